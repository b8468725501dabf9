# kotatsu: compiled
"""What a decision tells about the action that is open; a module of its own, because evaluation and steps both need it."""

from __future__ import annotations

from kotatsu.core.state import NONE, Decision, S


class Pending(Decision[S]):
    """A decision of the own turn; `tile` is the one whose action is open, or NONE (AIR-4.8)."""

    def __init__(self) -> None:
        self.tile = NONE
