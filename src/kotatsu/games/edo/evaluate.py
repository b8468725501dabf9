# kotatsu: compiled
"""What a position is worth, for bots: what a player has, and what the rest of the own plan will probably bring.

A plan says nothing until it is carried out, so the slots that are still to come are played through roughly: samurai
take the shortest ways, other players stand still. Officials not yet placed go where they bring most.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.bits import total
from kotatsu.core.state import NONE
from kotatsu.games.edo.forecast import ONE, Forecast
from kotatsu.games.edo.hand import CERTAIN, IDLE_WALK, OTHERS, PACE
from kotatsu.games.edo.moves import SLOTS
from kotatsu.games.edo.rates import Rates
from kotatsu.games.edo.steps.activation import Activation, Movement

if TYPE_CHECKING:
    from kotatsu.games.edo.state import EdoState

WINNING: Final = 2000  # hundredths of a point


def rounds_left(state: EdoState, hand: vec[i64]) -> i64:
    """Tenths of rounds after this one, by the merchant pile or by the leader's power."""
    top: i64 = 0
    for player in state.players:
        top = max(top, total(player.power))
    missing = state.box.end_power - top
    if missing <= 0:
        return 0
    pile: i64 = 10 * len(state.merchant_deck)
    return min(pile, hand[PACE] * missing // 10)


def evaluate(state: EdoState, seat: int, hand: vec[i64]) -> int:
    if state.over():
        return final_value(state, seat)
    rates = state.board.rates
    if rates is None:
        rates = state.board.rates = Rates(state.box, state.board)
    left = rounds_left(state, hand)
    rest: i64 = 0
    for other in range(state.seats):
        if other != seat:
            rest += Forecast(state, rates, other, hand).worth(state, left, wages_paid(state, other))
    value = own_worth(state, rates, seat, left, hand) - rest * hand[OTHERS] // (100 * (state.seats - 1))
    step = state.top()
    if isinstance(step, Movement) and state.active == seat:
        value -= unpaid_way(state, rates, seat, step.start, hand)
    return value


def unpaid_way(state: EdoState, rates: Rates, seat: int, start: i64, hand: vec[i64]) -> i64:
    """What is taken off while a figure is chosen and its way not yet paid, or choosing would look better than going on."""
    player = state.players[seat]
    slot = player.revealed
    if start == NONE or slot >= SLOTS or player.planned[slot] < 0:
        return hand[IDLE_WALK]
    action = player.planned[slot]
    future = Forecast(state, rates, seat, hand)
    future.begin(state)
    left = state.box.activations(action, player.own_at[slot] + player.shogun_at[slot])
    future.play(state, action, left, player.own_at[slot], True)
    if future.walks >> start & 1:
        return 1
    return hand[IDLE_WALK]


def final_value(state: EdoState, seat: int) -> int:
    places = state.places()
    value = 100 * sum(state.score(seat))
    rest = 0
    for other in range(state.seats):
        if other != seat:
            rest += 100 * sum(state.score(other))
    return value - rest // (state.seats - 1) + (WINNING if places[seat] == 1 else 0)


def wages_paid(state: EdoState, seat: int) -> bool:
    """Whether the wages of this round are behind a player: from then on all samurai on the map count."""
    for player in state.players:
        if player.revealed < SLOTS:
            return False
    step = state.top()
    if isinstance(step, Activation):
        return False
    order = (seat - state.starter) % state.seats
    return order < (state.active - state.starter) % state.seats


def own_worth(state: EdoState, rates: Rates, seat: int, left: i64, hand: vec[i64]) -> i64:
    """The own things after the rest of the own plan."""
    player = state.players[seat]
    paid = wages_paid(state, seat)
    future = Forecast(state, rates, seat, hand)
    now = future.worth(state, left, paid)
    shown: i64 = player.revealed
    if player.planned[min(shown, SLOTS - 1)] < 0:
        return now
    numbers = vec[i64]([0] * SLOTS)
    owns = vec[i64]([0] * SLOTS)
    open_slots: i64 = 0
    for slot in range(shown, SLOTS):
        if player.planned[slot] < 0:
            continue
        if player.own_at[slot] == NONE:
            open_slots |= ONE << slot
        else:
            numbers[slot] = player.own_at[slot] + player.shogun_at[slot]
            owns[slot] = player.own_at[slot]
    value = played_through(state, future, numbers, owns, left, paid, now)
    if not open_slots:
        return value
    # officials not yet placed: one after the other to where he brings most
    own: i64 = player.free_own()
    free = own + player.free_shoguns()
    while free > 0:
        best: i64 = NONE
        best_value = value
        for slot in range(SLOTS):
            if not open_slots >> slot & 1:
                continue
            action: i64 = player.planned[slot]
            each = rates.officials[action]
            if numbers[slot] + each > each * rates.most[action] or each > free:
                continue
            numbers[slot] += each
            owns[slot] = min(own, numbers[slot])
            trial = played_through(state, Forecast(state, rates, seat, hand), numbers, owns, left, paid, now)
            numbers[slot] -= each
            if trial > best_value:
                best, best_value = slot, trial
        if best == NONE:
            break
        each = rates.officials[player.planned[best]]
        numbers[best] += each
        owns[best] = min(own, numbers[best])
        free -= each
        value = best_value
    return value


def played_through(
    state: EdoState, future: Forecast, numbers: vec[i64], owns: vec[i64], left: i64, paid: bool, now: i64
) -> i64:
    """What the own things are worth now, and most of what the plan adds to that."""
    player = state.players[future.seat]
    rates = future.rates
    future.begin(state)
    if state.active == future.seat:
        for depth in range(2):  # the action being executed, perhaps below the choice of a target
            if state.depth > depth:
                step = state.top(depth)
                if isinstance(step, Activation):
                    own = player.own_at[player.revealed - 1] if player.revealed else 0
                    future.spend(state.served)
                    future.play(state, step.action, step.left, own, False)
                    future.busy = 0
                    break
    for slot in range(player.revealed, SLOTS):
        action: i64 = player.planned[slot]
        if action >= 0 and numbers[slot]:
            times = min(numbers[slot] // rates.officials[action], rates.most[action])  # as `Box.activations` says
            future.play(state, action, times, owns[slot], True)
    then = future.worth(state, left, paid)
    return now + (then - now) * future.hand[CERTAIN] // 100
