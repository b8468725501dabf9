"""The board of airship city: a sky of drifting islands, the donation board beside it, and what lies in front of the players."""

from __future__ import annotations

from kotatsu.board.drawing import Canvas
from kotatsu.board.markup import EMPTY, Markup, element, filled, group, icon, join, labelled, rect, travelling
from kotatsu.board.ornaments import Flow, back, card, crest, fitting, measure, tag, tag_width, words
from kotatsu.board.scene import Scene
from kotatsu.core.state import NONE
from kotatsu.games.airship.components import AWARD_IDS, RESOURCE_IDS, Box
from kotatsu.games.airship.look.cards import Print, QuickTeller
from kotatsu.games.airship.look.donations import Donations
from kotatsu.games.airship.look.seats import OwnBoard, draw_rival
from kotatsu.games.airship.look.sky import Sky
from kotatsu.games.airship.meta import Airship
from kotatsu.games.airship.names import Names
from kotatsu.games.airship.scoring import award, merit
from kotatsu.games.airship.state import AirshipState

AWARD_ICONS = ("ship-cargo_wood", "clock_tower", "fulfilled")  # what counts: the first two by majorities
SKY_WIDTH = 528.0


class Board(Scene[AirshipState, Box, Names, Print]):
    """One drawing of one view."""

    def __init__(self, game: Airship, view: AirshipState, canvas: Canvas, printed: Print) -> None:
        super().__init__(game, view, canvas, printed, margin=8.0)
        self.teller = QuickTeller(printed, view, canvas.texts)
        self.supplies: list[tuple[float, float] | None] = [None] * view.seats  # where workers wait
        self.purses: list[tuple[float, float] | None] = [None] * view.seats  # where markers wait
        self.supply_size = 22.0
        self.contracts: list[tuple[int, int, float, float, bool]] = []  # card, stages, corner, whether it is one's own

    def draw(self) -> None:
        self.canvas.height = round(self.draw_narrow() if self.narrow else self.draw_wide())

    def draw_wide(self) -> float:
        y = self.track(0) + 8
        sky = Sky(self, self.margin, y, SKY_WIDTH)
        bottom = sky.draw()
        x = self.margin + SKY_WIDTH + 12
        self.donations = Donations(self, x, y, self.margin + self.inside - x)
        bottom = max(bottom, self.donations.draw())
        y = self.market(self.margin, bottom + 4)
        left = self.margin + 5 * (self.print.contract_width + 7) + 78
        self.awards(left, bottom + 4, self.margin + self.inside - left)
        return self.players(y + 8, sky)

    def draw_narrow(self) -> float:
        y = self.track(0)
        sky = Sky(self, 0, y, float(self.canvas.width))
        y = sky.draw()
        self.donations = Donations(self, self.margin, 0, self.inside)
        if self.me != NONE:
            y = OwnBoard(self, y).draw()
        y = self.market(self.margin, y + 6)
        self.donations.y = y + 4
        y = self.donations.draw()
        y = self.awards(self.margin, y, self.inside)
        return self.players(y + 8, sky)

    def players(self, y: float, sky: Sky) -> float:
        """Those who look, unless that is drawn already, and all others; then everything that travels."""
        if self.me != NONE and not self.narrow:
            y = OwnBoard(self, y).draw() + 8
        for offset in range(self.view.seats):
            seat = (max(self.me, 0) + offset) % self.view.seats
            if seat != self.me:
                y = draw_rival(self, seat, y)
        self.cards()
        sky.workers()
        self.donations.pieces()
        return y + 4

    def add(self, *markup: Markup) -> None:
        self.canvas.add(join(markup))

    def heading(self, x: float, y: float, name: str) -> None:
        self.add(words(x + 2, y + 13, self.print.word(name), 13.5, "heading", bold=True))

    # -- the round track --------------------------------------------------------------------------

    def track(self, y: float) -> float:
        """Twenty rounds in five stages, and what everybody gets when a stage begins."""
        view, box, narrow = self.view, self.box, self.narrow
        tall = 74.0 if narrow else 62.0
        self.add(
            rect(0, y, self.canvas.width, tall, "b-night", 0),
            filled("p-clouds", self.canvas.width, tall, y=y),
        )
        title = self.teller.say("title", round=view.round, rounds=box.rounds, stage=view.stage(), stages=box.stages)
        top = y + 24 if narrow else y + 6
        left = self.margin
        wide = (self.canvas.width - 2 * self.margin + 5) / box.stages - 5
        self.add(words(left + 2, y + 17, title, 14, "serif on-band") if narrow else EMPTY)
        bonuses = view.stage_bonuses
        starter = self.canvas.texts.seat(view.starter)
        for stage in range(box.stages):
            what = bonuses[stage - 1] if stage else f"{view.starter} {starter}"
            x = left + stage * (wide + 5)
            key = f"stage {stage} {what} {view.round}"
            self.add(group([self.print.keep(key, lambda: self.stage(stage, wide))], x, top))  # noqa: B023
            place = view.round - 1 - stage * box.rounds_per_stage
            if 0 <= place < box.rounds_per_stage:
                self.canvas.piece("round", x + self.round_place(place, wide), top + 3, self.round_marker(wide))
        return y + tall

    def round_size(self, wide: float) -> float:
        return (wide - 6) / self.box.rounds_per_stage if self.narrow else 24.0

    def round_place(self, place: int, wide: float) -> float:
        """Where a round stands in its stage."""
        size = self.round_size(wide)
        return (3 if self.narrow else wide - self.box.rounds_per_stage * size - 5) + place * size

    def round_marker(self, wide: float) -> Markup:
        size, number = self.round_size(wide), self.view.round
        disc = element("rect", class_="b-vermilion", width=size, height=21, rx=5)
        return disc + words(size / 2, 14.5, number, 11.5 if size < 20 else 13, "on-band", "middle", bold=True)

    def stage(self, stage: int, wide: float) -> Markup:
        """A stage with its rounds; the marker of the round is a piece."""
        x = y = 0.0
        view, narrow = self.view, self.narrow
        now = view.stage() == stage + 1
        past = view.stage() > stage + 1
        tall = 46.0 if narrow else 50.0
        parts = [rect(x, y, wide, tall, "card closed" if past else "card", 6)]
        per = self.box.rounds_per_stage
        size = self.round_size(wide)
        for n in range(per):
            number = stage * per + n + 1
            left = self.round_place(n, wide)
            gone = number < view.round
            parts.append(rect(left + 1, y + 4, size - 2, 19, "step done" if gone else "step", 4))
            parts.append(
                words(left + size / 2, y + 17.5, number, 11 if narrow else 12.5, "quiet" if gone else "", "middle")
            )
        if not narrow:
            name = self.print.say("stage", n=stage + 1)
            size = fitting(name, wide - 4 * size - 16, 13, 11, bold=True)
            parts.append(words(x + 8, y + 18, name, size, "" if now else "quiet", bold=True))
        if stage:
            self.stage_bonus(stage, x, y + tall - 13, wide, past or now, parts)
        else:
            note = self.teller.say("starter", seat=self.canvas.texts.seat(view.starter))
            if narrow:
                parts.append(
                    icon("play", x + 7, y + tall - 20, 13, "dim") + crest(view.starter, x + 25, y + tall - 21, 15)
                )
            else:
                parts.append(crest(view.starter, x + 8, y + tall - 21, 16))
                parts.append(words(x + 29, y + tall - 9, note, fitting(note, wide - 36, 12, 11), "quiet"))
        return join(parts)

    def stage_bonus(self, stage: int, x: float, y: float, wide: float, gone: bool, parts: list[Markup]) -> None:
        bonus = self.view.stage_bonuses[stage - 1]
        choice = self.box.stage_choice[bonus]
        items: list[tuple[object, str]] = [
            (f"+{n}", RESOURCE_IDS[resource]) for resource, n in enumerate(self.box.stage_gain[bonus]) if n
        ]
        if choice:
            items = [(f"+{choice}", "any")]
        size = 14.0 if self.narrow else 16.0
        if self.narrow:
            across = tag_width(items, size, 3)
            inner = tag(x + (wide - across) / 2, y, items, size, 3)
        else:
            inner = tag(x + wide - 8 - tag_width(items, size), y, items, size)
            name = self.canvas.texts.member(self.names.stage_bonus, bonus)
            room = wide - 22 - tag_width(items, size)
            inner += words(x + 8, y + 4.5, name, fitting(name, room, 12, 11), "quiet")
        parts.append(element("g", inner, opacity=".45") if gone else inner)

    # -- contracts on offer -----------------------------------------------------------------------

    def market(self, x: float, y: float) -> float:
        """The places of the contracts on offer, and the deck. Cards are drawn later, all together, so that they can travel."""
        printed = self.print
        self.heading(x, y, "market")
        flow = Flow(x, y + 19, self.inside, 7)
        for place in range(self.box.offer):
            spot = flow.place(printed.contract_width, printed.contract_height)
            if place < len(self.view.market):
                contract = self.view.market[place]
                self.contracts.append((contract, self.box.contract_stages[contract], *spot, False))
            else:
                self.add(rect(*spot, printed.contract_width, printed.contract_height, "lot", 7))
        left, top = flow.place(60, printed.contract_height)
        n = len(self.view.deck)
        deck = (
            back(left + 4, top + 6, 52, printed.contract_height - 8, n)
            if n
            else rect(left + 4, top + 6, 52, printed.contract_height - 8, "lot", 5)
        )
        self.add(labelled(self.teller.say("deck", n=n), deck))
        return flow.end_row()

    def cards(self) -> None:
        """Contracts on offer and one's own, in the order of the deck's list."""
        stock = self.view.players[self.me].stock if self.me != NONE else ()
        for contract, stages, x, y, own in sorted(self.contracts):
            face = self.print.contract(contract, stages, stock if own else ())
            name = f"contract-{self.names.contract.ids[contract]}"
            self.canvas.target(name, self.teller.contract(contract, stages), travelling(x, y, face))

    # -- awards -----------------------------------------------------------------------------------

    def awards(self, x: float, y: float, wide: float) -> float:
        """The three awards: prizes, what counts for each player, and what it would bring now."""
        self.heading(x, y, "awards")
        tall = 26.0
        for kind, name in enumerate(AWARD_IDS):
            self.award(kind, name, x, y + 19 + kind * tall, wide, tall - 2)
        return y + 19 + 3 * tall

    def award(self, kind: int, name: str, x: float, y: float, wide: float, tall: float) -> None:
        view, box = self.view, self.box
        prizes = f"{box.first_prize[kind]}/{box.second_prize[kind]}"
        middle = y + tall / 2
        parts = [card(x, y, wide, tall, "", 5), icon(AWARD_ICONS[kind], x + 20, middle - 9, 18)]
        if name != "trade":
            parts.append(icon("banner", x + 5, middle - 6.5, 13))
        parts.append(words(x + 43, middle + 5, prizes, 13, "", bold=True))
        parts.append(icon("points", x + 46 + measure(prizes, 13, bold=True), middle - 7, 14))
        share = (wide - 92) / view.seats
        for seat in range(view.seats):
            left = x + 92 + seat * share
            n, brings = merit(view, kind, seat), award(view, kind, seat)
            parts.append(crest(seat, left, middle - 7, 14))
            parts.append(words(left + 18, middle + 4.5, n, 13, "" if n else "quiet", bold=bool(n)))
            if brings:
                parts.append(words(left + 29, middle + 4.5, f"+{brings}", 11.5, "quiet"))
        self.add(labelled(self.print.word(f"award-{name}"), *parts))
