# kotatsu: compiled
"""The numbers that describe what a seat has. Made from the schema by `kotatsu lab traits`; change that instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kotatsu.core.lessons import Lessons
from kotatsu.core.traits import Traits

if TYPE_CHECKING:
    from kotatsu.games.airship.state import AirshipState

LABELS: Final = [
    "starter",
    "vp",
    "stock.wood",
    "stock.metal",
    "stock.gold",
    "stock.gear",
    "workers",
    "upgraded",
    "upgraded.wood",
    "upgraded.metal",
    "upgraded.gold",
    "upgraded.gear",
    "given.private_wood",
    "given.residential_wood",
    "given.cargo_wood",
    "given.private_metal",
    "given.residential_metal",
    "given.cargo_metal",
    "given.tourist",
    "given.passenger",
    "given.luxury",
    "given.signpost",
    "given.statue",
    "given.fountain",
    "given.park",
    "given.clock_tower",
    "majority",
    "majority.private_wood",
    "majority.residential_wood",
    "majority.cargo_wood",
    "majority.private_metal",
    "majority.residential_metal",
    "majority.cargo_metal",
    "majority.tourist",
    "majority.passenger",
    "majority.luxury",
    "majority.signpost",
    "majority.statue",
    "majority.fountain",
    "majority.park",
    "majority.clock_tower",
    "owed",
    "used",
    "used.flight",
    "used.negotiator",
    "used.barter",
    "track1",
    "track2",
    "track3",
    "fulfilled",
    "failed",
]
LESSONS: Final = Lessons("kotatsu.games.airship", LABELS)


def read(state: AirshipState, seat: int, out: Traits) -> None:
    player = state.players[seat]
    out.flag(state.starter == seat)
    out.number(player.vp)
    out.each(player.stock)
    out.held(player.workers)
    out.count(player.upgraded)
    out.members(player.upgraded, 4)
    out.each(player.given)
    out.count(player.majority)
    out.members(player.majority, 14)
    out.held(player.owed)
    out.count(player.used)
    out.members(player.used, 3)
    out.count(player.track1)
    out.count(player.track2)
    out.count(player.track3)
    out.count(player.fulfilled)
    out.count(player.failed)
