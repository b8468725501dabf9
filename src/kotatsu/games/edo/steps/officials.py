# kotatsu: compiled
"""Actions that need officials only: travel, recruiting and development (sections 6.3 to 6.5 of the rules), and by a house
rule money and rice.

Activations follow one another. Declining one is the same as not having it, so a pass ends the action (EDO-5.6).
"""

from __future__ import annotations

from kotatsu.core.bits import added, has, holds, times
from kotatsu.core.state import EMPTY, LEGAL, NONE, NOT_ASKED, Decision
from kotatsu.games.edo import events
from kotatsu.games.edo.components import BORDER, MONEY, RICE, RYO
from kotatsu.games.edo.moves import (
    COLLECT,
    FIELDS,
    FROM,
    MERCHANT,
    PASS,
    RECRUIT,
    SEND,
    SPECIALS,
    TAKE,
    TO,
    UNITS,
)
from kotatsu.games.edo.reasons import (
    BORDER_POSTS_ONLY,
    CANNOT_PAY,
    MERCHANT_STAYS,
    NO_MOVES_LEFT,
    NO_RICE,
    NO_SAMURAI_THERE,
    NO_SHOGUN_LEFT,
    NOT_DISPLAYED,
    NOT_ON_THIS_MAP,
    ONLY_OWN_ARE_SENT,
    SAME_FIELD,
    TOO_FEW_OFFICIALS,
)
from kotatsu.games.edo.rows import each
from kotatsu.games.edo.state import EdoState
from kotatsu.games.edo.steps.activation import Activation


class Travel(Activation):
    """Each official in turn is sent out, relocates samurai or does nothing (EDO-6.3.1, EDO-10.4).

    `own` and `shoguns` are the officials that have not acted yet, `moves_left` is how many further samurai the last one may
    relocate. A relocation uses a Shogun official while there is one: an own one can do all that he can, and more. Nothing
    is lost by that, so the player is not asked.
    """

    def __init__(self, action: int, own: int, shoguns: int, moves_left: int) -> None:
        super().__init__(action, own + shoguns)
        self.own = own
        self.shoguns = shoguns
        self.moves_left = moves_left

    def options(self, state: EdoState, seat: int) -> list[int]:
        codes = [PASS, *each(state.players[seat].samurai, FROM)]
        if self.own:
            for field in state.board.fields if state.box.anywhere[self.action] else state.board.borders:
                codes.append(SEND + field)
        return codes

    def why_no_more(self, state: EdoState, seat: int, code: int) -> int:
        if FROM <= code < FROM + FIELDS:
            if not times(state.players[seat].samurai, code - FROM):
                return NO_SAMURAI_THERE
            if self.own + self.shoguns or (self.moves_left and state.unserved(seat, code - FROM)):
                return LEGAL
            return NO_MOVES_LEFT
        if SEND <= code < SEND + FIELDS:
            if not self.own:  # EDO-6.3.3: Shogun officials never enter the map (EDO-6.4.2)
                return ONLY_OWN_ARE_SENT
            if not has(state.board.has_field, code - SEND):
                return NOT_ON_THIS_MAP
            # EDO-6.9.5: a special card sends to any field
            if state.box.field_kind[code - SEND] == BORDER or state.box.anywhere[self.action]:
                return LEGAL
            return BORDER_POSTS_ONLY
        return MERCHANT_STAYS if code == MERCHANT else NOT_ASKED

    def do(self, state: EdoState, seat: int, code: int) -> None:
        if code < SEND:
            self._relocate(state, seat, code - FROM)
        else:  # EDO-6.3.2: the official himself leaves the planning board; any number may stand there
            player = state.players[seat]
            player.officials -= 1
            player.own_at = added(player.own_at, player.revealed - 1, -1)
            state.put_samurai(seat, code - SEND)
            state.tell(events.SENT, seat, code - SEND)
            state.served = EMPTY  # the next official may relocate anybody, the new samurai too (EDO-6.3.5)
            self._go_on(state, self.own - 1, self.shoguns, 0)

    def _relocate(self, state: EdoState, seat: int, field: int) -> None:
        """Go on with the same official as long as he may, then with the next one (EDO-6.3.4)."""
        if self.moves_left and state.unserved(seat, field):
            self._go_on(state, self.own, self.shoguns, self.moves_left - 1)
        else:
            state.served = EMPTY
            own = self.own if self.shoguns else self.own - 1
            self._go_on(state, own, self.shoguns - 1 if self.shoguns else 0, state.box.moves[self.action] - 1)
        state.push(Relocate(field))

    def _go_on(self, state: EdoState, own: int, shoguns: int, moves: int) -> None:
        if own + shoguns + moves:
            state.push(Travel(self.action, own, shoguns, moves))


class Relocate(Decision[EdoState]):
    """Where a samurai is put, free of charge: any other field of the map (EDO-6.3.4)."""

    def __init__(self, start: int) -> None:
        self.start = start

    def options(self, state: EdoState, seat: int) -> list[int]:
        return [TO + field for field in state.board.fields if field != self.start]

    def why_not(self, state: EdoState, seat: int, code: int) -> int:
        if not TO <= code < TO + FIELDS:
            return NOT_ASKED
        if not has(state.board.has_field, code - TO):
            return NOT_ON_THIS_MAP
        return SAME_FIELD if code - TO == self.start else LEGAL

    def moves(self, state: EdoState, seat: int) -> list[int]:
        return self.options(state, seat)  # all of them are legal

    def apply(self, state: EdoState, seat: int, code: int) -> None:
        state.take_samurai(seat, self.start)
        state.put_samurai(seat, code - TO)
        state.served = [*state.served, code - TO]
        state.tell(events.RELOCATED, seat, self.start, code - TO)


class Collect(Activation):
    """How often money or rice is taken, where a table lets players decline that too (EDO-5.6)."""

    def options(self, state: EdoState, seat: int) -> list[int]:
        return [*range(COLLECT + self.left - 1, COLLECT - 1, -1), PASS]

    def why_no_more(self, state: EdoState, seat: int, code: int) -> int:
        if not COLLECT <= code < COLLECT + UNITS:
            return NOT_ASKED
        return LEGAL if code - COLLECT < self.left else TOO_FEW_OFFICIALS

    def do(self, state: EdoState, seat: int, code: int) -> None:
        good = RYO if state.box.kind[self.action] == MONEY else RICE
        state.gain(seat, good, (code - COLLECT + 1) * state.box.amount[self.action])


class Recruit(Activation):
    """A Shogun official for rice, usable from the next round on (EDO-6.4.1, EDO-10.5)."""

    def options(self, state: EdoState, seat: int) -> list[int]:
        return [RECRUIT, PASS]

    def why_no_more(self, state: EdoState, seat: int, code: int) -> int:
        if code != RECRUIT:
            return NOT_ASKED
        if not state.shoguns:
            return NO_SHOGUN_LEFT
        return LEGAL if state.players[seat].goods[RICE] >= state.box.fee[self.action] else NO_RICE

    def do(self, state: EdoState, seat: int, code: int) -> None:
        player = state.players[seat]
        state.pay(seat, RICE, state.box.fee[self.action])
        state.shoguns -= 1  # never returned (EDO-6.4.2)
        player.shoguns += 1
        player.recruits += 1
        state.tell(events.RECRUITED, seat)
        if self.left > 1:
            state.push(Recruit(self.action, self.left - 1))


class Develop(Activation):
    """Buy a special card from the display, which is refilled at once (EDO-6.5.1, EDO-6.9.5, EDO-10.5)."""

    def options(self, state: EdoState, seat: int) -> list[int]:
        return [TAKE + card for card in state.special_display] + [PASS]

    def why_no_more(self, state: EdoState, seat: int, code: int) -> int:
        if not TAKE <= code < TAKE + SPECIALS:
            return NOT_ASKED
        if not holds(state.special_display, code - TAKE):
            return NOT_DISPLAYED
        return LEGAL if state.players[seat].ryo >= state.box.fee[self.action] else CANNOT_PAY

    def do(self, state: EdoState, seat: int, code: int) -> None:
        card = code - TAKE
        player = state.players[seat]
        state.pay(seat, RYO, state.box.fee[self.action])
        player.cards |= 1 << card
        player.fresh |= 1 << card
        state.tell(events.DEVELOPED, seat, card)
        state.special_display = [other for other in state.special_display if other != card]
        if state.special_deck:  # an empty deck lets the display shrink (EDO-6.5.3)
            state.special_deck = state.special_deck[:]
            shown = state.draw(state.special_deck)
            state.special_display = [*state.special_display, shown]
            state.tell(events.SHOWN, NONE, shown)
        if self.left > 1:
            state.push(Develop(self.action, self.left - 1))
