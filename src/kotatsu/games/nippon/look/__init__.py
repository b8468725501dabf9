"""How Nippon shows itself."""

from __future__ import annotations

from kotatsu.board.look import Rooms
from kotatsu.games.nippon.look import board, chips, describe, icons, sheets
from kotatsu.games.nippon.look.cards import Print
from kotatsu.games.nippon.look.map import coasts

LOOK = Rooms(describe.describe, board.Board, chips.chips, lambda: icons.icons() + coasts(), sheets.sheets, Print).look
