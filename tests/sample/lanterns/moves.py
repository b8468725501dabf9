"""The moves of Lanterns."""

from __future__ import annotations

from typing import Final

LANTERNS: Final = 12

PASS: Final = 0
GIVE: Final = 1  # give:0 .. give:2
BUY: Final = GIVE + 3  # buy:0 .. buy:3
SIZE: Final = BUY + 4

TOO_FEW_COINS: Final = 10
TOO_GENEROUS: Final = 11
COSTS_A_COIN: Final = 12

GIFT_TOLD: Final = 0
LANTERN_SHOWN: Final = 1
LANTERN_TAKEN: Final = 2
LANTERN_PASSED: Final = 3
