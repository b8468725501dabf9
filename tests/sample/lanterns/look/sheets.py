"""The box of Lanterns in words."""

from __future__ import annotations

from kotatsu.board.sheets import Inventory, Sheet
from tests.sample.lanterns.box import Box
from tests.sample.lanterns.names import Names
from tests.sample.lanterns.state import LanternState


class LanternInventory(Inventory[LanternState, Box, Names]):
    kinds = "setup"

    def setup(self) -> Sheet:
        meta = self.data.one("meta")
        return self.sheet(
            "setup", ["value"], [self.told(meta, "coins", "coins"), self.told(meta, "gift", "most_given")]
        )
