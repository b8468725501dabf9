"""What is printed on tiles and contracts, each drawn with its upper left corner at (0, 0), and prices as a player pays them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kotatsu.board import printing
from kotatsu.board.markup import Markup, element, escape, icon, join, rect, shapes, use
from kotatsu.board.ornaments import SHY, card, fitting, halo, lettering, measure, tag, tag_width, wrapped
from kotatsu.core.bits import members
from kotatsu.core.texts import Texts
from kotatsu.games.airship.components import GUILD, KIND, KIND_IDS, RESOURCE_IDS, VALLEY, Box
from kotatsu.games.airship.costs import discount
from kotatsu.games.airship.look import art
from kotatsu.games.airship.look.describe import Teller
from kotatsu.games.airship.meta import Airship
from kotatsu.games.airship.names import Names
from kotatsu.games.airship.state import AirshipState
from kotatsu.games.airship.steps.free import ALL_RESOURCES

KIND_COLOURS = (
    "matcha", "stone", "copper", "asagi", "indigo", "wisteria", "bronze", "copper", "vermilion", "night", "indigo",
)  # fmt: skip
WIDE_TILE, NARROW_TILE = 99.0, 78.0  # how wide an island is
URGENCY = ("vermilion", "bronze", "asagi")  # of contracts with one, two and three stages left
BAND = 20.0  # the nameplate of an island
ROCK, NARROW_ROCK = 11.0, 7.0  # how far its rock hangs below it, on a desk and on a phone: not onto the next one
BEHIND = 5.0  # and how far it reaches up behind it
LEAST, LEAST_NARROW = 13.5, 13.0  # the size of the smallest words


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
        wide += measure(str(due.now), size * 0.94, bold=True) + size + 2
        if due.now != due.before:
            wide += measure(str(due.before), LEAST) + 4
    return wide


def price(x: float, y: float, items: Sequence[Due], size: float = 15, gap: float = 6) -> Markup:
    """A price in a row, left edge at x, vertical middle at y; what a discount has lowered stands struck out before it."""
    markup: list[Markup] = []
    for due in items:
        if due.now != due.before:
            markup.append(
                element(
                    "text",
                    escape(str(due.before)),
                    class_="quiet",
                    x=x,
                    y=y + size * 0.33,
                    font_size=LEAST,
                    text_decoration="line-through",
                )
            )
            x += measure(str(due.before), LEAST) + 4
        markup.append(lettering(x, y + size * 0.33, due.now, size * 0.94, "lack" if due.lack else "", bold=True))
        x += measure(str(due.now), size * 0.94, bold=True) + 2
        markup.append(icon(RESOURCE_IDS[due.resource], x, y - size / 2, size))
        x += size + gap
    return join(markup)


class Print(printing.Print[AirshipState, Box, Names]):
    """Everything printed, in one language and at one size of type. Nothing of it changes during a game."""

    def __init__(self, game: Airship, texts: Texts, narrow: bool) -> None:
        super().__init__(game, texts, narrow, LEAST_NARROW if narrow else LEAST)
        self.tile_width = NARROW_TILE if narrow else WIDE_TILE
        self.ground = round(self.tile_width * art.GROUND / 100)  # what stands on an island
        self.tile_height = self.ground + BAND + (42 if narrow else 46)
        self.contract_width, self.contract_height = (174.0, 78.0) if narrow else (150.0, 84.0)

    def titled(self, name: str, width: float, size: float, most: int = 2) -> tuple[float, list[str]]:
        """A bold name in lines, and the size at which its longest part fits."""
        name = self.hyphenated(name)
        longest = max(name.replace(SHY, "- ").split(), key=len)
        size = fitting(longest, width, size, self.text, bold=True)
        return size, wrapped(name, width, size, most, bold=True)

    # -- tiles ------------------------------------------------------------------------------------

    def tile(self, tile: int, developed: bool) -> Markup:
        """A floating island: what stands on it, its name, what its action does, and the bonus of its developed side."""
        return self.keep(f"tile {tile} {developed}", lambda: self._tile(tile, developed))

    def _tile(self, tile: int, developed: bool) -> Markup:
        kind = KIND[tile]
        wide, tall, top = self.tile_width, self.tile_height, self.ground
        return join(
            [
                use(f"rock-{_size_name(self.narrow)}", "air-moss" if developed else "air-cliff"),
                use(f"facets-{_size_name(self.narrow)}", "air-mist", opacity=".18"),
                halo(0, 0, wide, tall, 12, 1.5),
                element("rect", class_="air-mist", width=wide, height=tall, rx=12, opacity=".42"),
                art.island_picture(KIND_IDS[kind], developed, wide),
                rect(0, top + 6, wide, tall - top - 6, "card", 8),
                element("rect", class_=f"b-{KIND_COLOURS[kind]}", y=top - 0.5, width=wide, height=BAND),
                self._name(tile, kind),
                self._chips(kind, developed),
                self.action(kind),
            ]
        )

    def _name(self, tile: int, kind: int) -> Markup:
        """The longest form of its name that fits the nameplate."""
        name = self.texts.member(self.game.names.tile, tile)
        room = self.tile_width - 2
        if measure(name, self.text) > room:
            number = name.rpartition(" ")[2] if name[-1].isdigit() else ""
            name = f"{self.word(f'short-{KIND_IDS[kind]}')} {number}".strip()
        bold = measure(name, self.text, bold=True) <= room
        return lettering(self.tile_width / 2, self.ground + 14.5, name, self.text, "on-band", "middle", bold=bold)

    def _chips(self, kind: int, developed: bool) -> Markup:
        """The bonus of the developed side with its resource symbols, and what others on the tile get."""
        box = self.box
        y = self.tile_height - 12.5
        bonus = "any" if box.bonus_of[kind] == ALL_RESOURCES else ""
        symbols = [bonus] if bonus else [RESOURCE_IDS[resource] for resource in members(box.bonus_of[kind])]
        size = 12.0 if self.narrow and len(symbols) > 1 else 14.0
        amount = f"+{box.bonus_n[kind]}"
        across = measure(amount, self.text, bold=True)
        parts = [rect(4, y - 9, across + len(symbols) * (size + 1) + 10, 19, "step lit" if developed else "lot", 6)]
        parts.append(lettering(8, y + 5, amount, self.text, "" if developed else "quiet", bold=True))
        x = 8 + across + 2
        for name in symbols:
            parts.append(icon(name, x, y - size / 2 + 0.5, size, "" if developed else "dim"))
            x += size + 1
        if kind <= VALLEY:
            more = f"+{box.piggyback_n[kind]}"
            left = self.tile_width - (18 if self.narrow else 21)
            if not self.narrow:  # there the plus of the icon must do
                parts.append(lettering(left + 16, y + 5, more, self.text, "quiet", "end", bold=True))
                left -= measure(more, self.text, bold=True) + 1
            parts.append(icon("rider", left, y - 7.5, 15))
        return join(parts)

    def action(self, kind: int) -> Markup:
        """What the action of a tile gives, under its name; hiring has a price that depends on who looks."""
        if kind == GUILD:
            return Markup("")
        size = 15.0 if self.narrow else 18.0
        y = self.action_line
        amounts = [(n, RESOURCE_IDS[resource]) for resource, n in enumerate(self.box.gain[kind]) if n]
        gains = [(f"+{n}", name) for n, name in amounts]
        if gains:
            if tag_width(gains, size, 5) > self.tile_width - 8:
                size = self.text / 0.9
            return tag((self.tile_width - tag_width(gains, size, 5)) / 2, y, gains, size, 5)
        return self._deed(kind, y, size)

    @property
    def action_line(self) -> float:
        """The vertical middle of what an island says about its action."""
        return self.ground + BAND + (10.5 if self.narrow else 12)

    def hire(self, cost: Sequence[Due]) -> Markup:
        """What a new worker costs."""
        size = 14.5 if self.narrow else 16.0
        arrow = 16.0
        wide = price_width(cost, size) + arrow + size
        x = (self.tile_width - wide) / 2
        y = self.action_line
        parts = [price(x, y, cost, size), icon("worker", x + wide - size, y - size / 2, size)]
        if wide <= self.tile_width:
            parts.append(lettering(x + price_width(cost, size) + 1, y + 5, "→", self.text, "quiet"))
        return join(parts)

    def _deed(self, kind: int, y: float, size: float) -> Markup:
        """What other tiles let one do: a word and a picture."""
        word, name = {
            "shipyard": (self.word("build"), "ship-residential_wood"),
            "architect": (self.word("build"), "clock_tower"),
            "workshop": (self.word("enlarge"), "upgrade"),
            "market": ("+1", "contract"),
            "lighthouse": ("2 ×", "shift"),
            "port": (self.word("all"), "port"),
        }[KIND_IDS[kind]]
        gap = 3.0 if self.narrow else 5.0
        bold = measure(word, self.text, bold=True) + gap + size <= self.tile_width - 6
        wide = measure(word, self.text, bold) + gap + size
        x = (self.tile_width - wide) / 2
        return lettering(x, y + 5, word, self.text, bold=bold) + icon(name, x + wide - size, y - size / 2, size)

    # -- contracts --------------------------------------------------------------------------------

    def contract(self, card_: int, stages: int, stock: Sequence[int]) -> Markup:
        """A contract with the stages left for it; what the owner lacks stands out. Without a stock nothing does."""
        wide, tall = self.contract_width, self.contract_height
        costs = [(resource, n) for resource, n in enumerate(self.box.contract_cost[card_]) if n]
        cost = [(n, RESOURCE_IDS[resource]) for resource, n in costs]
        lack = ["lack" if stock and n > stock[resource] else "" for resource, n in costs]
        face = self.keep(f"contract {card_}", lambda: self._contract(card_))
        left = [(stages, "stage")]
        edge = rect(1, 0, wide - 2, 4, f"b-{URGENCY[min(stages, len(URGENCY)) - 1]}", 2)
        return face + edge + tag(wide - 6 - tag_width(left, 16), 17, left, 16) + tag(10, tall - 37, cost, 18, 7, lack)

    def _contract(self, card_: int) -> Markup:
        """Paper with a seal: its name, and what it brings."""
        wide, tall = self.contract_width, self.contract_height
        name = self.texts.member(self.game.names.contract, card_)
        size = fitting(name, wide - 56, 14.5, self.text, bold=True)
        gives = [(f"+{self.box.contract_vp[card_]}", "points"), (f"+{self.box.contract_gold[card_]}", "gold")]
        return join(
            [
                halo(0, 0, wide, tall),
                card(0, 0, wide, tall),
                lettering(9, 22, name, size, bold=True),
                rect(6, tall - 25, wide - 12, 20, "step", 6),
                lettering(10, tall - 10, "→", 14, "quiet"),
                tag(29, tall - 15, gives, 16, 9),
            ]
        )


def _size_name(narrow: bool) -> str:
    return "narrow" if narrow else "wide"


def grounds() -> Markup:
    """The rock below the islands at both sizes: it never changes, so a page has it once, with its icons."""
    return shapes(
        (f"{name}-{_size_name(narrow)}", points)
        for narrow, wide in ((False, WIDE_TILE), (True, NARROW_TILE))
        for name, points in _rock(wide, round(wide * art.GROUND / 100) + BAND + (42 if narrow else 46), narrow)
    )


def _rock(wide: float, bottom: float, narrow: bool) -> list[tuple[str, str]]:
    """The underside of an island and the light on it; it begins a little above the bottom of the tile."""
    first = bottom - BEHIND
    deep = (BEHIND + (NARROW_ROCK if narrow else ROCK)) / 16

    def at(across: float, down: float) -> str:
        return f"{wide * across:g} {first + deep * down:g}"

    edge = [(0.12, 8), (0.2, 7), (0.3, 12), (0.42, 9), (0.5, 16), (0.6, 10), (0.7, 13), (0.8, 7), (0.9, 8)]
    points = f"M6 {first:g}L{' '.join(at(*spot) for spot in edge)} {wide - 6:g} {first:g}Z"
    facets = (
        f"M{at(0.3, 0)}L{at(0.42, 9)} {at(0.5, 16)} {at(0.56, 0)}Z"
        f"M{at(0.72, 0)}L{at(0.7, 13)} {at(0.8, 7)} {at(0.84, 0)}Z"
    )
    return [("rock", points), ("facets", facets)]


class QuickTeller(Teller):
    """Tells a view in words that are remembered from one drawing to the next."""

    def __init__(self, printed: Print, view: AirshipState, texts: Texts) -> None:
        super().__init__(printed.game, view, texts)
        self.print = printed

    def say(self, name: str, **values: object) -> str:
        return self.print.told(f"table-{name}", values)

    def phrase(self, name: str, **values: object) -> str:
        return self.print.told(name, values)

    def resource(self, number: int, n: int = 1) -> str:
        return self.print.told(f"resource-{RESOURCE_IDS[number]}", {"n": n})
