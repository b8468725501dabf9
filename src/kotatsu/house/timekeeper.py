"""The timekeeper: it sees when somebody's time is out, lets clocks stand while nobody is there, and while the house is closed.

What is due is on disk, so a house that was killed goes on where it was. Every minute it notes that it is there; if it was
not for longer, because it was closed or its machine slept, that time counts for nobody.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Integer, Select, func, literal_column, select, update

from kotatsu.core.errors import KotatsuError
from kotatsu.house.clock import END
from kotatsu.house.database import Damaged, Database, StoreTrouble, insert_into
from kotatsu.house.schema import FACTS, STANDINGS
from kotatsu.house.store import Standing
from kotatsu.house.table import Gone, Table, Taken
from kotatsu.house.tasks import Tasks

if TYPE_CHECKING:
    from kotatsu.house.house import House

BEAT = 60.0  # seconds between two notes that the house is there
CLOSED = 3 * BEAT  # without one for so long it was closed
CLAIM = 30.0  # seconds for looking at a table
AGAIN = 5.0  # seconds until a look that failed is tried again
ALIVE = "alive"
PLACE = literal_column("standings.rowid", Integer)  # where SQLite keeps a row: an index alone tells it


class Timekeeper:
    def __init__(self, database: Database, house: House, now: Callable[[], float]) -> None:
        self._database, self._house, self._now = database, house, now
        self._woken = asyncio.Event()
        self._tasks = Tasks()
        self._pausing = Tasks()
        self._noted = now()  # when this process last noted that it is there

    async def open(self) -> None:
        await self.open_again()
        self._tasks.begin(self._keep)

    async def close(self) -> None:
        await self._tasks.close()
        await self._pausing.close()

    def wake(self) -> None:
        """Somebody may be due earlier than before."""
        self._woken.set()

    async def _keep(self) -> None:
        while True:
            try:
                if not 0 <= self._now() - self._noted < BEAT:  # somebody may set the clock of the machine
                    await self.beat()
                await self._house.vacations.read()
                wait = await self.look()
            except Exception:
                logging.getLogger(__name__).exception("could not look at the clocks")
                wait = BEAT
            with suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), wait)
            self._woken.clear()

    # -- what is due --------------------------------------------------------------------------------

    async def look(self) -> float:
        """Let everything happen that is due. How many seconds there is nothing more to do."""
        now, pause = self._now(), 0.0
        for name, due in await self._found_due(now):
            try:
                if await self._claim(name, due, now):
                    await self._look_at(name)
            except (StoreTrouble, Taken, Gone) as error:  # the claim ends by itself: then it is looked at again
                pause = AGAIN
                logging.getLogger(__name__).info("table %s: its clock is looked at again (%s)", name, error)
            except KotatsuError as error:  # it cannot be played here
                logging.getLogger(__name__).warning("table %s: its clock stands (%s)", name, error)
                try:
                    await self._write_due(name)
                except Damaged:
                    pause = AGAIN
        first = select(func.min(STANDINGS.c.due)).where(STANDINGS.c.due > 0)
        due = await self._database.read(lambda connection: connection.execute(first).scalar_one())
        return min(BEAT, max(pause, due - self._now())) if due is not None else BEAT

    async def _found_due(self, now: float) -> list[tuple[str, float]]:
        """Tables that are due; if one of them is damaged the others all the same."""
        query = select(STANDINGS.c.table_id, STANDINGS.c.due).where((STANDINGS.c.due > 0) & (STANDINGS.c.due <= now))
        with suppress(Damaged):
            return await self._rows(query)
        found: list[tuple[str, float]] = []
        for (place,) in await self._rows(select(PLACE).where((STANDINGS.c.due > 0) & (STANDINGS.c.due <= now))):
            with suppress(Damaged):
                found += await self._rows(query.where(place == PLACE))
        return found

    async def _rows(self, query: Select[Any]) -> list[Any]:
        found: list[Any] = await self._database.read(
            lambda connection: [tuple(row) for row in connection.execute(query)]
        )
        return found

    async def _claim(self, name: str, due: float, now: float) -> bool:
        """Of several timekeepers one looks at a table; if it is killed meanwhile, another one does a little later."""
        here = (STANDINGS.c.table_id == name) & (STANDINGS.c.due == due)
        claim = update(STANDINGS).where(here).values(due=now + CLAIM)
        claimed: bool = await self._database.write(lambda connection: connection.execute(claim).rowcount > 0)
        return claimed

    async def _look_at(self, name: str) -> None:
        table = await self._house.table(name)
        if table is None:
            return
        if self._stands(table):
            await self._pause_or_go_on(table)
            return
        for seat in sorted(range(table.match.seats), key=lambda seat: self._until(table, seat)):  # who was out first
            if self._is_out(table, seat):
                await self._end(table, seat)
        async with table.held():  # unless somebody has just noted something else
            await self._write_due(name, min(self._deadlines(table), default=0.0))

    def _deadlines(self, table: Table) -> list[float]:
        spans = self._house.vacations.spans
        times = [table.deadline(chair.seat, spans(chair.person)) for chair in table.chairs]
        return [time for time in times if time]

    def _is_out(self, table: Table, seat: int) -> bool:
        return 0 < self._until(table, seat) <= self._now()

    def _until(self, table: Table, seat: int) -> float:
        return table.deadline(seat, self._house.vacations.spans(table.chairs[seat].person))

    async def _end(self, table: Table, seat: int) -> None:
        end = self._house.end_by_time if table.clock.out == END else self._house.doors.time_out
        await end(table, seat, lambda: self._is_out(table, seat))

    async def _write_due(self, name: str, due: float = 0.0) -> None:
        """Note when a table has to be looked at again, if ever."""
        noted = update(STANDINGS).where(STANDINGS.c.table_id == name).values(due=due)
        await self._database.write(lambda connection: connection.execute(noted))

    # -- nobody is there ----------------------------------------------------------------------------

    def come_or_gone(self, table: Table) -> None:
        """Somebody came to a table or went: its clock may stand or go on."""
        table.last_here = self._now()
        if table.clock.pauses and self._stands(table) != bool(table.paused):
            self._pausing.begin(lambda: self._pause_or_go_on(table))

    def _stands(self, table: Table) -> bool:
        players = [chair.person for chair in table.chairs if chair.person and not chair.bot]
        return table.clock.pauses and not any(map(table.presence.is_here, players))

    async def _pause_or_go_on(self, table: Table) -> None:
        async with table.held():
            stands, now = self._stands(table), self._now()
            if stands and table.paused:
                return
            # whoever went without a word, as when the house was killed, was not here from then on
            since = min(now, max([table.last_here, *(wait.since for wait in table.waits)]))
            table.waits, table.paused = table.running(now), since if stands else 0.0
            await self._write(table, table.standing())
        table.tell_all()
        self.wake()

    async def _write(self, table: Table, standing: Standing) -> None:
        values = {"since": json.dumps(standing.since), "bank": json.dumps(standing.bank), "due": standing.due}
        which = STANDINGS.c.table_id == table.id
        await self._database.write(lambda connection: connection.execute(update(STANDINGS).where(which).values(values)))

    # -- the house was closed -----------------------------------------------------------------------

    async def beat(self) -> None:
        """Note that the house is there. What was due while this process slept is not due any more, nor what was while the clock
        of the machine was wrong: the tables here hear of it."""
        slept = not 0 <= self._now() - self._noted <= CLOSED
        await self.open_again()
        for table in self._house.live() if slept else ():
            async with table.lock:
                if table.clock.runs and not table.gone:
                    await self._house.look_again(table)
            table.tell_all()

    async def open_again(self) -> None:
        """Let time in which no house was there count for nobody. If the clock of the machine was set, nobody is waited for from
        a moment on that is still to come."""
        now = self._now()

        def work(connection: Connection) -> None:
            noted = connection.execute(select(FACTS.c.value).where(FACTS.c.name == ALIVE)).scalar_one_or_none()
            gap = now - float(noted) if noted is not None else 0.0
            if not 0 <= gap <= CLOSED:
                for row in connection.execute(select(STANDINGS).where(STANDINGS.c.due > 0)).all():
                    with suppress(ValueError, TypeError):  # what nobody can read is waited for by nobody
                        values = _later(row.since, row.due, gap, now)
                        which = STANDINGS.c.table_id == row.table_id
                        connection.execute(update(STANDINGS).where(which).values(values))
            _note(connection, now)

        await self._database.write(work)
        self._noted = now


def _later(since: str, due: float, gap: float, now: float) -> dict[str, object]:
    """How a table is noted to be waited for if so much time counts for nobody."""
    before = json.loads(since)
    after = [_shifted(moment, gap, now) for moment in before]
    most = max((b - a for a, b in zip(before, after, strict=True)), key=abs, default=0.0)
    return {"since": json.dumps(after), "due": max(due + most, now)}  # it is looked at again then


def _shifted(moment: float, gap: float, now: float) -> float:
    """Since when somebody is waited for if so much time counts for nobody. Where time goes back only moments change that would
    be to come: the others were noted since then."""
    if not moment or (gap < 0 and moment <= now):
        return moment
    return min(now, moment + gap)


def _note(connection: Connection, now: float) -> None:
    values = {"name": ALIVE, "value": repr(now)}
    insert = insert_into(connection, FACTS).values(values)
    connection.execute(insert.on_conflict_do_update(index_elements=["name"], set_=values))
