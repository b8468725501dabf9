# kotatsu: compiled
"""The free actions of the own turn: gear shifts, contracts and barter (section 8 of the rules)."""

from __future__ import annotations

from typing import Final

from kotatsu.core.bits import added, has, members
from kotatsu.core.state import LEGAL, NOT_ASKED, Decision
from kotatsu.games.airship import events
from kotatsu.games.airship.components import BARTERING, GEAR, GOLD
from kotatsu.games.airship.moves import BARTER, FREE, FULFIL, RESOURCES, SHIFT, SHIFTS, TAKE
from kotatsu.games.airship.pending import Pending
from kotatsu.games.airship.reasons import (
    BARTER_LOCKED,
    CANNOT_PAY,
    FINISH_FIRST,
    NO_GEAR,
    NO_ROOM,
    NO_WORKER_READY,
    NOT_HELD,
    NOTHING_TO_GIVE,
    NOTHING_TO_TAKE,
    SAME_RESOURCE,
    USED_THIS_STAGE,
)
from kotatsu.games.airship.scoring import FROM_CONTRACTS
from kotatsu.games.airship.state import AirshipState

SHIFT_CODES: Final = list(range(SHIFT, SHIFT + SHIFTS))
BARTER_CODES: Final = list(range(BARTER, BARTER + RESOURCES))
TAKE_CODES: Final = list(range(TAKE, TAKE + RESOURCES))
ALL_RESOURCES: Final = (1 << RESOURCES) - 1


class OwnTurn(Pending[AirshipState]):
    """A decision point of the active player at which free actions are possible (AIR-8.1): before and after moves and actions.

    Subclasses say what the decision itself is about; after a free action it is asked again. In other players' turns and at
    the start of a stage there is no such point (AIR-8.3).
    """

    def own_moves(self, state: AirshipState, seat: int) -> list[int]:
        """The legal answers to the decision itself, in a list that may be changed."""
        raise NotImplementedError

    def own_why_not(self, state: AirshipState, seat: int, code: int) -> int:
        raise NotImplementedError

    def choose(self, state: AirshipState, seat: int, code: int) -> None:
        raise NotImplementedError

    def again(self) -> OwnTurn:
        """The same decision after a free action."""
        return self

    def options(self, state: AirshipState, seat: int) -> list[int]:
        codes = self.own_moves(state, seat)
        _add_free_actions(state, seat, codes)
        return codes

    def moves(self, state: AirshipState, seat: int) -> list[int]:
        return self.options(state, seat)  # all of them are legal

    def why_not(self, state: AirshipState, seat: int, code: int) -> int:
        if code >= FREE:
            return _why_no_free_action(state, seat, code)
        return self.own_why_not(state, seat, code)

    def apply(self, state: AirshipState, seat: int, code: int) -> None:
        if code < FREE:
            self.choose(state, seat, code)
            return
        state.push(self.again())
        if code < FULFIL:
            state.pay(seat, GEAR, 1)
            state.tell(events.SHIFTED, seat, code - SHIFT)
            state.shift(code - SHIFT)
        elif code < BARTER:
            _fulfil(state, seat, code - FULFIL)
        else:
            state.push(Barter(code - BARTER))


def _add_free_actions(state: AirshipState, seat: int, codes: list[int]) -> None:
    """Append the free actions that are possible (AIR-8.1): what `_why_no_free_action` says, found directly."""
    player = state.players[seat]
    if player.ready and player.stock[GEAR]:  # AIR-5.1
        codes += SHIFT_CODES
    contracts = player.open_contracts()
    if contracts:
        codes += [FULFIL + card for card in members(contracts) if _can_deliver(state, seat, card)]
    if state.can_use(seat, BARTERING):
        codes += [code for code in BARTER_CODES if _why_no_free_action(state, seat, code) == LEGAL]


def _can_deliver(state: AirshipState, seat: int, card: int) -> bool:
    """Whether everything a contract asks for is there (AIR-8.2)."""
    stock = state.players[seat].stock
    cost = state.box.contract_cost[card]
    for resource in range(RESOURCES):  # noqa: SIM110
        if stock[resource] < cost[resource]:
            return False
    return True


def _why_no_free_action(state: AirshipState, seat: int, code: int) -> int:
    player = state.players[seat]
    if code < FULFIL:
        # AIR-5.1, AIR-5.3: only while a worker is ready; spent and resting ones do not count. Also with an action open (AIR-5.4)
        if player.ready == 0:
            return NO_WORKER_READY
        return LEGAL if player.stock[GEAR] else NO_GEAR
    if code < BARTER:
        if not has(player.open_contracts(), code - FULFIL):
            return NOT_HELD
        return LEGAL if _can_deliver(state, seat, code - FULFIL) else CANNOT_PAY
    if not state.unlocked(seat, BARTERING):
        return BARTER_LOCKED
    if has(player.used, BARTERING):
        return USED_THIS_STAGE
    give = code - BARTER
    if player.stock[give] == 0:
        return NOTHING_TO_GIVE
    return LEGAL if state.room_for(seat, ALL_RESOURCES & ~(1 << give)) else NOTHING_TO_TAKE


def _fulfil(state: AirshipState, seat: int, card: int) -> None:
    """Deliver everything a contract asks for, without discounts (AIR-7.4.3); then its points and gold (AIR-8.2)."""
    player = state.players[seat]
    cost = state.box.contract_cost[card]
    state.tell(events.FULFILLED, seat, card)
    before = state.standing()
    for resource in range(RESOURCES):
        state.pay(seat, resource, cost[resource])
    gone = ~(1 << card)
    player.track1 &= gone
    player.track2 &= gone
    player.track3 &= gone
    player.fulfilled |= 1 << card
    state.points(seat, state.box.contract_vp[card], FROM_CONTRACTS)
    state.tell_awards(before)
    if state.box.contract_gold[card]:
        state.gain(seat, GOLD, state.box.contract_gold[card])


class Barter(Decision[AirshipState]):
    """What to take for the resource given: another one with room (AIR-7.5.5)."""

    def __init__(self, give: int) -> None:
        self.give = give

    def options(self, state: AirshipState, seat: int) -> list[int]:
        return TAKE_CODES

    def why_not(self, state: AirshipState, seat: int, code: int) -> int:
        if code >= FREE:
            return FINISH_FIRST
        if not TAKE <= code < TAKE + RESOURCES:
            return NOT_ASKED
        if code - TAKE == self.give:
            return SAME_RESOURCE
        return LEGAL if state.room(seat, code - TAKE) > 0 else NO_ROOM

    def apply(self, state: AirshipState, seat: int, code: int) -> None:
        player = state.players[seat]
        player.used |= 1 << BARTERING
        state.tell(events.BARTERED, seat, self.give, code - TAKE)
        player.stock = added(added(player.stock, self.give, -1), code - TAKE, 1)
