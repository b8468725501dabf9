"""Your turn: the tables at which others wait for a person, whoever waits longest first."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, FromClause, Text, cast, exists, select

from kotatsu.house.database import Damaged, Database
from kotatsu.house.schema import CHAIRS, STANDINGS, TABLES
from kotatsu.house.store import RUNNING


class Turn(NamedTuple):
    """A table that waits for somebody."""

    table: str
    game: str
    seat: int
    since: float
    due: float  # when their time may be out; 0 if it will not be
    names: tuple[str, ...]  # who waits


class Waiting:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: str) -> list[Turn]:
        """The turns of a person at tables where somebody else sits: bots alone wait without a word."""
        try:
            found = await self._turns(lambda chairs: chairs.c.person == person)
            return found.get(person, [])
        except Damaged:
            return await self._readable(person)

    async def of_all(self, people: Collection[str]) -> dict[str, list[Turn]]:
        try:
            found = await self._turns(lambda chairs: chairs.c.person.in_(people)) if people else {}
        except Damaged:
            found = {person: await self.of(person) for person in people}
        return {person: turns for person, turns in found.items() if person in people and turns}

    async def _readable(self, person: str) -> list[Turn]:
        """The turns of a person at tables that are not damaged."""
        mine = select(CHAIRS.c.table_id).where(CHAIRS.c.person == person).distinct()
        turns: list[Turn] = []
        with suppress(Damaged):
            for table in await self._database.read(lambda connection: list(connection.scalars(mine))):
                with suppress(Damaged):
                    found = await self._turns(lambda chairs: chairs.c.person == person, table)
                    turns += found.get(person, [])
        return sorted(turns, key=_order)

    async def _turns(self, who: Callable[[FromClause], ColumnElement[bool]], table: str = "") -> dict[str, list[Turn]]:
        mine, others = CHAIRS.alias("mine"), CHAIRS.alias("others")
        elsewhere = (others.c.person != "") & (others.c.person != mine.c.person)
        somebody = exists().where((others.c.table_id == mine.c.table_id) & elsewhere)
        asked = STANDINGS.c.to_act.contains(cast(mine.c.seat, Text))  # seats have one digit
        waits = (
            select(STANDINGS.c.table_id)
            .join(mine, mine.c.table_id == STANDINGS.c.table_id)
            .where((STANDINGS.c.state == RUNNING) & who(mine) & (mine.c.bot == "") & asked)
            .where(somebody)
        )
        if table:
            waits = waits.where(STANDINGS.c.table_id == table, mine.c.table_id == table)
        query = (
            select(STANDINGS.c.table_id, STANDINGS.c.to_act, STANDINGS.c.since, STANDINGS.c.bank, STANDINGS.c.due)
            .add_columns(TABLES.c.game, CHAIRS.c.seat, CHAIRS.c.person, CHAIRS.c.name, CHAIRS.c.bot)
            .join(TABLES, TABLES.c.id == STANDINGS.c.table_id)
            .join(CHAIRS, CHAIRS.c.table_id == STANDINGS.c.table_id)
            .where(STANDINGS.c.table_id.in_(waits))
            .order_by(STANDINGS.c.table_id, CHAIRS.c.seat)
        )

        def work(connection: Connection) -> dict[str, list[Turn]]:
            tables = defaultdict(list)
            for row in connection.execute(query):
                tables[row.table_id].append(row)
            found: dict[str, dict[str, Turn]] = defaultdict(dict)
            for name, rows in tables.items():
                for row in rows:
                    turn = _turn(row, rows)
                    if turn is not None:
                        found[row.person].setdefault(name, turn)  # of several at one screen the first
            return {who: sorted(turns.values(), key=_order) for who, turns in found.items()}

        turns: dict[str, list[Turn]] = await self._database.read(work)
        return turns


def _turn(row: Any, rows: Sequence[Any]) -> Turn | None:
    """What a chair is asked to do, if somebody else waits for the person in it."""
    others = tuple(other.name for other in rows if other.person not in ("", row.person))
    if row.seat not in json.loads(row.to_act) or not row.person or row.bot or not others:
        return None
    since, bank = (json.loads(times)[row.seat] for times in (row.since, row.bank))
    return Turn(row.table_id, row.game, row.seat, since, since + bank if row.due else 0.0, others)


def _order(turn: Turn) -> tuple[float, str]:
    return turn.since, turn.table
