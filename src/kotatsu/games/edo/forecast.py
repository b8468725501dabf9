# kotatsu: compiled
"""A player's things as they will probably be after some more actions, and what they are worth then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.bits import count, has, replaced, times, total
from kotatsu.core.state import NONE
from kotatsu.games.edo import scoring
from kotatsu.games.edo.components import (
    ANY_RESOURCE,
    BUILDING,
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
from kotatsu.games.edo.moves import BUILDINGS
from kotatsu.games.edo.rows import fortresses_in, houses_in

if TYPE_CHECKING:
    from kotatsu.games.edo.state import EdoState

# -- hundredths of a point -------------------------------------------------------------------------
STAFF_VALUE: Final = [0, 90, 180, 260, 330, 395, 455, 510, 560, 605, 645, 680, 710, 735, 755, 770, 780, 790]
SAMURAI_VALUE: Final = [0, 90, 165, 220, 245, 255]
CARD_VALUE: Final = [0, 110, 190, 240, 270, 280, 280, 280, 280, 280, 280, 280, 280]
WOOD_VALUE: Final = [0, 16, 34, 50, 66, 78, 90, 100, 108, 114, 120]
STONE_VALUE: Final = [0, 15, 30, 44, 57, 72, 80, 88, 95, 101, 107]
UNKNOWN_RYO: Final = 12
OUT: Final = 1200  # what it costs to end without a house in EDO
NOBODY_LEFT: Final = 100  # steps from nowhere


class Forecast:
    """One player's things while the plan is played through."""

    def __init__(self, state: EdoState, seat: int, hand: vec[i64]) -> None:
        player = state.players[seat]
        self.seat = seat
        self.hand = hand
        self.ryo = player.ryo if player.ryo >= 0 else UNKNOWN_RYO
        self.goods = player.goods
        self.power = total(player.power)
        self.staff = player.officials + player.shoguns
        self.supply = state.shoguns
        self.samurai = player.samurai
        self.cards = count(player.cards)
        self.free_moves = 0
        self.houses = player.houses
        self.kontors = player.kontors
        self.in_edo = scoring.in_edo(state, seat)
        self.cities = state.cities  # replaced by a copy when something is built
        self.income = state.incomes[seat]  # replaced like that
        self.busy = 0  # bits: samurai that have served in the action being executed
        self.walks = 0  # bits: fields from which samurai walked for money

    # -- actions -----------------------------------------------------------------------------------

    def begin(self) -> None:
        """Before anything is played: rows of one's own, to change."""
        self.goods = self.goods[:]
        self.samurai = self.samurai[:]

    def spend(self, fields: list[int]) -> None:
        """Mark those who have served."""
        for field in fields:
            for index, other in enumerate(self.samurai):
                if other == field and not has(self.busy, index):
                    self.busy |= 1 << index
                    break

    def play(self, state: EdoState, action: int, left: int, own: int, walking: bool) -> None:
        """Carry out an action as often as possible; `walking` lets samurai be moved for money first."""
        box = state.box
        kind = box.kind[action]
        if kind == MONEY:
            self.ryo += left * box.amount[action]
        elif kind == RICE_GAIN:
            self.goods[RICE] = min(box.goods_limit, self.goods[RICE] + left * box.amount[action])
        elif kind == RECRUITING:
            while left > 0 and self.goods[RICE] >= box.fee[action] and self.supply:
                self.goods[RICE] -= box.fee[action]
                self.staff += 1
                self.supply -= 1
                left -= 1
        elif kind == DEVELOPING:
            while left > 0 and self.ryo >= box.fee[action] and self.cards < 4:
                self.ryo -= box.fee[action]
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

    def travel(self, state: EdoState, action: int, left: int, own: int) -> None:
        while left > 0:
            men = len(self.samurai)
            if own > 0 and men < 5 and self.goods[RICE] > men and self.staff > men + self.hand[AT_HOME]:
                self.staff -= 1
                own -= 1
                self.samurai.append(state.board.borders[0])
                self.free_moves += 1  # a border post of the player's choice is near to anything
            else:
                self.free_moves += state.box.moves[action]
            left -= 1

    def closest(self, state: EdoState, target: int, used: int, walking: bool) -> int:
        """The unused samurai from whom a field is cheapest to reach, NONE if it cannot be paid."""
        best = NONE
        best_cost = NOBODY_LEFT
        for index, field in enumerate(self.samurai):
            if not has(used, index):
                cost = state.board.distance[field][target]
                if cost < best_cost:
                    best, best_cost = index, cost
        if best == NONE or (best_cost > 0 and not self.pay_walk(state, self.samurai[best], best_cost, walking)):
            return NONE
        self.samurai[best] = target
        return best

    def harvest(self, state: EdoState, action: int, left: int, walking: bool) -> None:
        box = state.box
        used = self.busy
        while left > 0:
            kind = box.resource[action]
            best = NONE
            target = NONE
            best_cost = NOBODY_LEFT
            for index, field in enumerate(self.samurai):
                if has(used, index):
                    continue
                for good in range(GOODS):
                    if (good == kind or kind == ANY_RESOURCE) and self.goods[good] < box.goods_limit:
                        goal = state.board.nearest[good][field]
                        cost = state.board.distance[field][goal]
                        if cost < best_cost:
                            best, best_cost, target = index, cost, goal
            if best == NONE or (best_cost > 0 and not self.pay_walk(state, self.samurai[best], best_cost, walking)):
                return
            self.samurai[best] = target
            used |= 1 << best
            crowd = times(self.samurai, target)
            for other in range(state.seats):
                if other != self.seat:
                    crowd += times(state.players[other].samurai, target)
            units = state.yields()[1 if box.uncrowded[action] else crowd] + box.bonus[action]
            good = box.field_kind[target]
            self.goods[good] = min(box.goods_limit, self.goods[good] + units)
            left -= 1

    def pay_walk(self, state: EdoState, start: int, steps: int, walking: bool) -> bool:
        if self.free_moves > 0:
            self.free_moves -= 1
            return True
        if walking and steps * state.box.step_cost <= self.ryo:
            self.ryo -= steps * state.box.step_cost
            self.walks |= 1 << start
            return True
        return False

    def build(self, state: EdoState, action: int, left: int, walking: bool) -> None:
        used = self.busy
        while left > 0:
            buildings = [building for building in range(BUILDINGS) if self.can_pay(state, action, building)]
            if not buildings:
                return
            best = 0
            best_city = NONE
            best_building = NONE
            for city in state.board.cities:
                steps = 0 if state.box.remote[action] else self.steps_to(state, city, used)
                if steps == NOBODY_LEFT or (steps > 0 and not walking and not self.free_moves):
                    continue
                if self.free_moves:
                    steps = 0
                for building in buildings:
                    if self.ryo - steps >= state.box.prices[action][building][RYO]:
                        value = self.building_value(state, building, city) - self.hand[STEP_WISH] * steps
                        if value > best:
                            best, best_city, best_building = value, city, building
            if best_city == NONE:
                return
            if not state.box.remote[action]:
                used |= 1 << self.closest(state, best_city, used, walking)
            self.erect(state, action, best_building, best_city)
            left -= 1

    def steps_to(self, state: EdoState, city: int, used: int) -> int:
        steps = NOBODY_LEFT
        for index, field in enumerate(self.samurai):
            if not has(used, index):
                steps = min(steps, state.board.distance[field][city])
        return steps

    def can_pay(self, state: EdoState, action: int, building: int) -> bool:
        """Whether there are the goods for a building; money for it may be spent on the way."""
        price = state.box.prices[action][building]
        for kind in range(GOODS):  # noqa: SIM110
            if self.goods[kind] < price[kind]:
                return False
        return True

    def building_value(self, state: EdoState, building: int, city: int) -> int:
        """0 for what the city does not allow, else how much one would like to build it."""
        pieces = self.cities[city]
        if len(pieces) >= state.box.plots:
            return 0
        if building == HOUSE:
            if not self.houses:
                return 0
            value = self.hand[HOUSE_WISH] + self.hand[FIRST_WISH] * int(times(pieces, self.seat) == 0)
            return value + self.hand[EDO_WISH] if city == EDO and not self.in_edo else value
        if building == KONTOR:
            if not self.kontors or not has(state.board.kontor_cities, city):
                return 0
            for other in range(state.seats):
                if times(pieces, KONTOR_PIECE + other):
                    return 0
            return self.hand[KONTOR_WISH]
        if times(pieces, self.seat) == 0 or not state.fortresses:
            return 0
        needed = state.box.houses_per_fortress * (fortresses_in(pieces) + 1)
        return self.hand[FORTRESS_WISH] if houses_in(pieces) >= needed else 0

    def erect(self, state: EdoState, action: int, building: int, city: int) -> None:
        price = state.box.prices[action][building]
        for kind in range(GOODS):
            self.goods[kind] -= price[kind]
        self.ryo -= price[RYO]
        self.power += state.box.power[building]
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

    def trade(self, state: EdoState, action: int, left: int, walking: bool) -> None:
        box = state.box
        used = self.busy
        card = state.merchant_now[0]
        good = box.offer_good[card]
        while left > 0:
            # first see whether there is anything to gain, then send somebody
            due = max(0, box.offer_power[card][RYO] - box.trade_discount[action])
            power = self.ryo >= due
            for kind in range(GOODS):
                if self.goods[kind] < box.offer_power[card][kind]:
                    power = False
            units = min(box.offer_most[card], box.goods_limit - self.goods[good])
            while units > 0 and units * box.offer_price[card] - box.trade_discount[action] > self.ryo:
                units -= 1
            if not power and not units:
                return
            target = state.merchant
            if not box.remote[action]:
                index = self.closest(state, target, used, walking)
                if index == NONE:
                    return
                used |= 1 << index
            due = max(0, box.offer_power[card][RYO] - box.trade_discount[action])
            if power and self.ryo >= due:
                for kind in range(GOODS):
                    self.goods[kind] -= box.offer_power[card][kind]
                self.ryo -= due
                self.power += 1
                if not box.both[action] and not state.has_kontor(self.seat, target):
                    units = 0
            while units > 0 and units * box.offer_price[card] > self.ryo:
                units -= 1
            if units > 0:
                self.ryo -= units * box.offer_price[card]
                self.goods[good] = min(box.goods_limit, self.goods[good] + units)
            left -= 1

    # -- worth -------------------------------------------------------------------------------------

    def worth(self, state: EdoState, left: int, paid: bool) -> int:
        """Everything together, `left` tenths of a round before the end; `paid` when the wages are done."""
        men = len(self.samurai)
        rice = self.goods[RICE]
        if left == 0:
            value = 100 * self.power
            if not self.in_edo:
                return value - OUT
            value += 100 * (men if paid else min(men, rice))
            value += 100 * (self.ryo // state.box.ryo_per_point) + self.ryo // 2
            return value + sum(self.goods)
        hand = self.hand
        value = self.power * hand[POWER]
        # what serves in every round is worth the more the longer the game goes on
        served = left if left < hand[LASTS] else hand[LASTS]
        crew = STAFF_VALUE[min(self.staff, 17)] * hand[STAFF_PART] + SAMURAI_VALUE[min(men, 5)] * hand[SAMURAI_PART]
        value += crew * served // 4000
        value += CARD_VALUE[self.cards] * hand[CARD_PART] * left // 6000
        wood = WOOD_VALUE[min(self.goods[WOOD], 10)] * hand[WOOD_PART]
        value += (wood + STONE_VALUE[min(self.goods[STONE], 10)] * hand[STONE_PART]) // 100
        wages = 0 if paid else men
        value += hand[WAGE_RICE] * min(rice, wages + 2) + hand[SPARE_RICE] * max(0, rice - wages - 2)
        if not paid and rice < men:
            value -= hand[HUNGER] * (men - rice)
        ryo = self.ryo
        kits = min(self.goods[WOOD] // 2, ryo // 7)
        value += hand[KIT] * min(kits, 3)
        purse = hand[RYO_FIRST] * min(ryo, 14) + hand[RYO_NEXT] * max(0, min(ryo, 30) - 14)
        value += (purse + hand[RYO_REST] * max(0, ryo - 30)) // 10
        for income in self.income:
            if income:
                value += income * hand[INCOME] * left // 100
        if not self.in_edo:
            value -= hand[NOT_IN_EDO] + (OUT - 150) * max(0, 100 - left) // hand[EDO_TIME]
        return value
