# kotatsu: compiled
"""What a visit to an area depends on: permissions, buildings that stand there, the strength cards that are left."""

from __future__ import annotations

from typing import Final

from kotatsu.core.bits import bits_of, has
from kotatsu.core.state import LEGAL, NONE
from kotatsu.games.yokohama.components import (
    RAILWAY_STATION,
    STAGECOACH,
    TRAM,
    YEN,
)
from kotatsu.games.yokohama.moves import AREA, AREAS, STRENGTHS
from kotatsu.games.yokohama.reasons import (
    NO_PERMISSION,
    USED_THIS_ROUND,
)
from kotatsu.games.yokohama.state import CARDS, YokohamaState

PERMITS: Final = [RAILWAY_STATION, STAGECOACH, TRAM]
PERMIT_BITS: Final = bits_of(PERMITS)


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


def is_open(state: YokohamaState, area: int) -> bool:
    """Whether an area can be chosen without a permission (YOK-6.2, YOK-6.3)."""
    return not has(state.used, area) or state.box.always_open[area] == 1


def may_enter(state: YokohamaState, area: int) -> bool:
    """Whether a technology card permits a used area (YOK-6.4)."""
    for permit in range(3):  # noqa: SIM110
        if permits(state, permit, area) == LEGAL:
            return True
    return False


def open_areas(state: YokohamaState) -> list[int]:
    """The areas that can be chosen, with or without a permission."""
    player = state.players[state.active]
    if player.techs & ~player.tapped & PERMIT_BITS == 0:
        return state.box.open_areas[state.used][:]
    return [AREA + area for area in range(AREAS) if is_open(state, area) or may_enter(state, area)]


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


def lowest_card(state: YokohamaState, seat: int) -> int:
    """The first of the weakest own cards that were not yet played this round."""
    player = state.players[seat]
    lies_in = player.lies_in
    strengths = state.box.strength
    best = STRENGTHS
    found = NONE
    for card in range(CARDS):
        if lies_in[card] == NONE:
            strength = strengths[player.upgraded >> card & 1][card]
            if strength < best:
                best = strength
                found = card
    return found


def lowest(state: YokohamaState, seat: int) -> int:
    return state.strength_of(seat, lowest_card(state, seat))


def stronger_cards(state: YokohamaState, seat: int, strength: int) -> bool:
    """Whether another own card of this round is stronger."""
    lies_in = state.players[seat].lies_in
    return any(lies_in[card] == NONE and state.strength_of(seat, card) > strength for card in range(CARDS))
