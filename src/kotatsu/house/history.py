"""What somebody has played, counted from what is noted of their tables; nothing is played again for it."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, case, func, select

from kotatsu.house.database import Damaged, Database
from kotatsu.house.schema import CHAIRS, JOURNAL, STANDINGS, TABLES
from kotatsu.house.store import OVER, PersonRow

ENOUGH_WINS = 2
MOST_KEPT = 4096  # people whose tables need not be counted again


class Tally(NamedTuple):
    """How many tables of a person are alike in what counts for their history."""

    game: str
    tour: bool
    state: str
    won: bool  # by the person
    bot: str  # which sits in all other chairs; empty if others sit there, or different bots
    tables: int


class Result(NamedTuple):
    played: int  # to the end
    won: int


class History:
    def __init__(self, tallies: Sequence[Tally] = (), toured: Mapping[str, int] | None = None) -> None:
        self._tallies = tallies
        self._toured = toured or {}

    def result(self, game: str = "", bot: str = "") -> Result:
        """Of one game or all, against anybody or with one bot in all other chairs."""
        over = [
            tally
            for tally in self._tallies
            if tally.state == OVER and game in ("", tally.game) and bot in ("", tally.bot)
        ]
        return Result(sum(tally.tables for tally in over), sum(tally.tables for tally in over if tally.won))

    def has_beaten(self, game: str, bot: str) -> bool:
        """Whether somebody may want a stronger one: they won twice at least, and more often than not."""
        played, won = self.result(game, bot)
        return won >= ENOUGH_WINS and 2 * won > played

    def knows(self, game: str, tour_moves: int) -> bool:
        """Whether somebody has sat at a table of a game, or come to the end of its tour, which has so many moves."""
        sat = any(tally.game == game and (not tally.tour or tally.state == OVER) for tally in self._tallies)
        return sat or 0 < tour_moves <= self._toured.get(game, 0)


class Mark(NamedTuple):
    """What tells cheaply whether tables have to be counted again: no game begins or ends without changing it."""

    name: str
    chairs: int
    over: int
    changed: float  # the last change of any of them that is over


class Histories:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._counted: OrderedDict[str, tuple[Mark, list[Tally]]] = OrderedDict()

    async def of(self, person: PersonRow) -> History:
        """What a person has played, as far as it is noted and can be read."""
        try:
            return await self._of(person)
        except Damaged:
            return History()

    async def _of(self, person: PersonRow) -> History:
        mark = await self._mark(person.id, person.name)
        counted, tallies = self._counted.get(person.id, (None, []))
        if counted != mark:
            tallies = await self._tallies(person.id, person.name)
            self._counted[person.id] = mark, tallies
        self._counted.move_to_end(person.id)
        if len(self._counted) > MOST_KEPT:
            self._counted.popitem(last=False)
        begun = any(tally.tour for tally in tallies)
        return History(tallies, await self._tours(person.id, person.name) if begun else {})

    async def _mark(self, person: str, name: str) -> Mark:
        over = STANDINGS.c.state == OVER
        query = (
            select(func.count(), func.count(case((over, 1))), func.max(case((over, STANDINGS.c.changed))))
            .select_from(CHAIRS)
            .join(STANDINGS, STANDINGS.c.table_id == CHAIRS.c.table_id)
            .where(_is_own(person, name))
        )

        def work(connection: Connection) -> Mark:
            chairs, ended, changed = connection.execute(query).one()
            return Mark(name, chairs, ended, changed or 0.0)

        found: Mark = await self._database.read(work)
        return found

    async def _tallies(self, person: str, name: str) -> list[Tally]:
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

        found: list[Tally] = await self._database.read(work)
        return found

    async def _tours(self, person: str, name: str) -> dict[str, int]:
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

        found: dict[str, int] = await self._database.read(work)
        return found


def _is_own(person: str, name: str) -> ColumnElement[bool]:
    """Whether a person sits in a chair themselves: guests at their screen have other names."""
    return (CHAIRS.c.person == person) & (CHAIRS.c.name == name) & (CHAIRS.c.bot == "")


def _tally(row: Sequence[Any]) -> Tally:
    game, tour, state, winners, seat, first, last, tables = row
    return Tally(game, bool(tour), state, seat in json.loads(winners), first or "" if first == last else "", tables)
