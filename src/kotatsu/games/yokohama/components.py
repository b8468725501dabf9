# kotatsu: compiled
"""The box of Yokohama Duel as tables of numbers, read from the component data and checked (section 1 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.components import Components, Entry
from kotatsu.core.vocabulary import Domain
from kotatsu.games.yokohama.moves import AREA, AREAS, BONUSES, CHURCHES, ORDERS, TECHS, TRADES

if TYPE_CHECKING:
    from kotatsu.games.yokohama.evaluate import Tables

# -- areas in the order of the data (YOK-1.1) ------------------------------------------------------
TEA_PLANTATION: Final = 0
FISHING_GROUNDS: Final = 1
SILK_MILL: Final = 2
COPPER_MINE: Final = 3
BANK: Final = 4
CHURCH_AREA: Final = 5
CUSTOMS: Final = 6
CHINATOWN: Final = 7
LABORATORY: Final = 8
PORT: Final = 9
AREA_IDS: Final = ["tea", "fish", "silk", "copper", "bank", "church", "customs", "chinatown", "laboratory", "port"]

# -- trade goods (YOK-1.3) -------------------------------------------------------------------------
COPPER: Final = 0
SILK: Final = 1
GOODS: Final = 4
GOOD_IDS: Final = ["copper", "silk", "tea", "fish"]
PRODUCES: Final = [2, 3, 1, 0]  # the good of the first four areas

# -- kinds of rewards (YOK-2.7); the first ones are resources --------------------------------------
YEN: Final = 4
IMPORT: Final = 5
FLIP_IMPORT: Final = 6
GAIN_ORDER: Final = 7
EXTRA_1: Final = 8
EXTRA_2: Final = 9
STRENGTH_BONUS: Final = 10
REWARD_IDS: Final = [
    *GOOD_IDS,
    "yen",
    "import",
    "flip_import",
    "gain_order",
    "extra_strength_1",
    "extra_strength_2",
    "strength_bonus",
]

# -- where a row of rewards is printed -------------------------------------------------------------
FROM_ORDER: Final = 0
FROM_CHURCH: Final = 1
FROM_BONUS: Final = 2  # up to level 5; then up to 6, up to 7

# -- technology cards in the order of the data -----------------------------------------------------
EXHIBITION: Final = 0
BALL: Final = 1
RAILWAY_STATION: Final = 2
MINING: Final = 3
STOCK_EXCHANGE: Final = 4
PATENTS: Final = 5
PRINTING: Final = 6
STAGECOACH: Final = 7
ELECTRIC_LIGHT: Final = 8
POSTAL_SERVICE: Final = 9
GAS_LAMP: Final = 10
TELEGRAPH: Final = 11
LANGUAGE_SCHOOL: Final = 12
UNIVERSITY: Final = 13
TRAM: Final = 14
WINERY: Final = 15
TELEPHONE: Final = 16
NEWSPAPER: Final = 17
TEXTILE_FACTORY: Final = 18
BRICKWORKS: Final = 19
TECH_IDS: Final = [
    "exhibition",
    "ball",
    "station",
    "mining_technology",
    "stock_exchange",
    "patent_system",
    "printing",
    "stagecoach",
    "electric_light",
    "postal_service",
    "gas_lamp",
    "telegraph",
    "language_school",
    "university",
    "tram",
    "winery",
    "telephone",
    "newspaper",
    "textile_factory",
    "brickworks",
]

CONDITION_IDS: Final = ["orders", "technologies", "churches", "imports"]


class Box:
    """Every number that stands on a card or board."""

    def __init__(self, data: Components) -> None:
        self.tables: Tables | None = None  # made when the first position is judged
        resource = Domain("resource", [*GOOD_IDS, "yen", "import"])
        rewards = Domain("reward", REWARD_IDS)
        goods = Domain("good", GOOD_IDS)

        meta = data.one("meta")
        self.rounds = meta.number("rounds", 1, 9)
        self.turns_per_round = meta.number("turns_per_round", 1, 4)

        # an area has five strength levels (YOK-1.2); its spaces for buildings follow from the rules of building
        areas = data.named("areas", AREA_IDS)
        self.effect = [area.numbers("effect", 5, 0, 5) for area in areas]
        self.always_open = [int(area.flag("always_available")) for area in areas]
        self.open_areas = [self._open(used) for used in range(1 << AREAS)]  # by the set of used areas

        players = data.one("players")
        self.shops = players.number("start_shops", 0, AREAS)
        self.warehouses = players.number("start_warehouses", 0, AREAS)
        self.start_goods = players.amounts("start_goods", goods)
        self.orders_dealt = players.number("orders_dealt", 3, 3)
        starts = [data.one("start_resources", who) for who in ("first_player", "second_player")]
        self.start_yen = [start.number("yen") for start in starts]
        self.start_extra = [[start.number(f"extra_strength_{k}", 0, 4) for k in (1, 2)] for start in starts]

        self.hand_limit = data.one("limits").number("extra_strength_hand", 1, 13)
        strengths = data.all("strength_cards", 4)
        self.strength = [
            [card.number("strength", 1, 9) for card in strengths],
            [card.number("upgraded_strength", 1, 9) for card in strengths],
        ]
        self.upgrade_cost = [card.number("upgrade_cost") for card in strengths]
        extras = data.all("extra_strength_cards", 2)
        self.extra_strength = [card.number("strength", 1, 9) for card in extras]
        self.extra_count = [card.number("count") for card in extras]

        agents = data.one("foreign_agents")
        self.agents = agents.number("count")
        self.agent_strength = agents.number("strength", 1, 9)
        self.hire_at = vec[i64]([row.number("at_least", 1) for row in data.named("agent_conditions", CONDITION_IDS)])

        layout = data.one("layout")
        self.bonus_display = layout.number("strength_bonus_display", 1, BONUSES - 1)
        self.tech_display = layout.number("technology_display", 1, TECHS // self.rounds)
        self.church_display = layout.number("church_display", 1, CHURCHES)

        self.bonus_from = data.one("bonus_step").number("min_strength", 1)
        self.bonus_levels = data.one("bonus_step").numbers("levels", 3)
        building = data.one("building")
        self.build_from = building.number("min_strength", 1)
        self.shop_cost = building.number("shop_cost")
        self.warehouse_costs = building.numbers("warehouse_costs", self.warehouses)
        self.warehouse_income = building.number("warehouse_income")

        laboratory = data.one("laboratory_payment")
        self.yen_per_unit = laboratory.number("yen_per_step", 1)
        self.surcharge_from = laboratory.number("surcharge_from_technology", 1)
        # production, the surcharge and a second order have one price (YOK-7.8.4, YOK-7.9.2), an offering is one piece
        # (YOK-7.5.2): other values are refused here rather than ignored
        yen = self.yen_per_unit
        laboratory.number("surcharge_yen", yen, yen)
        laboratory.number("surcharge_imports", 1, 1)
        port = data.one("port_payment")
        port.number("second_card_yen", yen, yen)
        port.number("second_card_imports", 1, 1)
        for offering in data.all("church_offerings", 6):
            offering.number("amount", 1, 1)
            offering.number("faith", 1, 1)

        trades = data.all("chinatown_exchanges", TRADES)
        self.trade_give = [trade.one_of("give", resource) for trade in trades]
        self.trade_give_n = [trade.number("give_n", 1) for trade in trades]
        self.trade_get = [trade.one_of("get", resource) for trade in trades]
        self.trade_get_n = [trade.number("get_n", 1) for trade in trades]
        for trade, give in zip(trades, self.trade_give, strict=True):
            if give == IMPORT:
                raise trade.wrong("give", "imports can never be exchanged (YOK-7.7.4)", "no-imports")

        techs = data.named("technology_cards", TECH_IDS)  # YOK-1.7
        self.production = [card.number("production", 0, 8) for card in techs]
        self.tech_amount = [card.number("amount") for card in techs]

        churches = data.all("church_cards", CHURCHES)  # YOK-1.8
        self.faith = [card.number("faith", 0, 11) for card in churches]
        self.church_points = [card.number("points") for card in churches]

        orders = data.all("order_cards", ORDERS)  # YOK-1.9
        self.order_cost = [card.amounts("cost", goods, 0, MOST) for card in orders]
        for card, cost in zip(orders, self.order_cost, strict=True):
            if not sum(cost):
                raise card.wrong("cost", "an order needs at least one good", "empty-order")
        self.order_price = vec[i64]([packed(cost) for cost in self.order_cost])
        self.order_points = [card.number("points") for card in orders]

        bonuses = data.all("strength_bonus_cards", BONUSES)
        five = [_rewards(card, "reward_5", rewards) for card in bonuses]
        six = [_rewards(card, "reward_6", rewards) for card in bonuses]
        seven = [_rewards(card, "reward_7", rewards) for card in bonuses]
        self.rewards = [
            [_rewards(card, "rewards", rewards) for card in orders],
            [_rewards(card, "rewards", rewards) for card in churches],
            five,
            [a + b for a, b in zip(five, six, strict=True)],
            [a + b + c for a, b, c in zip(five, six, seven, strict=True)],
        ]

        scoring = {row.id: row for row in data.all("scoring", 11)}
        self.order_majority = scoring["order_majority"].number("points")
        self.technology_majority = scoring["technology_majority"].number("points")
        self.warehouse_points = scoring["warehouses"].number("points")
        self.shop_points = scoring["shops"].number("points")
        self.down_points = scoring["face_down_imports"].number("points")
        self.up_points = scoring["face_up_imports"].number("points")
        self.yen_per_point = scoring["yen"].number("per", 1)
        self.goods_per_point = scoring["trade_goods"].number("per", 1)
        _check_fixed(data)

    def _open(self, used: int) -> list[int]:
        """The moves to areas that need no permission (YOK-6.2, YOK-6.3)."""
        return [AREA + area for area in range(AREAS) if not used >> area & 1 or self.always_open[area]]


def _check_fixed(data: Components) -> None:
    """Values that the rules take for granted: another one is refused here rather than ignored."""
    for table, key in (
        ("order_cards", "copies"),
        ("technology_cards", "copies"),
        ("church_cards", "copies"),
        ("strength_cards", "copies_per_player"),
        ("church_offerings", "max_per_visit"),
    ):
        for row in data.all(table):
            row.number(key, 1, 1)
    for row in data.all("scoring"):
        if row.id in ("yen", "trade_goods"):
            row.number("points", 1, 1)
    for table, fixed in FIXED.items():
        for key, value in fixed.items():
            data.one(table).number(key, value, value)


FIXED: Final = {
    "meta": {"players_min": 2, "players_max": 2},
    "players": {"start_imports": 0, "orders_kept": 2},
    "laboratory_payment": {"production_per_2_yen": 1, "production_per_import": 1, "imports_per_step": 1},
    "port_payment": {"free_keep": 1, "max_keep": 2},
    "limits": {
        "extra_strength_per_action": 1,
        "order_hand": -1,
        "technology": -1,
        "shops_per_player_per_area": 1,
        "warehouses_per_area": 1,
    },
}


# -- goods in one number: a single subtraction compares all four with a price ---------------------------
MOST: Final = 15  # of a good that an order may cost
BITS: Final = 5  # of a good: a number up to MOST, and one that is set where a subtraction did not need it
SPARE: Final[i64] = 0b10000_10000_10000_10000


def packed(goods: list[int]) -> i64:
    """Goods in one number; more than any order costs counts like MOST."""
    bits: i64 = 0
    for good in range(GOODS - 1, -1, -1):
        bits = bits << BITS | min(goods[good], MOST)
    return bits


def covers(have: i64, price: i64) -> bool:
    return (have | SPARE) - price & SPARE == SPARE


def _rewards(card: Entry, key: str, kinds: Domain) -> list[int]:
    """A row of rewards as kind, number, kind, number ... (YOK-2.7). The number of a bonus icon is its level's place."""
    row: list[int] = []
    for reward in card.entries(key):
        kind = reward.one_of("kind", kinds)
        if kind == STRENGTH_BONUS:
            reward.number("n", 1, 1)
        elif reward.has("level"):
            raise reward.wrong("level", "only a strength bonus has a level (YOK-2.7)", "no-level")
        row += [kind, reward.number("level", 5, 7) - 5 if kind == STRENGTH_BONUS else reward.number("n", 1, 9)]
    return row
