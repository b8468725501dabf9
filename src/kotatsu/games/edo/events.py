# kotatsu: compiled
"""What can happen in Edo, for the log: the numbers of the events. `names.py` says what each tells."""

from __future__ import annotations

from typing import Final

ROUND: Final = 0
TOWN_TAKEN: Final = 1
SET_TAKEN: Final = 2
GAIN: Final = 3
PAY: Final = 4
PLANNED: Final = 5  # slot, action; told to the planner
STAFFED: Final = 6  # slot, staff; told to the planner
COMMITTED: Final = 7
SAMURAI_MOVED: Final = 8
MERCHANT_MOVED: Final = 9
REVEALED: Final = 10
NOTHING_HAPPENS: Final = 11
SENT: Final = 12
RELOCATED: Final = 13
RECRUITED: Final = 14
DEVELOPED: Final = 15
SHOWN: Final = 16
HARVESTED: Final = 17
BUILT: Final = 18
TRADED: Final = 19
RECALLED: Final = 20
KEPT: Final = 21
INCOME: Final = 22
NEXT_MERCHANT: Final = 23
LAST_MERCHANT: Final = 24
ENDS_BY_POWER: Final = 25
ENDS_BY_PILE: Final = 26
PROMISED: Final = 27  # kind of action, two numbers about one activation; told to the planner
EXPECTED: Final = 28  # kind of action, activations, what they surely bring; told to the planner
STILL_FREE: Final = 29  # own and Shogun officials; told to the planner
SHARE: Final = 30
