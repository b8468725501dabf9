"""What the painters of Edo begin with."""

from __future__ import annotations

from functools import cached_property

from kotatsu.board.drawing import Canvas
from kotatsu.board.markup import Markup, rect
from kotatsu.board.ornaments import halo, lettering
from kotatsu.board.painter import Painter
from kotatsu.core.state import AnyStep
from kotatsu.games.edo.components import Box
from kotatsu.games.edo.look.cards import Print
from kotatsu.games.edo.look.describe import Teller
from kotatsu.games.edo.meta import Edo
from kotatsu.games.edo.names import Names
from kotatsu.games.edo.state import EdoState

GAP = 8.0
CAPTION = 24.0  # room for the words above a group


class EdoPainter(Painter[EdoState, Box, Names, Print]):
    """One scene of one view."""

    def __init__(self, game: Edo, view: EdoState, canvas: Canvas, printed: Print) -> None:
        super().__init__(game, view, canvas, printed)
        self.margin = 2.0
        self.inside = canvas.width - 2 * self.margin
        self.least = printed.text
        self.step: AnyStep | None = view.stack[-1] if view.stack else None

    @cached_property
    def teller(self) -> Teller:
        return Teller(self.game, self.view, self.canvas.texts)

    def caption(self, y: float, name: str, note: str = "", x: float | None = None) -> float:
        """The words above a group, with a quiet note at the right; where the group begins."""
        left = self.margin if x is None else x
        self.add(lettering(left + 2, y + 16, self.print.word(name), 15, "heading", bold=True))
        if note:
            self.add(lettering(self.canvas.width - self.margin - 2, y + 16, note, self.least, "quiet", "end"))
        return y + CAPTION


def frame(x: float, y: float, wide: float, tall: float) -> Markup:
    """A target over a part of a picture: it looks the same whatever is drawn below it, so nobody seems to have touched it."""
    return rect(x, y, wide, tall, "hit", 8) + halo(x, y, wide, tall, 8, 0)
