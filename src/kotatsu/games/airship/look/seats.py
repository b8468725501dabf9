"""What lies in front of the players: the whole board of the one who looks, and the others in one row each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kotatsu.board.markup import Markup, icon, join, path, rect
from kotatsu.board.ornaments import (
    Flow,
    card,
    counter,
    crest,
    fitting,
    halo,
    measure,
    paragraph,
    tag,
    tag_width,
    tray,
    words,
)
from kotatsu.core.bits import count, has, members
from kotatsu.core.state import NONE
from kotatsu.games.airship.components import BONUS_IDS, LEVELS, RESOURCE_IDS, SHIP_IDS, WORKSHOP
from kotatsu.games.airship.look.cards import dues, price
from kotatsu.games.airship.moves import RESOURCES
from kotatsu.games.airship.state import Player

if TYPE_CHECKING:
    from kotatsu.games.airship.look.board import Board

PIGMENTS = ("copper", "indigo", "brass", "ink")  # of the resources
CAPTION = 17.0


def tracks(player: Player) -> list[tuple[int, int]]:
    """Open contracts with the stages they have left, the most urgent first."""
    rows = enumerate((player.track1, player.track2, player.track3), 1)
    return [(contract, stages) for stages, track in rows for contract in members(track)]


class OwnBoard:
    """The tray of the one who looks."""

    def __init__(self, board: Board, y: float) -> None:
        self.board = board
        self.canvas, self.view, self.box, self.print = board.canvas, board.view, board.box, board.print
        self.seat = board.me
        self.player = board.view.players[self.seat]
        self.y = y
        self.left, self.width = (0.0, float(board.canvas.width)) if board.narrow else (board.margin, board.inside)
        self.inner = self.width - (18 if board.narrow else 22)
        self.flow = Flow(self.left + (11 if board.narrow else 14), y + 8, self.inner, 6, 6)
        self.parts: list[Markup] = []

    def draw(self) -> float:
        narrow = self.board.narrow
        wide = (self.inner - 6) / 2 if narrow else 118.0
        for resource in range(RESOURCES):
            self.stock(resource, *self.flow.place(wide, 90), wide)
        if narrow:
            self.flow.end_row()
        else:
            self.flow.skip(4)
        wide = (self.inner - 12) / 3 if narrow else 98.0
        for bonus in range(LEVELS):
            self.bonus(bonus, *self.flow.place(wide, 90), wide)
        if not narrow:
            self.flow.skip(4)
        self.supplies()
        self.flow.end_row()
        self.contracts()
        bottom = self.flow.end_row() + 3
        ground = tray(self.seat, self.left, self.y, self.width, bottom - self.y, 0 if narrow else 8)
        self.board.add(ground, *self.parts)
        return bottom

    def target(self, name: str, label: str, markup: Markup) -> None:
        self.parts.append(self.canvas.targeted(name, label, markup))

    # -- resources and upgrades -------------------------------------------------------------------

    def stock(self, resource: int, x: float, y: float, wide: float) -> None:
        """How much there is and how much can be stored; below it the upgrade that doubles the room."""
        player, name = self.player, RESOURCE_IDS[resource]
        upgraded = has(player.upgraded, resource)
        room = self.box.capacity[int(upgraded)][resource]
        most = self.box.capacity[1][resource]
        n = player.stock[resource]
        across = wide - 14
        number = measure(str(n), 24, bold=True)
        self.parts.append(card(x, y, wide, 90))
        markup = [
            halo(x, y, wide, 47, 7, 1.5),
            rect(x, y, wide, 47, "hit", 7),
            icon(name, x + 7, y + 6, 25),
            words(x + 38, y + 28, n, 24, "serif"),
            words(x + 44 + number, y + 28, f"/ {room}", 14, "quiet"),
            rect(x + 7, y + 36, across, 7, "lot", 3.5),
            rect(x + 7, y + 36, across * room / most, 7, "step", 3.5),
        ]
        if n:
            markup.append(rect(x + 7, y + 36, max(across * n / most, 7), 7, f"f-{PIGMENTS[resource]}", 3.5))
        label = self.print.say("stock", resource=self.board.teller.resource(resource, 2), n=n, capacity=room)
        self.target(f"stock-{name}", label, join(markup))
        self.upgrade(resource, x, y + 50, wide)

    def upgrade(self, resource: int, x: float, y: float, wide: float) -> None:
        name, box = RESOURCE_IDS[resource], self.box
        if has(self.player.upgraded, resource):
            label = self.print.word("upgraded")
            inner = icon("check", x + 7, y + 11, 15) + words(
                x + 27, y + 23.5, label, fitting(label, wide - 34, 12.5, 11), "quiet"
            )
        else:
            strict = self.board.donations.building == WORKSHOP
            cost = dues(self.view, self.seat, WORKSHOP, box.upgrade_cost[resource], strict)
            gives = [(box.upgrade_vp[resource], "points")]
            label = self.print.say(
                "upgrade",
                resource=self.board.teller.resource(resource, 2),
                cost=self.board.teller.amounts(box.upgrade_cost[resource]),
            )
            inner = (
                icon("upgrade", x + 7, y + 4, 12)
                + words(x + 23, y + 14.5, f"→ {box.capacity[1][resource]}", 12, "quiet", bold=True)
                + tag(x + wide - 7 - tag_width(gives, 14), y + 10, gives, 14)
                + price(x + 7, y + 28, cost, 14 if wide > 130 else 13.5, 5)
            )
        rule = path("rule", f"M{x + 6:g} {y - 1:g}h{wide - 12:g}")
        markup = halo(x, y - 1, wide, 41, 7, 1.5) + rect(x, y - 1, wide, 41, "hit", 7) + rule + inner
        self.target(f"upgrade-{name}", label, markup)

    # -- bonus actions ----------------------------------------------------------------------------

    def bonus(self, bonus: int, x: float, y: float, wide: float) -> None:
        """A bonus action: under its cover, ready, or used in this stage."""
        name = self.canvas.texts.member(self.board.names.bonus, bonus)
        size, lines = self.print.titled(name, wide - 14, 12, 3)
        locked = not self.view.unlocked(self.seat, bonus)
        used = has(self.player.used, bonus)
        kind = "closed" if locked else "tapped" if used else ""
        parts = [halo(x, y, wide, 90, 7, 1.5), card(x, y, wide, 90, kind)]
        parts.append(icon(BONUS_IDS[bonus], x + 7, y + 66, 17, "dim" if locked or used else ""))
        parts.append(paragraph(x + 7, y + 18, lines, size, 13.5, "quiet" if locked or used else "", bold=True))
        if locked:
            given = sum(self.player.given[LEVELS * bonus : LEVELS * bonus + LEVELS])
            far = [(f"{given}/{self.box.to_unlock[bonus]}", f"ship-{SHIP_IDS[LEVELS * bonus]}")]
            parts.append(tag(x + wide - 7 - tag_width(far, 16), y + 75, far, 16))
        else:
            state = self.print.word("used" if used else "ready")
            size = fitting(state, wide - 34, 12.5, 11, bold=not used)
            parts.append(words(x + wide - 7, y + 79.5, state, size, "quiet" if used else "", "end", bold=not used))
        self.target(f"bonus-{BONUS_IDS[bonus]}", self.board.teller.bonus(self.seat, bonus), join(parts))

    # -- workers, markers, contracts --------------------------------------------------------------

    def supplies(self) -> None:
        """Workers and markers left, contracts fulfilled and failed."""
        board, player = self.board, self.player
        won = sum([self.box.contract_vp[contract] for contract in members(player.fulfilled)])
        lost = sum([self.box.contract_vp[contract] for contract in members(player.failed)])
        rest = self.flow.x + self.inner - self.flow._left
        wide = (self.inner - 18) / 4 if board.narrow else (rest - 6) / 2
        boxes = [
            ("workers", f"× {player.workers.count(NONE)}", ""),
            ("fulfilled", f"{count(player.fulfilled)}", f"+{won}" if won else ""),
            ("markers", f"× {player.markers}", ""),
            ("failed", f"{count(player.failed)}", f"−{lost}" if lost else ""),
        ]
        if board.narrow:
            spots = [self.flow.place(wide, 44) for _ in boxes]
        else:
            left, top = self.flow.place(2 * wide + 6, 90)
            spots = [(left + (n % 2) * (wide + 6), top + n // 2 * 48) for n in range(4)]
        for (name, text, more), (x, y) in zip(boxes, spots, strict=True):
            label = self.print.word(name)
            self.parts.append(rect(x, y, wide, 42, "step", 7))
            self.parts.append(words(x + 6, y + 13, label, fitting(label, wide - 10, 11.5, 11), "quiet"))
            if name == "workers":
                board.supplies[self.seat] = (x + 6, y + 17)
                self.parts.append(icon("worker", x + 6, y + 17, 22, "ghost"))
            elif name == "markers":
                board.purses[self.seat] = (x + 7, y + 19)
                self.parts.append(crest(self.seat, x + 7, y + 19, 18))
            else:
                self.parts.append(icon(name, x + 6, y + 18, 19))
            self.parts.append(words(x + 31, y + 34, text, 15, "", bold=True))
            if more:
                self.parts.append(words(x + wide - 5, y + 34, more, 12, "quiet", "end"))

    def contracts(self) -> None:
        """Open contracts, sorted by the stages they have left. The cards themselves are drawn with those of the market."""
        printed = self.print
        before = 0
        self.flow.gap = 7.0
        for contract, stages in tracks(self.player):
            if before and stages != before:
                self.flow.skip(8)
            x, y = self.flow.place(printed.contract_width, CAPTION + printed.contract_height)
            if stages != before:
                caption = printed.say("stages-left", n=stages)
                size = fitting(caption, printed.contract_width, 11.5, 11)
                self.parts.append(words(x, y + 12, caption, size, "quiet"))
            before = stages
            self.board.contracts.append((contract, stages, x, y + CAPTION, True))


# -- the others ----------------------------------------------------------------------------------------


def draw_rival(board: Board, seat: int, y: float) -> float:
    """A player in short: resources with their room, bonus actions, supply, contracts."""
    view, player, narrow = board.view, board.view.players[seat], board.narrow
    parts: list[Markup] = []
    flow = Flow(board.margin + 12, y + 4, board.inside - 16, 8, 2)
    tall = 30.0
    name = board.canvas.texts.seat(seat)
    x, top = flow.place(board.inside - 30 if narrow else 126, tall)
    parts += [
        crest(seat, x, top + 4, 22),
        words(x + 30, top + 20, name, fitting(name, 94, 14, 11, bold=True), "", bold=True),
    ]
    if narrow:
        flow.end_row()
    for resource in range(RESOURCES):
        room = view.room(seat, resource) + player.stock[resource]
        x, top = flow.place(58, tall)
        n = player.stock[resource]
        parts.append(counter(x, top + 15, RESOURCE_IDS[resource], n, 17, share=0.85))
        parts.append(words(x + 22 + measure(str(n), 14.5, bold=True), top + 20, f"/{room}", 11.5, "quiet"))
    flow.skip(4)
    for bonus in range(LEVELS):
        x, top = flow.place(37, tall)
        locked = not view.unlocked(seat, bonus)
        given = sum(player.given[LEVELS * bonus : LEVELS * bonus + LEVELS])
        state = f"{given}/{board.box.to_unlock[bonus]}" if locked else "–" if has(player.used, bonus) else "✓"
        parts.append(
            counter(x, top + 15, BONUS_IDS[bonus], "", 16, quiet=locked or has(player.used, bonus), share=0.85)
        )
        parts.append(words(x + 19, top + 19.5, state, 12, "quiet" if state != "✓" else "", bold=state == "✓"))
    flow.skip(4)
    x, top = flow.place(38, tall)
    board.supplies[seat] = (x, top + 4)
    parts += [
        icon("worker", x, top + 4, 22, "ghost"),
        words(x + 25, top + 20, player.workers.count(NONE), 14, "", bold=True),
    ]
    x, top = flow.place(38, tall)
    board.purses[seat] = (x, top + 7)
    parts += [crest(seat, x, top + 7, 16), words(x + 20, top + 20, player.markers, 14, "", bold=True)]
    for name_, cards in (("fulfilled", player.fulfilled), ("failed", player.failed)):
        x, top = flow.place(32, tall)
        parts.append(counter(x, top + 15, name_, count(cards), 17, quiet=not cards, share=0.85))
    for contract, stages in tracks(player):
        mini(board, flow, contract, stages, parts)
    bottom = flow.end_row() + 2
    board.add(tray(seat, board.margin, y, board.inside, bottom - y, 6), *parts)
    return bottom + 5


def mini(board: Board, flow: Flow, contract: int, stages: int, parts: list[Markup]) -> None:
    """An open contract of another player on one line: stages left, cost, points."""
    box = board.box
    cost = [(n, RESOURCE_IDS[resource]) for resource, n in enumerate(box.contract_cost[contract]) if n]
    left, gives = [(stages, "stage")], [(box.contract_vp[contract], "points")]
    size = 13.0
    wide = tag_width(left, size) + tag_width(cost, size, 4) + tag_width(gives, size) + 38
    x, top = flow.place(wide, 30)
    middle = top + 15
    parts.append(rect(x, top + 3, wide, 24, "step", 6))
    x += 6
    parts.append(tag(x, middle, left, size))
    x += tag_width(left, size) + 7
    parts.append(tag(x, middle, cost, size, 4))
    x += tag_width(cost, size, 4) + 5
    parts.append(words(x, middle + 4, "→", 12, "quiet"))
    parts.append(tag(x + 15, middle, gives, size))
