# kotatsu: compiled
"""A position of airship city: plain numbers, and rows that copies share: a row is replaced, never changed in place."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.bits import added, count, has, holds, members, rest, without
from kotatsu.core.hand import Hand
from kotatsu.core.rng import Rng
from kotatsu.core.state import EMPTY, HIDDEN, NONE, Reader, State
from kotatsu.games.airship import evaluate, events, reading, scoring
from kotatsu.games.airship.components import LEVELS, Box
from kotatsu.games.airship.grid import positions, shifted
from kotatsu.games.airship.hand import HAND
from kotatsu.games.airship.moves import CONTRACTS, RESOURCES, SHIPS


class Player:
    """What belongs to one player."""

    def __init__(self) -> None:
        self.vp = 0  # the running total; it may be negative (AIR-9.5)
        self.stock: list[int] = EMPTY  # by resource
        self.workers: list[int] = EMPTY  # by worker: the tile it stands on, NONE in the supply
        self.ready = 0  # bits: workers that must still move this turn (AIR-4.3)
        self.resting = 0  # bits: workers hired this turn (AIR-4.6); the others on the grid are spent
        self.upgraded = 0  # bits: resources whose upgrade tile is removed
        self.given: list[int] = EMPTY  # by site: markers on its donation spaces
        self.majority = 0  # bits: sites with a marker on the majority space
        self.owed: list[int] = EMPTY  # sites led without a marker for it, first won first (AIR-7.3.4)
        self.used = 0  # bits: bonus actions used this stage
        self.track1 = 0  # bits: open contracts in their last stage
        self.track2 = 0  # bits: with two stages left, this one included
        self.track3 = 0  # bits: with three
        self.fulfilled = 0  # bits: contracts
        self.failed = 0  # bits: contracts
        self.markers = 0  # in the supply; follows from given and majority

    def copy(self) -> Player:
        twin = Player()
        twin.vp = self.vp
        twin.stock = self.stock
        twin.workers = self.workers
        twin.ready = self.ready
        twin.resting = self.resting
        twin.upgraded = self.upgraded
        twin.given = self.given
        twin.majority = self.majority
        twin.owed = self.owed
        twin.used = self.used
        twin.track1 = self.track1
        twin.track2 = self.track2
        twin.track3 = self.track3
        twin.fulfilled = self.fulfilled
        twin.failed = self.failed
        twin.markers = self.markers
        return twin

    def standing_on(self, tile: int) -> bool:
        return holds(self.workers, tile)

    def markers_at(self, site: int) -> int:
        """Markers that count for discounts: donation spaces and the majority space (AIR-7.4.1)."""
        return self.given[site] + (self.majority >> site & 1)

    def open_contracts(self) -> int:
        return self.track1 | self.track2 | self.track3


class AirshipState(State):
    def __init__(self, box: Box, seats: int, rng: Rng, players: list[Player]) -> None:
        super().__init__(seats, rng)
        self.box = box
        self.players = players
        self.round = 1
        self.starter = 0
        self.developed = 0  # bits: tiles that show their back
        self.tiles: list[int] = EMPTY  # by position: the tile that lies there
        self.where: list[int] = EMPTY  # by tile: its position; follows from tiles
        self.prices: list[int] = EMPTY  # by airship that can be sold: the place of its price marker
        self.market: list[int] = EMPTY  # contracts on offer
        self.deck: list[int] = EMPTY  # contracts face down; the last one is the top one
        self.stage_bonuses: list[int] = EMPTY  # for stages 2 to 5
        self.unused = 0  # bits: stage bonuses back in the box, known by elimination (AIR-2.1)

    def copy(self) -> AirshipState:
        twin = AirshipState(self.box, self.seats, self.rng.copy(), [player.copy() for player in self.players])
        self.carry_over(twin)
        twin.round = self.round
        twin.starter = self.starter
        twin.developed = self.developed
        twin.tiles = self.tiles
        twin.where = self.where
        twin.prices = self.prices
        twin.market = self.market
        twin.deck = self.deck
        twin.stage_bonuses = self.stage_bonuses
        twin.unused = self.unused
        return twin

    def derive(self) -> None:
        self.where = positions(self.tiles)
        for player in self.players:
            player.markers = self.box.markers - sum(player.given) - count(player.majority)

    # -- hidden information: nothing but the order of the contract deck (AIR-2.1) ------------------

    def mask(self, seat: int) -> None:
        self.deck = [HIDDEN] * len(self.deck)

    def fill(self, rng: Rng) -> None:
        seen = 0
        for player in self.players:
            seen |= player.open_contracts() | player.fulfilled | player.failed
        self.deck = rest(CONTRACTS, seen, [self.market])
        rng.shuffle(self.deck)

    # -- what a search should know -----------------------------------------------------------------

    def foresight(self) -> int:
        return 1

    def outlook(self) -> int:
        """To the end of the own next turn: judgement is made for ends of turns."""
        return self.turns_in(1) + 1

    def reply_tries(self) -> int:
        return 10

    # -- results -----------------------------------------------------------------------------------

    def score(self, seat: int) -> list[int]:
        return scoring.score(self, seat)

    def places(self) -> list[int]:
        return scoring.places(self)

    def hand(self) -> Hand:
        return HAND

    def counted(self, seat: int, numbers: vec[i64]) -> int:
        return evaluate.evaluate(self, seat, numbers)

    def reader(self) -> Reader:
        return reading.READER

    # -- what several steps ask --------------------------------------------------------------------

    def stage(self) -> int:
        """The stage of the round, 1 to 5 (AIR-4.1)."""
        return (self.round - 1) // self.box.rounds_per_stage + 1

    def room(self, seat: int, resource: int) -> int:
        """How much more of a resource a player can store (AIR-1.5)."""
        player = self.players[seat]
        return self.box.capacity[player.upgraded >> resource & 1][resource] - player.stock[resource]

    def room_for(self, seat: int, resources: int) -> int:
        """Those of a set of resources (bits) that still have room."""
        roomy = 0
        for resource in range(RESOURCES):
            if has(resources, resource) and self.room(seat, resource) > 0:
                roomy |= 1 << resource
        return roomy

    def unlocked(self, seat: int, bonus: int) -> bool:
        """Whether the cover of a bonus action is off: enough ships donated in its line (AIR-7.5.1).

        Only donation spaces count, and markers never leave them.
        """
        given = self.players[seat].given
        ship = LEVELS * bonus
        return given[ship] + given[ship + 1] + given[ship + 2] >= self.box.to_unlock[bonus]

    def can_use(self, seat: int, bonus: int) -> bool:
        """Whether a bonus action is unlocked and not yet used this stage (AIR-7.5.2)."""
        return not has(self.players[seat].used, bonus) and self.unlocked(seat, bonus)

    def spaces_left(self, site: int) -> int:
        """Free donation spaces of a site (AIR-3.8)."""
        left = self.box.spaces[self.seats][site]
        for player in self.players:
            left -= player.given[site]
        return left

    def own_positions(self, seat: int) -> int:
        """The positions with own workers, as bits."""
        where = self.where
        bits = 0
        for tile in self.players[seat].workers:
            if tile != NONE:
                bits |= 1 << where[tile]
        return bits

    # -- changes that several steps share ----------------------------------------------------------

    def gain(self, seat: int, resource: int, n: int, kind: int = events.GAIN) -> None:
        """Receive a resource; what exceeds the capacity is lost (AIR-1.5)."""
        kept = min(n, self.room(seat, resource))
        if kept > 0:
            player = self.players[seat]
            player.stock = added(player.stock, resource, kept)
            self.tell(kind, seat, kept, resource)
        if kept < n:
            self.tell(events.LOST, seat, n - max(kept, 0), resource)

    def pay(self, seat: int, resource: int, n: int) -> None:
        if n > 0:
            player = self.players[seat]
            player.stock = added(player.stock, resource, -n)
            self.tell(events.PAY, seat, n, resource)

    def points(self, seat: int, n: int, category: int) -> None:
        self.players[seat].vp += n
        if n < 0:
            self.tell(events.POINTS_LOST, seat, -n, category)
        else:
            self.tell(events.POINTS, seat, n, category)

    def standing(self) -> list[int]:
        """What each award would bring each player now, if anybody listens (AIR-11.3)."""
        if self.log is None:
            return EMPTY
        return [scoring.award(self, kind, seat) for seat in range(self.seats) for kind in range(scoring.AWARDS)]

    def tell_awards(self, before: list[int]) -> None:
        """Tell whose prospect of an award has changed since `before`."""
        now = self.standing()
        for place, points in enumerate(now):
            seat = place // scoring.AWARDS
            category = scoring.FROM_AWARDS + place % scoring.AWARDS
            if points > before[place]:
                self.tell(events.AWARD, seat, points - before[place], category)
            elif points < before[place]:
                self.tell(events.AWARD_LOST, seat, before[place] - points, category)

    def shift(self, shift: int) -> None:
        """Shift a line of tiles. Workers and sides travel with their tiles, and nothing else happens (AIR-5.2, AIR-5.5)."""
        self.tiles = shifted(self.tiles, shift)
        self.where = positions(self.tiles)

    def fail(self, seat: int, contracts: int) -> None:
        """Contracts whose time is over cost their points, but no gold (AIR-9.3); the total may fall below zero (AIR-9.5)."""
        player = self.players[seat]
        for card in members(contracts):
            player.failed |= 1 << card
            self.tell(events.FAILED, seat, card)
            self.points(seat, -self.box.contract_vp[card], scoring.FROM_FAILED)

    # -- donations and majorities ------------------------------------------------------------------

    def donate(self, seat: int, site: int) -> None:
        """Put a marker on a donation space and score it (AIR-6.3.3, AIR-6.4.1)."""
        player = self.players[seat]
        bonus = site // LEVELS if site < SHIPS else NONE
        locked = bonus != NONE and not self.unlocked(seat, bonus)
        before = self.standing()
        player.given = added(player.given, site, 1)
        player.markers -= 1
        self.tell(events.DONATED, seat, site)
        self.points(seat, self.box.vp[site], scoring.FROM_SHIPS if site < SHIPS else scoring.FROM_FACILITIES)
        self.check_majority(site)
        if locked and self.unlocked(seat, bonus):
            self.tell(events.UNLOCKED, seat, bonus)
        self.tell_awards(before)

    def leader(self, site: int) -> int:
        """Who has strictly more markers on the donation spaces of a site than everybody else, or NONE (AIR-7.3.1)."""
        best = 0
        leader = NONE
        for seat in range(self.seats):
            n = self.players[seat].given[site]
            if n > best:
                best = n
                leader = seat
            elif n == best:
                leader = NONE
        return leader

    def check_majority(self, site: int) -> None:
        """Give the majority marker of a site to its leader and take it from anybody else (AIR-7.3.2).

        It brings no points (AIR-7.3.3).
        """
        leader = self.leader(site)
        for seat in range(self.seats):
            if seat == leader:
                continue
            player = self.players[seat]
            if holds(player.owed, site):
                player.owed = without(player.owed, site)
            if has(player.majority, site):
                player.majority ^= 1 << site
                player.markers += 1
                self.tell(events.MAJORITY_LOST, seat, site)
                self.place_owed(seat)
        if leader != NONE:
            player = self.players[leader]
            if not has(player.majority, site) and not holds(player.owed, site):
                player.owed = [*player.owed, site]
                self.place_owed(leader)

    def place_owed(self, seat: int) -> None:
        """Put markers on the majority spaces a player leads, as far as the supply lasts, first won first (AIR-7.3.4)."""
        player = self.players[seat]
        while player.owed and player.markers > 0:
            site = player.owed[0]
            player.owed = player.owed[1:]
            player.majority |= 1 << site
            player.markers -= 1
            self.tell(events.MAJORITY_WON, seat, site)
