"""How to play: what a game shows to those who have never seen it, drawn with its own pieces.

The texts belong to the game: a leaf, chapter or panel with a name has the heading `howto-<name>` and the sentences
`howto-<name>-text`. In these, `**` sets bold, `:rice:` is the icon, and `{ $power }` one of the values, so that a number in
a text is the number in the box.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Any, Generic, NamedTuple, TypeVar

from kotatsu.board.drawing import HALF, NARROW, Canvas
from kotatsu.board.painter import AnyPainter, P
from kotatsu.board.pictures import YOU, Picture, Plate, sign
from kotatsu.core.game import B, Game, N
from kotatsu.core.state import S
from kotatsu.core.texts import Texts

GOAL = "goal"  # the first leaf: what one wants


class Layout(Enum):
    """How the panels of a chapter stand together."""

    TABLE = "table"  # a large picture with numbers on it; the panels say what they stand for
    STEPS = "steps"  # pictures that follow one another
    CARDS = "cards"  # pictures in any order
    POINTS = "points"  # small tiles: what is worth something
    WARNINGS = "warnings"  # what goes wrong in a first game


class Panel(NamedTuple):
    """One thing that is explained: pictures with a text."""

    name: str
    pictures: Sequence[Picture] = ()
    wide: bool = False  # takes the whole width of the page


class Chapter(NamedTuple):
    """A heading with its panels, laid out together."""

    name: str
    layout: Layout
    panels: Sequence[Panel]
    picture: Picture | None = None  # of a TABLE


class Leaf(NamedTuple):
    """One page."""

    name: str
    chapters: Sequence[Chapter]


class Howto(NamedTuple):
    """What newcomers are shown, page by page."""

    leaves: Sequence[Leaf]
    values: Mapping[str, object]  # what the texts can refer to


C = TypeVar("C", bound=AnyPainter)


class Pages(Generic[S, B, N, P]):
    """The leaves of a game, drawn with its own scenes: `desk` wide, or as wide as a phone."""

    def __init__(self, game: Game[S, B, N], texts: Texts, printed: P, desk: int = HALF) -> None:
        self.game = game
        self.box = game.box
        self.texts = texts
        self.print = printed
        self.wide = NARROW if printed.narrow else desk

    def plate(self, view: S, wide: int = 0) -> Plate:
        """An empty picture of a view, to be drawn on and noted at."""
        return Plate(view, self.texts, narrow=self.print.narrow, front=YOU, width=wide or self.wide)

    def drawn(self, scene: Callable[[Any, S, Canvas, P], C], view: S, wide: int = 0) -> tuple[C, Plate]:
        """A scene as it is drawn at the table, and what it is drawn on."""
        plate = self.plate(view, wide)
        made = scene(self.game, view, plate, self.print)
        made.draw()
        return made, plate


def mistakes(names: Sequence[str]) -> Chapter:
    """What goes wrong in a first game, each with its icon."""
    return Chapter("mistakes", Layout.WARNINGS, [Panel(f"mistake-{name}", [sign(name)]) for name in names])


def last_leaf(name: str, warnings: Sequence[str], **cards: Sequence[Panel]) -> Leaf:
    """The leaf with everything one can do, as chapters of cards, and what goes wrong."""
    chapters = [Chapter(chapter, Layout.CARDS, panels) for chapter, panels in cards.items()]
    return Leaf(name, [*chapters, mistakes(warnings)])
