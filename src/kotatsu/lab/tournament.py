"""Tournaments: bots against each other on the same deals in every seat, until the question is decided.

Everything that comes out depends on the set of games alone, and that on the plan alone: not on how many processes played
them, in which order they came in, or how often the program was killed on the way.
"""

from __future__ import annotations

import hashlib
import shlex
import shutil
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from functools import cached_property, partial
from itertools import combinations
from pathlib import Path
from typing import Any

import kotatsu
from kotatsu.bots.bot import Bot
from kotatsu.bots.registry import ORDER, bot_home, find_bot
from kotatsu.core.errors import KotatsuError
from kotatsu.core.game import AnyGame
from kotatsu.core.registry import load_game
from kotatsu.lab.crew import Alone, Crew
from kotatsu.lab.entrants import Contest, contests, orders, read_entrant
from kotatsu.lab.journal import Journal
from kotatsu.lab.playing import Key, Played, Terms, play_some
from kotatsu.lab.statistics import OPEN, Block, Question, Trial

SECONDS_PER_TASK = 1.0  # so that little is lost when somebody kills us, and little is spent on handing out
MOST_PER_TASK = 100
CODE = ("*.py", "*.toml", "*.json", "*.bin")  # what decides how a bot plays
NO_CODE = ("look", "texts", "__pycache__")

Games = Mapping[Key, Played]


@dataclass(frozen=True)
class Plan:
    """What shall be found out. `games` is the most that are played, rounded up to whole deals."""

    game: str
    bots: tuple[str | type[Bot], ...]  # a class is found by where it lives
    games: int = 200
    seats: int = 0  # the fewest
    seed: str = "1"
    options: Mapping[str, str] = field(default_factory=dict)
    components: Path | None = None
    neighbours: bool = False  # each bot against the next one only
    question: Question | None = field(default_factory=Question)  # None: play all games

    def __post_init__(self) -> None:
        if len(set(self.bots)) < len(self.bots) or not self.bots:
            raise KotatsuError("a tournament is between different bots; the same one may have different budgets")
        if self.games < 1:
            raise KotatsuError("a tournament has at least one game")
        if self.neighbours and len(self.bots) < 2:
            raise KotatsuError("there is no next one to play against")
        if self.question is not None and not self.question.possible():
            raise KotatsuError("the line of a question and both its sides lie between 0 and 100 %")
        for label in self.labels:
            read_entrant(label)
        self.loaded.check_seats(self.at)
        self.loaded.check_options(self.options)

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """What the bots are called in tables and journals."""
        return tuple(bot if isinstance(bot, str) else bot_home(bot) for bot in self.bots)

    @cached_property
    def loaded(self) -> AnyGame:
        """The game, with the box it is played with."""
        return load_game(self.game, self.components)

    @property
    def at(self) -> int:
        """The number of seats."""
        return self.seats or self.loaded.seat_counts[0]

    @cached_property
    def contests(self) -> list[Contest]:
        """Who is compared with whom."""
        return contests(len(self.bots), self.at, self.neighbours)

    @cached_property
    def deals(self) -> int:
        """As many as hold the games that were asked for, if no contest ends early."""
        left, deal = self.games, 0
        while left > 0:
            left -= sum(len(self.keys(contest, deal)) for contest in self.contests)
            deal += 1
        return deal

    def keys(self, contest: Contest, deal: int) -> list[Key]:
        """The games of a contest with one deal."""
        return [Key(deal, lineup) for table in contest.tables for lineup in orders(table, deal)]

    def count(self, contest: Contest, deals: int) -> int:
        """How many games the first deals of a contest have."""
        return sum(len(orders(table, deal)) for table in contest.tables for deal in range(deals))

    def to_play(self) -> Terms:
        """What a process has to know to play games of it."""
        options = tuple(self.loaded.check_options(self.options).items())
        return Terms(self.game, self.components, self.loaded.components.hash, self.at, options, self.labels, self.seed)

    def head(self) -> dict[str, Any]:
        """What a journal belongs to: everything that decides how a game comes out, and nothing else."""
        return {
            "tournament": self.game,
            "seats": self.at,
            "bots": list(self.labels),
            "seed": self.seed,
            "options": self.loaded.check_options(self.options),
            "components": self.loaded.components.hash,
            "code": code_hash(self.loaded),
        } | self._visitors()

    def _visitors(self) -> dict[str, Any]:
        """A mark of the program of each bot that did not come with Kotatsu."""
        entrants = {label: find_bot(read_entrant(label).bot) for label in self.labels}
        files = {label: program_files(kind) for label, kind in entrants.items() if kind not in ORDER}
        return {"visitors": {label: _hash_of(found) for label, found in files.items()}} if files else {}


def program_files(kind: type[Bot]) -> list[Path]:
    """The files that make a bot what it is, as far as one can tell: those that its command names, or its module."""
    command = getattr(kind, "command", "")
    if command:
        found = [shutil.which(word) or word for word in shlex.split(command)]
        return [Path(word) for word in found if Path(word).is_file()]
    module = getattr(sys.modules.get(kind.__module__), "__file__", None)
    return [Path(module)] if module else []


def _hash_of(files: list[Path]) -> str:
    total = hashlib.sha256()
    for path in files:
        total.update(path.read_bytes())
    return total.hexdigest()[:12]


def code_hash(game: AnyGame) -> str:
    """A mark of the program that plays: games of two versions of a bot do not belong into one table."""
    own = Path(kotatsu.__file__).parent
    total = hashlib.sha256()
    for folder in (own / "core", own / "bots", game.folder):
        for path in sorted(path for pattern in CODE for path in folder.rglob(pattern)):
            if not set(path.relative_to(folder).parts) & set(NO_CODE):
                total.update(f"{path.relative_to(folder)}\n".encode() + path.read_bytes())
    return total.hexdigest()[:12]


class Standing:
    """How far one contest is: the deals that are complete from the first on, and what they say to its questions."""

    def __init__(self, plan: Plan, contest: Contest) -> None:
        self.plan = plan
        self.contest = contest
        self.deals = 0  # played completely, and counted
        pairs = list(combinations(contest.entrants, 2))
        asked = sum(len(list(combinations(one.entrants, 2))) for one in plan.contests)
        self.trials = {pair: Trial(plan.question or Question(), asked) for pair in pairs}

    @property
    def over(self) -> bool:
        """Whether its questions are answered, or its deals used up."""
        if self.deals >= self.plan.deals:
            return True
        asked = self.plan.question is not None and bool(self.trials)
        return asked and all(trial.answer() != OPEN for trial in self.trials.values())

    def follow(self, games: Games) -> None:
        """Count in the deals that have become complete; those after the end of the contest never count."""
        while not self.over:
            keys = self.plan.keys(self.contest, self.deals)
            if any(key not in games for key in keys):
                return
            played = [games[key] for key in keys]
            for pair, trial in self.trials.items():
                trial.add(pair_block(pair, played))
            self.deals += 1

    def most(self) -> int:
        """How many games it takes at most, as far as one knows by now."""
        return self.plan.count(self.contest, self.deals if self.over else self.plan.deals)

    def counted(self) -> list[Key]:
        """The games that count."""
        return [key for deal in range(self.deals) for key in self.plan.keys(self.contest, deal)]


def win_shares(game: Played) -> list[float]:
    """What each seat won of the game: all, a part of a shared win, or nothing."""
    winners = game.places.count(1)
    return [1 / winners if place == 1 else 0.0 for place in game.places]


def pair_block(pair: tuple[int, int], games: list[Played]) -> Block:
    """A deal as one pair sees it: what their seats won, per seat."""
    won, seats, most = [0.0, 0.0], [0, 0], [0, 0]
    for game in games:
        shares = win_shares(game)
        for side, entrant in enumerate(pair):
            own = [share for number, share in zip(game.lineup, shares, strict=True) if number == entrant]
            won[side] += sum(own)
            seats[side] += len(own)
            most[side] += bool(own)
    return Block(won[0] / seats[0], won[1] / seats[1], most[0] / seats[0], most[1] / seats[1])


@dataclass
class Result:
    """The games that count, and how each contest stands."""

    plan: Plan
    standings: list[Standing]
    games: dict[Key, Played]


def tournament(
    plan: Plan,
    crew: Crew | None = None,
    journal: Path | None = None,
    progress: Callable[[int, int], None] = lambda done, most: None,
) -> Result:
    """Play a tournament, or go on with one whose journal is there; `progress` hears how many games are done, of how many."""
    if journal is None:
        return _play(plan, crew or Alone(), {}, lambda games: None, progress)
    with Journal(journal, plan.head()) as book:
        return _play(plan, crew or Alone(), book.games, book.add, progress)


def _play(
    plan: Plan,
    crew: Crew,
    games: dict[Key, Played],
    keep: Callable[[list[Played]], None],
    progress: Callable[[int, int], None],
) -> Result:
    standings = [Standing(plan, contest) for contest in plan.contests]
    tasks = _Tasks(plan, standings, games)

    def follow() -> None:
        for standing in standings:
            standing.follow(games)
        most = sum(standing.most() for standing in standings)
        progress(min(len(games), most), most)

    follow()
    with closing(crew.run(partial(play_some, plan.to_play()), tasks)) as results:
        for played in results:
            keep(played)
            games.update((game.key, game) for game in played)
            tasks.learn(played)
            follow()
            if all(standing.over for standing in standings):
                break
    counted = sorted({key for standing in standings for key in standing.counted()})
    return Result(plan, standings, {key: games[key] for key in counted})


class _Tasks:
    """What is still to be played: deal by deal, of contests that are not over, in bundles of about a second."""

    def __init__(self, plan: Plan, standings: list[Standing], games: Games) -> None:
        self._plan = plan
        self._standings = standings
        self._games = games
        self._seconds = 0.0
        self._count = 0

    def learn(self, played: list[Played]) -> None:
        self._seconds += sum(sum(game.seconds) for game in played)
        self._count += len(played)

    def _size(self) -> int:
        if not self._count:
            return 1
        return max(1, min(MOST_PER_TASK, int(SECONDS_PER_TASK * self._count / max(self._seconds, 1e-6))))

    def __iter__(self) -> Iterator[list[Key]]:
        bundle: list[Key] = []
        for deal in range(self._plan.deals):
            for standing in self._standings:
                if standing.over:
                    continue
                bundle += [key for key in self._plan.keys(standing.contest, deal) if key not in self._games]
                while len(bundle) >= self._size():
                    size = self._size()
                    yield bundle[:size]
                    del bundle[:size]
        if bundle:
            yield bundle
