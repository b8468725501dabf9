"""Where the fields of both maps lie on the drawn board, on a desk and on a phone, and how roads bend round other fields."""

from __future__ import annotations

from typing import NamedTuple

Point = tuple[float, float]


class Places(NamedTuple):
    """One side of the map at one width."""

    width: float
    height: float
    middles: dict[str, Point]  # of fields
    bends: dict[tuple[str, str], Point]  # what a road is drawn towards between its ends
    mist: tuple[tuple[float, float, float], ...]  # banks of mist between the fields: left, top, length


LARGE = Places(
    690,
    664,
    {
        "edo": (345, 327),
        "kawagoe": (94, 76),
        "mito": (596, 76),
        "sakura": (596, 560),
        "odawara": (94, 560),
        "arakawa": (199, 214),
        "sumida": (491, 214),
        "edogawa": (491, 424),
        "tamagawa": (199, 424),
        "forest_n": (455, 112),
        "forest_s": (235, 530),
        "forest_w": (66, 214),
        "quarry_w": (66, 424),
        "quarry_ne": (624, 214),
        "quarry_se": (624, 424),
        "rice_n": (235, 112),
        "rice_s": (455, 530),
        "rice_e": (504, 319),
        "border_n": (345, 40),
        "border_e": (628, 319),
        "border_s": (345, 604),
        "border_w": (54, 319),
    },
    {
        ("rice_n", "forest_n"): (345, 150),
        ("rice_s", "forest_s"): (345, 500),
        ("quarry_w", "forest_w"): (190, 319),
        ("border_w", "forest_w"): (30, 270),
        ("border_w", "quarry_w"): (30, 370),
        ("border_e", "quarry_ne"): (650, 270),
        ("border_e", "quarry_se"): (650, 370),
        ("quarry_ne", "rice_e"): (560, 260),
        ("rice_e", "quarry_se"): (560, 380),
    },
    ((262, 190, 160), (150, 330, 70), (250, 452, 170), (556, 128, 90), (20, 486, 90), (396, 258, 60)),
)

SMALL = Places(
    690,
    664,
    {
        "edo": (345, 334),
        "kawagoe": (345, 76),
        "sakura": (594, 532),
        "odawara": (96, 532),
        "arakawa": (345, 196),
        "edogawa": (491, 414),
        "tamagawa": (199, 414),
        "forest_n": (514, 150),
        "forest_s": (242, 552),
        "quarry_e": (616, 306),
        "quarry_w": (74, 306),
        "rice_n": (176, 150),
        "rice_s": (448, 552),
        "border_s": (345, 612),
        "border_ne": (628, 92),
        "border_nw": (62, 92),
    },
    {
        ("rice_s", "forest_s"): (345, 510),
        ("kawagoe", "forest_n"): (470, 90),
        ("rice_n", "kawagoe"): (220, 90),
        ("border_ne", "quarry_e"): (660, 200),
        ("border_nw", "quarry_w"): (30, 200),
    },
    ((20, 190, 130), (540, 200, 120), (262, 452, 150), (30, 392, 90), (560, 396, 110), (60, 20, 140), (470, 30, 130)),
)

LARGE_NARROW = Places(
    390,
    944,
    {
        "rice_n": (56, 44),
        "border_n": (195, 38),
        "forest_n": (334, 44),
        "kawagoe": (95, 176),
        "mito": (295, 176),
        "forest_w": (50, 320),
        "arakawa": (147, 320),
        "sumida": (243, 320),
        "quarry_ne": (340, 320),
        "edo": (195, 452),
        "border_w": (50, 444),
        "rice_e": (340, 412),
        "border_e": (340, 504),
        "quarry_w": (50, 600),
        "tamagawa": (147, 600),
        "edogawa": (243, 600),
        "quarry_se": (340, 600),
        "odawara": (95, 730),
        "sakura": (295, 730),
        "forest_s": (56, 876),
        "border_s": (195, 882),
        "rice_s": (334, 876),
    },
    {
        ("rice_n", "forest_n"): (195, 98),
        ("rice_s", "forest_s"): (195, 824),
        ("arakawa", "rice_n"): (210, 160),
        ("sumida", "forest_n"): (180, 160),
        ("tamagawa", "forest_s"): (210, 750),
        ("edogawa", "rice_s"): (180, 750),
        ("quarry_w", "forest_w"): (125, 450),
        ("border_w", "forest_w"): (20, 384),
        ("border_w", "quarry_w"): (20, 514),
        ("border_e", "quarry_ne"): (400, 412),
        ("rice_e", "quarry_se"): (266, 512),
    },
    ((150, 256, 80), (100, 530, 150), (10, 386, 70)),
)

SMALL_NARROW = Places(
    390,
    864,
    {
        "kawagoe": (195, 76),
        "border_nw": (52, 44),
        "border_ne": (338, 44),
        "rice_n": (54, 150),
        "forest_n": (336, 150),
        "arakawa": (195, 224),
        "edo": (195, 362),
        "quarry_w": (50, 344),
        "quarry_e": (340, 344),
        "tamagawa": (115, 510),
        "edogawa": (275, 510),
        "odawara": (95, 642),
        "sakura": (295, 642),
        "forest_s": (56, 790),
        "border_s": (195, 800),
        "rice_s": (334, 790),
    },
    {
        ("rice_s", "forest_s"): (195, 742),
        ("tamagawa", "forest_s"): (215, 660),
        ("edogawa", "rice_s"): (175, 660),
        ("border_nw", "quarry_w"): (-8, 220),
        ("border_ne", "quarry_e"): (398, 220),
        ("odawara", "quarry_w"): (30, 480),
        ("quarry_e", "sakura"): (360, 480),
    },
    ((20, 230, 100), (270, 240, 100), (150, 460, 90)),
)

PLACES = {
    ("small", False): SMALL,
    ("large", False): LARGE,
    ("small", True): SMALL_NARROW,
    ("large", True): LARGE_NARROW,
}
