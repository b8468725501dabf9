"""Other processes that keep the same house: what they do at a table that is live here is seen here at once.

A table is what is kept of it, so all that a process needs to hear is that there is something new; what it missed it reads.
Who is at a table is kept nowhere: each process tells who is there with it, and is forgotten when it falls silent.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any, Protocol

from kotatsu.house import news
from kotatsu.house.database import Database, StoreTrouble
from kotatsu.house.news import News, Told, tell
from kotatsu.house.store import JournalLine, Times
from kotatsu.house.table import Table
from kotatsu.house.tasks import Tasks

BEATS = "beats"  # what gives signs of life
BEAT = 4.0  # seconds between two signs of life
MOST_TOLD = 48  # people of one table: more may not fit into what is told, and there is room for fewer
SILENCE = 3 * BEAT  # after which a process is taken for dead


class Keeper(Protocol):
    """What a house does with what its neighbours tell."""

    def live(self) -> Iterable[Table]: ...
    def live_table(self, name: str) -> Table | None: ...
    def went_on(self, table: Table) -> None: ...
    def wait_as_noted(self, table: Table, times: Times) -> None: ...
    def put_away(self, table: Table) -> None: ...
    async def catch_up(self, table: Table) -> bool: ...
    async def look_again(self, table: Table) -> None: ...


class Neighbours:
    def __init__(self, database: Database, told: News, house: Keeper) -> None:
        self._database, self._news, self._house = database, told, house
        self._heard: dict[str, float] = {}  # when each process gave a sign of life
        self._tasks = Tasks()
        handlers: dict[str, Callable[[Table, Told], None]] = {
            news.LINE: self._line,
            news.SEATED: self._seated,
            news.SAID: self._said,
            news.GONE: self._gone,
            news.PACE: self._pace,
            news.HURRY: lambda table, _: table.hurry.set(),
            news.HERE: self._here,
            news.WHO: lambda table, _: self._spread(table) if any(table.presence.own()) else None,
        }
        for kind, handler in handlers.items():
            told.on(kind, lambda about, handler=handler: self._at_table(handler, about))  # type: ignore[misc]
        told.on(news.NAME, self._name)
        told.on(news.ALIVE, self._alive)
        told.on(news.BYE, lambda about: self._forget(about["from"]))
        told.when_back(self._look_everywhere)
        self._tasks.begin(self._live_on, BEATS)

    @property
    def deaf(self) -> bool:
        """Whether what others do is not heard at the moment."""
        return self._news.deaf

    async def close(self) -> None:
        self._tasks.cancel(BEATS)
        with suppress(StoreTrouble):
            await self._database.write(lambda connection: tell(connection, news.BYE))
        await self._tasks.close()

    # -- telling ------------------------------------------------------------------------------------

    def welcome(self, table: Table) -> None:
        """A table is live here from now on."""
        name = table.id
        table.presence.spread = lambda: self._spread_by_name(name)  # no reference: a table that nobody holds goes
        self.tell(news.WHO, table=name)

    def tell(self, kind: str, **about: Any) -> None:
        """Tell all other processes something that is not kept."""
        self._do(self._database.write(lambda connection: tell(connection, kind, **about)))

    def _spread_by_name(self, name: str) -> None:
        if (table := self._house.live_table(name)) is not None:
            self._spread(table)

    def _spread(self, table: Table) -> None:
        here, typing = table.presence.own()
        self.tell(news.HERE, table=table.id, here=here[:MOST_TOLD], typing=typing[:MOST_TOLD])

    async def _live_on(self) -> None:
        while True:
            self.tell(news.ALIVE)
            await asyncio.sleep(BEAT)
            silent = [process for process, at in self._heard.items() if time.monotonic() - at > SILENCE]
            for process in silent:
                self._forget(process)

    # -- hearing ------------------------------------------------------------------------------------

    def _at_table(self, handler: Callable[[Table, Told], None], about: Told) -> None:
        self._heard[about["from"]] = time.monotonic()
        table = self._house.live_table(about["table"])
        if table is not None and not table.gone:
            handler(table, about)

    def _line(self, table: Table, about: Told) -> None:
        async def take() -> None:
            async with table.lock:
                line = JournalLine(*about["line"])
                if line.number == table.number:
                    table.take(line)
                    self._house.wait_as_noted(table, Times(*about["times"]))
                elif line.number > table.number:
                    await self._house.catch_up(table)
            self._house.went_on(table)

        self._do(take())

    def _seated(self, table: Table, about: Told) -> None:
        async def look() -> None:
            async with table.lock:
                await self._house.look_again(table)
            table.send_away(about.get("removed", ()))
            table.tell_all()
            self._house.went_on(table)

        self._do(look())

    def _said(self, table: Table, about: Told) -> None:
        table.said[about["room"]] = max(about["count"], table.said.get(about["room"], 0))
        table.tell_all()

    def _gone(self, table: Table, _about: Told) -> None:
        table.gone = True
        self._house.put_away(table)
        table.tell_all()

    def _pace(self, table: Table, about: Told) -> None:
        table.pace = about["pace"]

    def _here(self, table: Table, about: Told) -> None:
        table.presence.hear(about["from"], about["here"], about["typing"])

    def _name(self, about: Told) -> None:
        for table in self._house.live():
            table.rename(about["person"], about["before"], about["name"])

    def _alive(self, about: Told) -> None:
        self._heard[about["from"]] = time.monotonic()

    def _forget(self, process: str) -> None:
        """A process has ended, and nobody is with it any more."""
        self._heard.pop(process, None)
        for table in self._house.live():
            if process in table.presence.processes():
                table.presence.hear(process)

    def _look_everywhere(self) -> None:
        """For a while nothing was heard: every table may have gone on."""

        async def look(table: Table) -> None:
            async with table.lock:
                await self._house.look_again(table)
                if not table.gone:
                    await self._house.catch_up(table)
            table.tell_all()
            self._house.went_on(table)

        for table in self._house.live():
            self._do(look(table))
            self.tell(news.WHO, table=table.id)
            self._spread(table)

    # -- doing --------------------------------------------------------------------------------------

    def _do(self, work: Awaitable[Any]) -> None:
        self._tasks.begin(lambda: _quietly(work))


async def _quietly(work: Awaitable[Any]) -> None:
    """Nobody waits for this; if the database is away it is done when it is back."""
    try:
        await work
    except StoreTrouble:
        pass
    except Exception:
        logging.getLogger(__name__).exception("what another process told could not be followed")
