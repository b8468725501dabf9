"""Processes that work for another one, and end when that one is gone, however it ended."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import wait

STARTER = "KOTATSU_STARTER"
LOOK_AGAIN = 0.5  # seconds


def serve_parent() -> None:
    """Called first in a process that works for its parent: leave interrupts to the parent, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=[parent.sentinel], daemon=True).start()


@contextmanager
def uninterrupted() -> Iterator[None]:
    """While processes are started an interrupt waits: one that is left half started would complain."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
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
