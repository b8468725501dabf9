"""How Yokohama Duel shows itself."""

from __future__ import annotations

from kotatsu.board.drawing import Canvas, Chip, Prints
from kotatsu.board.look import Look, Section
from kotatsu.board.markup import Markup
from kotatsu.board.sheets import Sheet
from kotatsu.core.texts import Texts
from kotatsu.games.yokohama.look import board, chips, describe, icons, sheets
from kotatsu.games.yokohama.look.cards import Print
from kotatsu.games.yokohama.meta import Yokohama
from kotatsu.games.yokohama.state import YokohamaState


class YokohamaLook(Look[Yokohama, YokohamaState]):
    untold = sheets.UNTOLD

    def __init__(self, game: Yokohama) -> None:
        super().__init__(game)
        self._prints = Prints(lambda texts, narrow: Print(game, texts, narrow))

    def describe(self, view: YokohamaState, texts: Texts) -> list[Section]:
        return describe.describe(self.game, view, texts)

    def draw(self, view: YokohamaState, canvas: Canvas) -> None:
        board.draw_board(self.game, view, canvas, self._prints.of(canvas))

    def chips(self, view: YokohamaState, seat: int, texts: Texts) -> list[Chip]:
        return chips.chips(self.game, view, seat, texts)

    def icons(self) -> Markup:
        return icons.icons()

    def sheets(self, texts: Texts) -> list[Sheet]:
        return sheets.sheets(self.game, texts)


LOOK = YokohamaLook
