"""The house: it sets up tables, lets people and bots move, and writes everything down before anybody sees it."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple

from kotatsu.bots.registry import check_bot
from kotatsu.core.errors import KotatsuError, Refusal
from kotatsu.core.match import Match
from kotatsu.core.registry import load_game
from kotatsu.house.store import ChairRow, Conflict, LogRow, PersonRow, Store, TableRow
from kotatsu.house.table import MOVE, Table
from kotatsu.house.thinking import Thinkers
from kotatsu.version import VERSION

PACES = {"instant": 0.0, "quick": 0.4, "calm": 1.2, "slow": 2.5}  # seconds a bot takes at least
USUAL_PACE = "quick"
NAME_LENGTH = 30


class Taken(Refusal):
    """The table has moved on since this move was chosen."""


class Invitation(NamedTuple):
    """Who shall sit in a chair: a person, or a bot."""

    person: str
    name: str
    bot: str


class House:
    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self._store = store
        self._thinkers = thinkers
        self._tables: dict[str, Table] = {}
        self._thoughts: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._paces: dict[str, str] = {}

    async def close(self) -> None:
        for thought in self._thoughts.values():
            thought.cancel()
        self._thinkers.close()
        self._store.close()

    # -- people -------------------------------------------------------------------------------------

    async def person(self, person: str) -> PersonRow | None:
        return await self._store.person(person)

    async def save_person(self, row: PersonRow) -> PersonRow:
        """Remember a person's name and settings; chairs they sit in show the new name."""
        name = " ".join(row.name.split())[:NAME_LENGTH]
        if not name:
            raise Refusal("a-name-needs-a-letter")
        row = row._replace(name=name)
        before = await self._store.person(row.id)
        await self._store.save_person(row)
        if before is not None and before.name != name:
            await self._store.rename_chairs(row.id, before.name, name)
            for table in self._tables.values():
                table.rename(row.id, before.name, name)
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
        table = await asyncio.to_thread(Table, row, chairs, [])  # a long record is played again
        await self._store.add_table(row, chairs)
        await self._welcome(table)
        return table

    async def _welcome(self, table: Table) -> None:
        """Put a table up: bots play at the pace its host likes, until somebody there wants another one."""
        host = await self._store.person(table.host)
        liked = host.settings.get("pace", USUAL_PACE) if host is not None else USUAL_PACE
        if table.id not in self._tables:  # somebody else may have done it meanwhile
            self._tables[table.id] = table
            self.set_pace(table, liked if liked in PACES else USUAL_PACE)
            self.wake_bots(table)

    async def table(self, name: str) -> Table | None:
        """A table by its id, from memory or from disk."""
        if name in self._tables:
            return self._tables[name]
        found = await self._store.table(name)
        if found is None:
            return None
        await self._welcome(await asyncio.to_thread(Table, *found))
        return self._tables[name]

    async def tables_of(self, person: str) -> list[Table]:
        tables = [await self.table(name) for name in await self._store.tables_of(person)]
        return [table for table in tables if table is not None]

    # -- moving -------------------------------------------------------------------------------------

    async def act(self, table: Table, seat: int, kind: str, move: str, number: int | None = None) -> None:
        """Do something at a table. `number` is what the actor saw: if the table has moved on since, it is refused."""
        async with table.lock:
            if number is not None and number != table.number:
                raise Taken("the-table-has-moved-on")
            line = LogRow(table.number, kind, seat, move)
            table.check(line)
            try:
                await self._store.append(table.id, line)
            except Conflict:
                raise Taken("the-table-has-moved-on") from None
            table.take(line)
        if not all(table.chairs[other].bot for other in table.match.to_act()):
            table.hurry.clear()
        self.wake_bots(table)

    def set_pace(self, table: Table, pace: str) -> None:
        if pace not in PACES:
            raise KotatsuError(f"{pace!r} is no pace; there are {', '.join(PACES)}")
        self._paces[table.id] = pace

    def pace(self, table: Table) -> str:
        return self._paces[table.id]

    def wake_bots(self, table: Table) -> None:
        """Let every bot that is to act think, unless it does already. On a tour the guide moves for them."""
        guide = table.guide()
        for seat in table.match.to_act() if guide is None else [guide.seat]:
            key = (table.id, seat)
            if table.chairs[seat].bot and key not in self._thoughts:
                self._thoughts[key] = asyncio.create_task(self._let_bot_move(table, seat))

    async def _let_bot_move(self, table: Table, seat: int) -> None:
        try:
            number = table.number
            started = time.monotonic()
            guide = table.guide()
            move = guide.move if guide else await self._thought(table, seat)
            rest = PACES[self.pace(table)] - (time.monotonic() - started)
            if rest > 0:
                with suppress(TimeoutError):
                    await asyncio.wait_for(table.hurry.wait(), rest)
        finally:
            self._thoughts.pop((table.id, seat), None)
        try:
            await self.act(table, seat, MOVE, move, number)
        except Taken:  # somebody else moved meanwhile: think again
            self.wake_bots(table)

    async def _thought(self, table: Table, seat: int) -> str:
        """A bot's move. People are not left waiting for one that fails: it moves somehow, and the house takes a note."""
        try:
            return await self._thinkers.choose(table.match, seat, table.chairs[seat].bot)
        except Exception:
            logging.getLogger(__name__).exception("a bot could not think at table %s", table.id)
            moves = table.match.moves(seat)
            return secrets.choice(moves) if moves else ""
