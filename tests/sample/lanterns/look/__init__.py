"""How Lanterns shows itself."""

from __future__ import annotations

from kotatsu.board.drawing import Canvas, Chip, group, rect, symbol, text
from kotatsu.board.look import Look, Section
from kotatsu.board.sheets import Sheet
from kotatsu.core.bits import members
from kotatsu.core.state import NONE
from kotatsu.core.texts import Texts
from tests.sample.lanterns.look import sheets
from tests.sample.lanterns.meta import Lanterns
from tests.sample.lanterns.names import LANTERN
from tests.sample.lanterns.state import LanternState


class LanternLook(Look[Lanterns, LanternState]):
    def describe(self, view: LanternState, texts: Texts) -> list[Section]:
        shown = [texts.member(LANTERN, card) for card in view.shown] or [texts.message("nothing")]
        table = Section(texts.message("table-lanterns"), [", ".join(shown), str(len(view.deck))])
        return [table, *[_player(view, seat, texts) for seat in range(view.seats)]]

    def draw(self, view: LanternState, canvas: Canvas) -> None:
        canvas.height = 200
        for place, card in enumerate(view.shown):
            label = canvas.texts.member(LANTERN, card)
            body = rect(0, 0, 120, 120, "card") + text(10, 30, label)
            canvas.target("offer", label, group([body], 20 + 130 * place, 20))

    def chips(self, view: LanternState, seat: int, texts: Texts) -> list[Chip]:
        coins = view.players[seat].coins
        return [Chip("coin", "?" if coins < 0 else str(coins), texts.message("table-lanterns"))]

    def icons(self) -> str:
        return symbol("coin", '<circle cx="12" cy="12" r="9"/>')

    def sheets(self, texts: Texts) -> list[Sheet]:
        return sheets.sheets(self.game.components, texts)


def _player(view: LanternState, seat: int, texts: Texts) -> Section:
    player = view.players[seat]
    owned = [texts.member(LANTERN, card) for card in members(player.lanterns)] or [texts.message("nothing")]
    coins = texts.message("unknown") if player.coins < 0 else str(player.coins)
    given = texts.message("nothing") if player.given == NONE else texts.message("unknown")
    return Section(texts.seat(seat), [", ".join(owned), coins, given if player.given < 0 else str(player.given)])


LOOK = LanternLook
