"""The database: writes that wait go into one transaction and are answered once it is on disk; reads go beside them."""

from __future__ import annotations

import asyncio
import importlib.util
import logging
import os
import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cached_property
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, IntegrityError, NoResultFound

from kotatsu.core.errors import KotatsuError, Refusal
from kotatsu.house.news import News
from kotatsu.house.revisions import FromTheFuture, bring_up_to_date

MOST_PER_COMMIT = 64
LONGEST_WAIT = 1000  # milliseconds for another program to let go; then people hear of it instead of waiting on
PRIVATE = 0o600
SILENCE = 60.0  # seconds between two notes that something is damaged
SQLITE, POSTGRES = "sqlite", "postgresql"
READERS = {SQLITE: 1, POSTGRES: 3}  # threads; a file has nothing to wait for
DEADLOCK = "40P01"  # what PostgreSQL calls two transactions of which each waits for the other
NO_TEXT = ("22021", "22P05")  # and signs that it has no place for
POSTGRES_SESSION = (
    f"set lock_timeout = {3 * LONGEST_WAIT}",
    f"set idle_in_transaction_session_timeout = {60 * LONGEST_WAIT}",
)
KEEP_ALIVE = {"connect_timeout": 5, "keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3}

NEWER = "was written by a newer Kotatsu; update this one"
MENDED = "put a copy of it back, or save what can be read with `kotatsu admin rescue` (see docs/hosting.md)"
TROUBLES = {  # what SQLite says, and what that means to whoever starts the house
    "not a database": f"is damaged or no database of Kotatsu: {MENDED}",
    "malformed": f"is damaged: {MENDED}",
    "Could not decode": f"is damaged: {MENDED}",
    "readonly": "cannot be written (it is read-only): let it be written, or name another place",
    "full": "cannot be written (no room is left on the disk): make room there, or name another place",
    "disk I/O error": "cannot be written (the disk is full or broken): make room there, or name another place",
    "unable to open": "cannot be opened (are the rights missing?)",
    "locked": "is held by another program: end that one, or wait until it is done",
}
DAMAGES = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_TOOBIG)

PRIMARY = 0xFF  # the part of an error code that is not about details
MISREAD = (ValueError, TypeError, LookupError, AttributeError, AssertionError, NoResultFound)  # what damage may lead to

Work = Callable[[Connection], Any]
Job = tuple["asyncio.Future[Any]", Work]


class StoreTrouble(Refusal):
    """The disk, or another program that holds the database, does not let the house do something now."""

    told = ""  # what is wrong and what to do, for whoever runs the house


class NotSaved(StoreTrouble):
    """Nothing of this was kept."""

    reason = "not-saved"


class NotRead(StoreTrouble):
    """What was asked for may be there, but cannot be read now."""

    reason = "not-read"


class Damaged(StoreTrouble):
    """It is on the disk, and cannot be understood any more."""

    reason = "damaged"


class NotText(KotatsuError):
    """Something that no database takes for a text."""

    def __init__(self) -> None:
        super().__init__("this contains a sign that no text contains")


class Database:
    def __init__(self, url: str | URL) -> None:
        self.origin = secrets.token_hex(4)  # of what is told to other processes
        self.engine = open_engine(url, self.origin)
        self.place = place_of(self.engine)
        self._complained = -SILENCE  # of damage
        # what is read belongs together, whatever others write meanwhile
        self._reading = {"isolation_level": "REPEATABLE READ"} if self.shared else {"reads": True}
        self._writer = _Clerk("kotatsu-writer", MOST_PER_COMMIT, self._write)
        self._reader = _Clerk("kotatsu-reader", 1, self._read, READERS[self.engine.dialect.name])

    @property
    def shared(self) -> bool:
        """Whether other processes may be at work with it."""
        return self.engine.dialect.name == POSTGRES

    @property
    def waiting(self) -> int:
        """How many writes wait for the next commit."""
        return self._writer.waiting

    @cached_property
    def news(self) -> News | None:
        """What other processes tell, from when somebody first wants to know it; there are none beside a file."""
        return News(self.engine, self.origin) if self.shared else None

    def close(self) -> None:
        if self.shared and (news := self.__dict__.get("news")) is not None:
            news.close()
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
                answers = [(future, *_attempt(connection, work, len(batch) == 1)) for future, work in batch]
        except Exception as error:
            # another process writes the same tables in another order, or what one of them is about is damaged
            if len(batch) > 1 and (_is_deadlock(error) or _is_damage(error)):
                for job in batch:
                    self._write([job])
                return
            trouble = self._trouble("save", error, NotSaved())
            answers = [(future, None, trouble) for future, _ in batch]
        _send(answers)

    def _read(self, batch: list[Job]) -> None:
        for future, work in batch:
            try:
                with self.engine.connect().execution_options(**self._reading) as connection, connection.begin():
                    found = work(connection)
                _send([(future, found, None)])
            except Exception as error:
                _send([(future, None, self._why_not_read(error))])

    def _why_not_read(self, error: Exception) -> Exception:
        """What to say of something that could not be read."""
        if isinstance(error, DBAPIError):
            bad_text = _is_no_text(error) and not _is_damage(error)
            return NotText() if bad_text else self._trouble("read", error, NotRead())
        if isinstance(error, MISREAD) and not isinstance(error, KotatsuError):
            logging.getLogger(__name__).error("could not understand what is in %s", self.place, exc_info=error)
            return Damaged()
        return error

    def _trouble(self, what: str, error: Exception, otherwise: StoreTrouble) -> StoreTrouble:
        """Note where something could not be saved or read; what to say of it."""
        trouble = Damaged() if _is_damage(error) else otherwise
        trouble.told = _told(error, self.place)
        known = _meaning(error)  # else somebody has to look for it in the code
        now = time.monotonic()
        if not isinstance(trouble, Damaged) or now > self._complained + SILENCE:  # pages find damage many times over
            self._complained = now if isinstance(trouble, Damaged) else self._complained
            logging.getLogger(__name__).error("could not %s: %s", what, trouble.told, exc_info=None if known else error)
        return trouble


def _attempt(connection: Connection, work: Work, alone: bool) -> tuple[Any, Exception | None]:
    """One job of a batch: what a mistaken one has done is undone. One that is alone has the transaction for itself. What
    the database itself cannot do ends the batch: it may have rolled back everything."""
    own = connection.get_transaction() if alone else connection.begin_nested()
    assert own is not None
    try:
        found = work(connection)
    except Exception as mistake:
        own.rollback()
        if _is_no_text(mistake):
            return None, NotText()
        if isinstance(mistake, DataError):  # it is this job's own: the others are as good as before
            logging.getLogger(__name__).exception("could not save")
            return None, NotSaved()
        if isinstance(mistake, DBAPIError) and not isinstance(mistake, IntegrityError):
            raise
        return None, mistake
    if not alone:
        own.commit()
    return found, None


def _is_no_text(error: Exception) -> bool:
    """Whether a database, or its driver, which has no name for it, found a sign that no text contains."""
    return isinstance(error, DataError) and getattr(error.orig, "sqlstate", None) in (None, *NO_TEXT)


def _is_deadlock(error: Exception) -> bool:
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", "") == DEADLOCK


def _is_damage(error: Exception) -> bool:
    """Whether what SQLite found is not what it has written."""
    if not isinstance(error, DBAPIError) or not isinstance(error.orig, sqlite3.Error):
        return False
    code = getattr(error.orig, "sqlite_errorcode", 0) & PRIMARY
    return code in DAMAGES or "Could not decode" in str(error.orig)


class _Clerk:
    """A thread, or some, that do jobs in their order, as many at once as wait."""

    def __init__(self, name: str, most: int, do: Callable[[list[Job]], None], threads: int = 1) -> None:
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._most = most
        self._do = do
        self._threads = [threading.Thread(target=self._run, name=name, daemon=True) for _ in range(threads)]
        for thread in self._threads:
            thread.start()

    @property
    def waiting(self) -> int:
        return self._jobs.qsize()

    async def do(self, work: Work) -> Any:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put((future, work))
        return await future

    def close(self) -> None:
        for _ in self._threads:
            self._jobs.put(None)
        for thread in self._threads:
            thread.join()

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


def open_engine(url: str | URL, origin: str = "") -> Engine:
    """The database at its newest revision, and proof that it can be written; one sentence if anything is wrong."""
    where = _read_url(url)
    on_disk = where.get_backend_name() == SQLITE
    engine = create_engine(
        where,
        connect_args={"check_same_thread": False} if on_disk else KEEP_ALIVE,
        pool_pre_ping=not on_disk,  # PostgreSQL may have been started again meanwhile
        execution_options={"origin": origin},
        hide_parameters=True,  # errors are noted, and what people say or plan is not for those who read notes
        **({} if on_disk else {"pool_size": 20}),
    )
    try:
        with naming_troubles(engine):
            (_prepare_sqlite if on_disk else _prepare_postgres)(engine)
            with engine.connect() as connection:
                if on_disk:
                    _look_through(connection)
                bring_up_to_date(connection)
    except OSError as error:
        raise KotatsuError(f"{place_of(engine)} cannot be used ({error.strerror})") from None
    except KotatsuError:
        engine.dispose()
        raise
    return engine


def place_of(engine: Engine) -> str:
    """Where a database is, for whoever runs the house."""
    return engine.url.database or engine.url.render_as_string()


@contextmanager
def naming_troubles(engine: Engine) -> Iterator[None]:
    """One sentence for whatever is wrong with a database that is used meanwhile."""
    place = place_of(engine)
    try:
        yield
    except FromTheFuture:
        raise KotatsuError(f"{place} {NEWER}") from None
    except DBAPIError as error:
        raise KotatsuError(_told(error, place)) from None
    except KotatsuError:
        raise
    except MISREAD:
        raise KotatsuError(f"{place} {TROUBLES['malformed']}") from None


def _told(error: Exception, place: str) -> str:
    return f"{place} {_meaning(error) or f'cannot be used ({_said(error)})'}"


def _meaning(error: Exception) -> str:
    """What is wrong and what to do, if it is something that happens."""
    said = _said(error)
    return next((meaning for word, meaning in TROUBLES.items() if word in said), "")


def _said(error: Exception) -> str:
    """The first line of what a database says, without what it was asked."""
    return " ".join(str(error.orig).splitlines()[:1]) if isinstance(error, DBAPIError) else type(error).__name__


def _look_through(connection: Connection) -> None:
    """Whoever writes into a file that is damaged somewhere may damage more of it."""
    if connection.exec_driver_sql("pragma quick_check(1)").scalar() != "ok":
        raise KotatsuError(f"{place_of(connection.engine)} {TROUBLES['malformed']}")


def _read_url(url: str | URL) -> URL:
    try:
        where = make_url(url)
    except ArgumentError:
        raise KotatsuError("a database is named like postgresql://name:password@machine/database") from None
    if where.get_backend_name() == POSTGRES:
        if importlib.util.find_spec("psycopg") is None:
            raise KotatsuError("PostgreSQL needs psycopg; install it with: pip install 'kotatsu[postgres]'")
        return where.set(drivername=f"{POSTGRES}+psycopg")
    if where.get_backend_name() != SQLITE:
        raise KotatsuError(f"a database is {POSTGRES}://… or {SQLITE}:///…, not {where.drivername}://…")
    return where


def _prepare_postgres(engine: Engine) -> None:
    """Nobody waits for ever."""

    @event.listens_for(engine, "connect")
    def patient(connection: Any, _record: Any) -> None:
        for setting in POSTGRES_SESSION:
            connection.execute(setting)
        connection.commit()


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


def insert_into(connection: Connection, table: Any) -> Any:
    """An insert that can say what happens if the row is there already."""
    return insert(connection.dialect.name, table)


def insert(dialect: str, table: Any) -> Any:
    kinds: Any = sqlite if dialect == SQLITE else postgresql
    return kinds.insert(table)
