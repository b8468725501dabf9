# kotatsu: compiled
"""What there is to read in a position. Made from the schema by `kotatsu lab reading`; change that instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from kotatsu.core.lessons import Lessons
from kotatsu.core.scribe import Scribe
from kotatsu.core.state import Reader, State

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


class Fields(Reader):
    def turns(self, state: State, out: Scribe) -> None:
        owner = cast("YokohamaState", state)
        out.seat(owner.starter)
        out.seat(owner.active)

    def table(self, state: State, out: Scribe) -> None:
        owner = cast("YokohamaState", state)
        out.number(owner.round)
        out.number(owner.played)
        out.each(owner.extra_stack)
        out.number(owner.agent_stack)
        out.one(owner.station, 10)
        out.tally(owner.bonus_deck, 16)
        out.tally(owner.bonus_display, 16)
        out.subset(owner.bonus_discard, 16)
        out.subset(owner.bonus_resolving, 16)
        out.tally(owner.tech_deck, 20)
        out.tally(owner.tech_display, 20)
        out.subset(owner.tech_removed, 20)
        out.tally(owner.order_deck, 30)
        out.total(owner.order_known)
        out.tally(owner.church_display, 9)
        out.tally(owner.church_removed, 9)

    def player(self, state: State, seat: int, out: Scribe) -> None:
        owner = cast("YokohamaState", state).players[seat]
        out.number(owner.yen)
        out.each(owner.goods)
        out.number(owner.up)
        out.number(owner.down)
        out.each(owner.extra)
        out.members(owner.upgraded, 4)
        out.ones(owner.lies_in, 10)
        out.members(owner.shops, 10)
        out.members(owner.warehouses, 10)
        out.tally(owner.orders, 30)
        out.tally(owner.drawn, 30)
        out.subset(owner.fulfilled, 30)
        out.tally(owner.churches, 9)
        out.members(owner.techs, 20)
        out.subset(owner.tapped, 20)
        out.number(owner.agents)
        out.number(owner.spent_agents)
        out.members(owner.hired, 4)

    def plans(self, state: State, seat: int, out: Scribe) -> None:
        owner = cast("YokohamaState", state).players[seat]
        out.one(owner.kept, 3)


READER: Final = Fields(Lessons("kotatsu.games.yokohama", LABELS))
