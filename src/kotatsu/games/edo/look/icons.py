"""The icons of the road to Edo: goods, people, buildings, actions, and small pictures of the fields."""

from __future__ import annotations

from kotatsu.board.markup import Markup, element, join, symbol

FIGURE = "M2.5 24c.3-6.5 3-9.5 9.5-9.5s9.2 3 9.5 9.5Z"  # shoulders and robe
HAT = "M8 9.5 8.6 2.2C10-.2 14.5-.2 16 2.6l.4 6.9Z"  # of an official
PAPER = '<rect class="f-{}" x="4" y="1.5" width="16" height="21" rx="3"/>'
STAR = '<path class="f-on" d="M12 5.5l1.9 4.3 4.6.4-3.5 3.1 1 4.6-4-2.4-4 2.4 1-4.6-3.5-3.1 4.6-.4Z"/>'
KABUTO = (
    "M12 8.2C8.6 7.6 6.4 5 6 .6 3.4 4 4.3 8 7 9.6c-.8 2-.9 3.6-.6 "
    "5.2h11.2c.3-1.6.2-3.2-.6-5.2 2.7-1.6 3.6-5.6 1-9"
    "C17.6 5 15.4 7.6 12 8.2Z"
)

ICONS = {
    # -- goods ------------------------------------------------------------------------------------
    "wood": '<g class="f-copper"><circle cx="6.3" cy="16.8" r="5.6"/><circle cx="17.7" cy="16.8" '
    'r="5.6"/><circle cx="12" '
    'cy="7" r="5.6"/></g><g class="s-on thin"><circle cx="6.3" cy="16.8" r="2.2"/><circle cx="17.7" '
    'cy="16.8" r="2.2"/>'
    '<circle cx="12" cy="7" r="2.2"/></g>',
    "stone": '<g class="f-ink" opacity=".66"><path d="M1 13.5h10v8.5H1ZM13 13.5h10v8.5H13ZM6 '
    '3h12.5v8.5H6Z"/></g>'
    '<path class="s-on thin" d="M4 19.5h2.5M16 19.5h2.5M9.5 9h3"/>',
    "rice": '<path class="f-sheet" d="M3.5 12c0-5.5 3.7-9 8.5-9s8.5 3.5 8.5 9Z"/><path class="s-ink '
    'thin" d="M3.5 12c0-5.5 3.7-9 8.5-9'
    's8.5 3.5 8.5 9M9 8.3h.1M13 6.5h.1M15.5 9.5h.1"/><path class="f-matcha" d="M1 11.5h22c0 5.5-3 '
    '8.5-6.5 9.7V23h-9v-1.8C4 20 1 17 1 11.5Z"/>',
    "ryo": '<ellipse class="f-brass" cx="12" cy="12" rx="7.8" ry="11.5"/>'
    '<path class="s-on thin" d="M8.5 7h7M7.5 10.3h9M7.5 13.7h9M8.5 17h7"/>',
    "power": '<path class="f-vermilion" d="M12 .8c5.5 0 9.5 2.7 9.5 6.7 0 2.2-1.2 3-1.2 4.5s1.2 '
    '2 1.2 3.2c0 2-4.5 1.3-7.8 1.6V23.5h-3.4v-6.7'
    'c-3.3-.3-7.8.4-7.8-1.6 0-1.2 1.2-1.7 1.2-3.2s-1.2-2.3-1.2-4.5c0-4 4-6.7 '
    '9.5-6.7Z"/><circle class="f-on" cx="12" cy="8.5" r="3.6"/>',
    "influence": '<path class="f-wisteria" d="M8 2h12.5l-3 5.5 3 5.5H8Z"/><path class="s-ink" d="M6 1.5v21"/>',
    "any": '<circle class="f-copper" cx="7" cy="7" r="5"/><path class="f-ink" opacity=".66" d="M13.5 2.5h9v9h-9Z"/>'
    '<path class="f-matcha" d="M5.5 14h13c0 5.5-2.5 8.5-6.5 8.5s-6.5-3-6.5-8.5Z"/>',
    # -- people -----------------------------------------------------------------------------------
    "samurai": f'<path class="s-on" d="{KABUTO}{FIGURE}"/><path class="f-text" d="{KABUTO}{FIGURE}"/>',
    "official": f'<path class="f-text" d="{HAT}{FIGURE}"/><circle class="f-text" cx="12" cy="10" r="4.6"/>',
    "shogun": f'<path class="f-ink" d="{HAT}{FIGURE}"/><circle class="f-ink" cx="12" cy="10" r="4.6"/>'
    '<circle class="f-on" cx="12" cy="19.5" r="2.8"/>',
    "merchant": '<path class="s-on" d="M.8 10.5C5 8 8.5 4.5 12 1c3.5 3.5 7 7 11.2 9.5L18 12c2 3.5 '
    '2.5 7.5 2.5 12h-17c0-4.5.5-8.5 2.5-12Z"/>'
    '<path class="f-brass" d="M3.5 24c0-7.5 2-12.5 8.5-12.5s8.5 5 8.5 12.5Z"/>'
    '<path class="f-ink" d="M.8 10.8C5 8.2 8.5 4.6 12 1c3.5 3.6 7 7.2 11.2 9.8-6 2-16.4 '
    '2-22.4 0Z"/>'
    '<circle class="f-on" cx="12" cy="19" r="2.8"/>',
    # -- buildings --------------------------------------------------------------------------------
    "house": '<path class="f-text" d="M12 1.5.5 11h3.3v11.5h16.4V11h3.3Z"/>',
    "kontor": '<path class="f-text" d="M12 .5 3.5 5.8h3.2v3H.2L3.4 '
    '13v10h17.2V13l3.2-4.2h-6.5v-3h3.2Z"/>',
    "fortress": '<path class="f-ink" d="M12 .5 5.5 4.8H8V7.6H3L1.2 10.8h3.6v2.7H1.5L0 '
    '16.7h3.2L1.8 23.5h20.4l-1.4-6.8H24l-1.5-3.2h-3.3v-2.7'
    'h3.6L21 7.6h-5V4.8h2.5Z"/><path class="s-on thin" d="M8 10.8h8M6.5 16.7h11"/><path class="f-on" '
    'd="M10.3 23.5v-3.6h3.4v3.6Z"/>',
    # -- actions ----------------------------------------------------------------------------------
    "paddy": '<path class="s-ink thin" d="M12 23V9M12 20C8 19 5 16 4.5 11M12 20c4-1 7-4 7.5-9"/><path '
    'class="f-matcha" d="M12 1c2.6 2.8 2.6 6.5 0 9'
    '-2.6-2.5-2.6-6.2 0-9ZM4 4.5c2.6 2 3.3 5 1.6 8C2.8 11 2.3 7.5 4 4.5ZM20 4.5c1.7 3 '
    '1.2 6.5-1.6 8-1.7-3-1-6 1.6-8Z"/>',
    "travel": '<path class="s-vermilion thick" d="M4.5 20.5C4.5 10 18 15.5 18 5M13 9.3l5-5.3 4.7 '
    '5.3"/><circle class="f-vermilion" cx="4.5" cy="20.5" r="3.4"/>',
    "recruit": f'<path class="f-ink" d="{HAT}{FIGURE}"/><circle class="f-ink" cx="12" cy="10" r="4.6"/>'
    '<circle class="f-vermilion" cx="18.5" cy="18.5" r="5.5"/><path class="s-on" d="M18.5 15.5v6M15.5 '
    '18.5h6"/>',
    "special": PAPER.format("indigo") + STAR,
    "build": '<path class="f-copper" d="M10 8.5h4V24h-4Z"/><path class="f-ink" d="M3 1.5h16l2.5 3.5-2.5 '
    '4.5H3Z"/>',
    "trade": '<path class="s-ink" d="M12 3v18M7 21.5h10M3.5 6h17"/><path class="f-brass" d="M-.3 14 3.8 6.5 '
    '8 14c0 2.5-2 3.5-4.2 3.5S-.3 16.5-.3 14Z'
    'M16 14l4.2-7.5L24.3 14c0 2.5-2 3.5-4.1 3.5S16 16.5 16 14Z"/>',
    "anywhere": '<circle class="f-asagi" cx="12" cy="12" r="11"/><path class="f-on" d="M12 3l2.5 6.5L21 '
    '12l-6.5 2.5L12 21l-2.5-6.5L3 12l6.5-2.5Z"/>',
    "border": '<path class="f-vermilion" d="M1 2.5c7 1.5 15 1.5 22 0V6c-7 1.5-15 1.5-22 0ZM3.5 '
    '9h17v3h-17Z"/><path class="f-vermilion" '
    'd="M5.5 5h3.5v18H5.5ZM15 5h3.5v18H15Z"/>',
    "unmanned": '<g opacity=".45"><path class="f-ink" d="M4 24c.3-6.5 2.5-9 8-9s7.7 2.5 8 9Z"/><circle '
    'class="f-ink" cx="12" cy="9" r="5"/></g>'
    '<path class="s-vermilion thick" d="M3 3l18 18"/>',
    "lantern": '<path class="f-ink" d="M8 1h8v3H8ZM8 20h8v3H8Z"/><path class="f-vermilion" d="M12 3.5c5.5 0 '
    '8.5 3.5 8.5 8.5s-3 8.5-8.5 8.5S3.5 17 3.5 12'
    's3-8.5 8.5-8.5Z"/><path class="s-on thin" d="M4 9.5h16M4 14.5h16"/>',
    "pine": '<path class="f-copper" d="M11 23h2v-6h-2Z"/><path class="f-matcha" opacity=".8" d="M12 2c4 1 6 4 5 6 3 1 4 4 3 '
    '6 2 1 2 4 1 5H3c-1-1-1-4 1-5-1-2 0-5 3-6-1-2 1-5 5-6Z"/>',
    "boat": '<path class="f-on" d="M12.500 3c5 3 6 8 6 12h-6Z"/><path class="f-copper" d="M11 2h1.500v14H11ZM2 16h20c-1 3-3 '
    '5-6 5H8c-3 0-5-2-6-5Z"/>',
    "plan": '<path class="f-brass" d="M2 4.500h20v15H2Z"/><path class="f-on" d="M4 7h4.500v10H4ZM9.800 7h4.500v10H9.800ZM15.600 '
    '7H20v10h-4.400Z"/><circle class="f-indigo" cx="6.200" cy="10" r="1.600"/><circle class="f-vermilion" cx="12" cy="10" '
    'r="1.600"/><circle class="f-matcha" cx="17.800" cy="10" r="1.600"/>',
    "castle": '<path class="f-vermilion" d="M12 .5 5 5.5h2.5v3H1l2.5 4.5H5v4.5H2L1 '
    '23.5h22l-1-6h-3V13h1.5L23 8.5h-6.5v-3H19Z"/>'
    '<path class="f-on" d="M10 23.5v-5h4v5ZM8 10.5h2.5v2.5H8ZM13.5 10.5H16v2.5h-2.5Z"/>',
}  # fmt: skip

# Pictures of fields, 96 x 60, without a frame: they stand in the landscape. Figures stand on the lower half.
GROUND = (
    '<ellipse style="fill:var(--tray)" cx="48" cy="47" rx="47" ry="12"/>'
    '<ellipse class="f-{}" opacity=".3" cx="48" cy="47" rx="47" ry="12"/>'
)
TREE = (
    '<path class="f-copper" d="M{0} 46h3v-7h-3Z"/><path class="f-matcha" d="M{1} {2}l8 12h-4l6 11h-20l6-11h-4Z"/>'
    '<path class="s-on thin" opacity=".5" d="M{1} {3}v13"/>'
)
SPROUTS = "".join(
    [
        f"M{x} {y}q-4-1-4-5M{x} {y}q4-1 4-5"
        for x, y in ((22, 29), (40, 26), (60, 28), (78, 31), (14, 40), (34, 38), (55, 38), (74, 42), (30, 51), (58, 52))
    ]
)

PICTURES = {
    "forest": GROUND.format("matcha")
    + "".join(
        [TREE.format(x - 1.5, x, y, y + 6) for x, y in ((80, 19), (64, 14), (14, 17), (47, 8), (30, 10), (39, 19))]
    ),
    "quarry": GROUND.format("ink")
    + '<g class="f-ink"><path opacity=".34" d="M4 47 19 22l8 5L40 8l17 19 9-5 26 25Z"/><path opacity=".6" d="M10 '
    '48l7-15h13l6 15ZM38 48l5-11h14l4 11ZM64 48l4-9h11l4 9Z"/></g><path class="s-on thin" d="M18 37h9M45 '
    '41h9M40 12l-7 11M69 43h8"/>',
    "rice_field": '<path style="fill:var(--tray)" d="M14 27Q48 12 84 26L95 47Q92 60 48 60 4 60 1 47Z"/><g class="f-matcha"><path opacity=".45" d="M14 27Q48 12 84 26L92 36Q48 22 5 36Z"/><path '
    'opacity=".62" d="M5 36Q48 22 92 36L95 47Q48 34 1 47Z"/><path opacity=".4" d="M1 47Q48 34 95 47 92 60 48 60 4 60 1 '
    '47Z"/></g><path class="s-on" d="M5 36Q48 22 92 36M1 47Q48 34 95 47"/>'
    f'<path class="s-ink thin" opacity=".55" d="{SPROUTS}"/>',
    "river": '<ellipse style="fill:var(--tray)" cx="48" cy="46" rx="46" ry="14"/><ellipse class="f-asagi" opacity=".55" cx="48" cy="46" rx="46" ry="14"/>'
    '<path class="s-on thin" d="M12 48q6-4 12 0t12 0M62 48q6-4 12 0t12 0M36 56q6-4 12 0t12 0"/>'
    '<path class="f-vermilion" d="M6 42C22 14 74 14 90 42h-9C66 24 30 24 15 42Z"/>'
    '<path class="f-vermilion" d="M26 30h3v17h-3ZM46.500 24h3v21h-3ZM67 30h3v17h-3Z"/>'
    '<path class="s-vermilion thin" d="M6 33C22 4 74 4 90 33M16 27v8M33 16v8M63 16v8M80 27v8"/>',
    "border_post": GROUND.format("copper")
    + '<g class="f-copper"><path d="M24 18h5v30h-5ZM67 18h5v30h-5ZM2 30h20v3H2ZM74 30h20v3H74ZM6 26h3v21H6ZM14 '
    '26h3v21h-3ZM79 26h3v21h-3ZM87 26h3v21h-3Z"/></g><path class="f-ink" d="M12 19c7-1 12-5 15-11h42c3 6 8 10 15 '
    '11v4H12Z"/><path class="f-vermilion" opacity=".85" d="M29 26h38v4H29Z"/><path class="f-copper" opacity=".4" '
    'd="M30 30h15v17H30ZM51 30h15v17H51Z"/>',
}  # fmt: skip


def icons() -> Markup:
    pictures = [
        element("symbol", Markup(markup), id=f"i-field-{name}", viewBox="0 0 96 60", preserveAspectRatio="none")
        for name, markup in PICTURES.items()
    ]
    return join([*[symbol(name, Markup(markup)) for name, markup in ICONS.items()], *pictures])
