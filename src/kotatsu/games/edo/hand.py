# kotatsu: compiled
"""The numbers of the hand, in hundredths of a point unless it says otherwise."""

from __future__ import annotations

from typing import Final

from kotatsu.core.hand import Hand

STAFF_PART: Final = 0  # per cent of what officials are worth
SAMURAI_PART: Final = 1  # and of what samurai are
LASTS: Final = 2  # tenths of rounds: who serves longer is worth no more
CARD_PART: Final = 3  # per cent of what cards are worth
WOOD_PART: Final = 4
STONE_PART: Final = 5
WAGE_RICE: Final = 6  # rice for this round's wages, and two more
SPARE_RICE: Final = 7
HUNGER: Final = 8  # a samurai who cannot be paid
KIT: Final = 9  # wood and money for a whole house
RYO_FIRST: Final = 10  # tenths of hundredths: each of the first 14 ryo
RYO_NEXT: Final = 11  # of those up to 30
RYO_REST: Final = 12
INCOME: Final = 13  # per cent of ten times the ryo that cities bring
NOT_IN_EDO: Final = 14  # what it costs to have no house in EDO yet
EDO_TIME: Final = 15  # tenths of rounds in which that grows to all that it costs at the end
HOUSE_WISH: Final = 16  # how much one would like to build
FIRST_WISH: Final = 17  # the same for the first house of a city, in addition
EDO_WISH: Final = 18  # and for the first in EDO
KONTOR_WISH: Final = 19
FORTRESS_WISH: Final = 20
STEP_WISH: Final = 21  # how much one would like to save a step
AT_HOME: Final = 22  # officials that stay more than there are samurai when another one leaves
POWER: Final = 23  # a point of power before the end
CERTAIN: Final = 24  # per cent of what a plan seems to bring: what is done counts more than what is planned
PACE: Final = 25  # hundredths of rounds for each point of power that the leader still needs
IDLE_WALK: Final = 26  # moving the merchant, or a samurai who need not walk, seldom helps
OTHERS: Final = 27  # per cent of what others have that counts against a seat

HAND: Final = Hand(
    {
        "staff_part": 100,
        "samurai_part": 100,
        "lasts": 70,
        "card_part": 100,
        "wood_part": 100,
        "stone_part": 100,
        "wage_rice": 24,
        "spare_rice": 9,
        "hunger": 15,
        "kit": 14,
        "ryo_first": 70,
        "ryo_next": 50,
        "ryo_rest": 30,
        "income": 50,
        "not_in_edo": 150,
        "edo_time": 140,
        "house_wish": 100,
        "first_wish": 20,
        "edo_wish": 400,
        "kontor_wish": 240,
        "fortress_wish": 290,
        "step_wish": 6,
        "at_home": 2,
        "power": 100,
        "certain": 90,
        "pace": 60,
        "idle_walk": 20,
        "others": 100,
    }
)
