"""A table: a match with chairs round it. It changes only by lines of its log, so the log is all that must be kept."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable

from kotatsu.core.errors import KotatsuError, Refusal
from kotatsu.core.match import Match
from kotatsu.core.state import WATCHER
from kotatsu.core.tour import Tour, TourMove, load_tour
from kotatsu.house.store import ChairRow, LogRow, TableRow

MOVE, UNDO, RESTART, BACK, REDO = "move", "undo", "restart", "back", "redo"  # back: to a ply
KINDS = (MOVE, UNDO, RESTART, BACK, REDO)


class OffTheTour(Refusal):
    """Something else than what the guide of a tour asks for."""

    def __init__(self, wanted: int, text: str = "") -> None:
        super().__init__("off-the-tour", text)
        self.wanted = wanted


class Table:
    def __init__(self, row: TableRow, chairs: list[ChairRow], log: list[LogRow]) -> None:
        self.id = row.id
        self.host = row.host
        self.created = row.created
        self.chairs = chairs
        self.lock = asyncio.Lock()
        self.hurry = asyncio.Event()  # set while nobody wants to wait for the bots
        self.match = _begin(row)
        self.first_ply = len(self.match.plies)
        self.tour: Tour | None = load_tour(self.match.game) if row.tour else None
        self.number = 0
        self._watchers: set[Callable[[], None]] = set()
        for line in log:
            self.take(line)

    # -- looking ------------------------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    @property
    def seed_hash(self) -> str:
        """Shown from the start; the seed itself is shown at the end, so that anybody can check the shuffles."""
        return seed_hash(self.match.seed)

    def seats_of(self, person: str) -> list[int]:
        return [chair.seat for chair in self.chairs if chair.person == person and not chair.bot]

    def guide(self) -> TourMove | None:
        """What the guide of a tour waits for or does next."""
        return self.tour.next(self.match) if self.tour is not None else None

    def seat_for(self, person: str, wanted: int | None = None) -> int:
        """The seat through which a person looks: the one asked for, else one that is to act, else any of theirs."""
        own = self.seats_of(person)
        if wanted in own:
            return wanted
        to_act = [seat for seat in own if seat in self.match.to_act()]
        return (to_act or own or [WATCHER])[0]

    def rename(self, person: str, old: str, new: str) -> None:
        """Show a person's new name in the chair that had the old one; guests at the same screen keep theirs."""
        self.chairs = [
            chair._replace(name=new) if (chair.person, chair.name) == (person, old) else chair for chair in self.chairs
        ]

    # -- changing -----------------------------------------------------------------------------------

    def check(self, line: LogRow) -> None:
        """Raise if this line could not be taken now; nothing is changed."""
        match = self.match
        if line.kind not in KINDS:
            raise KotatsuError(f"{line.kind!r} is nothing that can be done at a table")
        if not 0 <= line.seat < match.seats:
            raise KotatsuError(f"there is no seat {line.seat}")
        if (guide := self.guide()) is not None and (line.kind, line.seat, line.move) != (MOVE, guide.seat, guide.move):
            raise OffTheTour(match.game.vocabulary.parse(guide.move))
        if line.kind == MOVE:
            match.check(match.find(line.move, line.seat), line.seat)
        elif line.kind == REDO:
            if not match.undone or match.undone[-1].seat != line.seat:
                raise Refusal("nothing-to-redo")
        elif line.kind == BACK:
            if not line.move.isdecimal() or int(line.move) < self.first_ply:
                raise Refusal("nothing-to-undo")
            match.until(len(match.plies)).undo_to(line.seat, int(line.move))
        else:
            reason = match.why_no_undo(line.seat)
            if reason or len(match.plies) <= self.first_ply:
                raise Refusal(reason or "nothing-to-undo")

    def take(self, line: LogRow) -> None:
        """Carry out a line that is in the log."""
        if line.kind == MOVE:
            self.match.play(line.move, line.seat)
        elif line.kind == UNDO:
            self.match.undo(line.seat)
        elif line.kind == RESTART:
            self.match.undo_turn(line.seat)
        elif line.kind == BACK:
            self.match.undo_to(line.seat, int(line.move))
        else:
            self.match.redo()
        self.number = line.number + 1
        for watcher in list(self._watchers):
            watcher()

    # -- being told ---------------------------------------------------------------------------------

    def watch(self, watcher: Callable[[], None]) -> Callable[[], None]:
        """Call `watcher` after every change; returns what ends that."""
        self._watchers.add(watcher)
        return lambda: self._watchers.discard(watcher)


def seed_hash(seed: str) -> str:
    return hashlib.sha256(f"kotatsu seed {seed}".encode()).hexdigest()


def _begin(row: TableRow) -> Match:
    if row.start:
        return Match.replay(row.start, f"table {row.id}")
    return Match.new(row.game, row.seats, row.seed, row.options)
