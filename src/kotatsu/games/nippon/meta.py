"""The front door of Nippon."""

from __future__ import annotations

from collections.abc import Mapping

from kotatsu.core.game import Facts, Game, HouseRule, first_of, who_begins
from kotatsu.core.rng import Rng
from kotatsu.core.schema import Place
from kotatsu.core.vocabulary import SEAT
from kotatsu.games.nippon import setup
from kotatsu.games.nippon.components import LEVELS, TRANSPORT_IDS, Box
from kotatsu.games.nippon.moves import COLOURS, REGIONS, STACKS, VALUES
from kotatsu.games.nippon.names import REASONS, Names
from kotatsu.games.nippon.state import NipponState
from kotatsu.games.nippon.steps.consolidate import Cover


class Nippon(Game[NipponState, Box, Names]):
    facts = Facts("nippon", "NIP", range(2, 5), minutes=90, weight=4, learn_minutes=7)  # NIP-1.1
    reasons = REASONS
    options = (
        who_begins(4),  # NIP-2.1
        HouseRule("scoring-on-leaving", "NIP-R7.7"),
        HouseRule("below-zero", "NIP-R1.14"),
    )
    kit = Box, Names

    def blank(self, seats: int) -> NipponState:
        return setup.blank(self.box, seats)

    def setup(self, seats: int, rng: Rng, options: Mapping[str, str]) -> NipponState:
        return setup.deal(self.box, seats, rng, first_of(options, seats))

    def census(self, state: NipponState) -> dict[str, int]:
        players = state.players
        counts: dict[str, int] = {}
        for colour in range(COLOURS):
            rows = [*state.fields, *state.rows, *[player.workers for player in players]]
            word = self.names.colour.ids[colour]
            counts[f"worker {word}"] = state.bag[colour] + sum(row.count(colour) for row in rows)
        for level in range(2, 2 + LEVELS):
            placed = sum(player.multipliers.count(level) for player in players)
            stacks = sum(state.rewards[stack] for stack in range(STACKS) if self.box.stack_level[stack] == level)
            plain = state.multipliers if level == self.box.multiplier else 0
            in_hand = sum(isinstance(step, Cover) and step.multiplier == level for step in state.stack)
            counts[f"multiplier {level}"] = placed + stacks + plain + in_hand + state.removed[level - 2]
        for seat, player in enumerate(players):
            for value in range(1, VALUES + 1):
                on_map = state.tiles.count(VALUES * seat + value - 1)
                counts[f"influence tile {SEAT.id(seat)}{value}"] = max(0, player.supply[value]) + on_map
            for kind, word in enumerate(TRANSPORT_IDS):
                counts[f"{word} {SEAT.id(seat)} within limit"] = int(
                    player.vehicles_gone(kind) <= self.box.vehicles[kind]
                )
        for region in range(REGIONS):
            built = sum(player.trains[region] + player.ships[region] for player in players)
            counts[f"slots {self.names.region.ids[region]}"] = max(0, state.slots[region]) + built
        return counts

    def stock(self, state: NipponState, component: str) -> Place | None:
        name, _, word = component.rpartition(" ")
        return Place(state, "removed", int(word) - 2) if name == "multiplier" else None


GAME = Nippon
