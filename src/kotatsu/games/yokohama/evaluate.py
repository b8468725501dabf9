# kotatsu: compiled
"""What a position is worth, for bots: points already safe, plus what the rest of a player's things usually bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.bits import count
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
from kotatsu.games.yokohama.moves import TECHS

if TYPE_CHECKING:
    from kotatsu.games.yokohama.components import Box
    from kotatsu.games.yokohama.state import Player, YokohamaState

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
ROUND_VALUES: Final = [PER_ROUND.get(tech, 0) for tech in range(TECHS)]
TECH_VALUES: Final = vec[i64]([value * left // 4 for left in range(41) for value in ROUND_VALUES])  # by turns left
STRENGTH_VALUE: Final = 45  # one more strength in one visit
VISITS_PER_SITE: Final = 30  # hundredths of a visit to one area per round


SHRINKS: Final = 8  # turns before the end from which on the value of things shrinks
# -- the places in a row of rates, after the goods
RATES_SIZE: Final = GOODS + 5
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


RATES: Final = vec[i64]([rate for left in range(SHRINKS + 1) for rate in _rates(left)])


class Tables:
    """What judging looks up in the box, as machine numbers."""

    def __init__(self, box: Box) -> None:
        self.order_points = vec[i64](box.order_points)
        self.order_cost = vec[i64]([n for cost in box.order_cost for n in cost])
        self.production = vec[i64](box.production)
        self.church_points = vec[i64](box.church_points)


def evaluate(state: YokohamaState, seat: int) -> int:
    own = state.players[seat]
    other = state.players[1 - seat]
    left = turns_left(state)
    if left == 0:
        return 100 * (sum(scoring.score(state, seat)) - sum(scoring.score(state, 1 - seat)))
    box = state.box
    tables = box.tables
    if tables is None:
        tables = box.tables = Tables(box)
    value = worth(state, tables, own, left) - worth(state, tables, other, left)
    orders: i64 = count(own.fulfilled) - count(other.fulfilled)  # YOK-13.3: on a tie nobody gets the bonus
    if orders:
        value += 100 * box.order_majority if orders > 0 else -100 * box.order_majority
    lead = total_of(tables.production, own.techs) - total_of(tables.production, other.techs)
    if lead:
        value += 100 * box.technology_majority if lead > 0 else -100 * box.technology_majority
    return value


def worth(state: YokohamaState, tables: Tables, player: Player, left: i64) -> i64:
    """What a player has before the end, without what only one of both can have."""
    box = state.box
    # the categories of `scoring.score`, without yen and goods, which are counted below
    points: i64 = box.down_points * player.down + box.up_points * player.up
    points += total_of(tables.order_points, player.fulfilled)
    for number in player.churches:
        church: i64 = number
        if church >= 0:  # hidden ones do not count (YOK-14.3)
            points += tables.church_points[church]
    warehouses: i64 = count(player.warehouses)
    shops: i64 = count(player.shops)
    points += box.warehouse_points * warehouses + box.shop_points * shops
    # the value of what can still be used shrinks towards what it scores at the end
    first = min(left, SHRINKS) * RATES_SIZE
    value: i64 = player.yen * RATES[first + YEN_RATE]
    value += player.up * RATES[first + UP_RATE] + player.agents * RATES[first + AGENT_RATE]
    goods = player.goods
    for good in range(GOODS):
        value += goods[good] * RATES[first + good]
    value += player.extra[0] * RATES[first + EXTRA_RATE] + player.extra[1] * RATES[first + EXTRA_RATE + 1]
    for number in player.orders:
        value += _order_value(tables, goods, number, left)
    techs = player.techs
    if techs:
        points += scoring.technology_points(state, player)
        tech = left * TECHS
        while techs:
            if techs & 1:
                value += TECH_VALUES[tech]
            techs >>= 1
            tech += 1
    value += (shops + warehouses) * VISITS_PER_SITE * STRENGTH_VALUE * left // 1600
    return 100 * points + value + count(player.upgraded) * STRENGTH_VALUE * left // 4


def total_of(row: vec[i64], bits: i64) -> i64:
    """The sum of those numbers of a row whose places are members."""
    n: i64 = 0
    place: i64 = 0
    while bits:
        if bits & 1:
            n += row[place]
        bits >>= 1
        place += 1
    return n


def turns_left(state: YokohamaState) -> i64:
    """Turns a player still has, at most 16."""
    if not state.depth:
        return 0
    rounds: i64 = state.box.rounds - state.round
    return max(0, rounds * 4 + (8 - state.played) // 2)


def _order_value(tables: Tables, goods: list[int], card: i64, left: i64) -> i64:
    """An order in hand is worth a part of its points, the more of its goods are there the larger."""
    if card < 0:
        return ORDER_VALUE
    first = card * GOODS
    missing: i64 = 0
    for good in range(GOODS):
        lacking = tables.order_cost[first + good] - goods[good]
        if lacking > 0:
            missing += lacking
    points = 100 * tables.order_points[card]
    if missing == 0:
        return points // 3
    return points * min(left, 4) // (16 * (1 + missing)) + ORDER_VALUE * min(left, 4) // 4
