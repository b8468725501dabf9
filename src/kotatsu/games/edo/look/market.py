"""The market: the merchant with his offers, the power track, what buildings cost, what cities pay, what is left."""

from __future__ import annotations

from kotatsu.board.keeping import Reads
from kotatsu.board.markup import Markup, group, icon, join, labelled, path, rect
from kotatsu.board.ornaments import back, card, fitting, halo, lettering, measure, tag, tag_width
from kotatsu.core.vocabulary import SEAT
from kotatsu.games.edo.components import FORTRESS_PIECE, KONTOR_PIECE
from kotatsu.games.edo.look.base import GAP, EdoPainter
from kotatsu.games.edo.look.cards import BUILDING_ICONS, COST_ICONS, Print, marker, spread, spread_width

STALL = 34.0  # height of the awning over the merchant's offers
STRIPES = 12  # of the awning
OFFER = 62.0
NEXT = 46.0
TRACK = 58.0


class Market(EdoPainter):
    """Everything that is for sale or for all."""

    reads = Reads("cities fortresses merchant_deck merchant_now shoguns", players="power")

    def draw(self) -> None:
        y = self.merchant(0)
        y = self.track(y + GAP)
        y = self.prices(y + GAP)
        y = self.incomes(y + GAP)
        self.canvas.height = round(self.supplies(y + GAP))

    # -- the merchant -----------------------------------------------------------------------------

    def merchant(self, y: float) -> float:
        """His stall with the current offers, and the next card of the pile."""
        view, printed, x, wide = self.view, self.print, self.margin, self.inside
        if view.merchant_now and view.merchant_now[0] >= 0:
            stall = stall_of(printed, view.merchant_now[0], wide)
            self.add(group([stall], x, y))
            half = (wide - 24) / 2
            top = y + STALL + 12
            self.offer("goods", view.merchant_now[0], x + 8, top, half)
            self.offer("power", view.merchant_now[0], x + 16 + half, top, half)
        y += stall_height() + 6
        if view.merchant_deck:
            self.next_merchant(view.merchant_deck[-1], x, y, wide)
        else:
            self.add(
                rect(x, y, wide, NEXT, "lot", 7),
                lettering(x + wide / 2, y + NEXT / 2 + 5, printed.word("last-round"), self.least, "quiet", "middle"),
            )
        return y + NEXT

    def offer(self, name: str, number: int, x: float, y: float, wide: float) -> None:
        label = f"{self.print.word(name)}: {self.teller.offer(number)}"
        self.canvas.target(f"offer-{name}", label, group([offer_sign(self.print, name, number, wide)], x, y))

    def next_merchant(self, number: int, x: float, y: float, wide: float) -> None:
        printed, least = self.print, self.least
        name = self.canvas.texts.member(self.game.names.merchant, number)
        label = printed.say("next", card=name)
        give = printed.amounts(self.box.offer_power[number])
        offer, price = printed.goods_offer(number)
        each = printed.word("each")
        after = x + 14 + tag_width([offer], 16)
        right = x + wide - 52
        self.add(
            card(x, y, wide - 42, NEXT, "closed", 7),
            lettering(x + 10, y + 18, label, fitting(label, wide - 62, least + 0.5, least), "quiet"),
            tag(x + 10, y + 33, [offer], 16),
            lettering(after, y + 38, each, least, "quiet"),
            tag(after + measure(each, least) + 5, y + 33, [price], 16),
            spread(right - spread_width(give, [(1, "power")], 16), y + 33, give, [(1, "power")], 16),
            back(x + wide - 34, y + 3, 29, 41, len(self.view.merchant_deck)),
        )

    # -- power ------------------------------------------------------------------------------------

    def track(self, y: float) -> float:
        """The power track, with a marker for each player."""
        last = self.box.end_power
        x, wide = self.margin, self.inside
        y = self.caption(y, "power-track", self.print.say("track-end", n=last))
        step = wide / (last + 1)
        cells = []
        for n in range(last + 1):
            left = x + n * step
            cells.append(rect(left + 1, y, step - 2, TRACK, "b-vermilion" if n == last else "b-indigo", 6))
            cells.append(lettering(left + step / 2, y + 17, n, 14.5, "on-band", "middle", bold=True))
        self.add(labelled(self.print.say("track", n=last), *cells))
        reached = [min(sum(player.power), last) for player in self.view.players]
        for seat, n in enumerate(reached):
            together, place = reached.count(n), reached[:seat].count(n)
            dx, dy, size = marker_spot(step, together, place)
            self.canvas.piece(f"power-{SEAT.ids[seat]}", x + n * step + dx, y + dy, marker(seat, size))
        return y + TRACK

    # -- prices, incomes and supply ---------------------------------------------------------------

    def prices(self, y: float) -> float:
        """What buildings cost and bring."""
        y = self.caption(y, "prices")
        each = (self.inside - 2 * GAP) / 3
        tall = 76.0
        for building, name in enumerate(BUILDING_ICONS):
            left = self.margin + building * (each + GAP)
            cost = [(n, COST_ICONS[kind]) for kind, n in enumerate(self.box.cost[building]) if n]
            points = [(self.box.power[building], "power")]
            room = each - (16 if self.narrow else 48)
            size = 17.0
            while tag_width(cost, size, 4) > room and size * 0.9 > self.least + 0.5:
                size -= 0.5
            rows = [cost] if tag_width(cost, size, 4) <= room else [cost[:-1], cost[-1:]]
            word = self.canvas.texts.member(self.game.names.building, building)
            self.add(card(left, y, each, tall, "", 8))
            if self.narrow:
                self.add(icon(name, left + 8, y + 8, 24))
            else:
                told = fitting(word, each - 52, 15, self.least, bold=True)
                self.add(lettering(left + 10, y + 25, word, told, "", bold=True), icon(name, left + 9, y + 38, 28))
            self.add(tag(left + each - 8 - tag_width(points, 19), y + 20, points, 19))
            for row, items in enumerate(rows):
                middle = y + 54 + (row - (len(rows) - 1) / 2) * 19
                self.add(tag(left + each - 8 - tag_width(items, size, 4), middle, items, size, 4))
        return y + tall

    def incomes(self, y: float) -> float:
        """What the cities pay, by how many players have buildings there; rows that apply now are lit."""
        y = self.caption(y, "incomes")
        tables: dict[int, list[int]] = {}
        for city in self.view.board.cities:
            tables.setdefault(self.view.board.income[city], []).append(city)
        rows = sorted(tables, key=lambda table: -self.box.shares[table][1][0])
        x, wide, tall, named = self.margin, self.inside, 27.0, self.inside * 0.37
        each = (wide - named - 4) / self.view.seats
        self.add(rect(x, y, wide, tall * len(rows) + 28, "tray", 8))
        self.add(lettering(x + 10, y + 18, self.print.word("players-there"), self.least, "quiet"))
        for n in range(self.view.seats):
            self.add(lettering(x + named + (n + 0.5) * each, y + 18, n + 1, self.least, "quiet", "middle"))
        for row, table in enumerate(rows):
            self.income_row(x, y + 24 + row * tall, tall, named, each, tables[table])
        return y + tall * len(rows) + 28

    def income_row(self, x: float, y: float, tall: float, named: float, each: float, cities: list[int]) -> None:
        """The cities that pay alike, with their shares."""
        shares = self.box.shares[self.view.board.income[cities[0]]]
        names = ", ".join([self.canvas.texts.member(self.game.names.field, city) for city in cities])
        self.add(
            lettering(x + 10, y + 18.5, names, fitting(names, named - 14, 14, self.least, bold=True), "", bold=True)
        )
        for n in range(1, self.view.seats + 1):
            left = x + named + (n - 1) * each
            lit = any(self.present(city) == n for city in cities)
            paid = " ".join(map(str, shares[n]))
            self.add(
                rect(left + 2, y + 3, each - 4, tall - 6, "step lit" if lit else "step", 5),
                lettering(left + each / 2, y + 18.5, paid, self.least, "" if lit else "quiet", "middle", bold=lit),
            )

    def present(self, city: int) -> int:
        """How many players have a building in a city."""
        return len({piece % KONTOR_PIECE for piece in self.view.cities[city] if piece != FORTRESS_PIECE})

    def supplies(self, y: float) -> float:
        """What is left of the pieces that belong to nobody."""
        half = (self.inside - GAP) / 2
        tall = 44.0 if self.narrow else 38.0
        supply = (("shogun", self.view.shoguns, "shoguns"), ("fortress", self.view.fortresses, ""))
        for place, (name, n, target) in enumerate(supply):
            left = self.margin + place * (half + GAP)
            told = self.print.say(f"left-{name}", n=n)
            after = left + 42 + measure(str(n), 17, bold=True)
            markup = (
                halo(left, y, half, tall, 8, 0)
                + rect(left, y, half, tall, "tray", 8)
                + icon(name, left + 9, y + tall / 2 - 11, 22)
                + lettering(left + 37, y + tall / 2 + 6, n, 17, "" if n else "quiet", bold=True)
                + lettering(
                    after, y + tall / 2 + 5, told, fitting(told, left + half - 6 - after, 14, self.least), "quiet"
                )
            )
            if target:
                self.canvas.target(target, f"{told}: {n}", markup)
            else:
                self.add(markup)
        return y + tall


# -- the stall, also for those who list the cards ------------------------------------------------------


def stall_height() -> float:
    return STALL + OFFER + 20


def stall_of(printed: Print, number: int, wide: float) -> Markup:
    """The stall of a merchant without his offers: an awning with his name."""
    name = printed.texts.member(printed.game.names.merchant, number)
    each = wide / STRIPES
    stripes = [
        path(
            "b-vermilion" if n % 2 == 0 else "f-on",
            f"M{n * each:g} {STALL:g}v1a{each / 2:g} 9 0 0 0 {each:g} 0v-1Z",
        )
        for n in range(STRIPES)
    ]
    shape = f"M0 {STALL:g}V8a8 8 0 0 1 8-8H{wide - 8:g}a8 8 0 0 1 8 8V{STALL:g}Z"
    return join(
        [
            card(0, 10, wide, stall_height() - 10, "", 8),
            path("b-vermilion", shape),
            *stripes,
            icon("merchant", 10, 3, 29),
            lettering(48, 24, name, 18, "serif on-band"),
        ]
    )


def offer_sign(printed: Print, name: str, number: int, wide: float) -> Markup:
    """One of the two offers of a merchant: goods for money, or a power point."""
    box = printed.box
    size, least = 21.0, printed.text
    markup = [halo(0, 0, wide, OFFER, 7, 0), rect(0, 0, wide, OFFER, "step", 7)]
    if name == "goods":
        offer, price = printed.goods_offer(number)
        each = printed.word("each")
        across = tag_width([offer], size) + tag_width([price], size) + measure(each, least) + 10
        left = (wide - across) / 2
        after = left + tag_width([offer], size) + 5
        markup += [
            tag(left, 23, [offer], size),
            lettering(after, 28, each, least, "quiet"),
            tag(after + measure(each, least) + 5, 23, [price], size),
        ]
    else:
        give, get = printed.amounts(box.offer_power[number]), [(1, "power")]
        while spread_width(give, list(get), size) > wide - 8 and size * 0.9 > least:
            size -= 0.5
        markup.append(spread((wide - spread_width(give, list(get), size)) / 2, 23, give, list(get), size))
    told = printed.word(name)
    markup.append(lettering(wide / 2, OFFER - 10, told, fitting(told, wide - 8, least + 0.5, least), "quiet", "middle"))
    return join(markup)


def marker_spot(step: float, together: int, place: int) -> tuple[float, float, float]:
    """Where a marker lies in a cell of the power track that it shares, and how large it is."""
    size = 24.0 if together == 1 else 15.0 if together > 2 else 16.0
    columns = 1 if together < 3 else 2
    if columns * (size + 1) > step:
        size = step / columns - 1.5
    row, column = divmod(place, columns)
    tall = TRACK - 24
    rows = -(-together // columns)
    gap = (step - columns * size) / (columns + 1)
    return gap + column * (size + gap), 22 + (tall - rows * (size + 1)) / 2 + row * (size + 1), size
