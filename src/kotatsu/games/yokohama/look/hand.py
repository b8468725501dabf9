"""What lies in front of the players: the whole hand of the one who looks, and what others see of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kotatsu.board.markup import Markup, group, icon, join, rect
from kotatsu.board.ornaments import (
    Flow,
    back,
    card,
    counter,
    counter_width,
    crest,
    fitting,
    halo,
    measure,
    tag,
    tray,
    words,
)
from kotatsu.core.bits import count, has, members
from kotatsu.core.state import HIDDEN, NONE
from kotatsu.games.yokohama.components import TELEPHONE, UNIVERSITY
from kotatsu.games.yokohama.look.cards import CARD_HEIGHT, CARD_WIDTH, GOOD_ICONS
from kotatsu.games.yokohama.moves import CONDITIONS
from kotatsu.games.yokohama.names import BOOST, SLOT_SET
from kotatsu.games.yokohama.state import CARDS, Player
from kotatsu.games.yokohama.steps.preparations import Upgrade

if TYPE_CHECKING:
    from kotatsu.games.yokohama.look.board import Board

CAPTION = 16.0  # room for the words above a group
CONDITION_ICONS = ("fulfilled", "tech", "faith", "import-down")
BOOST_TILES = (("+1", "extra-1", "+1"), ("+2", "extra-2", "+2"), ("phone", "telephone", "+1"))


def draw_rival(board: Board, seat: int, x: float, y: float) -> None:
    """What others see of a player: cards not yet played, and how many orders and church cards are hidden."""
    player = board.view.players[seat]
    name = board.canvas.texts.seat(seat)
    narrow = board.narrow
    parts = [
        rect(x, y, board.inside if narrow else 690, 44, "tray", 6),
        rect(x, y, 5, 44, f"seat-{seat} f-seat", 2),
        crest(seat, x + 13, y + 10, 24),
    ]
    if narrow:
        x += 44
    else:
        parts.append(words(x + 46, y + 27, name, fitting(name, 104, 15, 11, bold=True), "", bold=True))
        x += 158
    board.slots[seat] = (x, y + 5)
    parts += [rect(x + n * (CARD_WIDTH + 6), y + 5, CARD_WIDTH, CARD_HEIGHT, "lot", 5) for n in range(CARDS)]
    x += CARDS * (CARD_WIDTH + 6) + (4 if narrow else 16)
    for name_, cards in (("order", player.orders + player.drawn), ("faith", player.churches)):
        parts += [back(x, y + 6, 24, 32, len(cards)), icon(name_, x + 29, y + 14, 16)]
        x += 52 if narrow else 64
    for name_, n in (("extra-1", player.extra[0]), ("extra-2", player.extra[1]), ("agent", player.agents)):
        parts.append(counter(x, y + 22, name_, n, 15 if narrow else 17, quiet=not n))
        x += 31 if narrow else 44
    if not narrow:
        stock(board, seat, x + 4, y + 7, parts)
    board.add(*parts)


def stock(board: Board, seat: int, x: float, y: float, parts: list[Markup]) -> None:
    """The shops and warehouses a player has left and what the next one costs; the buildings themselves are pieces."""
    player, box = board.view.players[seat], board.box
    built = count(player.warehouses)
    shops, warehouses = box.shops - count(player.shops), box.warehouses - built
    price = box.warehouse_costs[built] if warehouses else 0
    for left, cost in ((shops, box.shop_cost if shops else 0), (warehouses, price)):
        board.stocks[seat].append((x, y))
        parts.append(words(x + 33, y + 13, left, 15, "" if left else "quiet", bold=True))
        if cost:
            parts.append(words(x + 33, y + 28, cost, 11.5, "quiet") + icon("yen", x + 40.5, y + 18.5, 10.5))
        x += 54


def draw_hand(board: Board, y: float) -> float:
    return Hand(board, y).draw()


class Hand:
    """The tray of the one who looks."""

    def __init__(self, board: Board, y: float) -> None:
        self.board = board
        self.canvas, self.view, self.print = board.canvas, board.view, board.print
        self.seat = board.me
        self.player: Player = board.view.players[self.seat]
        self.y = y
        self.tile = 44.0 if board.narrow else 36.0
        self.parts: list[Markup] = []
        self.left, self.width = (0.0, float(board.canvas.width)) if board.narrow else (board.margin, board.inside)
        self.flow = Flow(
            self.left + (11 if board.narrow else 14), y + 5, self.width - (15 if board.narrow else 22), 10, 5
        )

    def draw(self) -> float:
        board = self.board
        self.goods()
        self.strengths()
        self.buildings()
        self.agents()
        self.extras()  # the last group, because it grows when something can be added
        self.flow.end_row()
        self.cards()
        bottom = self.flow.end_row() + 4
        board.add(tray(self.seat, self.left, self.y, self.width, bottom - self.y), *self.parts)
        return bottom

    def begin(self, name: str, width: float, more: float = 0) -> tuple[float, float]:
        """Room for a group with a caption; the place where its tiles begin."""
        caption = self.print.word(name)
        width = max(width, measure(caption, self.print.text))
        x, y = self.flow.place(width, CAPTION + self.tile + more)
        self.parts.append(words(x, y + 10, caption, self.print.text, "quiet"))
        return x, y + CAPTION

    def target(self, name: str, label: str, markup: Markup) -> None:
        self.parts.append(self.canvas.targeted(name, label, markup))

    # -- goods, strength, agents ------------------------------------------------------------------

    def goods(self) -> None:
        player, size = self.player, 18.0
        kinds = [*zip(GOOD_ICONS, player.goods, strict=True), ("yen", player.yen)]
        imports = [("import", player.up), ("import-down", player.down)]
        gap = 7.0
        width = sum([counter_width(n, size) + gap for _, n in kinds + imports]) + 6
        x, y = self.begin("goods", width)
        middle = y + self.tile / 2
        for name, n in kinds:
            self.parts.append(counter(x, middle, name, n, size, quiet=not n))
            x += counter_width(n, size) + gap
        x += 4
        wide = sum([counter_width(n, size) for _, n in imports]) + gap
        markup = [halo(x - 4, y, wide + 8, self.tile, 6, 1), rect(x - 4, y, wide + 8, self.tile, "hit", 6)]
        for name, n in imports:
            markup.append(counter(x, middle, name, n, size, quiet=not n))
            x += counter_width(n, size) + gap
        label = self.board.teller.say("money", yen=player.yen, up=player.up, down=player.down)
        self.target("imports", label, join(markup))

    def strengths(self) -> None:
        """A place for each strength card; a target by its strength, or by itself when cards are upgraded."""
        step = CARD_WIDTH + 6
        upgrading = bool(self.view.stack) and isinstance(self.view.stack[-1], Upgrade)
        x, y = self.begin("strengths", CARDS * step - 6, 34 if upgrading else 0)
        top = y + (self.tile - CARD_HEIGHT) / 2
        self.board.slots[self.seat] = (x, top)
        seen: set[int] = set()
        for number in range(CARDS):
            left = x + number * step
            strength = self.view.strength_of(self.seat, number)
            markup = halo(left, top, CARD_WIDTH, CARD_HEIGHT, 5, 2) + rect(left, top, CARD_WIDTH, CARD_HEIGHT, "lot", 5)
            here = self.player.lies_in[number] == NONE
            if upgrading:
                cost = 0 if self.player.has(UNIVERSITY) else self.board.box.upgrade_cost[number]
                after = self.board.box.strength[1][number]
                if not has(self.player.upgraded, number):
                    markup += rect(left - 3, top, step, CARD_HEIGHT + 36, "hit", 0)
                    markup += words(
                        left + CARD_WIDTH / 2, top + CARD_HEIGHT + 16, f"→ {after}", 13, "", "middle", bold=True
                    )
                    markup += tag(left + 3, top + CARD_HEIGHT + 26, [(cost, "yen")], 13)
                label = self.print.say("upgrade", before=strength, after=after, cost=cost)
                self.target(f"card-{number + 1}", label, markup)
            elif here and strength not in seen:
                seen.add(strength)
                self.target(f"strength-{strength}", self.print.say("strength", n=strength), markup)
            else:
                self.parts.append(markup)

    def extras(self) -> None:
        """Extra strength cards and the telephone, and what can be added to an action now."""
        player, tile = self.player, self.tile
        counts = {"+1": player.extra[0], "+2": player.extra[1], "phone": int(player.has(TELEPHONE))}
        tiles = [
            (name, icon_, text, counts[name]) for name, icon_, text in BOOST_TILES if name != "phone" or counts[name]
        ]
        pairs = [name for name in BOOST.ids if name.count("+") == 2 and self.canvas.can_choose(f"boost-{name}")]
        none = self.canvas.can_choose("boost-none")
        pair_width = 58.0
        width = len(tiles) * 47 + len(pairs) * (pair_width + 6) + none * 40 - 5
        x, y = self.begin("extras", width)
        for name, icon_, text, n in tiles:
            quiet = not n or (name == "phone" and not player.can_use(TELEPHONE))
            inner = icon(icon_, x + 3, y + tile / 2 - 9, 18, "dim" if quiet else "") + words(
                x + 23, y + tile / 2 + 5, text if name == "phone" else f"×{n}", 13, "quiet" if quiet else "", bold=True
            )
            markup = halo(x, y, 42, tile, 6, 1.5) + card(x, y, 42, tile, "", 6) + inner
            label = self.canvas.texts.message(f"boost-{name.replace('+', 'plus')}")
            self.target(f"boost-{name}", f"{label} ({n})", markup)
            x += 47
        for name in pairs:
            extra = "extra-1" if name.startswith("+1") else "extra-2"
            markup = (
                halo(x, y, pair_width, tile, 6, 1.5)
                + card(x, y, pair_width, tile, "", 6)
                + icon(extra, x + 5, y + tile / 2 - 9, 18)
                + words(x + pair_width / 2, y + tile / 2 + 5, "+", 14, "", "middle", bold=True)
                + icon("telephone", x + pair_width - 23, y + tile / 2 - 9, 18)
            )
            self.target(f"boost-{name}", self.canvas.texts.message(f"boost-{name.replace('+', 'plus')}"), markup)
            x += pair_width + 6
        if none:
            markup = (
                halo(x, y, 35, tile, 6, 1.5)
                + card(x, y, 35, tile, "", 6)
                + words(x + 17.5, y + tile / 2 + 5, "+0", 14, "", "middle", bold=True)
            )
            self.target("boost-none", self.canvas.texts.message("boost-none"), markup)

    def buildings(self) -> None:
        """Shops and warehouses left, and what the next one costs."""
        x, y = self.begin("buildings", 103)
        stock(self.board, self.seat, x, y + self.tile / 2 - 15, self.parts)

    def agents(self) -> None:
        """Agents at hand, and how far the four conditions for hiring one are met."""
        player, tile = self.player, self.tile
        wide = 76.0 if self.board.narrow else 50.0
        x, y = self.begin("agents", 37 + CONDITIONS * (wide + 5) - 5)
        self.parts.append(counter(x, y + tile / 2, "agent", player.agents, 20, quiet=not player.agents))
        x += 37
        met = (count(player.fulfilled), count(player.techs), len(player.churches), player.down)
        domain = self.board.game.names.condition
        for condition, name in enumerate(CONDITION_ICONS):
            need = self.board.box.hire_at[condition]
            hired = has(player.hired, condition)
            far = "✓" if hired else f"{min(met[condition], need)}/{need}"
            markup = (
                halo(x, y, wide, tile, 6, 1.5)
                + rect(x, y, wide, tile, "step done" if hired else "step", 6)
                + icon(name, x + 4, y + tile / 2 - 8.5, 17, "dim" if hired else "")
                + words(x + 23.5, y + tile / 2 + 5, far, 13.5, "quiet" if hired else "", bold=True)
            )
            label = f"{self.canvas.texts.member(domain, condition)}: {far}"
            self.target(f"hire-{domain.ids[condition]}", label, markup)
            x += wide + 5

    # -- cards ------------------------------------------------------------------------------------

    def cards(self) -> None:
        printed, player, names = self.print, self.player, self.board.game.names
        self.flow.gap = 7.0
        tall = printed.card_height
        for place, order in enumerate(player.drawn):
            x, y = self.spot("drawn" if place == 0 else "")
            if order == HIDDEN:
                self.parts.append(back(x, y, printed.card_width, tall, 1))
                continue
            markup = group([printed.order(order, player.goods, place + 1)], x, y)
            self.target(f"drawn-{place + 1}", printed.label("order", order, self.board.teller), markup)
        if player.drawn:
            self.pairs()
            self.flow.end_row()
        for place, order in enumerate(player.orders):
            x, y = self.spot("orders" if place == 0 else "")
            if order == HIDDEN:
                self.parts.append(back(x, y, printed.card_width, tall, 1))
                continue
            markup = group([printed.order(order, player.goods)], x, y)
            self.target(f"order-{names.order.ids[order]}", printed.label("order", order, self.board.teller), markup)
        techs = members(player.techs)
        self.before_techs(len(player.orders), len(techs))
        for place, tech in enumerate(techs):
            x, y = self.spot("own-techs" if place == 0 else "")
            markup = group([printed.tech(tech, "tapped" if has(player.tapped, tech) else "")], x, y)
            self.target(f"tech-{names.tech.ids[tech]}", printed.label("tech", tech, self.board.teller), markup)
        if not (player.drawn or player.orders or player.techs):
            self.flow.place(10, tall / 4)

    def before_techs(self, orders: int, techs: int) -> None:
        """Technology goes on in the row of the orders if all of it has room there, else in a row of its own."""
        apart = 0 if self.board.narrow else 8
        columns = int((self.flow.width - apart + self.flow.gap) / (self.print.card_width + self.flow.gap))
        if orders % columns + techs > columns >= techs:
            self.flow.end_row()
        else:
            self.flow.skip(apart)

    def spot(self, caption: str) -> tuple[float, float]:
        x, y = self.flow.place(self.print.card_width, CAPTION + self.print.card_height)
        if caption:
            self.parts.append(words(x, y + 10, self.print.word(caption), self.print.text, "quiet"))
        return x, y + CAPTION

    def pairs(self) -> None:
        """Two drawn cards to keep, as one button each."""
        wide = 56.0
        first = True
        for name in SLOT_SET.ids:
            if "+" not in name or not self.canvas.can_choose(f"drawn-{name}"):
                continue
            if first:
                self.flow.end_row()
                self.parts.append(
                    words(self.flow.x, self.flow.y + 10, self.print.word("pairs"), self.print.text, "quiet")
                )
                self.flow.y += CAPTION
                first = False
            x, y = self.flow.place(wide, self.tile)
            markup = (
                halo(x, y, wide, self.tile, 8, 1.5)
                + card(x, y, wide, self.tile, "", 8)
                + words(x + wide / 2, y + self.tile / 2 + 5, name.replace("+", " + "), 14, "", "middle", bold=True)
            )
            self.target(f"drawn-{name}", self.print.say("pair", cards=name.replace("+", ", ")), markup)
