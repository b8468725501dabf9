"""The icons of the city in the sky: resources, people, places, airships. One icon per thing, on the board and in costs."""

from __future__ import annotations

from kotatsu.board.markup import Markup, classed, element, join, symbol, use
from kotatsu.games.airship.components import SHIP_IDS

SEATS = 4
LINE_PIGMENTS = ("copper", "indigo", "wisteria")  # wood, metal, tourist
SHEET = '<path class="f-sheet" d="M4.5 2h15v20h-15Z"/><path class="s-ink thin" d="M4.5 2h15v20h-15Z"/>'
COG = (
    "M10 1h4l.6 3 2.3 1 2.6-1.7 2.8 2.8-1.7 2.6 1 2.3 2.4.6v3.8l-2.6.6-1 2.3 1.7 2.6-2.8 2.8-2.6-1.7-2.3 1L14 23h-4l-.6-2.9-2.3-1"
    "-2.6 1.7-2.8-2.8 1.7-2.6-1-2.3L0 12.5v-2l2.4-.6 1-2.3-1.7-2.6L4.5 2.3l2.6 1.7 2.3-1ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z"
)
BODY = "M12 1.2a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8ZM3.2 23c.3-8.2 3.6-12 8.8-12s8.5 3.8 8.8 12Z"

ICONS = {
    # -- resources --------------------------------------------------------------------------------
    "wood": '<path class="f-copper" d="M6 6h14a4 6 0 0 1 0 12H6Z"/>'
    '<ellipse class="f-copper-light" cx="6" cy="12" rx="4.6" ry="6"/>'
    '<ellipse class="s-on thin" cx="6" cy="12" rx="1.9" ry="2.7"/><path class="s-on thin" d="M13.5 9.8h6M15 14.2h5.5"/>',
    "metal": '<path class="f-indigo" d="M7 5.5h10l5.5 13h-21Z"/><path class="f-asagi" d="M7 5.5h10l1.8 4.2H5.2Z"/>'
    '<path class="s-on thin" d="M5.2 9.7h13.6"/>',
    "gold": '<ellipse class="f-brass" cx="12" cy="12" rx="8" ry="11"/>'
    '<path class="s-on thin" d="M9 7.5h6M9 11h6M12 7.5v9M9.5 16.5h5"/>',
    "gear": f'<path class="f-ink" fill-rule="evenodd" d="{COG}"/>',
    "any": '<path class="f-copper" d="M12 12V1.5A10.5 10.5 0 0 0 1.5 12Z"/>'
    '<path class="f-indigo" d="M12 12h10.5A10.5 10.5 0 0 0 12 1.5Z"/>'
    '<path class="f-brass" d="M12 12H1.5A10.5 10.5 0 0 0 12 22.5Z"/>'
    '<path class="f-ink" d="M12 12v10.5A10.5 10.5 0 0 0 22.5 12Z"/>'
    '<path class="s-on thin" d="M12 1.5v21M1.5 12h21"/>',
    "points": '<path class="f-vermilion" d="M12 21.5 1 9.5A15.5 15.5 0 0 1 23 9.5Z"/>'
    '<path class="s-on thin" d="M12 21.5 5.8 6.3M12 21.5V4.7M12 21.5l6.2-15.2"/>',
    # -- people, markers, papers ------------------------------------------------------------------
    "worker": f'<path class="f-text" d="{BODY}"/>',
    "rider": '<path class="f-text" d="M9 1.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM3.5 15.5c0-4.5 1.9-7 5.5-7s5.5 2.5 5.5 7Z"/>'
    '<path class="line" d="M17 8.5h6M20 5.5v6M2 20h20"/>',
    "marker": '<circle class="f-text" cx="12" cy="12" r="10"/>',
    "banner": '<path class="f-text" d="M3.5 1h17v22L12 18.6 3.5 23Z"/>',
    "contract": SHEET + '<path class="s-ink thin" d="M8 7h8M8 10.8h8"/><circle class="f-vermilion" cx="14.5" cy="17" r="3"/>',
    "failed": SHEET + '<path class="s-vermilion" d="M8 7.5l8 9M16 7.5l-8 9"/>',
    "fulfilled": SHEET + '<path class="s-ink" d="M7.8 12.5l3 3.2 5.4-7.5"/>',
    "stage": '<path class="f-text" d="M4.5 1.5h15v3c0 4-3 5.5-5 7.5 2 2 5 3.5 5 7.5v3h-15v-3c0-4 3-5.5'
    ' 5-7.5-2-2-5-3.5-5-7.5Z"/>'
    '<path class="f-on" d="M7.5 5h9c-.5 2.5-2.8 3.6-4.5 5.2C10.3 8.6 8 7.5 7.5 5ZM12 15l4 4.5H8Z"/>',
    "upgrade": '<path class="f-text" d="M12 1.5l7.5 8h-4.5V16H9V9.5H4.5ZM4 18.5h16v4H4Z"/>',
    "shift": '<path class="line" d="M2.5 8.5h17M15.5 4.5l4 4-4 4M21.5 16h-17M8.5 12l-4 4 4 4"/>',
    "gather": '<path class="line" d="M12 2v12M7.5 10l4.5 4.5 4.5-4.5M3 17.5V21h18v-3.5"/>',
    # -- bonus actions ----------------------------------------------------------------------------
    "flight": '<path class="f-text" d="M1.5 12.5 22.5 2.5l-6 19-5-6.5-.5 5.5-3-7Z"/>'
    '<path class="s-on thin" d="M8 13.5 17.5 7l-6 8"/>',
    "negotiator": '<path class="f-text" d="M2 3.5h20v13H12.5L7 21.5v-5H2Z"/><path class="s-on" d="M12 6.5v7M8.5 10h7"/>',
    "barter": '<path class="line" d="M3.5 8.5h15M14.5 4l4.5 4.5-4.5 4.5M20.5 15.5h-15M9.5 11 5 15.5 9.5 20"/>',
    # -- the places of the tiles ------------------------------------------------------------------
    "forest": '<path class="f-copper" d="M7 17h2.5v6H7ZM16 18h2.2v5H16Z"/>'
    '<path class="f-matcha" d="M8.2 1.5 13 9h-2l3.5 5.5H12l3 4.5H1.5l3-4.5H2L5.5 9h-2Z"/>'
    '<path class="f-matcha" d="M17 8l4 6h-1.6l3.1 5H13.6l2-3.3L14 13Z"/>',
    "mine": '<path class="f-ink" d="M1 22 8.5 6l4 6L16 7l7 15Z"/><path class="f-on" d="M8 22v-4.5a4 4 0 0 1 8 0V22Z"/>'
    '<path class="s-ink thin" d="M10 22v-4.5h4V22"/>',
    "factory": '<path class="f-copper" d="M2 22V11l6 3.5V11l6 3.5V3h4.5l1 11.5H22V22Z"/>'
    '<path class="f-on" d="M5 17h3v2.5H5ZM10.5 17h3v2.5h-3ZM16 17h3v2.5h-3Z"/>',
    "valley": '<path class="f-asagi" d="M1 20 7.5 5l6 12.5L17.5 9 23 20Z"/><path class="f-on" d="M7.5 5l2 4.2-2 1.5-1.8-1.5Z"/>'
    '<path class="f-matcha" d="M1 23c0-4 5-5.5 11-5.5S23 19 23 23Z"/>',
    "shipyard": '<path class="f-indigo" d="M3 9.5C3 5.5 7 3 12 3s9 2.5 9 6.5-4 6-9 6-9-2-9-6Z"/>'
    '<path class="s-on thin" d="M3.5 9.5h17M12 3v12.5"/>'
    '<path class="s-ink thin" d="M4 22V12M20 22V12M1.5 22h21"/><path class="f-ink" d="M9 17h6v3H9Z"/>',
    "architect": '<path class="f-wisteria" d="M3 21.5V3l18 18.5Zm4-4h5.2L7 12.2Z" fill-rule="evenodd"/>'
    '<path class="s-ink thin" d="M13 2.5l8.5 8.5"/>'
    '<path class="f-ink" d="M19.5 12.5l3.5-3.5v4.5h-3.5Z"/>',
    "guild": '<path class="f-copper" d="M12 1.5C9 4.5 5 6 .5 6.3L2 10h20l1.5-3.7C19 6 15 4.5 12 1.5Z"/>'
    '<path class="f-ink" d="M3.5 11.5h3V21h-3ZM10.5 11.5h3V21h-3ZM17.5 11.5h3V21h-3ZM1.5 20.5h21V23h-21Z"/>',
    "workshop": '<path class="f-ink" d="M2.5 4.5h11l3.5 4h-4V11h-6V8.5h-4.5Z"/><path class="f-copper" d="M8.5 11h4v11.5h-4Z"/>'
    '<path class="f-brass" d="M17 12.5h5v10h-5Z"/>',
    "market": '<path class="f-vermilion" d="M2.5 3h19L23.5 10h-23Z"/>'
    '<path class="s-on thin" d="M7 3 5.5 10M12 3v7M17 3l1.5 7"/>'
    '<path class="f-ink" d="M2.5 11.5h2.5V22H2.5ZM19 11.5h2.5V22H19Z"/><path class="f-copper" d="M5 15h14v7H5Z"/>',
    "lighthouse": '<path class="f-vermilion" d="M9 9.5h6L17 22.5H7Z"/><path class="f-on" d="M8.6 12.8h6.8l.5 3.2H8.1Z"/>'
    '<path class="f-ink" d="M8.5 4.5h7V9h-7ZM7.5 9h9v1.5h-9ZM12 1.5l4 3H8Z"/>'
    '<path class="s-ink thin" d="M5.5 6.8l-4-1.5M5.5 8l-4 1.5M18.5 6.8l4-1.5M18.5 8l4 1.5"/>',
    "port": '<path class="line" d="M12 8v13.5M7.5 11h9M3.5 14c.3 4.5 3.7 7.5 8.5 7.5s8.2-3 8.5-7.5"/>'
    '<path class="f-text" d="M12 1.5a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4ZM1.5 17l2.3-4.5L7 16.5ZM22.5'
    ' 17l-2.3-4.5-3.2 4Z"/>',
    # -- public facilities ------------------------------------------------------------------------
    "signpost": '<path class="f-ink" d="M10.8 1.5h2.4v21h-2.4Z"/><path class="f-copper" d="M5 4h14l3.5 3-3.5 3H5Z"/>'
    '<path class="f-copper-light" d="M19 11.5H5l-3.5 3 3.5 3h14Z"/>',
    "statue": '<path class="f-indigo" d="M12 1.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM8 8.5h8l-1 9H9Z"/>'
    '<path class="s-ink thin" d="M15.5 9.5l5-4"/><path class="f-ink" d="M6.5 17.5h11v2.2h2v2.8h-15v-2.8h2Z"/>',
    "fountain": '<path class="f-brass" d="M2.5 14.5h19l-2.5 5h-5.5l1 3h-5l1-3H5Z"/>'
    '<path class="s-ink thin" d="M12 13V4M12 5.5C9.5 1.5 5 3.5 5.5 11M12 5.5c2.5-4 7-2 6.5 5.5"/>',
    "park": '<path class="f-matcha" d="M12 1.5a6.5 6.5 0 0 1 5.5 9.5 4.6 4.6 0 0 1-1.5 7H8a4.6 4.6 0 0 1-1.5-7A6.5 6.5 0'
    ' 0 1 12 1.5Z"/><path class="f-copper" d="M10.7 12h2.6v10h-2.6Z"/><path class="f-brass" d="M2 21h20v2H2Z"/>',
    "clock_tower": '<path class="f-indigo" d="M12 1 5.5 7.5V22.5h13V7.5Z"/><circle class="f-on" cx="12" cy="11.5" r="4"/>'
    '<path class="s-ink thin" d="M12 9.3v2.2l1.6 1.2"/><path class="f-on" d="M10.3 18h3.4v4.5h-3.4Z"/>',
}  # fmt: skip

HULLS = (  # by level: a small balloon, one with cabins, a long one with its load
    '<path class="f-{0}" d="M5 9c0-4 3-6.5 7-6.5S19 5 19 9s-3 5.5-7 5.5S5 13 5 9Z"/><path class="s-on thin" d="M5.3 9h13.4"/>'
    '<path class="s-ink thin" d="M9 14l.8 4M15 14l-.8 4"/><path class="f-ink" d="M9 17.5h6v3.5H9Z"/>',
    '<path class="f-{0}" d="M2 9c0-4 4-6.5 10-6.5S22 5 22 9s-4 5.5-10 5.5S2 13 2 9Z"/>'
    '<path class="s-on thin" d="M2.3 9h19.4M12 2.5v12"/>'
    '<path class="s-ink thin" d="M7 14.2V18M17 14.2V18"/><path class="f-ink" d="M5 17h14l-1.5 5h-11Z"/>'
    '<path class="f-on" d="M8 18.5h2V20H8ZM14 18.5h2V20h-2Z"/>',
    '<path class="f-{0}" d="M0 8.5C0 4.5 4.5 2 12 2s12 2.5 12 6.5S19.5 15 12 15 0 12.5 0 8.5Z"/>'
    '<path class="s-on thin" d="M.5 8.5h23M7.5 2.4v12.2M16.5 2.4v12.2"/>'
    '<path class="f-ink" d="M2.5 17h19l-1 2.2H3.5Z"/>'
    '<path class="f-ink" d="M4 20h4.5v3.5H4ZM9.8 20h4.5v3.5H9.8ZM15.5 20H20v3.5h-4.5Z"/>'
    '<path class="s-ink thin" d="M6 14v3M18 14v3"/>',
)


def figure(seat: int) -> Markup:
    """A worker who stands: in the colour of its owner, with the owner's mark."""
    body = element("path", class_="f-seat", style="stroke:var(--card)", d=BODY)
    mark = use(f"i-mark-{seat}", "on-seat", x=7.3, y=13, width=9.4, height=9.4)
    return symbol(f"figure-{seat}", classed(f"seat-{seat}", body, mark))


def icons() -> Markup:
    own = [symbol(name, Markup(markup)) for name, markup in ICONS.items()]
    ships = [
        symbol(f"ship-{name}", Markup(HULLS[ship % 3].format(LINE_PIGMENTS[ship // 3])))
        for ship, name in enumerate(SHIP_IDS)
    ]
    return join([*own, *ships, *[figure(seat) for seat in range(SEATS)]])
