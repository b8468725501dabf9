"""What lists tell of tables: all of it found at once, or, where the file is damaged, each table by itself."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import groupby

from sqlalchemy import ColumnElement, Connection, RowMapping, Select, select, union

from kotatsu.house.database import Damaged, Database
from kotatsu.house.schema import ARRANGEMENTS, CHAIRS, DOORS, GUESTS, STANDINGS, TABLES
from kotatsu.house.store import DAMAGED, OVER, UNREADABLE, ChairRow, Standing, TableFacts

MOST_ALONE = 200  # tables that are looked at one by one

Names = Select[tuple[str]]


def everything(_facts: TableFacts) -> bool:
    return True


class Catalogue:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def tables_of(self, person: str, first: int, most: int) -> list[TableFacts]:
        """The tables a person set up, sits at or watches, those with the latest change first."""
        seated = select(CHAIRS.c.table_id).where(CHAIRS.c.person == person)
        hosted = select(TABLES.c.id).where(TABLES.c.host == person)
        watched = select(GUESTS.c.table_id).where(GUESTS.c.person == person)
        return await self._listed([seated, hosted, watched], first, most)

    async def tables_called(self, names: Sequence[str]) -> list[TableFacts]:
        """These tables, in this order."""
        called = select(TABLES.c.id).where(TABLES.c.id.in_(names))
        found = {facts.id: facts for facts in await self._listed([called], 0, len(names))}
        return [found[name] for name in names if name in found]

    async def tables_for(self, person: str, most: int) -> list[TableFacts]:
        """The tables to which a person was invited by name."""
        named = select(DOORS.c.table_id).where((DOORS.c.person == person) & (DOORS.c.until > time.time()))
        return await self._listed([named], 0, most)

    async def open_tables(self, most: int) -> list[TableFacts]:
        """The tables at which anybody may take a chair."""
        listed = select(ARRANGEMENTS.c.table_id).where(ARRANGEMENTS.c.listed == 1)
        free = select(CHAIRS.c.table_id).where((CHAIRS.c.person == "") & (CHAIRS.c.bot == ""))
        which = STANDINGS.c.table_id.in_(free) & (STANDINGS.c.state != OVER)
        return await self._listed([listed], 0, most, which, _is_open)

    async def _listed(
        self,
        names: Sequence[Names],
        first: int,
        most: int,
        which: ColumnElement[bool] | None = None,
        fits: Callable[[TableFacts], bool] = everything,
    ) -> list[TableFacts]:
        """A page of the tables that are named. `which` and `fits` say the same of those that count."""
        named = STANDINGS.c.table_id.in_(union(*names))
        try:
            return await self._facts(named if which is None else named & which, first, most)
        except Damaged:
            found = [facts for facts in await self._one_by_one(names) if fits(facts)]
            return sorted(found, key=lambda facts: (-facts.changed, facts.id))[first : first + most]

    async def _one_by_one(self, names: Sequence[Names]) -> list[TableFacts]:
        found: set[str] = set()
        for some in names:
            with suppress(Damaged):
                found.update(await self._names(some))
        return [await self._alone(name) for name in sorted(found)[:MOST_ALONE]]

    async def _names(self, names: Names) -> list[str]:
        found: list[str] = await self._database.read(lambda connection: list(connection.scalars(names)))
        return found

    async def _alone(self, name: str) -> TableFacts:
        """What is told of one table; that it is damaged, if nothing else can be said."""
        with suppress(Damaged):
            for facts in await self._facts(STANDINGS.c.table_id == name, 0, 1):
                return facts
        return TableFacts(name, "", "", "", "", Standing(DAMAGED), 0.0, [])

    async def _facts(self, which: ColumnElement[bool], first: int, most: int) -> list[TableFacts]:
        page = (
            select(STANDINGS)
            .where(which)
            .order_by(STANDINGS.c.changed.desc(), STANDINGS.c.table_id)
            .limit(most)
            .offset(first)
            .subquery()
        )
        query = (
            select(
                page,
                TABLES.c.game,
                TABLES.c.version,
                TABLES.c.components,
                TABLES.c.host,
                TABLES.c.box_title,
                TABLES.c.tour,
                (TABLES.c.start != "").label("known"),
            )
            .add_columns(CHAIRS.c.seat, CHAIRS.c.person, CHAIRS.c.name, CHAIRS.c.bot)
            .join(TABLES, TABLES.c.id == page.c.table_id)
            .join(CHAIRS, CHAIRS.c.table_id == page.c.table_id)
            .order_by(page.c.changed.desc(), page.c.table_id, CHAIRS.c.seat)
        )

        def work(connection: Connection) -> list[TableFacts]:
            rows = connection.execute(query).mappings()
            return [_facts(list(of_one)) for _, of_one in groupby(rows, key=lambda row: str(row["table_id"]))]

        found: list[TableFacts] = await self._database.read(work)
        return found


def _is_open(facts: TableFacts) -> bool:
    return facts.standing.state != OVER and any(chair.open for chair in facts.chairs)


def _facts(rows: Sequence[RowMapping]) -> TableFacts:
    """One table of a list, from a row for each of its chairs."""
    row = rows[0]
    numbers = [json.loads(row[name]) for name in ("to_act", "points", "winners", "since", "bank")]
    chairs = [ChairRow(chair["seat"], chair["person"], chair["name"], chair["bot"]) for chair in rows]
    standing = Standing(row["state"], *numbers)._replace(due=row["due"])
    if any(seat not in range(len(chairs)) for seat in (*standing.to_act, *standing.winners)):
        standing = Standing(UNREADABLE)
    about = {name: row[name] for name in ("game", "version", "components", "host", "changed", "box_title")}
    tour, known = bool(row["tour"]), bool(row["known"])
    return TableFacts(id=row["table_id"], standing=standing, chairs=chairs, tour=tour, known=known, **about)
