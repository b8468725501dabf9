"""The front door of Edo."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from kotatsu.core.components import Components
from kotatsu.core.drawing import Canvas, Chip, Prints
from kotatsu.core.game import Game, Section
from kotatsu.core.rng import Rng
from kotatsu.core.sheets import Sheet
from kotatsu.core.state import State
from kotatsu.core.texts import Texts
from kotatsu.core.vocabulary import Reasons
from kotatsu.games.edo import board, chips, describe, icons, setup, sheets
from kotatsu.games.edo.cards import Print
from kotatsu.games.edo.components import KONTOR_PIECE, Box
from kotatsu.games.edo.names import Names
from kotatsu.games.edo.reasons import REASONS
from kotatsu.games.edo.rows import fortresses_in, times
from kotatsu.games.edo.state import EdoState


class Edo(Game):
    name = "edo"
    prefix = "EDO"
    folder = Path(__file__).parent
    seats = range(2, 5)
    minutes = 60
    reasons = Reasons(REASONS)
    minor_events = frozenset(
        [
            "round",
            "town",
            "set",
            "planned",
            "staffed",
            "committed",
            "nothing",
            "sent",
            "relocated",
            "recruited",
            "developed",
            "harvested",
            "built",
            "traded",
            "recalled",
        ]
    )

    def __init__(self, components: Components) -> None:
        super().__init__(components)
        self.box = Box(components)
        self.names = Names(components)
        self.go_by(self.names)
        self._prints = Prints(lambda texts, narrow: Print(self, texts, narrow))

    def blank(self, seats: int) -> EdoState:
        return setup.blank(self.box, seats)

    def setup(self, seats: int, rng: Rng, options: Mapping[str, str]) -> EdoState:
        return setup.deal(self.box, seats, rng)

    def census(self, state: State) -> dict[str, int]:
        """The pieces that are limited to their number (EDO-1.6)."""
        assert isinstance(state, EdoState)
        counts = {
            "shoguns": state.shoguns + sum(player.shoguns for player in state.players),
            "fortresses": state.fortresses + sum(fortresses_in(pieces) for pieces in state.cities),
        }
        for seat, player in enumerate(state.players):
            counts[f"figures {seat}"] = player.officials + len(player.samurai)
            counts[f"houses {seat}"] = player.houses + sum(times(pieces, seat) for pieces in state.cities)
            counts[f"kontors {seat}"] = player.kontors + sum(
                times(pieces, KONTOR_PIECE + seat) for pieces in state.cities
            )
        return counts

    def describe(self, view: State, texts: Texts) -> list[Section]:
        assert isinstance(view, EdoState)
        return describe.describe(self, view, texts)

    def draw(self, view: State, canvas: Canvas) -> None:
        assert isinstance(view, EdoState)
        board.draw_board(self, view, canvas, self._prints.of(canvas))

    def chips(self, view: State, seat: int, texts: Texts) -> list[Chip]:
        assert isinstance(view, EdoState)
        return chips.chips(self, view, seat, texts)

    def icons(self) -> str:
        return icons.icons()

    def sheets(self, texts: Texts) -> list[Sheet]:
        return sheets.sheets(self, texts)


GAME = Edo
