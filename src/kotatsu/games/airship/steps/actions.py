# kotatsu: compiled
"""The actions of the tiles (section 6 of the rules)."""

from __future__ import annotations

from typing import Final

from kotatsu.core.bits import has, holds, replaced, without
from kotatsu.core.state import LEGAL, NONE, NOT_ASKED, Decision
from kotatsu.games.airship import events
from kotatsu.games.airship.components import (
    ARCHITECT,
    GOLD,
    GUILD,
    KIND,
    LIGHTHOUSE,
    MARKET,
    PORT,
    PORT_TILE,
    SHIPYARD,
    VALLEY,
    WORKSHOP,
)
from kotatsu.games.airship.costs import can_pay, meets_prerequisite, pay_cost
from kotatsu.games.airship.house_rules import MAY_DEVELOP, ONE_CLOSES_ALL, UPGRADE_BEFORE
from kotatsu.games.airship.moves import (
    BUILD,
    CONTRACT,
    DEVELOP,
    DONATE,
    END,
    FACILITIES,
    FREE,
    GATHER,
    HIRE,
    LIGHT,
    PASS,
    RECALL,
    RESOURCES,
    SELL,
    SHIFTS,
    SHIPS,
    SOLD_SHIPS,
    TAKE,
    TILES,
    UPGRADE,
    WORKER,
)
from kotatsu.games.airship.reasons import (
    ACTION_OPEN,
    ALREADY_DEVELOPED,
    ALREADY_UPGRADED,
    BACK_AND_FORTH,
    CANNOT_PAY,
    FACILITIES_CLOSED,
    FINISH_FIRST,
    MUST_DEVELOP,
    NO_MARKER,
    NO_SPACE,
    NO_WORKER_LEFT,
    NOT_ON_OFFER,
    OTHER_TILE,
    PREREQUISITE,
    STORE_FULL,
    WRONG_SYMBOL,
)
from kotatsu.games.airship.scoring import FROM_UPGRADES
from kotatsu.games.airship.state import AirshipState
from kotatsu.games.airship.steps.bonuses import PIGGYBACKS, TILE_BONUSES, BonusBefore
from kotatsu.games.airship.steps.free import OwnTurn

LIGHT_CODES: Final = list(range(LIGHT, LIGHT + SHIFTS))
SECOND_SHIFTS: Final = [  # by the first one: never straight back (AIR-6.8.2)
    [*[LIGHT + shift for shift in range(SHIFTS) if shift ^ first != 1], PASS] for first in range(SHIFTS)
]
LIGHTS_AND_PASS: Final = [PASS, *LIGHT_CODES]
DEVELOP_CODES: Final = list(range(DEVELOP, DEVELOP + TILES))
DEVELOP_OR_PASS: Final = [PASS, *DEVELOP_CODES]


def _kind_of_action(code: int) -> int:
    """The kind of tile a move of the action families belongs to."""
    if code < GATHER:
        return LIGHTHOUSE
    if code < HIRE:
        return code - GATHER
    if code == HIRE:
        return GUILD
    if code == RECALL:
        return PORT
    if code < BUILD:
        return SHIPYARD
    if code < SELL:
        return ARCHITECT
    if code < UPGRADE:
        return SHIPYARD
    return WORKSHOP if code < DEVELOP else MARKET


ACTION_KIND: Final = [_kind_of_action(code) if LIGHT <= code < TAKE else NONE for code in range(FREE)]


# -- the action of a tile --------------------------------------------------------------------------


class Act(OwnTurn):
    """Perform the action of the tile a worker has moved to, or decline it, before the next worker moves (AIR-4.4).

    An action that cannot be performed stays open as long as a free action may change that (AIR-4.8): declining answers itself
    only when nothing else is possible.
    """

    def __init__(self, tile: int, arrived: bool = True) -> None:
        self.tile = tile
        self.arrived = arrived  # nothing has been done since the worker came

    def again(self) -> OwnTurn:
        return ACTS_AGAIN[self.tile]

    def own_moves(self, state: AirshipState, seat: int) -> list[int]:
        kind = KIND[self.tile]
        if kind <= VALLEY:
            return _possible(state, seat, GATHER + kind, 1)
        if kind == SHIPYARD:
            return _ship_moves(state, seat)
        if kind == ARCHITECT:
            return _possible(state, seat, BUILD, FACILITIES)
        if kind == GUILD:
            return _possible(state, seat, HIRE, 1)
        if kind == WORKSHOP:
            return _possible(state, seat, UPGRADE, RESOURCES)
        if kind == MARKET:
            return [PASS] + [CONTRACT + card for card in state.market]
        return LIGHTS_AND_PASS[:] if kind == LIGHTHOUSE else [PASS, RECALL]

    def own_why_not(self, state: AirshipState, seat: int, code: int) -> int:
        if code == PASS:
            return LEGAL
        if code == END or WORKER <= code < LIGHT:
            return ACTION_OPEN
        if DEVELOP <= code < DEVELOP + TILES or code >= TAKE:
            return NOT_ASKED
        if ACTION_KIND[code] != KIND[self.tile]:
            return OTHER_TILE
        return why_no_action(state, seat, code)

    def neutral(self, state: AirshipState) -> int:
        """Whoever comes to gather gathers: so a preview of the way there, and of nothing else, tells what it brings."""
        kind = KIND[self.tile]
        return GATHER + kind if self.arrived and kind <= VALLEY else NONE

    def choose(self, state: AirshipState, seat: int, code: int) -> None:
        tile = self.tile
        if code == PASS:
            state.tell(events.DECLINED, seat, tile)
            return
        # AIR-6.1: pay and effect, then the own bonus, then the piggyback bonuses. Only gathering gives those (AIR-7.2.2)
        if KIND[tile] <= VALLEY:
            state.push(PIGGYBACKS[tile])
        if has(state.developed, tile):  # the side is judged when the action starts (AIR-7.1.4)
            if state.house_rules & UPGRADE_BEFORE and UPGRADE <= code < DEVELOP:
                state.push(BonusBefore(tile, code - UPGRADE))
            else:
                state.push(TILE_BONUSES[tile])
        perform(state, seat, code)


ACTS: Final = [Act(tile) for tile in range(TILES)]
ACTS_AGAIN: Final = [Act(tile, arrived=False) for tile in range(TILES)]


def _possible(state: AirshipState, seat: int, first: int, n: int) -> list[int]:
    """Declining, and those of n actions that nothing speaks against."""
    return [PASS] + [code for code in range(first, first + n) if why_no_action(state, seat, code) == LEGAL]


def _ship_moves(state: AirshipState, seat: int) -> list[int]:
    """Declining, and what `why_no_action` allows for each ship: price and prerequisite are the same for both its uses."""
    cost = state.box.cost
    markers = state.players[seat].markers
    codes = [PASS]
    for ship in range(SHIPS):
        if meets_prerequisite(state, seat, ship) and can_pay(state, seat, SHIPYARD, cost[ship]):
            if markers and state.spaces_left(ship) > 0:  # AIR-7.3.4, AIR-6.3.5
                codes.append(DONATE + ship)
            if ship < SOLD_SHIPS:  # AIR-6.3.4
                codes.append(SELL + ship)
    return codes


def why_no_action(state: AirshipState, seat: int, code: int) -> int:
    """Why an action cannot be performed on a tile of its kind."""
    box = state.box
    player = state.players[seat]
    if code < GATHER or code == RECALL:  # lighthouse and port, the lighthouse also with the last worker (AIR-6.8.3)
        return LEGAL
    if code < HIRE:  # AIR-6.2.2; the valley if there is room for either of the two (AIR-6.2.3)
        gain = box.gain[code - GATHER]
        for resource in range(RESOURCES):
            if gain[resource] and state.room(seat, resource) > 0:
                return LEGAL
        return STORE_FULL
    if code == HIRE:
        if not holds(player.workers, NONE):
            return NO_WORKER_LEFT
        return LEGAL if can_pay(state, seat, GUILD, box.hire_cost) else CANNOT_PAY
    if code < SELL:
        return _why_no_donation(state, seat, code - DONATE)
    if code < UPGRADE:
        ship = code - SELL
        if not meets_prerequisite(state, seat, ship):  # also for ships to be sold (AIR-6.3.2)
            return PREREQUISITE
        return LEGAL if can_pay(state, seat, SHIPYARD, box.cost[ship]) else CANNOT_PAY
    if code < DEVELOP:
        if has(player.upgraded, code - UPGRADE):
            return ALREADY_UPGRADED
        return LEGAL if can_pay(state, seat, WORKSHOP, box.upgrade_cost[code - UPGRADE]) else CANNOT_PAY
    return LEGAL if holds(state.market, code - CONTRACT) else NOT_ON_OFFER  # AIR-6.7.2


def _why_no_donation(state: AirshipState, seat: int, site: int) -> int:
    """A donated ship or a facility needs a free space and a marker; repetition is fine (AIR-6.3.6, AIR-6.4.1).

    With all spaces taken only that one site is closed (AIR-6.4.2); an airship of wood or metal can still be sold (AIR-6.3.5).
    """
    if site < SHIPS and not meets_prerequisite(state, seat, site):
        return PREREQUISITE
    if state.spaces_left(site) <= 0:
        return NO_SPACE
    if site >= SHIPS and state.house_rules & ONE_CLOSES_ALL and _one_is_full(state):
        return FACILITIES_CLOSED
    if state.players[seat].markers == 0:  # AIR-7.3.4
        return NO_MARKER
    kind = SHIPYARD if site < SHIPS else ARCHITECT
    return LEGAL if can_pay(state, seat, kind, state.box.cost[site]) else CANNOT_PAY


def _one_is_full(state: AirshipState) -> bool:
    """Whether some facility has no free space left: the house rule closes the others with it (AIR-6.4.2)."""
    for site in range(SHIPS, SHIPS + FACILITIES):  # noqa: SIM110
        if state.spaces_left(site) <= 0:
            return True
    return False


def perform(state: AirshipState, seat: int, code: int) -> None:
    """Pay and carry out an action."""
    box = state.box
    if code < GATHER:
        _light(state, seat, code - LIGHT)
        state.push(SecondShift(code - LIGHT))
    elif code < HIRE:  # AIR-6.2.1
        gain = box.gain[code - GATHER]
        for resource in range(RESOURCES):
            if gain[resource]:
                state.gain(seat, resource, gain[resource])
    elif code == HIRE:
        pay_cost(state, seat, GUILD, box.hire_cost)
        _hire(state, seat)
    elif code == RECALL:
        _recall(state, seat)
    elif code < SELL:  # AIR-6.3.1, AIR-6.3.3, AIR-6.4.1: the discount of the new marker comes too late for its own cost
        site = code - DONATE
        pay_cost(state, seat, SHIPYARD if site < SHIPS else ARCHITECT, box.cost[site])
        state.donate(seat, site)
    elif code < UPGRADE:
        pay_cost(state, seat, SHIPYARD, box.cost[code - SELL])
        _sell(state, seat, code - SELL)
    elif code < DEVELOP:
        pay_cost(state, seat, WORKSHOP, box.upgrade_cost[code - UPGRADE])
        _upgrade(state, seat, code - UPGRADE)
    else:
        _take_contract(state, seat, code - CONTRACT)


def _sell(state: AirshipState, seat: int, ship: int) -> None:
    """Gold for the price under the marker, which then moves down and stays on the last one (AIR-6.3.4)."""
    prices = state.box.price[ship]
    place = state.prices[ship]
    state.tell(events.SOLD, seat, ship, prices[place])
    state.gain(seat, GOLD, prices[place])
    if place + 1 < len(prices):
        state.prices = replaced(state.prices, ship, place + 1)


def _hire(state: AirshipState, seat: int) -> None:
    """A worker of the supply comes to the port and rests (AIR-6.5, AIR-4.6)."""
    player = state.players[seat]
    worker = player.workers.index(NONE)
    player.workers = replaced(player.workers, worker, PORT_TILE)
    player.resting |= 1 << worker
    state.tell(events.HIRED, seat)


def _recall(state: AirshipState, seat: int) -> None:
    """All own workers on the grid come to the port and stay what they are: ready, spent or resting (AIR-6.9.1, AIR-6.9.2).

    Ready ones must still move, from there (AIR-6.9.3).
    """
    player = state.players[seat]
    player.workers = [PORT_TILE if tile != NONE else NONE for tile in player.workers]
    state.tell(events.RECALLED, seat)


# -- workshop --------------------------------------------------------------------------------------


def _upgrade(state: AirshipState, seat: int, resource: int) -> None:
    """Remove the upgrade tile: more room, points, bonuses; then a tile is developed (AIR-6.6.1, AIR-6.6.2)."""
    state.players[seat].upgraded |= 1 << resource
    state.tell(events.UPGRADED, seat, resource)
    state.points(seat, state.box.upgrade_vp[resource], FROM_UPGRADES)
    if state.box.shows[resource] & ~state.developed:  # without such a tile nothing is developed (AIR-6.6.3)
        state.push(Develop(resource))


class Develop(Decision[AirshipState]):
    """Turn an undeveloped tile with the symbol of the upgraded resource (AIR-6.6.4).

    It must be one, unless the table plays by the other reading (AIR-6.6.3).
    """

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def options(self, state: AirshipState, seat: int) -> list[int]:
        return DEVELOP_OR_PASS if state.house_rules & MAY_DEVELOP else DEVELOP_CODES

    def why_not(self, state: AirshipState, seat: int, code: int) -> int:
        if code == PASS:
            return LEGAL if state.house_rules & MAY_DEVELOP else MUST_DEVELOP
        if code >= FREE:
            return FINISH_FIRST
        if not DEVELOP <= code < DEVELOP + TILES:
            return NOT_ASKED
        if not has(state.box.shows[self.resource], code - DEVELOP):
            return WRONG_SYMBOL
        return ALREADY_DEVELOPED if has(state.developed, code - DEVELOP) else LEGAL

    def apply(self, state: AirshipState, seat: int, code: int) -> None:
        if code == PASS:
            state.tell(events.NOT_DEVELOPED, seat)
            return
        state.developed |= 1 << (code - DEVELOP)
        state.tell(events.DEVELOPED, seat, code - DEVELOP)


# -- marketplace -----------------------------------------------------------------------------------


def _take_contract(state: AirshipState, seat: int, card: int) -> None:
    """Put a contract on the track at its number of stages and fill the market up (AIR-6.7.1, AIR-6.7.2).

    It can be fulfilled from now on (AIR-6.7.3).
    """
    player = state.players[seat]
    stages = state.box.contract_stages[card]
    if stages == 1:
        player.track1 |= 1 << card
    elif stages == 2:
        player.track2 |= 1 << card
    else:
        player.track3 |= 1 << card
    state.tell(events.CONTRACT_TAKEN, seat, card)
    if state.deck:  # the one thing that is ever revealed in play (AIR-2.2)
        state.deck = state.deck[:]
        shown = state.draw(state.deck)
        state.market = replaced(state.market, state.market.index(card), shown)
        state.tell(events.CONTRACT_SHOWN, NONE, shown)
    else:
        state.market = without(state.market, card)


# -- lighthouse ------------------------------------------------------------------------------------


def _light(state: AirshipState, seat: int, shift: int) -> None:
    state.tell(events.LIGHT_SHIFTED, seat, shift)
    state.shift(shift)


class SecondShift(Decision[AirshipState]):
    """Another line by one, or the same line further in the same direction, or nothing more (AIR-6.8.1, AIR-6.8.2)."""

    def __init__(self, first: int) -> None:
        self.first = first

    def options(self, state: AirshipState, seat: int) -> list[int]:
        return SECOND_SHIFTS[self.first]

    def moves(self, state: AirshipState, seat: int) -> list[int]:
        return self.options(state, seat)  # all of them are legal

    def why_not(self, state: AirshipState, seat: int, code: int) -> int:
        if code == PASS:
            return LEGAL
        if code >= FREE:
            return FINISH_FIRST
        if not LIGHT <= code < LIGHT + SHIFTS:
            return NOT_ASKED
        return BACK_AND_FORTH if (code - LIGHT) ^ self.first == 1 else LEGAL

    def neutral(self, state: AirshipState) -> int:
        return PASS

    def apply(self, state: AirshipState, seat: int, code: int) -> None:
        if code != PASS:
            _light(state, seat, code - LIGHT)
