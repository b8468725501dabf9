# kotatsu: compiled
"""What players decide outside of turns: the orders they begin with, and upgrades between rounds."""

from __future__ import annotations

from typing import Final

from kotatsu.core.bits import has
from kotatsu.core.state import LEGAL, NONE, NOT_ASKED, Joint, Owned
from kotatsu.games.yokohama import events
from kotatsu.games.yokohama.components import UNIVERSITY, YEN
from kotatsu.games.yokohama.moves import FIRST_PAIR, KEEP, KEEP_SLOTS, KEEPS, PASS, UPGRADE
from kotatsu.games.yokohama.reasons import ALREADY_UPGRADED, CANNOT_PAY, KEEP_TWO
from kotatsu.games.yokohama.state import CARDS, SEATS, YokohamaState
from kotatsu.games.yokohama.steps.port import keep_cards, put_all_under

DEALT_PAIRS: Final = [code for code in range(FIRST_PAIR, KEEP + KEEPS) if KEEP_SLOTS[code - KEEP][1] < 3]
UPGRADES: Final = [PASS, UPGRADE, UPGRADE + 1, UPGRADE + 2, UPGRADE + 3]


class KeepOrders(Joint[YokohamaState]):
    """Both players secretly keep two of the three orders dealt to them (YOK-3.11)."""

    def to_act(self, state: YokohamaState) -> list[int]:
        return [seat for seat in range(SEATS) if state.players[seat].kept == NONE]

    def options(self, state: YokohamaState, seat: int) -> list[int]:
        return DEALT_PAIRS

    def why_not(self, state: YokohamaState, seat: int, code: int) -> int:
        if not KEEP <= code < KEEP + KEEPS:
            return NOT_ASKED
        return LEGAL if code in DEALT_PAIRS else KEEP_TWO

    def apply(self, state: YokohamaState, seat: int, code: int) -> None:
        state.players[seat].kept = DEALT_PAIRS.index(code)
        if self.to_act(state):
            state.push(self)
            return
        # the start player's card goes under the deck first, whoever answered first
        for owner in (state.starter, 1 - state.starter):
            player = state.players[owner]
            keep_cards(state, owner, KEEP_SLOTS[DEALT_PAIRS[player.kept] - KEEP])
            put_all_under(state, owner)
            player.kept = NONE


class Upgrade(Owned[YokohamaState]):
    """Each player may upgrade one strength card between rounds (YOK-12.2); free actions are not possible (YOK-12.4)."""

    def options(self, state: YokohamaState, seat: int) -> list[int]:
        return UPGRADES

    def why_not(self, state: YokohamaState, seat: int, code: int) -> int:
        if code == PASS:
            return LEGAL
        if not UPGRADE <= code < UPGRADE + CARDS:
            return NOT_ASKED
        if has(state.players[seat].upgraded, code - UPGRADE):
            return ALREADY_UPGRADED
        return LEGAL if state.players[seat].yen >= self.cost(state, seat, code - UPGRADE) else CANNOT_PAY

    def cost(self, state: YokohamaState, seat: int, card: int) -> int:
        return 0 if state.players[seat].has(UNIVERSITY) else state.box.upgrade_cost[card]  # YOK-11.14

    def apply(self, state: YokohamaState, seat: int, code: int) -> None:
        if code != PASS:
            card = code - UPGRADE
            state.tell(events.UPGRADED, seat, state.strength_of(seat, card))
            state.pay(seat, YEN, self.cost(state, seat, card))
            state.players[seat].upgraded |= 1 << card


KEEP_ORDERS: Final = KeepOrders()
