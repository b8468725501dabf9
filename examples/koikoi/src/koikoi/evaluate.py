# kotatsu: compiled
"""What a position is worth to bots, counted by hand: points won, and a race for the next combination.

For each combination that a seat could still make there is a guess at how likely that is; together they say how likely the
seat is to be the one that ends the month, and with how much. All numbers here are estimates, none is a rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from koikoi.components import ANIMAL, BRIGHT, FIRST_COUNT, FIRST_SET, FOUR_BRIGHTS, SAKE_SETS, THREE_BRIGHTS
from koikoi.moves import CARDS, SUIT, SUIT_BITS
from kotatsu.core.bits import count

if TYPE_CHECKING:
    from koikoi.state import KoiKoiState

HELD_WITH_PARTNER: Final = 0.85  # chances to capture a card: in the own hand, with something to pair it with
HELD: Final = 0.35  # in the own hand, waiting for a partner
OPEN_WITH_PARTNER: Final = 0.8  # on the table, with something in the own hand to pair it with
OPEN: Final = 0.07  # on the table, for each turn that is left
UNSEEN: Final = 0.045  # anywhere else, for each turn that is left
PER_TURN: Final = [0.36, 0.36, 0.95]  # animals, ribbons and plains that one captures in a turn
SLOPE: Final = 0.22  # what a card more or less does to the chance of having enough
FIRST: Final = 0.45  # how much the other's chances lessen the own ones
SURE: Final = 0.97


def lead(state: KoiKoiState, seat: int) -> int:
    """In hundredths of a point, against the other."""
    value = float(100 * (state.total(seat) - state.total(1 - seat)))
    if state.depth == 0:
        return int(value)
    own = Prospect(state, seat)
    other = Prospect(state, 1 - seat)
    return int(value + own.value(other) - other.value(own))


class Prospect:
    """What a seat can hope for in this month."""

    def __init__(self, state: KoiKoiState, seat: int) -> None:
        self.state = state
        self.seat = seat
        player = state.players[seat]
        self.turns = len(player.hand)
        self.taken: i64 = player.taken
        self.lost: i64 = state.players[1 - seat].taken
        self.hand: i64 = 0
        self.months: i64 = 0  # bits: the cards of all months that are in the hand
        for card in player.hand:
            self.hand |= 1 << card
            self.months |= SUIT_BITS << (card // SUIT * SUIT)
        self.table = state.table | state.shown
        self.missed = 1.0  # the chance that nothing at all comes of it
        self.hoped = 0.0  # points, weighed by their chances
        self.made = state.made(seat)
        self._brights()
        self._sets()
        self._counts()

    def value(self, other: Prospect) -> float:
        """What comes of the hope if the other does not end the month before."""
        chance = 1.0 - self.missed
        if chance <= 0.0:
            return 0.0
        points = self.made + self.hoped / chance
        n = 2.0 if points >= self.state.box.double_from - 0.5 else 1.0
        if self.state.players[1 - self.seat].calls:
            n *= 2.0
        return 100.0 * chance * (1.0 - FIRST * (1.0 - other.missed)) * points * n

    def _hope(self, chance: float, points: float) -> None:
        chance = min(chance, SURE)
        self.missed *= 1.0 - chance
        self.hoped += chance * points

    def _chance(self, card: int) -> float:
        """How likely a card is captured before the month ends."""
        if self.lost >> card & 1:
            return 0.0
        if self.taken >> card & 1:
            return 1.0
        if self.hand >> card & 1:
            return HELD_WITH_PARTNER if self.table & (SUIT_BITS << (card // SUIT * SUIT)) else HELD
        if self.table & (1 << card):
            return OPEN_WITH_PARTNER if self.months & (1 << card) else min(0.6, OPEN * self.turns)
        return UNSEEN * self.turns

    def _brights(self) -> None:
        """The next combination of brights without the rain."""
        box = self.state.box
        wanted = box.of_kind[BRIGHT] & ~box.rain
        have = count(wanted & self.taken)
        best = [0.0, 0.0, 0.0]
        for card in range(CARDS):
            if wanted >> card & 1 and not self.taken >> card & 1:
                chance = self._chance(card)
                if chance > best[0]:
                    best = [chance, best[0], best[1]]
                elif chance > best[1]:
                    best = [best[0], chance, best[1]]
                elif chance > best[2]:
                    best[2] = chance
        if have >= 3:
            self._hope(best[0], box.points[FOUR_BRIGHTS] - box.points[THREE_BRIGHTS])
            return
        chance = 1.0
        for n in range(3 - have):
            chance *= best[n]
        self._hope(chance, box.points[THREE_BRIGHTS])

    def _sets(self) -> None:
        box = self.state.box
        for yaku in range(FIRST_SET, FIRST_COUNT):
            wanted = box.cards[yaku]
            if wanted & self.lost or wanted & self.taken == wanted:
                continue
            if not self.state.sake and SAKE_SETS >> yaku & 1:
                continue
            chance = 1.0
            rest = wanted & ~self.taken
            card = 0
            while rest:
                if rest & 1:
                    chance *= self._chance(card)
                rest >>= 1
                card += 1
            self._hope(chance, box.points[yaku])

    def _counts(self) -> None:
        box = self.state.box
        for yaku in range(FIRST_COUNT, len(box.points)):
            place = yaku - FIRST_COUNT
            kind = box.of_kind[ANIMAL + place]
            short = box.least[yaku] - count(kind & self.taken)
            if count(kind & ~self.lost) < box.least[yaku] + max(0, 1 - short):
                continue
            coming = PER_TURN[place] * self.turns
            if short <= 0:  # each further card is a point
                self._hope(min(0.9, coming * 0.6), 1.0)
            else:
                self._hope(max(0.0, min(0.9, 0.5 + (coming - short) * SLOPE)), box.points[yaku])
