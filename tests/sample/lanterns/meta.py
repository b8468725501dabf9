"""The front door of Lanterns."""

from __future__ import annotations

from collections.abc import Mapping

from kotatsu.core.game import Facts, Game, Option
from kotatsu.core.rng import Rng
from tests.sample.lanterns import moves, steps
from tests.sample.lanterns.box import Box
from tests.sample.lanterns.names import REASONS, Names
from tests.sample.lanterns.state import LanternState, Player


class Lanterns(Game[LanternState, Box, Names]):
    facts = Facts("lanterns", "LAN", range(2, 5), minutes=5)
    reasons = REASONS
    options = (Option("gifts", "usual", "none"),)  # LAN-1.3
    kit = Box, Names

    def blank(self, seats: int) -> LanternState:
        state = LanternState(self.box, seats, Rng(0, 0, 0, 0), [Player() for _ in range(seats)])
        state.most_given = self.box.most_given
        return state

    def setup(self, seats: int, rng: Rng, options: Mapping[str, str]) -> LanternState:
        state = self.blank(seats)
        state.rng = rng
        if options["gifts"] == "none":
            state.most_given = 0
        state.deck = list(range(moves.LANTERNS))
        rng.shuffle(state.deck)
        for player in state.players:
            player.coins = self.box.coins
        state.push(steps.ShowLantern())
        state.push(steps.Gifts())
        return state

    def census(self, state: LanternState) -> dict[str, int]:
        return {}


GAME = Lanterns
