# kotatsu: compiled
"""What a position is worth, for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kotatsu.games.nippon import scoring

if TYPE_CHECKING:
    from kotatsu.games.nippon.state import NipponState


def evaluate(state: NipponState, seat: int) -> int:
    return 100 * sum(scoring.score(state, seat))
