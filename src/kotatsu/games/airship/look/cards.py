"""What is printed on tiles, airships, facilities and contracts, each drawn with its upper left corner at (0, 0)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kotatsu.board import printing
from kotatsu.board.markup import EMPTY, Markup, element, escape, icon, join, rect, shapes, use
from kotatsu.board.ornaments import card, fitting, halo, head, measure, paragraph, tag, tag_width, words
from kotatsu.core.bits import members
from kotatsu.core.texts import Texts
from kotatsu.games.airship.components import GUILD, KIND, KIND_IDS, RESOURCE_IDS, VALLEY, Box
from kotatsu.games.airship.costs import discount
from kotatsu.games.airship.look.describe import Teller
from kotatsu.games.airship.meta import Airship
from kotatsu.games.airship.moves import RESOURCES
from kotatsu.games.airship.names import Names
from kotatsu.games.airship.state import AirshipState

KIND_COLOURS = (
    "matcha", "stone", "copper", "asagi", "indigo", "wisteria", "bronze", "copper", "vermilion", "night", "indigo",
)  # fmt: skip
ALL_RESOURCES = (1 << RESOURCES) - 1
NO_VALUES: dict[str, object] = {}
REMEMBERED = 5000  # messages and drawings
WIDE_TILE, NARROW_TILE = (112.0, 97.0), (80.0, 106.0)
ROCK = 15.0  # how far the rock of an island hangs below it
SKYLINE = 9.0  # how far the houses of a developed island stand above it


class Due(NamedTuple):
    """One part of a price: what it is now, before discounts, and whether it cannot be paid."""

    resource: int
    now: int
    before: int
    lack: bool = False


def dues(view: AirshipState, seat: int, kind: int, cost: Sequence[int], strict: bool = False) -> list[Due]:
    """A price as a player would pay it; `strict` marks what the player lacks. Seats below 0 pay the printed price."""
    found: list[Due] = []
    for resource, n in enumerate(cost):
        if n:
            less = discount(view, seat, kind, resource) if seat >= 0 and kind >= 0 else 0
            now = max(0, n - less)
            lack = strict and seat >= 0 and view.players[seat].stock[resource] < now
            found.append(Due(resource, now, n, lack))
    return found


def price_width(items: Sequence[Due], size: float = 15, gap: float = 6) -> float:
    wide = gap * (len(items) - 1)
    for due in items:
        wide += measure(str(due.now), size * 0.9, bold=True) + size + 2
        if due.now != due.before:
            wide += measure(str(due.before), max(11.0, size * 0.75)) + 4
    return wide


def price(x: float, y: float, items: Sequence[Due], size: float = 15, gap: float = 6) -> Markup:
    """A price in a row, left edge at x, vertical middle at y; what a discount has lowered stands struck out before it."""
    markup: list[Markup] = []
    small = max(11.0, size * 0.75)
    for due in items:
        if due.now != due.before:
            markup.append(
                element(
                    "text",
                    escape(str(due.before)),
                    class_="quiet",
                    x=x,
                    y=y + size * 0.33 - 2.5,
                    font_size=small,
                    text_decoration="line-through",
                )
            )
            x += measure(str(due.before), small) + 4
        markup.append(words(x, y + size * 0.33, due.now, size * 0.9, "lack" if due.lack else "", bold=True))
        x += measure(str(due.now), size * 0.9, bold=True) + 2
        markup.append(icon(RESOURCE_IDS[due.resource], x, y - size / 2, size))
        x += size + gap
    return join(markup)


class Print(printing.Print[AirshipState, Box, Names]):
    """Everything printed, in one language and at one size of type. Nothing of it changes during a game."""

    def __init__(self, game: Airship, texts: Texts, narrow: bool) -> None:
        super().__init__(game, texts, narrow)
        self.tile_width, self.tile_height = NARROW_TILE if narrow else WIDE_TILE
        self.head_height = 31.0 if narrow else 22.0
        self.contract_width, self.contract_height = (118.0, 84.0) if narrow else (116.0, 78.0)

    # -- tiles ------------------------------------------------------------------------------------

    def tile(self, tile: int, developed: bool) -> Markup:
        """A floating island: its name, what its action does, and the bonus of its developed side."""
        return self.keep(f"tile {tile} {developed}", lambda: self._tile(tile, developed))

    def _tile(self, tile: int, developed: bool) -> Markup:
        kind = KIND[tile]
        wide, tall, top = self.tile_width, self.tile_height, self.head_height
        colour = KIND_COLOURS[kind]
        name = self.texts.member(self.game.names.tile, tile)
        size, lines = self.titled(name, wide - 10, 12.5)
        if not self.narrow:
            size, lines = fitting(name, wide - 12, 12.5, 11, bold=True), [name]
        first = top / 2 + 4.5 - 6 * (len(lines) - 1)
        parts = [
            _ground(self.narrow, developed),
            halo(0, 0, wide, tall, 7, 2.5),
            card(0, 0, wide, tall, "", 7),
            head(0, 0, wide, top, colour, "clouds" if developed else "", 6),
            paragraph(6, first, lines, size, 12.5, "on-band", bold=True),
            self._chips(kind, developed, top + 34),
            self.action(kind) if kind != GUILD else EMPTY,
        ]
        return join(parts)

    def _chips(self, kind: int, developed: bool, y: float) -> Markup:
        """The bonus of the developed side with its resource symbols, and what others on the tile get."""
        box = self.box
        size = 13.0
        bonus = "any" if box.bonus_of[kind] == ALL_RESOURCES else ""
        symbols = [bonus] if bonus else [RESOURCE_IDS[resource] for resource in members(box.bonus_of[kind])]
        amount = f"+{box.bonus_n[kind]}"
        inner = measure(amount, 11.5, bold=True) + 2 + len(symbols) * (size + 1)
        parts = [rect(5, y - 9, inner + 9, 18, "step lit" if developed else "lot", 5)]
        parts.append(words(9, y + 4, amount, 11.5, "" if developed else "quiet", bold=True))
        x = 9 + measure(amount, 11.5, bold=True) + 2
        for name in symbols:
            parts.append(icon(name, x, y - size / 2, size))
            x += size + 1
        if kind <= VALLEY:
            more = f"+{box.piggyback_n[kind]}"
            left = self.tile_width - 19
            if not self.narrow:  # there the plus of the icon must do
                parts.append(words(left + 14, y + 4, more, 11.5, "quiet", "end", bold=True))
                left -= measure(more, 11.5, bold=True) + 2
            parts.append(icon("rider", left, y - 7, 14))
        return join(parts)

    def action(self, kind: int, hire: Sequence[Due] = ()) -> Markup:
        """What the action of a tile gives, as a picture and a tag."""
        size = 15.0 if self.narrow else 18.0
        picture = 22.0 if self.narrow else 26.0
        y = self.head_height + (13 if self.narrow else 13.5)
        x = 5.0
        parts = [icon(KIND_IDS[kind], x, y - picture / 2 + 0.5, picture)]
        x += picture + (4 if self.narrow else 8)
        amounts = [(n, RESOURCE_IDS[resource]) for resource, n in enumerate(self.box.gain[kind]) if n]
        plus = "" if self.narrow and len(amounts) > 1 else "+"
        gains = [(f"{plus}{n}", name) for n, name in amounts]
        if gains:
            parts.append(tag(x, y, gains, size if len(gains) == 1 else size - 2.5, 3))
        elif kind == GUILD:
            small = 13.0 if self.narrow else 15.0
            parts.append(price(x, y, hire, small))
            x += price_width(hire, small) + 2
            if x + small + 10 < self.tile_width:
                parts.append(words(x, y + 4, "→", 11.5, "quiet"))
                x += 13
            if x + small < self.tile_width:
                parts.append(icon("worker", x, y - small / 2, small))
        else:
            parts.append(self._deed(kind, x, y, size))
        return join(parts)

    def _deed(self, kind: int, x: float, y: float, size: float) -> Markup:
        """What other tiles let one do."""
        number, name = {
            "shipyard": ("1", "ship-residential_wood"),
            "architect": ("1", "clock_tower"),
            "workshop": ("1", "upgrade"),
            "market": ("+1", "contract"),
            "lighthouse": ("2", "shift"),
            "port": (self.word("all"), "worker"),
        }[KIND_IDS[kind]]
        return tag(x, y, [(number, name)], size)

    # -- contracts --------------------------------------------------------------------------------

    def contract(self, card_: int, stages: int, stock: Sequence[int]) -> Markup:
        """A contract with the stages left for it; what the owner lacks stands out. Without a stock nothing does."""
        wide, tall = self.contract_width, self.contract_height
        box = self.box
        cost = [(n, RESOURCE_IDS[resource]) for resource, n in enumerate(box.contract_cost[card_]) if n]
        lack = [
            "lack" if stock and n > stock[resource] else "" for resource, n in enumerate(box.contract_cost[card_]) if n
        ]
        face = self.keep(f"contract {card_}", lambda: self._contract(card_))
        left = tag(wide - 7 - tag_width([(stages, "stage")], 14), 15, [(stages, "stage")], 14)
        return face + left + tag(8, tall - 33, cost, 16, 6, lack)

    def _contract(self, card_: int) -> Markup:
        wide, tall = self.contract_width, self.contract_height
        size, name = self.titled(self.texts.member(self.game.names.contract, card_), wide - 40, 12)
        gives = [(self.box.contract_vp[card_], "points"), (self.box.contract_gold[card_], "gold")]
        first = 15 if len(name) > 1 else 20
        return join(
            [
                halo(0, 0, wide, tall),
                card(0, 0, wide, tall),
                paragraph(8, first, name, size, 12.5, "", bold=True),
                words(7, tall - 8.5, "→", 13, "quiet"),
                tag(24, tall - 13, gives, 16, 8),
            ]
        )


def _ground(narrow: bool, developed: bool) -> Markup:
    """The rock below an island, overgrown once the island is developed; then there are also roofs and a tower above it."""
    at = _size_name(narrow)
    rock = use(f"rock-{at}", "b-matcha" if developed else "b-stone") + use(f"facets-{at}", "disc", opacity=".16")
    return rock + use(f"roofs-{at}", "disc") + use(f"doors-{at}", "b-night") if developed else rock


def _size_name(narrow: bool) -> str:
    return "narrow" if narrow else "wide"


def grounds() -> Markup:
    """The shapes around the islands at both sizes: they never change, so a page has them once, with its icons."""
    return shapes(
        (f"{name}-{_size_name(narrow)}", points)
        for narrow, (wide, tall) in ((False, WIDE_TILE), (True, NARROW_TILE))
        for name, points in (*_rock(wide, tall - 6), *_skyline(wide - 8))
    )


def _rock(wide: float, y: float) -> list[tuple[str, str]]:
    """The underside of an island and the light on it; y is where it begins."""
    points = (
        f"M5 {y:g}L{wide * 0.12:g} {y + 11:g} {wide * 0.2:g} {y + 9:g} {wide * 0.3:g} {y + 15:g} {wide * 0.42:g} {y + 12:g}"
        f" {wide * 0.5:g} {y + 21:g} {wide * 0.6:g} {y + 13:g} {wide * 0.7:g} {y + 16:g} {wide * 0.8:g} {y + 9:g}"
        f" {wide * 0.9:g} {y + 11:g} {wide - 5:g} {y:g}Z"
    )
    facets = (
        f"M{wide * 0.3:g} {y:g}L{wide * 0.42:g} {y + 12:g} {wide * 0.5:g} {y + 21:g} {wide * 0.56:g} {y:g}ZM{wide * 0.72:g} {y:g}"
        f"L{wide * 0.7:g} {y + 16:g} {wide * 0.8:g} {y + 9:g} {wide * 0.84:g} {y:g}Z"
    )
    return [("rock", points), ("facets", facets)]


def _skyline(right: float) -> list[tuple[str, str]]:
    """Roofs and a tower above the upper edge of a developed island, and their doors."""
    roofs = f"M7 2V-3l6-5 6 5V2ZM21 2v-5h8v5ZM{right - 36:g} 2v-4l9-5 9 5v4ZM{right - 14:g} 2v-9h-2l5-2.5 5 2.5h-2v9Z"
    doors = f"M12 2v-3h2v3ZM24 2v-2.5h2V2ZM{right - 28:g} 2v-3h2v3ZM{right - 10:g} 0v-4h2v4Z"
    return [("roofs", roofs), ("doors", doors)]


class QuickTeller(Teller):
    """Tells a view in words that are remembered from one drawing to the next."""

    def __init__(self, printed: Print, view: AirshipState, texts: Texts) -> None:
        super().__init__(printed.game, view, texts)
        self.print = printed

    def say(self, name: str, **values: object) -> str:
        return self.print.told(f"table-{name}", values)

    def resource(self, number: int, n: int = 1) -> str:
        return self.print.told(f"resource-{RESOURCE_IDS[number]}", {"n": n})
