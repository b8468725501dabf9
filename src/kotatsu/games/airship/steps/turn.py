# kotatsu: compiled
"""Rounds, turns and stages: the frame in which workers move and act (sections 4, 9 and 10 of the rules)."""

from __future__ import annotations

from typing import Final

from kotatsu.core.bits import count, has, replaced
from kotatsu.core.state import LEGAL, NONE, NOT_ASKED, Automatic, Decision
from kotatsu.games.airship import events
from kotatsu.games.airship.components import FLIGHT
from kotatsu.games.airship.grid import destinations, flights
from kotatsu.games.airship.moves import DEVELOP, END, FLY, FREE, LIGHT, RESOURCES, TAKE, TILES, TO, WORKER
from kotatsu.games.airship.reasons import (
    FINISH_FIRST,
    FLIGHT_LOCKED,
    FLIGHT_NOT_NEEDED,
    NEEDS_FLIGHT,
    NO_ACTION_OPEN,
    NO_WORKER_READY,
    NO_WORKER_THERE,
    ONLY_ONE_ORIGIN,
    OUT_OF_REACH,
    OWN_WORKER_THERE,
    START_OF_MOVE,
    USED_THIS_STAGE,
    WORKER_FIRST,
    WORKER_HAS_MOVED,
    WORKER_RESTS,
    WORKERS_MUST_MOVE,
)
from kotatsu.games.airship.scoring import SHIP_BITS
from kotatsu.games.airship.state import AirshipState
from kotatsu.games.airship.steps.actions import ACTS
from kotatsu.games.airship.steps.bonuses import push_stage_choice
from kotatsu.games.airship.steps.free import OwnTurn


class StartTurn(Automatic[AirshipState]):
    """The start of a turn that has to wait for something else."""

    def apply(self, state: AirshipState, seat: int, code: int) -> None:
        start_turn(state)


def start_turn(state: AirshipState) -> None:
    """All own workers on the grid become ready, those hired last time too (AIR-4.3, AIR-4.6)."""
    player = state.players[state.active]
    player.ready = 0
    player.resting = 0
    for worker, tile in enumerate(player.workers):
        if tile != NONE:
            player.ready |= 1 << worker
    state.push(MOVE)


# -- moves of workers ------------------------------------------------------------------------------


def origins(state: AirshipState, seat: int) -> int:
    """The tiles with ready workers, as bits. Those on one tile are the same for play (AIR-12.2)."""
    player = state.players[seat]
    tiles = 0
    for worker, tile in enumerate(player.workers):
        if player.ready >> worker & 1:
            tiles |= 1 << tile
    return tiles


def single_origin(state: AirshipState, seat: int) -> int:
    """The tile on which all ready workers stand, or NONE if there are several."""
    player = state.players[seat]
    origin = NONE
    for worker, tile in enumerate(player.workers):
        if player.ready >> worker & 1:
            if origin != NONE and origin != tile:
                return NONE
            origin = tile
    return origin


def destination_codes(state: AirshipState, seat: int, origin: int) -> list[int]:
    """Every destination of a worker; those that need the Flight have codes of their own (AIR-4.7.8)."""
    own = state.own_positions(seat)
    start = state.where[origin]
    near = destinations(start, own)
    far = flights(start, own) if state.can_use(seat, FLIGHT) else 0
    codes: list[int] = []
    for position in range(TILES):
        if near >> position & 1:
            codes.append(TO + state.tiles[position])
        elif far >> position & 1:
            codes.append(FLY + state.tiles[position])
    return codes


def why_no_destination(state: AirshipState, seat: int, origin: int, code: int) -> int:
    """Other players' workers never hinder a move (AIR-4.7.3), so only the own ones are looked at."""
    tile = (code - TO) % TILES
    if tile == origin:
        return START_OF_MOVE
    position = state.where[tile]
    own = state.own_positions(seat)
    if has(own, position):  # the port with an own worker on it too (AIR-6.9.4)
        return OWN_WORKER_THERE
    start = state.where[origin]
    near = has(destinations(start, own), position)
    if near:
        return LEGAL if code < FLY else FLIGHT_NOT_NEEDED
    if not has(flights(start, own), position):
        return OUT_OF_REACH
    if code < FLY:
        return NEEDS_FLIGHT if state.can_use(seat, FLIGHT) else OUT_OF_REACH
    if not state.unlocked(seat, FLIGHT):
        return FLIGHT_LOCKED
    return USED_THIS_STAGE if has(state.players[seat].used, FLIGHT) else LEGAL


def move_worker(state: AirshipState, seat: int, origin: int, code: int) -> None:
    """Move one ready worker; it is spent, and the action of its new tile is open (AIR-4.3, AIR-4.4, AIR-4.7.6)."""
    player = state.players[seat]
    tile = (code - TO) % TILES
    worker = 0
    while not (player.ready >> worker & 1 and player.workers[worker] == origin):
        worker += 1
    player.workers = replaced(player.workers, worker, tile)
    player.ready ^= 1 << worker
    if code < FLY:
        state.tell(events.MOVED, seat, origin, tile)
    else:
        player.used |= 1 << FLIGHT
        state.tell(events.FLEW, seat, origin, tile)
    if player.ready:
        state.push(MOVE)
    else:
        state.push(LAST)
    state.push(ACTS[tile])


class Move(OwnTurn):
    """Choose the next worker to move, in any order (AIR-4.3); a stack on the port leaves one by one (AIR-4.7.7).

    When all ready workers stand on one tile, the destination is chosen at once.
    """

    def own_moves(self, state: AirshipState, seat: int) -> list[int]:
        origin = single_origin(state, seat)
        if origin != NONE:
            return destination_codes(state, seat, origin)
        tiles = origins(state, seat)
        return [WORKER + tile for tile in range(TILES) if tiles >> tile & 1]

    def own_why_not(self, state: AirshipState, seat: int, code: int) -> int:
        if WORKER <= code < TO:
            return self._why_no_worker(state, seat, code - WORKER)
        if TO <= code < LIGHT:
            origin = single_origin(state, seat)
            return WORKER_FIRST if origin == NONE else why_no_destination(state, seat, origin, code)
        if code == END:
            return WORKERS_MUST_MOVE
        return NO_ACTION_OPEN if LIGHT <= code < TAKE and not DEVELOP <= code < DEVELOP + TILES else NOT_ASKED

    def _why_no_worker(self, state: AirshipState, seat: int, tile: int) -> int:
        if has(origins(state, seat), tile):
            return LEGAL if single_origin(state, seat) == NONE else ONLY_ONE_ORIGIN
        return why_not_ready(state, seat, tile)

    def choose(self, state: AirshipState, seat: int, code: int) -> None:
        if code < TO:
            state.push(Destination(code - WORKER))
        else:
            move_worker(state, seat, single_origin(state, seat), code)


def why_not_ready(state: AirshipState, seat: int, tile: int) -> int:
    """Why no own worker on a tile can move."""
    player = state.players[seat]
    if not player.standing_on(tile):
        return NO_WORKER_THERE
    for worker, place in enumerate(player.workers):
        if place == tile and not has(player.resting, worker):
            return WORKER_HAS_MOVED
    return WORKER_RESTS


class Destination(Decision[AirshipState]):
    """Where the chosen worker goes. Nothing can be done in between (AIR-4.7.8)."""

    def __init__(self, origin: int) -> None:
        self.origin = origin

    def options(self, state: AirshipState, seat: int) -> list[int]:
        return destination_codes(state, seat, self.origin)

    def moves(self, state: AirshipState, seat: int) -> list[int]:
        return self.options(state, seat)  # all of them are legal

    def why_not(self, state: AirshipState, seat: int, code: int) -> int:
        if TO <= code < LIGHT:
            return why_no_destination(state, seat, self.origin, code)
        return FINISH_FIRST if code >= FREE or WORKER <= code < TO else NOT_ASKED

    def apply(self, state: AirshipState, seat: int, code: int) -> None:
        move_worker(state, seat, self.origin, code)


# -- the end of a turn -----------------------------------------------------------------------------


class Last(OwnTurn):
    """All workers have moved; free actions but gear shifts are still possible, then the player ends the turn (AIR-4.5)."""

    def own_moves(self, state: AirshipState, seat: int) -> list[int]:
        return [END]

    def own_why_not(self, state: AirshipState, seat: int, code: int) -> int:
        if code == END:
            return LEGAL
        if WORKER <= code < TO:
            return why_not_ready(state, seat, code - WORKER)
        if TO <= code < LIGHT:
            return NO_WORKER_READY
        return NO_ACTION_OPEN if LIGHT <= code < TAKE and not DEVELOP <= code < DEVELOP + TILES else NOT_ASKED

    def answers_itself(self) -> bool:
        return False

    def choose(self, state: AirshipState, seat: int, code: int) -> None:
        state.turn += 1
        state.active = (seat + 1) % state.seats  # AIR-4.1, always beginning with the start player (AIR-3.5)
        if state.active == state.starter:
            end_round(state)
        else:
            start_turn(state)


def end_round(state: AirshipState) -> None:
    """The end of a round: perhaps of the game, perhaps the start of a stage (AIR-4.1, AIR-4.2)."""
    ending = why_end(state)
    if ending != NONE:
        state.tell(ending, NONE)
        for owner in range(state.seats):  # AIR-10.3
            player = state.players[owner]
            state.fail(owner, player.open_contracts())
            player.track1 = 0
            player.track2 = 0
            player.track3 = 0
        return
    state.round += 1
    state.tell(events.ROUND, NONE, state.round)
    if (state.round - 1) % state.box.rounds_per_stage == 0:
        state.push(START_TURN)
        state.push(START_STAGE)
    else:
        start_turn(state)


def why_end(state: AirshipState) -> int:
    """The event that ends the game after this round, or NONE: only the position now counts (AIR-10.1, AIR-10.2)."""
    if state.round < state.box.first_check:
        return NONE
    led = 0
    for player in state.players:
        led |= player.majority
    if count(led & SHIP_BITS) >= state.box.ships_to_end:
        return events.ALL_SHIPS_LED
    if count(led & ~SHIP_BITS) >= state.box.facilities_to_end:
        return events.FACILITIES_LED
    return events.LAST_ROUND_OVER if state.round >= state.box.rounds else NONE


# -- the start of a stage --------------------------------------------------------------------------


class StartStage(Automatic[AirshipState]):
    """The stage bonus for everybody, choices clockwise from the start player (AIR-9.1); then covers and contracts."""

    def apply(self, state: AirshipState, seat: int, code: int) -> None:
        stage = state.stage()
        bonus = state.stage_bonuses[stage - 2]
        state.tell(events.STAGE, NONE, stage)
        state.tell(events.STAGE_BONUS, NONE, bonus)
        gain = state.box.stage_gain[bonus]
        for offset in range(state.seats):
            owner = (state.starter + offset) % state.seats
            for resource in range(RESOURCES):
                if gain[resource]:
                    state.gain(owner, resource, gain[resource])
        state.push(RENEW)
        for offset in range(state.seats - 1, -1, -1):  # what is pushed last happens first
            push_stage_choice(state, (state.starter + offset) % state.seats, state.box.stage_choice[bonus])


class Renew(Automatic[AirshipState]):
    """Used bonus actions come back (AIR-9.2); contracts move on, and those that run out fail (AIR-9.3, AIR-9.4)."""

    def apply(self, state: AirshipState, seat: int, code: int) -> None:
        for offset in range(state.seats):
            owner = (state.starter + offset) % state.seats
            player = state.players[owner]
            player.used = 0
            due = player.track1
            player.track1 = player.track2
            player.track2 = player.track3
            player.track3 = 0
            state.fail(owner, due)


MOVE: Final = Move()
LAST: Final = Last()
START_TURN: Final = StartTurn()
START_STAGE: Final = StartStage()
RENEW: Final = Renew()
