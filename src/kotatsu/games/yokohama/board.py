"""The board of Yokohama Duel: a quay of ten shop fronts, the displays behind it, and the hand of the one who looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kotatsu.core.bits import count, has
from kotatsu.core.drawing import Canvas, group, icon, rect
from kotatsu.core.ornaments import Flow, card, fitting, halo, head, ladder, pips, words
from kotatsu.core.state import FULL, NONE
from kotatsu.core.vocabulary import SEAT
from kotatsu.games.yokohama.cards import CARD_HEIGHT, CARD_WIDTH, Print, building, station, strength_card
from kotatsu.games.yokohama.components import AREA_IDS
from kotatsu.games.yokohama.describe import Teller
from kotatsu.games.yokohama.hand import draw_hand, draw_rival
from kotatsu.games.yokohama.moves import AREAS
from kotatsu.games.yokohama.state import CARDS, SEATS, YokohamaState
from kotatsu.games.yokohama.steps.turn import AgentWindow, Boost, MainWindow, PlayCard, lowest

if TYPE_CHECKING:
    from kotatsu.games.yokohama.meta import Yokohama

COLOURS = ("matcha", "asagi", "wisteria", "copper", "bronze", "wisteria", "indigo", "vermilion", "indigo", "asagi")
KANJI = "茶漁絹銅銀教関華学港"
ICONS = ("tea", "fish", "silk", "copper", "yen", "faith", "flip", "exchange", "production", "draw")

AREA_HEIGHT = 170.0
LOT = 30.0  # a building site
LOTS = 98.0  # where the building sites begin, from the top of an area
FAN = 20.0  # from one strength card to the next


def draw_board(game: Yokohama, view: YokohamaState, canvas: Canvas, printed: Print) -> None:
    Board(game, view, canvas, printed).draw()


class Board:
    """One drawing of one view."""

    def __init__(self, game: Yokohama, view: YokohamaState, canvas: Canvas, printed: Print) -> None:
        self.game = game
        self.box = game.box
        self.view = view
        self.canvas = canvas
        self.print = printed
        self.teller = Teller(game, view, canvas.texts)
        self.actor = view.actor()
        self.me = max(self.actor, 0) if view.viewer == FULL else max(view.viewer, NONE)
        self.narrow = canvas.narrow
        self.margin = 6.0 if self.narrow else 10.0
        self.inside = canvas.width - 2 * self.margin
        self.columns = 2 if self.narrow else 5
        self.gap = 8.0 if self.narrow else 10.0
        self.area_width = (self.inside - self.gap * (self.columns - 1)) / self.columns
        self.corners: list[tuple[float, float]] = []  # of the areas
        self.slots: list[tuple[float, float]] = [(0, 0)] * SEATS  # where the strength cards of each seat wait
        self.stocks: list[list[tuple[float, float]]] = [[] for _ in range(SEATS)]  # of shops and warehouses, if shown
        self.visiting = False  # whether somebody is in an area now
        self.supply_end = (0.0, 0.0)  # where the station token waits

    def draw(self) -> None:
        y = self.sea()
        y = self.quay(y + 12)
        y = self.supply(y)
        y = self.displays(y + 8)
        if self.me != NONE:
            y = draw_hand(self, y + 4)
        self.pieces()
        self.canvas.height = round(y + 8)

    def add(self, *markup: str) -> None:
        self.canvas.add("".join(markup))

    # -- the sea: round and turn, and those who sit on the other side ------------------------------------

    def sea(self) -> float:
        view, canvas = self.view, self.canvas
        rivals = [seat for seat in range(SEATS) if seat != self.me]
        turns = SEATS * self.box.turns_per_round
        title = self.teller.say("title", round=view.round, rounds=self.box.rounds)
        tall = 50.0 * len(rivals) + (28 if self.narrow else 0)
        self.add(
            rect(0, 0, canvas.width, tall + 8, "b-night", 0),
            f'<rect width="{canvas.width}" height="{tall + 8:g}" fill="url(#p-seigaiha)"/>',
        )
        right = canvas.width - self.margin - 8
        if self.narrow:
            self.add(
                words(self.margin + 4, 22, title, 15, "serif on-band"),
                pips(right - turns * 13 + 4, 17, min(view.played, turns), turns),
            )
        else:
            self.add(
                words(right, 26, title, 16, "serif on-band", "end"),
                pips(right - turns * 13 + 4, 42, view.played, turns),
            )
            self.add(icon("ship", 722, 6, 52, "on-band faint"))
        for place, seat in enumerate(rivals):
            draw_rival(self, seat, self.margin, (30 if self.narrow else 6) + place * 50)
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
        view, seat = self.view, self.actor
        self.visiting = True
        step = view.stack[-1] if view.stack else None
        if isinstance(step, MainWindow) and step.area == NONE:
            base = lowest(view, seat)
            self.visiting = False
            return [self.with_buildings(seat, area, base) for area in range(AREAS)]
        totals = [0] * AREAS
        if isinstance(step, PlayCard):
            totals[step.area] = self.with_buildings(seat, step.area, lowest(view, seat))
        elif isinstance(step, Boost):
            totals[step.area] = self.with_buildings(seat, step.area, step.base)
        elif isinstance(step, MainWindow | AgentWindow):
            totals[step.area] = step.total
        return totals

    def with_buildings(self, seat: int, area: int, base: int) -> int:
        player = self.view.players[seat]
        return base + has(player.shops, area) + has(player.warehouses, area) + (self.view.station == area)

    def area(self, area: int, total: int) -> str:
        used = has(self.view.used, area) and not self.box.always_open[area]
        choosing = self.canvas.can_choose(f"area-{AREA_IDS[area]}")
        closed = used and not choosing and not (total and self.visiting)
        front = self.print.keep(
            f"area {area} {0 if closed else total} {used} {closed}",
            lambda: self.front(area, 0 if closed else total, used, closed),
        )
        return front + self.lots(area)

    def front(self, area: int, total: int, used: bool, closed: bool) -> str:
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
        return "".join(
            [
                halo(0, 0, wide, AREA_HEIGHT, 8, 3),
                card(0, 6, wide, AREA_HEIGHT - 6, "closed" if closed else ""),
                head(0, 6, wide, 38, "stone" if closed else COLOURS[area], radius=4),
                f'<path class="slits" d="M{wide / 4:g} 44.5v-3.5M{wide / 2:g} 44.5v-3.5M{wide * 3 / 4:g} 44.5v-3.5"/>',
                words(wide - 8, 38, KANJI[area], 30, "serif kanji", "end"),
                f'<path class="roof" d="M-4 10q6-2 9-9h{wide - 10:g}q3 7 9 9Z"/>',
                words(9, 25 if note else 31, name, size, "on-band", bold=True),
                words(9, 38.5, note, 11.5, "on-band") if note else "",
                ladder(7, 50, wide - 14, steps, min(total, 5) - 1, 13),
                icon(ICONS[area], wide - 62, LOTS + 10, 50, "faint"),
            ]
        )

    def lots(self, area: int) -> str:
        """Building sites: a shop for each player, one warehouse, and the place of the station."""
        parts = []
        for seat, player in enumerate(self.view.players):
            if not has(player.shops, area):
                parts.append(rect(8 + seat * (LOT + 4), LOTS, LOT, LOT, "lot", 5))
                parts.append(icon("shop", 15 + seat * (LOT + 4), LOTS + 7, 16, "ghost"))
        if not any(has(player.warehouses, area) for player in self.view.players):
            parts.append(rect(8, LOTS + LOT + 4, LOT, LOT, "lot", 5))
            parts.append(icon("warehouse", 14, LOTS + LOT + 10, 18, "ghost"))
        return "".join(parts)

    def lot(self, area: int, kind: str, seat: int) -> tuple[float, float]:
        x, y = self.corners[area]
        if kind == "shop":
            return x + 8 + seat * (LOT + 4), y + LOTS
        return x + 8, y + LOTS + LOT + 4

    def sites(self) -> None:
        """Where the active player may build now, with the price."""
        step = self.view.stack[-1] if self.view.stack else None
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
                    halo(x, y, LOT, LOT, 5, 2)
                    + rect(x, y, LOT, LOT, "site", 5)
                    + f'<g class="seat-{seat} owned">{icon(kind, x + 7, y + 2, 16)}</g>'
                    + words(x + 9, y + 27.5, price, 11, "", "middle", bold=True)
                    + icon("yen", x + 14, y + 18.5, 10)
                )
                self.canvas.target(f"site-{kind}", self.print.say(f"site-{kind}", n=price), markup)

    # -- supply and displays -----------------------------------------------------------------------

    def supply(self, y: float) -> float:
        """Stacks and decks that everybody draws from."""
        view = self.view
        tall = 40.0 if self.narrow else 32.0
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
        printed, view, canvas = self.print, self.view, self.canvas
        wide = printed.card_width
        names = self.game.names
        left = self.margin
        gap = 9.0 if self.narrow else 7.0

        # technology, in rows of five or three
        self.heading(left, y, "techs")
        flow = Flow(left, y + 18, 5 * wide + 4 * gap if not self.narrow else self.inside, gap)
        for tech in view.tech_display:
            spot = flow.place(wide, printed.card_height)
            markup = group([printed.tech(tech)], *spot)
            canvas.target(f"tech-{names.tech.ids[tech]}", printed.label("tech", tech, self.teller), markup)
        bottom = flow.end_row() if view.tech_display else y + 18 + (0 if self.narrow else printed.card_height + 8)

        # bonus cards, beside or below
        x, top = (left, bottom) if self.narrow else (left + 5 * (wide + gap) + 9, y)
        self.heading(x, top, "bonuses")
        flow = Flow(x, top + 18, self.inside if self.narrow else left + self.inside - x, gap)
        for bonus in view.bonus_display:
            spot = flow.place(printed.bonus_width, printed.card_height)
            markup = group([printed.bonus(bonus)], *spot)
            canvas.target(f"bonus-{names.bonus.ids[bonus]}", printed.label("bonus", bonus, self.teller), markup)
        bottom = max(bottom, flow.end_row())

        # church cards
        y = bottom
        self.heading(left, y, "churches")
        flow = Flow(left, y + 18, self.inside if self.narrow else 6 * (printed.church_width + gap), gap)
        for church in view.church_display:
            spot = flow.place(printed.church_width, printed.church_height)
            markup = group([printed.church(church)], *spot)
            canvas.target(f"church-{names.church.ids[church]}", printed.label("church", church, self.teller), markup)
        bottom = flow.end_row() if view.church_display else y + 18 + (0 if self.narrow else printed.church_height + 8)

        # the price list of Chinatown
        x, top = (left, bottom) if self.narrow else (left + 6 * (printed.church_width + gap) + 9, y)
        self.heading(x, top, "trades")
        width = (left + self.inside - x - 2 * gap) / 3
        flow = Flow(x, top + 18, left + self.inside - x, gap, 4.5)
        for trade, name in enumerate(names.trade.ids):
            spot = flow.place(width, printed.trade_height)
            canvas.target(
                f"trade-{name}", canvas.texts.member(names.trade, trade), group([printed.trade(trade, width)], *spot)
            )
        return max(bottom, flow.end_row() + 4)

    def heading(self, x: float, y: float, name: str) -> None:
        self.add(words(x + 2, y + 12, self.print.word(name), 13.5, "heading", bold=True))

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
            canvas.piece("station", x + 8 + LOT + 5, y + LOTS + LOT + 5, station())

    def card_spot(self, seat: int, card_: int) -> tuple[float, float]:
        lies_in = self.view.players[seat].lies_in
        area = lies_in[card_]
        if area == NONE:
            x, y = self.slots[seat]
            return x + card_ * (CARD_WIDTH + 6), y
        together = [other for other in range(CARDS) if lies_in[other] == area]
        x, y = self.corners[area]
        right = x + self.area_width - 8 - CARD_WIDTH
        behind = len(together) - 1 - together.index(card_)
        return right - behind * FAN, y + LOTS - 2 + seat * (CARD_HEIGHT + 0.5)
