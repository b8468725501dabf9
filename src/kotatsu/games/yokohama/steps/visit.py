# kotatsu: compiled
"""What a visit to an area depends on: permissions, buildings that stand there, the strength cards that are left."""

from __future__ import annotations

from typing import Final

from kotatsu.core.bits import has
from kotatsu.core.state import LEGAL, NONE
from kotatsu.games.yokohama.components import (
    RAILWAY_STATION,
    STAGECOACH,
    TRAM,
    YEN,
)
from kotatsu.games.yokohama.moves import (
    STRENGTHS,
)
from kotatsu.games.yokohama.reasons import (
    NO_PERMISSION,
    USED_THIS_ROUND,
)
from kotatsu.games.yokohama.state import CARDS, YokohamaState

PERMITS: Final = [RAILWAY_STATION, STAGECOACH, TRAM]


def permits(state: YokohamaState, permit: int, area: int) -> int:
    """Whether a technology card lets the active player choose a used area (YOK-6.4, YOK-11.3, YOK-11.8, YOK-11.15).

    Here and wherever a step asks for a technology card, the card beats the general rule (YOK-2.3).
    """
    player = state.players[state.active]
    tech = PERMITS[permit]
    if not player.has(tech):
        return NO_PERMISSION
    if has(player.tapped, tech):
        return USED_THIS_ROUND
    if tech == RAILWAY_STATION and state.station != area:
        return NO_PERMISSION
    if tech == STAGECOACH and not has(player.warehouses, area):
        return NO_PERMISSION
    return LEGAL


def income(state: YokohamaState, area: int) -> None:
    """The owner of a warehouse there gets 1 yen, at once, whoever chose the area (YOK-6.5, YOK-10.6.4)."""
    for owner, player in enumerate(state.players):
        if has(player.warehouses, area):
            state.gain(owner, YEN, state.box.warehouse_income)


def card_of(state: YokohamaState, seat: int, strength: int) -> int:
    """An own card of this strength that was not yet played this round."""
    lies_in = state.players[seat].lies_in
    for card in range(CARDS):
        if lies_in[card] == NONE and state.strength_of(seat, card) == strength:
            return card
    return NONE


def lowest(state: YokohamaState, seat: int) -> int:
    lies_in = state.players[seat].lies_in
    strength = STRENGTHS
    for card in range(CARDS):
        if lies_in[card] == NONE:
            strength = min(strength, state.strength_of(seat, card))
    return strength


def highest(state: YokohamaState, seat: int) -> int:
    lies_in = state.players[seat].lies_in
    strength = NONE
    for card in range(CARDS):
        if lies_in[card] == NONE:
            strength = max(strength, state.strength_of(seat, card))
    return strength
