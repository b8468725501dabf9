# kotatsu: compiled
"""What captured cards are worth (section 4 of the rules), and which hands are lucky (KOI-2.3)."""

from __future__ import annotations

from mypy_extensions import i64

from koikoi.components import (
    ANIMAL,
    BRIGHT,
    FIRST_COUNT,
    FIRST_SET,
    FIVE_BRIGHTS,
    FOUR_BRIGHTS,
    RAINY_FOUR,
    SAKE_SETS,
    THREE_BRIGHTS,
    Box,
)
from koikoi.moves import SUIT
from kotatsu.core.bits import count
from kotatsu.core.state import NONE


def bright_yaku(box: Box, taken: i64) -> int:
    """The one combination of brights that counts, the best (KOI-4.2), or NONE."""
    brights = taken & box.of_kind[BRIGHT]
    n = count(brights)
    rain = brights & box.rain != 0
    if n == 5:
        return FIVE_BRIGHTS
    if n == 4:
        return RAINY_FOUR if rain else FOUR_BRIGHTS
    return THREE_BRIGHTS if n == 3 and not rain else NONE


def worth(box: Box, taken: i64, sake: int, yaku: int) -> int:
    """What a combination brings with these cards; 0 if it is not there."""
    if yaku < FIRST_SET:
        return box.points[yaku] if bright_yaku(box, taken) == yaku else 0
    if yaku < FIRST_COUNT:  # KOI-4.3, KOI-4.4, KOI-4.5
        if not sake and SAKE_SETS >> yaku & 1:
            return 0
        return box.points[yaku] if taken & box.cards[yaku] == box.cards[yaku] else 0
    more = count(taken & box.of_kind[ANIMAL + yaku - FIRST_COUNT]) - box.least[yaku]
    return box.points[yaku] + more if more >= 0 else 0  # KOI-4.6


def total(box: Box, taken: i64, sake: int) -> int:
    """What all combinations together bring (KOI-4.1)."""
    best = bright_yaku(box, taken)
    n = box.points[best] if best != NONE else 0
    for yaku in range(FIRST_SET, len(box.points)):
        n += worth(box, taken, sake, yaku)
    return n


def lucky(hand: list[int]) -> int:
    """Which kind of luck a dealt hand is: 0 four of a month, 1 four pairs, or NONE (KOI-2.3)."""
    months = [0] * 12
    for card in hand:
        months[card // SUIT] += 1
    pairs = 0
    for n in months:
        if n == 4:
            return 0
        if n == 2:
            pairs += 1
    return 1 if pairs == 4 else NONE
