"""Who is at a table right now, and who is writing something: known as long as the house runs, and never kept."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable

TYPING_SECONDS = 4.0  # after the last sign of it


def nobody_else() -> None:
    """What is spread if there is one process only."""


class Presence:
    def __init__(self, changed: Callable[[], None], clock: Callable[[], float] = time.monotonic) -> None:
        self._changed, self._clock = changed, clock
        self._pages: Counter[str] = Counter()  # open pages of each person
        self._typing: dict[str, float] = {}
        self._elsewhere: dict[str, tuple[set[str], dict[str, float]]] = {}  # the same in other processes
        self.spread = nobody_else  # tell other processes

    def come(self, person: str) -> None:
        self._pages[person] += 1
        if self._pages[person] == 1:
            self._change()

    def go(self, person: str) -> None:
        self._pages[person] -= 1
        if not self._pages[person]:
            del self._pages[person]
            self._typing.pop(person, None)
            self._change()

    def type(self, person: str, writing: bool) -> None:
        """Somebody is writing, or has stopped."""
        before = self.is_typing(person)
        if writing and self.is_here(person):
            self._typing[person] = self._clock() + TYPING_SECONDS
        else:
            self._typing.pop(person, None)
        if before != self.is_typing(person):
            self._change()

    def _change(self) -> None:
        self._changed()
        self.spread()

    def is_here(self, person: str) -> bool:
        return person in self._pages or any(person in here for here, _ in self._elsewhere.values())

    def is_typing(self, person: str) -> bool:
        everywhere = [self._typing, *[typing for _, typing in self._elsewhere.values()]]
        return max(typing.get(person, 0.0) for typing in everywhere) > self._clock()

    # -- other processes ----------------------------------------------------------------------------

    def own(self) -> tuple[list[str], list[str]]:
        """Who has a page open in this process, and who has sent it a sign of writing."""
        now = self._clock()
        return sorted(self._pages), sorted(person for person, until in self._typing.items() if until > now)

    def hear(self, process: str, here: Iterable[str] = (), typing: Iterable[str] = ()) -> None:
        """Who is here in another process, and who writes; nobody if it has ended."""
        until = self._clock() + TYPING_SECONDS
        self._elsewhere[process] = set(here), dict.fromkeys(typing, until)
        if not any(self._elsewhere[process]):
            del self._elsewhere[process]
        self._changed()

    def processes(self) -> list[str]:
        """The other processes in which somebody is here."""
        return list(self._elsewhere)
