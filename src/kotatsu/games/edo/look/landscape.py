"""The land round the capital, before anybody has built or gone anywhere: mountains, rivers, coast, mist and roads."""

from __future__ import annotations

from collections.abc import Sequence

from kotatsu.board.markup import Markup, circle, element, icon, join, path, rect
from kotatsu.games.edo.look.places import Places

PEAK = 0.62  # how tall a mountain is, in widths
HILL = 0.3
SKY = 110.0  # height of the dark upper edge
EDGE = 10.0  # how far the picture goes on behind its frame


def landscape(places: Places, roads: Sequence[tuple[str, str]], name: str) -> Markup:
    """One picture of the whole map; `name` tells its frame from those of other maps."""
    wide, tall = places.width, places.height
    frame = element("clipPath", rect(0, 0, wide, tall, "hit", 10), id=f"land-{name}")
    ground = [
        rect(0, 0, wide, tall, "tray", 0),
        shade(rect(0, 0, wide, tall, "f-matcha", 0), 0.13),
        evening(wide, name),
        shade(circle(*places.sun, 34, "f-vermilion"), 0.5),
        *[hill(*each) for each in places.hills],
        *[peak(*each) for each in places.peaks],
        sea(places),
        water(places),
        *[road(places, *ends) for ends in roads],
        *[icon("pine", x - 9, y - 18, 20, "ghost") for x, y in places.groves],
        *[icon("boat", x - 12, y - 18, 24, "ghost") for x, y in places.boats],
        *[mist(*each) for each in places.mist],
    ]
    return frame + element("g", *ground, clip_path=f"url(#land-{name})")


def evening(wide: float, name: str) -> Markup:
    """The sky as printers shade it: dark at the upper edge, then less and less."""
    stops = [
        element("stop", offset=offset, style=f"stop-color:var(--indigo);stop-opacity:{opacity}")
        for offset, opacity in ((0.0, 0.5), (0.35, 0.2), (1.0, 0))
    ]
    gradient = element("linearGradient", *stops, id=f"sky-{name}", x2="0", y2="1")
    return gradient + element("rect", width=wide, height=SKY, fill=f"url(#sky-{name})")


def shade(markup: Markup, opacity: float) -> Markup:
    return element("g", markup, opacity=opacity)


def peak(x: float, foot: float, wide: float) -> Markup:
    """A mountain with snow on its top, its slopes hollow as on prints of Fuji."""
    tall, half = wide * PEAK, wide / 2
    top, flat = foot - tall, wide * 0.05

    def slope(share: float) -> float:
        """How far from the middle the slope is, at a share of the way down."""
        return flat + (half - flat) * float(share**1.7)

    down = [0.0, 0.2, 0.4, 0.6, 0.8, 1.0]
    right = [f"{x + slope(share):g} {top + tall * share:g}" for share in down]
    left = [f"{x - slope(share):g} {top + tall * share:g}" for share in reversed(down)]
    edge, line = slope(0.36), top + tall * 0.36
    snow = (
        f"M{x - flat:g} {top:g}H{x + flat:g}L{x + edge:g} {line:g}l{-edge * 0.45:g} -5 {-edge * 0.3:g} 8 {-edge * 0.3:g} -8"
        f" {-edge * 0.35:g} 7Z"
    )
    return shade(path("f-indigo", f"M{'L'.join([*right, *left])}Z"), 0.34) + shade(path("f-on", snow), 0.9)


def hill(x: float, foot: float, wide: float) -> Markup:
    """A low range: three round backs behind one another."""
    tall = wide * HILL
    backs = [(-0.28, 0.44, 0.7), (0.26, 0.48, 0.8), (0.0, 0.5, 1.0)]
    shapes = [
        f"M{x + wide * (shift - share):g} {foot:g}Q{x + wide * shift:g} {foot - 2 * tall * high:g}"
        f" {x + wide * (shift + share):g} {foot:g}Z"
        for shift, share, high in backs
    ]
    return join([shade(path("f-matcha", shape), 0.17) for shape in shapes])


def sea(places: Places) -> Markup:
    shape = f"{places.shore}V{places.height + EDGE:g}H0Z"
    foam = element("path", class_="s-on", opacity=0.7, d=places.shore, transform="translate(0 4)")
    waves = element("path", d=shape, fill="url(#p-seigaiha)", opacity=0.9)
    deep = element("path", d=shape, class_="f-asagi", opacity=0.5, transform="translate(0 16)")
    return shade(path("f-asagi", shape), 0.42) + deep + waves + foam


def water(places: Places) -> Markup:
    """The rivers, paler along their banks."""

    def courses(wide: float) -> Markup:
        look = "fill:none;stroke:var(--asagi)"
        return join([element("path", d=course, style=look, stroke_width=wide) for course in places.rivers])

    return shade(courses(14), 0.25) + shade(courses(9), 0.35)


def road(places: Places, first: str, second: str) -> Markup:
    (x, y), (to_x, to_y) = places.middles[first], places.middles[second]
    bend = places.bend(first, second)
    way = f"Q{bend[0]:g} {bend[1]:g} {to_x:g} {to_y:g}" if bend else f"L{to_x:g} {to_y:g}"
    course = f"M{x:g} {y:g}{way}"
    edge = element("path", class_="rule", stroke_width=9, stroke_linecap="round", d=course)
    sand = element("path", style="fill:none;stroke:var(--card)", stroke_width=6, stroke_linecap="round", d=course)
    steps = element("path", class_="rule", stroke_width=2, stroke_dasharray="1 6", stroke_linecap="round", d=course)
    return edge + sand + steps


def mist(x: float, y: float, long: float) -> Markup:
    """A bank of mist as on old maps: bands with round ends that lie on one another."""
    bands = [
        rect(x, y, long, 12, "f-on", 6),
        rect(x + long * 0.22, y + 9, long * 0.9, 12, "f-on", 6),
        rect(x + long * 0.1, y + 18, long * 0.55, 10, "f-on", 5),
    ]
    return shade(join(bands), 0.6)
