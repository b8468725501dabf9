"""How airship city shows itself."""

from __future__ import annotations

from kotatsu.board.drawing import Canvas, Chip, Prints
from kotatsu.board.look import Look, Section
from kotatsu.board.markup import Markup
from kotatsu.board.sheets import Sheet
from kotatsu.core.texts import Texts
from kotatsu.games.airship.look import board, chips, describe, icons, sheets
from kotatsu.games.airship.look.cards import Print, grounds
from kotatsu.games.airship.meta import Airship
from kotatsu.games.airship.state import AirshipState


class AirshipLook(Look[Airship, AirshipState]):
    def __init__(self, game: Airship) -> None:
        super().__init__(game)
        self._prints = Prints(lambda texts, narrow: Print(game, texts, narrow))

    def describe(self, view: AirshipState, texts: Texts) -> list[Section]:
        return describe.describe(self.game, view, texts)

    def draw(self, view: AirshipState, canvas: Canvas) -> None:
        board.Board(self.game, view, canvas, self._prints.of(canvas)).draw()

    def chips(self, view: AirshipState, seat: int, texts: Texts) -> list[Chip]:
        return chips.chips(self.game, view, seat, texts)

    def icons(self) -> Markup:
        return icons.icons() + grounds()

    def sheets(self, texts: Texts) -> list[Sheet]:
        return sheets.sheets(self.game, texts)


LOOK = AirshipLook
