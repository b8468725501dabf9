# kotatsu: compiled
"""The searcher: a few whole turns, compared by what comes of them.

Everything hidden is drawn, and what rivals chose in secret is chosen for them by themselves: a world. In each world every
candidate is played, then everybody plays whole turns found with few tries, each for their own good, to the end of the game or
as far as the game says that it is worth looking. All candidates meet the same worlds; the worse half of them is dropped when
its share of the budget is spent.
"""

from __future__ import annotations

import time
from typing import Final

from kotatsu.bots.bot import Budget
from kotatsu.bots.company import Opinion, ask_all
from kotatsu.bots.judge import Judge
from kotatsu.bots.turns import Line, Turns
from kotatsu.core.rng import Rng
from kotatsu.core.state import FAR, SEVERAL, State

CANDIDATES: Final = 6
SKETCHES: Final = 2  # worlds in which candidates are looked for
SKETCH: Final = 600  # tries for that in each of them
LEAST: Final = 40  # however small the budget is: with fewer, turns are not followed to their end
CARE: Final = 300  # tries for each further decision of the first candidate: who looks no further ahead has as many
POLISH: Final = 60  # and for those of the others
REST: Final = 100  # tries for the rest of the own turn after something has come to light
PART: Final = 8  # of the budget, the most that one sketch may take; half of it is kept for comparing
PATIENCE: Final = 12  # times everybody may be asked while no turn ends; some games allow moves that undo each other


class Unsure(Judge):
    """Errs a little, each time otherwise.

    Where little is hidden, players who never err would play the same game on in every world, and one that happens to end
    well is no reason for anything.
    """

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.rng = Rng(1, 2, 3, 4)  # that of the one who thinks takes its place
        self.doubt = 0  # the most it may be wrong, in hundredths of a point

    def value(self, state: State, seat: int) -> int:
        worth = self.judge.value(state, seat)
        doubt = self.doubt
        return worth if not doubt else worth + self.rng.below(doubt) + self.rng.below(doubt) - doubt


class Candidate:
    """A turn that is considered, and what has come of it so far."""

    def __init__(self, moves: list[int], hope: int) -> None:
        self.moves = moves
        self.hope = hope  # what it seemed worth at its end when it was found
        self.ends: list[int] = []  # by world, what its end was worth there
        self.outcomes: list[int] = []  # and how the game ended there, or where it was left
        self.value = float(hope)  # all that together, in hundredths of a point


class Searcher:
    """Finds the best turn: in several worlds that could be true, with what the others would answer."""

    def __init__(self, judge: Judge) -> None:
        self.turns = Turns(judge)
        self._unsure = Unsure(judge)
        self._crowd = Turns(self._unsure)  # everybody, after the turn that is thought about
        self.outlook = FAR  # how many turns are played on before it is judged what came of one
        self._doubt = 0

    @property
    def tried(self) -> int:
        """How many moves were tried out so far."""
        return self.turns.tried + self._crowd.tried

    @property
    def ended(self) -> int:
        """How many whole turns were judged so far."""
        return self.turns.ended + self._crowd.ended

    def search(self, view: State, seat: int, budget: Budget, rng: Rng) -> list[Candidate]:
        """The turns that were considered, the best one first."""
        deadline = time.monotonic() + budget.seconds
        last = self.tried + budget.tries
        worlds = [self.world(view, seat, rng) for _ in range(SKETCHES)]
        candidates = self.candidates(worlds, seat, budget.tries, deadline)
        self.outlook = view.outlook()
        if not self.outlook:
            return self._at_sight(view, seat, budget.tries, candidates, rng)
        if budget.processes < 2 or len(candidates) < 2:
            return self.halved(view, seat, candidates, worlds, last, deadline, rng)
        chances = [rng.fork() for _ in range(budget.processes)]

        def opinion(number: int) -> Opinion:
            sketches = [] if number else worlds  # others draw worlds of their own
            best_first = self.halved(view, seat, candidates, sketches, last, deadline, chances[number])
            return [(candidates.index(one), one.value, len(one.outcomes)) for one in best_first]

        return agreed(candidates, ask_all(opinion, budget.processes, deadline))

    def halved(
        self,
        view: State,
        seat: int,
        running: list[Candidate],
        worlds: list[State],
        last: int,
        deadline: float,
        rng: Rng,
    ) -> list[Candidate]:
        """The candidates, the best one first: they meet these worlds and then new ones, fewer of them from time to time."""
        self.expect_errors(running, rng)
        beaten: list[Candidate] = []
        number = 0
        while len(running) > 1 and self.tried < last:
            stages = (len(running) - 1).bit_length()
            now = time.monotonic()
            until = now + (deadline - now) / stages
            limit = self.tried + (last - self.tried) // stages
            while True:
                world = worlds[number] if number < len(worlds) else self.world(view, seat, rng)
                number += 1
                if not self.compare(world, seat, running, last, deadline):
                    break
                if self.tried >= limit or time.monotonic() >= until:
                    break
            weigh(running)
            running = sorted(running, key=_value, reverse=True)
            half = (len(running) + 1) // 2
            beaten = running[half:] + beaten
            running = running[:half]
        return running + beaten

    # -- candidates --------------------------------------------------------------------------------

    def candidates(self, worlds: list[State], seat: int, tries: int, deadline: float) -> list[Candidate]:
        """The most promising turns: first the best one, then those that begin differently, then the best of the rest."""
        half = self.tried + tries // 2
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
            if self.tried < half and time.monotonic() < deadline:
                line = self.polished(worlds[0], seat, line, min(POLISH if chosen else CARE, tries // PART))
            content = tuple(sorted(line.moves))
            if content not in seen:  # the same in another order is no alternative
                seen.add(content)
                chosen.append(Candidate(line.moves, line.value))
                if len(chosen) == CANDIDATES:
                    break
        return chosen

    def _at_sight(self, view: State, seat: int, tries: int, candidates: list[Candidate], rng: Rng) -> list[Candidate]:
        """The candidates behind the turn whose end looks best, found as by somebody who looks no further."""
        lines = self.turns.lines(view.determinize(seat, rng), seat, min(CARE, tries))
        value = max([line.value for line in lines])
        best = [line for line in lines if line.value == value]
        chosen = best[rng.below(len(best))]
        others = [candidate for candidate in candidates if candidate.moves[0] != chosen.moves[0]]
        return [Candidate(chosen.moves, chosen.value), *others]

    def polished(self, world: State, seat: int, line: Line, tries: int) -> Line:
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

    def compare(self, world: State, seat: int, running: list[Candidate], last: int, deadline: float) -> bool:
        """Let all candidates meet one world. If the budget does not suffice for all of them, it counts for none."""
        judge = self.turns.judge
        ends: list[int] = []
        outcomes: list[int] = []
        for candidate in running:
            if self.tried >= last or time.monotonic() >= deadline:
                return False
            state = self.end(world, seat, candidate.moves)
            ends.append(judge.value(state, seat))
            state = self.later(state, world.turn, world.turn + self.outlook, self.outlook < FAR)
            outcomes.append(judge.value(state, seat) if state.depth else lead(state, seat))
        for number, candidate in enumerate(running):
            candidate.ends.append(ends[number])
            candidate.outcomes.append(outcomes[number])
        return True

    def end(self, world: State, seat: int, moves: list[int]) -> State:
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

    def expect_errors(self, candidates: list[Candidate], rng: Rng) -> None:
        """From now on everybody errs a little about later turns: the more, the more there is between these."""
        self._unsure.judge = self.turns.judge
        self._unsure.rng = rng
        self._doubt = doubt(candidates)

    def later(self, state: State, turn: int, target: int, sure: bool = False) -> State:
        """Where it goes on to from the end of a turn, at the latest when the game is over; `state` is used up."""
        turns = self._crowd
        self._unsure.doubt = 0 if sure else self._doubt
        asked = 0
        while state.depth and (state.turn < target or state.turn == turn) and asked < PATIENCE * state.seats:
            before = state.turn
            state = turns.play(state, state.actor(), state.reply_tries())
            asked = asked + 1 if state.turn == before else 0
        return state


def doubt(candidates: list[Candidate]) -> int:
    """How wrong players may be about a turn: by half of what lies between the best one and a usual one."""
    values = sorted([candidate.hope for candidate in candidates])
    return (values[-1] - values[len(values) // 2]) // 2


def lead(state: State, seat: int) -> int:
    """By how much a seat leads the others at the end of a game, in hundredths of a point."""
    points = [sum(state.score(other)) for other in range(state.seats)]
    own = points[seat]
    return 100 * own - 100 * (sum(points) - own) // (state.seats - 1)


def weigh(running: list[Candidate]) -> None:
    """Find out what turns are worth that have met the same worlds.

    How the end of a turn looks is nearly certain, how the game ends depends on what everybody does until then. So the latter
    counts as far as it says the same from world to world: with few worlds little, with many nearly alone.
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
        trust = max(0.0, 1 - noise / (worlds * (worlds - 1)) / signal)
    for number, candidate in enumerate(running):
        candidate.value = ends[number] + trust * later[number]


def agreed(candidates: list[Candidate], opinions: list[Opinion]) -> list[Candidate]:
    """The candidates in the order that several searches of the same candidates find, the best one first.

    Values are those of all searches, each by the worlds it has seen. Who was dropped early by all of them has met few worlds, and
    may seem better than it is: what no search held to be the best comes after the rest.
    """
    favourites = {opinion[0][0] for opinion in opinions}
    for number, candidate in enumerate(candidates):
        found = [(value, worlds + 1) for opinion in opinions for which, value, worlds in opinion if which == number]
        candidate.value = sum([value * worlds for value, worlds in found]) / sum([worlds for _, worlds in found])
    best = [candidate for number, candidate in enumerate(candidates) if number in favourites]
    rest = [candidate for number, candidate in enumerate(candidates) if number not in favourites]
    return sorted(best, key=_value, reverse=True) + sorted(rest, key=_value, reverse=True)


def _value(candidate: Candidate) -> float:
    return candidate.value
