# kotatsu: compiled
"""Whole turns: chains of a seat's own decisions, each followed to its end before it is judged.

A position in the middle of a turn says little, so the budget of tries is shared by all chains; where it runs out, the rest
of a chain is chosen one decision at a time.
"""

from __future__ import annotations

from typing import Final

from kotatsu.bots.judge import Judge
from kotatsu.core.state import NONE, State

LONGEST_TURN: Final = 40  # decisions; some games allow moves that undo each other
OFTEN: Final = 3  # times that the same is done in one turn although it is no gain


class Line:
    """A turn that was found: its moves up to where something unknown comes to light, and what its end is worth."""

    def __init__(self, moves: list[int], value: int) -> None:
        self.moves = moves
        self.value = value


class Turns:
    """Goes through the turns that a seat can make from a position, and judges where each leads."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.tried = 0  # moves tried out so far
        self.ended = 0  # whole turns judged so far
        self._seat = NONE
        self._turn = 0
        self._best: State | None = None
        self._best_value = 0
        self._keep = False
        self._lines: list[Line] = []
        self._path: list[int] = []
        self._known = 0  # moves of the path before something unknown came to light
        self._reveals = 0

    def play(self, state: State, seat: int, tries: int) -> State:
        """The position after the best turn of a seat that is to act, as far as so many tries show; `state` is used up."""
        self._begin(state, seat, False)
        self._explore(state, True, tries, LONGEST_TURN)
        best = self._best
        assert best is not None
        return best

    def lines(self, state: State, seat: int, tries: int) -> list[Line]:
        """All turns of a seat that so many tries lead to."""
        self._begin(state, seat, True)
        self._explore(state, False, tries, LONGEST_TURN)
        return self._lines

    def _begin(self, state: State, seat: int, keep: bool) -> None:
        self._seat = seat
        self._turn = state.turn
        self._best = None
        self._keep = keep
        self._lines = []
        self._path = []
        self._known = NONE
        self._reveals = state.reveals

    def _options(self, state: State) -> list[int]:
        """The own moves, none when the turn is over or somebody else has to decide first."""
        return state.moves(self._seat) if state.turn == self._turn else []

    def _try(self, state: State, code: int, last: bool) -> State:
        """The position after a move; the last one tried is made on the position itself, which nobody needs then."""
        self.tried += 1
        twin = state if last else state.copy()
        twin.apply(code, self._seat)
        return twin

    def _explore(self, state: State, ours: bool, budget: int, depth: int) -> None:
        """Follow all chains from here that the budget allows, and use the position up if it is ours."""
        moves = self._options(state)
        if not moves or depth == 0:
            self._end(state, self.judge.value(state, self._seat))
            return
        if budget < len(moves):
            self._follow(state if ours else state.copy(), moves, depth)
            return
        limit = self.tried + budget
        known = self._known
        for index, code in enumerate(moves):
            share = (limit - self.tried) // (len(moves) - index)
            twin = self._try(state, code, ours and index == len(moves) - 1)
            self._step(code, twin)
            self._explore(twin, True, share - 1, depth - 1)
            self._path.pop()
            self._known = known

    def _step(self, code: int, after: State) -> None:
        self._path.append(code)
        if self._known == NONE and after.reveals != self._reveals:
            self._known = len(self._path)

    def _follow(self, state: State, moves: list[int], depth: int) -> None:
        """One end of a turn: each further decision is judged by its next position only.

        In the middle of a turn a position may promise more than comes of it, and then one would go on for ever: walk to and
        fro, say, because somewhere else looks better. So nothing is done again and again unless it is a gain, and of all the
        ends that were passed on the way the best one counts.
        """
        known = self._known
        length = len(self._path)
        end: State | None = None  # the best one that was passed, with the way to it
        end_value = 0
        end_known = known
        end_path: list[int] = []
        value = self.judge.value(state, self._seat)
        while moves and depth > 0:
            best: State | None = None
            best_code = NONE
            best_value = 0
            best_new = False
            for index, code in enumerate(moves):
                twin = self._try(state, code, index == len(moves) - 1)
                worth = self.judge.value(twin, self._seat)
                if self._options(twin):
                    new = worth > value or self._path.count(code) < OFTEN
                    if best is None or (new and not best_new) or (new == best_new and worth > best_value):
                        best, best_code, best_value, best_new = twin, code, worth, new
                elif end is None or worth > end_value:
                    so_far = self._known
                    self._step(code, twin)
                    end, end_value, end_known, end_path = twin, worth, self._known, self._path[:]
                    self._path.pop()
                    self._known = so_far
            if best is None or (end is not None and (not best_new or end_value >= best_value)):
                break
            self._step(best_code, best)
            state, value = best, best_value
            moves = self._options(state)
            depth -= 1
        if end is None:
            self._end(state, value)
        else:
            self._path, self._known = end_path, end_known
            self._end(end, end_value)
        del self._path[length:]
        self._known = known

    def _end(self, state: State, value: int) -> None:
        self.ended += 1
        if self._best is None or value > self._best_value:
            self._best = state
            self._best_value = value
        if self._keep:
            known = self._known
            self._lines.append(Line(self._path[:] if known == NONE else self._path[:known], value))
