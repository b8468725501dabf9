"""The map of Edo: roads, fields as small pictures, cities with their plots, and the figures that stand there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kotatsu.board.markup import EMPTY, Markup, classed, element, group, icon, join, rect, use
from kotatsu.board.ornaments import card, crest, halo, head, measure, outline, stamped, words, wrapped
from kotatsu.core.state import NONE
from kotatsu.core.vocabulary import SEAT
from kotatsu.games.edo.components import EDO, FORTRESS_PIECE, GOODS, KIND_IDS, KONTOR_PIECE
from kotatsu.games.edo.look.cards import BUILDING_ICONS, COST_ICONS, PIECE, merchant, numeral, samurai
from kotatsu.games.edo.look.places import PLACES, Places, Point
from kotatsu.games.edo.moves import BUILDINGS, CITIES
from kotatsu.games.edo.rows import times
from kotatsu.games.edo.scoring import influence
from kotatsu.games.edo.steps.officials import Relocate
from kotatsu.games.edo.steps.samurai import Build, Harvest
from kotatsu.games.edo.steps.turn import Walk

if TYPE_CHECKING:
    from kotatsu.games.edo.look.board import Board

CITY_WIDTH, CITY_HEIGHT = 174.0, 140.0
BAND = 23.0  # of the name of a city
PLOTS = 28.0  # where the plots begin, from the top of a city
PLOT_WIDTH, PLOT_HEIGHT = 32.0, 23.0
TABLE = 78.0  # where the income table begins
FIELD_HEIGHT = 56.0
SITE = 60.0  # from one building that can be built to the next
KANJI = ("江戸", "川", "水", "倉", "城")


class Map:
    """One drawing of the map, its upper left corner at (x, y)."""

    def __init__(self, board: Board, x: float, y: float) -> None:
        self.board = board
        self.view = board.view
        self.box = board.box
        self.print = board.print
        self.canvas = board.canvas
        self.x, self.y = x, y
        number = self.box.board_for[self.view.seats]
        self.data = board.game.components.all("map")[number]
        self.places: Places = PLACES[self.data.id, board.narrow]
        self.ids = board.game.names.field.ids
        self.field_width = 90.0 if board.narrow else 98.0
        self.step = self.view.stack[-1] if self.view.stack else None
        self.costs = self._costs()

    def draw(self) -> float:
        self.board.add(group([self.print.keep(f"ground {self.data.id}", self.ground)], self.x, self.y))
        for field in self.view.board.fields:
            self.field(field)
        if isinstance(self.step, Build):
            for city in self.view.board.cities:
                self.sites(city)
        self.figures()
        return self.y + self.places.height

    def middle(self, field: int) -> Point:
        x, y = self.places.middles[self.ids[field]]
        return self.x + x, self.y + y

    def corner(self, field: int) -> Point:
        x, y = self.middle(field)
        if field < CITIES:
            return x - CITY_WIDTH / 2, y - CITY_HEIGHT / 2
        return x - self.field_width / 2, y - FIELD_HEIGHT / 2

    # -- the ground -------------------------------------------------------------------------------

    def ground(self) -> Markup:
        """Land, water and roads."""
        places = self.places
        wide, tall = places.width, places.height
        radius = 0 if self.board.narrow else 8
        roads = [self.road(*ends) for ends in self.data.get("road")]
        return join(
            [
                rect(0, 0, wide, tall, "tray", radius),
                *[mist(x, y, long) for x, y, long in places.mist],
                *[element("path", class_="rule", stroke_width=9, stroke_linecap="round", d=road) for road in roads],
                *[element("path", class_="s-on", stroke_dasharray="1 7", d=road) for road in roads],
            ]
        )

    def road(self, first: str, second: str) -> str:
        (x, y), (to_x, to_y) = self.places.middles[first], self.places.middles[second]
        bend = self.places.bends.get((first, second)) or self.places.bends.get((second, first))
        if bend:
            return f"M{x:g} {y:g}Q{bend[0]:g} {bend[1]:g} {to_x:g} {to_y:g}"
        return f"M{x:g} {y:g}L{to_x:g} {to_y:g}"

    # -- fields -----------------------------------------------------------------------------------

    def _costs(self) -> dict[int, int]:
        """What it costs the figure on its way to walk to each field it can reach."""
        step, view = self.step, self.view
        if not isinstance(step, Walk):
            return {}
        start = view.merchant if step.start == NONE else step.start
        distance = view.board.distance[start]
        return {field: distance[field] * self.box.step_cost for field in view.board.fields if self.can(field)}

    def can(self, field: int) -> bool:
        return self.canvas.can_choose(f"field-{self.ids[field]}")

    def field(self, field: int) -> None:
        corner = self.corner(field)
        markup = self.city(field) if field < CITIES else self.country(field)
        if field in self.costs:
            markup += self.cost(field)
        elif isinstance(self.step, Walk | Relocate) and field == self.origin():
            markup += self.leaving(field)
        self.canvas.target(f"field-{self.ids[field]}", self.label(field), group([markup], *corner))

    def origin(self) -> int:
        start: int = getattr(self.step, "start", NONE)
        return self.view.merchant if start == NONE else start

    def label(self, field: int) -> str:
        """A field in words: what is built there, who stands there."""
        teller = self.board.teller
        name = self.canvas.texts.member(self.board.game.names.field, field)
        parts = teller.figures(field)
        if field < CITIES:
            parts = [*teller.buildings(field), *parts]
        return f"{name}: {'; '.join(parts)}" if parts else name

    def cost(self, field: int) -> Markup:
        """The price of walking here."""
        x = 6.0 if field >= CITIES else CITY_WIDTH - 50
        y = -8.0
        n = self.costs[field]
        return (
            rect(x - 4, y, 16 + measure(str(n), 13, True) + 8, 19, "card", 9)
            + words(x + 3, y + 14, n, 13, "", bold=True)
            + icon("ryo", x + 4 + measure(str(n), 13, True), y + 3, 13)
        )

    def leaving(self, field: int) -> Markup:
        """A frame round the field that a figure is about to leave."""
        wide, tall = (CITY_WIDTH, CITY_HEIGHT) if field < CITIES else (self.field_width, FIELD_HEIGHT)
        seat = self.view.active
        return outline(seat, -4, -4, wide + 8, tall + 8, 11)

    def country(self, field: int) -> Markup:
        kind = self.box.field_kind[field]
        front = self.print.keep(f"field {field}", lambda: self.front(field))
        return front + self.yields(field) if kind < GOODS else front

    def front(self, field: int) -> Markup:
        """A picture of the field with its name below."""
        wide = self.field_width
        kind = KIND_IDS[self.box.field_kind[field]]
        name = self.canvas.texts.member(self.board.game.names.field, field).replace("-", "‑")  # not to be broken there
        lines = wrapped(name, wide + (4 if self.board.narrow else 14), 11.5, 2)
        labels = []
        for place, line in enumerate(lines):
            y = FIELD_HEIGHT + 14.5 + place * 12
            across = measure(line, 11.5) + 8
            labels.append(rect((wide - across) / 2, y - 10, across, 13, "tray", 4))
            labels.append(words(wide / 2, y, line, 11.5, "", "middle"))
        return join(
            [
                halo(0, 0, wide, FIELD_HEIGHT, 9, 3),
                rect(0, 1.5, wide, FIELD_HEIGHT, "shadow", 9),
                rect(0, 0, wide, FIELD_HEIGHT, "card", 9),
                use(f"i-field-{kind}", x=1.5, y=1.5, width=wide - 3, height=FIELD_HEIGHT - 3),
                *labels,
            ]
        )

    def yields(self, field: int) -> Markup:
        """What a samurai harvests here by how many there are; the step that applies now is lit."""
        crowd = self.view.crowd(field)
        bonus, level = 0, False
        if isinstance(self.step, Harvest):
            bonus, level = self.box.bonus[self.step.action], bool(self.box.uncrowded[self.step.action])
        key = f"yields {min(crowd, 3)} {bonus} {level}"
        return self.print.keep(key, lambda: self._yields(min(crowd, 3), bonus, level))

    def _yields(self, crowd: int, bonus: int, level: bool) -> Markup:
        markup = []
        for n in range(1, 4):
            x = self.field_width - 4 - (4 - n) * 14.5
            lit = n == max(crowd, 1)
            gain = self.box.harvest[1 if level else n] + bonus
            markup.append(rect(x, 3.5, 13.5, 16, "step lit" if lit and crowd else "step", 4))
            markup.append(words(x + 6.75, 15.5, gain, 11.5, "" if lit else "quiet", "middle", bold=lit))
        return join(markup)

    # -- cities -----------------------------------------------------------------------------------

    def city(self, city: int) -> Markup:
        pieces = self.view.cities[city]
        present = [seat for seat in range(self.view.seats) if times(pieces, seat) or times(pieces, KONTOR_PIECE + seat)]
        front = self.print.keep(
            f"city {city} {self.view.seats} {len(present)} {len(pieces)}",
            lambda: self.walls(city, len(present), len(pieces)),
        )
        return front + self.buildings(city) + self.ranking(city, present)

    def walls(self, city: int, present: int, built: int) -> Markup:
        """A city without what players put there."""
        name = self.canvas.texts.member(self.board.game.names.field, city)
        wide = CITY_WIDTH
        parts = [
            halo(0, 0, wide, CITY_HEIGHT, 8, 3),
            card(0, 0, wide, CITY_HEIGHT),
            head(
                0, 0, wide, BAND, "vermilion" if city == EDO else "indigo", "clouds" if city == EDO else "seigaiha", 6
            ),
            words(wide - 7, 19.5, KANJI[city], 18, "serif kanji", "end"),
            words(9, 17, name, 15 if city == EDO else 14, "serif on-band"),
        ]
        for plot in range(built, self.box.plots):
            x, y = plot_spot(plot)
            parts.append(rect(x + 1, y + 1, PLOT_WIDTH - 2, PLOT_HEIGHT - 2, "lot", 4))
            parts.append(words(x + PLOT_WIDTH / 2, y + 15.5, plot + 1, 11, "quiet", "middle"))
        parts.append(self.income(city, present))
        return join(parts)

    def income(self, city: int, present: int) -> Markup:
        """What the city pays by number of players; the row that applies now is lit."""
        rows = self.box.shares[self.view.board.income[city]]
        x = 20.0
        parts = [icon("ryo", 4, TABLE + 1.5, 14)]
        for n in range(1, self.view.seats + 1):
            shares = " ".join(map(str, rows[n]))
            wide = measure(shares, 11.5, bold=True) + 7
            lit = n == present
            parts.append(rect(x, TABLE, wide, 17, "step lit" if lit else "step", 4))
            parts.append(words(x + wide / 2, TABLE + 12.5, shares, 11.5, "" if lit else "quiet", "middle", bold=lit))
            x += wide + 2.5
        return join(parts)

    def buildings(self, city: int) -> Markup:
        """The pieces on their plots."""
        parts = []
        for plot, piece in enumerate(self.view.cities[city]):
            x, y = plot_spot(plot)
            x += (PLOT_WIDTH - 23) / 2
            if piece == FORTRESS_PIECE:
                parts.append(icon("fortress", x, y, 23))
            else:
                parts.append(
                    stamped("kontor" if piece >= KONTOR_PIECE else "house", piece % KONTOR_PIECE, x, y, 23, 0.44, 0.66)
                )
        return join(parts)

    def ranking(self, city: int, present: list[int]) -> Markup:
        """Who has how much influence, in the order in which they are paid."""
        if not present:
            return EMPTY
        pieces = self.view.cities[city]
        ranked = sorted(present, key=lambda seat: influence(self.box, pieces, seat), reverse=True)
        parts = [icon("influence", 4, TABLE + 20.5, 14)]
        for place, seat in enumerate(ranked):
            points = (
                times(pieces, seat) * self.box.influence[0] + times(pieces, KONTOR_PIECE + seat) * self.box.influence[1]
            )
            x = 21 + place * 36
            parts.append(crest(seat, x, TABLE + 20, 15))
            parts.append(words(x + 18, TABLE + 32, points, 12.5, "", bold=True))
        return join(parts)

    def sites(self, city: int) -> None:
        """What can be built in a city now, with the price."""
        step = self.step
        assert isinstance(step, Build)
        name = self.ids[city]
        buildings = self.board.game.names.building
        if not any(self.canvas.can_choose(f"build-{name}-{word}") for word in buildings.ids):
            return
        x, y = self.middle(city)
        x = max(min(x - 1.5 * SITE + 1.5, self.x + self.places.width - 3 * SITE), self.x + 3)
        y += CITY_HEIGHT / 2 + 3
        tall = 44.0 if self.board.narrow else 34.0
        y = min(y, self.y + self.places.height - tall - 3)
        for building in range(BUILDINGS):
            price = [(step.cost(self.view, building, kind), kind) for kind in range(len(COST_ICONS))]
            label = self.canvas.texts.member(buildings, building)
            markup = self.site(x, y, tall, building, [(n, kind) for n, kind in price if n])
            self.canvas.target(f"build-{name}-{buildings.ids[building]}", label, markup)
            x += SITE

    def site(self, x: float, y: float, tall: float, building: int, price: list[tuple[int, int]]) -> Markup:
        seat = self.view.active
        parts = [halo(x, y, SITE - 3, tall, 6, 1.5), card(x, y, SITE - 3, tall, "", 6)]
        parts.append(classed(f"seat-{seat} owned", icon(BUILDING_ICONS[building], x + 2.5, y + tall / 2 - 7.5, 15)))
        lines = [price] if len(price) == 1 else [price[:-1], price[-1:]]
        for row, items in enumerate(lines):
            left = x + 19
            middle = y + tall / 2 + (row - (len(lines) - 1) / 2) * 14
            for n, kind in items:
                parts.append(words(left, middle + 4, n, 11, "", bold=True))
                left += measure(str(n), 11, True) + 1
                parts.append(icon(COST_ICONS[kind], left, middle - 5.5, 11))
                left += 12
        return join(parts)

    # -- figures ----------------------------------------------------------------------------------

    def figures(self) -> None:
        """Every samurai, and the merchant, side by side where they stand.

        Samurai are alike: the state knows where they stand, not which they are. They are counted in the order of the fields,
        so when one moves most of the others stay who they are.
        """
        crowds: dict[int, list[str]] = {}
        for seat, player in enumerate(self.view.players):
            for number, field in enumerate(player.samurai):
                crowds.setdefault(field, []).append(f"{seat}{number}")
        crowds.setdefault(self.view.merchant, []).append("")
        for field, names in crowds.items():
            left, top = self.corner(field)
            wide = CITY_WIDTH if field < CITIES else self.field_width
            top += (CITY_HEIGHT if field < CITIES else FIELD_HEIGHT) - PIECE - 1
            spots, across = stand(names, wide - 8)
            for name, spot in zip(names, spots, strict=True):
                last = name and across < len(names) and name == [other for other in names if other[:1] == name[0]][-1]
                n = sum([other[:1] == name[0] for other in names]) if last else 0
                self.figure(name, left + 4 + spot, top, n if n > 1 else 0)

    def figure(self, name: str, x: float, y: float, n: int) -> None:
        """A samurai, or the merchant without a name; `n` counts those of one seat who stand behind one another."""
        if name:
            seat, number = int(name[0]), int(name[1])
            count = numeral(seat, 5, PIECE - 8, n, 7.5) if n else EMPTY
            self.canvas.piece(f"samurai-{SEAT.ids[seat]}{number + 1}", x, y, samurai(seat) + count)
            return
        self.canvas.piece("figure-merchant", x, y - 2, merchant())
        if self.canvas.can_choose("merchant"):
            out = 9 if self.board.narrow else 5
            hit = rect(x - out, y - 1, PIECE + 2 * out, PIECE + 2 * out, "hit", 10)  # clear of the numbers above
            markup = halo(x, y - 1, PIECE + 2, PIECE, 8, 2) + hit
            self.canvas.target("merchant", self.print.word("merchant"), markup)


def stand(names: list[str], wide: float) -> tuple[list[float], int]:
    """Where figures stand in a row, from its left end, and how many stand side by side.

    Where there is no room for all, those of one seat stand behind one another.
    """
    n = len(names)
    if n * (PIECE - 7) + 7 <= wide:
        step = min(PIECE - 1, (wide - PIECE) / max(n - 1, 1))
        start = (wide - PIECE - step * (n - 1)) / 2
        return [start + place * step for place in range(n)], n
    groups = list(dict.fromkeys([name[:1] for name in names]))
    step = (wide - PIECE - 8) / max(len(groups) - 1, 1) if len(groups) > 1 else 0.0
    spots: list[float] = []
    for place, name in enumerate(names):
        behind = sum([other[:1] == name[:1] for other in names[:place]])
        spots.append(groups.index(name[:1]) * min(step, PIECE + 8) + behind * 2)
    return spots, len(groups)


def mist(x: float, y: float, long: float) -> Markup:
    """A bank of mist as on old maps: bands with round ends that lie on one another."""
    return element(
        "g",
        rect(x, y, long, 16, "step", 8),
        rect(x + long * 0.22, y + 13, long * 0.9, 16, "step", 8),
        rect(x + long * 0.12, y + 26, long * 0.55, 12, "step", 6),
        opacity=".75",
    )


def plot_spot(plot: int) -> Point:
    """The upper left corner of a plot in its city: two rows of five, in the order in which they are built on."""
    row, column = divmod(plot, 5)
    return 7 + column * PLOT_WIDTH, PLOTS + row * (PLOT_HEIGHT + 1)
