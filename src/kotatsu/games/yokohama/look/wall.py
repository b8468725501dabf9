"""Cards that lie in groups: orders just drawn, orders in hand, technology."""

from __future__ import annotations

from kotatsu.board.markup import Markup, group
from kotatsu.board.ornaments import Flow, back, card, halo, lettering, paragraph, wrapped
from kotatsu.board.painter import Painter
from kotatsu.core.bits import has, members
from kotatsu.core.state import HIDDEN
from kotatsu.games.yokohama.components import Box
from kotatsu.games.yokohama.look.cards import Print
from kotatsu.games.yokohama.look.describe import Teller
from kotatsu.games.yokohama.names import Names
from kotatsu.games.yokohama.state import YokohamaState

CAPTION = 21.0  # room for the words above a group
GAP = 12.0  # between two groups of cards in a row, besides that between cards


class Wall:
    """The cards of one player, in rows of so many columns."""

    def __init__(
        self, painter: Painter[YokohamaState, Box, Names, Print], teller: Teller, seat: int, flow: Flow, columns: int
    ) -> None:
        self.canvas, self.print, self.names, self.narrow = painter.canvas, painter.print, painter.names, painter.narrow
        self.teller, self.flow, self.columns = teller, flow, columns
        self.player = painter.view.players[seat]
        self.own = seat == painter.me
        self.filled = 0  # cards in the row that is being laid out
        self.caption = ""  # that waits for the first card of its group
        self.parts: list[Markup] = []

    def target(self, name: str, label: str, markup: Markup) -> None:
        """Something of one's own that can be chosen; what others have is only looked at."""
        self.parts.append(self.canvas.targeted(name, label, markup) if self.own else markup)

    def group(self, caption: str, cards: int) -> None:
        """Begin a group of cards: beside the one before if all of it has room there, on a phone always below it."""
        if not cards:
            return
        if self.narrow or self.filled + cards > self.columns:
            self.flow.end_row()
            self.filled = 0
        elif self.filled:
            self.flow.skip(GAP)
        self.caption = caption
        if self.narrow:
            self.parts.append(
                lettering(self.flow.x, self.flow.y + 13, self.print.word(caption), self.print.text, "quiet")
            )
            self.flow.y += CAPTION

    def spot(self, tall: float = 0) -> tuple[float, float]:
        """A place for a card; above the first one of a group stands its caption."""
        above = 0.0 if self.narrow else CAPTION
        x, y = self.flow.place(self.print.card_width, above + (tall or self.print.order_height))
        if self.caption and not self.narrow:
            self.parts.append(lettering(x, y + 13, self.print.word(self.caption), self.print.text, "quiet"))
        self.caption = ""
        self.filled = self.filled % self.columns + 1
        return x, y + above

    def hidden(self, caption: str, n: int) -> None:
        """Cards that the viewer may not see."""
        self.group(caption, 1)
        if n:
            x, y = self.spot()
            self.parts.append(back(x + 4, y + 8, 66, 90, n, 7))

    def drawn(self) -> None:
        player, printed = self.player, self.print
        if HIDDEN in player.drawn:
            self.hidden("drawn", len(player.drawn))
            return
        together = self.own and self.canvas.can_choose("drawn-as-drawn")
        self.group("drawn", len(player.drawn) + together)
        for place, order in enumerate(player.drawn):
            markup = group([printed.order(order, player.goods, place + 1)], *self.spot())
            label = printed.say("numbered", n=place + 1, card=printed.label("order", order, self.teller))
            self.target(f"drawn-{place + 1}", label, markup)
        if together:
            self.as_drawn()

    def as_drawn(self) -> None:
        """All drawn cards under the deck as they are, as a card of its own."""
        wide, tall, told = self.print.card_width, self.print.order_height, self.print.word("as-drawn")
        lines = wrapped(told, wide - 18, 15, 5, bold=True)
        first = tall / 2 + 5 - 9 * (len(lines) - 1)
        face = [halo(0, 0, wide, tall), card(0, 0, wide, tall), paragraph(9, first, lines, 15, 18, "", bold=True)]
        self.target("drawn-as-drawn", told, group(face, *self.spot()))

    def orders(self) -> None:
        player, printed = self.player, self.print
        if HIDDEN in player.orders:
            self.hidden("orders", len(player.orders))
            return
        self.group("orders", len(player.orders))
        for order in player.orders:
            markup = group([printed.order(order, player.goods)], *self.spot())
            self.target(f"order-{self.names.order.ids[order]}", printed.label("order", order, self.teller), markup)

    def techs(self) -> None:
        player, printed = self.player, self.print
        techs = members(player.techs)
        self.group("own-techs", len(techs))
        for tech in techs:
            face = printed.tech(tech, "tapped" if has(player.tapped, tech) else "")
            name, label = f"tech-{self.names.tech.ids[tech]}", printed.label("tech", tech, self.teller)
            self.parts.append(self.canvas.targeted(name, label, group([face], *self.spot(self.print.card_height))))
