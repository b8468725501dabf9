"""The front door of Koi-Koi."""

from __future__ import annotations

from collections.abc import Mapping

from koikoi import steps
from koikoi.components import CATEGORY_IDS, Box
from koikoi.names import REASONS, Names
from koikoi.state import SEATS, KoiKoiState, Player
from kotatsu.core.game import Facts, Game, Option, first_of, who_begins
from kotatsu.core.rng import Rng
from kotatsu.core.state import NONE


class KoiKoi(Game[KoiKoiState, Box, Names]):
    facts = Facts("koikoi", "KOI", range(SEATS, SEATS + 1), minutes=15, weight=1, learn_minutes=3)
    reasons = REASONS
    options = (Option("months", "6", "12", "3"), Option("sake", "yes", "no"), who_begins(SEATS))  # KOI-1.2, KOI-4.4
    kit = Box, Names

    def blank(self, seats: int) -> KoiKoiState:
        state = KoiKoiState(self.box, Rng(0, 0, 0, 0), [Player() for _ in range(SEATS)])
        for player in state.players:
            player.points = [0] * len(CATEGORY_IDS)
        return state

    def setup(self, seats: int, rng: Rng, options: Mapping[str, str]) -> KoiKoiState:
        state = self.blank(seats)
        state.rng = rng
        state.months = int(options["months"])
        state.sake = int(options["sake"] == "yes")
        first = first_of(options, seats)
        state.dealer = rng.below(SEATS) if first == NONE else first  # KOI-2.5
        state.push(steps.BEGIN_MONTH)
        return state

    def census(self, state: KoiKoiState) -> dict[str, int]:
        return {}


GAME = KoiKoi
