"""The flower cards: twelve plants, and what stands among them. Drawn by hand, without words, in the pigments of the house.

A card is 60 by 98 units. Each plant leaves its lower half to what a card of its month shows besides.
"""

from __future__ import annotations

from math import cos, pi, sin

from kotatsu.board.markup import Markup, join, symbol

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

# -- plants --------------------------------------------------------------------------------------------


def _fan(r: float) -> str:
    """A tuft of pine needles."""
    rays = "".join(
        f"M0 0L{r * 0.86 * cos(a * pi / 180):.1f} {r * 0.86 * sin(a * pi / 180):.1f}" for a in range(-165, 0, 22)
    )
    return shape("f-matcha", f"M{-r} 0A{r} {r} 0 0 1 {r} 0Q0 {r * 0.34:.1f} {-r} 0Z") + shape("s-on", rays, line(1))


PINE = (
    shape("s-copper", "M52 96Q44 76 50 58T40 24", line(4.4))
    + moved(_fan(15), 20, 27)
    + moved(_fan(13), 43, 24)
    + moved(_fan(14), 39, 48)
    + moved(_fan(12), 14, 49)
)


def _plum(r: float) -> str:
    petals = "".join(disc("f-vermilion", x, y, r * 0.5) for x, y, _ in round_about(5, r * 0.55))
    stamens = "".join(disc("f-on", x, y, r * 0.075) for x, y, _ in round_about(5, r * 0.42))
    return petals + disc("f-brass", 0, 0, r * 0.26) + stamens


PLUM = (
    shape("s-ink", "M8 96Q16 76 10 60T30 34L52 12", line(3.6))
    + shape("s-ink", "M16 52Q32 56 46 46M30 34Q22 22 12 20", line(2.4))
    + sprig("plum", 42, 21, 10.5)
    + sprig("plum", 15, 22, 9)
    + sprig("plum", 44, 47, 10)
    + sprig("plum", 22, 42, 7.5)
    + disc("f-vermilion", 29, 13, 3)
)


def _cherry(r: float) -> str:
    petal = "M0 0C-{a} -{b} -{a} -{c} -{d} -{e}L0 -{f}L{d} -{e}C{a} -{c} {a} -{b} 0 0Z".format(
        a=f"{r * 0.62:.2f}",
        b=f"{r * 0.3:.2f}",
        c=f"{r * 0.9:.2f}",
        d=f"{r * 0.2:.2f}",
        e=f"{r:.2f}",
        f=f"{r * 0.8:.2f}",
    )
    turns = [f' transform="rotate({72 * n})"' for n in range(5)]
    white = "".join(shape("f-white", petal, turn) for turn in turns)
    pink = "".join(shape("f-vermilion", petal, turn) for turn in turns)
    return f"{white}<g{PALE}>{pink}</g>" + disc("f-vermilion", 0, 0, r * 0.2)


CHERRY = (
    shape("s-copper", "M2 30Q22 30 34 18T58 8", line(3))
    + oval("f-matcha", 9, 39, 7, 2.8, 30)
    + oval("f-matcha", 52, 30, 7, 2.8, -40)
    + "".join(
        sprig("cherry", x, y, r, turned)
        for x, y, r, turned in (
            (14, 20, 10, 10), (31, 14, 10.5, 40), (47, 17, 10, 0), (23, 34, 10.5, 20), (41, 35, 11, 55),
            (12, 49, 8, 15), (50, 51, 8.5, 30), (31, 51, 9, 0),
        )
    )
)  # fmt: skip


def _raceme(n: int) -> str:
    """A hanging cluster of wisteria."""
    rows = []
    for row in range(n):
        wide = 8.5 * (1 - row / n) + 1.2
        rows += [
            disc("f-wisteria", x, row * 6.2, 3.5 - 1.6 * row / n, PALE if (row + side) % 2 else "")
            for side, x in enumerate((-wide * 0.62, 0.0, wide * 0.62) if row < n - 2 else (0.0,))
        ]
    return "".join(rows)


WISTERIA = (
    shape("s-copper", "M2 9Q24 4 34 10T58 7", line(3))
    + "".join(
        oval("f-matcha", x, y, 7, 2.7, turned)
        for x, y, turned in ((10, 15, 60), (21, 13, 120), (33, 15, 60), (44, 13, 120), (54, 16, 70))
    )
    + moved(_raceme(8), 15, 20)
    + moved(_raceme(6), 31, 18)
    + moved(_raceme(9), 47, 19)
)


def _iris() -> str:
    return (
        shape("f-indigo", "M0 0C-15 2-15 14-10 17C-6 13-1 9 0 0ZM0 0C15 2 15 14 10 17C6 13 1 9 0 0Z")
        + shape("f-wisteria", "M0 1C-6 8-5 17 0 21C5 17 6 8 0 1Z")
        + shape("f-indigo", "M0 2C-8-4-7-14-2-17C0-12 0-8 0 2ZM0 2C8-4 7-14 2-17C0-12 0-8 0 2Z")
        + shape("f-brass", "M-1.6 3C-2 8-1 12 0 14C1 12 2 8 1.6 3Z")
    )


IRIS = (
    shape("f-matcha", "M10 96C9 70 5 54 2 44C12 54 16 74 16 96ZM24 96C24 70 23 50 26 36C31 54 31 74 30 96Z")
    + shape("f-matcha", "M38 96C38 74 40 58 47 44C47 62 45 80 44 96ZM48 96C49 82 52 72 58 62C57 76 55 88 53 96Z")
    + shape("s-matcha", "M20 96V40M42 96V50", line(2.2))
    + moved(_iris(), 21, 26)
    + moved(_iris(), 43, 38, 0.86)
)


def _peony(r: float) -> str:
    outer = "".join(disc("f-vermilion", x, y, r * 0.42, SOFT) for x, y, _ in round_about(8, r * 0.64))
    inner = "".join(disc("f-vermilion", x, y, r * 0.3) for x, y, _ in round_about(6, r * 0.36, 0))
    rims = "".join(
        f'<path class="s-on" d="M{x - r * 0.2:.1f} {y:.1f}q{r * 0.2:.1f} {-r * 0.26:.1f} {r * 0.4:.1f} 0"{line(1)}/>'
        for x, y, _ in round_about(6, r * 0.42, 0)
    )
    return outer + inner + rims + disc("f-brass", 0, 0, r * 0.2)


PEONY = (
    shape("f-matcha", "M4 58Q16 50 28 62Q16 70 4 58ZM56 56Q44 50 33 62Q46 70 56 56ZM18 74Q28 60 40 76Q28 84 18 74Z")
    + shape("s-on", "M8 59Q18 58 25 62M52 57Q44 58 37 62M22 74Q30 70 37 75", line(1))
    + shape("s-matcha", "M30 96V60", line(2.4))
    + moved(_peony(21), 27, 33)
    + moved(_peony(9), 50, 15)
)


def _clover_spray() -> str:
    stem = shape("s-copper", "M0 0C2-26 10-42 26-54", line(1.8))
    leaves = "".join(
        oval("f-matcha", x, y, 5.6, 3.4, turned)
        for x, y, turned in ((-3, -13, 20), (7, -16, -30), (-1, -27, 15), (11, -28, -30), (5, -38, 5), (17, -40, -30))
    )
    flowers = "".join(
        disc("f-vermilion", x, y, 2.1)
        for x, y in ((4, -8), (13, -22), (-2, -20), (8, -34), (20, -33), (15, -49), (23, -48))
    )
    return stem + leaves + flowers


CLOVER = (
    moved(_clover_spray(), 20, 92, 1.05)
    + moved(f'<g transform="scale(-1 1)">{_clover_spray()}</g>', 34, 90, 1)
    + moved(_clover_spray(), 30, 64, 0.98)
    + moved(f'<g transform="scale(-1 1)">{_clover_spray()}</g>', 28, 62, 0.85)
)

PAMPAS = (
    shape("f-ink", "M3 95V74Q30 50 57 74V95Z")
    + shape("s-on", "M9 94Q9 82 5 74M17 94Q18 78 13 66M26 94Q27 76 25 63M35 94Q34 76 37 63M43 94Q43 80 48 67M51 94Q51 84 56 75", line(1.3))
    + "".join(
        shape("s-copper-light", d, line(2.4))
        for d in ("M13 66Q10 54 5 49M13 66Q11 58 6 56", "M25 63Q24 50 18 43M25 63Q23 54 17 50", "M37 63Q38 50 44 43M37 63Q39 54 45 50", "M48 67Q51 56 56 51M48 67Q50 60 55 58")
    )
)  # fmt: skip


def _chrysanthemum(r: float, kind: str) -> str:
    petals = "".join(oval(kind, x, y, r * 0.42, r * 0.155, a) for x, y, a in round_about(14, r * 0.6))
    inner = "".join(oval("f-on", x, y, r * 0.2, r * 0.055, a) for x, y, a in round_about(14, r * 0.58))
    return petals + inner + disc(kind, 0, 0, r * 0.26) + disc("f-on", 0, 0, r * 0.1)


CHRYSANTHEMUM = (
    shape("s-matcha", "M30 96Q32 70 24 44M32 74Q40 62 44 54", line(2.4))
    + shape("f-matcha", "M27 78Q12 82 6 68Q14 70 14 62Q24 64 27 78ZM33 84Q48 86 55 72Q47 73 47 66Q37 70 33 84Z")
    + moved(_chrysanthemum(20, "f-brass"), 22, 28)
    + moved(_chrysanthemum(13, "f-vermilion"), 46, 48)
)


def _maple(r: float) -> tuple[str, str]:
    """The outline of a leaf, and its veins."""
    points = []
    for n, long in enumerate((0.7, 0.92, 1.05, 0.92, 0.7)):
        a = -90 + (n - 2) * 47
        points.append((r * long * cos(a * pi / 180), r * long * sin(a * pi / 180)))
        if n < 4:
            b = a + 23.5
            points.append((r * 0.5 * cos(b * pi / 180), r * 0.5 * sin(b * pi / 180)))
    outline = "M0 2L" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"
    veins = "".join(f"M0 0L{x * 0.78:.1f} {y * 0.78:.1f}" for x, y in points[::2])
    return outline, veins


def _leaf(r: float, kind: str) -> str:
    outline, veins = _maple(r)
    return (
        shape(kind, outline)
        + shape("s-on", veins, line(0.9))
        + shape(f"s-{kind[2:]}", f"M0 0V{r * 0.5:.1f}", line(1.6))
    )


MAPLE = (
    shape("s-ink", "M58 8Q40 14 30 10T4 20M34 12Q30 32 18 44", line(2.2))
    + moved(_leaf(17, "f-vermilion"), 17, 30, 1, -20)
    + moved(_leaf(18, "f-copper"), 43, 30, 1, 18)
    + moved(_leaf(15, "f-vermilion"), 30, 55, 1, 5)
)


def _strand(x: float, length: float) -> str:
    leaves = "".join(
        oval("f-matcha", x + (2.4 if n % 2 else -2.4), 10 + n * 6.4, 1.7, 4.4, -24 if n % 2 else 24)
        for n in range(int(length / 6.4))
    )
    return shape("s-matcha", f"M{x:g} 3V{length:g}", line(1.2)) + leaves


WILLOW = shape("s-copper", "M0 6Q30 0 60 7", line(4)) + "".join(
    _strand(x, length) for x, length in ((7, 66), (17, 46), (28, 58), (39, 40), (50, 62))
)


def _spike() -> str:
    bells = ((-3, -2), (3, -5), (-3, -9), (3, -12), (0, -17))
    return shape("s-matcha", "M0 6V-18", line(1.4)) + "".join(oval("f-wisteria", x, y, 3.4, 3) for x, y in bells)


LOBES = "M0 0C-16-2-24-14-22-26C-14-24-8-20-5-15C-7-24-4-32 0-36C4-32 7-24 5-15C8-20 14-24 22-26C24-14 16-2 0 0Z"
PAULOWNIA = (
    moved(_spike(), 30, 29, 1.1)
    + moved(_spike(), 14, 37, 0.95)
    + moved(_spike(), 46, 37, 0.95)
    + moved(shape("f-matcha", LOBES, ' transform="scale(1 -1)"'), 30, 37, 1.15)
    + shape("s-on", "M30 40V72M30 42Q18 46 10 62M30 42Q42 46 50 62", line(1.2))
)

PLANTS = {
    "pine": PINE,
    "plum": PLUM,
    "cherry": CHERRY,
    "wisteria": WISTERIA,
    "iris": IRIS,
    "peony": PEONY,
    "clover": CLOVER,
    "pampas": PAMPAS,
    "chrysanthemum": CHRYSANTHEMUM,
    "maple": MAPLE,
    "willow": WILLOW,
    "paulownia": PAULOWNIA,
}
BELOW = {  # what fills the ground of cards with nothing but the plant
    "pine": moved(_fan(13), 24, 73) + moved(_fan(10), 42, 88) + moved(_fan(9), 12, 91),
    "plum": shape("s-ink", "M12 68Q28 78 46 70M20 90Q34 92 42 88", line(2.2))
    + sprig("plum", 44, 71, 9)
    + sprig("plum", 25, 75, 8)
    + sprig("plum", 43, 89, 7.5),
    "cherry": "".join(
        sprig("cherry", x, y, r, turned)
        for x, y, r, turned in ((20, 65, 9, 30), (42, 68, 9.5, 5), (11, 79, 7, 0), (29, 82, 8, 50), (50, 85, 7.5, 20))
    ),
    "wisteria": moved(_raceme(6), 31, 56) + moved(_raceme(3), 16, 76) + moved(_raceme(3), 47, 78),
    "peony": shape("f-matcha", "M6 84Q16 76 28 86Q16 94 6 84ZM54 86Q44 78 33 88Q46 95 54 86Z"),
    "maple": moved(_leaf(13, "f-copper"), 12, 74, 1, -30)
    + moved(_leaf(14, "f-vermilion"), 46, 74, 1, 30)
    + moved(_leaf(12, "f-vermilion"), 28, 90, 1, -8),
    "paulownia": moved(shape("f-matcha", LOBES, ' transform="scale(1 -1)"'), 16, 72, 0.56, 24)
    + moved(shape("f-matcha", LOBES, ' transform="scale(1 -1)"'), 44, 72, 0.56, -24),
}

# -- what stands among them ------------------------------------------------------------------------------

SUN = disc("f-vermilion", 18, 24, 15)

_CRANE_BODY = "M14 84C14 70 26 64 40 68C50 70 54 78 54 84C46 80 44 86 32 87C24 88 18 88 14 84Z"
_CRANE_NECK = "M20 78C12 71 14 60 20 54C17 50 19 45 24 46C28 47 27 52 25 55C21 62 23 68 30 71"
CRANE = (
    shape("f-asagi", "M3 80Q30 72 57 82V95H3Z", PALE)
    + shape("f-white", _CRANE_BODY)
    + shape("s-ink", _CRANE_BODY, line(1.3))
    + shape("f-white", _CRANE_NECK + "Z")
    + shape("s-ink", _CRANE_NECK, line(1.3))
    + shape("f-ink", "M40 70C52 70 57 80 55 90C49 82 45 84 38 82ZM17 47L8 50L18 51Z")
    + shape("s-ink", "M24 76Q30 82 38 79M23 80Q30 85 36 83", line(1))
    + disc("f-vermilion", 22.5, 46.5, 3)
    + shape("s-ink", "M28 87V95M34 87V95", line(1.5))
)

WARBLER = (
    shape("f-matcha", "M20 82C20 70 30 64 40 67C46 69 48 74 46 79L58 90L42 86C34 92 22 90 20 82Z")
    + shape("f-asagi", "M28 80C34 74 42 76 50 86C42 84 34 88 28 80Z")
    + shape("f-ink", "M20 77L13 79L20 82Z")
    + disc("f-on", 27, 74, 1.7)
    + disc("f-ink", 27, 74, 0.9)
    + shape("s-ink", "M31 89V95M36 88V94", line(1.4))
)

CURTAIN = (
    shape("f-white", "M3 66Q30 76 57 66V95H3Z")
    + shape("f-vermilion", "M3 66Q8 68 13 69V95H3ZM23 71Q30 72 37 71V95H23ZM47 69Q52 68 57 66V95H47Z")
    + shape("f-indigo", "M13 69Q18 70.500 23 71V95H13ZM37 71Q42 70.500 47 69V95H37Z")
    + shape("f-wisteria", "M3 63Q30 73 57 63V68Q30 78 3 68Z")
    + "".join(disc("f-white", x, y, 3) for x, y in ((18, 83), (42, 83)))
)

CUCKOO = (
    disc("f-vermilion", 16, 84, 10, PALE)
    + shape("f-indigo", "M12 74C22 68 30 70 36 75L56 62L46 80C40 90 26 90 20 82Z")
    + shape("f-white", "M20 82C26 80 34 82 40 86C32 91 24 89 20 82Z")
    + shape("f-ink", "M14 72L5 75L14 77Z")
    + disc("f-on", 19, 75, 1.6)
    + disc("f-ink", 19, 75, 0.8)
)

BRIDGE = shape("f-copper", "M0 62L30 70L30 78L0 70ZM14 78L60 66V75L14 87ZM0 86L40 80V89L0 95Z") + shape(
    "s-on", "M8 64v8M18 67v8M26 76v8M38 73v8M50 70v8M10 85v8M24 83v8", line(1)
)


def _butterfly(kind: str) -> str:
    return (
        shape(kind, "M0 0C-6-16-20-16-19-6C-18 1-8 3 0 1ZM0 0C6-16 20-16 19-6C18 1 8 3 0 1Z")
        + shape("f-brass", "M0 1C-8 2-15 7-11 12C-6 15-2 8 0 3ZM0 1C8 2 15 7 11 12C6 15 2 8 0 3Z")
        + shape("s-ink", "M0-4V9M0-4Q-3-11-7-13M0-4Q3-11 7-13", line(1.5))
        + disc("f-on", -12, -6, 2.2)
        + disc("f-on", 12, -6, 2.2)
    )


BUTTERFLIES = moved(_butterfly("f-indigo"), 20, 80, 0.86, -18) + moved(_butterfly("f-wisteria"), 45, 68, 0.66, 22)

BOAR = (
    shape("f-copper", "M8 92C4 76 14 62 32 62C46 62 52 70 53 77L58 83Q56 88 50 87C47 91 45 92 42 92Z")
    + shape("f-ink", "M32 62C28 54 22 58 20 65ZM42 64L46 56L49 67Z")
    + shape("s-ink", "M14 72l5 4M22 67l4 5M31 66l3 6", line(1.4))
    + disc("f-on", 46, 75, 2)
    + disc("f-ink", 46, 75, 1)
    + shape("f-on", "M50 84Q54 80 53 77Q56 80 54 85Z")
    + shape("f-ink", "M13 90h6v5h-6ZM34 90h6v5h-6Z")
)

MOON = (
    shape("f-vermilion", "M3 3H57V76H3Z", SOFT)
    + disc("f-white", 30, 31, 22)
    + disc("f-copper-light", 30, 31, 22, ' opacity=".22"')
)


def _goose() -> str:
    return shape("f-ink", "M-13-5Q-6-8 0 0Q6-8 13-5Q7-2 4 4Q0 8-4 4Q-7-2-13-5Z") + shape("f-copper", "M-1 6L0 11L2 6Z")


GEESE = moved(_goose(), 20, 18, 0.95, -8) + moved(_goose(), 41, 30, 0.95, 6) + moved(_goose(), 22, 42, 0.85, -4)

CUP = (
    shape("f-vermilion", "M10 68H50C50 82 42 88 36 89V93H42V96H18V93H24V89C18 88 10 82 10 68Z")
    + oval("f-white", 30, 68, 20, 5)
    + oval("f-asagi", 30, 68.5, 16, 3.4, 0, PALE)
    + shape("s-on", "M23 79q7-6 14 0q-7 6-14 0", line(1.4))
)

DEER = (
    shape("f-copper", "M10 84C10 74 22 71 34 73L40 62C42 57 48 57 50 61L55 65Q54 69 48 69C47 76 44 80 42 84V95H38V86Q28 89 20 85V95H15V86Q11 88 10 84Z")
    + shape("s-copper", "M43 58C40 52 43 47 39 43M43 53L48 48M47 57C48 51 53 50 53 44", line(1.9))
    + "".join(disc("f-on", x, y, 1.4) for x, y in ((20, 78), (27, 77), (23, 82), (32, 80)))
    + disc("f-ink", 48, 63, 1.1)
    + shape("f-ink", "M10 80Q6 79 7 84L11 84Z")
)  # fmt: skip

POET = (
    shape("s-asagi", "M8 70l-3 9M18 54l-3 9M52 54l-3 9M56 72l-3 9M44 46l-3 9M10 88l-3 8M56 88l-2 7", line(1.3))
    + shape("f-vermilion", "M10 62C14 46 46 44 52 60Q46 56 41 60Q36 55 31 60Q25 56 20 61Q15 58 10 62Z")
    + shape("s-ink", "M31 48V76", line(1.6))
    + disc("f-white", 26, 68, 5)
    + shape("f-ink", "M20 66Q22 59 30 62L31 66Q26 64 20 66Z")
    + shape("f-indigo", "M18 95C17 82 20 74 27 73C35 74 39 84 40 95Z")
    + shape("f-wisteria", "M27 73C31 76 33 79 34 74L31 73Z")
    + shape("f-matcha", "M44 95Q45 89 50 88Q55 89 55 95Z")
    + disc("f-on", 47.500, 90, 1)
)

SWALLOW = (
    shape("f-indigo", "M8 72C16 64 26 66 32 72L54 52C52 66 46 74 40 80L56 92L36 86C26 90 16 86 14 78Z")
    + shape("f-white", "M16 79C22 78 30 80 34 85C26 88 18 86 16 79Z")
    + shape("f-vermilion", "M9 72Q13 70 17 73Q16 78 13 78Z")
    + disc("f-on", 18, 72.5, 1.3)
)

LIGHTNING = (
    shape("f-ink", "M3 3H57V95H3Z", SOFT)
    + shape("f-vermilion", "M3 60Q18 46 34 58T57 50V95H3Z")
    + shape("f-brass", "M38 6L18 46H30L20 84L48 36H35L46 6Z")
    + shape("s-asagi", "M8 14l-2 10M52 20l-3 12M12 34l-2 9M52 70l-2 9M10 76l-2 9M42 78l-2 9", line(1.4))
)

PHOENIX = (
    shape("s-vermilion", "M30 78Q44 76 52 62", line(4))
    + shape("s-matcha", "M30 81Q46 84 54 76", line(4))
    + shape("s-indigo", "M28 84Q42 93 54 90", line(4))
    + "".join(disc("f-brass", x, y, 3.4) for x, y in ((52, 61), (54, 75), (54, 90)))
    + shape("f-brass", "M14 72C16 86 28 92 38 83C35 75 29 70 23 68Z")
    + shape("f-brass", "M16 78C9 71 9 61 14 57C19 54 23 58 21 62C19 66 21 70 26 72Z")
    + shape("f-vermilion", "M22 77C19 62 29 53 43 50C42 60 38 70 31 80Z")
    + shape("s-on", "M26 73Q30 62 40 55M29 76Q34 68 39 62", line(1.2))
    + shape("f-ink", "M12.500 59L5 61.500L13 63.500Z")
    + shape("s-vermilion", "M16 56Q14 50 17 46M19 57Q20 51 24 49", line(1.8))
    + disc("f-ink", 16, 60.5, 1.1)
    + shape("s-ink", "M24 88V95M30 88V95", line(1.4))
)


def _ribbon(kind: str, written: bool) -> str:
    band = shape(f"f-{kind}", "M20 38L36 34L44 88L28 92Z") + shape(
        "s-on", "M22.500 40L30.500 89M34 37L41.500 86", line(1)
    )
    signs = "M30 44l4-1M29 48q4 2 6-1M31 54q-2 5 4 4M33 62l4-1M32 66q5 0 6 3M34 73q-1 5 5 3M36 81l4-1"
    return band + (shape("s-on", signs, line(1.7)) if written else "")


POEM, RED, BLUE = _ribbon("vermilion", True), _ribbon("vermilion", False), _ribbon("indigo", False)

FIGURES = {  # what a card shows besides its plant; a few move that, or have something behind it
    "pine-crane": CRANE,
    "plum-warbler": WARBLER,
    "cherry-curtain": CURTAIN,
    "wisteria-cuckoo": CUCKOO,
    "iris-bridge": BRIDGE,
    "peony-butterflies": BUTTERFLIES,
    "clover-boar": BOAR,
    "pampas-moon": "",
    "pampas-geese": GEESE,
    "chrysanthemum-cup": CUP,
    "maple-deer": DEER,
    "willow-rain": POET,
    "willow-swallow": SWALLOW,
    "willow-lightning": LIGHTNING,
    "paulownia-phoenix": PHOENIX,
}
BEHIND = {"pine-crane": SUN, "pampas-moon": MOON}
RIBBONS = {"poem": POEM, "red": RED, "blue": BLUE}
FRAME = shape("f-ink", "M6 0H54a6 6 0 0 1 6 6V92a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6ZM6 3A3 3 0 0 0 3 6V92a3 3 0 0 0 3 3H54a3 3 0 0 0 3-3V6a3 3 0 0 0-3-3Z", ' fill-rule="evenodd"')  # fmt: skip
PAPER = f'<rect class="f-on" width="{WIDTH}" height="{HEIGHT}" rx="6"/>'


def plant(month: str) -> str:
    """The plant of a month, which a page has once."""
    return f'<use href="#i-plant-{month}" width="{WIDTH}" height="{HEIGHT}"/>'


def face(card: str) -> str:
    """The picture of a card, by its id."""
    month, _, what = card.partition("-")
    grown = plant(month)
    if card in ("pine-crane", "paulownia-phoenix"):  # large birds
        grown = moved(grown, 10, -8, 0.86) if month == "pine" else moved(grown, 8, -5, 0.74)
    if card in FIGURES:
        picture = BEHIND.get(card, "") + grown + FIGURES[card]
    else:
        picture = grown + BELOW.get(month, "") + RIBBONS.get(what, "")
    return PAPER + (mirrored(picture) if what in ("plain2", "plain3") else picture) + FRAME


def faces(cards: tuple[str, ...]) -> Markup:
    """The definitions of all cards, of their plants and of what these are made of."""
    sprigs = [
        symbol(f"sprig-{name}", Markup(drawn), "-12 -12 24 24")
        for name, drawn in (("plum", _plum(10)), ("cherry", _cherry(10)))
    ]
    plants = [symbol(f"plant-{month}", Markup(drawn), BOX) for month, drawn in PLANTS.items()]
    return join([*sprigs, *plants, *[symbol(f"hana-{card}", Markup(face(card)), BOX) for card in cards]])
