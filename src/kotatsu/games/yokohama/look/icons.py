"""The icons of the port: goods, papers, buildings. One icon per thing, on the board, in costs and in the log."""

from __future__ import annotations

from kotatsu.board.markup import Markup, join, symbol

CRATE = '<path class="f-{}" d="M2.5 5h19v14.5h-19Z"/>'
SHEET = '<path class="f-{}" d="M5 2h10.5L20 6.5V22H5Z"/>'
CARD = '<rect class="f-{}" x="4" y="2" width="16" height="20" rx="3"/>'
PLUS = '<path class="s-on" d="M6.5 12h5.4M9.2 9.3v5.4"/>'

ICONS = {
    # -- goods ------------------------------------------------------------------------------------
    "tea": '<path class="f-matcha" d="M12 1.5C20.5 6 21.5 15.5 12 22.5 2.5 15.5 3.5 6 12 1.5Z"/>'
    '<path class="s-on thin" d="M12 6v16M12 12l3.6-3.2M12 16.5l4-3.4M12 12 8.4 8.8M12 16.5l-4-3.4"/>',
    "fish": '<path class="f-asagi" d="M1 12C5 5 13.5 4 18 10.6L23.5 6v12L18 13.4C13.5 20 5 19 1 12Z"/>'
    '<circle class="f-on" cx="6.4" cy="10.8" r="1.5"/><path class="s-on thin" d="M11 8c1.6 2.6 1.6 5.4 0 8"/>',
    "silk": '<path class="f-wisteria" d="M3 4.5C6.5 2.5 9 6.5 12 4.5s5.5-2 9 0v15c-3.5-2-6 2-9 0s-5.5-2-9 0Z"/>'
    '<path class="s-on thin" d="M3 9.5c3.5-2 6 2 9 0s5.5-2 9 0M3 14.5c3.5-2 6 2 9 0s5.5-2 9 0"/>',
    "copper": '<path class="f-copper" d="M6.5 6h11L22.5 19h-21Z"/><path class="f-copper-light" d="M6.5 6h11l1.6 4.2H4.9Z"/>',
    "yen": '<circle class="f-brass" cx="12" cy="12" r="10.5"/><path class="f-on" d="M8.5 8.5h7v7h-7Z"/>'
    '<path class="s-on thin" d="M12 2.8v2.4M12 18.8v2.4M2.8 12h2.4M18.8 12h2.4"/>',
    "import": CRATE.format("indigo") + '<path class="s-on thin" d="M2.5 9.5h19M7.5 5v14.5M16.5 5v14.5"/>'
    '<path class="f-indigo" d="M1.5 3.5h21v3h-21Z"/>',
    "import-down": CRATE.format("ink") + '<path class="s-on thin" d="M2.5 5l19 14.5M21.5 5l-19 14.5"/>'
    '<path class="f-ink" d="M1.5 18h21v3h-21Z"/>',
    "flip": CRATE.format("indigo")
    + '<path class="s-on" d="M7.5 13.5a4.5 4.5 0 0 1 8-2.8M16.5 7.8v3.4H13M16.5 12.5a4.5 4.5 0 0 1-8 '
    '2.8M7.5 18.2"/>',
    # -- papers -----------------------------------------------------------------------------------
    "order": SHEET.format("sheet")
    + '<path class="s-ink thin" d="M5 2h10.5L20 6.5V22H5ZM8.5 9h8M8.5 13h8M8.5 17h5M15.5 2v4.5H20"/>',
    "fulfilled": SHEET.format("sheet") + '<path class="s-ink thin" d="M5 2h10.5L20 6.5V22H5ZM15.5 2v4.5H20"/>'
    '<path class="s-vermilion" d="M8.5 14l3 3.2 5-7"/>',
    "draw": SHEET.format("sheet") + '<path class="s-ink thin" d="M5 2h10.5L20 6.5V22H5ZM15.5 2v4.5H20"/>'
    '<path class="s-ink" d="M12.5 9v8.5M9 14.2l3.5 3.5 3.5-3.5"/>',
    "tech": '<path class="f-indigo" d="M12 1.5a7.5 7.5 0 0 1 4.3 13.6V18H7.7v-2.9A7.5 7.5 0 0 1 12 1.5ZM8'
    ' 19.5h8V21h-2.5v1.5h-3V21H8Z"/>'
    '<path class="s-on thin" d="M9.5 9l2.5 2.5L14.5 9M12 11.5V18"/>',
    "strength": CARD.format("ink") + '<path class="s-on" d="M12 17.5v-11M7.8 10.5 12 6.3l4.2 4.2"/>',
    "bonus": CARD.format("vermilion")
    + '<path class="f-on" d="M12 5.5l1.9 4.3 4.6.4-3.5 3.1 1 4.6-4-2.4-4 2.4 1-4.6-3.5-3.1 4.6-.4Z"/>',
    "extra-1": CARD.format("asagi") + PLUS + '<path class="s-on" d="M13.8 9.2l2.6-1.7v9.3"/>',
    "extra-2": CARD.format("vermilion")
    + PLUS
    + '<path class="s-on" d="M13.6 9.7c.2-2.9 4.3-2.9 4.1.1-.1 2-2.8 3.5-4 6.4h4.3"/>',
    # -- powers -----------------------------------------------------------------------------------
    "faith": '<path class="f-wisteria" d="M10.8 1h2.4v2.3h2.3v2.3h-2.3v3.1l6.3'
    ' 4.8V23h-5v-6h-5v6h-5v-9.5l6.3-4.8V5.6H8.5V3.3h2.3Z"/>',
    "offering": '<path class="f-wisteria" d="M1.5 7.5h21V12h-21ZM3 13.500h18V22H3Z"/>'
    '<path class="s-on" d="M12 8v14"/><path class="s-vermilion" d="M12 7C10 1.500 5 2 6.500 5c.7 1.500 3.500 2 5.500 2s4.800-.5'
    ' 5.500-2C19 2 14 1.500 12 7Z"/>',
    "production": '<path class="f-indigo" fill-rule="evenodd" d="M10 1h4l.6 3 2.3 1 2.6-1.7 2.8 2.8-1.7 2.6 1 2.3'
    " 2.4.6v3.8l-2.6.6-1 "
    "2.3 1.7 2.6-2.8 2.8-2.6-1.7-2.3 1L14 23h-4l-.6-2.9-2.3-1-2.6 1.7-2.8-2.8 1.7-2.6-1-2.3L0 12.5v-2l2.4-.6 1-2.3-1.7-2.6"
    'L4.5 2.3l2.6 1.7 2.3-1ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z"/>',
    "exchange": '<path class="s-vermilion thick" d="M3.5 8.5h15M14.5 4l4.5 4.5-4.5 4.5M20.5 15.5h-15M9.5 11 5 15.5 9.5 20"/>',
    "points": '<path class="f-vermilion" d="M12 21.5 1 9.5A15.5 15.5 0 0 1 23 9.5Z"/>'
    '<path class="s-on thin" d="M12 21.5 5.8 6.3M12 21.5V4.7M12 21.5l6.2-15.2"/>',
    "again": '<path class="s-ink thick" d="M20 12a8 8 0 1 1-2.6-5.9M18.5 2v5h-5"/>',
    # -- people and buildings ---------------------------------------------------------------------
    "agent": '<path class="f-ink" d="M7.5 1.5h9V7h3v2h-15V7h3Z"/><path class="f-copper-light" d="M7.5 9h9v1.5a4.5 4.5'
    ' 0 0 1-9 0Z"/>'
    '<path class="f-ink" d="M2.5 23c.4-5 3.4-7.5 7-7.8l2.5 3 2.5-3c3.6.3 6.6 2.8 7 7.8Z"/>',
    "shop": '<path class="f-text" d="M12 2 1.5 10.5h3V22h15V10.5h3Z"/>',
    "warehouse": '<path class="f-text" d="M12 2.5C9 5.5 5 7 .5 7.3L2 11h1.5v11h17V11H22l1.5-3.7C19 7 15 5.5 12 2.5Z"/>',
    "station": '<path class="f-text" fill-rule="evenodd" d="M5 2h14a2 2 0 0 1 2 2v12a3 3 0 0 1-3 3l2.5 3.5h-3L15 19H9l-2.5 3.5h-3L6 19a3 3 0 0 1-3-3V4a2 2 0 0 1 2-2Z'
    'M6 5v6h12V5ZM6.2 13.8v2.4h3v-2.4ZM14.8 13.8v2.4h3v-2.4Z"/>',
    "ship": '<path class="f-text" d="M1 17h22l-2.4 5H4.600ZM7 16V8h2v8ZM14.5 16v-5h2.500v5ZM8.5 8.5 3 14h5ZM10 9l3.5'
    " 5.500H10ZM15.4 10c0-2 1-2 1-3.500s1.5-1 "
    '1.5-2.5 2-1.5 3.5-2c-1 1.5-.5 2-1.5 3s0 1.5-1.2 2.5-1 1.5-1 2.500Z"/>',
    "telephone": '<path class="f-text" d="M6 2l4 1 .8 5-2.6 1.8a13 13 0 0 0 6 6L16 13.2l5 .8 1 4c-.4 2.4-1.8 4-4 4C10'
    ' 21.5 2.5 14 2 6c0-2.2 1.6-3.6 4-4Z"/>',
}

# signs over the stalls of the market, in the colour of the text; and the market itself
SIGNS = {
    "stall-tech": '<path class="f-text" d="M12 1.5a7.5 7.5 0 0 1 4.3 13.6V18H7.7v-2.9A7.5 7.5 0 0 1 12 1.5ZM8'
    ' 19.5h8V21h-2.5v1.5h-3V21H8Z"/>',
    "stall-bonus": '<path class="f-text" d="M12 1.500l3.200 7.100 7.600.7-5.800 5.100 1.700 7.600-6.700-4-6.700 4 1.700-7.600L1.200'
    ' 9.300l7.600-.7Z"/>',
    "stall-church": '<path class="f-text" d="M10.8 1h2.4v2.3h2.3v2.3h-2.3v3.1l6.3 4.8V23h-5v-6h-5v6h-5v-9.5l6.3-4.8V5.6H8.5V3.3'
    'h2.3Z"/>',
    "stall-trade": '<path class="f-text" d="M15 2.500 22 8l-7 5.500v-3.500H2V6h13ZM9 10.500 2 16l7 5.500V18h13v-4H9Z"/>',
    "abacus": '<path class="f-text" d="M1 3h22v18H1ZM3 5v3h18V5ZM3 10v9h18v-9Z" fill-rule="evenodd"/>'
    '<path class="f-text" d="M5.500 5.300h2.500v2.400H5.500ZM11 5.300h2.500v2.400H11ZM16.500 5.300H19v2.400h-2.500ZM5.500 13h2.500v2.400'
    'H5.500ZM5.500 16h2.500v2.400H5.500ZM11 11h2.500v2.400H11ZM11 16h2.500v2.400H11ZM16.500 13H19v2.400h-2.500ZM16.500 16H19v2.400h-2.500Z"/>',
    "stall": '<path class="f-vermilion" d="M3 3h18l1.500 6a3.500 3.500 0 0 1-7 0 3.500 3.500 0 0 1-7 0 3.500 3.500 0 0 1-7 0Z"/>'
    '<path class="f-ink" d="M3.500 14h17v2.500H19V22h-2v-5.500H7V22H5v-5.500H3.500Z"/>',
}

# dawn over the town, and the water that gets deeper away from the quay
LIGHTS = (
    '<linearGradient id="g-dawn" x1="0" y1="0" x2="0" y2="1">'
    '<stop offset="0" style="stop-color:var(--asagi);stop-opacity:.34"/>'
    '<stop offset=".55" style="stop-color:var(--asagi);stop-opacity:.08"/>'
    '<stop offset="1" style="stop-color:var(--copper-light);stop-opacity:.22"/></linearGradient>'
    '<linearGradient id="g-sea" x1="0" y1="0" x2="0" y2="1">'
    '<stop offset="0" style="stop-color:var(--asagi-band)"/>'
    '<stop offset="1" style="stop-color:var(--indigo-band)"/></linearGradient>'
)


def icons() -> Markup:
    named = {**ICONS, **SIGNS}
    return join([*[symbol(name, Markup(markup)) for name, markup in named.items()], Markup(LIGHTS)])
