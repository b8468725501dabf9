"""The table as a calendar: every month has its place, so a card finds its partners at a glance."""

from __future__ import annotations

from koikoi.components import Box
from koikoi.look.piles import pile
from koikoi.look.printed import TALL, Print
from koikoi.moves import MONTHS, SUIT
from koikoi.names import Names
from koikoi.state import KoiKoiState
from kotatsu.board.markup import classed, group, rect, use
from kotatsu.board.ornaments import crest, fitting, halo, lettering, paragraph, tray
from kotatsu.board.painter import Painter
from kotatsu.core.bits import members
from kotatsu.core.state import HIDDEN

GAP = 4.0
STRIP = 68.0  # the height of a row of captured cards on a desk


class Board(Painter[KoiKoiState, Box, Names, Print]):
    """What both scenes have."""

    def card(self, number: int, x: float, y: float, wide: float, numbered: bool = True) -> None:
        """A card that can be seen, as a piece that travels."""
        self.canvas.piece(f"hana-{self.names.card.ids[number]}", x, y, self.print.card(number, wide, numbered))

    def spot(self, number: int, x: float, y: float, wide: float) -> None:
        """Where a card lies, to be chosen."""
        tall = wide * TALL
        face = [halo(0, 0, wide, tall, wide / 10), rect(0, 0, wide, tall, "hit", wide / 10)]
        name = self.print.name(number)
        self.canvas.target(f"card-{self.names.card.ids[number]}", name, group(face, x, y))


class Table(Board):
    def draw(self) -> None:
        mine = max(self.me, 0)
        y = self.far(1 - mine, self.margin)
        y = self.calendar(y) + 8
        if not self.narrow:
            pile(self, mine, self.margin, y, self.inside, STRIP)
            y += STRIP + 10
        self.canvas.height = round(self.hand(mine, y) + self.margin)

    # -- the other side --------------------------------------------------------------------------------

    def far(self, seat: int, y: float) -> float:
        """The hand of the other, and on a desk what they have captured."""
        hand = self.view.players[seat].hand
        if self.narrow:
            return self.far_narrow(seat, y)
        wide, step = 32.0, 23.0
        self.add(tray(seat, self.margin, y, 244, STRIP), crest(seat, self.margin + 14, y + 20, 28))
        for place, card in enumerate(hand):
            self.held(card, self.margin + 52 + place * step, y + 8, wide)
        pile(self, seat, self.margin + 252, y, self.inside - 252, STRIP)
        return y + STRIP + 10

    def far_narrow(self, seat: int, y: float) -> float:
        wide = 41.0
        self.deck(self.margin, y, wide)
        left = self.margin + 2 * wide + 18
        self.add(tray(seat, left, y, self.inside - left + self.margin, wide * TALL), crest(seat, left + 12, y + 8, 24))
        told = self.print.texts.seat(seat)
        size = fitting(told, 180, 15, 13, bold=True)
        self.add(lettering(left + 44, y + 25, told if len(told) < 24 else f"{told[:22]}…", size, "", bold=True))
        for place, card in enumerate(self.view.players[seat].hand):
            self.held(card, left + 12 + place * 26, y + 37, 15)
        return y + wide * TALL + 8

    def held(self, card: int, x: float, y: float, wide: float) -> None:
        if card == HIDDEN:
            self.add(group([self.print.back(wide)], x, y))
        else:
            self.card(card, x, y, wide, numbered=False)

    def deck(self, x: float, y: float, wide: float) -> None:
        """The deck, and beside or below it the card for which a partner is being chosen."""
        n = len(self.view.deck)
        tall = wide * TALL
        for lift in range(min(n, 3)):
            self.add(group([self.print.back(wide)], x + 2.0 * lift, y - 1.5 * lift))
        if n:
            middle = x + wide / 2 + 2.0 * (min(n, 3) - 1)
            self.add(rect(middle - 14, y + tall / 2 - 13, 28, 24, "b-night", 12))
            self.add(lettering(middle, y + tall / 2 + 4.5, n, 15, "on-band", "middle", bold=True))
        else:
            self.add(rect(x, y, wide, tall, "lot", 5))
        left, top = (x + wide + 8, y) if self.narrow else (x, y + tall + 34)
        self.add(rect(left, top, wide, tall, "lot", wide / 10))
        for card in members(int(self.view.shown)):
            self.card(card, left, top, wide, numbered=not self.narrow)

    # -- the months ------------------------------------------------------------------------------------

    def calendar(self, y: float) -> float:
        columns = 4 if self.narrow else 6
        wide = 41.0 if self.narrow else 66.0
        left = self.margin if self.narrow else self.margin + 96
        across = (self.inside - (left - self.margin) - GAP * (columns - 1)) / columns
        label = 17.0 if self.narrow else 22.0
        tall = label + wide * TALL + 5
        if not self.narrow:
            self.deck(self.margin + 6, y + 18, wide)
        for month in range(MONTHS):
            x = left + month % columns * (across + GAP)
            self.month(month, x, y + month // columns * (tall + GAP), across, tall, label, wide)
        return y + MONTHS / columns * (tall + GAP)

    def month(self, month: int, x: float, y: float, across: float, tall: float, label: float, wide: float) -> None:
        """The place of a month with its cards; an empty one shows what would lie there."""
        self.add(rect(x, y, across, tall, "tray", 7))
        number, name = str(month + 1), self.print.texts.member(self.names.month, month)
        self.add(lettering(x + 6, y + label - 4, number, 13.5, "heading", bold=True))
        if not self.narrow:
            size = fitting(name, across - 34, 14.5, 13)
            self.add(lettering(x + 26, y + label - 4, name, size, "quiet"))
        cards = self.in_order([card for card in members(int(self.view.table)) if card // SUIT == month])
        top = y + label
        if self.narrow:
            self.add(lettering(x + across - 5, y + label - 3, self.print.sign(month), 14, "serif quiet", "end"))
        elif len(cards) < 2:
            self.add(paragraph(x + 7, y + tall - 34, list(f"{self.print.sign(month):>2}"), 19, 23, "serif quiet"))
        if not cards:
            ghost = use(
                f"i-plant-{self.names.month.ids[month]}",
                x=x + (across - wide) / 2,
                y=top,
                width=wide,
                height=wide * TALL,
            )
            self.add(classed("faint", ghost))
        step = wide + 3 if len(cards) < 3 else (across - wide - 6) / (len(cards) - 1)
        begin = x + (across - wide - step * (len(cards) - 1)) / 2
        for place, card in enumerate(cards):
            self.spot(card, begin + place * step, top, wide)
            self.card(card, begin + place * step, top, wide, numbered=False)

    def in_order(self, cards: list[int]) -> list[int]:
        """By their names, because that is how pieces lie above one another."""
        return sorted(cards, key=lambda card: self.names.card.ids[card])

    # -- this side -------------------------------------------------------------------------------------

    def hand(self, seat: int, y: float) -> float:
        hand = self.view.players[seat].hand
        rows = 2 if self.narrow and len(hand) > 4 else 1
        wide = 54.0 if self.narrow else 82.0
        gap = 12.0
        tall = wide * TALL
        a_row = -(-len(hand) // rows) if hand else 1
        for place, card in enumerate(hand):
            column, row = place % a_row, place // a_row
            in_row = min(a_row, len(hand) - row * a_row)
            x = self.margin + (self.inside - in_row * (wide + gap) + gap) / 2 + column * (wide + gap)
            top = y + row * (tall + 6)
            if card == HIDDEN:
                self.add(group([self.print.back(wide)], x, top))
            else:
                self.spot(card, x, top, wide)
                self.card(card, x, top, wide)
        return y + (2 if self.narrow else 1) * (tall + 6)
