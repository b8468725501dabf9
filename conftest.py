"""Settings of pytest for the tests, the documentation and the examples in docstrings."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest
from _pytest.doctest import DoctestItem
from tests.postgres import Postgres
from tools.bootstrap import postgres_programs

NEVER_ENDS = 900  # seconds: a browser that answers nothing any more is ended


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Examples in docstrings belong to the run on the interpreted source: compiled functions hide theirs.

    What fails in a browser is tried once more, and the run says so at its end: what fails twice is broken.
    """
    for item in items:
        if isinstance(item, DoctestItem):
            item.add_marker("both_ways")
        elif "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.flaky(reruns=1))
            item.add_marker(pytest.mark.timeout(NEVER_ENDS))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of our own, once for each process of the tests; each test has databases of its own in it."""
    if postgres_programs() is None:
        pytest.skip("no PostgreSQL here: sudo apt-get install postgresql")
    with closing(Postgres()) as server:
        yield server
