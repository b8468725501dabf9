"""Looking back at finished games: turn by turn, in the background, and kept, so that nothing is thought about twice."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any, NamedTuple

from sqlalchemy import Connection, select

from kotatsu.bots.review import Span, Verdict, review, spans_of
from kotatsu.house.advice import Advisers
from kotatsu.house.database import Database, insert_into
from kotatsu.house.schema import REVIEWS
from kotatsu.house.table import Table
from kotatsu.house.tasks import Tasks

MOST_AT_ONCE = 3  # games of a host; the next one is begun when somebody looks again


class Review(NamedTuple):
    """How far it is, and what was found so far, in the order of the turns."""

    verdicts: list[Verdict]
    of: int  # turns in all


class Reviews:
    def __init__(self, database: Database, advisers: Advisers) -> None:
        self._database = database
        self._advisers = advisers
        self._tasks = Tasks()
        self._hosts: dict[str, str] = {}  # of the tables that are thought about
        self._turn = asyncio.Lock()  # one turn of one game: whoever asks for advice waits for no more than that

    async def close(self) -> None:
        await self._tasks.close()

    async def look(self, table: Table, begin: bool) -> Review:
        """What is known of a game that is over; whoever may, lets the rest be thought about meanwhile."""
        spans = await asyncio.to_thread(_spans, table)
        known = await self._known(table.id)
        if begin and len(known) < len(spans) and self._may_begin(table):
            self._hosts[table.id] = table.host
            self._tasks.begin(lambda: self._go_on(table), table.id)
        return Review(known, len(spans))

    def _may_begin(self, table: Table) -> bool:
        busy = sum(1 for host in self._hosts.values() if host == table.host)
        return table.id not in self._tasks and not table.gone and busy < MOST_AT_ONCE

    async def _go_on(self, table: Table) -> None:
        try:
            known = {verdict.ply for verdict in await self._known(table.id)}
            for span in await asyncio.to_thread(_spans, table):
                if span.ply not in known:
                    async with self._turn:
                        verdict = await self._advisers.study(table, review, span.seat, span.ply)
                    await self._keep(table.id, verdict)
        except Exception:
            logging.getLogger(__name__).exception("could not look back at table %s", table.id)
        finally:
            self._hosts.pop(table.id, None)  # whoever looks again lets it be tried again

    def forget(self, table: Table) -> None:
        """Nobody will look back at a table any more."""
        self._hosts.pop(table.id, None)
        self._tasks.cancel(table.id)

    async def _known(self, table: str) -> list[Verdict]:
        query = select(REVIEWS.c.verdict).where(REVIEWS.c.table_id == table).order_by(REVIEWS.c.ply)

        def work(connection: Connection) -> list[Verdict]:
            rows = [json.loads(text) for text in connection.scalars(query)]
            return [_verdict(row) for row in rows if len(row) == len(Verdict._fields)]  # others are thought over again

        found: list[Verdict] = await self._database.read(work)
        return found

    async def _keep(self, table: str, verdict: Verdict) -> None:
        values = {"table_id": table, "ply": verdict.ply, "seat": verdict.seat, "verdict": json.dumps(verdict)}

        def work(connection: Connection) -> None:
            insert = insert_into(connection, REVIEWS).values(values)
            connection.execute(insert.on_conflict_do_update(index_elements=["table_id", "ply"], set_=values))

        await self._database.write(work)


def _spans(table: Table) -> list[Span]:
    """The spans that are thought about: those that were a choice of their own."""
    guided = table.guided
    return [span for span in spans_of(table.match) if span.ply >= guided]


def _verdict(row: list[Any]) -> Verdict:
    return Verdict._make(tuple(each) if isinstance(each, list) else each for each in row)
