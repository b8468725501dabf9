"""The town as it is seen from the water: a skyline of ten houses, the mountain behind them, the quay, the sea.

Everything here is for the eye alone. A skyline is drawn in a box of 93 by 48 units above the sign of its house.
"""

from __future__ import annotations

from functools import cache

from kotatsu.board.markup import Markup, classed, element, filled, group, icon, join, path, rect
from kotatsu.board.ornaments import head

SKYLINE = (93.0, 48.0)  # width and height of what rises above a sign


def _lines(shape: str, opacity: float = 0.55) -> Markup:
    """Fine lines on a roof or a wall."""
    return element("path", class_="s-on thin", d=shape, opacity=opacity)


def _tea() -> Markup:
    """Terraces of tea."""
    hills = "M1 48C6 30 18 21 31 24 40 8 66 6 77 22 86 27 91 38 92 48Z"
    return path("b-matcha", hills) + _lines(
        "M8 44c8-9 18-12 26-9M34 35c8-9 24-11 36-4M14 34c6-5 12-6 17-5M37 26c8-9 22-10 33-3M40 44c10-8 26-9 44-2"
    )


def _fish() -> Markup:
    """A boathouse under a streamer in the shape of a carp."""
    pole = element("path", class_="s-ink", d="M22 48V5")
    return join(
        [
            pole,
            icon("fish", 24, 3, 25),
            path("roof", "M-3 48C8 45 14 40 18 31H75C79 40 85 45 96 48Z"),
            _lines("M24 34l-7 13M36 33l-4 14M47 33v14M58 33l4 14M69 34l7 13", 0.3),
        ]
    )


def _silk() -> Markup:
    """A mill with a saw-tooth roof and a chimney."""
    smoke = element("path", class_="f-ink", d="M72 9q3-7 10-5 8-5 10 2-6 3-10 1-4 5-10 2Z", opacity=0.22)
    return join(
        [
            smoke,
            rect(68, 10, 8, 36, "b-copper", 0),
            path("b-wisteria", "M2 48V32L21 19V32L40 19V32L59 19V32L78 19V48Z"),
            path("roof", "M2 32 21 19V24L2 37ZM21 32 40 19V24L21 37ZM40 32 59 19V24L40 37ZM59 32 78 19V24L59 37Z"),
            rect(78, 32, 13, 16, "b-wisteria", 0),
        ]
    )


def _copper() -> Markup:
    """A mountain with an adit."""
    return join(
        [
            path("b-copper", "M0 48 27 10 37 19 50 5 92 48Z"),
            path("f-copper-light", "M27 10 37 19 31 28 26 22 17 25ZM50 5 61 16 53 24 49 17 43 13Z"),
            path("roof", "M36 48V37a10 10 0 0 1 20 0V48Z"),
            _lines("M36 48V37a10 10 0 0 1 20 0V48M46 27v4", 0.7),
        ]
    )


def _bank() -> Markup:
    """Columns under a pediment."""
    columns = join([rect(x, 27, 7, 18, "card", 1) for x in (10, 25, 43, 61, 76)])
    return join(
        [
            rect(6, 26, 81, 20, "b-bronze", 0),
            columns,
            path("b-bronze", "M0 23 46.500 4 93 23V27H0Z"),
            icon("yen", 39.5, 10, 14),
            rect(2, 44, 89, 5, "roof", 1),
        ]
    )


def _church() -> Markup:
    """A nave and a tower with a cross."""
    return join(
        [
            path("b-wisteria", "M26 48V30L57 20 90 30V48Z"),
            path("roof", "M22 32 57 17 94 32V35L57 21 22 35Z"),
            rect(12, 22, 22, 26, "b-wisteria", 0),
            path("roof", "M9 24 23 5 37 24Z"),
            element("path", class_="s-ink", d="M23 7V0M20 2.500H26"),
            path("f-on", "M19 40v-8a4 4 0 0 1 8 0v8ZM50 48v-9a6 6 0 0 1 12 0v9ZM71 40v-4a3 3 0 0 1 6 0v4Z"),
        ]
    )


def _customs() -> Markup:
    """A tower with a dome between two wings."""
    windows = join([rect(x, 34, 5, 8, "f-on", 1) for x in (10, 20, 68, 78)])
    return join(
        [
            rect(3, 29, 87, 19, "b-indigo", 0),
            windows,
            rect(0, 26, 93, 4, "roof", 1),
            rect(36, 18, 21, 30, "b-indigo", 0),
            path("f-asagi", "M34 19C34 9 41 5 46.500 3 52 5 59 9 59 19Z"),
            rect(42, 24, 9, 9, "f-on", 4.5),
            element("path", class_="s-ink", d="M46.500 4V-2"),
        ]
    )


def _chinatown() -> Markup:
    """A gate with three roofs that turn up at their ends."""
    pillars = join([rect(x, 24, 6, 24, "b-vermilion", 0) for x in (10, 30, 57, 77)])
    return join(
        [
            pillars,
            rect(7, 30, 79, 6, "b-bronze", 0),
            path("roof", "M-3 22Q9 28 16 18H36V24H14Q2 30-3 22ZM96 22Q84 28 77 18H57V24H79Q91 30 96 22Z"),
            path("b-vermilion", "M33 12H60V31H33Z"),
            path("roof", "M20 6Q31 13 36 3H57Q62 13 73 6 67 18 55 13H38Q26 18 20 6Z"),
            icon("exchange", 38.5, 14.5, 16, "dim"),
        ]
    )


def _laboratory() -> Markup:
    """A house of bricks with an observatory."""
    return join(
        [
            rect(4, 31, 85, 17, "b-copper", 0),
            _lines("M4 37H89M4 43H89M14 31v6M34 31v6M74 31v6M24 37v6M64 37v6M84 37v6M14 43v5M44 43v5M74 43v5", 0.3),
            rect(0, 28, 93, 4, "roof", 1),
            rect(29, 20, 35, 10, "b-indigo", 0),
            path("b-indigo", "M27 21C27 8 36 2 46.500 2S66 8 66 21Z"),
            path("f-on", "M49 3c5 1 9 4 11 8L52 18H47Z"),
        ]
    )


def _port() -> Markup:
    """A lighthouse and the masts behind it."""
    masts = "M16 48V8M8 16H25M34 48V13M27 20H42M16 9 6 46M16 9 27 46M34 14 44 46"
    return join(
        [
            element("path", class_="s-ink thin", d=masts, opacity=0.7),
            path("b-asagi", "M0 48q4-9 13-9H47q6 0 9 9Z"),
            path("card", "M60 48 64 17H79L83 48Z"),
            path("f-vermilion", "M63 25H80L81 33H62ZM61 40H82L83 47H60.100Z"),
            rect(61.5, 13.5, 20, 4, "roof", 1),
            rect(66, 6, 11, 8, "f-sheet", 1),
            path("roof", "M63.500 7 71.500-1 79.500 7Z"),
        ]
    )


SKYLINES = (_tea, _fish, _silk, _copper, _bank, _church, _customs, _chinatown, _laboratory, _port)


@cache
def skyline(area: int, closed: bool) -> Markup:
    """What rises above the sign of a house; quieter when nobody may come in."""
    return classed("dim", SKYLINES[area]()) if closed else SKYLINES[area]()


@cache
def sign(wide: float, y: float, tall: float, colour: str) -> Markup:
    """The curtain over a door, with the eaves above it and slits below."""
    slits = "".join([f"M{wide * part:g} {y + tall:g}v-4" for part in (0.25, 0.5, 0.75)])
    eaves = path("roof", f"M-3 {y + 3:g}q4-1 5-5H{wide - 2:g}q1 4 5 5Z")
    return head(0, y, wide, tall, colour, radius=1) + path("slits", slits) + eaves


@cache
def sky(wide: float, tall: float, scale: float, sun_at: float) -> Markup:
    """Dawn over the town: the mountain, the sun and some mist."""
    x, foot, s = wide * 0.472, tall, scale
    reach = min(300 * s, x)
    slope = (
        f"M{x - reach:g} {foot:g}C{x - 160 * s:g} {foot - 50:g} {x - 70 * s:g} {64 * s:g} {x - 25 * s:g} {7 * s:g}"
        f"q{12 * s:g}{-5 * s:g} {24 * s:g}{-2 * s:g}t{26 * s:g} {2 * s:g}"
        f"C{x + 70 * s:g} {64 * s:g} {x + 160 * s:g} {foot - 50:g} {x + reach:g} {foot:g}Z"
    )
    snow = "M-52 42C-42 29-32 16-25 7q12-5 24-2t26 2c7 9 17 22 27 35l-13-6-10 14-12-13-12 19-11-17-13 15-9-12Z"
    mist = join(
        [
            element("rect", class_="f-on", x=wide * left, y=up * s, width=wide * long, height=5, rx=2.5, opacity=0.45)
            for left, up, long in (
                (0.1, 13, 0.1),
                (0.14, 21, 0.16),
                (0.55, 17, 0.13),
                (0.6, 25, 0.17),
                (0.86, 11, 0.1),
            )
        ]
    )
    sun = element("ellipse", class_="f-vermilion", cx=sun_at, cy=25 * s, rx=17 * s, ry=17 * s, opacity=0.75)
    cap = element("path", class_="f-sheet", d=snow, opacity=0.75, transform=f"translate({x:g} 0) scale({s:g})")
    mountain = element("path", class_="f-indigo", d=slope, opacity=0.22)
    return join([filled("g-dawn", wide, tall), sun, mountain, cap, mist])


@cache
def pavement(wide: float, y: float, tall: float, edge: bool) -> Markup:
    """Where buildings are set and cards lie, with the stones of the quay at its edge."""
    ground = rect(0, y, wide, tall, "tray", 0)
    if not edge:
        return ground
    stones = "".join([f"M{x:g} {y + tall:g}v8" for x in range(18, int(wide), 36)])
    wall = rect(0, y + tall - 1, wide, 10, "b-stone", 0)
    return ground + wall + element("path", class_="slits", d=stones, opacity=0.3)


@cache
def sea(wide: float, y: float, tall: float) -> Markup:
    """Waves, darker the farther they are from the town."""
    return filled("g-sea", wide, tall, y=y) + filled("p-seigaiha", wide, tall, y=y)


@cache
def pier(wide: float, y: float, tall: float) -> Markup:
    """Planks on the near side of the water, held by posts."""
    posts = join([rect(x, y - 5, 9, 13, "b-bronze", 2) for x in range(24, int(wide), 119)])
    return rect(0, y, wide, tall, "tray", 0) + rect(0, y, wide, 6, "b-bronze", 0) + posts


@cache
def street(wide: float, tall: float) -> Markup:
    """The town behind the market, with lanterns on a line in front of it."""
    houses = len(SKYLINES)
    step = wide / houses
    roofs = [
        group([skyline((area * 7 + 8) % houses, closed=True)], step * area + (step - SKYLINE[0]) / 2, tall - SKYLINE[1])
        for area in range(houses)
    ]
    lines, papers = "", []
    for span in range(5):
        left, across = wide * span / 5, wide / 5
        lines += f"M{left:g} 4q{across / 2:g} 26 {across:g} 0"
        for part in (0.2, 0.4, 0.6, 0.8):
            x, y = left + across * part, 4 + 52 * part * (1 - part)
            papers.append(rect(x - 4.5, y + 2, 9, 11, "f-vermilion" if span % 2 else "disc", 4.5))
    cord = element("path", class_="s-ink thin", d=lines, opacity=0.5)
    return join([filled("g-dawn", wide, tall), *roofs, cord, *papers])


@cache
def hull(seat: int, x: float, y: float, wide: float) -> Markup:
    """A barge with a stripe in the colour of its owner; its deck ends at (x, y) and (x + wide, y)."""
    shape = (
        f"M{x - 6:g} {y - 8:g}q3 8 10 8H{x + wide - 4:g}q10-2 15-14l7 1q-2 34-26 37H{x + 22:g}"
        f"Q{x + 2:g} {y + 22:g} {x - 6:g} {y - 8:g}Z"
    )
    stripe = f"M{x - 2:g} {y + 2:g}H{x + wide + 8:g}l-2 4H{x:g}Z"
    wash = f"M{x + 8:g} {y + 26:g}q{wide / 4:g} 5 {wide / 2:g} 1t{wide / 2 - 12:g}-1"
    return join(
        [
            path("roof", shape),
            classed(f"seat-{seat}", path("f-seat", stripe)),
            element("path", class_="s-on thin", d=wash, opacity=0.5),
        ]
    )


@cache
def abacus(x: float, y: float, wide: float, tall: float) -> Markup:
    """A reckoning frame hanging on a wall: rods with one bead above the beam and four below."""
    rods = int(wide / 16)
    step, beam = wide / (rods + 1), y + tall * 0.34
    frame = f"M{x:g} {y:g}h{wide:g}v{tall:g}h{-wide:g}ZM{x:g} {beam:g}h{wide:g}"
    beads = []
    for rod in range(rods):
        at = x + step * (rod + 1)
        frame += f"M{at:g} {y:g}v{tall:g}"
        up = rod * 5 % 3
        heights = [y + 6 + 9 * (rod % 2)] + [beam + 8 + 11 * n + (10 if n >= up else 0) for n in range(4)]
        beads += [f"M{at - 6.5:g} {high:g}l3.500-4.500h6l3.500 4.500-3.500 4.500h-6Z" for high in heights]
    return classed(
        "faint",
        element("path", class_="s-ink", d=frame),
        path("f-ink", "".join(beads)),
    )
