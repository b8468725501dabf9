"""One's own company: the tracks, the factories with their machines and goods, machines in reserve."""

from __future__ import annotations

from kotatsu.board.keeping import Reads
from kotatsu.board.markup import Markup, classed, element, escape, icon, join, rect
from kotatsu.board.ornaments import fitting, halo, lettering, measure, tag, tag_width
from kotatsu.core.bits import members
from kotatsu.core.vocabulary import SEAT
from kotatsu.games.nippon.components import CHEAPER_PRODUCTION, GOOD_IDS, INCOME, TILES_PER_GOOD, TRACK_IDS
from kotatsu.games.nippon.look.base import NipponPainter, whose
from kotatsu.games.nippon.look.cards import flag
from kotatsu.games.nippon.moves import GOODS, TRACKS, UNITS
from kotatsu.games.nippon.steps.actions import Climb
from kotatsu.games.nippon.steps.turn import step_price


class Company(NipponPainter):
    reads = Reads(
        own="coal effects factories goods income machines mining scored stored technology upgraded",
        questions=(Climb,),
        moment=whose,
    )

    def draw(self) -> None:
        y = self.title(self.margin)
        for track in range(TRACKS):
            y = self.track(track, y + self.gap)
        y = self.factories(y + 9)
        self.end(y)

    # -- the head --------------------------------------------------------------------------------------

    def title(self, y: float) -> float:
        """Whose company it is, in its colour."""
        x, name = self.margin, self.canvas.texts.seat(self.me)
        told = self.print.word("points", self.player.vp())
        self.add(
            classed(
                f"seat-{self.me}",
                rect(x, y, self.inside, 34, "f-seat", 8),
                icon(f"mark-{self.me}", x + 9, y + 5, 24, "on-seat"),
                self.on_seat(x + 41, y + 23, name, self.inside - 60 - measure(told, 16, bold=True)),
                self.on_seat(x + self.inside - 11 - measure(told, 16, bold=True), y + 23, told, 200),
            )
        )
        return y + 34

    def on_seat(self, x: float, y: float, told: str, room: float) -> Markup:
        """Words on the colour of a seat."""
        while len(told) > 2 and measure(told, 16, bold=True) > room:
            told = f"{told[:-2]}…"
        span = element("tspan", escape(told), class_="f-on-seat")
        return element("text", span, class_="bold", x=x, y=y, font_size=16)

    # -- tracks ----------------------------------------------------------------------------------------

    def track(self, track: int, y: float) -> float:
        """A track with its marker: the name, which blueprints can be used on, and its spaces."""
        x = self.margin
        label = self.inside if self.narrow else 146.0
        name = self.canvas.texts.member(self.names.track, track)
        price = [(step_price(self.view, self.me), "blueprints")]
        now = self.print.money(self.box.track[track][self.player.at(track)])
        climbing = isinstance(self.now, Climb) and self.now.track == track and self.asked
        if climbing and self.narrow:
            label = 122.0
        markup = [
            halo(0, 0, label, 42, 7, 1),
            rect(0, 0, label, 42, "step", 7),
            icon(TRACK_IDS[track], 8, 9, 24),
            lettering(39, 18, name, fitting(name, label - 42, 14.5, self.small, bold=True), "", bold=True),
        ]
        if self.narrow and not climbing:
            across = tag_width(price, 16)
            markup[3] = lettering(39, 27, name, 15, "", bold=True)
            markup.append(lettering(label - 100, 27, now, 17, "serif", "end"))
            markup.append(lettering(label - 16 - across, 26, "+1:", 13.5, "quiet", "end"))
            markup.append(tag(label - 10 - across, 21, price, 16))
        else:
            markup.append(lettering(39, 35, "+1:", self.small, "quiet"))
            markup.append(tag(62, 30, price, 15))
            if not self.narrow:
                markup.append(lettering(label - 7, 36, now, 15, "serif", "end"))
        self.target(f"track-{TRACK_IDS[track]}", name, join(markup), x, y)
        if climbing:
            self.steps(track, x + label + 6, y, self.inside - label - 6)
        if self.narrow:
            self.spaces(track, x, y + 46, self.inside, 32)
            return y + 78
        if not climbing:
            self.spaces(track, x + label + 6, y, self.inside - label - 6, 42)
        return y + 42

    def steps(self, track: int, x: float, y: float, wide: float) -> None:
        """The steps one can pay for: where each leads, and its price."""
        box, at = self.box, self.player.at(track)
        values = box.track[track]
        room = wide / UNITS
        for n in range(1, UNITS + 1):
            if at + n >= len(values):
                continue
            price = box.step_costs[n]
            cost = [(self.print.money(price), "yen")]
            reached = f"+{n} → {values[at + n]}"
            high = room - 4
            markup = [
                halo(0, 0, high, 42, 7, 1),
                rect(0, 0, high, 42, "card", 7),
                lettering(high / 2, 18, reached, 14.5, "", "middle", bold=True),
                tag((high - tag_width(cost, 15)) / 2, 31, cost, 15),
            ]
            self.target(f"up-{n}", self.print.word("up", n, price), join(markup), x + (n - 1) * room, y)

    def spaces(self, track: int, x: float, y: float, wide: float, tall: float) -> None:
        at = self.player.at(track)
        values, stars = self.box.track[track], self.box.track_stars[track]
        step = (wide + 2) / len(values)
        for space, value in enumerate(values):
            left = x + space * step
            middle = left + (step - 2) / 2
            parts = [rect(left, y, step - 2, tall, "step lit" if space == at else "step", 6)]
            numbered = track == INCOME or space == 0 or values[space - 1] != value
            if space != at and numbered:
                told = value // 1000 if track == INCOME else value
                starred = space > 0 and stars[space] > stars[space - 1] and not self.narrow
                foot = y + (18 if starred else tall / 2 + 5)
                parts.append(lettering(middle, foot, told, 14, "quiet" if space < at else "", "middle", bold=True))
                if starred:
                    parts.append(icon("star", middle - 7, y + tall - 18, 14, "" if space > at else "dim"))
            self.add(*parts)
        mark = min(step - 4, 23.0)
        spot = (x + at * step + (step - 2 - mark) / 2, y + (tall - mark) / 2)
        self.canvas.piece(f"p-track-{SEAT.ids[self.me]}-{TRACK_IDS[track]}", *spot, flag(self.me, mark))

    # -- factories -------------------------------------------------------------------------------------

    def factories(self, y: float) -> float:
        self.heading(self.margin, y + 8, "factories")
        self.store(y)
        y += 40.0 if self.narrow else 34.0
        columns = 2 if self.narrow else 3
        wide = (self.inside - (columns - 1) * self.gap) / columns
        tall = 116.0
        built = {tile // TILES_PER_GOOD: tile for tile in members(self.player.factories)}
        for good in range(GOODS):
            row, column = divmod(good, columns)
            spot = (self.margin + column * (wide + self.gap), y + row * (tall + self.gap))
            if good in built:
                markup = self.print.works(built[good], wide, tall) + self.floor(good, wide)
                label = self.print.tile_label(built[good], self.teller)
            else:
                markup, label = self.print.no_works(good, wide, tall), self.print.good(good)
            self.target(f"own-{GOOD_IDS[good]}", label, markup, *spot)
        return y + GOODS // columns * (tall + self.gap) - self.gap

    def floor(self, good: int, wide: float) -> Markup:
        """What changes in a factory: goods in its storage, its machine, what producing costs and gives."""
        player, box = self.player, self.box
        parts = []
        for place in range(box.storage[good]):
            left = 8 + place * 21
            if place < player.goods[good]:
                parts.append(icon(GOOD_IDS[good], left, 31, 18))
            else:
                parts.append(rect(left, 31, 18, 18, "lot", 4))
        machine = player.machine(good)
        parts.append(icon("machines", wide - 50, 30, 20, "" if machine else "dim"))
        told, looks = (f"+{machine}", "") if machine else ("–", "quiet")
        parts.append(lettering(wide - 8, 46, told, 15, looks, "end", bold=True))
        cost = [(box.coal[good], "coal")]
        gain = [(f"+{1 + machine}", GOOD_IDS[good])]
        lack = "lack" if player.coal < box.coal[good] - self.view.extra(self.me, CHEAPER_PRODUCTION) else ""
        after = 8 + tag_width(cost, 16)
        parts.append(tag(8, 62, cost, 16, kinds=[lack]))
        parts.append(lettering(after + 5, 67, "→", 14, "quiet"))
        parts.append(tag(after + 27, 62, gain, 16))
        return join(parts)

    def store(self, y: float) -> None:
        """Machines that wait for a factory."""
        n = self.player.stored
        told = self.print.word("stored")
        across = measure(told, self.small) + 66
        tall = 40.0 if self.narrow else 30.0
        pale = "" if n else "quiet"
        markup = [
            halo(0, 0, across, tall, 7, 1),
            rect(0, 0, across, tall, "step", 7),
            icon("machines", 9, tall / 2 - 10, 20, "" if n else "dim"),
            lettering(36, tall / 2 + 5, n, 15, pale, bold=True),
            lettering(54, tall / 2 + 5, told, self.small, "quiet"),
        ]
        self.target("machine-store", f"{told}: {n}", join(markup), self.right - across, y)
