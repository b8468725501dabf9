# kotatsu: compiled
"""Scoring: points by category in the order of the rule book, which is also the order of the tie-break (YOK-13.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

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


def score(state: YokohamaState, seat: int) -> list[int]:
    """The eleven categories. Orders not fulfilled, agents and extra strength cards count nothing (YOK-13.1)."""
    box = state.box
    own = state.players[seat]
    other = state.players[1 - seat]
    # YOK-13.3: on a tie nobody gets the bonus
    orders_lead = len(own.fulfilled) > len(other.fulfilled)
    production_lead = production(state, own) > production(state, other)
    return [
        sum([box.order_points[card] for card in own.fulfilled]),
        box.order_majority if orders_lead else 0,
        technology_points(state, own),
        box.technology_majority if production_lead else 0,
        sum([box.church_points[card] for card in own.churches if card >= 0]),  # hidden ones do not count (YOK-14.3)
        box.warehouse_points * sum(own.warehouses),
        box.shop_points * sum(own.shops),
        box.down_points * own.down,
        box.up_points * own.up,
        own.yen // box.yen_per_point,
        sum(own.goods) // box.goods_per_point,
    ]


def production(state: YokohamaState, player: Player) -> int:
    return sum([state.box.production[card] for card in player.techs])


def technology_points(state: YokohamaState, player: Player) -> int:
    """All points granted by technology texts, in this category only (YOK-13.4)."""
    amount = state.box.tech_amount
    has = player.has
    return (
        has[EXHIBITION] * amount[EXHIBITION]  # YOK-11.1
        + has[BALL] * amount[BALL] * len(player.fulfilled)  # YOK-11.2
        + has[PATENTS] * amount[PATENTS] * len(player.techs)  # YOK-11.6
        + has[ELECTRIC_LIGHT] * amount[ELECTRIC_LIGHT] * sum(player.warehouses)  # YOK-11.9
        + has[GAS_LAMP] * amount[GAS_LAMP] * sum(player.shops)  # YOK-11.11
        + has[WINERY] * amount[WINERY] * len(player.churches)  # YOK-11.16
        + has[BRICKWORKS] * amount[BRICKWORKS] * player.down  # YOK-11.20
    )


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
