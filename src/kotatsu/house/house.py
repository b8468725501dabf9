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
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple
from weakref import WeakValueDictionary

from kotatsu.bots.registry import check_bot
from kotatsu.core.errors import KotatsuError, Refusal
from kotatsu.core.match import Match
from kotatsu.core.registry import game_names, load_game
from kotatsu.house.database import NotSaved, StoreTrouble
from kotatsu.house.driving import PACES, USUAL_PACE, Drivers
from kotatsu.house.history import History
from kotatsu.house.store import (
    UNKNOWN,
    UNREADABLE,
    ChairRow,
    Conflict,
    Found,
    JournalLine,
    PersonRow,
    Standing,
    Store,
    TableFacts,
    TableRow,
)
from kotatsu.house.table import BACK, Table, Taken, Unreadable, why_unreadable
from kotatsu.house.thinking import Thinkers
from kotatsu.version import VERSION

NAME_LENGTH = 30
MOST_IDLE = 100  # tables the house itself keeps in memory
PAGE_LENGTH = 20  # tables in one part of a list
JOURNAL_DOES_NOT_FIT = "table-whose-journal-does-not-fit"


class Invitation(NamedTuple):
    """Who shall sit in a chair: a person, or a bot."""

    person: str
    name: str
    bot: str


class OwnTable(NamedTuple):
    """A table in the list of a person."""

    facts: TableFacts
    unreadable: str  # why it cannot be played here; empty if it can


class House:
    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self._store = store
        self._thinkers = thinkers
        self._drivers = Drivers(thinkers, self.act)
        self._live: WeakValueDictionary[str, Table] = WeakValueDictionary()  # so that nobody sits at a second copy
        self._latest: OrderedDict[str, Table] = OrderedDict()
        self._clerk: asyncio.Task[None] | None = None

    async def close(self) -> None:
        if self._clerk is not None:
            self._clerk.cancel()
        await self._drivers.close()
        self._thinkers.close()
        self._store.close()

    # -- people -------------------------------------------------------------------------------------

    async def person(self, person: str) -> PersonRow | None:
        return await self._store.person(person)

    async def save_person(self, row: PersonRow) -> PersonRow:
        """Remember a person's name and settings; chairs they sit in show the new name."""
        name = " ".join(row.name.split())
        if not 0 < len(name) <= NAME_LENGTH:
            raise Refusal("a-name-needs-a-letter")
        row = row._replace(name=name)
        before = await self._store.save_person(row)
        if before not in ("", name):
            for table in list(self._live.values()):
                table.rename(row.id, before, name)
        return row

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
    ) -> Table:
        """Set up a table. `start` is a record whose position the table begins with; a tour has a guide."""
        rules = load_game(game)
        rules.check_seats(len(guests))
        for guest in guests:
            if guest.bot:
                check_bot(guest.bot)
        chosen = rules.check_options(options or {})
        if start:
            match = await asyncio.to_thread(Match.replay, start)
            if match.game.name != game or match.seats != len(guests):
                raise KotatsuError("the record is of another game or of another number of players")
            seed, chosen = match.seed, dict(match.options)
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
        )
        chairs = [ChairRow(seat, guest.person, guest.name, guest.bot) for seat, guest in enumerate(guests)]
        pace = await self._pace_of(host)
        table = await asyncio.to_thread(Table, row, chairs, [], pace)  # a long record is played again
        await self._store.add_table(row, chairs, table.standing())
        return self._put_up(table)

    async def table(self, name: str) -> Table | None:
        """A table by its id, from memory or from disk; Unreadable if it is there but cannot be played."""
        live = self._live.get(name)
        if live is None:
            found = await self._store.table(name)
            if found is None:
                return None
            live = await self._load(found)
        return self._put_up(live)

    async def _load(self, found: Found) -> Table:
        """Play a table's journal, beside everything else that goes on, and correct what was noted of it."""
        if reason := why_unreadable(found.row, game_names()):
            raise Unreadable(reason)
        table = await self._play(found)
        if found.state in (UNKNOWN, UNREADABLE) or table is None:
            with suppress(StoreTrouble):
                await self._store.note(found.row.id, found.state, table.standing() if table else Standing(UNREADABLE))
        if table is None:
            raise Unreadable(JOURNAL_DOES_NOT_FIT)
        table.pace = await self._pace_of(table.host)
        return table

    async def _play(self, found: Found) -> Table | None:
        try:
            return await asyncio.to_thread(Table, found.row, found.chairs, found.journal)
        except Exception:
            logging.getLogger(__name__).exception("table %s cannot be played", found.row.id)
            return None

    def _put_up(self, table: Table) -> Table:
        """The table among those that are live; whoever has not been asked for longest goes."""
        table = self._live.setdefault(table.id, table)  # somebody else may have been faster
        self._latest[table.id] = table
        self._latest.move_to_end(table.id)
        if len(self._latest) > MOST_IDLE:
            self._latest.popitem(last=False)
        self._drivers.wake(table)
        return table

    async def _pace_of(self, host: str) -> str:
        """Bots play at the pace the host likes, until somebody at the table wants another one."""
        person = await self._store.person(host)
        liked = person.settings.get("pace", USUAL_PACE) if person is not None else USUAL_PACE
        return liked if liked in PACES else USUAL_PACE

    async def tables_of(self, person: str, page: int = 0) -> tuple[list[OwnTable], bool]:
        """A page of a person's tables, the last changed first, and whether there is another one. Nothing is played."""
        found = await self._store.tables_of(person, page * PAGE_LENGTH, PAGE_LENGTH + 1)
        games = game_names()
        own = [OwnTable(facts, _why_not(facts, games)) for facts in found[:PAGE_LENGTH]]
        if self._clerk is None and any(table.facts.standing.state == UNKNOWN for table in own):
            self._clerk = asyncio.create_task(self._note_standings())
        return own, len(found) > PAGE_LENGTH

    async def history_of(self, person: PersonRow) -> History:
        """What a person has played, as far as it is noted."""
        tallies = await self._store.tallies_of(person.id, person.name)
        begun = any(tally.tour for tally in tallies)
        return History(tallies, await self._store.tours_of(person.id, person.name) if begun else {})

    async def _note_standings(self) -> None:
        """Play tables of which nobody has noted how they stand, one after the other, while people do other things."""
        last = ""
        try:
            while names := await self._store.unknown_tables(last, PAGE_LENGTH):
                for last in names:
                    found = await self._store.table(last)
                    if found is not None and not why_unreadable(found.row, game_names()):
                        table = await self._play(found)
                        standing = table.standing() if table else Standing(UNREADABLE)
                        await self._store.note(last, UNKNOWN, standing)
        except Exception:
            logging.getLogger(__name__).exception("could not note how tables stand")
        finally:
            self._clerk = None  # whoever sees such a table next lets it be tried again

    # -- moving -------------------------------------------------------------------------------------

    async def act(self, table: Table, seat: int, kind: str, move: str, number: int | None = None) -> None:
        """Do something at a table. `number` is what the actor saw: if the table has moved on since, as they can notice it,
        it is refused. Plies are named as they count them."""
        async with table.lock:
            seats = table.seats_beside(seat)
            while True:
                if number is not None and number != table.number_for(seats):
                    raise Taken
                line = JournalLine(table.number, kind, seat, _move_in(table, seats, kind, move))
                table.check(line)
                try:
                    await self._store.append(table.id, line, *table.outcome(line))
                    break
                except Conflict:
                    await self._catch_up(table)
                    if number is None:
                        raise Taken from None
            table.take(line)
        if not all(table.chairs[other].bot for other in table.match.to_act()):
            table.hurry.clear()
        self._drivers.wake(table)

    async def _catch_up(self, table: Table) -> None:
        """Take the lines that somebody else wrote into the journal, so that everybody here goes on from there."""
        lines = await self._store.lines(table.id, table.number)
        if not lines:
            raise NotSaved
        for line in lines:
            table.take(line)
        self._drivers.wake(table)

    def set_pace(self, table: Table, pace: str) -> None:
        if pace not in PACES:
            raise KotatsuError(f"{pace!r} is no pace; there are {', '.join(PACES)}")
        table.pace = pace


def _move_in(table: Table, seats: Sequence[int], kind: str, move: str) -> str:
    """What the journal says of a wish: a ply to go back to is called there as the match counts it."""
    if kind != BACK or not (move.isascii() and move.isdecimal()):
        return move
    count = table.count_for(seats)
    return str(count.noticed(int(move)))


def _why_not(facts: TableFacts, games: Sequence[str]) -> str:
    seen = why_unreadable(facts, games)
    return seen or (JOURNAL_DOES_NOT_FIT if facts.standing.state == UNREADABLE else "")
