# kotatsu: compiled
"""Why a move of Yokohama Duel can be refused, and the clause behind it."""

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

REASONS: Final = {
    AREA_IS_USED: ("area-is-used", "YOK-6.2"),
    STEP_IS_DONE: ("step-is-done", "YOK-5.2"),
    NO_AGENT: ("no-agent", "YOK-10.6.1"),
    NO_PERMISSION: ("no-permission", "YOK-6.4"),
    NO_SUCH_CARD: ("no-such-card", "YOK-6.6"),
    NOT_THE_LOWEST: ("not-the-lowest", "YOK-6.6"),
    NO_EXTRA_CARD: ("no-extra-card", "YOK-6.7"),
    NO_TELEPHONE: ("no-telephone", "YOK-11.17"),
    CANNOT_PAY: ("cannot-pay", "YOK-2.1.2"),
    NOT_DISPLAYED: ("not-displayed", "YOK-2.1.3"),
    TOO_LITTLE_FAITH: ("too-little-faith", "YOK-7.5.3"),
    WRONG_OFFERING: ("wrong-offering", "YOK-7.5.4"),
    OFFERING_MISSING: ("offering-missing", "YOK-7.5.2"),
    TOO_MANY_IMPORTS: ("too-many-imports", "YOK-7.6"),
    TOO_LITTLE_PRODUCTION: ("too-little-production", "YOK-7.8.3"),
    WRONG_PAYMENT: ("wrong-payment", "YOK-7.8.5"),
    NOT_DRAWN: ("not-drawn", "YOK-7.9.1"),
    SECOND_CARD_COSTS: ("second-card-costs", "YOK-7.9.2"),
    BELOW_FIVE: ("below-five", "YOK-8.1"),
    BELOW_FOUR: ("below-four", "YOK-9.1"),
    SITE_IS_TAKEN: ("site-is-taken", "YOK-9.2"),
    NONE_LEFT: ("none-left", "YOK-1.4"),
    NOT_IN_HAND: ("not-in-hand", "YOK-10.4.1"),
    GOODS_MISSING: ("goods-missing", "YOK-10.4.2"),
    CONDITION_USED: ("condition-used", "YOK-10.5.2"),
    CONDITION_NOT_MET: ("condition-not-met", "YOK-10.5.1"),
    NO_AGENT_IN_STOCK: ("no-agent-in-stock", "YOK-10.5.4"),
    NO_TEXTILE_FACTORY: ("no-textile-factory", "YOK-11.19"),
    USED_THIS_ROUND: ("used-this-round", "YOK-10.7"),
    ALREADY_UPGRADED: ("already-upgraded", "YOK-12.2"),
    AREA_ACTION_FIRST: ("area-action-first", "YOK-5.4"),
    KEEP_TWO: ("keep-two", "YOK-3.11"),
    WAREHOUSE_STANDS: ("warehouse-stands", "YOK-9.3"),
    CAN_STILL_OFFER: ("can-still-offer", "YOK-7.5.4"),
    AGENT_BLOCK_OPEN: ("agent-block-open", "YOK-10.6.7"),
    # the same words as above, by another clause
    GOODS_TO_SELL_MISSING: ("goods-missing", "YOK-7.7.3"),
    SILK_MISSING: ("goods-missing", "YOK-11.19"),
    IMPORTS_MISSING: ("cannot-pay", "YOK-7.8.2"),
    NOTHING_TO_RETURN: ("no-extra-card", "YOK-2.2.1"),
    AGENT_MUST_WAIT: ("agent-must-wait", "YOK-10.2"),
    PORT_IS_OPEN: ("port-is-open", "YOK-10.2.2"),
}
