"""Many games between bots, on all cores. The result depends on the seed, never on how the work is divided."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import active_children, get_context
from pathlib import Path

from kotatsu.bots.arena import Outcome, play_game
from kotatsu.bots.processes import uninterrupted
from kotatsu.bots.registry import make_bots
from kotatsu.core.errors import KotatsuError
from kotatsu.core.game import AnyGame
from kotatsu.core.registry import home_of, load_game
from kotatsu.lab.crew import prepare

CHUNKS_PER_JOB = 8  # enough that no core waits long for the last one
MOST_PER_CHUNK = 500  # so that the progress shows
SURE = 0.02  # seconds of play that tell how long a game takes
WORTH_HELP = 0.8  # seconds of play alone: the others need half as long until they have started


@dataclass(frozen=True)
class Setting:
    """What is played: the same in every game but for the deal."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: str = "1"
    options: tuple[tuple[str, str], ...] = ()
    components: Path | None = None


@dataclass
class SeatTally:
    """What came of one seat. A shared first place is no win but a shared win."""

    total: int = 0
    least: int | None = None
    most: int | None = None
    wins: int = 0
    shared_wins: int = 0

    def add(self, score: int, won: bool, shared: bool) -> None:
        """Count a game."""
        self._add_range(score, score)
        self.total += score
        self.wins += won and not shared
        self.shared_wins += won and shared

    def merge(self, other: SeatTally) -> None:
        """Count what somebody else has counted."""
        if other.least is not None and other.most is not None:
            self._add_range(other.least, other.most)
        self.total += other.total
        self.wins += other.wins
        self.shared_wins += other.shared_wins

    def _add_range(self, least: int, most: int) -> None:
        self.least = least if self.least is None else min(self.least, least)
        self.most = most if self.most is None else max(self.most, most)


@dataclass
class Tally:
    """What came of some games. Only whole numbers, so that the order of adding changes nothing."""

    by_seat: list[SeatTally] = field(default_factory=list)
    games: int = 0
    decisions: int = 0

    def add(self, result: Outcome) -> None:
        """Count a game."""
        self.games += 1
        self.decisions += result.decisions
        shared = result.places.count(1) > 1
        for tally, score, place in zip(self.by_seat, result.scores, result.places, strict=True):
            tally.add(score, place == 1, shared)

    def merge(self, other: Tally) -> None:
        """Count what somebody else has counted."""
        self.games += other.games
        self.decisions += other.decisions
        for tally, more in zip(self.by_seat, other.by_seat, strict=True):
            tally.merge(more)


def seat_bots(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """Bots to seats in order, from the first again when they run out."""
    if len(names) > seats:
        raise KotatsuError(f"{len(names)} bots for {seats} seats")
    return tuple(names[seat % len(names)] for seat in range(seats))


def simulate(setting: Setting, games: int, jobs: int, progress: Callable[[int], None] = lambda games: None) -> Tally:
    """Play the games; `progress` hears how many more are done."""
    total = _blank(setting)
    for part in _parts(setting, games, jobs):
        total.merge(part)
        progress(part.games)
    return total


def play_some(setting: Setting, numbers: range) -> Tally:
    """Play the games with these numbers, one after the other."""
    game = load_game(setting.game, setting.components)
    tally = _blank(setting)
    for number in numbers:
        tally.add(_play(game, setting, number))
    return tally


def _blank(setting: Setting) -> Tally:
    return Tally([SeatTally() for _ in range(setting.seats)])


def _play(game: AnyGame, setting: Setting, number: int) -> Outcome:
    seed = f"{setting.seed}/{number}"
    state = game.start(setting.seats, seed, dict(setting.options))
    bots = make_bots(setting.bots, f"{seed}/bots")
    for bot in bots:
        bot.sit_down(game)
    return play_game(state, bots)


def _parts(setting: Setting, games: int, jobs: int) -> Iterator[Tally]:
    """Alone at first, and to the end if others would hardly have started by then."""
    done = 0
    spent = 0.0
    while done < games and (jobs == 1 or spent < SURE or spent * (games - done) < WORTH_HELP * done):
        chunk = range(done, min(done + max(1, done), done + MOST_PER_CHUNK, games))
        started = time.perf_counter()
        part = play_some(setting, chunk)
        spent += time.perf_counter() - started
        done = chunk.stop
        yield part
    if done < games:
        yield from _parts_of_many(setting, range(done, games), jobs)


def _parts_of_many(setting: Setting, games: range, jobs: int) -> Iterator[Tally]:
    """In processes of their own."""
    size = min(max(1, len(games) // (jobs * CHUNKS_PER_JOB)), MOST_PER_CHUNK)
    chunks = [games[first : first + size] for first in range(0, len(games), size)]
    others = set(active_children())
    home = home_of(type(load_game(setting.game, setting.components)))
    with ProcessPoolExecutor(min(jobs, len(chunks)), get_context("spawn"), prepare, (setting.game, home)) as pool:
        try:
            with uninterrupted():
                parts = [pool.submit(play_some, setting, chunk) for chunk in chunks]
            for done in as_completed(parts):
                yield done.result()
        except BaseException:  # an interrupt, say: the pool would first finish the chunks that have begun
            for worker in set(active_children()) - others:
                worker.terminate()
            raise
