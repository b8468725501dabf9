# kotatsu: compiled
"""What the decisions of phase 2 have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kotatsu.core.state import Decision

if TYPE_CHECKING:
    from kotatsu.games.edo.state import EdoState


class Activation(Decision["EdoState"]):
    """A decision inside an action that is being executed; `left` counts its activations, this one included."""

    def __init__(self, action: int, left: int) -> None:
        self.action = action
        self.left = left

    def seat(self, state: EdoState) -> int:
        return state.active


class Movement(Decision["EdoState"]):
    """Where a figure goes that was chosen in the movement window: a samurai from `start`, or the merchant (NONE)."""

    def __init__(self, start: int) -> None:
        self.start = start

    def seat(self, state: EdoState) -> int:
        return state.active
