# kotatsu: compiled
"""Scoring: points by category, awards and the order of the players (section 11 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kotatsu.core.bits import count, total_of
from kotatsu.games.airship.components import FACILITY_AWARD, GEAR, SHIP_AWARD, TRADE_AWARD
from kotatsu.games.airship.moves import RESOURCES, SHIPS, SITES

if TYPE_CHECKING:
    from kotatsu.games.airship.state import AirshipState

SHIP_BITS: Final = (1 << SHIPS) - 1

# -- the categories of points, in the order of `score` ------------------------------------------------
FROM_SHIPS: Final = 0
FROM_FACILITIES: Final = 1
FROM_UPGRADES: Final = 2
FROM_CONTRACTS: Final = 3
FROM_FAILED: Final = 4
FROM_AWARDS: Final = 5  # one for each award from here on
AWARDS: Final = 3


def score(state: AirshipState, seat: int) -> list[int]:
    """The points of a player if the game ended now, recounted from the table (AIR-11.1, AIR-11.2).

    Contracts still open would fail then (AIR-10.3). Resources count nothing (AIR-11.6), nor do majority markers as such.
    """
    box = state.box
    player = state.players[seat]
    ships = 0
    facilities = 0
    for site in range(SITES):
        points = player.given[site] * box.vp[site]
        if site < SHIPS:
            ships += points
        else:
            facilities += points
    return [
        ships,
        facilities,
        total_of(box.upgrade_vp, player.upgraded),
        total_of(box.contract_vp, player.fulfilled),
        -total_of(box.contract_vp, player.failed | player.open_contracts()),
        award(state, SHIP_AWARD, seat),
        award(state, FACILITY_AWARD, seat),
        award(state, TRADE_AWARD, seat),
    ]


def merit(state: AirshipState, kind: int, seat: int) -> int:
    """What an award counts: majority markers of airships, of facilities, or fulfilled contracts (AIR-11.3)."""
    player = state.players[seat]
    if kind == SHIP_AWARD:
        return count(player.majority & SHIP_BITS)
    if kind == FACILITY_AWARD:
        return count(player.majority & ~SHIP_BITS)
    return count(player.fulfilled)


def award(state: AirshipState, kind: int, seat: int) -> int:
    """The points an award brings a player."""
    return prize(state, kind, [merit(state, kind, other) for other in range(state.seats)], seat)


def prize(state: AirshipState, kind: int, merits: list[int], seat: int) -> int:
    """The points an award brings a player, by what everybody has done for it."""
    own = merits[seat]
    if own == 0:  # AIR-11.3; so the second prize may stay with nobody (AIR-11.5)
        return 0
    better = 0
    equal = 0
    for theirs in merits:
        if theirs > own:
            better += 1
        elif theirs == own:
            equal += 1
    first = state.box.first_prize[kind]
    second = state.box.second_prize[kind]
    # AIR-11.4: tied players share what their places bring, rounded down; after a tied first place there is no second
    if better == 0:
        return first if equal == 1 else (first + second) // equal
    return second // equal if better == 1 else 0


def places(state: AirshipState) -> list[int]:
    """Most points win; then most wood, metal and gold together, then most gears; equal players share (AIR-11.7)."""
    keys = [_key(state, seat) for seat in range(state.seats)]
    return [1 + sum([int(other > key) for other in keys]) for key in keys]


def _key(state: AirshipState, seat: int) -> int:
    """Points, resources and gears as one number; points may be negative, the others stay below 1000."""
    stock = state.players[seat].stock
    resources = 0
    for resource in range(RESOURCES):
        if state.box.counts_for_tie[resource]:
            resources += stock[resource]
    return (sum(score(state, seat)) * 1000 + resources) * 1000 + stock[GEAR]
