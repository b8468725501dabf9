# kotatsu: compiled
"""Consolidating: new budget, imperial reward, wages (section 6 of the rules)."""

from __future__ import annotations

from typing import Final

from kotatsu.core.bits import added, replaced, total
from kotatsu.core.state import LEGAL, NONE, Automatic
from kotatsu.games.nippon import events, scoring
from kotatsu.games.nippon.components import (
    BONUS_IDS,
    BONUS_RESOURCES,
    COAL,
    CONSOLIDATE_COAL,
    EXTRA_WORKERS,
    FOR_WAGES,
    INCOME,
    MINING,
    YEN,
)
from kotatsu.games.nippon.moves import ACHIEVEMENTS, COVER, REWARD, STACKS
from kotatsu.games.nippon.reasons import LEVEL_TOO_HIGH, SPACE_COVERED, STACK_EMPTY
from kotatsu.games.nippon.state import NipponState
from kotatsu.games.nippon.steps.numbered import Numbered

BONUSES: Final = len(BONUS_IDS)
REWARDS: Final = list(range(REWARD, REWARD + STACKS))
COVERS: Final = list(range(COVER, COVER + ACHIEVEMENTS))


def consolidate(state: NipponState, seat: int) -> None:
    """Budget now (NIP-6.1); then the reward (NIP-6.2), then wages (NIP-6.3)."""
    box = state.box
    player = state.players[seat]
    state.tell(events.CONSOLIDATES, seat)
    if player.yen or player.coal:
        state.tell(events.BUDGET_LOST, seat, player.yen, player.coal)
    player.yen = 0
    player.coal = 0
    state.gain(seat, YEN, box.track[INCOME][player.income])
    state.gain(seat, COAL, box.track[MINING][player.mining])
    state.gain(seat, COAL, state.extra(seat, CONSOLIDATE_COAL))  # NIP-12.8
    state.push(Wages())
    workers = len(player.workers) + state.extra(seat, EXTRA_WORKERS)  # NIP-12.12
    level = box.reward_level[min(workers, box.worker_slots)]
    if level == 0:
        return
    if total(state.rewards) == 0:
        if state.multipliers:  # NIP-6.2.3
            state.multipliers -= 1
            state.tell(events.MULTIPLIER_TAKEN, seat, box.multiplier)
            place_multiplier(state, seat, box.multiplier)
    elif lowest_level(state) <= level:  # if only higher ones are left, there is nothing (NIP-6.2.2)
        state.push(TakeReward(level))


def lowest_level(state: NipponState) -> int:
    for stack in range(STACKS):
        if state.rewards[stack]:
            return state.box.stack_level[stack]
    return 0


def place_multiplier(state: NipponState, seat: int, multiplier: int) -> None:
    """A tile goes on a free achievement of choice; with all taken it is out of the game (NIP-6.2.5)."""
    for tile in state.players[seat].multipliers:
        if tile == 0:
            state.push(Cover(multiplier))
            return
    state.removed = added(state.removed, multiplier - 2, 1)
    state.tell(events.MULTIPLIER_DISCARDED, seat, multiplier)


class TakeReward(Numbered):
    """Take a reward up to a level from the board (NIP-6.2.1)."""

    def __init__(self, level: int) -> None:
        self.level = level

    def row(self) -> list[int]:
        return REWARDS

    def why_not_number(self, state: NipponState, seat: int, n: int) -> int:
        if state.box.stack_level[n] > self.level:
            return LEVEL_TOO_HIGH
        return LEGAL if state.rewards[n] else STACK_EMPTY

    def moves(self, state: NipponState, seat: int) -> list[int]:
        level = state.box.stack_level
        return [REWARD + n for n in range(STACKS) if state.rewards[n] and level[n] <= self.level]

    def choose(self, state: NipponState, seat: int, n: int) -> None:
        level = state.box.stack_level[n]
        bonus = n % BONUSES
        state.rewards = added(state.rewards, n, -1)
        state.tell(events.REWARD_TAKEN, seat, level, bonus)
        state.gain(seat, BONUS_RESOURCES[bonus], state.box.bonus[bonus])  # NIP-6.2.4
        place_multiplier(state, seat, level)


class Cover(Numbered):
    """Put a multiplier on an achievement without one; a printed 1x is covered, no tile ever moves (NIP-6.2.5)."""

    def __init__(self, multiplier: int) -> None:
        self.multiplier = multiplier

    def row(self) -> list[int]:
        return COVERS

    def why_not_number(self, state: NipponState, seat: int, n: int) -> int:
        return SPACE_COVERED if state.players[seat].multipliers[n] else LEGAL

    def moves(self, state: NipponState, seat: int) -> list[int]:
        tiles = state.players[seat].multipliers
        return [COVER + achievement for achievement in range(ACHIEVEMENTS) if not tiles[achievement]]

    def choose(self, state: NipponState, seat: int, n: int) -> None:
        player = state.players[seat]
        player.multipliers = replaced(player.multipliers, n, self.multiplier)
        state.tell(events.MULTIPLIER_PLACED, seat, self.multiplier, n)
        if state.log is not None:
            yen = scoring.final_yen(state, seat)
            state.tell(events.WORTH, seat, scoring.achieved(state, seat, n, yen), n)


class Wages(Automatic[NipponState]):
    """Pay each colour as far as the money reaches, lose points for the others (NIP-6.3); the workers leave (NIP-6.4)."""

    def apply(self, state: NipponState, seat: int, code: int) -> None:
        owner = state.active
        yen = state.players[owner].yen
        unpaid = scoring.unpaid(state, owner, yen)
        paid = scoring.owed(state, owner) - unpaid
        if paid:
            state.tell(events.WAGES, owner, paid)
            state.pay(owner, YEN, paid * state.box.wage)
        lose_points(state, owner, unpaid)
        state.return_workers(owner)
        fill_pending(state)


def lose_points(state: NipponState, seat: int, colours: int) -> None:
    """Two points for each colour (NIP-6.3), as far as there are any (NIP-1.14)."""
    if colours:
        lost = scoring.loss(state, colours, state.players[seat].vp())
        state.tell(events.UNPAID, seat, colours, lost)
        state.earn(seat, -lost, FOR_WAGES)


def fill_pending(state: NipponState) -> None:
    """Go on with a refill for which the bag was too small; that moves no marker (NIP-7.5)."""
    filled = 0
    for place in state.pending:
        if state.fill_place(place, 1):  # the bag is empty again
            break
        filled += 1
    if filled:
        state.pending = state.pending[filled:]
        state.tell(events.ROWS_FILLED, NONE, filled)
