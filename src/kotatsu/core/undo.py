"""Taking back: what a seat may take back by itself, and making it again."""

from __future__ import annotations

from kotatsu.core.errors import IllegalMove
from kotatsu.core.game import AnyGame
from kotatsu.core.state import SEVERAL, State
from kotatsu.core.timeline import Ply, Timeline


class Takeback(Timeline):
    """A timeline on which seats may go back by themselves, as far as that takes nothing from anybody else."""

    def __init__(self, game: AnyGame, start: State) -> None:
        super().__init__(game, start)
        self.undone: list[Ply] = []  # what was taken back, of each seat the last one last
        self.sealed = 0  # plies that nobody can take back, because they belong to another match

    def why_no_undo(self, seat: int) -> str:
        """Why a seat cannot take back its last decision: an empty text if it can.

        An undo never takes the move from somebody else, never makes another player repeat one, and never goes back across
        something that was hidden or random. While several decide at once it never leaves their question: whether it could
        would tell if others have begun to answer.
        """
        index = self._last_ply(seat)
        if index < self.sealed:
            return "nothing-to-undo"
        if seat not in self.to_act():
            return "not-your-decision"
        if self._is_joint() and index < self._joint_since():
            return "several-are-asked"
        before = self._at(index)
        later = self.plies[index + 1 :]
        if later and not (before.stack and before.stack[-1].asks() == SEVERAL):
            return "others-have-moved"
        without = _without(before, later)
        if without is None or without.reveals != self.state.reveals:
            return "something-was-revealed"
        return ""

    def undo(self, seat: int | None = None) -> None:
        """Take back a seat's last decision (by default that of the seat that decided last)."""
        if seat is None:
            seat = self.plies[-1].seat if self.plies else 0
        reason = self.why_no_undo(seat)
        if reason:
            raise IllegalMove(reason, f"no undo: {reason}")
        self._drop(seat)

    def undo_turn(self, seat: int) -> None:
        """Take back a seat's decisions as far as the undo law allows, at most to the beginning of its turn."""
        turn = self.state.turn
        self.undo(seat)
        while not self.why_no_undo(seat) and self._turn_before(seat) == turn:
            self.undo(seat)

    def undo_reach(self, seat: int) -> int:
        """The earliest ply to which a seat may take back now; the number of plies if it may take back nothing."""
        reach = len(self.plies)
        if seat not in self.to_act():
            return reach
        if self._is_joint():
            return self._joint_reach(seat)
        while reach > self.sealed and self.plies[reach - 1].seat == seat:
            reach -= 1
        state = self._at(reach)
        while reach < len(self.plies) and state.reveals != self.state.reveals:
            state.apply(self.plies[reach].code, seat)
            reach += 1
        return reach

    def _joint_reach(self, seat: int) -> int:
        """The same while several decide at once: what the others decide in between is nothing to a seat."""
        first = max(self._joint_since(), self.sealed)
        before, plies = self._at(first), list(enumerate(self.plies[first:], first))
        for reach in (index for index, ply in plies if ply.seat == seat):
            without = _without(before, [ply for index, ply in plies if ply.seat != seat or index < reach])
            if without is not None and without.reveals == self.state.reveals:
                return reach
        return len(self.plies)

    def undo_to(self, seat: int, ply: int) -> None:
        """Take back a seat's decisions down to a given ply, if the undo law allows all of them."""
        reason = self.why_no_undo_to(seat, ply)
        if reason:
            raise IllegalMove(reason, f"no undo: {reason}")
        later = self.plies[ply:]
        undone = [*self.undone, *(own for own in reversed(later) if own.seat == seat)]
        self._rewind(self.plies[:ply] + [other for other in later if other.seat != seat])
        self.undone = undone

    def why_no_undo_to(self, seat: int, ply: int) -> str:
        """Why a seat cannot take back its decisions down to a given ply: an empty text if it can."""
        if not self.sealed <= ply < len(self.plies):
            return "nothing-to-undo"
        if ply >= self.undo_reach(seat):
            return "" if any(later.seat == seat for later in self.plies[ply:]) else "nothing-to-undo"
        return self.why_no_undo(seat) or "something-was-revealed"

    def redo(self, seat: int | None = None) -> None:
        """Make the decision again that a seat took back last (by default that of the seat that took back last)."""
        if seat is None:
            seat = self.undone[-1].seat if self.undone else 0
        ply = self.to_redo(seat)
        if ply is None:
            raise IllegalMove("nothing-to-redo", "no redo: nothing was taken back")
        place = max(place for place, undone in enumerate(self.undone) if undone.seat == seat)
        undone = self.undone[:place] + self.undone[place + 1 :]
        self._apply(ply)
        self.undone = undone

    def to_redo(self, seat: int) -> Ply | None:
        """The decision that a seat took back last, if it can be made again."""
        ply = next((undone for undone in reversed(self.undone) if undone.seat == seat), None)
        possible = ply is not None and not self.over and not self.state.why_not(ply.code, seat)
        return ply if possible else None

    def rewind(self, ply: int) -> None:
        """Stand where the plies before this one led, whoever made the others: when all players agree."""
        self._rewind(self.plies[:ply])
        self.undone = []

    def _is_joint(self) -> bool:
        """Whether several decide at once now."""
        return bool(self.state.stack) and self.state.stack[-1].asks() == SEVERAL

    def _joint_since(self) -> int:
        """The first ply with which somebody answered the question that several are asked now."""
        kind = self.game.steps.kind(self.state.stack[-1])
        since = len(self.plies)
        while since and self.questions[since - 1] is kind:
            since -= 1
        return since

    def _last_ply(self, seat: int) -> int:
        return next((i for i in range(len(self.plies) - 1, -1, -1) if self.plies[i].seat == seat), -1)

    def _turn_before(self, seat: int) -> int:
        return self._at(self._last_ply(seat)).turn

    def _drop(self, seat: int) -> None:
        index = self._last_ply(seat)
        undone = [*self.undone, self.plies[index]]
        self._rewind(self.plies[:index] + self.plies[index + 1 :])
        self.undone = undone


def _without(before: State, later: list[Ply]) -> State | None:
    """The state as if the ply between had not been played, or None if the later ones need it."""
    state = before.copy()
    for seat, code in later:
        if state.why_not(code, seat):
            return None
        state.apply(code, seat)
    return state
