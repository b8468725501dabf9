"""Several processes think about one question together; what each has found is put together afterwards.

The others are copies of this process: they know all it knows, and nothing has to be sent to them. They give way to everybody
else, so they help as far as the machine has nothing better to do, and they end by themselves when their work is done.
"""

from __future__ import annotations

import marshal
import os
import select
import signal
import time
import warnings
from collections.abc import Callable
from contextlib import suppress

from kotatsu.bots.processes import give_way

GRACE = 0.1  # seconds after the deadline, for those who were late
CHUNK = 65536
MOST_FILES = 4096  # that may be open here

Opinion = list[tuple[int, float, int]]  # the best first: the number of a candidate, its value, and in how many worlds


def ask_all(work: Callable[[int], Opinion], processes: int, deadline: float) -> list[Opinion]:
    """What each of so many processes finds, this one first: it is number 0. Whoever fails or is late is not waited for."""
    helpers = [_Helper(work, number) for number in range(1, processes)]
    try:
        opinions = [work(0)]
        late = deadline + GRACE
        return opinions + [said for helper in helpers if (said := helper.opinion(late)) is not None]
    finally:
        for helper in helpers:
            helper.end()


class _Helper:
    """A copy of this process that answers one question."""

    def __init__(self, work: Callable[[int], Opinion], number: int) -> None:
        self._ear, mouth = os.pipe()
        with warnings.catch_warnings():
            # Python warns of copies of processes with several threads. This copy only computes, and no other thread of ours
            # holds a lock while it does.
            warnings.simplefilter("ignore", DeprecationWarning)
            self._process = os.fork()
        if not self._process:
            _answer(work, number, mouth)
        os.close(mouth)

    def opinion(self, late: float) -> Opinion | None:
        """What it has found, if it says so in time."""
        said = b""
        while select.select([self._ear], [], [], max(0.0, late - time.monotonic()))[0]:
            heard = os.read(self._ear, CHUNK)
            if not heard:
                break
            said += heard
        with suppress(EOFError, ValueError, TypeError):  # it was ended in the middle of a sentence, or before
            found: Opinion = marshal.loads(said)
            return found
        return None

    def end(self) -> None:
        os.close(self._ear)
        with suppress(ProcessLookupError):
            os.kill(self._process, signal.SIGKILL)
        with suppress(ChildProcessError):
            os.waitpid(self._process, 0)


def _answer(work: Callable[[int], Opinion], number: int, mouth: int) -> None:
    """In the copy: work, tell, and be gone. Whatever else was open here belongs to the one that was copied."""
    try:
        os.closerange(3, mouth)
        os.closerange(mouth + 1, MOST_FILES)
        give_way()
        said = marshal.dumps(work(number))
        while said:
            said = said[os.write(mouth, said) :]
    finally:
        os._exit(0)
