# kotatsu: compiled
"""What a position is worth, for bots: points already safe, plus what the rest of a player's things usually bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kotatsu.core.bits import count, members
from kotatsu.games.yokohama import scoring
from kotatsu.games.yokohama.components import (
    GOODS,
    LANGUAGE_SCHOOL,
    MINING,
    NEWSPAPER,
    POSTAL_SERVICE,
    PRINTING,
    RAILWAY_STATION,
    STAGECOACH,
    STOCK_EXCHANGE,
    TELEGRAPH,
    TELEPHONE,
    TEXTILE_FACTORY,
    TRAM,
    UNIVERSITY,
)

if TYPE_CHECKING:
    from kotatsu.games.yokohama.state import YokohamaState

# -- hundredths of a point -------------------------------------------------------------------------
GOOD_VALUE: Final = [150, 110, 75, 75]
YEN_VALUE: Final = 70
EXTRA_VALUE: Final = [60, 110]
AGENT_VALUE: Final = 350
UP_VALUE: Final = 170  # an import that may still be turned over or paid
ORDER_VALUE: Final = 60  # an order in hand, however far away
PER_ROUND: Final = {
    STOCK_EXCHANGE: 70,
    STAGECOACH: 60,
    TRAM: 100,
    RAILWAY_STATION: 90,
    POSTAL_SERVICE: 50,
    TELEPHONE: 70,
    NEWSPAPER: 60,
    TEXTILE_FACTORY: 40,
    TELEGRAPH: 90,
    MINING: 90,
    PRINTING: 100,
    LANGUAGE_SCHOOL: 90,
    UNIVERSITY: 120,
}
ROUND_VALUES: Final = [PER_ROUND.get(tech, 0) for tech in range(20)]
STRENGTH_VALUE: Final = 45  # one more strength in one visit
VISITS_PER_SITE: Final = 30  # hundredths of a visit to one area per round


def evaluate(state: YokohamaState, seat: int) -> int:
    return worth(state, seat) - worth(state, 1 - seat)


def worth(state: YokohamaState, seat: int) -> int:
    points = scoring.score(state, seat)
    value = 100 * (sum(points) - points[9] - points[10])  # yen and goods are counted below
    player = state.players[seat]
    left = turns_left(state)
    if left == 0:
        return value + 100 * (points[9] + points[10])
    # the value of what can still be used shrinks towards what it scores at the end
    value += player.yen * _fading(YEN_VALUE, 50, left)
    for good in range(GOODS):
        value += player.goods[good] * _fading(GOOD_VALUE[good], 33, left)
    value += player.up * _fading(UP_VALUE - 100, 0, left)
    for kind in range(2):
        value += player.extra[kind] * _fading(EXTRA_VALUE[kind], 0, left)
    value += player.agents * _fading(AGENT_VALUE, AGENT_VALUE // 2, left)
    for card in player.orders:
        value += _order_value(state, seat, card, left)
    for tech in members(player.techs):
        value += ROUND_VALUES[tech] * left // 4
    sites = count(player.shops) + count(player.warehouses)
    value += sites * VISITS_PER_SITE * STRENGTH_VALUE * left // 1600
    value += count(player.upgraded) * STRENGTH_VALUE * left // 4
    return value


def turns_left(state: YokohamaState) -> int:
    """Turns a player still has, at most 16."""
    rounds = state.box.rounds - state.round
    return max(0, rounds * 4 + (8 - state.played) // 2) if state.stack else 0


def _fading(value: int, last: int, left: int) -> int:
    return last + (value - last) * min(left, 8) // 8


def _order_value(state: YokohamaState, seat: int, card: int, left: int) -> int:
    """An order in hand is worth a part of its points, the more of its goods are there the larger."""
    if card < 0:
        return ORDER_VALUE
    cost = state.box.order_cost[card]
    goods = state.players[seat].goods
    missing = 0
    for good in range(GOODS):
        missing += max(0, cost[good] - goods[good])
    points = 100 * state.box.order_points[card]
    if missing == 0:
        return points // 3
    return points * min(left, 4) // (16 * (1 + missing)) + ORDER_VALUE * min(left, 4) // 4
