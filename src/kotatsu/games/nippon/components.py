# kotatsu: compiled
"""The box of Nippon as tables of numbers, read from the component data and checked (NIP-1.1 to NIP-1.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.bits import bits_of
from kotatsu.core.components import Components, Entry
from kotatsu.core.errors import WrongValue
from kotatsu.core.state import NONE
from kotatsu.core.vocabulary import Domain
from kotatsu.games.nippon.moves import ACTIONS, CITIES, COLOURS, CONTRACTS, FACTORIES, REGIONS, UNITS, VALUES

if TYPE_CHECKING:
    from kotatsu.games.nippon.rates import Rates

# -- actions in the order of the fields (NIP-1.3) --------------------------------------------------
TECHNOLOGY_ACTION: Final = 0
PRODUCTION: Final = 1
EXPORT: Final = 2
INVEST: Final = 3
MINING_ACTION: Final = 4
SHIPS_ACTION: Final = 5
MACHINES: Final = 6
RAILROADS: Final = 7
MARKET: Final = 8
ACTION_IDS: Final = [
    "technology",
    "production",
    "export",
    "invest",
    "mining",
    "ships",
    "machines",
    "railroads",
    "market",
]
FIELDS: Final = 5
ROWS: Final = 5  # with four players

GOOD_IDS: Final = ["silk", "paper", "bento", "lenses", "bulbs", "clocks"]  # NIP-1.4
TILES_PER_GOOD: Final = 4  # NIP-1.5

# -- tracks (NIP-1.13) and transport ---------------------------------------------------------------
INCOME: Final = 0
MINING: Final = 1
TECHNOLOGY: Final = 2
TRACK_IDS: Final = ["income", "mining", "technology"]
TRAINS: Final = 0
SHIPS: Final = 1
TRANSPORT_IDS: Final = ["trains", "ships"]

# -- what can be gained ----------------------------------------------------------------------------
YEN: Final = 0
COAL: Final = 1
BLUEPRINTS: Final = 2
VP: Final = 3
RESOURCE_IDS: Final = ["yen", "coal", "blueprints", "vp"]

LEVELS: Final = 4  # of rewards: 2 to 5 (NIP-1.9)
BONUS_IDS: Final = ["blueprints", "coal", "yen"]
BONUS_RESOURCES: Final = [BLUEPRINTS, COAL, YEN]

# -- achievements (NIP-9.7) -----------------------------------------------------------------------
MONEY: Final = 0
SHIP_STARS: Final = 1
TRAIN_STARS: Final = 2
PRESENCE: Final = 3
BEST_MACHINES: Final = 4
ADVANCED: Final = 5
MINING_STARS: Final = 6
TECHNOLOGY_STARS: Final = 7
FULFILLED: Final = 8
ACHIEVEMENT_IDS: Final = [
    "money",
    "ships",
    "trains",
    "regions",
    "machines",
    "factories",
    "mining",
    "technology",
    "contracts",
]

# -- where points come from (NIP-1.14); the achievements follow ------------------------------------
FOR_START: Final = 0
FOR_CONTRACTS: Final = 1
FOR_MARKET: Final = 2
FOR_FACTORIES: Final = 3
FOR_REGIONS: Final = 4  # one for each of the three scorings
FOR_SHIPS: Final = 7
FOR_WAGES: Final = 8
FOR_ACHIEVEMENTS: Final = 9
CATEGORIES: Final = 18

# -- places on the map (NIP-1.7): space = 4 * city + side ------------------------------------------
SIDES: Final = 4
SPACES: Final = CITIES * SIDES
CITIES_PER_REGION: Final = 2
SPACES_PER_REGION: Final = CITIES_PER_REGION * SIDES
SIDE_IDS: Final = ["north", "east", "south", "west"]  # NIP-2.12

# -- effects of factories (NIP-12.1): the first ones happen once, the last two count at the end ----
GAIN_YEN: Final = 0
GAIN_COAL: Final = 1
GAIN_BLUEPRINTS: Final = 2
GAIN_VP: Final = 3
ADVANCE_INCOME: Final = 4
ADVANCE_MINING: Final = 5
ADVANCE_TECHNOLOGY: Final = 6
FREE_MACHINE: Final = 7
EXTRA_MINING: Final = 8
EXTRA_TECHNOLOGY: Final = 9
CHEAPER_INVEST: Final = 10
CHEAPER_MACHINES: Final = 11
CHEAPER_TRANSPORT: Final = 12
CHEAPER_PRODUCTION: Final = 13
CONTRACT_YEN: Final = 14
CONTRACT_VP: Final = 15
TILE_YEN: Final = 16
TILE_VP: Final = 17
CONSOLIDATE_COAL: Final = 18
FREE_COLOURS: Final = 19
TRAIN_VALUE: Final = 20
SHIP_VALUE: Final = 21
BLUEPRINTS_PER_STEP: Final = 22
EXTRA_WORKERS: Final = 23
STAR_MINING: Final = 24
STAR_TECHNOLOGY: Final = 25
EFFECT_IDS: Final = [
    "gain_yen",
    "gain_coal",
    "gain_blueprints",
    "gain_vp",
    "advance_income",
    "advance_mining",
    "advance_technology",
    "free_machine",
    "extra_mining",
    "extra_technology",
    "cheaper_invest",
    "cheaper_machines",
    "cheaper_transport",
    "cheaper_production",
    "contract_yen",
    "contract_vp",
    "tile_yen",
    "tile_vp",
    "consolidate_coal",
    "free_colours",
    "train_value",
    "ship_value",
    "blueprints_per_step",
    "extra_workers",
    "star_mining",
    "star_technology",
]
INSTEAD: Final = [TRAIN_VALUE, SHIP_VALUE, BLUEPRINTS_PER_STEP]  # effects that replace a value (NIP-12.10, NIP-12.11)

NO_SCORING: Final = -1
LAST_SCORING: Final = 2
TIES: Final = 6  # four players and the overseas companies, or nobody


class Box:
    """Every number that stands on a board or tile."""

    def __init__(self, data: Components) -> None:
        game = data.one("game")
        self.units = game.number("units_max_per_action", 1, UNITS)
        self.worker_slots = game.number("worker_slots", 1, 9)
        self.wage = game.number("wage_per_colour", 1)
        self.unpaid_points = game.number("vp_loss_per_unpaid_colour")
        self.blueprints_per_step = game.number("blueprints_per_track_step", 1)
        self.final_turns = game.number("final_turns_per_player", 1, 9)
        self.yen_per_point = game.number("yen_per_vp_final", 1)
        self.contracts_per_point = game.number("contracts_per_vp_final", 1)

        start = data.one("player_start")
        self.start_yen = start.number("yen")
        self.start_coal = start.number("coal")
        self.start_blueprints = start.number("blueprints")
        self.start_tracks = start.amounts("track_index", Domain("track", TRACK_IDS))
        self.start_points = start.numbers("start_vp_by_seat", 4)

        # what depends on the number of players (NIP-2.4, NIP-2.6 to NIP-2.9), found at [seats - 2]
        setups = data.named("setup", ["2", "3", "4"])
        self.workers_removed = [row.number("workers_removed_per_colour", 0, 8) for row in setups]
        self.rows = [row.number("worker_rows", 1, ROWS) for row in setups]
        self.row_size = [row.number("workers_per_row", 1, 3) for row in setups]
        self.field_size = [row.number("workers_per_action_field", 1, 3) for row in setups]
        self.rewards_removed = [row.number("rewards_removed_per_level", 0, 5) for row in setups]
        self.slots = [row.number("transport_slots_per_region", 1, 48) for row in setups]
        self.city_limit = [row.number("max_influence_tiles_per_city", 1, SIDES) for row in setups]
        self.workers = [row.number("count", 4, 48) for row in data.all("worker_colours", COLOURS)]  # NIP-1.2

        self._read_actions(data)
        self._read_goods(data)
        self._read_boards(data)
        self._read_rewards(data)
        self._read_map(data)
        self._read_contracts(data)
        self._read_factories(data)
        self.rates: Rates | None = None  # made when the first position is judged

    def _read_actions(self, data: Components) -> None:
        actions = Domain("action", ACTION_IDS)
        self.field_of = [NONE] * ACTIONS
        fields = data.all("action_fields", FIELDS)
        for number, field in enumerate(fields):
            for word in field.get("actions"):
                if self.field_of[actions.number(word)] != NONE:
                    raise _no_place(field)
                self.field_of[actions.number(word)] = number
        if NONE in self.field_of:
            raise _no_place(min(fields, key=lambda field: len(field.get("actions"))))
        rows = data.named("actions", ACTION_IDS)
        self.cost = [row.number("cost_yen") if row.has("cost_yen") else 0 for row in rows]
        self.step_costs = [0, *rows[TECHNOLOGY_ACTION].numbers("cost_yen_for_steps", UNITS)]
        if rows[MINING_ACTION].numbers("cost_yen_for_steps") != self.step_costs[1:]:
            raise rows[MINING_ACTION].wrong(
                "cost_yen_for_steps", "mining costs the same as technology (NIP-4.5.1)", "mining-cost"
            )

    def _read_goods(self, data: Components) -> None:
        self.level = [row.number("level", 1, 3) for row in data.named("goods", GOOD_IDS)]
        levels = data.named("factory_levels", ["1", "2", "3"])
        self.advanced = bits_of([good for good, level in enumerate(self.level) if level > 1])
        self.need = [levels[level - 1].number("technology_required") for level in self.level]
        self.coal = [levels[level - 1].number("coal") for level in self.level]
        self.storage = [levels[level - 1].number("storage", 1, 9) for level in self.level]
        values = data.named("influence_values", ["1", "2", "3"])
        # by good and goods spent, from 0 to 3 (NIP-4.9.3)
        self.influence = [[0, *values[level - 1].numbers("by_goods", UNITS, 1, VALUES)] for level in self.level]
        self.tiles = [0] * (VALUES + 1)  # by value (NIP-1.6)
        for value in data.one("influence_tiles").numbers("values", -1, 1, VALUES):
            self.tiles[value] += 1

    def _read_boards(self, data: Components) -> None:
        tracks = data.named("tracks", TRACK_IDS)
        self.track = [row.numbers("values") for row in tracks]
        self.top = [len(values) - 1 for values in self.track]
        start = data.one("player_start")
        if any(at > top for at, top in zip(self.start_tracks, self.top, strict=True)):
            raise start.wrong("track_index", "lies beyond the end of a track", "track-end")
        self.track_stars: list[list[int]] = []  # stars reached, by track and space (NIP-9.7)
        for row, top in zip(tracks, self.top, strict=True):
            marks = row.numbers("stars_at_index", -1, 0, top) if row.has("stars_at_index") else []
            self.track_stars.append([sum([1 for mark in marks if mark <= space]) for space in range(top + 1)])
        transport = data.named("transport", TRANSPORT_IDS)
        self.vehicles = [row.number("count_per_player", 1, 9) for row in transport]
        self.vehicle_value = [row.number("value") for row in transport]
        # by number of tiles that left: stars uncovered so far, income steps of the last one (NIP-4.6.4)
        self.vehicle_stars: list[list[int]] = []
        self.vehicle_income: list[list[int]] = []
        for row, n in zip(transport, self.vehicles, strict=True):
            stars = row.numbers("stars", n, 0, 9)
            self.vehicle_stars.append([sum(stars[:gone]) for gone in range(n + 1)])
            self.vehicle_income.append([0, *row.numbers("income_steps", n, 0, 9)])
        self.reward_level = data.one("worker_row").numbers("reward_level_by_workers", self.worker_slots + 1, 0, 5)
        rows = data.named("achievements", ACHIEVEMENT_IDS)
        self.printed = [row.number("printed_multiplier", 0, 9) for row in rows]

        track = data.one("scoring_track")
        self.last_space = track.number("spaces", 2, 99) - 1
        golden = track.numbers("golden", -1, 1, self.last_space)
        if not golden or golden != list(range(golden[0], self.last_space + 1)):
            raise track.wrong("golden", "the last spaces are golden", "golden")
        self.gold = golden[0]
        self.scoring_at = [NO_SCORING] * (self.last_space + 1)  # by space of the marker
        for scoring, key in enumerate(("scoring_1_when_entering", "scoring_2_when_entering")):
            self.scoring_at[track.number(key, 1, self.gold - 1)] = scoring
        # which scoring is next, by space of the marker (NIP-7.8, NIP-9.3)
        self.coming = [self._scoring_after(space) for space in range(self.last_space + 1)]
        self.rank_points = [row.numbers("by_rank", 3) for row in data.named("scoring_points", ["1", "2", "3"])]
        # by scoring, and by how many have more, times TIES, and how many as much
        self.shared_points = [
            [_shared(row, ahead, equal) for ahead in range(TIES) for equal in range(TIES)] for row in self.rank_points
        ]

    def _scoring_after(self, space: int) -> int:
        for later in range(space + 1, self.gold):
            if self.scoring_at[later] != NO_SCORING:
                return self.scoring_at[later]
        return LAST_SCORING

    def _read_rewards(self, data: Components) -> None:
        bonuses = data.one("reward_bonuses")
        self.bonus = [bonuses.number(word) for word in BONUS_IDS]
        ids = [f"{level}-{bonus}" for level in range(2, 2 + LEVELS) for bonus in BONUS_IDS]
        stacks = data.named("reward_stacks", ids)
        self.stacks = [row.number("count", 0, 9) for row in stacks]
        self.stack_level = [row.number("level", 2, 5) for row in stacks]
        self.multipliers = data.one("multiplier_tiles").number("count")
        self.multiplier = data.one("multiplier_tiles").number("multiplier", 2, 2)

    def _read_map(self, data: Components) -> None:
        goods = Domain("good", GOOD_IDS)
        resources = Domain("resource", RESOURCE_IDS)
        cities = data.all("cities", CITIES)
        order = [city.id for city in cities]
        regions = data.all("regions", REGIONS)
        for number, region in enumerate(regions):
            first = number * CITIES_PER_REGION
            if region.get("cities") != order[first : first + CITIES_PER_REGION]:
                raise region.wrong("cities", "the cities stand region by region, two each", "region-cities")
        self.region_bonus = [region.amounts("bonus", resources) for region in regions]
        sides = Domain("side", SIDE_IDS)
        self.overseas: list[int] = []  # printed influence, by space
        for city in cities:
            self.overseas += city.amounts("foreign", sides, 0, 9)
        self.city_tiles = [
            [goods.number(word) for word in row.get("goods")] for row in data.all("city_tiles", CITIES + 1)
        ]
        for row, shown in zip(data.all("city_tiles"), self.city_tiles, strict=True):
            if len(shown) != SIDES or len(set(shown)) != SIDES:
                raise row.wrong("goods", "four different goods belong here (NIP-1.8)", "four-goods")

    def _read_contracts(self, data: Components) -> None:
        rows = data.all("contracts", CONTRACTS)
        self.demand = [sorted(row.numbers("goods", -1, 1, 4), reverse=True) for row in rows]
        # how many kinds of at least 1, 2, 3, 4 goods a contract asks for: at [n]
        self.kinds = [[sum([1 for number in numbers if number >= n]) for n in range(5)] for numbers in self.demand]
        resources = Domain("resource", RESOURCE_IDS)
        self.contract_bonus = [row.amounts("bonus", resources) for row in rows]
        self.contract_income = [row.number("income_steps", 0, 3) for row in rows]

    def _read_factories(self, data: Components) -> None:
        effects = Domain("effect", EFFECT_IDS)
        timings = Domain("timing", ["immediate", "permanent", "final"])
        goods = Domain("good", GOOD_IDS)
        rows = data.all("factories", FACTORIES)
        self.effect = [row.one_of("effect", effects) for row in rows]
        self.amount = [row.number("amount", 1) for row in rows]
        self.usual = [0] * len(EFFECT_IDS)  # by effect: what holds without a tile
        self.usual[TRAIN_VALUE] = self.vehicle_value[TRAINS]
        self.usual[SHIP_VALUE] = self.vehicle_value[SHIPS]
        self.usual[BLUEPRINTS_PER_STEP] = self.blueprints_per_step
        for tile, row in enumerate(rows):
            effect = self.effect[tile]
            if row.one_of("good", goods) != tile // TILES_PER_GOOD:
                raise row.wrong("good", "the tiles stand good by good, four each", "good-order")
            if row.one_of("timing", timings) != (0 if effect <= FREE_MACHINE else 1 if effect < STAR_MINING else 2):
                raise row.wrong("timing", f"does not fit the effect {EFFECT_IDS[effect]}", "timing")

    def effects(self, tiles: list[int]) -> vec[i64]:
        """What factory tiles bring, by effect: they add up (NIP-12.1), but replace what is usual (NIP-12.10)."""
        found = [0] * len(EFFECT_IDS)
        for tile in tiles:
            found[self.effect[tile]] += self.amount[tile]
        for effect in INSTEAD:
            if not found[effect]:
                found[effect] = self.usual[effect]
        return vec[i64](found)


def _no_place(field: Entry) -> WrongValue:
    return field.wrong("actions", "each action belongs to exactly one field", "action-fields")


def _shared(by_rank: list[int], ahead: int, equal: int) -> int:
    """The points of a rank, or its part of those of the ranks that several share (NIP-8.5)."""
    return sum(by_rank[ahead : ahead + equal]) // max(1, equal)
