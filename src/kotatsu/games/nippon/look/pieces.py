"""Pieces that keep their names wherever they lie: workers and vehicles in front of a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kotatsu.core.state import NONE
from kotatsu.core.vocabulary import SEAT
from kotatsu.games.nippon.components import TRANSPORT_IDS
from kotatsu.games.nippon.look.cards import vehicle
from kotatsu.games.nippon.moves import REGIONS
from kotatsu.games.nippon.steps.turn import EndOfTurn

if TYPE_CHECKING:
    from kotatsu.games.nippon.look.board import Board


def worker_piece(board: Board, seat: int, slot: int) -> str:
    """The name of a worker on a player's board. One taken in this turn still has its name from the field."""
    view = board.view
    workers = view.players[seat].workers
    if seat == view.active and slot == len(workers) - 1:
        for step in view.stack:
            if isinstance(step, EndOfTurn) and step.field != NONE:
                colour = workers[slot]
                left = view.fields[step.field].count(colour)
                return f"p-worker-{step.field + 1}-{board.colour(colour)}-{left}"
    return f"p-worker-{SEAT.ids[seat]}-{slot}"


def waiting_vehicle(board: Board, seat: int, kind: int, x: float, y: float, size: float) -> None:
    """The next train or ship of a player: whichever region it will go to, it is the same piece."""
    player = board.view.players[seat]
    there = player.trains if kind == 0 else player.ships
    word = TRANSPORT_IDS[kind]
    for region in [region for region in range(REGIONS) if board.view.slots[region]] or [0]:
        name = f"p-{word}-{SEAT.ids[seat]}-{region}-{there[region] + 1}"
        board.canvas.piece(name, x, y, vehicle(word, seat, size))
