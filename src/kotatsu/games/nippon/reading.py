# kotatsu: compiled
"""What there is to read in a position. Made from the schema by `kotatsu lab reading`; change that instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from kotatsu.core.lessons import Lessons
from kotatsu.core.scribe import Scribe
from kotatsu.core.state import Reader, State

if TYPE_CHECKING:
    from kotatsu.games.nippon.state import NipponState

LABELS: Final = [
    "active",
    "yen",
    "coal",
    "blueprints",
    "income",
    "mining",
    "technology",
    "factories",
    "factories.silk1",
    "factories.silk2",
    "factories.silk3",
    "factories.silk4",
    "factories.paper1",
    "factories.paper2",
    "factories.paper3",
    "factories.paper4",
    "factories.bento1",
    "factories.bento2",
    "factories.bento3",
    "factories.bento4",
    "factories.lenses1",
    "factories.lenses2",
    "factories.lenses3",
    "factories.lenses4",
    "factories.bulbs1",
    "factories.bulbs2",
    "factories.bulbs3",
    "factories.bulbs4",
    "factories.clocks1",
    "factories.clocks2",
    "factories.clocks3",
    "factories.clocks4",
    "machines",
    "machines.silk",
    "machines.paper",
    "machines.bento",
    "machines.lenses",
    "machines.bulbs",
    "machines.clocks",
    "upgraded",
    "upgraded.silk",
    "upgraded.paper",
    "upgraded.bento",
    "upgraded.lenses",
    "upgraded.bulbs",
    "upgraded.clocks",
    "stored",
    "fulfilled",
    "fulfilled.tea",
    "fulfilled.expo",
    "fulfilled.london",
    "fulfilled.paris",
    "fulfilled.hamburg",
    "fulfilled.vienna",
    "fulfilled.san_francisco",
    "fulfilled.imperial",
    "goods.silk",
    "goods.paper",
    "goods.bento",
    "goods.lenses",
    "goods.bulbs",
    "goods.clocks",
    "workers",
    "trains.kyushu",
    "trains.kansai",
    "trains.kanto",
    "trains.tohoku",
    "ships.kyushu",
    "ships.kansai",
    "ships.kanto",
    "ships.tohoku",
    "multipliers.money",
    "multipliers.ships",
    "multipliers.trains",
    "multipliers.regions",
    "multipliers.machines",
    "multipliers.factories",
    "multipliers.mining",
    "multipliers.technology",
    "multipliers.contracts",
    "points",
]


class Fields(Reader):
    def turns(self, state: State, out: Scribe) -> None:
        owner = cast("NipponState", state)
        out.seat(owner.active)

    def table(self, state: State, out: Scribe) -> None:
        owner = cast("NipponState", state)
        out.number(owner.marker)
        out.number(owner.left)
        out.tallies(owner.fields, 6)
        out.tallies(owner.rows, 6)
        out.tally(owner.pending, 10)
        out.subset(owner.display, 24)
        out.each(owner.rewards)
        out.number(owner.multipliers)
        out.each(owner.removed)
        out.ones(owner.city_tiles, 9)
        out.subset(owner.spare_tiles, 9)
        out.each(owner.rotations)
        out.ones(owner.tiles, 28)

    def player(self, state: State, seat: int, out: Scribe) -> None:
        owner = cast("NipponState", state).players[seat]
        out.number(owner.yen)
        out.number(owner.coal)
        out.number(owner.blueprints)
        out.number(owner.income)
        out.number(owner.mining)
        out.number(owner.technology)
        out.members(owner.factories, 24)
        out.members(owner.machines, 6)
        out.members(owner.upgraded, 6)
        out.number(owner.stored)
        out.members(owner.fulfilled, 8)
        out.each(owner.goods)
        out.tally(owner.workers, 6)
        out.each(owner.trains)
        out.each(owner.ships)
        out.each(owner.multipliers)
        out.row(owner.points)


READER: Final = Fields(Lessons("kotatsu.games.nippon", LABELS))
