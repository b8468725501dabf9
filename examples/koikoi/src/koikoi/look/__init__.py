"""How Koi-Koi shows itself."""

from __future__ import annotations

from koikoi.look import chips, describe, howto
from koikoi.look.combinations import Combinations
from koikoi.look.icons import icons
from koikoi.look.printed import Print
from koikoi.look.sheets import KoiKoiInventory
from koikoi.look.table import Table
from koikoi.meta import KoiKoi
from koikoi.state import KoiKoiState
from kotatsu.board.look import Focus, Look, Painted, Rooms, Tray
from kotatsu.core.texts import Texts

SCENES = (Painted("months", "chaff", Table, full=True), Painted("combinations", "trophy", Combinations, full=True))
AT_THE_TABLE = Focus("months", ("combinations",))


def round_of(game: KoiKoi, view: KoiKoiState, texts: Texts) -> str:
    """Where the game stands."""
    return texts.message("table-title", month=view.month, months=view.months)


def LOOK(game: KoiKoi) -> Look[KoiKoi, KoiKoiState]:
    cards = game.names.card.ids
    return Rooms(
        describe.describe,
        Table,
        chips.chips,
        lambda: icons(cards),
        KoiKoiInventory,
        Print,
        scenes=SCENES,
        focus=dict.fromkeys(("play-card", "choose", "call"), AT_THE_TABLE),
        trays={"play-card": Tray.PLACES, "choose": Tray.PLACES, "call": Tray.BUTTONS},
        round=round_of,
        howto=howto.howto,
    ).look(game)
