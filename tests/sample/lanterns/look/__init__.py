"""How Lanterns shows itself."""

from __future__ import annotations

from kotatsu.board.drawing import Canvas, Chip
from kotatsu.board.look import Look
from kotatsu.board.markup import Markup, group, symbol
from kotatsu.board.ornaments import card, fitting, halo, head, lettering, tag
from kotatsu.board.sheets import Sheet
from kotatsu.board.telling import Section
from kotatsu.core.texts import Texts
from tests.sample.lanterns.look.describe import LanternTeller
from tests.sample.lanterns.look.sheets import LanternInventory
from tests.sample.lanterns.meta import Lanterns
from tests.sample.lanterns.names import LANTERN
from tests.sample.lanterns.state import LanternState


class LanternLook(Look[Lanterns, LanternState]):
    def describe(self, view: LanternState, texts: Texts) -> list[Section]:
        teller = LanternTeller(self.game, view, texts)
        return [teller.table(), *[teller.player(seat) for seat in range(view.seats)]]

    def draw(self, view: LanternState, canvas: Canvas) -> None:
        canvas.height = 200
        for place, lantern in enumerate(view.shown):
            _draw_lantern(canvas, canvas.texts.member(LANTERN, lantern), lantern + 1, 20 + 130 * place, 20)

    def chips(self, view: LanternState, seat: int, texts: Texts) -> list[Chip]:
        coins = view.players[seat].coins
        return [Chip("coin", "?" if coins < 0 else str(coins), texts.message("table-lanterns"))]

    def icons(self) -> Markup:
        return symbol("coin", Markup('<circle cx="12" cy="12" r="9"/>'))

    def sheets(self, texts: Texts) -> list[Sheet]:
        return LanternInventory(self.game, texts).sheets()


def _draw_lantern(canvas: Canvas, title: str, points: int, x: float, y: float) -> None:
    face = [
        halo(0, 0, 120, 70),
        card(0, 0, 120, 70),
        head(0, 0, 120, 26, "indigo"),
        lettering(9, 18, title, fitting(title, 100, 14, 12, bold=True), "on-band", bold=True),
        tag(9, 48, [(points, "trophy")], 17),
    ]
    canvas.target("offer", title, group(face, x, y))


LOOK = LanternLook
