# kotatsu: compiled
"""The bot that takes any legal move: the opponent of first tests, and the zero of every scale."""

from __future__ import annotations

from typing import ClassVar

from kotatsu.bots.bot import Bot
from kotatsu.core.state import State


class RandomBot(Bot):
    name: ClassVar[str] = "random"

    def choose(self, view: State, seat: int) -> int:
        moves = view.moves(seat)
        return moves[self.rng.below(len(moves))]
