# kotatsu: compiled
"""What can happen in Nippon, for the log: the numbers of the events. `names.py` says what each tells."""

from __future__ import annotations

from typing import Final

ACTION_TAKEN: Final = 0
GAIN: Final = 1
PAY: Final = 2
RAISED: Final = 3
BLUEPRINTS_USED: Final = 4
BUILT: Final = 5
MACHINE_SET: Final = 6
MACHINE_STORED: Final = 7
PRODUCED: Final = 8
TRANSPORT_BUILT: Final = 9
DELIVERED: Final = 10
CONTRACT_DONE: Final = 11
TILE_PLACED: Final = 12
TILE_RETURNED: Final = 13  # value, city; the seat is the owner
CONSOLIDATES: Final = 14
BUDGET_LOST: Final = 15
REWARD_TAKEN: Final = 16
MULTIPLIER_TAKEN: Final = 17
MULTIPLIER_PLACED: Final = 18
MULTIPLIER_DISCARDED: Final = 19
WAGES: Final = 20  # colours paid
UNPAID: Final = 21  # colours not paid, points lost
FIELD_FILLED: Final = 22
ALL_FILLED: Final = 23
BAG_SHORT: Final = 24  # places left open
ROWS_FILLED: Final = 25  # places filled later
MARKER: Final = 26  # space, counted from 1
LAST_TURNS: Final = 27
SCORING: Final = 28  # which of the three
OVERSEAS: Final = 29
INFLUENCE: Final = 30
REGION_POINTS: Final = 31
SHIP_POINTS: Final = 32
FINAL_INCOME: Final = 33
ACHIEVED: Final = 34
WAGE_DUE: Final = 35  # Yen for a colour that is new among the workers
MAKES: Final = 36  # coal, n, good: what a new factory makes
BONUS_HOLDS: Final = 37  # effect, amount: a bonus that is not used up at once
STANDING: Final = 38  # influence, region, points it would bring in the next scoring
WORTH: Final = 39  # points, achievement: what a multiplier would bring now
