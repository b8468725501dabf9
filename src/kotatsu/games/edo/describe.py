"""The table in words, for the terminal and for screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kotatsu.core.game import Section

if TYPE_CHECKING:
    from kotatsu.core.texts import Texts
    from kotatsu.games.edo.meta import Edo
    from kotatsu.games.edo.state import EdoState


def describe(game: Edo, view: EdoState, texts: Texts) -> list[Section]:
    return []
