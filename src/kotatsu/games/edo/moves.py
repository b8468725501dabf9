# kotatsu: compiled
"""The vocabulary of Edo: every atomic move as a number. `names.py` gives them their notation."""

from __future__ import annotations

from typing import Final

# -- sizes of the sets that moves choose from ------------------------------------------------------
FIELDS: Final = 25  # of both maps together; the cities come first
CITIES: Final = 5
SETS: Final = 5
ACTIONS: Final = 36  # an action is one line of one card: 3 x 4 on the basic cards, then 12 x 2 on the special ones
BASIC_ACTIONS: Final = 12
SPECIALS: Final = 12
SLOTS: Final = 3  # cards planned per round
STAFFS: Final = 15  # own and Shogun officials at one card, at most four together
UNITS: Final = 4  # units of a goods offer, activations of an action: 1 to 4
BUILDINGS: Final = 3

# -- where each family of moves begins -------------------------------------------------------------
PASS: Final = 0
DONE: Final = 1
COMMIT: Final = 2
MERCHANT: Final = 3
POWER: Final = 4
RECRUIT: Final = 5
KEEP: Final = 6
TOWN: Final = 7
START_SET: Final = TOWN + CITIES
FROM: Final = START_SET + SETS
TO: Final = FROM + FIELDS
USE: Final = TO + FIELDS
SEND: Final = USE + FIELDS
RECALL: Final = SEND + FIELDS
BUILD: Final = RECALL + FIELDS
TAKE: Final = BUILD + CITIES * BUILDINGS
BUY: Final = TAKE + SPECIALS
STAFF: Final = BUY + UNITS  # slot by slot; the two large families come last: Python keeps numbers up to 256 ready made
PLAN: Final = STAFF + SLOTS * STAFFS
COLLECT: Final = PLAN + SLOTS * ACTIONS  # how often; asked for by a house rule only
SIZE: Final = COLLECT + UNITS


def _staffs() -> list[list[int]]:
    """Numbers of own and of Shogun officials, fewest first."""
    pairs = [[own, shogun] for own in range(5) for shogun in range(5) if own + shogun <= 4]
    pairs.sort(key=lambda pair: (pair[0] + pair[1], pair[1]))
    return pairs


STAFF_PAIRS: Final = _staffs()
STAFF_OWN: Final = [pair[0] for pair in STAFF_PAIRS]
STAFF_SHOGUN: Final = [pair[1] for pair in STAFF_PAIRS]


def _staff_of() -> list[int]:
    """The number of a staff, by own officials * 5 + Shogun officials."""
    return [STAFF_PAIRS.index([n // 5, n % 5]) if n // 5 + n % 5 <= 4 else -1 for n in range(25)]


STAFF_OF: Final = _staff_of()
