"""What a seat could do, what comes of it, and why: for people who ask, and for looking back at a game.

Everything is found from a view, so it never knows more than whoever asks; and chance comes from that view too, so the same
view gets the same answer.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import NamedTuple

from kotatsu.bots.bot import Budget
from kotatsu.bots.judge import Judge
from kotatsu.bots.search import Searcher
from kotatsu.core.game import AnyGame
from kotatsu.core.position import dump_position
from kotatsu.core.rng import Rng, seeded
from kotatsu.core.state import State

ADVICE = Budget(40_000, 20.0)  # tries end it before the clock does, so that the same view gets the same answer
FIRST_WORLDS, MOST_WORLDS = 2, 16  # met by all lines, and by the last ones in their last round
FINALISTS = 3
SKETCH = 60  # tries for the rest of a turn of which only the first move is given


class Thought(NamedTuple):
    """Something to do now, with what is planned after it in the same turn."""

    line: tuple[int, ...]
    value: int  # the lead that is expected, in hundredths of a point
    gains: tuple[int, ...]  # points by category that are expected on top of those now, in hundredths


def chance_of(game: AnyGame, view: State, seat: int) -> Rng:
    """Chance that depends on what a seat sees and on nothing else."""
    return seeded(f"{seat} {json.dumps(dump_position(game, view), sort_keys=True)}")


def analyse(game: AnyGame, view: State, seat: int, budget: Budget = ADVICE) -> list[Thought]:
    """What a seat that is to act could do, the best first, each first move once.

    Half of the budget goes to finding good turns as the strongest bots do, half to comparing them with everything else.
    """
    half = Budget(max(1, budget.tries // 2), budget.seconds / 2)
    lines: dict[int, tuple[int, ...]] = {}
    for candidate in Searcher(Judge()).search(view, seat, half, chance_of(game, view, seat)):
        lines.setdefault(candidate.moves[0], tuple(candidate.moves))
    for move in view.moves(seat):
        lines.setdefault(move, (move,))
    return compare(game, view, seat, list(lines.values()), half)


def compare(
    game: AnyGame, view: State, seat: int, lines: Sequence[tuple[int, ...]], budget: Budget = ADVICE
) -> list[Thought]:
    """Lines weighed against each other in the same worlds, the best first.

    The worse half is dropped after each round, so that most of the budget goes to those that matter; how much worse a line
    is than the best one is seen in the worlds that both have met.
    """
    rng = chance_of(game, view, seat)
    future = Future(view, seat, rng)
    left = [_Weighed(line) for line in lines]
    dropped: list[_Weighed] = []
    worlds, deadline = FIRST_WORLDS, time.monotonic() + budget.seconds
    spent = False
    while True:
        for _ in range(worlds):
            world = future.world()
            for one in left:
                one.meet(future, world)
            spent = future.tries >= budget.tries or time.monotonic() >= deadline
            if spent:  # every line has met a world by now
                break
        left.sort(key=lambda one: -one.mean())
        if spent or len(left) == 1 or worlds >= MOST_WORLDS:
            break
        keep = max(FINALISTS, (len(left) + 1) // 2)
        dropped = left[keep:] + dropped
        left = left[:keep]
        worlds *= 2
    best, now = left[0], view.score(seat)
    return sorted((one.thought(best, now) for one in [*left, *dropped]), key=lambda thought: -thought.value)


class Future:
    """What may come of a line: worlds that look alike to a seat, and how everybody goes on in them."""

    def __init__(self, view: State, seat: int, rng: Rng) -> None:
        self.seat = seat
        self._view = view
        self._rng = rng
        self._searcher = Searcher(Judge())
        self._target = view.turn + view.turns_in(view.foresight())

    @property
    def tries(self) -> int:
        """How many moves were tried out so far."""
        return self._searcher.tried

    def world(self) -> State:
        """A full state that looks the same to the seat."""
        return self._searcher.world(self._view, self.seat, self._rng)

    def planned(self, world: State, line: tuple[int, ...]) -> tuple[int, ...]:
        """A whole turn that begins with a line, as far as nothing unknown comes to light."""
        state = world.copy()
        for code in line:
            if code not in state.moves(self.seat):
                return line
            state.apply(code, self.seat)
        if state.turn != world.turn or state.reveals != world.reveals or not state.moves(self.seat):
            return line
        rest = max(self._searcher.turns.lines(state, self.seat, SKETCH), key=lambda found: found.value)
        return line + tuple(rest.moves)

    def after(self, world: State, line: Sequence[int]) -> State:
        """The world when a line and what the others answer to it have been played."""
        return self._searcher.future(world, self.seat, list(line), self._target)


class _Weighed:
    """A line, and what has come of it in each world so far."""

    def __init__(self, line: tuple[int, ...]) -> None:
        self._line = line
        self._values: list[int] = []
        self._points: list[list[int]] = []

    def meet(self, future: Future, world: State) -> None:
        if not self._values:
            self._line = future.planned(world, self._line)
        state = future.after(world, self._line)
        self._values.append(state.evaluate(future.seat))
        self._points.append(list(state.score(future.seat)))

    def mean(self) -> float:
        return sum(self._values) / len(self._values)

    def thought(self, best: _Weighed, now: Sequence[int]) -> Thought:
        both = list(zip(self._values, best._values, strict=False))  # the worlds that both have met
        lost = sum(other - own for own, other in both) / len(both)
        gains = [
            100 * sum(found) // len(found) - 100 * before
            for found, before in zip(zip(*self._points, strict=True), now, strict=True)
        ]
        return Thought(self._line, round(best.mean() - lost), tuple(gains))
