"""The donation board: nine airships in three lines, five public facilities, their donation spaces and what ships sell for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kotatsu.board.markup import EMPTY, Markup, circle, classed, element, group, icon, join, rect
from kotatsu.board.ornaments import card, crest, fitting, halo, measure, stamped, tag, tag_width, words
from kotatsu.core.bits import count, has
from kotatsu.core.state import NONE
from kotatsu.core.vocabulary import SEAT
from kotatsu.games.airship.components import (
    ARCHITECT,
    BONUS_IDS,
    KIND,
    KIND_IDS,
    LEVELS,
    LINE_IDS,
    RESOURCE_IDS,
    SHIP_IDS,
    SHIPYARD,
)  # fmt: skip
from kotatsu.games.airship.look.cards import Due, dues, price, price_width
from kotatsu.games.airship.look.icons import LINE_PIGMENTS
from kotatsu.games.airship.moves import SHIPS, SITES, SOLD_SHIPS
from kotatsu.games.airship.pending import Pending
from kotatsu.games.airship.scoring import SHIP_BITS

if TYPE_CHECKING:
    from kotatsu.games.airship.look.board import Board

HEADING = 19.0
LINE_HEAD = 22.0
SPACE = 15.5  # a donation space


class Donations:
    """The donation board of one view."""

    def __init__(self, board: Board, x: float, y: float, width: float) -> None:
        self.board = board
        self.canvas, self.view, self.box, self.print = board.canvas, board.view, board.box, board.print
        self.x, self.y, self.width = x, y, width
        self.gap = 6.0
        self.ship_wide = (width - 2 * self.gap) / LEVELS
        self.ladder_tall = 34.0 if board.narrow else 18.0
        self.ship_tall = (96.0 if board.narrow else 101.0) + self.ladder_tall
        self.columns = 3 if board.narrow else 5
        self.facility_wide = (width - (self.columns - 1) * self.gap) / self.columns
        self.facility_tall = 92.0 if board.narrow else 98.0
        self.space = 14.5 if board.narrow else SPACE
        self.building = self._building()
        self.spots: list[tuple[float, float]] = [(0.0, 0.0)] * SITES  # where the donation spaces of each site begin
        self.ladders: list[tuple[float, float]] = []
        self.led = 0
        for player in board.view.players:
            self.led |= player.majority

    def _building(self) -> int:
        """The kind of tile whose prices matter now to the one who looks, or NONE."""
        step = self.view.stack[-1] if self.view.stack else None
        if isinstance(step, Pending) and step.tile != NONE and self.board.me == self.view.active:
            return KIND[step.tile]
        return NONE

    def draw(self) -> float:
        box = self.box
        y = self.heading(self.y, "ships", count(self.led & SHIP_BITS), box.ships_to_end)
        for line in range(LEVELS):
            x = self.x + line * (self.ship_wide + self.gap)
            self.line_head(line, x, y)
            for level in range(LEVELS):
                self.ship(line * LEVELS + level, x, y + LINE_HEAD + level * (self.ship_tall + self.gap))
        y += LINE_HEAD + LEVELS * (self.ship_tall + self.gap) + 2
        y = self.heading(y, "facilities", count(self.led & ~SHIP_BITS), box.facilities_to_end)
        for place in range(SITES - SHIPS):
            row, column = divmod(place, self.columns)
            x = self.x + column * (self.facility_wide + self.gap)
            self.facility(SHIPS + place, x, y + row * (self.facility_tall + self.gap))
        rows = (SITES - SHIPS + self.columns - 1) // self.columns
        return y + rows * (self.facility_tall + self.gap)

    def heading(self, y: float, name: str, led: int, needed: int) -> float:
        """What stands here, and how near the end of the game is."""
        title = self.print.word(name)
        self.board.add(words(self.x + 2, y + 13, title, 13.5, "heading", bold=True))
        end = self.print.say(
            "majorities-short" if self.board.narrow else "majorities", n=led, needed=needed, round=self.box.first_check
        )
        x = self.x + self.width - 2
        size = fitting(end, self.width - measure(title, 13.5, bold=True) - 36, self.print.text, 11)
        wide = measure(end, size)
        self.board.add(words(x, y + 13, end, size, "quiet", "end"), icon("banner", x - wide - 15, y + 2.5, 12, "ghost"))
        return y + HEADING

    def line_head(self, line: int, x: float, y: float) -> None:
        """The name of a line and the bonus action that its donated ships unlock."""
        wide = self.ship_wide
        name = self.print.word(f"line-{LINE_IDS[line]}")
        needed = f"{self.box.to_unlock[line]} →"
        across = measure(needed, 12, bold=True) + 20
        self.board.add(
            rect(x, y, wide, LINE_HEAD - 4, f"b-{LINE_PIGMENTS[line]}", 5),
            words(x + 7, y + 13, name, fitting(name, wide - across - 18, 12.5, 11, bold=True), "on-band", bold=True),
            words(x + wide - across, y + 13, needed, 12, "on-band", bold=True),
            classed("on-band", icon(BONUS_IDS[line], x + wide - 19, y + 2, 14, "on-band")),
        )

    # -- airships ---------------------------------------------------------------------------------

    def ship(self, ship: int, x: float, y: float) -> None:
        wide, tall = self.ship_wide, self.ship_tall
        self.board.add(card(x, y, wide, tall))
        upper = tall - self.ladder_tall - 7
        name = SHIP_IDS[ship]
        label = self.board.teller.ship(ship)
        markup = [
            halo(x, y, wide, upper, 6, 1.5),
            rect(x, y, wide, upper, "hit", 6),
            group([self.print.keep(f"ship {ship}", lambda: self.ship_front(ship))], x, y),
            price(x + 7, y + 36, self.dues(ship, SHIPYARD), 16 if wide > 130 else 14, 6 if wide > 130 else 4),
            self.prerequisite(ship, x + wide - 6, y + 57),
        ]
        self.canvas.target(f"site-{name}", label, join(markup))
        self.spaces(ship, x + 6, y + (68 if self.board.narrow else 71))
        self.ladder(ship, x, y + upper + 3)

    def dues(self, site: int, kind: int) -> list[Due]:
        return dues(self.view, self.board.me, kind, self.box.cost[site], strict=self.building == kind)

    def ship_front(self, ship: int) -> Markup:
        """What is printed: picture, name, points, and the discount for each marker."""
        wide, box = self.ship_wide, self.box
        name = self.print.word(f"ship-{SHIP_IDS[ship]}")
        points = [(box.vp[ship], "points")]
        across = tag_width(points, 15)
        start = 27 if self.board.narrow else 31
        resource = RESOURCE_IDS[box.cheaper_resource[ship]]
        less = [(f"−{box.cheaper_by[ship]}", resource)]
        return join(
            [
                icon(f"ship-{SHIP_IDS[ship]}", 5, 3, start - 9),
                words(start, 18, name, fitting(name, wide - across - start - 9, 12.5, 11, bold=True), "", bold=True),
                tag(wide - 6 - across, 14, points, 15),
                tag(7, 57, less, 13),
                icon(KIND_IDS[box.cheaper_kind[ship]], 7 + tag_width(less, 13) + 4, 57 - 8, 16),
            ]
        )

    def prerequisite(self, ship: int, right: float, y: float) -> Markup:
        """How many ships of the level below are donated, out of those needed."""
        needed = self.box.needed[ship]
        if not needed:
            return EMPTY
        me = self.board.me
        given = min(self.view.players[me].given[ship - 1], needed) if me >= 0 else 0
        far = f"{given}/{needed}" if me >= 0 else f"{needed}×"
        done = me >= 0 and given >= needed
        name = f"ship-{SHIP_IDS[ship - 1]}"
        return words(right - 18, y + 4, "✓" if done else far, 12, "quiet" if done else "", "end", bold=True) + icon(
            name, right - 15, y - 8, 15, "dim" if done else ""
        )

    def ladder(self, ship: int, x: float, y: float) -> None:
        """The prices of an airship for sale, from the first to the last; its marker is a piece."""
        wide = self.ship_wide
        if ship >= SOLD_SHIPS:
            note = self.print.word("not-sold")
            size = fitting(note, wide - 12, self.print.text, 11)
            self.board.add(words(x + wide / 2, y + self.ladder_tall / 2 + 3.5, note, size, "quiet", "middle"))
            return
        self.ladders.append((x, y))
        now = self.view.prices[ship]
        label = self.print.say(
            "sells", ship=self.canvas.texts.member(self.board.names.site, ship), n=self.box.price[ship][now]
        )
        rungs = self.print.keep(f"ladder {ship} {now}", lambda: self.rungs(self.box.price[ship], now))
        self.canvas.target(f"price-{SHIP_IDS[ship]}", label, group([rungs], x, y))

    def rungs(self, prices: list[int], now: int) -> Markup:
        wide = self.ship_wide
        x = y = 0.0
        tall = self.ladder_tall
        parts = [halo(x + 2, y - 1, wide - 4, tall + 1, 5, 0), rect(x + 2, y - 1, wide - 4, tall + 1, "hit", 5)]
        parts.append(icon("gold", x + 5, y + tall / 2 - 8, 14))
        for place, gold in enumerate(prices):
            left = self.rung(x, place)
            parts.append(rect(left, y + 1, self.rung_wide(), tall - 3, "step", 4))
            parts.append(
                words(
                    left + self.rung_wide() / 2,
                    y + tall / 2 + 3.8,
                    gold,
                    12,
                    "" if place == now else "quiet",
                    "middle",
                    bold=place == now,
                )
            )
        return join(parts)

    def rung_wide(self) -> float:
        return (self.ship_wide - 30) / 5 - 1.5

    def rung(self, x: float, place: int) -> float:
        return x + 23 + place * (self.rung_wide() + 1.5)

    # -- facilities -------------------------------------------------------------------------------

    def facility(self, site: int, x: float, y: float) -> None:
        wide, tall = self.facility_wide, self.facility_tall
        name = self.board.names.site.ids[site]
        cost = self.dues(site, ARCHITECT)
        size = 15.0
        if price_width(cost, size, 5) > wide - 10:
            size = 12.5
        markup = [
            halo(x, y, wide, tall, 7, 1.5),
            card(x, y, wide, tall),
            group([self.print.keep(f"facility {site}", lambda: self.facility_front(site))], x, y),
            price(x + max(4.0, (wide - price_width(cost, size, 4)) / 2), y + 56, cost, size, 4),
        ]
        self.canvas.target(f"site-{name}", self.board.teller.site(site), join(markup))
        taken = self.box.spaces[self.view.seats][site] * (self.size(site) + 1) + self.size(site) + 4
        self.spaces(site, x + (wide - taken) / 2, y + tall - 23)

    def facility_front(self, site: int) -> Markup:
        wide = self.facility_wide
        name = self.canvas.texts.member(self.board.names.site, site)
        points = [(self.box.vp[site], "points")]
        return join(
            [
                words(wide / 2, 15.5, name, fitting(name, wide - 8, 12, 11, bold=True), "", "middle", bold=True),
                icon(self.board.names.site.ids[site], wide / 2 - 28, 20, 26),
                tag(wide / 2 + 4, 34, points, 16),
            ]
        )

    # -- markers ----------------------------------------------------------------------------------

    def size(self, site: int) -> float:
        """Of a donation space: narrow cards have small ones."""
        return self.space if site < SHIPS or self.board.narrow else 13.0

    def spaces(self, site: int, x: float, y: float) -> None:
        """Donation spaces, and the banner of the one who leads. The markers on them are pieces."""
        self.spots[site] = (x, y)
        left = self.view.spaces_left(site)
        led = has(self.led, site)
        key = f"spaces {self.view.seats} {site} {left} {led}"
        self.board.add(group([self.print.keep(key, lambda: self.empty_spaces(site, left, led))], x, y))

    def empty_spaces(self, site: int, left: int, led: bool) -> Markup:
        x = y = 0.0
        size = self.size(site)
        n = self.box.spaces[self.view.seats][site]
        taken = n - left
        parts = [
            circle(x + place * (size + 1) + size / 2, y + size / 2, size / 2 - 1, "lot") for place in range(taken, n)
        ]
        if not led:
            parts.append(icon("banner", x + n * (size + 1) + 2, y - 1.5, size + 3, "ghost"))
        return join(parts)

    def pieces(self) -> None:
        """Markers where they lie, and while a ship or facility is being built also those that may be placed next."""
        view = self.view
        for site in range(SITES):
            size = self.size(site)
            x, y = self.spots[site]
            n = self.box.spaces[view.seats][site]
            name = self.board.names.site.ids[site]
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
        self.waiting()
        frame = element("rect", class_="s-ink", width=self.rung_wide(), height=self.ladder_tall - 3, rx=4)
        for ship, (x, y) in enumerate(self.ladders):
            left = self.rung(x, view.prices[ship])
            self.canvas.piece(f"marker-price-{SHIP_IDS[ship]}", left, y + 1, frame)

    def waiting(self) -> None:
        step = self.view.stack[-1] if self.view.stack else None
        seat = self.view.active
        spot = self.board.purses[seat]
        if not isinstance(step, Pending) or step.tile == NONE or not spot:
            return
        kind = KIND[step.tile]
        sites = range(SHIPS) if kind == SHIPYARD else range(SHIPS, SITES) if kind == ARCHITECT else range(0)
        player = self.view.players[seat]
        for site in sites:
            if self.view.spaces_left(site) and player.markers:
                name = f"marker-{SEAT.ids[seat]}-{self.board.names.site.ids[site]}-{player.given[site] + 1}"
                self.canvas.piece(name, *spot, crest(seat, 0, 0, self.size(site)))
