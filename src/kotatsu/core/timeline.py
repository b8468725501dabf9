"""A state and how it came about, one ply after the other: going on, going back, and standing anywhere between."""

from __future__ import annotations

from typing import NamedTuple

from kotatsu.core.errors import KotatsuError
from kotatsu.core.event_log import EventLog
from kotatsu.core.game import AnyGame
from kotatsu.core.log import LogEntry
from kotatsu.core.state import NONE, State
from kotatsu.core.vocabulary import StepKind

MILESTONE = 32  # plies from one kept state to the next: going back never plays more than these again


class Ply(NamedTuple):
    """One decision that was taken."""

    seat: int
    code: int


class Timeline:
    """What was played since the start. Whoever goes along it has checked before that the rules allow it."""

    def __init__(self, game: AnyGame, start: State) -> None:
        self.state: State = start.copy()
        self.game, self._start = game, start
        self.plies: list[Ply] = []
        self.questions: list[StepKind] = []  # what was being decided with each ply
        self.told: list[int] = []  # who was told something of each ply: a bit for each, as in an audience
        self.timed_out = NONE  # the seat that was waited for too long, with which the match has ended
        self._log: list[LogEntry] = []
        self._milestones: list[State] = []  # the states before every so many plies

    @property
    def over(self) -> bool:
        """Whether nothing more can be decided."""
        return self.timed_out != NONE or self.state.over()

    def to_act(self) -> list[int]:
        """The seats that may decide something now."""
        return self.state.to_act() if self.timed_out == NONE else []

    def places(self) -> list[int]:
        """Everybody's place, 1 for whoever has won. Whoever was waited for too long is last."""
        places = self.state.places()
        if self.timed_out == NONE:
            return places
        own = places[self.timed_out]
        return [len(places) if seat == self.timed_out else place - (place > own) for seat, place in enumerate(places)]

    def state_at(self, ply: int) -> State:
        """A copy of the state before a given ply; `len(match.plies)` is now."""
        if not 0 <= ply <= len(self.plies):
            raise KotatsuError(f"there is no ply {ply}; the match has {len(self.plies)}")
        return self._at(ply)

    def _apply(self, ply: Ply) -> None:
        if len(self.plies) % MILESTONE == 0:
            self._milestones.append(self.state.copy())
        events = EventLog()
        turn = self.state.turn
        self.questions.append(self.game.steps.kind(self.state.stack[-1]))
        self.state.log = events
        self.state.apply(ply.code, ply.seat)
        self.state.log = None
        self.told.append(self._note(events, len(self.plies), turn))
        self.plies.append(ply)

    def _note(self, events: EventLog, ply: int, turn: int) -> int:
        """Write down what was told, and say who was: a bit for each."""
        told = 0
        for kind, seat, a, b, c, audience in events.entries:
            self._log.append(LogEntry(ply, turn, kind, seat, (a, b, c), audience))
            told |= audience
        return told

    def _rewind(self, plies: list[Ply]) -> None:
        """Stand where these plies lead, which begin as the present ones do up to some point."""
        same = next((n for n, (old, new) in enumerate(zip(self.plies, plies, strict=False)) if old != new), None)
        known = min(len(self.plies), len(plies)) if same is None else same
        start = known - known % MILESTONE
        if start < len(self.plies):
            self.state = self._milestones[start // MILESTONE].copy()
            del self._milestones[start // MILESTONE :], self.plies[start:], self.questions[start:], self.told[start:]
            self._log = [entry for entry in self._log if entry.ply < start]
        for ply in plies[len(self.plies) :]:
            self._apply(ply)

    def _at(self, ply: int) -> State:
        if ply == len(self.plies):
            return self.state.copy()
        start = ply - ply % MILESTONE
        state = self._milestones[start // MILESTONE].copy()
        for seat, code in self.plies[start:ply]:
            state.apply(code, seat)
        return state
