"""How Yokohama Duel shows itself."""

from __future__ import annotations

from kotatsu.board.look import Rooms
from kotatsu.games.yokohama.look import board, chips, describe, icons, sheets
from kotatsu.games.yokohama.look.cards import Print

LOOK = Rooms(describe.describe, board.Board, chips.chips, icons.icons, sheets.sheets, Print, sheets.UNTOLD).look
