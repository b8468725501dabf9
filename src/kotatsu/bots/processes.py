"""Processes that work for another one, and end when that one is gone, however it ended."""

from __future__ import annotations

import atexit
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import wait

STARTER = "KOTATSU_STARTER"
LOOK_AGAIN = 0.5  # seconds
GIVING_WAY = 15  # steps of courtesy towards other processes
# What a warden runs. Every line names a group of processes, a second time when it needs no warden any more.
WATCH = """
import os, signal, sys
groups = set()
for line in sys.stdin:
    groups ^= {int(line)}
for group in groups:
    try:
        os.killpg(group, signal.SIGKILL)
    except OSError:
        pass
"""


def serve_parent() -> None:
    """Called first in a process that works for its parent: leave interrupts to the parent, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=[parent.sentinel], daemon=True).start()


def give_way() -> None:
    """Work only when nobody else wants to, from now on."""
    os.nice(GIVING_WAY)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """While processes are started an interrupt waits: one that is left half started would complain."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def for_my_lifetime() -> dict[str, str]:
    """The environment for a command of ours that this process starts and that shall not outlive it."""
    return {**os.environ, STARTER: str(os.getpid())}


def end_with_starter() -> None:
    """End this process when the one is gone that started it with such an environment."""
    starter = os.environ.pop(STARTER, "")
    if starter:
        threading.Thread(target=_end_without, args=[int(starter)], daemon=True).start()


def _end_without(starter: int) -> None:
    while os.getppid() == starter:
        time.sleep(LOOK_AGAIN)
    os._exit(1)


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)


class Warden:
    """Ends programs of others when this process is gone, even if it was killed: they need not notice that themselves.

    It is a small process whose input ends with us. A system that could end them for us asks which thread has started them.
    """

    def __init__(self) -> None:
        self._groups: set[int] = set()
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None

    def watch(self, group: int) -> None:
        """End this group of processes when we are gone."""
        with self._lock:
            self._groups.add(group)
            self._tell([group])

    def release(self, group: int) -> None:
        """It has ended: its number may soon be that of another."""
        with self._lock:
            if group in self._groups:
                self._groups.discard(group)
                self._tell([group])

    def _tell(self, groups: list[int]) -> None:
        if self._process is None or self._process.poll() is not None:
            self._process, groups = self._started(), sorted(self._groups)
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.write(b"".join(b"%d\n" % group for group in groups))

    def _started(self) -> subprocess.Popen[bytes]:
        quiet = subprocess.DEVNULL
        process = subprocess.Popen(
            [sys.executable, "-I", "-S", "-c", WATCH],
            stdin=subprocess.PIPE,
            stdout=quiet,
            stderr=quiet,
            bufsize=0,
            start_new_session=True,  # whoever interrupts us does not interrupt it
        )
        atexit.register(_finish, process)
        return process


def _finish(process: subprocess.Popen[bytes]) -> None:
    process.communicate()
