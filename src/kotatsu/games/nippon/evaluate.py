# kotatsu: compiled
"""What a position is worth, for bots: points so far, what the regions and achievements promise, and the economy behind.

All values are hundredths of a victory point. The exchange rates follow the components: 5,000 Yen, 2 coal, 2 blueprints and
2 points are worth the same where the board offers them side by side.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kotatsu.core.bits import count
from kotatsu.games.nippon import scoring
from kotatsu.games.nippon.components import (
    CHEAPER_PRODUCTION,
    CONSOLIDATE_COAL,
    EFFECT_IDS,
    EXTRA_WORKERS,
    INCOME,
    LAST_SCORING,
    MINING,
    SHIPS,
    STAR_MINING,
    STAR_TECHNOLOGY,
    TECHNOLOGY,
    TILES_PER_GOOD,
    TRAINS,
)
from kotatsu.games.nippon.moves import ACHIEVEMENTS, REGIONS

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
LAST_WEIGHTS: Final = [100, 100, 100]  # the same in the last turns

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
    if state.over():
        best = 0
        for other in range(seats):
            if other != seat:
                best = max(best, state.players[other].scored)
        return 100 * (state.players[seat].scored - best)
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
    seats = state.seats
    hopes = [0] * seats
    first = scoring.coming(state)
    scorings = LAST_SCORING + 1 - first
    weights = LAST_WEIGHTS if state.left else WEIGHTS
    hope: i64 = 0 if state.left else SHIP_HOPE * scorings
    for region in range(REGIONS):
        totals = scoring.influence(state, region)
        for seat in range(seats):
            player = state.players[seat]
            if totals[seat] == 0:
                hopes[seat] = hopes[seat] + hope * player.ships[region]
                continue
            rank = scoring.rank_of(totals, seat)
            ships: i64 = player.ships[region]
            ships *= scoring.vehicle_value(player, SHIPS) if rank < scoring.SHIPS_SCORE else 0
            value: i64 = INFLUENCE_VALUE * scorings * totals[seat]
            for number in range(scorings):
                value += weights[number] * (state.box.shared_points[first + number][rank] + ships)
            if ships == 0:
                value += hope * player.ships[region]
            hopes[seat] = hopes[seat] + value
    return hopes


# -- one player ------------------------------------------------------------------------------------


def worth(state: NipponState, seat: int, left: i64) -> i64:
    """Points so far, the achievements to expect and what the economy will bring in the turns left."""
    player = state.players[seat]
    box = state.box
    workers: i64 = len(player.workers)
    value: i64 = 100 * player.scored
    value += achievements(state, seat, left)
    soon: i64 = min(10 * (box.worker_slots - workers), left)  # turns before the next consolidation
    cycles: i64 = 100 * left // TURNS_PER_CYCLE  # in hundredths
    # the budget is lost at the next consolidation: it counts as far as it can be spent before
    value += _yen_value(min(player.yen, 600 * soon))
    value += BLUEPRINT_VALUE * min(player.blueprints, 8) * min(left, 150) // 150
    later: i64 = max(0, cycles - 30)
    value += INCOME_VALUE * (box.track[INCOME][player.income] // 100) * later // 1000
    value += _industry(state, player, left, cycles, soon)
    value += TECHNOLOGY_VALUE * player.technology * left // 100
    # workers: the reward they promise, and the wages they will cost
    level = min(workers + player.effects[EXTRA_WORKERS], box.worker_slots)
    value += WORKER_VALUE[level] * min(left + 20, 60) // 60
    overdue = state.turn // state.seats - LONG // 10
    if overdue > 0:  # nobody should wait for the others to use up the workers
        value += OVERDUE_VALUE * overdue * workers
    return value - WAGE_VALUE * scoring.owed(state, seat)


def _yen_value(yen: i64) -> i64:
    """The first 6,000 Yen are worth more than the next, those more than the rest."""
    value: i64 = YEN_VALUES[0] * min(yen, 6000)
    if yen > 6000:
        value += YEN_VALUES[1] * min(yen - 6000, 6000)
    if yen > 12000:
        value += YEN_VALUES[2] * (yen - 12000)
    return value // 1000


def _industry(state: NipponState, player: Player, left: i64, cycles: i64, soon: i64) -> i64:
    """Goods in store, what the factories will produce with the coal there is, and their bonuses."""
    box = state.box
    value: i64 = 0
    need: i64 = 0
    output: i64 = 0
    ripe: i64 = min(left, 30)
    for tile in player.tiles:
        good = tile // TILES_PER_GOOD
        each: i64 = GOOD_VALUE[box.level[good]]
        value += each * player.goods[good] * ripe // 30 + EFFECT_VALUES[box.effect[tile]] * cycles // 100
        output += each * (1 + player.machine(good)) - 20
        need += box.coal[good]
    if player.stored:
        value += STORED_VALUE * min(player.stored, 3) * min(left, 100) // 100
    mined = box.track[MINING]
    coal: i64 = mined[player.mining] * 10
    if player.mining and mined[player.mining - 1] == mined[player.mining]:
        coal += 5  # between two numbers: half way to the next
    coal += 10 * (player.effects[CONSOLIDATE_COAL] + player.effects[CHEAPER_PRODUCTION])
    if need:
        if soon >= 10:  # coal counts as far as the factories can burn it before the next consolidation
            value += COAL_VALUE * min(player.coal, need)
        later: i64 = max(0, cycles - 20)
        # more coal and more factories both help, each the more the scarcer it is
        burnt = 2 * coal * 10 * need // (coal + 10 * need)
        value += output * burnt * later // (1000 * need)
        value += KIND_VALUE * len(player.tiles) * min(left, LONG) // LONG
    return value + SPARE_COAL * coal * cycles // 1000


def achievements(state: NipponState, seat: int, left: i64) -> i64:
    """Every achievement at what it will probably reach, times its multiplier or the hope for one."""
    player = state.players[seat]
    printed = state.box.printed
    value: i64 = 0
    hope: i64 = min(left, 200)  # of getting more multipliers
    growth: i64 = min(left, LONG) * 8
    bases = tenths(state, seat)
    for achievement in range(ACHIEVEMENTS):
        now: i64 = bases[achievement]
        factor: i64 = player.multipliers[achievement]
        if factor:
            missing: i64 = USUAL[achievement] - now
            if missing > 0:
                now += missing * growth // (LONG * 10)
            value += 10 * factor * now
        elif now:
            value += 10 * printed[achievement] * now + BARE_VALUE * now * hope // 2000
    return value


def tenths(state: NipponState, seat: int) -> list[int]:
    """The bases of the achievements in tenths, before the last turns with the part of the next point that is done."""
    player = state.players[seat]
    box = state.box
    # wages of the workers on the board count once it is clear that they may stay there
    if state.left:
        yen = scoring.final_yen(state, seat)
        return [10 * scoring.base(state, seat, achievement, yen) for achievement in range(ACHIEVEMENTS)]
    ships: i64 = player.vehicles_gone(SHIPS)
    trains: i64 = player.vehicles_gone(TRAINS)
    best: i64 = count(player.upgraded)
    return [
        10 * box.track[INCOME][player.income] // box.yen_per_point,
        10 * box.vehicle_stars[SHIPS][ships] + 3 * (ships & 1),
        10 * box.vehicle_stars[TRAINS][trains] + 3 * (trains & 1),
        10 * scoring.regions_of(state, seat),
        10 * best + 5 * (count(player.machines) - best),
        10 * count(player.made & box.advanced),
        10 * (box.track_stars[MINING][player.mining] + player.effects[STAR_MINING]) + 5 * (player.mining & 1),
        10 * (box.track_stars[TECHNOLOGY][player.technology] + player.effects[STAR_TECHNOLOGY])
        + 5 * (player.technology & 1),
        10 * count(player.fulfilled) // box.contracts_per_point,
    ]
