# kotatsu: compiled
"""What a position is worth, for bots: points already safe, plus what the rest of a player's things usually bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kotatsu.core.bits import count, total_of
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
TECH_VALUES: Final = [[value * left // 4 for value in ROUND_VALUES] for left in range(41)]  # by turns left
STRENGTH_VALUE: Final = 45  # one more strength in one visit
VISITS_PER_SITE: Final = 30  # hundredths of a visit to one area per round


SHRINKS: Final = 8  # turns before the end from which on the value of things shrinks
# -- the places in a row of rates, after the goods
YEN_RATE: Final = GOODS
UP_RATE: Final = GOODS + 1
AGENT_RATE: Final = GOODS + 2
EXTRA_RATE: Final = GOODS + 3


def _rates(left: int) -> list[int]:
    """What one of each thing is worth with so many turns left; what it scores at the end comes second."""
    things = [(value, 33) for value in GOOD_VALUE]
    things += [(YEN_VALUE, 50), (UP_VALUE - 100, 0), (AGENT_VALUE, AGENT_VALUE // 2)]
    things += [(value, 0) for value in EXTRA_VALUE]
    return [last + (value - last) * left // SHRINKS for value, last in things]


RATES: Final = [_rates(left) for left in range(SHRINKS + 1)]


def evaluate(state: YokohamaState, seat: int) -> int:
    return worth(state, seat) - worth(state, 1 - seat)


def worth(state: YokohamaState, seat: int) -> int:
    player = state.players[seat]
    points = scoring.score(state, seat)
    left = turns_left(state)
    value = 0
    for category in range(scoring.YEN_POINTS if left else len(points)):  # yen and goods are counted below
        value += points[category]
    value *= 100
    if left == 0:
        return value
    # the value of what can still be used shrinks towards what it scores at the end
    rates = RATES[min(left, SHRINKS)]
    goods = player.goods
    for good in range(GOODS):
        value += goods[good] * rates[good]
    value += player.yen * rates[YEN_RATE] + player.up * rates[UP_RATE] + player.agents * rates[AGENT_RATE]
    value += player.extra[0] * rates[EXTRA_RATE] + player.extra[1] * rates[EXTRA_RATE + 1]
    for card in player.orders:
        value += _order_value(state, seat, card, left)
    value += total_of(TECH_VALUES[left], player.techs)
    sites = count(player.shops) + count(player.warehouses)
    value += sites * VISITS_PER_SITE * STRENGTH_VALUE * left // 1600
    value += count(player.upgraded) * STRENGTH_VALUE * left // 4
    return value


def turns_left(state: YokohamaState) -> int:
    """Turns a player still has, at most 16."""
    rounds = state.box.rounds - state.round
    return max(0, rounds * 4 + (8 - state.played) // 2) if state.depth else 0


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
