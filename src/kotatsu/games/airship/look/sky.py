"""The sky: sixteen drifting islands, the workers on them, and the arrows that shift rows and columns."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from kotatsu.board.markup import EMPTY, Markup, classed, element, filled, icon, path, rect, travelling
from kotatsu.board.ornaments import halo, outline, words
from kotatsu.core.bits import has
from kotatsu.core.state import NONE
from kotatsu.core.vocabulary import SEAT
from kotatsu.games.airship.components import GUILD, KIND, KIND_IDS, VALLEY
from kotatsu.games.airship.look.cards import ROCK, SKYLINE, dues
from kotatsu.games.airship.look.icons import BODY
from kotatsu.games.airship.moves import SHIFTS, TILES
from kotatsu.games.airship.names import SHIFT
from kotatsu.games.airship.pending import Pending
from kotatsu.games.airship.steps.turn import Destination, StartTurn

if TYPE_CHECKING:
    from kotatsu.games.airship.look.board import Board

ARROWS = {"right": "M-3-6 4 0-3 6", "left": "M3-6-4 0 3 6", "down": "M-6-3 0 4 6-3", "up": "M-6 3 0-4 6 3"}
CLOUDS = (  # mist in bands, as in old screens: left, top, width, all as parts of the sky
    (0.02, 0.075, 0.36), (0.55, 0.03, 0.42), (0.62, 0.3, 0.36), (0.0, 0.33, 0.3), (0.3, 0.56, 0.4), (0.02, 0.8, 0.34),
    (0.6, 0.83, 0.4),
)  # fmt: skip
STAND, LIE, REST = "stand", "lie", "rest"  # how a worker is shown: ready or waiting, spent, new


class Sky:
    """The grid of one view, with its upper left corner at (x, y)."""

    def __init__(self, board: Board, x: float, y: float, width: float) -> None:
        self.board = board
        self.canvas, self.view, self.print = board.canvas, board.view, board.print
        self.x, self.y, self.width = x, y, width
        self.edge = 27.0 if board.narrow else 25.0  # room for the arrows
        self.thick = 40.0 if board.narrow else 25.0  # of the rows of arrows above and below
        self.tile_wide, self.tile_tall = self.print.tile_width, self.print.tile_height
        self.pitch_x = (width - 2 * self.edge) / 4
        self.pitch_y = self.tile_tall + ROCK + SKYLINE + (0 if board.narrow else 1)
        self.top = y + self.thick + SKYLINE
        self.height = 2 * self.thick + 4 * self.pitch_y
        # between two turns nobody's workers are spent
        self.begun = bool(self.view.stack) and not any(isinstance(step, StartTurn) for step in self.view.stack)

    def draw(self) -> float:
        self.air()
        for shift in range(SHIFTS):
            self.arrow(shift)
        for tile in range(TILES):  # in the order of the tiles, not of their places: so they can travel
            self.tile(tile)
        self.action()
        return self.y + self.height

    def corner(self, position: int) -> tuple[float, float]:
        row, column = divmod(position, 4)
        gap = (self.pitch_x - self.tile_wide) / 2
        return self.x + self.edge + column * self.pitch_x + gap, self.top + row * self.pitch_y

    def air(self) -> None:
        x, y, wide, tall = self.x, self.y, self.width, self.height
        radius = 0 if self.board.narrow else 8
        parts = [filled("g-sky", wide, tall, x=x, y=y, radius=radius)]
        for left, top, across in CLOUDS:
            parts.append(_cloud(x + left * wide, y + top * tall, across * wide))
        self.board.add(*parts)

    # -- tiles ------------------------------------------------------------------------------------

    def tile(self, tile: int) -> None:
        view, printed = self.view, self.print
        position = view.where[tile]
        x, y = self.corner(position)
        island = printed.tile(tile, has(view.developed, tile))
        if KIND[tile] == GUILD:  # its price depends on who looks
            island += printed.action(GUILD, dues(view, self.board.me, GUILD, view.box.hire_cost))
        if self.pending() == tile:
            island += self.ring()
        # a target that travels: a piece inside it, which does catch clicks
        moving = travelling(x, y, island)
        row, column = divmod(position, 4)
        label = printed.say("place", tile=self.board.teller.tile(tile), row=row + 1, column=column + 1)
        self.canvas.target(f"tile-{self.board.names.tile.ids[tile]}", label, moving)

    def ring(self) -> Markup:
        """The tile in question has an edge in the colour of the one who acts."""
        return outline(self.view.active, 1.5, 1.5, self.tile_wide - 3, self.tile_tall - 3, 6)

    def pending(self) -> int:
        """The tile whose action is open, or whose worker is about to move."""
        step = self.view.stack[-1] if self.view.stack else None
        if isinstance(step, Destination):
            return step.origin
        return step.tile if isinstance(step, Pending) else NONE

    def action(self) -> None:
        """Gathering, as a button over the whole tile that the worker has come to."""
        tile = self.pending()
        if tile == NONE or KIND[tile] > VALLEY:
            return
        target = f"act-{KIND_IDS[KIND[tile]]}"
        if self.canvas.can_choose(target):
            x, y = self.corner(self.view.where[tile])
            markup = halo(x, y, self.tile_wide, self.tile_tall, 7, 2.5) + rect(
                x, y, self.tile_wide, self.tile_tall, "hit", 7
            )
            self.canvas.target(target, self.canvas.texts.member(self.board.names.tile, tile), markup)

    # -- shifts -----------------------------------------------------------------------------------

    def arrow(self, shift: int) -> None:
        name = f"shift-{SHIFT.ids[shift]}"
        self.canvas.target(name, self.print.told(name), self.print.keep(name, lambda: self.arrow_shape(shift)))

    def arrow_shape(self, shift: int) -> Markup:
        name = SHIFT.ids[shift]
        line, way = divmod(shift, 2)
        left, top = self.x + self.edge, self.top - SKYLINE
        if line < 4:
            y = top + line * self.pitch_y + 4
            x = self.x if way else left + 4 * self.pitch_x
            wide, tall = self.edge, self.pitch_y - 8
            long_x, long_y = wide - 4, min(tall, 58.0)
        else:
            x = left + (line - 4) * self.pitch_x + 4
            y = self.y if way else top + 4 * self.pitch_y
            wide, tall = self.pitch_x - 8, self.thick
            long_x, long_y = min(wide, 70.0), tall - 4
        points = ARROWS[name.split("-")[1]]
        shape = (x + (wide - long_x) / 2, y + (tall - long_y) / 2, long_x, long_y)
        return (  # what catches the finger reaches over the arrow, as far as there is room
            rect(x, y, wide, tall, "hit", 9)
            + element("g", rect(*shape, "card", 9), opacity=".85")
            + halo(*shape, 9, 0)
            + element("path", class_="s-ink", transform=f"translate({x + wide / 2:g} {y + tall / 2:g})", d=points)
        )

    # -- workers ----------------------------------------------------------------------------------

    def workers(self) -> None:
        """All workers as pieces: on their islands, or in the supply."""
        for tile in range(TILES):
            self.workers_on(tile)
        for seat, player in enumerate(self.view.players):
            spot = self.board.supplies[seat]
            for worker, tile in enumerate(player.workers):
                if tile == NONE and spot:
                    self.canvas.piece(_name(seat, worker), *spot, figure(seat, STAND, self.board.supply_size))

    def workers_on(self, tile: int) -> None:
        """Each player has a part of an island; several workers stand one behind the other, or in a row if there is room."""
        here = [
            (seat, worker)
            for seat, player in enumerate(self.view.players)
            for worker, place in enumerate(player.workers)
            if place == tile
        ]
        size = 25.0 if self.board.narrow else 31.0
        body = size * 0.76
        left, top = self.corner(self.view.where[tile])
        share = (self.tile_wide - 4) / max(self.view.seats, 3)
        counts = [sum([seat == other for other, _ in here]) for seat in range(self.view.seats)]
        in_row = max(counts) > 1 and len(here) * body < self.tile_wide
        behind = counts[:]
        for place, (seat, worker) in enumerate(here):
            posture = self.posture(seat, worker)
            behind[seat] -= 1
            aside = behind[seat] * min(5.0, 9.0 / max(counts[seat] - 1, 1))
            x = (
                3 + place * (body + 2)
                if in_row
                else 2 + seat * share + (share - body) / 2 - aside + (counts[seat] > 1) * 2
            )
            y = self.tile_tall - size - 2 - (0 if in_row else behind[seat] * 3)
            self.canvas.piece(_name(seat, worker), left + x - (size - body) / 2, top + y, figure(seat, posture, size))

    def posture(self, seat: int, worker: int) -> str:
        """What workers may still do matters in their owner's turn only."""
        player = self.view.players[seat]
        if seat != self.view.active or has(player.ready, worker) or not self.begun:
            return STAND
        return REST if has(player.resting, worker) else LIE


def _name(seat: int, worker: int) -> str:
    return f"worker-{SEAT.ids[seat]}{worker + 1}"


@cache
def figure(seat: int, posture: str, size: float) -> Markup:
    """A worker with the mark of its owner: upright when it can move, lying and hollow once spent, dozing when new."""
    if posture == STAND:
        return icon(f"figure-{seat}", 0, 0, size)
    mark = icon(f"mark-{seat}", 7.3, 13, 9.4, "seat-fill")
    turn = "translate(12 17) rotate(-90) scale(.76) translate(-12 -12)" if posture == LIE else ""
    doze = words(15.5, 9, "z", 13, "seat-text", bold=True) if posture == REST else EMPTY
    body = path("f-on seat-edge", BODY) + mark + doze
    return element("g", body, class_=f"seat-{seat}", transform=f"scale({size / 24:.4g}){turn}")


@cache
def _cloud(x: float, y: float, wide: float) -> Markup:
    """A band of mist: long flat lobes, one above the other."""
    return classed(
        "faint",
        rect(x, y, wide, 13, "disc", 6.5),
        rect(x + wide * 0.14, y - 9, wide * 0.5, 13, "disc", 6.5),
        rect(x + wide * 0.3, y + 9, wide * 0.6, 12, "disc", 6),
    )
