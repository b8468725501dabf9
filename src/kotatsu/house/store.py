"""What the house keeps: tables with their chairs, their journal and how they stand, and people."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import URL, Connection, bindparam, delete, func, select, update

from kotatsu.house import news
from kotatsu.house.database import Database, insert, insert_into
from kotatsu.house.news import tell
from kotatsu.house.schema import (
    ARRANGEMENTS,
    CHAIRS,
    DEVICES,
    GUESTS,
    JOURNAL,
    MESSAGES,
    PEOPLE,
    PLANS,
    STANDINGS,
    TABLES,
)

# how a table stands
UNKNOWN, GATHERING, RUNNING, OVER = "unknown", "gathering", "running", "over"
DAMAGED = "damaged"  # nobody can tell; this is never noted
UNREADABLE, OTHER_RULES = "unreadable", "other-rules"  # the journal does not fit, or leads elsewhere by today's rules
NOBODY_WATCHES = -1

Along = Callable[[Connection], None]  # writes something in the same go as something else


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
    box: str = ""  # whose values it is played with, as a file; empty for ours
    box_title: str = ""


class ChairRow(NamedTuple):
    """A seat: a person, a bot, a bot that plays until the person is back, or nobody."""

    seat: int
    person: str
    name: str
    bot: str

    @property
    def open(self) -> bool:
        return not self.person and not self.bot


class Arrangement(NamedTuple):
    """What the host has decided about a table besides the game."""

    gathering: bool = False  # the game has not begun
    listed: bool = False  # anybody may take an open chair
    delay: int = NOBODY_WATCHES  # how many moves watchers are behind
    clock: str = ""  # how long somebody is waited for, as it is written down

    def columns(self) -> dict[str, int | str]:
        """As numbers, because a database may be strict about what is one."""
        return {name: int(value) if isinstance(value, bool) else value for name, value in self._asdict().items()}


PLAIN = Arrangement()


class JournalLine(NamedTuple):
    number: int
    kind: str
    seat: int
    move: str


class Times(NamedTuple):
    """How people at a table are waited for, as it is noted."""

    since: list[float]  # of each seat, when that began; 0 if it is not waited for
    bank: list[float]  # of each seat, the seconds it had then
    due: float  # not before then somebody's time is out; 0 if nobody's will be


class Standing(NamedTuple):
    """How a table stands after the last line of its journal."""

    state: str
    to_act: Sequence[int] = ()
    points: Sequence[int] = ()  # of each seat, when it is over
    winners: Sequence[int] = ()
    since: Sequence[float] = ()  # of each seat, since when it is waited for; 0 if it is not
    bank: Sequence[float] = ()  # of each seat, the seconds it had then
    due: float = 0.0  # not before then somebody's time is out; 0 if nobody's will be
    digest: str = ""  # of what the rules allow there

    @property
    def times(self) -> Times:
        return Times(list(self.since), list(self.bank), self.due)


class TableFacts(NamedTuple):
    """What a list of tables tells of each."""

    id: str
    game: str
    version: str
    components: str
    host: str
    standing: Standing
    changed: float  # when that was noted
    chairs: list[ChairRow]
    box_title: str = ""  # of the box with which it is played, if it is not ours
    tour: bool = False  # it began with a guide
    known: bool = False  # it began with a moment of another one, so that somebody may know what is hidden


class PersonRow(NamedTuple):
    id: str
    name: str
    language: str
    settings: dict[str, str]


class Around(NamedTuple):
    """What is round a table besides its game."""

    chairs: list[ChairRow]
    arrangement: Arrangement
    seatings: int  # how often all this has changed
    guests: dict[str, str]  # who may watch, with their names
    said: dict[str, int]  # how many messages each room has
    times: Times


class Found(NamedTuple):
    """All of a table."""

    row: TableRow
    journal: list[JournalLine]
    state: str  # as somebody noted it
    digest: str
    around: Around


class Store:
    def __init__(self, url: str | URL) -> None:
        self.database = Database(url)

    def close(self) -> None:
        self.database.close()

    # -- tables -------------------------------------------------------------------------------------

    async def add_table(
        self, row: TableRow, chairs: list[ChairRow], standing: Standing, arrangement: Arrangement = PLAIN
    ) -> None:
        def work(connection: Connection) -> None:
            connection.execute(TABLES.insert().values({**row._asdict(), "options": json.dumps(row.options)}))
            connection.execute(CHAIRS.insert(), [{"table_id": row.id, **chair._asdict()} for chair in chairs])
            connection.execute(STANDINGS.insert().values({"table_id": row.id, **standing_columns(standing)}))
            connection.execute(ARRANGEMENTS.insert().values({"table_id": row.id, **arrangement.columns()}))

        await self.database.write(work)

    async def table(self, table: str) -> Found | None:
        def work(connection: Connection) -> Found | None:
            row = row_of(connection, table)
            if row is None:
                return None
            noted = select(STANDINGS.c.state, STANDINGS.c.digest).where(STANDINGS.c.table_id == table)
            state, digest = connection.execute(noted).one()
            around = _around(connection, table)
            assert around is not None
            return Found(row, lines_of(connection, table, 0), state, digest, around)

        found: Found | None = await self.database.read(work)
        return found

    async def around(self, table: str) -> Around | None:
        """What is round a table; nothing if it is gone."""
        found: Around | None = await self.database.read(lambda connection: _around(connection, table))
        return found

    async def lines(self, table: str, first: int) -> list[JournalLine]:
        """The journal of a table from a number on."""
        lines: list[JournalLine] = await self.database.read(lambda connection: lines_of(connection, table, first))
        return lines

    async def append(
        self,
        table: str,
        line: JournalLine,
        standing: Standing,
        public: bool = True,
        anew: bool = False,
        along: Along | None = None,
    ) -> None:
        """Add a line to a table's journal, and how the table stands then; Conflict if that number is taken. What not
        everybody could notice does not count as a change in lists of tables, where all would see it. With `anew` the seat
        is asked again from now on whatever it has answered beforehand. `along` writes what belongs to the line."""

        def work(connection: Connection) -> bool:
            values = {"table_id": table, **line._asdict(), "at": time.time()}
            if connection.execute(_new_line(connection.dialect.name), values).first() is None:
                return False
            columns = standing_columns(standing) if public else _columns_unchanged(standing)
            connection.execute(STANDS_NOW, {"standing_of": table, **columns})
            if anew:
                connection.execute(delete(PLANS).where((PLANS.c.table_id == table) & (PLANS.c.seat == line.seat)))
            if along is not None:
                along(connection)
            tell(connection, news.LINE, table=table, line=line, times=standing.times)
            return True

        if not await self.database.write(work):
            raise Conflict

    async def times(self, table: str) -> Times:
        found: Times = await self.database.read(lambda connection: _times(connection, table))
        return found

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

    # -- people -------------------------------------------------------------------------------------

    async def person(self, person: str) -> PersonRow | None:
        def work(connection: Connection) -> PersonRow | None:
            found = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).mappings().first()
            return PersonRow(**{**found, "settings": json.loads(found["settings"])}) if found else None

        found: PersonRow | None = await self.database.read(work)
        return found

    async def person_at(self, device: str) -> PersonRow | None:
        """The person whose device this is."""

        def work(connection: Connection) -> PersonRow | None:
            query = select(PEOPLE).join(DEVICES, DEVICES.c.person == PEOPLE.c.id).where(DEVICES.c.id == device)
            found = connection.execute(query).mappings().first()
            return PersonRow(**{**found, "settings": json.loads(found["settings"])}) if found else None

        found: PersonRow | None = await self.database.read(work)
        return found

    async def save_person(self, row: PersonRow) -> str:
        """Keep a person, with settings only if they are new; chairs that had their old name get the new one. The old name,
        empty for somebody new."""

        def work(connection: Connection) -> str:
            query = select(PEOPLE.c.name).where(PEOPLE.c.id == row.id)
            before = str(connection.execute(query).scalar_one_or_none() or "")
            values = {**row._asdict(), "settings": json.dumps(row.settings)}
            insert = insert_into(connection, PEOPLE).values(values)
            known = {"name": row.name, "language": row.language}
            connection.execute(insert.on_conflict_do_update(index_elements=["id"], set_=known))
            if not before:  # somebody new is known by the browser they came with
                device = {"id": row.id, "person": row.id, "since": time.time()}
                connection.execute(insert_into(connection, DEVICES).values(device).on_conflict_do_nothing())
            mine = (CHAIRS.c.person == row.id) & (CHAIRS.c.name == before)
            connection.execute(update(CHAIRS).where(mine).values(name=row.name))
            if before not in ("", row.name):
                tell(connection, news.NAME, person=row.id, before=before, name=row.name)
            return before

        before: str = await self.database.write(work)
        return before

    async def change_settings(self, person: str, change: Callable[[dict[str, str]], dict[str, str]]) -> None:
        """Let a person's settings be what becomes of them, whatever others have set meanwhile."""

        def work(connection: Connection) -> None:
            mine = PEOPLE.c.id == person
            kept = connection.scalar(select(PEOPLE.c.settings).where(mine).with_for_update())
            if kept is not None:
                changed = json.dumps(change(json.loads(kept)))
                connection.execute(update(PEOPLE).where(mine).values(settings=changed))

        await self.database.write(work)


# Written with every move: put together once, because that takes longer than writing.
STANDS_NOW = update(STANDINGS).where(STANDINGS.c.table_id == bindparam("standing_of"))


@cache
def _new_line(dialect: str) -> Any:
    return insert(dialect, JOURNAL).on_conflict_do_nothing().returning(JOURNAL.c.number)


def row_of(connection: Connection, table: str) -> TableRow | None:
    found = connection.execute(select(TABLES).where(TABLES.c.id == table)).mappings().first()
    return TableRow(**{**found, "options": _options(found["options"])}) if found else None


def lines_of(connection: Connection, table: str, first: int) -> list[JournalLine]:
    query = (
        select(JOURNAL.c.number, JOURNAL.c.kind, JOURNAL.c.seat, JOURNAL.c.move)
        .where((JOURNAL.c.table_id == table) & (JOURNAL.c.number >= first))
        .order_by(JOURNAL.c.number)
    )
    return [JournalLine(*line) for line in connection.execute(query)]


def _around(connection: Connection, table: str) -> Around | None:
    columns = [ARRANGEMENTS.c[name] for name in (*Arrangement._fields, "seatings")]
    arranged = connection.execute(select(*columns).where(ARRANGEMENTS.c.table_id == table)).first()
    if arranged is None:
        return None
    chairs = connection.execute(
        select(CHAIRS.c.seat, CHAIRS.c.person, CHAIRS.c.name, CHAIRS.c.bot)
        .where(CHAIRS.c.table_id == table)
        .order_by(CHAIRS.c.seat)
    )
    guests = connection.execute(
        select(GUESTS.c.person, PEOPLE.c.name)
        .join(PEOPLE, PEOPLE.c.id == GUESTS.c.person)
        .where(GUESTS.c.table_id == table)
    )
    said = connection.execute(
        select(MESSAGES.c.room, func.count()).where(MESSAGES.c.table_id == table).group_by(MESSAGES.c.room)
    )
    return Around(
        [ChairRow(*chair) for chair in chairs],
        Arrangement(bool(arranged[0]), bool(arranged[1]), *arranged[2:-1]),
        arranged.seatings,
        {row.person: row.name for row in guests},
        {row.room: row[1] for row in said},
        _times(connection, table),
    )


def _times(connection: Connection, table: str) -> Times:
    columns = (STANDINGS.c[name] for name in Times._fields)
    noted = connection.execute(select(*columns).where(STANDINGS.c.table_id == table)).one()
    return Times(json.loads(noted.since), json.loads(noted.bank), noted.due)


def standing_columns(standing: Standing) -> dict[str, Any]:
    return {**_columns_unchanged(standing), "changed": time.time()}


def _columns_unchanged(standing: Standing) -> dict[str, Any]:
    """How a table stands, leaving it as it was when that changed."""
    parts = {name: json.dumps(getattr(standing, name)) for name in ("to_act", "points", "winners", "since", "bank")}
    digest = {"digest": standing.digest} if standing.digest else {}
    return {"state": standing.state, "due": standing.due, **digest, **parts}


def _options(text: str) -> dict[str, str]:
    """The options of a table; what somebody has damaged by hand is none that a game could have."""
    with suppress(ValueError):
        return dict(json.loads(text))
    return {"": text}
