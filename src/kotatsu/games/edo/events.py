# kotatsu: compiled
"""What can happen in Edo, for the log: the numbers of the events. `names.py` gives them their names."""

from __future__ import annotations

from typing import Final

ROUND: Final = 0  # n
TOWN_TAKEN: Final = 1  # city
SET_TAKEN: Final = 2  # set
GAIN: Final = 3  # n, resource
PAY: Final = 4  # n, resource
PLANNED: Final = 5  # slot, action; told to the planner
STAFFED: Final = 6  # slot, own, shogun; told to the planner
COMMITTED: Final = 7
SAMURAI_MOVED: Final = 8  # from, to, cost
MERCHANT_MOVED: Final = 9  # from, to, cost
REVEALED: Final = 10  # slot, action
STAFF_REVEALED: Final = 11  # own, shogun
NOTHING_HAPPENS: Final = 12
SENT: Final = 13  # field
RELOCATED: Final = 14  # from, to
RECRUITED: Final = 15
DEVELOPED: Final = 16  # card
SHOWN: Final = 17  # card
HARVESTED: Final = 18  # field
BUILT: Final = 19  # building, city
TRADED: Final = 20  # card
RECALLED: Final = 21  # field
KEPT: Final = 22  # n
INCOME: Final = 23  # n, city
NEXT_MERCHANT: Final = 24  # card
LAST_MERCHANT: Final = 25
ENDS_BY_POWER: Final = 26
ENDS_BY_PILE: Final = 27
