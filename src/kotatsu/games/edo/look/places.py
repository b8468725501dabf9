"""Where the fields of both maps lie in the drawn landscape, on a desk and on a phone, and how roads and rivers run."""

from __future__ import annotations

from typing import NamedTuple

Point = tuple[float, float]


class Places(NamedTuple):
    """One side of the map at one width."""

    width: float
    height: float
    middles: dict[str, Point]  # of fields
    bends: dict[tuple[str, str], Point]  # what a road is drawn towards between its ends
    rivers: tuple[str, ...]  # paths from the mountains to the sea
    shore: str  # the path of the coast, from the left edge to the right one; below it is the sea
    peaks: tuple[tuple[float, float, float], ...]  # mountains: middle, foot, width
    hills: tuple[tuple[float, float, float], ...]  # lower ones
    groves: tuple[Point, ...]  # pines by the way
    boats: tuple[Point, ...]
    mist: tuple[tuple[float, float, float], ...]  # banks of mist: left, top, length
    sun: Point
    sign: tuple[float, float, float]  # where the wages are told: left, top, width

    def bend(self, first: str, second: str) -> Point | None:
        """What the road between two fields is drawn towards, if it is not straight."""
        return self.bends.get((first, second)) or self.bends.get((second, first))

    def halfway(self, first: str, second: str) -> Point:
        """The middle of the road between two fields."""
        (x, y), (to_x, to_y) = self.middles[first], self.middles[second]
        bend_x, bend_y = self.bend(first, second) or ((x + to_x) / 2, (y + to_y) / 2)
        return (x + 2 * bend_x + to_x) / 4, (y + 2 * bend_y + to_y) / 4


SMALL = Places(
    480,
    640,
    {
        "kawagoe": (240, 76),
        "border_nw": (50, 54),
        "border_ne": (430, 54),
        "rice_n": (88, 166),
        "forest_n": (392, 166),
        "arakawa": (240, 186),
        "edo": (240, 322),
        "quarry_w": (52, 286),
        "quarry_e": (428, 286),
        "tamagawa": (122, 404),
        "edogawa": (358, 404),
        "odawara": (80, 516),
        "sakura": (400, 516),
        "forest_s": (200, 488),
        "rice_s": (280, 488),
        "border_s": (240, 578),
    },
    {
        ("border_nw", "quarry_w"): (-12, 170),
        ("border_ne", "quarry_e"): (492, 170),
        ("quarry_w", "rice_n"): (52, 220),
        ("forest_n", "quarry_e"): (428, 220),
        ("tamagawa", "forest_s"): (200, 410),
        ("edogawa", "rice_s"): (280, 410),
        ("border_s", "rice_s"): (290, 560),
        ("border_s", "forest_s"): (190, 560),
        ("odawara", "quarry_w"): (30, 400),
        ("quarry_e", "sakura"): (450, 400),
    },
    (
        "M-10 128C60 96 130 232 240 200S370 226 352 330 366 470 322 470 312 560 330 660",
        "M-10 372C40 372 70 430 124 416S170 430 168 500 176 600 168 660",
    ),
    "M0 600C40 588 80 612 130 604S200 640 240 630 300 598 350 606 440 616 480 590",
    ((104, 356, 190), (40, 356, 90)),
    ((150, 132, 120), (330, 128, 110), (452, 232, 100), (32, 452, 90), (446, 452, 90)),
    ((148, 268), (160, 280), (330, 262), (318, 250), (20, 430), (462, 424), (172, 340), (300, 398), (180, 398)),
    ((162, 626), (420, 622)),
    ((96, 112, 90), (330, 96, 100), (330, 228, 64), (80, 340, 84), (394, 356, 80), (186, 432, 90)),
    (150, 268),
    (8, 598, 132),
)

LARGE = Places(
    480,
    682,
    {
        "kawagoe": (80, 82),
        "mito": (400, 82),
        "border_n": (240, 38),
        "rice_n": (199, 132),
        "forest_n": (281, 132),
        "forest_w": (46, 204),
        "arakawa": (142, 212),
        "sumida": (338, 212),
        "quarry_ne": (434, 204),
        "edo": (240, 322),
        "border_w": (46, 306),
        "rice_e": (359, 288),
        "border_e": (440, 354),
        "quarry_w": (46, 412),
        "tamagawa": (142, 436),
        "edogawa": (338, 436),
        "quarry_se": (434, 444),
        "odawara": (80, 566),
        "sakura": (400, 566),
        "forest_s": (200, 528),
        "rice_s": (280, 528),
        "border_s": (240, 622),
    },
    {
        ("arakawa", "rice_n"): (180, 180),
        ("sumida", "forest_n"): (300, 180),
        ("border_n", "rice_n"): (190, 70),
        ("border_n", "forest_n"): (290, 70),
        ("tamagawa", "forest_s"): (196, 450),
        ("edogawa", "rice_s"): (284, 450),
        ("border_s", "rice_s"): (292, 590),
        ("border_s", "forest_s"): (188, 590),
        ("quarry_w", "forest_w"): (132, 306),
        ("border_e", "quarry_ne"): (468, 270),
        ("border_e", "quarry_se"): (462, 400),
        ("quarry_ne", "rice_e"): (390, 250),
        ("rice_e", "quarry_se"): (378, 390),
        ("border_e", "rice_e"): (400, 300),
        ("border_w", "forest_w"): (22, 256),
        ("border_w", "quarry_w"): (22, 360),
    },
    (
        "M-10 250C40 246 80 236 142 226S230 200 250 240 300 258 338 226 400 180 490 150",
        "M-10 470C40 470 90 462 142 450S176 500 170 560 176 640 168 698",
        "M490 470C430 480 380 464 338 450S308 500 312 560 306 640 320 698",
    ),
    "M0 644C40 634 80 654 130 648S200 680 240 672 300 642 350 650 440 658 480 636",
    ((120, 404, 150), (84, 404, 80)),
    ((240, 104, 110), (452, 268, 90), (30, 490, 90), (452, 500, 90)),
    ((148, 290), (158, 300), (106, 264), (172, 400), (310, 398)),
    ((162, 668), (428, 666)),
    ((100, 254, 70), (300, 170, 70), (92, 352, 60), (200, 420, 80), (392, 366, 70)),
    (152, 318),
    (8, 642, 132),
)

SMALL_NARROW = Places(
    370,
    752,
    {
        "kawagoe": (185, 82),
        "border_nw": (46, 58),
        "border_ne": (324, 58),
        "rice_n": (50, 168),
        "forest_n": (320, 168),
        "arakawa": (185, 196),
        "edo": (185, 332),
        "quarry_w": (46, 300),
        "quarry_e": (324, 300),
        "tamagawa": (100, 428),
        "edogawa": (270, 428),
        "odawara": (80, 548),
        "sakura": (290, 548),
        "forest_s": (64, 658),
        "rice_s": (306, 658),
        "border_s": (185, 654),
    },
    {
        ("rice_s", "forest_s"): (185, 600),
        ("tamagawa", "forest_s"): (204, 560),
        ("edogawa", "rice_s"): (166, 560),
        ("border_nw", "quarry_w"): (-22, 190),
        ("border_ne", "quarry_e"): (392, 190),
        ("odawara", "quarry_w"): (22, 430),
        ("quarry_e", "sakura"): (350, 430),
        ("rice_n", "quarry_w"): (60, 236),
        ("forest_n", "quarry_e"): (310, 236),
    },
    (
        "M-10 150C60 106 90 236 185 210S300 240 276 330 286 470 196 470 180 600 188 770",
        "M-10 390C20 390 50 456 100 440S176 446 190 484",
    ),
    "M0 708C40 696 80 720 120 712S160 728 200 722 260 704 300 712 340 716 370 698",
    ((112, 272, 124), (70, 272, 70)),
    ((110, 140, 100), (270, 136, 90), (350, 244, 80), (24, 480, 80), (350, 478, 80)),
    ((104, 276), (262, 274), (180, 412), (192, 420), (20, 470), (352, 470)),
    ((222, 742), (330, 734)),
    ((70, 118, 80), (250, 112, 80), (20, 356, 70), (280, 366, 70), (140, 486, 90)),
    (138, 210),
    (8, 704, 128),
)

LARGE_NARROW = Places(
    370,
    892,
    {
        "rice_n": (46, 54),
        "border_n": (185, 42),
        "forest_n": (324, 54),
        "kawagoe": (80, 186),
        "mito": (290, 186),
        "forest_w": (44, 310),
        "arakawa": (136, 310),
        "sumida": (234, 310),
        "quarry_ne": (326, 310),
        "edo": (185, 446),
        "border_w": (44, 440),
        "rice_e": (326, 400),
        "border_e": (326, 480),
        "quarry_w": (44, 572),
        "tamagawa": (136, 572),
        "edogawa": (234, 572),
        "quarry_se": (326, 572),
        "odawara": (80, 694),
        "sakura": (290, 694),
        "forest_s": (50, 804),
        "border_s": (185, 800),
        "rice_s": (320, 804),
    },
    {
        ("rice_n", "forest_n"): (185, 128),
        ("rice_s", "forest_s"): (185, 748),
        ("arakawa", "rice_n"): (204, 170),
        ("sumida", "forest_n"): (166, 170),
        ("tamagawa", "forest_s"): (204, 710),
        ("edogawa", "rice_s"): (166, 710),
        ("quarry_w", "forest_w"): (116, 440),
        ("border_w", "forest_w"): (8, 374),
        ("border_w", "quarry_w"): (8, 504),
        ("border_e", "quarry_ne"): (392, 400),
        ("rice_e", "quarry_se"): (256, 490),
    },
    (
        "M-10 350C30 350 80 336 136 322S210 350 234 322 300 290 390 262",
        "M-10 606C40 606 90 600 136 586S190 640 184 700 186 800 186 900",
        "M390 612C340 612 280 600 234 586S190 610 184 664",
    ),
    "M0 850C40 838 80 860 120 854S160 868 200 862 260 846 300 854 340 858 370 840",
    ((86, 420, 124), (44, 420, 60)),
    ((185, 120, 100), (352, 366, 70), (20, 640, 80), (352, 636, 80)),
    ((104, 376), (262, 376), (186, 380), (104, 520), (270, 524), (186, 620)),
    ((222, 882), (330, 876)),
    ((120, 256, 80), (90, 506, 70), (10, 368, 60), (180, 632, 80)),
    (104, 352),
    (8, 846, 128),
)

PLACES = {
    ("small", False): SMALL,
    ("large", False): LARGE,
    ("small", True): SMALL_NARROW,
    ("large", True): LARGE_NARROW,
}
