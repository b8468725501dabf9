"""How to play Yokohama Duel, for newcomers: the quay, a turn in pictures, what gives points, and the ten areas."""

from __future__ import annotations

from kotatsu.board.drawing import WIDE
from kotatsu.board.howto import GOAL, Chapter, Howto, Layout, Leaf, Pages, Panel, last_leaf
from kotatsu.board.markup import Markup, group, icon, join
from kotatsu.board.ornaments import lettering
from kotatsu.board.pictures import YOU, Picture, mark, worth
from kotatsu.core.bits import bits_of
from kotatsu.core.texts import Texts
from kotatsu.games.yokohama.components import (
    BANK,
    CHINATOWN,
    CHURCH_AREA,
    COPPER_MINE,
    CUSTOMS,
    FISHING_GROUNDS,
    LABORATORY,
    PORT,
    SILK_MILL,
    TEA_PLANTATION,
    Box,
)
from kotatsu.games.yokohama.look.cards import CARD_HEIGHT, CARD_WIDTH, Print, building, strength_card
from kotatsu.games.yokohama.look.quay import Quay
from kotatsu.games.yokohama.look.things import TALL, Chosen, enlarged
from kotatsu.games.yokohama.look.things import WIDE as THING
from kotatsu.games.yokohama.meta import Yokohama
from kotatsu.games.yokohama.names import Names
from kotatsu.games.yokohama.state import YokohamaState

RIVAL = 1
SHOP, WAREHOUSE = 0, 1
HAND = (10, 13, 22)  # orders
TECHS = (14, 6)
CHURCHES = (1, 6)
BONUSES = (2, 4, 9)
TRADES = (2, 4, 8)
EDGE = 3.0  # room round a card for its frame and shadow
PLENTY = [9, 9, 9, 9]  # of every good, so that nothing is lacking


def howto(game: Yokohama, texts: Texts, printed: Print) -> Howto:
    pages = YokohamaPages(game, texts, printed)
    return Howto([pages.goal(), pages.areas()], values(game))


def values(game: Yokohama) -> dict[str, object]:
    """The numbers of the box that the texts refer to."""
    box = game.box
    limits, port = game.components.one("limits"), game.components.one("port_payment")
    return {
        "rounds": box.rounds,
        "turns": box.turns_per_round,
        "build": box.build_from,
        "bonus": box.bonus_from,
        "shop": box.shop_cost,
        "warehouse": box.warehouse_costs[0],
        "last": box.warehouse_costs[-1],
        "income": box.warehouse_income,
        "agent": box.agent_strength,
        "orders": box.hire_at[0],
        "techs": box.hire_at[1],
        "churches": box.hire_at[2],
        "imports": box.hire_at[3],
        "hand": box.hand_limit,
        "added": limits.number("extra_strength_per_action"),
        "unit": box.yen_per_unit,
        "surcharge": box.surcharge_from,
        "second": port.number("second_card_yen"),
        "majority": box.order_majority,
        "research": box.technology_majority,
        "down": box.down_points,
        "up": box.up_points,
        "yen": box.yen_per_point,
        "goods": box.goods_per_point,
    }


class YokohamaPages(Pages[YokohamaState, Box, Names, Print]):
    """Both pages at one width."""

    game: Yokohama

    def __init__(self, game: Yokohama, texts: Texts, printed: Print) -> None:
        super().__init__(game, texts, printed, WIDE)
        self.view = self.position()
        self.canvas = self.plate(self.view)
        self.quay = Quay(game, self.view, self.canvas, printed)
        self.quay.draw()
        self.chosen = Chosen(game, self.view, self.canvas, printed)

    def position(self) -> YokohamaState:
        """The first round, when both have had a few turns."""
        view = self.game.blank(2)
        you, rival = view.players
        you.lies_in = [TEA_PLANTATION, BANK, -1, -1]
        rival.lies_in = [PORT, SILK_MILL, -1, -1]
        you.shops, rival.shops = bits_of([FISHING_GROUNDS]), bits_of([SILK_MILL])
        rival.warehouses = bits_of([COPPER_MINE])
        you.extra, rival.extra = [1, 0], [2, 0]
        you.goods, you.yen = [1, 1, 2, 1], 3
        you.orders, rival.orders = list(HAND), [0, 1]
        view.used = bits_of([TEA_PLANTATION, BANK, SILK_MILL])
        return view

    # -- the first page ----------------------------------------------------------------------------

    def goal(self) -> Leaf:
        steps = [
            Panel("choose", [self.street()]),
            Panel("strength", [self.sum(), self.house(FISHING_GROUNDS, 4)]),
            Panel("bonus", [self.bonus(card) for card in BONUSES]),
            Panel("building", [self.thing(self.chosen.built(SHOP)), self.thing(self.chosen.built(WAREHOUSE))]),
            Panel("free", [self.order(HAND[1]), self.thing(self.chosen.hired(0))]),
            Panel("between", [self.thing(self.chosen.upgrade(1))]),
        ]
        return Leaf(
            GOAL,
            [
                Chapter("table", Layout.TABLE, list(map(Panel, THINGS)), self.marked()),
                Chapter("turn", Layout.STEPS, steps),
                Chapter("win", Layout.POINTS, self.points()),
            ],
        )

    def marked(self) -> Picture:
        """The quay with numbers on what is explained."""
        quay = self.quay
        spots = [
            self.at(COPPER_MINE, quay.wide - 6, quay.art + 2),
            self.at(CHURCH_AREA, 4, quay.art + quay.sign + 3 * quay.floor),
            self.at(FISHING_GROUNDS, quay.wide / 2, quay.lots_top + quay.lot_height + 16),
            self.at(BANK, quay.wide - 10, quay.height - CARD_HEIGHT + 10),
            (quay.slots[YOU][0] + 130, quay.slots[YOU][1] + CARD_HEIGHT + 18),
            (quay.margin + 100, self.canvas.height - self.print.order_height - 21),
        ]
        return self.canvas.picture(*[mark(n, *spot) for n, spot in enumerate(spots, 1)])

    def at(self, area: int, dx: float, dy: float) -> tuple[float, float]:
        x, y = self.quay.corners[area]
        return x + dx, y + dy

    def street(self) -> Picture:
        """The first houses of the quay, one of them used."""
        quay = self.quay
        houses = quay.columns if self.print.narrow else 5
        wide = 2 * quay.margin + houses * (quay.wide + quay.gap) - quay.gap
        return self.canvas.picture(crop=(0, 0, wide, quay.height + 6))

    def sum(self) -> Picture:
        """A strength card, an extra card and a shop make the strength."""
        size, step = 1.7, 76.0
        tall, wide = CARD_HEIGHT * size, CARD_WIDTH * size
        things = [
            enlarged(strength_card(YOU, self.box.strength[0][1], upgraded=False), 0, 0, size),
            icon("extra-1", step, (tall - 46) / 2, 46),
            group([building("shop", YOU, 46)], 2 * step, (tall - 46) / 2),
        ]
        signs = [lettering(n * step + (step + wide) / 2, tall / 2 + 8, "+", 24, "quiet", "middle") for n in range(2)]
        total = self.box.strength[0][1] + self.box.extra_strength[0] + 1
        told = lettering(2 * step + 58, tall / 2 + 11, f"= {total}", 32, "serif")
        return Picture(join([*things, *signs, told]), 2 * step + 112, tall)

    def house(self, area: int, total: int = 0) -> Picture:
        """A house by itself; the floor of a strength is lit."""
        quay = self.quay
        return self.card(quay.front(area, total, closed=False), quay.wide, quay.front_height)

    def card(self, markup: Markup, wide: float, tall: float) -> Picture:
        return Picture(group([markup], EDGE, EDGE), wide + 2 * EDGE + 4, tall + 2 * EDGE)

    def thing(self, markup: Markup) -> Picture:
        return self.card(markup, THING, TALL)

    def bonus(self, number: int) -> Picture:
        """A bonus card with what strength 5 gets of it."""
        picture = self.card(self.print.bonus(number, 0), self.print.bonus_width, self.print.bonus_height)
        return picture._replace(y=-7, height=picture.height + 7, width=picture.width + 6)

    def trades(self) -> Picture:
        """Some of the exchanges, one below the other."""
        wide, step = 120.0, self.print.trade_height + 8
        shown = [group([self.print.trade(trade, wide)], EDGE, EDGE + n * step) for n, trade in enumerate(TRADES)]
        return Picture(join(shown), wide + 2 * EDGE, len(TRADES) * step)

    def order(self, number: int) -> Picture:
        return self.card(self.print.order(number, PLENTY), self.print.card_width, self.print.order_height)

    def points(self) -> list[Panel]:
        box = self.box
        orders = f"{min(box.order_points)}–{max(box.order_points)}"
        churches = f"{min(box.church_points)}–{max(box.church_points)}"
        tiles = [
            ("orders", "fulfilled", orders),
            ("churches", "faith", churches),
            ("techs", "tech", "…"),
            ("order-majority", "order", box.order_majority),
            ("tech-majority", "production", box.technology_majority),
            ("warehouse", "warehouse", box.warehouse_points),
            ("shop", "shop", box.shop_points),
            ("import-down", "import-down", box.down_points),
            ("import-up", "import", box.up_points),
            ("rest", "yen", 1),
        ]
        return [Panel(f"points-{name}", [worth(shown, n)]) for name, shown, n in tiles]

    # -- the second page ---------------------------------------------------------------------------

    def areas(self) -> Leaf:
        printed = self.print
        churches = [self.card(printed.church(card), printed.church_width, printed.church_height) for card in CHURCHES]
        techs = [self.card(printed.tech(tech), printed.card_width, printed.card_height) for tech in TECHS]
        goods = (TEA_PLANTATION, FISHING_GROUNDS, SILK_MILL, COPPER_MINE)
        panels = [
            Panel("area-goods", [self.house(area) for area in goods], wide=not printed.narrow),
            Panel("area-bank", [self.house(BANK)]),
            Panel("area-chinatown", [self.house(CHINATOWN), self.trades()]),
            Panel("area-port", [self.house(PORT), self.order(HAND[0]), self.order(HAND[2])]),
            Panel("area-customs", [self.house(CUSTOMS), self.turned()]),
            Panel("area-church", [self.house(CHURCH_AREA), *churches]),
            Panel("area-laboratory", [self.house(LABORATORY), *techs]),
        ]
        agents = [self.thing(self.chosen.hired(condition)) for condition in range(4)]
        return last_leaf(
            "areas",
            MISTAKES,
            ten=panels,
            agents=[Panel("hire", agents, wide=True)],
            ends=[Panel("end", [self.rounds()], wide=True)],
        )

    def turned(self) -> Picture:
        """An import that is turned over."""
        return Picture(
            icon("import", 0, 0, 54) + lettering(76, 37, "→", 24, "quiet", "middle") + icon("import-down", 98, 0, 54),
            152,
            54,
        )

    def rounds(self) -> Picture:
        """A card for each turn of each round; in every pause one of them may become stronger."""
        cards, wide = [], self.box.turns_per_round * (CARD_WIDTH + 4) + 20
        columns = 2 if self.print.narrow else self.box.rounds
        for number in range(self.box.rounds):
            row, column = divmod(number, columns)
            for turn in range(self.box.turns_per_round):
                better = turn < number
                face = strength_card(YOU, self.box.strength[better][turn], upgraded=better)
                cards.append(group([face], column * wide + turn * (CARD_WIDTH + 4) + 1, 1 + row * (CARD_HEIGHT + 12)))
        rows = -(-self.box.rounds // columns)
        return Picture(join(cards), columns * wide - 20, rows * (CARD_HEIGHT + 12) - 10)


THINGS = ("lies-area", "lies-level", "lies-site", "lies-used", "lies-barge", "lies-order")
MISTAKES = ("order", "copper", "import", "warehouse", "agent", "extra-1")
