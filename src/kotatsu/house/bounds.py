"""What a process may use that tries out what somebody brings: the machine itself sees to it, where it can."""

from __future__ import annotations

import math
import resource
import signal
import time
from pathlib import Path
from typing import NamedTuple

BYTES = 1 << 30


class Bounds(NamedTuple):
    seconds: int  # of work for a question; time in which others have the machine does not count
    memory: int = BYTES  # more than the process has when it begins


def bound_memory(bounds: Bounds) -> None:
    """From now on more memory than this is a MemoryError."""
    if size := _size():
        _bound(resource.RLIMIT_AS, size + bounds.memory)
    _bound(resource.RLIMIT_CORE, 0)


def bound_time(bounds: Bounds) -> None:
    """The process ends if it works longer than this from now on."""
    _bound(resource.RLIMIT_CPU, math.ceil(time.process_time()) + bounds.seconds)


def out_of_time(code: int | None) -> bool:
    """Whether a process ended with this code because it worked too long."""
    return code == -signal.SIGXCPU


def _bound(what: int, most: int) -> None:
    _, hard = resource.getrlimit(what)
    most = most if hard == resource.RLIM_INFINITY else min(most, hard)
    try:
        resource.setrlimit(what, (most, hard))
    except (OSError, ValueError):  # some machines have the name and not the thing
        return


def _size() -> int:
    """The address space of this process; nothing where that is not told."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    except OSError:
        return 0
