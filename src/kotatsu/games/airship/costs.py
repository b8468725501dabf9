# kotatsu: compiled
"""What actions cost after the discounts of donated airships (section 7.4 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kotatsu.games.airship.moves import RESOURCES

if TYPE_CHECKING:
    from kotatsu.games.airship.state import AirshipState


def discount(state: AirshipState, seat: int, kind: int, resource: int) -> int:
    """How much less of a resource a kind of action costs: the discounts of all airships add up (AIR-7.4.1, AIR-7.4.2)."""
    box = state.box
    player = state.players[seat]
    less = 0
    for ship in box.cheaper[kind]:
        if box.cheaper_resource[ship] == resource:
            less += player.markers_at(ship) * box.cheaper_by[ship]
    return less


def discounts(state: AirshipState, seat: int, kind: int) -> list[int]:
    """The discounts of a kind of action by resource."""
    box = state.box
    player = state.players[seat]
    less = [0] * RESOURCES
    for ship in box.cheaper[kind]:
        markers = player.markers_at(ship)
        if markers:
            less[box.cheaper_resource[ship]] += markers * box.cheaper_by[ship]
    return less


def can_pay(state: AirshipState, seat: int, kind: int, cost: list[int]) -> bool:
    """Whether the full cost of an action is there, with the markers that lie on the board now (AIR-6.1, AIR-7.4.3)."""
    stock = state.players[seat].stock
    for resource in range(RESOURCES):
        missing = cost[resource] - stock[resource]
        if missing > 0 and missing > discount(state, seat, kind, resource):
            return False
    return True


def pay_cost(state: AirshipState, seat: int, kind: int, cost: list[int]) -> None:
    """A discount never makes a cost less than nothing (AIR-7.4.2)."""
    for resource in range(RESOURCES):
        if cost[resource]:
            state.pay(seat, resource, max(0, cost[resource] - discount(state, seat, kind, resource)))


def meets_prerequisite(state: AirshipState, seat: int, ship: int) -> bool:
    """Enough donated ships of the next lower level; majority markers do not count (AIR-6.3.2, AIR-7.3.3)."""
    needed = state.box.needed[ship]  # none for the first of a line
    return needed == 0 or state.players[seat].given[ship - 1] >= needed
