# kotatsu: compiled
"""What a position is worth, for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kotatsu.games.edo.state import EdoState


def evaluate(state: EdoState, seat: int) -> int:
    return 100 * sum(state.score(seat))
