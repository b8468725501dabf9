# kotatsu: compiled
"""The position before the first decision (section 3 of the rules)."""

from __future__ import annotations

from kotatsu.core.bits import bits_of
from kotatsu.core.rng import Rng
from kotatsu.core.state import NONE
from kotatsu.games.airship.components import PER_GROUP, PORT_TILE, STAGE_BONUSES, Box
from kotatsu.games.airship.moves import CONTRACTS, RESOURCES, SITES, SOLD_SHIPS, TILES
from kotatsu.games.airship.state import AirshipState, Player
from kotatsu.games.airship.steps.turn import START_TURN


def blank(box: Box, seats: int) -> AirshipState:
    """An empty table: upgrade tiles and covers on the boards, everything in the supplies (AIR-1.4, AIR-3.7)."""
    state = AirshipState(box, seats, Rng(0, 0, 0, 0), [_blank_player(box) for _ in range(seats)])
    state.tiles = list(range(TILES))
    state.prices = [box.start_price[seats]] * SOLD_SHIPS  # AIR-3.2
    state.unused = (1 << STAGE_BONUSES) - 1
    state.derive()
    return state


def _blank_player(box: Box) -> Player:
    player = Player()
    player.vp = box.start_vp
    player.stock = [0] * RESOURCES
    player.workers = [NONE] * box.workers
    player.given = [0] * SITES
    return player


def deal(box: Box, seats: int, rng: Rng, starter: int) -> AirshipState:
    """Shuffle and lay out. All chance of the game is decided here (AIR-2.2)."""
    state = blank(box, seats)
    state.rng = rng
    rng.shuffle(state.tiles)  # AIR-3.1
    state.stage_bonuses = []
    for group in box.groups:  # AIR-3.3
        drawn = group[:]
        rng.shuffle(drawn)
        state.stage_bonuses += drawn[:PER_GROUP]
    state.unused &= ~bits_of(state.stage_bonuses)
    state.deck = list(range(CONTRACTS))
    rng.shuffle(state.deck)
    state.market = [state.deck.pop() for _ in range(box.offer)]  # AIR-3.4
    state.starter = rng.below(seats) if starter == NONE else starter  # AIR-3.5
    state.active = state.starter
    for place in range(seats):  # AIR-3.6
        player = state.players[(state.starter + place) % seats]
        player.stock = box.start[place]
        player.workers = [PORT_TILE if worker < box.start_workers else NONE for worker in range(box.workers)]
    state.derive()
    state.push(START_TURN)
    return state
