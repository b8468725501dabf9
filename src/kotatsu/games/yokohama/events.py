# kotatsu: compiled
"""What can happen in Yokohama Duel, for the log: the numbers of the events. `names.py` says what each tells."""

from __future__ import annotations

from typing import Final

ROUND: Final = 0
AREA_CHOSEN: Final = 1
AGENT_SENT: Final = 2
CARD_PLAYED: Final = 3
BOOSTED: Final = 4
STRENGTH: Final = 5
GAIN: Final = 6
PAY: Final = 7
CHURCH_TAKEN: Final = 8
TECH_TAKEN: Final = 9
DRAWS: Final = 10
DREW: Final = 11  # card, told to the owner
KEEPS: Final = 12  # n, told to the others
KEPT: Final = 13  # card, told to the owner
BONUS_TAKEN: Final = 14
BUILT: Final = 15
FULFILLED: Final = 16
HIRED: Final = 17
TURNED: Final = 18
RETURNED: Final = 19
STATION_PLACED: Final = 20
TECH_USED: Final = 21
UPGRADED: Final = 22
NEW_TECHS: Final = 23
RESHUFFLED: Final = 24
AREA_GIVES: Final = 25  # n, area: what cannot be had at once
MAY: Final = 26  # n, resource: a reward that is still to be chosen
POINTS: Final = 27
OFFERINGS_DUE: Final = 28
UNITS_DUE: Final = 29
