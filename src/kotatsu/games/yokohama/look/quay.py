"""The quay of Yokohama Duel: ten houses on the water's edge, and the barges of the two merchants in front of them."""

from __future__ import annotations

from collections.abc import Sequence

from kotatsu.board.drawing import DEEP, Canvas
from kotatsu.board.markup import EMPTY, Markup, classed, element, filled, group, icon, join, rect
from kotatsu.board.ornaments import Flow, card, counter, crest, fitting, halo, lettering, measure, tag
from kotatsu.board.painter import Painter
from kotatsu.core.bits import count, has
from kotatsu.core.state import NONE
from kotatsu.core.vocabulary import SEAT
from kotatsu.games.yokohama.components import AREA_IDS, TELEPHONE, UNIVERSITY, Box
from kotatsu.games.yokohama.look import facades
from kotatsu.games.yokohama.look.cards import CARD_HEIGHT, CARD_WIDTH, Print, building, station, strength_card
from kotatsu.games.yokohama.look.describe import Teller, visit_of
from kotatsu.games.yokohama.look.wall import CAPTION, Wall
from kotatsu.games.yokohama.meta import Yokohama
from kotatsu.games.yokohama.moves import AREAS
from kotatsu.games.yokohama.names import BOOST, Names
from kotatsu.games.yokohama.state import CARDS, SEATS, YokohamaState
from kotatsu.games.yokohama.steps.preparations import Upgrade
from kotatsu.games.yokohama.steps.turn import AgentWindow, Boost, MainWindow, Permission, PlayCard
from kotatsu.games.yokohama.steps.visit import lowest

COLOURS = ("matcha", "asagi", "wisteria", "copper", "bronze", "wisteria", "indigo", "vermilion", "indigo", "asagi")
ICONS = ("tea", "fish", "silk", "copper", "yen", "faith", "flip", "exchange", "production", "draw")
BOOST_TILES = (("+1", "extra-1"), ("+2", "extra-2"), ("phone", "telephone"))

TOP = 5  # the highest strength that a house tells apart


class Quay(Painter[YokohamaState, Box, Names, Print]):
    """One scene of one view."""

    def __init__(self, game: Yokohama, view: YokohamaState, canvas: Canvas, printed: Print) -> None:
        super().__init__(game, view, canvas, printed)
        self.teller = Teller(game, view, canvas.texts)
        self.step = view.stack[-1] if view.stack else None
        self.columns = AREAS // 2 if self.narrow else AREAS
        self.gap = 4.0 if self.narrow else 5.5
        self.wide = (self.inside - self.gap * (self.columns - 1)) / self.columns
        self.scale = self.wide / facades.SKYLINE[0]
        self.art = facades.SKYLINE[1] * self.scale + 2  # room above a sign
        self.sign = 35.0 if self.narrow else 37.0
        self.floor = 20.0 if self.narrow else 22.0
        self.lot = 21.0 if self.narrow else 28.0
        self.lot_height = 30.0 if self.narrow else 34.0
        self.lot_gap = (self.wide - 3 * self.lot) / 4
        self.built = 20.0 if self.narrow else 28.0  # size of a building
        self.front_height = self.art + self.sign + TOP * self.floor + 7
        self.lots_top = self.front_height + 5
        self.height = self.lots_top + self.lot_height + 4 + CARD_HEIGHT + 4
        self.corners: list[tuple[float, float]] = []  # of the houses
        self.slots: list[tuple[float, float]] = [(0, 0)] * SEATS  # where the strength cards of each seat wait
        self.slot_step = [CARD_WIDTH + 5] * SEATS
        self.stocks: list[list[tuple[float, float]]] = [[] for _ in range(SEATS)]  # of shops and warehouses
        self.visiting = False  # whether somebody is in a house now

    def draw(self) -> None:
        """On a desk one street of ten houses, on a phone two of five."""
        top, street = 2.0, self.height + 6
        rows = AREAS // self.columns
        for row in range(rows):
            y = row * street
            ground = y + top + self.front_height - 3
            sun = self.margin + self.wide + self.gap / 2
            sky = facades.sky(self.canvas.width, ground - y, self.scale, sun) if row == 0 else EMPTY
            self.add(sky or filled("g-dawn", self.canvas.width, ground - y, y=y))
            self.add(facades.pavement(self.canvas.width, ground, y + street - ground, edge=row == rows - 1))
        self.houses(top, street)
        water = rows * street + 8
        barges = Barges(self, water + 6)
        bottom = barges.draw() + 3
        self.add(facades.sea(self.canvas.width, water, bottom - water), *barges.parts)
        self.pieces()
        self.canvas.height = round(self.pier(bottom))

    def pier(self, y: float) -> float:
        """In the foreground, on the near side of the water: the orders of the one who looks."""
        mine = self.me if self.me != NONE else 0
        inset = 5 if self.narrow else 14
        flow = Flow(self.margin + inset, y + 12, self.inside - inset, self.print.gap, 14 if self.narrow else 8)
        wall = Wall(self, self.teller, mine, flow, 3 if self.narrow else 7)
        wall.drawn()
        wall.orders()
        bottom = max(flow.end_row(), y + 12 + CAPTION + self.print.order_height + 8)
        free = self.inside - wall.filled * (self.print.card_width + self.print.gap)
        frame = facades.abacus(self.canvas.width - 212, bottom - 112, 176, 88) if free > 230 else EMPTY
        self.add(facades.pier(self.canvas.width, y, bottom - y + (0 if self.narrow else DEEP)), frame, *wall.parts)
        return bottom

    # -- houses ----------------------------------------------------------------------------------------

    def houses(self, y: float, street: float) -> None:
        totals = self.totals()
        for area in range(AREAS):
            row, column = divmod(area, self.columns)
            corner = (self.margin + column * (self.wide + self.gap), y + row * street)
            self.corners.append(corner)
            front = group([self.house(area, totals[area])], *corner)
            self.canvas.target(f"area-{AREA_IDS[area]}", self.teller.area(area), front)
            self.add(group([self.lots(area)], *corner))
        self.sites()

    def totals(self) -> list[int]:
        """The strength that would apply in each area now, before extra cards; 0 where there is nothing to tell."""
        view, seat, step = self.view, self.view.actor(), self.step
        self.visiting = True
        if isinstance(step, MainWindow) and step.area == NONE:
            base = lowest(view, seat)
            self.visiting = False
            return [self.with_buildings(seat, area, base) for area in range(AREAS)]
        totals = [0] * AREAS
        if isinstance(step, PlayCard | Permission):
            totals[step.area] = self.with_buildings(seat, step.area, lowest(view, seat))
        elif isinstance(step, Boost):
            totals[step.area] = self.with_buildings(seat, step.area, step.base)
        elif visit := visit_of(view):
            totals[visit.area] = visit.total
        return totals

    def with_buildings(self, seat: int, area: int, base: int) -> int:
        player = self.view.players[seat]
        return base + has(player.shops, area) + has(player.warehouses, area) + (self.view.station == area)

    def house(self, area: int, total: int) -> Markup:
        used = has(self.view.used, area) and not self.box.always_open[area]
        choosing = self.canvas.can_choose(f"area-{AREA_IDS[area]}")
        closed = used and not choosing and not (total and self.visiting)
        shown = 0 if closed else total
        return self.print.keep(f"house {area} {shown} {closed}", lambda: self.front(area, shown, closed))

    def front(self, area: int, total: int, closed: bool) -> Markup:
        """A house: its skyline, the sign over its door and a floor for each strength; the one for `total` is lit."""
        wide, art, printed = self.wide, self.art, self.print
        name = self.canvas.texts.member(self.names.area, area)
        body = self.front_height - art
        above = element("g", facades.skyline(area, closed), transform=f"translate(0 2) scale({self.scale:g})")
        note = printed.word("closed") if closed else printed.word("open") if self.box.always_open[area] else ""
        if measure(note, printed.text) > wide - 3:
            note = printed.word("open-short")
        return join(
            [
                halo(0, art, wide, body, 5, 2.2),
                above,
                card(0, art, wide, body, "closed" if closed else "", 4),
                facades.sign(wide, art, self.sign, "stone" if closed else COLOURS[area]),
                self.named(area, name, note),
                self.floors(area, total),
            ]
        )

    def named(self, area: int, name: str, note: str) -> Markup:
        """The sign: a name in one or two lines, and below a short one whether the house is always open or closed."""
        wide, size = self.wide, self.print.text
        lines = self.print.title(name, wide - 1)
        if note and len(lines) == 1:
            lines.append(note)
        elif note and self.box.always_open[area]:
            lines[-1] += f" {self.print.word('open-short')}"
        first = self.art + (15.5 if len(lines) == 2 else 23)
        return join(
            [
                lettering(wide / 2, first + 14.5 * n, line, size, "on-band", "middle", bold=line != note)
                for n, line in enumerate(lines)
            ]
        )

    def floors(self, area: int, total: int) -> Markup:
        """What each strength brings, the strongest on top."""
        wide, top, size = self.wide, self.art + self.sign + 4, self.print.text
        edge, reach = (3.0, 36.0) if self.narrow else (5.0, 44.0)
        parts = []
        for n, gain in enumerate(self.box.effect[area]):
            level = str(total) if n == TOP - 1 and total > TOP else f"{n + 1}{'+' * (n == TOP - 1)}"
            y = top + (TOP - 1 - n) * self.floor
            middle = y + self.floor / 2 - 1
            lit = n == min(total, TOP) - 1
            parts.append(rect(edge, y, wide - 2 * edge, self.floor - 2.5, "step lit" if lit else "step", 4))
            parts.append(lettering(edge * 2 + 2, middle + 4.5, level, size, "quiet"))
            if gain:
                parts.append(tag(wide - reach, middle, [(gain, ICONS[area])], 17))
            else:
                parts.append(lettering(wide - reach + 5, middle + 4.5, "–", size, "quiet", "middle"))
        return join(parts)

    # -- building sites ------------------------------------------------------------------------------------

    def lots(self, area: int) -> Markup:
        """Building sites: a shop for each player and one warehouse."""
        parts = []
        taken = [has(player.shops, area) for player in self.view.players]
        taken.append(any(has(player.warehouses, area) for player in self.view.players))
        for place, built in enumerate(taken):
            if not built:
                x, y = self.lot_corner(place)
                kind = "shop" if place < SEATS else "warehouse"
                size = self.lot * 0.6
                parts.append(rect(x, y, self.lot, self.lot_height, "lot", 5))
                parts.append(icon(kind, x + (self.lot - size) / 2, y + (self.lot_height - size) / 2, size, "ghost"))
        return join(parts)

    def lot_corner(self, place: int) -> tuple[float, float]:
        """Of one of the three sites, from the corner of its house."""
        return self.lot_gap + place * (self.lot + self.lot_gap), self.lots_top

    def lot_of(self, area: int, kind: str, seat: int) -> tuple[float, float]:
        x, y = self.corners[area]
        dx, dy = self.lot_corner(seat if kind == "shop" else SEATS)
        return x + dx, y + dy

    def sites(self) -> None:
        """Where the active player may build now, with the price."""
        step = self.step
        if not isinstance(step, MainWindow | AgentWindow) or step.area == NONE:
            return
        seat = self.view.active
        built = count(self.view.players[seat].warehouses)
        prices = {
            "shop": self.box.shop_cost,
            "warehouse": self.box.warehouse_costs[min(built, self.box.warehouses - 1)],
        }
        open_ = [kind for kind in prices if self.canvas.can_choose(f"site-{kind}")]
        for place, kind in enumerate(open_):
            x, y, wide, tall = self.site(step.area, kind, place, len(open_))
            markup = (
                halo(x, y, wide, tall, 5, 1)
                + rect(x, y, wide, tall, "site", 5)
                + classed(f"seat-{seat} owned", icon(kind, x + wide / 2 - 8, y + 1, 16))
                + tag(x + wide / 2 - 11, y + tall - 9, [(prices[kind], "yen")], 15)
            )
            self.canvas.target(f"site-{kind}", self.print.say(f"site-{kind}", n=prices[kind]), markup)

    def site(self, area: int, kind: str, place: int, sites: int) -> tuple[float, float, float, float]:
        """Corner and size of a site to choose: the lot itself, on a phone something large enough for a thumb."""
        x, y = self.lot_of(area, kind, self.view.active)
        if not self.narrow:
            return x, y, self.lot, self.lot_height
        room = 42.0 * sites
        middle = self.corners[area][0] + self.wide / 2
        left = min(max(middle - room / 2, 2), self.canvas.width - room - 2)
        return left + place * 42 + 1, y - 5, 40, 40

    # -- pieces -----------------------------------------------------------------------------------

    def pieces(self) -> None:
        """Strength cards, buildings and the station where they are now."""
        view, canvas = self.view, self.canvas
        taken = view.players[0].warehouses | view.players[1].warehouses
        inset, down = (self.lot - self.built) / 2, (self.lot_height - self.built) / 2
        for seat, player in enumerate(view.players):
            letter = SEAT.ids[seat]
            for card_ in range(CARDS):
                markup = strength_card(seat, view.strength_of(seat, card_), has(player.upgraded, card_))
                canvas.piece(f"card-{letter}{card_ + 1}", *self.card_spot(seat, card_), markup)
            for kind, bits in (("shop", player.shops), ("warehouse", player.warehouses)):
                markup = building(kind, seat, self.built)
                left = (self.box.shops if kind == "shop" else self.box.warehouses) - count(bits)
                for area in range(AREAS):
                    if has(bits, area):
                        x, y = self.lot_of(area, kind, seat)
                        x, y = x + inset, y + down
                    elif (
                        left and self.stocks[seat] and not (kind == "warehouse" and has(taken, area))
                    ):  # any of them may be built next
                        x, y = self.stocks[seat][kind == "warehouse"]
                    else:
                        continue
                    canvas.piece(f"{kind}-{letter}-{AREA_IDS[area]}", x, y, markup)
        if view.station != NONE:
            x, y = self.corners[view.station]
            canvas.piece("station", x + self.wide - 24, y + self.art - 24, station())

    def card_spot(self, seat: int, card_: int) -> tuple[float, float]:
        """Where a strength card lies: waiting on the barge of its owner, or fanned out with others before a house."""
        area = self.view.players[seat].lies_in[card_]
        if area == NONE:
            x, y = self.slots[seat]
            return x + card_ * self.slot_step[seat], y
        together = [
            (owner, other)
            for owner, player in enumerate(self.view.players)
            for other in range(CARDS)
            if player.lies_in[other] == area
        ]
        x, y = self.corners[area]
        y += self.height - CARD_HEIGHT - 4
        if self.narrow and len(together) > 5:  # a row for each player, one a little above the other
            y += 18 * seat - 14
            together = [each for each in together if each[0] == seat]
        room = self.wide - CARD_WIDTH
        step = min(CARD_WIDTH + 4, room / max(1, len(together) - 1))
        begin = (room - step * (len(together) - 1)) / 2
        return x + begin + step * together.index((seat, card_)), y


class Barges:
    """What the merchants have brought along: cards still to be played, extra strength, agents, buildings to set up."""

    def __init__(self, quay: Quay, y: float) -> None:
        self.quay, self.y = quay, y
        self.canvas, self.view, self.print, self.box = quay.canvas, quay.view, quay.print, quay.box
        self.tile = 42.0 if quay.narrow else 36.0
        self.parts: list[Markup] = []

    def draw(self) -> float:
        """Draw both; the place where they end."""
        quay = self.quay
        mine = quay.me if quay.me != NONE else 0
        wide = quay.inside - 16
        if quay.narrow:
            y = self.barge(mine, quay.margin + 4, self.y, wide)
            return self.barge(1 - mine, quay.margin + 4, y + 3, wide)
        other = 406.0
        self.parts.append(icon("ship", quay.margin + wide - other - 110, self.y + 2, 64, "on-band faint"))
        return max(
            self.barge(mine, quay.margin + 4, self.y, wide - other - 24),
            self.barge(1 - mine, quay.margin + wide - other, self.y, other),
        )

    def barge(self, seat: int, x: float, y: float, wide: float) -> float:
        own = seat == self.quay.me
        player = self.view.players[seat]
        flow = Flow(x + 6, y + 4, wide - 12, 6, 4)
        cargo: list[Markup] = []
        self.strengths(seat, own, flow, cargo)
        if own and not isinstance(self.quay.step, Upgrade):
            self.extras(flow, cargo)
        elif not own:
            for name, n in (("extra-1", player.extra[0]), ("extra-2", player.extra[1])):
                self.counted(name, n, flow, cargo)
        if not (own and self.quay.narrow):
            self.counted("agent", player.agents, flow, cargo)
        end = x + wide if self.quay.narrow else self.stock(seat, flow, cargo)
        deck = flow.end_row()
        if deck - y < 2 * self.tile:  # no longer than its cargo
            wide = min(wide, end - x + 4)
        name = self.canvas.texts.seat(seat)
        size = fitting(name, wide - 70, 14, self.print.text, bold=True)
        self.parts += [
            facades.hull(seat, x, deck, wide),
            rect(x, y, wide, deck - y, "tray", 6),
            crest(seat, x + 18, deck + 7, 13),
            lettering(x + 37, deck + 18.5, name, size, "on-band", bold=True),
            *cargo,
        ]
        return deck + 28

    def strengths(self, seat: int, own: bool, flow: Flow, cargo: list[Markup]) -> None:
        """A place for each strength card; a target by its strength, or by itself when cards are upgraded."""
        quay, player, tile = self.quay, self.view.players[seat], self.tile
        upgrading = isinstance(quay.step, Upgrade) and quay.step.owner == seat and own
        hit = 40.0 if quay.narrow and own else CARD_WIDTH + 3
        step = 78.0 if upgrading else hit + 1 + (not quay.narrow)
        x, y = flow.place(CARDS * step - 2, tile)
        inset, top = (hit - CARD_WIDTH) / 2, y + (tile - CARD_HEIGHT) / 2
        quay.slots[seat], quay.slot_step[seat] = (x + inset, top), step
        seen: set[int] = set()
        for number in range(CARDS):
            left = x + number * step
            strength = self.view.strength_of(seat, number)
            lot = rect(left + inset, top, CARD_WIDTH, CARD_HEIGHT, "lot", 5)
            if not own:
                cargo.append(lot)
            elif upgrading:
                cargo.append(self.upgrade(number, strength, left, y, step - 4, lot))
            elif player.lies_in[number] == NONE and strength not in seen:
                seen.add(strength)
                markup = halo(left, y, hit, tile, 5, 0) + rect(left, y, hit, tile, "hit", 5) + lot
                label = self.print.say("strength", n=strength)
                cargo.append(self.canvas.targeted(f"strength-{strength}", label, markup))
            else:
                cargo.append(lot)

    def upgrade(self, number: int, strength: int, x: float, y: float, wide: float, lot: Markup) -> Markup:
        """A strength card with what it becomes and what that costs."""
        player = self.view.players[self.quay.me]
        after = self.box.strength[1][number]
        cost = 0 if player.has(UNIVERSITY) else self.box.upgrade_cost[number]
        markup = halo(x, y, wide, self.tile, 5, 0) + rect(x, y, wide, self.tile, "hit", 5) + lot
        if not has(player.upgraded, number):
            beside = x + wide - 36
            markup += lettering(beside, y + 16, f"→ {after}", 14, "", bold=True)
            markup += tag(beside + 2, y + 28, [(cost, "yen")], 15)
        label = self.print.say("upgrade", before=strength, after=after, cost=cost)
        return self.canvas.targeted(f"card-{number + 1}", label, markup)

    def extras(self, flow: Flow, cargo: list[Markup]) -> None:
        """Extra strength cards and the telephone, and what can be added to an action now."""
        player, tile = self.view.players[self.quay.me], self.tile
        counts = {"+1": player.extra[0], "+2": player.extra[1], "phone": int(player.has(TELEPHONE))}
        for name, icon_ in BOOST_TILES:
            n = counts[name]
            if name == "phone" and not n:
                continue
            quiet = not n or (name == "phone" and not player.can_use(TELEPHONE))
            told = "+1" if name == "phone" else f"×{n}"
            face = [
                icon(icon_, 3, tile / 2 - 10, 20, "dim" if quiet else ""),
                lettering(24, tile / 2 + 5, told, 14, "quiet" if quiet else "", bold=True),
            ]
            self.addition(f"boost-{name}", f"{self.boost_label(name)} ({n})", 45, face, flow, cargo)
        for name in BOOST.ids:
            if name.count("+") == 2 and self.canvas.can_choose(f"boost-{name}"):
                face = [
                    icon("extra-1" if name.startswith("+1") else "extra-2", 4, tile / 2 - 10, 20),
                    lettering(32, tile / 2 + 5, "+", 15, "", "middle", bold=True),
                    icon("telephone", 40, tile / 2 - 10, 20),
                ]
                self.addition(f"boost-{name}", self.boost_label(name), 64, face, flow, cargo)
        if self.canvas.can_choose("boost-none"):
            face = [lettering(21, tile / 2 + 5, "+0", 15, "", "middle", bold=True)]
            self.addition("boost-none", self.boost_label("none"), 42, face, flow, cargo)

    def boost_label(self, name: str) -> str:
        return self.canvas.texts.message(f"boost-{name.replace('+', 'plus')}")

    def addition(
        self, target: str, label: str, wide: float, face: Sequence[Markup], flow: Flow, cargo: list[Markup]
    ) -> None:
        spot = flow.place(wide, self.tile)
        whole = [halo(0, 0, wide, self.tile, 6, 1), card(0, 0, wide, self.tile, "", 6), *face]
        cargo.append(self.canvas.targeted(target, label, group(whole, *spot)))

    def counted(self, name: str, n: int, flow: Flow, cargo: list[Markup]) -> None:
        x, y = flow.place(38, self.tile)
        cargo.append(counter(x, y + self.tile / 2, name, n, 20, quiet=not n, share=0.75))

    def stock(self, seat: int, flow: Flow, cargo: list[Markup]) -> float:
        """The shops and warehouses a player has left and what the next one costs; the buildings themselves are pieces.

        Gives the place where they end.
        """
        player, box = self.view.players[seat], self.box
        built = count(player.warehouses)
        shops, warehouses = box.shops - count(player.shops), box.warehouses - built
        price = box.warehouse_costs[built] if warehouses else 0
        for left, cost in ((shops, box.shop_cost if shops else 0), (warehouses, price)):
            x, y = flow.place(60, self.tile)
            top = y + (self.tile - 30) / 2
            self.quay.stocks[seat].append((x, top + 1))
            cargo.append(lettering(x + 33, top + 13, f"×{left}", 14, "" if left else "quiet", bold=True))
            if cost:
                cargo.append(tag(x + 33, top + 23, [(cost, "yen")], 15, kinds=["quiet"]))
        return x + 60
