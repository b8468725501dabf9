"""The box of Lanterns in words."""

from __future__ import annotations

from kotatsu.board.sheets import Inventory, Sheet
from kotatsu.core.components import Components
from kotatsu.core.texts import Texts


def sheets(data: Components, texts: Texts) -> list[Sheet]:
    box, meta = Inventory(data, texts), data.one("meta")
    lines = [box.told(meta, "coins", "coins"), box.told(meta, "gift", "most_given")]
    return [box.sheet("setup", ["value"], lines)]
