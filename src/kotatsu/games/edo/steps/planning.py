# kotatsu: compiled
"""Phase 1: everybody plans three actions in secret (section 4 of the rules).

A plan is made in one order: the action of slot 1, of slot 2, of slot 3, then the officials of slot 1, 2, 3, then it is
handed in. So every plan comes about in exactly one way, no chain of moves leads in a circle, and a plan that is not yet
handed in is changed by taking moves back.
"""

from __future__ import annotations

from typing import Final

from kotatsu.core.bits import has, holds, members, replaced
from kotatsu.core.state import LEGAL, NONE, NOT_ASKED, Joint
from kotatsu.games.edo import events
from kotatsu.games.edo.components import BUILDING, DEVELOPING, HARVEST, MOST_SEATS, RECRUITING, TRADE, TRAVEL
from kotatsu.games.edo.house_rules import SURPLUS_OFFICIALS
from kotatsu.games.edo.moves import ACTIONS, COLLECT, COMMIT, PLAN, SLOTS, STAFF, STAFF_OWN, STAFF_SHOGUN, STAFFS
from kotatsu.games.edo.reasons import (
    ACTIONS_ARE_CHOSEN,
    ACTIONS_FIRST,
    CARD_IS_NEW,
    CARD_IS_PLANNED,
    NOT_YOUR_CARD,
    PAIRS_ONLY,
    PLAN_IS_COMPLETE,
    PLAN_NOT_COMPLETE,
    SLOT_BY_SLOT,
    TOO_FEW_OWN,
    TOO_FEW_SHOGUNS,
    TOO_MANY_OFFICIALS,
)
from kotatsu.games.edo.state import EdoState, Player, usable_cards

COMMITS: Final = [COMMIT]
WAITING: Final = [members(seats) for seats in range(1 << MOST_SEATS)]  # by the bits of seats


class Planning(Joint[EdoState]):
    """Three different cards in order, one action of each, and officials at them (EDO-4.1, EDO-4.3, EDO-10.2)."""

    def to_act(self, state: EdoState) -> list[int]:
        waiting = 0
        for seat in range(state.seats):
            if not state.players[seat].ready:
                waiting |= 1 << seat
        return WAITING[waiting]

    def options(self, state: EdoState, seat: int) -> list[int]:
        player = state.players[seat]
        slot = open_slot(player.planned)
        if slot < SLOTS:
            taken = [state.box.card_of[action] for action in player.planned[:slot]]
            codes: list[int] = []
            for card in usable_cards(player):
                if not holds(taken, card):
                    for action in state.box.actions_on[card]:
                        codes.append(PLAN + slot * ACTIONS + action)
            return codes
        slot = open_slot(player.own_at)
        if slot == SLOTS:
            return COMMITS
        free = 5 * min(player.free_own(), 4) + min(player.free_shoguns(), 4)
        if state.house_rules & SURPLUS_OFFICIALS:
            return state.box.any_staffs[slot][free]
        return state.box.staffs[slot][player.planned[slot]][free]

    def moves(self, state: EdoState, seat: int) -> list[int]:
        return self.options(state, seat)  # all of them are legal

    def why_not(self, state: EdoState, seat: int, code: int) -> int:
        player = state.players[seat]
        if PLAN <= code < COLLECT:
            return why_no_action(state, player, (code - PLAN) // ACTIONS, (code - PLAN) % ACTIONS)
        if STAFF <= code < PLAN:
            return why_no_staff(state, player, (code - STAFF) // STAFFS, (code - STAFF) % STAFFS)
        if code == COMMIT:  # everybody hands in a complete plan (EDO-4.8)
            return LEGAL if open_slot(player.own_at) == SLOTS else PLAN_NOT_COMPLETE
        return NOT_ASKED

    def apply(self, state: EdoState, seat: int, code: int) -> None:
        player = state.players[seat]
        if code == COMMIT:  # final (EDO-4.8)
            player.ready = 1
            state.tell(events.COMMITTED, seat)
            if not self.to_act(state):
                state.reveals += 1  # no undo goes back into a phase that is over
                return
        elif code >= PLAN:
            slot = (code - PLAN) // ACTIONS
            action = (code - PLAN) % ACTIONS
            player.planned = replaced(player.planned, slot, action)
            state.tell(events.PLANNED, seat, slot, action, audience=1 << seat)
            promise(state, seat, action)
        else:
            self._place(state, seat, (code - STAFF) % STAFFS)
        if open_slot(player.planned) == SLOTS:
            # where nobody can be placed nobody is asked; idle officials are allowed (EDO-4.4)
            while open_slot(player.own_at) < SLOTS and len(self.moves(state, seat)) == 1:
                self._place(state, seat, 0)
            if PLAN > code >= STAFF and open_slot(player.own_at) < SLOTS:
                state.tell(events.STILL_FREE, seat, player.free_own(), player.free_shoguns(), audience=1 << seat)
        state.push(self)

    def _place(self, state: EdoState, seat: int, staff: int) -> None:
        player = state.players[seat]
        slot = open_slot(player.own_at)
        player.own_at = replaced(player.own_at, slot, STAFF_OWN[staff])
        player.shogun_at = replaced(player.shogun_at, slot, STAFF_SHOGUN[staff])
        if state.log is None:
            return
        state.tell(events.STAFFED, seat, slot, staff, audience=1 << seat)
        action = player.planned[slot]
        kind = state.box.kind[action]
        times = state.box.activations(action, STAFF_OWN[staff] + STAFF_SHOGUN[staff])
        if times:
            state.tell(events.EXPECTED, seat, kind, times, times * state.box.amount[action], audience=1 << seat)


def promise(state: EdoState, seat: int, action: int) -> None:
    """Tell the planner what one activation of an action is good for."""
    if state.log is None:
        return
    box = state.box
    kind = box.kind[action]
    n = box.amount[action]
    m = 0
    if kind == TRAVEL:
        n = box.moves[action]
        m = box.anywhere[action]
    elif kind == RECRUITING or kind == DEVELOPING:
        n = box.fee[action]
    elif kind == HARVEST:
        n = box.harvest[1] + box.bonus[action]
        m = box.resource[action]
    elif kind == BUILDING:
        n = box.officials[action]
        m = box.remote[action]
    elif kind == TRADE:
        n = 1 + box.both[action]
        m = box.remote[action]
    state.tell(events.PROMISED, seat, kind, n, m, audience=1 << seat)


def open_slot(row: list[int]) -> int:
    """The first slot not yet decided, SLOTS when all are."""
    for slot in range(SLOTS):
        if row[slot] == NONE:
            return slot
    return SLOTS


def why_no_action(state: EdoState, player: Player, slot: int, action: int) -> int:
    card = state.box.card_of[action]
    if open_slot(player.planned) == SLOTS:
        return ACTIONS_ARE_CHOSEN
    if open_slot(player.planned) != slot:
        return SLOT_BY_SLOT
    if card >= 3:
        if not has(player.cards, card - 3):
            return NOT_YOUR_CARD
        if has(player.fresh, card - 3):
            return CARD_IS_NEW
    for planned in player.planned:
        if planned >= 0 and state.box.card_of[planned] == card:
            return CARD_IS_PLANNED
    return LEGAL


def why_no_staff(state: EdoState, player: Player, slot: int, staff: int) -> int:
    """Own and Shogun officials are equal here (EDO-4.6), but nobody may be placed in vain (EDO-4.3, EDO-4.5).

    By the other reading that is up to the player: there is room for four at each card.
    """
    if open_slot(player.planned) < SLOTS:
        return ACTIONS_FIRST
    if open_slot(player.own_at) == SLOTS:
        return PLAN_IS_COMPLETE
    if open_slot(player.own_at) != slot:
        return SLOT_BY_SLOT
    own = STAFF_OWN[staff]
    shoguns = STAFF_SHOGUN[staff]
    action = player.planned[slot]
    each = state.box.officials[action]
    if not state.house_rules & SURPLUS_OFFICIALS:
        if own + shoguns > state.box.most[action] * each:
            return TOO_MANY_OFFICIALS
        if (own + shoguns) % each:
            return PAIRS_ONLY
    if own > player.free_own():
        return TOO_FEW_OWN
    return TOO_FEW_SHOGUNS if shoguns > player.free_shoguns() else LEGAL
