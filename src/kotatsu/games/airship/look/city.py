"""The city: nine airships in three lines, five public facilities, their donation spaces and what ships sell for."""

from __future__ import annotations

from kotatsu.board.drawing import Canvas
from kotatsu.board.keeping import Reads
from kotatsu.board.markup import EMPTY, Markup, circle, classed, element, filled, group, icon, join, rect
from kotatsu.board.ornaments import card, crest, fitting, halo, lettering, measure, stamped, tag, tag_width
from kotatsu.core.bits import count, has
from kotatsu.core.vocabulary import SEAT
from kotatsu.games.airship.components import (
    ARCHITECT,
    BONUS_IDS,
    KIND_IDS,
    LEVELS,
    LINE_IDS,
    RESOURCE_IDS,
    SHIP_IDS,
    SHIPYARD,
)  # fmt: skip
from kotatsu.games.airship.look import art
from kotatsu.games.airship.look.base import AirshipPainter, prices
from kotatsu.games.airship.look.cards import Due, Print, dues, price, price_width
from kotatsu.games.airship.look.icons import LINE_PIGMENTS
from kotatsu.games.airship.meta import Airship
from kotatsu.games.airship.moves import SHIPS, SITES, SOLD_SHIPS
from kotatsu.games.airship.scoring import SHIP_BITS
from kotatsu.games.airship.state import AirshipState

LINE_HEAD = 24.0
GAP = 6.0


class City(AirshipPainter):
    """The donation board of one view."""

    reads = Reads("prices", players="given majority", moment=prices)

    def __init__(self, game: Airship, view: AirshipState, canvas: Canvas, printed: Print) -> None:
        super().__init__(game, view, canvas, printed)
        self.ship_wide = (self.inside - 2 * GAP) / LEVELS
        self.ladder_tall = 40.0 if self.narrow else 28.0
        self.upper = 112.0 if self.narrow else 92.0  # of an airship: all but its prices
        self.ship_tall = self.upper + self.ladder_tall + 5
        self.columns = 3 if self.narrow else 5
        self.facility_wide = (self.inside - (self.columns - 1) * GAP) / self.columns
        self.facility_tall = 102.0
        self.space = 14.0 if self.narrow else 16.5  # a donation space
        self.spots: list[tuple[float, float]] = [(0.0, 0.0)] * SITES  # where the donation spaces of each site begin
        self.ladders: list[tuple[float, float]] = []
        self.led = 0
        for player in view.players:
            self.led |= player.majority

    def draw(self) -> None:
        rows = (SITES - SHIPS + self.columns - 1) // self.columns
        top = 54.0
        ships = LINE_HEAD + LEVELS * (self.ship_tall + GAP)
        tall = top + ships + 24 + rows * (self.facility_tall + GAP) + 2
        self.canvas.height = round(tall)
        self.add(self.ground(tall))
        self.head(self.print.word("ships"), self.ending("ships"), "banner")
        for line in range(LEVELS):
            x = self.margin + line * (self.ship_wide + GAP)
            self.line_head(line, x, top)
            for level in range(LEVELS):
                self.ship(line * LEVELS + level, x, top + LINE_HEAD + level * (self.ship_tall + GAP))
        y = self.facilities_head(top + ships)
        for place in range(SITES - SHIPS):
            row, column = divmod(place, self.columns)
            x = self.margin + column * (self.facility_wide + GAP)
            self.facility(SHIPS + place, x, y + row * (self.facility_tall + GAP))
        self.pieces()

    def ending(self, name: str) -> str:
        """How near the end of the game is."""
        ships = name == "ships"
        led = count(self.led & SHIP_BITS if ships else self.led & ~SHIP_BITS)
        needed = self.box.ships_to_end if ships else self.box.facilities_to_end
        message = "majorities-short" if self.narrow else "majorities"
        return self.print.say(message, n=led, needed=needed, round=self.box.first_check)

    def facilities_head(self, y: float) -> float:
        title, end = self.print.word("facilities"), self.ending("facilities")
        size = fitting(title, self.inside * 0.6, 14, self.text, bold=True)
        room = self.inside - measure(title, size, bold=True) - 34
        if measure(end, self.text) > room:
            end = f"{count(self.led & ~SHIP_BITS)}/{self.box.facilities_to_end}"
        small = fitting(end, room, 14, self.text)
        right = self.margin + self.inside - 2
        self.add(lettering(self.margin + 2, y + 15, title, size, "heading", bold=True))
        self.add(lettering(right, y + 15, end, small, "quiet", "end"))
        self.add(icon("banner", right - measure(end, small) - 18, y + 3.5, 13, "ghost"))
        return y + 22

    def line_head(self, line: int, x: float, y: float) -> None:
        """The name of a line and the bonus action that its donated ships unlock."""
        wide = self.ship_wide
        name = self.print.word(f"line-{LINE_IDS[line]}")
        needed = f"{self.box.to_unlock[line]}" if self.narrow else f"{self.box.to_unlock[line]} →"
        across = measure(needed, self.text, bold=True) + 22
        self.add(
            rect(x, y, wide, LINE_HEAD - 4, f"b-{LINE_PIGMENTS[line]}", 6),
            filled("p-clouds", wide, LINE_HEAD - 4, x=x, y=y, radius=6),
            lettering(x + 8, y + 14.8, name, self.text, "on-band", bold=True),
            lettering(x + wide - across, y + 14.8, needed, self.text, "on-band", bold=True),
            classed("on-band", icon(BONUS_IDS[line], x + wide - 20, y + 2.5, 15, "on-band")),
        )

    # -- airships ---------------------------------------------------------------------------------

    def ship(self, ship: int, x: float, y: float) -> None:
        wide = self.ship_wide
        self.add(card(x, y, wide, self.ship_tall))
        label = self.teller.ship(ship)
        cost = self.dues(ship, SHIPYARD)
        foot = 78.0 if self.narrow else 58.0
        line = 58.0 if self.narrow else foot
        room = wide - 12 - (0 if self.narrow or not self.box.needed[ship] else 44)
        size = next((size for size in (16.0, 14.5) if price_width(cost, size, 5) <= room), 0.0)
        if not size:  # no room for what was struck out
            size, cost = 14.5, [due._replace(before=due.now) for due in cost]
        markup = [
            halo(x, y, wide, self.upper, 7, 1.5),
            rect(x, y, wide, self.upper, "hit", 7),
            group([self.print.keep(f"ship {ship}", lambda: self.ship_front(ship))], x, y),
            price(x + 7, y + line, cost, size, 5),
            self.prerequisite(ship, x + wide - 6, y + foot),
        ]
        self.canvas.target(f"site-{SHIP_IDS[ship]}", label, join(markup))
        self.spaces(ship, x + 4, y + self.upper - 21)
        self.ladder(ship, x, y + self.upper + 3)

    def dues(self, site: int, kind: int) -> list[Due]:
        return dues(self.view, self.me, kind, self.box.cost[site], strict=self.building == kind)

    def ship_front(self, ship: int) -> Markup:
        """What is printed: the ship in its sky, name, points, and the discount for each marker."""
        wide, box = self.ship_wide, self.box
        name = self.print.word(f"ship-{SHIP_IDS[ship]}")
        points = [(box.vp[ship], "points")]
        less = [(f"−{box.cheaper_by[ship]}", RESOURCE_IDS[box.cheaper_resource[ship]])]
        if self.narrow:
            parts = [
                _moored(ship, 5, 5, 60, 28),
                tag(wide - 7 - tag_width(points, 18), 18, points, 18),
                lettering(7, 46, name, self.text, bold=True),
            ]
            left, y = 6.0, 78.0
        else:
            parts = [
                _moored(ship, 5, 5, 52, 40),
                lettering(63, 19, name, fitting(name, wide - 67, 14.5, self.text, bold=True), bold=True),
                tag(63, 36, points, 16),
            ]
            left, y = wide - 6 - tag_width(less, 15) - 18, 36.0
        parts.append(tag(left, y, less, 15))
        parts.append(icon(KIND_IDS[box.cheaper_kind[ship]], left + tag_width(less, 15) + 1, y - 8.5, 17))
        return join(parts)

    def prerequisite(self, ship: int, right: float, y: float) -> Markup:
        """How many ships of the level below are donated, out of those needed."""
        needed = self.box.needed[ship]
        if not needed:
            return EMPTY
        me = self.me
        given = min(self.view.players[me].given[ship - 1], needed) if me >= 0 else 0
        far = f"{given}/{needed}" if me >= 0 else f"{needed}×"
        done = me >= 0 and given >= needed
        name = f"ship-{SHIP_IDS[ship - 1]}"
        told = lettering(right - 19, y + 5, "✓" if done else far, self.text, "quiet" if done else "", "end", bold=True)
        return told + icon(name, right - 16, y - 8, 16, "dim" if done else "")

    def ladder(self, ship: int, x: float, y: float) -> None:
        """The prices of an airship for sale, from the first to the last; its marker is a piece."""
        wide = self.ship_wide
        if ship >= SOLD_SHIPS:
            note = self.print.word("not-sold")
            self.add(lettering(x + wide / 2, y + self.ladder_tall / 2 + 4, note, self.text, "quiet", "middle"))
            return
        self.ladders.append((x, y))
        now = self.view.prices[ship]
        label = self.print.say(
            "sells", ship=self.canvas.texts.member(self.names.site, ship), n=self.box.price[ship][now]
        )
        rungs = self.print.keep(f"ladder {ship} {now}", lambda: self.rungs(self.box.price[ship], now))
        self.canvas.target(f"price-{SHIP_IDS[ship]}", label, group([rungs], x, y))

    def rungs(self, prices: list[int], now: int) -> Markup:
        wide, tall = self.ship_wide, self.ladder_tall
        parts = [halo(1, 0, wide - 2, tall, 6, 0), rect(1, 0, wide - 2, tall, "hit", 6)]
        parts.append(icon("gold", 3, tall / 2 - 7.5, 15))
        for place, gold in enumerate(prices):
            left = self.rung(0, place)
            kind = "" if place == now else "quiet"
            parts.append(rect(left, 4, self.rung_wide(), tall - 8, "step", 4))
            parts.append(
                lettering(
                    left + self.rung_wide() / 2, tall / 2 + 4.8, gold, self.text, kind, "middle", bold=place == now
                )
            )
        return join(parts)

    def rung_wide(self) -> float:
        return (self.ship_wide - 23) / 5 - 1

    def rung(self, x: float, place: int) -> float:
        return x + 19.5 + place * (self.rung_wide() + 1)

    # -- facilities -------------------------------------------------------------------------------

    def facility(self, site: int, x: float, y: float) -> None:
        wide, tall = self.facility_wide, self.facility_tall
        cost = self.dues(site, ARCHITECT)
        size = 16.0 if price_width(cost, 16, 4) <= wide - 8 else 14.5
        markup = [
            halo(x, y, wide, tall, 7, 1.5),
            card(x, y, wide, tall),
            group([self.print.keep(f"facility {site}", lambda: self.facility_front(site))], x, y),
            price(x + max(3.0, (wide - price_width(cost, size, 4)) / 2), y + 66, cost, size, 4),
        ]
        self.canvas.target(f"site-{self.names.site.ids[site]}", self.teller.site(site), join(markup))
        size = self.size(site)
        taken = self.box.spaces[self.view.seats][site] * (size + 1) + size + 5
        self.spaces(site, x + (wide - taken) / 2, y + tall - 24)

    def facility_front(self, site: int) -> Markup:
        wide = self.facility_wide
        name = self.canvas.texts.member(self.names.site, site)
        points = [(self.box.vp[site], "points")]
        ground = element("path", class_="air-lawn", opacity=".55", d=f"M5 34q{wide / 2 - 5:g}-9 {wide - 10:g} 0v3H5Z")
        return join(
            [
                ground,
                icon(self.names.site.ids[site], wide / 2 - 34, 3, 32),
                tag(wide / 2 + 6, 20, points, 17),
                lettering(
                    wide / 2, 51, name, fitting(name, wide - 6, 14, self.text, bold=True), "", "middle", bold=True
                ),
            ]
        )

    # -- markers ----------------------------------------------------------------------------------

    def size(self, site: int) -> float:
        """Of a donation space: facilities have small ones."""
        return self.space - 2 * (site >= SHIPS and not self.narrow)

    def spaces(self, site: int, x: float, y: float) -> None:
        """Donation spaces, and the banner of the one who leads. The markers on them are pieces."""
        self.spots[site] = (x, y)
        left = self.view.spaces_left(site)
        led = has(self.led, site)
        key = f"spaces {self.view.seats} {site} {left} {led}"
        self.add(group([self.print.keep(key, lambda: self.empty_spaces(site, left, led))], x, y))

    def empty_spaces(self, site: int, left: int, led: bool) -> Markup:
        size = self.size(site)
        n = self.box.spaces[self.view.seats][site]
        parts = [circle(place * (size + 1) + size / 2, size / 2, size / 2 - 1, "lot") for place in range(n - left, n)]
        if not led:
            parts.append(icon("banner", n * (size + 1) + 2, -1.5, size + 3, "ghost"))
        return join(parts)

    def pieces(self) -> None:
        """Markers and banners where they lie, and the marker of each price."""
        view = self.view
        for site in range(SITES):
            size = self.size(site)
            x, y = self.spots[site]
            n = self.box.spaces[view.seats][site]
            name = self.names.site.ids[site]
            place = 0
            for seat, player in enumerate(view.players):
                for nth in range(player.given[site]):
                    self.canvas.piece(
                        f"marker-{SEAT.ids[seat]}-{name}-{nth + 1}", x + place * (size + 1), y, crest(seat, 0, 0, size)
                    )
                    place += 1
                if has(player.majority, site):
                    flag = stamped("banner", seat, 0, 0, size + 3, 0.6, 0.42)
                    self.canvas.piece(f"banner-{SEAT.ids[seat]}-{name}", x + n * (size + 1) + 2, y - 1.5, flag)
        frame = element("rect", class_="s-ink", width=self.rung_wide(), height=self.ladder_tall - 8, rx=4)
        for ship, (x, y) in enumerate(self.ladders):
            left = self.rung(x, view.prices[ship])
            self.canvas.piece(f"marker-price-{SHIP_IDS[ship]}", left, y + 4, frame)


def _moored(ship: int, x: float, y: float, wide: float, tall: float) -> Markup:
    """An airship in a window of evening sky."""
    across = min(wide - 6, (tall - 4) * art.CRAFT[0] / art.CRAFT[1])
    down = across * art.CRAFT[1] / art.CRAFT[0]
    window = filled("g-sky", wide, tall, x=x, y=y, radius=5)
    return window + art.craft(ship, x + (wide - across) / 2, y + (tall - down) / 2, across)
