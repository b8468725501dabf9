"""The office of a merchant: technology and agents, with the goods on the shelf; the rival's with the orders too."""

from __future__ import annotations

from kotatsu.board.drawing import Canvas
from kotatsu.board.keeping import Reads
from kotatsu.board.markup import EMPTY, Markup, icon, join, rect
from kotatsu.board.ornaments import (
    Flow,
    counter,
    counter_width,
    crest,
    fitting,
    halo,
    lettering,
    measure,
    tag,
    tag_width,
    tray,
)
from kotatsu.board.painter import Painter
from kotatsu.core.bits import count, has, members
from kotatsu.core.state import HIDDEN, NONE
from kotatsu.games.yokohama.components import Box
from kotatsu.games.yokohama.look import facades
from kotatsu.games.yokohama.look.cards import GOOD_ICONS, Print
from kotatsu.games.yokohama.look.describe import Teller
from kotatsu.games.yokohama.look.wall import CAPTION, Wall
from kotatsu.games.yokohama.meta import Yokohama
from kotatsu.games.yokohama.moves import CONDITIONS
from kotatsu.games.yokohama.names import Names
from kotatsu.games.yokohama.state import Player, YokohamaState

CONDITION_ICONS = ("fulfilled", "tech", "faith", "import-down")


HELD = "agents churches down drawn fulfilled goods hired orders tapped techs up yen"  # by a merchant


class Office(Painter[YokohamaState, Box, Names, Print]):
    """What lies in front of one player."""

    rival = False
    reads = Reads(own=HELD)

    def __init__(self, game: Yokohama, view: YokohamaState, canvas: Canvas, printed: Print) -> None:
        super().__init__(game, view, canvas, printed, margin=8.0)
        self.teller = Teller(game, view, canvas.texts)
        mine = self.me if self.me != NONE else 0
        self.seat = 1 - mine if self.rival else mine
        self.own = self.seat == self.me
        self.player: Player = view.players[self.seat]
        self.tile = 42.0 if self.narrow else 38.0
        self.parts: list[Markup] = []
        self.plank = 0.0  # where the shelf is
        inset = 9 if self.narrow else 16
        self.flow = Flow(self.margin + inset, 8, self.inside - inset - 1, 12 if self.narrow else 14, 8)
        self.wall = Wall(self, self.teller, self.seat, self.flow, 3)

    def draw(self) -> None:
        if not (self.own and self.narrow):
            self.name()
        self.goods()
        self.done()
        self.agents()
        self.shelf()
        if not self.own:  # the own orders lie on the pier
            self.wall.drawn()
            self.wall.orders()
        self.wall.techs()
        bottom = self.flow.end_row() + 2
        if not self.wall.parts:
            bottom += self.print.card_height  # an empty wall
        ground = tray(self.seat, self.margin, 4, self.inside, bottom - 4)
        self.add(ground, self.ornament(bottom), *self.parts, *self.wall.parts)
        self.canvas.height = round(bottom + 4)

    def begin(self, name: str, width: float, tall: float = 0) -> tuple[float, float]:
        """Room for a group with a caption; the place where it begins."""
        caption = self.print.word(name)
        width = max(width, measure(caption, self.print.text))
        x, y = self.flow.place(width, CAPTION + (tall or self.tile))
        self.parts.append(lettering(x, y + 13, caption, self.print.text, "quiet"))
        return x, y + CAPTION

    def target(self, name: str, label: str, markup: Markup) -> None:
        """Something that can be chosen in one's own office; in others it is only looked at."""
        self.parts.append(self.canvas.targeted(name, label, markup) if self.own else markup)

    def name(self) -> None:
        """Whose office it is."""
        name = self.canvas.texts.seat(self.seat)
        size = fitting(name, self.flow.width - 34, 17, self.print.text, bold=True)
        x, y = self.flow.place(self.flow.width, 26)
        self.parts += [crest(self.seat, x, y + 2, 24), lettering(x + 32, y + 20, name, size, "", bold=True)]

    # -- the shelf: goods, imports, agents -------------------------------------------------------------

    def goods(self) -> None:
        player, size, gap = self.player, 22.0, 12.0 if not self.narrow else 9.0
        kinds = [*zip(GOOD_ICONS, player.goods, strict=True), ("yen", player.yen)]
        x, y = self.begin("goods", sum([counter_width(n, size) + gap for _, n in kinds]) - gap)
        for name, n in kinds:
            self.parts.append(counter(x, y + self.tile / 2, name, n, size, quiet=not n, share=0.8))
            x += counter_width(n, size) + gap
        imports = [("import", player.up), ("import-down", player.down)]
        wide = sum([counter_width(n, size) + gap for _, n in imports]) + 8
        x, y = self.begin("imports", wide)
        markup = [halo(x, y, wide, self.tile, 6, 1), rect(x, y, wide, self.tile, "step", 6)]
        left = x + 8
        for name, n in imports:
            markup.append(counter(left, y + self.tile / 2, name, n, size, quiet=not n, share=0.8))
            left += counter_width(n, size) + gap
        label = self.teller.say("money", yen=player.yen, up=player.up, down=player.down)
        self.target("imports", label, join(markup))

    def agents(self) -> None:
        """How far the four conditions for hiring an agent are met."""
        player, tile, names = self.player, self.tile, self.names.condition
        wide = 68.0 if self.narrow else 60.0
        x, y = self.begin("agents", 46 + CONDITIONS * (wide + 6) - 6)
        self.parts.append(counter(x, y + tile / 2, "agent", player.agents, 22, quiet=not player.agents, share=0.8))
        x += 46
        met = (count(player.fulfilled), count(player.techs), len(player.churches), player.down)
        for condition, name in enumerate(CONDITION_ICONS):
            need = self.box.hire_at[condition]
            hired = has(player.hired, condition)
            far = "✓" if hired else f"{min(met[condition], need)}/{need}"
            markup = (
                halo(x, y, wide, tile, 6, 1.5)
                + rect(x, y, wide, tile, "step done" if hired else "step", 6)
                + icon(name, x + 6, y + tile / 2 - 10, 20, "dim" if hired else "")
                + lettering(x + 30, y + tile / 2 + 5, far, 15, "quiet" if hired else "", bold=True)
            )
            label = f"{self.canvas.texts.member(names, condition)}: {far}"
            self.target(f"hire-{names.ids[condition]}", label, markup)
            x += wide + 6

    def done(self) -> None:
        """How many orders have been fulfilled and church cards taken, and the points of both."""
        player, box = self.player, self.box
        orders = members(player.fulfilled)
        self.sum("fulfilled", "fulfilled", len(orders), sum([box.order_points[order] for order in orders]))
        hidden = HIDDEN in player.churches
        points = 0 if hidden else sum([box.church_points[church] for church in player.churches])
        self.sum("own-churches", "faith", len(player.churches), points)

    def sum(self, caption: str, name: str, n: int, points: int) -> None:
        size = 21.0
        items: list[tuple[object, str]] = [(n, name), (points, "points")] if points else [(n, name)]
        x, y = self.begin(caption, tag_width(items, size, 12))
        quiet = [] if n else ["quiet"]
        self.parts.append(tag(x, y + self.tile / 2, items, size, 12, quiet))

    def shelf(self) -> None:
        """A board below what has been laid out so far."""
        y = self.flow.end_row() - 3
        left, wide = self.margin + 8, self.inside - 14
        self.parts.append(rect(left, y, wide, 5, "b-bronze", 1))
        self.plank = y
        self.flow.y = y + 8
        self.flow.gap = self.print.gap

    def ornament(self, bottom: float) -> Markup:
        """A reckoning frame on the wall, where no cards hang."""
        tall = self.print.card_height
        if self.wall.filled > self.wall.columns - 2 or bottom - self.plank < tall:
            return EMPTY
        return facades.abacus(self.margin + self.inside - 200, bottom - tall + 6, 176, tall - 26)


class Rival(Office):
    """The office on the other side."""

    rival = True
    reads = Reads(others=HELD)
