"""The icons every page needs: crests of the seats, tools, patterns. Drawn flat, readable at 14 px.

An icon is a `<symbol id="i-name">`; `kotatsu.board.markup.icon` shows it. Colours are classes of the style sheet (`f-`
fills and `s-` strokes with a pigment), so both themes work. A game adds its own icons with `Look.icons`.
"""

from __future__ import annotations

from math import cos, radians, sin

from kotatsu.board.markup import EMPTY, Markup, circle, classed, element, join, path, symbol

# The mark of a seat as a shape of its own, so that nobody depends on colour: wave, sun, bamboo, blossom.
MARKS = (
    '<path d="M3 17a9 9 0 0 1 18 0h-3.6a5.4 5.4 0 0 0-10.8 0Zm6.6 0a2.4 2.4 0 0 1 4.8 0Z"/>',
    '<circle cx="12" cy="12" r="5"/><path d="M12 1.5l1.8 4h-3.6ZM12 22.5l-1.8-4h3.6ZM1.5 12l4-1.8v3.6ZM22.5 12l-4 1.8v-3.6Z'
    'M4.6 4.6l4.1 1.5-2.6 2.6ZM19.4 19.4l-4.1-1.5 2.6-2.6ZM4.6 19.4l1.5-4.1 2.6 2.6ZM19.4 4.6l-1.5 4.1-2.6-2.6Z"/>',
    '<path d="M7 2h4v5.4H7ZM7 8.6h4v6H7ZM7 15.8h4V22H7ZM13.6 5h3.2v4.6h-3.2ZM13.6 10.8h3.2v5.4h-3.2ZM13.6 17.4h3.2V22h-3.2Z"/>'
    '<path d="M17 8.4c.4-2.8 2-4.6 4.6-5.2-.2 2.8-1.8 4.8-4.6 5.2Z"/>',
    '<g><ellipse cx="12" cy="5.8" rx="3.7" ry="4.3"/><ellipse cx="12" cy="5.8" rx="3.7" ry="4.3" transform="rotate(72 12 12)"/>'
    '<ellipse cx="12" cy="5.8" rx="3.7" ry="4.3" transform="rotate(144 12 12)"/>'
    '<ellipse cx="12" cy="5.8" rx="3.7" ry="4.3" transform="rotate(216 12 12)"/>'
    '<ellipse cx="12" cy="5.8" rx="3.7" ry="4.3" transform="rotate(288 12 12)"/></g>',
)

# Tools of the page: lines of one thickness in the colour of the text around them.
LINES = {
    "undo": "M9 7 4 12l5 5M4.5 12H15a5 5 0 0 1 0 10h-3",
    "ask": "M8 4 3.500 8.500 8 13M4 8.500h8.500M15 12.500a2.700 2.700 0 1 1 4 2.300c-1 .6-1.300 1-1.300 2M17.700 20.300v.2",
    "redo": "M15 7l5 5-5 5M19.5 12H9a5 5 0 0 0 0 10h3",
    "restart": "M4.5 4v5h5M5 9a8 8 0 1 1-1 4.5",
    "help": "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9.2 9.5a2.8 2.8 0 1 1 4.2 2.4c-1 .6-1.4 1-1.4 2.1M12 17v.2",
    "trophy": "M8 4h8v6a4 4 0 0 1-8 0ZM8 5.5H4.5c0 3.5 1 5 3.8 5.3M16 5.5h3.5c0 3.5-1 5-3.8 5.3M12 14v4M8 20h8",
    "clock": "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.3l3.5 2",
    "eye": "M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
    "advice": "M12 2v2.5M9 4.5h6M8 7h8M16 7c2.6 3.3 2.6 6.7 0 10H8c-2.6-3.3-2.6-6.7 0-10M6.4 12h11.2M9 19.5h6M12 19.5V22",
    "close": "M6 6l12 12M18 6 6 18",
    "check": "M5 12.5l4.5 4.5L19 7.5",
    "play": "M8 5v14l11-7Z",
    "pause": "M8 5v14M16 5v14",
    "first": "M19 5v14l-9-7ZM6 5v14",
    "last": "M5 5v14l9-7ZM18 5v14",
    "back": "M15 5l-7 7 7 7",
    "on": "M9 5l7 7-7 7",
    "fork": "M6 21V3M6 16c0-5 3-7 7-7h5M14.500 5l4 4-4 4",
    "flag": "M6 21V4M6 5h12l-3 4 3 4H6",
    "person": "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6",
    "bot": "M6 9h12v10H6ZM12 9V5M12 4.5v.2M9.5 13v1.5M14.5 13v1.5M3.5 12v4M20.5 12v4",
    "book": "M12 6.5C9.5 5 7 4.6 4 5v13.5c3-.4 5.5 0 8 1.5 2.5-1.5 5-1.9 8-1.5V5c-3-.4-5.5 0-8 1.5ZM12 6.5V20",
    "settings": "M4 8h10M18 8h2M4 16h2M10 16h10M16 10.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM8 18.2a2.2 2.2 0 1 0 0-4.4 2.2 "
    "2.2 0 0 0 0 4.4Z",
    "light": "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M5.3"
    " 18.7 7 17M17 7l1.7-1.7",
    "dark": "M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z",
    "table": "M3 8h18v3H3ZM5.500 11v8M18.500 11v8M8 8V5h8v3",
    "list": "M9 6h11M9 12h11M9 18h11M4.500 6v.2M4.500 12v.2M4.500 18v.2",
    "menu": "M4 6.500h16M4 12h16M4 17.500h16",
    "people": "M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7ZM2.500 19.500c.4-3.500 3-5.200 6.500-5.200s6.100 1.700 6.500 5.200M16 4.300a3.500 3.500 0 0 1 0 6.400M18 14.800c2 .7 3.300 2.300 3.500 4.700",
    "copy": "M9 9h11v11H9ZM15 9V4H4v11h5",
    "share": "M12 15V4M8 7.500l4-4 4 4M6 11H5v9h14v-9h-1",
    "chat": "M4 5h16v11H11l-4.500 4v-4H4Z",
    "save": "M12 4v10M8 10.5l4 4 4-4M5 19h14",
}


def _scale(x: float, y: float) -> str:
    """One scale of the wave pattern: three arcs, as far as the scales in front of it leave them to be seen."""
    arcs = []
    for radius, hidden in ((12, 29.4), (8, 35.7), (4, 34.4)):
        dx, dy = radius * cos(radians(hidden)), radius * sin(radians(hidden))
        arcs.append(f"M{x - dx:.4g} {y - dy:.4g}A{radius} {radius} 0 0 1 {x + dx:.4g} {y - dy:.4g}")
    return "".join(arcs)


PATTERNS = Markup(
    '<pattern id="p-seigaiha" width="24" height="12" patternUnits="userSpaceOnUse">'
    f'<path class="pattern" d="{_scale(12, 6)}{_scale(0, 12)}{_scale(24, 12)}{_scale(12, 18)}"/></pattern>'
    '<pattern id="p-asanoha" width="24" height="41.57" patternUnits="userSpaceOnUse">'
    '<path class="pattern" d="M0 0l12 6.930L24 0M0 13.860l12-6.93 12 6.930M12 6.930v13.860M0 0v13.860M24 0v13.860M0'
    " 13.860l12 6.93 12-6.93"
    "M12 20.790v13.850M0 27.710l12-6.92 12 6.920M0 27.710v13.860M24 27.710v13.860M0 27.710l12 6.93 12-6.930M0"
    " 41.570l12-6.93 12 6.93"
    'M0 13.860v13.850M24 13.860v13.85"/></pattern>'
    '<pattern id="p-clouds" width="60" height="30" patternUnits="userSpaceOnUse">'
    '<path class="pattern" d="M4 20h22a5 5 0 0 0 0-10 8 8 0 0 0-15-2 6 6 0 0 0-7 12ZM36 28h16a4 4 0 0 0 0-8 6 6 0 0'
    ' 0-11-1 4.5 4.5 0 0 0-5 9Z"/>'
    "</pattern>"
)


def crest(seat: int) -> Markup:
    """The badge of a seat: its mark in a disc of its colour."""
    shape = element("g", Markup(MARKS[seat]), class_="f-on-seat", transform="translate(4.2 4.2) scale(.65)")
    return symbol(f"crest-{seat}", circle(12, 12, 12, "f-seat") + shape)


def mark(seat: int) -> Markup:
    """The mark of a seat alone, in the colour of the text."""
    return symbol(f"mark-{seat}", classed("f-text", Markup(MARKS[seat])))


def line(name: str) -> Markup:
    """A sign of one line in the colour of the text."""
    return symbol(name, path("line", LINES[name]))


def generic_icons() -> Markup:
    """All icons of the page and the quiet patterns of headers."""
    seats = [crest(seat) + mark(seat) for seat in range(4)]
    return join([*seats, *map(line, LINES), PATTERNS])


def sprite(own: Markup = EMPTY) -> Markup:
    """What a page puts once at its beginning, with the icons of its game: nothing of it is seen by itself."""
    return element("svg", generic_icons(), own, class_="sprite", aria_hidden="true", width=0, height=0)
