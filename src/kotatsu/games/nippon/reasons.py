# kotatsu: compiled
"""Why a move of Nippon can be refused: the numbers of the reasons. `names.py` says which clause is behind each."""

from __future__ import annotations

from typing import Final

WORKERS_FULL: Final = 10
NO_WORKER: Final = 11
CANNOT_PAY: Final = 12
TECHNOLOGY_TOO_LOW: Final = 13
ALREADY_PRODUCED: Final = 14
NOT_DISPLAYED: Final = 15
NO_FACTORY: Final = 16
STORAGE_FULL: Final = 17
COAL_MISSING: Final = 18
PRODUCED_THIS_TURN: Final = 19
TRACK_AT_TOP: Final = 20
TOO_MANY_STEPS: Final = 21
MACHINE_AT_BEST: Final = 22
MUST_INSTALL: Final = 23
NONE_LEFT: Final = 24
NO_FREE_SLOT: Final = 25
REGION_USED: Final = 26
CONTRACT_FULFILLED: Final = 27
GOODS_MISSING: Final = 28
GOOD_USED: Final = 29
NO_TARGET: Final = 30
OTHER_REGION: Final = 31
NOT_WANTED: Final = 32
NO_GOODS: Final = 33
TOO_FEW_GOODS: Final = 34
TILE_PLACED: Final = 35
NOT_HIGHER: Final = 36
CITY_FULL: Final = 37
NOT_THE_LOWEST: Final = 38
BLUEPRINTS_MISSING: Final = 39
LEVEL_TOO_HIGH: Final = 40
STACK_EMPTY: Final = 41
SPACE_COVERED: Final = 42
AT_LEAST_ONE: Final = 43
TURN_OPEN: Final = 44
ACTION_AT_TOP: Final = 45
