# kotatsu: compiled
"""What a position is worth, for bots: points, what resources and markers usually bring, and what the workers can do next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kotatsu.core.bits import count, has, members
from kotatsu.core.state import NONE
from kotatsu.games.airship import scoring
from kotatsu.games.airship.components import (
    ARCHITECT,
    FACILITY_AWARD,
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
    SHIP_AWARD,
    SHIPYARD,
    TRADE_AWARD,
    VALLEY,
    WORKSHOP,
)
from kotatsu.games.airship.costs import can_pay, discount, meets_prerequisite
from kotatsu.games.airship.grid import destinations
from kotatsu.games.airship.moves import RESOURCES, SHIPS, SITES, SOLD_SHIPS
from kotatsu.games.airship.pending import Pending

if TYPE_CHECKING:
    from kotatsu.games.airship.state import AirshipState

# -- hundredths of a point -------------------------------------------------------------------------
VALUE: Final = [18, 27, 27, 25]  # of a unit of each resource in mid-game
EFFORT: Final = [4, 6, 6, 6]  # tenths of an action that a unit takes to get
FADE: Final = [3, 50, 75, 90]  # percent of that value with so many own turns left; later 100
WORKER: Final = 55  # one worker more, per turn
SAVING: Final = 90  # percent of what a worker brings that lie in the gold saved for one
UPGRADE: Final = 12  # bonuses and room, per turn
UNLOCK: Final = 3  # each of the first ships of a line, per turn
LEAD: Final = 15  # a majority marker, beside the awards
# how often in a hundred turns an action of this kind is done
OFTEN: Final = [0, 0, 0, 0, 40, 16, 6, 12, 0, 0, 0]
PLENTY: Final = 8  # a unit more than this is worth less


def evaluate(state: AirshipState, seat: int) -> int:
    """The own worth against that of the others on average."""
    others = 0
    for other in range(state.seats):
        if other != seat:
            others += worth(state, other)
    value = worth(state, seat) - others // (state.seats - 1)
    left = turns_left(state, seat)
    return value + prospects(state, seat, left) if left else value


def turns_left(state: AirshipState, seat: int) -> int:
    """Turns a player still has, the running one included."""
    if not state.stack:
        return 0
    seats = state.seats
    behind = (seat - state.starter) % seats < (state.active - state.starter) % seats
    return state.box.rounds - state.round + (0 if behind else 1)


def fade(left: int) -> int:
    return FADE[left] if left < 4 else 100


def worth(state: AirshipState, seat: int) -> int:
    """What a player has: points, awards in sight, resources, discounts and contracts."""
    player = state.players[seat]
    left = turns_left(state, seat)
    value = 100 * player.vp
    sure = 40 + 60 * state.round // state.box.rounds if state.stack else 100
    for kind in (SHIP_AWARD, FACILITY_AWARD, TRADE_AWARD):
        value += scoring.award(state, kind, seat) * sure
    value += count(player.majority) * LEAD
    percent = fade(left)
    for resource in range(RESOURCES):
        n = player.stock[resource]
        value += (n * 10 - max(0, n - PLENTY) * 3) * VALUE[resource] * percent // 1000
    if left == 0:
        return value
    workers = 0
    for tile in player.workers:
        workers += int(tile != NONE)
    value += workers * WORKER * left + count(player.upgraded) * UPGRADE * left
    if workers < len(player.workers):
        value += saving_value(state, seat, left)
    for ship in range(SHIPS):
        value += player.markers_at(ship) * marker_value(state, ship, left)
    for line in range(len(LINE_IDS)):
        ship = LEVELS * line
        given = player.given[ship] + player.given[ship + 1] + player.given[ship + 2]
        value += min(given, state.box.to_unlock[line]) * UNLOCK * left
    return value + contracts_value(state, seat, left, workers)


def saving_value(state: AirshipState, seat: int, left: int) -> int:
    """Gold on the way to the next worker is worth more than gold: the more the nearer."""
    price = max(1, state.box.hire_cost[GOLD] - discount(state, seat, GUILD, GOLD))
    gain = (left - 2) * WORKER - price * VALUE[GOLD]
    saved = min(price, state.players[seat].stock[GOLD])
    return max(0, gain) * saved * saved * SAVING // (price * price * 100)


def marker_value(state: AirshipState, ship: int, left: int) -> int:
    """What the discount of one marker saves in the turns left."""
    box = state.box
    return box.cheaper_by[ship] * VALUE[box.cheaper_resource[ship]] * OFTEN[box.cheaper_kind[ship]] * left // 100


def contracts_value(state: AirshipState, seat: int, left: int, workers: int) -> int:
    """Open contracts are worth their reward or their penalty, as far as the time left makes it likely."""
    player = state.players[seat]
    n = count(player.open_contracts())
    if n == 0:
        return 0
    value = 0
    in_stage = (left - 1) % state.box.rounds_per_stage + 1
    for card in members(player.track1):
        value += _contract_value(state, seat, card, in_stage * workers, n)
    for card in members(player.track2):
        value += _contract_value(state, seat, card, min(left, in_stage + 4) * workers, n)
    for card in members(player.track3):
        value += _contract_value(state, seat, card, min(left, in_stage + 8) * workers, n)
    return value


def _contract_value(state: AirshipState, seat: int, card: int, actions: int, n: int) -> int:
    box = state.box
    player = state.players[seat]
    cost = box.contract_cost[card]
    effort = 0
    spent = 0
    for resource in range(RESOURCES):
        if cost[resource]:
            spent += cost[resource] * VALUE[resource]
            effort += max(0, cost[resource] - player.stock[resource]) * EFFORT[resource]
            if cost[resource] > box.capacity[player.upgraded >> resource & 1][resource]:
                effort += 60  # more than the store holds: an upgrade is needed first
    time = actions * 7 // n + 1  # tenths of actions that go into this contract
    chance = max(0, 100 - 100 * effort // time)
    points = 100 * box.contract_vp[card]
    reward = points + VALUE[GOLD] * box.contract_gold[card] - spent
    return (reward * 9 // 10 * chance - points * (100 - chance)) // 100


# -- what the workers can do next ------------------------------------------------------------------


def prospects(state: AirshipState, seat: int, left: int) -> int:
    """The action that is open, the best tile each ready worker can reach, and a little of that for the next turn."""
    worths = [tile_worth(state, seat, kind, left) for kind in range(KINDS)]
    player = state.players[seat]
    own = state.own_positions(seat)
    value = 0
    if seat == state.active:
        step = state.stack[-1]
        if isinstance(step, Pending) and step.tile != NONE:
            value += worths[KIND[step.tile]] * 9 // 10
    for worker, tile in enumerate(player.workers):
        if tile == NONE:
            continue
        near = destinations(state.where[tile], own)
        best = 0
        for position in members(near):
            best = max(best, worths[KIND[state.tiles[position]]])
        value += best * (6 if has(player.ready, worker) and seat == state.active else 2) // 10
    return value


def tile_worth(state: AirshipState, seat: int, kind: int, left: int) -> int:
    """What the action of a kind of tile would bring a player now, about."""
    box = state.box
    player = state.players[seat]
    percent = fade(left)
    best = 0
    if FOREST <= kind <= VALLEY:
        for resource in range(RESOURCES):
            best += min(box.gain[kind][resource], state.room(seat, resource)) * VALUE[resource] * percent // 100
    elif kind == SHIPYARD or kind == ARCHITECT:
        first, last = (0, SHIPS) if kind == SHIPYARD else (SHIPS, SITES)
        for site in range(first, last):
            if (site < SHIPS and not meets_prerequisite(state, seat, site)) or not can_pay(
                state, seat, kind, box.cost[site]
            ):
                continue
            price = cost_value(state, seat, kind, box.cost[site]) * percent // 100
            if state.spaces_left(site) > 0:
                gain = 100 * box.vp[site] + LEAD
                if site < SHIPS:
                    gain += UNLOCK * left + marker_value(state, site, left)
                best = max(best, gain - price)
            if site < SOLD_SHIPS:
                gold = min(box.price[site][state.prices[site]], state.room(seat, GOLD))
                best = max(best, gold * VALUE[GOLD] * percent // 100 - price)
    elif kind == GUILD:
        if NONE in player.workers and can_pay(state, seat, kind, box.hire_cost):
            best = (left - 1) * WORKER - cost_value(state, seat, kind, box.hire_cost) * percent // 100
    elif kind == WORKSHOP:
        for resource in range(RESOURCES):
            if not has(player.upgraded, resource) and can_pay(state, seat, kind, box.upgrade_cost[resource]):
                price = cost_value(state, seat, kind, box.upgrade_cost[resource]) * percent // 100
                best = max(best, 100 * box.upgrade_vp[resource] + UPGRADE * left - price)
    elif kind == MARKET:
        best = 25 if left > 1 else 0
    elif kind == LIGHTHOUSE or kind == PORT:
        best = 3
    return max(0, best)


def cost_value(state: AirshipState, seat: int, kind: int, cost: list[int]) -> int:
    value = 0
    for resource in range(RESOURCES):
        if cost[resource]:
            value += max(0, cost[resource] - discount(state, seat, kind, resource)) * VALUE[resource]
    return value
