"""A table: a match with chairs round it. It changes only by lines of its journal, so the journal is all that must be kept."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, NamedTuple

from kotatsu.core.corrections import Corrections
from kotatsu.core.errors import KotatsuError, Refusal
from kotatsu.core.game import AnyGame
from kotatsu.core.match import Match
from kotatsu.core.registry import load_game
from kotatsu.core.state import WATCHER
from kotatsu.core.tour import Tour, TourMove, load_tour
from kotatsu.house import clock, consent
from kotatsu.house.clock import Clock, Span, Wait
from kotatsu.house.consent import Consent, Note
from kotatsu.house.noticing import Count, Witnesses, eyes_of, is_public
from kotatsu.house.presence import Presence
from kotatsu.house.store import (
    GATHERING,
    NOBODY_WATCHES,
    OVER,
    RUNNING,
    Around,
    Arrangement,
    ChairRow,
    JournalLine,
    Standing,
    TableFacts,
    TableRow,
)
from kotatsu.version import VERSION

if TYPE_CHECKING:
    from kotatsu.house.plans import Plan

MOVE, UNDO, RESTART, BACK, REDO = "move", "undo", "restart", "back", "redo"  # back: to a ply
BOT = ""  # in place of a person, where a bot plays
TIME_OUT = "time-out"  # somebody was waited for too long, and that ends the game
ALONE = "alone"  # the learner of a tour goes on without the guide
KINDS = (MOVE, UNDO, RESTART, BACK, REDO, TIME_OUT, ALONE, *consent.KINDS)
TAKING_BACK = (UNDO, RESTART, BACK, consent.ASK)  # else what was answered beforehand would be answered so again
GUIDED = (MOVE, TIME_OUT, *consent.KINDS)  # what a guide has a say in: taking back and leaving are free


class Taken(Refusal):
    """The table has moved on since this move was chosen."""

    reason = "the-table-has-moved-on"


class Gone(Refusal):
    """The host has closed the table meanwhile."""

    reason = "no-table"


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
    waits: list[Wait]


class Table:
    def __init__(self, row: TableRow, chairs: list[ChairRow], journal: Sequence[JournalLine], pace: str = "") -> None:
        self.row = row
        self.id = row.id
        self.host = row.host
        self.created = row.created
        self.chairs = chairs
        self.arrangement = Arrangement()
        self.guests: dict[str, str] = {}  # who may watch, with their names
        self.seatings = 0  # how often chairs, guests or the arrangement have changed
        self.said: dict[str, int] = {}  # how often something was said in each room
        self.removed: set[str] = set()  # whom the host has sent away: they are told so, unless they have come back
        self.gone = False  # the host has closed it
        self.closing = False  # the house closes: whoever listens shall come back later, perhaps to another process
        self.presence = Presence(self._come_or_gone)
        self.come_or_gone: Callable[[Table], None] | None = None  # who wants to know when people come and go
        self.waits: list[Wait] = clock.begun(clock.NO_CLOCK, row.seats)
        self.plans: dict[tuple[int, str], Plan] = {}  # what seats have answered beforehand
        self.paused = 0.0  # since when the clock stands; 0 if it does not
        self.last_here = 0.0  # until when somebody was here, or could have been
        self.consent = Consent()
        self.lock = asyncio.Lock()
        self.pace = pace  # how fast the bots play
        self.hurry = asyncio.Event()  # set while nobody wants to wait for the bots
        self.match = _begin(row)
        self.match.sealed = len(self.match.plies)
        self.tour: Tour | None = load_tour(self.match.game) if row.tour else None
        self._begun_with = self.tour
        self.lines: list[JournalLine] = []
        self._furthest = self.match.state.turn  # that was begun: who takes back and goes on gets no time for it again
        self._witnesses = Witnesses(self.match)
        self._watchers: dict[Callable[[], None], int] = {}  # with the eyes of each
        for line in journal:
            self.take(line)

    # -- looking ------------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """How many lines the journal has: what the next one is called. It does not leave the house."""
        return len(self.lines)

    def number_for(self, own: Sequence[int]) -> int:
        """How many of the lines whoever plays the `own` seats could notice."""
        return self._witnesses.number(eyes_of(own))

    def count_for(self, own: Sequence[int]) -> Count:
        """How whoever plays the `own` seats counts the plies."""
        return self._witnesses.count(eyes_of(own))

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    @property
    def seed_hash(self) -> str:
        """Shown from the start; the seed itself is shown at the end, so that anybody can check the shuffles."""
        return seed_hash(self.match.seed)

    def seats_of(self, person: str) -> list[int]:
        return [chair.seat for chair in self.chairs if chair.person == person and not chair.bot]

    def chairs_of(self, person: str) -> list[int]:
        """The seats that are somebody's, also those where a bot plays for them."""
        return [chair.seat for chair in self.chairs if chair.person == person]

    def plays(self, who: str, seat: int) -> bool:
        """Whether a person, or else a bot, plays a seat."""
        return bool(self.chairs[seat].bot) if who == BOT else seat in self.seats_of(who)

    def seats_beside(self, seat: int) -> list[int]:
        """All seats of whoever plays this one."""
        person = next((chair.person for chair in self.chairs if chair.seat == seat and not chair.bot), "")
        return self.seats_of(person) if person else [seat]

    def people(self) -> list[str]:
        """Who sits at the table, everybody once, also those for whom a bot plays."""
        return list(dict.fromkeys(chair.person for chair in self.chairs if chair.person))

    def keeps_waiting(self, seat: int, person: str) -> bool:
        """Whether a chair is free in a game that somebody plays: they may have to wait there for ever."""
        free = self.chairs[seat].open and not self.arrangement.gathering and not self.match.over
        return free and person in self.people()

    def belongs(self, person: str) -> bool:
        """Whether somebody is one of those round this table: its host, a player or a guest."""
        watches = person in self.guests and self.arrangement.delay != NOBODY_WATCHES
        return person == self.host or watches or person in self.people()

    def may_look(self, person: str) -> bool:
        """Whether somebody may see this table at all. When it is over all is open."""
        return self.match.over or self.belongs(person)

    def behind(self, person: str) -> int:
        """How many moves late somebody sees the table: watchers may have to be."""
        if self.match.over or person == self.host or person in self.people():
            return 0
        return max(0, self.arrangement.delay)

    @property
    def guided(self) -> int:
        """How many decisions were those of a guide: nobody is told later that they were bad ones."""
        return 0 if self._begun_with is None else self._begun_with.followed(self.match)

    def guide(self) -> TourMove | None:
        """What the guide of a tour waits for or does next."""
        return self.tour.next(self.match) if self.tour is not None else None

    def bot_to_act(self) -> int | None:
        """The seat of a bot that is to act. On a tour the guide moves for the bots, in its own order. Bots wait until the
        game has begun, and while people talk about taking back."""
        if self.arrangement.gathering or self.gone or self.consent.request is not None:
            return None
        guide = self.guide()
        waiting = self.match.to_act() if guide is None else [guide.seat]
        return next((seat for seat in waiting if self.chairs[seat].bot), None)

    @property
    def clock(self) -> Clock:
        return Clock.read(self.arrangement.clock)

    def standing(self, gathering: bool | None = None) -> Standing:
        """How a table stands, or would if it were gathering or not."""
        waits = self.arrangement.gathering if gathering is None else gathering
        plain = Standing(GATHERING) if waits else _standing(self.match)
        return self.timed(plain, self.waits, self.chairs, self.paused)

    def timed(self, standing: Standing, waits: Sequence[Wait], chairs: Sequence[ChairRow], paused: float) -> Standing:
        """How a table stands, with how everybody is waited for, if the clock does not stand since a moment."""
        due = 0.0
        if self.clock.runs and standing.state == RUNNING:
            times = [waits[chair.seat].until() for chair in chairs if _is_timed(chair, waits[chair.seat])]
            due = -paused or min(times, default=0.0)
        return standing._replace(since=[wait.since for wait in waits], bank=[wait.bank for wait in waits], due=due)

    def running(self, now: float) -> list[Wait]:
        """How everybody is waited for, without the time in which the clock stood."""
        return clock.moved(self.waits, now - self.paused) if self.paused else self.waits

    def outcome(self, line: JournalLine, now: float) -> Outcome:
        """What a line that has been checked will lead to, if it comes now."""
        twin = self.match.until(len(self.match.plies))
        twin.undone = self.match.undone[:]
        _carry_out(twin, self.consent.copy(), line)
        noticed = self._witnesses.copy().follow(twin, self.match.state, self.match.plies, _is_told(line))
        standing, new_turn = _standing(twin), twin.state.turn > self._furthest
        waits = clock.follow(self.clock, self.running(now), standing.to_act, now, new_turn)
        stands = self.timed(standing, waits, self.chairs, now if self.paused else 0.0)
        return Outcome(stands, is_public(noticed, twin.seats), waits)

    def deadline(self, seat: int, away: Sequence[Span]) -> float:
        """When the time of a seat is out, whose person is away on some days; 0 if nobody waits for it, or for ever."""
        wait = self.waits[seat]
        timed = self.clock.runs and not self.match.over and _is_timed(self.chairs[seat], wait)
        return clock.deadline(self.clock, wait, away) if timed else 0.0

    def seat_for(self, person: str, wanted: int | None = None) -> int:
        """The seat through which a person looks: the one asked for, else one that is to act, else any of theirs."""
        own = self.seats_of(person)
        if wanted in own:
            return wanted
        to_act = [seat for seat in own if seat in self.match.to_act()]
        return (to_act or own or [WATCHER])[0]

    def be_surrounded(self, around: Around) -> None:
        """Take what is round the table from what is kept of it."""
        self.chairs, self.arrangement, self.seatings, self.guests, self.said, _ = around

    def send_away(self, people: Iterable[str] = ()) -> None:
        """Note who was sent away, and forget it of those who belong here again."""
        self.removed = {person for person in self.removed.union(people) if not self.belongs(person)}

    def rename(self, person: str, old: str, new: str) -> None:
        """Show a person's new name in the chair that had the old one; guests at the same screen keep theirs."""
        self.chairs = [
            chair._replace(name=new) if (chair.person, chair.name) == (person, old) else chair for chair in self.chairs
        ]
        if person in self.guests:
            self.guests[person] = new

    # -- changing -----------------------------------------------------------------------------------

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Whatever changes a table, or what is kept of it, happens in here: one after the other, and not once it is gone."""
        async with self.lock:
            if self.gone:
                raise Gone
            yield

    def move_in(self, own: Sequence[int], seat: int, kind: str, move: str) -> str:
        """What the journal says of a wish: a ply to go back to is called there as the match counts it, and who asks for
        something needs the consent of all other people, wherever they sit."""
        if kind == consent.ASK:
            people = {chair.person: chair.seat for chair in self.chairs if chair.person and not chair.bot}
            return consent.in_words(self.match, seat, [other for other in people.values() if other not in own])
        if kind != BACK or not (move.isascii() and move.isdecimal()):
            return move
        return str(self.count_for(own).noticed(int(move)))

    def check(self, line: JournalLine) -> None:
        """Raise if this line could not be taken now; nothing is changed."""
        match = self.match
        if line.kind not in KINDS:
            raise KotatsuError(f"{line.kind!r} is nothing that can be done at a table")
        if not 0 <= line.seat < match.seats:
            raise KotatsuError(f"there is no seat {line.seat}")
        if self.arrangement.gathering:
            raise Refusal("still-gathering")
        guide = self.guide()
        wanted = (MOVE, guide.seat, guide.move) if guide is not None else None
        if guide is not None and line.kind in GUIDED and (line.kind, line.seat, line.move) != wanted:
            raise OffTheTour(match.game.vocabulary.parse(guide.move))
        if _is_talk(line):
            self.consent.check(match, line.kind, line.seat, line.move)
        elif line.kind == MOVE:
            match.check(match.find(line.move, line.seat), line.seat)
        elif line.kind == TIME_OUT:
            if line.seat not in match.to_act():
                raise Refusal("game-is-over")
        elif line.kind == ALONE:
            if guide is None:
                raise Refusal("no-guide")
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
        _carry_out(self.match, self.consent, line)
        if line.kind == ALONE:
            self.tour = None
        if line.kind in TAKING_BACK:
            self.plans = {key: plan for key, plan in self.plans.items() if key[0] != line.seat}
        self.lines.append(line)
        agreed = _is_talk(line) and len(self.match.plies) < len(plies)
        self._furthest = self.match.state.turn if agreed else max(self._furthest, self.match.state.turn)
        noticed = self._witnesses.follow(self.match, state, plies, _is_told(line))
        for watcher in [watcher for watcher, eyes in self._watchers.items() if noticed & eyes]:
            watcher()

    # -- being told ---------------------------------------------------------------------------------

    def watch(self, watcher: Callable[[], None], own: Sequence[int]) -> Callable[[], None]:
        """Call `watcher` after every change that whoever plays the `own` seats could notice; returns what ends that."""
        self._watchers[watcher] = eyes_of(own)

        def stop() -> None:
            self._watchers.pop(watcher, None)

        return stop

    def _come_or_gone(self) -> None:
        self.tell_all()
        if self.come_or_gone is not None:
            self.come_or_gone(self)

    def tell_all(self) -> None:
        """Something beside the game has changed: who is here, who sits where, what is said."""
        for watcher in list(self._watchers):
            watcher()


def _is_talk(line: JournalLine) -> bool:
    return line.kind in consent.KINDS


def _is_told(line: JournalLine) -> bool:
    """Whether everybody hears of a line, whatever it changes."""
    return _is_talk(line) or line.kind in (TIME_OUT, ALONE)


def _is_timed(chair: ChairRow, wait: Wait) -> bool:
    """Whether a person is waited for in a chair."""
    return bool(chair.person) and not chair.bot and wait.since > 0


def _carry_out(match: Match, asking: Consent, line: JournalLine) -> None:
    if _is_talk(line):
        ply = asking.follow(match, line.kind, line.seat, line.move)
        if ply is not None:
            match.rewind(ply)
        return
    asking.end()
    if line.kind == TIME_OUT:
        asking.notes.append(Note(len(match.plies), TIME_OUT, line.seat))
        match.end_for(line.seat)
    elif line.kind == MOVE:
        match.play(line.move, line.seat)
    elif line.kind == UNDO:
        match.undo(line.seat)
    elif line.kind == RESTART:
        match.undo_turn(line.seat)
    elif line.kind == BACK:
        match.undo_to(line.seat, int(line.move))
    elif line.kind == REDO:
        match.redo(line.seat)


def _standing(match: Match) -> Standing:
    if not match.over:
        return Standing(RUNNING, match.to_act(), digest=digest_of(match))
    winners = [seat for seat, place in enumerate(match.places()) if place == 1]
    return Standing(OVER, (), match.scores(), winners, digest=digest_of(match))


def digest_of(match: Match) -> str:
    """What the rules allow now, in short. A journal that leads somewhere else was written under other rules: whoever went on
    with it would play a game that nobody has begun. It says nothing of how a state is kept, which may change."""
    allowed = [(seat, match.moves(seat)) for seat in match.to_act()]
    return hashlib.sha256(repr((allowed, match.scores())).encode()).hexdigest()[:16]


def why_unreadable(table: TableRow | TableFacts, games: Sequence[str]) -> str:
    """Why a table cannot be played here, as far as one sees it without playing: an empty text if it can."""
    if _parts(table.version) > _parts(VERSION):
        return "table-of-newer-kotatsu"
    if table.game not in games:
        return "table-of-missing-game"
    if isinstance(table, TableFacts) and table.box_title:  # a list does not read everybody's box
        return ""
    try:
        box = box_of(table) if isinstance(table, TableRow) else None
        fits = load_game(table.game, box).components.hash == table.components
    except Exception:  # a game from elsewhere may fail in any way
        return "table-of-broken-game"
    return "" if fits else "table-of-other-components"


def _parts(version: str) -> list[int]:
    return [int(part) for part in version.split(".") if part.isdecimal()]


def seed_hash(seed: str) -> str:
    return hashlib.sha256(f"kotatsu seed {seed}".encode()).hexdigest()


def box_of(row: TableRow) -> Corrections | None:
    """Whose values a table is played with; nothing for ours."""
    return Corrections(row.box, row.box_title, row.box_title) if row.box else None


def boxed(game: AnyGame) -> dict[str, str]:
    """What the row of a table says of the box with which a game is played."""
    own = game.components.own
    return {} if own is None else {"box": own.plainly(), "box_title": own.title}


def _begin(row: TableRow) -> Match:
    if row.start:
        return Match.replay(row.start, f"table {row.id}", box_of(row))
    return Match.new(row.game, row.seats, row.seed, row.options, box_of(row))
