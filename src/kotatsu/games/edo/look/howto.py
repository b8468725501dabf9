"""How to play Edo, for newcomers: the map, a round in four pictures, what gives power, and what the cards can do."""

from __future__ import annotations

from kotatsu.board.howto import GOAL, Chapter, Howto, Layout, Leaf, Pages, Panel, last_leaf
from kotatsu.board.markup import Markup, classed, group, icon, rect
from kotatsu.board.ornaments import back, card, lettering
from kotatsu.board.pictures import YOU, Picture, Plate, mark, sign, tip, way, worth
from kotatsu.core.state import NONE
from kotatsu.core.texts import Texts
from kotatsu.games.edo.components import FORTRESS, FORTRESS_PIECE, HOUSE, KONTOR, KONTOR_PIECE, MERCHANTS, Box
from kotatsu.games.edo.look.base import GAP
from kotatsu.games.edo.look.cards import COST_ICONS, Print
from kotatsu.games.edo.look.desk import Desk
from kotatsu.games.edo.look.map import CITY_HEIGHT, CITY_WIDTH, FIELD_HEIGHT, FIELD_WIDTH, Map
from kotatsu.games.edo.look.market import Market
from kotatsu.games.edo.meta import Edo
from kotatsu.games.edo.names import Names
from kotatsu.games.edo.state import EdoState

RIVAL = 1
PLAN = ("a.rice", "b.rice_field", "c.build")  # an action of each card, in the order of the slots
OFFICIALS = (1, 2, 1)
MERCHANT = 5  # the card whose offers are shown
ROW = 514.0  # three cards beside their slots
SPECIAL = 6  # the card that shows what special cards are like


def howto(game: Edo, texts: Texts, printed: Print) -> Howto:
    pages = EdoPages(game, texts, printed)
    return Howto([pages.goal(), pages.actions()], values(game))


def values(game: Edo) -> dict[str, object]:
    """The numbers of the box that the texts refer to."""
    box = game.box
    costs = {
        f"{name}_{COST_ICONS[kind]}": n
        for name, building in (("house", HOUSE), ("kontor", KONTOR), ("fortress", FORTRESS))
        for kind, n in enumerate(box.cost[building])
    }
    action = game.names.action.index
    return {
        **costs,
        "end": box.end_power,
        "rounds": MERCHANTS,
        "plots": box.plots,
        "step": box.step_cost,
        "wage": box.wage,
        "limit": box.goods_limit,
        "officials": box.figures - 1,
        "houses": box.houses - 1,
        "ryo": box.start_ryo,
        "alone": box.harvest[1],
        "two": box.harvest[2],
        "three": box.harvest[3],
        "samurai": box.samurai_points,
        "savings": box.ryo_per_point,
        "money": box.amount[action["c.money"]],
        "grain": box.amount[action["a.rice"]],
        "moved": box.moves[action["b.travel"]],
        "recruit": box.fee[action["b.recruit"]],
        "develop": box.fee[action["c.develop"]],
        "hard": box.officials[action["a.hard_build"]],
        "crowd": box.houses_per_fortress,
    }


class EdoPages(Pages[EdoState, Box, Names, Print]):
    """Both pages at one width."""

    game: Edo

    # -- a table to look at ------------------------------------------------------------------------

    def position(self) -> EdoState:
        """Two players shortly after the start."""
        field = self.game.names.field.index
        view = self.game.blank(2)
        view.cities[field["kawagoe"]] = [YOU]
        view.cities[field["odawara"]] = [RIVAL]
        view.players[YOU].samurai = [field["kawagoe"]]
        view.players[YOU].goods = [1, 0, 2]
        view.players[RIVAL].samurai = [field["odawara"]]
        view.merchant = field["quarry_e"]
        view.merchant_now = [MERCHANT]
        view.merchant_deck = [number for number in range(MERCHANTS) if number != MERCHANT]
        return view

    def planned(self) -> EdoState:
        view = self.position()
        player = view.players[YOU]
        player.officials = self.box.figures - 1
        player.planned = [self.game.names.action.index[name] for name in PLAN]
        player.own_at = list(OFFICIALS)
        player.shogun_at = [0, 0, 0]
        return view

    # -- the first page ----------------------------------------------------------------------------

    def goal(self) -> Leaf:
        lies = Chapter("table", Layout.TABLE, [*map(Panel, THINGS), Panel("yours", [self.yours()])], self.marked())
        steps = [
            Panel("plan", [self.slots(), self.cards()], wide=True),
            Panel("reveal", [self.walk()]),
            Panel("wages", [self.town(), self.pay()]),
            Panel("merchant", [self.stall(), self.track()], wide=True),
        ]
        return Leaf(
            GOAL,
            [
                lies,
                Chapter("round", Layout.STEPS, steps),
                Chapter("win", Layout.POINTS, self.points()),
                Chapter("condition", Layout.WARNINGS, [Panel("castle", [sign("castle")], wide=True)]),
            ],
        )

    def marked(self) -> Picture:
        """The map with numbers on what is explained."""
        scene, plate = self.drawn(Map, self.position())
        field = self.game.names.field.index
        spots = []
        for name, dx, dy in MARKS:
            x, y = scene.corner(field[name])
            spots.append((x + dx, y + dy))
        spots.append(scene.places.halfway(*ROAD))
        return plate.picture(*[mark(n, *spot) for n, spot in enumerate(spots, 1)])

    def yours(self) -> Picture:
        """What one begins with."""
        box = self.box
        items = [("official", box.figures - 1), ("samurai", 1), ("house", box.houses - 1), ("kontor", box.kontors)]
        each = 78.0
        shown = [
            classed(f"seat-{YOU} owned", icon(name, n * each, 2, 34)) + lettering(n * each + 40, 29, count, 22, "serif")
            for n, (name, count) in enumerate(items)
        ]
        return Picture(classed("", *shown), each * len(items) - 8, 38)

    def desk(self) -> tuple[Desk, Plate]:
        view = self.planned()
        plate = self.plate(view)
        return Desk(self.game, view, plate, self.print), plate

    def slots(self) -> Picture:
        desk, plate = self.desk()
        plate.height = round(desk.slots(0))
        return plate.picture()

    def cards(self) -> Picture:
        """The three cards; on a desk in one row."""
        desk, plate = self.desk()
        if self.print.narrow:
            plate.height = round(desk.cards(0))
            return plate.picture()
        wide = (ROW - 4 - 2 * GAP) / 3
        for number in range(3):
            desk.permission(number, 2 + number * (wide + GAP), 1, wide)
        return plate.picture(crop=(0, 0, ROW, self.print.card_height(0) + 4))

    def walk(self) -> Picture:
        """A samurai on his way to a rice field, where he will be alone."""
        field = self.game.names.field.index
        view = self.position()
        scene, plate = self.drawn(Map, view)
        x, y = scene.corner(field["kawagoe"])
        to_x, to_y = scene.corner(field["rice_n"])
        start = (x + 4, y + CITY_HEIGHT - 12)
        end = (to_x + FIELD_WIDTH - 6, to_y + 14)
        step = tip((start[0] + end[0]) / 2 + 16, (start[1] + end[1]) / 2 + 34, f"−{self.box.step_cost}", "ryo")
        gain = tip(max(to_x - 6, 38), to_y + 28, f"+{self.box.harvest[1]}", "rice")
        return plate.picture(way(*start, *end), step, gain, crop=(0, 0, self.wide, to_y + 110))

    def town(self) -> Picture:
        """A town with a house and a samurai, who wants his rice."""
        field = self.game.names.field.index["kawagoe"]
        scene, plate = self.drawn(Map, self.position())
        x, y = scene.corner(field)
        note = tip(x + CITY_WIDTH - 14, y + CITY_HEIGHT - 16, f"−{self.box.wage}", "rice")
        return plate.picture(note, crop=(x - 26, y - 8, CITY_WIDTH + 52, CITY_HEIGHT + 16))

    def part(self, draw: str, power: int = 7) -> Picture:
        """A part of what is for sale."""
        view = self.position()
        view.cities[self.game.names.field.index["kawagoe"]] = [YOU, RIVAL]
        view.players[YOU].power = [power, 0, 0, 0]
        view.players[RIVAL].power = [4, 0, 0, 0]
        plate = self.plate(view)
        plate.height = round(getattr(Market(self.game, view, plate, self.print), draw)(0))
        return plate.picture()

    def pay(self) -> Picture:
        return self.part("incomes")

    def stall(self) -> Picture:
        return self.part("merchant")

    def track(self) -> Picture:
        return self.part("track")

    def points(self) -> list[Panel]:
        box = self.box
        tiles = [("house", box.power[HOUSE]), ("kontor", box.power[KONTOR]), ("fortress", box.power[FORTRESS])]
        return [
            *[Panel(f"points-{name}", [worth(name, n)]) for name, n in tiles],
            Panel("points-merchant", [worth("merchant", 1)]),
            Panel("points-samurai", [worth("samurai", box.samurai_points)]),
            Panel("points-ryo", [worth("ryo", 1)]),
        ]

    # -- the second page ---------------------------------------------------------------------------

    def actions(self) -> Leaf:
        office = [
            Panel("do-money", [self.action("c.money")]),
            Panel("do-rice", [self.action("a.rice")]),
            Panel("do-recruit", [self.action("b.recruit"), self.supply()]),
            Panel("do-develop", [self.action("c.develop"), self.card(SPECIAL)]),
        ]
        field = [
            Panel("do-travel", [self.action("b.travel"), self.scene("border_ne", ["border_ne"])]),
            Panel("do-harvest", [self.action("a.wood"), self.scene("forest_n", ["forest_n"], ["forest_n"])]),
            Panel("do-build", [self.action("c.build"), self.scene("kawagoe", ["kawagoe"], built=BUILT)]),
            Panel("do-trade", [self.action("b.trade"), self.scene("quarry_e", ["quarry_e"])]),
        ]
        ends = [Panel("end-power", [self.part("track", self.box.end_power)]), Panel("end-pile", [self.pile()])]
        return last_leaf("actions", MISTAKES, office=office, field=field, ends=ends)

    def scene(
        self, name: str, mine: list[str], others: list[str] | None = None, built: list[int] | None = None
    ) -> Picture:
        """The map round a field with samurai on it; `built` is what stands in a city."""
        field = self.game.names.field.index
        view = self.position()
        view.players[YOU].samurai = [field[place] for place in mine]
        view.players[RIVAL].samurai = [field[place] for place in others or []]
        if built is not None:
            view.cities[field[name]] = built
        plate = self.plate(view)
        scene = Map(self.game, view, plate, self.print)
        scene.me = NONE  # nobody's wages
        scene.draw()
        x, y = scene.places.middles[name]
        wide, tall = (CITY_WIDTH + 40, CITY_HEIGHT + 20) if built is not None else (FIELD_WIDTH + 40, FIELD_HEIGHT + 70)
        left, top = min(max(x - wide / 2, 0), self.wide - wide), max(y - tall / 2 + 8, 0)
        return plate.picture(crop=(left, top, wide, tall))

    def supply(self) -> Picture:
        """The officials of the Shogun that can still be recruited."""
        picture = self.part("supplies")
        return picture._replace(width=picture.width / 2)

    def action(self, name: str) -> Picture:
        """An action as it is printed on its card."""
        wide, tall = self.print.card_width + 30, self.print.line
        line = self.print.action_line(self.game.names.action.index[name], wide)
        return Picture(card(1, 1, wide, tall, "", 7) + group([line], 1, 1), wide + 2, tall + 4)

    def card(self, number: int) -> Picture:
        wide = self.print.card_width
        return Picture(group([self.print.whole_card(number, wide)], 3, 3), wide + 6, self.print.card_height(number) + 8)

    def pile(self) -> Picture:
        backs = [back(8 + place * 62, 8, 44, 62, n) for place, n in enumerate((3, 2, 1))]
        empty: Markup = rect(8 + 3 * 62, 8, 44, 62, "lot", 5)
        return Picture(group([*backs, empty]), 3 * 62 + 60, 78)


THINGS = ("lies-city", "lies-field", "lies-border", "lies-samurai", "lies-merchant", "lies-road")
MARKS = (  # on the map: beside which field, and where from its corner
    ("edo", CITY_WIDTH, 2),
    ("forest_n", 3, 28),
    ("border_nw", FIELD_WIDTH - 4, -6),
    ("kawagoe", 108, CITY_HEIGHT - 16),
    ("quarry_e", 6, 36),
)
ROAD = ("odawara", "quarry_w")
BUILT = [YOU, RIVAL, YOU + KONTOR_PIECE, FORTRESS_PIECE]
MISTAKES = ("castle", "rice", "samurai", "ryo", "plan", "special")
