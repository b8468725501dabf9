# kotatsu: compiled
"""The bot that looks to the end of its own turn and takes what then looks best."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from kotatsu.bots.bot import USUAL, Bot, Budget
from kotatsu.bots.judge import Judge
from kotatsu.bots.turns import Turns
from kotatsu.core.rng import Rng
from kotatsu.core.state import NONE, State


class ByHand(Judge):
    """Counts as the makers of a game do, whatever was learned since."""

    def value(self, state: State, seat: int) -> int:
        return state.judged(seat, None)


class GreedyBot(Bot):
    """Unknown cards are drawn once at random; then all chains of own decisions share the budget of tries."""

    name: ClassVar[str] = "greedy"
    title: ClassVar[Mapping[str, str]] = {"en": "greedy", "de": "gierig"}
    judges: ClassVar[type[Judge]] = Judge

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.judge = self.judges()

    def at_once(self, moves: list[int]) -> int:
        return moves[0] if len(moves) == 1 else NONE

    def choose(self, view: State, seat: int, budget: Budget = USUAL) -> int:
        moves = view.moves(seat)
        if len(moves) == 1:
            return moves[0]
        lines = Turns(self.judge).lines(view.determinize(seat, self.rng), seat, self.within(budget).tries)
        value = max([line.value for line in lines])
        best: list[int] = []  # ways to begin that end equally well
        for line in lines:
            if line.value == value and line.moves[0] not in best:
                best.append(line.moves[0])
        return best[self.rng.below(len(best))]


class PlainBot(GreedyBot):
    """The same without anything that a lesson says: it stays as it is when others learn, so progress shows against it."""

    name: ClassVar[str] = "plain"
    title: ClassVar[Mapping[str, str]] = {"en": "plain", "de": "schlicht"}
    judges: ClassVar[type[Judge]] = ByHand
