"""What the house keeps: tables with their chairs, their journal and how they stand, and people."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from itertools import groupby
from typing import Any, NamedTuple

from sqlalchemy import URL, ColumnElement, Connection, RowMapping, case, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from kotatsu.house.database import Database
from kotatsu.house.schema import CHAIRS, JOURNAL, PEOPLE, STANDINGS, TABLES

UNKNOWN, RUNNING, OVER, UNREADABLE = "unknown", "running", "over", "unreadable"  # how a table stands


class Conflict(Exception):
    """Somebody else wrote this line of the journal first."""


class TableRow(NamedTuple):
    id: str
    game: str
    seats: int
    seed: str
    options: dict[str, str]
    start: str
    tour: int
    host: str
    version: str
    components: str
    created: float


class ChairRow(NamedTuple):
    seat: int
    person: str
    name: str
    bot: str


class JournalLine(NamedTuple):
    number: int
    kind: str
    seat: int
    move: str


class Standing(NamedTuple):
    """How a table stands after the last line of its journal."""

    state: str
    to_act: Sequence[int] = ()
    points: Sequence[int] = ()  # of each seat, when it is over
    winners: Sequence[int] = ()


class TableFacts(NamedTuple):
    """What a list of tables tells of each."""

    id: str
    game: str
    version: str
    components: str
    standing: Standing
    changed: float  # when that was noted
    chairs: list[ChairRow]


class Tally(NamedTuple):
    """How many tables of a person are alike in what counts for their history."""

    game: str
    tour: bool
    state: str
    won: bool  # by the person
    bot: str  # which sits in all other chairs; empty if others sit there, or different bots
    tables: int


class PersonRow(NamedTuple):
    id: str
    name: str
    language: str
    settings: dict[str, str]


class Found(NamedTuple):
    """All of a table."""

    row: TableRow
    chairs: list[ChairRow]
    journal: list[JournalLine]
    state: str  # as somebody noted it


class Store:
    def __init__(self, url: str | URL) -> None:
        self.database = Database(url)

    def close(self) -> None:
        self.database.close()

    # -- tables -------------------------------------------------------------------------------------

    async def add_table(self, row: TableRow, chairs: list[ChairRow], standing: Standing) -> None:
        def work(connection: Connection) -> None:
            connection.execute(TABLES.insert().values({**row._asdict(), "options": json.dumps(row.options)}))
            connection.execute(CHAIRS.insert(), [{"table_id": row.id, **chair._asdict()} for chair in chairs])
            connection.execute(STANDINGS.insert().values({"table_id": row.id, **_columns(standing)}))

        await self.database.write(work)

    async def table(self, table: str) -> Found | None:
        def work(connection: Connection) -> Found | None:
            found = connection.execute(select(TABLES).where(TABLES.c.id == table)).mappings().first()
            if found is None:
                return None
            state = connection.execute(select(STANDINGS.c.state).where(STANDINGS.c.table_id == table)).scalar_one()
            chairs = connection.execute(
                select(CHAIRS.c.seat, CHAIRS.c.person, CHAIRS.c.name, CHAIRS.c.bot)
                .where(CHAIRS.c.table_id == table)
                .order_by(CHAIRS.c.seat)
            )
            row = TableRow(**{**found, "options": _options(found["options"])})
            return Found(row, [ChairRow(*chair) for chair in chairs], _lines(connection, table, 0), state)

        found: Found | None = await self.database.read(work)
        return found

    async def lines(self, table: str, first: int) -> list[JournalLine]:
        """The journal of a table from a number on."""
        lines: list[JournalLine] = await self.database.read(lambda connection: _lines(connection, table, first))
        return lines

    async def append(self, table: str, line: JournalLine, standing: Standing, public: bool = True) -> None:
        """Add a line to a table's journal, and how the table stands then; Conflict if that number is taken. What not
        everybody could notice does not count as a change in lists of tables, where all would see it."""

        def work(connection: Connection) -> bool:
            values = {"table_id": table, **line._asdict(), "at": time.time()}
            insert = _insert(connection, JOURNAL).values(values).on_conflict_do_nothing().returning(JOURNAL.c.number)
            if connection.execute(insert).first() is None:
                return False
            columns = _columns(standing) if public else _columns_unchanged(standing)
            connection.execute(update(STANDINGS).where(STANDINGS.c.table_id == table).values(columns))
            return True

        if not await self.database.write(work):
            raise Conflict

    async def note(self, table: str, before: str, standing: Standing) -> None:
        """Note how a table stands, unless its state is not that of before; this is no change of the table."""
        same = (STANDINGS.c.table_id == table) & (STANDINGS.c.state == before)
        values = _columns_unchanged(standing)
        await self.database.write(lambda connection: connection.execute(update(STANDINGS).where(same).values(values)))

    async def unknown_tables(self, after: str, most: int) -> list[str]:
        """Tables of which nobody has noted yet how they stand, in the order of their ids."""
        query = (
            select(STANDINGS.c.table_id)
            .where((STANDINGS.c.state == UNKNOWN) & (STANDINGS.c.table_id > after))
            .order_by(STANDINGS.c.table_id)
            .limit(most)
        )
        found: list[str] = await self.database.read(lambda connection: list(connection.scalars(query)))
        return found

    async def tables_of(self, person: str, first: int, most: int) -> list[TableFacts]:
        """The tables a person set up or sits at, those with the latest change first."""
        seated = select(CHAIRS.c.table_id).where(CHAIRS.c.person == person)
        hosted = select(TABLES.c.id).where(TABLES.c.host == person)
        page = (
            select(STANDINGS)
            .where(STANDINGS.c.table_id.in_(seated.union(hosted)))
            .order_by(STANDINGS.c.changed.desc(), STANDINGS.c.table_id)
            .limit(most)
            .offset(first)
            .subquery()
        )
        query = (
            select(page, TABLES.c.game, TABLES.c.version, TABLES.c.components)
            .add_columns(CHAIRS.c.seat, CHAIRS.c.person, CHAIRS.c.name, CHAIRS.c.bot)
            .join(TABLES, TABLES.c.id == page.c.table_id)
            .join(CHAIRS, CHAIRS.c.table_id == page.c.table_id)
            .order_by(page.c.changed.desc(), page.c.table_id, CHAIRS.c.seat)
        )

        def work(connection: Connection) -> list[TableFacts]:
            rows = connection.execute(query).mappings()
            return [_facts(list(of_one)) for _, of_one in groupby(rows, key=lambda row: str(row["table_id"]))]

        found: list[TableFacts] = await self.database.read(work)
        return found

    async def tallies_of(self, person: str, name: str) -> list[Tally]:
        """The tables at which a person sits under their own name, counted. Games that began in the middle are left out."""
        mine, bot = _is_own(person, name), CHAIRS.c.bot
        chairs = (
            select(CHAIRS.c.table_id, func.min(case((mine, CHAIRS.c.seat))).label("seat"))
            .add_columns(func.min(case((~mine, bot))).label("first"), func.max(case((~mine, bot))).label("last"))
            .where(CHAIRS.c.table_id.in_(select(CHAIRS.c.table_id).where(mine)))
            .group_by(CHAIRS.c.table_id)
            .subquery()
        )
        stands: list[ColumnElement[Any]] = [TABLES.c.game, TABLES.c.tour, STANDINGS.c.state, STANDINGS.c.winners]
        alike = [*stands, chairs.c.seat, chairs.c.first, chairs.c.last]
        query = (
            select(*alike, func.count())
            .select_from(chairs)
            .join(TABLES, TABLES.c.id == chairs.c.table_id)
            .join(STANDINGS, STANDINGS.c.table_id == chairs.c.table_id)
            .where(TABLES.c.start == "")
            .group_by(*alike)
        )

        def work(connection: Connection) -> list[Tally]:
            return [_tally(row) for row in connection.execute(query)]

        found: list[Tally] = await self.database.read(work)
        return found

    async def tours_of(self, person: str, name: str) -> dict[str, int]:
        """How many moves a person and the guide made in the longest tour of each game."""
        mine = select(CHAIRS.c.table_id).where(_is_own(person, name))
        each = (
            select(TABLES.c.game, func.count().label("lines"))
            .join(JOURNAL, JOURNAL.c.table_id == TABLES.c.id)
            .where((TABLES.c.tour == 1) & TABLES.c.id.in_(mine))
            .group_by(TABLES.c.id, TABLES.c.game)
            .subquery()
        )
        query = select(each.c.game, func.max(each.c.lines).label("lines")).group_by(each.c.game)

        def work(connection: Connection) -> dict[str, int]:
            return {row.game: row.lines for row in connection.execute(query)}

        found: dict[str, int] = await self.database.read(work)
        return found

    # -- people -------------------------------------------------------------------------------------

    async def person(self, person: str) -> PersonRow | None:
        def work(connection: Connection) -> PersonRow | None:
            found = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).mappings().first()
            return PersonRow(**{**found, "settings": json.loads(found["settings"])}) if found else None

        found: PersonRow | None = await self.database.read(work)
        return found

    async def save_person(self, row: PersonRow) -> str:
        """Keep a person; chairs that had their old name get the new one. The old name, empty for somebody new."""

        def work(connection: Connection) -> str:
            query = select(PEOPLE.c.name).where(PEOPLE.c.id == row.id)
            before = str(connection.execute(query).scalar_one_or_none() or "")
            values = {**row._asdict(), "settings": json.dumps(row.settings)}
            insert = _insert(connection, PEOPLE).values(values)
            connection.execute(insert.on_conflict_do_update(index_elements=["id"], set_=values))
            mine = (CHAIRS.c.person == row.id) & (CHAIRS.c.name == before)
            connection.execute(update(CHAIRS).where(mine).values(name=row.name))
            return before

        before: str = await self.database.write(work)
        return before


def _is_own(person: str, name: str) -> ColumnElement[bool]:
    """Whether a person sits in a chair themselves: guests at their screen have other names."""
    return (CHAIRS.c.person == person) & (CHAIRS.c.name == name) & (CHAIRS.c.bot == "")


def _tally(row: Sequence[Any]) -> Tally:
    game, tour, state, winners, seat, first, last, tables = row
    return Tally(game, bool(tour), state, seat in json.loads(winners), first or "" if first == last else "", tables)


def _insert(connection: Connection, table: Any) -> Any:
    """An insert that can say what happens if the row is there already."""
    dialect: Any = sqlite if connection.dialect.name == "sqlite" else postgresql
    return dialect.insert(table)


def _lines(connection: Connection, table: str, first: int) -> list[JournalLine]:
    query = (
        select(JOURNAL.c.number, JOURNAL.c.kind, JOURNAL.c.seat, JOURNAL.c.move)
        .where((JOURNAL.c.table_id == table) & (JOURNAL.c.number >= first))
        .order_by(JOURNAL.c.number)
    )
    return [JournalLine(*line) for line in connection.execute(query)]


def _columns(standing: Standing) -> dict[str, Any]:
    return {**_columns_unchanged(standing), "changed": time.time()}


def _columns_unchanged(standing: Standing) -> dict[str, Any]:
    """How a table stands, leaving it as it was when that changed."""
    numbers = {name: json.dumps(seats) for name, seats in standing._asdict().items() if name != "state"}
    return {"state": standing.state, **numbers}


def _options(text: str) -> dict[str, str]:
    """The options of a table; what somebody has damaged by hand is none that a game could have."""
    try:
        options: dict[str, str] = json.loads(text)
    except ValueError:
        return {"": text}
    return options


def _facts(rows: Sequence[RowMapping]) -> TableFacts:
    """One table of a list, from a row for each of its chairs."""
    row = rows[0]
    numbers = (json.loads(row[name]) for name in ("to_act", "points", "winners"))
    chairs = [ChairRow(chair["seat"], chair["person"], chair["name"], chair["bot"]) for chair in rows]
    standing = Standing(row["state"], *numbers)
    if any(seat not in range(len(chairs)) for seat in (*standing.to_act, *standing.winners)):
        standing = Standing(UNREADABLE)
    return TableFacts(row["table_id"], row["game"], row["version"], row["components"], standing, row["changed"], chairs)
