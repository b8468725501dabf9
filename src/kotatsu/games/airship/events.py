# kotatsu: compiled
"""What can happen in airship city, for the log: the numbers of the events. `names.py` gives them their names."""

from __future__ import annotations

from typing import Final

ROUND: Final = 0  # n
STAGE: Final = 1  # n
STAGE_BONUS: Final = 2  # stage bonus
MOVED: Final = 3  # tile, tile
FLEW: Final = 4  # tile, tile
SHIFTED: Final = 5  # shift
LIGHT_SHIFTED: Final = 6  # shift
ACTS: Final = 7  # tile
DECLINED: Final = 8  # tile
GAIN: Final = 9  # n, resource
LOST: Final = 10  # n, resource
PAY: Final = 11  # n, resource
TILE_BONUS: Final = 12  # n, resource
PIGGYBACK: Final = 13  # n, resource
NEGOTIATED: Final = 14  # n, resource
DONATED: Final = 15  # site
SOLD: Final = 16  # ship, n
MAJORITY_WON: Final = 17  # site
MAJORITY_LOST: Final = 18  # site
UNLOCKED: Final = 19  # bonus action
HIRED: Final = 20
RECALLED: Final = 21
UPGRADED: Final = 22  # resource
DEVELOPED: Final = 23  # tile
CONTRACT_TAKEN: Final = 24  # contract
CONTRACT_SHOWN: Final = 25  # contract
FULFILLED: Final = 26  # contract
FAILED: Final = 27  # contract
BARTERED: Final = 28  # resource given, resource taken
POINTS: Final = 29  # n
ALL_SHIPS_LED: Final = 30
FACILITIES_LED: Final = 31
LAST_ROUND_OVER: Final = 32
