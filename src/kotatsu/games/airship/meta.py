"""The front door of airship city."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from kotatsu.core.bits import count
from kotatsu.core.components import Components
from kotatsu.core.drawing import Canvas, Chip, Prints
from kotatsu.core.errors import KotatsuError
from kotatsu.core.game import Game, Option, Section
from kotatsu.core.rng import Rng
from kotatsu.core.sheets import Sheet
from kotatsu.core.state import NONE, State
from kotatsu.core.texts import Texts
from kotatsu.core.vocabulary import SEAT, Reasons
from kotatsu.games.airship import describe, icons, setup, sheets
from kotatsu.games.airship.board import Board
from kotatsu.games.airship.cards import Print, grounds
from kotatsu.games.airship.chips import chips
from kotatsu.games.airship.components import Box
from kotatsu.games.airship.names import Names
from kotatsu.games.airship.reasons import REASONS
from kotatsu.games.airship.state import AirshipState


class Airship(Game):
    name = "airship"
    prefix = "AIR"
    folder = Path(__file__).parent
    seats = range(3, 5)  # AIR-1.1
    minutes = 100
    reasons = Reasons(REASONS)
    minor_events = frozenset(
        [
            "moved",
            "shifted",
            "light-shifted",
            "contract-taken",
            "recalled",
            "donated",
            "fulfilled",
            "upgraded",
            "developed",
            "round",
        ]
    )
    options = (
        Option("first", "random", "A", "B", "C", "D"),
    )  # who begins: drawn by lot unless the host says (AIR-3.5)

    def __init__(self, components: Components) -> None:
        super().__init__(components)
        self.box = Box(components)
        self.names = Names(components)
        self.go_by(self.names)
        self._prints = Prints(lambda texts, narrow: Print(self, texts, narrow))

    def blank(self, seats: int) -> AirshipState:
        return setup.blank(self.box, seats)

    def setup(self, seats: int, rng: Rng, options: Mapping[str, str]) -> AirshipState:
        first = options["first"]
        starter = NONE if first == "random" else SEAT.index[first]
        if starter >= seats:
            raise KotatsuError(f"option first: there is no seat {first} with {seats} players")
        return setup.deal(self.box, seats, rng, starter)

    def census(self, state: State) -> dict[str, int]:
        """Workers and donation markers of each player, wherever they are (AIR-1.4)."""
        assert isinstance(state, AirshipState)
        counts: dict[str, int] = {}
        for seat, player in enumerate(state.players):
            counts[f"workers of {SEAT.id(seat)}"] = len(player.workers)
            counts[f"markers of {SEAT.id(seat)}"] = player.markers + sum(player.given) + count(player.majority)
        return counts

    def describe(self, view: State, texts: Texts) -> list[Section]:
        assert isinstance(view, AirshipState)
        return describe.describe(self, view, texts)

    def draw(self, view: State, canvas: Canvas) -> None:
        assert isinstance(view, AirshipState)
        Board(self, view, canvas, self._prints.of(canvas)).draw()

    def chips(self, view: State, seat: int, texts: Texts) -> list[Chip]:
        assert isinstance(view, AirshipState)
        return chips(self, view, seat, texts)

    def icons(self) -> str:
        return icons.icons() + grounds()

    def sheets(self, texts: Texts) -> list[Sheet]:
        return sheets.sheets(self, texts)


GAME = Airship
