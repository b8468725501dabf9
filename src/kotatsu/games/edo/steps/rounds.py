# kotatsu: compiled
"""The frame of a round: its four phases, wages and income, and what is prepared for the next (EDO-3.1)."""

from __future__ import annotations

from kotatsu.core.bits import times
from kotatsu.core.state import EMPTY, LEGAL, NONE, NOT_ASKED, Automatic, Decision
from kotatsu.games.edo import events
from kotatsu.games.edo.components import RICE
from kotatsu.games.edo.moves import FIELDS, KEEP, RECALL
from kotatsu.games.edo.reasons import NO_SAMURAI_THERE, TOO_LITTLE_RICE
from kotatsu.games.edo.rows import each
from kotatsu.games.edo.state import OPEN_PLAN, EdoState
from kotatsu.games.edo.steps.planning import Planning
from kotatsu.games.edo.steps.turn import SlotTurn


class StartRound(Automatic[EdoState]):
    """Planning, executing, wages and income, end or preparation: in this order (EDO-3.1)."""

    def apply(self, state: EdoState, seat: int, code: int) -> None:
        state.turn += 1
        state.tell(events.ROUND, NONE, state.round)
        state.push(EndRound())
        state.push(Income())
        state.push(PayDay(0))
        state.push(SlotTurn(0, 0))
        state.push(Planning())


class PayDay(Automatic[EdoState]):
    """Wages are due in turn order; without rice all samurai come back (EDO-7.1, EDO-7.2)."""

    def __init__(self, place: int) -> None:
        self.place = place

    def apply(self, state: EdoState, seat: int, code: int) -> None:
        state.turn += 1
        state.active = (state.starter + self.place) % state.seats
        if self.place + 1 < state.seats:
            state.push(PayDay(self.place + 1))
        player = state.players[state.active]
        if player.goods[RICE] >= state.box.wage:
            if player.samurai:
                state.push(Wages())
        else:
            for field in player.samurai:
                recall(state, state.active, field)


def recall(state: EdoState, seat: int, field: int) -> None:
    """A samurai becomes an official beside the planning board again."""
    state.take_samurai(seat, field)
    state.players[seat].officials += 1
    state.tell(events.RECALLED, seat, field)


class Wages(Decision[EdoState]):
    """Take samurai back, then pay a rice for each who stays (EDO-7.1, EDO-10.9)."""

    def options(self, state: EdoState, seat: int) -> list[int]:
        return [KEEP, *each(state.players[seat].samurai, RECALL)]

    def why_not(self, state: EdoState, seat: int, code: int) -> int:
        player = state.players[seat]
        if code == KEEP:  # at most as many stay as there is rice (EDO-7.2)
            due = state.box.wage * len(player.samurai)
            return LEGAL if player.goods[RICE] >= due else TOO_LITTLE_RICE
        if RECALL <= code < RECALL + FIELDS:
            return LEGAL if times(player.samurai, code - RECALL) else NO_SAMURAI_THERE
        return NOT_ASKED

    def apply(self, state: EdoState, seat: int, code: int) -> None:
        if code == KEEP:
            kept = len(state.players[seat].samurai)
            state.tell(events.KEPT, seat, kept)
            state.pay(seat, RICE, kept * state.box.wage)
        else:
            recall(state, seat, code - RECALL)
            if state.players[seat].samurai:
                state.push(self)


class Income(Automatic[EdoState]):
    """Every city pays those who are present, also in the last round (EDO-7.3, EDO-7.6, EDO-7.7)."""

    def apply(self, state: EdoState, seat: int, code: int) -> None:
        for city in state.board.cities:
            for owner in range(state.seats):
                n = state.incomes[owner][city]
                if n:
                    state.players[owner].ryo += n
                    state.tell(events.INCOME, owner, n, city)


class EndRound(Automatic[EdoState]):
    """The game ends with enough power points or with an empty merchant pile, else the next round follows (EDO-8.1)."""

    def apply(self, state: EdoState, seat: int, code: int) -> None:
        state.turn += 1
        for player in state.players:
            if sum(player.power) >= state.box.end_power:
                state.tell(events.ENDS_BY_POWER, NONE)
                return
        if not state.merchant_deck:  # so there are never more rounds than merchant cards (EDO-8.4)
            state.tell(events.ENDS_BY_PILE, NONE)
            return
        # EDO-8.2: the visible top card becomes the current one, the next is turned over
        state.merchant_gone |= 1 << state.merchant_now[0]
        pile = state.merchant_deck[:]
        state.merchant_now = [pile.pop()]
        state.merchant_deck = pile
        if pile:
            state.reveals += 1
            state.tell(events.NEXT_MERCHANT, NONE, pile[-1])
        else:
            state.tell(events.LAST_MERCHANT, NONE)
        # EDO-8.3: the next start player; cards and officials come back, new ones become usable
        state.starter = (state.starter + 1) % state.seats
        for player in state.players:
            player.planned = OPEN_PLAN
            player.own_at = OPEN_PLAN
            player.shogun_at = OPEN_PLAN
            player.ready = 0
            player.revealed = 0
            player.recruits = 0
            player.fresh = 0
        state.served = EMPTY
        state.round += 1
        state.push(StartRound())
