"""How Edo shows itself."""

from __future__ import annotations

from kotatsu.board.drawing import Canvas, Chip, Prints
from kotatsu.board.look import Look, Section
from kotatsu.board.markup import Markup
from kotatsu.board.sheets import Sheet
from kotatsu.core.texts import Texts
from kotatsu.games.edo.look import board, chips, describe, icons, sheets
from kotatsu.games.edo.look.cards import Print
from kotatsu.games.edo.meta import Edo
from kotatsu.games.edo.state import EdoState


class EdoLook(Look[Edo, EdoState]):
    def __init__(self, game: Edo) -> None:
        super().__init__(game)
        self._prints = Prints(lambda texts, narrow: Print(game, texts, narrow))

    def describe(self, view: EdoState, texts: Texts) -> list[Section]:
        return describe.describe(self.game, view, texts)

    def draw(self, view: EdoState, canvas: Canvas) -> None:
        board.draw_board(self.game, view, canvas, self._prints.of(canvas))

    def chips(self, view: EdoState, seat: int, texts: Texts) -> list[Chip]:
        return chips.chips(self.game, view, seat, texts)

    def icons(self) -> Markup:
        return icons.icons()

    def sheets(self, texts: Texts) -> list[Sheet]:
        return sheets.sheets(self.game, texts)


LOOK = EdoLook
