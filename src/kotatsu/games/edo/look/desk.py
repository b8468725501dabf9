"""The planning desk: the three slots of the one who looks, the cards in front of them, and how far the others are."""

from __future__ import annotations

from kotatsu.board.drawing import Canvas
from kotatsu.board.keeping import Reads
from kotatsu.board.markup import EMPTY, Markup, circle, element, filled, group, icon, join, labelled, rect
from kotatsu.board.ornaments import card, crest, fitting, lettering, measure, outline, paragraph, wrapped
from kotatsu.core.bits import has, members
from kotatsu.core.state import HIDDEN, NONE
from kotatsu.games.edo.components import MONEY, RICE_GAIN
from kotatsu.games.edo.look.base import GAP, EdoPainter, frame
from kotatsu.games.edo.look.cards import Print, numeral, official, staff
from kotatsu.games.edo.look.sets import set_card
from kotatsu.games.edo.meta import Edo
from kotatsu.games.edo.moves import SLOTS
from kotatsu.games.edo.scoring import in_edo
from kotatsu.games.edo.state import EdoState, Player
from kotatsu.games.edo.steps.draft import Draft
from kotatsu.games.edo.steps.planning import Planning, open_slot
from kotatsu.games.edo.steps.rounds import Wages
from kotatsu.games.edo.steps.turn import Walk, Window

SETS_IN_A_ROW = 3


def what_is_played(view: EdoState, canvas: Canvas) -> tuple[bool, bool, list[int]]:
    """Whether plans are made or sets taken, and else whose slot is carried out."""
    step = view.stack[-1] if view.stack else None
    slots = [current_slot(view, seat) for seat in range(view.seats)]
    return isinstance(step, Planning), isinstance(step, Draft), slots


class Desk(EdoPainter):
    """What is decided in secret, and what of it is known to all."""

    reads = Reads(
        "cities starter",
        players="cards fresh officials own_at planned ready recruits revealed shogun_at shoguns start_set",
        moment=what_is_played,
    )

    def __init__(self, game: Edo, view: EdoState, canvas: Canvas, printed: Print) -> None:
        super().__init__(game, view, canvas, printed)
        self.player = view.players[max(self.me, 0)]
        self.planning = self.me != NONE and isinstance(self.step, Planning) and not self.player.ready
        self.gap = 6.0 if self.narrow else GAP
        # while actions are chosen, a phone shows slots and cards at once: officials come later
        self.compact = self.narrow and self.planning and open_slot(self.player.planned) < SLOTS

    def draw(self) -> None:
        if self.me == NONE:
            y = self.plans(0)
        else:
            y = self.sets(0) if isinstance(self.step, Draft) else self.slots(0)
            y = self.cards(y + self.gap)
            y = self.others(y) if not isinstance(self.step, Draft) else y
        self.canvas.height = round(y)

    # -- slots ------------------------------------------------------------------------------------

    def slots(self, y: float) -> float:
        """The three slots side by side on their tray, in the order in which they are played, and the officials below."""
        tall = 56.0 if self.compact else 100.0 if self.narrow else 126.0
        bar = 42.0 if self.narrow else 36.0
        edge, whole = 8.0, self.canvas.width
        high = tall + 2 * edge + (0 if self.compact else bar + edge)
        self.add(rect(0, y, whole, high, "b-night", 11), filled("p-asanoha", whole, high, y=y, radius=11))
        wide = (whole - 2 * edge - 2 * self.gap) / SLOTS
        now = current_slot(self.view, self.me)
        for slot in range(SLOTS):
            self.slot(slot, edge + slot * (wide + self.gap), y + edge, wide, tall, slot == now)
        if not self.compact:
            self.bar(edge, y + tall + 2 * edge, whole - 2 * edge, bar)
        return y + high

    def slot(self, slot: int, x: float, y: float, wide: float, tall: float, now: bool) -> None:
        player = self.player
        action = player.planned[slot]
        chosen = open_slot(player.planned)
        mine = self.planning and (slot == chosen or (chosen == SLOTS and slot == open_slot(player.own_at)))
        box = card(x, y, wide, tall, "" if action >= 0 else "closed", 9)
        if mine or now:
            box += outline(self.me, x, y, wide, tall, 9)
        parts = [box, numeral(self.me, x + 19, y + 20, slot + 1, 12.5)]
        if action == HIDDEN:
            parts.append(self.secret(x, y, wide, tall))
        elif action == NONE:
            parts.append(self.still_open(slot, x, y, wide, tall, mine))
        else:
            parts.append(self.planned(slot, action, x, y, wide, tall))
        if slot < player.revealed and not now:
            parts.append(icon("check", x + wide - 23, y + tall - (27 if self.narrow else 54), 18, "dim"))
        self.add(*parts)
        reveals = now and self.canvas.can_choose("reveal")
        target = "reveal" if reveals else f"slot-{slot + 1}"
        if self.canvas.can_choose(target):
            label = self.print.say("reveal", n=slot + 1) if reveals else self.teller.slot(player, slot)
            self.canvas.target(target, label, frame(x, y, wide, tall))

    def secret(self, x: float, y: float, wide: float, tall: float) -> Markup:
        """The back of a card: somebody else's plan."""
        inner, high = wide - 16, tall - 46
        return (
            rect(x + 8, y + 38, inner, high, "b-night", 6)
            + filled("p-asanoha", inner, high, x=x + 8, y=y + 38, radius=6)
            + lettering(x + 40, y + 25, self.print.word("hidden"), self.least, "quiet")
        )

    def still_open(self, slot: int, x: float, y: float, wide: float, tall: float, mine: bool) -> Markup:
        told = self.print.word("slot-now" if mine else "slot-open")
        size = fitting(told, wide - 44, 15, self.least, bold=mine)
        name = lettering(x + 38, y + 25, told, size, "" if mine else "quiet", bold=mine)
        if self.compact:
            return name
        places = [circle(x + wide / 2 + (n - 1.5) * 24, y + tall - 24, 9, "lot") for n in range(4)]
        shape = rect(x + wide / 2 - 17, y + tall / 2 - 19, 34, 26, "lot", 5)
        return name + shape + join(places)

    def planned(self, slot: int, action: int, x: float, y: float, wide: float, tall: float) -> Markup:
        """A slot with its action, what it will bring and the officials at it."""
        printed, least = self.print, self.least
        name, source = printed.short[action], printed.card_name(self.box.card_of[action])
        if self.narrow:
            size = fitting(name, wide - 12, 14.5, least, bold=True)
            front = icon(printed.action_icon(action), x + 39, y + 8, 25) + lettering(
                x + 8, y + 49, name, size, "", bold=True
            )
            if self.compact:
                return front
            return join(
                [
                    front,
                    self.brings(slot, action, x + wide - 7, y + 21),
                    self.officials(slot, action, x + 7, y + 62, wide - 14, 24),
                ]
            )
        size = fitting(name, wide - 44, 16, least, bold=True)
        formula = printed.formulas[action]
        lines = wrapped(source, wide - 16, least, 2)
        return join(
            [
                lettering(x + 38, y + 26, name, size, "", bold=True),
                icon(printed.action_icon(action), x + 9, y + 38, 24),
                printed.formula(x + 40, y + 50, formula, fitting_formula(printed, formula, wide - 46, 14.5, least)),
                self.brings(slot, action, x + wide - 8, y + 50),
                self.officials(slot, action, x + 8, y + 66, wide - 16, 26),
                paragraph(x + 10, y + tall - (13 if len(lines) == 1 else 20), lines, least, 14.5, "quiet"),
            ]
        )

    def brings(self, slot: int, action: int, right: float, y: float) -> Markup:
        """What is sure about an action before it is played: money and rice for its officials."""
        kind = self.box.kind[action]
        n = self.box.activations(action, self.player.own_at[slot] + self.player.shogun_at[slot])
        if kind not in (MONEY, RICE_GAIN) or n <= 0:
            return EMPTY
        told = f"+{n * self.box.amount[action]}"
        name = "ryo" if kind == MONEY else "rice"
        return lettering(right - 18, y + 5, told, 14, "", "end", bold=True) + icon(name, right - 16, y - 8, 16)

    def officials(self, slot: int, action: int, x: float, y: float, wide: float, size: float) -> Markup:
        """Officials at their places; empty places are rings."""
        player = self.player
        own, shoguns = max(player.own_at[slot], 0), max(player.shogun_at[slot], 0)
        each = self.box.officials[action]
        most = max(self.box.most[action] * each, own + shoguns)  # a house rule allows surplus ones
        step = min(size + 2, (wide - size) / max(most - 1, 1))
        parts = []
        for place in range(most):
            left = x + place * step + (place // each * 5 if each > 1 else 0)
            if place < own:
                parts.append(official(self.me, left, y, size))
            elif place < own + shoguns:
                parts.append(icon("shogun", left, y, size))
            else:
                parts.append(circle(left + size / 2, y + size / 2, size * 0.34, "lot"))
        return join(parts)

    # -- officials and the button -----------------------------------------------------------------

    def bar(self, x: float, y: float, wide: float, tall: float) -> None:
        """Who is still free, and the button that hands in the plan."""
        player = self.player
        free = self.print.word("officials")
        self.add(rect(x, y, wide, tall, "tray", 8), lettering(x + 10, y + tall / 2 + 5, free, self.least, "quiet"))
        left = x + 18 + measure(free, self.least)
        counts = [("official", player.free_own(), player.officials)]
        shoguns = player.shoguns - player.recruits
        if shoguns:
            counts.append(("shogun", player.free_shoguns(), shoguns))
        for name, n, total in counts:
            told = f"{n}/{total}"
            looks = official(self.me, left, y + tall / 2 - 10, 20) if name == "official" else EMPTY
            looks = looks or icon(name, left, y + tall / 2 - 10, 20)
            self.add(looks, lettering(left + 23, y + tall / 2 + 5.5, told, 16, "" if n else "quiet", bold=True))
            left += 32 + measure(told, 16, bold=True)
        self.commit(left, y, x + wide - left, tall)

    def commit(self, x: float, y: float, room: float, tall: float) -> None:
        """The button that hands in the plan; after that a note that it is in."""
        right = x + room
        if self.planning:
            can = self.canvas.can_choose("plan")
            told = self.print.word("commit")
            wide = min(room, measure(told, 15, bold=True) + 36)
            size = fitting(told, wide - 14, 15, self.least, bold=True)
            kind = "on-band" if can else "quiet"
            self.add(
                rect(right - wide, y, wide, tall, "b-vermilion" if can else "step", 9),
                lettering(right - wide / 2, y + tall / 2 + 5, told, size, kind, "middle", bold=True),
            )
            if can:
                self.canvas.target("plan", told, frame(right - wide, y, wide, tall))
        elif self.player.ready and not self.player.revealed:
            told = self.print.word("ready")
            self.add(
                icon("check", right - 28, y + tall / 2 - 10, 20),
                lettering(right - 33, y + tall / 2 + 5, told, fitting(told, room - 36, 14, self.least), "quiet", "end"),
            )

    # -- cards ------------------------------------------------------------------------------------

    def cards(self, y: float) -> float:
        """Permission cards in two columns: each goes where there is more room."""
        wide = (self.inside - self.gap) / 2
        bottoms = [y, y]
        for number in [0, 1, 2, *[3 + special for special in members(self.player.cards)]]:
            column = 0 if bottoms[0] <= bottoms[1] else 1
            self.permission(number, self.margin + column * (wide + self.gap), bottoms[column], wide)
            bottoms[column] += self.print.card_height(number) + self.gap
        return max(bottoms)

    def permission(self, number: int, x: float, y: float, wide: float) -> None:
        printed, player = self.print, self.player
        actions = self.box.actions_on[number]
        planned = [action for action in actions if action in player.planned]
        fresh = number >= 3 and has(player.fresh, number - 3)
        parts = [printed.card_head(number, wide, fresh)]
        for place, action in enumerate(actions):
            top = printed.card_top(number) + place * printed.line
            chosen = action in planned
            quiet = (planned and not chosen) or fresh
            spot = (3, top + 1, wide - 6, printed.line - 2)
            shade = ".5" if quiet else None
            if chosen:
                parts.append(rect(*spot, "step lit", 7))
            line = printed.action_line(action, wide)
            parts.append(element("g", line, transform=f"translate(0 {top:g})", opacity=shade))
            if chosen:
                slot = player.planned.index(action) + 1
                parts.append(numeral(self.me, wide - 17, top + printed.line - 13, slot, 9.5))
            name = f"action-{self.game.names.action.ids[action]}"
            parts.append(self.canvas.targeted(name, printed.spoken[action], frame(*spot)))
        self.add(group(parts, x, y))

    # -- the others -------------------------------------------------------------------------------

    def others(self, y: float) -> float:
        """The plans of the others in the order of their turns, side by side."""
        view = self.view
        seats = [(view.starter + place) % view.seats for place in range(view.seats)]
        seats = [seat for seat in seats if seat != self.me]
        columns = min(len(seats), 2) if self.narrow else len(seats)
        wide = (self.inside - (columns - 1) * self.gap) / columns
        tall = 50.0
        for place, seat in enumerate(seats):
            row, column = divmod(place, columns)
            self.plan(seat, self.margin + column * (wide + self.gap), y + row * (tall + self.gap), wide, tall)
        return y + -(-len(seats) // columns) * (tall + self.gap) - self.gap

    def plans(self, y: float) -> float:
        """All plans below one another, for those who only watch."""
        y = self.caption(y, "plans")
        for place in range(self.view.seats):
            self.plan((self.view.starter + place) % self.view.seats, self.margin, y, self.inside, 76)
            y += 76 + self.gap
        return y - self.gap

    def plan(self, seat: int, x: float, y: float, wide: float, tall: float) -> None:
        """One player's plan as everybody sees it."""
        view = self.view
        player = view.players[seat]
        parts = [
            rect(x, y, wide, tall, "tray", 8),
            rect(x, y, 5, tall, f"seat-{seat} f-seat", 2),
            crest(seat, x + 10, y + (6 if tall < 60 else 12), 20),
        ]
        low = y + tall - (22 if tall < 60 else 30)
        if view.starter == seat:
            parts.append(icon("lantern", x + 9, low, 17))
        if in_edo(view, seat):
            parts.append(icon("castle", x + 26, low, 17) if wide > 200 else icon("castle", x + 26, low, 15))
        now = current_slot(view, seat)
        left = x + 45
        each = (wide - 50 - 2 * 4) / SLOTS
        for slot in range(SLOTS):
            at = left + slot * (each + 4)
            parts.append(self.tile(player, seat, slot, at, y + 4, each, tall - 8, slot == now))
        told = [self.teller.slot(player, slot) for slot in range(SLOTS)]
        self.add(labelled(f"{self.canvas.texts.seat(seat)}: {', '.join(told)}", *parts))

    def tile(
        self, player: Player, seat: int, slot: int, x: float, y: float, wide: float, tall: float, now: bool
    ) -> Markup:
        """One slot of a plan: open with its officials where it is revealed, else a back, or empty while it is made."""
        edge = outline(seat, x, y, wide, tall, 6) if now else EMPTY
        middle = y + tall / 2
        if slot < player.revealed:
            action = player.planned[slot]
            n = player.own_at[slot] + player.shogun_at[slot]
            sheet = rect(x, y, wide, tall, "card", 6)
            name = self.print.short[action].partition(" (")[0]
            if wide > 100 and (tall > 60 or measure(name, self.least) <= wide - 38):
                row = middle if tall < 60 else y + 19
                left = x + 34
                looks = icon(self.print.action_icon(action), x + 5, row - 12, 24)
                figures = staff(
                    seat, player.own_at[slot], player.shogun_at[slot], left, row - (17 if tall < 60 else 9), 17, 15
                )
                start = left if tall < 60 else x + 7
                told = lettering(start, y + tall - 7, name, fitting(name, x + wide - 4 - start, 14, self.least), "")
                return sheet + looks + figures + told + edge
            size = min(22.0, wide - 17)
            looks = icon(self.print.action_icon(action), x + 3, middle - size / 2, size)
            count = lettering(x + wide - 4, middle + 5, n, 14, "" if n else "quiet", "end", bold=True)
            return sheet + looks + count + edge
        if player.ready:
            return (
                rect(x, y, wide, tall, "b-night", 6)
                + filled("p-asanoha", wide, tall, x=x, y=y, radius=6)
                + lettering(x + wide / 2, middle + 6, slot + 1, 17, "serif on-band", "middle")
                + edge
            )
        return (
            rect(x, y, wide, tall, "lot", 6)
            + lettering(x + wide / 2, middle + 5, slot + 1, 14, "quiet", "middle")
            + edge
        )

    # -- before the first round -------------------------------------------------------------------

    def sets(self, y: float) -> float:
        """The sets of resources, each for one player."""
        y = self.caption(y, "sets")
        columns = 2 if self.narrow else SETS_IN_A_ROW
        wide, tall = (self.inside - (columns - 1) * self.gap) / columns, 82.0
        domain = self.game.names.start_set
        taken = {player.start_set: seat for seat, player in enumerate(self.view.players)}
        for number, word in enumerate(domain.ids):
            row, column = divmod(number, columns)
            left, top = self.margin + column * (wide + self.gap), y + row * (tall + self.gap)
            name = self.canvas.texts.member(domain, number)
            label = f"{name}: {self.teller.amounts(self.box.set_goods[number])}"
            markup = set_card(self.print, number, wide, tall, taken.get(number, NONE))
            self.canvas.target(f"set-{word}", label, group([markup], left, top))
        return y + -(-len(domain) // columns) * (tall + self.gap)


def current_slot(view: EdoState, seat: int) -> int:
    """The slot whose turn it is, when it is this player's turn."""
    step = view.stack[-1] if view.stack else None
    if step is None or seat != view.active or isinstance(step, Planning | Wages | Draft):
        return NONE
    shown = view.players[seat].revealed
    return shown if isinstance(step, Window | Walk) else shown - 1


def fitting_formula(printed: Print, formula: tuple[str, ...], wide: float, size: float, least: float) -> float:
    return max(least, min(size, size * wide / printed.formula_width(formula, size)))
