"""The cards of Yokohama Duel as they are drawn: technology, church, bonus, order, exchange, strength."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from kotatsu.board import printing
from kotatsu.board.markup import EMPTY, Markup, circle, classed, icon, join, path, rect
from kotatsu.board.ornaments import (
    card,
    halo,
    head,
    lettering,
    measure,
    outline,
    paragraph,
    stamped,
    tag,
    tag_width,
    wrapped,
)
from kotatsu.core.state import NONE
from kotatsu.core.texts import Texts
from kotatsu.games.yokohama.components import FROM_BONUS, FROM_CHURCH, FROM_ORDER, STRENGTH_BONUS, TECH_IDS, Box
from kotatsu.games.yokohama.look.describe import Teller
from kotatsu.games.yokohama.meta import Yokohama
from kotatsu.games.yokohama.names import Names
from kotatsu.games.yokohama.state import YokohamaState

GOOD_ICONS = ("copper", "silk", "tea", "fish")
REWARD_ICONS = (*GOOD_ICONS, "yen", "import", "flip", "order", "extra-1", "extra-2", "bonus")
HEAD = 36.0  # height of the head of a technology or church card: two lines

COST_SIZES = (((19.0, 7.0), (15.0, 3.0)), ((17.0, 5.0), (14.5, 2.0)))  # icons and gaps of three and four goods

Item = tuple[object, str]


class Print(printing.Print[YokohamaState, Box, Names]):
    """What is printed on the cards in one language, at one size of type. Nothing of it changes during a game."""

    def __init__(self, game: Yokohama, texts: Texts, narrow: bool) -> None:
        super().__init__(game, texts, narrow, 13.0 if narrow else 13.5)
        self.lead = self.text + 2.5
        self.gap = 6.0 if narrow else 8.0
        self.card_width = 112.0 if narrow else 126.0
        self.card_height = 136.0 if narrow else 112.0
        self.order_height = 120.0 if narrow else 112.0
        self.church_width = 112.0 if narrow else 104.0
        self.church_height = 88.0 if narrow else 94.0
        self.bonus_width = 106.0 if narrow else 90.0
        self.bonus_height = 108.0 if narrow else 94.0
        self.trade_height = 44.0 if narrow else 36.0
        self._labels: dict[str, str] = {}

    def title(self, name: str, width: float, most: int = 2) -> list[str]:
        """A name in lines; its words are broken, where a reader would, only if there is no other way."""
        lines = wrapped(name, width, self.text, most + 1, bold=True)
        whole = all(measure(word, self.text, bold=True) <= width for word in name.split())
        return (
            lines if whole and len(lines) <= most else wrapped(self.hyphenated(name), width, self.text, most, bold=True)
        )

    # -- names for readers ------------------------------------------------------------------------

    def label(self, kind: str, number: int, teller: Teller) -> str:
        """A card in words."""
        key = f"{kind} {number}"
        if key not in self._labels:
            tell = {"tech": teller.tech, "church": teller.church, "bonus": teller.bonus, "order": teller.order}
            self._labels[key] = tell[kind](number)
        return self._labels[key]

    # -- rewards and costs ------------------------------------------------------------------------

    def rewards(self, source: int, number: int, start: int = 0) -> list[Item]:
        row = self.box.rewards[source][number][start:]
        pairs = zip(row[::2], row[1::2], strict=True)
        return [(1 if kind == STRENGTH_BONUS else n, REWARD_ICONS[kind]) for kind, n in pairs]

    # -- cards, each drawn with its upper left corner at (0, 0) -------------------------------------

    def tech(self, number: int, state: str = "", wide: float = 0) -> Markup:
        """`state` is "", "tapped" for a card used this round or "priced" for one with a price at its foot."""
        return self.keep(f"tech {number} {state} {wide}", lambda: self._tech(number, state, wide or self.card_width))

    def _tech(self, number: int, state: str, wide: float) -> Markup:
        tall = self.card_height
        large = wide > self.card_width
        size, lead = (15.0, 18.0) if large else (self.text, self.lead)
        name = self.texts.member(self.game.names.tech, number)
        title = [name] if large else self.title(name, wide - 38)
        once = self.game.components.all("technology_cards")[number].flag("once_per_round")
        body = wrapped(self.say(f"tech-{TECH_IDS[number]}"), wide - 14, size, 6 if self.narrow else 4)
        used = state == "tapped"
        mark = icon("again", 7, tall - 19, 13, "dim" if used else "")
        if state != "priced":
            mark += lettering(24, tall - 7.5, self.word("tapped" if used else "once"), self.text, "quiet")
        parts = [
            halo(0, 0, wide, tall),
            card(0, 0, wide, tall, "tapped" if used else ""),
            head(0, 0, wide, HEAD, "stone" if used else "indigo", "asanoha"),
            paragraph(8, 23 if len(title) == 1 else 15.5, title, size, 15.5, "on-band", bold=True),
            circle(wide - 16, HEAD / 2, 12, "disc"),
            lettering(wide - 16, HEAD / 2 + 6, self.box.production[number], 17, "serif b-text-indigo", "middle"),
            paragraph(8, HEAD + lead, body, size, lead),
            mark if once else EMPTY,
        ]
        return join(parts)

    def church(self, number: int) -> Markup:
        return self.keep(f"church {number}", lambda: self._church(number))

    def _church(self, number: int) -> Markup:
        wide, tall = self.church_width, self.church_height
        name = self.title(self.texts.member(self.game.names.church, number), wide - 10)
        points = [(self.box.church_points[number], "points")]
        down = (tall - HEAD) * 0.28
        return join(
            [
                halo(0, 0, wide, tall),
                card(0, 0, wide, tall),
                head(0, 0, wide, HEAD, "wisteria", "clouds"),
                paragraph(8, 23 if len(name) == 1 else 15.5, name, self.text, 15.5, "on-band", bold=True),
                tag(8, HEAD + down, [(self.box.faith[number], "faith")], 18),
                tag(wide - 8 - tag_width(points, 18), HEAD + down, points, 18),
                self._gain(8, tall - (tall - HEAD) * 0.27, self.rewards(FROM_CHURCH, number)),
            ]
        )

    def _gain(self, x: float, y: float, items: list[Item]) -> Markup:
        return lettering(x, y + 5, "→", 14, "quiet") + tag(x + 19, y, items, 17)

    def bonus(self, number: int, lit: int = NONE) -> Markup:
        """A strength bonus card with its number; the rows up to `lit` are those it would pay now."""
        return self.keep(f"bonus {number} {lit}", lambda: self._bonus(number, lit))

    def _bonus(self, number: int, lit: int) -> Markup:
        wide, tall = self.bonus_width, self.bonus_height
        parts = [halo(0, 0, wide, tall), card(0, 0, wide, tall)]
        shown = 0
        high = (tall - 16) / 3
        for level, needed in enumerate(self.box.bonus_levels):
            row = 6 + level * (high + 2)
            more = self.rewards(FROM_BONUS + level, number, shown)
            shown = len(self.box.rewards[FROM_BONUS + level][number])
            above = level == len(self.box.bonus_levels) - 1
            parts += [
                rect(6, row, wide - 12, high, "step lit" if level <= lit else "step", 5),
                lettering(13, row + high / 2 + 5.5, f"{needed}{'+' * above}", 16, "serif quiet"),
                tag(wide - 13 - tag_width(more, 20), row + high / 2, more, 20),
            ]
        return join([*parts, badge(wide - 4, 4, number + 1, "b-stone")])

    def order(self, number: int, goods: list[int], slot: int = 0) -> Markup:
        """An order with its cost; what the owner lacks of it stands out. `slot` numbers drawn cards."""
        wide, tall = self.card_width, self.order_height
        cost = [(n, GOOD_ICONS[good]) for good, n in enumerate(self.box.order_cost[number]) if n]
        lack = ["lack" if n > goods[good] else "" for good, n in enumerate(self.box.order_cost[number]) if n]
        size, gap = (19.0, 9.0) if len(cost) < 3 else COST_SIZES[self.narrow][len(cost) - 3]
        parts = [
            self.keep(f"order {number}", lambda: self._order(number)),
            tag(7, tall - 52, cost, size, gap, lack),
        ]
        if slot:
            parts.append(badge(wide - 8, -3, slot, "b-night"))
        return join(parts)

    def _order(self, number: int) -> Markup:
        wide, tall = self.card_width, self.order_height
        name = self.title(self.texts.member(self.game.names.order, number), wide - 12, 3 if self.narrow else 2)
        return join(
            [
                halo(0, 0, wide, tall),
                card(0, 0, wide, tall),
                paragraph(8, (26, 19, 16)[len(name) - 1], name, self.text, self.lead, "", bold=True),
                path("rule", f"M8 {tall - (72 if len(name) < 3 else 67):g}H{wide - 8:g}"),
                self._gain(7, tall - 19, self.rewards(FROM_ORDER, number)),
                lettering(wide - 30, tall - 11, self.box.order_points[number], 22, "serif", "end"),
                icon("points", wide - 28, tall - 28, 20),
            ]
        )

    def trade(self, number: int, width: float) -> Markup:
        return self.keep(f"trade {number} {width}", lambda: self._trade(number, width))

    def _trade(self, number: int, width: float) -> Markup:
        box = self.box
        give = [(box.trade_give_n[number], REWARD_ICONS[box.trade_give[number]])]
        get = [(box.trade_get_n[number], REWARD_ICONS[box.trade_get[number]])]
        middle, tall = width / 2, self.trade_height
        return join(
            [
                halo(0, 0, width, tall, 6),
                card(0, 0, width, tall, "", 6),
                tag(middle - 11 - tag_width(give, 17), tall / 2, give, 17),
                lettering(middle, tall / 2 + 5, "→", 14, "quiet", "middle"),
                tag(middle + 11, tall / 2, get, 17),
            ]
        )


# -- what is laid onto cards --------------------------------------------------------------------------


def badge(x: float, y: float, number: int, kind: str) -> Markup:
    """A number by which a card is called, in a disc around (x, y)."""
    return circle(x, y, 10.5, kind) + lettering(x, y + 5, number, 13.5, "on-band", "middle", bold=True)


def price_tag(right: float, foot: float, items: Sequence[Item]) -> Markup:
    """What must be paid to take a card, on its lower edge: one of the items."""
    size, gap, slash = 16.0, 14.0, 6.0
    wide = tag_width(items, size, gap) + 14
    left = right - wide
    parts = [rect(left, foot - 11, wide, 21, "card", 10.5), tag(left + 7, foot - 0.5, items, size, gap)]
    for place in range(1, len(items)):
        x = left + 7 + tag_width(items[:place], size, gap) + (gap - slash) / 2
        parts.append(lettering(x, foot + 4.5, "/", 14, "quiet"))
    return join(parts)


def framed(seat: int, wide: float, tall: float) -> Markup:
    """A frame in the colour of the seat that is about to take a card."""
    return outline(seat, -2, -2, wide + 4, tall + 4, 9)


# -- pieces, each drawn around its own upper left corner ---------------------------------------------

CARD_WIDTH, CARD_HEIGHT = 27.0, 34.0


@cache
def strength_card(seat: int, strength: int, upgraded: bool) -> Markup:
    """A strength card: its number, the mark of its owner, and a second edge once it is upgraded."""
    inner = rect(2.5, 2.5, CARD_WIDTH - 5, CARD_HEIGHT - 5, "seat-edge thin", 3) if upgraded else EMPTY
    return classed(
        f"seat-{seat}",
        rect(0, 0, CARD_WIDTH, CARD_HEIGHT, "card seat-edge", 5),
        inner,
        lettering(4.5, 17.5, strength, 15.5, "seat-text", bold=True),
        icon(f"mark-{seat}", CARD_WIDTH - 13.5, CARD_HEIGHT - 14, 11, "seat-fill"),
    )


@cache
def building(kind: str, seat: int, size: float = 28) -> Markup:
    return stamped(kind, seat, 0, 0, size)


@cache
def station() -> Markup:
    return classed("token", circle(14, 14, 14, "b-night edge"), icon("station", 5.5, 5, 17, "on-band"))
