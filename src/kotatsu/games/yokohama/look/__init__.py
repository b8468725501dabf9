"""How Yokohama Duel shows itself: the quay, the market, and the offices of the two merchants."""

from __future__ import annotations

from kotatsu.board.look import Focus, Painted, Rooms, Tray
from kotatsu.core.texts import Texts
from kotatsu.games.yokohama.components import GOOD_IDS
from kotatsu.games.yokohama.look import chips, describe, howto, icons, things
from kotatsu.games.yokohama.look.cards import Print
from kotatsu.games.yokohama.look.market import Market
from kotatsu.games.yokohama.look.office import Office, Rival
from kotatsu.games.yokohama.look.quay import Quay
from kotatsu.games.yokohama.look.sheets import UNTOLD, YokohamaInventory
from kotatsu.games.yokohama.meta import Yokohama
from kotatsu.games.yokohama.state import YokohamaState

SCENES = (
    Painted("quay", "ship", Quay, full=True),
    Painted("market", "stall", Market, full=True),
    Painted("office", "abacus", Office),
    Painted("rival", "person", Rival),
)

# A turn is played on the quay, with the orders on the pier in front of it.
ON_THE_QUAY = Focus("quay")
ON_THE_MARKET = Focus("market")
IN_THE_OFFICE = Focus("office", ("rival",))
FOCUS = {
    "keep-orders": ON_THE_QUAY,
    "main": ON_THE_QUAY,
    "agent": ON_THE_QUAY,
    "permission": IN_THE_OFFICE,
    "play-card": ON_THE_QUAY,
    "boost": ON_THE_QUAY,
    "upgrade": ON_THE_QUAY,
    "church": ON_THE_MARKET,
    "offering": ON_THE_MARKET,
    "chinatown": ON_THE_MARKET,
    "laboratory": ON_THE_MARKET,
    "payment": ON_THE_MARKET,
    "place-station": ON_THE_QUAY,
    "port": ON_THE_QUAY,
    "put-under": ON_THE_QUAY,
    "return-extra": ON_THE_QUAY,
    "turn-imports": IN_THE_OFFICE,
    "pick-bonus": ON_THE_MARKET,
}
TRAYS = {
    "permission": Tray.PLACES,
    "play-card": Tray.THINGS,
    "boost": Tray.THINGS,
    "upgrade": Tray.THINGS,
    "offering": Tray.THINGS,
    "payment": Tray.AMOUNTS,
    "return-extra": Tray.THINGS,
    "turn-imports": Tray.AMOUNTS,
    **dict.fromkeys(("keep-orders", "port", "put-under", "main", "agent", "church"), Tray.PLACES),
    **dict.fromkeys(("chinatown", "laboratory", "place-station", "pick-bonus"), Tray.PLACES),
}

# What is gained and paid, by the icon that stands for it.
PICTURED = {
    **{good: good for good in GOOD_IDS},
    "yen": "yen",
    "import": "import",
    "flip_import": "flip",
    "gain_order": "order",
    "extra_strength_1": "extra-1",
    "extra_strength_2": "extra-2",
    "strength_bonus": "bonus",
    "points": "points",
}


def round_of(game: Yokohama, view: YokohamaState, texts: Texts) -> str:
    """Where the game stands."""
    return texts.message("table-title", round=view.round, rounds=game.box.rounds)


def lap_of(game: Yokohama, view: YokohamaState, texts: Texts) -> str:
    return texts.message("lap", n=view.round)


LOOK = Rooms(
    describe.describe,
    Quay,
    chips.chips,
    icons.icons,
    YokohamaInventory,
    Print,
    UNTOLD,
    scenes=SCENES,
    focus=FOCUS,
    trays=TRAYS,
    thing=things.thing,
    part=things.part,
    together=things.together,
    pictured=PICTURED,
    round=round_of,
    lap=lap_of,
    howto=howto.howto,
).look
