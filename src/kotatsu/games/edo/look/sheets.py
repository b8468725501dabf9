"""Everything in the box of Edo, in words."""

from __future__ import annotations

from kotatsu.board.drawing import HALF
from kotatsu.board.markup import Markup, group, icon, join, use
from kotatsu.board.sheets import Cell, Inventory, Line, Sheet, Sketch, cell, picture
from kotatsu.core.components import Entry
from kotatsu.core.state import NONE
from kotatsu.core.texts import Texts
from kotatsu.games.edo.components import BUILDING_IDS, CITY, KIND_IDS, MOST_SEATS, Box
from kotatsu.games.edo.look.cards import BUILDING_ICONS, Print
from kotatsu.games.edo.look.deeds import Deeds, slashed
from kotatsu.games.edo.look.describe import Teller
from kotatsu.games.edo.look.map import Map
from kotatsu.games.edo.look.market import STALL, offer_sign, stall_height, stall_of
from kotatsu.games.edo.look.sets import set_card
from kotatsu.games.edo.meta import Edo
from kotatsu.games.edo.names import GOOD, UNITS, Names
from kotatsu.games.edo.state import EdoState

CARD = 234.0  # width of a permission card
MERCHANT_CARD = 330.0
SET_CARD = (156.0, 76.0)
ICON = 26.0
FIELD = (66.0, 38.0)
MAP_SCALE = 0.8
ACTION_FIELDS = (
    "kind", "amount", "move_up_to", "send_anywhere", "cost_rice", "cost_ryo", "resource", "bonus", "ignore_crowding",
    "discount", "samurai_required", "both_offers", "samurai_at_merchant", "ryo_discount",
)  # fmt: skip

LIMITS = {"step": "ryo_per_step", "wage": "wage_rice_per_samurai", "plots": "city_plots", "kontor": "kontor_per_city"}


class EdoInventory(Inventory[EdoState, Box, Names]):
    game: Edo
    kinds = (
        "permission_cards special_cards actions merchants buildings start_sets maps cities incomes fields limits setup"
    )

    def __init__(self, game: Edo, texts: Texts) -> None:
        super().__init__(game, texts)
        self.print = Print(game, texts, narrow=False)
        self.deeds = Deeds(game, texts)
        self.teller = Teller(game, game.blank(MOST_SEATS), texts)

    # -- cards --------------------------------------------------------------------------------------

    def permission_cards(self) -> Sheet:
        lines = []
        for number, row in enumerate(self.data.all("permission_card")):
            actions = [self.name(self.names.plain_action, action) for action in self.box.actions_on[number]]
            lines.append(
                Line(row, self.print.card_name(number), [cell(", ".join(actions), "actions")], self.card(number))
            )
        return self.sheet("permission-cards", ["actions"], lines)

    def card(self, number: int) -> Markup:
        return picture(CARD, self.print.card_height(number), self.print.whole_card(number, CARD))

    def special_cards(self) -> Sheet:
        lines = []
        for number, row in enumerate(self.data.all("special_card"), 3):
            pairs = zip(row.entries("action"), self.box.actions_on[number], strict=True)
            cells = [cell(self.deeds.whole(each, self.print.short[action]), "action") for each, action in pairs]
            lines.append(Line(row, self.print.card_name(number), cells, self.card(number)))
        return self.sheet("special-cards", ["one-action", "other-action"], lines)

    def merchants(self) -> Sheet:
        lines = []
        for number, row in enumerate(self.data.all("merchant_card")):
            offer = self.say(
                "offer",
                n=self.box.offer_most[number],
                good=self.name(GOOD, self.box.offer_good[number]),
                price=self.box.offer_price[number],
            )
            cells = [
                cell(offer, "resource", "max", "price"),
                cell(self.teller.amounts(self.box.offer_power[number]), "power"),
            ]
            lines.append(Line(row, self.name(self.names.merchant, number), cells, self.merchant(number)))
        return self.sheet("merchants", ["goods", "power"], lines)

    def merchant(self, number: int) -> Markup:
        half = (MERCHANT_CARD - 24) / 2
        signs = [
            group([offer_sign(self.print, name, number, half)], 8 + place * (half + 8), STALL + 12)
            for place, name in enumerate(("goods", "power"))
        ]
        return picture(MERCHANT_CARD, stall_height(), join([stall_of(self.print, number, MERCHANT_CARD), *signs]))

    # -- actions ------------------------------------------------------------------------------------

    def actions(self) -> Sheet:
        lines = []
        for row in self.data.all("action"):
            officials = row.number("officials_per_activation")
            cells = [
                cell(self.deeds.effect(row), *ACTION_FIELDS),
                cell(self.say("times", n=row.number("max_activations")), "max_activations"),
                cell(self.say(f"needs-{row.text('needs')}", n=officials), "needs", "officials_per_activation"),
            ]
            lines.append(Line(row, row.text(f"name_{self.texts.language}"), cells))
        return self.sheet("actions", ["effect", "times", "needs"], lines)

    # -- buildings and stocks -----------------------------------------------------------------------

    def buildings(self) -> Sheet:
        stock, supplies = self.data.one("player_stock"), self.data.one("supplies")
        pieces = [
            cell(self.say("for-each", n=self.box.houses), "houses", entry=stock),
            cell(self.say("for-each", n=self.box.kontors), "kontors", entry=stock),
            cell(self.say("for-all", n=self.box.fortresses), "fortresses", entry=supplies),
        ]
        lines = []
        for building, row in enumerate(self.data.all("building", len(BUILDING_IDS))):
            cells = [
                cell(self.teller.amounts(self.box.cost[building]), "cost"),
                cell(self.box.power[building], "power"),
                cell(self.box.influence[building], "influence"),
                pieces[building],
            ]
            shown = picture(ICON, ICON, icon(BUILDING_ICONS[building], 0, 0, ICON))
            lines.append(Line(row, self.name(self.names.building, building), cells, shown))
        return self.sheet("buildings", ["cost", "power-points", "influence", "pieces"], lines)

    def start_sets(self) -> Sheet:
        lines = []
        for number, row in enumerate(self.data.all("start_set")):
            told = cell(self.teller.amounts(self.box.set_goods[number]), *GOOD.ids)
            shown = picture(*SET_CARD, set_card(self.print, number, *SET_CARD, NONE))
            lines.append(Line(row, self.name(self.names.start_set, number), [told], shown))
        return self.sheet("start-sets", ["content"], lines)

    # -- the map ------------------------------------------------------------------------------------

    def maps(self) -> Sheet:
        lines = []
        for number, row in enumerate(self.data.all("map")):
            side = self.box.boards[number]
            kinds = [self.box.field_kind[field] for field in side.fields]
            told = [self.say(f"kinds-{plain(word)}", n=kinds.count(kind)) for kind, word in enumerate(KIND_IDS)]
            cells = [cell(self.players(row), "players"), cell(", ".join(told), "field")]
            table = self.game.blank(max(row.numbers("players")))
            sketch = Sketch(table, self.texts, front=NONE, width=HALF)
            drawn = Map(self.game, table, sketch, self.print)
            drawn.draw()
            shown = sketch.picture(drawn.places.width, drawn.places.height, MAP_SCALE)
            lines.append(Line(row, row.text(f"name_{self.texts.language}"), cells, shown))
        return self.sheet("maps", ["players", "fields"], lines)

    def players(self, row: Entry) -> str:
        return "–".join([str(n) for n in row.numbers("players")])

    def by_map(self, name: str) -> list[str]:
        """Heads of columns, one for each side of the map."""
        return [self.say(f"column-{name}", players=self.players(row)) for row in self.data.all("map")]

    def cities(self) -> Sheet:
        lines = []
        for field, row in enumerate(self.data.all("field")):
            if self.box.field_kind[field] == CITY:
                cells = [self.city(row.id, side) for side in self.data.all("map")]
                lines.append(Line(row, self.name(self.names.field, field), cells))
        return Sheet(self.say("cities"), self.by_map("city"), lines)

    def city(self, word: str, side: Entry) -> Cell:
        """What is printed in a city on one side of the map."""
        for row in side.entries("field"):
            if row.id == word:
                full = next(each for each in self.data.all("income_table") if each.id == row.text("income"))
                parts = [
                    self.say("income", n=full.number("full")),
                    self.say("start-town" if row.flag("start_town") else "no-start-town"),
                    self.say("kontor" if row.flag("kontor_allowed") else "no-kontor"),
                ]
                return cell(", ".join(parts), "field", entry=side)
        return cell("–", "field", entry=side)

    def incomes(self) -> Sheet:
        lines = []
        for row in self.data.all("income_table"):
            cells = [cell(slashed(shares), "shares", "full") for shares in row.get("shares")]
            lines.append(Line(row, self.say("income-table", n=row.number("full")), cells))
        return Sheet(self.say("incomes"), [self.say("present", n=n + 1) for n in range(len(UNITS))], lines)

    def fields(self) -> Sheet:
        lines = []
        for field, row in enumerate(self.data.all("field")):
            kind = KIND_IDS[self.box.field_kind[field]]
            cells = [cell(self.say(f"kind-{plain(kind)}"), "kind")]
            cells += [cell(self.roads(row.id, side), "road", entry=side) for side in self.data.all("map")]
            lines.append(Line(row, self.name(self.names.field, field), cells, self.front(kind)))
        return Sheet(self.say("fields"), [self.say("column-kind"), *self.by_map("roads")], lines)

    def front(self, kind: str) -> Markup:
        """The picture of a field; of a city, which is a whole board of plots, only a sign."""
        wide, tall = FIELD
        if kind == KIND_IDS[CITY]:
            return picture(wide, tall, icon("castle", (wide - ICON) / 2, (tall - ICON) / 2, ICON))
        return picture(wide, tall, use(f"i-field-{kind}", width=wide, height=tall))

    def roads(self, word: str, side: Entry) -> str:
        """Where the roads from a field lead."""
        ends = [road[1 - road.index(word)] for road in side.get("road") if word in road]
        return ", ".join([self.name(self.names.field, self.names.field.number(end)) for end in ends]) or "–"

    # -- numbers ------------------------------------------------------------------------------------

    def limits(self) -> Sheet:
        limits, harvest = self.data.one("limits"), self.data.one("harvest")
        yields = harvest.numbers("yield_by_samurai")
        lines = [
            self.told(limits, "cards", "cards_planned_per_round"),
            self.told(limits, "goods", "resource_max_per_type"),
            self.told(
                harvest,
                "yields",
                "yield_by_samurai",
                yields=slashed(yields),
                samurai=slashed(range(1, len(yields) + 1)),
            ),
            *[self.told(limits, name, field) for name, field in LIMITS.items()],
            self.told(
                limits,
                "fortress",
                "houses_needed_per_fortress",
                "own_houses_needed_for_fortress",
                n=self.box.houses_per_fortress,
                own=self.box.own_houses_for_fortress,
            ),
            self.told(limits, "end", "end_power_points"),
            self.told(limits, "money", "ryo_per_final_power_point"),
            self.told(limits, "samurai", "final_power_per_samurai"),
        ]
        return self.sheet("limits", ["value"], lines)

    def setup(self) -> Sheet:
        game, supplies, choices = self.data.one("game"), self.data.one("supplies"), self.data.one("setup_choices")
        stock = self.data.one("player_stock")
        seats = {"least": game.number("min_players"), "most": game.number("max_players"), "age": game.number("min_age")}
        start = self.name(self.names.field, self.box.merchant_start)
        lines = [
            self.told(game, "designers", "designers", names=", ".join(game.get("designers"))),
            self.told(game, "players", "min_players", "max_players", "min_age", **seats),
            self.told(stock, "figures", "figures"),
            self.told(self.data.one("setup"), "ryo", "start_ryo"),
            self.told(choices, "merchant", "merchant_start_field", field=start),
            self.told(choices, "display", "special_display_size"),
            self.told(supplies, "shoguns", "shogun_officials"),
            self.told(supplies, "specials", "special_cards"),
            self.told(supplies, "merchants", "merchant_cards"),
        ]
        return self.sheet("setup", ["value"], lines)


def plain(word: str) -> str:
    """An id as part of the name of a message."""
    return word.replace("_", "-")
