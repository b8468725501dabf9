# kotatsu: compiled
"""What can happen in Yokohama Duel, for the log: the numbers of the events. `names.py` says what each tells."""

from __future__ import annotations

from typing import Final

ROUND: Final = 0  # n
AREA_CHOSEN: Final = 1  # area
AGENT_SENT: Final = 2  # area
CARD_PLAYED: Final = 3  # strength
BOOSTED: Final = 4  # boost
STRENGTH: Final = 5  # total
GAIN: Final = 6  # n, resource
PAY: Final = 7  # n, resource
CHURCH_TAKEN: Final = 8  # card
TECH_TAKEN: Final = 9  # card
DRAWS: Final = 10  # n
DREW: Final = 11  # card, told to the owner
KEEPS: Final = 12  # n, told to the others
KEPT: Final = 13  # card, told to the owner
BONUS_TAKEN: Final = 14  # card
BUILT: Final = 15  # building, area
FULFILLED: Final = 16  # order
HIRED: Final = 17  # condition
TURNED: Final = 18  # n imports
RETURNED: Final = 19  # extra card
STATION_PLACED: Final = 20  # area
TECH_USED: Final = 21  # card
UPGRADED: Final = 22  # strength card
NEW_TECHS: Final = 23
RESHUFFLED: Final = 24
AREA_GIVES: Final = 25  # n, area: what cannot be had at once
MAY: Final = 26  # n, resource: a reward that is still to be chosen
POINTS: Final = 27  # n, of a card
OFFERINGS_DUE: Final = 28  # n
UNITS_DUE: Final = 29  # n
