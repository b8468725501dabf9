"""How airship city shows itself: as one sky, a city, a market, a workshop, and the others."""

from __future__ import annotations

from kotatsu.board.look import Painted, Rooms
from kotatsu.games.airship.components import RESOURCE_IDS
from kotatsu.games.airship.look import art, chips, describe, howto, icons
from kotatsu.games.airship.look.asking import FOCUS, TRAYS, shortcuts, thing
from kotatsu.games.airship.look.cards import Print, grounds
from kotatsu.games.airship.look.city import City
from kotatsu.games.airship.look.contracts import Contracts
from kotatsu.games.airship.look.rivals import Rivals
from kotatsu.games.airship.look.sheets import AirshipInventory
from kotatsu.games.airship.look.sky import Sky
from kotatsu.games.airship.look.workshop import Workshop

SCENES = (
    Painted("sky", "port", Sky),
    Painted("city", "ship-cargo_metal", City),
    Painted("contracts", "contract", Contracts),
    Painted("workshop", "workshop", Workshop),
    Painted("rivals", "people", Rivals),
)
LOOK = Rooms(
    describe.describe,
    Sky,
    chips.chips,
    lambda: icons.icons() + grounds() + art.symbols(),
    AirshipInventory,
    Print,
    scenes=SCENES,
    focus=FOCUS,
    trays=TRAYS,
    thing=thing,
    pictured={resource: resource for resource in RESOURCE_IDS},
    round=describe.when,
    lap=describe.lap,
    shortcuts=shortcuts,
    howto=howto.howto,
).look
