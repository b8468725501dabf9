# kotatsu: compiled
"""The bot that looks to the end of its own turn and takes what then looks best."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from kotatsu.bots.bot import USUAL, Bot, Budget
from kotatsu.core.rng import Rng
from kotatsu.core.state import NONE, State

LONGEST_TURN: Final = 40  # decisions; some games allow moves that undo each other


class GreedyBot(Bot):
    """Unknown cards are drawn once at random; then all chains of own decisions share the budget of tries.

    A position in the middle of a turn says little, so a chain is always followed to the end of the turn before it is
    judged. Where the budget runs out, the rest of the chain is chosen one decision at a time.
    """

    name: ClassVar[str] = "greedy"
    title: ClassVar[Mapping[str, str]] = {"en": "merchant", "de": "Kaufmann"}
    level: ClassVar[int] = 2

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self._seat = NONE
        self._turn = 0
        self._tried = 0

    def choose(self, view: State, seat: int, budget: Budget = USUAL) -> int:
        moves = view.moves(seat)
        if len(moves) == 1:
            return moves[0]
        self._seat = seat
        self._turn = view.turn
        self._tried = 0
        tries = budget.tries
        state = view.determinize(seat, self.rng)
        best = NONE
        best_value = 0
        ties = 0
        for index, code in enumerate(moves):
            share = (tries - self._tried) // (len(moves) - index)
            value = self._value_after(state, code, share, LONGEST_TURN)
            if best == NONE or value > best_value:
                best, best_value, ties = code, value, 1
            elif value == best_value:
                ties += 1
                if self.rng.below(ties) == 0:
                    best = code
        return best

    def _options(self, state: State) -> list[int]:
        """The own moves, none when the turn is over or somebody else has to decide first."""
        return state.moves(self._seat) if state.turn == self._turn else []

    def _try(self, state: State, code: int) -> State:
        self._tried += 1
        twin = state.copy()
        twin.apply(code, self._seat)
        return twin

    def _value_after(self, state: State, code: int, budget: int, depth: int) -> int:
        """What the turn is worth at its end after this move, as far as the budget lets one see."""
        spent = self._tried + budget
        twin = self._try(state, code)
        moves = self._options(twin)
        if not moves or depth == 0:
            return twin.evaluate(self._seat)
        if spent - self._tried < len(moves):
            return self._follow(twin, depth)
        best = NONE
        best_value = 0
        for index, move in enumerate(moves):
            share = (spent - self._tried) // (len(moves) - index)
            value = self._value_after(twin, move, share, depth - 1)
            if best == NONE or value > best_value:
                best, best_value = move, value
        return best_value

    def _follow(self, state: State, depth: int) -> int:
        """The value at the end of the turn if each further decision is judged by its next position only."""
        while depth > 0:
            moves = self._options(state)
            if not moves:
                break
            best = self._try(state, moves[0])
            best_value = best.evaluate(self._seat)
            for code in moves[1:]:
                twin = self._try(state, code)
                value = twin.evaluate(self._seat)
                if value > best_value:
                    best, best_value = twin, value
            state = best
            depth -= 1
        return state.evaluate(self._seat)
