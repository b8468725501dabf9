"""What chance decides at the beginning, and what it does not."""

from __future__ import annotations

from kotatsu.core.match import Match
from kotatsu.core.registry import load_game
from kotatsu.games.yokohama.state import YokohamaState

GAME = load_game("yokohama")


def dealt(seed: int, first: str = "random") -> YokohamaState:
    state = Match.new(GAME, 2, seed, {"first": first}).state
    assert isinstance(state, YokohamaState)
    return state


def test_the_start_player_is_drawn_by_lot_unless_named() -> None:
    """YOK-3.9, YOK-15.1"""
    starters = [dealt(seed).starter for seed in range(40)]
    assert 8 < sum(starters) < 32
    assert {dealt(seed, "A").starter for seed in range(8)} == {0}
    assert {dealt(seed, "B").starter for seed in range(8)} == {1}


def test_every_deck_is_shuffled() -> None:
    """YOK-3.1, YOK-3.3, YOK-3.4, YOK-3.5, YOK-15.1: every card turns up everywhere, here in the rows laid out."""
    states = [dealt(seed) for seed in range(120)]
    assert {card for state in states for card in state.bonus_display} == set(range(16))
    assert {card for state in states for card in state.tech_display} == set(range(20))
    assert {card for state in states for card in state.church_display} == set(range(9))
    assert {card for state in states for card in state.church_removed} == set(range(9))
    assert {card for state in states for card in state.players[1].drawn} == set(range(30))


def test_the_start_player_draws_first_and_the_rejected_cards_lie_lowest() -> None:
    """YOK-3.11: whoever answers first, the start player's card goes under the deck before the other's."""
    for seed in range(6):
        for order in ((0, 1), (1, 0)):
            match = Match.new(GAME, 2, seed)
            state = match.state
            assert isinstance(state, YokohamaState)
            first = state.starter
            rejected = [state.players[seat].drawn[2] for seat in range(2)]
            for seat in order:
                match.play("keep:1+2", seat)
            state = match.state
            assert isinstance(state, YokohamaState)
            assert state.order_deck[:2] == [rejected[1 - first], rejected[first]]
