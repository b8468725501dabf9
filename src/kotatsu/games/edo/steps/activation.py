# kotatsu: compiled
"""What the decisions of phase 2 have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kotatsu.core.state import LEGAL, Decision
from kotatsu.games.edo import events
from kotatsu.games.edo.moves import PASS

if TYPE_CHECKING:
    from kotatsu.games.edo.state import EdoState


class Activation(Decision["EdoState"]):
    """A decision inside an action that is being executed; `left` counts its activations, this one included."""

    def __init__(self, action: int, left: int) -> None:
        self.action = action
        self.left = left

    def why_not(self, state: EdoState, seat: int, code: int) -> int:
        return LEGAL if code == PASS else self.why_no_more(state, seat, code)

    def why_no_more(self, state: EdoState, seat: int, code: int) -> int:
        """The reason against this activation."""
        raise NotImplementedError

    def apply(self, state: EdoState, seat: int, code: int) -> None:
        """Declining an activation is the same as not having it, so a pass ends the action (EDO-5.6)."""
        if code == PASS:
            state.tell(events.NOTHING_HAPPENS, seat)
        else:
            self.do(state, seat, code)

    def do(self, state: EdoState, seat: int, code: int) -> None:
        """Carry out one activation and come back for the next."""
        raise NotImplementedError


class Movement(Decision["EdoState"]):
    """Where a figure goes that was chosen in the movement window: a samurai from `start`, or the merchant (NONE)."""

    def __init__(self, start: int) -> None:
        self.start = start
