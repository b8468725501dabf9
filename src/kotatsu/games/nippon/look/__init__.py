"""How Nippon shows itself: the cut of the table into scenes, and what each question brings to the front."""

from __future__ import annotations

from kotatsu.board.look import Focus, Painted, Rooms, Tray
from kotatsu.games.nippon.components import RESOURCE_IDS
from kotatsu.games.nippon.look import chips, describe, howto, icons, things
from kotatsu.games.nippon.look.actions import Actions
from kotatsu.games.nippon.look.cards import Print
from kotatsu.games.nippon.look.coast import coasts
from kotatsu.games.nippon.look.company import Company
from kotatsu.games.nippon.look.factories import Factories
from kotatsu.games.nippon.look.goals import Goals
from kotatsu.games.nippon.look.map import Map
from kotatsu.games.nippon.look.rivals import Rivals
from kotatsu.games.nippon.look.sheets import NipponInventory

SCENES = (
    Painted("map", "regions", Map, full=True),
    Painted("actions", "worker", Actions),
    Painted("factories", "production", Factories, full=True),
    Painted("company", "machines", Company),
    Painted("goals", "contract", Goals),
    Painted("rivals", "people", Rivals, full=True),
)

ON_THE_MAP = Focus("map")
WORKS = Focus("company", ("goals",))  # goods and machines beside the contracts they are for
AIMS = Focus("goals", ("company",))
FOCUS = {
    "main": Focus("actions", ("company",)),  # fields, consolidating, and the tracks for blueprints
    "take-worker": Focus("actions", ("company",)),
    "build": Focus("factories"),
    "machines": WORKS,
    "produce": WORKS,
    "climb": WORKS,
    "serve": WORKS,
    "export": AIMS,
    "take-reward": AIMS,
    "cover": AIMS,
    "transport": ON_THE_MAP,
    "market": ON_THE_MAP,
    "place-tile": ON_THE_MAP,
    "displace": ON_THE_MAP,
    "end-of-turn": Focus("company", ("actions",)),
}
LOOK = Rooms(
    describe.describe,
    Map,
    chips.chips,
    lambda: icons.icons() + coasts(),
    NipponInventory,
    Print,
    scenes=SCENES,
    focus=FOCUS,
    trays={"take-worker": Tray.THINGS, "place-tile": Tray.THINGS},  # all others are chosen on the stage
    thing=things.thing,
    pictured={resource: resource for resource in RESOURCE_IDS},
    round=describe.moment,
    occasion=describe.occasion,
    lap=describe.lap,
    howto=howto.howto,
).look
