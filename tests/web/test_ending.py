"""The end of a game as a story."""

from __future__ import annotations

from pathlib import Path

from kotatsu.core.scenario import load_scenario, play_lines
from kotatsu.core.texts import Texts
from kotatsu.web.ending import ending
from kotatsu.web.words import words_in

SCENARIOS = Path(__file__).parents[1] / "scenarios"


def test_the_story_of_the_lead_names_the_winner() -> None:
    """EDO-9.1: whoever has most points without a house in EDO has lost, and never was ahead."""
    match = load_scenario(SCENARIOS / "edo" / "e-36-leader-without-edo.toml").begin()
    play_lines(match, ["A keep"])
    assert match.over and match.scores()[0] > match.scores()[1]
    told = ending(match, ["Ada", "Ben"], "table", Texts(match.game, "en"), words_in("en"))
    story = told.split('<p class="story" role="status">')[1].split("</p>")[0]
    assert "Ben" in story and "Ada" not in story
