"""The front door of Yokohama Duel."""

from __future__ import annotations

from collections.abc import Mapping

from kotatsu.core.bits import count
from kotatsu.core.game import Facts, Game, HouseRule, first_of, who_begins
from kotatsu.core.rng import Rng
from kotatsu.core.schema import Place
from kotatsu.core.vocabulary import SEAT
from kotatsu.games.yokohama import setup
from kotatsu.games.yokohama.components import AREA_IDS, Box
from kotatsu.games.yokohama.names import EXTRA, REASONS, Names
from kotatsu.games.yokohama.state import YokohamaState


class Yokohama(Game[YokohamaState, Box, Names]):
    facts = Facts("yokohama", "YOK", range(2, 3), minutes=45, weight=2, learn_minutes=5)
    reasons = REASONS
    options = (
        who_begins(2),  # YOK-3.9
        HouseRule("agents-inside", "YOK-R10.2"),
        HouseRule("bonus-is-due", "YOK-R8.1"),
    )
    kit = Box, Names

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
        for seat, player in enumerate(state.players):  # what is not built is in stock, as far as there are any
            counts[f"shops of {SEAT.id(seat)}"] = max(self.box.shops, count(player.shops))
            counts[f"warehouses of {SEAT.id(seat)}"] = max(self.box.warehouses, count(player.warehouses))
        for area, word in enumerate(AREA_IDS):
            standing = sum(player.warehouses >> area & 1 for player in state.players)
            counts[f"warehouse spaces in {word}"] = max(1, standing)
        return counts

    def stock(self, state: YokohamaState, component: str) -> Place | None:
        kind, _, word = component.partition(" ")
        if kind == "extra":
            return Place(state, "extra_stack", EXTRA.index[word])
        return Place(state, "agent_stack") if kind == "agents" else None


GAME = Yokohama
