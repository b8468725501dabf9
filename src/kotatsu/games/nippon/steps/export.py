# kotatsu: compiled
"""Export: contracts served with goods (section 4.8 of the rules)."""

from __future__ import annotations

from typing import Final

from kotatsu.core.bits import has
from kotatsu.core.state import LEGAL, NOT_ASKED
from kotatsu.games.nippon import events
from kotatsu.games.nippon.components import CONTRACT_VP, CONTRACT_YEN, FOR_CONTRACTS, INCOME, YEN
from kotatsu.games.nippon.moves import CONTRACT, CONTRACTS, DONE, GIVE, GOODS
from kotatsu.games.nippon.reasons import CONTRACT_FULFILLED, GOOD_USED, GOODS_MISSING
from kotatsu.games.nippon.state import NipponState
from kotatsu.games.nippon.steps.actions import Units
from kotatsu.games.nippon.steps.numbered import Numbered

CONTRACT_CODES: Final = [DONE, *range(CONTRACT, CONTRACT + CONTRACTS)]
GIVES: Final = list(range(GIVE, GIVE + GOODS))
ALL_CONTRACTS: Final = (1 << CONTRACTS) - 1


def why_no_export(state: NipponState, seat: int) -> int:
    player = state.players[seat]
    if player.fulfilled == ALL_CONTRACTS:
        return CONTRACT_FULFILLED
    if player.stocks[1] == 0:
        return GOODS_MISSING
    for contract in range(CONTRACTS):
        if not has(player.fulfilled, contract) and covers(player.stocks, state.box.kinds[contract]):
            return LEGAL
    return GOODS_MISSING


def covers(counts: list[int], kinds: list[int]) -> bool:
    """Whether every number of a contract finds a kind of its own (NIP-4.8.1)."""
    for n in range(1, 5):  # noqa: SIM110
        if counts[n] < kinds[n]:
            return False
    return True


class Export(Units):
    """Choose a contract to fulfil completely (NIP-4.8.1, NIP-4.8.2)."""

    def options(self, state: NipponState, seat: int) -> list[int]:
        return CONTRACT_CODES

    def why_no_more(self, state: NipponState, seat: int, code: int) -> int:
        if not CONTRACT <= code < CONTRACT + CONTRACTS:
            return NOT_ASKED
        player = state.players[seat]
        if has(player.fulfilled, code - CONTRACT):
            return CONTRACT_FULFILLED
        return LEGAL if covers(player.stocks, state.box.kinds[code - CONTRACT]) else GOODS_MISSING

    def do(self, state: NipponState, seat: int, code: int) -> None:
        state.push(Serve(code - CONTRACT, 0, 0, self.done))


class Serve(Numbered):
    """Which good serves the next number, the largest first; every number takes another kind (NIP-4.8.2).

    Whichever good is chosen, the smaller numbers can still be served: all goods that suffice for a number do for them too.
    """

    def __init__(self, contract: int, at: int, used: int, done: int) -> None:
        self.contract = contract
        self.at = at
        self.used = used  # bits: goods
        self.done = done

    def row(self) -> list[int]:
        return GIVES

    def why_not_number(self, state: NipponState, seat: int, n: int) -> int:
        if has(self.used, n):
            return GOOD_USED
        number = state.box.demand[self.contract][self.at]
        return LEGAL if state.players[seat].goods[n] >= number else GOODS_MISSING

    def choose(self, state: NipponState, seat: int, n: int) -> None:
        box = state.box
        numbers = box.demand[self.contract]
        number = numbers[self.at]
        state.store_goods(seat, n, -number)
        state.tell(events.DELIVERED, seat, number, n)
        if self.at + 1 < len(numbers):
            state.push(Serve(self.contract, self.at + 1, self.used | 1 << n, self.done))
            return
        # NIP-4.8.3: bonus, income, the contract is turned over
        state.players[seat].fulfilled |= 1 << self.contract
        state.tell(events.CONTRACT_DONE, seat, self.contract)
        state.gain_all(seat, box.contract_bonus[self.contract], FOR_CONTRACTS)
        state.gain(seat, YEN, state.extra(seat, CONTRACT_YEN))  # NIP-12.7
        state.earn_aloud(seat, state.extra(seat, CONTRACT_VP), FOR_CONTRACTS)
        state.advance(seat, INCOME, box.contract_income[self.contract])
        if self.done + 1 < box.units:
            state.push(Export(self.done + 1))
