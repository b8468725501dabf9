# kotatsu: compiled
"""Bonuses: of developed tiles, of riding piggyback and of new stages (sections 7.1, 7.2 and 9 of the rules)."""

from __future__ import annotations

from typing import Final

from kotatsu.core.bits import count, has
from kotatsu.core.state import LEGAL, NONE, NOT_ASKED, Automatic, Decision, Owned
from kotatsu.games.airship import events
from kotatsu.games.airship.components import KIND, NEGOTIATOR
from kotatsu.games.airship.moves import NEGOTIATE, PASS, RESOURCES, TAKE, TILES
from kotatsu.games.airship.reasons import NO_ROOM, NOT_IN_THE_BONUS, NOT_UNLOCKED
from kotatsu.games.airship.state import AirshipState
from kotatsu.games.airship.steps.free import ALL_RESOURCES, TAKE_CODES

NEGOTIATIONS: Final = [NEGOTIATE, PASS]


def only_member(bits: int) -> int:
    """The one resource in a set of one."""
    resource = 0
    while not has(bits, resource):
        resource += 1
    return resource


# -- the bonus of a developed tile -----------------------------------------------------------------


class TileBonus(Automatic[AirshipState]):
    """The bonus of a developed tile after its action; which upgrades are removed is judged now (AIR-7.1.1, AIR-7.1.4).

    It does not matter who developed the tile (AIR-7.1.3).
    """

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def apply(self, state: AirshipState, seat: int, code: int) -> None:
        give_bonus(state, self.tile, NONE)


class BonusBefore(Automatic[AirshipState]):
    """The same by the other reading: the upgrade that the action brought comes too late for it (AIR-7.1.4)."""

    def __init__(self, tile: int, late: int) -> None:
        self.tile = tile
        self.late = late

    def apply(self, state: AirshipState, seat: int, code: int) -> None:
        give_bonus(state, self.tile, self.late)


def give_bonus(state: AirshipState, tile: int, late: int) -> None:
    """Removed upgrades with room; one is taken without asking, with none the bonus is lost (AIR-7.1.2, AIR-7.1.5)."""
    kind = KIND[tile]
    owner = state.active
    choice = state.room_for(owner, state.box.bonus_of[kind] & state.players[owner].upgraded)
    if late != NONE:
        choice &= ~(1 << late)
    if count(choice) == 1:
        state.gain(owner, only_member(choice), state.box.bonus_n[kind], events.TILE_BONUS)
    elif choice and late == NONE:
        state.push(PickBonus(tile))
    elif choice:
        state.push(PickBonusBefore(tile, late))


class PickBonus(Decision[AirshipState]):
    """Which resource a developed Valley, Workshop or Port brings (AIR-7.1.2)."""

    def __init__(self, tile: int, late: int = NONE) -> None:
        self.tile = tile
        self.late = late

    def options(self, state: AirshipState, seat: int) -> list[int]:
        return TAKE_CODES

    def why_not(self, state: AirshipState, seat: int, code: int) -> int:
        if not TAKE <= code < TAKE + RESOURCES:
            return NOT_ASKED
        if not has(state.box.bonus_of[KIND[self.tile]], code - TAKE):
            return NOT_IN_THE_BONUS
        if not has(state.players[seat].upgraded, code - TAKE) or code - TAKE == self.late:
            return NOT_UNLOCKED
        return LEGAL if state.room(seat, code - TAKE) > 0 else NO_ROOM

    def apply(self, state: AirshipState, seat: int, code: int) -> None:
        state.gain(seat, code - TAKE, state.box.bonus_n[KIND[self.tile]], events.TILE_BONUS)


class PickBonusBefore(PickBonus):
    """The same without the upgrade that has just come (AIR-7.1.4)."""


# -- riding piggyback ------------------------------------------------------------------------------


class Piggyback(Automatic[AirshipState]):
    """Everybody else on the tile gets a little of what is gathered there (AIR-7.2.1, AIR-7.2.3).

    It makes no difference whether the worker has moved in its own turn (AIR-7.2.4). Choices are asked clockwise (AIR-7.2.5);
    they change nothing for the active player, so they can be answered beforehand (AIR-12.1).
    """

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def apply(self, state: AirshipState, seat: int, code: int) -> None:
        for offset in range(state.seats - 1, 0, -1):  # what is pushed last happens first
            owner = (state.active + offset) % state.seats
            if state.players[owner].standing_on(self.tile):
                state.push(Ride(owner, self.tile))


class Ride(Automatic[AirshipState]):
    """What one player gets: a single resource with room without asking, nothing if there is none (AIR-7.2.6)."""

    def __init__(self, owner: int, tile: int) -> None:
        self.owner = owner
        self.tile = tile

    def apply(self, state: AirshipState, seat: int, code: int) -> None:
        choice = state.room_for(self.owner, state.box.piggyback_of[KIND[self.tile]])
        if count(choice) == 1:
            ride(state, self.owner, self.tile, only_member(choice))
        elif choice:
            state.push(PickRide(self.owner, self.tile))


class PickRide(Owned[AirshipState]):
    """The receiver chooses what to take along, whatever the active player took (AIR-7.2.1)."""

    def __init__(self, owner: int, tile: int) -> None:
        super().__init__(owner)
        self.tile = tile

    def options(self, state: AirshipState, seat: int) -> list[int]:
        return TAKE_CODES

    def why_not(self, state: AirshipState, seat: int, code: int) -> int:
        if not TAKE <= code < TAKE + RESOURCES:
            return NOT_ASKED
        if not has(state.box.piggyback_of[KIND[self.tile]], code - TAKE):
            return NOT_IN_THE_BONUS
        return LEGAL if state.room(seat, code - TAKE) > 0 else NO_ROOM

    def apply(self, state: AirshipState, seat: int, code: int) -> None:
        ride(state, seat, self.tile, code - TAKE)


def ride(state: AirshipState, owner: int, tile: int, resource: int) -> None:
    state.gain(owner, resource, state.box.piggyback_n[KIND[tile]], events.PIGGYBACK)
    # AIR-7.5.6: the Negotiator is offered only if there is room for one more
    if state.can_use(owner, NEGOTIATOR) and state.room(owner, resource) > 0:
        state.push(Negotiate(owner, resource))


class Negotiate(Owned[AirshipState]):
    """Use the Experienced Negotiator for one more of the same resource, or keep him (AIR-7.5.4)."""

    def __init__(self, owner: int, resource: int) -> None:
        super().__init__(owner)
        self.resource = resource

    def options(self, state: AirshipState, seat: int) -> list[int]:
        return NEGOTIATIONS

    def why_not(self, state: AirshipState, seat: int, code: int) -> int:
        return LEGAL if code == NEGOTIATE or code == PASS else NOT_ASKED

    def neutral(self, state: AirshipState) -> int:
        return PASS

    def apply(self, state: AirshipState, seat: int, code: int) -> None:
        if code == NEGOTIATE:
            state.players[seat].used |= 1 << NEGOTIATOR
            state.gain(seat, self.resource, 1, events.NEGOTIATED)


# -- a new stage -----------------------------------------------------------------------------------


def push_stage_choice(state: AirshipState, owner: int, left: int) -> None:
    """Let a player take units of a free choice, as long as any resource has room (AIR-9.6)."""
    if left > 0 and state.room_for(owner, ALL_RESOURCES):
        state.push(StageChoice(owner, left))


class StageChoice(Owned[AirshipState]):
    """One unit of a stage bonus with free choice (AIR-9.6)."""

    def __init__(self, owner: int, left: int) -> None:
        super().__init__(owner)
        self.left = left

    def options(self, state: AirshipState, seat: int) -> list[int]:
        return TAKE_CODES

    def why_not(self, state: AirshipState, seat: int, code: int) -> int:
        if not TAKE <= code < TAKE + RESOURCES:
            return NOT_ASKED
        return LEGAL if state.room(seat, code - TAKE) > 0 else NO_ROOM

    def apply(self, state: AirshipState, seat: int, code: int) -> None:
        state.gain(seat, code - TAKE, 1)
        push_stage_choice(state, seat, self.left - 1)


PIGGYBACKS: Final = [Piggyback(tile) for tile in range(TILES)]
TILE_BONUSES: Final = [TileBonus(tile) for tile in range(TILES)]
