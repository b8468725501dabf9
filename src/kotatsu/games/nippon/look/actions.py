"""The action fields of Nippon: who waits there for work, what can be done with them, and what consolidating would bring."""

from __future__ import annotations

from kotatsu.board.markup import Markup, circle, element, icon, join, path, rect
from kotatsu.board.ornaments import card, fitting, halo, lettering, measure, tag, tag_width
from kotatsu.games.nippon.components import (
    ACTION_IDS,
    FIELDS,
    GOOD_IDS,
    INVEST,
    MARKET,
    MINING_ACTION,
    TECHNOLOGY_ACTION,
    Box,
)
from kotatsu.games.nippon.look.base import NipponPainter
from kotatsu.games.nippon.look.cards import Item, Print, worker
from kotatsu.games.nippon.look.describe import consolidating, price_of
from kotatsu.games.nippon.moves import ACTIONS, COLOURS, GOODS
from kotatsu.games.nippon.steps.turn import Main, TakeWorker

ACTION_ICONS = ("technology", "production", "export", "invest", "mining", "ships", "machines", "trains", "market")
FIELD_KANJI = "工商海鉄市"
FIELD_COLOURS = ("asagi", "copper", "indigo", "bronze", "matcha")
BAND = 128.0  # the width of the curtain with the workers


class Actions(NipponPainter):
    def draw(self) -> None:
        y = self.margin
        for field in range(FIELDS):
            y = self.field(field, y) + self.gap
        y = self.crew(y + 1)
        y = self.waiting(y + 10)
        self.end(y)

    # -- fields ----------------------------------------------------------------------------------------

    def field(self, field: int, y: float) -> float:
        """A shop with a curtain, before which workers wait, and its one or two actions."""
        x, wide, tall = self.margin, self.inside, 92.0 if self.narrow else 77.0
        self.add(self.print.keep(f"field {field}", lambda: self.shop(field, wide, tall)), at=(x, y))
        self.workers(field, x, y, tall)
        actions = [action for action in range(ACTIONS) if self.box.field_of[action] == field]
        left, room, high = x + BAND + 5, wide - BAND - 10, (tall - 14) / 2
        for place, action in enumerate(actions):
            self.action(action, left, y + 5 + place * (high + 4), room, high)
        if actions == [MARKET]:
            table = self.print.keep(f"values {room}", lambda: value_table(self.box, self.print, room, high))
            self.add(table, at=(left, y + 9 + high))
        return y + tall

    def shop(self, field: int, wide: float, tall: float) -> Markup:
        """The paper of a field and its curtain with number and sign, hanging in three strips."""
        strip = BAND / 3
        cloth = f"M0 {tall - 2:g}V7a7 7 0 0 1 7-7H{BAND:g}V{tall:g}"
        cloth += "".join([f"h-{strip - 1.5:g}V{tall - 8:g}h-1.500V{tall:g}" for _ in range(2)]) + "H7a7 7 0 0 1-7-7Z"
        return join(
            [
                card(0, 0, wide, tall),
                path(f"b-{FIELD_COLOURS[field]}", cloth),
                element("path", d=cloth, fill="url(#p-seigaiha)"),
                lettering(11, 25, field + 1, 19, "serif on-band"),
                lettering(BAND - 10, 32, FIELD_KANJI[field], 30, "serif kanji", "end"),
            ]
        )

    def workers(self, field: int, x: float, y: float, tall: float) -> None:
        view = self.view
        there = sorted(view.fields[field])
        most = max(len(there), self.box.field_size[view.seats - 2])
        step = (BAND - 6) / most
        middle, size, disc = y + tall - 25, 27.0, 17.5
        start = x + 3
        for place in range(most):
            kind = "f-on" if place < len(there) else "f-on faint"
            self.add(circle(start + place * step + step / 2, middle, disc, kind))
        seen = [0] * COLOURS
        for place, colour in enumerate(there):
            name = f"p-worker-{field + 1}-{self.colour(colour)}-{seen[colour]}"
            seen[colour] += 1
            left = start + place * step + (step - size) / 2
            self.canvas.piece(name, left, middle - size / 2 - 1, worker(self.colour(colour), size))
        if isinstance(self.now, TakeWorker) and self.box.field_of[self.now.action] == field:
            for colour in sorted(set(there)):
                left, room = start + there.index(colour) * step, step * seen[colour]
                frame = halo(left + 2, middle - disc - 1, room - 4, 2 * disc + 2, disc, 0)
                hit = rect(left + 0.5, y + tall - 46, room - 1, 44, "hit", 8)
                name = self.canvas.texts.member(self.names.colour, colour)
                self.canvas.target(f"worker-{self.colour(colour)}", name, frame + hit)

    def action(self, action: int, x: float, y: float, wide: float, tall: float) -> None:
        name = self.canvas.texts.member(self.names.action, action)
        target = f"action-{ACTION_IDS[action]}"
        chosen = isinstance(self.now, TakeWorker) and self.now.action == action
        closed = isinstance(self.now, Main) and self.asked and not self.canvas.can_choose(target)
        price = price_of(self.view, self.me, action)
        key = f"action {action} {price} {chosen} {closed}"
        markup = self.print.keep(key, lambda: button(self.box, self.print, action, wide, tall, price, chosen, closed))
        self.target(target, name, markup, x, y)

    # -- one's own workers -----------------------------------------------------------------------------

    def crew(self, y: float) -> float:
        """The workers one has taken, and what consolidating would bring now: new budget, reward, wages."""
        x, wide = self.margin, self.inside
        top = 62.0 if self.narrow else 34.0
        tall = top + 84.0 if self.narrow else 114.0
        print_, box = self.print, self.box
        name = print_.word("consolidate")
        markup = [
            halo(0, 0, wide, tall, 8, 1),
            card(0, 0, wide, tall, "", 8),
            icon("consolidate", 11, 11, 24),
            lettering(43, 29, name, 16.5, "", bold=True),
        ]
        step = min(46.0, (wide - 12) / box.worker_slots)
        start, line = (6.0, 42.0) if self.narrow else (wide - 6 - step * box.worker_slots, 8.0)
        for slot in range(box.worker_slots):
            left = start + slot * step
            level = box.reward_level[slot + 1]
            lit = slot + 1 == len(self.player.workers)
            markup.append(rect(left, line, step - 4, 52, "step lit" if lit else "step", 7))
            told = f"{level}×" if level else "–"
            markup.append(
                lettering(left + (step - 4) / 2, line + 47, told, 14, "" if lit else "quiet", "middle", bold=lit)
            )
        figures = self.figures()
        part = (wide - 12) / len(figures)
        for place, (told, items) in enumerate(figures):
            left = 10 + place * part
            foot = tall - 44
            markup.append(lettering(left, foot + 14, told, self.small, "quiet"))
            markup.append(tag(left, foot + 29, items, 16) if items else lettering(left, foot + 34, "–", 14, "quiet"))
        self.target("consolidate", name, join(markup), x, y)
        for slot, colour in enumerate(self.player.workers):
            spot = (x + start + slot * step + (step - 33) / 2, y + line + 3)
            self.canvas.piece(self.worker_piece(self.me, slot), *spot, worker(self.colour(colour), 29))
        return y + tall

    def figures(self) -> list[tuple[str, list[Item]]]:
        box, print_ = self.box, self.print
        yen, coal, level, owed, unpaid = consolidating(self.view, self.me)
        wages: list[Item] = [(f"−{print_.money((owed - unpaid) * box.wage)}", "yen")] if owed else []
        if unpaid:
            wages.append((f"−{unpaid * box.unpaid_points}", "vp"))
        return [
            (print_.word("new-budget"), [(print_.money(yen), "yen"), (coal, "coal")]),
            (print_.word("reward"), [(f"≤ {level}×", "vp")] if level else []),
            (print_.word("wages"), wages),
        ]

    # -- workers to come -------------------------------------------------------------------------------

    def waiting(self, y: float) -> float:
        """Rows of workers that come next, and what is in the bag."""
        view, box, x = self.view, self.box, self.margin
        size, rows = box.row_size[view.seats - 2], box.rows[view.seats - 2]
        self.heading(x, y, "rows")
        y += 20
        step = 21.0 if self.narrow else 25.0
        room = (self.inside + 5) / rows
        step = min(step, (room - 9) / size)
        room = min(room, step * size + 14)
        for row in range(rows):
            left = x + row * room
            self.add(rect(left, y, step * size + 4, 30, "step", 7))
            there = sorted(view.rows[row])
            for place in range(size):
                at = left + 2 + place * step
                if place < len(there):
                    markup = worker(self.colour(there[place]), 20)
                    self.canvas.piece(f"p-worker-row{row + 1}-{place}", at + step / 2 - 10, y + 4, markup)
                else:
                    self.add(circle(at + step / 2, y + 15, 7, "lot"))
        y += 38
        title = self.print.word("bag", sum(view.bag))
        self.add(icon("bag", x, y, 22), lettering(x + 28, y + 16, title, 14, "heading", bold=True))
        left = x + 40 + measure(title, 14, bold=True)
        part = (self.right - left) / COLOURS
        for colour in range(COLOURS):
            n = view.bag[colour]
            at = left + colour * part
            self.add(icon(f"worker-{self.colour(colour)}", at, y, 21, "" if n else "dim"))
            self.add(lettering(at + 25, y + 16, n, 14, "" if n else "quiet", bold=True))
        return y + 24


def button(
    box: Box,
    print_: Print,
    action: int,
    wide: float,
    tall: float,
    price: int,
    chosen: bool = False,
    closed: bool = False,
) -> Markup:
    """An action: its name and what it costs, in one line or, where that is too long, in two."""
    name = print_.texts.member(print_.game.names.action, action)
    pale = "quiet" if closed else ""
    size = fitting(name, wide - 44, 15.5, print_.text, bold=True)
    parts = [
        halo(0, 0, wide, tall, 7, 1),
        rect(0, 0, wide, tall, "step lit" if chosen else "step", 7),
        icon(ACTION_ICONS[action], 8, tall / 2 - 12, 24, "dim" if closed else ""),
        lettering(41, 17 if print_.narrow else tall / 2 + 5.5, name, size, pale, bold=True),
    ]
    told, cost = _told(box, print_, action, price)
    number = 14.0 / 0.9
    across = measure(told, print_.text) + (tag_width(cost, number) + 6 if cost else 0)
    left, middle = (41.0, tall - 12) if print_.narrow else (wide - 9 - across, tall / 2)
    if cost:
        parts.append(tag(left, middle, cost, number, kinds=[pale]))
        left += tag_width(cost, number) + 6
    parts.append(lettering(left, middle + 5, told, print_.text, "quiet"))
    return join(parts)


def _told(box: Box, print_: Print, action: int, price: int) -> tuple[str, list[Item]]:
    """What an action costs: words, and an amount before them."""
    if action in (TECHNOLOGY_ACTION, MINING_ACTION):
        costs = " / ".join([print_.money(n) for n in box.step_costs[1:]])
        return f"{costs} {print_.word('steps-cost')}", []
    if price:
        return "" if action == INVEST else print_.word("each"), [(print_.money(price), "yen")]
    return print_.word(f"unit-{ACTION_IDS[action]}"), []


def value_table(box: Box, print_: Print, wide: float, tall: float) -> Markup:
    """What one, two or three goods of each level are worth on the local market."""
    parts = []
    room = wide / 3
    for level in range(3):
        goods = [good for good in range(GOODS) if box.level[good] == level + 1]
        values = (" " if print_.narrow else "·").join([str(n) for n in box.influence[goods[0]][1:]])
        across = 17 * len(goods) + 3 + measure(values, print_.text, bold=True)
        left = level * room + (room - across) / 2
        parts += [icon(GOOD_IDS[good], left + n * 17, tall / 2 - 8, 16) for n, good in enumerate(goods)]
        parts.append(lettering(left + 17 * len(goods) + 3, tall / 2 + 5, values, print_.text, "", bold=True))
    return join(parts)
