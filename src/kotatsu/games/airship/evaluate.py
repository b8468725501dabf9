# kotatsu: compiled
"""What a position is worth, for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kotatsu.games.airship import scoring

if TYPE_CHECKING:
    from kotatsu.games.airship.state import AirshipState


def evaluate(state: AirshipState, seat: int) -> int:
    return 100 * sum(scoring.score(state, seat))
