# kotatsu: compiled
"""What can happen in Nippon, for the log: the numbers of the events. `names.py` says what each tells."""

from __future__ import annotations

from typing import Final

ACTION_TAKEN: Final = 0  # action, worker colour
GAIN: Final = 1  # n, resource
PAY: Final = 2  # n, resource
RAISED: Final = 3  # track, steps
BLUEPRINTS_USED: Final = 4  # n, track: the free action
BUILT: Final = 5  # factory
MACHINE_SET: Final = 6  # side, good
MACHINE_STORED: Final = 7
PRODUCED: Final = 8  # n, good
TRANSPORT_BUILT: Final = 9  # kind, region
DELIVERED: Final = 10  # n, good
CONTRACT_DONE: Final = 11  # contract
TILE_PLACED: Final = 12  # value, city, good
TILE_RETURNED: Final = 13  # value, city; the seat is the owner
CONSOLIDATES: Final = 14
BUDGET_LOST: Final = 15  # yen, coal
REWARD_TAKEN: Final = 16  # level, bonus
MULTIPLIER_TAKEN: Final = 17  # multiplier
MULTIPLIER_PLACED: Final = 18  # multiplier, achievement
MULTIPLIER_DISCARDED: Final = 19  # multiplier
WAGES: Final = 20  # colours paid
UNPAID: Final = 21  # colours not paid, points lost
FIELD_FILLED: Final = 22  # field
ALL_FILLED: Final = 23
BAG_SHORT: Final = 24  # places left open
ROWS_FILLED: Final = 25  # places filled later
MARKER: Final = 26  # space, counted from 1
LAST_TURNS: Final = 27  # turns of each player
SCORING: Final = 28  # which of the three
OVERSEAS: Final = 29  # influence, region
INFLUENCE: Final = 30  # influence, region
REGION_POINTS: Final = 31  # points, region
SHIP_POINTS: Final = 32  # points, region
FINAL_INCOME: Final = 33  # yen
ACHIEVED: Final = 34  # points, achievement
WAGE_DUE: Final = 35  # Yen for a colour that is new among the workers
MAKES: Final = 36  # coal, n, good: what a new factory makes
BONUS_HOLDS: Final = 37  # effect, amount: a bonus that is not used up at once
STANDING: Final = 38  # influence, region, points it would bring in the next scoring
WORTH: Final = 39  # points, achievement: what a multiplier would bring now
