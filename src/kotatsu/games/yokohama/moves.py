# kotatsu: compiled
"""The vocabulary of Yokohama Duel: every atomic move as a number. `names.py` gives them their notation.

No move gives anything to the other player: trading between players does not exist (YOK-2.6).
"""

from __future__ import annotations

from typing import Final

# -- sizes of the sets that moves choose from ------------------------------------------------------
AREAS: Final = 10
ORDERS: Final = 30
TECHS: Final = 20
CHURCHES: Final = 9
BONUSES: Final = 16
TRADES: Final = 9
CONDITIONS: Final = 4
STRENGTHS: Final = 10  # strength cards are named by their value, 0 to 9
BOOSTS: Final = 6  # no extra card, +1, +2; the same with the telephone
IMPORTS: Final = 13  # 0 to 12 imports
PAYMENTS: Final = 9  # 0 to 8 imports of one side
SLOTS: Final = 5  # cards drawn at the port
KEEPS: Final = 15  # one or two of five slots
OFFERS: Final = 95  # sets of different kinds of offerings

# -- where each family of moves begins -------------------------------------------------------------
PASS: Final = 0
END: Final = 1
AREA: Final = 2
AGENT: Final = AREA + AREAS
PERMIT: Final = AGENT + AREAS
CARD: Final = PERMIT + 3
BOOST: Final = CARD + STRENGTHS
CHURCH: Final = BOOST + BOOSTS
BACK: Final = CHURCH + CHURCHES
TURN: Final = BACK + 1
TRADE: Final = TURN + IMPORTS
TECH: Final = TRADE + TRADES
KEEP: Final = TECH + TECHS
UNDER: Final = KEEP + KEEPS
BONUS: Final = UNDER + SLOTS + 1
BUILD: Final = BONUS + BONUSES
RETURN: Final = BUILD + 2
STATION: Final = RETURN + 2
FULFIL: Final = STATION + AREAS
HIRE: Final = FULFIL + ORDERS
TEXTILE: Final = HIRE + CONDITIONS
UPGRADE: Final = TEXTILE + 1
PAY: Final = UPGRADE + 4  # the two large families come last: Python keeps the numbers up to 256 ready made
OFFER: Final = PAY + PAYMENTS * PAYMENTS
SIZE: Final = OFFER + OFFERS

SHOP: Final = BUILD
WAREHOUSE: Final = BUILD + 1
AS_DRAWN: Final = UNDER

# -- kinds of offerings, as bits of a set ----------------------------------------------------------
OFFER_YEN: Final = 4
OFFER_UP: Final = 5
OFFER_DOWN: Final = 6


def _offer_sets() -> list[int]:
    """All sets of offerings: at most one of each kind, an import being one kind whichever side is up (YOK-7.5.2)."""
    both = (1 << OFFER_UP) | (1 << OFFER_DOWN)
    sets = [bits for bits in range(1, 128) if bits & both != both]
    sets.sort(key=lambda bits: (bits.bit_count(), bits))
    return sets


def _keep_slots() -> list[list[int]]:
    pairs = [[a, b] for a in range(SLOTS) for b in range(a + 1, SLOTS)]
    return [[slot] for slot in range(SLOTS)] + pairs


OFFER_SETS: Final = _offer_sets()
OFFERS_OF_SIZE: Final = [
    [OFFER + i for i, bits in enumerate(OFFER_SETS) if bits.bit_count() == size] for size in range(8)
]
KEEP_SLOTS: Final = _keep_slots()
FIRST_PAIR: Final = KEEP + SLOTS
