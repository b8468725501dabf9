# kotatsu: compiled
"""What a position is worth, for bots: points so far, what the regions and achievements promise, and the economy behind.

All values are hundredths of a victory point; `rates.py` says what things are worth.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.games.nippon import scoring
from kotatsu.games.nippon.components import (
    ADVANCED,
    BEST_MACHINES,
    CHEAPER_PRODUCTION,
    CONSOLIDATE_COAL,
    EXTRA_WORKERS,
    FREE_COLOURS,
    FULFILLED,
    LAST_SCORING,
    MINING_STARS,
    MONEY,
    PRESENCE,
    SHIP_STARS,
    SHIP_VALUE,
    STAR_MINING,
    STAR_TECHNOLOGY,
    TECHNOLOGY_STARS,
    TIES,
    TILES_PER_GOOD,
    TRAIN_STARS,
    TRAIN_VALUE,
)
from kotatsu.games.nippon.moves import ACHIEVEMENTS, REGIONS
from kotatsu.games.nippon.rates import (
    BARE_VALUE,
    BLUEPRINT_VALUE,
    COAL_VALUE,
    INFLUENCE_VALUE,
    KIND_VALUE,
    LONG,
    OVERDUE_VALUE,
    RANKS,
    SHIP_HOPE,
    SPARE_COAL,
    STORED_VALUE,
    TECHNOLOGY_VALUE,
    TURNS_PER_CYCLE,
    WAGE_VALUE,
    YEN_FIRST,
    YEN_NEXT,
    YEN_REST,
    Rates,
)

if TYPE_CHECKING:
    from kotatsu.games.nippon.state import NipponState, Player

ONE: Final[i64] = 1


def evaluate(state: NipponState, seat: int) -> int:
    """How far a seat is ahead of the average of the others."""
    seats = state.seats
    if state.over():
        best = 0
        for other in range(seats):
            if other != seat:
                best = max(best, state.players[other].scored)
        return 100 * (state.players[seat].scored - best)
    rates = state.box.rates
    if rates is None:
        rates = state.box.rates = Rates(state.box)
    hopes = prospects(state, rates)
    left = turns_left(state)
    others: i64 = 0
    for other in range(seats):
        if other != seat:
            others += hopes[other] + worth(state, rates, other, left)
    return hopes[seat] + worth(state, rates, seat, left) - others // (seats - 1)


def turns_left(state: NipponState) -> i64:
    """Turns that each player still has, in tenths.

    Before the last turns this counts the turns taken rather than the workers left, so that no bot gains by wasting time.
    """
    if state.left:
        return 10 * state.left // state.seats
    least = state.box.final_turns + state.box.gold - state.marker
    return max(LONG - 10 * state.turn // state.seats, 10 * least)


# -- regions ---------------------------------------------------------------------------------------


def prospects(state: NipponState, rates: Rates) -> vec[i64]:
    """By seat: what the regions promise in the scorings to come, as they stand now."""
    seats: i64 = state.seats
    players = state.players
    sway = state.sway
    hopes = vec[i64]([0] * seats)
    totals = vec[i64]([0] * (seats + 1))
    coming: i64 = scoring.coming(state)
    scorings = LAST_SCORING + 1 - coming
    last = state.left != 0
    ranks = rates.last_ranks if last else rates.ranks
    weight = (rates.last_weights if last else rates.weights)[coming]
    hope: i64 = 0
    if not last:
        hope = SHIP_HOPE * scorings
    first: i64 = 0  # of the region's places in the row of influence
    for region in range(REGIONS):
        for seat in range(seats):
            total = sway[first + seat]
            if total:
                player = players[seat]
                if player.trains_gone:
                    total += player.trains[region] * player.effects[TRAIN_VALUE]
            totals[seat] = total
        totals[seats] = sway[first + seats]
        first += seats + 1
        for seat in range(seats):
            own = totals[seat]
            player = players[seat]
            ships: i64 = player.ships[region] if player.ships_gone else 0
            if own == 0:
                hopes[seat] += hope * ships
                continue
            rank: i64 = 0  # as `scoring.rank_of` says
            for total in totals:
                if total > own:
                    rank += TIES
                elif total == own:
                    rank += 1
            value = INFLUENCE_VALUE * scorings * own + ranks[coming * RANKS + rank]
            if ships:
                counted: i64 = 0
                if rank < scoring.SHIPS_SCORE:
                    counted = ships * player.effects[SHIP_VALUE]
                value += weight * counted if counted else hope * ships
            hopes[seat] += value
    return hopes


# -- one player ------------------------------------------------------------------------------------


def worth(state: NipponState, rates: Rates, seat: int, left: i64) -> i64:
    """Points so far, the achievements to expect and what the economy will bring in the turns left."""
    player = state.players[seat]
    slots: i64 = state.box.worker_slots
    effects = player.effects
    workers: i64 = len(player.workers)
    value = 100 * player.scored + achievements(state, rates, seat, left)
    soon = min(10 * (slots - workers), left)  # turns before the next consolidation
    cycles = 100 * left // TURNS_PER_CYCLE  # in hundredths
    # the budget is lost at the next consolidation: it counts as far as it can be spent before
    value += _yen_value(min(player.yen, 600 * soon))
    value += BLUEPRINT_VALUE * min(player.blueprints, 8) * min(left, 150) // 150
    if cycles > 30:
        value += rates.income[player.income] * (cycles - 30) // 1000
    value += _industry(player, rates, left, cycles, soon)
    value += TECHNOLOGY_VALUE * player.technology * left // 100
    # workers: the reward they promise, and the wages they will cost
    value += rates.workers[min(workers + effects[EXTRA_WORKERS], slots)] * min(left + 20, 60) // 60
    if workers:
        turn: i64 = state.turn
        overdue = turn // state.seats - LONG // 10
        if overdue > 0:  # nobody should wait for the others to use up the workers
            value += OVERDUE_VALUE * overdue * workers
        seen: i64 = 0
        for colour in player.workers:
            seen |= ONE << colour
        owed = rates.ones[seen] - effects[FREE_COLOURS]
        if owed > 0:
            value -= WAGE_VALUE * owed
    return value


def _yen_value(yen: i64) -> i64:
    """The first 6,000 Yen are worth more than the next, those more than the rest."""
    value = YEN_FIRST * min(yen, 6000)
    if yen > 6000:
        value += YEN_NEXT * min(yen - 6000, 6000)
    if yen > 12000:
        value += YEN_REST * (yen - 12000)
    return value // 1000


def _industry(player: Player, rates: Rates, left: i64, cycles: i64, soon: i64) -> i64:
    """Goods in store, what the factories will produce with the coal there is, and their bonuses."""
    effects = player.effects
    value: i64 = 0
    need: i64 = 0
    output: i64 = 0
    ripe = min(left, 30)
    goods = player.goods
    for number in player.tiles:
        tile: i64 = number
        good = tile // TILES_PER_GOOD
        each = rates.good[tile]
        stock: i64 = goods[good]
        value += each * stock * ripe // 30 + rates.effect[tile] * cycles // 100
        output += each * (1 + (player.machines >> good & 1) + (player.upgraded >> good & 1)) - 20
        need += rates.coal[tile]
    if player.stored:
        value += STORED_VALUE * min(player.stored, 3) * min(left, 100) // 100
    coal = rates.mined[player.mining] + 10 * (effects[CONSOLIDATE_COAL] + effects[CHEAPER_PRODUCTION])
    if need:
        if soon >= 10:  # coal counts as far as the factories can burn it before the next consolidation
            value += COAL_VALUE * min(player.coal, need)
        if cycles > 20:
            # more coal and more factories both help, each the more the scarcer it is
            burnt = 2 * coal * 10 * need // (coal + 10 * need)
            value += output * burnt * (cycles - 20) // (1000 * need)
        value += KIND_VALUE * len(player.tiles) * min(left, LONG) // LONG
    return value + SPARE_COAL * coal * cycles // 1000


def achievements(state: NipponState, rates: Rates, seat: int, left: i64) -> i64:
    """Every achievement at what it will probably reach, times its multiplier or the hope for one.

    Their bases are counted in tenths, before the last turns with the part of the next point that is done.
    """
    player = state.players[seat]
    hope = min(left, 200)  # of getting more multipliers
    growth = min(left, LONG) * 8
    value: i64 = 0
    # wages of the workers on the board count once it is clear that they may stay there
    if state.left:
        yen = scoring.final_yen(state, seat)
        for achievement in range(ACHIEVEMENTS):
            base: i64 = 10 * scoring.base(state, seat, achievement, yen)
            value += _expected(player, rates, achievement, base, hope, growth)
        return value
    effects = player.effects
    best = rates.ones[player.upgraded]
    machines = 5 * (best + rates.ones[player.machines])
    advanced = 10 * rates.ones[player.made & state.box.advanced]
    mining = rates.mining[player.mining] + 10 * effects[STAR_MINING]
    technology = rates.technology[player.technology] + 10 * effects[STAR_TECHNOLOGY]
    value += _expected(player, rates, MONEY, rates.money[player.income], hope, growth)
    value += _expected(player, rates, SHIP_STARS, rates.ships[player.ships_gone], hope, growth)
    value += _expected(player, rates, TRAIN_STARS, rates.trains[player.trains_gone], hope, growth)
    value += _expected(player, rates, PRESENCE, 10 * scoring.regions_of(state, seat), hope, growth)
    value += _expected(player, rates, BEST_MACHINES, machines, hope, growth)
    value += _expected(player, rates, ADVANCED, advanced, hope, growth)
    value += _expected(player, rates, MINING_STARS, mining, hope, growth)
    value += _expected(player, rates, TECHNOLOGY_STARS, technology, hope, growth)
    return value + _expected(player, rates, FULFILLED, rates.contracts[player.fulfilled], hope, growth)


def _expected(player: Player, rates: Rates, achievement: i64, now: i64, hope: i64, growth: i64) -> i64:
    """What an achievement is worth whose base is so many tenths now."""
    factor: i64 = player.multipliers[achievement]
    if factor:
        missing = rates.usual[achievement] - now
        if missing > 0:
            now += missing * growth // (LONG * 10)
        return 10 * factor * now
    return 10 * rates.printed[achievement] * now + BARE_VALUE * now * hope // 2000
