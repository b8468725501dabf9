# kotatsu: compiled
"""Why a move of Nippon can be refused, and the clause behind it."""

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

REASONS: Final = {
    WORKERS_FULL: ("workers-full", "NIP-3.3"),
    NO_WORKER: ("no-worker", "NIP-3.5"),
    CANNOT_PAY: ("cannot-pay", "NIP-1.15"),
    TECHNOLOGY_TOO_LOW: ("technology-too-low", "NIP-4.1.3"),
    ALREADY_PRODUCED: ("already-produced", "NIP-4.1.1"),
    NOT_DISPLAYED: ("not-displayed", "NIP-4.1.1"),
    NO_FACTORY: ("no-factory", "NIP-4.3.1"),
    STORAGE_FULL: ("storage-full", "NIP-4.3.2"),
    COAL_MISSING: ("coal-missing", "NIP-4.3.2"),
    PRODUCED_THIS_TURN: ("produced-this-turn", "NIP-4.3.1"),
    TRACK_AT_TOP: ("track-at-top", "NIP-5.2"),
    TOO_MANY_STEPS: ("too-many-steps", "NIP-4.4.2"),
    MACHINE_AT_BEST: ("machine-at-best", "NIP-4.2.1"),
    MUST_INSTALL: ("must-install", "NIP-4.2.4"),
    NONE_LEFT: ("none-left", "NIP-4.6.2"),
    NO_FREE_SLOT: ("no-free-slot", "NIP-4.6.2"),
    REGION_USED: ("region-used", "NIP-4.6.1"),
    CONTRACT_FULFILLED: ("contract-fulfilled", "NIP-4.8.3"),
    GOODS_MISSING: ("goods-missing", "NIP-4.8.1"),
    GOOD_USED: ("good-used", "NIP-4.8.1"),
    NO_TARGET: ("no-target", "NIP-4.9.5"),
    OTHER_REGION: ("other-region", "NIP-4.9.1"),
    NOT_WANTED: ("not-wanted", "NIP-4.9.2"),
    NO_GOODS: ("no-goods", "NIP-4.9.2"),
    TOO_FEW_GOODS: ("too-few-goods", "NIP-4.9.3"),
    TILE_PLACED: ("tile-placed", "NIP-4.9.3"),
    NOT_HIGHER: ("not-higher", "NIP-4.9.5"),
    CITY_FULL: ("city-full", "NIP-4.9.8"),
    NOT_THE_LOWEST: ("not-the-lowest", "NIP-4.9.8"),
    BLUEPRINTS_MISSING: ("blueprints-missing", "NIP-5.1"),
    LEVEL_TOO_HIGH: ("level-too-high", "NIP-6.2"),
    STACK_EMPTY: ("stack-empty", "NIP-6.2.1"),
    SPACE_COVERED: ("space-covered", "NIP-6.2.5"),
    AT_LEAST_ONE: ("at-least-one", "NIP-3.6"),
    TURN_OPEN: ("turn-open", "NIP-3.2"),
    ACTION_AT_TOP: ("track-at-top", "NIP-4.4.2"),  # the words of the free action, by the clause of the action
}
