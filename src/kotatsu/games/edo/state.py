# kotatsu: compiled
"""A position of Edo: plain numbers and lists. Every list is replaced, never changed in place: copies share them all."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.bits import added, members, replaced, rest, times, without
from kotatsu.core.hand import Hand
from kotatsu.core.rng import Rng
from kotatsu.core.state import EMPTY, HIDDEN, NONE, SEVERAL, Reader, State
from kotatsu.games.edo import evaluate, events, reading, scoring
from kotatsu.games.edo.components import (
    EDO,
    FORTRESS_PIECE,
    GOODS,
    HOUSE,
    KONTOR,
    KONTOR_PIECE,
    MERCHANTS,
    POWER_POINT,
    RYO,
    Box,
)
from kotatsu.games.edo.hand import HAND
from kotatsu.games.edo.house_rules import CROWDED_OUT
from kotatsu.games.edo.moves import SLOTS, SPECIALS
from kotatsu.games.edo.rows import placed

SECRET: Final = [[HIDDEN] * n for n in range(max(SPECIALS, MERCHANTS, SLOTS) + 1)]  # shared by all views
OPEN_PLAN: Final = [NONE] * SLOTS
NO_GOODS: Final = [0] * GOODS
NO_POWER: Final = [0] * 4

LEAST_PER_ROUND: Final = 4  # ryo that players have in hand for each round, in games between bots
MOST_PER_ROUND: Final = 12


class Player:
    """What belongs to one player."""

    def __init__(self) -> None:
        self.ryo = 0  # hidden from the others (EDO-6.1.2)
        self.goods: list[int] = NO_GOODS  # by resource, public
        self.power: list[int] = NO_POWER  # power points by where they come from
        self.houses = 0  # in stock
        self.kontors = 0  # in stock
        self.officials = 0  # of the own colour: figures that are not on the map
        self.shoguns = 0  # Shogun officials
        self.recruits = 0  # those of them who came this round (EDO-6.4.1)
        self.samurai: list[int] = EMPTY  # the field of each, in ascending order
        self.cards = 0  # bits: special cards
        self.fresh = 0  # bits: those taken this round (EDO-6.5.2)
        self.start_set = NONE
        # the plan, by slot: hidden until the slot is revealed (EDO-4.7)
        self.planned: list[int] = OPEN_PLAN  # action
        self.own_at: list[int] = OPEN_PLAN  # officials of the own colour
        self.shogun_at: list[int] = OPEN_PLAN  # Shogun officials
        self.ready = 0  # the plan is handed in
        self.revealed = 0  # number of slots revealed

    def copy(self) -> Player:
        twin = Player()
        twin.ryo = self.ryo
        twin.goods = self.goods
        twin.power = self.power
        twin.houses = self.houses
        twin.kontors = self.kontors
        twin.officials = self.officials
        twin.shoguns = self.shoguns
        twin.recruits = self.recruits
        twin.samurai = self.samurai
        twin.cards = self.cards
        twin.fresh = self.fresh
        twin.start_set = self.start_set
        twin.planned = self.planned
        twin.own_at = self.own_at
        twin.shogun_at = self.shogun_at
        twin.ready = self.ready
        twin.revealed = self.revealed
        return twin

    def free_own(self) -> int:
        """Own officials that stand at no card."""
        return self.officials - placed(self.own_at)

    def free_shoguns(self) -> int:
        return self.shoguns - self.recruits - placed(self.shogun_at)


class EdoState(State):
    def __init__(self, box: Box, seats: int, rng: Rng, players: list[Player]) -> None:
        super().__init__(seats, rng)
        self.box = box
        self.board = box.boards[box.board_for[seats]]
        self.players = players
        self.round = 1
        self.starter = 0
        self.merchant = EDO  # the field where he stands
        self.shoguns = 0  # Shogun officials in the supply
        self.fortresses = 0  # in the supply
        self.cities: list[list[int]] = []  # by city: the pieces on its plots
        self.special_deck: list[int] = EMPTY  # the last card of a deck is its top one
        self.special_display: list[int] = EMPTY
        self.merchant_deck: list[int] = EMPTY  # its top card lies face up (EDO-2.3)
        self.merchant_now: list[int] = EMPTY  # the current card
        self.merchant_gone = 0  # bits
        self.served: list[int] = EMPTY  # the fields of samurai that served in the current action (EDO-5.8)
        # what follows from the rest
        self.incomes: list[list[int]] = []  # by seat: what each city pays (EDO-7.3)

    def copy(self) -> EdoState:
        twin = EdoState(self.box, self.seats, self.rng.copy(), [player.copy() for player in self.players])
        self.carry_over(twin)
        twin.round = self.round
        twin.starter = self.starter
        twin.merchant = self.merchant
        twin.shoguns = self.shoguns
        twin.fortresses = self.fortresses
        twin.cities = self.cities
        twin.special_deck = self.special_deck
        twin.special_display = self.special_display
        twin.merchant_deck = self.merchant_deck
        twin.merchant_now = self.merchant_now
        twin.merchant_gone = self.merchant_gone
        twin.served = self.served
        twin.incomes = self.incomes
        return twin

    def derive(self) -> None:
        for player in self.players:
            player.samurai = sorted(player.samurai)
        self.incomes = [
            [scoring.income(self, city, pieces, seat) for city, pieces in enumerate(self.cities)]
            for seat in range(self.seats)
        ]

    # -- hidden information (EDO-11.1) -------------------------------------------------------------

    def mask(self, seat: int) -> None:
        self.special_deck = SECRET[len(self.special_deck)]
        below = len(self.merchant_deck) - 1
        if below > 0:
            self.merchant_deck = SECRET[below] + self.merchant_deck[below:]
        for other, player in enumerate(self.players):
            if other != seat:
                player.ryo = HIDDEN  # EDO-6.1.2
                shown = player.revealed
                if shown < SLOTS:
                    secret = SECRET[SLOTS - shown]  # EDO-4.7; how far a plan has come is a secret too
                    player.planned = player.planned[:shown] + secret if shown else secret
                    player.own_at = player.own_at[:shown] + secret if shown else secret
                    player.shogun_at = player.shogun_at[:shown] + secret if shown else secret

    def fill(self, rng: Rng) -> None:
        gone = 0
        for player in self.players:
            gone |= player.cards
            if player.ryo == HIDDEN:
                first = self.round == 1 and self.players[self.starter].revealed == 0
                spread = (MOST_PER_ROUND - LEAST_PER_ROUND) * self.round
                guess = self.box.step_cost + LEAST_PER_ROUND * self.round + rng.below(spread)
                player.ryo = self.box.start_ryo if first else guess
            if player.planned[SLOTS - 1] == HIDDEN:
                if player.ready:
                    _guess_plan(self.box, player, rng)
                else:
                    player.planned = OPEN_PLAN
                    player.own_at = OPEN_PLAN
                    player.shogun_at = OPEN_PLAN
        self.special_deck = _filled(self.special_deck, SPECIALS, gone, [self.special_display], rng)
        self.merchant_deck = _filled(self.merchant_deck, MERCHANTS, self.merchant_gone, [self.merchant_now], rng)

    # -- what a search should know -----------------------------------------------------------------

    def foresight(self) -> int:
        return 3

    def outlook(self) -> int:
        """Where plans are made: to the next ones, which are judged with what they promise. Else looking on misled."""
        return self.turns_in(1) + 2 if self.top().asks() == SEVERAL else 0

    def reply_tries(self) -> int:
        return 20

    def turns_in(self, rounds: int) -> int:
        """To the next planning but so many: in the middle of a round secret plans distort what is seen."""
        picks = 0
        shown = 0
        for player in self.players:
            picks += int(player.start_set == NONE) + int(player.houses == self.box.houses)
            shown += player.revealed
        paid = (self.active - self.starter) % self.seats if shown == SLOTS * self.seats else 0
        # a round begins, has a turn for each slot and each pay day, and ends
        return picks + int(picks > 0) + rounds * ((SLOTS + 1) * self.seats + 2) - shown - paid - 1

    def reopen(self, seat: int) -> None:
        """Others plan the slots again that are not yet revealed."""
        from kotatsu.games.edo.steps.planning import Planning  # which needs this module

        asked = False
        for other, player in enumerate(self.players):
            shown = player.revealed
            if other != seat and player.ready and shown < SLOTS:
                player.planned = player.planned[:shown] + OPEN_PLAN[shown:]
                player.own_at = player.own_at[:shown] + OPEN_PLAN[shown:]
                player.shogun_at = player.shogun_at[:shown] + OPEN_PLAN[shown:]
                player.ready = 0
                asked = True
        if asked and self.top().asks() != SEVERAL:
            self.push(Planning())
        self.refresh()

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

    # -- looking -----------------------------------------------------------------------------------

    def unserved(self, seat: int, field: int) -> int:
        """Own samurai on a field that have not served in the current action (EDO-5.8)."""
        return times(self.players[seat].samurai, field) - times(self.served, field)

    def crowd(self, field: int) -> int:
        """All samurai on a field; the merchant is none (EDO-6.6.4)."""
        n = 0
        for player in self.players:
            n += times(player.samurai, field)
        return n

    def yields(self) -> list[int]:
        """What a field gives to each samurai, by how many stand there (EDO-6.6.2, EDO-6.6.3)."""
        return self.box.steep_harvest if self.house_rules & CROWDED_OUT else self.box.harvest

    def has_kontor(self, seat: int, city: int) -> bool:
        return city < len(self.cities) and times(self.cities[city], KONTOR_PIECE + seat) > 0

    # -- changes that several steps share ----------------------------------------------------------

    def gain(self, seat: int, kind: int, n: int) -> None:
        """Receive ryo or goods; they never run out (EDO-1.6), but above the limit nothing is taken (EDO-1.7)."""
        player = self.players[seat]
        if kind == RYO:
            player.ryo += n
        else:
            n = min(n, self.box.goods_limit - player.goods[kind])
            player.goods = added(player.goods, kind, n)
        if n > 0:
            self.tell(events.GAIN, seat, n, kind)

    def pay(self, seat: int, kind: int, n: int) -> None:
        """Give ryo or goods back to the supply."""
        if n <= 0:
            return
        player = self.players[seat]
        if kind == RYO:
            player.ryo -= n
        else:
            player.goods = added(player.goods, kind, -n)
        self.tell(events.PAY, seat, n, kind)

    def gain_power(self, seat: int, source: int, n: int) -> None:
        """Power points are scored at once (EDO-6.7.2) and have no upper limit (EDO-8.1)."""
        player = self.players[seat]
        player.power = added(player.power, source, n)
        self.tell(events.GAIN, seat, n, POWER_POINT)

    def put_samurai(self, seat: int, field: int) -> None:
        """Any number of samurai may share a field (EDO-5.3)."""
        player = self.players[seat]
        row = player.samurai
        at = 0
        while at < len(row) and row[at] < field:
            at += 1
        player.samurai = [*row[:at], field, *row[at:]]

    def take_samurai(self, seat: int, field: int) -> None:
        player = self.players[seat]
        player.samurai = without(player.samurai, field)

    def erect(self, seat: int, building: int, city: int) -> None:
        """Put a piece on the next free plot (EDO-6.7.3); it is never removed (EDO-6.7.8).

        Whoever listens is told what the city pays from now on, where that changes (EDO-7.3, EDO-7.6).
        """
        player = self.players[seat]
        piece = FORTRESS_PIECE
        if building == HOUSE:
            player.houses -= 1
            piece = seat
        elif building == KONTOR:
            player.kontors -= 1
            piece = KONTOR_PIECE + seat
        else:  # it belongs to nobody (EDO-6.7.7)
            self.fortresses -= 1
        cities = self.cities[:]
        cities[city] = cities[city] + [piece]
        self.cities = cities
        self.incomes = self.incomes[:]
        for owner in range(self.seats):
            n = scoring.income(self, city, cities[city], owner)
            if n != self.incomes[owner][city]:
                self.incomes[owner] = replaced(self.incomes[owner], city, n)
                self.tell(events.SHARE, owner, n, city)


def usable_cards(player: Player) -> list[int]:
    """The cards a plan may use: the basic ones and the special ones of earlier rounds (EDO-4.1, EDO-6.5.2)."""
    cards = [0, 1, 2]
    usable = player.cards & ~player.fresh
    if usable:
        for card in members(usable):
            cards.append(3 + card)
    return cards


def _filled(deck: list[int], size: int, gone: int, rows: list[list[int]], rng: Rng) -> list[int]:
    """A deck with the cards that are nowhere else in place of the hidden ones."""
    unseen = rest(size, gone, [*rows, deck])
    rng.shuffle(unseen)
    return [unseen.pop() if card == HIDDEN else card for card in deck]


def _guess_plan(box: Box, player: Player, rng: Rng) -> None:
    """A random plan in place of the slots that are still secret, as many officials used as fit."""
    shown = player.revealed
    seen = [box.card_of[player.planned[slot]] for slot in range(shown)]
    cards = [card for card in usable_cards(player) if card not in seen]
    rng.shuffle(cards)
    planned = player.planned[:]
    own_at = player.own_at[:]
    shogun_at = player.shogun_at[:]
    for slot in range(shown, SLOTS):
        actions = box.actions_on[cards.pop()]
        planned[slot] = actions[rng.below(len(actions))]
        own_at[slot] = 0
        shogun_at[slot] = 0
    own = player.officials - placed(own_at)
    shoguns = player.shoguns - player.recruits - placed(shogun_at)
    for _ in range(2 * (own + shoguns)):
        slot = shown + rng.below(SLOTS - shown)
        each = box.officials[planned[slot]]
        room = box.most[planned[slot]] * each - own_at[slot] - shogun_at[slot]
        if each > room or each > own + shoguns:
            continue
        for _ in range(each):
            if rng.below(own + shoguns) < own:
                own -= 1
                own_at[slot] += 1
            else:
                shoguns -= 1
                shogun_at[slot] += 1
    player.planned = planned
    player.own_at = own_at
    player.shogun_at = shogun_at
