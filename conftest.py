"""Settings of pytest for the tests, the documentation and the examples in docstrings."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from _pytest.doctest import DoctestItem
from tests.postgres import Postgres
from tools.bootstrap import BOTH_WAYS, postgres_programs

from kotatsu.bots.registry import bot_names
from kotatsu.core.registry import load_game
from kotatsu.games import NAMES

NEVER_ENDS = 900  # seconds: a browser that answers nothing any more is ended


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Examples in docstrings belong to the run on the interpreted source: compiled functions hide theirs.

    What fails in a browser is tried once more, and the run says so at its end: what fails twice is broken.
    """
    for item in items:
        if isinstance(item, DoctestItem):
            item.add_marker("both_ways")
        elif "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.flaky(reruns=1))
            item.add_marker(pytest.mark.timeout(NEVER_ENDS))
        if config.option.markexpr == BOTH_WAYS and not _shows_a_difference(item):
            item.add_marker("exhaustive")


def _shows_a_difference(item: pytest.Item) -> bool:
    """Whether the interpreted source has to do it in every run: each game with the fewest seats, each bot at one game.

    That compiled and interpreted rules play the same games with any number of seats is proved by their records.
    """
    given: dict[str, Any] = getattr(getattr(item, "callspec", None), "params", {})
    if "table" in given:
        name, seats = given["table"]
        return bool(seats == load_game(name).seat_counts[0])
    if {"game", "bot"} <= given.keys():
        return NAMES.index(given["game"]) == bot_names().index(given["bot"]) % len(NAMES)
    return True


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of our own, once for each process of the tests; each test has databases of its own in it."""
    if postgres_programs() is None:
        pytest.skip("no PostgreSQL here: sudo apt-get install postgresql")
    with closing(Postgres()) as server:
        yield server
