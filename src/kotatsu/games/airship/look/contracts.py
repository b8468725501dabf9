"""The contracts: what is on offer under the awning of the market, and what the one who looks has promised to deliver."""

from __future__ import annotations

from kotatsu.board.keeping import Reads
from kotatsu.board.markup import Markup, element, icon, join, labelled, rect, travelling
from kotatsu.board.ornaments import Flow, back, crest, fitting, lettering, measure, tag, tag_width
from kotatsu.core.bits import count
from kotatsu.core.state import NONE
from kotatsu.games.airship.components import TRACK, TRADE_AWARD
from kotatsu.games.airship.look.base import HEAD, AirshipPainter, tracks
from kotatsu.games.airship.scoring import merit

AWNING = 22.0
GAP = 7.0


class Contracts(AirshipPainter):
    """The market and the own contracts of one view."""

    reads = Reads("deck market", players="fulfilled failed", own="stock track1 track2 track3")

    def draw(self) -> None:
        self.contracts: list[tuple[int, int, float, float, bool]] = []  # card, stages, corner, whether it is one's own
        self.parts: list[Markup] = []
        y = self.market(HEAD + AWNING + 10)
        y = self.award(y + 2)
        if self.me != NONE:
            y = self.own(y + 8)
        self.canvas.height = round(y + 4)
        self.add(self.ground(y + 4))
        self.head(self.print.word("market"), self.print.say("in-deck", n=len(self.view.deck)), "contract")
        self.add(self.awning(HEAD), *self.parts)
        self.cards()

    def awning(self, y: float) -> Markup:
        """Striped cloth over the stall."""
        wide = float(self.canvas.width)
        n = 11 if self.narrow else 15
        step = wide / n
        cloth = [
            element(
                "path",
                class_="card" if stripe % 2 else "b-vermilion",
                d=f"M{stripe * step:g} {y:g}h{step:g}v{AWNING - step / 2.4:g}a{step / 2:g} {step / 2.4:g} 0 0 1 {-step:g} 0Z",
            )
            for stripe in range(n)
        ]
        return join([*cloth, element("rect", class_="b-night", y=y - 3, width=wide, height=5)])

    def flow(self, y: float) -> Flow:
        """Rows of cards that fill the width."""
        columns = 2 if self.narrow else 3
        gap = (self.inside - columns * self.print.contract_width) / (columns - 1)
        return Flow(self.margin, y, self.inside, gap, GAP)

    def market(self, y: float) -> float:
        """The places of the contracts on offer, and the deck. Cards are drawn later, all together, so that they can travel."""
        printed = self.print
        flow = self.flow(y)
        for place in range(self.box.offer):
            spot = flow.place(printed.contract_width, printed.contract_height)
            if place < len(self.view.market):
                contract = self.view.market[place]
                self.contracts.append((contract, self.box.contract_stages[contract], *spot, False))
            else:
                self.parts.append(rect(*spot, printed.contract_width, printed.contract_height, "lot", 7))
        left, top = flow.place(printed.contract_width, printed.contract_height)
        n = len(self.view.deck)
        wide, tall = 58.0, printed.contract_height - 10
        left += (printed.contract_width - wide) / 2
        deck = back(left, top + 6, wide, tall, n) if n else rect(left, top + 6, wide, tall, "lot", 5)
        self.parts.append(labelled(self.teller.say("deck", n=n), deck))
        return flow.end_row()

    def award(self, y: float) -> float:
        """Who has fulfilled how many: the trade award goes to the most."""
        box, view = self.box, self.view
        wide = self.inside
        prizes = f"{box.first_prize[TRADE_AWARD]} / {box.second_prize[TRADE_AWARD]}"
        x, middle = self.margin + 10, y + 17
        parts = [rect(self.margin, y, wide, 34, "step", 8), icon("fulfilled", x, middle - 10, 20)]
        parts.append(lettering(x + 27, middle + 5, prizes, 15, bold=True))
        x += 32 + measure(prizes, 15, bold=True)
        parts.append(icon("points", x, middle - 8, 16))
        share = (self.margin + wide - x - 30) / view.seats
        for seat in range(view.seats):
            left = x + 34 + seat * share
            n = merit(view, TRADE_AWARD, seat)
            parts.append(crest(seat, left, middle - 9, 18))
            parts.append(lettering(left + 24, middle + 5, n, 15, "" if n else "quiet", bold=bool(n)))
        self.parts.append(labelled(self.print.word("award-trade"), *parts))
        return y + 34

    def own(self, y: float) -> float:
        """Open contracts, those with the fewest stages left first."""
        printed, player = self.print, self.view.players[self.me]
        title = printed.word("own-contracts")
        size = fitting(title, self.inside - 110, 14.5, self.text, bold=True)
        right = self.margin + self.inside
        self.parts.append(lettering(self.margin + 2, y + 15, title, size, "heading", bold=True))
        done = [(count(player.fulfilled), "fulfilled"), (count(player.failed), "failed")]
        self.parts.append(tag(right - 4 - tag_width(done, 17, 10), y + 10, done, 17, 10))
        flow = self.flow(y + 22)
        kept = tracks(player)
        for contract, stages in kept:
            x, top = flow.place(printed.contract_width, printed.contract_height)
            self.contracts.append((contract, stages, x, top, True))
        wide, tall = printed.contract_width, printed.contract_height
        for _ in range(TRACK - len(kept)):
            x, top = flow.place(wide, tall)
            self.parts.append(rect(x, top, wide, tall, "lot", 7))
            self.parts.append(icon("contract", x + wide / 2 - 14, top + tall / 2 - 14, 28, "faint"))
        return flow.end_row()

    def cards(self) -> None:
        """Contracts on offer and one's own, in the order of the deck's list."""
        stock = self.view.players[self.me].stock if self.me != NONE else ()
        for contract, stages, x, y, own in sorted(self.contracts):
            face = self.print.contract(contract, stages, stock if own else ())
            name = f"contract-{self.names.contract.ids[contract]}"
            self.canvas.target(name, self.teller.contract(contract, stages), travelling(x, y, face))
