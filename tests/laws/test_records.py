"""Complete games of earlier days replay to the same result, move by move, for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from kotatsu.core.match import Match
from kotatsu.games import NAMES

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.txt"))


@pytest.mark.both_ways
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_kept_game_replays_to_its_end(path: Path) -> None:
    match = Match.load(path)
    assert match.over
    assert match.record() == path.read_text(encoding="utf-8")


def test_every_game_has_kept_records() -> None:
    assert {path.stem.split("-")[0] for path in RECORDS} == set(NAMES)
