"""Who draws a scene of one view: what the painters of all games begin with."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, TypeVar

from kotatsu.board.drawing import Canvas
from kotatsu.board.keeping import Reads
from kotatsu.board.markup import Markup, join
from kotatsu.board.ornaments import lettering
from kotatsu.board.printing import Print
from kotatsu.core.game import B, Game, N
from kotatsu.core.state import S

P = TypeVar("P", bound=Print[Any, Any, Any])


class Painter(ABC, Generic[S, B, N, P]):
    """Draws a scene, or the whole board, of one view onto one canvas, with the printed things of its game.

    If it says what it reads, it draws again only when that has changed.
    """

    reads: ClassVar[Reads | None] = None

    def __init__(self, game: Game[S, B, N], view: S, canvas: Canvas, printed: P, margin: float = 10.0) -> None:
        self.game = game
        self.names = game.names
        self.box = game.box
        self.view = view
        self.canvas = canvas
        self.print = printed
        self.me = canvas.front
        self.narrow = canvas.narrow
        self.margin = 6.0 if self.narrow else margin
        self.inside = canvas.width - 2 * self.margin

    @abstractmethod
    def draw(self) -> None:
        """Draw everything and set the height of the canvas."""

    def add(self, *markup: Markup) -> None:
        """Put markup onto the board."""
        self.canvas.add(join(markup))

    def heading(self, x: float, y: float, name: str) -> None:
        """A quiet heading above a part of the board."""
        self.add(lettering(x + 2, y + 12, self.print.word(name), 13.5, "heading", bold=True))


AnyPainter = Painter[Any, Any, Any, Any]
