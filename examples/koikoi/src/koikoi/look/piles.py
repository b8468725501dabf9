"""Captured cards in rows by their kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from koikoi.components import KIND_IDS
from koikoi.look.printed import TALL
from kotatsu.board.markup import icon
from kotatsu.board.ornaments import crest, lettering, tray
from kotatsu.core.bits import members

if TYPE_CHECKING:
    from koikoi.look.table import Board

HEAD = 34.0  # room for an icon with the number below it
SHARES = (0.22, 0.24, 0.24, 0.3)  # of the width for each kind


def pile(board: Board, seat: int, x: float, y: float, wide: float, tall: float) -> None:
    """What a seat has captured: brights, animals, ribbons, plain cards."""
    board.add(tray(seat, x, y, wide, tall), crest(seat, x + 12, y + tall / 2 - 13, 26))
    left = x + 46
    for kind, share in enumerate(SHARES):
        across = (wide - 50) * share
        kind_row(board, seat, kind, left, y, across, tall)
        left += across


def kind_row(board: Board, seat: int, kind: int, x: float, y: float, wide: float, tall: float) -> None:
    cards = [card for card in members(int(board.view.players[seat].taken)) if board.box.kind[card] == kind]
    cards.sort(key=lambda card: board.names.card.ids[card])  # as pieces lie above one another
    middle = y + tall / 2
    board.add(icon(KIND_IDS[kind], x, middle - 19, 20, "" if cards else "dim"))
    board.add(lettering(x + 10, middle + 17, len(cards), 14, "" if cards else "quiet", "middle", bold=True))
    size = (tall - 10) / TALL
    room = wide - HEAD - 8 - size
    step = min(size + 2, room / max(1, len(cards) - 1))
    for place, card in enumerate(cards):
        board.card(card, x + HEAD - 8 + place * step, y + 5, size, numbered=False)
