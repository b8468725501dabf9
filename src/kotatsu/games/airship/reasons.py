# kotatsu: compiled
"""Why a move of airship city can be refused: the numbers of the reasons. `names.py` says which clause is behind each."""

from __future__ import annotations

from typing import Final

NO_WORKER_THERE: Final = 10
WORKER_HAS_MOVED: Final = 11
WORKER_RESTS: Final = 12
ONLY_ONE_ORIGIN: Final = 13
WORKER_FIRST: Final = 14
OUT_OF_REACH: Final = 15
OWN_WORKER_THERE: Final = 16
START_OF_MOVE: Final = 17
FLIGHT_LOCKED: Final = 18
FLIGHT_NOT_NEEDED: Final = 19
NEEDS_FLIGHT: Final = 20
USED_THIS_STAGE: Final = 21
NO_GEAR: Final = 22
NO_WORKER_READY: Final = 23
ACTION_OPEN: Final = 24
NO_ACTION_OPEN: Final = 25
OTHER_TILE: Final = 26
CANNOT_PAY: Final = 27
STORE_FULL: Final = 28
PREREQUISITE: Final = 29
NO_SPACE: Final = 30
NO_MARKER: Final = 31
NO_WORKER_LEFT: Final = 32
ALREADY_UPGRADED: Final = 33
ALREADY_DEVELOPED: Final = 34
WRONG_SYMBOL: Final = 35
NOT_ON_OFFER: Final = 36
BACK_AND_FORTH: Final = 37
NOT_HELD: Final = 38
BARTER_LOCKED: Final = 39
NOTHING_TO_GIVE: Final = 40
SAME_RESOURCE: Final = 41
NO_ROOM: Final = 42
NOT_UNLOCKED: Final = 43
NOT_IN_THE_BONUS: Final = 44
WORKERS_MUST_MOVE: Final = 45
NOTHING_TO_TAKE: Final = 46
FINISH_FIRST: Final = 47
FACILITIES_CLOSED: Final = 48
MUST_DEVELOP: Final = 49
