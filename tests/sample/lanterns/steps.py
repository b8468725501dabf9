"""What happens in Lanterns."""

from __future__ import annotations

from kotatsu.core.state import LEGAL, NONE, NOT_ASKED, Automatic, Decision, Joint
from tests.sample.lanterns.moves import (
    BUY,
    COSTS_A_COIN,
    GIFT_TOLD,
    GIVE,
    LANTERN_PASSED,
    LANTERN_SHOWN,
    LANTERN_TAKEN,
    PASS,
    TOO_FEW_COINS,
    TOO_GENEROUS,
)
from tests.sample.lanterns.state import LanternState


class Gifts(Joint[LanternState]):
    """Everybody gives to the temple, secretly (LAN-1.2)."""

    def to_act(self, state: LanternState) -> list[int]:
        return [seat for seat, player in enumerate(state.players) if player.given == NONE]

    def options(self, state: LanternState, seat: int) -> list[int]:
        return list(range(GIVE, GIVE + 3))

    def why_not(self, state: LanternState, seat: int, code: int) -> int:
        if not GIVE <= code < GIVE + 3:
            return NOT_ASKED
        return LEGAL if code - GIVE <= state.most_given else TOO_GENEROUS

    def apply(self, state: LanternState, seat: int, code: int) -> None:
        state.players[seat].given = code - GIVE
        state.players[seat].coins -= code - GIVE
        if state.choosing():
            state.push(self)
            return
        state.reveals += 1
        for owner, player in enumerate(state.players):
            state.tell(GIFT_TOLD, owner, player.given)


class ShowLantern(Automatic[LanternState]):
    """The top lantern is laid open (LAN-2.1); without one the game is over (LAN-2.3)."""

    def apply(self, state: LanternState, seat: int, code: int) -> None:
        if not state.deck:
            return
        state.shown = [state.draw(state.deck)]
        state.tell(LANTERN_SHOWN, NONE, state.shown[0])
        state.push(Offer())


class Offer(Decision[LanternState]):
    """The player in turn takes the lantern or passes (LAN-2.2)."""

    def seat(self, state: LanternState) -> int:
        return state.active

    def options(self, state: LanternState, seat: int) -> list[int]:
        return [PASS, *range(BUY, BUY + 4)]

    def why_not(self, state: LanternState, seat: int, code: int) -> int:
        if code == PASS:
            return LEGAL
        if not BUY <= code < BUY + 4:
            return NOT_ASKED
        if code == BUY:
            return COSTS_A_COIN
        return LEGAL if state.players[seat].coins >= code - BUY else TOO_FEW_COINS

    def apply(self, state: LanternState, seat: int, code: int) -> None:
        card = state.shown.pop()
        if code == PASS:
            state.gone |= 1 << card
            state.tell(LANTERN_PASSED, seat, card)
        else:
            player = state.players[seat]
            player.coins -= code - BUY
            player.extra += code - BUY - 1
            player.lanterns |= 1 << card
            state.tell(LANTERN_TAKEN, seat, card, code - BUY)
        state.turn += 1
        state.active = (state.active + 1) % state.seats
        state.push(ShowLantern())
