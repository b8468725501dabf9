"""The scenarios of this game begin in positions that the box allows."""

from __future__ import annotations

from pathlib import Path

import pytest

from kotatsu.core.match import Match
from kotatsu.core.registry import load_game
from kotatsu.core.scenario import load_scenario
from kotatsu.core.state import NONE
from kotatsu.games.yokohama.state import YokohamaState

SCENARIOS = sorted((Path(__file__).parents[2] / "scenarios" / "yokohama").glob("*.toml"))


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_the_position_fits_into_the_box(path: Path) -> None:
    match = load_scenario(path).begin()
    state = match.state
    assert isinstance(state, YokohamaState)
    assert match.game.census(state) == match.game.census(Match.new(load_game("yokohama")).state)
    for player in state.players:
        assert sum(player.extra) <= 4
        assert player.tapped & ~player.techs == 0
    lying = sum(area != NONE for player in state.players for area in player.lies_in)
    stages = [getattr(step, "stage", 0) for step in state.stack]
    assert lying == state.played + (1 if max(stages, default=0) else 0)
