# kotatsu: compiled
"""Scoring: points by category in the order of the rule book, which is also the order of the tie-break (YOK-13.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kotatsu.core.bits import count, total_of
from kotatsu.games.yokohama.components import (
    BALL,
    BRICKWORKS,
    ELECTRIC_LIGHT,
    EXHIBITION,
    GAS_LAMP,
    PATENTS,
    WINERY,
)

if TYPE_CHECKING:
    from kotatsu.games.yokohama.state import Player, YokohamaState


YEN_POINTS: Final = 9  # the category of yen; that of goods is the last one


def score(state: YokohamaState, seat: int) -> list[int]:
    """The eleven categories. Orders not fulfilled, agents and extra strength cards count nothing (YOK-13.1)."""
    box = state.box
    own = state.players[seat]
    other = state.players[1 - seat]
    # YOK-13.3: on a tie nobody gets the bonus
    orders_lead = count(own.fulfilled) > count(other.fulfilled)
    production_lead = production(state, own) > production(state, other)
    return [
        total_of(box.order_points, own.fulfilled),
        box.order_majority if orders_lead else 0,
        technology_points(state, own),
        box.technology_majority if production_lead else 0,
        sum([box.church_points[card] for card in own.churches if card >= 0]),  # hidden ones do not count (YOK-14.3)
        box.warehouse_points * count(own.warehouses),
        box.shop_points * count(own.shops),
        box.down_points * own.down,
        box.up_points * own.up,
        own.yen // box.yen_per_point,
        sum(own.goods) // box.goods_per_point,
    ]


def production(state: YokohamaState, player: Player) -> int:
    return total_of(state.box.production, player.techs)


def technology_points(state: YokohamaState, player: Player) -> int:
    """All points granted by technology texts, in this category only (YOK-13.4)."""
    amount = state.box.tech_amount
    points = 0
    if player.has(EXHIBITION):  # YOK-11.1
        points += amount[EXHIBITION]
    if player.has(BALL):  # YOK-11.2
        points += amount[BALL] * count(player.fulfilled)
    if player.has(PATENTS):  # YOK-11.6
        points += amount[PATENTS] * count(player.techs)
    if player.has(ELECTRIC_LIGHT):  # YOK-11.9
        points += amount[ELECTRIC_LIGHT] * count(player.warehouses)
    if player.has(GAS_LAMP):  # YOK-11.11
        points += amount[GAS_LAMP] * count(player.shops)
    if player.has(WINERY):  # YOK-11.16
        points += amount[WINERY] * len(player.churches)
    if player.has(BRICKWORKS):  # YOK-11.20
        points += amount[BRICKWORKS] * player.down
    return points


def places(state: YokohamaState) -> list[int]:
    """Most points win; then the first category with a difference decides; equal in all is shared (YOK-13.5)."""
    first = score(state, 0)
    second = score(state, 1)
    difference = sum(first) - sum(second)
    for category in range(len(first)):
        if difference == 0:
            difference = first[category] - second[category]
    if difference == 0:
        return [1, 1]
    return [1, 2] if difference > 0 else [2, 1]
