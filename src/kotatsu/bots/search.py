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
CARE: Final = 300  # tries for each further decision of the first candidate: who looks no further ahead has as many
POLISH: Final = 60  # and for those of the others
REST: Final = 100  # tries for the rest of the own turn after something has come to light
PART: Final = 8  # of the budget, the most that one sketch may take; half of it is kept for comparing
PATIENCE: Final = 12  # times everybody may be asked while no turn ends; some games allow moves that undo each other
TRUST: Final = 0.5  # the most that what comes later counts beside the end of the turn: both are wrong at times


class Candidate:
    """A turn that is considered, and what has come of it so far."""

    def __init__(self, moves: list[int], hope: int) -> None:
        self.moves = moves
        self.hope = hope  # what it seemed worth at its end when it was found
        self.ends: list[int] = []  # by world, what its end was worth there
        self.outcomes: list[int] = []  # and what came of it some rounds later
        self.value = float(hope)  # all that together, in hundredths of a point


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
        running = self._candidates(worlds, seat, budget.tries, deadline)
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
            weigh(running)
            running.sort(key=_value, reverse=True)
            half = (len(running) + 1) // 2
            beaten = running[half:] + beaten
            running = running[:half]
        return running + beaten

    # -- candidates --------------------------------------------------------------------------------

    def _candidates(self, worlds: list[State], seat: int, tries: int, deadline: float) -> list[Candidate]:
        """The most promising turns: first the best one, then those that begin differently, then the best of the rest."""
        half = self.turns.tried + tries // 2
        found: dict[tuple[int, ...], Candidate] = {}
        for world in worlds:
            best: dict[tuple[int, ...], Line] = {}
            for line in self.turns.lines(world, seat, min(SKETCH, max(LEAST, tries // PART))):
                key = tuple(line.moves)
                if key not in best or line.value > best[key].value:
                    best[key] = line
            for key, line in best.items():
                found.setdefault(key, Candidate(line.moves, 0)).ends.append(line.value)
        for candidate in found.values():
            candidate.value = sum(candidate.ends) / len(candidate.ends)
        every = sorted(found.values(), key=_value, reverse=True)
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
            line = Line(candidate.moves, int(candidate.value))
            if self.turns.tried < half and time.monotonic() < deadline:
                line = self._polished(worlds[0], seat, line, min(POLISH if chosen else CARE, tries // PART))
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
                for other in self.turns.lines(state, seat, tries):
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
        judge = self.turns.judge
        ends: list[int] = []
        outcomes: list[int] = []
        for candidate in running:
            if self.turns.tried >= last or time.monotonic() >= deadline:
                return False
            state = self._end(world, seat, candidate.moves)
            ends.append(judge.value(state, seat))
            outcomes.append(judge.value(self._later(state, world.turn, target), seat))
        for number, candidate in enumerate(running):
            candidate.ends.append(ends[number])
            candidate.outcomes.append(outcomes[number])
        return True

    def future(self, world: State, seat: int, moves: list[int], target: int) -> State:
        """Where a turn leads some rounds later, if everybody goes on sensibly."""
        return self._later(self._end(world, seat, moves), world.turn, target)

    def _end(self, world: State, seat: int, moves: list[int]) -> State:
        """The end of a turn, or where somebody else has to decide first."""
        turns = self.turns
        turn = world.turn
        state = world.copy()
        turns.tried += len(moves)
        for code in moves:
            if state.turn != turn or code not in state.moves(seat):
                break  # this world is too different from the one where the turn was found
            state.apply(code, seat)
        return turns.play(state, seat, REST) if state.turn == turn and state.moves(seat) else state

    def _later(self, state: State, turn: int, target: int) -> State:
        turns = self.turns
        asked = 0
        while state.depth and (state.turn < target or state.turn == turn) and asked < PATIENCE * state.seats:
            before = state.turn
            state = turns.play(state, state.actor(), state.reply_tries())
            asked = asked + 1 if state.turn == before else 0
        return state


def weigh(running: list[Candidate]) -> None:
    """Find out what turns are worth that have met the same worlds.

    How the end of a turn looks is nearly certain, what comes later depends on what everybody does then. So the latter counts
    as far as it says the same from world to world: with few worlds little, with many up to `TRUST`.
    """
    worlds = len(running[0].outcomes)
    if not worlds:
        return
    ends = [sum(candidate.ends) / worlds for candidate in running]
    later = [sum(candidate.outcomes) / worlds - end for candidate, end in zip(running, ends, strict=True)]
    usual = sum(later) / len(later)
    signal = 0.0
    noise = 0.0
    for world in range(worlds):
        common = 0.0
        for candidate in running:
            common += candidate.outcomes[world] - candidate.ends[world]
        common /= len(running)
        for number, candidate in enumerate(running):
            noise += (candidate.outcomes[world] - candidate.ends[world] - common - later[number] + usual) ** 2
    for change in later:
        signal += (change - usual) ** 2
    trust = 0.0
    if worlds > 1 and signal > 0:
        trust = TRUST * max(0.0, 1 - noise / (worlds * (worlds - 1)) / signal)
    for number, candidate in enumerate(running):
        candidate.value = ends[number] + trust * later[number]


def _value(candidate: Candidate) -> float:
    return candidate.value
