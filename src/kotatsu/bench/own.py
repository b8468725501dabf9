"""The work of our own games that is measured."""

from __future__ import annotations

import tracemalloc
from pathlib import Path

from kotatsu.bots.bot import Budget
from kotatsu.bots.judge import Judge
from kotatsu.bots.search import Searcher
from kotatsu.core.game import AnyGame
from kotatsu.core.playout import copies, playout, playouts
from kotatsu.core.registry import load_game
from kotatsu.core.rng import seeded
from kotatsu.core.state import State

GAMES_AT_ONCE = 4
COPIES_AT_ONCE = 2000
COPIES_WEIGHED = 1000
THOUGHT = Budget(1000, 3600)  # tries, whatever the clock says


class OwnGame:
    """A game with the fewest seats it allows: the closest to the peer's two."""

    def __init__(self, name: str, components: Path | str | None = None) -> None:
        self.game: AnyGame = load_game(name, components)
        self.seats = self.game.seat_counts[0]
        self._rng = seeded("bench")
        self._middle = middle(self.game, self.seats)
        self._deals = 0

    def play(self) -> int:
        """Play some random games with a new deal; the decisions taken."""
        self._deals += 1
        return playouts(self.game.start(self.seats, str(self._deals)), self._rng, GAMES_AT_ONCE)

    def copy(self) -> int:
        copies(self._middle, COPIES_AT_ONCE)
        return COPIES_AT_ONCE

    def think(self) -> int:
        """Search once; the whole turns judged."""
        searcher = Searcher(Judge())
        seat = self._middle.actor()
        searcher.search(self._middle.view(seat), seat, THOUGHT, self._rng)
        return searcher.ended

    def bytes_per_state(self) -> int:
        tracemalloc.start()
        try:
            before, _ = tracemalloc.get_traced_memory()
            kept = [self._middle.copy() for _ in range(COPIES_WEIGHED)]
            after, _ = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
        return (after - before) // len(kept)


def middle(game: AnyGame, seats: int) -> State:
    """A position halfway through a random game."""
    start: State = game.start(seats, "middle")
    decisions = playout(start.copy(), seeded("middle"))
    rng = seeded("middle")
    for _ in range(decisions // 2):
        moves = start.moves()
        start.apply(moves[rng.below(len(moves))])
    return start
