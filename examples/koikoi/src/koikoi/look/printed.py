"""What is printed: the cards as they lie about, and their backs."""

from __future__ import annotations

from koikoi.components import Box
from koikoi.look.strokes import HEIGHT, WIDTH
from koikoi.moves import SUIT
from koikoi.names import Names
from koikoi.state import KoiKoiState
from kotatsu.board import printing
from kotatsu.board.markup import Markup, circle, classed, filled, rect, use
from kotatsu.board.ornaments import lettering

TALL = HEIGHT / WIDTH  # of a card one unit wide
NUMBER = 13.5  # size of the number of a month


class Print(printing.Print[KoiKoiState, Box, Names]):
    def card(self, number: int, wide: float, numbered: bool = True) -> Markup:
        """A card face up, with its upper left corner at the origin; newcomers read its month in the corner."""
        return self.keep(f"card {number} {wide:g} {numbered}", lambda: self._card(number, wide, numbered))

    def _card(self, number: int, wide: float, numbered: bool) -> Markup:
        word = self.game.names.card.ids[number]
        face = use(f"i-hana-{word}", width=wide, height=wide * TALL)
        if not numbered:
            return face
        month = number // SUIT + 1
        return face + classed(
            "badge",
            circle(10.5, 11, 9.5, "b-night"),
            lettering(10.5, 11 + NUMBER * 0.36, month, NUMBER, "on-band", "middle", bold=True),
        )

    def back(self, wide: float) -> Markup:
        """A card face down."""
        return self.keep(f"back {wide:g}", lambda: _back(wide))

    def sign(self, month: int) -> str:
        """The plant of a month in Japanese."""
        return self.game.components.all("months")[month].text("sign")

    def name(self, number: int) -> str:
        return self.texts.member(self.game.names.card, number)


def _back(wide: float) -> Markup:
    tall = wide * TALL
    r = wide / 10
    return (
        rect(0, 0, wide, tall, "b-vermilion edge", r)
        + filled("p-asanoha", wide, tall, radius=r)
        + rect(wide * 0.07, wide * 0.07, wide * 0.86, tall - wide * 0.14, "hit", r * 0.7)
    )
