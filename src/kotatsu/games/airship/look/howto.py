"""How to play airship city, for newcomers: the sky, a turn, what ships are good for, all tiles, bonuses, the end."""

from __future__ import annotations

from kotatsu.board.howto import GOAL, Chapter, Howto, Layout, Leaf, Pages, Panel, last_leaf
from kotatsu.board.markup import Markup, filled, group, join
from kotatsu.board.ornaments import lettering
from kotatsu.board.pictures import YOU, Picture, Plate, mark, sign, tip, way, worth
from kotatsu.core.bits import bits_of
from kotatsu.core.rng import seeded
from kotatsu.core.state import NONE, Decision
from kotatsu.core.texts import Texts
from kotatsu.games.airship.components import (
    BONUS_IDS,
    FACILITY_AWARD,
    GEAR,
    GOLD,
    GUILD,
    KIND,
    LEVELS,
    METAL,
    MINE,
    RESOURCE_IDS,
    SHIP_AWARD,
    TRADE_AWARD,
    VALLEY,
    WOOD,
    Box,
)  # fmt: skip
from kotatsu.games.airship.look.base import HEAD
from kotatsu.games.airship.look.cards import ROCK, Print, dues
from kotatsu.games.airship.look.city import GAP, City
from kotatsu.games.airship.look.rivals import AWARD, Rivals
from kotatsu.games.airship.look.sky import STAND, STRIP, Sky, figure
from kotatsu.games.airship.look.workshop import SHELF, Workshop
from kotatsu.games.airship.meta import Airship
from kotatsu.games.airship.moves import SHIPS
from kotatsu.games.airship.names import SHIFT, Names
from kotatsu.games.airship.state import AirshipState
from kotatsu.games.airship.steps.actions import Act
from kotatsu.games.airship.steps.turn import Destination

RIVAL = 1
GRID = (
    "forest1", "shipyard1", "mine1", "market1",
    "guild", "valley", "port", "factory1",
    "workshop", "mine2", "lighthouse", "forest2",
    "factory2", "architect", "market2", "shipyard2",
)  # fmt: skip
ROW = 1  # the row of the grid in which the pictures of a turn take place
PUSHED = "row2-right"  # and how it is shifted
EDGE = 3.0  # room round a card for its frame and shadow
BONUS = 150.0, 92.0  # the card of a bonus action
FACILITIES = ("fountain", "park", "clock_tower")
OPEN = ("repair_kit", "mooring_mast", "hangar")  # contracts with one, two and three stages


def howto(game: Airship, texts: Texts, printed: Print) -> Howto:
    pages = AirshipPages(game, texts, printed)
    return Howto([pages.goal(), pages.tiles()], values(game))


def values(game: Airship) -> dict[str, object]:
    """The numbers of the box that the texts refer to."""
    box = game.box
    return {
        "stages": box.stages,
        "rounds": box.rounds,
        "per_stage": box.rounds_per_stage,
        "tiles": len(GRID),
        "workers": box.workers,
        "start": box.start_workers,
        "markers": box.markers,
        "room": box.capacity[0][WOOD],
        "larger": box.capacity[1][WOOD],
        "mine": box.gain[MINE][METAL],
        "ride": box.piggyback_n[MINE],
        "hire": box.hire_cost[GOLD],
        "needed": box.needed[1],
        "unlock": box.to_unlock[0],
        "offer": box.offer,
        "check": box.first_check,
        "ships": box.ships_to_end,
        "facilities": box.facilities_to_end,
        "upgrade": box.upgrade_vp[WOOD],
        "least": min(box.vp[SHIPS:]),
        "most": max(box.vp[SHIPS:]),
    }


class AirshipPages(Pages[AirshipState, Box, Names, Print]):
    """Both pages at one width."""

    game: Airship

    def __init__(self, game: Airship, texts: Texts, printed: Print) -> None:
        super().__init__(game, texts, printed)
        self.tile = game.names.tile.index
        self.site = game.names.site.index
        self.view = self.position()
        self.board = self.plate(self.view)
        self.city = City(game, self.view, self.board, printed)
        self.city.draw()

    def position(self) -> AirshipState:
        """Three players in the second stage."""
        view = self.game.setup(3, seeded("how to play"), {"first": "A"})
        view.stack = []  # nothing is being asked
        view.round = self.box.rounds_per_stage + 2
        view.tiles = [self.tile[name] for name in GRID]
        view.developed = bits_of([self.tile["forest1"], self.tile["market2"]])
        places = (("valley", "port"), ("mine1", "forest2"), ("factory1", "market2", "port"))
        for player, tiles in zip(view.players, places, strict=True):
            player.workers = [self.tile[name] for name in tiles] + [NONE] * (self.box.workers - len(tiles))
        you, rival, third = view.players
        you.stock, you.upgraded = [7, 4, 3, 5], bits_of([WOOD])
        for player, site, n in (
            (you, "private_wood", 2),
            (you, "tourist", 1),
            (you, "fountain", 1),
            (rival, "private_wood", 1),
            (rival, "private_metal", 2),
            (rival, "tourist", 1),
            (third, "clock_tower", 1),
        ):
            player.given[self.site[site]] = n
        for number in self.site.values():
            view.check_majority(number)
        view.derive()
        return view

    def asked(self, question: Decision[AirshipState]) -> AirshipState:
        """Your turn, with a question about a tile."""
        view = self.position()
        view.active = YOU
        view.players[YOU].ready = bits_of([0, 1])
        view.stack = [question]
        return view

    # -- the first page ----------------------------------------------------------------------------

    def goal(self) -> Leaf:
        turn = [
            Panel("walk", [self.walk()]),
            Panel("act", [self.act()]),
            Panel("shift", [self.row(), self.row(PUSHED)], wide=True),
        ]
        ships = [
            Panel("donate", [self.ship("private_wood"), self.ship("tourist")]),
            Panel("sell", [self.ship("private_metal"), self.ship("residential_metal")]),
            Panel("lead", [self.awards()]),
            Panel("facility", [self.facility(name) for name in FACILITIES]),
            Panel("contract", [self.contract(name) for name in OPEN], wide=True),
        ]
        return Leaf(
            GOAL,
            [
                Chapter("table", Layout.TABLE, [*map(Panel, THINGS), Panel("yours", [self.yours()])], self.marked()),
                Chapter("turn", Layout.STEPS, turn),
                Chapter("ways", Layout.CARDS, ships),
                Chapter("win", Layout.POINTS, self.points()),
            ],
        )

    def marked(self) -> Picture:
        """The sky with numbers on what is explained."""
        scene, plate = self.drawn(Sky, self.view)
        wide, tall = scene.tile_wide, scene.tile_tall
        left, top, across, _ = scene.arrow_place(SHIFT.index["row3-left"])
        spots = [
            self.at(scene, "shipyard1", wide - 4, 4),
            self.at(scene, "mine1", wide - 2, self.print.ground + 32),
            self.at(scene, "forest1", 24, tall + 9),
            self.at(scene, "mine2", wide - 18, tall + 9),
            self.at(scene, "port", wide / 2, 6),
            (left + across / 2 + 4, top - 4),
            (self.wide - 15.0, STRIP + 6.0),
        ]
        return plate.picture(*[mark(n, *spot) for n, spot in enumerate(spots, 1)])

    def at(self, scene: Sky, tile: str, dx: float, dy: float) -> tuple[float, float]:
        x, y = scene.corner(scene.view.where[self.tile[tile]])
        return x + dx, y + dy

    def yours(self) -> Picture:
        """Workers to be hired and markers, as at the start."""
        view = self.game.setup(3, seeded("how to play"), {"first": "A"})
        plate = self.plate(view)
        Workshop(self.game, view, plate, self.print).supplies(0)
        return plate.picture(crop=(0, 0, self.wide, 46))

    def part(self, scene: Sky, plate: Plate, *notes: Markup) -> Picture:
        """The islands round the port."""
        x, y = self.at(scene, "shipyard1", 0, 0)
        wide = 2 * scene.pitch_x + scene.tile_wide
        tall = scene.pitch_y + scene.tile_tall + ROCK
        return plate.picture(*notes, crop=(x - 10, y - 14, wide + 20, tall + 20))

    def walk(self) -> Picture:
        """Where a worker can go: to its neighbours, and on beyond another worker of its owner."""
        scene, plate = self.drawn(Sky, self.asked(Destination(self.tile["port"])))
        wide, tall, low = scene.tile_wide, scene.tile_tall, 16.0
        ways = [
            way(*self.at(scene, "port", wide - 16, low), *self.at(scene, "factory1", 26, low)),
            way(*self.at(scene, "port", wide / 2, low), *self.at(scene, "mine1", wide / 2, tall - 20)),
            way(*self.at(scene, "port", 16, low), *self.at(scene, "valley", wide / 2 + 12, low)),
            way(*self.at(scene, "valley", wide / 2, low), *self.at(scene, "shipyard1", wide / 2, tall - 20)),
        ]
        return self.part(scene, plate, *ways)

    def act(self) -> Picture:
        """A worker has come to a mine where somebody else stands: both get something."""
        mine = self.tile["mine1"]
        view = self.asked(Act(mine))
        view.players[YOU].workers[1] = mine
        view.players[YOU].ready = bits_of([0])
        scene, plate = self.drawn(Sky, view)
        metal = RESOURCE_IDS[METAL]
        gain = tip(*self.at(scene, "mine1", -2, 6), f"+{self.box.gain[MINE][METAL]}", metal)
        ride = tip(*self.at(scene, "mine1", scene.tile_wide + 2, 6), f"+{self.box.piggyback_n[MINE]}", metal)
        return self.part(scene, plate, gain, ride)

    def row(self, shift: str = "") -> Picture:
        """A row with its arrows, before or after it has been shifted."""
        view = self.position()
        if shift:
            view.shift(SHIFT.index[shift])
        scene, plate = self.drawn(Sky, view)
        x, y = scene.corner(4 * ROW)
        notes = []
        if not shift:
            left, _, wide, _ = scene.arrow_place(SHIFT.index[PUSHED])
            price = tip(
                min(max(left + wide / 2, 40), self.wide - 40), y + scene.tile_tall + 6, "−1", RESOURCE_IDS[GEAR]
            )
            notes = [way(x + 24, y + 2, x + 3 * scene.pitch_x + scene.tile_wide - 24, y + 2), price]
        return plate.picture(*notes, crop=(0, y - 14, self.wide, scene.tile_tall + ROCK + 30))

    def ship(self, name: str) -> Picture:
        """An airship of the city with its donation spaces and prices."""
        city = self.city
        x, y = city.spots[self.site[name]]
        return self.board.picture(
            crop=(x - 4 - EDGE, y - city.upper + 21 - EDGE, city.ship_wide + 2 * EDGE, city.ship_tall + 2 * EDGE)
        )

    def facility(self, name: str) -> Picture:
        city, site = self.city, self.site[name]
        column = (site - SHIPS) % city.columns
        x = city.margin + column * (city.facility_wide + GAP)
        y = city.spots[site][1] + 24 - city.facility_tall
        edge = GAP / 2
        return self.board.picture(
            crop=(x - edge, y - edge, city.facility_wide + 2 * edge, city.facility_tall + 2 * edge)
        )

    def awards(self) -> Picture:
        """Who leads, and what it would bring at the end."""
        plate = self.plate(self.view)
        Rivals(self.game, self.view, plate, self.print).draw()
        return plate.picture(crop=(0, 0, self.wide, HEAD + 8 + 3 * (AWARD + 4) + 4))

    def contract(self, name: str) -> Picture:
        number, printed = self.game.names.contract.index[name], self.print
        face = printed.contract(number, self.box.contract_stages[number], ())
        return framed(face, printed.contract_width, printed.contract_height)

    def points(self) -> list[Panel]:
        box = self.box
        contracts = f"{min(box.contract_vp)}–{max(box.contract_vp)}"
        tiles = [
            ("ships", "ship-tourist", f"{min(box.vp[:SHIPS])}–{max(box.vp[:SHIPS])}"),
            ("facilities", "fountain", f"{min(box.vp[SHIPS:])}–{max(box.vp[SHIPS:])}"),
            ("upgrades", "upgrade", box.upgrade_vp[WOOD]),
            ("contracts", "fulfilled", contracts),
            ("failed", "failed", f"−{max(box.contract_vp)}"),
            ("ship-award", "ship-cargo_wood", self.prizes(SHIP_AWARD)),
            ("facility-award", "clock_tower", self.prizes(FACILITY_AWARD)),
            ("trade-award", "contract", self.prizes(TRADE_AWARD)),
        ]
        return [Panel(f"points-{name}", [worth(shown, n)]) for name, shown, n in tiles]

    def prizes(self, award: int) -> str:
        return f"{self.box.first_prize[award]} / {self.box.second_prize[award]}"

    # -- the second page ---------------------------------------------------------------------------

    def tiles(self) -> Leaf:
        gather = [Panel("do-gather", [self.gathering()], wide=True)]
        build = [
            Panel("do-shipyard", [self.tiled("shipyard1"), self.ship("private_wood"), self.ship("residential_wood")]),
            Panel("do-architect", [self.tiled("architect"), *[self.facility(name) for name in FACILITIES]]),
            Panel("do-workshop", [self.tiled("workshop"), self.upgrade(GOLD)]),
            Panel("do-developed", [self.tiled("forest1"), self.arrow(), self.tiled("forest1", developed=True)]),
            Panel("do-guild", [self.tiled("guild"), self.crew()]),
            Panel("do-market", [self.tiled("market1"), self.contract(OPEN[1])]),
            Panel("do-lighthouse", [self.tiled("lighthouse"), sign("shift", 64.0)]),
            Panel("do-port", [self.tiled("port"), self.crew(self.box.start_workers)]),
        ]
        bonuses = [
            *[Panel(f"bonus-{name}", self.covers(bonus)) for bonus, name in enumerate(BONUS_IDS)],
            Panel("bonus-discount", [self.ship("tourist"), self.upgrade(WOOD, discounted=True)]),
        ]
        ends = [
            Panel("end-stage", [self.rounds(self.box.rounds_per_stage + 1)]),
            Panel("end-game", [self.rounds(self.box.first_check), *self.majorities()]),
        ]
        return last_leaf("tiles", MISTAKES, gathering=gather, working=build, bonuses=bonuses, ends=ends)

    def gathering(self) -> Picture:
        """The four kinds of islands that give something, on a phone two in a row."""
        columns, gap = (2 if self.print.narrow else 4), 14.0
        islands = [self.tiled(self.game.names.tile.ids[KIND.index(kind)]) for kind in range(VALLEY + 1)]
        wide, tall = islands[0].width + gap, islands[0].height + gap
        placed = [
            group([island.markup], number % columns * wide, number // columns * tall)
            for number, island in enumerate(islands)
        ]
        return Picture(join(placed), columns * wide - gap, len(islands) // columns * tall - gap)

    def tiled(self, name: str, developed: bool = False) -> Picture:
        """An island in its piece of sky."""
        tile, printed = self.tile[name], self.print
        wide, tall = printed.tile_width + 20, printed.tile_height + ROCK + 14
        face = printed.tile(tile, developed)
        if KIND[tile] == GUILD:
            face += printed.hire(dues(self.view, YOU, GUILD, self.box.hire_cost))
        return Picture(filled("g-sky", wide, tall, radius=8) + group([face], 10, 8), wide, tall)

    def arrow(self) -> Picture:
        return Picture(lettering(15, 25, "→", 26, "quiet", "middle"), 30, 34)

    def upgrade(self, resource: int, discounted: bool = False) -> Picture:
        """The tile on the own board that enlarges a store."""
        wide = 170.0
        view = self.position()
        view.players[YOU].upgraded = 0
        if not discounted:
            view.players[YOU].given = [0] * len(self.site)
            view.players[YOU].majority = 0
        plate = self.plate(view)
        Workshop(self.game, view, plate, self.print).upgrade(resource, EDGE, EDGE, wide)
        return plate.picture(crop=(0, 0, wide + 2 * EDGE, SHELF + 2 * EDGE))

    def crew(self, n: int = 0) -> Picture:
        """Some workers, or all of them."""
        shown = [group([figure(YOU, STAND, 34)], place * 36, 0) for place in range(n or self.box.workers)]
        return Picture(join(shown), len(shown) * 36, 34)

    def covers(self, bonus: int) -> list[Picture]:
        """A bonus action before and after the last ship that it needs."""
        return [self.bonus(bonus, self.box.to_unlock[bonus] - 1), self.bonus(bonus, self.box.to_unlock[bonus])]

    def bonus(self, bonus: int, given: int) -> Picture:
        view = self.position()
        view.players[YOU].given = [0] * len(self.site)
        view.players[YOU].given[LEVELS * bonus] = given
        plate = self.plate(view)
        Workshop(self.game, view, plate, self.print).bonus(bonus, EDGE, EDGE, *BONUS)
        return plate.picture(crop=(0, 0, BONUS[0] + 2 * EDGE, BONUS[1] + 2 * EDGE))

    def rounds(self, number: int) -> Picture:
        """The track of the rounds."""
        view = self.position()
        view.round = number
        _, plate = self.drawn(Sky, view)
        return plate.picture(crop=(0, 0, self.wide, STRIP + 10))

    def majorities(self) -> list[Picture]:
        """How many airships and how many facilities somebody leads."""
        city = self.city
        y = city.spots[SHIPS][1] + 24 - city.facility_tall
        return [
            self.board.picture(crop=(0, 0, self.wide, HEAD)),
            self.board.picture(crop=(0, y - 25, self.wide, 22)),
        ]


def framed(markup: Markup, wide: float, tall: float) -> Picture:
    return Picture(group([markup], EDGE, EDGE), wide + 2 * EDGE, tall + 2 * EDGE)


THINGS = ("lies-tile", "lies-action", "lies-bonus", "lies-rider", "lies-workers", "lies-arrows", "lies-rounds")
MISTAKES = ("worker", "gear", "upgrade", "contract", "banner", "gold")
