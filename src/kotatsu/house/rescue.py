"""Saving what can be read of a damaged database: row by row, into a new file."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import URL, Connection, Table, func, select
from sqlalchemy.exc import IntegrityError

from kotatsu.core.errors import KotatsuError
from kotatsu.house.database import open_engine
from kotatsu.house.doorbook import wipe_table
from kotatsu.house.revisions import NOTED, newest_revision
from kotatsu.house.schema import ARRANGEMENTS, CHAIRS, METADATA, PEOPLE, STANDINGS, TABLES
from kotatsu.house.store import PLAIN, UNKNOWN, Standing, standing_columns

MOST_TRIES = 20_000  # ranges of rows of one table
HIGHEST = 2**40  # number of a row, where the end of a table cannot be read


class Saved(NamedTuple):
    tables: int
    people: int
    gone: int  # tables of which too little was left


def rescue(old: Path, new: Path) -> Saved:
    """Save what can be read. A table needs its row and all of its chairs; how it stands is found out again, and if moves of it
    are missing it says so itself."""
    if new.exists():
        raise KotatsuError(f"{new} is there already; name a new file")
    with closing(sqlite3.connect(old)) as source:
        source.execute("pragma query_only = on")
        revision = next(_rows(source, NOTED, ["version_num"]), (newest_revision(),))[0]
        if revision != newest_revision():
            raise KotatsuError(f"{old} was written by another Kotatsu: save it with that one")
        engine = open_engine(URL.create("sqlite", database=str(new)), "rescue")
        try:
            with engine.begin() as connection:
                for table in METADATA.sorted_tables:
                    _copy(source, connection, table)
                gone = _complete(connection)
                tables, people = (
                    connection.scalar(select(func.count()).select_from(each)) for each in (TABLES, PEOPLE)
                )
        finally:
            engine.dispose()
    return Saved(tables or 0, people or 0, gone)


def _copy(source: sqlite3.Connection, connection: Connection, table: Table) -> None:
    names = [column.name for column in table.columns]
    listed, places = ", ".join(f'"{name}"' for name in names), ", ".join("?" * len(names))
    add = f"insert or ignore into {table.name} ({listed}) values ({places})"
    for row in _rows(source, table.name, names):
        try:
            connection.exec_driver_sql(add, row)
        except IntegrityError:  # it belongs to something that is lost
            continue


def _rows(source: sqlite3.Connection, table: str, names: list[str]) -> Iterator[tuple[Any, ...]]:
    """All rows of a table that can be read: where a range of them fails, each half is tried."""
    columns = ", ".join(f'"{name}"' for name in names)
    query = f"select rowid, {columns} from {table} where rowid between ? and ? order by rowid"
    left, tries = [(1, _highest(source, table))], 0
    while left and tries < MOST_TRIES:
        (low, high), tries = left.pop(), tries + 1
        try:
            for row in source.execute(query, (low, high)):
                yield row[1:]
                low = row[0] + 1
        except sqlite3.Error:
            if low < high:
                middle = (low + high) // 2
                left += [(middle + 1, high), (low, middle)]


def _highest(source: sqlite3.Connection, table: str) -> int:
    try:
        (found,) = source.execute(f"select max(rowid) from {table}").fetchone()
    except sqlite3.Error:
        return HIGHEST
    return int(found or 0)


def _complete(connection: Connection) -> int:
    """Let every table have what belongs to it, or be gone; how many are."""
    gone = 0
    for name, seats in connection.execute(select(TABLES.c.id, TABLES.c.seats)).all():
        chairs = connection.scalar(select(func.count()).select_from(CHAIRS).where(CHAIRS.c.table_id == name))
        if chairs != seats:
            wipe_table(connection, name)
            gone += 1
            continue
        for table, values in ((STANDINGS, standing_columns(Standing(UNKNOWN))), (ARRANGEMENTS, PLAIN.columns())):
            if connection.execute(select(table).where(table.c.table_id == name)).first() is None:
                connection.execute(table.insert().values(table_id=name, **values))
    return gone
