"""The board of Nippon: islands in the sea with their cities, the workers below them, one's own works, and all there is to build."""

from __future__ import annotations

from kotatsu.board.drawing import Canvas
from kotatsu.board.markup import EMPTY, Markup, circle, filled, group, icon, join, rect
from kotatsu.board.ornaments import card, fitting, halo, head, measure, tag, tag_width, words
from kotatsu.board.scene import Scene
from kotatsu.core.bits import has
from kotatsu.core.state import NONE
from kotatsu.games.nippon import scoring
from kotatsu.games.nippon.components import (
    ACTION_IDS,
    BONUS_IDS,
    CHEAPER_INVEST,
    CHEAPER_MACHINES,
    CHEAPER_TRANSPORT,
    EXPORT,
    FIELDS,
    GOOD_IDS,
    INVEST,
    MACHINES,
    MARKET,
    MINING_ACTION,
    PRODUCTION,
    TECHNOLOGY_ACTION,
    TILES_PER_GOOD,
    Box,
)
from kotatsu.games.nippon.look.cards import GOOD_COLOURS, LEVELS, Print, worker
from kotatsu.games.nippon.look.describe import Teller
from kotatsu.games.nippon.look.map import Sizes, draw_map
from kotatsu.games.nippon.look.office import draw_office
from kotatsu.games.nippon.look.rivals import draw_rivals
from kotatsu.games.nippon.meta import Nippon
from kotatsu.games.nippon.moves import ACTIONS, COLOURS, GOODS, REGIONS, STACKS, VALUES
from kotatsu.games.nippon.names import Names
from kotatsu.games.nippon.state import NO_TILE, NipponState
from kotatsu.games.nippon.steps.turn import TakeWorker

ACTION_ICONS = ("technology", "production", "export", "invest", "mining", "ships", "machines", "trains", "market")
FIELD_KANJI = "工商海鉄市"
FIELD_COLOURS = ("asagi", "copper", "indigo", "bronze", "matcha")


class Board(Scene[NipponState, Box, Names, Print]):
    """One drawing of one view."""

    def __init__(self, game: Nippon, view: NipponState, canvas: Canvas, printed: Print) -> None:
        super().__init__(game, view, canvas, printed)
        self.teller = Teller(game, view, canvas.texts)
        self.right = canvas.width - self.margin
        self.gap = 6.0
        self.field_head = 42.0 if self.narrow else 34.0
        self.climb = 34.0  # from one region to the next
        self.map = Sizes(self.narrow)
        coming = [self.box.scoring_at[space] for space in range(view.marker + 1, self.box.gold)]
        self.next_scoring = next((number for number in coming if number >= 0), scoring.LAST_SCORING)

    def draw(self) -> None:
        y = self.narrow_sea() if self.narrow else self.fields(self.sea() + 10)
        y = self.rewards(y + 8)
        if self.me != NONE:
            y = draw_office(self, y + 10)
        y = self.display(y + 10)
        y = draw_rivals(self, y + 10)
        self.canvas.height = round(y + 6)

    def heading(self, x: float, y: float, name: str, *numbers: int) -> None:
        self.add(words(x + 2, y + 12, self.print.word(name, *numbers), 13, "heading", bold=True))

    def space_label(self, city: int, good: int, tile: int, printed: int) -> str:
        """An influence space in words."""
        key = f"{self.canvas.texts.member(self.game.names.city, city)}, {self.print.good(good)}"
        if tile == NO_TILE:
            return f"{key}: {self.print.word('space-empty', printed)}"
        return f"{key}: {self.canvas.texts.seat(tile // VALUES)} {tile % VALUES + 1}"

    # -- the sea: the islands, the scoring track, the workers who wait -----------------------------------

    def sea(self) -> float:
        top = 10.0
        tall = self.map.tall + 3 * self.climb + 20
        self.water(0, tall)
        self.track(self.margin, 8, 486)
        draw_map(self, top)
        y = top + self.map.tall + 2 * self.climb + 8
        self.waiting(self.margin + 2 * (self.map.region + 28 / 3) + 7, y - self.climb + 4, 478, 56)
        return tall

    def narrow_sea(self) -> float:
        """On a phone what every turn begins with comes first: the workers and their actions, then the islands."""
        self.water(0, 160)
        self.track(self.margin, 6, self.inside)
        self.waiting(self.margin, 76, self.inside, 78)
        y = self.fields(168) + 8
        tall = REGIONS * (self.map.tall + 14) + 2
        self.water(y, tall)
        draw_map(self, y + 10)
        return y + tall

    def water(self, y: float, tall: float) -> None:
        wide = self.canvas.width
        self.add(
            rect(0, y, wide, tall, "b-night", 0),
            filled("p-seigaiha", wide, tall, y=y),
        )

    def track(self, x: float, y: float, wide: float) -> None:
        """The scoring track: where the marker stands, when is scored and for how much, and the golden last turns."""
        box, view = self.box, self.view
        spaces = box.last_space + 1
        step = wide / spaces
        size, tall = step - (2 if self.narrow else 4), 44.0
        title = self.print.word("track")
        if view.left:
            title = self.print.word("left", view.left)
        self.add(words(x + 2, y + 12, title, 13, "on-band", bold=True))
        y += 18
        for space in range(spaces):
            left = x + space * step
            scored = scoring.LAST_SCORING if space == box.last_space else box.scoring_at[space]
            here = space == view.marker
            self.add(rect(left, y, size, tall, "step lit" if here else "card closed", 6))
            if space >= box.gold:
                self.add(icon("star", left + size - 16, y + 3, 13))
            if scored >= 0:
                points = (" " if self.narrow else "·").join([str(n) for n in box.rank_points[scored]])
                kind = "" if scored == self.next_scoring else "quiet"
                self.add(words(left + size / 2, y + tall - 6, points, fitting(points, size - 4, 11.5, 11), kind, "middle",
                               bold=not (kind or self.narrow)))  # fmt: skip
                self.add(icon("vp", left + size / 2 - 8, y + 4, 13) if not here else EMPTY)
            if here:
                self.canvas.piece("p-marker", left + 4, y + 3, icon("marker", 0, 0, 22))

    def waiting(self, x: float, y: float, wide: float, tall: float) -> None:
        """Rows of workers that come next, and what is in the bag."""
        view, box = self.view, self.box
        size = box.row_size[view.seats - 2]
        self.add(card(x, y, wide, tall, "closed"))
        self.add(words(x + 8, y + 15, self.print.word("rows"), 12, "heading", bold=True))
        step = 19.5 if self.narrow else 20.0
        left = x + 8
        for row in range(box.rows[view.seats - 2]):
            self.add(rect(left - 2, y + 21, step * size + 2, 26, "step", 6))
            for place in range(size):
                self.next_worker(row, place, left + place * step, y + 25)
            left += step * size + 6
        title = self.print.word("bag", sum(view.bag))
        if self.narrow:
            self.add(icon("bag", x + 8, y + 53, 18), words(x + 30, y + 66, title, 12, "heading", bold=True))
            self.bag(x + 40 + measure(title, 12, bold=True), y + 52, 36, COLOURS)
        else:
            columns = COLOURS // 2 if left > x + wide / 2 else COLOURS
            start = left + 4 if columns < COLOURS else max(left + 8, x + wide - COLOURS * 34 - 6)
            self.add(words(start, y + 15, title, 12, "heading", bold=True))
            self.bag(start, y + 20 if columns < COLOURS else y + 26, (x + wide - start - 6) / columns, columns)

    def next_worker(self, row: int, place: int, x: float, y: float) -> None:
        there = sorted(self.view.rows[row])
        if place < len(there):
            markup = worker(self.colour(there[place]), 18)
            self.canvas.piece(f"p-worker-row{row + 1}-{place}", x, y, markup)
        else:
            self.add(circle(x + 9, y + 9, 7, "lot"))

    def bag(self, x: float, y: float, step: float, columns: int) -> None:
        """How many workers of each colour are in the bag, in one row or two."""
        size = 17.0 if columns == COLOURS else 15.0
        for colour in range(COLOURS):
            n = self.view.bag[colour]
            row, column = divmod(colour, columns)
            left, top = x + column * step, y + row * 17
            self.add(icon(f"worker-{self.colour(colour)}", left, top, size, "" if n else "dim"))
            self.add(words(left + size + 2, top + size * 0.8, n, 12, "" if n else "quiet", bold=True))

    def colour(self, number: int) -> str:
        return self.game.names.colour.ids[number]

    # -- action fields -----------------------------------------------------------------------------

    def fields(self, y: float) -> float:
        if self.narrow:
            for field in range(FIELDS):
                self.field(field, self.margin, y + field * 106, self.inside, 100)
            return y + FIELDS * 106 - 6
        wide = (self.inside - 4 * 8) / FIELDS
        for field in range(FIELDS):
            self.field(field, self.margin + field * (wide + 8), y, wide, 132)
        return y + 132

    def field(self, field: int, x: float, y: float, wide: float, tall: float) -> None:
        """A field with its workers and its one or two actions."""
        self.add(card(x, y, wide, tall))
        top = self.field_head
        self.add(group([head(0, 0, wide, top, FIELD_COLOURS[field])], x, y))
        self.add(words(x + 10, y + top / 2 + 6, field + 1, 17, "serif on-band"))
        self.add(words(x + 34, y + top / 2 + 10, FIELD_KANJI[field], 27, "serif kanji"))
        self.workers(field, x, y, wide)
        actions = [action for action in range(ACTIONS) if self.box.field_of[action] == field]
        for place, action in enumerate(actions):
            if self.narrow:
                half = (wide - 18) / 2
                self.action(action, x + 6 + place * (half + 6), y + top + 6, half, 46)
            else:
                self.action(action, x + 7, y + 41 + place * 45, wide - 14, 39)
        if actions == [MARKET]:
            if self.narrow:
                self.values(x + 12 + (wide - 18) / 2, y + top + 6, (wide - 18) / 2, 46)
            else:
                self.values(x + 6, y + 86, wide - 12, 40)

    def workers(self, field: int, x: float, y: float, wide: float) -> None:
        view = self.view
        there = sorted(view.fields[field])
        most = max(len(there), self.box.field_size[view.seats - 2])
        step, middle = (44.0, y + 21.0) if self.narrow else (33.0, y + 17.0)
        size, disc = (27.0, 18.0) if self.narrow else (23.0, 14.5)
        start = x + wide - 8 - step * most
        for place in range(most):
            kind = "f-on" if place < len(there) else "f-on dim"
            self.add(circle(start + place * step + step / 2, middle, disc, kind))
        seen = [0] * COLOURS
        for place, colour in enumerate(there):
            left = start + place * step + (step - size) / 2
            name = f"p-worker-{field + 1}-{self.colour(colour)}-{seen[colour]}"
            seen[colour] += 1
            self.canvas.piece(name, left, middle - size / 2 - 1, worker(self.colour(colour), size))
        step_now = view.stack[-1] if view.stack else None
        if isinstance(step_now, TakeWorker) and self.box.field_of[step_now.action] == field:
            for colour in set(there):
                left = start + there.index(colour) * step
                room = step * seen[colour]
                markup = halo(left + 2, middle - disc, room - 4, 2 * disc, disc, 1) + rect(
                    left, y, room, self.field_head, "hit", disc
                )
                name = self.canvas.texts.member(self.game.names.colour, colour)
                self.canvas.target(f"worker-{self.colour(colour)}", name, markup)

    def action(self, action: int, x: float, y: float, wide: float, tall: float) -> None:
        name = self.canvas.texts.member(self.game.names.action, action)
        price = self.price(action)
        step = self.view.stack[-1] if self.view.stack else None
        chosen = isinstance(step, TakeWorker) and step.action == action
        key = f"action {action} {price} {chosen}"
        markup = self.print.keep(key, lambda: self.button(action, wide, tall, name, price, chosen))
        self.canvas.target(f"action-{ACTION_IDS[action]}", name, group([markup], x, y))

    def price(self, action: int) -> int:
        """What one unit of an action costs the one who looks."""
        if action in (TECHNOLOGY_ACTION, PRODUCTION, EXPORT, MINING_ACTION, MARKET):
            return 0
        effect = CHEAPER_INVEST if action == INVEST else CHEAPER_MACHINES if action == MACHINES else CHEAPER_TRANSPORT
        less = self.view.extra(self.me, effect) if self.me != NONE else 0
        return max(0, self.box.cost[action] - less)

    def button(self, action: int, wide: float, tall: float, name: str, price: int, chosen: bool) -> Markup:
        mid = tall / 2
        size = fitting(name, wide - 40, 13.5, 11.5, bold=True)
        parts = [
            halo(0, 0, wide, tall, 7, 1.5),
            rect(0, 0, wide, tall, "step lit" if chosen else "step", 7),
            icon(ACTION_ICONS[action], 7, mid - 11, 22),
            words(36, mid - 4, name, size, "", bold=True),
        ]
        if action in (TECHNOLOGY_ACTION, MINING_ACTION):
            costs = "·".join([f"{n // 1000}" for n in self.box.step_costs[1:]])
            told = self.print.word("steps-cost")
            parts.append(words(36, mid + 13, costs, 12.5, "", bold=True))
            parts.append(words(41 + measure(costs, 12.5, bold=True), mid + 13, told, self.print.text, "quiet"))
        elif price:
            cost = [(self.print.money(price), "yen")]
            parts.append(tag(36, mid + 9, cost, 13.5))
            if action != INVEST:
                told = self.print.word("each")
                parts.append(words(42 + tag_width(cost, 13.5), mid + 13, told, self.print.text, "quiet"))
        else:
            told = self.print.word(f"unit-{ACTION_IDS[action]}")
            parts.append(words(36, mid + 13, told, fitting(told, wide - 40, self.print.text, 11), "quiet"))
        return join(parts)

    def values(self, x: float, y: float, wide: float, tall: float) -> None:
        """What one, two or three goods of each level are worth on the local market."""
        markup = self.print.keep(f"values {wide}", lambda: self.value_table(wide, tall))
        self.add(group([markup], x, y))

    def value_table(self, wide: float, tall: float) -> Markup:
        parts = []
        room = wide / 3
        for level in range(3):
            goods = [good for good in range(GOODS) if self.box.level[good] == level + 1]
            left = level * room
            start = left + room / 2 - 8.5 * len(goods)
            parts += [icon(GOOD_IDS[good], start + n * 17, tall / 2 - 17, 15) for n, good in enumerate(goods)]
            values = "·".join([str(n) for n in self.box.influence[goods[0]][1:]])
            parts.append(words(left + room / 2, tall / 2 + 14, values, 12.5, "", "middle", bold=True))
        return join(parts)

    # -- rewards -----------------------------------------------------------------------------------

    def rewards(self, y: float) -> float:
        """The stacks of imperial rewards by level: what they give at once, and the multiplier on their back."""
        view, box = self.view, self.box
        title = self.print.word("rewards")
        x, tall = self.margin, 46.0
        if self.narrow:
            self.add(
                rect(x, y, self.inside, 4 * 50 + 26, "tray", 7), words(x + 8, y + 16, title, 13, "heading", bold=True)
            )
            plain = self.print.word("plain", view.multipliers)
            self.add(words(x + self.inside - 8, y + 16, plain, 12, "quiet", "end"))
            y += 24
        else:
            self.add(
                rect(x, y, self.inside, tall + 2, "tray", 7), words(x + 10, y + 18, title, 13, "heading", bold=True)
            )
            plain = self.print.word("plain", view.multipliers)
            self.add(words(x + 10, y + 35, plain, 11.5, "quiet"))
            x += 132
        wide = self.inside if self.narrow else (self.right - 4 - x) / 4
        levels = sorted(set(box.stack_level))
        for place, level in enumerate(levels):
            left = x if self.narrow else x + place * wide
            top = y + place * 50 if self.narrow else y + 3
            height = 44.0 if self.narrow else 42.0
            self.add(words(left + 16, top + height / 2 + 7, f"{level}×", 19, "serif"))
            stacks = [stack for stack in range(STACKS) if box.stack_level[stack] == level]
            room = (wide - (56 if self.narrow else 44)) / len(stacks)
            for number, stack in enumerate(stacks):
                spot = (left + (50 if self.narrow else 43) + number * room, top)
                self.reward(stack, level, *spot, room - 5, height)
        return y + (4 * 50 + 2 if self.narrow else tall + 2)

    def reward(self, stack: int, level: int, x: float, y: float, wide: float, tall: float) -> None:
        bonus = stack % len(BONUS_IDS)
        n = self.view.rewards[stack]
        gives = self.print.money(self.box.bonus[bonus])
        quiet = "" if n else "quiet"
        size = 13.5 if self.narrow else 12.5
        stacked = join([rect(x + 2.5 * k, y - 0.5 + 2 * k, wide - 4, tall - 5, "card", 5) for k in range(n)][::-1])
        mid = y + tall / 2 - 9
        across = tag_width([(gives, BONUS_IDS[bonus])], size)
        markup = (
            halo(x, y, wide, tall - 3, 6, 1)
            + (stacked or rect(x + 0.5, y, wide - 4, tall - 5, "lot", 5))
            + tag(x + (wide - 4 - across) / 2, mid, [(gives, BONUS_IDS[bonus])], size, kinds=[quiet])
            + words(x + wide / 2 - 2, y + tall - 9, f"×{n}", 11.5, "quiet", "middle")
        )
        label = self.print.word(f"reward-{BONUS_IDS[bonus]}", level, n)
        self.canvas.target(f"reward-{level}-{BONUS_IDS[bonus]}", label, markup)

    # -- factories to build --------------------------------------------------------------------------

    def display(self, y: float) -> float:
        self.heading(self.margin, y, "display")
        y += 20
        columns = 2 if self.narrow else GOODS
        wide = (self.inside - (columns - 1) * self.gap) / columns
        tall = 44.0 if self.narrow else 38.0
        block = 40 + TILES_PER_GOOD * (tall + 5) + 6
        for good in range(GOODS):
            row, column = divmod(good, columns)
            self.factories(good, self.margin + column * (wide + self.gap), y + row * block, wide, tall)
        return y + (GOODS // columns) * block - 6

    def factories(self, good: int, x: float, y: float, wide: float, tall: float) -> None:
        view = self.view
        self.add(self.print.keep(f"good {good} {x} {y}", lambda: group([self.good_head(good, wide)], x, y)))
        for place in range(TILES_PER_GOOD):
            tile = TILES_PER_GOOD * good + place
            owner = next((seat for seat, player in enumerate(view.players) if has(player.factories, tile)), NONE)
            name = f"factory-{self.game.names.factory.ids[tile]}"
            label = self.print.tile_label(tile, self.teller)
            if owner != NONE:
                label = f"{label}, {self.canvas.texts.seat(owner)}"
            markup = self.print.factory(tile, wide, tall, owner)
            self.canvas.target(name, label, group([markup], x, y + 40 + place * (tall + 5)))

    def good_head(self, good: int, wide: float) -> Markup:
        box = self.box
        need = [(box.need[good], "technology"), (box.coal[good], "coal")]
        name = self.print.good(good)
        across = tag_width(need, 14, 7)
        return join(
            [
                rect(0, 0, wide, 34, "tray", 6),
                rect(0, 0, 5, 34, f"b-{GOOD_COLOURS[good]}", 2.5),
                icon(GOOD_IDS[good], 10, 7, 20),
                words(35, 15, name, fitting(name, wide - 40, 13, 11, bold=True), "", bold=True),
                words(35, 29, LEVELS[box.level[good]], 12, "serif quiet"),
                tag(wide - 8 - across, 25, need, 14, 7),
            ]
        )
