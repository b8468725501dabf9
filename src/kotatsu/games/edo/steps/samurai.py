# kotatsu: compiled
"""Actions that need a samurai for each activation: harvest, building and trade (sections 6.6 to 6.8 of the rules).

Samurai are alike, so an activation names the field where its samurai stands. Activations without a fitting samurai lapse
by themselves, because then only the pass is left (EDO-5.9).
"""

from __future__ import annotations

from typing import Final

from kotatsu.core.bits import has, times
from kotatsu.core.state import LEGAL, NOT_ASKED, Automatic
from kotatsu.games.edo import events
from kotatsu.games.edo.components import (
    ANY_RESOURCE,
    FROM_TRADE,
    GOODS,
    HOUSE,
    KONTOR,
    KONTOR_PIECE,
    RYO,
)
from kotatsu.games.edo.house_rules import CROWDED_OUT
from kotatsu.games.edo.moves import BUILD, BUILDINGS, BUY, CITIES, FIELDS, PASS, POWER, UNITS, USE
from kotatsu.games.edo.reasons import (
    CANNOT_PAY,
    CITY_IS_FULL,
    HAS_SERVED,
    KONTOR_IS_THERE,
    NO_FORTRESS_LEFT,
    NO_HOUSE_LEFT,
    NO_KONTOR_HERE,
    NO_KONTOR_LEFT,
    NO_OWN_HOUSE,
    NO_SAMURAI_THERE,
    NOT_ON_OFFER,
    NOT_ON_THIS_MAP,
    NOTHING_LEFT_HERE,
    OFFER_IS_USED,
    STOCK_IS_FULL,
    TOO_FEW_HOUSES,
    WRONG_FIELD,
)
from kotatsu.games.edo.rows import each, fortresses_in, houses_in
from kotatsu.games.edo.state import EdoState
from kotatsu.games.edo.steps.activation import Activation


def free_fields(state: EdoState, seat: int) -> list[int]:
    """The fields with an own samurai that can still serve in this action (EDO-5.8)."""
    return [field for field in each(state.players[seat].samurai, 0) if state.unserved(seat, field) > 0]


def why_no_samurai(state: EdoState, seat: int, field: int) -> int:
    """Each activation needs a different samurai (EDO-5.8)."""
    if state.unserved(seat, field) > 0:
        return LEGAL
    return HAS_SERVED if times(state.players[seat].samurai, field) else NO_SAMURAI_THERE


class Harvest(Activation):
    """Which samurai harvests next (EDO-6.6.1, EDO-6.6.5, EDO-10.6)."""

    def options(self, state: EdoState, seat: int) -> list[int]:
        return [USE + field for field in free_fields(state, seat)] + [PASS]

    def why_no_more(self, state: EdoState, seat: int, code: int) -> int:
        if not USE <= code < USE + FIELDS:
            return NOT_ASKED
        field = code - USE
        kind = state.box.field_kind[field]
        wanted = state.box.resource[self.action]
        # EDO-6.6.5: only fields of the action's own kind; rivers, border posts and cities give nothing (EDO-1.8)
        if kind >= GOODS or (kind != wanted and wanted != ANY_RESOURCE):
            return WRONG_FIELD
        if state.players[seat].goods[kind] >= state.box.goods_limit:  # nothing could be taken (EDO-1.7)
            return STOCK_IS_FULL
        reason = why_no_samurai(state, seat, field)
        if reason == LEGAL and state.house_rules & CROWDED_OUT and self.units(state, field) == 0:
            return NOTHING_LEFT_HERE
        return reason

    def do(self, state: EdoState, seat: int, code: int) -> None:
        field = code - USE
        state.tell(events.HARVESTED, seat, field)
        state.gain(seat, state.box.field_kind[field], self.units(state, field))
        state.served = [*state.served, field]
        if self.left > 1:
            state.push(Harvest(self.action, self.left - 1))

    def units(self, state: EdoState, field: int) -> int:
        """What a samurai brings: the fewer of any colour, the more (EDO-6.6.2, EDO-6.6.3).

        A special card adds to it or ignores the others (EDO-6.9.2).
        """
        crowd = 1 if state.box.uncrowded[self.action] else state.crowd(field)
        return state.yields()[crowd] + state.box.bonus[self.action]


class Build(Activation):
    """What is built next, and where (EDO-6.7.1, EDO-10.7)."""

    def options(self, state: EdoState, seat: int) -> list[int]:
        codes: list[int] = []
        for city in state.board.cities if state.box.remote[self.action] else free_fields(state, seat):
            if city < CITIES:
                first = BUILD + city * BUILDINGS
                codes += [first, first + 1, first + 2]
        codes.append(PASS)
        return codes

    def why_no_more(self, state: EdoState, seat: int, code: int) -> int:
        if not BUILD <= code < BUILD + CITIES * BUILDINGS:
            return NOT_ASKED
        city = (code - BUILD) // BUILDINGS
        building = (code - BUILD) % BUILDINGS
        if not has(state.board.has_field, city):
            return NOT_ON_THIS_MAP
        if not state.box.remote[self.action]:  # EDO-6.9.3: one special card needs no samurai
            reason = why_no_samurai(state, seat, city)
            if reason:
                return reason
        reason = why_no_building(state, seat, building, city)
        if reason:
            return reason
        player = state.players[seat]
        price = state.box.prices[self.action][building]
        for kind in range(GOODS):
            if player.goods[kind] < price[kind]:
                return CANNOT_PAY
        return LEGAL if player.ryo >= price[RYO] else CANNOT_PAY

    def do(self, state: EdoState, seat: int, code: int) -> None:
        city = (code - BUILD) // BUILDINGS
        building = (code - BUILD) % BUILDINGS
        state.tell(events.BUILT, seat, building, city)
        for kind in range(GOODS + 1):
            state.pay(seat, kind, state.box.prices[self.action][building][kind])
        state.gain_power(seat, building, state.box.power[building])
        state.erect(seat, building, city)
        if not state.box.remote[self.action]:
            state.served = [*state.served, city]
        # what was built counts at once for the next activation (EDO-6.7.8)
        if self.left > 1:
            state.push(Build(self.action, self.left - 1))


def why_no_building(state: EdoState, seat: int, building: int, city: int) -> int:
    """The building rules, whoever stands there and whatever it costs (EDO-6.7.3 to EDO-6.7.6)."""
    player = state.players[seat]
    pieces = state.cities[city]
    if len(pieces) >= state.box.plots:
        return CITY_IS_FULL
    if building == HOUSE:  # EDO-6.7.4: in every city, several of a player
        return LEGAL if player.houses else NO_HOUSE_LEFT
    if building == KONTOR:  # EDO-6.7.5: needs no house, but never in EDO and never a second one
        if not has(state.board.kontor_cities, city):
            return NO_KONTOR_HERE
        if not player.kontors:
            return NO_KONTOR_LEFT
        for other in range(state.seats):
            if times(pieces, KONTOR_PIECE + other):
                return KONTOR_IS_THERE
        return LEGAL
    # EDO-6.7.6: an own house, and houses enough for one more fortress
    if not state.fortresses:
        return NO_FORTRESS_LEFT
    if times(pieces, seat) < state.box.own_houses_for_fortress:
        return NO_OWN_HOUSE
    needed = state.box.houses_per_fortress * (fortresses_in(pieces) + 1)
    return LEGAL if houses_in(pieces) >= needed else TOO_FEW_HOUSES


# -- trade -----------------------------------------------------------------------------------------

GOODS_OFFER: Final = 1
POWER_OFFER: Final = 2


def kontor_bonus(state: EdoState, seat: int, action: int, field: int) -> bool:
    """Whether one activation may use both offers: in the own kontor city, or by a special card (EDO-6.8.4, EDO-6.9.4)."""
    return state.box.both[action] != 0 or (field == state.merchant and state.has_kontor(seat, field))


class Trade(Automatic[EdoState]):
    """An activation of trade begins; the samurai is only asked for where it makes a difference (EDO-6.8.1, EDO-10.8)."""

    def __init__(self, action: int, left: int) -> None:
        self.action = action
        self.left = left

    def apply(self, state: EdoState, seat: int, code: int) -> None:
        seat = state.active
        fields = free_fields(state, seat)
        if not state.box.remote[self.action]:
            fields = [field for field in fields if field == state.merchant]
        if not fields:  # EDO-5.9
            state.tell(events.NOTHING_HAPPENS, seat)
            return
        first = kontor_bonus(state, seat, self.action, fields[0])
        for field in fields:
            if kontor_bonus(state, seat, self.action, field) != first:
                state.push(Trader(self.action, self.left))
                return
        trade_at(state, self.action, self.left, fields[0])


class Trader(Activation):
    """Which samurai trades: one with the merchant at the own kontor, or one elsewhere (EDO-6.9.4)."""

    def options(self, state: EdoState, seat: int) -> list[int]:
        return [USE + field for field in free_fields(state, seat)] + [PASS]

    def why_no_more(self, state: EdoState, seat: int, code: int) -> int:
        return why_no_samurai(state, seat, code - USE) if USE <= code < USE + FIELDS else NOT_ASKED

    def do(self, state: EdoState, seat: int, code: int) -> None:
        trade_at(state, self.action, self.left, code - USE)


def trade_at(state: EdoState, action: int, left: int, field: int) -> None:
    state.push(Offers(action, left, field, 0, state.box.trade_discount[action]))


class Offers(Activation):
    """Use an offer of the current merchant card, or both where that is allowed (EDO-6.8.2, EDO-6.8.3, EDO-10.8).

    `used` tells which offer this activation has used, `discount` how many ryo it may still save. Offers do not run out
    (EDO-6.8.6).
    """

    def __init__(self, action: int, left: int, field: int, used: int, discount: int) -> None:
        super().__init__(action, left)
        self.field = field
        self.used = used
        self.discount = discount

    def options(self, state: EdoState, seat: int) -> list[int]:
        codes = [PASS]
        if self.used != POWER_OFFER:
            codes.append(POWER)
        if self.used != GOODS_OFFER:
            for units in range(state.box.offer_most[state.merchant_now[0]]):
                codes.append(BUY + units)
        return codes

    def why_no_more(self, state: EdoState, seat: int, code: int) -> int:
        box = state.box
        card = state.merchant_now[0]
        player = state.players[seat]
        if code == POWER:
            if self.used == POWER_OFFER:
                return OFFER_IS_USED
            for kind in range(GOODS):
                if player.goods[kind] < box.offer_power[card][kind]:
                    return CANNOT_PAY
            return LEGAL if player.ryo >= box.offer_power[card][RYO] - self.discount else CANNOT_PAY
        if not BUY <= code < BUY + UNITS:
            return NOT_ASKED
        if self.used == GOODS_OFFER:
            return OFFER_IS_USED
        units = code - BUY + 1
        if units > box.offer_most[card]:
            return NOT_ON_OFFER
        if player.goods[box.offer_good[card]] + units > box.goods_limit:  # EDO-6.8.5
            return STOCK_IS_FULL
        return LEGAL if player.ryo >= units * box.offer_price[card] - self.discount else CANNOT_PAY

    def apply(self, state: EdoState, seat: int, code: int) -> None:
        if code == PASS and self.used:
            self._next(state)
        else:
            super().apply(state, seat, code)

    def do(self, state: EdoState, seat: int, code: int) -> None:
        box = state.box
        card = state.merchant_now[0]
        state.tell(events.TRADED, seat, card)
        if not self.used:
            state.served = [*state.served, self.field]
        if code == POWER:
            for kind in range(GOODS):
                state.pay(seat, kind, box.offer_power[card][kind])
            due = box.offer_power[card][RYO]
        else:
            due = (code - BUY + 1) * box.offer_price[card]
        # the discount counts for both offers of an activation together (EDO-6.9.4)
        state.pay(seat, RYO, due - self.discount)
        if code == POWER:
            state.gain_power(seat, FROM_TRADE, 1)
        else:
            state.gain(seat, box.offer_good[card], code - BUY + 1)
        if not self.used and kontor_bonus(state, seat, self.action, self.field):
            used = POWER_OFFER if code == POWER else GOODS_OFFER
            state.push(Offers(self.action, self.left, self.field, used, max(0, self.discount - due)))
        else:
            self._next(state)

    def _next(self, state: EdoState) -> None:
        if self.left > 1:
            state.push(Trade(self.action, self.left - 1))
