# kotatsu: compiled
"""The numbers of Koi-Koi: cards, moves, reasons and events."""

from __future__ import annotations

from typing import Final

CARDS: Final = 48  # KOI-1.1
MONTHS: Final = 12
SUIT: Final = 4  # cards of a month
SUIT_BITS: Final = 15  # as a set

# -- moves ---------------------------------------------------------------------------------------------
PLAY: Final = 0  # play:<card>
TAKE: Final = PLAY + CARDS  # take:<card>
STOP: Final = TAKE + CARDS
KOIKOI: Final = STOP + 1
SIZE: Final = KOIKOI + 1

# -- reasons -------------------------------------------------------------------------------------------
NOT_IN_HAND: Final = 10
NOT_OF_THE_MONTH: Final = 11
NO_CARD_LEFT: Final = 12

# -- events --------------------------------------------------------------------------------------------
MONTH_BEGINS: Final = 0
LUCKY_HAND: Final = 1
BOTH_LUCKY: Final = 2
PLAYED: Final = 3
TURNED_UP: Final = 4
PAIRED: Final = 5
ALL_FOUR: Final = 6
LAID: Final = 7
YAKU_MADE: Final = 8
CALLED: Final = 9
STOPPED: Final = 10
MONTH_WON: Final = 11
MONTH_DRAWN: Final = 12
