# kotatsu: compiled
"""The box: what the rules read of the component data."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koikoi.moves import CARDS, MONTHS
from kotatsu.core.components import Components

MONTH_IDS: Final = [
    "pine",
    "plum",
    "cherry",
    "wisteria",
    "iris",
    "peony",
    "clover",
    "pampas",
    "chrysanthemum",
    "maple",
    "willow",
    "paulownia",
]
KIND_IDS: Final = ["bright", "animal", "ribbon", "chaff"]
YAKU_IDS: Final = [
    "five-brights",
    "four-brights",
    "rainy-four",
    "three-brights",
    "blossoms",
    "moonlight",
    "boar-deer-butterflies",
    "poems",
    "blues",
    "animals",
    "ribbons",
    "chaff",
]
LUCKY_IDS: Final = ["four-alike", "four-pairs"]
CATEGORY_IDS: Final = ["brights", "sake", "animals", "ribbons", "chaff", "lucky", "doubling"]

BRIGHT: Final = 0
ANIMAL: Final = 1
RIBBON: Final = 2
CHAFF: Final = 3

FIVE_BRIGHTS: Final = 0
FOUR_BRIGHTS: Final = 1
RAINY_FOUR: Final = 2
THREE_BRIGHTS: Final = 3
FIRST_SET: Final = 4  # the combinations of certain cards
FIRST_COUNT: Final = 9  # those of so many cards of a kind: animals, ribbons, chaff
SAKE_SETS: Final = (1 << 4) | (1 << 5)

LUCKY: Final = 5  # categories
DOUBLING: Final = 6


class Box:
    """Cards as numbers: four to a month, in the order of the year."""

    def __init__(self, data: Components) -> None:
        limits = data.one("limits")
        limits.number("months", MONTHS, MONTHS)
        self.hand = limits.number("hand", 2, 10)
        self.table = limits.number("table", 2, 10)
        self.double_from = limits.number("double_from", 1, 100)
        data.named("months", MONTH_IDS)
        data.named("kinds", KIND_IDS)
        months = data.domain("month", "months", MONTHS)
        kinds = data.domain("kind", "kinds", len(KIND_IDS))
        cards = data.domain("card", "cards", CARDS)
        self.kind: list[int] = []
        self.of_kind: list[i64] = [0, 0, 0, 0]  # bits: the cards of each kind
        self.rain: i64 = 0  # bits: the bright card that counts less
        for number, card in enumerate(data.all("cards", CARDS)):
            if card.one_of("month", months) != number // 4:
                raise card.wrong("month", "cards stand in the order of the year, four of each month")
            kind = card.one_of("kind", kinds)
            self.kind.append(kind)
            self.of_kind[kind] |= 1 << number
            if card.id == "willow-rain":
                self.rain |= 1 << number
        self.points: list[int] = []  # of each combination
        self.least: list[int] = []  # cards that it takes, where any of a kind count
        self.cards: list[i64] = []  # bits: the cards that it takes, where they are certain ones
        self.category: list[int] = []
        categories = data.domain("category", "scoring", len(CATEGORY_IDS))
        for yaku in data.named("yaku", YAKU_IDS):
            self.points.append(yaku.number("points", 1, 50))
            self.least.append(yaku.number("least", 1, 24) if yaku.has("least") else 0)
            wanted: i64 = 0
            for word in yaku.get("cards") if yaku.has("cards") else []:
                if word not in cards.index:
                    raise yaku.wrong("cards", f"{word!r} is no card")
                wanted |= 1 << cards.index[word]
            self.cards.append(wanted)
            self.category.append(yaku.one_of("category", categories))
        self.lucky_points = [entry.number("points", 0, 50) for entry in data.named("lucky", LUCKY_IDS)]
