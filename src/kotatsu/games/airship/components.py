# kotatsu: compiled
"""The box of airship city as tables of numbers, read from the component data and checked (AIR-1.1 to AIR-1.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kotatsu.core.bits import bits_of
from kotatsu.core.components import Components, Entry
from kotatsu.core.state import NONE
from kotatsu.core.vocabulary import Domain
from kotatsu.games.airship.moves import CONTRACTS, FACILITIES, RESOURCES, SHIPS, SOLD_SHIPS, TILES

if TYPE_CHECKING:
    from kotatsu.games.airship.rates import Rates

# -- resources -------------------------------------------------------------------------------------
WOOD: Final = 0
METAL: Final = 1
GOLD: Final = 2
GEAR: Final = 3
RESOURCE_IDS: Final = ["wood", "metal", "gold", "gear"]

# -- kinds of tiles in the order of the data (AIR-1.2) ----------------------------------------------
FOREST: Final = 0
MINE: Final = 1
FACTORY: Final = 2
VALLEY: Final = 3
SHIPYARD: Final = 4
ARCHITECT: Final = 5
GUILD: Final = 6
WORKSHOP: Final = 7
MARKET: Final = 8
LIGHTHOUSE: Final = 9
PORT: Final = 10
KIND_IDS: Final = [
    "forest",
    "mine",
    "factory",
    "valley",
    "shipyard",
    "architect",
    "guild",
    "workshop",
    "market",
    "lighthouse",
    "port",
]
KINDS: Final = 11
KIND_COUNTS: Final = [2, 2, 2, 1, 2, 1, 1, 1, 2, 1, 1]
KIND: Final = [kind for kind in range(KINDS) for _ in range(KIND_COUNTS[kind])]  # by tile
PORT_TILE: Final = TILES - 1

# -- lines of airships: ship = 3 * line + level - 1 -------------------------------------------------
LINE_IDS: Final = ["wood", "metal", "tourist"]
LEVELS: Final = 3
SHIP_IDS: Final = [
    "private_wood",
    "residential_wood",
    "cargo_wood",
    "private_metal",
    "residential_metal",
    "cargo_metal",
    "tourist",
    "passenger",
    "luxury",
]

# -- bonus actions, one for each line (AIR-7.5.1) ----------------------------------------------------
FLIGHT: Final = 0
NEGOTIATOR: Final = 1
BARTERING: Final = 2
BONUS_IDS: Final = ["flight", "negotiator", "barter"]

# -- stage bonuses (AIR-1.9) -------------------------------------------------------------------------
STAGE_BONUSES: Final = 7
GROUP_IDS: Final = ["early", "late"]  # for stages 2 and 3, for stages 4 and 5
PER_GROUP: Final = 2

# -- awards (AIR-11.3) -------------------------------------------------------------------------------
SHIP_AWARD: Final = 0
FACILITY_AWARD: Final = 1
TRADE_AWARD: Final = 2
AWARD_IDS: Final = ["ships", "facilities", "trade"]

TRACK: Final = 3  # places of the contract track: the most stages a contract can have left


class Box:
    """Every number that stands on a tile, card or board."""

    def __init__(self, data: Components) -> None:
        self._read_frame(data)
        self._read_tiles(data)
        self._read_sites(data)
        self._read_cards(data)
        _check_fixed(data)
        self.rates: Rates | None = None  # made when the first position is judged

    def _read_frame(self, data: Components) -> None:
        game = data.one("game")
        self.stages = game.number("stages", 5, 5)
        self.rounds_per_stage = game.number("rounds_per_stage", 1, 9)
        self.rounds = self.stages * self.rounds_per_stage
        player = data.one("player_setup")
        self.workers = player.number("workers_total", 2, 4)
        self.start_workers = player.number("workers_on_port_at_start", 1, self.workers)
        self.markers = player.number("donation_markers", 1, 60)
        self.start_vp = player.number("start_vp")
        rows = data.named("resources", RESOURCE_IDS)
        self.capacity = [  # AIR-1.5
            [row.number("base_capacity", 1) for row in rows],
            [row.number("upgraded_capacity", 1) for row in rows],
        ]
        self.start: list[list[int]] = []  # by place in the turn order (AIR-3.6)
        for place in range(4):
            self.start.append(
                [
                    row.numbers("start_amount_by_seat", 4)[place]
                    if row.has("start_amount_by_seat")
                    else row.number("start_amount")
                    for row in rows
                ]
            )
        self.counts_for_tie = [row.flag("counts_for_first_tiebreak") for row in rows]
        end = data.one("end_game")
        self.first_check = end.number("check_from_round", 1, self.rounds)
        self.ships_to_end = end.number("airship_majorities_needed", 1, SHIPS)
        self.facilities_to_end = end.number("facility_majorities_needed", 1, FACILITIES)
        awards = data.named("awards", AWARD_IDS)
        self.first_prize = [row.number("first") for row in awards]
        self.second_prize = [row.number("second") for row in awards]

    def _read_tiles(self, data: Components) -> None:
        resource = Domain("resource", RESOURCE_IDS)
        kinds = data.named("action_tiles", KIND_IDS)
        for row, count in zip(kinds, KIND_COUNTS, strict=True):
            if row.number("count") != count:
                raise row.wrong("count", f"{count} belong here", "tile-count", n=count)
        nothing = [0] * RESOURCES
        self.gain = [row.amounts("gain", resource) if row.has("gain") else nothing for row in kinds]
        self.hire_cost = kinds[GUILD].amounts("cost", resource)
        kinds[LIGHTHOUSE].number("shifts", 2, 2)
        self.bonus_n = [_part(row, "bonus") for row in kinds]
        self.bonus_of = [_choice(row, "bonus", resource) for row in kinds]  # bits: resources
        self.piggyback_n = [_part(row, "piggyback") for row in kinds]
        self.piggyback_of = [_choice(row, "piggyback", resource) for row in kinds]  # bits: resources
        symbols = [_members(row, "symbols", row.get("symbols"), resource) for row in kinds]
        for row, shown, given in zip(kinds, symbols, self.bonus_of, strict=True):
            if shown != given:  # AIR-1.3, AIR-6.6.4
                raise row.wrong("symbols", "must be the resources of the bonus (AIR-1.3)", "symbols")
        self.shows = [0] * RESOURCES  # bits: tiles with the symbol of a resource
        for tile in range(TILES):
            for kind in range(RESOURCES):
                self.shows[kind] |= (symbols[KIND[tile]] >> kind & 1) << tile
        upgrades = data.named("upgrades", RESOURCE_IDS)
        self.upgrade_cost = [row.amounts("cost", resource) for row in upgrades]
        self.upgrade_vp = [row.number("vp") for row in upgrades]

    def _read_sites(self, data: Components) -> None:
        """Airships, then facilities: everything that has donation spaces (AIR-1.6, AIR-1.10, AIR-1.11)."""
        resource = Domain("resource", RESOURCE_IDS)
        ships = data.named("airships", SHIP_IDS)
        facilities = data.all("facilities", FACILITIES)
        sites = ships + facilities
        self.cost = [row.amounts("cost", resource) for row in sites]
        self.vp = [row.number("vp") for row in sites]
        self.needed = [row.number("requires_count") for row in ships]
        # AIR-7.4.1: which airships make which kind of tile cheaper
        self.cheaper: list[list[int]] = [[] for _ in range(KINDS)]
        self.cheaper_kind: list[int] = []
        self.cheaper_resource: list[int] = []
        self.cheaper_by: list[int] = []
        for ship, row in enumerate(ships):
            if row.text("line") != LINE_IDS[ship // LEVELS] or row.number("level") != ship % LEVELS + 1:
                raise row.wrong("line", "the airships must be sorted by line and level", "ship-order")
            if row.text("requires") != (SHIP_IDS[ship - 1] if ship % LEVELS else ""):
                told = "must be the next lower airship of the line (AIR-6.3.2)"
                raise row.wrong("requires", told, "ship-below")
            if row.flag("sellable") != (ship < SOLD_SHIPS):
                told = "wood and metal can be sold, tourist airships cannot (AIR-6.3.4)"
                raise row.wrong("sellable", told, "sellable")
            discount = row.get("discount")
            if discount.get("tile") not in KIND_IDS or discount.get("resource") not in RESOURCE_IDS:
                raise row.wrong("discount", "a tile, a resource and an amount belong here", "discount")
            self.cheaper_kind.append(KIND_IDS.index(discount["tile"]))
            self.cheaper[self.cheaper_kind[ship]].append(ship)
            self.cheaper_resource.append(RESOURCE_IDS.index(discount["resource"]))
            self.cheaper_by.append(_inner(row, "discount", "amount"))
        slots = data.one("donation_slots_airships")
        public = data.one("donation_slots_facilities")
        levels = [f"level{level}" for level in range(1, LEVELS + 1)]
        for level in levels:
            slots.amounts(level, Domain("number of players", ["players3", "players4"]), 1, 20)
        self.spaces: list[list[int]] = [EMPTY_ROW, EMPTY_ROW, EMPTY_ROW]  # by number of players (AIR-3.8)
        for seats in (3, 4):
            key = f"players{seats}"
            by_level = [_inner(slots, level, key) for level in levels]
            by_ship = [by_level[ship % LEVELS] for ship in range(SHIPS)]
            self.spaces.append(by_ship + [public.number(key, 1, 20)] * FACILITIES)
        self.price = [row.numbers("prices") for row in data.named("price_tracks", SHIP_IDS[:SOLD_SHIPS])]  # AIR-1.7
        prices = data.one("price_list")
        last = min([len(track) for track in self.price]) - 1
        self.start_price = [0, 0, 0, *[prices.number(f"start_index_players{seats}", 0, last) for seats in (3, 4)]]
        bonuses = data.named("bonus_actions", BONUS_IDS)
        self.to_unlock = [row.number("markers_required", 1) for row in bonuses]

    def _read_cards(self, data: Components) -> None:
        resource = Domain("resource", RESOURCE_IDS)
        bonuses = data.all("stage_bonuses", STAGE_BONUSES)
        self.stage_gain = [row.amounts("gain", resource) for row in bonuses]
        self.stage_choice = [row.number("choose", 0, 20) for row in bonuses]
        in_group = [row.one_of("group", Domain("group", GROUP_IDS)) for row in bonuses]
        self.groups: list[list[int]] = [
            [number for number in range(len(bonuses)) if in_group[number] == group] for group in range(len(GROUP_IDS))
        ]
        if min([len(group) for group in self.groups]) < PER_GROUP:
            lacking = [row for row in bonuses if row.source_of("group") == "own"] or bonuses
            raise lacking[0].wrong("group", "each group needs two stage bonuses (AIR-3.3)", "two-bonuses")
        contracts = data.all("contracts", CONTRACTS)  # AIR-1.8
        self.contract_stages = [row.number("stages", 1, TRACK) for row in contracts]
        self.contract_cost = [row.amounts("cost", resource) for row in contracts]
        self.contract_vp = [row.number("vp") for row in contracts]
        self.contract_gold = [row.number("gold") for row in contracts]
        self.offer = data.one("contract_market").number("face_up", 1, CONTRACTS)


EMPTY_ROW: Final[list[int]] = []


def _check_fixed(data: Components) -> None:
    """Values that the rules take for granted: another one is refused here rather than ignored."""
    game = data.one("game")
    for key, value in (("players_min", 3), ("players_max", 4), ("grid_rows", 4), ("grid_cols", 4)):
        game.number(key, value, value)
    player = data.one("player_setup")
    supply = player.number("workers_total") - player.number("workers_on_port_at_start")
    player.number("workers_in_supply_at_start", supply, supply)
    player.number("upgrade_tiles", RESOURCES, RESOURCES)
    player.number("bonus_covers", len(BONUS_IDS), len(BONUS_IDS))
    for table in ("donation_slots_airships", "donation_slots_facilities"):
        data.one(table).number("majority_spaces", 1, 1)
    for row in data.all("bonus_actions"):
        row.number("uses_per_stage", 1, 1)
        if row.text("line") != LINE_IDS[BONUS_IDS.index(row.id)]:
            raise row.wrong("line", f"{LINE_IDS[BONUS_IDS.index(row.id)]!r} belongs here (AIR-7.5.1)", "bonus-line")
    for row in data.all("contracts"):
        row.number("count", 1, 1)
    data.one("contract_market").number("deck_size", CONTRACTS, CONTRACTS)
    rounds = game.number("stages") * game.number("rounds_per_stage")
    game.number("rounds_total", rounds, rounds)
    data.one("end_game").number("check_to_round", rounds, rounds)
    for ship, row in enumerate(data.all("airships")):
        if ship % LEVELS == 0:
            row.number("requires_count", 0, 0)


def _inner(row: Entry, key: str, inner: str) -> int:
    """A number above 0 in a table inside a row."""
    table = row.get(key)
    number = table.get(inner) if isinstance(table, dict) else None
    if not isinstance(number, int) or number < 1:
        raise row.wrong(key, f"{inner} is missing or no number above 0", "above-nothing")
    return number


def _part(row: Entry, key: str) -> int:
    """The amount of a bonus, 0 where the tile has none."""
    return _inner(row, key, "amount") if row.has(key) else 0


def _choice(row: Entry, key: str, resource: Domain) -> int:
    return _members(row, key, row.get(key).get("choose_from"), resource) if row.has(key) else 0


def _members(row: Entry, key: str, words: object, resource: Domain) -> int:
    """A list of resources as bits."""
    if not isinstance(words, list) or not words:
        raise row.wrong(key, "a list of resources belongs here", "some-resources")
    numbers = [resource.index.get(word, NONE) for word in words]
    if NONE in numbers:
        raise row.wrong(key, f"known are {', '.join(resource.ids)}", "word", value="")
    return bits_of(numbers)
