"""How Edo shows itself."""

from __future__ import annotations

from kotatsu.board.look import Focus, Painted, Rooms, Tray
from kotatsu.games.edo.components import RESOURCE_IDS
from kotatsu.games.edo.look import chips, describe, howto, icons, things
from kotatsu.games.edo.look.cards import Print
from kotatsu.games.edo.look.desk import Desk
from kotatsu.games.edo.look.display import Display
from kotatsu.games.edo.look.map import Map
from kotatsu.games.edo.look.market import Market
from kotatsu.games.edo.look.sheets import EdoInventory

SCENES = (
    Painted("plan", "plan", Desk),
    Painted("map", "border", Map),
    Painted("offers", "merchant", Market),
    Painted("cards", "special", Display),
)

ON_THE_MAP = Focus("map", ("plan",))
FOCUS = {
    **dict.fromkeys(["draft", "window", "walk", "travel", "relocate", "harvest", "trader", "wages"], ON_THE_MAP),
    "planning": Focus("plan", ("map",)),
    "build": Focus("map", ("offers",)),
    "recruit": Focus("offers", ("map",)),
    "collect": Focus("plan", ("map",)),
    "develop": Focus("cards", ("plan",)),
    "offers": Focus("offers", ("map",)),
}
LOOK = Rooms(
    describe.describe,
    Desk,
    chips.chips,
    icons.icons,
    EdoInventory,
    Print,
    scenes=SCENES,
    focus=FOCUS,
    trays={
        "staff": Tray.AMOUNTS,  # a family of moves: the same step asks for actions first, then for officials
        "offers": Tray.THINGS,
        "recruit": Tray.BUTTONS,
        "collect": Tray.BUTTONS,
    },
    thing=things.thing,
    pictured={resource: resource for resource in RESOURCE_IDS},
    round=describe.round_now,
    lap=describe.lap,
    howto=howto.howto,
).look
