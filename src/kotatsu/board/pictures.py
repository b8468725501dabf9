"""Pictures in a text: parts of a table, with notes on them."""

from __future__ import annotations

from typing import NamedTuple

from kotatsu.board.drawing import Canvas
from kotatsu.board.markup import EMPTY, Markup, circle, classed, group, icon, join, path, rect
from kotatsu.board.ornaments import lettering, measure

YOU = 0  # the seat of the reader
DISC = 13.0  # radius of a number on a picture


class Picture(NamedTuple):
    """A drawing, or a part of one: what lies within `width` and `height` from (x, y). One unit is one pixel."""

    markup: Markup
    width: float
    height: float
    x: float = 0
    y: float = 0


class Plate(Canvas):
    """A canvas for pictures in a text: nothing on it can be chosen, nothing travels, nothing has an id."""

    def targeted(self, name: str, label: str, markup: Markup) -> Markup:
        return markup

    def piece(self, name: str, x: float, y: float, markup: Markup) -> None:
        self._pieces.append((name, group([markup], x, y)))

    def picture(self, *notes: Markup, crop: tuple[float, float, float, float] | None = None) -> Picture:
        """What has been drawn, with `notes` on top; `crop` is x, y, width and height of the part that is shown."""
        whole = join(self._markup) + join([markup for _, markup in sorted(self._pieces)]) + join(notes)
        x, y, width, height = crop or (0.0, 0.0, self.width, self.height)
        return Picture(whole, width, height, x, y)


# -- notes on a picture ------------------------------------------------------------------------------


def mark(n: int, x: float, y: float) -> Markup:
    """A number that a TABLE explains, round (x, y)."""
    return classed("mark", circle(x, y, DISC + 2, "rim"), circle(x, y, DISC, "disc")) + lettering(
        x, y + 5.5, n, 16, "mark-number", "middle", bold=True
    )


def tip(x: float, y: float, told: str, name: str = "") -> Markup:
    """What happens here, on a label round (x, y): a few words, or a number with an icon."""
    size = 17.0
    across = measure(told, size, bold=True) + (size + 5 if name else 0)
    left = x - across / 2
    label = rect(left - 11, y - 15, across + 22, 30, "b-asagi", 15)
    shown = lettering(left, y + 6, told, size, "on-band", bold=True)
    sign = EMPTY
    if name:
        sign = circle(left + across - size / 2, y, size / 2 + 3, "card") + icon(  # icons are made for cards
            name, left + across - size, y - size / 2, size
        )
    return label + shown + sign


def way(x: float, y: float, to_x: float, to_y: float) -> Markup:
    """A dotted arrow from one place to another."""
    far = max(((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5, 1.0)
    dx, dy = (to_x - x) / far * 11, (to_y - y) / far * 11
    head = (
        f"M{to_x:g} {to_y:g}L{to_x - dx - dy * 0.7:g} {to_y - dy + dx * 0.7:g}"
        f"L{to_x - dx + dy * 0.7:g} {to_y - dy - dx * 0.7:g}Z"
    )
    line = f"M{x:g} {y:g}L{to_x - dx:g} {to_y - dy:g}"
    return path("way way-rim", line) + path("way", line) + path("way-head", head)


# -- small pictures ----------------------------------------------------------------------------------


def sign(name: str, size: float = 44.0, kind: str = "") -> Picture:
    """An icon as a picture of its own."""
    return Picture(icon(name, 0, 0, size, kind), size, size)


def worth(name: str, points: object, kind: str = "") -> Picture:
    """What is worth something, and how much: an icon with a large number."""
    told = str(points)
    size = 38.0
    across = measure(told, 31, bold=True)
    return Picture(
        classed(kind, icon(name, 0, 0, size)) + lettering(size + 10, 30, told, 31, "serif"),
        size + 12 + across * 1.1,
        size,
    )
