"""What is said at a table. Players and watchers have rooms of their own, and messages are counted within them."""

from __future__ import annotations

import time
from typing import NamedTuple

from sqlalchemy import Connection, func, select

from kotatsu.core.errors import Refusal
from kotatsu.core.state import WATCHER
from kotatsu.house import news
from kotatsu.house.database import Database
from kotatsu.house.news import tell
from kotatsu.house.schema import MESSAGES, TABLES
from kotatsu.house.store import PersonRow
from kotatsu.house.table import Gone, Table

PLAYERS, WATCHERS = "players", "watchers"  # rooms
SAID = "said"  # by somebody; all other kinds are told by the house
SAT_DOWN, LEFT, BOT_PLAYS, IS_BACK, BEGUN, AGAIN = "sat-down", "left", "bot-plays", "is-back", "begun", "again"
TIME_OUT = "time-out"
MOST_KEPT = 2000  # messages of a room that people have said, then it is full; and as many lines of the house
MOST_SHOWN = 100


class Message(NamedTuple):
    number: int
    kind: str
    person: str
    name: str
    seat: int
    text: str
    at: float


class Talk:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def say(self, table: Table, person: PersonRow, text: str) -> None:
        """Say something in the room where one is."""
        async with table.held():
            seat = next(iter(table.seats_of(person.id)), WATCHER)
            said = Message(0, SAID, person.id, person.name, seat, text, time.time())
            if not await self._add(table, room_of(table, person.id), said):
                raise Refusal("room-is-full")
        table.presence.type(person.id, False)

    async def other_table(self, table: Table) -> str:
        """The table that was last set up after this one, as its players were told; empty if there is none."""
        found: str = await self._database.read(lambda connection: _other_table(connection, table.id))
        return found

    async def tell_of(self, table: Table, name: str, other: str, known: str) -> str:
        """Let the house say to the players that somebody has set up another table, if there is room for it. If somebody was
        faster since `known` was the last one, nothing is said: theirs it is."""

        def work(connection: Connection) -> tuple[str, int]:
            _one_at_a_time(connection, table.id)
            last = _other_table(connection, table.id)
            if last != known:
                return last, 0
            return other, add_message(connection, table.id, PLAYERS, told(AGAIN, name)._replace(text=other))

        async with table.held():
            counts, said = await self._database.write(work)
            self._heard(table, PLAYERS, said)
        return str(counts)

    async def heard(self, table: Table, person: str) -> list[Message]:
        """The last messages that somebody can hear, the oldest first: of their own room, and of both once the game is over."""
        rooms = (PLAYERS, WATCHERS) if table.match.over else (room_of(table, person),)
        said = [message for room in rooms for message in await self._last(table, room)]
        return sorted(said, key=lambda message: message.at)

    async def _add(self, table: Table, room: str, message: Message) -> bool:
        count: int = await self._database.write(lambda connection: add_message(connection, table.id, room, message))
        self._heard(table, room, count)
        return bool(count)

    def _heard(self, table: Table, room: str, count: int) -> None:
        if count:
            table.said[room] = count
            table.tell_all()

    async def _last(self, table: Table, room: str) -> list[Message]:
        columns = [MESSAGES.c[name] for name in Message._fields]
        query = (
            select(*columns)
            .where((MESSAGES.c.table_id == table.id) & (MESSAGES.c.room == room))
            .order_by(MESSAGES.c.number.desc())
            .limit(MOST_SHOWN)
        )
        found: list[Message] = await self._database.read(
            lambda connection: [Message(*row) for row in reversed(connection.execute(query).all())]
        )
        return found


def told(kind: str, name: str = "", seat: int = WATCHER, person: str = "") -> Message:
    """What the house says about somebody."""
    return Message(0, kind, person, name, seat, "", time.time())


def add_message(connection: Connection, table: str, room: str, message: Message) -> int:
    """Add a message with the next number of a room; how many there are then, or 0 if the room is full. What the house tells
    takes no room from people, nor the other way round; that somebody has left a seat is kept in any case."""
    _one_at_a_time(connection, table)
    here = (MESSAGES.c.table_id == table) & (MESSAGES.c.room == room)
    by_people = func.count().filter(MESSAGES.c.kind == SAID)
    number, said = connection.execute(select(func.count(), by_people).where(here)).one()
    is_full = (said if message.kind == SAID else number - said) >= MOST_KEPT
    if is_full and (not _must_be_known(message) or _is_known(connection, table, message)):
        return 0
    values = message._replace(number=number)._asdict()
    connection.execute(MESSAGES.insert().values(table_id=table, room=room, **values))
    tell(connection, news.SAID, table=table, room=room, count=number + 1)
    return int(number) + 1


def _must_be_known(message: Message) -> bool:
    """Who has played a seat may take no other one later: that is read here."""
    return message.kind == LEFT and bool(message.person)


def _is_known(connection: Connection, table: str, message: Message) -> bool:
    same = [MESSAGES.c[name] == getattr(message, name) for name in ("kind", "person", "seat")]
    query = select(MESSAGES.c.number).where(MESSAGES.c.table_id == table, *same).limit(1)
    return connection.execute(query).first() is not None


def _one_at_a_time(connection: Connection, table: str) -> None:
    """Whoever speaks at the same time in another process waits, so that no two messages have the same number."""
    held = select(TABLES.c.id).where(TABLES.c.id == table).with_for_update(key_share=True)
    if connection.execute(held).first() is None:
        raise Gone


def _other_table(connection: Connection, table: str) -> str:
    here = (MESSAGES.c.table_id == table) & (MESSAGES.c.kind == AGAIN)
    query = select(MESSAGES.c.text).where(here).order_by(MESSAGES.c.number.desc()).limit(1)
    return connection.execute(query).scalar_one_or_none() or ""


def room_of(table: Table, person: str) -> str:
    """Where somebody talks: with the players if they have a chair."""
    return PLAYERS if person in table.people() else WATCHERS
