"""The flower cards: what stands among the plants, and the faces made of both. Drawn by hand, without words."""

from __future__ import annotations

from koikoi.look.plants import BELOW, PLANTS, SPRIGS
from koikoi.look.strokes import BOX, HEIGHT, PALE, SOFT, WIDTH, disc, line, mirrored, moved, oval, shape
from kotatsu.board.markup import Markup, join, symbol

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
    sprigs = [symbol(f"sprig-{name}", Markup(drawn), "-12 -12 24 24") for name, drawn in SPRIGS.items()]
    plants = [symbol(f"plant-{month}", Markup(drawn), BOX) for month, drawn in PLANTS.items()]
    return join([*sprigs, *plants, *[symbol(f"hana-{card}", Markup(face(card)), BOX) for card in cards]])
