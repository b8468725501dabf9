"""The table in words, for the terminal and for screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kotatsu.core.game import Section

if TYPE_CHECKING:
    from kotatsu.core.texts import Texts
    from kotatsu.games.yokohama.meta import Yokohama
    from kotatsu.games.yokohama.state import YokohamaState


def describe(game: Yokohama, view: YokohamaState, texts: Texts) -> list[Section]:
    return []
