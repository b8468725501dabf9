"""The island of Nippon: one coastline round all regions, once for a desk and once for a phone, and what stands in the sea."""

from __future__ import annotations

from collections.abc import Sequence

from kotatsu.board.markup import Markup, element, join, path, use
from kotatsu.games.nippon.components import CITIES_PER_REGION
from kotatsu.games.nippon.moves import REGIONS

Point = tuple[float, float]
NORTHERN = ((9, 15, 24, 14), (10, 12, 24, 40), (10, 21, 9, 15), (9, 14, 9, 13))  # how far the coast goes out
SOUTHERN = ((12, 22, 9, 16), (10, 24, 42, 18), (13, 9, 12, 9), (16, 22, 40, 24))
COLOURS = ("matcha", "bronze", "vermilion", "asagi")  # of the regions


class Sizes:
    """How large the parts of the map are, and where the regions lie: from south-west to north-east, or from north down."""

    def __init__(self, narrow: bool) -> None:
        self.narrow = narrow
        self.region = 336.0 if narrow else 232.0
        self.space = 42.0 if narrow else 31.0
        self.tile = 66.0 if narrow else 49.0
        self.good = 22.0 if narrow else 17.5
        self.city = self.tile + 2 * self.space + 4
        self.banner = 32.0 if narrow else 30.0
        self.stagger = 0.0 if narrow else 26.0  # how much higher the second city of a region lies
        self.name = 21.0
        self.slots = 44.0 if narrow else 34.0
        self.standing = 42.0
        self.tall = self.banner + 8 + self.city + self.stagger + self.name + self.slots + 5 + self.standing
        self.top = 116.0 if narrow else 24.0  # of the first region from above

    def corner(self, region: int) -> Point:
        if self.narrow:
            return 17.0, self.top + (REGIONS - 1 - region) * (self.tall + 18)
        return 26.0 + region * 239.0, self.top + (REGIONS - 1 - region) * CITIES_PER_REGION * self.stagger

    def bottom(self) -> float:
        """Where the southernmost region ends."""
        return self.corner(0)[1] + self.tall


def smooth(points: Sequence[Point]) -> str:
    """A closed curve through all points."""
    n = len(points)
    told = [f"M{points[0][0]:.4g} {points[0][1]:.4g}"]
    for at in range(n):
        before, start, end, after = (points[(at + k) % n] for k in (-1, 0, 1, 2))
        first = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        second = (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
        told.append("C" + " ".join([f"{x:.4g} {y:.4g}" for x, y in (first, second, end)]))
    return "".join(told) + "Z"


def outline(sizes: Sizes) -> list[Point]:
    return narrow_outline(sizes) if sizes.narrow else wide_outline(sizes)


def wide_outline(sizes: Sizes) -> list[Point]:
    """Clockwise, beginning at the western end: the northern coast rises to the right, the southern one comes back."""
    wide, tall = sizes.region, sizes.tall
    north: list[Point] = []
    south: list[Point] = []
    for region in range(REGIONS):
        x, y = sizes.corner(region)
        for place in range(4):
            along = x + wide * (0.07 + 0.28 * place)
            north.append((along, y - NORTHERN[region][place]))
            south.append((along, y + tall + SOUTHERN[region][place]))
        if region < REGIONS - 1:  # bays where the regions meet
            north.append((x + wide + 4, y - 34))
            south.append((x + wide + 5, y + tall - 30))
    x, y = sizes.corner(0)
    west = [(x - 12, y + tall - 12), (x - 15, y + tall * 0.7), (x - 9, y + tall * 0.45), (x - 13, y + tall * 0.2)]
    x, y = sizes.corner(REGIONS - 1)
    x += wide
    east = [(x + 11, y + 10), (x + 15, y + tall * 0.3), (x + 9, y + tall * 0.55), (x + 13, y + tall * 0.85)]
    return [*west, *north, *east, *reversed(south)]


def narrow_outline(sizes: Sizes) -> list[Point]:
    """Clockwise from the north-west: both coasts go in where the regions meet."""
    wide, tall = sizes.region, sizes.tall
    west: list[Point] = []
    east: list[Point] = []
    capes = ((-7, -11, -6, -10), (-11, -6, -10, -7), (-6, -10, -7, -11), (-10, -7, -11, -6))
    for region in reversed(range(REGIONS)):
        x, y = sizes.corner(region)
        for place, cape in enumerate(capes[region]):
            height = y + tall * (0.06 + 0.29 * place)
            west.append((x + cape, height))
            east.append((x + wide - capes[3 - region][place], height))
        if region:
            west.append((x + 16, y + tall + 9))
            east.append((x + wide - 16, y + tall + 9))
    x, y = sizes.corner(REGIONS - 1)
    north = [(x + wide * part, y - out) for part, out in ((0.08, 8), (0.3, 13), (0.55, 8), (0.8, 14), (0.94, 8))]
    x, y = sizes.corner(0)
    south = [(x + wide * part, y + tall + out) for part, out in ((0.94, 8), (0.7, 13), (0.45, 8), (0.2, 13), (0.06, 7))]
    return [*north, *east, *south, *reversed(west)]


def land_name(narrow: bool) -> str:
    return f"nippon-{'narrow' if narrow else 'wide'}"


def coasts() -> Markup:
    """The coastlines at both sizes: they never change, so a page has them once, with its icons."""
    defined = []
    for narrow in (False, True):
        shape = element("path", id=land_name(narrow), d=smooth(outline(Sizes(narrow))))
        clip = element("clipPath", use(land_name(narrow)), id=f"{land_name(narrow)}-clip")
        defined += [shape, clip]
    return element("defs", *defined)


def land(sizes: Sizes) -> Markup:
    """The island with shallow water round it, every region in its own tint, ridges between them."""
    name = land_name(sizes.narrow)
    shallows = [
        use(name, style=f"fill:none;stroke:var(--asagi);stroke-linejoin:round;stroke-width:{wide};opacity:{much}")
        for wide, much in ((30, 0.22), (18, 0.32), (8, 0.5))
    ]
    tints = [element("path", class_=f"b-{COLOURS[r]}", opacity=0.26, d=_area(sizes, r)) for r in range(REGIONS)]
    ridges = [path("lot", _ridge(sizes, region)) for region in range(REGIONS - 1)]
    inland = element("g", *tints, *ridges, clip_path=f"url(#{name}-clip)")
    return join([*shallows, use(name, "f-on"), inland, use(name, style="fill:none;stroke:var(--ink);opacity:.35")])


def _area(sizes: Sizes, region: int) -> str:
    """A box round a region up to its borders: the coast cuts it."""
    x, y = sizes.corner(region)
    if sizes.narrow:
        return f"M0 {y - 9 - 20 * (region == 3):g}h400V{y + sizes.tall + 9 + 20 * (region == 0):g}H0Z"
    left = 0 if region == 0 else x - 3.5
    right = 1000 if region == REGIONS - 1 else x + sizes.region + 3.5
    return f"M{left:g} 0H{right:g}V600H{left:g}Z"


def _ridge(sizes: Sizes, region: int) -> str:
    """The border to the next region."""
    x, y = sizes.corner(region)
    if sizes.narrow:
        return f"M0 {y - 9:g}h400"
    return f"M{x + sizes.region + 3.5:g} {y - 60:g}V{y + sizes.tall:g}"
