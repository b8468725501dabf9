# kotatsu: compiled
"""Why a move of Edo can be refused, and the clause behind it."""

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

REASONS: Final = {
    NOT_ON_THIS_MAP: ("not-on-this-map", "EDO-2.1"),
    NO_START_TOWN: ("no-start-town", "EDO-2.7"),
    TOWN_IS_TAKEN: ("town-is-taken", "EDO-2.7"),
    HAS_A_TOWN: ("has-a-town", "EDO-2.6"),
    SET_IS_TAKEN: ("set-is-taken", "EDO-2.6"),
    HAS_A_SET: ("has-a-set", "EDO-2.6"),
    NOT_YOUR_CARD: ("not-your-card", "EDO-4.1"),
    CARD_IS_NEW: ("card-is-new", "EDO-6.5.2"),
    CARD_IS_PLANNED: ("card-is-planned", "EDO-4.2"),
    ACTIONS_ARE_CHOSEN: ("actions-are-chosen", "EDO-4.1"),
    ACTIONS_FIRST: ("actions-first", "EDO-4.3"),
    TOO_MANY_OFFICIALS: ("too-many-officials", "EDO-4.3"),
    PAIRS_ONLY: ("pairs-only", "EDO-4.5"),
    TOO_FEW_OWN: ("too-few-own", "EDO-4.6"),
    TOO_FEW_SHOGUNS: ("too-few-shoguns", "EDO-4.6"),
    PLAN_IS_COMPLETE: ("plan-is-complete", "EDO-4.8"),
    PLAN_NOT_COMPLETE: ("plan-not-complete", "EDO-4.8"),
    NO_SAMURAI_THERE: ("no-samurai-there", "EDO-5.3"),
    NO_RYO_TO_MOVE: ("no-ryo-to-move", "EDO-5.3"),
    TOO_FAR: ("too-far", "EDO-5.3"),
    SAME_FIELD: ("same-field", "EDO-5.3"),
    MERCHANT_STAYS: ("merchant-stays", "EDO-6.3.6"),
    ONLY_OWN_ARE_SENT: ("only-own-are-sent", "EDO-6.3.3"),
    BORDER_POSTS_ONLY: ("border-posts-only", "EDO-6.3.2"),
    NO_MOVES_LEFT: ("no-moves-left", "EDO-6.3.4"),
    NO_RICE: ("no-rice", "EDO-6.4.1"),
    NO_SHOGUN_LEFT: ("no-shogun-left", "EDO-6.4.1"),
    NOT_DISPLAYED: ("not-displayed", "EDO-6.5.1"),
    CANNOT_PAY: ("cannot-pay", "EDO-5.9"),
    WRONG_FIELD: ("wrong-field", "EDO-6.6.5"),
    HAS_SERVED: ("has-served", "EDO-5.8"),
    STOCK_IS_FULL: ("stock-is-full", "EDO-1.7"),
    CITY_IS_FULL: ("city-is-full", "EDO-6.7.3"),
    NO_HOUSE_LEFT: ("no-house-left", "EDO-6.7.4"),
    NO_KONTOR_LEFT: ("no-kontor-left", "EDO-6.7.5"),
    NO_KONTOR_HERE: ("no-kontor-here", "EDO-6.7.5"),
    KONTOR_IS_THERE: ("kontor-is-there", "EDO-6.7.5"),
    NO_FORTRESS_LEFT: ("no-fortress-left", "EDO-6.7.6"),
    NO_OWN_HOUSE: ("no-own-house", "EDO-6.7.6"),
    TOO_FEW_HOUSES: ("too-few-houses", "EDO-6.7.6"),
    NOT_ON_OFFER: ("not-on-offer", "EDO-6.8.2"),
    OFFER_IS_USED: ("offer-is-used", "EDO-6.8.3"),
    TOO_LITTLE_RICE: ("too-little-rice", "EDO-7.2"),
    SLOT_BY_SLOT: ("slot-by-slot", "EDO-4.1"),
}
