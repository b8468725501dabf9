"""The front door of Nippon."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from kotatsu.core.components import Components
from kotatsu.core.drawing import Canvas, Chip, Prints
from kotatsu.core.errors import KotatsuError
from kotatsu.core.game import Game, Option, Section
from kotatsu.core.rng import Rng
from kotatsu.core.sheets import Sheet
from kotatsu.core.state import NONE, State
from kotatsu.core.texts import Texts
from kotatsu.core.vocabulary import SEAT, Reasons
from kotatsu.games.nippon import board, describe, icons, rivals, setup, sheets
from kotatsu.games.nippon.cards import Print
from kotatsu.games.nippon.components import LEVELS, TRANSPORT_IDS, Box
from kotatsu.games.nippon.map import coasts
from kotatsu.games.nippon.moves import COLOURS, REGIONS, STACKS, VALUES
from kotatsu.games.nippon.names import Names
from kotatsu.games.nippon.reasons import REASONS
from kotatsu.games.nippon.state import NipponState
from kotatsu.games.nippon.steps.consolidate import Cover


class Nippon(Game):
    name = "nippon"
    prefix = "NIP"
    folder = Path(__file__).parent
    seats = range(2, 5)  # NIP-1.1
    minutes = 90
    reasons = Reasons(REASONS)
    minor_events = frozenset(
        [
            "consolidates",
            "action",
            "transport",
            "built",
            "reward",
            "multiplier-placed",
            "blueprints-used",
            "machine-stored",
        ]
    )
    options = (
        Option("first", "random", "A", "B", "C", "D"),
    )  # who begins: drawn by lot unless the host says (NIP-2.1)

    def __init__(self, components: Components) -> None:
        super().__init__(components)
        self.box = Box(components)
        self.names = Names(components)
        self.go_by(self.names)
        self._prints = Prints(lambda texts, narrow: Print(self, texts, narrow))

    def blank(self, seats: int) -> NipponState:
        return setup.blank(self.box, seats)

    def setup(self, seats: int, rng: Rng, options: Mapping[str, str]) -> NipponState:
        first = NONE if options["first"] == "random" else SEAT.index[options["first"]]
        if first >= seats:
            raise KotatsuError(f"option first: there is no seat {SEAT.id(first)} with {seats} players")
        return setup.deal(self.box, seats, rng, first)

    def census(self, state: State) -> dict[str, int]:
        assert isinstance(state, NipponState)
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
                counts[f"influence tile {SEAT.id(seat)}{value}"] = player.supply[value] + on_map
            for kind, word in enumerate(TRANSPORT_IDS):
                counts[f"{word} {SEAT.id(seat)} within limit"] = int(
                    player.vehicles_gone(kind) <= self.box.vehicles[kind]
                )
        for region in range(REGIONS):
            built = sum(player.trains[region] + player.ships[region] for player in players)
            counts[f"slots {self.names.region.ids[region]}"] = state.slots[region] + built
        return counts

    def describe(self, view: State, texts: Texts) -> list[Section]:
        assert isinstance(view, NipponState)
        return describe.describe(self, view, texts)

    def draw(self, view: State, canvas: Canvas) -> None:
        assert isinstance(view, NipponState)
        board.draw_board(self, view, canvas, self._prints.of(canvas))

    def chips(self, view: State, seat: int, texts: Texts) -> list[Chip]:
        assert isinstance(view, NipponState)
        return rivals.chips(self, view, seat, texts)

    def icons(self) -> str:
        return icons.icons() + coasts()

    def sheets(self, texts: Texts) -> list[Sheet]:
        return sheets.sheets(self, texts)


GAME = Nippon
