"""The table in words, for the terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from kotatsu.board.telling import Section, Teller
from kotatsu.core.bits import members
from kotatsu.core.state import HIDDEN, NONE
from tests.sample.lanterns.box import Box
from tests.sample.lanterns.names import LANTERN, Names
from tests.sample.lanterns.state import LanternState


class LanternTeller(Teller[LanternState, Box, Names]):
    def table(self) -> Section:
        return Section(self.say("lanterns"), [self.lanterns(self.view.shown), str(len(self.view.deck))])

    def player(self, seat: int) -> Section:
        player = self.view.players[seat]
        numbers = [self.number(player.coins), self.number(player.given)]
        return Section(self.texts.seat(seat), [self.lanterns(members(player.lanterns)), *numbers])

    def lanterns(self, lanterns: Sequence[int]) -> str:
        return ", ".join(self.name(LANTERN, card) for card in lanterns) or self.texts.message("nothing")

    def number(self, n: int) -> str:
        """What is hidden from the viewer is told so."""
        return {HIDDEN: self.texts.message("unknown"), NONE: self.texts.message("nothing")}.get(n, str(n))
