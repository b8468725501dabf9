"""The front door of airship city."""

from __future__ import annotations

from collections.abc import Mapping

from kotatsu.core.bits import count
from kotatsu.core.game import Facts, Game, HouseRule, first_of, who_begins
from kotatsu.core.rng import Rng
from kotatsu.core.vocabulary import SEAT
from kotatsu.games.airship import setup
from kotatsu.games.airship.components import Box
from kotatsu.games.airship.names import REASONS, Names
from kotatsu.games.airship.state import AirshipState


class Airship(Game[AirshipState, Box, Names]):
    facts = Facts("airship", "AIR", range(3, 5), minutes=100, weight=3, learn_minutes=7)  # AIR-1.1
    reasons = REASONS
    options = (
        who_begins(4),  # AIR-3.5
        HouseRule("one-closes-all", "AIR-R6.4.2"),
        HouseRule("may-develop", "AIR-R6.6.3"),
        HouseRule("upgrade-before", "AIR-R7.1.4"),
    )
    kit = Box, Names

    def blank(self, seats: int) -> AirshipState:
        return setup.blank(self.box, seats)

    def setup(self, seats: int, rng: Rng, options: Mapping[str, str]) -> AirshipState:
        return setup.deal(self.box, seats, rng, first_of(options, seats))

    def census(self, state: AirshipState) -> dict[str, int]:
        """Workers and donation markers of each player, wherever they are (AIR-1.4)."""
        counts: dict[str, int] = {}
        for seat, player in enumerate(state.players):
            counts[f"workers of {SEAT.id(seat)}"] = len(player.workers)
            counts[f"markers of {SEAT.id(seat)}"] = max(0, player.markers) + sum(player.given) + count(player.majority)
        return counts


GAME = Airship
