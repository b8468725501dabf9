"""Moves drawn as the things they take: cards, buildings, strength, offerings."""

from __future__ import annotations

from collections.abc import Callable

from kotatsu.board.drawing import Canvas
from kotatsu.board.markup import EMPTY, Markup, element, icon, join, rect
from kotatsu.board.ornaments import card, lettering, tag, tag_width
from kotatsu.core.bits import count, members
from kotatsu.core.state import HIDDEN
from kotatsu.core.texts import Texts
from kotatsu.games.yokohama.components import GOOD_IDS, UNIVERSITY
from kotatsu.games.yokohama.look.cards import CARD_WIDTH, Print, building, strength_card
from kotatsu.games.yokohama.look.office import CONDITION_ICONS
from kotatsu.games.yokohama.meta import Yokohama
from kotatsu.games.yokohama.moves import KEEP_SLOTS, OFFER_SETS
from kotatsu.games.yokohama.names import GOOD
from kotatsu.games.yokohama.state import YokohamaState

WIDE, TALL = 130.0, 120.0  # of a thing
LARGE = 2.4  # how much larger a strength card is here than on the quay
EXTRAS = ("", "extra-1", "extra-2")
GIFTS = (*GOOD_IDS, "yen", "import", "import-down")


def thing(game: Yokohama, view: YokohamaState, code: int, canvas: Canvas, printed: Print) -> Markup:
    """A move as the thing it takes; empty if there is none."""
    family = game.vocabulary.family(code)
    drawn = DRAWN.get(family.name)
    return drawn(Chosen(game, view, canvas, printed), code - family.first) if drawn else EMPTY


def part(game: Yokohama, view: YokohamaState, code: int, member: int, canvas: Canvas, printed: Print) -> Markup:
    """One of the things that a move takes together: an offering."""
    return Chosen(game, view, canvas, printed).gifts([member])


def together(game: Yokohama, view: YokohamaState, code: int, texts: Texts) -> str:
    """What drawn orders are worth that would be kept, and what is still missing for them."""
    family = game.vocabulary.family(code)
    player = view.players[view.viewer] if view.viewer >= 0 else None
    if family.name != "keep" or player is None:
        return ""
    cards = [player.drawn[slot] for slot in KEEP_SLOTS[code - family.first]]
    wanted = [sum(game.box.order_cost[card_][good] for card_ in cards) for good in range(len(GOOD_IDS))]
    missing = [(good, n - player.goods[good]) for good, n in enumerate(wanted) if n > player.goods[good]]
    points = sum(game.box.order_points[card_] for card_ in cards)
    told = texts.message("kept-points", cards=len(cards), points=points)
    if not missing:
        return told
    goods = texts.listed([f"{n} {texts.member(GOOD, good, n)}" for good, n in missing])
    return f"{told}{texts.message('kept-missing', goods=goods)}"


class Chosen:
    """Draws what somebody could choose now."""

    def __init__(self, game: Yokohama, view: YokohamaState, canvas: Canvas, printed: Print) -> None:
        self.box, self.view, self.print = game.box, view, printed
        self.seat = max(canvas.front, 0)
        self.player = view.players[self.seat]

    def order(self, card_: int) -> Markup:
        if card_ == HIDDEN:
            return EMPTY
        return centred(self.print.order(card_, self.player.goods), self.print.card_width, self.print.order_height)

    def strength(self, n: int) -> Markup:
        return enlarged(strength_card(self.seat, n, upgraded=False))

    def upgrade(self, card_: int) -> Markup:
        """A strength card before and after, with the price."""
        cost = 0 if self.player.has(UNIVERSITY) else self.box.upgrade_cost[card_]
        before = strength_card(self.seat, self.box.strength[0][card_], upgraded=False)
        after = strength_card(self.seat, self.box.strength[1][card_], upgraded=True)
        price = [(cost, "yen")]
        return join(
            [
                paper(),
                enlarged(before, 10, 10, 1.6),
                lettering(WIDE / 2, 42, "→", 18, "quiet", "middle"),
                enlarged(after, WIDE - 10 - CARD_WIDTH * 1.6, 10, 1.6),
                tag((WIDE - tag_width(price, 22)) / 2, TALL - 26, price, 22),
            ]
        )

    def boost(self, choice: int) -> Markup:
        """What is added to the strength card: an extra card, the telephone, both or nothing."""
        shown = [name for name in (EXTRAS[choice % 3], "telephone" if choice >= 3 else "") if name]
        if not shown:
            return rect(0, 0, WIDE, TALL, "lot", 8) + lettering(
                WIDE / 2, TALL / 2 + 9, "+0", 26, "serif quiet", "middle"
            )
        size = 62.0 if len(shown) == 1 else 50.0
        left = (WIDE - size * len(shown) - 8 * (len(shown) - 1)) / 2
        icons = [icon(name, left + n * (size + 8), (TALL - size) / 2, size) for n, name in enumerate(shown)]
        return paper() + join(icons)

    def extra(self, kind: int) -> Markup:
        return paper() + icon(EXTRAS[kind + 1], 34, 29, 62)

    def offering(self, gifts: int) -> Markup:
        return self.gifts(members(OFFER_SETS[gifts]))

    def gifts(self, gifts: list[int]) -> Markup:
        """What would be given, each of it once."""
        shown = [GIFTS[gift] for gift in gifts]
        size = 56.0 if len(shown) == 1 else 36.0 if len(shown) < 5 else 30.0
        columns = min(len(shown), 3 if len(shown) > 4 else 2)
        rows = -(-len(shown) // columns)
        left, top = (WIDE - columns * (size + 6) + 6) / 2, (TALL - rows * (size + 6) + 6) / 2
        spots = [(left + n % columns * (size + 6), top + n // columns * (size + 6)) for n in range(len(shown))]
        return paper() + join([icon(name, x, y, size) for name, (x, y) in zip(shown, spots, strict=True)])

    def built(self, kind: int) -> Markup:
        """A building with its price."""
        warehouses = count(self.player.warehouses)
        costs = (self.box.shop_cost, self.box.warehouse_costs[min(warehouses, self.box.warehouses - 1)])
        price = [(costs[kind], "yen")]
        house = enlarged(building(("shop", "warehouse")[kind], self.seat), 35, 10, 2.1)
        return paper() + house + tag((WIDE - tag_width(price, 22)) / 2, TALL - 24, price, 22)

    def church(self, card_: int) -> Markup:
        return centred(self.print.church(card_), self.print.church_width, self.print.church_height)

    def tech(self, card_: int) -> Markup:
        return centred(self.print.tech(card_), self.print.card_width, self.print.card_height)

    def bonus(self, card_: int) -> Markup:
        return centred(self.print.bonus(card_), self.print.bonus_width, self.print.bonus_height)

    def trade(self, trade: int) -> Markup:
        return centred(self.print.trade(trade, 110), 110, self.print.trade_height)

    def hired(self, condition: int) -> Markup:
        return paper() + icon("agent", 16, 30, 58) + icon(CONDITION_ICONS[condition], 84, 48, 30)


def paper() -> Markup:
    return card(0, 0, WIDE, TALL, "", 8)


def centred(markup: Markup, wide: float, tall: float) -> Markup:
    """A card in the middle of a thing's room, made smaller if it is too tall."""
    scale = min(1, TALL / tall)
    return enlarged(markup, (WIDE - wide * scale) / 2, (TALL - tall * scale) / 2, scale)


def enlarged(markup: Markup, x: float = 32, y: float = 19, scale: float = LARGE) -> Markup:
    return element("g", markup, transform=f"translate({x:g} {y:g}) scale({scale:g})")


DRAWN: dict[str, Callable[[Chosen, int], Markup]] = {
    "fulfil": Chosen.order,
    "card": Chosen.strength,
    "upgrade": Chosen.upgrade,
    "boost": Chosen.boost,
    "return": Chosen.extra,
    "offer": Chosen.offering,
    "build": Chosen.built,
    "hire": Chosen.hired,
    "church": Chosen.church,
    "tech": Chosen.tech,
    "bonus": Chosen.bonus,
    "trade": Chosen.trade,
}
