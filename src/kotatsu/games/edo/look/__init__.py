"""How Edo shows itself."""

from __future__ import annotations

from kotatsu.board.look import Rooms
from kotatsu.games.edo.look import board, chips, describe, icons, sheets
from kotatsu.games.edo.look.cards import Print

LOOK = Rooms(describe.describe, board.Board, chips.chips, icons.icons, sheets.sheets, Print).look
