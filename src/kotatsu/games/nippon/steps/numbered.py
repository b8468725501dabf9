# kotatsu: compiled
"""Decisions between moves that stand for numbers, such as goods, steps or stacks."""

from __future__ import annotations

from kotatsu.core.state import NOT_ASKED, Decision
from kotatsu.games.nippon.state import NipponState


class Numbered(Decision[NipponState]):
    """A choice of one number: the options are codes in a row, and their place in it is what counts."""

    def row(self) -> list[int]:
        raise NotImplementedError

    def why_not_number(self, state: NipponState, seat: int, n: int) -> int:
        """LEGAL, or the reason against a number."""
        raise NotImplementedError

    def choose(self, state: NipponState, seat: int, n: int) -> None:
        raise NotImplementedError

    def options(self, state: NipponState, seat: int) -> list[int]:
        return self.row()

    def why_not(self, state: NipponState, seat: int, code: int) -> int:
        row = self.row()
        n = code - row[0]
        return self.why_not_number(state, seat, n) if 0 <= n < len(row) else NOT_ASKED

    def apply(self, state: NipponState, seat: int, code: int) -> None:
        self.choose(state, seat, code - self.row()[0])
