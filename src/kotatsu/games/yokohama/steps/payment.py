# kotatsu: compiled
"""Paying units with imports and yen."""

from __future__ import annotations

from kotatsu.core.state import LEGAL, NONE, NOT_ASKED
from kotatsu.games.yokohama import events
from kotatsu.games.yokohama.components import (
    YEN,
)
from kotatsu.games.yokohama.moves import (
    PAY,
    PAYMENTS,
)
from kotatsu.games.yokohama.reasons import (
    CANNOT_PAY,
    IMPORTS_MISSING,
    WRONG_PAYMENT,
)
from kotatsu.games.yokohama.state import YokohamaState
from kotatsu.games.yokohama.steps.rewards import OwnTurn


def units_to_pay(state: YokohamaState) -> int:
    """How many units of 2 yen or 1 import the active player could pay (YOK-7.8.2)."""
    player = state.players[state.active]
    return player.yen // state.box.yen_per_unit + player.up + player.down


def ask_payment(state: YokohamaState, units: int) -> None:
    """Let the active player pay; what it costs is told unless there is only one way, which tells itself."""
    payment = Payment(units)
    if payment.neutral(state) == NONE:
        state.tell(events.UNITS_DUE, state.active, units)
    state.push(payment)


class Payment(OwnTurn):
    """Pay units, each with 2 yen or 1 import of either side (YOK-7.8.2, YOK-7.8.4, YOK-7.9.2). No free action takes these away."""

    def __init__(self, units: int) -> None:
        self.units = units

    def lets_agents_in(self, state: YokohamaState) -> bool:
        return False

    def own_moves(self, state: YokohamaState) -> list[int]:
        player = state.players[state.active]
        codes: list[int] = []
        for up in range(min(player.up, self.units) + 1):
            for down in range(min(player.down, self.units - up) + 1):
                codes.append(PAY + up * PAYMENTS + down)
        return self.legal(state, codes)

    def own_why_not(self, state: YokohamaState, code: int) -> int:
        if not PAY <= code < PAY + PAYMENTS * PAYMENTS:
            return NOT_ASKED
        up = (code - PAY) // PAYMENTS
        down = (code - PAY) % PAYMENTS
        player = state.players[state.active]
        if up + down > self.units:
            return WRONG_PAYMENT
        if up > player.up or down > player.down:
            return IMPORTS_MISSING
        yen = (self.units - up - down) * state.box.yen_per_unit
        return LEGAL if player.yen >= yen else CANNOT_PAY

    def choose(self, state: YokohamaState, code: int) -> None:
        up = (code - PAY) // PAYMENTS
        down = (code - PAY) % PAYMENTS
        state.pay(state.active, YEN, (self.units - up - down) * state.box.yen_per_unit)
        state.pay_imports(state.active, up, down)
