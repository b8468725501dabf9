# kotatsu: compiled
"""The actions of the fields but export and the local market (sections 4.1 to 4.7 of the rules).

Each action has a test whether at least one unit of it can be done completely (NIP-3.6), and a step that does one unit and
comes back for the next, in any order the player likes (NIP-3.7).
"""

from __future__ import annotations

from typing import Final

from kotatsu.core.bits import added, count, has, members
from kotatsu.core.state import LEGAL, NOT_ASKED, Decision
from kotatsu.games.nippon import events
from kotatsu.games.nippon.components import (
    ADVANCE_INCOME,
    BLUEPRINTS,
    CHEAPER_INVEST,
    CHEAPER_MACHINES,
    CHEAPER_PRODUCTION,
    CHEAPER_TRANSPORT,
    COAL,
    EXTRA_MINING,
    EXTRA_TECHNOLOGY,
    FOR_FACTORIES,
    FREE_MACHINE,
    GAIN_VP,
    INCOME,
    INVEST,
    MACHINES,
    RAILROADS,
    SHIPS_ACTION,
    TECHNOLOGY,
    TILES_PER_GOOD,
    TRAINS,
    YEN,
)
from kotatsu.games.nippon.moves import (
    BUILD,
    DONE,
    FACTORIES,
    GOODS,
    MACHINE,
    PRODUCE,
    REGION,
    REGIONS,
    STORE,
    UP,
)
from kotatsu.games.nippon.reasons import (
    ACTION_AT_TOP,
    ALREADY_PRODUCED,
    AT_LEAST_ONE,
    CANNOT_PAY,
    COAL_MISSING,
    MACHINE_AT_BEST,
    MUST_INSTALL,
    NO_FACTORY,
    NO_FREE_SLOT,
    NONE_LEFT,
    NOT_DISPLAYED,
    PRODUCED_THIS_TURN,
    REGION_USED,
    STORAGE_FULL,
    TECHNOLOGY_TOO_LOW,
    TOO_MANY_STEPS,
)
from kotatsu.games.nippon.state import NipponState, Player
from kotatsu.games.nippon.steps.numbered import Numbered

STEPS: Final = [UP, UP + 1, UP + 2]
PRODUCES: Final = [DONE, *range(PRODUCE, PRODUCE + GOODS)]
PLACES: Final = [DONE, *range(REGION, REGION + REGIONS)]


class Units(Decision[NipponState]):
    """One unit of an action after another, at least one, in any order (NIP-3.6, NIP-3.7)."""

    def __init__(self, done: int) -> None:
        self.done = done  # 0 before the first unit

    def why_not(self, state: NipponState, seat: int, code: int) -> int:
        if code == DONE:
            return LEGAL if self.done else AT_LEAST_ONE
        return self.why_no_more(state, seat, code)

    def why_no_more(self, state: NipponState, seat: int, code: int) -> int:
        """The reason against one more unit."""
        raise NotImplementedError

    def neutral(self, state: NipponState) -> int:
        return DONE

    def apply(self, state: NipponState, seat: int, code: int) -> None:
        if code != DONE:
            self.do(state, seat, code)

    def do(self, state: NipponState, seat: int, code: int) -> None:
        """Carry out one unit and come back for the next."""
        raise NotImplementedError


# -- invest ----------------------------------------------------------------------------------------


def invest_price(state: NipponState, player: Player) -> int:
    return max(0, state.box.cost[INVEST] - player.effects[CHEAPER_INVEST])  # NIP-4.1.2, NIP-12.6


def why_no_invest(state: NipponState, seat: int) -> int:
    player = state.players[seat]
    if player.yen < invest_price(state, player):
        return CANNOT_PAY
    reason = ALREADY_PRODUCED
    for good in range(GOODS):
        why = why_no_good(state, player, good)
        if why == LEGAL and state.display >> (TILES_PER_GOOD * good) & 15:
            return LEGAL
        if why == TECHNOLOGY_TOO_LOW:
            reason = TECHNOLOGY_TOO_LOW
    return reason


def why_no_good(state: NipponState, player: Player, good: int) -> int:
    """Whether a factory for a good can be had: none yet, technology and blueprints suffice (NIP-4.1.1, NIP-4.1.3)."""
    if player.makes(good):
        return ALREADY_PRODUCED
    level = state.box.track[TECHNOLOGY][player.technology]
    return LEGAL if level + player.blueprints >= state.box.need[good] else TECHNOLOGY_TOO_LOW


class Build(Decision[NipponState]):
    """Choose the factory tile to build (NIP-4.1.1)."""

    def options(self, state: NipponState, seat: int) -> list[int]:
        return [BUILD + tile for tile in members(state.display)]

    def why_not(self, state: NipponState, seat: int, code: int) -> int:
        if not BUILD <= code < BUILD + FACTORIES:
            return NOT_ASKED
        tile = code - BUILD
        player = state.players[seat]
        if not has(state.display, tile):
            return ALREADY_PRODUCED if has(player.factories, tile) else NOT_DISPLAYED
        if player.yen < invest_price(state, player):
            return CANNOT_PAY
        return why_no_good(state, player, tile // TILES_PER_GOOD)

    def moves(self, state: NipponState, seat: int) -> list[int]:
        codes: list[int] = []
        player = state.players[seat]
        if player.yen >= invest_price(state, player):
            for tile in members(state.display):
                if why_no_good(state, player, tile // TILES_PER_GOOD) == LEGAL:
                    codes.append(BUILD + tile)
        return codes

    def apply(self, state: NipponState, seat: int, code: int) -> None:
        tile = code - BUILD
        good = tile // TILES_PER_GOOD
        player = state.players[seat]
        state.tell(events.BUILT, seat, tile)
        state.pay(seat, YEN, invest_price(state, player))
        state.pay(seat, BLUEPRINTS, max(0, state.box.need[good] - state.box.track[TECHNOLOGY][player.technology]))
        state.display &= ~(1 << tile)
        player.factories |= 1 << tile  # for good, with empty storage (NIP-4.1.4, NIP-4.1.8)
        player.derive(state.box)
        self.take_bonus(state, seat, tile)
        if player.stored and not has(player.machines, good):  # NIP-4.1.6; the space may be taken (NIP-4.1.7)
            player.stored -= 1
            set_machine(state, seat, good)
            if player.stored:
                player.stored -= 1
                set_machine(state, seat, good)
        state.tell(events.MAKES, seat, state.box.coal[good], 1 + player.machine(good), good)

    def take_bonus(self, state: NipponState, seat: int, tile: int) -> None:
        """Immediate bonuses happen now; permanent ones hold from now on, not for this purchase (NIP-4.1.5)."""
        effect = state.box.effect[tile]
        amount = state.box.amount[tile]
        if effect < GAIN_VP:
            state.gain(seat, effect, amount)  # NIP-12.2
        elif effect == GAIN_VP:
            state.earn_aloud(seat, amount, FOR_FACTORIES)
        elif effect < FREE_MACHINE:
            state.advance(seat, effect - ADVANCE_INCOME, amount)  # NIP-12.3
        elif effect == FREE_MACHINE:
            for _ in range(amount):  # NIP-12.13
                set_machine(state, seat, tile // TILES_PER_GOOD)
        else:
            state.tell(events.BONUS_HOLDS, seat, effect, amount)


# -- machines --------------------------------------------------------------------------------------


def set_machine(state: NipponState, seat: int, good: int) -> None:
    """Install a machine on its +1 side or turn it to +2; it stays there (NIP-4.2.1, NIP-4.2.3)."""
    player = state.players[seat]
    if has(player.machines, good):
        player.upgraded |= 1 << good
    else:
        player.machines |= 1 << good
    state.tell(events.MACHINE_SET, seat, player.machine(good), good)


def machine_price(state: NipponState, player: Player) -> int:
    return max(0, state.box.cost[MACHINES] - player.effects[CHEAPER_MACHINES])


def why_no_machines(state: NipponState, seat: int) -> int:
    """Without a place for a machine it is stored, so only money counts (NIP-4.2.5)."""
    player = state.players[seat]
    return LEGAL if player.yen >= machine_price(state, player) else CANNOT_PAY


class BuyMachines(Units):
    """One unit: install, upgrade or, if neither is possible, store (NIP-4.2.1, NIP-4.2.4, NIP-4.2.5)."""

    def options(self, state: NipponState, seat: int) -> list[int]:
        codes = [DONE] if self.done else []
        open_goods = improvable(state, seat)
        if open_goods == 0:
            codes.append(STORE)
            return codes
        return codes + [MACHINE + good for good in members(open_goods)]

    def why_no_more(self, state: NipponState, seat: int, code: int) -> int:
        if code == STORE:
            if improvable(state, seat):
                return MUST_INSTALL
        elif MACHINE <= code < MACHINE + GOODS:
            if not state.players[seat].makes(code - MACHINE):
                return NO_FACTORY
            if state.players[seat].machine(code - MACHINE) == 2:
                return MACHINE_AT_BEST
        else:
            return NOT_ASKED
        return why_no_machines(state, seat)

    def moves(self, state: NipponState, seat: int) -> list[int]:
        if why_no_machines(state, seat) == LEGAL:
            return self.options(state, seat)  # all of them are legal
        return [DONE] if self.done else []

    def do(self, state: NipponState, seat: int, code: int) -> None:
        state.pay(seat, YEN, machine_price(state, state.players[seat]))
        if code == STORE:
            state.players[seat].stored += 1
            state.tell(events.MACHINE_STORED, seat)
        else:
            set_machine(state, seat, code - MACHINE)  # one factory may get both in one action (NIP-4.2.2)
        if self.done + 1 < state.box.units:
            state.push(BuyMachines(self.done + 1))


def improvable(state: NipponState, seat: int) -> int:
    """The goods, as bits, whose factory can take a machine or an upgrade.

    Whoever has stored machines has none of these (NIP-4.2.6).
    """
    return state.players[seat].made & ~state.players[seat].upgraded


# -- production ------------------------------------------------------------------------------------


def why_no_production(state: NipponState, seat: int) -> int:
    player = state.players[seat]
    discount = player.effects[CHEAPER_PRODUCTION]
    reason = NO_FACTORY
    for tile in player.tiles:
        why = why_not_produce(state, player, tile // TILES_PER_GOOD, discount)
        if why == LEGAL:
            return LEGAL
        if reason != COAL_MISSING:
            reason = why
    return reason


def why_not_produce(state: NipponState, player: Player, good: int, discount: int) -> int:
    if not player.makes(good):
        return NO_FACTORY
    if player.goods[good] >= state.box.storage[good]:
        return STORAGE_FULL
    return LEGAL if player.coal >= state.box.coal[good] - discount else COAL_MISSING


class Produce(Units):
    """Choose one factory after another, each once (NIP-4.3.1).

    What is left of a discount on the whole action goes along, so the order makes no difference (NIP-12.6).
    """

    def __init__(self, used: int, discount: int) -> None:
        super().__init__(used)
        self.used = used  # bits: goods
        self.discount = discount

    def options(self, state: NipponState, seat: int) -> list[int]:
        return PRODUCES

    def why_no_more(self, state: NipponState, seat: int, code: int) -> int:
        if not PRODUCE <= code < PRODUCE + GOODS:
            return NOT_ASKED
        if has(self.used, code - PRODUCE):
            return PRODUCED_THIS_TURN
        return why_not_produce(state, state.players[seat], code - PRODUCE, self.discount)  # NIP-4.3.2

    def moves(self, state: NipponState, seat: int) -> list[int]:
        codes = [DONE] if self.used else []
        player = state.players[seat]
        for tile in player.tiles:
            good = tile // TILES_PER_GOOD
            if not has(self.used, good) and why_not_produce(state, player, good, self.discount) == LEGAL:
                codes.append(PRODUCE + good)
        return codes

    def do(self, state: NipponState, seat: int, code: int) -> None:
        good = code - PRODUCE
        box = state.box
        player = state.players[seat]
        cost = box.coal[good]  # by level (NIP-4.3.4)
        state.pay(seat, COAL, max(0, cost - self.discount))
        made = min(1 + player.machine(good), box.storage[good] - player.goods[good])  # the rest is lost (NIP-4.3.3)
        state.store_goods(seat, good, made)
        state.tell(events.PRODUCED, seat, made, good)
        used = self.used | 1 << good
        if count(used) < box.units:
            state.push(Produce(used, max(0, self.discount - cost)))


# -- technology and mining -------------------------------------------------------------------------


def why_no_climb(state: NipponState, seat: int, track: int) -> int:
    player = state.players[seat]
    if player.at(track) == state.box.top[track]:
        return ACTION_AT_TOP
    return LEGAL if player.yen >= state.box.step_costs[1] else CANNOT_PAY


class Climb(Numbered):
    """Pay for one to three steps up a track; the value is used later (NIP-4.4.1, NIP-4.5.1)."""

    def __init__(self, track: int) -> None:
        self.track = track

    def row(self) -> list[int]:
        return STEPS

    def why_not_number(self, state: NipponState, seat: int, n: int) -> int:
        steps = n + 1
        if steps > state.box.units or steps > state.box.top[self.track] - state.players[seat].at(self.track):
            return TOO_MANY_STEPS  # NIP-4.4.2
        return LEGAL if state.players[seat].yen >= state.box.step_costs[steps] else CANNOT_PAY

    def moves(self, state: NipponState, seat: int) -> list[int]:
        player = state.players[seat]
        most = min(state.box.units, state.box.top[self.track] - player.at(self.track))  # NIP-4.4.2
        return [UP + steps - 1 for steps in range(1, most + 1) if player.yen >= state.box.step_costs[steps]]

    def choose(self, state: NipponState, seat: int, n: int) -> None:
        steps = n + 1
        state.pay(seat, YEN, state.box.step_costs[steps])
        extra = state.extra(seat, EXTRA_TECHNOLOGY if self.track == TECHNOLOGY else EXTRA_MINING)  # NIP-12.5
        state.advance(seat, self.track, steps + extra)


# -- railroads and ships ---------------------------------------------------------------------------


def transport_price(state: NipponState, player: Player, kind: int) -> int:
    cost = state.box.cost[RAILROADS if kind == TRAINS else SHIPS_ACTION]
    return max(0, cost - player.effects[CHEAPER_TRANSPORT])


def why_no_transport(state: NipponState, seat: int, kind: int) -> int:
    """Limited by tiles, by money and by regions with a free slot (NIP-4.6.2)."""
    player = state.players[seat]
    if player.vehicles_gone(kind) >= state.box.vehicles[kind]:
        return NONE_LEFT
    if player.yen < transport_price(state, player, kind):
        return CANNOT_PAY
    for free in state.slots:
        if free > 0:
            return LEGAL
    return NO_FREE_SLOT


class Transport(Units):
    """Place trains or ships, each in another region (NIP-4.6.1); earlier ones there and influence do not matter (NIP-4.6.3)."""

    def __init__(self, kind: int, used: int) -> None:
        super().__init__(used)
        self.kind = kind
        self.used = used  # bits: regions of this action

    def options(self, state: NipponState, seat: int) -> list[int]:
        return PLACES

    def why_no_more(self, state: NipponState, seat: int, code: int) -> int:
        if not REGION <= code < REGION + REGIONS:
            return NOT_ASKED
        region = code - REGION
        if has(self.used, region):
            return REGION_USED
        if state.slots[region] <= 0:
            return NO_FREE_SLOT
        return why_no_transport(state, seat, self.kind)

    def moves(self, state: NipponState, seat: int) -> list[int]:
        codes = [DONE] if self.used else []
        if why_no_transport(state, seat, self.kind) == LEGAL:
            for region in range(REGIONS):
                if not has(self.used, region) and state.slots[region] > 0:
                    codes.append(REGION + region)
        return codes

    def do(self, state: NipponState, seat: int, code: int) -> None:
        region = code - REGION
        player = state.players[seat]
        state.pay(seat, YEN, transport_price(state, player, self.kind))
        # slots are alike, and what is placed stays (NIP-4.6.5)
        state.slots = added(state.slots, region, -1)
        if self.kind == TRAINS:
            player.trains = added(player.trains, region, 1)
            player.trains_gone += 1
        else:
            player.ships = added(player.ships, region, 1)
            player.ships_gone += 1
        state.tell(events.TRANSPORT_BUILT, seat, self.kind, region)
        state.tell_standing(seat, region)
        gone = player.vehicles_gone(self.kind)
        state.advance(seat, INCOME, state.box.vehicle_income[self.kind][gone])  # NIP-4.6.4
        used = self.used | 1 << region
        if count(used) < state.box.units:
            state.push(Transport(self.kind, used))
