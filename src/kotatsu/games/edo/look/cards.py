"""What is printed on the cards of Edo: permission cards with their actions, merchant cards, starting sets, prices."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from kotatsu.board import printing
from kotatsu.board.markup import Markup, circle, classed, element, escape, group, icon, join, path
from kotatsu.board.ornaments import (
    card,
    fitting,
    halo,
    head,
    lettering,
    measure,
    paragraph,
    stamped,
    tag,
    tag_width,
    wrapped,
)
from kotatsu.core.texts import Texts
from kotatsu.games.edo.components import (
    ANY_RESOURCE,
    BUILDING,
    DEVELOPING,
    HARVEST,
    MONEY,
    RECRUITING,
    RICE_GAIN,
    TRAVEL,
    Box,
)
from kotatsu.games.edo.meta import Edo
from kotatsu.games.edo.names import Names
from kotatsu.games.edo.state import EdoState

COST_ICONS = ("wood", "stone", "rice", "ryo")
HARVEST_ICONS = ("wood", "stone", "paddy", "any")
BUILDING_ICONS = ("house", "kontor", "fortress")
KIND_ICONS = ("ryo", "rice", "travel", "recruit", "special", "", "build", "trade")
PIECE = 26.0  # size of a figure on the map

# a part of a formula: a text, or the name of an icon behind a colon
Formula = tuple[str, ...]


class Print(printing.Print[EdoState, Box, Names]):
    """What is printed in one language for one width of the board. Nothing of it changes during a game."""

    def __init__(self, game: Edo, texts: Texts, narrow: bool) -> None:
        super().__init__(game, texts, narrow, 13.0 if narrow else 13.5)
        self.line = 42.0 if narrow else 39.0  # height of an action on a card
        self.card_width = 180.0 if narrow else 234.0  # on the desk
        self.short = self._short_names()
        self.spoken = [texts.member(game.names.action, action) for action in range(len(self.box.kind))]
        self.formulas = [self._formula(action) for action in range(len(self.box.kind))]

    # -- actions ----------------------------------------------------------------------------------

    def _short_names(self) -> list[str]:
        """The actions by short names; those of special cards are called like what they are stronger forms of."""
        data, language = self.game.components, self.texts.language
        basic = {row.id: row.text(f"name_{language}") for row in data.all("action")}
        names = [basic[word] for each in data.all("permission_card") for word in each.get("actions")]
        for row in [row for each in data.all("special_card") for row in each.entries("action")]:
            plain = {
                "build": "build",
                "harvest": "any" if row.get("kind") == "harvest" and row.get("resource") == "any" else "",
            }
            word = plain.get(row.text("kind"), "")
            names.append(self.word(word) if word else basic[row.text("base")])
        return names

    def action_icon(self, action: int) -> str:
        kind = self.box.kind[action]
        return HARVEST_ICONS[self.box.resource[action]] if kind == HARVEST else KIND_ICONS[kind]

    def _formula(self, action: int) -> Formula:
        """What an activation brings, in icons."""
        box = self.box
        kind = box.kind[action]
        if kind == MONEY:
            return (f"+{box.amount[action]}", ":ryo")
        if kind == RICE_GAIN:
            return (f"+{box.amount[action]}", ":rice")
        if kind == TRAVEL:
            return (
                ":samurai",
                "→",
                ":anywhere" if box.anywhere[action] else ":border",
                "/",
                f"{box.moves[action]}×",
                ":samurai",
                "⇄",
            )
        if kind == RECRUITING or kind == DEVELOPING:
            fee = (f"−{box.fee[action]}", ":rice" if kind == RECRUITING else ":ryo") if box.fee[action] else ()
            return (*fee, "→", ":shogun" if kind == RECRUITING else ":special")
        if kind == HARVEST:
            good = box.resource[action]
            picture = ":any" if good == ANY_RESOURCE else f":{COST_ICONS[good]}"
            if box.uncrowded[action]:
                return (f"+{box.harvest[1] + box.bonus[action]}", picture)
            return (" · ".join([f"+{n + box.bonus[action]}" for n in box.harvest[1:4]]), picture)
        if kind == BUILDING:
            less = [
                part
                for n, name in zip(box.discount[action], COST_ICONS, strict=True)
                if n
                for part in (f"−{n}", f":{name}")
            ]
            free = (":unmanned",) if box.remote[action] else ()
            return (*[f":{name}" for name in BUILDING_ICONS], *less, *free)
        offers = (":any", "+" if box.both[action] else "/", ":power")
        less = [f"−{box.trade_discount[action]}", ":ryo"] if box.trade_discount[action] else []
        return (*offers, *less, *((":anywhere",) if box.remote[action] else ()))

    def formula(self, x: float, y: float, parts: Formula, size: float) -> Markup:
        """A formula, left edge at x, vertical middle at y."""
        markup = []
        for part in parts:
            if part.startswith(":"):
                markup.append(icon(part[1:], x, y - size * 0.54, size * 1.08))
                x += size * 1.08 + 2.5
            else:
                markup.append(lettering(x, y + size * 0.36, part, size))
                x += measure(part, size) + 2.5
        return join(markup)

    def formula_width(self, parts: Formula, size: float) -> float:
        return sum([(size * 1.08 if part.startswith(":") else measure(part, size)) + 2.5 for part in parts]) - 2.5

    def room(self, right: float, y: float, action: int, size: float = 6) -> Markup:
        """Places for officials at an action: a ring each, two close together where two are needed at a time."""
        each, n = self.box.officials[action], self.box.most[action]
        step, gap = size + 1.5, 0.0 if each == 1 else 4.0
        x = right - n * each * step - (n - 1) * gap + size / 2
        radius = size / 2 - 0.4
        ring = f"a{radius:g} {radius:g} 0 1 1 {2 * radius:g} 0a{radius:g} {radius:g} 0 1 1-{2 * radius:g} 0"
        lefts = [x + place * step + place // each * gap - radius for place in range(n * each)]
        rings = "".join([f"M{left:g} {y:g}{ring}" for left in lefts])
        return element("path", class_="s-ink thin", opacity=".5", d=rings)

    def action_line(self, action: int, width: float) -> Markup:
        """An action on its card: icon, name, places for officials, and what it brings."""
        return self.keep(f"line {action} {width}", lambda: self._action_line(action, width))

    def _action_line(self, action: int, width: float) -> Markup:
        tall, size = self.line, self.text + 0.5
        name = self.short[action]
        each, n = self.box.officials[action], self.box.most[action]
        taken = n * each * 7.5 + (n - 1) * (each - 1) * 4 + 10
        high = tall / 2 - 11.5
        return join(
            [
                icon(self.action_icon(action), 7, tall / 2 - 11, 22),
                lettering(
                    36, high + 9, name, fitting(name, width - 38 - taken, size, self.text, bold=True), "", bold=True
                ),
                self.room(width - 7, high + 4.5, action),
                self.formula(36, high + 21, self.formulas[action], self.text),
            ]
        )

    def card_head(self, number: int, width: float, fresh: bool = False) -> Markup:
        """The frame of a permission card: 0 to 2 the basic ones, 3 to 14 the special ones; `fresh` until the next round."""
        return self.keep(f"head {number} {width} {fresh}", lambda: self._card_head(number, width, fresh))

    def card_top(self, number: int) -> float:
        """The height of the head of a card: some names need two lines."""
        return 12 + 15.0 * len(self.titled_card(number, self.card_width - 38)[1])

    def titled_card(self, number: int, room: float) -> tuple[float, list[str]]:
        """The name of a card in lines, and the size of its type."""
        name = self.card_name(number)
        size = fitting(name, room, 15, self.text, bold=True)
        return size, wrapped(name, room, size, 2, bold=True)

    def card_height(self, number: int) -> float:
        return self.card_top(number) + len(self.box.actions_on[number]) * self.line + 3

    def card_name(self, number: int) -> str:
        if number < 3:
            return self.game.components.all("permission_card")[number].text(f"name_{self.texts.language}")
        return self.texts.member(self.game.names.special, number - 3)

    def _card_head(self, number: int, width: float, fresh: bool) -> Markup:
        tall, top = self.card_height(number), self.card_top(number)
        special = number >= 3
        size, lines = self.titled_card(number, self.card_width - 38)
        markup = [
            card(0, 0, width, tall),
            head(0, 0, width, top, "indigo" if special else "bronze", "asanoha" if special else "clouds"),
            paragraph(10, 19, lines, size, 15, "on-band", bold=True),
        ]
        for line in range(1, len(self.box.actions_on[number])):
            y = top + line * self.line
            markup.append(path("rule", f"M6 {y:g}H{width - 6:g}"))
        if fresh:
            markup.append(icon("clock", width - 23, 5, 17, "on-band"))
        return join(markup)

    def whole_card(self, number: int, width: float) -> Markup:
        """A permission card with its actions, to be chosen as a whole."""
        return self.keep(f"card {number} {width}", lambda: self._whole_card(number, width))

    def _whole_card(self, number: int, width: float) -> Markup:
        lines = [
            group([self.action_line(action, width)], 0, self.card_top(number) + place * self.line)
            for place, action in enumerate(self.box.actions_on[number])
        ]
        return halo(0, 0, width, self.card_height(number), 7) + self.card_head(number, width) + join(lines)

    # -- merchants, sets, prices ------------------------------------------------------------------

    def goods_offer(self, number: int) -> list[tuple[object, str]]:
        """What is sold, and for how much a unit."""
        most, good = self.box.offer_most[number], self.box.offer_good[number]
        return [(f"1–{most}", COST_ICONS[good]), (self.box.offer_price[number], "ryo")]

    def amounts(self, row: Sequence[int]) -> list[tuple[object, str]]:
        return [(n, COST_ICONS[kind]) for kind, n in enumerate(row) if n]


def spread(x: float, y: float, give: list[tuple[object, str]], get: list[tuple[object, str]], size: float) -> Markup:
    """What is given, an arrow, what one gets; left edge at x, vertical middle at y."""
    after = x + tag_width(give, size) + 4
    return (
        tag(x, y, give, size)
        + lettering(after, y + size * 0.33, "→", size * 0.9, "quiet")
        + tag(after + size + 2, y, get, size)
    )


def spread_width(give: list[tuple[object, str]], get: list[tuple[object, str]], size: float) -> float:
    return tag_width(give, size) + 6 + size + tag_width(get, size)


# -- pieces, each drawn around its own upper left corner ---------------------------------------------


@cache
def samurai(seat: int) -> Markup:
    return stamped("samurai", seat, 0, 0, PIECE, 0.4, 0.8)


@cache
def merchant() -> Markup:
    return icon("merchant", 0, 0, PIECE + 2)


@cache
def marker(seat: int, size: float) -> Markup:
    """The marker of a seat on the power track."""
    half = size / 2
    return classed(f"seat-{seat}", circle(half, half, half + 1, "f-on"), icon(f"crest-{seat}", 0, 0, size))


def official(seat: int, x: float, y: float, size: float) -> Markup:
    """An official of a seat's colour."""
    return classed(f"seat-{seat} owned", icon("official", x, y, size))


def staff(seat: int, own: int, shoguns: int, x: float, y: float, size: float, step: float) -> Markup:
    """Officials in a row, own ones first."""
    figures = [official(seat, x + n * step, y, size) for n in range(own)]
    figures += [icon("shogun", x + (own + n) * step, y, size) for n in range(shoguns)]
    return join(figures)


@cache
def numeral(seat: int, x: float, y: float, n: int, radius: float) -> Markup:
    """A number in a disc of a seat's colour, around (x, y)."""
    size = max(radius * 1.3, 13.5)
    number = element(
        "text",
        escape(str(n)),
        class_="serif",
        style="fill:var(--on-seat)",
        x=x,
        y=y + size * 0.36,
        font_size=size,
        text_anchor="middle",
    )
    return classed(f"badge seat-{seat}", circle(x, y, radius, "f-seat edge"), number)
