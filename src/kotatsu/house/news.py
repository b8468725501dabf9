"""What processes that share a database tell each other: it is told with the commit that makes it true, and never before.

On SQLite there is one process, and nothing is told to anybody.
"""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, Engine, func, select

CHANNEL = "kotatsu"
# about a table
LINE, SEATED, SAID, GONE, PACE, HURRY = "line", "seated", "said", "gone", "pace", "hurry"
HERE, WHO = "here", "who"  # who is at a table in a process, and the question
# about people and processes
NAME, ALIVE, BYE = "name", "alive", "bye"
# about bots
ASKED, THOUGHT = "asked", "thought"

LOOK_AGAIN = 0.2  # seconds after which it is noticed that nobody wants to hear any more
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0  # seconds before the next try to hear something

Told = dict[str, Any]
Handler = Callable[[Told], None]


def tell(connection: Connection, kind: str, **about: Any) -> None:
    """Let all processes know something once what was done on this connection is on disk."""
    if connection.dialect.name == "postgresql":
        told = {"kind": kind, "from": connection.get_execution_options()["origin"], **about}
        connection.execute(select(func.pg_notify(CHANNEL, json.dumps(told, separators=(",", ":")))))


class Ear:
    """A thread that hears what is told. `begin` is what to do on its connection each time it has one."""

    def __init__(
        self,
        engine: Engine,
        hear: Callable[[Told], None],
        connected: Callable[[bool], None],
        begin: tuple[str, ...] = (),
    ) -> None:
        self._engine, self._hear, self._connected, self._begin = engine, hear, connected, begin
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="kotatsu-ear", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._stopped.set()
        self._thread.join()

    def _run(self) -> None:
        pause = FIRST_PAUSE
        while not self._stopped.is_set():
            try:
                with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                    for statement in (f"listen {CHANNEL}", *self._begin):
                        connection.exec_driver_sql(statement)
                    self._connected(True)
                    pause = FIRST_PAUSE
                    self._listen(connection)
                    connection.invalidate()  # nobody else shall have what it holds
            except Exception as error:  # of the driver or of SQLAlchemy: the database is away
                self._connected(False)
                logging.getLogger(__name__).warning("hears nothing of other processes: %s", str(error).splitlines()[:1])
                self._stopped.wait(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    def _listen(self, connection: Connection) -> None:
        driver: Any = connection.connection.dbapi_connection
        while not self._stopped.is_set():
            for notice in driver.notifies(timeout=LOOK_AGAIN):
                with suppress(ValueError, TypeError):  # somebody else uses the same channel
                    self._hear(json.loads(notice.payload))


class News:
    """What other processes have told, brought to whoever wants to know it, on the event loop."""

    def __init__(self, engine: Engine, origin: str) -> None:
        self._origin = origin
        self._loop = asyncio.get_running_loop()
        self._handlers: dict[str, Handler] = {}
        self._again: list[Callable[[], None]] = []
        self.deaf = True  # nothing is heard now
        self._ear = Ear(engine, self._hear, self._connected)

    def on(self, kind: str, handler: Handler) -> None:
        self._handlers[kind] = handler

    def when_back(self, again: Callable[[], None]) -> None:
        """Something may have been missed: look yourself."""
        self._again.append(again)

    def close(self) -> None:
        self._ear.close()

    def _connected(self, now: bool) -> None:
        self._in_loop(self._hears if now else self._hears_nothing)

    def _hears(self) -> None:
        self.deaf = False
        for again in self._again:
            again()

    def _hears_nothing(self) -> None:
        self.deaf = True

    def _hear(self, told: Told) -> None:
        if told.get("from") != self._origin and told.get("kind") in self._handlers:
            self._in_loop(self._handlers[told["kind"]], told)

    def _in_loop(self, do: Callable[..., None], *what: Any) -> None:
        with suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(do, *what)
