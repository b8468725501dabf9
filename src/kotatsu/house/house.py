"""The house: it sets up tables, lets people and bots move, and writes everything down before anybody sees it.

A table is asked for, loaded from what the store has, and live as long as somebody holds it: a request, a browser that
listens, a driver of bots, or the house itself, which holds those that were asked for last. Then it is on disk only.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple
from weakref import WeakValueDictionary

from sqlalchemy.exc import IntegrityError

from kotatsu.bots.registry import check_bot
from kotatsu.core.corrections import Corrections
from kotatsu.core.errors import KotatsuError, Refusal
from kotatsu.core.match import Match
from kotatsu.core.registry import game_names, load_game
from kotatsu.house import consent, news
from kotatsu.house.acquaintances import Acquaintances
from kotatsu.house.advice import Advisers
from kotatsu.house.boxes import Boxes
from kotatsu.house.clock import NO_CLOCK, Clock, Wait, begun, follow
from kotatsu.house.database import Damaged, NotSaved, StoreTrouble
from kotatsu.house.devices import Devices
from kotatsu.house.doorbook import Doorbook
from kotatsu.house.doors import Doors
from kotatsu.house.driving import PACES, Drivers
from kotatsu.house.history import Histories
from kotatsu.house.lists import WHY_NOT, Lists, standing_of
from kotatsu.house.neighbours import Neighbours
from kotatsu.house.plans import Plans
from kotatsu.house.post.channels import Channels
from kotatsu.house.post.messenger import Messenger, Wording
from kotatsu.house.post.settings import MAIL, NOTICES, Mail, Notices
from kotatsu.house.reviews import Reviews
from kotatsu.house.store import (
    UNKNOWN,
    Along,
    Arrangement,
    ChairRow,
    Conflict,
    Found,
    JournalLine,
    PersonRow,
    Store,
    TableRow,
    Times,
)
from kotatsu.house.table import TAKING_BACK, TIME_OUT, Gone, Table, Taken, Unreadable, boxed, why_unreadable
from kotatsu.house.talk import Talk
from kotatsu.house.thinking import Thinking
from kotatsu.house.timekeeper import Timekeeper
from kotatsu.house.vacations import Vacations
from kotatsu.house.waiting import Waiting
from kotatsu.house.weighing import Weighing
from kotatsu.version import VERSION

NAME_LENGTH = 30
MOST_IDLE = 100  # tables the house itself keeps in memory
READY_SECONDS = 3.0  # within which the database answers


class Invitation(NamedTuple):
    """Who shall sit in a chair: a person, a bot, or whoever comes."""

    person: str
    name: str
    bot: str


class Figures(NamedTuple):
    """How much there is to do."""

    live: int  # tables in memory
    lines: int  # written by this process
    waiting: int  # writes
    deaf: bool  # to other processes


class House:
    def __init__(
        self,
        store: Store,
        thinkers: Thinking,
        now: Callable[[], float] = time.time,
        notices: Notices = NOTICES,
        post: Mail = MAIL,
    ) -> None:
        self._store = store
        self.time = now
        self._thinkers = thinkers
        self._drivers = Drivers(thinkers, self.act)
        self.advisers = Advisers()
        self.reviews = Reviews(store.database, self.advisers)
        self.boxes = Boxes(store.database, now)
        self.weighing = Weighing(self.boxes.scales)
        self._acquaintances = Acquaintances(store)
        self.devices = Devices(store.database, self._acquaintances.forget)
        self.talk = Talk(store.database)
        self.doors = Doors(
            Doorbook(store.database), self._changed, self.reviews.forget, self._withdraw, self.look_again, now
        )
        self.waiting = Waiting(store.database)
        self.vacations = Vacations(store.database, now)
        self.timekeeper = Timekeeper(store.database, self, now)
        self.plans = Plans(store.database, self.act)
        self.channels = Channels(store.database, now)
        self.messenger = Messenger(self.channels, self.waiting, self._is_present, now, notices, post)
        self._live: WeakValueDictionary[str, Table] = WeakValueDictionary()  # so that nobody sits at a second copy
        self._latest: OrderedDict[str, Table] = OrderedDict()
        self.lists = Lists(store, self.waiting, self._play)
        self.histories = Histories(store.database)
        self._lines = 0  # written here
        self.closing = False
        told = store.database.news
        self._neighbours = Neighbours(store.database, told, self) if told is not None else None

    def leave(self) -> None:
        """It ends soon: send away whoever listens."""
        self.closing = True
        for table in self.live():
            table.closing = True
            table.tell_all()

    async def why_not_ready(self) -> str:
        """What keeps this process from doing its work; empty if nothing does."""
        if self.closing:
            return "closing"
        try:
            await asyncio.wait_for(self._store.person(""), READY_SECONDS)
        except (StoreTrouble, TimeoutError):
            return "the database does not answer"
        return "deaf to other processes" if self._neighbours is not None and self._neighbours.deaf else ""

    def figures(self) -> Figures:
        deaf = self._neighbours is not None and self._neighbours.deaf
        return Figures(len(self._live), self._lines, self._store.database.waiting, deaf)

    async def open(self, words: Wording) -> None:
        """Begin to look at the clocks, and to tell people in these words that others wait for them."""
        await self.timekeeper.open()
        await self.channels.open(self.messenger.notices.push)
        self.messenger.open(self.person, words)

    def _is_present(self, table: str, person: str) -> bool:
        return (live := self._live.get(table)) is not None and live.presence.is_here(person)

    async def close(self) -> None:
        await self.messenger.close()
        await self.timekeeper.close()
        self.lists.close()
        if self._neighbours is not None:
            await self._neighbours.close()
        await self.plans.close()
        await self._drivers.close()
        await self.reviews.close()
        self._thinkers.close()
        self.advisers.close()
        await self.weighing.close()
        self.boxes.close()
        self._store.close()

    # -- people -------------------------------------------------------------------------------------

    async def person(self, person: str) -> PersonRow | None:
        return await self._store.person(person)

    async def person_at(self, device: str) -> PersonRow | None:
        """Whose browser this is, by the hash of its secret."""
        return await self._acquaintances.at(device)

    async def save_person(self, row: PersonRow) -> PersonRow:
        """Remember a person's name and language; chairs they sit in show the new name."""
        name = " ".join(row.name.split())
        if not 0 < len(name) <= NAME_LENGTH:
            raise Refusal("a-name-needs-a-letter")
        row = row._replace(name=name)
        before = await self._store.save_person(row)
        self._acquaintances.forget(row.id)
        if before not in ("", name):
            for table in list(self._live.values()):
                table.rename(row.id, before, name)
        return row

    async def change_settings(self, person: str, change: Callable[[dict[str, str]], dict[str, str]]) -> None:
        """Let a person's settings be what becomes of them."""
        await self._store.change_settings(person, change)
        self._acquaintances.forget(person)

    # -- tables -------------------------------------------------------------------------------------

    async def new_table(
        self,
        game: str,
        guests: Sequence[Invitation],
        host: str,
        options: Mapping[str, str] | None = None,
        seed: str | None = None,
        start: str = "",
        tour: bool = False,
        listed: bool = False,
        clock: Clock = NO_CLOCK,
        box: Corrections | None = None,
    ) -> Table:
        """Set up a table. `start` is a record whose position it begins with, `box` somebody's values that were tried out; a
        tour has a guide. With open chairs it gathers first; if it is listed anybody may take them."""
        rules = await asyncio.to_thread(load_game, game, box)
        rules.check_seats(len(guests))
        for guest in guests:
            if guest.bot:
                check_bot(guest.bot, game)
        chosen = rules.check_options(options or {})
        if start:
            match = await asyncio.to_thread(Match.replay, start)
            if match.game.name != game or match.seats != len(guests):
                raise KotatsuError("the record is of another game or of another number of players")
            seed, chosen, rules = match.seed, dict(match.options), match.game
        row = TableRow(
            id=secrets.token_urlsafe(6).replace("-", "x").replace("_", "y"),
            game=game,
            seats=len(guests),
            seed=seed or secrets.token_hex(16),
            options=chosen,
            start=start,
            tour=int(tour),
            host=host,
            version=VERSION,
            components=rules.components.hash,
            created=time.time(),
            **boxed(rules),
        )
        chairs = [ChairRow(seat, guest.person, guest.name, guest.bot) for seat, guest in enumerate(guests)]
        pace = await self._acquaintances.pace_of(host)
        table = await asyncio.to_thread(Table, row, chairs, [], pace)  # a long record is played again
        gathering = any(chair.open for chair in chairs)
        table.arrangement = Arrangement(gathering, listed, clock=clock.written())
        table.waits = begun(clock, len(chairs))
        self._wait_from_now(table)
        await self._store.add_table(row, chairs, table.standing(), table.arrangement)
        return self._put_up(table)

    async def table(self, name: str) -> Table | None:
        """A table by its id, from memory or from disk; Unreadable if it is there but cannot be played."""
        live = self._live.get(name)
        if live is not None and live.gone:
            self._latest.pop(name, None)
            return None
        if live is None:
            try:
                if (found := await self._store.table(name)) is None:
                    return None
                live = await self._load(found)
            except Damaged:
                raise Unreadable("table-damaged") from None
        elif self._neighbours is not None and self._neighbours.deaf:
            async with live.lock:
                await self.look_again(live)
                await self.catch_up(live)
        return self._put_up(live)

    async def _load(self, found: Found) -> Table:
        """Play a table's journal, beside everything else that goes on, and correct what was noted of it."""
        if reason := why_unreadable(found.row, game_names()):
            raise Unreadable(reason)
        table = await self._play(found)
        standing = standing_of(found, table)
        if standing.state in WHY_NOT or found.state in (UNKNOWN, *WHY_NOT):
            with suppress(StoreTrouble):
                await self._store.note(found.row.id, found.state, standing)
        if table is None or standing.state in WHY_NOT:
            raise Unreadable(WHY_NOT[standing.state])
        table.pace = await self._acquaintances.pace_of(table.host)
        await self.plans.read(table)
        return table

    async def _play(self, found: Found) -> Table | None:
        try:
            table = await asyncio.to_thread(Table, found.row, found.around.chairs, found.journal)
            table.be_surrounded(found.around)
            self.wait_as_noted(table, found.around.times)
        except Exception:
            logging.getLogger(__name__).exception("table %s cannot be played", found.row.id)
            return None
        return table

    def wait_as_noted(self, table: Table, times: Times) -> None:
        """People are waited for as somebody noted it, if they are asked now as they were then."""
        since, bank, due = times
        seats = table.match.seats
        fits = len(since) == len(bank) == seats
        table.waits = [Wait(*each) for each in zip(since, bank, strict=True)] if fits else begun(table.clock, seats)
        table.paused = max(0.0, -due)
        self._wait_from_now(table)

    def _wait_from_now(self, table: Table) -> None:
        """Wait for those who are asked, if nobody waits for them yet."""
        asked = () if table.arrangement.gathering else table.match.to_act()
        table.waits = follow(table.clock, table.waits, asked, self.time(), new_turn=False)

    def _put_up(self, table: Table) -> Table:
        """The table among those that are live; whoever has not been asked for longest goes."""
        known = self._live.get(table.id)
        table = self._live.setdefault(table.id, table)  # somebody else may have been faster
        if known is None and self._neighbours is not None:
            self._neighbours.welcome(table)
        table.come_or_gone = self.timekeeper.come_or_gone
        table.last_here = table.last_here or self.time()
        self._latest[table.id] = table
        self._latest.move_to_end(table.id)
        if len(self._latest) > MOST_IDLE:
            self._latest.popitem(last=False)
        self._drivers.wake(table)
        self.plans.wake(table)
        return table

    # -- moving -------------------------------------------------------------------------------------

    async def act(
        self,
        table: Table,
        seat: int,
        kind: str,
        move: str,
        number: int | None = None,
        by: str | None = None,
        along: Along | None = None,
    ) -> None:
        """Do something at a table. `number` is what the actor saw: if the table has moved on since, as they can notice it,
        it is refused. So it is if the seat is not played any more by a person, or `BOT`, that is named. Plies are named as
        they count them. `along` is written with it."""
        if kind == TIME_OUT:
            raise KotatsuError("only a clock says that time is out")
        async with table.held():
            if by is not None and not table.plays(by, seat):
                raise Taken
            await self._write_and_take(table, seat, kind, move, number, along)
        self.went_on(table)

    async def end_by_time(self, table: Table, seat: int, is_out: Callable[[], bool]) -> None:
        """End the game because a seat was waited for too long, if it still is."""
        async with table.held():
            if is_out():
                await self._write_and_take(table, seat, TIME_OUT, "")

    def _changed(self, table: Table) -> None:
        """Somebody else may have to do something now."""
        self._drivers.wake(table)
        self.plans.wake(table)
        if table.clock.runs:
            self.timekeeper.wake()

    async def _write_and_take(
        self, table: Table, seat: int, kind: str, move: str, number: int | None = None, along: Along | None = None
    ) -> None:
        """The table is held."""
        own = table.seats_beside(seat)
        seat = consent.speaker(table.consent.request, own, seat, kind)
        while True:
            if number is not None and number > table.number_for(own):  # seen through another process, which is ahead
                await self.catch_up(table)
            if number is not None and number != table.number_for(own):
                raise Taken
            line = JournalLine(table.number, kind, seat, table.move_in(own, seat, kind, move))
            table.check(line)
            outcome = table.outcome(line, self.time())
            try:
                anew = line.kind in TAKING_BACK
                await self._store.append(table.id, line, outcome.standing, outcome.public, anew, along)
                break
            except Conflict:
                if not await self.catch_up(table):
                    raise NotSaved from None
                if number is None:
                    raise Taken from None
            except IntegrityError:  # another process has put the table away
                await self.look_again(table)
                raise Gone from None
        table.waits, table.paused = outcome.waits, max(0.0, -outcome.standing.due)
        table.take(line)
        self._lines += 1

    async def _withdraw(self, table: Table, seat: int) -> None:
        """Whoever sat in a seat cannot ask or answer any more: nobody waits for that. The table is held."""
        request = table.consent.request
        if request is not None and seat in (request.seat, *request.waiting):
            await self._write_and_take(table, seat, consent.DECLINE, "")

    def set_pace(self, table: Table, pace: str) -> None:
        if pace not in PACES:
            raise KotatsuError(f"{pace!r} is no pace; there are {', '.join(PACES)}")
        table.pace = pace
        if self._neighbours is not None:
            self._neighbours.tell(news.PACE, table=table.id, pace=pace)

    def hurry(self, table: Table) -> None:
        """Nobody wants to wait for the bots until somebody is asked again."""
        table.hurry.set()
        if self._neighbours is not None:
            self._neighbours.tell(news.HURRY, table=table.id)

    # -- what others do -----------------------------------------------------------------------------

    def live(self) -> list[Table]:
        return list(self._live.values())

    def live_table(self, name: str) -> Table | None:
        return self._live.get(name)

    async def catch_up(self, table: Table) -> bool:
        """Take the lines that somebody else wrote into the journal, so that everybody here goes on from there; false if
        there are none. The table is held."""
        lines = await self._store.lines(table.id, table.number)
        for line in lines:
            table.take(line)
        if lines:
            await self.plans.read(table)
            self.wait_as_noted(table, await self._store.times(table.id))
            self.went_on(table)
        return bool(lines)

    async def look_again(self, table: Table) -> None:
        """Take who is round a table from what is kept; it may be gone. The table is held."""
        around = await self._store.around(table.id)
        if around is None:
            table.gone = True
            self.put_away(table)
        else:
            table.be_surrounded(around)
            self.wait_as_noted(table, around.times)
            await self.plans.read(table)

    def went_on(self, table: Table) -> None:
        if not all(table.chairs[other].bot for other in table.match.to_act()):
            table.hurry.clear()
        self._changed(table)

    def put_away(self, table: Table) -> None:
        self.reviews.forget(table)
