"""The drawn board: what a choice costs stands next to it before it is made."""

from __future__ import annotations

from collections.abc import Iterator

from kotatsu.board.drawing import Canvas
from kotatsu.board.look import look_of
from kotatsu.core.match import Match
from kotatsu.core.registry import load_game
from kotatsu.core.texts import Texts
from kotatsu.games.yokohama.state import YokohamaState
from kotatsu.games.yokohama.steps.areas import Church, Laboratory
from kotatsu.games.yokohama.steps.rewards import PickBonus
from tests.tables import walk

GAME = load_game("yokohama")
TEXTS = Texts(GAME, "en")
GAMES = 6


def drawn(match: Match, narrow: bool) -> str:
    """The board as the one to act sees it."""
    seat = match.to_act()[0]
    view = match.view(seat)
    targets = [GAME.vocabulary.target(code) for code in view.moves(seat)]
    canvas = Canvas(view, TEXTS, dict.fromkeys(targets, ""), narrow)
    look_of(GAME).draw(view, canvas)
    return canvas.svg("")


def decisions(kind: type) -> Iterator[tuple[Match, YokohamaState]]:
    """Positions of some games in which a decision of a kind is taken."""
    found = 0
    for seed in range(GAMES):
        for match, _ in walk(("yokohama", 2), seed):
            state = match.state
            if state.stack and isinstance(state.stack[-1], kind):
                assert isinstance(state, YokohamaState)
                found += 1
                yield match, state
    assert found


def test_church_cards_show_how_many_offerings_are_missing() -> None:
    for match, state in decisions(Church):
        step = state.stack[-1]
        assert isinstance(step, Church)
        missing = [state.box.faith[card] - step.faith for card in state.church_display]
        for narrow in (False, True):
            assert drawn(match, narrow).count("#i-offering") == sum(n > 0 for n in missing)


def test_technology_cards_show_their_price() -> None:
    for match, state in decisions(Laboratory):
        step = state.stack[-1]
        assert isinstance(step, Laboratory)
        units = [step.units(state, card) for card in state.tech_display]
        board = drawn(match, narrow=False)
        assert board.count(">/</text>") == sum(n > 0 for n in units)
        assert all(f">{n * state.box.yen_per_unit}</text>" in board for n in units if n)


def test_bonus_cards_light_the_rows_that_pay() -> None:
    for match, state in decisions(PickBonus):
        step = state.stack[-1]
        assert isinstance(step, PickBonus)
        visits = drawn(match, narrow=False).count('"step lit"') - (step.level + 1) * len(state.bonus_display)
        assert visits in (0, 1)  # the ladder of the area where it happens
