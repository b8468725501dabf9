"""The board of Yokohama Duel: a quay of ten shop fronts, the displays behind it, and the hand of the one who looks."""

from __future__ import annotations

from kotatsu.board.drawing import Canvas
from kotatsu.board.markup import EMPTY, Markup, classed, filled, group, icon, join, path, rect
from kotatsu.board.ornaments import Flow, card, fitting, halo, head, ladder, pips, words
from kotatsu.board.scene import Scene
from kotatsu.core.bits import count, has
from kotatsu.core.state import NONE
from kotatsu.core.vocabulary import SEAT
from kotatsu.games.yokohama.components import AREA_IDS, Box
from kotatsu.games.yokohama.look.cards import CARD_WIDTH, Print, building, framed, price_tag, station, strength_card
from kotatsu.games.yokohama.look.describe import Teller
from kotatsu.games.yokohama.look.hand import draw_hand, draw_rival
from kotatsu.games.yokohama.meta import Yokohama
from kotatsu.games.yokohama.moves import AREAS
from kotatsu.games.yokohama.names import Names
from kotatsu.games.yokohama.state import CARDS, SEATS, YokohamaState
from kotatsu.games.yokohama.steps.areas import Church, Laboratory, Offering, TakeTech
from kotatsu.games.yokohama.steps.rewards import PickBonus
from kotatsu.games.yokohama.steps.turn import AgentWindow, Boost, MainWindow, Permission, PlayCard
from kotatsu.games.yokohama.steps.visit import lowest

COLOURS = ("matcha", "asagi", "wisteria", "copper", "bronze", "wisteria", "indigo", "vermilion", "indigo", "asagi")
KANJI = "茶漁絹銅銀教関華学港"
ICONS = ("tea", "fish", "silk", "copper", "yen", "faith", "flip", "exchange", "production", "draw")

AREA_HEIGHT = 130.0
HEAD = 36.0  # height of the curtain
LOT = 30.0  # a building site
LOTS = 92.0  # where the building sites begin, from the top of an area
FAN = 20.0  # from one strength card to the next, at most


class Board(Scene[YokohamaState, Box, Names, Print]):
    """One drawing of one view."""

    def __init__(self, game: Yokohama, view: YokohamaState, canvas: Canvas, printed: Print) -> None:
        super().__init__(game, view, canvas, printed)
        self.teller = Teller(game, view, canvas.texts)
        self.actor = view.actor()
        self.columns = 2 if self.narrow else 5
        self.gap = 8.0 if self.narrow else 10.0
        self.area_width = (self.inside - self.gap * (self.columns - 1)) / self.columns
        self.corners: list[tuple[float, float]] = []  # of the areas
        self.slots: list[tuple[float, float]] = [(0, 0)] * SEATS  # where the strength cards of each seat wait
        self.stocks: list[list[tuple[float, float]]] = [[] for _ in range(SEATS)]  # of shops and warehouses, if shown
        self.step = view.stack[-1] if view.stack else None
        self.visiting = False  # whether somebody is in an area now
        self.supply_end = (0.0, 0.0)  # where the station token waits

    def draw(self) -> None:
        y = self.sea()
        y = self.quay(y + 11)
        y = self.supply(y)
        y = self.displays(y + 6)
        if self.me != NONE:
            y = draw_hand(self, y + 2)
        self.pieces()
        self.canvas.height = round(y + 8)

    # -- the sea: round and turn, and those who sit on the other side ------------------------------------

    def sea(self) -> float:
        view, canvas = self.view, self.canvas
        rivals = [seat for seat in range(SEATS) if seat != self.me]
        turns = SEATS * self.box.turns_per_round
        title = self.teller.say("title", round=view.round, rounds=self.box.rounds)
        tall = 48.0 * len(rivals) + (28 if self.narrow else 0)
        self.add(
            rect(0, 0, canvas.width, tall + 5, "b-night", 0),
            filled("p-seigaiha", canvas.width, tall + 5),
        )
        right = canvas.width - self.margin - 8
        if self.narrow:
            self.add(
                words(self.margin + 4, 22, title, 15, "serif on-band"),
                pips(right - turns * 13 + 4, 17, min(view.played, turns), turns),
            )
        else:
            self.add(
                words(right, 23, title, 16, "serif on-band", "end"),
                pips(right - turns * 13 + 4, 38, view.played, turns),
            )
            self.add(icon("ship", 722, 2, 50, "on-band faint"))
        for place, seat in enumerate(rivals):
            draw_rival(self, seat, self.margin, (30 if self.narrow else 4) + place * 48)
        return tall

    # -- areas ------------------------------------------------------------------------------------

    def quay(self, y: float) -> float:
        totals = self.totals()
        for area in range(AREAS):
            row, column = divmod(area, self.columns)
            corner = (self.margin + column * (self.area_width + self.gap), y + row * (AREA_HEIGHT + self.gap))
            self.corners.append(corner)
            self.canvas.target(
                f"area-{AREA_IDS[area]}", self.teller.area(area), group([self.area(area, totals[area])], *corner)
            )
        self.sites()
        return y + (AREAS + self.columns - 1) // self.columns * (AREA_HEIGHT + self.gap)

    def totals(self) -> list[int]:
        """The strength that would apply in each area now, before extra cards; 0 where there is nothing to tell."""
        view, seat, step = self.view, self.actor, self.step
        self.visiting = True
        if isinstance(step, MainWindow) and step.area == NONE:
            base = lowest(view, seat)
            self.visiting = False
            return [self.with_buildings(seat, area, base) for area in range(AREAS)]
        totals = [0] * AREAS
        if isinstance(step, PlayCard | Permission):
            totals[step.area] = self.with_buildings(seat, step.area, lowest(view, seat))
        elif isinstance(step, Boost):
            totals[step.area] = self.with_buildings(seat, step.area, step.base)
        elif visit := self.visit():
            totals[visit.area] = visit.total
        return totals

    def visit(self) -> MainWindow | AgentWindow | None:
        """The visit to an area that goes on, also while something is decided in its course."""
        for step in reversed(self.view.stack):
            if isinstance(step, MainWindow | AgentWindow) and step.area != NONE:
                return step
        return None

    def with_buildings(self, seat: int, area: int, base: int) -> int:
        player = self.view.players[seat]
        return base + has(player.shops, area) + has(player.warehouses, area) + (self.view.station == area)

    def area(self, area: int, total: int) -> Markup:
        used = has(self.view.used, area) and not self.box.always_open[area]
        choosing = self.canvas.can_choose(f"area-{AREA_IDS[area]}")
        closed = used and not choosing and not (total and self.visiting)
        front = self.print.keep(
            f"area {area} {0 if closed else total} {used} {closed}",
            lambda: self.front(area, 0 if closed else total, used, closed),
        )
        return front + self.lots(area)

    def front(self, area: int, total: int, used: bool, closed: bool) -> Markup:
        """A shop front: roof, curtain with name and kanji, and the ladder of strengths with the step for `total` lit."""
        wide = self.area_width
        name = self.canvas.texts.member(self.game.names.area, area)
        steps = [
            (f"{level}+" if level == 5 else f"{level}", f"{n}" if n else "–", ICONS[area] if n else "")
            for level, n in enumerate(self.box.effect[area], 1)
        ]
        if total > 5:
            steps[4] = (f"{total}", *steps[4][1:])
        note = self.print.word("open") if self.box.always_open[area] else self.print.word("used") if used else ""
        size = fitting(name, wide - 54, 15.5, 12, bold=True)
        return join(
            [
                halo(0, 0, wide, AREA_HEIGHT, 8, 3),
                card(0, 6, wide, AREA_HEIGHT - 6, "closed" if closed else ""),
                head(0, 6, wide, HEAD, "stone" if closed else COLOURS[area], radius=4),
                path("slits", f"M{wide / 4:g} 42.5v-3M{wide / 2:g} 42.5v-3M{wide * 3 / 4:g} 42.5v-3"),
                words(wide - 8, 36, KANJI[area], 27, "serif kanji", "end"),
                path("roof", f"M-4 10q6-2 9-9h{wide - 10:g}q3 7 9 9Z"),
                words(9, 24.5 if note else 30, name, size, "on-band", bold=True),
                words(9, 37.5, note, 11.5, "on-band") if note else EMPTY,
                ladder(7, 47, wide - 14, steps, min(total, 5) - 1, 13, 39),
                icon(ICONS[area], wide - 44, LOTS - 2, 33, "faint"),
            ]
        )

    def lots(self, area: int) -> Markup:
        """Building sites: a shop for each player and one warehouse."""
        parts = []
        for seat, player in enumerate(self.view.players):
            if not has(player.shops, area):
                parts.append(rect(8 + seat * (LOT + 3), LOTS, LOT, LOT, "lot", 5))
                parts.append(icon("shop", 15 + seat * (LOT + 3), LOTS + 7, 16, "ghost"))
        if not any(has(player.warehouses, area) for player in self.view.players):
            parts.append(rect(8 + 2 * (LOT + 3), LOTS, LOT, LOT, "lot", 5))
            parts.append(icon("warehouse", 14 + 2 * (LOT + 3), LOTS + 6, 18, "ghost"))
        return join(parts)

    def lot(self, area: int, kind: str, seat: int) -> tuple[float, float]:
        x, y = self.corners[area]
        return x + 8 + (seat if kind == "shop" else 2) * (LOT + 3), y + LOTS

    def sites(self) -> None:
        """Where the active player may build now, with the price."""
        step = self.step
        if not isinstance(step, MainWindow | AgentWindow) or step.area == NONE:
            return
        seat = self.view.active
        player = self.view.players[seat]
        built = count(player.warehouses)
        prices = {
            "shop": self.box.shop_cost,
            "warehouse": self.box.warehouse_costs[min(built, self.box.warehouses - 1)],
        }
        for kind, price in prices.items():
            if self.canvas.can_choose(f"site-{kind}"):
                x, y = self.lot(step.area, kind, seat)
                markup = (
                    rect(x - 1.5, y - 6, LOT + 3, LOT + 13, "hit", 0)
                    + halo(x, y, LOT, LOT, 5, 2)
                    + rect(x, y, LOT, LOT, "site", 5)
                    + classed(f"seat-{seat} owned", icon(kind, x + 7, y + 2, 16))
                    + words(x + 9, y + 27.5, price, 11, "", "middle", bold=True)
                    + icon("yen", x + 14, y + 18.5, 10)
                )
                self.canvas.target(f"site-{kind}", self.print.say(f"site-{kind}", n=price), markup)

    # -- supply and displays -----------------------------------------------------------------------

    def supply(self, y: float) -> float:
        """Stacks and decks that everybody draws from."""
        view = self.view
        tall = 40.0 if self.narrow else 29.0
        decks = [
            ("extra-1", view.extra_stack[0], "", "stack-extra-1"),
            ("extra-2", view.extra_stack[1], "", "stack-extra-2"),
            ("agent", view.agent_stack, "", "stack-agents"),
            ("tech", len(view.tech_deck), "", "stack-techs"),
            ("bonus", len(view.bonus_deck), "", "stack-bonuses"),
            ("order", len(view.order_deck), "drawn-as-drawn", "stack-orders"),
        ]
        self.add(rect(self.margin, y, self.inside, tall, "tray", 6))
        title = self.print.word("supply")
        if self.narrow:
            x, step, label = self.margin + 8, (self.inside - 50) / len(decks), 0.0
        else:
            self.add(words(self.margin + 12, y + tall / 2 + 4.5, title, 13, "heading", bold=True))
            x, step, label = self.margin + 90, (self.inside - 90 - 50) / len(decks), self.print.text
        for name, n, target, key in decks:
            markup = icon(name, x, y + tall / 2 - 9, 18) + words(x + 23, y + tall / 2 + 5.5, n, 15, "", bold=True)
            if label:
                size = fitting(self.print.word(key), step - 50, label, 11)
                markup += words(x + 44, y + tall / 2 + 4.5, self.print.word(key), size, "quiet")
            if target:
                markup = halo(x - 4, y + 2, step - 6, tall - 4, 5, 1) + rect(
                    x - 4, y + 2, step - 6, tall - 4, "hit", 5
                ) + markup  # fmt: skip
                self.canvas.target(target, f"{self.print.word(key)}: {n}", markup)
            else:
                self.add(markup)
            x += step
        self.supply_end = (x + (4 if self.narrow else 8), y + tall / 2 - 14)
        return y + tall

    def displays(self, y: float) -> float:
        """On a desk two columns of the same widths in both rows, on a phone everything below one another."""
        left, wide = self.margin, self.print.row_width
        if self.narrow:
            y = self.bonuses(left, self.techs(left, y, wide), wide)
            return self.trades(left, self.churches(left, y, wide), wide)
        beside = left + wide + 17
        rest = left + self.inside - beside
        y = max(self.techs(left, y, wide), self.bonuses(beside, y, rest))
        return max(self.churches(left, y, wide), self.trades(beside, y, rest))

    def techs(self, x: float, y: float, wide: float) -> float:
        printed, view, step = self.print, self.view, self.step
        self.heading(x, y, "techs")
        flow = Flow(x, y + 18, wide, printed.gap)
        ids = self.game.names.tech.ids
        chosen = next((each.card for each in view.stack if isinstance(each, TakeTech)), NONE)
        for tech in view.tech_display:
            units = step.units(view, tech) if isinstance(step, Laboratory) else 0
            face = [printed.tech(tech, "priced" if units else "")]
            if units:
                items = [(units * self.box.yen_per_unit, "yen"), (units, "import")]
                face.append(price_tag(printed.card_width - 3, printed.card_height, items))
            if tech == chosen:
                face.append(framed(view.active, printed.card_width, printed.card_height))
            markup = group(face, *flow.place(printed.card_width, printed.card_height))
            self.canvas.target(f"tech-{ids[tech]}", printed.label("tech", tech, self.teller), markup)
        self.places(flow, self.box.tech_display - len(view.tech_display), printed.card_width, printed.card_height)
        return flow.end_row()

    def bonuses(self, x: float, y: float, wide: float) -> float:
        printed, level = self.print, self.bonus_level()
        self.heading(x, y, "bonuses")
        flow = Flow(x, y + 18, wide, printed.gap)
        ids = self.game.names.bonus.ids
        for bonus in self.view.bonus_display:
            target = f"bonus-{ids[bonus]}"
            lit = level if self.canvas.can_choose(target) else NONE
            markup = group([printed.bonus(bonus, lit)], *flow.place(printed.bonus_width, printed.card_height))
            self.canvas.target(target, printed.label("bonus", bonus, self.teller), markup)
        return flow.end_row()

    def bonus_level(self) -> int:
        """Up to which of its rows a bonus card would pay now."""
        if isinstance(self.step, PickBonus):
            return self.step.level
        visit = self.visit()
        return sum([visit.total >= needed for needed in self.box.bonus_levels]) - 1 if visit else NONE

    def churches(self, x: float, y: float, wide: float) -> float:
        printed, view, step = self.print, self.view, self.step
        self.heading(x, y, "churches")
        flow = Flow(x, y + 18, wide, printed.gap)
        ids = self.game.names.church.ids
        chosen = step.card if isinstance(step, Offering) else NONE
        for church in view.church_display:
            missing = self.box.faith[church] - step.faith if isinstance(step, Church) else 0
            face = [printed.church(church)]
            if missing > 0:
                face.append(price_tag(printed.church_width - 3, printed.church_height, [(missing, "offering")]))
            if church == chosen:
                face.append(framed(view.active, printed.church_width, printed.church_height))
            markup = group(face, *flow.place(printed.church_width, printed.church_height))
            self.canvas.target(f"church-{ids[church]}", printed.label("church", church, self.teller), markup)
        left = self.box.church_display - len(view.church_display)
        self.places(flow, left, printed.church_width, printed.church_height)
        return flow.end_row()

    def places(self, flow: Flow, n: int, wide: float, tall: float) -> None:
        """The places of cards that have been taken; on a phone the room is better used."""
        for _ in range(0 if self.narrow else n):
            x, y = flow.place(wide, tall)
            self.add(rect(x, y, wide, tall, "lot", 7))

    def trades(self, x: float, y: float, wide: float) -> float:
        """The price list of Chinatown."""
        printed, names = self.print, self.game.names
        self.heading(x, y, "trades")
        width = (wide - 2 * printed.gap) / 3
        flow = Flow(x, y + 18, wide, printed.gap, 4.5)
        for trade, name in enumerate(names.trade.ids):
            markup = group([printed.trade(trade, width)], *flow.place(width, printed.trade_height))
            self.canvas.target(f"trade-{name}", self.canvas.texts.member(names.trade, trade), markup)
        return flow.end_row() + 4

    # -- pieces -----------------------------------------------------------------------------------

    def pieces(self) -> None:
        """Strength cards, buildings and the station where they are now."""
        view, canvas = self.view, self.canvas
        taken = view.players[0].warehouses | view.players[1].warehouses
        for seat, player in enumerate(view.players):
            letter = SEAT.ids[seat]
            for card_ in range(CARDS):
                x, y = self.card_spot(seat, card_)
                markup = strength_card(seat, view.strength_of(seat, card_), has(player.upgraded, card_))
                canvas.piece(f"card-{letter}{card_ + 1}", x, y, markup)
            for kind, bits in (("shop", player.shops), ("warehouse", player.warehouses)):
                markup = building(kind, seat)
                left = (self.box.shops if kind == "shop" else self.box.warehouses) - count(bits)
                for area in range(AREAS):
                    if has(bits, area):
                        x, y = self.lot(area, kind, seat)
                    elif (
                        left and self.stocks[seat] and not (kind == "warehouse" and has(taken, area))
                    ):  # any of them may be built next
                        x, y = self.stocks[seat][kind == "warehouse"]
                    else:
                        continue
                    canvas.piece(f"{kind}-{letter}-{AREA_IDS[area]}", x + 1, y + 1, markup)
        if view.station == NONE:
            canvas.piece("station", *self.supply_end, station())
        else:
            x, y = self.corners[view.station]
            canvas.piece("station", x + self.area_width - 34, y + 9, station())  # beside the name

    def card_spot(self, seat: int, card_: int) -> tuple[float, float]:
        """Where a strength card lies: waiting in front of its owner, or fanned out with others in an area."""
        area = self.view.players[seat].lies_in[card_]
        if area == NONE:
            x, y = self.slots[seat]
            return x + card_ * (CARD_WIDTH + 6), y
        together = [
            (owner, other)
            for owner, player in enumerate(self.view.players)
            for other in range(CARDS)
            if player.lies_in[other] == area
        ]
        x, y = self.corners[area]
        top = y + LOTS - 2
        if len(together) > 4:  # a row for each player, one a little above the other
            top += 19 * seat - 8
            together = [each for each in together if each[0] == seat]
        room = self.area_width - 16 - 3 * (LOT + 3) - CARD_WIDTH
        step = min(FAN, room / max(1, len(together) - 1))
        behind = len(together) - 1 - together.index((seat, card_))
        return x + self.area_width - 7 - CARD_WIDTH - behind * step, top
