"""What the flower cards are drawn with: shapes in the pigments of the house. A card is 60 by 98 units."""

from __future__ import annotations

from math import cos, pi, sin

WIDTH, HEIGHT = 60, 98
BOX = f"0 0 {WIDTH} {HEIGHT}"


def shape(kind: str, d: str, more: str = "") -> str:
    return f'<path class="{kind}" d="{d}"{more}/>'


def disc(kind: str, x: float, y: float, r: float, more: str = "") -> str:
    return f'<circle class="{kind}" cx="{x:g}" cy="{y:g}" r="{r:g}"{more}/>'


def oval(kind: str, x: float, y: float, wide: float, tall: float, turned: float = 0, more: str = "") -> str:
    turn = f' transform="rotate({turned:g} {x:g} {y:g})"' if turned else ""
    return f'<ellipse class="{kind}" cx="{x:g}" cy="{y:g}" rx="{wide:g}" ry="{tall:g}"{turn}{more}/>'


def moved(markup: str, x: float, y: float, size: float = 1, turned: float = 0) -> str:
    turn = f" rotate({turned:g})" if turned else ""
    return f'<g transform="translate({x:g} {y:g}) scale({size:g}){turn}">{markup}</g>'


def mirrored(markup: str) -> str:
    return f'<g transform="translate({WIDTH} 0) scale(-1 1)">{markup}</g>'


def round_about(n: int, r: float, start: float = -90) -> list[tuple[float, float, float]]:
    """Places on a ring: x, y and the angle outwards."""
    angles = [start + 360 * k / n for k in range(n)]
    return [(r * cos(a * pi / 180), r * sin(a * pi / 180), a) for a in angles]


def sprig(name: str, x: float, y: float, size: float, turned: float = 0) -> str:
    """A blossom that is defined once, of a size of its own."""
    place = f"translate({x:g} {y:g}) scale({size / 10:g})" + (f" rotate({turned:g})" if turned else "")
    return f'<use href="#i-sprig-{name}" x="-12" y="-12" width="24" height="24" transform="{place}"/>'


def line(width: float) -> str:
    return f' style="stroke-width:{width:g}"'


PALE = ' opacity=".5"'
SOFT = ' opacity=".75"'
