"""Tests of what is kept run twice: on a file, and on a real PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.databases import BOTH, POSTGRES, kept_in
from tests.postgres import Postgres


@pytest.fixture(params=BOTH)
def each_database(request: pytest.FixtureRequest) -> Iterator[str]:
    """Which database the houses of this test use."""
    if request.param == POSTGRES:
        with kept_in(request.getfixturevalue("postgres")):
            yield POSTGRES
    else:
        yield request.param


@pytest.fixture
def a_postgres(postgres: Postgres) -> Iterator[Postgres]:
    """Houses of this test use PostgreSQL."""
    with kept_in(postgres):
        yield postgres
