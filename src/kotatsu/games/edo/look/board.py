"""The board of Edo: the road map round the capital, the merchant and the cards beside it, the planning table below."""

from __future__ import annotations

from kotatsu.board.drawing import Canvas
from kotatsu.board.markup import Markup, filled, group, icon, join, labelled, rect
from kotatsu.board.ornaments import back, card, crest, fitting, halo, head, measure, pips, tag, tag_width, words
from kotatsu.board.scene import Scene
from kotatsu.core.state import NONE
from kotatsu.core.vocabulary import SEAT
from kotatsu.games.edo.components import MERCHANTS, Box
from kotatsu.games.edo.look.cards import BUILDING_ICONS, COST_ICONS, Print, marker, spread, spread_width
from kotatsu.games.edo.look.describe import Teller
from kotatsu.games.edo.look.map import Map
from kotatsu.games.edo.look.table import draw_plans, draw_table
from kotatsu.games.edo.meta import Edo
from kotatsu.games.edo.names import Names
from kotatsu.games.edo.state import EdoState
from kotatsu.games.edo.steps.draft import Draft

GAP = 8.0
CAPTION = 18.0  # room for the words above a group


class Board(Scene[EdoState, Box, Names, Print]):
    """One drawing of one view."""

    def __init__(self, game: Edo, view: EdoState, canvas: Canvas, printed: Print) -> None:
        super().__init__(game, view, canvas, printed, margin=8.0)
        self.teller = Teller(game, view, canvas.texts)
        self.actor = view.actor()
        self.drafting = bool(view.stack) and isinstance(view.stack[-1], Draft)

    def draw(self) -> None:
        y = self.draw_narrow() if self.narrow else self.draw_wide()
        self.canvas.height = round(y + 8)

    def draw_wide(self) -> float:
        top = self.head_wide() + 6
        bottom = Map(self, 0, top).draw()
        x, wide = 700.0, 294.0
        y = self.merchant(x, top, wide)
        y = self.prices(x, y + GAP, wide)
        y = self.display(x, y + GAP, wide)
        y = self.sets(x, y + GAP, wide) if self.drafting else draw_plans(self, x, y + GAP, wide)
        bottom = max(bottom, y)
        return draw_table(self, bottom + GAP) if self.me != NONE else bottom

    def draw_narrow(self) -> float:
        top = self.head_narrow()
        x, wide = self.margin, self.canvas.width - 2 * self.margin
        y = Map(self, 0, top).draw()
        if self.drafting:
            y = self.sets(x, y + GAP, wide)
        if self.me != NONE:
            y = draw_table(self, y + GAP)
        if not self.drafting:
            y = draw_plans(self, x, y + GAP, wide)
        y = self.merchant(x, y + GAP, wide)
        y = self.prices(x, y + GAP, wide)
        return self.display(x, y + GAP, wide)

    # -- the night sky: rounds and power ------------------------------------------------------------

    def sky(self, tall: float) -> None:
        wide = self.canvas.width
        self.add(
            rect(0, 0, wide, tall, "b-night", 0 if self.narrow else 8),
            filled("p-clouds", wide, tall, radius=0 if self.narrow else 8),
        )

    def head_wide(self) -> float:
        self.sky(62)
        self.add(
            words(16, 28, self.print.say("round", n=self.view.round), 19, "serif on-band"),
            pips(130, 22, self.view.round, MERCHANTS),
            words(16, 49, self.pile(), 12.5, "on-band"),
        )
        self.track(304, 8, 686, 46)
        return 62

    def head_narrow(self) -> float:
        self.sky(86)
        self.add(
            words(10, 24, self.print.say("round", n=self.view.round), 17, "serif on-band"),
            words(384, 23, self.pile(), 12.5, "on-band", "end"),
        )
        self.track(6, 34, 378, 46)
        return 86

    def pile(self) -> str:
        n = len(self.view.merchant_deck)
        return self.print.say("pile", n=n) if n else self.print.word("last-round")

    def track(self, x: float, y: float, wide: float, tall: float) -> None:
        """The power track, with a marker for each player."""
        last = self.box.end_power
        step = wide / (last + 1)
        cells = []
        for n in range(last + 1):
            left = x + n * step
            goal = n == last
            cells.append(rect(left + 1, y, step - 2, tall, "b-vermilion" if goal else "b-indigo", 5))
            number = f"{n}+" if goal else n
            cells.append(words(left + step / 2, y + 13, number, 12.5, "on-band", "middle", bold=True))
        label = self.print.say("track", n=last)
        self.add(labelled(label, *cells))
        reached = [min(sum(player.power), last) for player in self.view.players]
        for seat, n in enumerate(reached):
            together, place = reached.count(n), reached[:seat].count(n)
            dx, dy, size = marker_spot(step, together, place)
            self.canvas.piece(f"power-{SEAT.ids[seat]}", x + n * step + dx, y + dy, marker(seat, size))

    # -- the merchant -----------------------------------------------------------------------------

    def merchant(self, x: float, y: float, wide: float) -> float:
        """The current merchant card with its two offers, and the next one on the pile."""
        view, printed = self.view, self.print
        now = view.merchant_now[0] if view.merchant_now else NONE
        tall = 50.0 if self.narrow else 44.0
        if now >= 0:
            self.merchant_card(now, x, y, wide, tall)
        y += tall + 40
        if view.merchant_deck:
            self.next_merchant(view.merchant_deck[-1], x, y, wide)
        else:
            self.add(
                rect(x, y, wide, 40, "lot", 6),
                words(x + wide / 2, y + 25, printed.word("last-round"), 12.5, "quiet", "middle"),
            )
        return y + 41

    def merchant_card(self, number: int, x: float, y: float, wide: float, tall: float) -> None:
        """A merchant with the two offers, each of them `tall`."""
        name = self.canvas.texts.member(self.game.names.merchant, number)
        self.add(
            card(x, y, wide, tall + 34),
            head(x, y, wide, 25, "copper", "seigaiha"),
            icon("merchant", x + 7, y + 2, 21),
            words(x + 34, y + 17.5, name, 14, "on-band", bold=True),
        )
        half = (wide - 15) / 2
        self.goods_offer(number, x + 5, y + 29, half, tall)
        self.power_offer(number, x + 10 + half, y + 29, half, tall)

    def goods_offer(self, number: int, x: float, y: float, wide: float, tall: float) -> None:
        printed = self.print
        (most, good), (price, ryo) = printed.goods_offer(number)
        markup = [halo(x, y, wide, tall, 5, 1.5), rect(x, y, wide, tall, "step", 5)]
        each = printed.word("each")
        across = tag_width([(most, good)], 18) + 5 + tag_width([(price, ryo)], 18) + measure(each, 12) + 5
        left = x + (wide - across) / 2
        markup.append(tag(left, y + 15, [(most, good)], 18))
        left += tag_width([(most, good)], 18) + 5
        markup.append(words(left, y + 20, each, 12, "quiet"))
        markup.append(tag(left + measure(each, 12) + 5, y + 15, [(price, ryo)], 18))
        markup.append(words(x + wide / 2, y + tall - 6, printed.word("goods"), printed.text, "quiet", "middle"))
        label = f"{printed.word('goods')}: {self.teller.offer(number)}"
        self.canvas.target("offer-goods", label, join(markup))

    def power_offer(self, number: int, x: float, y: float, wide: float, tall: float) -> None:
        printed = self.print
        give, get = printed.amounts(self.box.offer_power[number]), [(1, "power")]
        size = 18.0 if spread_width(give, [(1, "power")], 18) < wide - 6 else 15.0
        left = x + (wide - spread_width(give, [(1, "power")], size)) / 2
        markup = [
            halo(x, y, wide, tall, 5, 1.5),
            rect(x, y, wide, tall, "step", 5),
            spread(left, y + 15, give, list(get), size),
            words(x + wide / 2, y + tall - 6, printed.word("power"), printed.text, "quiet", "middle"),
        ]
        label = f"{printed.word('power')}: {self.teller.offer(number)}"
        self.canvas.target("offer-power", label, join(markup))

    def next_merchant(self, number: int, x: float, y: float, wide: float) -> None:
        printed = self.print
        name = self.canvas.texts.member(self.game.names.merchant, number)
        label = printed.say("next", card=name)
        give = printed.amounts(self.box.offer_power[number])
        offer, price = printed.goods_offer(number)
        each, after = printed.word("each"), x + 13 + tag_width([offer], 14)
        self.add(
            card(x, y, wide - 38, 40, "closed", 6),
            words(x + 9, y + 15, label, fitting(label, wide - 54, 12, 11), "quiet"),
            tag(x + 9, y + 28, [offer], 14),
            words(after, y + 32, each, 11, "quiet"),
            tag(after + measure(each, 11) + 4, y + 28, [price], 14),
            spread(x + wide - 46 - spread_width(give, [(1, "power")], 14), y + 28, give, [(1, "power")], 14),
            back(x + wide - 31, y + 4, 25, 34, len(self.view.merchant_deck)),
        )

    # -- prices and supply ------------------------------------------------------------------------

    def prices(self, x: float, y: float, wide: float) -> float:
        """What buildings cost and bring, and what is left of the common pieces."""
        self.heading(x, y, "prices")
        y += CAPTION
        gap = 5.0
        each = (wide - 2 * gap) / 3
        self.add(self.print.keep(f"prices {x} {y} {wide}", lambda: self.price_list(x, y, each, gap)))
        y += 55
        half = (wide - gap) / 2
        tall = 44.0 if self.narrow else 28.0
        for place, (name, n, target) in enumerate(
            [("shogun", self.view.shoguns, "shoguns"), ("fortress", self.view.fortresses, "")]
        ):
            left = x + place * (half + gap)
            told = self.print.say(f"left-{name}", n=n)
            after = left + 36 + measure(str(n), 15, bold=True)
            markup = (
                halo(left, y, half, tall, 6, 1.5)
                + rect(left, y, half, tall, "tray", 6)
                + icon(name, left + 7, y + tall / 2 - 9, 18)
                + words(left + 30, y + tall / 2 + 5, n, 15, "" if n else "quiet", bold=True)
                + words(after, y + tall / 2 + 4.5, told, fitting(told, left + half - 4 - after, 12, 11), "quiet")
            )
            if target:
                self.canvas.target(target, f"{told}: {n}", markup)
            else:
                self.add(markup)
        return y + tall

    def price_list(self, x: float, y: float, each: float, gap: float) -> Markup:
        parts = []
        for building, name in enumerate(BUILDING_ICONS):
            left = x + building * (each + gap)
            cost = [(n, COST_ICONS[kind]) for kind, n in enumerate(self.box.cost[building]) if n]
            points = [(self.box.power[building], "power")]
            size = 14.0
            while tag_width(cost, size, 4) > each - 10:
                size -= 0.5
            parts += [
                card(left, y, each, 50, "", 6),
                icon(name, left + 7, y + 5, 18),
                tag(left + each - 7 - tag_width(points, 16), y + 14, points, 16),
                tag(left + (each - tag_width(cost, size, 4)) / 2, y + 37, cost, size, 4),
            ]
        return join(parts)

    # -- special cards ----------------------------------------------------------------------------

    def display(self, x: float, y: float, wide: float) -> float:
        """The special cards that can be had, and how many are in the deck."""
        view, printed = self.view, self.print
        self.heading(x, y, "special")
        deck = printed.say("deck", n=len(view.special_deck))
        self.add(words(x + wide - 2, y + 12, deck, 12, "quiet", "end"))
        y += CAPTION
        gap = 6.0
        each = (wide - gap) / 2
        ids = self.game.names.special.ids
        tall = printed.card_height(3) + gap
        for place, special in enumerate(view.special_display):
            left, top = x + place % 2 * (each + gap), y + place // 2 * tall
            markup = group([printed.whole_card(3 + special, each)], left, top)
            self.canvas.target(f"special-{ids[special]}", self.teller.special(special), markup)
        return y + (len(view.special_display) + 1) // 2 * tall

    # -- before the first round -------------------------------------------------------------------

    def sets(self, x: float, y: float, wide: float) -> float:
        """The sets of resources, each for one player."""
        self.heading(x, y, "sets")
        y += CAPTION
        gap = 6.0
        each = (wide - gap) / 2
        domain = self.game.names.start_set
        taken = {player.start_set: seat for seat, player in enumerate(self.view.players)}
        tall = 52.0
        for number, word in enumerate(domain.ids):
            left, top = x + number % 2 * (each + gap), y + number // 2 * (tall + gap)
            name = self.canvas.texts.member(domain, number)
            label = f"{name}: {self.teller.amounts(self.box.set_goods[number])}"
            markup = self.set_card(number, each, tall, taken.get(number, NONE))
            self.canvas.target(f"set-{word}", label, group([markup], left, top))
        return y + 3 * (tall + gap)

    def set_card(self, number: int, wide: float, tall: float, owner: int) -> Markup:
        """A set of resources; one that somebody has shows whose it is."""
        name = self.canvas.texts.member(self.game.names.start_set, number)
        markup = [
            halo(0, 0, wide, tall),
            card(0, 0, wide, tall, "closed" if owner >= 0 else ""),
            words(9, 18, name, fitting(name, wide - 34, 12.5, 11, bold=True), "", bold=True),
            tag(9, 36, self.print.amounts(self.box.set_goods[number]), 17, 10),
        ]
        if owner >= 0:
            markup.append(crest(owner, wide - 24, 5, 18))
        return join(markup)


def marker_spot(step: float, together: int, place: int) -> tuple[float, float, float]:
    """Where a marker lies in a cell of the power track that it shares, and how large it is."""
    size = 19.0 if together * 22 < step else 12.0
    columns = together if size > 12 else 2
    row, column = divmod(place, columns)
    gap = size + 2
    return (step - columns * gap + 2) / 2 + column * gap, 20 + row * 13, size
