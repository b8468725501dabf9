"""The box of Lanterns in words."""

from __future__ import annotations

from kotatsu.board.sheets import Inventory, Sheet
from kotatsu.core.texts import Texts
from tests.sample.lanterns.meta import Lanterns


def sheets(game: Lanterns, texts: Texts) -> list[Sheet]:
    box, meta = Inventory(game, texts), game.components.one("meta")
    lines = [box.told(meta, "coins", "coins"), box.told(meta, "gift", "most_given")]
    return [box.sheet("setup", ["value"], lines)]
