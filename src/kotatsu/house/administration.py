"""What whoever runs a house can do about it from outside: look, put tables away, and let people go with all that is theirs.

It works on the database itself. Servers that share it hear of it at once; beside a file none may be running.
"""

from __future__ import annotations

import json
import time
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, delete, func, or_, select, update

from kotatsu.bots.registry import USUAL_OPPONENT
from kotatsu.core.errors import KotatsuError
from kotatsu.house.boxes import wipe_boxes
from kotatsu.house.doorbook import seated, wipe_table
from kotatsu.house.schema import (
    BOX_HELPERS,
    BOX_VERSIONS,
    BOXES,
    CHAIRS,
    CHANNELS,
    CODES,
    DEVICES,
    DOORS,
    GUESTS,
    JOURNAL,
    MESSAGES,
    NOTIFIED,
    PEOPLE,
    PLANS,
    STANDINGS,
    TABLES,
    VACATIONS,
)
from kotatsu.house.store import OVER
from kotatsu.house.talk import SAID

OWN = (
    DEVICES,
    CODES,
    DOORS,
    CHANNELS,
    NOTIFIED,
    VACATIONS,
    BOX_HELPERS,
)  # whose rows belong to one person and to no table's story
FEWEST_SIGNS = 6  # of a person's long name
GONE = "—"  # in place of a name that was deleted


class TableLine(NamedTuple):
    id: str
    game: str
    state: str
    names: list[str]
    moves: int
    changed: float
    version: str


class PersonLine(NamedTuple):
    id: str
    name: str
    language: str
    devices: int
    tables: int


def tables(connection: Connection, state: str = "") -> list[TableLine]:
    """All tables, the last changed first."""
    lines = _counts(connection, select(JOURNAL.c.table_id, func.count()).group_by(JOURNAL.c.table_id))
    chairs: dict[str, list[str]] = {}
    for chair in connection.execute(select(CHAIRS).order_by(CHAIRS.c.table_id, CHAIRS.c.seat)):
        chairs.setdefault(chair.table_id, []).append(chair.name or "(open)")
    query = (
        select(TABLES.c.id, TABLES.c.game, TABLES.c.version, STANDINGS.c.state, STANDINGS.c.changed)
        .join(STANDINGS, STANDINGS.c.table_id == TABLES.c.id)
        .where(STANDINGS.c.state == state if state else STANDINGS.c.state != "")
        .order_by(STANDINGS.c.changed.desc())
    )
    return [
        TableLine(row.id, row.game, row.state, chairs.get(row.id, []), lines.get(row.id, 0), row.changed, row.version)
        for row in connection.execute(query)
    ]


def close_table(connection: Connection, table: str) -> None:
    """Delete a table with everything that was done and said there."""
    if connection.execute(select(TABLES.c.id).where(TABLES.c.id == table)).first() is None:
        raise KotatsuError(f"there is no table {table}")
    wipe_table(connection, table)


def people(connection: Connection) -> list[PersonLine]:
    devices = _counts(connection, select(DEVICES.c.person, func.count()).group_by(DEVICES.c.person))
    sat = select(CHAIRS.c.person, func.count(CHAIRS.c.table_id.distinct())).group_by(CHAIRS.c.person)
    at = _counts(connection, sat)
    return [
        PersonLine(row.id, row.name, row.language, devices.get(row.id, 0), at.get(row.id, 0))
        for row in connection.execute(select(PEOPLE).order_by(PEOPLE.c.name, PEOPLE.c.id))
    ]


def find_person(connection: Connection, begins: str) -> str:
    """A person by the beginning of their long name, which is a hash and tells nothing."""
    if len(begins) < FEWEST_SIGNS:
        raise KotatsuError(f"name a person by at least {FEWEST_SIGNS} signs of what `kotatsu admin people` shows")
    found = list(connection.scalars(select(PEOPLE.c.id).where(PEOPLE.c.id.startswith(begins, autoescape=True))))
    if len(found) != 1:
        raise KotatsuError(f"{len(found) or 'no'} people are called {begins}…")
    return str(found[0])


def remove_person(connection: Connection, person: str) -> None:
    """Shut somebody out: no browser is theirs any more and no mail address a way back, bots play on for them, and nobody
    finds them anywhere. What they have played stays."""
    for table in OWN:
        connection.execute(delete(table).where(table.c.person == person))
    connection.execute(delete(PLANS).where(PLANS.c.plan.contains(person)))
    running = select(STANDINGS.c.table_id).where(STANDINGS.c.state != OVER)
    theirs = (CHAIRS.c.person == person) & CHAIRS.c.table_id.in_(running)
    left = set(connection.scalars(select(CHAIRS.c.table_id).where(theirs)))
    left |= set(connection.scalars(select(GUESTS.c.table_id).where(GUESTS.c.person == person)))
    bot = func.coalesce(func.nullif(CHAIRS.c.bot, ""), USUAL_OPPONENT)
    connection.execute(update(CHAIRS).where(theirs).values(person="", bot=bot))
    connection.execute(delete(GUESTS).where(GUESTS.c.person == person))
    for name in sorted(left):
        seated(connection, name, [person])


def delete_person(connection: Connection, person: str) -> None:
    """Remove somebody and forget them: their name, their settings and what they said. Moves stay, because others made theirs
    in between; nobody can tell any more whose they were."""
    own, theirs = CHAIRS.c.person == person, MESSAGES.c.person == person
    touched = {*connection.scalars(select(CHAIRS.c.table_id).where(own))}
    touched |= {*connection.scalars(select(MESSAGES.c.table_id).where(theirs))}
    names = {*connection.scalars(select(CHAIRS.c.name).where(own))}
    names |= {*connection.scalars(select(PEOPLE.c.name).where(PEOPLE.c.id == person))}
    told = MESSAGES.c.table_id.in_(touched) & MESSAGES.c.name.in_(names) & (MESSAGES.c.kind != SAID)
    connection.execute(update(MESSAGES).where(told).values(name=GONE))
    connection.execute(update(MESSAGES).where(theirs).values(person="", name=GONE, text=GONE))
    connection.execute(update(CHAIRS).where(own).values(name=GONE))
    remove_person(connection, person)
    wipe_boxes(connection, BOXES.c.person == person)  # tables keep what they are played with
    connection.execute(update(CHAIRS).where(own).values(person=""))
    connection.execute(update(TABLES).where(TABLES.c.host == person).values(host=""))
    connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person))
    for table in sorted(touched):
        seated(connection, table, [person])


def export_person(connection: Connection, person: str) -> dict[str, Any]:
    """Everything that is kept of somebody. Of others there are only the names that they saw."""
    row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).one()
    sat = select(CHAIRS.c.table_id).where(CHAIRS.c.person == person)
    watched = select(GUESTS.c.table_id).where(GUESTS.c.person == person)
    own = or_(TABLES.c.host == person, TABLES.c.id.in_(sat), TABLES.c.id.in_(watched))
    found = connection.execute(select(TABLES).where(own).order_by(TABLES.c.created)).all()
    said = select(MESSAGES).where(MESSAGES.c.person == person).order_by(MESSAGES.c.at)
    devices = connection.scalars(select(DEVICES.c.since).where(DEVICES.c.person == person))
    helps = BOX_HELPERS.c.person == person
    helped = (
        select(BOXES.c.name).join(BOX_HELPERS, BOX_HELPERS.c.box_id == BOXES.c.id).where(helps).order_by(BOXES.c.name)
    )
    invited = connection.scalars(select(DOORS.c.table_id).where(DOORS.c.person == person))
    return {
        "person": {"id": row.id, "name": row.name, "language": row.language, "settings": json.loads(row.settings)},
        "devices": [{"since": _day(since)} for since in devices],
        "invited_to": sorted(invited),
        "reached_by": [
            {"kind": each.kind, "address": each.address, "confirmed": bool(each.confirmed), "since": _day(each.since)}
            for each in connection.execute(select(CHANNELS).where(CHANNELS.c.person == person))
        ],
        "away": [
            {"begin": _day(each.begin), "end": _day(each.end)}
            for each in connection.execute(select(VACATIONS).where(VACATIONS.c.person == person))
        ],
        "answers_beforehand": [
            {"table": each.table_id, "seat": each.seat, "kind": each.kind, "plan": json.loads(each.plan)}
            for each in connection.execute(select(PLANS).where(PLANS.c.plan.contains(person)))
        ],
        "told_last": [
            {"known": _day(each.known), "sent": _day(each.sent) if each.sent else None}
            for each in connection.execute(select(NOTIFIED).where(NOTIFIED.c.person == person))
        ],
        "helps_with": list(connection.scalars(helped)),
        "boxes": [
            {
                "game": box.game,
                "name": box.name,
                "values": json.loads(box.draft),
                "versions": _versions(connection, box.id),
            }
            for box in connection.execute(select(BOXES).where(BOXES.c.person == person))
        ],
        "tables": [_exported(connection, table, person) for table in found],
        "messages": [
            {
                "table": each.table_id,
                "room": each.room,
                "kind": each.kind,
                "seat": each.seat,
                "text": each.text,
                "at": _day(each.at),
            }
            for each in connection.execute(said)
        ],
    }


def _exported(connection: Connection, table: Any, person: str) -> dict[str, Any]:
    chairs = connection.execute(select(CHAIRS).where(CHAIRS.c.table_id == table.id).order_by(CHAIRS.c.seat)).all()
    seats = [chair.seat for chair in chairs if chair.person == person]
    moves = connection.execute(
        select(JOURNAL.c.number, JOURNAL.c.kind, JOURNAL.c.seat, JOURNAL.c.move, JOURNAL.c.at)
        .where(_is_theirs(table.id, seats))
        .order_by(JOURNAL.c.number)
    )
    standing = connection.execute(select(STANDINGS).where(STANDINGS.c.table_id == table.id)).one()
    watches = (GUESTS.c.table_id == table.id) & (GUESTS.c.person == person)
    return {
        "id": table.id,
        "game": table.game,
        "created": _day(table.created),
        "host": table.host == person,
        "seats": seats,
        "watches": connection.execute(select(GUESTS.c.person).where(watches)).first() is not None,
        "names": [chair.name for chair in chairs],
        "state": standing.state,
        "points": json.loads(standing.points),
        "moves": [[move.number, move.kind, move.seat, move.move, _day(move.at)] for move in moves],
    }


def _versions(connection: Connection, box: str) -> list[str]:
    query = select(BOX_VERSIONS.c.text).where(BOX_VERSIONS.c.box_id == box).order_by(BOX_VERSIONS.c.number)
    return list(connection.scalars(query))


def _counts(connection: Connection, query: Select[Any]) -> dict[str, int]:
    return {str(name): int(count) for name, count in connection.execute(query)}


def _is_theirs(table: str, seats: list[int]) -> ColumnElement[bool]:
    return (JOURNAL.c.table_id == table) & JOURNAL.c.seat.in_(seats)


def _day(at: float) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(at))
