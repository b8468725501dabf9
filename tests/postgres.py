"""A real PostgreSQL that the tests start themselves, in a folder of its own, and that can be killed at any moment."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
from tools.bootstrap import postgres_programs

from kotatsu.house.revisions import NOTED, newest_revision
from kotatsu.house.schema import METADATA
from kotatsu.house.store import Store

NEWEST = newest_revision()
PATIENCE = 120.0  # seconds, however busy the machine is
SETTINGS = {
    "listen_addresses": "",
    "max_connections": "200",
    "shared_buffers": "32MB",
    "autovacuum": "off",
    "full_page_writes": "off",
}


def _user() -> str:
    """PostgreSQL does not run as root."""
    if os.geteuid():
        return ""
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


class Postgres:
    def __init__(self, durable: bool = False) -> None:
        """A new server. What it keeps is on disk when it says so only if it is durable; that takes longer."""
        programs = postgres_programs()
        assert programs is not None, "PostgreSQL is not here"
        self._programs, self._user = programs, _user()
        self.folder = Path(tempfile.mkdtemp(prefix="kotatsu-postgres-"))
        if self._user:
            shutil.chown(self.folder, self._user)
        self._settings = {**SETTINGS, "unix_socket_directories": str(self.folder), "fsync": "on" if durable else "off"}
        self._process: subprocess.Popen[bytes] | None = None
        initdb = ["initdb", "--auth=trust", "--username=kotatsu", "--encoding=UTF8", "--locale=C", "--no-sync"]
        self._run([*initdb, "--pgdata", str(self.folder / "data")])
        self._numbers, self._used = count(), list[str]()
        self.start()

    def _as_user(self, command: list[str]) -> list[str]:
        """A command that runs as somebody who is not root and ends with these tests, however they end."""
        who = [f"--reuid={self._user}", "--clear-groups"] if self._user else []
        return ["setpriv", *who, "--pdeathsig=QUIT", str(self._programs / command[0]), *command[1:]]

    def _run(self, command: list[str]) -> None:
        subprocess.run(self._as_user(command), check=True, capture_output=True, cwd=self.folder)

    def start(self) -> None:
        settings = [word for name, value in self._settings.items() for word in ("-c", f"{name}={value}")]
        with (self.folder / "said.txt").open("ab") as said:
            self._process = subprocess.Popen(
                self._as_user(["postgres", "-D", str(self.folder / "data"), *settings]),
                cwd=self.folder,
                stdout=said,
                stderr=said,
                start_new_session=True,
            )
        until = time.monotonic() + PATIENCE
        ready = [str(self._programs / "pg_isready"), "-q", "-h", str(self.folder), "-U", "kotatsu"]
        while subprocess.run(ready, check=False).returncode:
            assert self._process.poll() is None and time.monotonic() < until, (self.folder / "said.txt").read_text()
            time.sleep(0.05)

    def kill(self) -> None:
        """End it and all its processes at once, as a power cut would. Whoever is connected loses the connection."""
        assert self._process is not None
        children = [int(pid) for pid in _children(self._process.pid)]
        self._process.kill()
        self._process.wait()
        until = time.monotonic() + PATIENCE
        while any(Path(f"/proc/{child}").exists() for child in children) and time.monotonic() < until:
            time.sleep(0.02)  # they notice that it is gone

    def close(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGQUIT)  # at once, whoever is connected
            self._process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def new_url(self) -> str:
        """A new and empty database."""
        name = f"kotatsu{next(self._numbers)}"
        self._sql("postgres", f"create database {name}")
        return f"postgresql://kotatsu@/{name}?host={self.folder}"

    def ready_url(self) -> str:
        """A database with all tables and nothing in them, if possible one that was used before: that takes less time."""
        if self._used:
            return self._used.pop()
        url = self.new_url()
        Store(url).close()
        return url

    def run(self, program: str, *arguments: str) -> None:
        """One of the programs that come with it."""
        subprocess.run([str(self._programs / program), *arguments], check=True, capture_output=True)

    def take_back(self, url: str) -> None:
        """Empty a database for the next, unless somebody has changed more than what is in it."""
        name = url.partition("?")[0].rpartition("/")[2]
        triggers = self._sql(name, "select 1 from pg_trigger where not tgisinternal")
        tables = {row[0] for row in self._sql(name, "select tablename from pg_tables where schemaname = 'public'")}
        if triggers or tables != {NOTED, *METADATA.tables} or self._sql(name, f"select * from {NOTED}") != [(NEWEST,)]:
            return
        self._sql(name, f"truncate {', '.join(METADATA.tables)}")
        self._used.append(url)

    def _sql(self, database: str, command: str) -> list[tuple[Any, ...]]:
        with psycopg.connect(host=str(self.folder), user="kotatsu", dbname=database, autocommit=True) as connection:
            cursor = connection.execute(command.encode())
            return cursor.fetchall() if cursor.description else []


def _children(process: int) -> list[str]:
    return Path(f"/proc/{process}/task/{process}/children").read_text().split()
