# kotatsu: compiled
"""The numbers that describe what a seat has. Made from the schema by `kotatsu lab traits`; change that instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kotatsu.core.lessons import Lessons
from kotatsu.core.traits import Traits

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
LESSONS: Final = Lessons("kotatsu.games.nippon", LABELS)


def read(state: NipponState, seat: int, out: Traits) -> None:
    player = state.players[seat]
    out.flag(state.active == seat)
    out.number(player.yen)
    out.number(player.coal)
    out.number(player.blueprints)
    out.number(player.income)
    out.number(player.mining)
    out.number(player.technology)
    out.count(player.factories)
    out.members(player.factories, 24)
    out.count(player.machines)
    out.members(player.machines, 6)
    out.count(player.upgraded)
    out.members(player.upgraded, 6)
    out.number(player.stored)
    out.count(player.fulfilled)
    out.members(player.fulfilled, 8)
    out.each(player.goods)
    out.held(player.workers)
    out.each(player.trains)
    out.each(player.ships)
    out.each(player.multipliers)
    out.total(player.points)
