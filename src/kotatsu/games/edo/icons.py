"""The icons of the road to Edo: goods, people, buildings, actions, and small pictures of the fields."""

from __future__ import annotations

from kotatsu.core.drawing import symbol

FIGURE = "M2.500 24c.3-6.500 3-9.500 9.500-9.500s9.200 3 9.500 9.500Z"  # shoulders and robe
HAT = "M8 9.500 8.600 2.200C10-.2 14.500-.2 16 2.600l.4 6.900Z"  # of an official
PAPER = '<rect class="f-{}" x="4" y="1.500" width="16" height="21" rx="3"/>'
STAR = '<path class="f-on" d="M12 5.500l1.900 4.300 4.600.4-3.500 3.100 1 4.600-4-2.400-4 2.400 1-4.600-3.500-3.100 4.600-.4Z"/>'
KABUTO = (
    "M12 8.200C8.600 7.600 6.400 5 6 .6 3.400 4 4.300 8 7 9.600c-.8 2-.9 3.600-.6 5.200h11.200c.3-1.600.2-3.200-.6-5.200 2.700-1.600 3.600-5.600 1-9"
    "C17.600 5 15.400 7.600 12 8.200Z"
)

ICONS = {
    # -- goods ------------------------------------------------------------------------------------
    "wood": '<g class="f-copper"><circle cx="6.300" cy="16.800" r="5.600"/><circle cx="17.700" cy="16.800" r="5.600"/><circle cx="12" '
    'cy="7" r="5.600"/></g><g class="s-on thin"><circle cx="6.300" cy="16.800" r="2.200"/><circle cx="17.700" cy="16.800" r="2.200"/>'
    '<circle cx="12" cy="7" r="2.200"/></g>',
    "stone": '<g class="f-ink" opacity=".66"><path d="M1 13.500h10v8.500H1ZM13 13.500h10v8.500H13ZM6 3h12.500v8.500H6Z"/></g>'
    '<path class="s-on thin" d="M4 19.500h2.500M16 19.500h2.500M9.500 9h3"/>',
    "rice": '<path class="f-sheet" d="M3.500 12c0-5.500 3.700-9 8.500-9s8.500 3.500 8.500 9Z"/><path class="s-ink thin" d="M3.500 12c0-5.500 3.700-9 8.500-9'
    's8.500 3.500 8.500 9M9 8.300h.1M13 6.500h.1M15.500 9.500h.1"/><path class="f-matcha" d="M1 11.500h22c0 5.500-3 8.500-6.500 9.700V23h-9v-1.800C4 20 1 17 1 11.500Z"/>',
    "ryo": '<ellipse class="f-brass" cx="12" cy="12" rx="7.800" ry="11.500"/>'
    '<path class="s-on thin" d="M8.500 7h7M7.500 10.300h9M7.500 13.700h9M8.500 17h7"/>',
    "power": '<path class="f-vermilion" d="M12 .8c5.500 0 9.500 2.700 9.500 6.700 0 2.200-1.200 3-1.200 4.500s1.200 2 1.200 3.200c0 2-4.500 1.300-7.800 1.600V23.500h-3.400v-6.700'
    'c-3.300-.3-7.800.4-7.800-1.600 0-1.200 1.200-1.700 1.200-3.200s-1.200-2.300-1.200-4.500c0-4 4-6.700 9.500-6.700Z"/><circle class="f-on" cx="12" cy="8.500" r="3.600"/>',
    "influence": '<path class="f-wisteria" d="M8 2h12.500l-3 5.500 3 5.500H8Z"/><path class="s-ink" d="M6 1.500v21"/>',
    "any": '<circle class="f-copper" cx="7" cy="7" r="5"/><path class="f-ink" opacity=".66" d="M13.500 2.500h9v9h-9Z"/>'
    '<path class="f-matcha" d="M5.500 14h13c0 5.500-2.500 8.500-6.500 8.500s-6.500-3-6.500-8.500Z"/>',
    # -- people -----------------------------------------------------------------------------------
    "samurai": f'<path class="s-on" d="{KABUTO}{FIGURE}"/><path class="f-text" d="{KABUTO}{FIGURE}"/>',
    "official": f'<path class="f-text" d="{HAT}{FIGURE}"/><circle class="f-text" cx="12" cy="10" r="4.600"/>',
    "shogun": f'<path class="f-ink" d="{HAT}{FIGURE}"/><circle class="f-ink" cx="12" cy="10" r="4.600"/>'
    '<circle class="f-on" cx="12" cy="19.500" r="2.800"/>',
    "merchant": '<path class="s-on" d="M.8 10.500C5 8 8.500 4.500 12 1c3.500 3.500 7 7 11.200 9.500L18 12c2 3.500 2.500 7.500 2.500 12h-17c0-4.500.5-8.500 2.500-12Z"/>'
    '<path class="f-brass" d="M3.500 24c0-7.500 2-12.500 8.500-12.500s8.500 5 8.500 12.500Z"/>'
    '<path class="f-ink" d="M.8 10.800C5 8.200 8.500 4.600 12 1c3.500 3.600 7 7.200 11.200 9.800-6 2-16.400 2-22.400 0Z"/>'
    '<circle class="f-on" cx="12" cy="19" r="2.800"/>',
    # -- buildings --------------------------------------------------------------------------------
    "house": '<path class="f-text" d="M12 1.500.5 11h3.300v11.500h16.400V11h3.300Z"/>',
    "kontor": '<path class="f-text" d="M12 .5 3.500 5.800h3.200v3H.2L3.400 13v10h17.200V13l3.200-4.200h-6.500v-3h3.200Z"/>',
    "fortress": '<path class="f-ink" d="M12 .5 5.500 4.800H8V7.600H3L1.200 10.800h3.600v2.700H1.500L0 16.700h3.200L1.800 23.500h20.400l-1.400-6.800H24l-1.500-3.200h-3.300v-2.700'
    'h3.600L21 7.600h-5V4.800h2.500Z"/><path class="s-on thin" d="M8 10.800h8M6.500 16.700h11"/><path class="f-on" d="M10.300 23.500v-3.600h3.400v3.600Z"/>',
    # -- actions ----------------------------------------------------------------------------------
    "paddy": '<path class="s-ink thin" d="M12 23V9M12 20C8 19 5 16 4.500 11M12 20c4-1 7-4 7.500-9"/><path class="f-matcha" d="M12 1c2.600 2.800 2.600 6.500 0 9'
    '-2.600-2.500-2.600-6.200 0-9ZM4 4.500c2.600 2 3.300 5 1.600 8C2.800 11 2.300 7.500 4 4.500ZM20 4.500c1.700 3 1.200 6.500-1.600 8-1.700-3-1-6 1.600-8Z"/>',
    "travel": '<path class="s-vermilion thick" d="M4.500 20.500C4.500 10 18 15.500 18 5M13 9.300l5-5.300 4.700 5.300"/><circle class="f-vermilion" cx="4.500" cy="20.500" r="3.400"/>',
    "recruit": f'<path class="f-ink" d="{HAT}{FIGURE}"/><circle class="f-ink" cx="12" cy="10" r="4.600"/>'
    '<circle class="f-vermilion" cx="18.500" cy="18.500" r="5.500"/><path class="s-on" d="M18.500 15.500v6M15.500 18.500h6"/>',
    "special": PAPER.format("indigo") + STAR,
    "build": '<path class="f-copper" d="M10 8.500h4V24h-4Z"/><path class="f-ink" d="M3 1.500h16l2.500 3.500-2.500 4.500H3Z"/>',
    "trade": '<path class="s-ink" d="M12 3v18M7 21.500h10M3.500 6h17"/><path class="f-brass" d="M-.3 14 3.800 6.500 8 14c0 2.500-2 3.500-4.200 3.500S-.3 16.500-.3 14Z'
    'M16 14l4.200-7.500L24.300 14c0 2.500-2 3.500-4.100 3.500S16 16.500 16 14Z"/>',
    "anywhere": '<circle class="f-asagi" cx="12" cy="12" r="11"/><path class="f-on" d="M12 3l2.500 6.500L21 12l-6.500 2.500L12 21l-2.500-6.500L3 12l6.500-2.500Z"/>',
    "border": '<path class="f-vermilion" d="M1 2.500c7 1.500 15 1.500 22 0V6c-7 1.500-15 1.500-22 0ZM3.500 9h17v3h-17Z"/><path class="f-vermilion" '
    'd="M5.500 5h3.500v18H5.500ZM15 5h3.500v18H15Z"/>',
    "unmanned": '<g opacity=".45"><path class="f-ink" d="M4 24c.3-6.500 2.500-9 8-9s7.700 2.500 8 9Z"/><circle class="f-ink" cx="12" cy="9" r="5"/></g>'
    '<path class="s-vermilion thick" d="M3 3l18 18"/>',
    "lantern": '<path class="f-ink" d="M8 1h8v3H8ZM8 20h8v3H8Z"/><path class="f-vermilion" d="M12 3.500c5.500 0 8.500 3.500 8.500 8.500s-3 8.500-8.500 8.500S3.500 17 3.500 12'
    's3-8.500 8.500-8.500Z"/><path class="s-on thin" d="M4 9.500h16M4 14.500h16"/>',
    "castle": '<path class="f-vermilion" d="M12 .5 5 5.500h2.500v3H1l2.500 4.500H5v4.500H2L1 23.500h22l-1-6h-3V13h1.500L23 8.500h-6.500v-3H19Z"/>'
    '<path class="f-on" d="M10 23.500v-5h4v5ZM8 10.500h2.500v2.500H8ZM13.500 10.500H16v2.500h-2.500Z"/>',
}  # fmt: skip

# Pictures of fields, 96 x 56: the upper right corner stays free for numbers, the lower half for figures.
GROUND = '<path class="f-{}" opacity=".2" d="M0 33q24-5 48-1t48-2v26H0Z"/>'
TREE = '<path class="f-copper" d="M{0} 36h3v-6h-3Z"/><path class="f-matcha" d="M{1} {2}l8 13h-4l6 12h-20l6-12h-4Z"/>'
SPROUTS = "".join(
    [
        f"M{x} {y}q-4-1-4-5M{x} {y}q4-1 4-5"
        for x, y in ((12, 23), (30, 20), (48, 23), (21, 32), (40, 31), (60, 32), (78, 30))
    ]
)

PICTURES = {
    "forest": GROUND.format("matcha")
    + "".join([TREE.format(x - 1.5, x, y) for x, y in ((74, 18), (60, 14), (43, 7), (12, 8), (28, 3))])
    + '<path class="s-on thin" opacity=".6" d="M28 6v18M43 11v16M12 12v15"/>',
    "quarry": GROUND.format("ink")
    + '<g class="f-ink"><path opacity=".38" d="M0 36 12 12l9 5L32 3l14 15 8-3 22 20Z"/><path opacity=".62" d="M6 37l7-14h12l5 14ZM34 37l4-9h13'
    'l4 9ZM58 37l3-8h10l3 8Z"/></g><path class="s-on thin" d="M14 26h9M40 31h8M32 6l-6 9"/>',
    "rice_field": '<g class="f-matcha"><path opacity=".28" d="M0 12q30-6 60 2t36 4v12H0Z"/><path opacity=".5" d="M0 22q40-6 96 4v14H0Z"/>'
    '<path opacity=".24" d="M0 33h96v23H0Z"/></g><path class="s-on" d="M0 22q40-6 96 4M0 34q48-5 96 0"/>'
    f'<path class="s-ink thin" opacity=".6" d="{SPROUTS}"/>',
    "river": '<path class="f-asagi" opacity=".5" d="M0 24q24-7 48 0t48-2v34H0Z"/>'
    '<path class="s-on thin" d="M4 44q6-5 12 0t12 0M70 44q6-5 12 0t12 0M38 51q6-5 12 0t12 0M30 38q6-4 12 0t12 0"/>'
    '<path class="f-vermilion" d="M4 34C20 8 60 6 84 34h-8C58 16 28 16 12 34Z"/>'
    '<path class="f-vermilion" d="M20 26h3v14h-3ZM43 20h3v16h-3ZM65 26h3v14h-3Z"/>'
    '<path class="s-vermilion thin" d="M4 25C20 1 60-1 84 25M14 22v6M30 12v6M58 12v6M74 19v8"/>',
    "border_post": GROUND.format("copper")
    + '<g class="f-copper"><path d="M24 12h5v28h-5ZM67 12h5v28h-5ZM0 22h22v3H0ZM74 22h22v3H74ZM4 18h3v20H4ZM12 18h3v20h-3ZM81 18h3v20h-3Z'
    'M89 18h3v20h-3Z"/></g><path class="f-ink" d="M14 14c6-1 10-4 13-10h42c3 6 7 9 13 10v3H14Z"/>'
    '<path class="f-vermilion" opacity=".8" d="M29 20h38v4H29Z"/><path class="f-copper" opacity=".35" d="M30 24h15v15H30ZM51 24h15v15H51Z"/>',
}  # fmt: skip


def icons() -> str:
    pictures = [
        f'<symbol id="i-field-{name}" viewBox="0 0 96 56" preserveAspectRatio="none">{markup}</symbol>'
        for name, markup in PICTURES.items()
    ]
    return "".join([*[symbol(name, markup) for name, markup in ICONS.items()], *pictures])
