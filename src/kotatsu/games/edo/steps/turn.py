# kotatsu: compiled
"""Phase 2: slot by slot and player by player, paid movement, then the reveal, then the action (section 5 of the rules)."""

from __future__ import annotations

from typing import Final

from kotatsu.core.bits import has, times
from kotatsu.core.state import EMPTY, LEGAL, NONE, NOT_ASKED, Automatic, Decision
from kotatsu.games.edo import events
from kotatsu.games.edo.components import (
    BUILDING,
    DEVELOPING,
    HARVEST,
    MONEY,
    RECRUITING,
    RICE,
    RICE_GAIN,
    RYO,
    TRAVEL,
)
from kotatsu.games.edo.house_rules import MAY_DECLINE_INCOME
from kotatsu.games.edo.moves import DONE, FIELDS, FROM, MERCHANT, SLOTS, STAFF_OF, TO
from kotatsu.games.edo.reasons import NO_RYO_TO_MOVE, NO_SAMURAI_THERE, NOT_ON_THIS_MAP, SAME_FIELD, TOO_FAR
from kotatsu.games.edo.rows import each
from kotatsu.games.edo.state import EdoState
from kotatsu.games.edo.steps.activation import Movement
from kotatsu.games.edo.steps.officials import Collect, Develop, Recruit, Travel
from kotatsu.games.edo.steps.samurai import Build, Harvest, Trade

JUST_DONE: Final = [DONE]


class SlotTurn(Automatic[EdoState]):
    """One player's turn for one slot; all finish a slot before the next one begins (EDO-3.2, EDO-5.1)."""

    def __init__(self, slot: int, place: int) -> None:
        self.slot = slot
        self.place = place

    def apply(self, state: EdoState, seat: int, code: int) -> None:
        state.turn += 1
        state.active = (state.starter + self.place) % state.seats
        if self.place + 1 < state.seats:
            state.push(SlotTurn(self.slot, self.place + 1))
        elif self.slot + 1 < SLOTS:
            state.push(SlotTurn(self.slot + 1, 0))
        state.push(REVEAL)
        state.push(WINDOW)


class Window(Decision[EdoState]):
    """Move own samurai and the merchant for money, as often as the ryo last (EDO-5.2, EDO-5.3, EDO-10.3).

    Every slot has this window, also an empty one; the merchant may be moved by everybody (EDO-5.4), other players'
    samurai never. After the reveal there is no more paid movement (EDO-5.5).
    """

    def options(self, state: EdoState, seat: int) -> list[int]:
        player = state.players[seat]
        if player.ryo < state.box.step_cost:
            return JUST_DONE
        return [DONE, MERCHANT, *each(player.samurai, FROM)]

    def why_not(self, state: EdoState, seat: int, code: int) -> int:
        if code == DONE:
            return LEGAL
        if FROM <= code < FROM + FIELDS:
            if not times(state.players[seat].samurai, code - FROM):
                return NO_SAMURAI_THERE
        elif code != MERCHANT:
            return NOT_ASKED
        return LEGAL if state.players[seat].ryo >= state.box.step_cost else NO_RYO_TO_MOVE

    def moves(self, state: EdoState, seat: int) -> list[int]:
        return self.options(state, seat)  # all of them are legal

    def neutral(self, state: EdoState) -> int:
        return DONE

    def apply(self, state: EdoState, seat: int, code: int) -> None:
        if code != DONE:
            state.push(self)
            state.push(Walk(NONE if code == MERCHANT else code - FROM))


class Walk(Movement):
    """Where a samurai, or the merchant (start NONE), walks: a ryo for each step of the shortest way (EDO-5.3)."""

    def origin(self, state: EdoState) -> int:
        return state.merchant if self.start == NONE else self.start

    def options(self, state: EdoState, seat: int) -> list[int]:
        reach = min(state.players[seat].ryo // state.box.step_cost, state.board.far)
        return state.board.ways[self.origin(state)][reach]

    def why_not(self, state: EdoState, seat: int, code: int) -> int:
        if not TO <= code < TO + FIELDS:
            return NOT_ASKED
        if not has(state.board.has_field, code - TO):
            return NOT_ON_THIS_MAP
        steps = state.board.distance[self.origin(state)][code - TO]
        if steps == 0:
            return SAME_FIELD
        return LEGAL if steps * state.box.step_cost <= state.players[seat].ryo else TOO_FAR

    def moves(self, state: EdoState, seat: int) -> list[int]:
        return self.options(state, seat)  # all of them are legal

    def apply(self, state: EdoState, seat: int, code: int) -> None:
        start = self.origin(state)
        target = code - TO
        cost = state.board.distance[start][target] * state.box.step_cost
        if self.start == NONE:
            state.merchant = target
            state.tell(events.MERCHANT_MOVED, seat, start, target)
        else:
            state.take_samurai(seat, start)
            state.put_samurai(seat, target)
            state.tell(events.SAMURAI_MOVED, seat, start, target)
        state.pay(seat, RYO, cost)


class Reveal(Automatic[EdoState]):
    """Card, action and officials become public, also of an empty slot; then the activations follow (EDO-5.1)."""

    def apply(self, state: EdoState, seat: int, code: int) -> None:
        seat = state.active
        player = state.players[seat]
        slot = player.revealed
        action = player.planned[slot]
        own = player.own_at[slot]
        shoguns = player.shogun_at[slot]
        player.revealed = slot + 1
        state.reveals += 1
        state.served = EMPTY  # whoever served for an earlier card may serve again (EDO-5.8)
        state.tell(events.REVEALED, seat, slot, action, STAFF_OF[own * 5 + shoguns])
        execute(state, action, own, shoguns)


def execute(state: EdoState, action: int, own: int, shoguns: int) -> None:
    """Begin an action with as many activations as its officials allow; the officials stay where they are (EDO-5.7)."""
    seat = state.active
    box = state.box
    kind = box.kind[action]
    left = box.activations(action, own + shoguns)
    if left == 0:  # nobody is there, or too few for one activation (EDO-4.4)
        state.tell(events.NOTHING_HAPPENS, seat)
    elif kind <= RICE_GAIN and state.house_rules & MAY_DECLINE_INCOME:
        state.push(Collect(action, left))
    elif kind == MONEY:  # EDO-6.1.1; nobody would decline this (EDO-5.6)
        state.gain(seat, RYO, left * box.amount[action])
    elif kind == RICE_GAIN:  # EDO-6.2.1
        state.gain(seat, RICE, left * box.amount[action])
    elif kind == TRAVEL:
        # surplus officials are those of the Shogun first: an own one can do all that they can (EDO-6.3.1)
        idle = max(0, own + shoguns - left)
        state.push(Travel(action, own - max(0, idle - shoguns), shoguns - min(idle, shoguns), 0))
    elif kind == RECRUITING:
        state.push(Recruit(action, left))
    elif kind == DEVELOPING:
        state.push(Develop(action, left))
    elif kind == HARVEST:
        state.push(Harvest(action, left))
    elif kind == BUILDING:
        state.push(Build(action, left))
    else:
        state.push(Trade(action, left))


WINDOW: Final = Window()  # steps never change, so one of each is enough
REVEAL: Final = Reveal()
