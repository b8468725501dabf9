"""The log: what happened in a match, one event a line, each for those who may know of it."""

from __future__ import annotations

from typing import NamedTuple

SETUP = -1  # the ply of what happened before anybody decided anything
BEYOND_SEATS = 62  # the bit of an audience that stands for whoever has no seat


class LogEntry(NamedTuple):
    """One event, for those who may know of it."""

    ply: int
    turn: int
    kind: int
    seat: int
    values: tuple[int, int, int]
    audience: int

    def seen_by(self, seat: int) -> bool:
        """Whether a seat may know of it; a watcher may if everybody does who is not named as an exception."""
        return bool(self.audience >> (seat if seat >= 0 else BEYOND_SEATS) & 1)
