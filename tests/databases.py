"""Where a house under test keeps its tables: in a file, or in a PostgreSQL that the tests have started."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, MetaData, create_engine, make_url, select

from tests.postgres import Postgres

SQLITE, POSTGRES = "sqlite", "postgresql"
BOTH = (SQLITE, POSTGRES)

_now: list[Postgres] = []  # in which tables are kept now, if not in files
_urls: dict[Path, str] = {}


def url(path: Path) -> str:
    """The database of the house in a folder."""
    if not _now:
        return f"sqlite:///{path / 'house.db'}"
    if path not in _urls:
        _urls[path] = _now[0].ready_url()
    return _urls[path]


@contextmanager
def kept_in(postgres: Postgres) -> Iterator[None]:
    """Keep tables there as long as this lasts."""
    _now.append(postgres)
    try:
        yield
    finally:
        for url in _urls.values():
            postgres.take_back(url)
        _now.clear()
        _urls.clear()


@contextmanager
def looked_into(path: Path) -> Iterator[Connection]:
    """The database of the house in a folder, as anybody else finds it; changes are kept."""
    where = make_url(url(path))
    engine = create_engine(where.set(drivername="postgresql+psycopg") if where.drivername != SQLITE else where)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def everything_in(path: Path) -> str:
    """All rows of all tables, to be searched for what must not be there."""
    with looked_into(path) as connection:
        found = MetaData()
        found.reflect(connection)
        return "\n".join(str(tuple(row)) for table in found.sorted_tables for row in connection.execute(select(table)))


def let_fail(path: Path, what: str) -> None:
    """Let something be refused from now on, such as `insert on messages`."""
    with looked_into(path) as connection:
        if connection.dialect.name == SQLITE:
            connection.exec_driver_sql(f"create trigger full before {what} begin select raise(abort, 'full'); end")
            return
        raises = "begin raise exception 'full' using errcode = 'check_violation'; end"
        connection.exec_driver_sql(
            f"create function full_disk() returns trigger language plpgsql as '{_quoted(raises)}'"
        )
        connection.exec_driver_sql(f"create trigger full_disk before {what} for each row execute function full_disk()")


def _quoted(text: str) -> str:
    return text.replace("'", "''")
