# kotatsu: compiled
"""The numbers that describe what a seat has. Made from the schema by `kotatsu lab traits`; change that instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kotatsu.core.lessons import Lessons
from kotatsu.core.traits import Traits

if TYPE_CHECKING:
    from kotatsu.games.yokohama.state import YokohamaState

LABELS: Final = [
    "starter",
    "active",
    "yen",
    "goods.copper",
    "goods.silk",
    "goods.tea",
    "goods.fish",
    "up",
    "down",
    "extra.+1",
    "extra.+2",
    "upgraded",
    "upgraded.1",
    "upgraded.2",
    "upgraded.3",
    "upgraded.4",
    "lies_in",
    "shops",
    "shops.tea",
    "shops.fish",
    "shops.silk",
    "shops.copper",
    "shops.bank",
    "shops.church",
    "shops.customs",
    "shops.chinatown",
    "shops.laboratory",
    "shops.port",
    "warehouses",
    "warehouses.tea",
    "warehouses.fish",
    "warehouses.silk",
    "warehouses.copper",
    "warehouses.bank",
    "warehouses.church",
    "warehouses.customs",
    "warehouses.chinatown",
    "warehouses.laboratory",
    "warehouses.port",
    "orders",
    "drawn",
    "fulfilled",
    "churches",
    "techs",
    "techs.exhibition",
    "techs.ball",
    "techs.station",
    "techs.mining_technology",
    "techs.stock_exchange",
    "techs.patent_system",
    "techs.printing",
    "techs.stagecoach",
    "techs.electric_light",
    "techs.postal_service",
    "techs.gas_lamp",
    "techs.telegraph",
    "techs.language_school",
    "techs.university",
    "techs.tram",
    "techs.winery",
    "techs.telephone",
    "techs.newspaper",
    "techs.textile_factory",
    "techs.brickworks",
    "tapped",
    "agents",
    "spent_agents",
    "hired",
    "hired.orders",
    "hired.technologies",
    "hired.churches",
    "hired.imports",
]
LESSONS: Final = Lessons("kotatsu.games.yokohama", LABELS)


def read(state: YokohamaState, seat: int, out: Traits) -> None:
    player = state.players[seat]
    out.flag(state.starter == seat)
    out.flag(state.active == seat)
    out.number(player.yen)
    out.each(player.goods)
    out.number(player.up)
    out.number(player.down)
    out.each(player.extra)
    out.count(player.upgraded)
    out.members(player.upgraded, 4)
    out.held(player.lies_in)
    out.count(player.shops)
    out.members(player.shops, 10)
    out.count(player.warehouses)
    out.members(player.warehouses, 10)
    out.held(player.orders)
    out.held(player.drawn)
    out.count(player.fulfilled)
    out.held(player.churches)
    out.count(player.techs)
    out.members(player.techs, 20)
    out.count(player.tapped)
    out.number(player.agents)
    out.number(player.spent_agents)
    out.count(player.hired)
    out.members(player.hired, 4)
