"""Settings of pytest for the tests, the documentation and the examples in docstrings."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest
from _pytest.doctest import DoctestItem
from tests.postgres import Postgres
from tools.bootstrap import postgres_programs


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Examples in docstrings belong to the run on the interpreted source: compiled functions hide theirs."""
    for item in items:
        if isinstance(item, DoctestItem):
            item.add_marker("both_ways")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of our own, once for each process of the tests; each test has databases of its own in it."""
    if postgres_programs() is None:
        pytest.skip("no PostgreSQL here: sudo apt-get install postgresql")
    with closing(Postgres()) as server:
        yield server
