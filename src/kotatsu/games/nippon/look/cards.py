"""What is printed on the tiles of Nippon: factories, contracts, prices. And the pieces, each drawn around its own corner."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from kotatsu.board import printing
from kotatsu.board.markup import Markup, circle, classed, element, escape, icon, join, rect, use
from kotatsu.board.ornaments import card, crest, fitting, halo, head, measure, paragraph, tag, tag_width, words, wrapped
from kotatsu.core.texts import Texts
from kotatsu.games.nippon.components import (
    ADVANCE_INCOME,
    ADVANCE_TECHNOLOGY,
    EFFECT_IDS,
    FREE_MACHINE,
    GOOD_IDS,
    RESOURCE_IDS,
    STAR_MINING,
    TILES_PER_GOOD,
    TRACK_IDS,
    YEN,
    Box,
)
from kotatsu.games.nippon.look.describe import Teller
from kotatsu.games.nippon.look.icons import VEHICLE_BOX, VEHICLE_RISE
from kotatsu.games.nippon.meta import Nippon
from kotatsu.games.nippon.names import Names
from kotatsu.games.nippon.state import NipponState

GOOD_COLOURS = ("vermilion", "stone", "copper", "indigo", "bronze", "matcha")
ACHIEVEMENT_ICONS = (
    "yen", "ships", "trains", "regions", "machines", "factories", "mining", "technology", "contract",
)  # fmt: skip
LEVELS = ("", "I", "II", "III")
EFFECT_ICONS = {
    "gain_yen": "yen",
    "gain_coal": "coal",
    "gain_blueprints": "blueprints",
    "gain_vp": "vp",
    "free_machine": "machines",
    "extra_mining": "mining",
    "extra_technology": "technology",
    "cheaper_invest": "invest",
    "cheaper_machines": "machines",
    "cheaper_transport": "trains",
    "cheaper_production": "production",
    "contract_yen": "contract",
    "contract_vp": "contract",
    "tile_yen": "market",
    "tile_vp": "market",
    "consolidate_coal": "coal",
    "free_colours": "wages",
    "train_value": "trains",
    "ship_value": "ships",
    "blueprints_per_step": "blueprints",
    "extra_workers": "worker",
    "star_mining": "mining",
    "star_technology": "technology",
}
Item = tuple[object, str]


class Print(printing.Print[NipponState, Box, Names]):
    """What is printed in one language, at one size of type. Nothing of it changes during a game."""

    def __init__(self, game: Nippon, texts: Texts, narrow: bool) -> None:
        super().__init__(game, texts, narrow, 12.0 if narrow else 11.5)
        self._labels: dict[int, str] = {}
        self._dot = "." if texts.language == "de" else ","

    def money(self, n: int) -> str:
        return f"{n:,}".replace(",", self._dot)

    def amounts(self, row: Sequence[int]) -> list[Item]:
        """Yen, coal, blueprints and points, those there are."""
        return [(self.money(n) if kind == YEN else n, RESOURCE_IDS[kind]) for kind, n in enumerate(row) if n]

    def good(self, good: int) -> str:
        return self.texts.member(self.game.names.good, good)

    def short_name(self, tile: int) -> str:
        """What distinguishes a factory from the others for its good: its name without the words all of them have."""
        first = tile - tile % TILES_PER_GOOD
        names = [self.texts.member(self.game.names.factory, first + n).split() for n in range(TILES_PER_GOOD)]
        common = set.intersection(*[set(name) for name in names])
        return " ".join([word for word in names[tile - first] if word not in common])

    def effect(self, tile: int) -> str:
        """The bonus of a factory in a few words."""
        return self.word(f"effect-{EFFECT_IDS[self.box.effect[tile]]}", self.box.amount[tile])

    def timing(self, tile: int) -> str:
        effect = self.box.effect[tile]
        return "at-once" if effect <= FREE_MACHINE else "always" if effect < STAR_MINING else "at-end"

    def effect_icon(self, tile: int) -> str:
        effect = self.box.effect[tile]
        if ADVANCE_INCOME <= effect <= ADVANCE_TECHNOLOGY:
            return TRACK_IDS[effect - ADVANCE_INCOME]
        return EFFECT_ICONS[EFFECT_IDS[effect]]

    def tile_label(self, tile: int, teller: Teller) -> str:
        """A factory in words."""
        if tile not in self._labels:
            self._labels[tile] = teller.tile(tile)
        return self._labels[tile]

    # -- tiles, each drawn with its upper left corner at (0, 0) --------------------------------------

    def factory(self, tile: int, wide: float, tall: float, owner: int) -> Markup:
        """A tile of the display; one that somebody has shows whose it is."""
        return self.keep(f"factory {tile} {wide} {owner}", lambda: self._factory(tile, wide, tall, owner))

    def _factory(self, tile: int, wide: float, tall: float, owner: int) -> Markup:
        name = self.short_name(tile)
        room = wide - (34 if owner >= 0 else 14)
        size = fitting(name, room, 12.5, 11, bold=True)
        gone = "quiet" if owner >= 0 else ""
        parts = [
            halo(0, 0, wide, tall, 6, 1),
            card(0, 0, wide, tall, "tapped" if owner >= 0 else "", 6),
            words(7, tall * 0.4, wrapped(name, room, size, 1, bold=True)[0], size, gone, bold=owner < 0),
            self._bonus(tile, 7, tall * 0.72, wide - 14, owner >= 0),
        ]
        if owner >= 0:
            parts.append(crest(owner, wide - 23, 3, 18))
        return join(parts)

    def _bonus(self, tile: int, x: float, y: float, width: float, gone: bool = False) -> Markup:
        """When a bonus applies, what it is about, and what it does; y is the middle of the line."""
        says = self.effect(tile)
        size = fitting(says, width - 32, self.text, 11)
        dim = "dim" if gone else ""
        return (
            icon(self.timing(tile), x, y - 6, 12, dim)
            + icon(self.effect_icon(tile), x + 15, y - 7, 14, dim)
            + words(x + 32, y + 4, wrapped(says, width - 31, size, 1)[0], size, "quiet" if gone else "")
        )

    def works(self, tile: int, wide: float, tall: float) -> Markup:
        """A factory as it stands on a player's board: without what changes."""
        return self.keep(f"works {tile} {wide}", lambda: self._works(tile, wide, tall))

    def _works(self, tile: int, wide: float, tall: float) -> Markup:
        good = tile // TILES_PER_GOOD
        name = self.texts.member(self.game.names.factory, tile)
        if measure(name, 11, bold=True) > wide - 14:
            name = self.short_name(tile)
        size = fitting(name, wide - 14, 12 if self.narrow else 11.5, 11, bold=True)
        return join(
            [
                halo(0, 0, wide, tall, 7, 1),
                card(0, 0, wide, tall),
                head(0, 0, wide, 21, GOOD_COLOURS[good], "asanoha"),
                words(7, 15, wrapped(name, wide - 12, size, 1, bold=True)[0], size, "on-band", bold=True),
                self._bonus(tile, 7, tall - 11, wide - 12),
            ]
        )

    def no_works(self, good: int, wide: float, tall: float) -> Markup:
        """The place of a factory that is not built yet."""
        return self.keep(f"no works {good} {wide}", lambda: self._no_works(good, wide, tall))

    def _no_works(self, good: int, wide: float, tall: float) -> Markup:
        need = [(self.box.need[good], "technology"), (self.box.coal[good], "coal")]
        return join(
            [
                halo(0, 0, wide, tall, 7, 1),
                rect(0.5, 0.5, wide - 1, tall - 1, "lot", 7),
                icon(GOOD_IDS[good], wide / 2 - 13, tall / 2 - 31, 26, "dim"),
                words(wide / 2, tall / 2 + 12, self.good(good), 12.5, "quiet", "middle", bold=True),
                words(12, tall / 2 + 33, LEVELS[self.box.level[good]], 13, "serif quiet"),
                tag(wide - 10 - tag_width(need, 14, 8), tall / 2 + 28, need, 14, 8, ("quiet", "quiet")),
            ]
        )

    def contract(self, number: int, wide: float, tall: float, done: bool, serving: int = -1) -> Markup:
        """A contract; while it is being fulfilled, `serving` is the place of the number that is asked for."""
        key = f"contract {number} {wide} {done} {serving}"
        return self.keep(key, lambda: self._contract(number, wide, tall, done, serving))

    def _contract(self, number: int, wide: float, tall: float, done: bool, serving: int) -> Markup:
        box = self.box
        name = self.hyphenated(self.texts.member(self.game.names.contract, number))
        gains = self.amounts(box.contract_bonus[number])
        steps = [(f"+{box.contract_income[number]}", "income")]
        quiet = "quiet" if done else ""
        size = 13 if tag_width(gains, 13) + tag_width(steps, 13) < wide - 16 else 12.5
        parts = [halo(0, 0, wide, tall, 7, 1), card(0, 0, wide, tall, "tapped" if done else "")]
        lines = wrapped(name, wide - 12, self.text, 2, bold=True)
        parts.append(paragraph(6, 15 if len(lines) > 1 else 21, lines, self.text, 12.5, quiet, bold=True))
        for place, n in enumerate(box.demand[number]):
            left = 6 + place * 22
            served = done or place < serving
            looks = "step done" if served else "step lit" if place == serving else "step"
            parts.append(rect(left, tall - 45, 19, 19, looks, 4))
            parts.append(words(left + 9.5, tall - 30.5, n, 13.5, "quiet" if served else "", "middle", bold=True))
        if done:
            parts.append(icon("check", wide - 22, tall - 45, 17))
        parts.append(tag(6, tall - 13, gains, size, kinds=[quiet]))
        parts.append(tag(wide - 5 - tag_width(steps, size), tall - 13, steps, size, kinds=[quiet]))
        return join(parts)

    def price(self, x: float, y: float, n: int, size: float = 13) -> Markup:
        """Yen at (x, middle y)."""
        return tag(x, y, [(self.money(n), "yen")], size)


# -- pieces ------------------------------------------------------------------------------------------


@cache
def worker(colour: str, size: float) -> Markup:
    return icon(f"worker-{colour}", 0, 0, size)


@cache
def vehicle(kind: str, seat: int, size: float) -> Markup:
    """A train or ship of a player; its disc stands out above the square of that size."""
    scale = size / 24
    return icon(f"{kind}-{seat}", 0, -VEHICLE_RISE * scale, VEHICLE_BOX * scale)


@cache
def influence(seat: int, value: int, size: float) -> Markup:
    """An influence tile: its value and the mark of its owner on the owner's colour."""
    number = element(
        "text",
        escape(str(value)),
        class_="bold",
        style="fill:var(--on-seat)",
        x=f"{size * 0.33:.4g}",
        y=f"{size * 0.66:.4g}",
        font_size=f"{size * 0.58:.4g}",
        text_anchor="middle",
    )
    return use(f"i-influence-{seat}", width=size, height=size) + number


@cache
def flag(seat: int, size: float) -> Markup:
    """The marker on a track."""
    half = size / 2
    mark = icon(f"mark-{seat}", size * 0.2, size * 0.2, size * 0.6, "on-seat")
    return classed(f"seat-{seat}", circle(half, half, half, "f-seat edge"), mark)
