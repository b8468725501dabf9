"""Everything that scores, with how far both players have come; on a phone also what they have captured."""

from __future__ import annotations

from koikoi.components import ANIMAL, BRIGHT, FIRST_COUNT, FIRST_SET
from koikoi.look.piles import pile
from koikoi.look.printed import TALL
from koikoi.look.table import Board
from koikoi.state import SEATS
from koikoi.yaku import worth
from kotatsu.board.markup import EMPTY, classed, group, icon
from kotatsu.board.ornaments import card, crest, fitting, lettering, measure, outline, paragraph, wrapped
from kotatsu.core.bits import count, has, members

SMALL = 32.0  # the width of a card in a row


class Combinations(Board):
    def draw(self) -> None:
        y = self.margin
        order = (max(self.me, 0), 1 - max(self.me, 0))
        if self.narrow:
            for seat in order:
                pile(self, seat, self.margin, y, self.inside, 52)
                y += 58
        columns = 1 if self.narrow else 2
        gap = 10.0
        wide = (self.inside - gap * (columns - 1)) / columns
        sets = [0, *range(FIRST_SET, FIRST_COUNT)]
        counts = list(range(FIRST_COUNT, len(self.box.points)))
        parts = [[*sets, *counts]] if self.narrow else [sets[:4], [*sets[4:], *counts]]
        bottom = y
        for place, rows in enumerate(parts):
            top = y
            for yaku in rows:
                tall = 50.0 if yaku >= FIRST_COUNT else 96.0 if self.narrow else 78.0
                self.row(yaku, self.margin + place * (wide + gap), top, wide, tall, order)
                top += tall + 7
            bottom = max(bottom, top)
        self.canvas.height = round(bottom + self.margin)

    def row(self, yaku: int, x: float, y: float, wide: float, tall: float, order: tuple[int, int]) -> None:
        """A combination: what it takes, what it brings, and how many of its cards each player has."""
        self.add(card(x, y, wide, tall, "", 8))
        name = self.print.word("brights") if yaku < FIRST_SET else self.print.texts.member(self.names.yaku, yaku)
        told, cards = self.rule(yaku)
        size = 24.0 if self.narrow else SMALL
        left = x + 12 if self.narrow else x + wide - 134 - len(cards) * (size + 4)
        room = wide - 150 if self.narrow else left - x - 16
        self.add(lettering(x + 12, y + 22, name, fitting(name, room, 15.5, 13, bold=True), "", bold=True))
        lines = wrapped(told, wide - 24 if self.narrow else room, 13.5, 2)
        self.add(paragraph(x + 12, y + (tall - 10 if self.narrow else 42), lines, 13.5, 17, "quiet"))
        for place, number in enumerate(cards):
            self.small(number, left + place * (size + 4), y + (31 if self.narrow else 12), size)
        for place, seat in enumerate(order):
            self.standing(yaku, seat, x + wide - 128 + place * 64, y + 6)

    def rule(self, yaku: int) -> tuple[str, list[int]]:
        """What it brings in words, and the cards that it takes, if these are certain ones."""
        points = self.box.points
        if yaku < FIRST_SET:
            brights = members(int(self.box.of_kind[BRIGHT]))
            return self.print.say(
                "bright-points", five=points[0], four=points[1], rain=points[2], three=points[3]
            ), brights
        if yaku < FIRST_COUNT:
            if not self.view.sake and yaku < FIRST_SET + 2:
                return self.print.word("not-counted"), []
            return self.print.word("set-points", points[yaku]), members(int(self.box.cards[yaku]))
        return self.print.say("count-points", n=self.box.least[yaku], points=points[yaku]), []

    def small(self, number: int, x: float, y: float, size: float) -> None:
        """A card of a combination: bright if somebody has it, with a frame in their colour."""
        owner = next((seat for seat in range(SEATS) if has(self.view.players[seat].taken, number)), -1)
        face = self.print.card(number, size, numbered=False)
        frame = outline(owner, -1, -1, size + 2, size * TALL + 2, size / 9) if owner >= 0 else EMPTY
        self.add(group([face if owner >= 0 else classed("dim", face), frame], x, y))

    def standing(self, yaku: int, seat: int, x: float, y: float) -> None:
        """How far a player has come: the points, or how many of the cards are there."""
        taken = self.view.players[seat].taken
        made = sum(
            worth(self.box, taken, self.view.sake, each) for each in ([0, 1, 2, 3] if yaku < FIRST_SET else [yaku])
        )
        self.add(crest(seat, x, y, 22))
        if made:
            told = str(made)
            self.add(lettering(x + 28, y + 17, told, 16, "", bold=True))
            self.add(icon("trophy", x + 30 + measure(told, 16, bold=True), y + 5, 13))
            return
        wanted = self.box.of_kind[BRIGHT] if yaku < FIRST_SET else self.box.cards[yaku]
        if yaku >= FIRST_COUNT:
            wanted = self.box.of_kind[ANIMAL + yaku - FIRST_COUNT]
        need = self.box.least[yaku] or (3 if yaku < FIRST_SET else count(wanted))
        self.add(lettering(x + 28, y + 17, f"{count(taken & wanted)}/{need}", 14, "quiet"))
