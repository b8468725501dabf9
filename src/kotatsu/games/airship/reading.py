# kotatsu: compiled
"""What there is to read in a position. Made from the schema by `kotatsu lab reading`; change that instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from kotatsu.core.lessons import Lessons
from kotatsu.core.scribe import Scribe
from kotatsu.core.state import Reader, State

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


class Fields(Reader):
    def turns(self, state: State, out: Scribe) -> None:
        owner = cast("AirshipState", state)
        out.seat(owner.starter)

    def table(self, state: State, out: Scribe) -> None:
        owner = cast("AirshipState", state)
        out.number(owner.round)
        out.seat(owner.active)
        out.ones(owner.tiles, 16)
        out.subset(owner.developed, 16)
        out.each(owner.prices)
        out.tally(owner.market, 20)
        out.tally(owner.deck, 20)
        out.ones(owner.stage_bonuses, 7)
        out.subset(owner.unused, 7)

    def player(self, state: State, seat: int, out: Scribe) -> None:
        owner = cast("AirshipState", state).players[seat]
        out.number(owner.vp)
        out.each(owner.stock)
        out.ones(owner.workers, 16)
        out.members(owner.upgraded, 4)
        out.each(owner.given)
        out.members(owner.majority, 14)
        out.tally(owner.owed, 14)
        out.members(owner.used, 3)
        out.subset(owner.track1, 20)
        out.subset(owner.track2, 20)
        out.subset(owner.track3, 20)
        out.subset(owner.fulfilled, 20)
        out.subset(owner.failed, 20)

    def plans(self, state: State, seat: int, out: Scribe) -> None:
        owner = cast("AirshipState", state).players[seat]
        out.members(owner.ready, 4)
        out.members(owner.resting, 4)


READER: Final = Fields(Lessons("kotatsu.games.airship", LABELS))
