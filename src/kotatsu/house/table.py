"""A table: a match with chairs round it. It changes only by lines of its journal, so the journal is all that must be kept."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Sequence
from typing import NamedTuple

from kotatsu.core.errors import KotatsuError, Refusal
from kotatsu.core.match import Match
from kotatsu.core.registry import load_game
from kotatsu.core.state import WATCHER, State
from kotatsu.core.tour import Tour, TourMove, load_tour
from kotatsu.house.noticing import Count, Notices, eyes_of, is_public
from kotatsu.house.store import OVER, RUNNING, ChairRow, JournalLine, Standing, TableFacts, TableRow
from kotatsu.version import VERSION

MOVE, UNDO, RESTART, BACK, REDO = "move", "undo", "restart", "back", "redo"  # back: to a ply
KINDS = (MOVE, UNDO, RESTART, BACK, REDO)


class Taken(Refusal):
    """The table has moved on since this move was chosen."""

    def __init__(self) -> None:
        super().__init__("the-table-has-moved-on")


class OffTheTour(Refusal):
    """Something else than what the guide of a tour asks for."""

    def __init__(self, wanted: int, text: str = "") -> None:
        super().__init__("off-the-tour", text)
        self.wanted = wanted


class Unreadable(Refusal):
    """A table that is on disk but cannot be played here."""


class Outcome(NamedTuple):
    """What a line will lead to."""

    standing: Standing
    public: bool  # everybody can notice it


class Table:
    def __init__(self, row: TableRow, chairs: list[ChairRow], journal: Sequence[JournalLine], pace: str = "") -> None:
        self.row = row
        self.id = row.id
        self.host = row.host
        self.created = row.created
        self.chairs = chairs
        self.lock = asyncio.Lock()
        self.pace = pace  # how fast the bots play
        self.hurry = asyncio.Event()  # set while nobody wants to wait for the bots
        self.match = _begin(row)
        self.match.sealed = len(self.match.plies)
        self.tour: Tour | None = load_tour(self.match.game) if row.tour else None
        self.lines: list[JournalLine] = []
        self._notices = Notices(self.match)
        self._watchers: dict[Callable[[], None], int] = {}  # with the eyes of each
        for line in journal:
            self.take(line)

    # -- looking ------------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """How many lines the journal has: what the next one is called. It does not leave the house."""
        return len(self.lines)

    def number_for(self, seats: Sequence[int]) -> int:
        """How many of the lines whoever plays these seats could notice."""
        return self._notices.number(eyes_of(seats))

    def count_for(self, seats: Sequence[int]) -> Count:
        """How whoever plays these seats counts the plies."""
        return self._notices.count(eyes_of(seats))

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    @property
    def seed_hash(self) -> str:
        """Shown from the start; the seed itself is shown at the end, so that anybody can check the shuffles."""
        return seed_hash(self.match.seed)

    def seats_of(self, person: str) -> list[int]:
        return [chair.seat for chair in self.chairs if chair.person == person and not chair.bot]

    def seats_beside(self, seat: int) -> list[int]:
        """All seats of whoever plays this one."""
        person = next((chair.person for chair in self.chairs if chair.seat == seat and not chair.bot), None)
        return [seat] if person is None else self.seats_of(person)

    def guide(self) -> TourMove | None:
        """What the guide of a tour waits for or does next."""
        return self.tour.next(self.match) if self.tour is not None else None

    def bot_to_act(self) -> int | None:
        """The seat of a bot that is to act. On a tour the guide moves for the bots, in its own order."""
        guide = self.guide()
        waiting = self.match.to_act() if guide is None else [guide.seat]
        return next((seat for seat in waiting if self.chairs[seat].bot), None)

    def standing(self) -> Standing:
        return _standing(self.match.state)

    def outcome(self, line: JournalLine) -> Outcome:
        """What a line that has been checked will lead to."""
        twin = self.match.until(len(self.match.plies))
        twin.undone = self.match.undone[:]
        _carry_out(twin, line)
        noticed = self._notices.copy().follow(twin, self.match.state, self.match.plies)
        return Outcome(_standing(twin.state), is_public(noticed, twin.seats))

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

    def check(self, line: JournalLine) -> None:
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
            if match.to_redo(line.seat) is None:
                raise Refusal("nothing-to-redo")
        elif line.kind == BACK:
            known = line.move.isascii() and line.move.isdecimal() and len(line.move) < 6
            reason = match.why_no_undo_to(line.seat, int(line.move)) if known else "nothing-to-undo"
            if reason:
                raise Refusal(reason)
        elif reason := match.why_no_undo(line.seat):
            raise Refusal(reason)

    def take(self, line: JournalLine) -> None:
        """Carry out a line that is in the journal."""
        if line.number != self.number:
            raise KotatsuError(f"line {line.number} of the journal cannot follow {self.number} lines")
        state, plies = self.match.state.copy(), self.match.plies[:]
        _carry_out(self.match, line)
        self.lines.append(line)
        noticed = self._notices.follow(self.match, state, plies)
        for watcher in [watcher for watcher, eyes in self._watchers.items() if noticed & eyes]:
            watcher()

    # -- being told ---------------------------------------------------------------------------------

    def watch(self, watcher: Callable[[], None], seats: Sequence[int]) -> Callable[[], None]:
        """Call `watcher` after every change that whoever plays these seats could notice; returns what ends that."""
        self._watchers[watcher] = eyes_of(seats)

        def stop() -> None:
            self._watchers.pop(watcher, None)

        return stop


def _carry_out(match: Match, line: JournalLine) -> None:
    if line.kind == MOVE:
        match.play(line.move, line.seat)
    elif line.kind == UNDO:
        match.undo(line.seat)
    elif line.kind == RESTART:
        match.undo_turn(line.seat)
    elif line.kind == BACK:
        match.undo_to(line.seat, int(line.move))
    else:
        match.redo(line.seat)


def _standing(state: State) -> Standing:
    if not state.over():
        return Standing(RUNNING, state.to_act())
    winners = [seat for seat, place in enumerate(state.places()) if place == 1]
    return Standing(OVER, (), [sum(state.score(seat)) for seat in range(state.seats)], winners)


def why_unreadable(table: TableRow | TableFacts, games: Sequence[str]) -> str:
    """Why a table cannot be played here, as far as one sees it without playing: an empty text if it can."""
    if _parts(table.version) > _parts(VERSION):
        return "table-of-newer-kotatsu"
    if table.game not in games:
        return "table-of-missing-game"
    try:
        fits = load_game(table.game).components.hash == table.components
    except Exception:  # a game from elsewhere may fail in any way
        return "table-of-broken-game"
    return "" if fits else "table-of-other-components"


def _parts(version: str) -> list[int]:
    return [int(part) for part in version.split(".") if part.isdecimal()]


def seed_hash(seed: str) -> str:
    return hashlib.sha256(f"kotatsu seed {seed}".encode()).hexdigest()


def _begin(row: TableRow) -> Match:
    if row.start:
        return Match.replay(row.start, f"table {row.id}")
    return Match.new(row.game, row.seats, row.seed, row.options)
