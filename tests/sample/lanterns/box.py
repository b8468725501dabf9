"""The box of Lanterns: what its component data say, checked."""

from __future__ import annotations

from kotatsu.core.components import Components


class Box:
    def __init__(self, data: Components) -> None:
        self.coins = data.one("meta").number("coins", 2, 9)
        self.most_given = data.one("meta").number("most_given", 0, 2)
