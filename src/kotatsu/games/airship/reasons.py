# kotatsu: compiled
"""Why a move of airship city can be refused, and the clause behind it."""

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

REASONS: Final = {
    NO_WORKER_THERE: ("no-worker-there", "AIR-4.3"),
    WORKER_HAS_MOVED: ("worker-has-moved", "AIR-4.3"),
    WORKER_RESTS: ("worker-rests", "AIR-4.6"),
    ONLY_ONE_ORIGIN: ("only-one-origin", "AIR-12.2"),
    WORKER_FIRST: ("worker-first", "AIR-4.7.8"),
    OUT_OF_REACH: ("out-of-reach", "AIR-4.7.1"),
    OWN_WORKER_THERE: ("own-worker-there", "AIR-4.7.4"),
    START_OF_MOVE: ("start-of-move", "AIR-4.7.5"),
    FLIGHT_LOCKED: ("flight-locked", "AIR-7.5.1"),
    FLIGHT_NOT_NEEDED: ("flight-not-needed", "AIR-4.7.9"),
    NEEDS_FLIGHT: ("needs-flight", "AIR-7.5.3"),
    USED_THIS_STAGE: ("used-this-stage", "AIR-7.5.2"),
    NO_GEAR: ("no-gear", "AIR-5.1"),
    NO_WORKER_READY: ("no-worker-ready", "AIR-5.3"),
    ACTION_OPEN: ("action-open", "AIR-4.4"),
    NO_ACTION_OPEN: ("no-action-open", "AIR-4.4"),
    OTHER_TILE: ("other-tile", "AIR-4.4"),
    CANNOT_PAY: ("cannot-pay", "AIR-6.1"),
    STORE_FULL: ("store-full", "AIR-6.2.2"),
    PREREQUISITE: ("prerequisite", "AIR-6.3.2"),
    NO_SPACE: ("no-space", "AIR-6.3.5"),
    NO_MARKER: ("no-marker", "AIR-7.3.4"),
    NO_WORKER_LEFT: ("no-worker-left", "AIR-6.5"),
    ALREADY_UPGRADED: ("already-upgraded", "AIR-6.6.1"),
    ALREADY_DEVELOPED: ("already-developed", "AIR-6.6.3"),
    WRONG_SYMBOL: ("wrong-symbol", "AIR-6.6.3"),
    NOT_ON_OFFER: ("not-on-offer", "AIR-6.7.1"),
    BACK_AND_FORTH: ("back-and-forth", "AIR-6.8.2"),
    NOT_HELD: ("not-held", "AIR-8.2"),
    BARTER_LOCKED: ("barter-locked", "AIR-7.5.1"),
    NOTHING_TO_GIVE: ("nothing-to-give", "AIR-7.5.5"),
    SAME_RESOURCE: ("same-resource", "AIR-7.5.5"),
    NO_ROOM: ("no-room", "AIR-1.5"),
    NOT_UNLOCKED: ("not-unlocked", "AIR-7.1.2"),
    NOT_IN_THE_BONUS: ("not-in-the-bonus", "AIR-7.1.1"),
    WORKERS_MUST_MOVE: ("workers-must-move", "AIR-4.3"),
    NOTHING_TO_TAKE: ("nothing-to-take", "AIR-7.5.5"),
    FINISH_FIRST: ("finish-first", "AIR-8.1"),
}
