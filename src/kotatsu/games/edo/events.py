# kotatsu: compiled
"""What can happen in Edo, for the log: the numbers of the events. `names.py` says what each tells."""

from __future__ import annotations

from typing import Final

ROUND: Final = 0  # n
TOWN_TAKEN: Final = 1  # city
SET_TAKEN: Final = 2  # set
GAIN: Final = 3  # n, resource
PAY: Final = 4  # n, resource
PLANNED: Final = 5  # slot, action; told to the planner
STAFFED: Final = 6  # slot, staff; told to the planner
COMMITTED: Final = 7
SAMURAI_MOVED: Final = 8  # from, to
MERCHANT_MOVED: Final = 9  # from, to
REVEALED: Final = 10  # slot, action, staff
NOTHING_HAPPENS: Final = 11
SENT: Final = 12  # field
RELOCATED: Final = 13  # from, to
RECRUITED: Final = 14
DEVELOPED: Final = 15  # card
SHOWN: Final = 16  # card
HARVESTED: Final = 17  # field
BUILT: Final = 18  # building, city
TRADED: Final = 19  # card
RECALLED: Final = 20  # field
KEPT: Final = 21  # n
INCOME: Final = 22  # n, city
NEXT_MERCHANT: Final = 23  # card
LAST_MERCHANT: Final = 24
ENDS_BY_POWER: Final = 25
ENDS_BY_PILE: Final = 26
PROMISED: Final = 27  # kind of action, two numbers about one activation; told to the planner
EXPECTED: Final = 28  # kind of action, activations, what they surely bring; told to the planner
STILL_FREE: Final = 29  # own and Shogun officials; told to the planner
SHARE: Final = 30  # n, city
