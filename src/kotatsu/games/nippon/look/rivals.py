"""The companies of the other players, in short: everything that is open, in the same places on every card."""

from __future__ import annotations

from kotatsu.board.keeping import Reads
from kotatsu.board.markup import Markup, classed, element, escape, icon, rect
from kotatsu.board.ornaments import card, counter, crest, lettering, wrapped
from kotatsu.core.bits import count, members
from kotatsu.games.nippon.components import (
    GOOD_IDS,
    INCOME,
    SHIPS,
    TILES_PER_GOOD,
    TRACK_IDS,
    TRAINS,
    TRANSPORT_IDS,
)
from kotatsu.games.nippon.look.base import NipponPainter, whose
from kotatsu.games.nippon.look.cards import ACHIEVEMENT_ICONS, GOOD_COLOURS, worker
from kotatsu.games.nippon.moves import ACHIEVEMENTS, CONTRACTS, TRACKS, VALUES
from kotatsu.games.nippon.steps.turn import EndOfTurn

WORKS = 44.0  # the height of a factory


class Rivals(NipponPainter):
    """One card for each of the others, side by side on a desk."""

    reads = Reads(
        "fields slots",
        others="blueprints coal factories fulfilled goods income machines mining multipliers scored ships ships_gone stored"
        " supply technology trains trains_gone upgraded workers yen",
        questions=(EndOfTurn,),
        moment=whose,
    )

    def draw(self) -> None:
        others = [(self.me + n) % self.view.seats for n in range(1, self.view.seats)]
        columns = 1 if self.narrow else len(others)
        gap = 10.0
        wide = min(480.0, (self.inside - (columns - 1) * gap) / columns)
        y = bottom = self.margin
        for place, seat in enumerate(others):
            if self.narrow and place:
                y = bottom + gap
            x = self.margin + (0 if self.narrow else place * (wide + gap))
            bottom = max(bottom, self.rival(seat, x, y, wide))
        self.end(bottom)

    def rival(self, seat: int, x: float, y: float, wide: float) -> float:
        parts = (self.name, self.budget, self.crew, self.works, self.supply, self.multipliers)
        tall = 16 + 42 + 66 + 40 + self.works_tall(seat) + 78 + 56  # as the parts below go down
        self.add(card(x, y, wide, tall, "", 9))
        self.add(classed(f"seat-{seat}", rect(x, y, 6, tall, "f-seat", 3)))
        top = y + 8
        for part in parts:
            top = part(seat, x + 16, top, wide - 26)
        return y + tall

    def name(self, seat: int, x: float, y: float, wide: float) -> float:
        points = self.view.players[seat].vp()
        told = wrapped(self.canvas.texts.seat(seat), wide - 110, 17, 1, bold=True)[0]
        self.add(crest(seat, x, y + 4, 28), lettering(x + 38, y + 24, told, 17, "", bold=True))
        self.add(lettering(x + wide - 26, y + 26, points, 22, "serif", "end"), icon("vp", x + wide - 21, y + 8, 21))
        return y + 42

    def budget(self, seat: int, x: float, y: float, wide: float) -> float:
        """Yen, coal and blueprints; below them what the tracks stand at."""
        player, box = self.view.players[seat], self.box
        stock: list[tuple[str, object]] = [
            ("yen", self.print.money(player.yen)),
            ("coal", player.coal),
            ("blueprints", player.blueprints),
        ]
        values = [box.track[track][player.at(track)] for track in range(TRACKS)]
        values[INCOME] //= 1000
        tracks: list[tuple[str, object]] = [(TRACK_IDS[track], values[track]) for track in range(TRACKS)]
        room = wide / 3
        for row, items in enumerate((stock, tracks)):
            for place, (name, n) in enumerate(items):
                left, top = x + place * room, y + row * 31
                self.add(rect(left, top, room - 5, 27, "step", 6))
                self.add(counter(left + 8, top + 13.5, name, n, 18, quiet=n in (0, "0"), share=0.84))
        return y + 66

    def crew(self, seat: int, x: float, y: float, wide: float) -> float:
        """The workers."""
        player = self.view.players[seat]
        step = wide / self.box.worker_slots
        for slot in range(self.box.worker_slots):
            self.add(rect(x + slot * step, y, step - 5, 33, "step", 6))
            if slot < len(player.workers):
                spot = (x + slot * step + (step - 5) / 2 - 13, y + 3)
                self.canvas.piece(self.worker_piece(seat, slot), *spot, worker(self.colour(player.workers[slot]), 26))
        return y + 40

    def works_tall(self, seat: int) -> float:
        """The room for factories: side by side all cards have as much as whoever of them has most."""
        beside = [seat] if self.narrow else [n for n in range(self.view.seats) if n != self.me]
        most = max([count(self.view.players[n].factories) for n in beside])
        return max(1, most) * (WORKS + 5) + 4

    def works(self, seat: int, x: float, y: float, wide: float) -> float:
        """The factories with their goods and machines, and what their bonus is."""
        player = self.view.players[seat]
        for row, tile in enumerate(members(player.factories)):
            good = tile // TILES_PER_GOOD
            top = y + row * (WORKS + 5)
            machine = player.machine(good)
            self.add(rect(x, top, wide - 5, WORKS, "tray", 6), rect(x, top, 5, WORKS, f"b-{GOOD_COLOURS[good]}", 2.5))
            self.add(icon(GOOD_IDS[good], x + 12, top + 4, 18))
            self.add(lettering(x + 35, top + 18, player.goods[good], 15, "", bold=True))
            if machine:
                self.add(
                    icon("machines", x + 52, top + 5, 16), lettering(x + 71, top + 18, f"+{machine}", 14, "", bold=True)
                )
            name = self.print.short_name(tile)
            self.add(lettering(x + wide - 13, top + 18, name, 14, "quiet", "end"))
            self.add(self.print.effect_line(tile, x + 12, top + 33, wide - 24))
        return y + self.works_tall(seat)

    def supply(self, seat: int, x: float, y: float, wide: float) -> float:
        """Influence tiles, trains and ships that are left, contracts that are fulfilled, stored machines."""
        player = self.view.players[seat]
        values = [value for value in range(1, VALUES + 1) for _ in range(player.supply[value])]
        step = min(27.0, (wide - 5) / 10)
        tiles: list[Markup] = []
        for place, value in enumerate(values):
            tiles.append(rect(x + place * step, y, step - 4, 26, "f-seat", 5))
            number = element("tspan", escape(str(value)), class_="f-on-seat")
            middle = x + place * step + (step - 4) / 2
            tiles.append(
                element("text", number, class_="bold", x=middle, y=y + 18.5, font_size=15, text_anchor="middle")
            )
        self.add(classed(f"seat-{seat}", *tiles))
        y += 36
        room = wide / 4
        for kind in (TRAINS, SHIPS):
            n = self.box.vehicles[kind] - player.vehicles_gone(kind)
            left = x + kind * room
            if n:
                self.waiting_vehicle(seat, kind, left, y + 4, 21)
            else:
                self.add(icon(TRANSPORT_IDS[kind], left, y + 4, 21, "ghost"))
            self.add(lettering(left + 29, y + 21, n, 15, "" if n else "quiet", bold=True))
        done = count(player.fulfilled)
        self.add(counter(x + 2 * room, y + 15, "contract", f"{done}/{CONTRACTS}", 18, not done, 0.8))
        self.add(counter(x + 3 * room + 12, y + 15, "machines", player.stored, 18, not player.stored, 0.8))
        return y + 42

    def multipliers(self, seat: int, x: float, y: float, wide: float) -> float:
        """The multipliers, each below the icon of its achievement."""
        player = self.view.players[seat]
        step = (wide - 2) / ACHIEVEMENTS
        for number in range(ACHIEVEMENTS):
            tile = player.multipliers[number]
            factor = tile or self.box.printed[number]
            left = x + number * step
            self.add(rect(left, y, step - 3, 48, "step", 6))
            middle = left + (step - 3) / 2
            self.add(icon(ACHIEVEMENT_ICONS[number], middle - 9, y + 5, 18, "" if factor else "dim"))
            if factor:
                told = f"{factor}×"
                self.add(lettering(middle, y + 41, told, 14, "" if tile else "quiet", "middle", bold=bool(tile)))
        return y + 56
