"""The table in words, for the terminal and for screen readers."""

from __future__ import annotations

from kotatsu.board import telling
from kotatsu.board.telling import Section
from kotatsu.core.bits import count, has, members
from kotatsu.core.state import HIDDEN, NONE
from kotatsu.core.texts import Texts
from kotatsu.games.yokohama.components import FROM_BONUS, FROM_CHURCH, FROM_ORDER, UNIVERSITY, Box
from kotatsu.games.yokohama.meta import Yokohama
from kotatsu.games.yokohama.moves import AREAS, CONDITIONS, TRADES
from kotatsu.games.yokohama.names import GOOD, RESOURCE, Names
from kotatsu.games.yokohama.state import CARDS, SEATS, Player, YokohamaState
from kotatsu.games.yokohama.steps.turn import AgentWindow, MainWindow


def describe(game: Yokohama, view: YokohamaState, texts: Texts) -> list[Section]:
    teller = Teller(game, view, texts)
    return [teller.turn(), teller.areas(), teller.displays(), *[teller.player(seat) for seat in range(SEATS)]]


def visit_of(view: YokohamaState) -> MainWindow | AgentWindow | None:
    """The visit to an area that goes on, also while something is decided in its course."""
    for step in reversed(view.stack):
        if isinstance(step, MainWindow | AgentWindow) and step.area != NONE:
            return step
    return None


class Teller(telling.Teller[YokohamaState, Box, Names]):
    """Tells one view in one language."""

    def turn(self) -> Section:
        view = self.view
        turns = SEATS * self.box.turns_per_round
        now = min(view.played + 1, turns)
        title = self.say("title", round=view.round, rounds=self.box.rounds)
        lines = [self.say("turn", turn=now, turns=turns, seat=self.texts.seat(view.active))]
        if visit := visit_of(view):
            lines.append(self.say("visit", area=self.name(self.names.area, visit.area), total=visit.total))
        return Section(title, lines)

    # -- the boards -------------------------------------------------------------------------------

    def areas(self) -> Section:
        return Section(self.say("areas"), [self.area(area) for area in range(AREAS)])

    def area(self, area: int) -> str:
        view, texts = self.view, self.texts
        steps = [f"{level}{'+' * (level == 5)} → {n}" for level, n in enumerate(self.box.effect[area], 1)]
        kind = self.data.all("areas")[area].text("effect_kind")
        parts = [self.say("area-effect", gives=texts.message(f"sheet-brings-{kind}"), steps=self.listed(steps))]
        if self.box.always_open[area]:
            parts.append(self.say("area-open"))
        elif has(view.used, area):
            parts.append(self.say("area-used"))
        cards = [
            f"{texts.seat(seat)} {view.strength_of(seat, card)}"
            for seat, player in enumerate(view.players)
            for card in range(CARDS)
            if player.lies_in[card] == area
        ]
        if cards:
            parts.append(self.say("area-cards", cards=self.listed(cards)))
        shops = [texts.seat(seat) for seat, player in enumerate(view.players) if has(player.shops, area)]
        if shops:
            parts.append(self.say("area-shops", seats=self.listed(shops)))
        for seat, player in enumerate(view.players):
            if has(player.warehouses, area):
                parts.append(self.say("area-warehouse", seat=texts.seat(seat)))
        if view.station == area:
            parts.append(self.say("area-station"))
        return self.say("area", area=texts.member(self.names.area, area), effects=self.listed(parts, "; "))

    # -- displays ---------------------------------------------------------------------------------

    def displays(self) -> Section:
        view = self.view
        stocks = self.say(
            "stocks",
            plus1=view.extra_stack[0],
            plus2=view.extra_stack[1],
            agents=view.agent_stack,
            orders=len(view.order_deck),
            bonuses=len(view.bonus_deck),
            techs=len(view.tech_deck),
        )
        return Section(
            self.say("displays"),
            [
                self.say("techs", cards=self.listed([self.tech(card) for card in view.tech_display], "; ")),
                self.say("churches", cards=self.listed([self.church(card) for card in view.church_display], "; ")),
                self.say("bonuses", cards=self.listed([self.bonus(card) for card in view.bonus_display], "; ")),
                self.say("trades", trades=self.listed([self.name(self.names.trade, n) for n in range(TRADES)], "; ")),
                self.say("thresholds", build=self.box.build_from, bonus=self.box.bonus_from),
                stocks,
            ],
        )

    def tech(self, card: int) -> str:
        name = self.texts.member(self.names.tech, card)
        return self.say("tech", card=name, production=self.box.production[card], text=self.tech_text(card))

    def church(self, card: int) -> str:
        return self.say(
            "church",
            card=self.texts.member(self.names.church, card),
            faith=self.box.faith[card],
            points=self.box.church_points[card],
            rewards=self.rewards(self.box.rewards[FROM_CHURCH][card]),
        )

    def bonus(self, card: int) -> str:
        rows = [self.box.rewards[FROM_BONUS + level][card] for level in range(3)]
        five, six, seven = rows[0], rows[1][len(rows[0]) :], rows[2][len(rows[1]) :]
        told = self.say("bonus", five=self.rewards(five), six=self.rewards(six), seven=self.rewards(seven))
        return f"{self.texts.member(self.names.bonus, card)} ({told})"

    def rewards(self, row: list[int]) -> str:
        """A row of rewards; the icon of a bonus card has a level instead of a number."""
        pairs = zip(row[::2], row[1::2], strict=True)
        last = len(RESOURCE) - 1
        counted = [(kind, 1 if kind == last else n) for kind, n in pairs]
        return self.listed([f"{n} {self.texts.member(RESOURCE, kind, n)}" for kind, n in counted])

    # -- players ----------------------------------------------------------------------------------

    def player(self, seat: int) -> Section:
        player, view = self.view.players[seat], self.view
        points = self.say("score", points=sum(view.score(seat)))
        goods = [f"{n} {self.texts.member(GOOD, good)}" for good, n in enumerate(player.goods)]
        lines = [
            self.say("goods", goods=self.listed(goods)),
            self.say("money", yen=player.yen, up=player.up, down=player.down),
            self.say("strengths", cards=self.listed(self.strengths(seat, player))),
            self.say("extras", plus1=player.extra[0], plus2=player.extra[1]),
            self.say("agents", ready=player.agents, spent=player.spent_agents),
            self.say("conditions", conditions=self.listed(self.conditions(player), "; ")),
            *self.buildings(player),
            self.say(
                "owned-techs", cards=self.listed([self.own_tech(player, card) for card in members(player.techs)], "; ")
            ),
            self.say("orders", cards=self.hand(player.orders)),
        ]
        if player.drawn:
            lines.append(self.say("drawn", cards=self.hand(player.drawn)))
        lines += [
            self.say("fulfilled", cards=self.listed([self.order_name(card) for card in members(player.fulfilled)])),
            self.say("owned-churches", cards=self.churches(player.churches)),
        ]
        return Section(f"{self.texts.seat(seat)}, {points}", lines)

    def conditions(self, player: Player) -> list[str]:
        """How far each of the conditions for hiring an agent is met."""
        met = (count(player.fulfilled), count(player.techs), len(player.churches), player.down)
        return [
            self.say("condition-used" if has(player.hired, n) else "condition", condition=told, met=met[n])
            for n, told in enumerate([self.name(self.names.condition, n) for n in range(CONDITIONS)])
        ]

    def buildings(self, player: Player) -> list[str]:
        """What is left to build, and the price of the next one."""
        shops, built = self.box.shops - count(player.shops), count(player.warehouses)
        warehouses = self.box.warehouses - built
        cost = self.box.warehouse_costs[built] if warehouses else 0
        return [
            self.say("shops", n=shops, cost=self.box.shop_cost),
            self.say("warehouses", n=warehouses, cost=cost) if warehouses else self.say("no-warehouses"),
        ]

    def strengths(self, seat: int, player: Player) -> list[str]:
        """The strength cards not yet played this round."""
        told: list[str] = []
        for card in range(CARDS):
            strength = self.view.strength_of(seat, card)
            if player.lies_in[card] != NONE:
                continue
            if has(player.upgraded, card):
                told.append(self.say("strengths-upgraded", strength=strength))
            else:
                after = self.box.strength[1][card]
                cost = 0 if player.has(UNIVERSITY) else self.box.upgrade_cost[card]
                told.append(self.say("strengths-plain", strength=strength, after=after, cost=cost))
        return told

    def own_tech(self, player: Player, card: int) -> str:
        told = self.say("own-tech", card=self.name(self.names.tech, card), text=self.tech_text(card))
        return self.say("tapped", card=told) if has(player.tapped, card) else told

    def tech_text(self, card: int) -> str:
        return self.data.all("technology_cards")[card].text(f"text_{self.texts.language}").rstrip(".")

    def hand(self, cards: list[int]) -> str:
        if HIDDEN in cards:
            return self.say("hidden-cards", n=len(cards))
        return self.listed([self.order(card) for card in cards], "; ")

    def churches(self, cards: list[int]) -> str:
        if HIDDEN in cards:
            return self.say("hidden-cards", n=len(cards))
        return self.listed(
            [
                self.say("own-church", card=self.name(self.names.church, n), points=self.box.church_points[n])
                for n in cards
            ]
        )

    def order_name(self, card: int) -> str:
        return self.texts.member(self.names.order, card)

    def order(self, card: int) -> str:
        cost = [f"{n} {self.texts.member(GOOD, good)}" for good, n in enumerate(self.box.order_cost[card]) if n]
        return self.say(
            "order",
            card=self.order_name(card),
            cost=self.listed(cost),
            points=self.box.order_points[card],
            rewards=self.rewards(self.box.rewards[FROM_ORDER][card]),
        )
