"""The table in words, for the terminal and for screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kotatsu.core.game import Section

if TYPE_CHECKING:
    from kotatsu.core.texts import Texts
    from kotatsu.games.nippon.meta import Nippon
    from kotatsu.games.nippon.state import NipponState


def describe(game: Nippon, view: NipponState, texts: Texts) -> list[Section]:
    return []
