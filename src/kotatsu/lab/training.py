"""Learning by self-play what the end of a turn is worth, in generations.

Each generation plays games with the best lesson so far (the first with none), fits several candidates to all games seen,
and lets each of them play against that lesson. Then the lesson may be varied: it goes where seats with other numbers did
better, and from time to time it plays against the best so far. The best one is taken if it leads clearly; at the end it has to
prove itself against judging by hand, which gets more tries in return for being quicker. Whatever was played is kept in a
folder: the same course goes on where it was stopped, and comes to the same result with any number of processes.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path
from typing import NamedTuple

import numpy as np

from kotatsu.core.errors import KotatsuError
from kotatsu.core.writing import write_text, writing
from kotatsu.lab.crew import Crew
from kotatsu.lab.regression import Numbers, Sample, by_quarter, fit, hand_alone, sample, usual_length
from kotatsu.lab.selfplay import Deal, Glance, Seen, Weights, play, usual_numbers
from kotatsu.lab.varying import MEMORY, STRIDE, Evidence, Scale, variation

PER_TASK = 6  # games
HELD_OUT = 4  # every so manieth game is not learned from
STRIDES = 6  # variations between two trials
ELSEWHERE = 0.2  # how much longer or shorter games are at another table
CANDIDATES = ((False, 0.5), (False, 1.0), (True, 0.5), (True, 1.0))  # with the hand's share fitted too; how much of it
HEAD_START = 1.5  # times the tries for whoever judges by hand
CONFIDENCE = 1.96

Progress = Callable[[int, int], None]  # games played, and of how many


@dataclass(frozen=True)
class Course:
    """What is to be learned, and from how many games."""

    game: str
    seats: int
    seed: str = "1"
    games: int = 400  # in each generation and for each variation
    generations: int = 2
    variations: int = 0  # of the lesson that was fitted, or of the start, each a stride further
    tries: int = 60  # for each decision
    trial: int = 60  # games of each candidate; without any there are no candidates, and only the start is proved
    proof: int = 200  # games of the winner against judging by hand
    start: Weights | None = None  # a lesson to begin with, learned with another number of seats perhaps
    hand_only: bool = False  # whether nothing is varied but the numbers of the hand

    def look_round(self) -> int:
        """How many games are played with the lesson to begin with, if that is only varied."""
        return HELD_OUT if self.hand_only else max(HELD_OUT, self.games // 4)

    def all_games(self) -> int:
        """How many games it takes."""
        fitted = self.generations * (self.games + len(CANDIDATES) * self.trial) or self.look_round()
        varied = self.variations * self.games + len(self.trials()) * self.trial if self.trial else 0
        return fitted + varied + self.proof * (2 if self.compares() else 1)

    def trials(self) -> list[int]:
        """After which variations the lesson plays against the best so far."""
        return [*range(STRIDES, self.variations, STRIDES), self.variations][: self.variations]

    def compares(self) -> bool:
        """Whether what was found is also to be better than what it began with."""
        return self.start is not None and self.trial > 0


class Task(NamedTuple):
    """Some games in a row, kept in one file."""

    name: str
    deals: tuple[Deal, ...]
    study: bool


class Duel(NamedTuple):
    """What came of games of one seat against all others."""

    games: int
    wins: float  # per cent; a shared first place counts in part
    low: float
    high: float
    lead: float  # over the mean of the others
    lead_error: float


class Result(NamedTuple):
    """What was learned, and how well it did."""

    weights: Weights | None  # None: nothing was better than judging by hand
    by_hand: list[float]  # correlation with the lead at the end by quarter, on games that were not learned from
    learned: list[float]
    held_out: int
    duel: Duel | None  # against judging by hand
    gained: Duel | None = None  # against the lesson it began with, if there was one


def train(course: Course, folder: Path, crew: Crew, progress: Progress = lambda done, most: None) -> Result:
    """Play, learn, compare; games that are in the folder already are not played again."""
    runner = _Runner(course, folder, crew, progress)
    best = course.start
    games: list[Seen] = []
    if not course.generations:  # nothing is fitted; how much seats differ is seen all the same
        games = runner.games("games", [best] * course.seats, course.look_round())
        best = _at_this_table(best, usual_length(games))
    for generation in range(1, course.generations + 1):
        games += runner.games(f"games-{generation}", [best] * course.seats, course.games)
        turns = usual_length(games)
        learned_from = sample([seen for number, seen in enumerate(games) if number % HELD_OUT], turns)
        if generation == 1:
            best = _at_this_table(best, turns)
        candidates = [fit(learned_from, turns, course.start, *how) for how in CANDIDATES]
        best = _best_candidate(runner, f"trial-{generation}", candidates, best)
    if course.trial:
        best = _varied(runner, sample(games, usual_length(games)), best, usual_length(games))
    if best is None:  # nothing was better
        figures = by_quarter(_held_out(games, usual_length(games)), None)
        return Result(None, figures, figures, len(games[::HELD_OUT]), None)
    held_out = _held_out(games, best.turns)
    tries = (course.tries, round(HEAD_START * course.tries))
    duel = duel_of(runner.duels("proof", best, None, course.proof, tries))
    gained = None
    if course.compares() and best != course.start:
        gained = duel_of(runner.duels("progress", best, course.start, course.proof, (course.tries, course.tries)))
    return Result(best, by_quarter(held_out, None), by_quarter(held_out, best), len(games[::HELD_OUT]), duel, gained)


def _at_this_table(start: Weights | None, turns: int) -> Weights | None:
    """The lesson to begin with: if it comes from a table where games are much longer or shorter, it ends when they end here."""
    if start is None or abs(start.turns - turns) < ELSEWHERE * start.turns:
        return start
    return start._replace(turns=turns)


def _held_out(games: list[Seen], turns: int) -> Sample:
    return sample(games[::HELD_OUT], turns)


def _varied(runner: _Runner, seen: Sample, best: Weights | None, turns: int) -> Weights | None:
    """The lesson that is found by going where seats with other numbers did better."""
    course = runner.course
    usual = usual_numbers(course.game, course.seats)
    scale = Scale(seen, usual, course.hand_only)
    evidence = Evidence(scale.size)
    origin = best or hand_alone(1.0, seen.traits.shape[1])._replace(turns=turns)
    origin = origin._replace(numbers=origin.numbers or usual)
    way = np.zeros(scale.size)  # so far, exactly: numbers are whole, and small ones would never move
    for number in range(1, course.variations + 1):
        evidence.fade()
        evidence.add(*runner.varied(f"varied-{number}", origin, way, scale))
        way = way + STRIDE * evidence.direction()
        if number in course.trials():
            best = _best_candidate(runner, f"choice{number}", [scale.moved(origin, way)], best)
    return best


def _best_candidate(runner: _Runner, name: str, candidates: Sequence[Weights], best: Weights | None) -> Weights | None:
    """The candidate with the greatest lead over the best so far, or that one if none leads by more than the error.

    A candidate that wins a trial by luck has cost more than it ever brought.
    """
    tries = (runner.course.tries, runner.course.tries)
    most = 0.0
    found = best
    for number, weights in enumerate(candidates if runner.course.trial else ()):
        duel = duel_of(runner.duels(f"{name}-{number + 1}", weights, best, runner.course.trial, tries))
        if duel.lead > max(most, duel.lead_error):
            found, most = weights, duel.lead
    return found


def duel_of(games: list[Seen]) -> Duel:
    """The figures of the seat that changes from game to game, with intervals."""
    leads = []
    wins = 0.0
    for number, seen in enumerate(games):
        me = number % len(seen.scores)
        others = [score for seat, score in enumerate(seen.scores) if seat != me]
        leads.append(seen.scores[me] - sum(others) / len(others))
        wins += 1 / seen.places.count(1) if seen.places[me] == 1 else 0
    n = len(games)
    mean = sum(leads) / n
    error = CONFIDENCE * sqrt(sum((lead - mean) ** 2 for lead in leads) / max(1, n - 1) / n)
    share = wins / n
    spread = CONFIDENCE**2 / n
    middle = (share + spread / 2) / (1 + spread)
    reach = CONFIDENCE * sqrt(share * (1 - share) / n + spread / (4 * n)) / (1 + spread)
    low, high = 100 * (middle - reach), 100 * (middle + reach)
    return Duel(n, round(100 * share, 1), round(low, 1), round(high, 1), round(mean, 1), round(error, 1))


class _Runner:
    """Plays the games of a course that are not yet in its folder."""

    def __init__(self, course: Course, folder: Path, crew: Crew, progress: Progress) -> None:
        self.course = course
        self._folder = folder
        self._crew = crew
        self._progress = progress
        self._done = 0
        with writing(folder):
            folder.mkdir(parents=True, exist_ok=True)
        head = folder / "course.json"
        words = json.dumps({**asdict(course), "way": [MEMORY, STRIDE, STRIDES]}, indent=2)
        if head.exists() and head.read_text("utf-8") != words:
            raise KotatsuError(f"{folder} holds another course; name another with --folder")
        write_text(head, words)

    def games(self, name: str, weights: list[Weights | None], count: int) -> list[Seen]:
        """Games for study."""
        tries = (self.course.tries,) * self.course.seats
        return self._all(name, [self._deal(name, number, tuple(weights), tries) for number in range(count)], True)

    def varied(self, name: str, origin: Weights, way: Numbers, scale: Scale) -> tuple[list[Numbers], list[Seen]]:
        """Games in which every seat has a lesson of its own, and how these differ from the one in the middle.

        That one lies so many steps away from where it all began.
        """
        seats = self.course.seats
        variations, deals = [], []
        for number in range(self.course.games):
            steps = variation(scale, seats, f"{self.course.seed}/{name}/{number}")
            weights = tuple(scale.moved(origin, way + row) for row in steps)
            variations.append(steps)
            deals.append(self._deal(name, number, weights, (self.course.tries,) * seats))
        return variations, self._all(name, deals, False)

    def duels(self, name: str, own: Weights, other: Weights | None, count: int, tries: tuple[int, int]) -> list[Seen]:
        """Games of one lesson against another in all other seats; each deal is played once from each seat."""
        seats = self.course.seats
        kind = name.partition("-")[0]  # candidates that are compared play the same deals
        deals = []
        for number in range(count):
            me = number % seats
            weights = tuple(own if seat == me else other for seat in range(seats))
            each = tuple(tries[0] if seat == me else tries[1] for seat in range(seats))
            deals.append(self._deal(kind, number // seats, weights, each))
        return self._all(name, deals, False)

    def _deal(self, name: str, number: int, weights: tuple[Weights | None, ...], tries: tuple[int, ...]) -> Deal:
        return Deal(self.course.game, self.course.seats, f"{self.course.seed}/{name}/{number}", weights, tries)

    def _all(self, name: str, deals: list[Deal], study: bool) -> list[Seen]:
        tasks = [
            Task(f"{name}-{first}.json.gz", tuple(deals[first : first + PER_TASK]), study)
            for first in range(0, len(deals), PER_TASK)
        ]
        missing = [task for task in tasks if not (self._folder / task.name).exists()]
        self._count(len(deals) - sum(len(task.deals) for task in missing))
        for file, games in self._crew.run(play_task, missing):
            _keep(self._folder / file, games)
            self._count(len(games))
        return [seen for task in tasks for seen in _kept(self._folder / task.name)]

    def _count(self, more: int) -> None:
        self._done += more
        self._progress(self._done, self.course.all_games())


def play_task(task: Task) -> tuple[str, list[Seen]]:
    """Play the deals of a task, with its name."""
    return task.name, [play(deal, task.study) for deal in task.deals]


def _keep(path: Path, games: list[Seen]) -> None:
    """Whole or not at all: what is there counts as played."""
    new = path.with_suffix(".new")
    with writing(path):
        new.write_bytes(gzip.compress(json.dumps(games, separators=(",", ":")).encode(), 1, mtime=0))
        new.replace(path)


def _kept(path: Path) -> Iterator[Seen]:
    for glances, turns, scores, places in json.loads(gzip.decompress(path.read_bytes())):
        yield Seen([Glance(*glance) for glance in glances], turns, scores, places)
