"""The box of Yokohama Duel in words and pictures: cards first, then the boards, then what is counted and set up."""

from __future__ import annotations

from collections.abc import Sequence

from kotatsu.board.drawing import Canvas
from kotatsu.board.markup import EMPTY, group
from kotatsu.board.sheets import NOTHING, Inventory, Line, Sheet, cell, picture, small
from kotatsu.core.components import Entry
from kotatsu.core.texts import Texts
from kotatsu.games.yokohama.components import FROM_BONUS, FROM_CHURCH, FROM_ORDER, IMPORT, STRENGTH_BONUS, YEN, Box
from kotatsu.games.yokohama.look.cards import CARD_HEIGHT, CARD_WIDTH, Print, building, station, strength_card
from kotatsu.games.yokohama.look.quay import Quay
from kotatsu.games.yokohama.meta import Yokohama
from kotatsu.games.yokohama.names import GOOD, RESOURCE, Names
from kotatsu.games.yokohama.state import YokohamaState

PLENTY = [99] * len(GOOD)  # nothing is lacking on a card that lies in the box
EAVES = 3.0  # of the roof of an area, beyond its front
LEVELS = ("1", "2", "3", "4", "5+")
SIDES = ("face_up_de", "face_up_en", "face_down_de", "face_down_en")
UNTOLD = frozenset({"terms", "layout.board_a", "layout.board_b", "layout.decks_on_a", "layout.decks_on_b"})


class YokohamaInventory(Inventory[YokohamaState, Box, Names]):
    game: Yokohama
    kinds = "orders techs churches bonuses strengths helpers conditions areas trades offerings scoring pieces setup"

    def __init__(self, game: Yokohama, texts: Texts) -> None:
        super().__init__(game, texts)
        self.print = Print(game, texts, narrow=False)

    # -- phrases ----------------------------------------------------------------------------------

    def amount(self, kind: int, n: int) -> str:
        return f"{n}\u00a0{self.texts.member(RESOURCE, kind, n)}"

    def reward(self, kind: int, n: int) -> str:
        """A reward; the number of a bonus icon is the place of its level."""
        if kind == STRENGTH_BONUS:
            return self.say("bonus-icon", level=self.box.bonus_levels[n])
        return self.amount(kind, n)

    def rewards(self, source: int, card: int, start: int = 0) -> str:
        row = self.box.rewards[source][card][start:]
        return ", ".join([self.reward(kind, n) for kind, n in zip(row[::2], row[1::2], strict=True)]) or NOTHING

    def numbers(self, values: Sequence[int]) -> str:
        return ", ".join([str(value) for value in values])

    # -- cards ------------------------------------------------------------------------------------

    def orders(self) -> Sheet:
        return self.each("order_cards", "orders", ("cost", "points", "reward", "count"), self.order)

    def order(self, card: int, entry: Entry) -> Line:
        printed = self.print
        cost = [self.amount(good, n) for good, n in enumerate(self.box.order_cost[card]) if n]
        cells = [
            cell(", ".join(cost), "cost"),
            cell(self.box.order_points[card], "points"),
            cell(self.rewards(FROM_ORDER, card), "rewards"),
            cell(entry.number("copies"), "copies"),
        ]
        drawn = picture(printed.card_width, printed.order_height, printed.order(card, PLENTY))
        return Line(entry, self.named(entry), cells, drawn)

    def techs(self) -> Sheet:
        return self.each("technology_cards", "techs", ("production", "effect", "count"), self.tech)

    def tech(self, card: int, entry: Entry) -> Line:
        printed = self.print
        text = entry.text(f"text_{self.texts.language}")
        cells = [
            cell(self.box.production[card], "production"),
            cell(text, "effect", "per", "amount", "once_per_round"),
            cell(entry.number("copies"), "copies"),
        ]
        drawn = picture(printed.card_width, printed.card_height, printed.tech(card))
        return Line(entry, self.named(entry), cells, drawn)

    def churches(self) -> Sheet:
        return self.each("church_cards", "churches", ("faith", "points", "reward", "count"), self.church)

    def church(self, card: int, entry: Entry) -> Line:
        printed = self.print
        cells = [
            cell(self.box.faith[card], "faith"),
            cell(self.box.church_points[card], "points"),
            cell(self.rewards(FROM_CHURCH, card), "rewards"),
            cell(entry.number("copies"), "copies"),
        ]
        drawn = picture(printed.church_width, printed.church_height, printed.church(card))
        return Line(entry, self.named(entry), cells, drawn)

    def bonuses(self) -> Sheet:
        lines = [self.bonus(card, entry) for card, entry in enumerate(self.data.all("strength_bonus_cards"))]
        heads = [self.say("column-from-strength", n=level) for level in self.box.bonus_levels]
        return Sheet(self.say("bonuses"), heads, lines)

    def bonus(self, card: int, entry: Entry) -> Line:
        printed = self.print
        cells = []
        told = 0
        for level, field in enumerate(("reward_5", "reward_6", "reward_7")):
            cells.append(cell(self.rewards(FROM_BONUS + level, card, told), field))
            told = len(self.box.rewards[FROM_BONUS + level][card])
        drawn = picture(printed.bonus_width, printed.bonus_height, printed.bonus(card))
        return Line(entry, self.named(entry), cells, drawn)

    def strengths(self) -> Sheet:
        return self.each("strength_cards", "strengths", ("strength", "upgraded", "upgrade-cost", "each"), self.strength)

    def strength(self, card: int, entry: Entry) -> Line:
        before, after = self.box.strength[0][card], self.box.strength[1][card]
        cells = [
            cell(before, "strength"),
            cell(after, "upgraded_strength"),
            cell(self.amount(YEN, self.box.upgrade_cost[card]), "upgrade_cost"),
            cell(entry.number("copies_per_player"), "copies_per_player"),
        ]
        step = CARD_WIDTH + 8
        both = strength_card(0, before, False) + group([strength_card(0, after, True)], step)
        return Line(entry, self.named(entry), cells, picture(step + CARD_WIDTH, CARD_HEIGHT, both))

    def helpers(self) -> Sheet:
        """Extra strength cards and foreign agents: what is added to or used instead of a strength card."""
        extras = self.data.all("extra_strength_cards")
        lines = [self.helper(entry, f"+{entry.number('strength')}", f"extra-{n}") for n, entry in enumerate(extras, 1)]
        agents = self.data.one("foreign_agents")
        lines.append(self.helper(agents, f"{agents.number('strength')}", "agent"))
        return self.sheet("helpers", ("strength", "remark", "count"), lines)

    def helper(self, entry: Entry, strength: str, name: str) -> Line:
        alike = self.say("alike") if entry.has("identical") and entry.flag("identical") else NOTHING
        cells = [cell(strength, "strength"), cell(alike, "identical"), cell(entry.number("count"), "count")]
        return Line(entry, self.named(entry), cells, small(name))

    def conditions(self) -> Sheet:
        lines = [
            Line(
                entry,
                self.say(f"counts-{entry.text('counts')}"),
                [cell(self.say("at-least", n=entry.number("at_least")), "counts", "at_least")],
            )
            for entry in self.data.all("agent_conditions")
        ]
        return self.sheet("conditions", ("needed",), lines)

    # -- boards -----------------------------------------------------------------------------------

    def areas(self) -> Sheet:
        view = self.game.blank(2)
        quay = Quay(self.game, view, Canvas(view, self.texts), self.print)
        lines = [self.area(quay, area, entry) for area, entry in enumerate(self.data.all("areas"))]
        levels = [self.say("column-at-strength", level=level) for level in LEVELS]
        heads = [self.say(f"column-{head}") for head in ("brings", "open", "sites", "board")]
        return Sheet(self.say("areas"), [heads[0], *levels, *heads[1:]], lines)

    def area(self, quay: Quay, area: int, entry: Entry) -> Line:
        spaces = {"shops": entry.number("shop_spaces"), "warehouses": entry.number("warehouse_spaces")}
        cells = [
            cell(self.say(f"brings-{entry.text('effect_kind')}"), "effect_kind"),
            *[cell(n or NOTHING, "effect") for n in self.box.effect[area]],
            cell(self.say("open-always" if self.box.always_open[area] else "open-unused"), "always_available"),
            cell(self.say("buildings", **spaces), "shop_spaces", "warehouse_spaces"),
            cell(entry.text("board").upper(), "board"),
        ]
        front = quay.front(area, 0, closed=False) + quay.lots(area)
        return Line(entry, self.named(entry), cells, picture(quay.wide + 2 * EAVES, quay.height, group([front], EAVES)))

    def trades(self) -> Sheet:
        return self.each("chinatown_exchanges", "trades", ("give", "get"), self.trade)

    def trade(self, trade: int, entry: Entry) -> Line:
        box = self.box
        give, get = box.trade_give[trade], box.trade_get[trade]
        way, traded = ("buy", get) if give == YEN else ("sell", give)
        cells = [
            cell(self.amount(give, box.trade_give_n[trade]), "give", "give_n"),
            cell(self.amount(get, box.trade_get_n[trade]), "get", "get_n"),
        ]
        wide = 110.0
        drawn = picture(wide, self.print.trade_height, self.print.trade(trade, wide))
        return Line(entry, self.say(way, resource=self.texts.member(RESOURCE, traded, 2)), cells, drawn)

    def offerings(self) -> Sheet:
        lines = [
            Line(
                entry,
                self.named(entry),
                [
                    cell(self.say("faith", n=entry.number("faith")), "pay", "amount", "faith"),
                    cell(self.say("per-visit", n=entry.number("max_per_visit")), "max_per_visit"),
                ],
            )
            for entry in self.data.all("church_offerings")
        ]
        return self.sheet("offerings", ("brings", "how-often"), lines)

    def scoring(self) -> Sheet:
        lines = [
            Line(
                entry,
                self.named(entry),
                [
                    cell(self.scored(entry), "points", "per"),
                    cell(self.say("rank", n=entry.number("rank")), "rank"),
                ],
            )
            for entry in self.data.all("scoring")
        ]
        return self.sheet("scoring", ("points", "ties"), lines)

    def scored(self, entry: Entry) -> str:
        values = {field: entry.number(field) for field in ("points", "per") if entry.has(field)}
        return self.say(f"scoring-{entry.id}", **values)

    # -- what is counted --------------------------------------------------------------------------

    def pieces(self) -> Sheet:
        lines = [
            *[self.resource(entry) for entry in self.data.all("resources")],
            *[self.coin(entry) for entry in self.data.all("coins")],
            *[self.piece(entry) for entry in self.data.all("pieces")],
        ]
        return self.sheet("pieces", ("count", "each", "remark"), lines)

    def resource(self, entry: Entry) -> Line:
        remarks = [self.say(f"kind-{entry.text('kind')}")]
        if entry.has("two_sided") and entry.flag("two_sided"):
            sides = {side: entry.text(f"face_{side}_{self.texts.language}") for side in ("up", "down")}
            remarks.append(self.say("sides", **sides))
        remarks += self.unlimited(entry)
        cells = [
            cell(entry.number("count"), "count"),
            cell(NOTHING),
            cell("; ".join(remarks), "kind", "two_sided", *SIDES, "unlimited"),
        ]
        return Line(entry, self.named(entry), cells, small(entry.id))

    def coin(self, entry: Entry) -> Line:
        remarks = [self.say("worth", n=entry.number("value")), *self.unlimited(entry)]
        cells = [
            cell(entry.number("count"), "count"),
            cell(NOTHING),
            cell("; ".join(remarks), "value", "unlimited"),
        ]
        return Line(entry, self.named(entry), cells, small("yen"))

    def unlimited(self, entry: Entry) -> list[str]:
        return [self.say("unlimited")] if entry.flag("unlimited") else []

    def piece(self, entry: Entry) -> Line:
        cells = [
            cell(entry.number("count"), "count"),
            cell(entry.number("per_player_count") or NOTHING, "per_player_count"),
            cell(NOTHING),
        ]
        drawn = {"shop": building("shop", 0), "warehouse": building("warehouse", 0), "station_token": station()}
        markup = drawn.get(entry.id)
        return Line(entry, self.named(entry), cells, picture(28, 28, markup) if markup else EMPTY)

    # -- set-up and fixed numbers -----------------------------------------------------------------

    def setup(self) -> Sheet:
        lines = [*self.frame(), *self.start(), *self.displays(), *self.building(), *self.payments(), *self.limits()]
        return self.sheet("setup", ("value",), lines)

    def frame(self) -> list[Line]:
        meta = self.data.one("meta")
        return [
            self.told(meta, "players", "players_min", "players_max"),
            self.told(meta, "rounds", "rounds", "turns_per_round"),
            self.told(meta, "duration", "duration_minutes"),
            self.told(meta, "age", "min_age"),
            self.told(meta, "designer", "designer"),
        ]

    def start(self) -> list[Line]:
        players = self.data.one("players")
        colours = ", ".join(players.get(f"color_names_{self.texts.language}"))
        goods = [self.amount(good, n) for good, n in enumerate(self.box.start_goods) if n]
        imports = players.number("start_imports")
        goods += [self.amount(IMPORT, imports)] if imports else []
        colour_fields = ("colors", "color_names_de", "color_names_en")
        return [
            Line(players, self.say("colours"), [cell(colours, *colour_fields)]),
            self.told(players, "start-buildings", "start_shops", "start_warehouses"),
            Line(players, self.say("start-goods"), [cell(", ".join(goods), "start_goods", "start_imports")]),
            self.purse("first_player"),
            self.purse("second_player"),
            self.told(players, "start-orders", "orders_dealt", "orders_kept"),
        ]

    def purse(self, who: str) -> Line:
        entry = self.data.one("start_resources", who)
        fields = ("yen", "extra_strength_1", "extra_strength_2")
        amounts = [(RESOURCE.index[field], entry.number(field)) for field in fields]
        told = ", ".join([self.amount(kind, n) for kind, n in amounts if n])
        return Line(entry, self.say("start-first" if who == "first_player" else "start-second"), [cell(told, *fields)])

    def displays(self) -> list[Line]:
        layout = self.data.one("layout")
        return [
            self.told(layout, "bonus-display", "strength_bonus_display"),
            self.told(layout, "tech-display", "technology_display"),
            self.told(layout, "church-display", "church_display", "church_removed"),
        ]

    def building(self) -> list[Line]:
        entry, step = self.data.one("building"), self.data.one("bonus_step")
        levels = self.say("bonus-step-text", n=self.box.bonus_from, levels=self.numbers(self.box.bonus_levels))
        costs = self.say("warehouse-costs-text", costs=self.numbers(self.box.warehouse_costs))
        return [
            Line(step, self.say("bonus-step"), [cell(levels, "min_strength", "levels")]),
            self.told(entry, "from", "min_strength"),
            self.told(entry, "shop", "shop_cost"),
            Line(entry, self.say("warehouse-costs"), [cell(costs, "warehouse_costs")]),
            self.told(entry, "warehouse-income", "warehouse_income"),
        ]

    def payments(self) -> list[Line]:
        laboratory, port = self.data.one("laboratory_payment"), self.data.one("port_payment")
        by_yen, by_import = ("production_per_2_yen", "yen_per_step"), ("production_per_import", "imports_per_step")
        surcharge = ("surcharge_from_technology", "surcharge_yen", "surcharge_imports")
        keep = ("free_keep", "max_keep", "second_card_yen", "second_card_imports")
        return [
            self.told(laboratory, "production", *by_yen, *by_import, "unlimited"),
            self.told(laboratory, "surcharge", *surcharge),
            self.told(port, "keep", *keep),
        ]

    def limits(self) -> list[Line]:
        limits = self.data.one("limits")
        return [
            self.told(limits, "extra", "extra_strength_hand", "extra_strength_per_action"),
            self.told(limits, "orders", "order_hand"),
            self.told(limits, "techs", "technology"),
            self.told(limits, "shops", "shops_per_player_per_area"),
            self.told(limits, "warehouses", "warehouses_per_area"),
            self.told(limits, "agents", "agents_per_player"),
        ]
