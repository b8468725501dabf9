# kotatsu: compiled
"""The bot that takes any legal move: the opponent of first tests, and the zero of every scale."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from kotatsu.bots.bot import USUAL, Bot, Budget
from kotatsu.core.state import State


class RandomBot(Bot):
    """Takes any legal move."""

    name: ClassVar[str] = "random"
    title: ClassVar[Mapping[str, str]] = {"en": "careless", "de": "unbekümmert"}

    def at_once(self, moves: list[int]) -> int:
        return moves[self.rng.below(len(moves))]

    def choose(self, view: State, seat: int, budget: Budget = USUAL) -> int:
        return self.at_once(view.moves(seat))
