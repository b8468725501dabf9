# kotatsu: compiled
"""What a position is worth, for bots: points, what resources and markers usually bring, and what the workers can do next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.bits import count, has, holds, members
from kotatsu.core.state import NONE
from kotatsu.games.airship import scoring
from kotatsu.games.airship.components import (
    ARCHITECT,
    FOREST,
    GOLD,
    GUILD,
    KIND,
    KINDS,
    LEVELS,
    LIGHTHOUSE,
    LINE_IDS,
    MARKET,
    PORT,
    SHIPYARD,
    VALLEY,
    WORKSHOP,
)
from kotatsu.games.airship.costs import discount, discounts, meets_prerequisite
from kotatsu.games.airship.grid import destinations
from kotatsu.games.airship.hand import (
    DELIVERY,
    EARLY_LEAD,
    EFFORT,
    FADE,
    LATER,
    LEAD,
    MARKET_WORTH,
    NO_ROOM,
    OFTEN,
    OPEN,
    PACE,
    PASSAGE_WORTH,
    PLENTY,
    READY,
    SAVING,
    TOIL,
    UNLOCK,
    UPGRADE,
    VALUE,
    WORKER,
)
from kotatsu.games.airship.moves import RESOURCES, SHIPS, SITES, SOLD_SHIPS, TILES
from kotatsu.games.airship.pending import Pending

if TYPE_CHECKING:
    from kotatsu.games.airship.state import AirshipState


def evaluate(state: AirshipState, seat: int, hand: vec[i64]) -> int:
    """The own worth against that of the others on average."""
    merits = [[scoring.merit(state, kind, player) for player in range(state.seats)] for kind in range(scoring.AWARDS)]
    others = 0
    for other in range(state.seats):
        if other != seat:
            others += worth(state, other, merits, hand)
    value = worth(state, seat, merits, hand) - others // (state.seats - 1)
    left = turns_left(state, seat)
    return value + prospects(state, seat, left, hand) if left else value


def turns_left(state: AirshipState, seat: int) -> int:
    """Turns a player still has, the running one included."""
    if state.over():
        return 0
    seats = state.seats
    behind = (seat - state.starter) % seats < (state.active - state.starter) % seats
    return state.box.rounds - state.round + (0 if behind else 1)


def lasting(state: AirshipState, hand: vec[i64]) -> int:
    """The percentage of an award that a lead in it is worth now: the closer the end, the surer it is."""
    if not state.depth:
        return 100
    part = 100 * state.round // state.box.rounds
    return hand[EARLY_LEAD] + (100 - hand[EARLY_LEAD]) * part * (100 + part) // 20000


def fade(left: int, hand: vec[i64]) -> int:
    return hand[FADE + left] if left < 4 else 100


def worth(state: AirshipState, seat: int, merits: list[list[int]], hand: vec[i64]) -> int:
    """What a player has: points, awards in sight, resources, discounts and contracts."""
    player = state.players[seat]
    left = turns_left(state, seat)
    value: i64 = 100 * player.vp
    sure: i64 = lasting(state, hand)
    for kind in range(scoring.AWARDS):
        value += scoring.prize(state, kind, merits[kind], seat) * sure
    if player.majority:
        value += count(player.majority) * hand[LEAD]
    percent: i64 = fade(left, hand)
    stock = player.stock
    for resource in range(RESOURCES):
        n: i64 = stock[resource]
        if n:
            tenths = n * 10 if n <= hand[PLENTY] else n * 7 + hand[PLENTY] * 3
            value += tenths * hand[VALUE + resource] * percent // 1000
    if left == 0:
        return value
    workers = 0
    for tile in player.workers:
        workers += int(tile != NONE)
    value += workers * hand[WORKER] * left + count(player.upgraded) * hand[UPGRADE] * left
    if workers < len(player.workers):
        value += saving_value(state, seat, left, hand)
    given = player.given
    majority = player.majority
    for line in range(len(LINE_IDS)):
        donated = 0
        for ship in range(LEVELS * line, LEVELS * line + LEVELS):
            markers = given[ship]
            donated += markers
            markers += majority >> ship & 1
            if markers:
                value += markers * marker_value(state, ship, left, hand)
        if donated:
            value += min(donated, state.box.to_unlock[line]) * hand[UNLOCK] * left
    return value + contracts_value(state, seat, left, workers, hand)


def saving_value(state: AirshipState, seat: int, left: int, hand: vec[i64]) -> int:
    """Gold on the way to the next worker is worth more than gold: the more the nearer."""
    gold = state.players[seat].stock[GOLD]
    if gold == 0 or left <= 2:
        return 0
    price = max(1, state.box.hire_cost[GOLD] - discount(state, seat, GUILD, GOLD))
    gain = (left - 2) * hand[WORKER] - price * hand[VALUE + GOLD]
    saved = min(price, gold)
    return max(0, gain) * saved * saved * hand[SAVING] // (price * price * 100)


def marker_value(state: AirshipState, ship: int, left: int, hand: vec[i64]) -> int:
    """What the discount of one marker saves in the turns left."""
    box = state.box
    by: i64 = box.cheaper_by[ship]
    kind = box.cheaper_kind[ship]
    if not SHIPYARD <= kind <= WORKSHOP:
        return 0
    return by * hand[VALUE + box.cheaper_resource[ship]] * hand[OFTEN - SHIPYARD + kind] * left // 100


def contracts_value(state: AirshipState, seat: int, left: int, workers: int, hand: vec[i64]) -> int:
    """Open contracts are worth their reward or their penalty, as far as the time left makes it likely."""
    player = state.players[seat]
    if player.open_contracts() == 0:
        return 0
    n = count(player.open_contracts())
    in_stage = (left - 1) % state.box.rounds_per_stage + 1
    value = _track_value(state, seat, player.track1, in_stage * workers, n, hand)
    value += _track_value(state, seat, player.track2, min(left, in_stage + 4) * workers, n, hand)
    return value + _track_value(state, seat, player.track3, min(left, in_stage + 8) * workers, n, hand)


def _track_value(state: AirshipState, seat: int, contracts: int, actions: int, n: int, hand: vec[i64]) -> int:
    value = 0
    if contracts:
        for card in members(contracts):
            value += _contract_value(state, seat, card, actions, n, hand)
    return value


def _contract_value(state: AirshipState, seat: int, card: int, actions: i64, n: i64, hand: vec[i64]) -> i64:
    box = state.box
    player = state.players[seat]
    cost = box.contract_cost[card]
    effort: i64 = 0
    spent: i64 = 0
    for resource in range(RESOURCES):
        units: i64 = cost[resource]
        if units:
            spent += units * hand[VALUE + resource]
            missing = units - player.stock[resource]
            if missing > 0:
                effort += missing * hand[EFFORT + resource]
            if units > box.capacity[player.upgraded >> resource & 1][resource]:
                effort += hand[NO_ROOM]  # more than the store holds: an upgrade is needed first
    time = actions * hand[PACE] // (10 * n) + 1  # tenths of actions that go into this contract
    lost = hand[TOIL] * effort // time
    chance = 100 - lost if lost < 100 else 0
    points: i64 = 100 * box.contract_vp[card]
    reward = points + hand[VALUE + GOLD] * box.contract_gold[card] - spent
    return (reward * hand[DELIVERY] // 100 * chance - points * (100 - chance)) // 100


# -- what the workers can do next ------------------------------------------------------------------


def prospects(state: AirshipState, seat: int, left: int, hand: vec[i64]) -> int:
    """The action that is open, the best tile each ready worker can reach, and a little of that for the next turn."""
    worths = [NONE] * KINDS  # worked out when one is asked for
    player = state.players[seat]
    own = state.own_positions(seat)
    value = 0
    if seat == state.active:
        step = state.top()
        if isinstance(step, Pending) and step.tile != NONE:
            value += _worth_of(state, seat, KIND[step.tile], left, worths, hand) * hand[OPEN] // 100
    for worker, tile in enumerate(player.workers):
        if tile == NONE:
            continue
        near = destinations(state.where[tile], own)
        best = 0
        for position in range(TILES):
            if near >> position & 1:
                best = max(best, _worth_of(state, seat, KIND[state.tiles[position]], left, worths, hand))
        value += best * (hand[READY] if has(player.ready, worker) and seat == state.active else hand[LATER]) // 100
    return value


def _worth_of(state: AirshipState, seat: int, kind: int, left: int, worths: list[int], hand: vec[i64]) -> int:
    if worths[kind] == NONE:
        worths[kind] = tile_worth(state, seat, kind, left, hand)
    return worths[kind]


def tile_worth(state: AirshipState, seat: int, kind: int, left: int, hand: vec[i64]) -> int:
    """What the action of a kind of tile would bring a player now, about."""
    box = state.box
    player = state.players[seat]
    percent = fade(left, hand)
    best = 0
    if FOREST <= kind <= VALLEY:
        gain = box.gain[kind]
        for resource in range(RESOURCES):
            if gain[resource]:
                best += min(gain[resource], state.room(seat, resource)) * hand[VALUE + resource] * percent // 100
    elif kind == SHIPYARD or kind == ARCHITECT:
        less = discounts(state, seat, kind)
        first, last = (0, SHIPS) if kind == SHIPYARD else (SHIPS, SITES)
        for site in range(first, last):
            if site >= SHIPS or meets_prerequisite(state, seat, site):
                price = price_value(player.stock, box.cost[site], less, hand)
                if price != NONE:
                    best = max(best, site_worth(state, seat, site, left, hand) - price * percent // 100)
    elif kind == GUILD:
        if holds(player.workers, NONE):
            price = price_value(player.stock, box.hire_cost, discounts(state, seat, kind), hand)
            if price != NONE:
                best = (left - 1) * hand[WORKER] - price * percent // 100
    elif kind == WORKSHOP:
        less = discounts(state, seat, kind)
        for resource in range(RESOURCES):
            if not has(player.upgraded, resource):
                price = price_value(player.stock, box.upgrade_cost[resource], less, hand)
                if price != NONE:
                    best = max(best, 100 * box.upgrade_vp[resource] + hand[UPGRADE] * left - price * percent // 100)
    elif kind == MARKET:
        best = hand[MARKET_WORTH] if left > 1 else 0
    elif kind == LIGHTHOUSE or kind == PORT:
        best = hand[PASSAGE_WORTH]
    return max(0, best)


def site_worth(state: AirshipState, seat: int, site: int, left: int, hand: vec[i64]) -> int:
    """The better of donating and selling an airship, or of a facility, whatever it costs."""
    box = state.box
    best = 0
    if state.spaces_left(site) > 0:
        best = 100 * box.vp[site] + hand[LEAD]
        if site < SHIPS:
            best += hand[UNLOCK] * left + marker_value(state, site, left, hand)
    if site < SOLD_SHIPS:
        gold = min(box.price[site][state.prices[site]], state.room(seat, GOLD))
        best = max(best, gold * hand[VALUE + GOLD] * fade(left, hand) // 100)
    return best


def price_value(stock: list[int], cost: list[int], less: list[int], hand: vec[i64]) -> int:
    """What a price is worth to a player after discounts, NONE if it cannot be paid."""
    value: i64 = 0
    for resource in range(RESOURCES):
        price: i64 = cost[resource] - less[resource]
        if price > stock[resource]:
            return NONE
        if price > 0:
            value += price * hand[VALUE + resource]
    return value
