"""Time at a table: how long somebody is waited for, and what happens then. All of it follows from moments that are kept.

A seat is waited for as long as it is asked something in one turn, whatever it decides meanwhile: how many steps a secret
plan takes is nobody's business. What is kept is since when each seat is waited for and what it has in its bank.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from kotatsu.core.errors import KotatsuError

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0

NONE, MOVE, GAME, DAYS = (
    "none",
    "move",
    "game",
    "days",
)  # no clock; so long for a turn; for all of them; days for a turn
KINDS = (NONE, MOVE, GAME, DAYS)
BOT, OPEN, END = "bot", "open", "end"  # when time is out a bot plays on, the chair is free, the game is over
OUTS = (BOT, OPEN, END)
LONGEST = {MOVE: 2 * HOUR, GAME: 12 * HOUR, DAYS: 30 * DAY}
MOST_INCREMENT = 10 * MINUTE
AT_LEAST = MINUTE  # for whoever comes back to a chair whose time was out


class Clock(NamedTuple):
    """What was agreed on when the table was set up."""

    kind: str = NONE
    seconds: float = 0.0  # for a turn, or for all of them
    increment: float = 0.0  # that a turn adds to the bank
    out: str = BOT
    pauses: bool = False  # while nobody who plays is at the table

    @classmethod
    def made(cls, kind: str, seconds: float, increment: float, out: str, pauses: bool) -> Clock:
        """A clock as somebody wants it, if there can be one."""
        if kind not in KINDS or out not in OUTS:
            raise KotatsuError("there is no such clock")
        if kind == NONE:
            return NO_CLOCK
        if not 1 <= seconds <= LONGEST[kind] or not 0 <= increment <= MOST_INCREMENT:
            raise KotatsuError("a clock cannot run for so long or so short")
        return cls(kind, float(seconds), float(increment) if kind == GAME else 0.0, out, pauses and kind != DAYS)

    @classmethod
    def read(cls, text: str) -> Clock:
        """The clock that was written down; nothing is no clock."""
        if not text:
            return NO_CLOCK
        kind, seconds, increment, out, pauses = text.split()
        return cls(kind, float(seconds), float(increment), out, pauses == "1")

    def written(self) -> str:
        if self.kind == NONE:
            return ""
        return f"{self.kind} {self.seconds:g} {self.increment:g} {self.out} {int(self.pauses)}"

    @property
    def runs(self) -> bool:
        return self.kind != NONE


NO_CLOCK = Clock()


class Wait(NamedTuple):
    """How a seat is waited for."""

    since: float = 0.0  # a moment; 0 while it is not asked
    bank: float = 0.0  # seconds it had then

    def until(self) -> float:
        """When its time is out, if nothing stops the clock."""
        return self.since + self.bank


Span = tuple[float, float]  # from a moment to another


def begun(clock: Clock, seats: int) -> list[Wait]:
    """Nobody is waited for yet."""
    return [Wait(0.0, clock.seconds) for _ in range(seats)]


def follow(clock: Clock, waits: Sequence[Wait], asked: Collection[int], now: float, new_turn: bool) -> list[Wait]:
    """How everybody is waited for when these seats are asked from now on; in a new turn those go on who are not done."""
    after = []
    for seat, wait in enumerate(waits):
        goes_on = bool(wait.since) and seat in asked and not new_turn
        next_wait = _stopped(clock, wait, now) if wait.since and not goes_on else wait
        if seat in asked and not goes_on:
            next_wait = Wait(now, next_wait.bank if clock.kind == GAME else clock.seconds)
        after.append(next_wait)
    return after


def _stopped(clock: Clock, wait: Wait, now: float) -> Wait:
    used = max(0.0, now - wait.since)
    return Wait(0.0, max(0.0, wait.bank - used) + clock.increment if clock.kind == GAME else clock.seconds)


def handed_on(clock: Clock, wait: Wait, now: float, same: bool) -> Wait:
    """How a seat is waited for when somebody sits down in it. Whoever comes back finds what they left, or time to breathe if
    nothing was left: else one would get time by going."""
    rest = wait.until() - now if wait.since else wait.bank
    if same and wait.since and rest > 0:
        return wait
    if clock.kind == GAME:
        return Wait(now if wait.since else 0.0, max(rest, AT_LEAST))
    return Wait(now if wait.since else 0.0, min(clock.seconds, AT_LEAST) if same and wait.since else clock.seconds)


def left_empty(wait: Wait, now: float) -> Wait:
    """How a seat is waited for whose chair is free from now on: what was left stays so."""
    return Wait(now, max(0.0, wait.until() - now)) if wait.since else wait


def is_out(clock: Clock, wait: Wait, now: float) -> bool:
    """Whether the time of a seat is out that is waited for."""
    return clock.runs and bool(wait.since) and wait.until() <= now


def moved(waits: Sequence[Wait], seconds: float) -> list[Wait]:
    """As if everybody had been waited for from so much later on: time that counts for nobody."""
    return [wait._replace(since=wait.since + seconds) if wait.since else wait for wait in waits]


def deadline(clock: Clock, wait: Wait, away: Iterable[Span] = ()) -> float:
    """When the time of somebody is out who is waited for. The days on which they are away stop a clock of days."""
    until = wait.until()
    if clock.kind == DAYS:
        for begin, end in sorted(away):
            if end > wait.since and begin < until:
                until += end - max(begin, wait.since)
    return until
