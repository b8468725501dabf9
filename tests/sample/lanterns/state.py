"""A position of Lanterns."""

from __future__ import annotations

from kotatsu.core.bits import members
from kotatsu.core.rng import Rng
from kotatsu.core.state import HIDDEN, NONE, Reader, State
from tests.sample.lanterns import reading
from tests.sample.lanterns.box import Box
from tests.sample.lanterns.moves import LANTERNS


class Player:
    def __init__(self) -> None:
        self.coins = 0
        self.given = NONE  # secret until all have decided (LAN-1.2)
        self.extra = 0  # coins paid beyond the first of a lantern
        self.lanterns = 0  # bits

    def copy(self) -> Player:
        twin = Player()
        twin.coins = self.coins
        twin.given = self.given
        twin.extra = self.extra
        twin.lanterns = self.lanterns
        return twin


class LanternState(State):
    def __init__(self, box: Box, seats: int, rng: Rng, players: list[Player]) -> None:
        super().__init__(seats, rng)
        self.box = box  # the same for all states: nobody changes it, so copies share it
        self.players = players
        self.active = 0
        self.deck: list[int] = []
        self.shown: list[int] = []
        self.gone = 0  # bits
        self.most_given = 0

    def copy(self) -> LanternState:
        twin = LanternState(self.box, self.seats, self.rng.copy(), [player.copy() for player in self.players])
        self.carry_over(twin)
        twin.active = self.active
        twin.deck = self.deck[:]
        twin.shown = self.shown[:]
        twin.gone = self.gone
        twin.most_given = self.most_given
        return twin

    def mask(self, seat: int) -> None:
        self.deck = [HIDDEN] * len(self.deck)  # LAN-1.1
        for other, player in enumerate(self.players):
            if other != seat and player.given != NONE and self.choosing():
                player.given = HIDDEN
                player.coins = HIDDEN

    def choosing(self) -> bool:
        return any(player.given == NONE for player in self.players)

    def fill(self, rng: Rng) -> None:
        gone = self.gone
        for player in self.players:
            gone |= player.lanterns
            if player.given == HIDDEN:
                player.given = rng.below(self.most_given + 1)
                player.coins = self.box.coins - player.given
        for card in self.shown:
            gone |= 1 << card
        rest = members(((1 << LANTERNS) - 1) & ~gone)
        rng.shuffle(rest)
        self.deck = rest

    def score(self, seat: int) -> list[int]:
        """Lanterns, gifts and generosity (LAN-3.1)."""
        player = self.players[seat]
        return [sum(card + 1 for card in members(player.lanterns)), max(0, player.given), player.extra]

    def places(self) -> list[int]:
        keys = [(sum(self.score(seat)), self.players[seat].coins) for seat in range(self.seats)]
        return [1 + sum(other > key for other in keys) for key in keys]

    def by_hand(self, seat: int) -> int:
        others = [sum(self.score(other)) for other in range(self.seats) if other != seat]
        return 100 * (sum(self.score(seat)) - max(others)) + 150 * max(0, self.players[seat].coins)

    def reader(self) -> Reader:
        return reading.READER
