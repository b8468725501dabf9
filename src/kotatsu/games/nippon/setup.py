# kotatsu: compiled
"""The position before the first decision (section 2 of the rules)."""

from __future__ import annotations

from kotatsu.core.rng import Rng
from kotatsu.core.state import NONE
from kotatsu.games.nippon.components import (
    CATEGORIES,
    FIELDS,
    FOR_START,
    INCOME,
    LEVELS,
    MINING,
    ROWS,
    SIDES,
    SPACES,
    TECHNOLOGY,
    Box,
)
from kotatsu.games.nippon.moves import ACHIEVEMENTS, CITIES, FACTORIES, GOODS, REGIONS, STACKS
from kotatsu.games.nippon.state import NO_TILE, NipponState, Player
from kotatsu.games.nippon.steps.turn import Main


def blank(box: Box, seats: int) -> NipponState:
    """An empty table: all factory tiles on display, none removed (NIP-2.3), the marker on the first space (NIP-2.10)."""
    state = NipponState(box, Rng(0, 0, 0, 0), seats, [_blank_player() for _ in range(seats)])
    state.fields = [[] for _ in range(FIELDS)]
    state.rows = [[] for _ in range(ROWS)]
    state.pending = []
    state.display = (1 << FACTORIES) - 1
    state.rewards = [0] * STACKS
    state.removed = [0] * LEVELS
    state.multipliers = box.multipliers  # NIP-2.11
    state.city_tiles = [NONE] * CITIES
    state.spare_tiles = (1 << (CITIES + 1)) - 1
    state.rotations = [0] * CITIES
    state.tiles = [NO_TILE] * SPACES
    state.derive()
    return state


def _blank_player() -> Player:
    player = Player()
    player.goods = [0] * GOODS
    player.workers = []
    player.trains = [0] * REGIONS
    player.ships = [0] * REGIONS
    player.multipliers = [0] * ACHIEVEMENTS
    player.points = [0] * CATEGORIES
    return player


def deal(box: Box, seats: int, rng: Rng, starter: int) -> NipponState:
    """Lay out everything. Random are the start player, removed rewards, cities and workers (NIP-10.3)."""
    state = blank(box, seats)
    state.rng = rng
    state.active = rng.below(seats) if starter == NONE else starter  # NIP-2.1
    for place in range(seats):
        player = state.players[(state.active + place) % seats]
        player.points[FOR_START] = box.start_points[place]
        player.yen = box.start_yen  # NIP-2.2; contracts, influence tiles, trains and ships are all still there
        player.coal = box.start_coal
        player.blueprints = box.start_blueprints
        player.income = box.start_tracks[INCOME]
        player.mining = box.start_tracks[MINING]
        player.technology = box.start_tracks[TECHNOLOGY]
    _lay_rewards(state)
    tiles = list(range(CITIES + 1))  # NIP-2.5: eight of nine, turned at random
    rng.shuffle(tiles)
    state.spare_tiles = 1 << tiles.pop()
    state.city_tiles = tiles
    state.rotations = [rng.below(SIDES) for _ in range(CITIES)]
    state.derive()  # the bag holds all workers of this player count (NIP-2.6)
    for field in range(FIELDS):  # NIP-2.7
        state.fill_place(field, box.field_size[seats - 2])
    for row in range(box.rows[seats - 2]):
        state.fill_place(FIELDS + row, box.row_size[seats - 2])
    state.reveals = 0
    state.push(Main())
    return state


def _lay_rewards(state: NipponState) -> None:
    """Of each level some random tiles are taken out with fewer players; all others lie open by bonus (NIP-2.4)."""
    box = state.box
    rewards = box.stacks[:]
    for level in range(LEVELS):
        for _ in range(box.rewards_removed[state.seats - 2]):
            first = level * STACKS // LEVELS
            n = state.rng.below(sum(rewards[first : first + STACKS // LEVELS]))
            stack = first
            while n >= rewards[stack]:
                n -= rewards[stack]
                stack += 1
            rewards[stack] -= 1
            state.removed[level] += 1
    state.rewards = rewards
