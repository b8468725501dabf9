"""Whole games: how long they are, how they end and whether the evaluator knows what is good."""

from __future__ import annotations

import pytest

from kotatsu.bots import play_game
from kotatsu.bots.bot import Budget
from kotatsu.bots.greedy import GreedyBot
from kotatsu.bots.random_bot import RandomBot
from kotatsu.core.playout import playout
from kotatsu.core.registry import load_game
from kotatsu.core.rng import seeded
from kotatsu.games.edo.state import EdoState


def start(seats: int, seed: str) -> EdoState:
    state = load_game("edo").start(seats, seed)
    assert isinstance(state, EdoState)
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_random_game_is_short(seats: int) -> None:
    """EDO-8.4: at most ten rounds, and a bounded number of decisions in each."""
    longest = 0
    for seed in range(60):
        state = start(seats, f"random {seed}")
        longest = max(longest, playout(state, seeded(f"moves {seed}")))
        assert state.round <= 10
    assert longest < 350 * seats


def test_looking_ahead_beats_chance_and_ends_the_game_by_power() -> None:
    """EDO-8.1, EDO-9.1: the evaluator builds in EDO and reaches twelve power points."""
    by_power = 0
    for seed in range(3):
        state = start(2, f"greedy {seed}")
        me = seed % 2
        bots = [
            GreedyBot(seeded(f"{seed}")) if seat == me else RandomBot(seeded(f"{seat} {seed}")) for seat in range(2)
        ]
        outcome = play_game(state, bots, Budget(tries=60))
        assert outcome.places[me] == 1
        by_power += sum(state.players[me].power) >= state.box.end_power
    assert by_power >= 2
