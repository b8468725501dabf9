# kotatsu: compiled
"""What a move would bring, as far as its player can know before making it."""

from __future__ import annotations

from typing import Final

from kotatsu.core.event_log import EventLog
from kotatsu.core.log import LogEntry
from kotatsu.core.rng import seeded
from kotatsu.core.state import LEGAL, NONE, ONE, State

LONGEST: Final = 20  # neutral moves that are followed


class Foresight(EventLog):
    """Listens to a state until something comes up that nobody can know yet."""

    def __init__(self, state: State, seat: int) -> None:
        super().__init__()
        self.state = state
        self.reveals = state.reveals
        self.seat_bit = 1 << seat

    def add(self, kind: int, seat: int, a: int, b: int, c: int, audience: int) -> None:
        if self.state.reveals == self.reveals and audience & self.seat_bit:
            super().add(kind, seat, a, b, c, audience)


def preview(view: State, code: int, seat: int) -> list[LogEntry]:
    """The events that surely follow a move.

    Further decisions of the same seat are looked past if they have a neutral answer, but not the one that is asked now: what
    follows when it is asked again does not follow from the move. It does not matter how unknown things are filled in:
    whatever depends on them is not told.
    """
    state = view.determinize(seat, seeded("any will do"))
    asked = state.top()
    foresight = Foresight(state, seat)
    state.log = foresight
    state.apply(code, seat)
    for _ in range(LONGEST):
        if state.reveals != foresight.reveals or state.over():
            break
        step = state.top()
        if step is asked or step.asks() != ONE or step.seat(state) != seat:
            break
        neutral = step.neutral(state)
        if neutral == NONE or step.why_not(state, seat, neutral) != LEGAL:
            break
        state.apply(neutral, seat)
    return [LogEntry(0, view.turn, e[0], e[1], (e[2], e[3], e[4]), e[5]) for e in foresight.entries]
