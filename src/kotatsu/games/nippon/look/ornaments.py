"""What is there for the picture only: the sea with the sun and a torii in it, and a landmark in every region."""

from __future__ import annotations

from kotatsu.board.markup import Markup, circle, element, filled, group, join, path, rect
from kotatsu.games.nippon.look.coast import smooth

TORII = "M0 6Q24 9 48 6V1Q24 4 0 1ZM6 13h36v4H6ZM11 8h4.500l-1.500 34h-4.500ZM32.500 8h4.500l1.500 34H34Z"
SMOKE = "M0 0q-6-3-2-8 1-6 8-5 4-6 11-2 8-3 10 3 6 2 2 7-2 4-9 3-5 5-11 2-5 3-9 0Z"
HULL = "M0 30h74l-9 14H9Z"
DECK = "M12 20h44v10H12Z"
CLOUD = "M5 0h74a5 5 0 0 1 0 10h22a5 5 0 0 1 0 10H31a5 5 0 0 1 0-10H5A5 5 0 0 1 5 0Z"
ISLET = [
    (0.0, 26.0),
    (14, 10),
    (44, 4),
    (70, 9),
    (104, 0),
    (134, 8),
    (146, 24),
    (126, 40),
    (92, 36),
    (64, 46),
    (30, 40),
]


def sea(wide: float, tall: float, narrow: bool) -> Markup:
    """Deep water with waves, the sun behind clouds, a steamer on its way, and the gate in the sea."""
    water = [
        rect(0, 0, wide, tall, "b-night", 10),
        filled("p-seigaiha", wide, tall, radius=10),
    ]
    if narrow:
        return join(water)
    return join(
        [
            *water,
            circle(52, 136, 34, "b-vermilion"),
            group([element("path", class_="disc", d=CLOUD, opacity=".85")], 14, 138),
            group([steamer()], 160, 102),
            element("g", islet(), transform="translate(566 8) scale(.8)"),
            group([islet()], 300, 476),
            group([gate()], 452, 470),
        ]
    )


def gate() -> Markup:
    """The vermilion gate that stands in the water."""
    return path("b-vermilion", TORII) + path("b-night", "M6 40h12v3H6ZM30 40h12v3H30Z")


def steamer() -> Markup:
    smoke = element("g", path("disc", SMOKE), opacity=".5", transform="translate(20 6) scale(.8)")
    return join(
        [
            smoke,
            path("b-copper", HULL),
            path("disc", DECK),
            path("b-vermilion", "M24 8h9v12h-9ZM40 11h7v9h-7Z"),
            path("b-night", "M17 23h4v4h-4ZM26 23h4v4h-4ZM35 23h4v4h-4ZM44 23h4v4h-4Z"),
        ]
    )


def islet() -> Markup:
    """A small island with pines, in shallow water."""
    shape = smooth(ISLET)
    shallows = [
        element("path", d=shape, style=f"fill:none;stroke:var(--asagi);stroke-width:{wide};opacity:{much}")
        for wide, much in ((16, 0.22), (7, 0.4))
    ]
    trees = [group([pine()], x, y) for x, y in ((34, 2), (58, 8), (96, 0))]
    return join([*shallows, path("f-on", shape), element("path", d=shape, class_="f-matcha", opacity=".4"), *trees])


def pine() -> Markup:
    return path("b-copper", "M10 14h3v12h-3Z") + path("b-matcha", "M11.500 0 19 9H4ZM11.500 6 22 17H1Z")


def landmark(region: int) -> Markup:
    """Something small to know a region by, 60 by 24: a volcano, a pagoda, the great mountain, pines."""
    return (_volcano, _pagoda, _mountain, _forest)[region]()


def _volcano() -> Markup:
    smoke = element("g", path("disc", SMOKE), path("rule", SMOKE), transform="translate(28 10) scale(.55)")
    return smoke + path("b-stone", "M10 26 24 9q3 3 6 0l18 17Z")


def _pagoda() -> Markup:
    roofs = "M20 8q7-1 10-6 3 5 10 6l-3 3H23ZM17 15q8-1 10-4h6q2 3 10 4l-3 3H20ZM14 22q9-1 11-4h10q2 3 11 4l-3 3H17Z"
    return path("b-vermilion", "M25 10h10v16H25Z") + path("b-stone", roofs)


def _mountain() -> Markup:
    slopes = path("b-indigo", "M2 26Q22 20 28 3q3-3 6 0 6 17 26 23Z")
    return slopes + path("disc", "M28 3q3-3 6 0 1.500 4.500 4 9l-4-2-3 4-3-4-4 3q3-6 4-10Z")


def _forest() -> Markup:
    return join([group([pine()], x, 0) for x in (4, 22, 40)])
