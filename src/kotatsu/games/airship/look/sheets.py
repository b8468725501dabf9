"""The box of airship city in words and pictures: tiles and cards first, then what is counted and set up."""

from __future__ import annotations

from collections.abc import Sequence

from kotatsu.board.drawing import HALF
from kotatsu.board.markup import EMPTY, Markup, filled, group, join
from kotatsu.board.ornaments import tag, tag_width
from kotatsu.board.sheets import NOTHING, Inventory, Line, Sheet, Sketch, cell, picture, small
from kotatsu.core.components import Entry
from kotatsu.core.state import NONE, WATCHER
from kotatsu.core.texts import Texts
from kotatsu.games.airship.components import BONUS_IDS, GUILD, KIND, LEVELS, RESOURCE_IDS, Box
from kotatsu.games.airship.look.cards import ROCK, Print, dues
from kotatsu.games.airship.look.city import City
from kotatsu.games.airship.look.describe import Teller
from kotatsu.games.airship.look.rivals import AWARD_ICONS
from kotatsu.games.airship.meta import Airship
from kotatsu.games.airship.moves import SHIPS, SOLD_SHIPS
from kotatsu.games.airship.names import Names
from kotatsu.games.airship.state import AirshipState
from kotatsu.games.airship.steps.free import ALL_RESOURCES

APART = 12.0  # around and between the two sides of a tile
PLAYERS = ("players3", "players4")


class AirshipInventory(Inventory[AirshipState, Box, Names]):
    game: Airship
    kinds = "tiles ships facilities contracts upgrades bonus_actions stage_bonuses awards resources spaces pieces setup"

    def __init__(self, game: Airship, texts: Texts) -> None:
        super().__init__(game, texts)
        view = game.blank(game.seat_counts[-1]).view(WATCHER)
        assert isinstance(view, AirshipState)
        self.view = view
        self.print = Print(game, texts, narrow=False)
        self.teller = Teller(game, view, texts)

    # -- phrases ----------------------------------------------------------------------------------

    def amounts(self, row: Sequence[int]) -> str:
        return ", ".join([self.amount(kind, n) for kind, n in enumerate(row) if n]) or NOTHING

    def amount(self, kind: int, n: int) -> str:
        return f"{n}\u00a0{self.teller.resource(kind, n)}"

    def choice(self, n: int, resources: int) -> str:
        """An amount of one of some resources."""
        return self.teller.choice(n, resources) if n else NOTHING

    def line_name(self, entry: Entry) -> str:
        return self.texts.message(f"board-line-{entry.text('line')}")

    # -- tiles ------------------------------------------------------------------------------------

    def tiles(self) -> Sheet:
        return self.each("action_tiles", "tiles", ("action", "tile-bonus", "piggyback", "symbols", "count"), self.tile)

    def tile(self, kind: int, entry: Entry) -> Line:
        box = self.box
        shown = self.say("every") if box.bonus_of[kind] == ALL_RESOURCES else self.teller.either(box.bonus_of[kind])
        cells = [
            cell(self.teller.deed(kind), "kind", "gain", "cost", "shifts"),
            cell(self.choice(box.bonus_n[kind], box.bonus_of[kind]), "bonus"),
            cell(self.choice(box.piggyback_n[kind], box.piggyback_of[kind]), "piggyback"),
            cell(shown, "symbols"),
            cell(entry.number("count"), "count"),
        ]
        return Line(entry, self.named(entry), cells, self.island(kind))

    def island(self, kind: int) -> Markup:
        """Both sides of a tile, in the sky."""
        tile = KIND.index(kind)
        wide, tall = self.print.tile_width, self.print.tile_height
        across, down = 2 * wide + 3 * APART, tall + ROCK + APART
        hire = self.print.hire(dues(self.view, NONE, GUILD, self.box.hire_cost)) if kind == GUILD else EMPTY
        sides = [
            group([self.print.tile(tile, developed), hire], APART + developed * (wide + APART), APART / 2)
            for developed in (False, True)
        ]
        sky = filled("g-sky", across, down, radius=8)
        return picture(across, down, sky + join(sides))

    # -- the donation board -----------------------------------------------------------------------

    def city(self) -> tuple[Sketch, City]:
        sketch = Sketch(self.view, self.texts, width=HALF)
        return sketch, City(self.game, self.view, sketch, self.print)

    def ships(self) -> Sheet:
        tracks = self.data.all("price_tracks")
        lines = [
            self.ship(ship, entry, tracks[ship] if ship < SOLD_SHIPS else None)
            for ship, entry in enumerate(self.data.all("airships"))
        ]
        return self.sheet("ships", ("line", "cost", "points", "requires", "discount", "sellable", "prices"), lines)

    def ship(self, ship: int, entry: Entry, track: Entry | None) -> Line:
        cells = [
            cell(self.say("line", line=self.line_name(entry), level=entry.number("level")), "line", "level"),
            cell(self.amounts(self.box.cost[ship]), "cost"),
            cell(self.box.vp[ship], "vp"),
            cell(self.requires(ship), "requires", "requires_count"),
            cell(self.discount(ship), "discount"),
            cell(self.say("sell" if entry.flag("sellable") else "not-sold"), "sellable"),
            cell(self.prices(ship), "prices", entry=track) if track else cell(NOTHING),
        ]
        sketch, city = self.city()
        city.ship(ship, 0, 0)
        return Line(entry, self.named(entry), cells, sketch.picture(city.ship_wide, city.ship_tall))

    def requires(self, ship: int) -> str:
        needed = self.box.needed[ship]
        return self.say("requires", n=needed, ship=self.name(self.names.site, ship - 1)) if needed else NOTHING

    def discount(self, ship: int) -> str:
        box = self.box
        less = self.amount(box.cheaper_resource[ship], box.cheaper_by[ship])
        return self.say("discount", less=less, kind=self.name(self.names.kind, box.cheaper_kind[ship]))

    def prices(self, ship: int) -> str:
        return self.say("prices", prices=", ".join([str(gold) for gold in self.box.price[ship]]))

    def facilities(self) -> Sheet:
        lines = [self.facility(SHIPS + n, entry) for n, entry in enumerate(self.data.all("facilities"))]
        return self.sheet("facilities", ("cost", "points"), lines)

    def facility(self, site: int, entry: Entry) -> Line:
        cells = [cell(self.amounts(self.box.cost[site]), "cost"), cell(self.box.vp[site], "vp")]
        sketch, city = self.city()
        city.facility(site, 0, 0)
        return Line(entry, self.named(entry), cells, sketch.picture(city.facility_wide, city.facility_tall))

    # -- cards and small tiles --------------------------------------------------------------------

    def contracts(self) -> Sheet:
        return self.each("contracts", "contracts", ("stages", "cost", "points", "gold", "count"), self.contract)

    def contract(self, card: int, entry: Entry) -> Line:
        box, printed = self.box, self.print
        cells = [
            cell(self.say("stages", n=box.contract_stages[card]), "stages"),
            cell(self.amounts(box.contract_cost[card]), "cost"),
            cell(box.contract_vp[card], "vp"),
            cell(box.contract_gold[card], "gold"),
            cell(entry.number("count"), "count"),
        ]
        face = printed.contract(card, box.contract_stages[card], ())
        return Line(entry, self.named(entry), cells, picture(printed.contract_width, printed.contract_height, face))

    def upgrades(self) -> Sheet:
        lines = [
            Line(
                entry,
                self.named(entry),
                [
                    cell(self.amounts(self.box.upgrade_cost[resource]), "cost"),
                    cell(self.box.upgrade_vp[resource], "vp"),
                    cell(self.upgraded(resource), "resource"),
                    cell(entry.number("count"), "count"),
                ],
                small(entry.text("resource")),
            )
            for resource, entry in enumerate(self.data.all("upgrades"))
        ]
        return self.sheet("upgrades", ("cost", "points", "effect", "count"), lines)

    def upgraded(self, resource: int) -> str:
        return self.say("upgraded", n=self.box.capacity[1][resource], resource=self.teller.resource(resource, 2))

    def bonus_actions(self) -> Sheet:
        columns = ("effect", "unlocked", "how-often", "count")
        return self.each("bonus_actions", "bonus-actions", columns, self.bonus_action)

    def bonus_action(self, bonus: int, entry: Entry) -> Line:
        cells = [
            cell(self.say(f"effect-{entry.text('effect')}"), "effect"),
            cell(self.unlocked(entry), "line", "markers_required"),
            cell(self.say("per-stage", n=entry.number("uses_per_stage")), "uses_per_stage"),
            cell(entry.number("count"), "count"),
        ]
        return Line(entry, self.named(entry), cells, small(BONUS_IDS[bonus]))

    def unlocked(self, entry: Entry) -> str:
        return self.say("unlocked", n=entry.number("markers_required"), line=self.line_name(entry))

    def stage_bonuses(self) -> Sheet:
        return self.each("stage_bonuses", "stage-bonuses", ("everybody-gets", "group"), self.stage_bonus)

    def stage_bonus(self, bonus: int, entry: Entry) -> Line:
        choice = self.box.stage_choice[bonus]
        gain = [(n, RESOURCE_IDS[kind]) for kind, n in enumerate(self.box.stage_gain[bonus]) if n]
        items: list[tuple[object, str]] = [(f"+{n}", name) for n, name in gain] or [(f"+{choice}", "any")]
        told = self.choice(choice, ALL_RESOURCES) if choice else self.amounts(self.box.stage_gain[bonus])
        cells = [cell(told, "gain", "choose"), cell(self.say(f"group-{entry.text('group')}"), "group")]
        size = 18.0
        return Line(
            entry, self.named(entry), cells, picture(tag_width(items, size), size, tag(0, size / 2, items, size))
        )

    def awards(self) -> Sheet:
        return self.each("awards", "awards", ("counted", "first", "second"), self.award)

    def award(self, award: int, entry: Entry) -> Line:
        cells = [
            cell(self.say(f"award-{entry.id}"), "counts"),
            cell(self.box.first_prize[award], "first"),
            cell(self.box.second_prize[award], "second"),
        ]
        return Line(entry, self.named(entry), cells, small(AWARD_ICONS[award]))

    # -- what is counted --------------------------------------------------------------------------

    def resources(self) -> Sheet:
        return self.each("resources", "resources", ("start", "store", "upgraded-store", "ties"), self.resource)

    def resource(self, number: int, entry: Entry) -> Line:
        tie = self.say("tie-first" if self.box.counts_for_tie[number] else "tie-later")
        cells = [
            cell(self.start(entry), "start_amount", "start_amount_by_seat"),
            cell(entry.number("base_capacity"), "base_capacity"),
            cell(entry.number("upgraded_capacity"), "upgraded_capacity"),
            cell(tie, "counts_for_first_tiebreak"),
        ]
        return Line(entry, self.named(entry), cells, small(entry.id))

    def start(self, entry: Entry) -> str:
        if entry.has("start_amount"):
            return str(entry.number("start_amount"))
        return self.say("start-by-seat", amounts=", ".join([str(n) for n in entry.numbers("start_amount_by_seat")]))

    def spaces(self) -> Sheet:
        ships, facilities = self.data.one("donation_slots_airships"), self.data.one("donation_slots_facilities")
        lines = [self.spaces_of(ships, level) for level in range(1, LEVELS + 1)]
        counts = [cell(facilities.number(players), players) for players in PLAYERS]
        majority = cell(facilities.number("majority_spaces"), "majority_spaces")
        lines.append(Line(facilities, self.texts.message("board-facilities"), [*counts, majority]))
        return self.sheet("spaces", (*PLAYERS, "majority"), lines)

    def spaces_of(self, ships: Entry, level: int) -> Line:
        ship = level - 1  # every line has the same spaces
        counts = [cell(self.box.spaces[players][ship], f"level{level}") for players in self.game.seat_counts]
        majority = cell(ships.number("majority_spaces"), "majority_spaces")
        return Line(ships, self.say("ships-of-level", level=level), [*counts, majority])

    def pieces(self) -> Sheet:
        entry = self.data.one("piece_counts")
        counts = [field for field, n in entry.data.items() if isinstance(n, int)]
        lines = [Line(entry, self.say(f"piece-{field}"), [cell(entry.number(field), field)]) for field in counts]
        return self.sheet("pieces", ("count",), lines)

    # -- set-up and fixed numbers -----------------------------------------------------------------

    def setup(self) -> Sheet:
        game, player = self.data.one("game"), self.data.one("player_setup")
        market, end = self.data.one("contract_market"), self.data.one("end_game")
        lines = [
            self.told(game, "players", "players_min", "players_max"),
            self.told(game, "stages", "stages", "rounds_per_stage", "rounds_total"),
            self.told(game, "minutes", "minutes_min", "minutes_max"),
            self.told(game, "age", "age_min"),
            self.told(game, "designer", "designer"),
            self.told(game, "publisher", "publisher"),
            self.colours(),
            self.told(game, "grid", "grid_rows", "grid_cols"),
            self.told(player, "workers", "workers_total", "workers_on_port_at_start", "workers_in_supply_at_start"),
            self.told(player, "markers", "donation_markers"),
            self.told(player, "tiles", "upgrade_tiles", "bonus_covers"),
            self.told(player, "points", "start_vp"),
            self.told(market, "offer", "face_up", "deck_size"),
            self.price_markers(),
            self.told(end, "rounds", "check_from_round", "check_to_round"),
            self.told(end, "majorities", "airship_majorities_needed", "facility_majorities_needed"),
        ]
        return self.sheet("setup", ("value",), lines)

    def colours(self) -> Line:
        entries = self.data.all("player_colors")
        told = ", ".join([self.named(entry) for entry in entries])
        return Line(entries[0], self.say("colours"), [cell(told, "name_de", "name_en")])

    def price_markers(self) -> Line:
        entry = self.data.one("price_list")
        fields = [f"start_index_{players}" for players in PLAYERS]
        three, four = [entry.number(field) + 1 for field in fields]
        return self.told(entry, "start", *fields, three=three, four=four)
