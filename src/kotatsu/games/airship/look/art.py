"""The pictures of the city in the sky: the dusk, the islands with what stands on them, the airships at their moorings.

They have pigments of their own beside those of the page, each with a colour for the day and one for the night; everything
is defined once on a page and shown with `use`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from kotatsu.board.markup import Markup, element, escape, filled, join, symbol, use
from kotatsu.games.airship.components import KIND_IDS
from kotatsu.games.airship.look.icons import LINE_PIGMENTS

GROUND = 54.0  # how tall the picture of an island is, where its width is 100
CRAFT = (64.0, 40.0)  # the picture of an airship

PIGMENTS = {  # by day, by night
    "wall": ("#FBF3E2", "#8B87A6"),
    "roof": ("#264A73", "#2E4A7C"),
    "red": ("#C8452E", "#B9503A"),
    "timber": ("#B5653A", "#96603C"),
    "plank": ("#8C4A2E", "#6E4028"),
    "dark": ("#16304D", "#0B1526"),
    "leaf": ("#6F8B3D", "#587034"),
    "pine": ("#48633A", "#3A5433"),
    "rock": ("#9C8FA6", "#57527A"),
    "cliff": ("#776A85", "#423E66"),
    "snow": ("#FDF6E8", "#B9B4D0"),
    "lit": ("#F6D78C", "#F6C766"),
    "brass": ("#C9993F", "#A98238"),
    "water": ("#5BA3B0", "#35707C"),
    "steel": ("#7D92B4", "#6A82AC"),
    "lawn": ("#8A9A4B", "#566A38"),
    "moss": ("#6C7E38", "#44582C"),
    "earth": ("#B9A57E", "#5F5A6E"),
    "clay": ("#9C8860", "#4B4760"),
    "cloud": ("#FDF6E8", "#6C69A6"),
    "far": ("#B7A9C4", "#3A3866"),
    "bank": ("#F4E2D4", "#3C3868"),
    "disc": ("#F9E7BF", "#EFE2C2"),
    "glow": ("#F9E7BF", "#574F85"),
    "mist": ("#FFF8EC", "#23233F"),
    "stripe": ("#FDF6E8", "#D8C9A8"),
}
DUSK = (
    ("0", "#5F578C", "#0F1028"),
    (".34", "#9389B4", "#22234A"),
    (".72", "#E3C7C0", "#433D6C"),
    ("1", "#F6DDB8", "#5A4F7C"),
)
VISTA = (
    ("0", "#4F477C", "#0F1028"),
    (".72", "#6B6199", "#2A2A55"),
    ("1", "#B59AB4", "#433D6C"),
)  # white is legible on it
CLOUDS = (  # bands of mist, as in old screens: left, top, width, all as parts of the sky
    (0.02, 0.2, 0.36), (0.56, 0.13, 0.42), (0.62, 0.475, 0.36), (0.02, 0.52, 0.3), (0.34, 0.68, 0.4), (0.03, 0.88, 0.34),
)  # fmt: skip
FAR_ISLANDS = ((0.03, 0.3, 0.9), (0.8, 0.28, 1.1), (0.86, 0.7, 0.8), (0.05, 0.72, 0.7))  # left, top, size


def style() -> Markup:
    """The pigments as classes, for both themes."""
    rules = [
        f".air-{name}{{fill:{day};fill:light-dark({day},{night})}}.air-s-{name}{{fill:none;stroke:{day};stroke:light-dark({day},{night})}}"
        for name, (day, night) in PIGMENTS.items()
    ]
    return element("style", escape("".join(rules))) + element(
        "defs", _gradient("g-sky", DUSK), _gradient("g-vista", VISTA)
    )


def _gradient(name: str, stops: Sequence[tuple[str, str, str]]) -> Markup:
    """From top to bottom, by day and by night."""
    marks = [
        element("stop", offset=offset, style=f"stop-color:{day};stop-color:light-dark({day},{night})")
        for offset, day, night in stops
    ]
    return element("linearGradient", *marks, id=name, x1=0, y1=0, x2=0, y2=1)


def _roof(middle: float, foot: float, wide: float, tall: float, kind: str = "roof") -> str:
    """A hipped roof with rising eaves."""
    half, eave, flank = wide / 2, wide * 0.15, wide * 0.24
    left = f"M{middle - half:g} {foot:g}q{eave:g} 0 {flank:g} {-tall:g}h{wide * 0.52:g}"
    right = f"q{flank - eave:g} {tall:g} {flank:g} {tall:g}l-1.500 2.500q{1.5 - half:g} 1.500 {3 - wide:g} 0Z"
    return _fill(kind, left + right)


def _fill(kind: str, shape: str) -> str:
    return f'<path class="air-{kind}" d="{shape}"/>'


def _line(kind: str, shape: str, width: float = 1.4) -> str:
    return f'<path class="air-s-{kind}" stroke-width="{width:g}" stroke-linecap="round" stroke-linejoin="round" d="{shape}"/>'


def _pine(x: float, foot: float, tall: float, kind: str) -> str:
    half = tall * 0.3
    tiers = "".join(
        f"M{x - half * part:g} {foot - low * tall:g}L{x:g} {foot - high * tall:g} {x + half * part:g} {foot - low * tall:g}Z"
        for part, low, high in ((1, 0.12, 0.56), (0.82, 0.36, 0.78), (0.6, 0.6, 1))
    )
    return _fill("plank", f"M{x - 1.2:g} {foot:g}v{-tall * 0.2:g}h2.400v{tall * 0.2:g}Z") + _fill(kind, tiers)


def _windows(*spots: tuple[float, float, float, float]) -> str:
    return _fill("lit", "".join(f"M{x:g} {y:g}h{wide:g}v{tall:g}h{-wide:g}Z" for x, y, wide, tall in spots))


def _cog(x: float, y: float, size: float, kind: str) -> str:
    half, tall = size * 0.17, size * 2
    tooth = f"M{x - half:g} {y - size:g}h{2 * half:g}v{tall:g}h{-2 * half:g}Z"
    teeth = "".join(
        f'<path class="air-{kind}" transform="rotate({turn} {x:g} {y:g})" d="{tooth}"/>' for turn in (0, 45, 90, 135)
    )
    disc = f'<circle class="air-{kind}" cx="{x:g}" cy="{y:g}" r="{size * 0.76:g}"/>'
    return f'{teeth}{disc}<circle class="air-wall" cx="{x:g}" cy="{y:g}" r="{size * 0.32:g}"/>'


def _lens(x: float, y: float, wide: float, tall: float) -> str:
    """A hull seen from the side, or the band around it; its left end is at (x, y)."""
    half, bend = wide / 2, wide / 4
    over = f"M{x:g} {y:g}q{bend:g} {-tall:g} {half:g} {-tall:g}t{half:g} {tall:g}"
    return f"{over}q{-bend:g} {tall:g} {-half:g} {tall:g}t{-half:g} {-tall:g}Z"


def _balloon(x: float, y: float, wide: float, kind: str) -> str:
    """A small airship seen from the side, its middle at (x, y)."""
    half, tall = wide / 2, wide * 0.2
    tail = f"M{x - half * 0.84:g} {y:g}l{-half * 0.3:g} {-tall:g}v{tall * 2:g}Z"
    car = f"M{x - half * 0.3:g} {y + tall * 1.3:g}h{half * 0.6:g}l{-half * 0.1:g} {tall * 0.6:g}h{-half * 0.4:g}Z"
    hull, band = _lens(x - half, y, wide, tall), _lens(x - half, y, wide, tall * 0.36)
    return _fill("dark", tail + car) + _fill(kind, hull) + _fill("stripe", band)


def _panes(y: float, *spots: float) -> str:
    """Lit windows of an airship, side by side."""
    return _fill("lit", "".join(f"M{x:g} {y:g}h3v2h-3Z" for x in spots))


ISLANDS: dict[str, tuple[str, ...]] = {
    "forest": (
        _pine(16, 46, 27, "pine"),
        _pine(84, 46, 25, "pine"),
        _pine(29, 47, 36, "leaf"),
        _pine(70, 47, 33, "leaf"),
        _pine(43, 48, 28, "pine"),
        _pine(57, 48, 40, "pine"),
    ),
    "mine": (
        _fill("rock", "M8 47 27 15l9 10L52 6l17 24 8-8 16 25Z"),
        _fill("cliff", "M52 6l17 24-8 17H47l4-20ZM77 22l16 25H80ZM27 15l9 10-5 22H22Z"),
        _fill("snow", "M52 6l7.500 10.500-6-2-4 4-4-3.500Z"),
        _fill("dark", "M38 47V34q0-8 9-8t9 8v13Z"),
        _line("timber", "M37 47V32h20v15M35 31h24", 2.6),
        _fill("steel", "M61 39h15l-2.500 7H63.500Z"),
        _fill("rock", "M63 39q5-5 11 0Z"),
        '<circle class="air-dark" cx="65.500" cy="47" r="2"/><circle class="air-dark" cx="72" cy="47" r="2"/>',
    ),
    "factory": (
        _fill(
            "cloud",
            "M62 9a5 5 0 0 1 8-4 7 7 0 0 1 12 1 5 5 0 0 1 2 9H66a4 4 0 0 1-4-6Z"
            "M78 17a4 4 0 0 1 6-3 5 5 0 0 1 9 1 4 4 0 0 1 1 7H81a3 3 0 0 1-3-5Z",
        ),
        _fill("plank", "M57 47V13h7v34ZM71 47V20h6v27Z"),
        _fill("timber", "M16 47V27l13 6v-6l13 6v-6l15 7h28v13Z"),
        _fill("red", "M57 17h7v3h-7ZM71 24h6v3h-6Z"),
        _windows((21, 37, 6, 5), (31, 37, 6, 5), (41, 37, 6, 5), (66, 39, 5, 8), (76, 37, 5, 5)),
        _cog(53, 40, 6, "steel"),
    ),
    "valley": (
        _fill("rock", "M4 46 26 8l22 38Z"),
        _fill("cliff", "M26 8l22 38H33Z"),
        _fill("snow", "M26 8l7 12-4-1-3 4-4-4-3 2Z"),
        _fill("rock", "M48 46 72 14l24 32Z"),
        _fill("cliff", "M72 14l24 32H79Z"),
        _fill("snow", "M72 14l6 8-3-.5-3 3-3-3-3 2Z"),
        _fill("moss", "M6 48q16-16 40-6 22-12 48 6Z"),
        _fill("water", "M45 40q8 3 1 5t8 7h12q-12-5-6-8t-9-5Z"),
        _pine(24, 47, 15, "pine"),
        _pine(33, 48, 11, "leaf"),
        _pine(76, 47, 14, "pine"),
    ),
    "shipyard": (
        _line("plank", "M14 47V14M86 47V14M14 15h72M14 28l10-13M86 28 76 15", 2.6),
        _fill("timber", "M22 30q10-12 28-12t28 12q-10 12-28 12T22 30Z"),
        _fill("stripe", "M22 30q12-4.500 28-4.500T78 30q-12 4.500-28 4.500T22 30Z"),
        _line("dark", "M36 20q-5 10 0 20M50 18v24M64 20q5 10 0 20", 1.1),
        _line("dark", "M50 15v3M34 15v6M66 15v6", 1.1),
        _fill("plank", "M38 44h24v3H38ZM8 45h12v2H8ZM80 45h12v2H80Z"),
    ),
    "architect": (
        _fill("wall", "M18 47V31h34v16Z"),
        _roof(35, 31, 46, 9),
        _fill("wall", "M26 22v-8h18v8Z"),
        _roof(35, 15, 28, 8),
        _windows((23, 35, 6, 6), (41, 35, 6, 6)),
        _fill("timber", "M31 47v-11h8v11Z"),
        _line("timber", "M63 47V12M83 47V12M63 14h20M63 25h20M63 36h20M63 36l20-11M63 25l20-11", 1.8),
        _fill("red", "M73 12V4l9 3-9 3Z"),
        _line("dark", "M73 13V4", 1.2),
    ),
    "guild": (
        _fill("wall", "M18 47V29h64v18Z"),
        _roof(50, 29, 78, 10, "plank"),
        _fill("wall", "M35 20v-7h30v7Z"),
        _roof(50, 13, 44, 9, "plank"),
        _fill("timber", "M22 31h3.500v16H22ZM34 31h3.500v16H34ZM62.500 31H66v16h-3.500ZM74.500 31H78v16h-3.500Z"),
        _fill("dark", "M44 47V36q6-5 12 0v11Z"),
        _windows((27, 34, 5, 6), (68, 34, 5, 6), (41, 15.5, 4, 4), (48, 15.5, 4, 4), (55, 15.5, 4, 4)),
        _fill("red", "M10 47V18h1.500v29ZM11.500 19l9 4-9 4Z"),
    ),
    "workshop": (
        _fill("wall", "M20 47V30h42v17Z"),
        _roof(41, 30, 56, 11, "red"),
        _fill("plank", "M26 47V36h13v11Z"),
        _windows((45, 34, 6, 6), (54, 34, 5, 6)),
        _fill("dark", "M28 19v-9h5v7Z"),
        _cog(75, 32, 14, "brass"),
        _cog(89, 43, 6, "steel"),
        _fill("dark", "M62 47v-4h6l2-3h6v7Z"),
    ),
    "market": (
        "".join(
            _fill("wall", f"M{x:g} 29h{w:g}v18h{-w:g}Z")
            + _fill("red", f"M{x - 3:g} 29l4-11h{w - 2:g}l4 11q-2 3-{(w + 6) / 8:g} 0Z")
            + _fill(
                "stripe",
                "".join(
                    f"M{x + 1 + n * w / 3:g} 18h{w / 6:g}l{1 if n > 1 else 0:g} 11h{-w / 6 - 1:g}Z" for n in range(3)
                ),
            )
            + _fill("plank", f"M{x + 1:g} 39h{w - 2:g}v8h{-w + 2:g}Z")
            + _fill(goods, f"M{x + 4:g} 39a3 3 0 0 1 6 0ZM{x + 11:g} 39a3 3 0 0 1 6 0ZM{x + 18:g} 39a3 3 0 0 1 6 0Z")
            for x, w, goods in ((12, 30, "brass"), (56, 30, "leaf"))
        ),
        _line("dark", "M42 20q8 7 14 0", 0.9),
        _fill("lit", "M48 22a2.400 3 0 1 1 4.800 0 2.400 3 0 0 1-4.800 0Z"),
    ),
    "lighthouse": (
        _fill("lit", "M50 12 96 1v20ZM46 12 4 4v15Z").replace("/>", ' opacity=".5"/>'),
        _fill("wall", "M41 47l3-30h10l3 30Z"),
        _fill("red", "M43.300 24h11.400l.7 7H42.600ZM42 38h14l.7 7H41.300Z"),
        _fill("dark", "M41 15h16v2.500H41ZM43 8q6-8 12 0Z"),
        _fill("lit", "M44 8h10v7H44Z"),
        _fill("wall", "M64 47V36h16v11Z"),
        _roof(72, 36, 24, 7),
        _windows((67, 39, 4, 4), (73, 39, 4, 4)),
        _pine(28, 47, 17, "pine"),
    ),
    "port": (
        _balloon(38, 13, 52, "red"),
        _line("dark", "M12 13 9 24", 0.9),
        _line("plank", "M76 47V13M70 19h12M66 47l10-14 10 14", 2.2),
        _fill("red", "M76 12V5l10 3.500Z"),
        _line("dark", "M62 14q8 6 14 3", 0.9),
        _fill("plank", "M4 42h46v4H4ZM8 46h3v5H8ZM24 46h3v5h-3Z"),
        _fill("timber", "M28 35h9v7h-9ZM38 37h7v5h-7Z"),
        _fill("wall", "M10 42V32h12v10Z"),
        _roof(16, 32, 18, 5),
    ),
}

LAWN = "M0 54V50.500q3-6.500 17-7h66q14 .5 17 7V54Z"
TUFTS = "M0 54v-2q14-3.500 27-1 12-3 25-.5 14-2.500 25 .5 12-1.500 23 1v2Z"
LANTERN = _line("dark", "M92 46V30M92 31h4.500", 1.3) + _fill(
    "lit", "M94 34a2.700 3.400 0 1 1 5.400 0 2.700 3.400 0 0 1-5.400 0Z"
)
FLAGS = (
    _line("dark", "M3 30Q50 36 97 27", 0.8)
    + _fill("red", "M12 31.300l4 .3-2 4.400ZM84 29.500l4-.6-1.500 4.600Z")
    + _fill("lit", "M24 32.400l4 .2-2 4.400ZM72 31l4-.5-1.500 4.500Z")
)


def island(kind: str, developed: bool) -> str:
    """What stands on an island: bare earth at first, a lawn with lanterns once it is developed."""
    ground = _fill("lawn", LAWN) + _fill("moss", TUFTS) if developed else _fill("earth", LAWN) + _fill("clay", TUFTS)
    return "".join(ISLANDS[kind]) + (FLAGS + LANTERN if developed else "") + ground


def _hull(shape: str) -> str:
    """The body of an airship in the pigment of its line, which is filled in later."""
    return f'<path class="f-{{0}}" d="{shape}"/>'


CRAFTS = (  # by level: a private basket, rooms on two decks, a long hull with its load
    _fill("dark", "M10 17 3 9v16Z")
    + _hull("M8 17Q18 5 33 5t24 12Q48 29 33 29T8 17Z")
    + _fill("stripe", "M8 17q12-3 25-3t24 3q-11 3-24 3T8 17Z")
    + _line("dark", "M23 29l3 5M43 28l-3 6", 1)
    + _fill("plank", "M23 33h20l-3 6H26Z")
    + _panes(35, 28, 34),
    _fill("dark", "M8 16 1 7v18Z")
    + _hull("M5 16Q15 3 33 3t28 13Q51 29 33 29T5 16Z")
    + _fill("stripe", "M5 16q13-3.500 28-3.500T61 16q-13 3.500-28 3.500T5 16Z")
    + _line("dark", "M22 4.500q-4 11.500 0 23M44 4.500q4 11.500 0 23", 0.8)
    + _fill("plank", "M16 29.500h34l-3 8.500H20Z")
    + _panes(31, 21, 27, 33, 39)
    + _panes(34.5, 24, 30, 36),
    _fill("dark", "M6 15 0 6v18Z")
    + _hull("M2 15Q12 1 33 1t30 14Q54 29 33 29T2 15Z")
    + _fill("stripe", "M2 15q15-4 31-4t30 4q-14 4-30 4T2 15Z")
    + _line("dark", "M17 4q-5 11 0 22M49 4q5 11 0 22", 0.8)
    + '<circle class="air-dark" cx="33" cy="15" r="4.500"/>'
    + _fill("lit", "M33 12l1 2 2 1-2 1-1 2-1-2-2-1 2-1Z")
    + _fill("plank", "M9 29.500h48l-3 4H12Z")
    + _fill("timber", "M13 33.500h9v6h-9ZM24 33.500h9v6h-9ZM35 33.500h9v6h-9ZM46 33.500h7v6h-7Z"),
)


def symbols() -> Markup:
    """All pictures as definitions."""
    grounds = [
        symbol(f"island-{kind}-{int(developed)}", Markup(island(kind, developed)), "0 0 100 54")
        for kind in KIND_IDS
        for developed in (False, True)
    ]
    crafts = [
        symbol(f"craft-{3 * line + level}", Markup(CRAFTS[level].format(pigment)), "0 0 64 40")
        for line, pigment in enumerate(LINE_PIGMENTS)
        for level in range(3)
    ]
    return join([style(), *grounds, *crafts])


# -- the sky ----------------------------------------------------------------------------------------


def sky(wide: float, tall: float, radius: float) -> Markup:
    """Dusk over the clouds: the sun or the moon, islands far away, bands of mist, and the sea of clouds below."""
    parts = [
        filled("g-sky", wide, tall, radius=radius),
        element("circle", class_="air-glow", cx=wide * 0.5, cy=tall * 0.36, r=wide * 0.27, opacity=".92"),
    ]
    parts += [_far(left * wide, top * tall, size * wide / 480) for left, top, size in FAR_ISLANDS]
    parts += [_cloud(left * wide, top * tall, across * wide) for left, top, across in CLOUDS]
    parts += [_bank(wide, tall, 34, 26, "far", ".55"), _bank(wide, tall, 14, 34, "bank", ".9")]
    return join(parts)


def _far(x: float, y: float, size: float) -> Markup:
    shape = "M0 22q4 10 12 13l6 12 6-5 10 24 11-23 7 4 8-13q9-4 13-13ZM14 22V8l9-7 9 7v14ZM46 22V-2l5-7 5 7v24Z"
    return element("path", class_="air-far", opacity=".6", transform=f"translate({x:g} {y:g}) scale({size:g})", d=shape)


@cache
def _cloud(x: float, y: float, wide: float) -> Markup:
    """A band of mist: long flat lobes, one above the other."""

    def lobe(left: float, top: float, across: float) -> str:
        return f"M{left:g} {top:g}h{across:g}a5 5 0 0 1 0 10h{-across:g}a5 5 0 0 1 0-10Z"

    shape = lobe(x, y, wide) + lobe(x + wide * 0.14, y - 8, wide * 0.5) + lobe(x + wide * 0.3, y + 8, wide * 0.55)
    return element("path", class_="air-cloud", opacity=".42", d=shape)


def _bank(wide: float, tall: float, up: float, radius: float, kind: str, opacity: str) -> Markup:
    """A row of billows from edge to edge, above the lower edge of the sky with its round corners."""
    sizes = (0.8, 1.1, 0.9, 1.25, 0.8, 0.7, 1.05, 0.85, 1.1, 0.9, 1.2, 0.8)
    count = max(round(wide / (radius * 1.75)), 1)
    factor = wide / sum([2 * radius * sizes[n % len(sizes)] * 0.92 for n in range(count)])
    arcs = "".join(
        f"a{radius * sizes[n % len(sizes)] * factor:.1f} {radius * sizes[n % len(sizes)] * factor:.1f} 0 0 1"
        f" {2 * radius * sizes[n % len(sizes)] * 0.92 * factor:.2f} 0"
        for n in range(count)
    )
    return element(
        "path",
        class_=f"air-{kind}",
        opacity=opacity,
        d=f"M0 {tall - up:g}{arcs}V{tall - 10:g}a10 10 0 0 1-10 10H10a10 10 0 0 1-10-10Z",
    )


def vista(wide: float, tall: float, clear: bool) -> Markup:
    """A narrow strip of the same sky with round upper corners, for the head of a scene; `clear` shows what stands in it."""
    ground = f"M0 {tall:g}V10a10 10 0 0 1 10-10h{wide - 20:g}a10 10 0 0 1 10 10V{tall:g}Z"
    disc = f"M{wide * 0.8 - 34:g} {tall:g}a34 34 0 0 1 68 0Z"
    clouds = [
        _cloud(wide * left, tall * top, wide * across) for left, top, across in ((0.66, 0.16, 0.2), (0.72, 0.62, 0.22))
    ]
    quiet = element("path", d=ground, fill="url(#p-clouds)")
    seen = [element("path", class_="air-disc", d=disc), *clouds] if clear else [quiet]
    return join([element("path", d=ground, fill="url(#g-vista)"), *seen])


def island_picture(kind: str, developed: bool, wide: float) -> Markup:
    return use(f"i-island-{kind}-{int(developed)}", width=wide, height=wide * GROUND / 100)


def craft(ship: int, x: float, y: float, wide: float) -> Markup:
    return use(f"i-craft-{ship}", x=x, y=y, width=wide, height=wide * CRAFT[1] / CRAFT[0])
