"""Which processes a command has left behind."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path


def of_session(leader: int) -> set[int]:
    """The processes, dead ones not counted, of the session that a process began: its workers and theirs."""
    found = set()
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            state, _, _, session = (folder / "stat").read_text().rsplit(")", 1)[1].split()[:4]
        except OSError:  # it has ended meanwhile
            continue
        if int(session) == leader and state not in ("Z", "X"):
            found.add(int(folder.name))
    return found


def of_command(words: str) -> set[int]:
    """The processes in whose command or environment these words are: one that goes its own way keeps the environment."""
    found = set()
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has ended meanwhile
            told = b"\0".join((folder / name).read_bytes() for name in ("cmdline", "environ"))
            if words in told.decode(errors="replace").replace("\0", " "):
                found.add(int(folder.name))
    return found


def wait_until_gone(leader: int | str, seconds: float = 60) -> set[int]:
    """The processes of a session, or of a command, that are there when we have waited long enough: none, one hopes."""
    ends = time.monotonic() + seconds
    while (left := of_command(leader) if isinstance(leader, str) else of_session(leader)) and time.monotonic() < ends:
        time.sleep(0.1)
    return left
