"""How Nippon shows itself."""

from __future__ import annotations

from kotatsu.board.drawing import Canvas, Chip, Prints
from kotatsu.board.look import Look, Section
from kotatsu.board.markup import Markup
from kotatsu.board.sheets import Sheet
from kotatsu.core.texts import Texts
from kotatsu.games.nippon.look import board, chips, describe, icons, sheets
from kotatsu.games.nippon.look.cards import Print
from kotatsu.games.nippon.look.map import coasts
from kotatsu.games.nippon.meta import Nippon
from kotatsu.games.nippon.state import NipponState


class NipponLook(Look[Nippon, NipponState]):
    def __init__(self, game: Nippon) -> None:
        super().__init__(game)
        self._prints = Prints(lambda texts, narrow: Print(game, texts, narrow))

    def describe(self, view: NipponState, texts: Texts) -> list[Section]:
        return describe.describe(self.game, view, texts)

    def draw(self, view: NipponState, canvas: Canvas) -> None:
        board.draw_board(self.game, view, canvas, self._prints.of(canvas))

    def chips(self, view: NipponState, seat: int, texts: Texts) -> list[Chip]:
        return chips.chips(self.game, view, seat, texts)

    def icons(self) -> Markup:
        return icons.icons() + coasts()

    def sheets(self, texts: Texts) -> list[Sheet]:
        return sheets.sheets(self.game, texts)


LOOK = NipponLook
