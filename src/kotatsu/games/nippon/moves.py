# kotatsu: compiled
"""The vocabulary of Nippon: every atomic move as a number. `names.py` gives them their notation."""

from __future__ import annotations

from typing import Final

# -- sizes of the sets that moves choose from ------------------------------------------------------
ACTIONS: Final = 9
TRACKS: Final = 3
COLOURS: Final = 6  # of workers
FACTORIES: Final = 24
GOODS: Final = 6
UNITS: Final = 3  # steps on a track, goods for one influence tile
REGIONS: Final = 4
CONTRACTS: Final = 8
STACKS: Final = 12  # of rewards: 4 levels, 3 bonuses each
ACHIEVEMENTS: Final = 9
VALUES: Final = 7  # of influence tiles
CITIES: Final = 8

# -- where each family of moves begins; all codes stay below 256, which Python keeps ready made ----
DONE: Final = 0
END: Final = 1
CONSOLIDATE: Final = 2
ACTION: Final = 3
RAISE: Final = ACTION + ACTIONS
WORKER: Final = RAISE + TRACKS
BUILD: Final = WORKER + COLOURS
MACHINE: Final = BUILD + FACTORIES
STORE: Final = MACHINE + GOODS
PRODUCE: Final = STORE + 1
UP: Final = PRODUCE + GOODS
REGION: Final = UP + UNITS
CONTRACT: Final = REGION + REGIONS
GIVE: Final = CONTRACT + CONTRACTS
SPACE: Final = GIVE + GOODS
TILE: Final = SPACE + CITIES * GOODS
REWARD: Final = TILE + VALUES * UNITS
COVER: Final = REWARD + STACKS
SIZE: Final = COVER + ACHIEVEMENTS
