# kotatsu: compiled
"""Why a move of Edo can be refused: the numbers of the reasons. `names.py` says which clause is behind each."""

from __future__ import annotations

from typing import Final

NOT_ON_THIS_MAP: Final = 10
NO_START_TOWN: Final = 11
TOWN_IS_TAKEN: Final = 12
HAS_A_TOWN: Final = 13
SET_IS_TAKEN: Final = 14
HAS_A_SET: Final = 15
NOT_YOUR_CARD: Final = 16
CARD_IS_NEW: Final = 17
CARD_IS_PLANNED: Final = 18
ACTIONS_ARE_CHOSEN: Final = 19
ACTIONS_FIRST: Final = 20
TOO_MANY_OFFICIALS: Final = 21
PAIRS_ONLY: Final = 22
TOO_FEW_OWN: Final = 23
TOO_FEW_SHOGUNS: Final = 24
PLAN_IS_COMPLETE: Final = 25
PLAN_NOT_COMPLETE: Final = 26
NO_SAMURAI_THERE: Final = 27
NO_RYO_TO_MOVE: Final = 28
TOO_FAR: Final = 29
SAME_FIELD: Final = 30
MERCHANT_STAYS: Final = 31
ONLY_OWN_ARE_SENT: Final = 32
BORDER_POSTS_ONLY: Final = 33
NO_MOVES_LEFT: Final = 34
NO_RICE: Final = 35
NO_SHOGUN_LEFT: Final = 36
NOT_DISPLAYED: Final = 37
CANNOT_PAY: Final = 38
WRONG_FIELD: Final = 39
HAS_SERVED: Final = 40
STOCK_IS_FULL: Final = 41
CITY_IS_FULL: Final = 42
NO_HOUSE_LEFT: Final = 43
NO_KONTOR_LEFT: Final = 44
NO_KONTOR_HERE: Final = 45
KONTOR_IS_THERE: Final = 46
NO_FORTRESS_LEFT: Final = 47
NO_OWN_HOUSE: Final = 48
TOO_FEW_HOUSES: Final = 49
NOT_ON_OFFER: Final = 50
OFFER_IS_USED: Final = 51
TOO_LITTLE_RICE: Final = 52
SLOT_BY_SLOT: Final = 53
TOO_FEW_OFFICIALS: Final = 54
NOTHING_LEFT_HERE: Final = 55
