"""The icons of Nippon: goods, money and coal, vehicles, workers. One icon per thing, on the board, in costs, in the log."""

from __future__ import annotations

from kotatsu.board.markup import Markup, circle, classed, element, join, path, symbol, use

GEAR = (
    "M10 1h4l.6 3 2.3 1 2.6-1.7 2.8 2.8-1.7 2.6 1 2.3 2.4.6v3.8l-2.6.6-1 2.3 1.7 2.6-2.8 2.8-2.6-1.7-2.3 1L14 23h-4"
    "l-.6-2.9-2.3-1-2.6 1.7-2.8-2.8 1.7-2.6-1-2.3L0 12.5v-2l2.4-.6 1-2.3-1.7-2.6"
    "L4.5 2.3l2.6 1.7 2.3-1ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z"
)
STAR = "M12 1l3.3 7 7.7.9-5.7 5.2 1.5 7.6L12 17.9l-6.8 3.8 1.5-7.6L1 8.9 8.7 8Z"
WORKS = "M2 22V11l6 3.5V11l6 3.5V4h5.5L21 22Z"  # a factory with its chimney
HAT = "M12 1.5 23 10.5H1Z"
COAT = "M6.5 12h11l3 10.5h-17Z"
SEATS = 4
VEHICLE_RISE, VEHICLE_BOX = 3.5, 27.5  # how far the disc of a vehicle stands above it, and the size with its disc

# A worker has the same colour in both themes, and a sign, so that nobody depends on colour alone.
WORKERS = {
    "white": ("#FFFDF6", "#3A3D44", '<circle cx="12" cy="17.5" r="3"/>'),
    "yellow": ("#F3D748", "#3A3D44", '<path d="M12 14l3.6 6.4H8.4Z"/>'),
    "orange": ("#DF7330", "#FFFDF6", '<path d="M9.2 14.7h5.6v5.6H9.2Z"/>'),
    "green": ("#4F7F35", "#FFFDF6", '<path d="M10.7 13.8h2.6v2.4h2.4v2.6h-2.4v2.4h-2.6v-2.4H8.3v-2.6h2.4Z"/>'),
    "grey": ("#A3A19B", "#22252B", '<path d="M12 13.6l3.9 3.9-3.9 3.9-3.9-3.9Z"/>'),
    "black": ("#2C2D31", "#FFFDF6", '<path d="M7.8 14.6h8.4v2H7.8ZM7.3 18.4h9.4v2H7.3Z"/>'),
}

ICONS = {
    # -- goods ------------------------------------------------------------------------------------
    "silk": '<path class="f-vermilion" d="M12 1c3.7 0 6 2.2 6 5.5 0 2.2-1 3.5-1 5.5s1 3.3 1 5.5c0 3.3-2.3 5.5-6'
    ' 5.5s-6-2.2-6-5.5'
    'c0-2.2 1-3.5 1-5.5s-1-3.3-1-5.5C6 3.2 8.3 1 12 1Z"/>'
    '<path class="s-on thin" d="M7.5 5.5c3 1.5 6 1.5 9 0M7.7 9.5c3 1.3 5.6 1.3 8.6 0M7.7 14.5c3-1.3 5.6-1.3 8.6'
    ' 0M7.5 18.5c3-1.5 6-1.5 9 0"/>',
    "paper": '<path class="f-sheet" d="M4 2h11l5 5v15H4Z"/><path class="s-ink thin" d="M4 2h11l5 5v15H4ZM15'
    ' 2v5h5M8 12h8M8 16.5h8"/>',
    "bento": '<path class="f-copper" d="M2 4.5h20v15H2Z"/><path class="f-on" d="M4.2 6.7h8.2v5H4.2ZM4.2'
    ' 13.7h8.2v3.6H4.2Z'
    'M14.4 6.7h5.4v10.6h-5.4Z"/><circle class="f-vermilion" cx="8.3" cy="9.2" r="1.6"/>'
    '<path class="f-matcha" d="M15.5 8h3.2v8h-3.2Z"/>',
    "lenses": '<path class="f-indigo" fill-rule="evenodd" d="M10 1.5a8.5 8.5 0 0 1 7 13.3l5.5 5.5-2.7'
    ' 2.7-5.5-5.5A8.5 8.5 0 1 1 10 1.5Z'
    'M10 4.8a5.2 5.2 0 1 0 0 10.4 5.2 5.2 0 0 0 0-10.4Z"/><path class="f-asagi" d="M10 6.3A3.7 3.7 0 0 0 6.3'
    ' 10h2A1.7 1.7 0 0 1 10 8.3Z"/>',
    "bulbs": '<path class="f-brass" d="M12 1a7.5 7.5 0 0 1 4.6 13.4c-.6.6-.9 1.3-.9'
    ' 2.1H8.3c0-.8-.3-1.5-.9-2.1A7.5 7.5 0 0 1 12 1Z"/>'
    '<path class="s-on thin" d="M9 9l1.5 2L12 9l1.5 2L15 9M12 11v5"/><path class="f-ink" d="M8.3'
    ' 17.8h7.4v2H8.3ZM9.5 21h5v2h-5Z"/>',
    "clocks": '<circle class="f-matcha" cx="12" cy="13" r="10"/><circle class="f-on" cx="12" cy="13" r="7"/>'
    '<path class="s-ink" d="M12 8.5V13l3 2"/><path class="f-matcha" d="M10 1h4v3h-4Z"/>',
    # -- what is paid and gained -------------------------------------------------------------------
    "yen": '<circle class="f-brass" cx="12" cy="12" r="10.5"/><path class="f-on" d="M8.5 8.5h7v7h-7Z"/>'
    '<path class="s-on thin" d="M12 2.8v2.4M12 18.8v2.4M2.8 12h2.4M18.8 12h2.4"/>',
    "coal": '<path class="f-ink" d="M8 3l7-1.5 7 6-1 8-6.5 6.5-8-1.5L1.5 14 3 7Z"/>'
    '<path class="s-on thin" d="M8 3l2.5 7L22 7.5M10.5 10 1.5 14M10.5 10l4 12"/>',
    "blueprints": '<path class="f-indigo" d="M2 4h20v16H2Z"/><path class="s-on thin" d="M6 16V9l6-2.5L18 9v7ZM10'
    ' 16v-4h4v4"/>',
    "vp": '<path class="f-vermilion" d="M12 21.5 1 9.5A15.5 15.5 0 0 1 23 9.5Z"/>'
    '<path class="s-on thin" d="M12 21.5 5.8 6.3M12 21.5V4.7M12 21.5l6.2-15.2"/>',
    # -- actions, tracks, achievements ---------------------------------------------------------------
    "income": '<circle class="f-brass" cx="9" cy="15" r="8"/><path class="f-on" d="M6.5 12.5h5v5h-5Z"/>'
    '<path class="f-vermilion" d="M18.5 1 24 7.5h-3.3V15h-4.4V7.5H13Z"/>',
    "mining": '<path class="f-copper" d="M4.6 17.8 13 9.4l2.5 2.5-8.4 8.4a1.770 1.770 0 0 1-2.5-2.5Z"/>'
    '<path class="f-ink" d="M5 3.5C12 1 22.5 11 20.5 19 18 12.5 12 6.5 5 3.5Z"/><path class="f-ink" d="M13.7'
    ' 5.3l5-3.3 3.3 3.3-3.3 5Z"/>',
    "technology": '<path class="f-asagi" d="M8 1h8v2.5h-1v5.8l6.6 10.3c1 1.7 0 3.4-1.9 3.4H4.3c-1.9'
    ' 0-2.9-1.7-1.9-3.4L9 9.3V3.5H8Z"/>'
    '<path class="f-on" d="M10.8 9.9 8.5 13.5h7l-2.3-3.6V3.5h-2.4Z"/>',
    "production": f'<path class="f-ink" d="{WORKS}"/><path class="f-on" d="M5 17h3v3H5ZM10 17h3v3h-3ZM15 17h3v3h-3Z"/>'
    '<path class="s-ink thin" d="M16.5 2.5c-2 0-2-1.5-4-1.5M19 2.5c2 0 2-1.5 4-1.5"/>',
    "invest": f'<path class="f-copper" d="{WORKS}"/><path class="s-on" d="M10.5 14.5v6M7.5 17.5h6"/>',
    "factory": f'<path class="f-text" d="{WORKS}"/>',
    "factories": f'<path class="f-ink" d="{WORKS}"/>'
    '<path class="f-on" d="M11 13.2l1.2 2.6 2.9.3-2.2 2 .6 2.8L11 19.5l-2.5 1.4.6-2.8-2.2-2 2.9-.3Z"/>',
    "export": '<path class="f-indigo" d="M2 9h13v13H2Z"/><path class="s-on thin" d="M2 13.5h13M8.5 9v13"/>'
    '<path class="f-vermilion" d="M15 1h8v8l-2.7-2.7-4.5 4.5-2.6-2.6 4.5-4.5Z"/>',
    "contract": '<path class="f-sheet" d="M4 2h16v20H4Z"/><path class="s-ink thin" d="M4 2h16v20H4ZM8 7h8M8 11h8"/>'
    '<circle class="f-vermilion" cx="14.5" cy="16.5" r="3.2"/>',
    "machines": f'<path class="f-indigo" fill-rule="evenodd" d="{GEAR}"/>',
    "market": '<path class="f-matcha" d="M2 10h20v12H2Z"/><path class="f-on" d="M5 14h6v8H5ZM13.5 14h5.5v4h-5.5Z"/>'
    '<path class="f-vermilion" d="M3 2h18l2.5 6.5a3.2 3.2 0 0 1-5.8 1.7 3.6 3.6 0 0 1-5.7.2 3.6 3.6 0 0'
    ' 1-5.7-.2A3.2 3.2 0 0 1 .5 8.5Z"/>',
    "trains": '<path class="f-text" d="M4 1.5h4.5V7H15V3h6v11h1v5H2V7h2ZM4 20a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5'
    ' 0ZM14 20a2.5 2.5 0 1 0 5 0 '
    '2.5 2.5 0 1 0-5 0Z"/>',
    "ships": '<path class="f-text" d="M1 14h22l-3.5 8h-15ZM5 12.5V8.5h14v4ZM9 7.5V1.5h4v6ZM15 7.5v-4h3v4Z"/>',
    "regions": '<path class="f-matcha" d="M1 5l7-3 8 3 7-3v17l-7 3-8-3-7 3Z"/><path class="s-on thin" d="M8'
    ' 2v17M16 5v17"/>',
    "consolidate": '<path class="s-ink thick" d="M3.5 12A8.5 8.5 0 0 1 18 6M20.5 12A8.5 8.5 0 0 1 6 18M18.5'
    ' 1.5V6.5h-5M5.5 22.5v-5h5"/>'
    '<path class="f-brass" d="M12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Z"/>',
    # -- other things ------------------------------------------------------------------------------
    "star": f'<path class="f-brass" d="{STAR}"/>',
    "bag": '<path class="b-bronze" d="M8 6.5h8c4.5 3.5 6.5 8 6 12.5-.3 2.5-2 3.5-4.5 3.5h-11C4 22.5 2.3 21.5 2'
    ' 19c-.5-4.5 1.5-9 6-12.5Z"/>'
    '<path class="f-ink" d="M6.5 1.5 9 3l3-2 3 2 2.5-1.5L16 5.5H8Z"/>',
    "overseas": '<circle class="f-asagi" cx="12" cy="12" r="11"/>'
    '<path class="s-on thin" d="M1.5 12h21M12 1.5c-7 6-7 15 0 21M12 1.5c7 6 7 15 0 21"/>',
    "worker": f'<path class="f-ink" d="{HAT}{COAT}"/>',
    "wages": '<path class="f-ink" d="M8 3 16 9.5H0ZM4 10.5h8l2.2 8H1.8Z"/><circle class="f-on" cx="17" cy="16.5"'
    ' r="7.5"/>'
    '<circle class="f-brass" cx="17" cy="16.5" r="6.5"/><path class="f-on" d="M15 14.5h4v4h-4Z"/>',
    "at-once": '<path class="f-copper" d="M14 1 4 14h6.5L9 23l11-13.5h-7Z"/>',
    "always": '<path class="s-ink" d="M12 12c-2.5-4-4-5-6-5a5 5 0 0 0 0 10c2 0 3.5-1 6-5s4-5 6-5a5 5 0 0 1 0'
    ' 10c-2 0-3.5-1-6-5Z"/>',
    "at-end": '<path class="s-ink" d="M5 22V2"/><path class="f-ink" d="M5 2.5h15l-3.5 5 3.5 5H5Z"/>',
    "marker": '<path class="f-vermilion" d="M12 23 4 12.5C1 8 4.5 1 12 1s11 7 8 11.5Z"/><circle class="f-on"'
    ' cx="12" cy="9" r="3.5"/>',
}  # fmt: skip


def worker(colour: str) -> Markup:
    """A worker with a straw hat, in a coat of a colour with its sign."""
    cloth, sign, shape = WORKERS[colour]
    body = element("path", fill=cloth, d=COAT + HAT) + path("s-ink thin", COAT + HAT)
    return symbol(f"worker-{colour}", body + element("g", Markup(shape), fill=sign))


def vehicle(kind: str, seat: int) -> Markup:
    """A train or ship in the colour of its owner, with the owner's mark on a disc at its upper right corner."""
    body = use(f"i-{kind}", width=24, height=24) + circle(20.2, 4.3, 7.2, "f-on")
    mark = use(f"i-mark-{seat}", "seat-fill", x=14.2, y=-1.7, width=12, height=12)
    box = f"0 {-VEHICLE_RISE} {VEHICLE_BOX} {VEHICLE_BOX}"
    return symbol(f"{kind}-{seat}", classed(f"seat-{seat} owned", body, mark), box)


def influence(seat: int) -> Markup:
    """An influence tile without its number: the colour and the mark of its owner."""
    edge = "stroke:var(--card)"
    tile = element("rect", class_="f-seat", style=edge, x=".4", y=".4", width=23.2, height=23.2, rx=3.8)
    mark = use(f"i-mark-{seat}", "on-seat", x=12.7, y=12.7, width=9.6, height=9.6)
    return symbol(f"influence-{seat}", classed(f"seat-{seat}", tile, mark))


def icons() -> Markup:
    own = [symbol(name, Markup(markup)) for name, markup in ICONS.items()]
    pieces = [vehicle("trains", seat) + vehicle("ships", seat) + influence(seat) for seat in range(SEATS)]
    return join([*own, *[worker(colour) for colour in WORKERS], *pieces])
