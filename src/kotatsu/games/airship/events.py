# kotatsu: compiled
"""What can happen in airship city, for the log: the numbers of the events. `names.py` says what each tells."""

from __future__ import annotations

from typing import Final

ROUND: Final = 0
STAGE: Final = 1
STAGE_BONUS: Final = 2
MOVED: Final = 3
FLEW: Final = 4
SHIFTED: Final = 5
LIGHT_SHIFTED: Final = 6
DECLINED: Final = 7
GAIN: Final = 8
LOST: Final = 9
PAY: Final = 10
TILE_BONUS: Final = 11
PIGGYBACK: Final = 12
NEGOTIATED: Final = 13
DONATED: Final = 14
SOLD: Final = 15
MAJORITY_WON: Final = 16
MAJORITY_LOST: Final = 17
UNLOCKED: Final = 18
HIRED: Final = 19
RECALLED: Final = 20
UPGRADED: Final = 21
DEVELOPED: Final = 22
CONTRACT_TAKEN: Final = 23
CONTRACT_SHOWN: Final = 24
FULFILLED: Final = 25
FAILED: Final = 26
BARTERED: Final = 27
POINTS: Final = 28
ALL_SHIPS_LED: Final = 29
FACILITIES_LED: Final = 30
LAST_ROUND_OVER: Final = 31
AWARD: Final = 32  # n more at the end, category
AWARD_LOST: Final = 33  # n fewer at the end, category
POINTS_LOST: Final = 34
NOT_DEVELOPED: Final = 35
