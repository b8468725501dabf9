"""The plans: what all can see of them, and the planning table of the one who looks."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from kotatsu.board.markup import EMPTY, Markup, circle, classed, element, filled, group, icon, join, rect
from kotatsu.board.ornaments import Flow, card, crest, fitting, halo, measure, outline, tray, words
from kotatsu.core.bits import has, members
from kotatsu.core.state import HIDDEN, NONE
from kotatsu.games.edo.components import RICE
from kotatsu.games.edo.look.cards import COST_ICONS, numeral, official, staff
from kotatsu.games.edo.moves import SLOTS, STAFF_OWN, STAFF_SHOGUN, STAFFS
from kotatsu.games.edo.names import STAFF
from kotatsu.games.edo.scoring import in_edo
from kotatsu.games.edo.state import Player
from kotatsu.games.edo.steps.planning import Planning
from kotatsu.games.edo.steps.rounds import Wages
from kotatsu.games.edo.steps.turn import Walk, Window

if TYPE_CHECKING:
    from kotatsu.games.edo.look.board import Board

ROW = 44.0  # height of a plan as others see it
SIZE = 20.0  # of the icons of what one has


class Item(NamedTuple):
    """An icon with a number, and the class of the number."""

    icon: str
    text: str
    kind: str


def counted(name: str, n: int) -> Item:
    return Item(name, str(n), "" if n else "quiet")


def item_width(item: Item) -> float:
    return SIZE + 4 + measure(item.text, 16, bold=True)


def current_slot(board: Board, seat: int) -> int:
    """The slot whose turn it is, when it is this player's turn."""
    view = board.view
    step = view.stack[-1] if view.stack else None
    if step is None or seat != view.active or isinstance(step, Planning | Wages):
        return NONE
    shown = view.players[seat].revealed
    return shown if isinstance(step, Window | Walk) else shown - 1


# -- what everybody sees ----------------------------------------------------------------------------


def draw_plans(board: Board, x: float, y: float, wide: float) -> float:
    """The plans of all players in the order of their turns: open where they are revealed, backs elsewhere."""
    view = board.view
    board.heading(x, y, "plans")
    y += 18
    for place in range(view.seats):
        seat = (view.starter + place) % view.seats
        board.add(plan_row(board, seat, x, y, wide))
        y += ROW + 4
    return y


def plan_row(board: Board, seat: int, x: float, y: float, wide: float) -> Markup:
    view = board.view
    player = view.players[seat]
    parts = [
        rect(x, y, wide, ROW, "tray", 6),
        rect(x, y, 4, ROW, f"seat-{seat} f-seat", 2),
        crest(seat, x + 9, y + 4, 19),
    ]
    if view.starter == seat:
        parts.append(icon("lantern", x + 8, y + 26, 15))
    if in_edo(view, seat):
        parts.append(icon("castle", x + 24, y + 26, 15))
    now = current_slot(board, seat)
    left = x + 43
    each = (wide - 47) / SLOTS
    for slot in range(SLOTS):
        parts.append(plan_tile(board, player, seat, slot, left + slot * each, y + 3, each - 4, slot == now))
    return join(parts)


def plan_tile(board: Board, player: Player, seat: int, slot: int, x: float, y: float, wide: float, now: bool) -> Markup:
    """One slot of a plan as everybody sees it."""
    tall = ROW - 6
    edge = outline(seat, x, y, wide, tall, 5) if now else EMPTY
    if slot < player.revealed:
        action = player.planned[slot]
        name = board.print.short[action].partition(" (")[0]
        figures = staff(seat, player.own_at[slot], player.shogun_at[slot], x + 23, y + 3, 14, 13)
        return (
            rect(x, y, wide, tall, "card", 5)
            + icon(board.print.action_icon(action), x + 4, y + 3, 16)
            + figures
            + words(x + 5, y + tall - 6, name, fitting(name, wide - 9, 11.5, 11), "")
            + edge
        )
    if player.ready:
        return (
            rect(x, y, wide, tall, "b-night", 5)
            + filled("p-asanoha", wide, tall, x=x, y=y, radius=5)
            + words(x + wide / 2, y + tall / 2 + 6, slot + 1, 16, "serif on-band", "middle")
            + edge
        )
    return (
        rect(x, y, wide, tall, "lot", 5) + words(x + wide / 2, y + tall / 2 + 5, slot + 1, 13, "quiet", "middle") + edge
    )


# -- the table of the one who looks ---------------------------------------------------------------------


def draw_table(board: Board, y: float) -> float:
    return Table(board, y).draw()


class Table:
    """Resources, slots and cards in front of the viewer."""

    def __init__(self, board: Board, y: float) -> None:
        self.board = board
        self.canvas, self.view, self.box, self.print = board.canvas, board.view, board.box, board.print
        self.seat = board.me
        self.player: Player = board.view.players[self.seat]
        self.narrow = board.narrow
        self.left, self.width = (0.0, 390.0) if self.narrow else (0.0, 1000.0)
        self.y = y
        self.inner = self.left + (11 if self.narrow else 15)
        self.inside = self.width - (17 if self.narrow else 25)
        self.parts: list[Markup] = []
        step = self.view.stack[-1] if self.view.stack else None
        self.planning = isinstance(step, Planning) and not self.player.ready

    def draw(self) -> float:
        y = self.stock(self.y + 8)
        card_wide = (self.inside - 6) / 2 if self.narrow else 160.0
        if self.narrow:
            y = self.slots(self.inner, y + 6, self.inside, 0)
            y = self.cards([0, 1, 2, *self.specials()], self.inner, y + 2, card_wide)
        else:
            tall = self.print.card_height(0)
            beside = self.inner + 3 * card_wide + 2 * 7 + 14
            self.slots(beside, y + 4, self.left + self.width - 10 - beside, tall)
            y = self.cards([0, 1, 2], self.inner, y + 4, card_wide)
            y = self.cards(self.specials(), self.inner, y, (self.inside - 5 * 7) / 6)
        bottom = y + 4
        self.board.add(tray(self.seat, self.left, self.y, self.width, bottom - self.y), *self.parts)
        return bottom

    def specials(self) -> list[int]:
        return [3 + special for special in members(self.player.cards)]

    # -- goods and people -------------------------------------------------------------------------

    def stock(self, y: float) -> float:
        """What the viewer has: goods, buildings to come, officials, samurai and their wages."""
        player = self.player
        goods = [counted(name, n) for name, n in zip(COST_ICONS[:3], player.goods, strict=True)]
        if player.ryo != HIDDEN:
            goods.append(counted("ryo", player.ryo))
        groups = {
            "goods-own": goods,
            "to-build": [counted("house", player.houses), counted("kontor", player.kontors)],
            "officials": self.officials(),
            "wages": self.wages(),
        }
        side = 0 if self.narrow else 190  # room for the button
        flow = Flow(self.inner, y, self.inside - side, 18 if self.narrow else 22, 4)
        for name, items in groups.items():
            caption = self.print.word(name)
            wide = max(sum([item_width(item) + 9 for item in items]) - 9, measure(caption, self.print.text))
            x, top = flow.place(wide, 42)
            markup = words(x, top + 11, caption, self.print.text, "quiet") + self.items(x, top + 17, items)
            if name == "wages" and self.canvas.can_choose("wages"):
                hit = rect(x - 5, top - 4, wide + 10, 46, "hit", 7)
                self.target("wages", caption, halo(x - 5, top - 4, wide + 10, 46, 7, 0) + hit + markup)
            else:
                self.parts.append(markup)
        return self.commit(flow.end_row())

    def items(self, x: float, y: float, items: list[Item]) -> Markup:
        parts = []
        for item in items:
            drawn = icon(item.icon, x, y, SIZE, "dim" if item.kind == "quiet" else "")
            own = item.icon in ("official", "samurai", "house", "kontor")
            parts.append(classed(f"seat-{self.seat} owned", drawn) if own else drawn)
            parts.append(words(x + SIZE + 4, y + 16, item.text, 16, item.kind, bold=True))
            x += item_width(item) + 9
        return join(parts)

    def wages(self) -> list[Item]:
        """The samurai on the map and the rice they cost at the end of the round."""
        player = self.player
        cost = len(player.samurai) * self.box.wage
        kind = "lack" if cost > player.goods[RICE] else "" if cost else "quiet"
        return [counted("samurai", len(player.samurai)), Item("rice", f"−{cost}" if cost else "0", kind)]

    def officials(self) -> list[Item]:
        """Officials not yet placed, of all there are, and those who come next round."""
        player = self.player
        own, shoguns, all_shoguns = player.free_own(), player.free_shoguns(), player.shoguns - player.recruits
        items = [Item("official", f"{own}/{player.officials}", "" if own else "quiet")]
        if all_shoguns:
            items.append(Item("shogun", f"{shoguns}/{all_shoguns}", "" if shoguns else "quiet"))
        if player.recruits:
            items.append(Item("recruit", f"+{player.recruits}", ""))
        return items

    def commit(self, y: float) -> float:
        """The button that hands in the plan; after that a note that it is in."""
        wide, tall = (self.inside, 46.0) if self.narrow else (176.0, 40.0)
        x = self.inner if self.narrow else self.left + self.width - 10 - wide
        top = y if self.narrow else self.y + 9
        below = y + tall + 4 if self.narrow else y
        if self.planning:
            can = self.canvas.can_choose("plan")
            told = self.print.word("commit" if can else "commit-later")
            markup = (
                halo(x, top, wide, tall, 9, 2)
                + rect(x, top, wide, tall, "b-vermilion" if can else "step", 9)
                + words(
                    x + wide / 2, top + tall / 2 + 5, told, fitting(told, wide - 16, 14, 11, bold=True),
                    "on-band" if can else "quiet", "middle", bold=True,
                )
            )  # fmt: skip
            self.target("plan", told, markup)
            return below
        if self.player.ready and not self.player.revealed:
            self.parts.append(icon("check", x + wide - 24, top + tall / 2 - 10, 20))
            self.parts.append(words(x + wide - 30, top + tall / 2 + 5, self.print.word("ready"), 13, "quiet", "end"))
            return below
        return y

    def target(self, name: str, label: str, markup: Markup) -> None:
        self.parts.append(self.canvas.targeted(name, label, markup))

    # -- slots ------------------------------------------------------------------------------------

    def slots(self, x: float, y: float, wide: float, tall: float) -> float:
        """The three slots below one another; `tall` is the height of all, or 0 for as much as they need."""
        gap = 6.0
        now = current_slot(self.board, self.seat)
        for slot in range(SLOTS):
            choices = [s for s in range(STAFFS) if self.canvas.can_choose(f"staff-{slot + 1}-{STAFF.ids[s]}")]
            high = (tall - 2 * gap) / SLOTS if tall else 50.0
            if not tall and choices:
                high += 4 + (len(choices) + 4) // 5 * 48
            self.slot(slot, x, y, wide, high, slot == now)
            if choices and tall:
                self.staffs(slot, choices, x + 196, y + 3, wide - 200, (high - 6) / 2, 2)
            elif choices:
                self.staffs(slot, choices, x + 6, y + 52, wide - 12, 48, (len(choices) + 4) // 5)
            y += high + gap
        return y

    def slot(self, slot: int, x: float, y: float, wide: float, tall: float, now: bool) -> None:
        player, printed = self.player, self.print
        action = player.planned[slot]
        line = min(tall, 54.0)
        open_now = self.planning and action == NONE and NONE not in player.planned[:slot]
        done = slot < player.revealed
        box = rect(x, y, wide, tall, "lot" if action == NONE else "card", 8)
        if now or open_now:
            box += outline(self.seat, x, y, wide, tall, 8)
        middle = y + line / 2
        parts = [box, numeral(self.seat, x + 21, middle, slot + 1, 13)]
        if action == HIDDEN:
            parts.append(words(x + 44, middle + 4.5, printed.word("hidden"), 12.5, "quiet"))
        elif action == NONE:
            told = printed.word("choose-action" if open_now else "empty-slot")
            parts.append(
                words(x + 44, middle + 4.5, told, fitting(told, wide - 52, 13, 11), "" if open_now else "quiet")
            )
        else:
            name = printed.short[action]
            parts += [
                icon(printed.action_icon(action), x + 42, middle - 11, 22),
                words(x + 70, middle - 4, name, fitting(name, 124, 13.5, 11, bold=True), "", bold=True),
                printed.formula(x + 70, middle + 12, printed.formulas[action], 12),
            ]
            if player.own_at[slot] >= 0:
                parts.append(self.staff(slot, action, x + 206, middle, wide - 206))
            if done and not now:
                parts.append(icon("check", x + wide - 26, middle - 10, 20, "dim"))
        if now and self.canvas.can_choose("reveal"):
            self.target("reveal", printed.say("reveal", n=slot + 1), join([*parts, halo(x, y, wide, tall, 8, 0)]))
        else:
            self.parts += parts

    def staff(self, slot: int, action: int, x: float, middle: float, wide: float) -> Markup:
        """Officials at their places; empty places are rings."""
        player = self.player
        own, shoguns = player.own_at[slot], player.shogun_at[slot]
        each = self.box.officials[action]
        most = self.box.most[action] * each
        step = min(34.0, (wide - 34) / most)
        parts = []
        for place in range(most):
            left = x + place * step + place // each * (0 if each == 1 else 6)
            if place < own:
                parts.append(official(self.seat, left, middle - 13, 26))
            elif place < own + shoguns:
                parts.append(icon("shogun", left, middle - 13, 26))
            else:
                parts.append(circle(left + 13, middle, 9, "lot"))
        return join(parts)

    def staffs(self, slot: int, choices: list[int], x: float, y: float, wide: float, high: float, rows: int) -> None:
        """A button for each number of officials that can be placed."""
        columns = -(-len(choices) // rows) if len(choices) > 5 else 5
        each = min(66.0, wide / columns)
        top = y if len(choices) > 5 or self.narrow else y + high / 2
        for place, choice in enumerate(choices):
            left = x + place % columns * each
            here = top + place // columns * high
            own, shoguns = STAFF_OWN[choice], STAFF_SHOGUN[choice]
            markup = card(left, here, each - 4, high - 3, "", 6) + halo(left, here, each - 4, high - 3, 6, 0)
            markup += self.numbers(own, shoguns, left + (each - 4) / 2, here + (high - 3) / 2, each - 9)
            label = self.canvas.texts.member(STAFF, choice)
            self.target(f"staff-{slot + 1}-{STAFF.ids[choice]}", label, markup)

    def numbers(self, own: int, shoguns: int, x: float, y: float, wide: float) -> Markup:
        """How many own and Shogun officials, as short as the room demands."""
        if not own + shoguns:
            return words(x, y + 5, "0", 14, "quiet", "middle", bold=True)
        size = 12.5
        items = [(n, name) for n, name in ((own, "official"), (shoguns, "shogun")) if n]
        across = sum([measure(str(n), 14, True) + size + 0.5 for n, _ in items]) + 2 * (len(items) - 1)
        if across > wide:
            return words(x, y + 4.5, f"{own}+{shoguns}", 12.5, "", "middle", bold=True)
        left = x - across / 2
        parts = []
        for n, name in items:
            parts.append(words(left, y + 5, n, 14, "", bold=True))
            left += measure(str(n), 14, True) + 0.5
            parts.append(
                official(self.seat, left, y - 7.5, size) if name == "official" else icon(name, left, y - 7.5, size)
            )
            left += size + 2
        return join(parts)

    # -- cards ------------------------------------------------------------------------------------

    def cards(self, numbers: list[int], x: float, y: float, wide: float) -> float:
        """Permission cards whose actions can be planned."""
        flow = Flow(x, y, self.inside + 4, 6 if self.narrow else 7, 7)
        for number in numbers:
            left, top = flow.place(wide, self.print.card_height(number))
            self.permission(number, left, top, wide)
        return flow.end_row()

    def permission(self, number: int, x: float, y: float, wide: float) -> None:
        printed, player = self.print, self.player
        actions = self.box.actions_on[number]
        planned = [action for action in actions if action in player.planned]
        fresh = number >= 3 and has(player.fresh, number - 3)
        parts = [printed.card_head(number, wide, fresh)]
        for place, action in enumerate(actions):
            top = printed.top + place * printed.line
            chosen = action in planned
            quiet = (planned and not chosen) or fresh
            box = rect(2, top + 1, wide - 4, printed.line - 2, "step lit" if chosen else "hit", 6)
            shade = ".5" if quiet else None
            line = element("g", printed.action_line(action, wide), transform=f"translate(0 {top:g})", opacity=shade)
            markup = halo(2, top + 1, wide - 4, printed.line - 2, 6, 0) + box + line
            if chosen:
                slot = player.planned.index(action) + 1
                markup += numeral(self.seat, wide - 13, top + printed.line - 11.5, slot, 8.5)
            name = f"action-{self.board.game.names.action.ids[action]}"
            parts.append(self.canvas.targeted(name, printed.spoken[action], markup))
        self.parts.append(group(parts, x, y))
