# kotatsu: compiled
"""A position of Nippon: plain numbers and lists. Everything in it is open (NIP-10.1).

Lists are marked "shared": they are replaced, never changed in place, so that a copy takes them over as they are.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.bits import added, count, members, replaced, total
from kotatsu.core.rng import Rng
from kotatsu.core.state import EMPTY, NONE, Reader, State
from kotatsu.games.nippon import evaluate, events, reading, scoring
from kotatsu.games.nippon.components import (
    BLUEPRINTS,
    COAL,
    FIELDS,
    INCOME,
    MINING,
    SIDES,
    SPACES,
    SPACES_PER_REGION,
    TILES_PER_GOOD,
    TRAINS,
    VP,
    YEN,
    Box,
)
from kotatsu.games.nippon.moves import CITIES, GOODS, REGIONS, VALUES

NO_TILE: Final = NONE


class Player:
    """What lies on and beside one player's board."""

    def __init__(self) -> None:
        self.yen: i64 = 0
        self.coal: i64 = 0
        self.blueprints: i64 = 0  # their total value, all that matters (NIP-1.11)
        self.income: i64 = 0  # spaces of the markers on the three tracks
        self.mining: i64 = 0
        self.technology: i64 = 0
        self.factories: i64 = 0  # bits: factory tiles
        self.machines: i64 = 0  # bits: goods whose factory has a machine
        self.upgraded: i64 = 0  # bits: goods whose machine shows +2
        self.stored: i64 = 0  # machines beside the board (NIP-4.2.5)
        self.fulfilled: i64 = 0  # bits: contracts
        self.goods: list[int] = EMPTY  # shared; in the storage of each factory, apart from coal (NIP-1.12)
        self.workers: list[int] = EMPTY  # shared; colours from left to right
        self.trains: list[int] = EMPTY  # shared; by region
        self.ships: list[int] = EMPTY  # shared; by region
        self.multipliers: list[int] = EMPTY  # shared; by achievement, 0 where no tile lies
        self.points: list[int] = EMPTY  # shared; by category
        # what follows from the rest
        self.supply: list[int] = EMPTY  # shared; unplaced influence tiles by value
        self.effects = vec[i64]()  # shared; what the factories bring, by effect (section 12)
        self.tiles: list[int] = EMPTY  # shared; the factory tiles one by one
        self.made: i64 = 0  # bits: goods that there is a factory for
        self.stocks: list[int] = EMPTY  # shared; how many kinds there are with at least n goods, at [n]
        self.trains_gone: i64 = 0  # all trains together
        self.ships_gone: i64 = 0
        self.scored: i64 = 0  # all points together

    def copy(self) -> Player:
        twin = Player()
        twin.yen = self.yen
        twin.coal = self.coal
        twin.blueprints = self.blueprints
        twin.income = self.income
        twin.mining = self.mining
        twin.technology = self.technology
        twin.factories = self.factories
        twin.machines = self.machines
        twin.upgraded = self.upgraded
        twin.stored = self.stored
        twin.fulfilled = self.fulfilled
        twin.goods = self.goods
        twin.workers = self.workers
        twin.trains = self.trains
        twin.ships = self.ships
        twin.multipliers = self.multipliers
        twin.points = self.points
        twin.supply = self.supply
        twin.effects = self.effects
        twin.tiles = self.tiles
        twin.made = self.made
        twin.stocks = self.stocks
        twin.trains_gone = self.trains_gone
        twin.ships_gone = self.ships_gone
        twin.scored = self.scored
        return twin

    def at(self, track: int) -> int:
        """The space of a marker."""
        return self.income if track == INCOME else self.mining if track == MINING else self.technology

    def makes(self, good: int) -> bool:
        """Whether the player has a factory for a good; there is at most one (NIP-4.1.1)."""
        return self.made >> good & 1 == 1

    def machine(self, good: int) -> int:
        """0, 1 or 2: what the machine of a factory adds."""
        return (self.machines >> good & 1) + (self.upgraded >> good & 1)

    def vp(self) -> int:
        return self.scored

    def vehicles_gone(self, kind: int) -> int:
        return self.trains_gone if kind == TRAINS else self.ships_gone

    def derive(self, box: Box) -> None:
        """What follows from the rest of the board; the supply does from the map."""
        self.tiles = members(self.factories)
        self.effects = box.effects(self.tiles)
        self.made = 0
        for tile in self.tiles:
            self.made |= 1 << tile // TILES_PER_GOOD
        self.stocks = stocks(self.goods)
        self.trains_gone = total(self.trains)
        self.ships_gone = total(self.ships)
        self.scored = total(self.points)


class NipponState(State):
    def __init__(self, box: Box, rng: Rng, seats: int, players: list[Player]) -> None:
        super().__init__(seats, rng)
        self.box = box
        self.players = players
        self.marker = 0
        self.left = 0  # turns still to be taken once the marker stands on gold, this one included (NIP-9.1)
        self.fields: list[list[int]] = []  # shared; worker colours by field
        self.rows: list[list[int]] = []  # shared; worker colours by row
        self.pending: list[int] = EMPTY  # shared; places a refill could not fill: fields 0 to 4, rows from 5 (NIP-7.4)
        self.display: i64 = 0  # bits: factory tiles nobody has
        self.rewards: list[int] = EMPTY  # shared; tiles in each stack
        self.multipliers = 0  # plain 2x tiles
        self.removed: list[int] = EMPTY  # shared; tiles out of the game by multiplier 2 to 5
        self.city_tiles: list[int] = EMPTY  # shared; by city
        self.spare_tiles = 0  # bits: the city tile left over
        self.rotations: list[int] = EMPTY  # shared; by city, quarter turns clockwise
        self.tiles: list[int] = EMPTY  # shared; by space: 7 * owner + value - 1, or NO_TILE
        # what follows from the rest
        self.bag: list[int] = EMPTY  # shared; workers by colour (NIP-10.2)
        self.slots: list[int] = EMPTY  # shared; free transport slots by region
        self.sway = vec[i64]()  # shared; influence on the map by region, in each of the seats, then overseas
        self.wants: list[int] = EMPTY  # shared; the good of each space (NIP-2.12)
        self.space_of: list[int] = EMPTY  # shared; by 6 * city + good: the space, or NONE

    def copy(self) -> NipponState:
        twin = NipponState(self.box, self.rng.copy(), self.seats, [player.copy() for player in self.players])
        self.carry_over(twin)
        twin.marker = self.marker
        twin.left = self.left
        twin.fields = self.fields
        twin.rows = self.rows
        twin.pending = self.pending
        twin.display = self.display
        twin.rewards = self.rewards
        twin.multipliers = self.multipliers
        twin.removed = self.removed
        twin.city_tiles = self.city_tiles
        twin.spare_tiles = self.spare_tiles
        twin.rotations = self.rotations
        twin.tiles = self.tiles
        twin.bag = self.bag
        twin.slots = self.slots
        twin.sway = self.sway
        twin.wants = self.wants
        twin.space_of = self.space_of
        return twin

    def derive(self) -> None:
        box = self.box
        bag = [n - box.workers_removed[self.seats - 2] for n in box.workers]
        for row in self.fields + self.rows + [player.workers for player in self.players]:
            for colour in row:
                bag[colour] = max(0, bag[colour] - 1)
        self.bag = bag
        slots = [box.slots[self.seats - 2]] * REGIONS  # NIP-2.8
        for player in self.players:
            player.derive(box)
            player.supply = box.tiles[:]
            for region in range(REGIONS):
                slots[region] -= player.trains[region] + player.ships[region]
        sway = vec[i64]([0] * (REGIONS * (self.seats + 1)))
        for space, tile in enumerate(self.tiles):
            first = space // SPACES_PER_REGION * (self.seats + 1)
            owner = tile // VALUES
            if tile == NO_TILE:
                sway[first + self.seats] += box.overseas[space]
            elif owner < self.seats:
                sway[first + owner] += tile % VALUES + 1
                self.players[owner].supply[tile % VALUES + 1] -= 1
        self.slots = slots
        self.sway = sway
        self.lay_out()

    def lay_out(self) -> None:
        """Which good belongs to which space: side s of a tile turned r times shows its good (s - r) mod 4 (NIP-2.12)."""
        self.wants = [NONE] * SPACES
        self.space_of = [NONE] * (CITIES * GOODS)
        for city, tile in enumerate(self.city_tiles):
            if tile == NONE:
                continue
            for side in range(SIDES):
                good = self.box.city_tiles[tile][(side - self.rotations[city]) % SIDES]
                self.wants[SIDES * city + side] = good
                self.space_of[GOODS * city + good] = SIDES * city + side

    # -- hidden information: none but the order in which the bag yields workers (NIP-10.2), drawn when needed --

    def is_open(self) -> bool:
        return True

    def mask(self, seat: int) -> None:
        pass

    def fill(self, rng: Rng) -> None:
        pass

    # -- what a search should know -----------------------------------------------------------------

    def reply_tries(self) -> int:
        return 80

    # -- results -----------------------------------------------------------------------------------

    def score(self, seat: int) -> list[int]:
        return scoring.score(self, seat)

    def places(self) -> list[int]:
        return scoring.places(self)

    def by_hand(self, seat: int) -> int:
        return evaluate.evaluate(self, seat)

    def reader(self) -> Reader:
        return reading.READER

    # -- changes that several steps share; nothing is paid to or by another player (NIP-1.15) ------

    def gain(self, seat: int, kind: int, n: int) -> None:
        """Receive Yen, coal or blueprints; the supply never ends (NIP-1.10)."""
        if n > 0:
            self._add(seat, kind, n)
            self.tell(events.GAIN, seat, n, kind)

    def pay(self, seat: int, kind: int, n: int) -> None:
        if n > 0:
            self._add(seat, kind, -n)
            self.tell(events.PAY, seat, n, kind)

    def _add(self, seat: int, kind: int, n: int) -> None:
        player = self.players[seat]
        if kind == YEN:
            player.yen += n
        elif kind == COAL:
            player.coal += n
        else:
            player.blueprints += n

    def earn(self, seat: int, n: int, category: int) -> None:
        """Book victory points; there is no upper limit (NIP-1.14)."""
        if n:
            player = self.players[seat]
            player.points = added(player.points, category, n)
            player.scored += n

    def gain_all(self, seat: int, amounts: list[int], category: int) -> None:
        """Receive Yen, coal, blueprints and victory points together."""
        for kind in (YEN, COAL, BLUEPRINTS):
            self.gain(seat, kind, amounts[kind])
        self.earn_aloud(seat, amounts[VP], category)

    def earn_aloud(self, seat: int, n: int, category: int) -> None:
        if n:
            self.earn(seat, n, category)
            self.tell(events.GAIN, seat, n, VP)

    def advance(self, seat: int, track: int, steps: int) -> None:
        """Move a marker up; what would go above the top is lost, and it never moves down (NIP-1.13)."""
        player = self.players[seat]
        steps = min(steps, self.box.top[track] - player.at(track))
        if steps <= 0:
            return
        if track == INCOME:
            player.income += steps
        elif track == MINING:
            player.mining += steps
        else:
            player.technology += steps
        self.tell(events.RAISED, seat, track, steps)

    def store_goods(self, seat: int, good: int, change: int) -> None:
        player = self.players[seat]
        player.goods = added(player.goods, good, change)
        player.stocks = stocks(player.goods)

    def extra(self, seat: int, effect: int) -> int:
        """What the factories of a player add by an effect (section 12)."""
        return self.players[seat].effects[effect]

    def take_tile(self, space: int) -> None:
        """Give an influence tile back to its owner (NIP-4.9.5, NIP-4.9.8)."""
        tile = self.tiles[space]
        self.tiles = replaced(self.tiles, space, NO_TILE)
        self._count_tile(space, tile, -1)
        self._count_space(space, self.seats, self.box.overseas[space])  # what is printed counts again (NIP-4.9.11)
        self.tell(events.TILE_RETURNED, tile // VALUES, tile % VALUES + 1, space // SIDES)

    def put_tile(self, seat: int, space: int, value: int) -> None:
        """Lay a tile on an empty space."""
        tile = VALUES * seat + value - 1
        self.tiles = replaced(self.tiles, space, tile)
        self._count_tile(space, tile, 1)
        self._count_space(space, self.seats, -self.box.overseas[space])

    def _count_tile(self, space: int, tile: int, n: int) -> None:
        """A tile comes to the map (n = 1) or leaves it (n = -1)."""
        value = tile % VALUES + 1
        player = self.players[tile // VALUES]
        player.supply = added(player.supply, value, -n)
        self._count_space(space, tile // VALUES, n * value)

    def _count_space(self, space: int, owner: int, influence: int) -> None:
        self.sway = self.sway[:]
        self.sway[space // SPACES_PER_REGION * (self.seats + 1) + owner] += influence

    def tell_standing(self, seat: int, region: int) -> None:
        """Tell how a player stands in a region now, and what that would bring in the next scoring (NIP-8.1)."""
        if self.log is not None:
            totals = scoring.influence(self, region)
            points = scoring.ranked_from(self, region, scoring.coming(self), totals)
            self.tell(events.STANDING, seat, totals[seat], region, points[seat] + points[self.seats + seat])

    # -- workers -----------------------------------------------------------------------------------

    def draw_workers(self, n: int) -> list[int]:
        """Up to n random workers, one by one from the bag until that is empty (NIP-10.3)."""
        drawn: list[int] = []
        bag = self.bag[:]
        left = total(bag)
        for _ in range(min(n, left)):
            at = self.below(left)
            colour = 0
            while at >= bag[colour]:
                at -= bag[colour]
                colour += 1
            bag[colour] = bag[colour] - 1
            left -= 1
            drawn.append(colour)
        self.bag = bag
        return drawn

    def fill_place(self, place: int, n: int) -> int:
        """Put n workers from the bag on a field or, from 5 on, in a row; how many it lacked."""
        if n <= 0:
            return 0
        drawn = self.draw_workers(n)
        if drawn:
            self.station(place, (self.fields[place] if place < FIELDS else self.rows[place - FIELDS]) + drawn)
        return n - len(drawn)

    def station(self, place: int, workers: list[int]) -> None:
        """These workers, instead of others, stand on a field or, from 5 on, in a row."""
        if place < FIELDS:
            self.fields = self.fields[:]
            self.fields[place] = workers
        else:
            self.rows = self.rows[:]
            self.rows[place - FIELDS] = workers

    def return_workers(self, seat: int) -> None:
        """All workers of a player go back to the bag (NIP-6.4)."""
        player = self.players[seat]
        bag = self.bag[:]
        for colour in player.workers:
            bag[colour] += 1
        self.bag = bag
        player.workers = EMPTY

    def colours(self, seat: int) -> int:
        """How many different colours the workers of a player have."""
        seen = 0
        for colour in self.players[seat].workers:
            seen |= 1 << colour
        return count(seen)


def stocks(goods: list[int]) -> list[int]:
    """How many kinds there are with at least 1, 2, 3, 4 goods: at [n]."""
    counts = [GOODS, 0, 0, 0, 0]
    for stock in goods:
        for n in range(1, min(stock, 4) + 1):
            counts[n] = counts[n] + 1
    return counts
