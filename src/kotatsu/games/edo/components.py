# kotatsu: compiled
"""The box of Edo as tables of numbers, read from the component data and checked (EDO-1.1 to EDO-1.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kotatsu.core.bits import bits_of, has
from kotatsu.core.components import Components, Entry
from kotatsu.core.vocabulary import Domain
from kotatsu.games.edo.moves import (
    ACTIONS,
    BASIC_ACTIONS,
    BUILDINGS,
    CITIES,
    FIELDS,
    SETS,
    SLOTS,
    SPECIALS,
    STAFF,
    STAFF_OWN,
    STAFF_SHOGUN,
    STAFFS,
    TO,
    UNITS,
)

if TYPE_CHECKING:
    from kotatsu.games.edo.rates import Rates

# -- resources (EDO-1.3); money and power are counted like them in costs and in the log ------------
WOOD: Final = 0
STONE: Final = 1
RICE: Final = 2
GOODS: Final = 3
RYO: Final = 3
POWER_POINT: Final = 4
RESOURCE_IDS: Final = ["wood", "stone", "rice", "ryo", "power"]
COST_IDS: Final = ["wood", "stone", "rice", "ryo"]
COSTS: Final = 4

# -- kinds of fields (EDO-1.5); resource fields have the number of their resource ------------------
CITY: Final = 3
RIVER: Final = 4
BORDER: Final = 5
KIND_IDS: Final = ["forest", "quarry", "rice_field", "city", "river", "border_post"]

EDO: Final = 0  # the first field

# -- buildings -------------------------------------------------------------------------------------
HOUSE: Final = 0
KONTOR: Final = 1
FORTRESS: Final = 2
BUILDING_IDS: Final = ["house", "kontor", "fortress"]
FROM_TRADE: Final = 3  # power points come from the three buildings, and from trade

# -- pieces on the plots of a city: the seat that owns a house, KONTOR_PIECE + the seat, or a fortress
KONTOR_PIECE: Final = 4
FORTRESS_PIECE: Final = 8

# -- kinds of actions ------------------------------------------------------------------------------
MONEY: Final = 0
RICE_GAIN: Final = 1
TRAVEL: Final = 2
RECRUITING: Final = 3
DEVELOPING: Final = 4
HARVEST: Final = 5
BUILDING: Final = 6
TRADE: Final = 7
ACTION_KINDS: Final = ["money", "rice", "travel", "recruit", "develop", "harvest", "build", "trade"]

MERCHANTS: Final = 10  # with two offers each (EDO-1.4)
MOST_SEATS: Final = 4
ANY_RESOURCE: Final = 3  # a harvest of whatever the field gives


class Board:
    """One side of the map: its fields, the distances between them and what its cities pay (EDO-1.5)."""

    def __init__(self, entry: Entry, fields: Domain, incomes: list[Entry], kinds: list[int]) -> None:
        tables = Domain("income_table", [row.id for row in incomes])
        rows = entry.entries("field")
        self.fields = [row.one_of("id", fields) for row in rows]
        self.has_field = bits_of(self.fields)
        self.cities = [field for field in self.fields if kinds[field] == CITY]
        self.borders = [field for field in self.fields if kinds[field] == BORDER]
        self.towns = 0  # bits: where players may begin (EDO-2.7)
        self.kontor_cities = 0  # bits
        self.income = [0] * CITIES  # number of the income table
        for row, field in zip(rows, self.fields, strict=True):
            if kinds[field] == CITY:
                self.towns |= int(row.flag("start_town")) << field
                self.kontor_cities |= int(row.flag("kontor_allowed")) << field
                self.income[field] = row.one_of("income", tables)
        self.distance = _distances(self._neighbours(entry, fields))
        self.far = max([max([self.distance[start][field] for field in self.fields]) for start in self.fields])
        # by start and steps: the codes of the other fields within reach
        self.ways = [[self._within(start, steps) for steps in range(self.far + 1)] for start in range(FIELDS)]
        self.nearest = [self._nearest(kinds, kind) for kind in range(GOODS)]  # by resource and field, for bots
        self.rates: Rates | None = None  # made when the first position is judged
        for field in self.fields:
            if self.distance[EDO][field] > FIELDS:
                raise entry.wrong(
                    "road", f"no way leads from EDO to {fields.ids[field]}", "no-way", field=fields.ids[field]
                )

    def _within(self, start: int, steps: int) -> list[int]:
        return [TO + field for field in self.fields if 0 < self.distance[start][field] <= steps]

    def _nearest(self, kinds: list[int], kind: int) -> list[int]:
        """By field: the closest field of a kind."""
        wanted = [field for field in self.fields if kinds[field] == kind]
        return [min([(self.distance[start][field], field) for field in wanted])[1] for start in range(FIELDS)]

    def _neighbours(self, entry: Entry, fields: Domain) -> list[list[int]]:
        near: list[list[int]] = [[] for _ in range(FIELDS)]
        for road in entry.get("road"):
            ends = [fields.index.get(word, -1) for word in road]
            if len(ends) != 2 or not all(end >= 0 and has(self.has_field, end) for end in ends):
                raise entry.wrong("road", f"{road!r} does not join two fields of this map", "road")
            near[ends[0]].append(ends[1])
            near[ends[1]].append(ends[0])
        return near


class Box:
    """Every number that stands on a card or board."""

    def __init__(self, data: Components) -> None:
        goods = Domain("resource", ["wood", "stone", "rice"])
        costs = Domain("resource", COST_IDS)

        data.one("game").number("min_players", 2, 2)
        data.one("game").number("max_players", MOST_SEATS, MOST_SEATS)
        limits = data.one("limits")
        self.goods_limit = limits.number("resource_max_per_type", 1)
        self.plots = limits.number("city_plots", 1)
        limits.number("kontor_per_city", 1, 1)
        limits.number("cards_planned_per_round", SLOTS, SLOTS)
        self.houses_per_fortress = limits.number("houses_needed_per_fortress")
        self.own_houses_for_fortress = limits.number("own_houses_needed_for_fortress")
        self.step_cost = limits.number("ryo_per_step", 1)
        self.wage = limits.number("wage_rice_per_samurai")
        self.end_power = limits.number("end_power_points", 1)
        self.ryo_per_point = limits.number("ryo_per_final_power_point", 1)
        self.samurai_points = limits.number("final_power_per_samurai")

        supplies = data.one("supplies")
        supplies.number("special_cards", SPECIALS, SPECIALS)
        supplies.number("merchant_cards", MERCHANTS, MERCHANTS)
        self.shoguns = supplies.number("shogun_officials")
        self.fortresses = supplies.number("fortresses")
        stock = data.one("player_stock")
        self.houses = stock.number("houses", 1)
        self.kontors = stock.number("kontors", 0, 1)
        self.figures = stock.number("figures", 1, 5)
        self.start_ryo = data.one("setup").number("start_ryo")
        self.display = data.one("setup_choices").number("special_display_size", 1, SPECIALS)

        sets = data.all("start_set", SETS)
        self.set_goods = [[row.number(word, 0, self.goods_limit) for word in goods.ids] for row in sets]

        buildings = data.named("building", BUILDING_IDS)
        self.cost = [row.amounts("cost", costs) for row in buildings]
        self.power = [row.number("power") for row in buildings]
        self.influence = [row.number("influence") for row in buildings]

        # EDO-6.6.2, EDO-6.6.3: units by number of samurai, the last value for any more of them
        yields = [0, *data.one("harvest").numbers("yield_by_samurai")]
        self.harvest = yields + [yields[-1]] * (MOST_SEATS * self.figures)
        self.steep_harvest = yields + [0] * (MOST_SEATS * self.figures)  # by a house rule nothing for more of them

        # -- actions, card by card; those of one card follow one another
        self.kind = [0] * ACTIONS
        self.most = [0] * ACTIONS  # activations (EDO-4.3)
        self.officials = [1] * ACTIONS  # per activation
        self.amount = [0] * ACTIONS  # of money or rice
        self.fee = [0] * ACTIONS  # rice of a recruit, ryo of a development
        self.resource = [0] * ACTIONS  # of a harvest
        self.bonus = [0] * ACTIONS
        self.uncrowded = [0] * ACTIONS
        self.discount = [[0] * len(COST_IDS) for _ in range(ACTIONS)]
        self.remote = [0] * ACTIONS  # no samurai needed to build, or he may trade from anywhere
        self.both = [0] * ACTIONS  # both offers in one activation
        self.trade_discount = [0] * ACTIONS
        self.anywhere = [0] * ACTIONS  # officials may be sent to any field
        self.moves = [0] * ACTIONS  # samurai one official may relocate
        self.card_of = [0] * ACTIONS  # 0 to 2 the basic cards, 3 to 14 the special ones
        basic = {row.id: row for row in data.all("action")}
        action = 0
        for number, card in enumerate(data.all("permission_card", 3)):
            words = card.get("actions")
            if len(words) != 4 or not all(word in basic for word in words):
                raise card.wrong("actions", "four actions of [[action]] belong here", "four-actions")
            for word in words:
                self._read_action(action, basic[word], number)
                action += 1
        for number, card in enumerate(data.all("special_card", SPECIALS)):
            rows = card.entries("action")
            if len(rows) != 2:
                raise card.wrong("action", "two actions belong on a special card", "two-actions")
            for row in rows:
                self._read_action(action, row, 3 + number)
                action += 1
        # by action and building; a discount brings no part below 0 nor helps another part (EDO-6.7.2, EDO-6.9.3)
        self.prices = [[_reduced(cost, discount) for cost in self.cost] for discount in self.discount]
        self.actions_on = [[a for a in range(ACTIONS) if self.card_of[a] == card] for card in range(3 + SPECIALS)]
        # by slot, action and 5 * own + Shogun officials at hand: the codes to place some of them
        self.staffs = [
            [_staffs(slot, range(0, self.most[a] * self.officials[a] + 1, self.officials[a])) for a in range(ACTIONS)]
            for slot in range(SLOTS)
        ]
        self.any_staffs = [_staffs(slot, range(5)) for slot in range(SLOTS)]  # the same by a house rule (EDO-4.5)

        merchants = data.all("merchant_card", MERCHANTS)
        self.offer_good = [card.one_of("resource", goods) for card in merchants]
        self.offer_most = [card.number("max", 1, UNITS) for card in merchants]
        self.offer_price = [card.number("price") for card in merchants]
        self.offer_power = [card.amounts("power", costs) for card in merchants]

        incomes = data.all("income_table")
        self.shares = [_shares(row) for row in incomes]  # by income table, players present, rank
        rows = data.all("field", FIELDS)
        fields = Domain("field", [row.id for row in rows])
        kinds = Domain("kind", KIND_IDS)
        self.field_kind = [row.one_of("kind", kinds) for row in rows]
        for field in range(FIELDS):
            if (self.field_kind[field] == CITY) != (field < CITIES):
                raise rows[field].wrong("kind", f"the first {CITIES} fields are the cities", "first-cities")
        self.merchant_start = data.one("setup_choices").one_of("merchant_start_field", fields)
        self.boards = [Board(entry, fields, incomes, self.field_kind) for entry in data.all("map", 2)]
        self.board_for = [0] * (MOST_SEATS + 1)  # by number of players (EDO-2.1)
        sides = data.all("map", 2)
        played = [entry.numbers("players", -1, 2, MOST_SEATS) for entry in sides]
        if sorted(played[0] + played[1]) != list(range(2, MOST_SEATS + 1)):
            raise sides[0].wrong("players", "each number of players belongs to one side", "sides")
        for number, counts in enumerate(played):
            for seats in counts:
                self.board_for[seats] = number

    def activations(self, action: int, officials: int) -> int:
        """How often so many officials activate an action; those that are too many do nothing (EDO-4.3, EDO-4.5)."""
        return min(officials // self.officials[action], self.most[action])

    def _read_action(self, action: int, row: Entry, card: int) -> None:
        """One action; a special one is its base with other numbers (EDO-6.9.1)."""
        kind = row.one_of("kind", Domain("kind", ACTION_KINDS))
        self.kind[action] = kind
        self.card_of[action] = card
        self.most[action] = row.number("max_activations", 1, 4)
        self.officials[action] = row.number("officials_per_activation", 1, 2)
        needs_samurai = kind == HARVEST or kind == TRADE
        if self.most[action] * self.officials[action] > 4:
            raise row.wrong("max_activations", "there is room for four officials at a card", "four-officials")
        if kind == MONEY or kind == RICE_GAIN:
            self.amount[action] = row.number("amount", 1)
        elif kind == TRAVEL:
            self.anywhere[action] = int(row.flag("send_anywhere"))
            self.moves[action] = row.number("move_up_to", 1, 5)
        elif kind == RECRUITING:
            self.fee[action] = row.number("cost_rice")
        elif kind == DEVELOPING:
            self.fee[action] = row.number("cost_ryo")
        elif kind == HARVEST:
            self.resource[action] = row.one_of("resource", Domain("resource", ["wood", "stone", "rice", "any"]))
            self.bonus[action] = row.number("bonus")
            self.uncrowded[action] = int(row.flag("ignore_crowding"))
        elif kind == BUILDING:
            self.discount[action] = row.amounts("discount", Domain("resource", COST_IDS))
            needs_samurai = row.flag("samurai_required")
            self.remote[action] = int(not needs_samurai)
        else:
            self.both[action] = int(row.flag("both_offers"))
            self.remote[action] = int(not row.flag("samurai_at_merchant"))
            self.trade_discount[action] = row.number("ryo_discount")
        if row.text("needs") != ("samurai" if needs_samurai else "official"):
            raise row.wrong("needs", "does not fit the kind of this action", "needs")


def _staffs(slot: int, sizes: range) -> list[list[int]]:
    """The codes to place officials in a slot, in the numbers that make sense at its action."""
    fitting = [i for i in range(STAFFS) if STAFF_OWN[i] + STAFF_SHOGUN[i] in sizes]
    first = STAFF + slot * STAFFS
    return [
        [first + i for i in fitting if STAFF_OWN[i] <= own and STAFF_SHOGUN[i] <= shoguns]
        for own in range(5)
        for shoguns in range(5)
    ]


def _reduced(cost: list[int], discount: list[int]) -> list[int]:
    return [max(0, n - less) for n, less in zip(cost, discount, strict=True)]


def _shares(row: Entry) -> list[list[int]]:
    """What a city pays by number of players present and rank (EDO-7.6)."""
    full = row.number("full", 1)
    table: list[list[int]] = row.get("shares")
    if [len(shares) for shares in table] != [1, 2, 3, 4] or any(sum(shares) != full for shares in table):
        told = f"rows of 1, 2, 3 and 4 shares belong here, each {full} in all"
        raise row.wrong("shares", told, "shares", full=full)
    return [[], *table]


def _distances(near: list[list[int]]) -> list[list[int]]:
    """Steps between any two fields by the shortest way; far more than there are fields where no way leads."""
    table: list[list[int]] = []
    for start in range(FIELDS):
        row = [10 * FIELDS] * FIELDS
        row[start] = 0
        front = [start]
        while front:
            ahead: list[int] = []
            for field in front:
                for neighbour in near[field]:
                    if row[neighbour] > row[field] + 1:
                        row[neighbour] = row[field] + 1
                        ahead.append(neighbour)
            front = ahead
        table.append(row)
    return table


assert ACTIONS == BASIC_ACTIONS + 2 * SPECIALS and len(BUILDING_IDS) == BUILDINGS
