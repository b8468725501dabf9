"""Through a door to a table: which one a secret opens, and taking the chair behind it."""

from __future__ import annotations

from starlette.requests import Request

from kotatsu.core.state import WATCHER
from kotatsu.house.doorbook import Door
from kotatsu.house.doors import DoorClosed
from kotatsu.house.store import NOBODY_WATCHES
from kotatsu.house.table import Table
from kotatsu.web.door.visitor import Visitor, house_of


async def behind(request: Request, secret: str) -> tuple[Door, Table]:
    """The door that a secret opens, and the table behind it."""
    house = house_of(request)
    door = await house.doors.behind(secret)
    table = await house.table(door.table)
    if table is None or table.match.over:
        raise DoorClosed
    if door.seat == WATCHER and table.arrangement.delay == NOBODY_WATCHES:
        raise DoorClosed
    return door, table


async def go_through(request: Request, door: Door, table: Table, visitor: Visitor) -> None:
    """Take the chair behind a door, or watch."""
    doors = house_of(request).doors
    if door.seat == WATCHER:
        if visitor.id not in table.people():
            await doors.watch(table, visitor.person)
    else:
        await doors.sit(table, door.seat, visitor.person, door.hash)
