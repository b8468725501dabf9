"""What the painters of Nippon share: one view, what is printed, and who looks."""

from __future__ import annotations

from kotatsu.board.drawing import Canvas
from kotatsu.board.markup import Markup, group, join
from kotatsu.board.ornaments import lettering
from kotatsu.board.painter import Painter
from kotatsu.core.state import NONE
from kotatsu.core.vocabulary import SEAT
from kotatsu.games.nippon.components import TRANSPORT_IDS, Box
from kotatsu.games.nippon.look.cards import Print, vehicle
from kotatsu.games.nippon.look.describe import Teller
from kotatsu.games.nippon.meta import Nippon
from kotatsu.games.nippon.moves import REGIONS
from kotatsu.games.nippon.names import Names
from kotatsu.games.nippon.state import NipponState, Player
from kotatsu.games.nippon.steps.turn import EndOfTurn


def whose(view: NipponState, canvas: Canvas) -> int:
    """Whose company is shown: whoever only watches sees that of the player to move."""
    return view.active if canvas.front == NONE else canvas.front


class NipponPainter(Painter[NipponState, Box, Names, Print]):
    """One scene of one view."""

    def __init__(self, game: Nippon, view: NipponState, canvas: Canvas, printed: Print) -> None:
        super().__init__(game, view, canvas, printed)
        self.me = whose(view, canvas)
        self.player: Player = view.players[self.me]
        self.now = view.stack[-1] if view.stack else None  # the question
        self.asked = view.active == self.me
        self.right = canvas.width - self.margin
        self.gap = 6.0 if self.narrow else 7.0
        self.small = printed.text

    def teller(self) -> Teller:
        return Teller(self.game, self.view, self.canvas.texts)

    def heading(self, x: float, y: float, name: str, *numbers: int) -> None:
        self.add(lettering(x + 2, y + 13, self.print.word(name, *numbers), 14, "heading", bold=True))

    def add(self, *markup: Markup, at: tuple[float, float] = (0, 0)) -> None:
        """Markup, perhaps drawn around its own corner."""
        self.canvas.add(join(markup) if at == (0, 0) else group(markup, *at))

    def end(self, y: float) -> None:
        """The scene ends here."""
        self.canvas.height = round(y + self.margin)

    def target(self, name: str, label: str, markup: Markup, x: float, y: float) -> None:
        """A target that is drawn around its own corner."""
        self.canvas.target(name, label, group([markup], x, y))

    def colour(self, number: int) -> str:
        return self.names.colour.ids[number]

    # -- pieces that several scenes have --------------------------------------------------------------

    def worker_piece(self, seat: int, slot: int) -> str:
        """The name of a worker on a player's board. One taken in this turn still has its name from the field."""
        view = self.view
        workers = view.players[seat].workers
        if seat == view.active and slot == len(workers) - 1:
            for step in view.stack:
                if isinstance(step, EndOfTurn) and step.field != NONE:
                    colour = workers[slot]
                    left = view.fields[step.field].count(colour)
                    return f"p-worker-{step.field + 1}-{self.colour(colour)}-{left}"
        return f"p-worker-{SEAT.ids[seat]}-{slot}"

    def waiting_vehicle(self, seat: int, kind: int, x: float, y: float, size: float) -> None:
        """The next train or ship of a player: whichever region it will go to, it is the same piece."""
        player = self.view.players[seat]
        there = player.trains if kind == 0 else player.ships
        word = TRANSPORT_IDS[kind]
        for region in [region for region in range(REGIONS) if self.view.slots[region]] or [0]:
            name = f"p-{word}-{SEAT.ids[seat]}-{region}-{there[region] + 1}"
            self.canvas.piece(name, x, y, vehicle(word, seat, size))
