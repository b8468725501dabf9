# kotatsu: compiled
"""The ten areas and what they do for a total strength (section 7 of the rules)."""

from __future__ import annotations

from typing import Final

from kotatsu.core.bits import count, holds, without
from kotatsu.core.state import LEGAL, NONE, NOT_ASKED, Automatic, Decision
from kotatsu.games.yokohama import events
from kotatsu.games.yokohama.components import (
    BANK,
    CHINATOWN,
    CHURCH_AREA,
    COPPER_MINE,
    CUSTOMS,
    FROM_CHURCH,
    GOODS,
    LABORATORY,
    NEWSPAPER,
    PORT,
    PRINTING,
    PRODUCES,
    RAILWAY_STATION,
    YEN,
)
from kotatsu.games.yokohama.moves import (
    AREAS,
    BACK,
    CHURCH,
    CHURCHES,
    OFFER,
    OFFER_DOWN,
    OFFER_SETS,
    OFFER_UP,
    OFFER_YEN,
    OFFERS,
    OFFERS_OF_SIZE,
    PASS,
    STATION,
    TECH,
    TECHS,
    TRADE,
    TRADES,
)
from kotatsu.games.yokohama.reasons import (
    CAN_STILL_OFFER,
    CANNOT_PAY,
    GOODS_TO_SELL_MISSING,
    NOT_DISPLAYED,
    OFFERING_MISSING,
    TOO_LITTLE_FAITH,
    TOO_LITTLE_PRODUCTION,
    WRONG_OFFERING,
)
from kotatsu.games.yokohama.state import YokohamaState
from kotatsu.games.yokohama.steps.payment import ask_payment, units_to_pay
from kotatsu.games.yokohama.steps.port import PORT_OPENS
from kotatsu.games.yokohama.steps.rewards import GainExtra, OwnTurn, Rewards, TurnImports

BOTH_SIDES: Final = 1 << OFFER_UP | 1 << OFFER_DOWN
STATIONS: Final = list(range(STATION, STATION + AREAS))


def take_effect(state: YokohamaState, area: int, total: int) -> None:
    """The effect of an area for a total that is fixed; everything above 5 counts like 5 (YOK-6.9, YOK-6.10)."""
    owner = state.active
    player = state.players[owner]
    amount = state.box.effect[area][min(total, 5) - 1]
    usable = min(amount, _most(state, area))
    if usable == 0 or CHURCH_AREA <= area <= LABORATORY:  # what is gained or drawn at once is told by itself
        state.tell(events.AREA_GIVES, owner, usable, area)
    if area <= COPPER_MINE:
        state.gain(owner, PRODUCES[area], amount, mining=True)  # YOK-7.1, YOK-7.2, YOK-7.3
    elif area == BANK:
        state.gain(owner, YEN, amount)  # YOK-7.4
    elif area == CHURCH_AREA:
        if state.church_display:
            state.push(Church(amount))  # YOK-7.5.1
    elif area == CUSTOMS:
        if amount and player.up:
            state.push(TurnImports(amount))  # YOK-7.6
    elif area == CHINATOWN:
        if amount:
            state.push(Chinatown(amount))  # YOK-7.7.1
    elif area == LABORATORY:
        if state.tech_display:
            state.push(Laboratory(amount))  # YOK-7.8.1; without cards no effect (YOK-7.8.6)
    else:
        player.drawn = state.draw_orders(owner, amount)  # YOK-7.9.1, YOK-7.9.5
        if player.drawn:
            state.push(PORT_OPENS)


def _most(state: YokohamaState, area: int) -> int:
    """How much of its effect an area can have now at most."""
    if area == CHURCH_AREA:
        return 5 if state.church_display else 0
    if area == CUSTOMS:
        return state.players[state.active].up
    if area == LABORATORY:
        return 5 if state.tech_display else 0
    return len(state.order_deck) if area == PORT else 5


# -- church ----------------------------------------------------------------------------------------


class Church(OwnTurn):
    """Take one displayed church card for faith, or nothing (YOK-7.5.3, YOK-7.5.6)."""

    def __init__(self, faith: int) -> None:
        self.faith = faith

    def own_moves(self, state: YokohamaState) -> list[int]:
        most = self.faith + kinds_to_offer(state)
        faith = state.box.faith
        return [PASS, *[CHURCH + card for card in state.church_display if faith[card] <= most]]

    def own_why_not(self, state: YokohamaState, code: int) -> int:
        if code == PASS:
            return LEGAL
        if not CHURCH <= code < CHURCH + CHURCHES:
            return NOT_ASKED
        card = code - CHURCH
        if not holds(state.church_display, card):
            return NOT_DISPLAYED
        missing = state.box.faith[card] - self.faith
        return LEGAL if missing <= 0 or missing <= kinds_to_offer(state) else TOO_LITTLE_FAITH

    def choose(self, state: YokohamaState, code: int) -> None:
        if code == PASS:
            return
        card = code - CHURCH
        missing = state.box.faith[card] - self.faith
        if missing > 0:
            offering = Offering(card, missing, self.faith)
            if offering.neutral(state) == NONE:  # else it tells itself what it costs
                state.tell(events.OFFERINGS_DUE, state.active, missing)
            state.push(offering)
        else:
            take_church(state, card)


def offerings(state: YokohamaState) -> int:
    """What the active player could offer, as bits (YOK-7.5.2)."""
    player = state.players[state.active]
    bits = int(player.yen > 0) << OFFER_YEN | int(player.up > 0) << OFFER_UP | int(player.down > 0) << OFFER_DOWN
    for good in range(GOODS):
        if player.goods[good]:
            bits |= 1 << good
    return bits


def kinds_to_offer(state: YokohamaState) -> int:
    """How many kinds the active player could offer, each once; imports are one kind (YOK-7.5.2)."""
    bits = offerings(state)
    return count(bits & ~BOTH_SIDES) + int(bits & BOTH_SIDES != 0)


class Offering(OwnTurn):
    """Pay exactly as many offerings as the chosen card needs; the player chooses the kinds (YOK-7.5.4)."""

    def __init__(self, card: int, missing: int, faith: int) -> None:
        self.card = card
        self.missing = missing
        self.faith = faith

    def lets_agents_in(self, state: YokohamaState) -> bool:
        return False

    def own_moves(self, state: YokohamaState) -> list[int]:
        lacking = ~offerings(state)
        codes = [code for code in OFFERS_OF_SIZE[self.missing] if OFFER_SETS[code - OFFER] & lacking == 0]
        return codes if codes else [BACK]

    def own_why_not(self, state: YokohamaState, code: int) -> int:
        if code == BACK:  # only when a free action has used up what was meant as an offering
            return LEGAL if kinds_to_offer(state) < self.missing else CAN_STILL_OFFER
        if not OFFER <= code < OFFER + OFFERS:
            return NOT_ASKED
        kinds = OFFER_SETS[code - OFFER]
        if kinds.bit_count() != self.missing:
            return WRONG_OFFERING
        return OFFERING_MISSING if kinds & ~offerings(state) else LEGAL

    def choose(self, state: YokohamaState, code: int) -> None:
        if code == BACK:
            state.push(Church(self.faith))
            return
        kinds = OFFER_SETS[code - OFFER]
        owner = state.active
        for kind in range(GOODS + 1):  # the goods, then yen
            state.pay(owner, kind, kinds >> kind & 1)
        state.pay_imports(owner, kinds >> OFFER_UP & 1, kinds >> OFFER_DOWN & 1)
        take_church(state, self.card)


def take_church(state: YokohamaState, card: int) -> None:
    """The card gives its rewards at once and lies face down from then on; it is not replaced (YOK-7.5.5, YOK-7.5.6)."""
    player = state.players[state.active]
    state.church_display = without(state.church_display, card)
    player.churches = [*player.churches, card]
    state.tell(events.CHURCH_TAKEN, state.active, card)
    state.tell(events.POINTS, state.active, state.box.church_points[card])
    state.push(Rewards(FROM_CHURCH, card, 0))


# -- Chinatown -------------------------------------------------------------------------------------


class Chinatown(OwnTurn):
    """Up to `left` exchanges, one after another (YOK-7.7.1, YOK-7.7.2, YOK-7.7.3); imports are not sold (YOK-7.7.4)."""

    def __init__(self, left: int) -> None:
        self.left = left

    def own_moves(self, state: YokohamaState) -> list[int]:
        return [*[TRADE + trade for trade in range(TRADES) if can_give(state, trade)], PASS]

    def own_why_not(self, state: YokohamaState, code: int) -> int:
        if code == PASS:
            return LEGAL
        if not TRADE <= code < TRADE + TRADES:
            return NOT_ASKED
        if can_give(state, code - TRADE):
            return LEGAL
        return CANNOT_PAY if state.box.trade_give[code - TRADE] == YEN else GOODS_TO_SELL_MISSING

    def choose(self, state: YokohamaState, code: int) -> None:
        if code == PASS:
            return
        box = state.box
        trade = code - TRADE
        if self.left > 1:
            state.push(Chinatown(self.left - 1))
        # every exchange is an event of its own (YOK-7.7.5)
        state.pay(state.active, box.trade_give[trade], box.trade_give_n[trade])
        state.gain(state.active, box.trade_get[trade], box.trade_get_n[trade], mining=True)


def can_give(state: YokohamaState, trade: int) -> bool:
    """Whether the active player has what an exchange takes."""
    player = state.players[state.active]
    give = state.box.trade_give[trade]
    return (player.yen if give == YEN else player.goods[give]) >= state.box.trade_give_n[trade]


# -- laboratory ------------------------------------------------------------------------------------


class Laboratory(OwnTurn):
    """Take one displayed technology card for production, or nothing (YOK-7.8.3, YOK-7.8.5)."""

    def __init__(self, production: int) -> None:
        self.production = production

    def own_moves(self, state: YokohamaState) -> list[int]:
        units = units_to_pay(state)
        return [PASS, *[TECH + card for card in state.tech_display if self.units(state, card) <= units]]

    def own_why_not(self, state: YokohamaState, code: int) -> int:
        if code == PASS:
            return LEGAL
        if not TECH <= code < TECH + TECHS:
            return NOT_ASKED
        if not holds(state.tech_display, code - TECH):
            return NOT_DISPLAYED
        return LEGAL if self.units(state, code - TECH) <= units_to_pay(state) else TOO_LITTLE_PRODUCTION

    def units(self, state: YokohamaState, card: int) -> int:
        """What must be paid: a unit for each missing production, one more from the fourth card on (YOK-7.8.4)."""
        missing = max(0, state.box.production[card] - self.production)
        surcharge = count(state.players[state.active].techs) + 1 >= state.box.surcharge_from
        return missing + int(surcharge)

    def choose(self, state: YokohamaState, code: int) -> None:
        if code == PASS:
            return
        card = code - TECH
        state.push(TakeTech(card))
        units = self.units(state, card)
        if units:
            ask_payment(state, units)


class TakeTech(Automatic[YokohamaState]):
    """The card lies face up and works from now on (YOK-7.8.6, YOK-10.7)."""

    def __init__(self, card: int) -> None:
        self.card = card

    def apply(self, state: YokohamaState, seat: int, code: int) -> None:
        owner = state.active
        player = state.players[owner]
        state.tech_display = without(state.tech_display, self.card)
        state.tell(events.TECH_TAKEN, owner, self.card)
        if player.has(PRINTING):  # for further cards only, after they are paid (YOK-11.7)
            state.tell(events.TECH_USED, owner, PRINTING)
            state.gain(owner, YEN, state.box.tech_amount[PRINTING])
        player.techs |= 1 << self.card
        if self.card == NEWSPAPER:
            state.push(GainExtra(owner, 0, state.box.tech_amount[NEWSPAPER]))  # YOK-11.18
        elif self.card == RAILWAY_STATION:
            state.push(PLACE_STATION)


class PlaceStation(Decision[YokohamaState]):
    """The station token goes to any area, at once and for good (YOK-11.3, YOK-2.9)."""

    def options(self, state: YokohamaState, seat: int) -> list[int]:
        return STATIONS

    def why_not(self, state: YokohamaState, seat: int, code: int) -> int:
        return LEGAL if STATION <= code < STATION + AREAS else NOT_ASKED

    def apply(self, state: YokohamaState, seat: int, code: int) -> None:
        state.station = code - STATION
        state.tell(events.STATION_PLACED, seat, state.station)


PLACE_STATION: Final = PlaceStation()
