"""The table in words, for the terminal and for screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kotatsu.core.game import Section

if TYPE_CHECKING:
    from kotatsu.core.texts import Texts
    from kotatsu.games.airship.meta import Airship
    from kotatsu.games.airship.state import AirshipState


def describe(game: Airship, view: AirshipState, texts: Texts) -> list[Section]:
    return []
