"""Copies of this process that think, too: about the same question, or about what may be asked next.

They know all it knows, and nothing has to be sent to them. They give way to everybody else, so they help as far as the machine
has nothing better to do. They end when their work is done, or when the one is gone that wanted to hear of it.
"""

from __future__ import annotations

import fcntl
import marshal
import os
import select
import signal
import time
import traceback
import warnings
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import partial
from typing import Any

from kotatsu.bots.processes import give_way

GRACE = 0.1  # seconds after the deadline, for those who were late
CHUNK = 65536
MOST_FILES = 4096  # that may be open here
LENGTH = 4  # bytes that say how long a word is

Opinion = list[tuple[int, float, int]]  # the best first: the number of a candidate, its value, and in how many worlds


def ask_all(work: Callable[[int], Opinion], processes: int, deadline: float) -> list[Opinion]:
    """What each of so many processes finds, this one first: it is number 0. Whoever fails or is late is not waited for."""
    companions: list[Companion] = []
    try:
        for number in range(1, processes):
            companions.append(Companion(partial(_opinion, work, number)))
        opinions = [work(0)]
        late = deadline + GRACE
        return opinions + [said for companion in companions if (said := companion.word(late)) is not None]
    finally:
        for companion in companions:
            companion.end()


def _opinion(work: Callable[[int], Opinion], number: int) -> Iterator[Opinion]:
    yield work(number)


class Companion:
    """A copy of this process that does some work, and tells each thing it finds as soon as it has found it."""

    def __init__(self, work: Callable[[], Iterable[Any]]) -> None:
        self._said = b""
        self._ear, mouth = os.pipe()
        self._hand, held = os.pipe()  # nothing is ever said there
        with warnings.catch_warnings():
            # Python warns of copies of processes with several threads. This copy only computes, and no other thread of ours
            # holds a lock while it does.
            warnings.simplefilter("ignore", DeprecationWarning)
            try:
                self._process = os.fork()
            except OSError:  # there are too many processes
                for end in (self._ear, mouth, self._hand, held):
                    os.close(end)
                raise
        if not self._process:
            _tell(work, mouth, held)
        os.close(mouth)
        os.close(held)

    def word(self, late: float) -> Any:
        """The next thing that it has found; None if it does not say so in time, or nothing more."""
        while not self._whole() and select.select([self._ear], [], [], max(0.0, late - time.monotonic()))[0]:
            heard = os.read(self._ear, CHUNK)
            if not heard:  # it has ended, perhaps in the middle of a word
                break
            self._said += heard
        end = self._whole()
        if not end:
            return None
        word, self._said = self._said[LENGTH:end], self._said[end:]
        return marshal.loads(word)

    def _whole(self) -> int:
        """Where the next word ends, 0 if it was not yet said."""
        end = LENGTH + int.from_bytes(self._said[:LENGTH], "big")
        return end if len(self._said) >= max(end, LENGTH) else 0

    def end(self) -> None:
        """Nobody listens any more: it is gone when this returns."""
        os.close(self._ear)
        os.close(self._hand)
        with suppress(ProcessLookupError):
            os.kill(self._process, signal.SIGKILL)
        with suppress(ChildProcessError):
            os.waitpid(self._process, 0)


def _tell(work: Callable[[], Iterable[Any]], mouth: int, held: int) -> None:
    """In the copy: work, tell, and be gone. Whatever else was open here belongs to the one that was copied."""
    try:
        first, second = sorted([mouth, held])
        os.closerange(3, first)
        os.closerange(first + 1, second)
        os.closerange(second + 1, MOST_FILES)
        _end_when_let_go(held)
        give_way()
        for found in work():
            word = marshal.dumps(found)
            said = len(word).to_bytes(LENGTH, "big") + word
            while said:
                said = said[os.write(mouth, said) :]
    except BrokenPipeError:  # nobody listens any more
        pass
    except Exception:
        traceback.print_exc()
    finally:
        os._exit(0)


def _end_when_let_go(held: int) -> None:
    """When nobody is there any more at the other end the system ends us, however deep in thought: by a signal that does so if
    one does nothing about it. Where a system has no such signal we end when we want to say something."""
    with suppress(OSError):
        signal.signal(signal.SIGIO, signal.SIG_DFL)
        fcntl.fcntl(held, fcntl.F_SETOWN, os.getpid())
        fcntl.fcntl(held, fcntl.F_SETFL, os.O_ASYNC)
    let_go = select.poll()
    let_go.register(held, 0)
    if let_go.poll(0):  # it was before we asked for the signal
        os._exit(0)
