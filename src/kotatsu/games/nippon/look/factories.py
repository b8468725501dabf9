"""The factories of Nippon that can be built: a column for each good, and below them what one has oneself."""

from __future__ import annotations

from kotatsu.board.keeping import Reads
from kotatsu.board.markup import Markup, icon, rect
from kotatsu.board.ornaments import crest, fitting, lettering, measure, tag
from kotatsu.core.bits import has, members
from kotatsu.core.state import LEGAL, NONE
from kotatsu.games.nippon.components import GOOD_IDS, TECHNOLOGY, TILES_PER_GOOD
from kotatsu.games.nippon.look.base import NipponPainter, whose
from kotatsu.games.nippon.look.cards import GOOD_COLOURS, LEVELS
from kotatsu.games.nippon.moves import GOODS
from kotatsu.games.nippon.steps.actions import why_no_good


class Factories(NipponPainter):
    reads = Reads(players="factories upgraded", own="blueprints machines made technology", moment=whose)

    def draw(self) -> None:
        if self.narrow:
            reach = [good for good in range(GOODS) if self.in_reach(good)]
            order = [*reach, *[good for good in range(GOODS) if good not in reach]]
            half = GOODS // 2
            y = self.display(order[:half], self.margin)
            y = self.display(order[half:], y + 10)
        else:
            y = self.display(range(GOODS), self.margin)
            y = self.company(y + 10)
        self.end(y)

    def in_reach(self, good: int) -> bool:
        """Whether one could have a factory for a good, apart from its price."""
        return why_no_good(self.view, self.view.players[self.me], good) == LEGAL

    # -- what can be built -----------------------------------------------------------------------------

    def display(self, goods: range | list[int], y: float) -> float:
        """Columns of tiles below the head of their good; on a phone those in reach come first."""
        gap = self.gap
        wide = (self.inside - (len(goods) - 1) * gap) / len(goods)
        head, tall = (54.0, 86.0) if self.narrow else (56.0, 80.0)
        for column, good in enumerate(goods):
            x = self.margin + column * (wide + gap)
            self.head(good, x, y, wide, head)
            for place in range(TILES_PER_GOOD):
                spot = (x, y + head + gap + place * (tall + gap))
                self.factory(TILES_PER_GOOD * good + place, *spot, wide, tall)
        return y + head + TILES_PER_GOOD * (tall + gap)

    def head(self, good: int, x: float, y: float, wide: float, tall: float) -> None:
        """The good, its level, and whether one can make it."""
        name = self.print.good(good)
        left = 32 if self.narrow else 43
        size = fitting(name, wide - left - 5, 16, self.small, bold=True)
        if measure(name, size, bold=True) > wide - left - 3:
            name = name.split()[-1]
        level = "" if self.narrow else LEVELS[self.box.level[good]]
        self.add(
            rect(x, y, wide, tall, "tray", 7),
            rect(x, y, 6, tall, f"b-{GOOD_COLOURS[good]}", 3),
            icon(GOOD_IDS[good], x + 10, y + 8, left - 13 if self.narrow else 23),
            lettering(x + left, y + 23, name, size, "", bold=True),
            lettering(x + wide - 8, y + tall - 9, level, 16, "serif quiet", "end"),
            self.need(good, x + 13, y + tall - 10),
        )

    def need(self, good: int, x: float, y: float) -> Markup:
        """The technology a good needs, and what blueprints have to make up for."""
        player, print_ = self.player, self.print
        if player.makes(good):
            return lettering(x, y, print_.word("have"), self.small, "quiet")
        need = self.box.need[good]
        short = need - self.box.track[TECHNOLOGY][player.technology]
        sign = icon("technology", x, y - 13, 16) + lettering(x + 20, y, need, 14, "", bold=True)
        x += 34
        if short <= 0:
            return sign + icon("check", x, y - 12, 15)
        if short <= player.blueprints:
            return sign + tag(x + 2, y - 4.5, [(f"−{short}", "blueprints")], 16)
        return sign + lettering(x, y, print_.word("short", short - player.blueprints), self.small, "lack")

    def factory(self, tile: int, x: float, y: float, wide: float, tall: float) -> None:
        owner = next((seat for seat, player in enumerate(self.view.players) if has(player.factories, tile)), NONE)
        label = self.print.tile_label(tile, self.teller)
        told = ""
        if owner != NONE:
            seat = self.canvas.texts.seat(owner)
            label = f"{label}, {seat}"
            told = seat if self.narrow else self.print.say("built-by", seat=seat)
        far = owner == NONE and not self.in_reach(tile // TILES_PER_GOOD)
        markup = self.print.factory(tile, wide, tall, told, owner, far)
        self.target(f"factory-{self.names.factory.ids[tile]}", label, markup, x, y)

    # -- what one has ----------------------------------------------------------------------------------

    def company(self, y: float) -> float:
        """One works for each good, and the technology that decides about the next ones."""
        self.heading(self.margin, y, "one-each")
        y += 21
        wide = (self.inside - (GOODS - 1) * self.gap) / GOODS
        tall = 86.0
        built = {tile // TILES_PER_GOOD: tile for tile in members(self.player.factories)}
        for good in range(GOODS):
            x = self.margin + good * (wide + self.gap)
            if good in built:
                self.add(self.print.built(built[good], self.player.machine(good), wide, tall), at=(x, y))
            else:
                self.add(self.print.unbuilt(good, wide, tall), at=(x, y))
        return self.technology(y + tall + 9)

    def technology(self, y: float) -> float:
        """The technology track in one line: where one stands, and how far blueprints reach."""
        box, player, x = self.box, self.player, self.margin
        values = box.track[TECHNOLOGY]
        at = player.technology
        level = values[at]
        told = self.print.word("reach", player.blueprints, level + player.blueprints)
        self.add(rect(x, y, self.inside, 46, "tray", 8), icon("technology", x + 12, y + 10, 26))
        name = f"{self.canvas.texts.member(self.names.track, TECHNOLOGY)} {level}"
        self.add(
            lettering(x + 48, y + 20, name, 15.5, "", bold=True), lettering(x + 48, y + 37, told, self.small, "quiet")
        )
        left = x + 262
        step = (self.right - 6 - left) / len(values)
        for space, value in enumerate(values):
            spot = left + space * step
            reached = space > at and value <= level + player.blueprints
            looks = "step lit" if space == at else "step reach" if reached else "step"
            self.add(rect(spot, y + 7, step - 4, 32, looks, 7))
            middle = spot + (step - 4) / 2
            if space == at:
                self.add(crest(self.me, middle - 11, y + 12, 22))
            elif values[space - 1] != value:
                self.add(lettering(middle, y + 28.5, value, 15, "" if reached else "quiet", "middle", bold=True))
        return y + 46
