"""How to play Nippon, for newcomers: the island, what a turn is, the way of the goods, what gives points, all actions."""

from __future__ import annotations

from kotatsu.board.drawing import NARROW, WIDE
from kotatsu.board.howto import GOAL, Chapter, Howto, Layout, Leaf, Pages, Panel, last_leaf
from kotatsu.board.markup import Markup, group
from kotatsu.board.pictures import YOU, Picture, Plate, mark, sign, worth
from kotatsu.core.bits import bits_of
from kotatsu.core.rng import seeded
from kotatsu.core.texts import Texts
from kotatsu.games.nippon.components import (
    FIELDS,
    MINING,
    SHIPS,
    SIDES,
    TECHNOLOGY,
    TRAINS,
    VP,
    Box,
)
from kotatsu.games.nippon.look.actions import Actions, button, value_table
from kotatsu.games.nippon.look.cards import Print
from kotatsu.games.nippon.look.company import Company
from kotatsu.games.nippon.look.goals import Goals
from kotatsu.games.nippon.look.map import QUAY, Map
from kotatsu.games.nippon.meta import Nippon
from kotatsu.games.nippon.names import Names
from kotatsu.games.nippon.state import NipponState

RIVAL = 1
SILK, PAPER = 0, 1
SILK_MILL, PAPER_MILL = 2, 5  # factory tiles
ON_OFFER = (8, 21)
CONTRACTS = (0, 1, 2)
KYUSHU, KANSAI, KANTO, TOHOKU = range(4)
EDGE = 3.0  # room round a tile for its frame and shadow


def howto(game: Nippon, texts: Texts, printed: Print) -> Howto:
    pages = NipponPages(game, texts, printed)
    return Howto([pages.goal(), pages.actions()], values(game, texts))


def values(game: Nippon, texts: Texts) -> dict[str, object]:
    """The numbers of the box that the texts refer to."""
    box = game.box
    points = box.rank_points
    cost = dict(zip(game.names.action.ids, box.cost, strict=True))
    return {
        "units": box.units,
        "places": box.worker_slots,
        "wage": box.wage,
        "unpaid": box.unpaid_points,
        "reward": box.reward_level.index(next(level for level in box.reward_level if level)),
        "invest": cost["invest"],
        "machine": cost["machines"],
        "vehicle": cost["ships"],
        "train": box.vehicle_value[TRAINS],
        "ship": box.vehicle_value[SHIPS],
        "storage": box.storage[SILK],
        "step": box.blueprints_per_step,
        "one": box.step_costs[1],
        "two": box.step_costs[2],
        "three": box.step_costs[3],
        "need": box.need[SILK],
        "more": box.need[2],
        "most": box.need[4],
        "turns": box.final_turns,
        "first": points[0][0],
        "last": points[-1][0],
        "region": texts.member(game.names.region, KANTO),
    }


class NipponPages(Pages[NipponState, Box, Names, Print]):
    """Both pages at one width."""

    game: Nippon

    def __init__(self, game: Nippon, texts: Texts, printed: Print) -> None:
        super().__init__(game, texts, printed)
        self.view = self.position()
        self.map, self.canvas = self.island(self.view)

    def position(self) -> NipponState:
        """Two companies after a few turns."""
        view = self.game.setup(2, seeded("how to play"), {"first": "A"})
        view.stack = []  # nothing is being asked
        view.active = YOU
        you, rival = view.players
        you.factories = bits_of([SILK_MILL, PAPER_MILL])
        you.machines = bits_of([SILK])
        you.goods = [3, 1, 0, 0, 0, 0]
        you.coal, you.blueprints, you.technology, you.mining, you.income = 4, 2, 3, 1, 2
        you.workers = [0, 0, 3, 5]
        you.multipliers = [0, 0, 0, 3, 0, 0, 0, 2, 0]
        you.trains, rival.ships = [0, 1, 0, 0], [0, 1, 1, 0]
        tiles = view.tiles[:]
        for city, side, seat, value in ((2, 0, YOU, 3), (3, 1, YOU, 2), (3, 3, RIVAL, 4), (4, 2, RIVAL, 3)):
            tiles[SIDES * city + side] = 7 * seat + value - 1
        view.tiles = tiles
        view.marker = 1
        view.derive()
        return view

    def island(self, view: NipponState) -> tuple[Map, Plate]:
        return self.drawn(Map, view, NARROW if self.print.narrow else WIDE)

    # -- the first page ----------------------------------------------------------------------------

    def goal(self) -> Leaf:
        turn = [Panel("worker", [self.fields()]), Panel("consolidate", [self.crew(), self.rewards()])]
        goods = [
            Panel("make", [self.works(SILK_MILL, SILK), self.works(PAPER_MILL, PAPER)]),
            Panel("export", [self.contract(number) for number in CONTRACTS]),
            Panel("supply", [self.region(KANSAI)]),
            Panel("score", [self.track(self.canvas), self.track(self.golden())]),
        ]
        return Leaf(
            GOAL,
            [
                Chapter("table", Layout.TABLE, list(map(Panel, THINGS)), self.marked()),
                Chapter("turn", Layout.CARDS, turn),
                Chapter("goods", Layout.STEPS, goods),
                Chapter("win", Layout.POINTS, self.points()),
            ],
        )

    def marked(self) -> Picture:
        """The island with numbers on what is explained."""
        sizes, wide, tall = self.map.sizes, self.canvas.width, self.canvas.height
        below = sizes.banner + 8 + sizes.city + sizes.stagger + sizes.name
        spots = [
            self.at(KANSAI, 2, 0),
            self.at(KANTO, (sizes.region / 2 - sizes.city) / 2 + 8, sizes.banner + sizes.stagger + 22),
            self.at(TOHOKU, sizes.region - 4, below + sizes.slots / 2),
            self.at(KYUSHU, sizes.region / 4 + 16, below + sizes.slots + 22),
            (wide - 24.0, 20.0) if self.print.narrow else (486.0, 50.0),
            (wide - 20.0, tall - (172.0 if self.print.narrow else QUAY + 10)),
        ]
        return self.canvas.picture(*[mark(n, *spot) for n, spot in enumerate(spots, 1)])

    def at(self, region: int, dx: float, dy: float) -> tuple[float, float]:
        x, y = self.map.sizes.corner(region)
        return x + dx, y + dy

    def fields(self) -> Picture:
        """The five fields with their workers."""
        canvas = self.plate(self.view)
        scene = Actions(self.game, self.view, canvas, self.print)
        y = 2.0
        for field in range(FIELDS):
            y = scene.field(field, y) + scene.gap
        canvas.height = round(y)
        return canvas.picture()

    def crew(self) -> Picture:
        canvas = self.plate(self.view)
        canvas.height = round(Actions(self.game, self.view, canvas, self.print).crew(2)) + 4
        return canvas.picture()

    def rewards(self) -> Picture:
        canvas = self.plate(self.view)
        canvas.height = round(Goals(self.game, self.view, canvas, self.print).rewards(0)) + 2
        return canvas.picture()

    def achievements(self) -> Picture:
        canvas = self.plate(self.view)
        canvas.height = round(Goals(self.game, self.view, canvas, self.print).achievements(0)) + 4
        return canvas.picture()

    def works(self, tile: int, good: int) -> Picture:
        """One's own factory with its goods."""
        wide, tall = 168.0, 116.0
        company = Company(self.game, self.view, self.plate(self.view), self.print)
        return tiled(self.print.works(tile, wide, tall) + company.floor(good, wide), wide, tall)

    def contract(self, number: int) -> Picture:
        return tiled(self.print.contract(number, 110, 88, done=False), 110, 88)

    def region(self, region: int) -> Picture:
        sizes = self.map.sizes
        x, y = sizes.corner(region)
        return self.canvas.picture(crop=(x - 8, y - 6, sizes.region + 16, sizes.tall + 10))

    def golden(self) -> Plate:
        """The island when the last turns have begun."""
        view = self.position()
        view.marker = self.box.gold
        view.left = 2 * self.box.final_turns
        return self.island(view)[1]

    def track(self, canvas: Plate) -> Picture:
        """The scoring track on the sea."""
        return canvas.picture(crop=(0, 0, 370, 96) if self.print.narrow else (4, 0, 480, 96))

    def points(self) -> list[Panel]:
        box = self.box
        ranks = [n for row in box.rank_points for n in row]
        contracts = [bonus[VP] for bonus in box.contract_bonus if bonus[VP]]
        tiles = [
            ("regions", f"{min(ranks)}–{max(ranks)}"),
            ("ships", box.vehicle_value[SHIPS]),
            ("contract", f"{min(contracts)}–{max(contracts)}"),
            ("market", box.region_bonus[KANTO][VP]),
            ("star", f"×{max(box.reward_level)}"),
            ("wages", f"−{box.unpaid_points}"),
        ]
        return [Panel(f"points-{name}", [worth(name, n)]) for name, n in tiles]

    # -- the second page ---------------------------------------------------------------------------

    def actions(self) -> Leaf:
        offers = [tiled(self.print.factory(tile, 150, 96), 150, 96) for tile in ON_OFFER]
        make = [
            Panel("do-invest", [self.action("invest"), *offers]),
            Panel("do-production", [self.action("production"), self.works(SILK_MILL, SILK)]),
            Panel("do-machines", [self.action("machines"), self.works(PAPER_MILL, PAPER)]),
            Panel("do-technology", [self.action("technology"), self.steps(TECHNOLOGY)]),
            Panel("do-mining", [self.action("mining"), self.steps(MINING)]),
            Panel("do-blueprints", [sign("blueprints", 64.0)]),
        ]
        sell = [
            Panel("do-export", [self.action("export"), *[self.contract(number) for number in CONTRACTS[1:]]]),
            Panel("do-market", [self.action("market"), self.worth_of_goods()]),
            Panel("do-railroads", [self.action("railroads"), self.vehicles(TRAINS)]),
            Panel("do-ships", [self.action("ships"), self.vehicles(SHIPS)]),
        ]
        ends = [Panel("end-gold", [self.track(self.golden())]), Panel("end-count", [self.achievements()])]
        return last_leaf("actions", MISTAKES, making=make, selling=sell, ends=ends)

    def action(self, name: str) -> Picture:
        """An action as its field shows it."""
        number = self.game.names.action.index[name]
        wide, tall = (300.0, 46.0) if self.print.narrow else (360.0, 38.0)
        return tiled(button(self.box, self.print, number, wide, tall, self.box.cost[number]), wide, tall)

    def steps(self, track: int) -> Picture:
        canvas = self.plate(self.view)
        canvas.height = round(Company(self.game, self.view, canvas, self.print).track(track, 2)) + 4
        return canvas.picture()

    def worth_of_goods(self) -> Picture:
        """What goods are worth on the local market."""
        wide, tall = (320.0, 40.0) if self.print.narrow else (360.0, 40.0)
        return Picture(value_table(self.box, self.print, wide, tall), wide, tall)

    def vehicles(self, kind: int) -> Picture:
        """Trains or ships on their spaces."""
        canvas = self.plate(self.view)
        step = 40.0
        Map(self.game, self.view, canvas, self.print).vehicles(kind, 4, 0, step)
        return canvas.picture(crop=(0, 0, self.box.vehicles[kind] * step + 6, 70))


def tiled(markup: Markup, wide: float, tall: float) -> Picture:
    return Picture(group([markup], EDGE, EDGE), wide + 2 * EDGE, tall + 2 * EDGE)


THINGS = ("lies-region", "lies-city", "lies-slots", "lies-standing", "lies-track", "lies-quay")
MISTAKES = ("wages", "yen", "regions", "star", "blueprints", "income")
