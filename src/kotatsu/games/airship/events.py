# kotatsu: compiled
"""What can happen in airship city, for the log: the numbers of the events. `names.py` says what each tells."""

from __future__ import annotations

from typing import Final

ROUND: Final = 0  # n
STAGE: Final = 1  # n
STAGE_BONUS: Final = 2  # stage bonus
MOVED: Final = 3  # tile, tile
FLEW: Final = 4  # tile, tile
SHIFTED: Final = 5  # shift
LIGHT_SHIFTED: Final = 6  # shift
DECLINED: Final = 7  # tile
GAIN: Final = 8  # n, resource
LOST: Final = 9  # n, resource
PAY: Final = 10  # n, resource
TILE_BONUS: Final = 11  # n, resource
PIGGYBACK: Final = 12  # n, resource
NEGOTIATED: Final = 13  # n, resource
DONATED: Final = 14  # site
SOLD: Final = 15  # ship, n
MAJORITY_WON: Final = 16  # site
MAJORITY_LOST: Final = 17  # site
UNLOCKED: Final = 18  # bonus action
HIRED: Final = 19
RECALLED: Final = 20
UPGRADED: Final = 21  # resource
DEVELOPED: Final = 22  # tile
CONTRACT_TAKEN: Final = 23  # contract
CONTRACT_SHOWN: Final = 24  # contract
FULFILLED: Final = 25  # contract
FAILED: Final = 26  # contract
BARTERED: Final = 27  # resource given, resource taken
POINTS: Final = 28  # n, category
ALL_SHIPS_LED: Final = 29
FACILITIES_LED: Final = 30
LAST_ROUND_OVER: Final = 31
AWARD: Final = 32  # n more at the end, category
AWARD_LOST: Final = 33  # n fewer at the end, category
POINTS_LOST: Final = 34  # n, category
