"""How airship city shows itself."""

from __future__ import annotations

from kotatsu.board.look import Rooms
from kotatsu.games.airship.look import board, chips, describe, icons, sheets
from kotatsu.games.airship.look.cards import Print, grounds

LOOK = Rooms(describe.describe, board.Board, chips.chips, lambda: icons.icons() + grounds(), sheets.sheets, Print).look
