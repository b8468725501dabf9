"""Everything in the box of Nippon, in words."""

from __future__ import annotations

from collections.abc import Sequence

from kotatsu.board.markup import Markup, icon, join
from kotatsu.board.ornaments import card
from kotatsu.board.sheets import Cell, Inventory, Line, Sheet, cell, picture
from kotatsu.core.components import Entry
from kotatsu.core.texts import Texts
from kotatsu.games.nippon.components import (
    ACTION_IDS,
    BONUS_IDS,
    GOOD_IDS,
    SIDE_IDS,
    TILES_PER_GOOD,
    TRACK_IDS,
    TRANSPORT_IDS,
    Box,
)
from kotatsu.games.nippon.look.actions import button
from kotatsu.games.nippon.look.cards import ACHIEVEMENT_ICONS, LEVELS, Print, vehicle, worker
from kotatsu.games.nippon.look.coast import Sizes
from kotatsu.games.nippon.look.describe import Teller
from kotatsu.games.nippon.meta import Nippon
from kotatsu.games.nippon.moves import UNITS
from kotatsu.games.nippon.names import SIDE, SPENT, Names
from kotatsu.games.nippon.state import NipponState

ICON = 26.0
BOX_KEYS = (
    "factory_tiles",
    "machine_tiles",
    "contract_tiles",
    "blueprint_tiles",
    "influence_tiles",
    "train_tiles",
    "ship_tiles",
    "city_tiles",
    "reward_tiles",
    "multiplier_tiles",
    "black_cubes",
    "vp_discs",
    "scoring_marker",
)


class NipponInventory(Inventory[NipponState, Box, Names]):
    game: Nippon
    kinds = (
        "factories contracts goods levels actions rewards achievements regions cities "
        "city_tiles tracks transport scorings numbers start player_counts workers contents"
    )

    def __init__(self, game: Nippon, texts: Texts) -> None:
        super().__init__(game, texts)
        self.view = game.blank(game.seat_counts[-1])
        self.view.rewards = self.box.stacks[:]
        self.teller = Teller(game, self.view, texts)
        self.print = Print(game, texts, narrow=False)

    def listed(self, numbers: Sequence[int]) -> str:
        return ", ".join([self.print.money(n) for n in numbers])

    # -- tiles --------------------------------------------------------------------------------------

    def factories(self) -> Sheet:
        goods = self.data.all("goods")
        lines = []
        for tile, row in enumerate(self.data.all("factories")):
            good = tile // TILES_PER_GOOD
            cells = [
                cell(self.name(self.names.good, good), "good"),
                cell(LEVELS[self.box.level[good]], "level", entry=goods[good]),
                cell(self.teller.effect(tile), "timing", "effect", "amount"),
            ]
            shown = picture(168, 66, self.print.works(tile, 168, 66))
            lines.append(Line(row, self.name(self.names.factory, tile), cells, shown))
        return self.sheet("factories", ["good", "level", "bonus"], lines)

    def contracts(self) -> Sheet:
        lines = []
        for number, row in enumerate(self.data.all("contracts")):
            cells = [
                cell(" + ".join([str(n) for n in self.box.demand[number]]), "goods"),
                cell(self.teller.amounts(self.box.contract_bonus[number]), "bonus"),
                cell(self.say("steps", n=self.box.contract_income[number]), "income_steps"),
            ]
            shown = picture(118, 88, self.print.contract(number, 118, 88, done=False))
            lines.append(Line(row, self.name(self.names.contract, number), cells, shown))
        return self.sheet("contracts", ["demand", "reward", "income"], lines)

    def rewards(self) -> Sheet:
        lines = []
        for stack, row in enumerate(self.data.all("reward_stacks")):
            level = self.box.stack_level[stack]
            cells = [
                cell(self.teller.bonus(stack), "bonus"),
                cell(f"{level}x", "level"),
                cell(self.box.stacks[stack], "count"),
            ]
            shown = picture(110, 32, self.print.reward(stack, 110, 32, self.box.stacks[stack]))
            lines.append(Line(row, self.say("reward", level=level), cells, shown))
        plain = self.data.one("multiplier_tiles")
        cells = [
            cell("–"),
            cell(f"{plain.number('multiplier')}x", "multiplier"),
            cell(plain.number("count"), "count"),
        ]
        lines.append(Line(plain, self.say("plain"), cells))
        return self.sheet("rewards", ["at-once", "multiplier", "count"], lines)

    def city_tiles(self) -> Sheet:
        lines = []
        for number, row in enumerate(self.data.all("city_tiles")):
            goods = self.box.city_tiles[number]
            told = ", ".join([self.name(self.names.good, good) for good in goods])
            size = Sizes(narrow=False)
            shown = picture(size.tile, size.tile, city_tile(goods, size.tile, size.good))
            lines.append(Line(row, self.say("city-tile", n=number + 1), [cell(told, "goods")], shown))
        return self.sheet("city-tiles", ["around"], lines)

    # -- goods and actions --------------------------------------------------------------------------

    def goods(self) -> Sheet:
        language = self.texts.language
        colours = {
            row.id: row.text(f"name_{language}")
            for table in ("player_colours", "worker_colours")
            for row in self.data.all(table)
        }
        lines = []
        for good, row in enumerate(self.data.all("goods")):
            cells = [
                cell(LEVELS[self.box.level[good]], "level"),
                cell(colours.get(row.text("colour"), row.text("colour")), "colour"),
            ]
            shown = picture(ICON, ICON, icon(GOOD_IDS[good], 0, 0, ICON))
            lines.append(Line(row, self.name(self.names.good, good), cells, shown))
        return self.sheet("goods", ["level", "colour"], lines)

    def levels(self) -> Sheet:
        """What depends on the level of a good: its factories, and what it is worth on the local market."""
        values = self.data.all("influence_values")
        lines = []
        for place, row in enumerate(self.data.all("factory_levels")):
            worth = values[place].numbers("by_goods", UNITS)
            cells = [
                cell(row.number("technology_required"), "technology_required"),
                cell(row.number("coal"), "coal"),
                cell(row.number("storage"), "storage"),
                *[cell(n, "by_goods", entry=values[place]) for n in worth],
            ]
            lines.append(Line(row, self.say("level", level=LEVELS[place + 1]), cells))
        columns = [self.say(f"column-{name}") for name in ("technology", "coal", "storage")]
        columns += [self.say("column-worth", spent=self.name(SPENT, n)) for n in range(UNITS)]
        return Sheet(self.say("levels"), columns, lines)

    def actions(self) -> Sheet:
        fields = self.data.all("action_fields")
        lines = []
        for action, row in enumerate(self.data.all("actions")):
            name = self.name(self.names.action, action)
            field = self.box.field_of[action]
            cells = [
                cell(field + 1, "actions", entry=fields[field]),
                cell(self.cost(action, row), "cost_yen", "cost_yen_for_steps"),
            ]
            shown = picture(300, 36, button(self.box, self.print, action, 300, 36, self.box.cost[action]))
            lines.append(Line(row, name, cells, shown))
        return self.sheet("actions", ["field", "cost"], lines)

    def cost(self, action: int, row: Entry) -> str:
        if row.has("cost_yen_for_steps"):
            costs = row.numbers("cost_yen_for_steps")
            return ", ".join([self.say("cost-steps", n=n, yen=yen) for n, yen in enumerate(costs, 1)])
        if not row.has("cost_yen"):
            return self.say(f"cost-{ACTION_IDS[action]}")
        return self.say("cost-invest" if row.id == "invest" else "cost-each", yen=self.box.cost[action])

    # -- the map ------------------------------------------------------------------------------------

    def regions(self) -> Sheet:
        cities = {row.id: number for number, row in enumerate(self.data.all("cities"))}
        lines = []
        for region, row in enumerate(self.data.all("regions")):
            told = ", ".join([self.name(self.names.city, cities[word]) for word in row.get("cities")])
            cells = [cell(told, "cities"), cell(self.teller.amounts(self.box.region_bonus[region]), "bonus")]
            lines.append(Line(row, self.name(self.names.region, region), cells))
        return self.sheet("regions", ["cities", "tile-bonus"], lines)

    def cities(self) -> Sheet:
        lines = []
        for city, row in enumerate(self.data.all("cities")):
            printed = row.amounts("foreign", SIDE)
            lines.append(Line(row, self.name(self.names.city, city), [cell(n, "foreign") for n in printed]))
        sides = [self.name(SIDE, side) for side in range(len(SIDE_IDS))]
        return Sheet(self.say("cities"), [side[0].upper() + side[1:] for side in sides], lines)

    # -- the boards of the players ------------------------------------------------------------------

    def tracks(self) -> Sheet:
        lines = []
        for track, row in enumerate(self.data.all("tracks")):
            values = self.box.track[track]
            printed: list[bool] = row.get("printed") if row.has("printed") else [True] * len(values)
            shown = [self.print.money(n) if seen else "–" for n, seen in zip(values, printed, strict=True)]
            stars = row.numbers("stars_at_index") if row.has("stars_at_index") else []
            places = self.say("star-places", spaces=self.listed([n + 1 for n in stars])) if stars else "–"
            cells = [cell(", ".join(shown), "values", "printed"), cell(places, "stars_at_index")]
            drawn = picture(ICON, ICON, icon(TRACK_IDS[track], 0, 0, ICON))
            lines.append(Line(row, self.name(self.names.track, track), cells, drawn))
        return self.sheet("tracks", ["spaces", "stars"], lines)

    def transport(self) -> Sheet:
        lines = []
        for kind, row in enumerate(self.data.all("transport")):
            below = [
                self.uncovered(stars, steps)
                for stars, steps in zip(row.numbers("stars"), row.numbers("income_steps"), strict=True)
            ]
            cells = [
                cell(self.box.vehicles[kind], "count_per_player"),
                cell(self.say(f"value-{row.id}", n=row.number("value")), "value"),
                cell(self.say(f"value-{row.id}", n=row.number("value_upgraded")), "value_upgraded"),
                cell("; ".join(below), "stars", "income_steps"),
            ]
            drawn = picture(ICON + 6, ICON, vehicle(TRANSPORT_IDS[kind], 0, ICON))
            lines.append(Line(row, self.name(self.names.vehicle, kind), cells, drawn))
        return self.sheet("transport", ["each", "front", "back", "uncovered"], lines)

    def uncovered(self, stars: int, steps: int) -> str:
        """What shows when a train or ship has left its space."""
        told = [self.say("stars", n=stars)] if stars else []
        told += [self.say("income", n=steps)] if steps else []
        return " + ".join(told) or "–"

    def achievements(self) -> Sheet:
        game = self.data.one("game")
        units = {"money": "yen_per_vp_final", "contracts": "contracts_per_vp_final"}
        lines = []
        for number, row in enumerate(self.data.all("achievements")):
            unit = units.get(row.id)
            base = self.say(f"counts-{row.id}", **({"n": game.number(unit)} if unit else {}))
            factor = self.box.printed[number]
            cells = [
                cell(base, *([unit] if unit else []), entry=game),
                cell(f"{factor}x" if factor else "–", "printed_multiplier"),
            ]
            shown = picture(ICON, ICON, icon(ACHIEVEMENT_ICONS[number], 0, 0, ICON))
            lines.append(Line(row, self.name(self.names.achievement, number), cells, shown))
        return self.sheet("achievements", ["base", "printed"], lines)

    # -- numbers ------------------------------------------------------------------------------------

    def scorings(self) -> Sheet:
        track = self.data.one("scoring_track")
        moments = [
            *[
                cell(self.say("when-entering", n=track.number(key) + 1), key, entry=track)
                for key in ("scoring_1_when_entering", "scoring_2_when_entering")
            ],
            cell(self.say("after-last-turn"), "scoring_3_after_last_turn", entry=track),
        ]
        lines = [
            Line(row, self.say("scoring", n=number), [moment, *[cell(n, "by_rank") for n in row.numbers("by_rank")]])
            for number, (row, moment) in enumerate(zip(self.data.all("scoring_points"), moments, strict=True), 1)
        ]
        return self.sheet("scorings", ["when", "first", "second", "third"], lines)

    def numbers(self) -> Sheet:
        game, row, bonus = self.data.one("game"), self.data.one("worker_row"), self.data.one("reward_bonuses")
        track, tiles = self.data.one("scoring_track"), self.data.one("influence_tiles")
        rewards = [
            self.say("workers-level", n=n, level=level) for n, level in enumerate(self.box.reward_level) if level
        ]
        golden = [n + 1 for n in track.numbers("golden")]
        lines = [
            self.told(game, "units", "units_max_per_action"),
            self.told(game, "slots", "worker_slots"),
            self.told(game, "wage", "wage_per_colour"),
            self.told(game, "unpaid", "vp_loss_per_unpaid_colour"),
            self.told(row, "levels", "reward_level_by_workers", levels=", ".join(rewards)),
            self.told(bonus, "all", *BONUS_IDS, **{word: bonus.number(word) for word in BONUS_IDS}),
            self.told(game, "blueprints", "blueprints_per_track_step"),
            self.told(tiles, "values", "values", values=self.listed(tiles.numbers("values"))),
            self.told(track, "spaces", "spaces", "start", n=track.number("spaces"), start=track.number("start") + 1),
            self.told(track, "golden", "golden", spaces=self.listed(golden)),
            self.told(game, "final-turns", "final_turns_per_player"),
        ]
        return self.sheet("numbers", ["value"], lines)

    def start(self) -> Sheet:
        start = self.data.one("player_start")
        tracks = [
            f"{self.name(self.names.track, track)} {self.print.money(self.box.track[track][space])}"
            for track, space in enumerate(self.box.start_tracks)
        ]
        budget = {word: start.number(word) for word in ("yen", "coal", "blueprints")}
        each = {word: start.number(f"{word}_each") for word in ("contracts", "influence_tiles", "trains", "ships")}
        lines = [
            self.told(start, "budget", *budget, **budget),
            self.told(start, "tracks", "track_index", tracks=", ".join(tracks)),
            self.told(start, "points", "start_vp_by_seat", points=self.listed(self.box.start_points)),
            self.told(start, "tiles", *[f"{word}_each" for word in each], **each),
        ]
        return self.sheet("start", ["value"], lines)

    def player_counts(self) -> Sheet:
        lines = []
        for row in self.data.all("setup"):
            cells = [
                self.counted(row, "workers", "workers_total", "workers_removed_per_colour"),
                self.counted(row, "rows", "worker_rows", "workers_per_row"),
                cell(row.number("workers_per_action_field"), "workers_per_action_field"),
                cell(row.number("rewards_removed_per_level"), "rewards_removed_per_level"),
                cell(row.number("transport_slots_per_region"), "transport_slots_per_region"),
                cell(row.number("max_influence_tiles_per_city"), "max_influence_tiles_per_city"),
            ]
            lines.append(Line(row, self.say("seats", n=int(row.id)), cells))
        columns = ["workers", "rows", "field-workers", "rewards-removed", "slots", "city-tiles"]
        return self.sheet("player-counts", columns, lines)

    def counted(self, row: Entry, name: str, first: str, second: str) -> Cell:
        return cell(self.say(f"setup-{name}", n=row.number(first), m=row.number(second)), first, second)

    def workers(self) -> Sheet:
        lines = []
        for colour, row in enumerate(self.data.all("worker_colours")):
            shown = picture(ICON, ICON, worker(self.names.colour.ids[colour], ICON))
            name = self.name(self.names.colour, colour)
            lines.append(Line(row, name, [cell(self.box.workers[colour], "count")], shown))
        return self.sheet("workers", ["count"], lines)

    def contents(self) -> Sheet:
        box, factories = self.data.one("box_contents"), self.data.one("factory_set")
        workers = self.say(
            "box-workers-text",
            n=box.number("workers"),
            colours=box.number("worker_colours"),
            each=box.number("workers_per_colour"),
        )
        lines = [Line(box, self.say("workers"), [cell(workers, "workers", "worker_colours", "workers_per_colour")])]
        lines += [Line(box, self.say(f"box-{key.replace('_', '-')}"), [cell(box.number(key), key)]) for key in BOX_KEYS]
        each = cell(factories.number("tiles_per_good"), "tiles_per_good")
        lines.append(Line(factories, self.say("box-factories-per-good"), [each]))
        return self.sheet("box", ["count"], lines)


def city_tile(goods: Sequence[int], size: float, mark: float) -> Markup:
    """A city tile as it lies on the map: a good at each of its sides."""
    middle, near, far = (size - mark) / 2, 1.5, size - mark - 1.5
    spots = ((middle, near), (far, middle), (middle, far), (near, middle))
    icons = [icon(GOOD_IDS[good], x, y, mark) for good, (x, y) in zip(goods, spots, strict=True)]
    return card(0, 0, size, size, "closed", 6) + join(icons)
