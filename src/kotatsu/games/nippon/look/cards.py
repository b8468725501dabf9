"""What is printed on the tiles of Nippon: factories, contracts, prices. And the pieces, each drawn around its own corner."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from kotatsu.board import printing
from kotatsu.board.markup import Markup, circle, classed, element, escape, icon, join, rect, use
from kotatsu.board.ornaments import (
    card,
    crest,
    fitting,
    halo,
    head,
    lettering,
    measure,
    paragraph,
    tag,
    tag_width,
    wrapped,
)
from kotatsu.core.state import NONE
from kotatsu.core.texts import Texts
from kotatsu.games.nippon.components import (
    ADVANCE_INCOME,
    ADVANCE_TECHNOLOGY,
    BONUS_IDS,
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
        super().__init__(game, texts, narrow, 13.0 if narrow else 13.5)
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

    def tile_label(self, tile: int, teller: Callable[[], Teller]) -> str:
        """A factory in words."""
        if tile not in self._labels:
            self._labels[tile] = teller().tile(tile)
        return self._labels[tile]

    # -- tiles, each drawn with its upper left corner at (0, 0) --------------------------------------

    def factory(
        self, tile: int, wide: float, tall: float, owner: str = "", seat: int = NONE, far: bool = False
    ) -> Markup:
        """A tile of the display; one that somebody has shows whose it is, one out of reach is pale."""
        key = f"factory {tile} {wide} {owner} {seat} {far}"
        return self.keep(key, lambda: self._factory(tile, wide, tall, owner, seat, far))

    def _factory(self, tile: int, wide: float, tall: float, owner: str, seat: int, far: bool) -> Markup:
        name = self.short_name(tile)
        gone = seat != NONE
        room = wide - (36 if gone else 16)
        size = fitting(name, room, 15.5, self.text, bold=True)
        pale = "quiet" if gone or far else ""
        parts = [
            halo(0, 0, wide, tall, 7, 1),
            card(0, 0, wide, tall, "tapped" if gone else "closed" if far else ""),
            lettering(9, 21, wrapped(name, room, size, 1, bold=True)[0], size, pale, bold=not gone),
        ]
        if gone:
            says = wrapped(owner, wide - 18, self.text, 2)
            parts.append(crest(seat, wide - 27, 7, 20))
            parts.append(paragraph(9, tall - 12 - 16 * (len(says) - 1), says, self.text, 16, "quiet"))
        elif self.narrow:
            parts.append(self.bonus_below(tile, 9, 31, wide - 14, far))
        else:
            parts.append(self.bonus(tile, 9, 27 + (tall - 27) / 2, wide - 15, far))
        return join(parts)

    def bonus(self, tile: int, x: float, y: float, width: float, pale: bool = False) -> Markup:
        """When a bonus applies, what it is about, and what it does in one or two lines; y is their middle."""
        lines = wrapped(self.hyphenated(self.effect(tile)), width - 38, self.text, 2)
        dim = "dim" if pale else ""
        first = y + 5 - 7.5 * (len(lines) - 1)
        return (
            icon(self.timing(tile), x - 1, y - 7, 14, dim)
            + icon(self.effect_icon(tile), x + 15, y - 8.5, 17, dim)
            + paragraph(x + 38, first, lines, self.text, 15, "quiet" if pale else "")
        )

    def effect_line(self, tile: int, x: float, y: float, width: float) -> Markup:
        """When a bonus applies and what it does, in one line; y is its middle."""
        says = self.effect(tile)
        return icon(self.timing(tile), x + 2, y - 7, 14) + lettering(
            x + 23, y + 5, says, fitting(says, width - 23, 14, self.text), "quiet"
        )

    def bonus_below(self, tile: int, x: float, y: float, width: float, pale: bool = False) -> Markup:
        """The same where there is little room: the icons above the words."""
        dim = "dim" if pale else ""
        lines = wrapped(self.hyphenated(self.effect(tile)), width, self.text, 2)
        return (
            icon(self.timing(tile), x, y + 1, 14, dim)
            + icon(self.effect_icon(tile), x + 18, y - 1, 18, dim)
            + paragraph(x, y + 32, lines, self.text, 15, "quiet" if pale else "")
        )

    def works(self, tile: int, wide: float, tall: float) -> Markup:
        """A factory as it stands on a player's board: without what changes."""
        return self.keep(f"works {tile} {wide} {tall}", lambda: self._works(tile, wide, tall))

    def _works(self, tile: int, wide: float, tall: float) -> Markup:
        good = tile // TILES_PER_GOOD
        name = self.texts.member(self.game.names.factory, tile)
        if measure(name, self.text, bold=True) > wide - 16:
            name = self.short_name(tile)
        size = fitting(name, wide - 16, 14.5, self.text, bold=True)
        return join(
            [
                halo(0, 0, wide, tall, 7, 1),
                card(0, 0, wide, tall),
                head(0, 0, wide, 25, GOOD_COLOURS[good], "asanoha"),
                lettering(8, 18, name, size, "on-band", bold=True),
                self.bonus(tile, 8, tall - 20, wide - 12),
            ]
        )

    def built(self, tile: int, machine: int, wide: float, tall: float) -> Markup:
        """One's own factory in short: its name, what it makes of its coal, its bonus."""
        key = f"built {tile} {machine} {wide}"
        return self.keep(key, lambda: self._built(tile, machine, wide, tall))

    def _built(self, tile: int, machine: int, wide: float, tall: float) -> Markup:
        good = tile // TILES_PER_GOOD
        cost, gain = [(self.box.coal[good], "coal")], [(f"+{1 + machine}", GOOD_IDS[good])]
        name = self.short_name(tile)
        size = self.text / 0.9
        left = 8 + tag_width(cost, size)
        return join(
            [
                card(0, 0, wide, tall),
                head(0, 0, wide, 24, GOOD_COLOURS[good], "asanoha"),
                lettering(8, 17.5, name, fitting(name, wide - 16, 14.5, self.text, bold=True), "on-band", bold=True),
                tag(8, 36, cost, size),
                lettering(left + 4, 41, "→", 13.5, "quiet"),
                tag(left + 24, 36, gain, size),
                icon("machines", wide - 45, 28, 16, "" if machine else "dim"),
                lettering(
                    wide - 8, 41, f"+{machine}" if machine else "–", 14, "" if machine else "quiet", "end", bold=True
                ),
                self.bonus(tile, 8, 65, wide - 12),
            ]
        )

    def unbuilt(self, good: int, wide: float, tall: float) -> Markup:
        """The empty place of a factory in short."""
        name = self.good(good)
        size = fitting(name, wide - 12, 14.5, self.text, bold=True)
        return self.keep(
            f"unbuilt {good} {wide}",
            lambda: (
                rect(0.5, 0.5, wide - 1, tall - 1, "lot", 7)
                + icon(GOOD_IDS[good], wide / 2 - 13, tall / 2 - 26, 26, "dim")
                + lettering(wide / 2, tall / 2 + 20, name, size, "quiet", "middle", bold=True)
            ),
        )

    def no_works(self, good: int, wide: float, tall: float) -> Markup:
        """The place of a factory that is not built yet."""
        return self.keep(f"no works {good} {wide} {tall}", lambda: self._no_works(good, wide, tall))

    def _no_works(self, good: int, wide: float, tall: float) -> Markup:
        need = [(self.box.need[good], "technology"), (self.box.coal[good], "coal")]
        name = self.good(good)
        size = fitting(name, wide - 12, 14.5, self.text, bold=True)
        across = tag_width(need, 16, 12)
        return join(
            [
                halo(0, 0, wide, tall, 7, 1),
                rect(0.5, 0.5, wide - 1, tall - 1, "lot", 7),
                icon(GOOD_IDS[good], wide / 2 - 13, tall / 2 - 37, 26, "dim"),
                lettering(wide / 2, tall / 2 + 8, name, size, "quiet", "middle", bold=True),
                tag((wide - across) / 2, tall / 2 + 27, need, 16, 12, ("quiet", "quiet")),
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
        size = self.text / 0.9
        parts = [halo(0, 0, wide, tall, 7, 1), card(0, 0, wide, tall, "tapped" if done else "")]
        lines = wrapped(name, wide - 8, self.text, 2, bold=True)
        parts.append(paragraph(6, 17 if len(lines) > 1 else 24, lines, self.text, 14.5, quiet, bold=True))
        for place, n in enumerate(box.demand[number]):
            left = 6 + place * 23
            served = done or place < serving
            looks = "step done" if served else "step lit" if place == serving else "step"
            parts.append(rect(left, 37, 20, 21, looks, 4))
            parts.append(lettering(left + 10, 53, n, 14.5, "quiet" if served else "", "middle", bold=True))
        if done:
            parts.append(icon("check", wide - 23, 38, 18))
        parts.append(tag(6, tall - 13, gains, size, kinds=[quiet]))
        parts.append(tag(wide - 4 - tag_width(steps, size), tall - 13, steps, size, kinds=[quiet]))
        return join(parts)

    def reward(self, stack: int, wide: float, tall: float, n: int) -> Markup:
        """A stack of imperial rewards: what the uppermost gives at once, and how many there are."""
        return self.keep(f"reward {stack} {wide} {n}", lambda: self._reward(stack, wide, tall, n))

    def _reward(self, stack: int, wide: float, tall: float, n: int) -> Markup:
        bonus = stack % len(BONUS_IDS)
        gives = [(self.money(self.box.bonus[bonus]), BONUS_IDS[bonus])]
        stacked = [rect(3.0 * k, 2.5 * k, wide - 6, tall - 5, "card", 6) for k in range(min(n, 3))][::-1]
        size = self.text / 0.9
        middle = (tall - 5) / 2
        return join(
            [
                halo(0, 0, wide, tall, 7, 1),
                *(stacked or [rect(0.5, 0.5, wide - 1, tall - 1, "lot", 6)]),
                tag(7, middle, gives, size, kinds=["" if n else "quiet"]),
                lettering(wide - 12, middle + 5, f"×{n}", self.text, "quiet", "end"),
            ]
        )


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
