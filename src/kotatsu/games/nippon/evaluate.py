# kotatsu: compiled
"""What a position is worth, for bots: points so far, what the regions and achievements promise, and the economy behind.

All values are hundredths of a victory point. The exchange rates follow the components: 5,000 Yen, 2 coal, 2 blueprints and
2 points are worth the same where the board offers them side by side.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kotatsu.core.bits import count
from kotatsu.games.nippon import scoring
from kotatsu.games.nippon.components import (
    BEST_MACHINES,
    CHEAPER_PRODUCTION,
    CONSOLIDATE_COAL,
    EFFECT_IDS,
    EXTRA_WORKERS,
    FREE_COLOURS,
    FULFILLED,
    INCOME,
    MINING,
    MINING_STARS,
    MONEY,
    NO_SCORING,
    SHIP_STARS,
    SHIPS,
    TECHNOLOGY_STARS,
    TRAIN_STARS,
    TRAINS,
)
from kotatsu.games.nippon.moves import ACHIEVEMENTS, GOODS, REGIONS

if TYPE_CHECKING:
    from kotatsu.games.nippon.state import NipponState, Player

TURNS_PER_CYCLE: Final = 55  # from one consolidation to the next, in tenths
LONG: Final = 400  # tenths of a turn: a whole game

COAL_VALUE: Final = 40
BLUEPRINT_VALUE: Final = 60
GOOD_VALUE: Final = [0, 130, 200, 290]  # by level
WAGE_VALUE: Final = 60  # of a colour that will have to be paid
STORED_VALUE: Final = 60
OVERDUE_VALUE: Final = 15  # of a worker on the board for each turn beyond the usual number
YEN_VALUES: Final = [40, 25, 12]  # of 1,000 Yen: up to 6,000, up to 12,000, beyond
INCOME_VALUE: Final = 34  # of 1,000 Yen of income in each cycle
KIND_VALUE: Final = 300  # of a factory for its own sake, at the beginning
SPARE_COAL: Final = 14  # of a coal in each cycle, whatever it is for
TECHNOLOGY_VALUE: Final = 32  # of a step for each 10 turns
BARE_VALUE: Final = 85  # of a point of an achievement that may still get a multiplier
INFLUENCE_VALUE: Final = 12  # of 1 influence for each scoring to come, besides the rank
SHIP_HOPE: Final = 40  # of a ship for each scoring to come where it would not score now
WEIGHTS: Final = [85, 60, 50]  # per cent: of the next scoring, the one after it, the last of three

# the value of the reward that the workers on the board promise
WORKER_VALUE: Final = [0, 180, 360, 540, 800, 1060, 1320]
# tenths of what an achievement usually reaches at the end of a game
USUAL: Final = [20, 15, 15, 35, 30, 25, 30, 35, 30]

# permanent effects: value for each cycle left
PER_CYCLE: Final = {
    "extra_mining": 25,
    "extra_technology": 30,
    "cheaper_invest": 25,
    "cheaper_machines": 50,
    "cheaper_transport": 70,
    "cheaper_production": 90,
    "contract_yen": 50,
    "contract_vp": 130,
    "tile_yen": 50,
    "tile_vp": 180,
    "consolidate_coal": 45,
    "free_colours": 90,
    "blueprints_per_step": 60,
    "extra_workers": 180,
    "train_value": 60,
    "ship_value": 60,
}
EFFECT_VALUES: Final = [PER_CYCLE.get(word, 0) for word in EFFECT_IDS]


def evaluate(state: NipponState, seat: int) -> int:
    """How far a seat is ahead of the average of the others."""
    seats = state.seats
    if not state.stack:
        own = 100 * sum(state.players[seat].points)
        best = 0
        for other in range(seats):
            if other != seat:
                best = max(best, 100 * sum(state.players[other].points))
        return own - best
    hopes = prospects(state)
    left = turns_left(state)
    others = 0
    for other in range(seats):
        if other != seat:
            others += hopes[other] + worth(state, other, left)
    return hopes[seat] + worth(state, seat, left) - others // (seats - 1)


def turns_left(state: NipponState) -> int:
    """Turns that each player still has, in tenths.

    Before the last turns this counts the turns taken rather than the workers left, so that no bot gains by wasting time.
    """
    if state.left:
        return 10 * state.left // state.seats
    least = state.box.final_turns + state.box.gold - state.marker
    return max(LONG - 10 * state.turn // state.seats, 10 * least)


# -- regions ---------------------------------------------------------------------------------------


def prospects(state: NipponState) -> list[int]:
    """By seat: what the regions promise in the scorings to come, as they stand now."""
    box = state.box
    seats = state.seats
    hopes = [0] * seats
    first = 0  # the next scoring
    for space in range(1, state.marker + 1):
        if space < box.gold and box.scoring_at[space] != NO_SCORING:
            first = box.scoring_at[space] + 1
    for region in range(REGIONS):
        totals = scoring.influence(state, region)
        for number in range(first, 3):
            weight = 100 if state.left else WEIGHTS[number - first]
            result = scoring.ranked_from(state, region, number, totals)
            for seat in range(seats):
                hopes[seat] += weight * (result[seat] + result[seats + seat])
                if totals[seat]:
                    hopes[seat] += INFLUENCE_VALUE * totals[seat]
                if not state.left and result[seats + seat] == 0:
                    hopes[seat] += SHIP_HOPE * state.players[seat].ships[region]
    return hopes


# -- one player ------------------------------------------------------------------------------------


def worth(state: NipponState, seat: int, left: int) -> int:
    """Points so far, the achievements to expect and what the economy will bring in the turns left."""
    player = state.players[seat]
    box = state.box
    value = 100 * sum(player.points)
    value += achievements(state, seat, left)
    free = box.worker_slots - len(player.workers)  # turns before the next consolidation
    soon = min(10 * free, left)
    cycles = 100 * left // TURNS_PER_CYCLE  # in hundredths
    # the budget is lost at the next consolidation: it counts as far as it can be spent before
    value += _yen_value(min(player.yen, 600 * soon))
    value += _coal_value(state, player, soon)
    value += BLUEPRINT_VALUE * min(player.blueprints, 8) * min(left, 150) // 150
    later = max(0, cycles - 30)
    value += INCOME_VALUE * (box.track[INCOME][player.income] // 100) * later // 1000
    value += _industry(state, player, left, cycles)
    value += TECHNOLOGY_VALUE * player.technology * left // 100
    # workers: the reward they promise, and the wages they will cost
    level = min(len(player.workers) + state.extra(seat, EXTRA_WORKERS), box.worker_slots)
    value += WORKER_VALUE[level] * min(left + 20, 60) // 60
    overdue = state.turn // state.seats - LONG // 10
    if overdue > 0:  # nobody should wait for the others to use up the workers
        value += OVERDUE_VALUE * overdue * len(player.workers)
    value -= WAGE_VALUE * max(0, state.colours(seat) - state.extra(seat, FREE_COLOURS))
    return value


def _yen_value(yen: int) -> int:
    """The first 6,000 Yen are worth more than the next, those more than the rest."""
    value = YEN_VALUES[0] * min(yen, 6000)
    if yen > 6000:
        value += YEN_VALUES[1] * min(yen - 6000, 6000)
    if yen > 12000:
        value += YEN_VALUES[2] * (yen - 12000)
    return value // 1000


def _coal_value(state: NipponState, player: Player, soon: int) -> int:
    """Coal counts as far as the factories can burn it before the next consolidation."""
    need = 0
    for good in range(GOODS):
        if player.makes(good):
            need += state.box.coal[good]
    if soon < 10:
        return 0
    return COAL_VALUE * min(player.coal, need)


def _industry(state: NipponState, player: Player, left: int, cycles: int) -> int:
    """Goods in store and what the factories will produce with the coal there is."""
    box = state.box
    value = 0
    need = 0
    output = 0
    kinds = 0
    for good in range(GOODS):
        if player.makes(good):
            each = GOOD_VALUE[box.level[good]]
            value += each * player.goods[good] * min(left, 30) // 30
            output += each * (1 + player.machine(good)) - 20
            need += box.coal[good]
            kinds += 1
    value += STORED_VALUE * min(player.stored, 3) * min(left, 100) // 100
    coal = box.track[MINING][player.mining] * 10
    if player.mining and box.track[MINING][player.mining - 1] == box.track[MINING][player.mining]:
        coal += 5  # between two numbers: half way to the next
    coal += 10 * box.extra(player.factories, CONSOLIDATE_COAL) + 10 * box.extra(player.factories, CHEAPER_PRODUCTION)
    if need:
        later = max(0, cycles - 20)
        # more coal and more factories both help, each the more the scarcer it is
        burnt = 2 * coal * 10 * need // (coal + 10 * need)
        value += output * burnt * later // (1000 * need)
        value += KIND_VALUE * kinds * min(left, LONG) // LONG
    value += SPARE_COAL * coal * cycles // 1000
    tiles = player.factories
    tile = 0
    while tiles:
        if tiles & 1:
            value += EFFECT_VALUES[box.effect[tile]] * cycles // 100
        tiles >>= 1
        tile += 1
    return value


def achievements(state: NipponState, seat: int, left: int) -> int:
    """Every achievement at what it will probably reach, times its multiplier or the hope for one."""
    player = state.players[seat]
    box = state.box
    value = 0
    # wages of the workers on the board count once it is clear that they may stay there
    yen = scoring.final_yen(state, seat) if state.left else box.track[INCOME][player.income]
    hope = min(left, 200)  # of getting more multipliers
    for achievement in range(ACHIEVEMENTS):
        now = tenths(state, seat, achievement, yen)
        factor = player.multipliers[achievement]
        if factor:
            missing = USUAL[achievement] - now
            if missing > 0:
                now += missing * min(left, LONG) * 8 // (LONG * 10)
            value += 10 * factor * now
        else:
            value += 10 * box.printed[achievement] * now + BARE_VALUE * now * hope // 2000
    return value


def tenths(state: NipponState, seat: int, achievement: int, yen: int) -> int:
    """The base of an achievement in tenths, with the part of the next point that is done already."""
    player = state.players[seat]
    box = state.box
    if achievement == MONEY:
        return 10 * yen // box.yen_per_point if state.left == 0 else 10 * (yen // box.yen_per_point)
    if achievement == FULFILLED:
        done = count(player.fulfilled)
        return 10 * done // box.contracts_per_point if state.left == 0 else 10 * (done // box.contracts_per_point)
    base = 10 * scoring.base(state, seat, achievement, yen)
    if state.left:
        return base
    if achievement == SHIP_STARS:
        return base + 3 * (player.vehicles_gone(SHIPS) & 1)
    if achievement == TRAIN_STARS:
        return base + 3 * (player.vehicles_gone(TRAINS) & 1)
    if achievement == BEST_MACHINES:
        return base + 5 * (count(player.machines) - count(player.upgraded))
    if achievement == MINING_STARS:
        return base + 5 * (player.mining & 1)
    if achievement == TECHNOLOGY_STARS:
        return base + 5 * (player.technology & 1)
    return base
