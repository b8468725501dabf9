"""Scenarios hold, and complete games of earlier days replay to the same result, move by move, for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from kotatsu.games import NAMES
from kotatsu.testing import some_laws
from tests.tables import GAMES

TESTS = Path(__file__).parents[1]

pytestmark = pytest.mark.both_ways

TestFiles = some_laws("files", GAMES, TESTS)


def test_every_game_has_kept_records() -> None:
    assert {path.stem.split("-")[0] for path in (TESTS / "records").glob("*.txt")} == set(NAMES)
