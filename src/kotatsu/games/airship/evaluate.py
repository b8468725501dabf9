# kotatsu: compiled
"""What a position is worth, for bots: points, what resources and markers usually bring, and what the workers can do next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.bits import count, holds
from kotatsu.core.state import NONE
from kotatsu.games.airship import scoring
from kotatsu.games.airship.components import (
    ARCHITECT,
    FACILITY_AWARD,
    FOREST,
    GOLD,
    GUILD,
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
from kotatsu.games.airship.moves import RESOURCES, SHIPS, SITES, SOLD_SHIPS
from kotatsu.games.airship.pending import Pending
from kotatsu.games.airship.rates import Rates

if TYPE_CHECKING:
    from kotatsu.games.airship.state import AirshipState, Player

ONE: Final[i64] = 1
UNPAID: Final = -1  # instead of what a price is worth: it is too high
UNSEEN: Final = -1  # instead of what a tile is worth: nobody has asked


def evaluate(state: AirshipState, seat: int, hand: vec[i64]) -> int:
    """The own worth against that of the others on average."""
    rates = state.box.rates
    if rates is None:
        rates = state.box.rates = Rates(state.box)
    seats: i64 = state.seats
    merits = merits_of(state)
    sure = lasting(state, hand)
    others: i64 = 0
    for other in range(state.seats):
        if other != seat:
            others += worth(state, rates, other, merits, sure, hand)
    value = worth(state, rates, seat, merits, sure, hand) - others // (seats - 1)
    left = turns_left(state, seat)
    return value + prospects(state, rates, seat, left, hand) if left else value


def merits_of(state: AirshipState) -> vec[i64]:
    """What everybody has done for each award, as `scoring.merit` says, award by award."""
    seats: i64 = state.seats
    merits = vec[i64]([0] * (scoring.AWARDS * seats))
    for seat in range(seats):
        player = state.players[seat]
        merits[SHIP_AWARD * seats + seat] = count(player.majority & scoring.SHIP_BITS)
        merits[FACILITY_AWARD * seats + seat] = count(player.majority & ~scoring.SHIP_BITS)
        merits[TRADE_AWARD * seats + seat] = count(player.fulfilled)
    return merits


def turns_left(state: AirshipState, seat: i64) -> i64:
    """Turns a player still has, the running one included."""
    if state.over():
        return 0
    seats: i64 = state.seats
    starter: i64 = state.starter
    behind = (seat - starter) % seats < (state.active - starter) % seats
    left: i64 = state.box.rounds - state.round
    return left if behind else left + 1


def lasting(state: AirshipState, hand: vec[i64]) -> i64:
    """The percentage of an award that a lead in it is worth now: the closer the end, the surer it is."""
    if not state.depth:
        return 100
    part: i64 = 100 * state.round // state.box.rounds
    return hand[EARLY_LEAD] + (100 - hand[EARLY_LEAD]) * part * (100 + part) // 20000


# `x if ... else 0` would be boxed where x is a machine number: here and below it is written out


def fade(left: i64, hand: vec[i64]) -> i64:
    if left < 4:
        return hand[FADE + left]
    return 100


def worth(state: AirshipState, rates: Rates, seat: i64, merits: vec[i64], sure: i64, hand: vec[i64]) -> i64:
    """What a player has: points, awards in sight, resources, discounts and contracts."""
    player = state.players[seat]
    left = turns_left(state, seat)
    points: i64 = player.vp
    value = 100 * points
    seats: i64 = state.seats
    for kind in range(scoring.AWARDS):
        if merits[kind * seats + seat]:
            value += prize(rates, kind, merits, seats, seat) * sure
    majority: i64 = player.majority
    if majority:
        value += count(majority) * hand[LEAD]
    percent = fade(left, hand)
    plenty = hand[PLENTY]
    stock = player.stock
    for resource in range(RESOURCES):
        n: i64 = stock[resource]
        if n:
            tenths = n * 10 if n <= plenty else n * 7 + plenty * 3
            value += tenths * hand[VALUE + resource] * percent // 1000
    if left == 0:
        return value
    workers: i64 = 0
    for tile in player.workers:
        if tile != NONE:
            workers += 1
    value += workers * hand[WORKER] * left + count(player.upgraded) * hand[UPGRADE] * left
    if workers < len(player.workers):
        value += saving_value(rates, player, left, hand)
    given = player.given
    for line in range(len(LINE_IDS)):
        donated: i64 = 0
        for ship in range(LEVELS * line, LEVELS * line + LEVELS):
            markers: i64 = given[ship]
            donated += markers
            markers += majority >> ship & 1
            if markers:
                value += markers * marker_value(rates, ship, left, hand)
        if donated:
            value += min(donated, rates.to_unlock[line]) * hand[UNLOCK] * left
    contracts: i64 = player.open_contracts()
    return value + contracts_value(state, rates, player, left, workers, hand) if contracts else value


def prize(rates: Rates, kind: i64, merits: vec[i64], seats: i64, seat: i64) -> i64:
    """What an award brings somebody who has done something for it, as `scoring.prize` says."""
    first = kind * seats
    own = merits[first + seat]
    better: i64 = 0
    equal: i64 = 0
    for place in range(first, first + seats):
        if merits[place] > own:
            better += 1
        elif merits[place] == own:
            equal += 1
    if better == 0:
        return rates.first_prize[kind] if equal == 1 else (rates.first_prize[kind] + rates.second_prize[kind]) // equal
    if better == 1:
        return rates.second_prize[kind] // equal
    return 0


def saving_value(rates: Rates, player: Player, left: i64, hand: vec[i64]) -> i64:
    """Gold on the way to the next worker is worth more than gold: the more the nearer."""
    gold: i64 = player.stock[GOLD]
    if gold == 0 or left <= 2:
        return 0
    price = max(1, rates.hire_cost[GOLD] - discount(rates, player, GUILD, GOLD))
    gain = (left - 2) * hand[WORKER] - price * hand[VALUE + GOLD]
    if gain <= 0:
        return 0
    saved = min(price, gold)
    return gain * saved * saved * hand[SAVING] // (price * price * 100)


def discount(rates: Rates, player: Player, kind: i64, resource: i64) -> i64:
    """How much less of a resource a kind of action costs a player, as `costs.discount` says."""
    less: i64 = 0
    ship: i64 = 0
    ships = rates.cheaper[kind]
    while ships:
        if ships & 1 and rates.cheaper_resource[ship] == resource:
            less += player.markers_at(ship) * rates.cheaper_by[ship]
        ships >>= 1
        ship += 1
    return less


def marker_value(rates: Rates, ship: i64, left: i64, hand: vec[i64]) -> i64:
    """What the discount of one marker saves in the turns left."""
    often = rates.cheaper_often[ship]
    if often < 0:
        return 0
    return rates.cheaper_by[ship] * hand[rates.cheaper_value[ship]] * hand[often] * left // 100


def contracts_value(state: AirshipState, rates: Rates, player: Player, left: i64, workers: i64, hand: vec[i64]) -> i64:
    """Open contracts are worth their reward or their penalty, as far as the time left makes it likely."""
    n = count(player.open_contracts())
    stage: i64 = state.box.rounds_per_stage
    in_stage = (left - 1) % stage + 1
    value = _track_value(rates, player, player.track1, in_stage * workers, n, hand)
    value += _track_value(rates, player, player.track2, min(left, in_stage + 4) * workers, n, hand)
    return value + _track_value(rates, player, player.track3, min(left, in_stage + 8) * workers, n, hand)


def _track_value(rates: Rates, player: Player, contracts: i64, actions: i64, n: i64, hand: vec[i64]) -> i64:
    value: i64 = 0
    card: i64 = 0
    while contracts:
        if contracts & 1:
            value += _contract_value(rates, player, card, actions, n, hand)
        contracts >>= 1
        card += 1
    return value


def _contract_value(rates: Rates, player: Player, card: i64, actions: i64, n: i64, hand: vec[i64]) -> i64:
    first = card * RESOURCES
    stock = player.stock
    effort: i64 = 0
    spent: i64 = 0
    for resource in range(RESOURCES):
        units = rates.contract_cost[first + resource]
        if units:
            spent += units * hand[VALUE + resource]
            missing = units - stock[resource]
            if missing > 0:
                effort += missing * hand[EFFORT + resource]
            if units > rates.capacity[(player.upgraded >> resource & 1) * RESOURCES + resource]:
                effort += hand[NO_ROOM]  # more than the store holds: an upgrade is needed first
    time = actions * hand[PACE] // (10 * n) + 1  # tenths of actions that go into this contract
    lost = hand[TOIL] * effort // time
    chance: i64 = 0
    if lost < 100:
        chance = 100 - lost
    points = 100 * rates.contract_vp[card]
    reward = points + hand[VALUE + GOLD] * rates.contract_gold[card] - spent
    return (reward * hand[DELIVERY] // 100 * chance - points * (100 - chance)) // 100


# -- what the workers can do next ------------------------------------------------------------------


def prospects(state: AirshipState, rates: Rates, seat: int, left: i64, hand: vec[i64]) -> i64:
    """The action that is open, the best tile each ready worker can reach, and a little of that for the next turn."""
    outlook = Outlook(state, rates, seat, left, hand)
    player = state.players[seat]
    own: i64 = state.own_positions(seat)
    value: i64 = 0
    ready: i64 = 0
    if seat == state.active:
        ready = player.ready
        step = state.top()
        if isinstance(step, Pending) and step.tile != NONE:
            value += outlook.worth(rates.kind[step.tile]) * hand[OPEN] // 100
    where, tiles = state.where, state.tiles
    for tile in player.workers:
        if tile != NONE:
            near = destinations(where[tile], own)
            position: i64 = 0
            best: i64 = 0
            while near:
                if near & 1:
                    best = max(best, outlook.worth(rates.kind[tiles[position]]))
                near >>= 1
                position += 1
            value += best * (hand[READY] if ready & 1 else hand[LATER]) // 100
        ready >>= 1
    return value


class Outlook:
    """What the action of a kind of tile would bring a player now, about; worked out when it is first asked for."""

    def __init__(self, state: AirshipState, rates: Rates, seat: int, left: i64, hand: vec[i64]) -> None:
        self.state = state
        self.rates = rates
        self.player = state.players[seat]
        self.left = left
        self.hand = hand
        self.percent = fade(left, hand)
        self.stock = stock = vec[i64]([0] * RESOURCES)
        for resource in range(RESOURCES):  # to convert the list at once would take longer
            stock[resource] = self.player.stock[resource]
        self.less = vec[i64]([0] * RESOURCES)  # the discounts of the kind that is looked at
        self.worths = vec[i64]([UNSEEN] * KINDS)

    def worth(self, kind: i64) -> i64:
        """What a tile of a kind brings."""
        worth = self.worths[kind]
        if worth == UNSEEN:
            worth = max(0, self._tile(kind))
            self.worths[kind] = worth
        return worth

    def _tile(self, kind: i64) -> i64:
        if kind <= VALLEY:
            return self._gathered((kind - FOREST) * RESOURCES)
        if kind == SHIPYARD:
            return self._site(kind, 0, SHIPS)
        if kind == ARCHITECT:
            return self._site(kind, SHIPS, SITES)
        if kind == GUILD:
            return self._hired()
        if kind == WORKSHOP:
            return self._upgraded()
        if kind == MARKET and self.left > 1:
            return self.hand[MARKET_WORTH]
        if kind == LIGHTHOUSE or kind == PORT:
            return self.hand[PASSAGE_WORTH]
        return 0

    def _gathered(self, first: i64) -> i64:
        gain = self.rates.gain
        value: i64 = 0
        for resource in range(RESOURCES):
            n = gain[first + resource]
            if n:
                value += min(n, self._room(resource)) * self.hand[VALUE + resource] * self.percent // 100
        return value

    def _room(self, resource: i64) -> i64:
        upgraded: i64 = self.player.upgraded
        return self.rates.capacity[(upgraded >> resource & 1) * RESOURCES + resource] - self.stock[resource]

    def _site(self, kind: i64, first: i64, last: i64) -> i64:
        """The best of the airships or facilities that can be paid."""
        self._look_for_discounts(kind)
        given = self.player.given
        best: i64 = 0
        for site in range(first, last):
            if site < SHIPS:
                needed = self.rates.needed[site]
                if needed and given[site - 1] < needed:  # AIR-6.3.2
                    continue
            price = self._price(self.rates.cost, site * RESOURCES)
            if price != UNPAID:
                best = max(best, self._built(site) - price * self.percent // 100)
        return best

    def _built(self, site: i64) -> i64:
        """The better of donating and selling an airship, or of a facility, whatever it costs."""
        hand, state = self.hand, self.state
        best: i64 = 0
        if state.spaces_left(site) > 0:
            best = 100 * self.rates.vp[site] + hand[LEAD]
            if site < SHIPS:
                best += hand[UNLOCK] * self.left + marker_value(self.rates, site, self.left, hand)
        if site < SOLD_SHIPS:
            price: i64 = state.box.price[site][state.prices[site]]
            gold = min(price, self._room(GOLD))
            best = max(best, gold * hand[VALUE + GOLD] * self.percent // 100)
        return best

    def _hired(self) -> i64:
        if not holds(self.player.workers, NONE):
            return 0
        self._look_for_discounts(GUILD)
        price = self._price(self.rates.hire_cost, 0)
        if price == UNPAID:
            return 0
        return (self.left - 1) * self.hand[WORKER] - price * self.percent // 100

    def _upgraded(self) -> i64:
        self._look_for_discounts(WORKSHOP)
        upgraded: i64 = self.player.upgraded
        best: i64 = 0
        for resource in range(RESOURCES):
            if not upgraded >> resource & 1:
                price = self._price(self.rates.upgrade_cost, resource * RESOURCES)
                if price != UNPAID:
                    value = 100 * self.rates.upgrade_vp[resource] + self.hand[UPGRADE] * self.left
                    best = max(best, value - price * self.percent // 100)
        return best

    def _look_for_discounts(self, kind: i64) -> None:
        less, rates = self.less, self.rates
        for resource in range(RESOURCES):
            less[resource] = 0
        given = self.player.given
        majority: i64 = self.player.majority
        ships = rates.cheaper[kind]
        ship: i64 = 0
        while ships:
            if ships & 1:
                markers = given[ship] + (majority >> ship & 1)
                if markers:
                    less[rates.cheaper_resource[ship]] += markers * rates.cheaper_by[ship]
            ships >>= 1
            ship += 1

    def _price(self, costs: vec[i64], first: i64) -> i64:
        """What a price is worth to the player after discounts, UNPAID if it is too high."""
        less, stock, hand = self.less, self.stock, self.hand
        value: i64 = 0
        for resource in range(RESOURCES):
            price = costs[first + resource] - less[resource]
            if price > stock[resource]:
                return UNPAID
            if price > 0:
                value += price * hand[VALUE + resource]
        return value
