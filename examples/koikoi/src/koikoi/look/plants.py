"""The plants of the twelve months, drawn by hand, without words. Each leaves its lower half to what a card shows besides."""

from __future__ import annotations

from math import cos, pi, sin

from koikoi.look.strokes import PALE, SOFT, disc, line, moved, oval, round_about, shape, sprig


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

SPRIGS = {"plum": _plum(10), "cherry": _cherry(10)}  # blossoms that several cards have, in many sizes
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
