"""What the house keeps of people coming and going: chairs, doors, guests."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, select, update

from kotatsu.core.state import WATCHER
from kotatsu.house import news
from kotatsu.house.database import Database, insert_into
from kotatsu.house.identity import TOKEN
from kotatsu.house.news import tell
from kotatsu.house.schema import ARRANGEMENTS, CHAIRS, DOORS, GUESTS, MESSAGES, METADATA, PEOPLE, STANDINGS, TABLES
from kotatsu.house.store import (
    NOBODY_WATCHES,
    Arrangement,
    ChairRow,
    Conflict,
    Standing,
    Times,
    standing_columns,
)
from kotatsu.house.table import Gone
from kotatsu.house.talk import LEFT, PLAYERS, Message, add_message


class Door(NamedTuple):
    """The way to an open chair, or to watching."""

    table: str
    seat: int
    hash: str
    number: str
    person: str
    until: float


class Change(NamedTuple):
    """How things are at a table from now on, and what the players are told of it."""

    arrangement: Arrangement
    chairs: Sequence[ChairRow]
    standing: Standing
    begins: bool  # the game; else only how people are waited for has changed
    told: Sequence[Message] = ()
    through: str = ""  # the hash of the door through which somebody came: it closes behind them
    opens: Door | None = None
    removed: Sequence[str] = ()  # whom the host sends away


class Friend(NamedTuple):
    id: str
    name: str


class NoDoor(Exception):
    """The door through which somebody came is not there any more."""


class Doorbook:
    def __init__(self, database: Database) -> None:
        self._database = database

    # -- chairs -------------------------------------------------------------------------------------

    async def arrange(self, table: str, seatings: int, change: Change) -> int:
        """Write a change, all of it or nothing; how often something was said to the players then, 0 if nothing is now.
        Chairs that are not open have no door any more, and where nobody may watch there are no guests. Whoever came through
        a door needs it to be there still: NoDoor if it is not. Conflict if anything was changed since there were so many
        seatings."""

        def work(connection: Connection) -> int:
            values = {**change.arrangement.columns(), "seatings": seatings + 1}
            as_known = (ARRANGEMENTS.c.table_id == table) & (ARRANGEMENTS.c.seatings == seatings)
            written = update(ARRANGEMENTS).where(as_known).values(values).returning(ARRANGEMENTS.c.seatings)
            if connection.execute(written).first() is None:
                raise Conflict
            if change.through:
                open_now = delete(DOORS).where((DOORS.c.hash == change.through) & (DOORS.c.until > time.time()))
                if connection.execute(open_now.returning(DOORS.c.seat)).first() is None:
                    raise NoDoor
            for chair in change.chairs:
                mine = (CHAIRS.c.table_id == table) & (CHAIRS.c.seat == chair.seat)
                connection.execute(update(CHAIRS).where(mine).values(chair._asdict()))
            shut = [chair.seat for chair in change.chairs if not chair.open]
            if change.arrangement.delay == NOBODY_WATCHES:
                shut.append(WATCHER)
                connection.execute(delete(GUESTS).where(GUESTS.c.table_id == table))
            connection.execute(delete(DOORS).where((DOORS.c.table_id == table) & DOORS.c.seat.in_(shut)))
            stands = standing_columns(change.standing)
            if not change.begins:  # of the game itself another process may know more
                stands = {name: stands[name] for name in (*Times._fields, "changed")}
            connection.execute(update(STANDINGS).where(STANDINGS.c.table_id == table).values(stands))
            said = max([0, *[add_message(connection, table, PLAYERS, message) for message in change.told]])
            if change.opens is not None:
                _open(connection, change.opens)
            tell(connection, news.SEATED, table=table, removed=change.removed)
            return said

        said: int = await self._database.write(work)
        return said

    async def left(self, table: str, person: str) -> list[int]:
        """The seats that a person has played and left."""
        mine = (MESSAGES.c.table_id == table) & (MESSAGES.c.kind == LEFT) & (MESSAGES.c.person == person)
        query = select(MESSAGES.c.seat).where(mine)
        found: list[int] = await self._database.read(lambda connection: list(connection.scalars(query)))
        return found

    async def delete_table(self, table: str) -> None:
        """Delete a table and whatever belongs to it, now and in times to come."""
        await self._database.write(lambda connection: wipe_table(connection, table))

    # -- doors --------------------------------------------------------------------------------------

    async def open_door(self, door: Door) -> None:
        """A door for a chair, or for watching; the one that was there before leads nowhere now."""
        await self._database.write(lambda connection: _open(connection, door))

    async def close_door(self, table: str, seat: int) -> int:
        """Close a door; how many seatings there were then."""
        here = (DOORS.c.table_id == table) & (DOORS.c.seat == seat)

        def work(connection: Connection) -> int:
            connection.execute(delete(DOORS).where(here))
            return seated(connection, table)

        seatings: int = await self._database.write(work)
        return seatings

    async def door(self, hashed: str) -> Door | None:
        """The door that this opens, if it still does."""
        found = await self._doors((DOORS.c.hash == hashed) & (DOORS.c.until > time.time()))
        return found[0] if found else None

    async def doors_of(self, table: str) -> list[Door]:
        return await self._doors((DOORS.c.table_id == table) & (DOORS.c.until > time.time()))

    async def _doors(self, which: ColumnElement[bool]) -> list[Door]:
        columns = [DOORS.c["table_id" if name == "table" else name] for name in Door._fields]
        query = select(*columns).where(which).order_by(DOORS.c.seat)
        found: list[Door] = await self._database.read(
            lambda connection: [Door(*row) for row in connection.execute(query)]
        )
        return found

    # -- watching -----------------------------------------------------------------------------------

    async def add_guest(self, table: str, person: str) -> int:
        """A guest comes; how many seatings there were then."""

        def work(connection: Connection) -> int:
            values = {"table_id": table, "person": person}
            connection.execute(insert_into(connection, GUESTS).values(values).on_conflict_do_nothing())
            return seated(connection, table)

        seatings: int = await self._database.write(work)
        return seatings

    async def remove_guest(
        self, table: str, person: str, opens: Door | None = None, removed: Sequence[str] = ()
    ) -> int:
        """A guest goes; how many seatings there were then. A new door to watching makes the one that they know lead
        nowhere."""
        which = (GUESTS.c.table_id == table) & (GUESTS.c.person == person)

        def work(connection: Connection) -> int:
            connection.execute(delete(GUESTS).where(which))
            if opens is not None:
                _open(connection, opens)
            return seated(connection, table, removed)

        seatings: int = await self._database.write(work)
        return seatings

    # -- people -------------------------------------------------------------------------------------

    async def friends_of(self, person: str, most: int) -> list[Friend]:
        """Who has sat at a table with a person, in the order of their names. Programs cannot be invited by name."""
        own = select(CHAIRS.c.table_id).where(CHAIRS.c.person == person)
        query = (
            select(PEOPLE.c.id, PEOPLE.c.name)
            .distinct()
            .join(CHAIRS, CHAIRS.c.person == PEOPLE.c.id)
            .where(CHAIRS.c.table_id.in_(own) & (PEOPLE.c.id != person) & ~PEOPLE.c.id.startswith(TOKEN))
            .order_by(PEOPLE.c.name, PEOPLE.c.id)
            .limit(most)
        )
        found: list[Friend] = await self._database.read(
            lambda connection: [Friend(*row) for row in connection.execute(query)]
        )
        return found


def wipe_table(connection: Connection, table: str) -> None:
    for each in METADATA.sorted_tables:
        if "table_id" in each.c:
            connection.execute(delete(each).where(each.c.table_id == table))
    connection.execute(delete(TABLES).where(TABLES.c.id == table))
    tell(connection, news.GONE, table=table)


def seated(connection: Connection, table: str, removed: Sequence[str] = ()) -> int:
    """Count and tell that something round a table has changed."""
    count = ARRANGEMENTS.c.seatings
    counted = update(ARRANGEMENTS).where(ARRANGEMENTS.c.table_id == table).values(seatings=count + 1).returning(count)
    seatings: int | None = connection.execute(counted).scalar_one_or_none()
    if seatings is None:
        raise Gone
    tell(connection, news.SEATED, table=table, removed=removed)
    return seatings


def _open(connection: Connection, door: Door) -> None:
    values = {("table_id" if name == "table" else name): value for name, value in door._asdict().items()}
    insert = insert_into(connection, DOORS).values(values)
    connection.execute(insert.on_conflict_do_update(index_elements=["table_id", "seat"], set_=values))
