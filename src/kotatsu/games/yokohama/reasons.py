# kotatsu: compiled
"""Why a move of Yokohama Duel can be refused: the numbers of the reasons. `names.py` says which clause is behind each."""

from __future__ import annotations

from typing import Final

AREA_IS_USED: Final = 10
STEP_IS_DONE: Final = 11
NO_AGENT: Final = 12
NO_PERMISSION: Final = 13
NO_SUCH_CARD: Final = 14
NOT_THE_LOWEST: Final = 15
NO_EXTRA_CARD: Final = 16
NO_TELEPHONE: Final = 17
CANNOT_PAY: Final = 18
NOT_DISPLAYED: Final = 19
TOO_LITTLE_FAITH: Final = 20
WRONG_OFFERING: Final = 21
OFFERING_MISSING: Final = 22
TOO_MANY_IMPORTS: Final = 23
TOO_LITTLE_PRODUCTION: Final = 24
WRONG_PAYMENT: Final = 25
NOT_DRAWN: Final = 26
SECOND_CARD_COSTS: Final = 27
BELOW_FIVE: Final = 28
BELOW_FOUR: Final = 29
SITE_IS_TAKEN: Final = 30
NONE_LEFT: Final = 31
NOT_IN_HAND: Final = 32
GOODS_MISSING: Final = 33
CONDITION_USED: Final = 34
CONDITION_NOT_MET: Final = 35
NO_AGENT_IN_STOCK: Final = 36
NO_TEXTILE_FACTORY: Final = 37
USED_THIS_ROUND: Final = 38
ALREADY_UPGRADED: Final = 39
AREA_ACTION_FIRST: Final = 40
KEEP_TWO: Final = 41
WAREHOUSE_STANDS: Final = 42
CAN_STILL_OFFER: Final = 43
AGENT_BLOCK_OPEN: Final = 44
GOODS_TO_SELL_MISSING: Final = 45
SILK_MISSING: Final = 46
IMPORTS_MISSING: Final = 47
NOTHING_TO_RETURN: Final = 48
AGENT_MUST_WAIT: Final = 49
PORT_IS_OPEN: Final = 50
BONUS_FIRST: Final = 51
