"""The store: one writer thread, every commit durable before it is answered, many waiting writes in one commit."""

from __future__ import annotations

import asyncio
import json
import queue
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, select, update
from sqlalchemy.dialects import postgresql, sqlite

from kotatsu.house.schema import CHAIRS, LOG, PEOPLE, TABLES

MOST_PER_COMMIT = 64
MIGRATIONS = Path(__file__).parent / "migrations"


class Conflict(Exception):
    """Somebody else wrote this line of the log first."""


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


class LogRow(NamedTuple):
    number: int
    kind: str
    seat: int
    move: str


class PersonRow(NamedTuple):
    id: str
    name: str
    language: str
    settings: dict[str, str]


Work = Callable[[Connection], Any]
Job = tuple["asyncio.Future[Any]", Work]


class Store:
    """Reads and writes, all on one thread, so that SQLite never waits for itself."""

    def __init__(self, url: str) -> None:
        self._engine = _engine(url)
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        with self._engine.connect() as connection:
            _migrate(connection)
        self._thread = threading.Thread(target=self._run, name="kotatsu-store", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._jobs.put(None)
        self._thread.join()
        self._engine.dispose()

    # -- what the house asks ----------------------------------------------------------------------

    async def add_table(self, row: TableRow, chairs: list[ChairRow]) -> None:
        def work(connection: Connection) -> None:
            connection.execute(TABLES.insert().values({**row._asdict(), "options": json.dumps(row.options)}))
            connection.execute(CHAIRS.insert(), [{"table_id": row.id, **chair._asdict()} for chair in chairs])

        await self._do(work)

    async def table(self, table: str) -> tuple[TableRow, list[ChairRow], list[LogRow]] | None:
        def work(connection: Connection) -> tuple[TableRow, list[ChairRow], list[LogRow]] | None:
            found = connection.execute(select(TABLES).where(TABLES.c.id == table)).mappings().first()
            if found is None:
                return None
            chairs = connection.execute(
                select(CHAIRS.c.seat, CHAIRS.c.person, CHAIRS.c.name, CHAIRS.c.bot)
                .where(CHAIRS.c.table_id == table)
                .order_by(CHAIRS.c.seat)
            )
            log = connection.execute(
                select(LOG.c.number, LOG.c.kind, LOG.c.seat, LOG.c.move)
                .where(LOG.c.table_id == table)
                .order_by(LOG.c.number)
            )
            row = TableRow(**{**found, "options": json.loads(found["options"])})
            return row, [ChairRow(*chair) for chair in chairs], [LogRow(*line) for line in log]

        found: tuple[TableRow, list[ChairRow], list[LogRow]] | None = await self._do(work)
        return found

    async def tables_of(self, person: str) -> list[str]:
        """The tables a person set up or sits at, the newest first."""

        def work(connection: Connection) -> list[str]:
            query = (
                select(TABLES.c.id)
                .join(CHAIRS, CHAIRS.c.table_id == TABLES.c.id)
                .where((CHAIRS.c.person == person) | (TABLES.c.host == person))
                .distinct()
                .add_columns(TABLES.c.created)
                .order_by(TABLES.c.created.desc())
            )
            return [row[0] for row in connection.execute(query)]

        found: list[str] = await self._do(work)
        return found

    async def append(self, table: str, row: LogRow) -> None:
        """Add a line to a table's log; Conflict if that number is taken."""

        def work(connection: Connection) -> bool:
            values = {"table_id": table, **row._asdict(), "at": time.time()}
            dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
            insert = dialect.insert(LOG).values(values).on_conflict_do_nothing().returning(LOG.c.number)
            return connection.execute(insert).first() is not None

        if not await self._do(work):
            raise Conflict

    async def rename_chairs(self, person: str, old: str, new: str) -> None:
        mine = (CHAIRS.c.person == person) & (CHAIRS.c.name == old)
        await self._do(lambda connection: connection.execute(update(CHAIRS).where(mine).values(name=new)))

    async def person(self, person: str) -> PersonRow | None:
        def work(connection: Connection) -> PersonRow | None:
            found = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).mappings().first()
            return PersonRow(**{**found, "settings": json.loads(found["settings"])}) if found else None

        found: PersonRow | None = await self._do(work)
        return found

    async def save_person(self, row: PersonRow) -> None:
        def work(connection: Connection) -> None:
            values = {**row._asdict(), "settings": json.dumps(row.settings)}
            dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
            insert = dialect.insert(PEOPLE).values(values)
            connection.execute(insert.on_conflict_do_update(index_elements=["id"], set_=values))

        await self._do(work)

    # -- the writer thread --------------------------------------------------------------------------

    async def _do(self, work: Work) -> Any:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put((future, work))
        return await future

    def _run(self) -> None:
        with self._engine.connect() as connection:
            while (job := self._jobs.get()) is not None:
                batch = [job]
                ends = False
                while len(batch) < MOST_PER_COMMIT and not self._jobs.empty():
                    further = self._jobs.get()
                    if further is None:
                        ends = True
                        break
                    batch.append(further)
                _commit(connection, batch)
                if ends:
                    return


def _commit(connection: Connection, batch: list[Job]) -> None:
    """Do all jobs in one transaction; answers go out only after it is on disk. A job that fails harms no other."""
    results: list[tuple[asyncio.Future[Any], Any, Exception | None]] = []
    try:
        with connection.begin():
            for future, work in batch:
                try:
                    with connection.begin_nested():
                        results.append((future, work(connection), None))
                except Exception as mistake:
                    results.append((future, None, mistake))
    except Exception as mistake:
        results = [(future, None, mistake) for future, _ in batch]
    for future, result, error in results:
        future.get_loop().call_soon_threadsafe(_answer, future, result, error)


def _answer(future: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)


def _engine(url: str) -> Engine:
    engine = create_engine(url, connect_args={"check_same_thread": False} if url.startswith("sqlite") else {})
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def durable(connection: Any, _record: Any) -> None:
            for pragma in ("journal_mode=wal", "synchronous=full", "busy_timeout=5000", "foreign_keys=on"):
                connection.execute(f"pragma {pragma}")

    return engine


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    connection.commit()
