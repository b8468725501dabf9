# kotatsu: compiled
"""What happens while a position changes, for whoever wants to hear of it."""

from __future__ import annotations

from typing import Final

EVERYONE: Final = -1  # an event's audience: a bit per seat, all bits set


class EventLog:
    """Collects what happens, for logs, animation and statistics. A state without one spends no time on events."""

    def __init__(self) -> None:
        self.entries: list[list[int]] = []

    def add(self, kind: int, seat: int, a: int, b: int, c: int, audience: int) -> None:
        """Note an event: its kind, whose it is, up to three values, and who may know of it."""
        self.entries.append([kind, seat, a, b, c, audience])
