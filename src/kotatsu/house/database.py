"""The database: writes that wait go into one transaction and are answered once it is on disk; reads go beside them."""

from __future__ import annotations

import asyncio
import logging
import os
import queue
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from kotatsu.core.errors import KotatsuError, Refusal

MOST_PER_COMMIT = 64
LONGEST_WAIT = 1000  # milliseconds for another program to let go; then people hear of it instead of waiting on
MIGRATIONS = Path(__file__).parent / "migrations"
PRIVATE = 0o600

NEWER = "was written by a newer Kotatsu; update this one"
TROUBLES = {  # what SQLite says, and what that means to whoever starts the house
    "not a database": "is damaged or no database of Kotatsu",
    "malformed": "is damaged",
    "readonly": "cannot be written (it is read-only)",
    "full": "cannot be written (no room is left on the disk)",
    "disk I/O error": "cannot be written (the disk is full or broken)",
    "unable to open": "cannot be opened (are the rights missing?)",
    "locked": "is held by another program",
}

Work = Callable[[Connection], Any]
Job = tuple["asyncio.Future[Any]", Work]


class StoreTrouble(Refusal):
    """The disk, or another program that holds the database, does not let the house do something now."""


class NotSaved(StoreTrouble):
    """Nothing of this was kept."""

    def __init__(self) -> None:
        super().__init__("not-saved")


class NotRead(StoreTrouble):
    """What was asked for may be there, but cannot be read now."""

    def __init__(self) -> None:
        super().__init__("not-read")


class Database:
    def __init__(self, url: str | URL) -> None:
        self.engine = _open(url)
        self._writer = _Clerk("kotatsu-writer", MOST_PER_COMMIT, self._write)
        self._reader = _Clerk("kotatsu-reader", 1, self._read)

    def close(self) -> None:
        self._writer.close()
        self._reader.close()
        self.engine.dispose()

    async def write(self, work: Work) -> Any:
        """Do something that is on disk when this returns; NotSaved if it could not be brought there."""
        return await self._writer.do(work)

    async def read(self, work: Work) -> Any:
        return await self._reader.do(work)

    def _write(self, batch: list[Job]) -> None:
        """Do all jobs in one transaction; answers go out only after it is on disk. A mistaken job harms no other."""
        try:
            with self.engine.begin() as connection:
                answers = [(future, *_attempt(connection, work)) for future, work in batch]
        except Exception:
            _note("could not save")
            answers = [(future, None, NotSaved()) for future, _ in batch]
        _send(answers)

    def _read(self, batch: list[Job]) -> None:
        for future, work in batch:
            try:
                with self.engine.connect().execution_options(reads=True) as connection, connection.begin():
                    _send([(future, work(connection), None)])
            except DBAPIError:
                _note("could not read")
                _send([(future, None, NotRead())])
            except Exception as mistake:
                _send([(future, None, mistake)])


def _attempt(connection: Connection, work: Work) -> tuple[Any, Exception | None]:
    """One job of a batch. What the database itself cannot do ends the batch: it may have rolled back everything."""
    try:
        with connection.begin_nested():
            return work(connection), None
    except IntegrityError as mistake:
        return None, mistake
    except DBAPIError:
        raise
    except Exception as mistake:
        return None, mistake


def _note(what: str) -> None:
    logging.getLogger(__name__).exception(what)


class _Clerk:
    """A thread that does jobs in their order, as many at once as wait."""

    def __init__(self, name: str, most: int, do: Callable[[list[Job]], None]) -> None:
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._most = most
        self._do = do
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    async def do(self, work: Work) -> Any:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put((future, work))
        return await future

    def close(self) -> None:
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            batch: list[Job] = [job]
            further: Job | None = job
            while len(batch) < self._most and not self._jobs.empty():
                further = self._jobs.get()
                if further is None:
                    break
                batch.append(further)
            self._do(batch)
            if further is None:
                return


def _send(answers: list[tuple[asyncio.Future[Any], Any, Exception | None]]) -> None:
    for future, result, error in answers:
        with suppress(RuntimeError):  # the house has closed, nobody waits any more
            future.get_loop().call_soon_threadsafe(_answer, future, result, error)


def _answer(future: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)


# -- opening ----------------------------------------------------------------------------------------


def _open(url: str | URL) -> Engine:
    """The database at its newest revision, and proof that it can be written; one sentence if anything is wrong."""
    where = make_url(url)
    engine = create_engine(where, connect_args={"check_same_thread": False} if where.drivername == "sqlite" else {})
    place = where.database or str(where)
    try:
        if engine.dialect.name == "sqlite":
            _prepare_sqlite(engine)
        with engine.connect() as connection:
            _migrate(connection)
            connection.execute(text("update alembic_version set version_num = version_num"))
            connection.commit()
    except CommandError as error:
        engine.dispose()
        raise KotatsuError(f"{place} {NEWER if 'locate revision' in str(error) else error}") from None
    except DBAPIError as error:
        engine.dispose()
        said = str(error.orig)
        known = next((meaning for word, meaning in TROUBLES.items() if word in said), f"cannot be used ({said})")
        raise KotatsuError(f"{place} {known}") from None
    except OSError as error:
        raise KotatsuError(f"{place} cannot be used ({error.strerror})") from None
    return engine


def _prepare_sqlite(engine: Engine) -> None:
    """Transactions begin when we say so, are durable, and files are nobody else's business."""
    path = engine.url.database
    if path and not path.startswith("file:"):
        os.close(os.open(path, os.O_CREAT | os.O_RDONLY, PRIVATE))
        Path(path).chmod(PRIVATE)  # files that SQLite puts beside it get the same rights

    @event.listens_for(engine, "connect")
    def durable(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # the driver would begin too late for savepoints to be part of it
        wait = f"busy_timeout={LONGEST_WAIT}"
        for pragma in (wait, "journal_mode=wal", "synchronous=full", "foreign_keys=on"):
            connection.execute(f"pragma {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        reads = connection.get_execution_options().get("reads", False)
        connection.exec_driver_sql("begin" if reads else "begin immediate")


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    connection.commit()
