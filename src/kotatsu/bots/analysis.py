"""What a seat could do, what comes of it, and why: for people who ask, and for looking back at a game.

The strongest bots' own search finds what is best; then what was found is proved: every line meets worlds that the search has
not seen, because of several lines the one that seems best has mostly had luck, too. Everything is found from a view, so it
never knows more than whoever asks; and chance comes from that view too, so the same view gets the same answer.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Sequence
from statistics import fmean, variance
from typing import NamedTuple

from kotatsu.bots.bot import NO_LIMIT, Budget
from kotatsu.bots.judge import Judge
from kotatsu.bots.search import CARE, POLISH, Candidate, Searcher, lead, weigh
from kotatsu.bots.turns import Line
from kotatsu.core.game import AnyGame
from kotatsu.core.position import dump_position
from kotatsu.core.rng import Rng, seeded
from kotatsu.core.state import FAR, State

ADVICE = Budget(800_000, 20.0)  # tries end it before the clock does, so that the same view gets the same answer
MOST_WORLDS = 64  # that lines meet to be proved: more say nothing new
SURE = 2  # standard errors beyond which a difference is no chance
NOBODY_KNOWS = 10**9  # the error of what was seen once


class Thought(NamedTuple):
    """Something to do now, with what is planned after it in the same turn."""

    line: tuple[int, ...]
    value: int  # the lead over the best of the others that is expected at the end, in hundredths of a point
    error: int  # the standard error of what lies between this and the best, for the best that of its lead
    gains: tuple[int, ...]  # points by category that are expected on top of those now, some rounds later, in hundredths


def chance_of(game: AnyGame, view: State, seat: int) -> Rng:
    """Chance that depends on what a seat sees and on nothing else."""
    return seeded(f"{seat} {json.dumps(dump_position(game, view), sort_keys=True)}")


def is_clear(thought: Thought, best: Thought) -> bool:
    """Whether a line is worse than the best one, and not by chance."""
    return best.value - thought.value > SURE * thought.error


def analyse(game: AnyGame, view: State, seat: int, budget: Budget = ADVICE) -> list[Thought]:
    """What a seat that is to act could do, each first move once: first what the strongest would do, then the best others."""
    study = Study(game, view, seat, budget)
    lines: dict[int, Sequence[int]] = {}
    for candidate in study.candidates:
        lines.setdefault(candidate.moves[0], candidate.moves)
    for move in view.moves(seat):
        if move not in lines:
            lines[move] = study.planned(move)
    return study.proved(list(lines.values()))


class Study:
    """One thought about one question: half of its budget finds the best turn, half proves it."""

    def __init__(self, game: AnyGame, view: State, seat: int, budget: Budget) -> None:
        self._view, self._seat = view, seat
        self._rng = chance_of(game, view, seat)
        self._searcher = Searcher(Judge())
        self._budget = Budget(max(1, budget.tries // 2), budget.seconds / 2)
        self.candidates = self._searcher.search(view, seat, self._budget, self._rng)  # the best first

    def planned(self, move: int) -> list[int]:
        """The best turn that begins with a move, as far as nothing unknown comes to light: thought over like those that the
        search has found, so that no move looks worse because nobody has thought about it."""
        searcher, seat = self._searcher, self._seat
        world = self._world()
        state = world.copy()
        state.apply(move, seat)
        if state.turn != world.turn or state.reveals != world.reveals or not state.moves(seat):
            return [move]
        rest = max(searcher.turns.lines(state, seat, CARE), key=lambda line: line.value)
        return searcher.polished(world, seat, Line([move, *rest.moves], rest.value), POLISH).moves

    def proved(self, lines: Sequence[Sequence[int]]) -> list[Thought]:
        """What comes of lines in the same worlds, the first of which is held to be the best. Another one that did better here
        is as good."""
        met = [_Line(line) for line in lines]
        deadline = time.monotonic() + self._budget.seconds
        last = self._searcher.tried + self._budget.tries
        for number in range(MOST_WORLDS):
            ends = self._ends(met, last, deadline) if number else self._ends(met, NO_LIMIT, math.inf)
            if len(ends) < len(met):
                break  # a world that the budget does not suffice for counts for nobody
            for line, end in zip(met, ends, strict=True):
                line.ends_with(end)
        weigh([line.candidate for line in met])
        now = self._view.score(self._seat)
        best, *others = met
        noise = fmean(other.noise(best) for other in others) if others else 0.0
        thoughts = [best.thought(best, _variance(best.leads), now)]
        thoughts += [other.thought(best, max(noise, other.noise(best)), now) for other in others]
        return sorted(thoughts, key=lambda thought: -thought.value)  # the first one stays the first

    def _ends(self, met: Sequence[_Line], last: int, deadline: float) -> list[_Ending]:
        """What comes of lines in a world, as long as there is time."""
        world = self._world()
        ends: list[_Ending] = []
        for line in met:
            if self._searcher.tried >= last or time.monotonic() >= deadline:
                break
            ends.append(line.played(self._searcher, world, self._seat))
        return ends

    def _world(self) -> State:
        return self._searcher.world(self._view, self._seat, self._rng)


class _Ending(NamedTuple):
    """What has come of a line in one world, in hundredths of a point but for the last."""

    worth: int  # the end of the turn
    outcome: int  # the end of the game
    lead: int  # the same, over the best of the others, as people count
    soon: list[int]  # points by category some rounds later


class _Line:
    """A line, and what has come of it in each world so far."""

    def __init__(self, moves: Sequence[int]) -> None:
        self.candidate = Candidate(list(moves), 0)
        self.leads: list[int] = []
        self._points: list[list[int]] = []

    def played(self, searcher: Searcher, world: State, seat: int) -> _Ending:
        """What comes of it in a world."""
        state = searcher.end(world, seat, self.candidate.moves)
        worth = state.evaluate(seat) if state.depth else lead(state, seat)  # points, whoever wins
        state = searcher.later(state, world.turn, world.turn + world.turns_in(world.foresight()))
        soon = list(state.score(seat))
        state = searcher.later(state, world.turn, world.turn + FAR)
        outcome = state.evaluate(seat) if state.depth else lead(state, seat)
        points = [sum(state.score(other)) for other in range(state.seats)]
        own = points.pop(seat)
        return _Ending(worth, outcome, 100 * (own - max(points)), soon)

    def ends_with(self, end: _Ending) -> None:
        self.candidate.ends.append(end.worth)
        self.candidate.outcomes.append(end.outcome)
        self.leads.append(end.lead)
        self._points.append(end.soon)

    def noise(self, best: _Line) -> float:
        """How much the difference to another line varies from world to world."""
        both = zip(best.candidate.outcomes, self.candidate.outcomes, strict=True)
        return _variance([one - other for one, other in both])

    def thought(self, best: _Line, noise: float, now: Sequence[int]) -> Thought:
        worlds = len(self._points)
        lost = max(0, round(best.candidate.value - self.candidate.value))
        gains = [
            100 * sum(found) // worlds - 100 * before
            for found, before in zip(zip(*self._points, strict=True), now, strict=True)
        ]
        error = min(NOBODY_KNOWS, math.ceil(math.sqrt(noise / worlds)))
        line = tuple(self.candidate.moves)
        return Thought(line, round(fmean(best.leads)) - lost, error, tuple(gains))


def _variance(values: Sequence[int]) -> float:
    return variance(values) if len(values) > 1 else float(NOBODY_KNOWS) ** 2
