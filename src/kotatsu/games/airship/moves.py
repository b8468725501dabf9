# kotatsu: compiled
"""The vocabulary of airship city: every atomic move as a number. `names.py` gives them their notation.

A move of a worker is one decision in the rules (AIR-4.7.8). It is told as two: which worker, then where to; the first is
left out when all ready workers stand on one tile. A barter is told as two as well: what to give, then what to take.
"""

from __future__ import annotations

from typing import Final

# -- sizes of the sets that moves choose from ------------------------------------------------------
TILES: Final = 16
SHIFTS: Final = 16  # four rows and four columns, each in two directions (AIR-5.1)
GATHERERS: Final = 4  # forest, mine, factory, valley
SHIPS: Final = 9
SOLD_SHIPS: Final = 6  # the first ones: wood and metal (AIR-6.3.4)
FACILITIES: Final = 5
SITES: Final = SHIPS + FACILITIES
RESOURCES: Final = 4
CONTRACTS: Final = 20

# -- where each family of moves begins -------------------------------------------------------------
PASS: Final = 0
END: Final = 1
WORKER: Final = 2  # the tile where the worker stands
TO: Final = WORKER + TILES  # the tile where it goes
FLY: Final = TO + TILES  # the same, for tiles that only the Long-distance Flight reaches
LIGHT: Final = FLY + TILES  # a shift by the Lighthouse
GATHER: Final = LIGHT + SHIFTS
HIRE: Final = GATHER + GATHERERS
RECALL: Final = HIRE + 1
DONATE: Final = RECALL + 1
BUILD: Final = DONATE + SHIPS  # facilities follow the airships, as they do among the sites
SELL: Final = BUILD + FACILITIES
UPGRADE: Final = SELL + SOLD_SHIPS
DEVELOP: Final = UPGRADE + RESOURCES
CONTRACT: Final = DEVELOP + TILES
TAKE: Final = CONTRACT + CONTRACTS
NEGOTIATE: Final = TAKE + RESOURCES
FREE: Final = NEGOTIATE + 1  # from here on: free actions of the own turn (AIR-8.1)
SHIFT: Final = FREE
FULFIL: Final = SHIFT + SHIFTS
BARTER: Final = FULFIL + CONTRACTS
SIZE: Final = BARTER + RESOURCES
