# kotatsu: compiled
"""Whole random games inside the kernel: no call from Python per move."""

from __future__ import annotations

from kotatsu.core.rng import Rng
from kotatsu.core.state import State


def playout(state: State, rng: Rng) -> int:
    """Play random moves on `state` itself until the game is over; the number of decisions taken."""
    decisions = 0
    while state.depth:
        moves = state.moves()
        state.apply(moves[rng.below(len(moves))])
        decisions += 1
    return decisions


def playouts(start: State, rng: Rng, games: int) -> int:
    """Play `games` random games from the same position; the number of decisions taken."""
    decisions = 0
    for _ in range(games):
        state = start.copy()
        state.rng = rng.fork()
        decisions += playout(state, rng)
    return decisions


def copies(state: State, count: int) -> None:
    """Copy a position many times, for measuring."""
    for _ in range(count):
        state.copy()
