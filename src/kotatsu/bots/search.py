# kotatsu: compiled
"""The searcher: a few whole turns, compared by what comes of them some rounds later.

Everything hidden is drawn, and what rivals chose in secret is chosen for them by themselves: a world. In each world every
candidate is played, then everybody plays whole turns found with few tries, each for their own good, until the position is
judged. All candidates meet the same worlds; the worse half of them is dropped when its share of the budget is spent.
"""

from __future__ import annotations

import time
from typing import Final

from kotatsu.bots.bot import Budget
from kotatsu.bots.judge import Judge
from kotatsu.bots.turns import Line, Turns
from kotatsu.core.rng import Rng
from kotatsu.core.state import SEVERAL, State

CANDIDATES: Final = 8
SKETCHES: Final = 2  # worlds in which candidates are looked for
SKETCH: Final = 600  # tries for that in each of them
LEAST: Final = 40  # however small the budget is: with fewer, turns are not followed to their end
POLISH: Final = 60  # tries for each further decision of a candidate
PART: Final = 8  # of the budget, the most that one sketch may take
PATIENCE: Final = 12  # times everybody may be asked while no turn ends; some games allow moves that undo each other


class Candidate:
    """A turn that is considered, and what has come of it so far."""

    def __init__(self, moves: list[int], hope: int) -> None:
        self.moves = moves
        self.hope = hope  # what it seems worth at its end
        self.total = 0
        self.worlds = 0

    def mean(self) -> float:
        """What it is worth, in hundredths of a point: half by what came of it some rounds later, half by how its end looks.
        Both are wrong at times, and rarely at the same time."""
        return (self.total / self.worlds + self.hope) / 2 if self.worlds else float(self.hope)


class Searcher:
    """Finds the best turn: in several worlds that could be true, with what the others would answer."""

    def __init__(self, judge: Judge) -> None:
        self.turns = Turns(judge)

    def search(self, view: State, seat: int, budget: Budget, rng: Rng) -> list[Candidate]:
        """The turns that were considered, the best one first."""
        deadline = time.monotonic() + budget.seconds
        turns = self.turns
        last = turns.tried + budget.tries
        worlds = [self.world(view, seat, rng) for _ in range(SKETCHES)]
        running = self._candidates(worlds, seat, budget.tries, last, deadline)
        beaten: list[Candidate] = []
        target = view.turn + view.turns_in(view.foresight())
        number = 0
        while len(running) > 1 and turns.tried < last:
            stages = (len(running) - 1).bit_length()
            now = time.monotonic()
            until = now + (deadline - now) / stages
            limit = turns.tried + (last - turns.tried) // stages
            while True:
                world = worlds[number] if number < SKETCHES else self.world(view, seat, rng)
                number += 1
                if not self._compare(world, seat, running, target, last, deadline):
                    break
                if turns.tried >= limit or time.monotonic() >= until:
                    break
            running.sort(key=_mean, reverse=True)
            half = (len(running) + 1) // 2
            beaten = running[half:] + beaten
            running = running[:half]
        return running + beaten

    # -- candidates --------------------------------------------------------------------------------

    def _candidates(self, worlds: list[State], seat: int, tries: int, last: int, deadline: float) -> list[Candidate]:
        """The most promising turns: first those that begin differently, then the best of the rest."""
        found: dict[tuple[int, ...], Candidate] = {}
        for world in worlds:
            best: dict[tuple[int, ...], Line] = {}
            for line in self.turns.lines(world, seat, min(SKETCH, max(LEAST, tries // PART))):
                key = tuple(line.moves)
                if key not in best or line.value > best[key].value:
                    best[key] = line
            for key, line in best.items():
                candidate = found.setdefault(key, Candidate(line.moves, 0))
                candidate.total += line.value
                candidate.worlds += 1
        every = sorted(found.values(), key=_mean, reverse=True)
        begun: set[int] = set()
        first: list[Candidate] = []
        rest: list[Candidate] = []
        for candidate in every:
            if candidate.moves[0] in begun:
                rest.append(candidate)
            else:
                begun.add(candidate.moves[0])
                first.append(candidate)
        chosen: list[Candidate] = []
        seen: set[tuple[int, ...]] = set()
        for candidate in first + rest:
            line = Line(candidate.moves, candidate.total // candidate.worlds)
            if self.turns.tried < last and time.monotonic() < deadline:
                line = self._polished(worlds[0], seat, line, tries)
            content = tuple(sorted(line.moves))
            if content not in seen:  # the same in another order is no alternative
                seen.add(content)
                chosen.append(Candidate(line.moves, line.value))
                if len(chosen) == CANDIDATES:
                    break
        return chosen

    def _polished(self, world: State, seat: int, line: Line, tries: int) -> Line:
        """A turn with its later decisions thought over: a sketch has few tries left for them."""
        state = world.copy()
        for at in range(1, len(line.moves)):
            if at >= len(line.moves) or line.moves[at - 1] not in state.moves(seat):
                break
            state.apply(line.moves[at - 1], seat)
            if state.turn != world.turn:
                break
            if len(state.moves(seat)) > 1:
                for other in self.turns.lines(state, seat, min(POLISH, tries // PART)):
                    if other.value > line.value:
                        line = Line(line.moves[:at] + other.moves, other.value)
        return line

    # -- worlds ------------------------------------------------------------------------------------

    def world(self, view: State, seat: int, rng: Rng) -> State:
        """A full state that looks the same to this seat, in which the others have chosen sensibly what is secret."""
        world = view.determinize(seat, rng)
        world.reopen(seat)
        for _ in range(PATIENCE * world.seats):
            if not world.depth or world.top().asks() != SEVERAL:
                break
            others = [other for other in world.to_act() if other != seat]
            if not others:
                break
            world = self.turns.play(world, others[0], world.reply_tries())
        return world

    def _compare(
        self, world: State, seat: int, running: list[Candidate], target: int, last: int, deadline: float
    ) -> bool:
        """Let all candidates meet one world. If the budget does not suffice for all of them, it counts for none."""
        outcomes: list[int] = []
        for candidate in running:
            if self.turns.tried >= last or time.monotonic() >= deadline:
                return False
            outcomes.append(self._outcome(world, seat, candidate.moves, target))
        for candidate, outcome in zip(running, outcomes, strict=True):
            candidate.total += outcome
            candidate.worlds += 1
        return True

    def _outcome(self, world: State, seat: int, moves: list[int], target: int) -> int:
        """What a turn is worth some rounds later."""
        return self.turns.judge.value(self.future(world, seat, moves, target), seat)

    def future(self, world: State, seat: int, moves: list[int], target: int) -> State:
        """Where a turn leads some rounds later, if everybody goes on sensibly."""
        turns = self.turns
        turn = world.turn
        state = world.copy()
        turns.tried += len(moves)
        for code in moves:
            if state.turn != turn or code not in state.moves(seat):
                break  # this world is too different from the one where the turn was found
            state.apply(code, seat)
        asked = 0
        while state.depth and (state.turn < target or state.turn == turn) and asked < PATIENCE * state.seats:
            before = state.turn
            state = turns.play(state, state.actor(), state.reply_tries())
            asked = asked + 1 if state.turn == before else 0
        return state


def _mean(candidate: Candidate) -> float:
    return candidate.mean()
