# kotatsu: compiled
"""A position of Koi-Koi: plain numbers, and rows that copies share: a row is replaced, never changed in place."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koikoi import evaluate
from koikoi.components import DOUBLING, LUCKY, Box
from koikoi.moves import CARDS, SUIT, SUIT_BITS
from koikoi.yaku import total, worth
from kotatsu.core.bits import added, members
from kotatsu.core.rng import Rng
from kotatsu.core.state import EMPTY, HIDDEN, State

SEATS: Final = 2


class Player:
    """What one player holds and has won."""

    def __init__(self) -> None:
        self.hand: list[int] = EMPTY  # in the order of the year, hidden from the other (KOI-2.2)
        self.taken: i64 = 0  # bits: captured cards
        self.calls: i64 = 0  # how often this player has said koi-koi this month
        self.called: i64 = 0  # what the combinations brought at that time
        self.points: list[int] = EMPTY  # won so far, by category

    def copy(self) -> Player:
        twin = Player()
        twin.hand = self.hand
        twin.taken = self.taken
        twin.calls = self.calls
        twin.called = self.called
        twin.points = self.points
        return twin


class KoiKoiState(State):
    def __init__(self, box: Box, rng: Rng, players: list[Player]) -> None:
        super().__init__(SEATS, rng)
        self.box = box
        self.players = players
        self.month = 0  # which is played, from 1
        self.months = 6
        self.sake = 1  # whether the two combinations with the cup count (KOI-4.4)
        self.dealer = 0
        self.deck: list[int] = EMPTY  # the last card is the top one
        self.table: i64 = 0  # bits: cards that lie open
        self.shown: i64 = 0  # bits: the card for which a partner is being chosen

    def copy(self) -> KoiKoiState:
        twin = KoiKoiState(self.box, self.rng.copy(), [player.copy() for player in self.players])
        self.carry_over(twin)
        twin.month = self.month
        twin.months = self.months
        twin.sake = self.sake
        twin.dealer = self.dealer
        twin.deck = self.deck
        twin.table = self.table
        twin.shown = self.shown
        return twin

    # -- what is hidden --------------------------------------------------------------------------------

    def mask(self, seat: int) -> None:
        self.deck = [HIDDEN] * len(self.deck)  # KOI-2.2
        for other, player in enumerate(self.players):
            if other != seat:
                player.hand = [HIDDEN] * len(player.hand)

    def fill(self, rng: Rng) -> None:
        known = self.table | self.shown
        for player in self.players:
            known |= player.taken
            if player.hand and player.hand[0] != HIDDEN:
                for card in player.hand:
                    known |= 1 << card
        unseen = members(((1 << CARDS) - 1) & ~int(known))
        rng.shuffle(unseen)
        for player in self.players:
            if player.hand and player.hand[0] == HIDDEN:
                size = len(player.hand)
                player.hand = sorted(unseen[:size])
                unseen = unseen[size:]
        self.deck = unseen

    # -- cards -----------------------------------------------------------------------------------------

    def partners(self, card: int) -> i64:
        """The cards on the table that a card can capture: those of its month (KOI-3.2)."""
        return self.table & (SUIT_BITS << (card // SUIT * SUIT))

    # -- points ----------------------------------------------------------------------------------------

    def made(self, seat: int) -> int:
        """What the combinations of a seat bring now, before any doubling."""
        return total(self.box, self.players[seat].taken, self.sake)

    def factor(self, seat: int, made: int) -> int:
        """How often they would count if the seat stopped now (KOI-5.3)."""
        n = 2 if made >= self.box.double_from else 1
        return 2 * n if self.players[1 - seat].calls else n

    def win(self, seat: int) -> int:
        """Write down what the combinations of a seat bring; how much that is."""
        player = self.players[seat]
        made = 0
        for yaku, category in enumerate(self.box.category):
            n = worth(self.box, player.taken, self.sake, yaku)
            if n:
                player.points = added(player.points, category, n)
                made += n
        more = made * (self.factor(seat, made) - 1)
        if more:
            player.points = added(player.points, DOUBLING, more)
        return made + more

    def win_lucky(self, seat: int, kind: int) -> int:
        """Write down what a lucky hand brings (KOI-2.3)."""
        player = self.players[seat]
        n = self.box.lucky_points[kind]
        player.points = added(player.points, LUCKY, n)
        return n

    def score(self, seat: int) -> list[int]:
        """What was won in the months that are over (KOI-6.1)."""
        return self.players[seat].points

    def total(self, seat: int) -> int:
        n = 0
        for points in self.players[seat].points:
            n += points
        return n

    def places(self) -> list[int]:
        one, other = self.total(0), self.total(1)
        return [1 if one >= other else 2, 1 if other >= one else 2]  # KOI-6.2

    # -- what bots ask ---------------------------------------------------------------------------------

    def by_hand(self, seat: int) -> int:
        return evaluate.lead(self, seat)
