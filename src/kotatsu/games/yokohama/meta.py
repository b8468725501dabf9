"""The front door of Yokohama Duel."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from kotatsu.core.components import Components
from kotatsu.core.game import Game, first_of, who_begins
from kotatsu.core.rng import Rng
from kotatsu.core.vocabulary import Reasons
from kotatsu.games.yokohama import setup
from kotatsu.games.yokohama.components import Box
from kotatsu.games.yokohama.names import EXTRA, Names
from kotatsu.games.yokohama.reasons import REASONS
from kotatsu.games.yokohama.state import YokohamaState


class Yokohama(Game[YokohamaState, Box, Names]):
    name = "yokohama"
    prefix = "YOK"
    folder = Path(__file__).parent
    seats = range(2, 3)
    minutes = 45
    reasons = Reasons(REASONS)
    options = (who_begins(2),)  # YOK-3.9

    def __init__(self, components: Components) -> None:
        super().__init__(components, Box(components), Names(components))

    def blank(self, seats: int) -> YokohamaState:
        return setup.blank(self.box)

    def setup(self, seats: int, rng: Rng, options: Mapping[str, str]) -> YokohamaState:
        return setup.deal(self.box, rng, first_of(options, seats))

    def census(self, state: YokohamaState) -> dict[str, int]:
        counts = {
            f"extra {EXTRA.ids[kind]}": state.extra_stack[kind] + sum(player.extra[kind] for player in state.players)
            for kind in range(2)
        }
        counts["agents"] = state.agent_stack + sum(player.agents + player.spent_agents for player in state.players)
        return counts


GAME = Yokohama
