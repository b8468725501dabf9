"""The own workshop: the store with its upgrades, bonus actions, workers and markers."""

from __future__ import annotations

from kotatsu.board.drawing import Canvas
from kotatsu.board.keeping import Reads
from kotatsu.board.markup import Markup, element, icon, join, rect
from kotatsu.board.ornaments import card, crest, fitting, halo, lettering, paragraph, tag, tag_width
from kotatsu.core.bits import has
from kotatsu.core.state import NONE
from kotatsu.games.airship.components import BONUS_IDS, LEVELS, RESOURCE_IDS, SHIP_IDS, WORKSHOP
from kotatsu.games.airship.look.base import AirshipPainter, building
from kotatsu.games.airship.look.cards import dues, price
from kotatsu.games.airship.look.sky import STAND, figure
from kotatsu.games.airship.moves import RESOURCES
from kotatsu.games.airship.state import AirshipState

SHELF = 66.0
GAP = 7.0
PER_ROW = 10  # units that lie side by side on a shelf


def in_the_workshop(view: AirshipState, canvas: Canvas) -> tuple[int, int]:
    """What is built, and how many workers are still to be hired."""
    return building(view, canvas), to_be_hired(view, canvas.front)


def to_be_hired(view: AirshipState, seat: int) -> int:
    """How many workers a seat still has in its supply."""
    return view.players[seat].workers.count(NONE) if seat != NONE else 0


class Workshop(AirshipPainter):
    """What lies in front of the one who looks."""

    reads = Reads(own="given majority markers stock upgraded used", moment=in_the_workshop)

    def draw(self) -> None:
        seat = self.me
        bonus_tall = 92.0
        bottom = 54 + RESOURCES * (SHELF + GAP) + 22 + bonus_tall + GAP + 52 + 8
        if seat == NONE:
            self.canvas.height = 64
            self.add(self.ground(64))
            self.head(self.print.word("no-workshop"))
            return
        self.canvas.height = round(bottom)
        self.add(self.ground(bottom))
        y = self.head(self.canvas.texts.seat(seat), self.print.word("stores"), "upgrade", seat)
        across = (self.inside - GAP) * (0.57 if self.narrow else 0.62)
        for resource in range(RESOURCES):
            self.shelf(resource, self.margin, y, across)
            self.upgrade(resource, self.margin + across + GAP, y, self.inside - across - GAP)
            y += SHELF + GAP
        y = self.caption(self.margin, y - 2, self.print.word("bonuses"), self.inside)
        wide = (self.inside - 2 * GAP) / LEVELS
        for bonus in range(LEVELS):
            self.bonus(bonus, self.margin + bonus * (wide + GAP), y, wide, bonus_tall)
        self.supplies(y + bonus_tall + GAP)

    # -- resources and upgrades -------------------------------------------------------------------

    def shelf(self, resource: int, x: float, y: float, wide: float) -> None:
        """How much there is and how much can be stored: every unit lies in its place."""
        player, name = self.view.players[self.me], RESOURCE_IDS[resource]
        upgraded = has(player.upgraded, resource)
        room = self.box.capacity[int(upgraded)][resource]
        n = player.stock[resource]
        left = 84.0 if self.narrow else 98.0
        markup = [
            halo(x, y, wide, SHELF, 8, 1.5),
            card(x, y, wide, SHELF, "", 8),
            icon(name, x + 9, y + 10, 26),
            lettering(x + 42, y + 32, n, 27, "serif"),
            lettering(x + 10, y + 55, self.print.say("room", n=room), self.text, "quiet"),
            self.units(resource, x + left, y + 6, wide - left - 8, n, room),
        ]
        label = self.print.say("stock", resource=self.teller.resource(resource, 2), n=n, capacity=room)
        self.canvas.target(f"stock-{name}", label, join(markup))

    def units(self, resource: int, x: float, y: float, wide: float, n: int, room: int) -> Markup:
        """Two boards, every unit in its place; the upper one is bare until the store is enlarged."""
        step = wide / PER_ROW
        size = min(step - 1, 18.0)
        parts: list[Markup] = []
        for row in range(2):
            foot = y + 50 - row * 27
            open_ = room > row * PER_ROW
            parts.append(
                element(
                    "rect", class_="air-timber" if open_ else "step", x=x - 3, y=foot, width=wide + 4, height=4, rx=1.5
                )
            )
            for column in range(PER_ROW if open_ else 0):
                left = x + column * step + (step - size) / 2
                if row * PER_ROW + column < n:
                    parts.append(icon(RESOURCE_IDS[resource], left, foot - size, size))
                else:
                    parts.append(rect(left + size / 2 - 2, foot - 6, 4, 4, "step", 2))
        return join(parts)

    def upgrade(self, resource: int, x: float, y: float, wide: float) -> None:
        """What an upgrade costs and brings: room, points, and the bonuses of developed tiles."""
        name, box = RESOURCE_IDS[resource], self.box
        if has(self.view.players[self.me].upgraded, resource):
            label = self.print.word("upgraded")
            size = fitting(label, wide - 46, 14.5, self.text)
            inner = icon("check", x + 12, y + SHELF / 2 - 10, 20) + lettering(
                x + 38, y + SHELF / 2 + 5, label, size, "quiet"
            )
            face = rect(x, y, wide, SHELF, "step", 8)
        else:
            strict = self.building == WORKSHOP
            cost = dues(self.view, self.me, WORKSHOP, box.upgrade_cost[resource], strict)
            gives: list[tuple[object, str]] = [(f"+{box.upgrade_vp[resource]}", "points")]
            label = self.print.say(
                "upgrade",
                resource=self.teller.resource(resource, 2),
                cost=self.teller.amounts(box.upgrade_cost[resource]),
            )
            size = 15.0 if self.narrow else 17.0
            inner = (
                icon("upgrade", x + 9, y + 12, 17)
                + lettering(x + 30, y + 26, f"→ {box.capacity[1][resource]}", 15, "", bold=True)
                + tag(x + wide - 9 - tag_width(gives, 17), y + 21, gives, 17)
                + price(x + 9, y + SHELF - 22, cost, size, 5)
            )
            face = card(x, y, wide, SHELF, "", 8)
        self.canvas.target(f"upgrade-{name}", label, halo(x, y, wide, SHELF, 8, 1.5) + face + inner)

    # -- bonus actions ----------------------------------------------------------------------------

    def bonus(self, bonus: int, x: float, y: float, wide: float, tall: float) -> None:
        """A bonus action: under its cover, ready, or used in this stage."""
        name = self.canvas.texts.member(self.names.bonus, bonus)
        size, lines = self.print.titled(name, wide - 14, 14, 3)
        locked = not self.view.unlocked(self.me, bonus)
        used = has(self.view.players[self.me].used, bonus)
        foot = y + tall - 10
        parts = [
            halo(x, y, wide, tall, 8, 1.5),
            rect(x, y, wide, tall, "step", 8) if locked or used else card(x, y, wide, tall, "", 8),
            paragraph(x + 8, y + 19, lines, size, size * 1.18, "quiet" if locked else "", bold=True),
            icon(BONUS_IDS[bonus], x + wide - 29, foot - 18, 22, "dim" if locked or used else ""),
        ]
        if locked:
            given = sum(self.view.players[self.me].given[LEVELS * bonus : LEVELS * bonus + LEVELS])
            needed = self.box.to_unlock[bonus]
            for n in range(needed):
                shown = "" if n < given else "faint"
                parts.append(icon(f"ship-{SHIP_IDS[LEVELS * bonus]}", x + 7 + n * 22, foot - 17, 20, shown))
                if n >= given:
                    parts.append(element("circle", class_="lot", cx=x + 17 + n * 22, cy=foot - 7, r=10))
        else:
            state = self.print.word("used" if used else "ready")
            parts.append(lettering(x + 8, foot - 2, state, 14, "quiet", bold=not used))
        self.canvas.target(f"bonus-{BONUS_IDS[bonus]}", self.teller.bonus(self.me, bonus), join(parts))

    # -- people and markers -----------------------------------------------------------------------

    def supplies(self, y: float) -> None:
        """Workers still to be hired and markers still to be given."""
        player = self.view.players[self.me]
        wide = (self.inside - GAP) / 2
        supply = to_be_hired(self.view, self.me)
        x = self.margin
        label = self.print.word("workers")
        parts = [rect(x, y, wide, 46, "step", 8)]
        for n in range(len(player.workers)):
            spot = x + 8 + n * 24
            ghost = n >= supply
            parts.append(
                element(
                    "g",
                    figure(self.me, STAND, 26),
                    transform=f"translate({spot:g} {y + 10:g})",
                    opacity=".22" if ghost else None,
                )
            )
        parts.append(
            self.named(x + 12 + len(player.workers) * 24, y, wide - len(player.workers) * 24 - 16, supply, label)
        )
        x += wide + GAP
        parts.append(rect(x, y, wide, 46, "step", 8))
        parts.append(crest(self.me, x + 10, y + 11, 24))
        parts.append(self.named(x + 44, y, wide - 48, player.markers, self.print.word("markers")))
        self.add(*parts)

    def named(self, x: float, y: float, room: float, n: int, label: str) -> Markup:
        """A number with its word below it."""
        size = fitting(label, room, 14, self.text)
        return lettering(x, y + 21, n, 18, "serif") + lettering(x, y + 38, label, size, "quiet")
