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
    888,
    {
        "rice_n": (56, 44),
        "border_n": (195, 38),
        "forest_n": (334, 44),
        "kawagoe": (95, 176),
        "mito": (295, 176),
        "forest_w": (50, 296),
        "arakawa": (147, 296),
        "sumida": (243, 296),
        "quarry_ne": (340, 296),
        "edo": (195, 428),
        "border_w": (50, 420),
        "rice_e": (340, 388),
        "border_e": (340, 480),
        "quarry_w": (50, 576),
        "tamagawa": (147, 576),
        "edogawa": (243, 576),
        "quarry_se": (340, 576),
        "odawara": (95, 706),
        "sakura": (295, 706),
        "forest_s": (56, 820),
        "border_s": (195, 826),
        "rice_s": (334, 820),
    },
    {
        ("rice_n", "forest_n"): (195, 98),
        ("rice_s", "forest_s"): (195, 768),
        ("arakawa", "rice_n"): (210, 150),
        ("sumida", "forest_n"): (180, 150),
        ("tamagawa", "forest_s"): (210, 720),
        ("edogawa", "rice_s"): (180, 720),
        ("quarry_w", "forest_w"): (125, 420),
        ("border_w", "forest_w"): (20, 360),
        ("border_w", "quarry_w"): (20, 490),
        ("border_e", "quarry_ne"): (400, 388),
        ("rice_e", "quarry_se"): (266, 488),
    },
    ((150, 240, 80), (110, 520, 150), (10, 350, 70)),
)

SMALL_NARROW = Places(
    390,
    790,
    {
        "kawagoe": (195, 76),
        "border_nw": (52, 44),
        "border_ne": (338, 44),
        "rice_n": (54, 150),
        "forest_n": (336, 150),
        "arakawa": (195, 200),
        "edo": (195, 338),
        "quarry_w": (50, 320),
        "quarry_e": (340, 320),
        "tamagawa": (115, 462),
        "edogawa": (275, 462),
        "odawara": (95, 594),
        "sakura": (295, 594),
        "forest_s": (56, 716),
        "border_s": (195, 726),
        "rice_s": (334, 716),
    },
    {
        ("rice_s", "forest_s"): (195, 668),
        ("tamagawa", "forest_s"): (215, 610),
        ("edogawa", "rice_s"): (175, 610),
        ("border_nw", "quarry_w"): (-8, 200),
        ("border_ne", "quarry_e"): (398, 200),
        ("odawara", "quarry_w"): (30, 440),
        ("quarry_e", "sakura"): (360, 440),
    },
    ((20, 230, 100), (270, 240, 100), (150, 430, 90)),
)

PLACES = {
    ("small", False): SMALL,
    ("large", False): LARGE,
    ("small", True): SMALL_NARROW,
    ("large", True): LARGE_NARROW,
}
