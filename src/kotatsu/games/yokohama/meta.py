"""The front door of Yokohama Duel."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from kotatsu.core.components import Components
from kotatsu.core.drawing import Canvas, Chip, Prints
from kotatsu.core.game import Game, Option, Section
from kotatsu.core.rng import Rng
from kotatsu.core.sheets import Sheet
from kotatsu.core.state import NONE, State
from kotatsu.core.texts import Texts
from kotatsu.core.vocabulary import SEAT, Reasons
from kotatsu.games.yokohama import board, describe, icons, setup, sheets
from kotatsu.games.yokohama.cards import Print
from kotatsu.games.yokohama.components import Box
from kotatsu.games.yokohama.names import EXTRA, Names
from kotatsu.games.yokohama.reasons import REASONS
from kotatsu.games.yokohama.state import YokohamaState


class Yokohama(Game):
    name = "yokohama"
    prefix = "YOK"
    folder = Path(__file__).parent
    seats = range(2, 3)
    minutes = 45
    reasons = Reasons(REASONS)
    untold = sheets.UNTOLD
    minor_events = frozenset(
        [
            "round",
            "area",
            "agent",
            "card",
            "boost",
            "church",
            "tech",
            "bonus",
            "built",
            "fulfilled",
            "hired",
            "turned",
            "station",
            "upgraded",
        ]
    )
    options = (Option("first", "random", "A", "B"),)  # who begins: drawn by lot unless the host says (YOK-3.9)

    def __init__(self, components: Components) -> None:
        super().__init__(components)
        self.box = Box(components)
        self.names = Names(components)
        self.go_by(self.names)
        self._prints = Prints(lambda texts, narrow: Print(self, texts, narrow))

    def blank(self, seats: int) -> YokohamaState:
        return setup.blank(self.box)

    def setup(self, seats: int, rng: Rng, options: Mapping[str, str]) -> YokohamaState:
        first = options["first"]
        return setup.deal(self.box, rng, NONE if first == "random" else SEAT.index[first])

    def census(self, state: State) -> dict[str, int]:
        assert isinstance(state, YokohamaState)
        counts = {
            f"extra {EXTRA.ids[kind]}": state.extra_stack[kind] + sum(player.extra[kind] for player in state.players)
            for kind in range(2)
        }
        counts["agents"] = state.agent_stack + sum(player.agents + player.spent_agents for player in state.players)
        return counts

    def describe(self, view: State, texts: Texts) -> list[Section]:
        assert isinstance(view, YokohamaState)
        return describe.describe(self, view, texts)

    def draw(self, view: State, canvas: Canvas) -> None:
        assert isinstance(view, YokohamaState)
        board.draw_board(self, view, canvas, self._prints.of(canvas))

    def chips(self, view: State, seat: int, texts: Texts) -> list[Chip]:
        assert isinstance(view, YokohamaState)
        return describe.chips(self, view, seat, texts)

    def icons(self) -> str:
        return icons.icons()

    def sheets(self, texts: Texts) -> list[Sheet]:
        return sheets.sheets(self, texts)


GAME = Yokohama
