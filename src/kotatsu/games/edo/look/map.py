"""The map of Edo: one landscape with roads, fields as small pictures, towns under their roofs, and the figures there."""

from __future__ import annotations

from kotatsu.board.drawing import Canvas
from kotatsu.board.keeping import Reads
from kotatsu.board.markup import EMPTY, Markup, classed, element, group, icon, join, path, rect, use
from kotatsu.board.ornaments import (
    card,
    crest,
    fitting,
    halo,
    lettering,
    measure,
    outline,
    stamped,
    tag,
    tag_width,
    wrapped,
)
from kotatsu.core.state import NONE
from kotatsu.core.vocabulary import SEAT
from kotatsu.games.edo.components import EDO, FORTRESS_PIECE, GOODS, KIND_IDS, KONTOR_PIECE, RICE
from kotatsu.games.edo.look.base import EdoPainter, frame
from kotatsu.games.edo.look.cards import BUILDING_ICONS, COST_ICONS, PIECE, Print, merchant, numeral, samurai
from kotatsu.games.edo.look.landscape import landscape, shade
from kotatsu.games.edo.look.places import PLACES, Places, Point
from kotatsu.games.edo.meta import Edo
from kotatsu.games.edo.moves import BUILDINGS, CITIES
from kotatsu.games.edo.scoring import income, influence
from kotatsu.games.edo.state import EdoState
from kotatsu.games.edo.steps.officials import Relocate
from kotatsu.games.edo.steps.samurai import Build, Harvest
from kotatsu.games.edo.steps.turn import Walk

CITY_WIDTH, CITY_HEIGHT = 146.0, 126.0
ROOF, EAVES = 29.0, 6.0  # height of a roof, and how far it stands out
PLOTS = 34.0  # where the plots begin, from the top of a city
PLOT_WIDTH, PLOT_HEIGHT = 27.0, 23.0
SHARES = 82.0  # where the income begins
FIELD_WIDTH, FIELD_HEIGHT = 78.0, 48.0
YIELDS = 71.0  # width of the numbers above a field
SITE, SITE_HEIGHT = 53.0, 42.0  # a building that can be built, below its city
MERCHANT_AT = (102.0, 84.0)  # where the merchant can be chosen in a city
SIGN = 34.0  # height of the sign with the wages


class Map(EdoPainter):
    """The whole map."""

    reads = Reads("cities merchant", players="samurai", own="goods", questions=(Walk, Relocate, Harvest, Build))

    def __init__(self, game: Edo, view: EdoState, canvas: Canvas, printed: Print) -> None:
        super().__init__(game, view, canvas, printed)
        self.data = game.components.all("map")[self.box.board_for[view.seats]]
        self.places: Places = PLACES[self.data.id, self.narrow]
        self.ids = game.names.field.ids
        self.costs = self._costs()

    def draw(self) -> None:
        self.add(self.print.keep(f"land {self.data.id}", self.land))
        for field in self.view.board.fields:
            self.field(field)
        if isinstance(self.step, Build):
            for city in self.view.board.cities:
                self.sites(city)
        self.figures()
        if self.me != NONE:
            self.wages()
        self.canvas.height = round(self.places.height)

    def land(self) -> Markup:
        name = f"{self.data.id}{'-narrow' if self.narrow else ''}"
        return landscape(self.places, [tuple(ends) for ends in self.data.get("road")], name)

    def corner(self, field: int) -> Point:
        x, y = self.places.middles[self.ids[field]]
        if field < CITIES:
            return x - CITY_WIDTH / 2, y - CITY_HEIGHT / 2
        return x - FIELD_WIDTH / 2, y - FIELD_HEIGHT / 2

    # -- fields -----------------------------------------------------------------------------------

    def _costs(self) -> dict[int, int]:
        """What it costs the figure on its way to walk to each field it can reach."""
        step, view = self.step, self.view
        if not isinstance(step, Walk):
            return {}
        distance = view.board.distance[self.origin()]
        return {field: distance[field] * self.box.step_cost for field in view.board.fields if self.can(field)}

    def can(self, field: int) -> bool:
        return self.canvas.can_choose(f"field-{self.ids[field]}")

    def field(self, field: int) -> None:
        corner = self.corner(field)
        if field == EDO:
            self.add(group([keep("vermilion")], *corner))
        elif field >= CITIES:
            self.add(group([self.print.keep(f"name {field}", lambda: self.name(field))], *corner))
        markup = self.city(field) if field < CITIES else self.country(field)
        if field in self.costs:
            markup += self.cost(field)
        elif isinstance(self.step, Walk | Relocate) and field == self.origin():
            markup += self.leaving(field)
        if self.split(field):
            self.add(group([markup], *corner))
            markup = frame(0, -1, *((MERCHANT_AT[0], CITY_HEIGHT + 2) if field < CITIES else (37, FIELD_HEIGHT + 2)))
        self.canvas.target(f"field-{self.ids[field]}", self.teller.place(field), group([markup], *corner))

    def split(self, field: int) -> bool:
        """Whether both the field and the merchant on it can be chosen, so that each needs a side of its own."""
        return field == self.view.merchant and self.can(field) and self.canvas.can_choose("merchant")

    def origin(self) -> int:
        start: int = getattr(self.step, "start", NONE)
        return self.view.merchant if start == NONE else start

    def cost(self, field: int) -> Markup:
        """The price of walking here."""
        items = [(self.costs[field], "ryo")]
        wide = tag_width(items, 15) + 12
        x, y = (1.0, 12.0) if field >= CITIES else (-4.0, CITY_HEIGHT - 10)
        return rect(x, y, wide, 21, "card", 10) + tag(x + 6, y + 10.5, items, 15)

    def leaving(self, field: int) -> Markup:
        """A frame round the field that a figure is about to leave."""
        seat = self.view.active
        if field < CITIES:
            return outline(seat, -11, -6, CITY_WIDTH + 22, CITY_HEIGHT + 10, 12)
        return outline(seat, -4, -4, FIELD_WIDTH + 8, FIELD_HEIGHT + 8, 12)

    def country(self, field: int) -> Markup:
        front = self.print.keep(f"field {field}", lambda: self.front(field))
        return front + self.yields(field) if self.box.field_kind[field] < GOODS else front

    def front(self, field: int) -> Markup:
        """A picture of the field."""
        kind = KIND_IDS[self.box.field_kind[field]]
        return join(
            [
                rect(0, 0, FIELD_WIDTH, FIELD_HEIGHT, "hit", 12),
                halo(0, 0, FIELD_WIDTH, FIELD_HEIGHT, 12, 1),
                use(f"i-field-{kind}", width=FIELD_WIDTH, height=FIELD_HEIGHT),
            ]
        )

    def name(self, field: int) -> Markup:
        """The name of a field below its picture."""
        name = self.canvas.texts.member(self.game.names.field, field).replace("-", "‑")  # not to be broken there
        size = self.least
        lines = wrapped(name, FIELD_WIDTH + 10, size, 2)
        labels = []
        for place, line in enumerate(lines):
            y = FIELD_HEIGHT + 13.5 + place * 14.5
            across = measure(line, size) + 8
            labels.append(shade(rect((FIELD_WIDTH - across) / 2, y - 11.5, across, 15, "tray", 6), 0.8))
            labels.append(lettering(FIELD_WIDTH / 2, y, line, size, "", "middle"))
        return join(labels)

    def yields(self, field: int) -> Markup:
        """What a samurai harvests here by how many there are; the step that applies now is lit."""
        crowd = self.view.crowd(field)
        bonus, level = 0, False
        if isinstance(self.step, Harvest):
            bonus, level = self.box.bonus[self.step.action], bool(self.box.uncrowded[self.step.action])
        good = self.box.field_kind[field]
        if not self.view.yields()[max(crowd, 1)]:  # a house rule: too many of them, and none of the numbers counts
            crowd = 0
        key = f"yields {good} {min(crowd, 3)} {bonus} {level}"
        return self.print.keep(key, lambda: self._yields(good, min(crowd, 3), bonus, level))

    def _yields(self, good: int, crowd: int, bonus: int, level: bool) -> Markup:
        """A slip of paper above the field: the good, and the numbers for one, two, three samurai."""
        x = (FIELD_WIDTH - YIELDS) / 2
        markup = [rect(x, -11, YIELDS, 19, "card", 6), icon(COST_ICONS[good], x + 4, -9, 15)]
        for n in range(1, 4):
            left = x + 21 + (n - 1) * 16
            lit = n == max(crowd, 1)
            gain = self.box.harvest[1 if level else n] + bonus
            if lit and crowd:
                markup.append(rect(left, -9.5, 16, 16, "step lit", 4))
            markup.append(lettering(left + 8, 3.3, gain, self.least, "" if lit else "quiet", "middle", bold=lit))
        return join(markup)

    # -- cities -----------------------------------------------------------------------------------

    def city(self, city: int) -> Markup:
        pieces = self.view.cities[city]
        front = self.print.keep(f"city {city} {self.view.seats} {len(pieces)}", lambda: self.walls(city, len(pieces)))
        return front + self.buildings(city) + self.shares(city)

    def walls(self, city: int, built: int) -> Markup:
        """A city without what players put there: its roof with what it pays in all, and its plots."""
        name = self.canvas.texts.member(self.game.names.field, city)
        wide = CITY_WIDTH
        colour = "vermilion" if city == EDO else "indigo"
        full = self.box.shares[self.view.board.income[city]][1][0]
        paid = measure(str(full), 15, bold=True)
        parts = [
            rect(-EAVES, 0, wide + 2 * EAVES, CITY_HEIGHT, "hit", 8),
            halo(-EAVES, -2, wide + 2 * EAVES, CITY_HEIGHT + 2, 9, 2),
            card(0, ROOF - 8, wide, CITY_HEIGHT - ROOF + 8, "", 6),
            roof(wide, ROOF, EAVES, colour),
            lettering(16, 20.5, name, 16, "serif on-band"),
            lettering(wide - 33 - paid / 2, 20.5, full, 15, "on-band", "middle", bold=True),
            icon("ryo", wide - 30, 7.5, 16),
        ]
        for plot in range(built, self.box.plots):
            x, y = plot_spot(plot)
            parts.append(rect(x + 2, y + 2, PLOT_WIDTH - 4, PLOT_HEIGHT - 4, "lot", 4))
        return join(parts)

    def buildings(self, city: int) -> Markup:
        """The pieces on their plots."""
        parts = []
        for plot, piece in enumerate(self.view.cities[city]):
            x, y = plot_spot(plot)
            x += (PLOT_WIDTH - 22) / 2
            if piece == FORTRESS_PIECE:
                parts.append(icon("fortress", x, y, 22))
            else:
                parts.append(
                    stamped("kontor" if piece >= KONTOR_PIECE else "house", piece % KONTOR_PIECE, x, y, 22, 0.44, 0.66)
                )
        return join(parts)

    def shares(self, city: int) -> Markup:
        """What the city pays to whom at the end of the round, the most influential player first."""
        pieces = self.view.cities[city]
        present = [seat for seat in range(self.view.seats) if influence(self.box, pieces, seat)]
        present.sort(key=lambda seat: influence(self.box, pieces, seat), reverse=True)
        parts = [icon("ryo", 7, SHARES, 15)] if present else []
        x = 26.0
        for seat in present:
            share = str(income(self.view, city, pieces, seat))
            parts.append(crest(seat, x, SHARES, 16))
            parts.append(lettering(x + 18, SHARES + 13, share, 14, "", bold=True))
            x += 22 + measure(share, 14, bold=True)
        return join(parts)

    def sites(self, city: int) -> None:
        """What can be built in a city now, with the price."""
        step = self.step
        assert isinstance(step, Build)
        name = self.ids[city]
        buildings = self.game.names.building
        if not any(self.canvas.can_choose(f"build-{name}-{word}") for word in buildings.ids):
            return
        x, y = self.places.middles[name]
        x = max(min(x - 1.5 * SITE, self.places.width - 3 * SITE - 2), 2)
        y = min(y + CITY_HEIGHT / 2 + 4, self.places.height - SITE_HEIGHT - 3)
        for building in range(BUILDINGS):
            price = self.view.box.prices[step.action][building]
            label = self.canvas.texts.member(buildings, building)
            target = f"build-{name}-{buildings.ids[building]}"
            self.canvas.target(target, label, self.site(x, y, building, price, self.canvas.can_choose(target)))
            x += SITE

    def site(self, x: float, y: float, building: int, price: list[int], can: bool) -> Markup:
        """A building with the money it costs beside it and the goods below."""
        wide, size = SITE - 3, self.least
        parts = [halo(x, y, wide, SITE_HEIGHT, 7, 1), card(x, y, wide, SITE_HEIGHT, "" if can else "closed", 7)]
        looks = icon(BUILDING_ICONS[building], x + 3, y + 3, 17, "" if can else "dim")
        parts.append(classed(f"seat-{self.view.active} owned", looks))
        goods = [(n, COST_ICONS[kind]) for kind, n in enumerate(price[:GOODS]) if n]
        for items, middle in (([(price[GOODS], "ryo")], y + 12), (goods, y + 31)):
            left = x + wide - 3
            for n, name in reversed(items):
                left -= 12 + measure(str(n), size, bold=True)
                parts.append(lettering(left, middle + 4.7, n, size, "" if can else "quiet", bold=True))
                parts.append(icon(name, left + measure(str(n), size, bold=True), middle - 6, 12, "" if can else "dim"))
                left -= 2
        return join(parts)

    # -- wages ------------------------------------------------------------------------------------

    def wages(self) -> None:
        """A sign at the coast: how many samurai of the viewer are out, and the rice they cost at the end of the round."""
        player = self.view.players[self.me]
        due = len(player.samurai) * self.box.wage
        x, y, wide = self.places.sign
        tall = 42.0 if self.narrow else SIGN
        lacking = due > player.goods[RICE]
        told = self.print.word("wages")
        paid = f"−{due}" if due else "0"
        size = fitting(told, wide - 66 - measure(paid, 15, bold=True), self.least + 0.5, self.least)
        markup = [
            halo(x, y, wide, tall, 7, 1),
            card(x, y, wide, tall, "", 7),
            classed(f"seat-{self.me} owned", icon("samurai", x + 7, y + tall / 2 - 10, 20)),
            lettering(x + 31, y + tall / 2 + 5, told, size, "quiet"),
            lettering(x + wide - 27, y + tall / 2 + 5, paid, 15, "lack" if lacking else "", "end", bold=True),
            icon("rice", x + wide - 24, y + tall / 2 - 9, 18, "" if due else "dim"),
        ]
        self.canvas.target("wages", f"{told}: {paid}", join(markup))

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
            wide = CITY_WIDTH if field < CITIES else FIELD_WIDTH
            top += (CITY_HEIGHT if field < CITIES else FIELD_HEIGHT) - PIECE - 1
            guest = names[-1] == ""  # the merchant stands at the right
            spots, across = stand(names[:-1] if guest else names, wide - 8 - guest * (PIECE + 6))
            if guest:
                spots.append(wide - PIECE - 8)
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
            left, top = self.corner(self.view.merchant)
            spot = (*MERCHANT_AT, 50, 44) if self.view.merchant < CITIES else (39, -1, 41, FIELD_HEIGHT + 2)
            self.canvas.target("merchant", self.print.word("merchant"), group([frame(*spot)], left, top))


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


def keep(colour: str) -> Markup:
    """The tower of the castle behind the roof of the capital."""
    x, wide = CITY_WIDTH / 2 - 34, 68.0
    return group(
        [
            rect(12, 6, wide - 24, 14, "card", 2),
            group([roof(wide - 12, 13, 6, colour)], 6, 2),
            rect(22, -9, wide - 44, 12, "card", 2),
            group([roof(wide - 34, 11, 5, colour)], 17, -16),
        ],
        x,
        -14,
    )


def roof(wide: float, tall: float, eaves: float, colour: str) -> Markup:
    """A roof of tiles with turned-up eaves."""
    inset = tall * 0.45
    shape = (
        f"M{-eaves:g} {tall:g}Q{inset * 0.5:g} {tall - 2:g} {inset:g} 2q1-2 3-2H{wide - inset - 3:g}q2 0 3 2"
        f"Q{wide - inset * 0.5:g} {tall - 2:g} {wide + eaves:g} {tall:g}q-5-2-{eaves:g}-1H0q-3-1-{eaves:g} 1Z"
    )
    tiles = element("path", d=shape, fill="url(#p-seigaiha)")
    return path(f"b-{colour}", shape) + tiles


def plot_spot(plot: int) -> Point:
    """The upper left corner of a plot in its city: two rows of five, in the order in which they are built on."""
    row, column = divmod(plot, 5)
    return 5.5 + column * PLOT_WIDTH, PLOTS + row * (PLOT_HEIGHT + 1)
