# kotatsu: compiled
"""The local market: influence tiles for goods, in one region (section 4.9 of the rules)."""

from __future__ import annotations

from typing import Final

from kotatsu.core.bits import total
from kotatsu.core.state import LEGAL, NONE, NOT_ASKED, Decision
from kotatsu.games.nippon import events
from kotatsu.games.nippon.components import (
    FOR_MARKET,
    SIDES,
    SPACES,
    SPACES_PER_REGION,
    TILE_VP,
    TILE_YEN,
    YEN,
)
from kotatsu.games.nippon.moves import CITIES, DONE, GOODS, SPACE, TILE, UNITS, VALUES
from kotatsu.games.nippon.reasons import (
    CITY_FULL,
    NO_GOODS,
    NO_TARGET,
    NOT_HIGHER,
    NOT_THE_LOWEST,
    NOT_WANTED,
    OTHER_REGION,
    TILE_PLACED,
    TOO_FEW_GOODS,
)
from kotatsu.games.nippon.state import NO_TILE, NipponState
from kotatsu.games.nippon.steps.actions import Units

FULL_VALUE: Final = VALUES + 1


def best_tiles(state: NipponState, seat: int) -> list[int]:
    """By good: the highest tile that the seat has and has goods for, 0 if none (NIP-4.9.3)."""
    player = state.players[seat]
    best = [0] * GOODS
    for good in range(GOODS):
        stock = player.goods[good]
        if stock:
            value = state.box.influence[good][min(stock, UNITS)]
            while value and not player.supply[value]:
                value -= 1
            best[good] = value
    return best


def to_beat(state: NipponState, space: int) -> int:
    """The value that a tile for this space has to exceed.

    A tile that lies there (NIP-4.9.5); else nothing, whatever is printed (NIP-4.9.6); but around a city with all the
    tiles it may have the lowest of these (NIP-4.9.8, NIP-2.9), which a replacement does not touch (NIP-4.9.9).
    """
    tile = state.tiles[space]
    if tile != NO_TILE:
        return tile % VALUES + 1
    return lowest_if_full(state, space // SIDES)


def lowest_if_full(state: NipponState, city: int) -> int:
    """The lowest value around a city that holds as many tiles as it may, else 0."""
    lowest = FULL_VALUE
    n = 0
    for space in range(SIDES * city, SIDES * city + SIDES):
        tile = state.tiles[space]
        if tile != NO_TILE:
            n += 1
            lowest = min(lowest, tile % VALUES + 1)
    return lowest if n >= state.box.city_limit[state.seats - 2] else 0


def why_no_market(state: NipponState, seat: int) -> int:
    if state.players[seat].stocks[1] == 0:
        return NO_GOODS
    best = best_tiles(state, seat)
    if total(best) == 0:
        return TILE_PLACED
    wants = state.wants
    for space in range(SPACES):
        value = best[wants[space]]
        if value and value > to_beat(state, space):
            return LEGAL
    return NO_TARGET


class Market(Units):
    """Where the next tile goes: a city and one of the goods it asks for (NIP-4.9.2).

    The first space settles the region (NIP-4.9.1).
    """

    def __init__(self, region: int, placed: int) -> None:
        super().__init__(placed)
        self.region = region
        self.placed = placed

    def options(self, state: NipponState, seat: int) -> list[int]:
        codes = [DONE] if self.placed else []
        first, last = 0, SPACES
        if self.region != NONE:
            first = SPACES_PER_REGION * self.region
            last = first + SPACES_PER_REGION
        best = best_tiles(state, seat)
        for space in range(first, last):
            good = state.wants[space]
            if best[good] and best[good] > to_beat(state, space):
                codes.append(SPACE + GOODS * (space // SIDES) + good)
        return codes

    def why_no_more(self, state: NipponState, seat: int, code: int) -> int:
        if not SPACE <= code < SPACE + CITIES * GOODS:
            return NOT_ASKED
        space = state.space_of[code - SPACE]
        if space == NONE:
            return NOT_WANTED
        if self.region != NONE and space // SPACES_PER_REGION != self.region:
            return OTHER_REGION
        good = state.wants[space]
        player = state.players[seat]
        stock = player.goods[good]
        if stock == 0:
            return NO_GOODS
        value = state.box.influence[good][min(stock, UNITS)]
        least = to_beat(state, space)
        if value <= least:
            return NOT_HIGHER if state.tiles[space] != NO_TILE else CITY_FULL
        while value > least:
            if player.supply[value]:
                return LEGAL
            value -= 1
        return TILE_PLACED

    def moves(self, state: NipponState, seat: int) -> list[int]:
        return self.options(state, seat)  # all of them are legal

    def neutral(self, state: NipponState) -> int:
        return DONE if self.placed else NONE

    def do(self, state: NipponState, seat: int, code: int) -> None:
        state.push(PlaceTile(state.space_of[code - SPACE], self.placed))


class PlaceTile(Decision[NipponState]):
    """Which tile, for one, two or three goods of the one kind (NIP-4.9.2, NIP-4.9.3).

    Goods of one factory may be split between the tiles of an action, those of different factories are never added
    (NIP-4.9.4).
    """

    def __init__(self, space: int, placed: int) -> None:
        self.space = space
        self.placed = placed

    def options(self, state: NipponState, seat: int) -> list[int]:
        good = state.wants[self.space]
        supply = state.players[seat].supply
        least = to_beat(state, self.space) + 1
        codes: list[int] = []
        for n in range(1, min(state.players[seat].goods[good], UNITS) + 1):
            for value in range(least, state.box.influence[good][n] + 1):
                if supply[value]:
                    codes.append(TILE + UNITS * (value - 1) + n - 1)
        return codes

    def why_not(self, state: NipponState, seat: int, code: int) -> int:
        if not TILE <= code < TILE + VALUES * UNITS:
            return NOT_ASKED
        value = (code - TILE) // UNITS + 1
        n = (code - TILE) % UNITS + 1
        good = state.wants[self.space]
        player = state.players[seat]
        if n > player.goods[good]:
            return NO_GOODS
        if value > state.box.influence[good][n]:
            return TOO_FEW_GOODS
        if not player.supply[value]:
            return TILE_PLACED
        if value <= to_beat(state, self.space):
            return NOT_HIGHER if state.tiles[self.space] != NO_TILE else CITY_FULL
        return LEGAL

    def apply(self, state: NipponState, seat: int, code: int) -> None:
        value = (code - TILE) // UNITS + 1
        n = (code - TILE) % UNITS + 1
        space = self.space
        good = state.wants[space]
        city = space // SIDES
        region = space // SPACES_PER_REGION
        crowded = False
        state.store_goods(seat, good, -n)
        state.tell(events.DELIVERED, seat, n, good)
        if state.tiles[space] != NO_TILE:
            state.take_tile(space)  # an own one can be used again in this action (NIP-4.9.10)
        else:
            crowded = lowest_if_full(state, city) > 0
        state.put_tile(seat, space, value)
        state.tell(events.TILE_PLACED, seat, value, city, good)
        state.tell_standing(seat, region)
        if self.placed + 1 < state.box.units:
            state.push(Market(region, self.placed + 1))
        if crowded:
            state.push(Displace(city))
        state.gain_all(seat, state.box.region_bonus[region], FOR_MARKET)  # NIP-4.9.7
        state.gain(seat, YEN, state.extra(seat, TILE_YEN))  # NIP-12.7
        state.earn_aloud(seat, state.extra(seat, TILE_VP), FOR_MARKET)


class Displace(Decision[NipponState]):
    """A tile too many around a city: the lowest leaves, the active player chooses among equals (NIP-4.9.8)."""

    def __init__(self, city: int) -> None:
        self.city = city

    def options(self, state: NipponState, seat: int) -> list[int]:
        first = SIDES * self.city
        return [SPACE + GOODS * self.city + state.wants[space] for space in range(first, first + SIDES)]

    def why_not(self, state: NipponState, seat: int, code: int) -> int:
        if not SPACE <= code < SPACE + CITIES * GOODS:
            return NOT_ASKED
        space = state.space_of[code - SPACE]
        if space == NONE or space // SIDES != self.city or state.tiles[space] == NO_TILE:
            return NOT_THE_LOWEST
        value = state.tiles[space] % VALUES + 1
        return LEGAL if value == lowest_if_full(state, self.city) else NOT_THE_LOWEST

    def apply(self, state: NipponState, seat: int, code: int) -> None:
        state.take_tile(state.space_of[code - SPACE])
