# kotatsu: compiled
"""A player's things as they will probably be after some more actions, and what they are worth then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.bits import count, replaced, times, total
from kotatsu.core.state import NONE
from kotatsu.games.edo import scoring
from kotatsu.games.edo.components import (
    ANY_RESOURCE,
    BUILDING,
    COSTS,
    DEVELOPING,
    EDO,
    FORTRESS_PIECE,
    GOODS,
    HARVEST,
    HOUSE,
    KONTOR,
    KONTOR_PIECE,
    MONEY,
    RECRUITING,
    RICE,
    RICE_GAIN,
    RYO,
    STONE,
    TRAVEL,
    WOOD,
)
from kotatsu.games.edo.hand import (
    AT_HOME,
    CARD_PART,
    EDO_TIME,
    EDO_WISH,
    FIRST_WISH,
    FORTRESS_WISH,
    HOUSE_WISH,
    HUNGER,
    INCOME,
    KIT,
    KONTOR_WISH,
    LASTS,
    NOT_IN_EDO,
    POWER,
    RYO_FIRST,
    RYO_NEXT,
    RYO_REST,
    SAMURAI_PART,
    SPARE_RICE,
    STAFF_PART,
    STEP_WISH,
    STONE_PART,
    WAGE_RICE,
    WOOD_PART,
)
from kotatsu.games.edo.moves import BUILDINGS, FIELDS
from kotatsu.games.edo.rates import Rates

if TYPE_CHECKING:
    from kotatsu.games.edo.state import EdoState

# -- hundredths of a point -------------------------------------------------------------------------
STAFF_VALUE: Final = vec[i64]([0, 90, 180, 260, 330, 395, 455, 510, 560, 605, 645, 680, 710, 735, 755, 770, 780, 790])
SAMURAI_VALUE: Final = vec[i64]([0, 90, 165, 220, 245, 255])
CARD_VALUE: Final = vec[i64]([0, 110, 190, 240, 270, 280, 280, 280, 280, 280, 280, 280, 280])
WOOD_VALUE: Final = vec[i64]([0, 16, 34, 50, 66, 78, 90, 100, 108, 114, 120])
STONE_VALUE: Final = vec[i64]([0, 15, 30, 44, 57, 72, 80, 88, 95, 101, 107])
UNKNOWN_RYO: Final = 12
OUT: Final = 1200  # what it costs to end without a house in EDO
NOBODY_LEFT: Final = 100  # steps from nowhere
MEN: Final = 5  # samurai that a player has at most
ONE: Final[i64] = 1


class Forecast:
    """One player's things while the plan is played through."""

    def __init__(self, state: EdoState, rates: Rates, seat: int, hand: vec[i64]) -> None:
        player = state.players[seat]
        self.seat = seat
        self.rates = rates
        self.hand = hand
        self.ryo: i64 = player.ryo if player.ryo >= 0 else UNKNOWN_RYO
        self.goods = goods = vec[i64]([0] * GOODS)
        for good in range(GOODS):  # to convert the list at once would take longer
            goods[good] = player.goods[good]
        self.power = total(player.power)
        self.staff: i64 = player.officials + player.shoguns
        self.supply: i64 = state.shoguns
        self.men: i64 = len(player.samurai)
        self.fields = vec[i64]()  # of each of them, once anything is played
        self.cards = count(player.cards)
        self.free_moves: i64 = 0
        self.houses: i64 = player.houses
        self.kontors: i64 = player.kontors
        self.in_edo = times(state.cities[EDO], seat) > 0
        self.cities = state.cities  # replaced by a copy when something is built
        self.income = state.incomes[seat]  # replaced like that
        self.busy: i64 = 0  # bits: samurai that have served in the action being executed
        self.walks: i64 = 0  # bits: fields from which samurai walked for money

    # -- actions -----------------------------------------------------------------------------------

    def begin(self, state: EdoState) -> None:
        """Before anything is played: the samurai with room for more of them."""
        fields = vec[i64]([0] * MEN)
        for man, field in enumerate(state.players[self.seat].samurai):
            fields[man] = field
        self.fields = fields

    def spend(self, fields: list[int]) -> None:
        """Mark those who have served."""
        for field in fields:
            for man in range(self.men):
                if self.fields[man] == field and not self.busy >> man & 1:
                    self.busy |= ONE << man
                    break

    def play(self, state: EdoState, action: i64, left: i64, own: i64, walking: bool) -> None:
        """Carry out an action as often as possible; `walking` lets samurai be moved for money first."""
        rates = self.rates
        kind = rates.kind[action]
        if kind == MONEY:
            self.ryo += left * rates.amount[action]
        elif kind == RICE_GAIN:
            self.gain(state, RICE, left * rates.amount[action])
        elif kind == RECRUITING:
            while left > 0 and self.goods[RICE] >= rates.fee[action] and self.supply:
                self.goods[RICE] -= rates.fee[action]
                self.staff += 1
                self.supply -= 1
                left -= 1
        elif kind == DEVELOPING:
            while left > 0 and self.ryo >= rates.fee[action] and self.cards < 4:
                self.ryo -= rates.fee[action]
                self.cards += 1
                left -= 1
        elif kind == TRAVEL:
            self.travel(state, action, left, own)
        elif kind == HARVEST:
            self.harvest(state, action, left, walking)
        elif kind == BUILDING:
            self.build(state, action, left, walking)
        else:
            self.trade(state, action, left, walking)

    def gain(self, state: EdoState, good: i64, n: i64) -> None:
        limit: i64 = state.box.goods_limit
        self.goods[good] = min(limit, self.goods[good] + n)

    def travel(self, state: EdoState, action: i64, left: i64, own: i64) -> None:
        while left > 0:
            men = self.men
            if own > 0 and men < MEN and self.goods[RICE] > men and self.staff > men + self.hand[AT_HOME]:
                self.staff -= 1
                own -= 1
                self.fields[men] = state.board.borders[0]
                self.men = men + 1
                self.free_moves += 1  # a border post of the player's choice is near to anything
            else:
                self.free_moves += self.rates.moves[action]
            left -= 1

    def closest(self, state: EdoState, target: i64, used: i64, walking: bool) -> i64:
        """The unused samurai from whom a field is cheapest to reach, NONE if it cannot be paid."""
        best: i64 = NONE
        best_cost: i64 = NOBODY_LEFT
        fields, distance = self.fields, self.rates.distance
        for man in range(self.men):
            if not used >> man & 1:
                cost = distance[fields[man] * FIELDS + target]
                if cost < best_cost:
                    best, best_cost = man, cost
        if best == NONE or (best_cost > 0 and not self.pay_walk(state, fields[best], best_cost, walking)):
            return NONE
        self.fields[best] = target
        return best

    def harvest(self, state: EdoState, action: i64, left: i64, walking: bool) -> None:
        rates = self.rates
        fields, distance, nearest = self.fields, rates.distance, rates.nearest
        kind = rates.resource[action]
        limit: i64 = state.box.goods_limit
        used = self.busy
        while left > 0:
            best: i64 = NONE
            target: i64 = NONE
            best_cost: i64 = NOBODY_LEFT
            for man in range(self.men):
                if used >> man & 1:
                    continue
                field = fields[man]
                for good in range(GOODS):
                    if (good == kind or kind == ANY_RESOURCE) and self.goods[good] < limit:
                        goal = nearest[good * FIELDS + field]
                        cost = distance[field * FIELDS + goal]
                        if cost < best_cost:
                            best, best_cost, target = man, cost, goal
            if best == NONE or (best_cost > 0 and not self.pay_walk(state, fields[best], best_cost, walking)):
                return
            fields[best] = target
            used |= ONE << best
            crowd: i64 = 1
            if not rates.uncrowded[action]:
                crowd = 0
                for man in range(self.men):
                    if fields[man] == target:
                        crowd += 1
                for other in range(state.seats):
                    if other != self.seat:
                        crowd += times(state.players[other].samurai, target)
            units: i64 = state.yields()[crowd]
            self.gain(state, rates.field_kind[target], units + rates.bonus[action])
            left -= 1

    def pay_walk(self, state: EdoState, start: i64, steps: i64, walking: bool) -> bool:
        if self.free_moves > 0:
            self.free_moves -= 1
            return True
        if walking:
            price = steps * state.box.step_cost
            if price <= self.ryo:
                self.ryo -= price
                self.walks |= ONE << start
                return True
        return False

    def build(self, state: EdoState, action: i64, left: i64, walking: bool) -> None:
        rates = self.rates
        prices = rates.prices
        first = action * BUILDINGS * COSTS
        remote = rates.remote[action] != 0
        step_wish = self.hand[STEP_WISH]
        used = self.busy
        while left > 0:
            payable: i64 = 0  # bits: buildings
            for building in range(BUILDINGS):
                if self.can_pay(first + building * COSTS):
                    payable |= ONE << building
            if not payable:
                return
            best: i64 = 0
            best_city: i64 = NONE
            best_building: i64 = NONE
            for city in rates.cities:
                steps: i64 = 0
                if not remote:
                    steps = self.steps_to(city, used)
                if steps == NOBODY_LEFT or (steps > 0 and not walking and not self.free_moves):
                    continue
                if self.free_moves:
                    steps = 0
                for building in range(BUILDINGS):
                    if payable >> building & 1 and self.ryo - steps >= prices[first + building * COSTS + RYO]:
                        value = self.building_value(state, building, city) - step_wish * steps
                        if value > best:
                            best, best_city, best_building = value, city, building
            if best_city == NONE:
                return
            if not remote:
                man = self.closest(state, best_city, used, walking)
                if man != NONE:
                    used |= ONE << man
            self.erect(state, first + best_building * COSTS, best_building, best_city)
            left -= 1

    def steps_to(self, city: i64, used: i64) -> i64:
        fields, distance = self.fields, self.rates.distance
        steps: i64 = NOBODY_LEFT
        for man in range(self.men):
            if not used >> man & 1:
                steps = min(steps, distance[fields[man] * FIELDS + city])
        return steps

    def can_pay(self, price: i64) -> bool:
        """Whether there are the goods for a building; money for it may be spent on the way."""
        for good in range(GOODS):  # noqa: SIM110
            if self.goods[good] < self.rates.prices[price + good]:
                return False
        return True

    def building_value(self, state: EdoState, building: i64, city: i64) -> i64:
        """0 for what the city does not allow, else how much one would like to build it."""
        pieces = self.cities[city]
        if len(pieces) >= state.box.plots:
            return 0
        hand = self.hand
        if building == HOUSE:
            if not self.houses:
                return 0
            value = hand[HOUSE_WISH]
            if times(pieces, self.seat) == 0:
                value += hand[FIRST_WISH]
            return value + hand[EDO_WISH] if city == EDO and not self.in_edo else value
        if building == KONTOR:
            if not self.kontors or not state.board.kontor_cities >> city & 1:
                return 0
            for piece in pieces:
                if KONTOR_PIECE <= piece < FORTRESS_PIECE:
                    return 0
            return hand[KONTOR_WISH]
        if times(pieces, self.seat) == 0 or not state.fortresses:
            return 0
        houses = 0
        fortresses = 0
        for piece in pieces:
            if piece < KONTOR_PIECE:
                houses += 1
            elif piece == FORTRESS_PIECE:
                fortresses += 1
        if houses < state.box.houses_per_fortress * (fortresses + 1):
            return 0
        return hand[FORTRESS_WISH]

    def erect(self, state: EdoState, price: i64, building: i64, city: int) -> None:
        prices = self.rates.prices
        for good in range(GOODS):
            self.goods[good] -= prices[price + good]
        self.ryo -= prices[price + RYO]
        self.power += self.rates.power[building]
        piece = FORTRESS_PIECE
        if building == HOUSE:
            self.houses -= 1
            piece = self.seat
            if city == EDO:
                self.in_edo = True
        elif building == KONTOR:
            self.kontors -= 1
            piece = KONTOR_PIECE + self.seat
        self.cities = self.cities[:]
        self.cities[city] = [*self.cities[city], piece]
        self.income = replaced(self.income, city, scoring.income(state, city, self.cities[city], self.seat))

    def trade(self, state: EdoState, action: i64, left: i64, walking: bool) -> None:
        box = state.box
        used = self.busy
        card = state.merchant_now[0]
        good: i64 = box.offer_good[card]
        offered = box.offer_power[card]
        most: i64 = box.offer_most[card]
        price: i64 = box.offer_price[card]
        limit: i64 = box.goods_limit
        discount: i64 = box.trade_discount[action]
        due = max(0, offered[RYO] - discount)
        while left > 0:
            # first see whether there is anything to gain, then send somebody
            power = self.ryo >= due
            for kind in range(GOODS):
                if self.goods[kind] < offered[kind]:
                    power = False
            units = min(most, limit - self.goods[good])
            while units > 0 and units * price - discount > self.ryo:
                units -= 1
            if not power and not units:
                return
            target = state.merchant
            if not box.remote[action]:
                man = self.closest(state, target, used, walking)
                if man == NONE:
                    return
                used |= ONE << man
            if power and self.ryo >= due:
                for kind in range(GOODS):
                    self.goods[kind] -= offered[kind]
                self.ryo -= due
                self.power += 1
                if not box.both[action] and not state.has_kontor(self.seat, target):
                    units = 0
            while units > 0 and units * price > self.ryo:
                units -= 1
            if units > 0:
                self.ryo -= units * price
                self.goods[good] = min(limit, self.goods[good] + units)
            left -= 1

    # -- worth -------------------------------------------------------------------------------------

    def worth(self, state: EdoState, left: i64, paid: bool) -> i64:
        """Everything together, `left` tenths of a round before the end; `paid` when the wages are done."""
        men = self.men
        goods = self.goods
        rice = goods[RICE]
        ryo = self.ryo
        if left == 0:
            value = 100 * self.power
            if not self.in_edo:
                return value - OUT
            value += 100 * (men if paid else min(men, rice))
            value += 100 * (ryo // state.box.ryo_per_point) + ryo // 2
            return value + goods[WOOD] + goods[STONE] + rice
        hand = self.hand
        value = self.power * hand[POWER]
        # what serves in every round is worth the more the longer the game goes on
        served = min(left, hand[LASTS])
        crew = STAFF_VALUE[min(self.staff, 17)] * hand[STAFF_PART] + SAMURAI_VALUE[min(men, MEN)] * hand[SAMURAI_PART]
        value += crew * served // 4000
        value += CARD_VALUE[self.cards] * hand[CARD_PART] * left // 6000
        wood = WOOD_VALUE[min(goods[WOOD], 10)] * hand[WOOD_PART]
        value += (wood + STONE_VALUE[min(goods[STONE], 10)] * hand[STONE_PART]) // 100
        wages: i64 = 0
        if not paid:
            wages = men
        value += hand[WAGE_RICE] * min(rice, wages + 2)
        if rice > wages + 2:
            value += hand[SPARE_RICE] * (rice - wages - 2)
        if not paid and rice < men:
            value -= hand[HUNGER] * (men - rice)
        kits = min(goods[WOOD] // 2, ryo // 7)
        value += hand[KIT] * min(kits, 3)
        purse = hand[RYO_FIRST] * min(ryo, 14)
        if ryo > 14:
            purse += hand[RYO_NEXT] * (min(ryo, 30) - 14)
        if ryo > 30:
            purse += hand[RYO_REST] * (ryo - 30)
        value += purse // 10
        part = hand[INCOME] * left
        for number in self.income:
            income: i64 = number
            if income:
                value += income * part // 100
        if not self.in_edo:
            value -= hand[NOT_IN_EDO]
            if left < 100:
                value -= (OUT - 150) * (100 - left) // hand[EDO_TIME]
        return value
