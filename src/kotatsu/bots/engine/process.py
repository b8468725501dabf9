"""An engine seen from here: a program that is told lines and answers with lines, or does not, or says something else.

Two threads read and write, so that nobody here waits longer than agreed for a program that does neither.
"""

from __future__ import annotations

import atexit
import os
import queue
import shlex
import signal
import subprocess
import threading
import time
import weakref
from contextlib import suppress

from kotatsu.bots.engine import protocol
from kotatsu.bots.processes import Warden
from kotatsu.core.errors import KotatsuError

STARTING = 20.0  # seconds until it has said who it is
READY = 10.0  # seconds until it listens again
GRACE = 2.0  # seconds beyond its budget, and again after it was told to stop
LONGEST_LINE = 1_000_000  # characters
LONGEST_SAYING = 500  # characters of what it says to people
MOST_LINES = 1000  # that wait to be read; then it waits
MOST_ENGINES = 8  # that a process keeps; if more are needed at once there are more
ABOUT = ("name", "author", "level", "games")


class EngineFailed(KotatsuError):
    """An engine did not do what it should have done. Others can play on."""


class EngineMissing(KotatsuError):
    """There is no such engine: it cannot be started, or does not know the words."""


class Sitting:
    """A bot at a game: what an engine may remember from one decision to the next."""


class Engine:
    def __init__(self, command: str) -> None:
        self.command = command
        self.about: dict[str, str] = {}  # what it says about itself, as far as somebody asks
        self._sitting: weakref.ref[Sitting] | None = None  # the one that it was told about last
        self._lines: queue.Queue[str | None] = queue.Queue(MOST_LINES)
        self._told: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        try:
            words = shlex.split(command)
            if not words:
                raise EngineMissing("an engine is named by its command: engine:COMMAND")
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,  # whatever it starts itself ends with it
            )
        except (OSError, ValueError) as error:
            raise _absent(command, f"the engine {command!r} cannot be started: {error}") from None
        _running.add(self)
        _warden.watch(self._process.pid)
        for work in (self._read, self._write):
            threading.Thread(target=work, daemon=True).start()
        try:
            self._greet()
        except EngineFailed as error:
            raise _absent(command, str(error)) from None
        _met.add(command)

    def _greet(self) -> None:
        self.say(protocol.line(protocol.HELLO, protocol.VERSION))
        until = time.monotonic() + STARTING
        while True:
            word, rest = self._next(until, "said who it is", STARTING)
            if word == protocol.OK:
                return
            if word == protocol.ID:
                name, _, value = rest.partition(" ")
                if name in ABOUT:
                    self.about[name] = _plain(value)

    @property
    def sitting(self) -> Sitting | None:
        """The bot that it plays for, none if that one is gone."""
        return None if self._sitting is None else self._sitting()

    @sitting.setter
    def sitting(self, sitting: Sitting) -> None:
        self._sitting = weakref.ref(sitting)

    # -- questions ---------------------------------------------------------------------------------

    def say(self, line: str) -> None:
        self._told.put(line)

    def wait_until_ready(self) -> None:
        """Whatever it said before does not count any more."""
        self.say(protocol.IS_READY)
        until = time.monotonic() + READY
        while self._next(until, f"answered {protocol.IS_READY}", READY)[0] != protocol.READY:
            pass

    def best_move(self, go: str, seconds: float) -> str:
        """Let it think about what it was told."""
        self.say(go)
        allowed = seconds + GRACE
        try:
            return self._best(time.monotonic() + allowed, allowed)
        except queue.Empty:
            self.say(protocol.STOP)
        try:
            return self._best(time.monotonic() + GRACE, allowed)
        except queue.Empty:
            raise self._failed(f"has not answered within {allowed + GRACE:.0f} s") from None

    def _best(self, until: float, allowed: float) -> str:
        while True:
            word, rest = self._next(until)
            if word == protocol.BEST:
                return rest
            if word == protocol.ERROR:
                raise self._failed(f"says: {_plain(rest)}")

    def _next(self, until: float, what: str = "", allowed: float = 0.0) -> tuple[str, str]:
        """The next line that says something; `what` it has not done if there is none in time."""
        try:
            left = until - time.monotonic()
            if left <= 0:  # even if there are lines: it could talk for ever
                raise queue.Empty
            line = self._lines.get(timeout=left)
        except queue.Empty:
            if not what:
                raise
            raise self._failed(f"has not {what} within {allowed:.0f} s") from None
        if line is None:
            try:
                code = self._process.wait(GRACE)
            except subprocess.TimeoutExpired:
                raise self._failed("has closed its output") from None
            raise self._failed(f"has ended (exit code {code})")
        return protocol.read_line(line)

    def _failed(self, what: str) -> EngineFailed:
        self.end()
        return EngineFailed(f"the engine {self.command!r} {what}")

    # -- threads -----------------------------------------------------------------------------------

    def _read(self) -> None:
        stream = self._process.stdout
        assert stream is not None
        with suppress(OSError, ValueError):
            while self in _running and (text := stream.readline(LONGEST_LINE)):
                self._lines.put(text)
        stream.close()
        self._lines.put(None)

    def _write(self) -> None:
        stream = self._process.stdin
        assert stream is not None
        with suppress(OSError, ValueError):
            while (text := self._told.get()) is not None:
                stream.write(text + "\n")
                stream.flush()
        with suppress(OSError, ValueError):
            stream.close()

    # -- the end -----------------------------------------------------------------------------------

    @property
    def alive(self) -> bool:
        return self in _running and self._process.poll() is None

    def end(self) -> None:
        """End it for good, and whatever it has started."""
        if self not in _running:
            return
        _running.discard(self)
        self._told.put(protocol.QUIT)
        self._told.put(None)
        with suppress(OSError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        _warden.release(self._process.pid)
        with suppress(queue.Empty):  # the thread that reads may wait for room
            while True:
                self._lines.get_nowait()


def _absent(command: str, why: str) -> KotatsuError:
    """There is no such engine, or it has failed: one that was here before may come again."""
    return EngineFailed(why) if command in _met else EngineMissing(why)


def _plain(text: str) -> str:
    """What people can be shown: one line without control characters, and not too long."""
    return "".join(filter(str.isprintable, " ".join(text[:LONGEST_SAYING].split())))


# -- engines that are kept ---------------------------------------------------------------------------

_running: set[Engine] = set()
_met: set[str] = set()  # commands of engines that have said who they are
_idle: list[Engine] = []  # those that wait for a question, the longest first
_lock = threading.Lock()
_warden = Warden()


def take_engine(command: str, sitting: Sitting) -> Engine:
    """The engine of a sitting until it is given back: its own, one that nobody plays with any more, or a new one. To start a
    program takes longer than most of its moves."""
    with _lock:
        for engine in [engine for engine in _idle if not engine.alive]:
            _idle.remove(engine)
            engine.end()
        free = [engine for engine in _idle if engine.command == command]
        found = [engine for engine in free if engine.sitting is sitting] or [
            engine for engine in free if engine.sitting is None
        ]
        if not found and len(_running) >= MOST_ENGINES:
            found = free  # of a sitting that will have to tell its game again
        if found:
            _idle.remove(found[0])
            return found[0]
    _make_room(MOST_ENGINES - 1)
    return Engine(command)


def give_back(engine: Engine) -> None:
    if not engine.alive:
        engine.end()
        return
    with _lock:
        _idle.append(engine)
    _make_room(MOST_ENGINES)


def _make_room(most: int) -> None:
    """End engines that wait, those first that have waited longest, until there are no more than so many."""
    with _lock:
        while _idle and len(_running) > most:
            _idle.pop(0).end()


@atexit.register
def end_all() -> None:
    """End every engine that this process has started."""
    with _lock:
        _idle.clear()
    for engine in list(_running):
        engine.end()
