"""What the painters of airship city begin with: who looks, words for what is drawn, what matters now, and the head of a scene."""

from __future__ import annotations

from functools import cached_property

from kotatsu.board.drawing import Canvas
from kotatsu.board.markup import EMPTY, Markup, circle, icon, rect
from kotatsu.board.ornaments import crest, fitting, lettering, measure
from kotatsu.board.painter import Painter
from kotatsu.core.bits import members
from kotatsu.core.state import NONE
from kotatsu.games.airship.components import KIND, Box
from kotatsu.games.airship.look import art
from kotatsu.games.airship.look.cards import Print, QuickTeller
from kotatsu.games.airship.meta import Airship
from kotatsu.games.airship.names import Names
from kotatsu.games.airship.pending import Pending
from kotatsu.games.airship.state import AirshipState, Player

HEAD = 46.0  # of a scene: a strip of sky with its name


def tracks(player: Player) -> list[tuple[int, int]]:
    """Open contracts with the stages they have left, the most urgent first."""
    rows = enumerate((player.track1, player.track2, player.track3), 1)
    return [(contract, stages) for stages, track in rows for contract in members(track)]


def building(view: AirshipState, canvas: Canvas) -> int:
    """The kind of tile whose prices matter now to the one whose board is laid out, or NONE."""
    step = view.stack[-1] if view.stack else None
    if isinstance(step, Pending) and step.tile != NONE and canvas.front == view.active:
        return KIND[step.tile]
    return NONE


def prices(view: AirshipState, canvas: Canvas) -> tuple[int, list[int]]:
    """What is built, and what there is to pay for it: without the first the second does not matter."""
    kind = building(view, canvas)
    return kind, view.players[canvas.front].stock if kind != NONE else []


class AirshipPainter(Painter[AirshipState, Box, Names, Print]):
    """One scene of one view."""

    def __init__(self, game: Airship, view: AirshipState, canvas: Canvas, printed: Print) -> None:
        super().__init__(game, view, canvas, printed, margin=8.0)
        self.teller = QuickTeller(printed, view, canvas.texts)
        self.text = printed.text  # the size of the smallest words

    @cached_property
    def building(self) -> int:
        """The kind of tile whose prices matter now to the one who looks, or NONE."""
        return building(self.view, self.canvas)

    def ground(self, tall: float) -> Markup:
        """The paper a scene lies on."""
        return rect(0, 0, self.canvas.width, tall, "tray", 10)

    def head(self, title: str, note: str = "", name: str = "", seat: int = NONE) -> float:
        """A strip of the evening sky with a title and a note on a plate; returns where the scene goes on."""
        wide = float(self.canvas.width)
        self.add(self.print.keep(f"vista {not note}", lambda: art.vista(wide, HEAD, not note)))
        start = 14.0 if seat == NONE else 48.0
        size = fitting(title, wide / 2, 19, 15)
        self.add(lettering(start, HEAD / 2 + 7, title, size, "serif on-band"))
        if seat != NONE:
            self.add(circle(27, HEAD / 2, 15, "card"), crest(seat, 14, HEAD / 2 - 13, 26))
        if note:
            room = wide - start - 20 - measure(title, size, bold=True) - 48
            small = fitting(note, room, 14, self.text)
            across = measure(note, small) + 16 + (20 if name else 0)
            left = wide - 12 - across
            self.add(rect(left, 11, across, 25, "card", 12.5))
            self.add(icon(name, left + 7, 16.5, 14) if name else EMPTY)
            self.add(lettering(wide - 20, 28.5, note, small, "", "end"))
        return HEAD + 8

    def caption(self, x: float, y: float, content: str, wide: float) -> float:
        """A line above a group of things; returns where the group begins."""
        self.add(
            lettering(x + 2, y + 14, content, fitting(content, wide, 14, self.text, bold=True), "heading", bold=True)
        )
        return y + 22
