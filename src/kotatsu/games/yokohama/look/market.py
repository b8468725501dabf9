"""The market of Yokohama Duel: four stalls with what everybody can take or exchange, and the supply behind them."""

from __future__ import annotations

from kotatsu.board.drawing import Canvas
from kotatsu.board.keeping import Reads
from kotatsu.board.markup import Markup, element, group, icon, path, rect
from kotatsu.board.ornaments import Flow, counter, counter_width, fitting, head, lettering, measure
from kotatsu.board.painter import Painter
from kotatsu.core.state import NONE
from kotatsu.games.yokohama.components import Box
from kotatsu.games.yokohama.look import facades
from kotatsu.games.yokohama.look.cards import Print, framed, price_tag
from kotatsu.games.yokohama.look.describe import Teller, visit_of
from kotatsu.games.yokohama.meta import Yokohama
from kotatsu.games.yokohama.names import Names
from kotatsu.games.yokohama.state import YokohamaState
from kotatsu.games.yokohama.steps.areas import Church, Laboratory, Offering, TakeTech
from kotatsu.games.yokohama.steps.rewards import PickBonus

AWNING = 24.0  # height of the cloth above a stall, without its scallops
SCALLOP = 5.5  # radius
UNDER = AWNING + SCALLOP + 4  # from the top of a stall to its goods
PAD = 5.0  # between the edge of a stall and its goods
STREET = 52.0  # height of the town behind the stalls of a desk
LARGE = 186.0  # width of a technology card on a desk


def bonus_level(view: YokohamaState, canvas: Canvas) -> int:
    """Up to which of its rows a bonus card would pay now, where one can be chosen."""
    ids = canvas.texts.game.names.bonus.ids
    if not any(canvas.can_choose(f"bonus-{ids[bonus]}") for bonus in view.bonus_display):
        return NONE
    step = view.stack[-1]
    if isinstance(step, PickBonus):
        return step.level
    visit = visit_of(view)
    return sum([visit.total >= needed for needed in view.box.bonus_levels]) - 1 if visit else NONE


class Market(Painter[YokohamaState, Box, Names, Print]):
    """One scene of one view."""

    reads = Reads(
        "agent_stack bonus_deck bonus_display church_display extra_stack tech_deck tech_display",
        players="techs",
        questions=(TakeTech, Laboratory, PickBonus, Church, Offering),
        moment=bonus_level,
    )

    def __init__(self, game: Yokohama, view: YokohamaState, canvas: Canvas, printed: Print) -> None:
        super().__init__(game, view, canvas, printed, margin=8.0)
        self.teller = Teller(game, view, canvas.texts)
        self.step = view.stack[-1] if view.stack else None

    def draw(self) -> None:
        """On a desk three rows of stalls before the town, on a phone all below one another."""
        left = self.margin
        if self.narrow:
            y = 6.0
            for stall in (self.techs, self.bonuses, self.churches, self.trades):
                y = stall(left, y, self.inside) + 8
        else:
            self.add(facades.street(self.canvas.width, STREET))
            y = self.techs(left, STREET - 4, self.inside) + 8
            beside = 6 * (self.print.church_width + self.print.gap) + 2 * PAD
            self.churches(left, y, beside)
            y = self.bonuses(left + beside + 8, y, self.inside - beside - 8) + 8
            y = self.trades(left, y, self.inside) + 4
        self.canvas.height = round(self.supply(y) + 4)

    # -- stalls ----------------------------------------------------------------------------------------

    def stall(
        self, x: float, y: float, wide: float, tall: float, name: str, icon_: str, colour: str, left: str
    ) -> None:
        """A counter under a striped awning with its name, and how many cards there are besides."""
        count = round(wide / (2 * SCALLOP))
        each = wide / count
        edge = y + AWNING
        bows = "".join([f"M{x + n * each:g} {edge:g}a{each / 2:g} {SCALLOP:g} 0 0 0 {each:g} 0" for n in range(count)])
        pale = "".join(
            [f"M{x + n * each:g} {edge:g}a{each / 2:g} {SCALLOP:g} 0 0 0 {each:g} 0" for n in range(1, count, 2)]
        )
        title = self.print.word(name)
        room = wide - 42 - (measure(left, self.print.text) + 14 if left else 0)
        self.add(
            rect(x, edge - 2, wide, tall - AWNING + 2, "tray", 6),
            path(f"b-{colour}", bows + "Z"),
            element("path", class_="f-sheet", d=pale + "Z", opacity=0.35),
            head(x, y, wide, AWNING, colour, "seigaiha", 6),
            icon(icon_, x + 9, y + 4, 17, "on-band"),
            lettering(
                x + 32, y + 17.5, title, fitting(title, room, 15, self.print.text, bold=True), "on-band", bold=True
            ),
            lettering(x + wide - 9, y + 17.5, left, self.print.text, "on-band", "end"),
        )

    def goods(self, x: float, y: float, wide: float, cards: int, width: float) -> Flow:
        """Where the cards of a stall lie: spread over its width."""
        gap = (wide - 2 * PAD - cards * width) / (cards - 1)
        return Flow(x + PAD, y + UNDER, wide - 2 * PAD + 1, gap)

    def rows(self, cards: int) -> int:
        """A desk has one row of cards, a phone as many as are needed."""
        return max(1, -(-cards // 3)) if self.narrow else 1

    def techs(self, x: float, y: float, wide: float) -> float:
        printed, view, step = self.print, self.view, self.step
        ids = self.names.tech.ids
        rows = self.rows(len(view.tech_display))
        tall = UNDER + rows * (printed.card_height + 8)
        self.stall(x, y, wide, tall, "techs", "stall-tech", "indigo", printed.word("left", len(view.tech_deck)))
        across = printed.card_width if self.narrow else LARGE
        flow = self.goods(x, y, wide, 3 if self.narrow else self.box.tech_display, across)
        chosen = next((each.card for each in view.stack if isinstance(each, TakeTech)), NONE)
        for tech in view.tech_display:
            units = step.units(view, tech) if isinstance(step, Laboratory) else 0
            face = [printed.tech(tech, "priced" if units else "", across)]
            if units:
                items = [(units * self.box.yen_per_unit, "yen"), (units, "import")]
                face.append(price_tag(across - 3, printed.card_height - 3, items))
            if tech == chosen:
                face.append(framed(view.active, across, printed.card_height))
            markup = group(face, *flow.place(across, printed.card_height))
            self.canvas.target(f"tech-{ids[tech]}", printed.label("tech", tech, self.teller), markup)
        self.places(flow, self.box.tech_display - len(view.tech_display), across, printed.card_height)
        return y + tall

    def bonuses(self, x: float, y: float, wide: float) -> float:
        printed, level = self.print, bonus_level(self.view, self.canvas)
        ids = self.names.bonus.ids
        tall = UNDER + printed.bonus_height + 8
        self.stall(
            x, y, wide, tall, "bonuses", "stall-bonus", "copper", printed.word("left", len(self.view.bonus_deck))
        )
        flow = self.goods(x, y, wide, 3, printed.bonus_width)
        for bonus in self.view.bonus_display:
            target = f"bonus-{ids[bonus]}"
            lit = level if self.canvas.can_choose(target) else NONE
            markup = group([printed.bonus(bonus, lit)], *flow.place(printed.bonus_width, printed.bonus_height))
            self.canvas.target(target, printed.label("bonus", bonus, self.teller), markup)
        return y + tall

    def churches(self, x: float, y: float, wide: float) -> float:
        printed, view, step = self.print, self.view, self.step
        ids = self.names.church.ids
        rows = self.rows(len(view.church_display))
        tall = UNDER + rows * (printed.church_height + 8)
        self.stall(x, y, wide, tall, "churches", "stall-church", "wisteria", "")
        flow = self.goods(x, y, wide, 3 if self.narrow else self.box.church_display, printed.church_width)
        chosen = step.card if isinstance(step, Offering) else NONE
        for church in view.church_display:
            missing = self.box.faith[church] - step.faith if isinstance(step, Church) else 0
            face = [printed.church(church)]
            if missing > 0:
                face.append(price_tag(printed.church_width - 3, printed.church_height - 4, [(missing, "offering")]))
            if church == chosen:
                face.append(framed(view.active, printed.church_width, printed.church_height))
            markup = group(face, *flow.place(printed.church_width, printed.church_height))
            self.canvas.target(f"church-{ids[church]}", printed.label("church", church, self.teller), markup)
        left = self.box.church_display - len(view.church_display)
        self.places(flow, left, printed.church_width, printed.church_height)
        return y + tall

    def places(self, flow: Flow, n: int, wide: float, tall: float) -> None:
        """The places of cards that have been taken; on a phone the room is better used."""
        for _ in range(0 if self.narrow else n):
            x, y = flow.place(wide, tall)
            self.add(rect(x, y, wide, tall, "lot", 7))

    def trades(self, x: float, y: float, wide: float) -> float:
        """The price list of Chinatown."""
        printed, names = self.print, self.names
        columns = 3 if self.narrow else len(names.trade.ids)
        tall = UNDER + len(names.trade.ids) / columns * (printed.trade_height + 5) + 2
        self.stall(x, y, wide, tall, "trades", "stall-trade", "vermilion", "")
        gap = 6.0
        width = (wide - 2 * PAD - (columns - 1) * gap) / columns
        flow = Flow(x + PAD, y + UNDER - 1, wide - 2 * PAD + 1, gap, 5)
        for trade, name in enumerate(names.trade.ids):
            markup = group([printed.trade(trade, width)], *flow.place(width, printed.trade_height))
            self.canvas.target(f"trade-{name}", self.canvas.texts.member(names.trade, trade), markup)
        return y + tall

    # -- behind the stalls -------------------------------------------------------------------------------

    def supply(self, y: float) -> float:
        """What is left of the cards that come only as rewards, and of the agents."""
        view = self.view
        stacks = (
            ("extra-1", view.extra_stack[0], "stack-extra-1"),
            ("extra-2", view.extra_stack[1], "stack-extra-2"),
            ("agent", view.agent_stack, "stack-agents"),
        )
        flow = Flow(self.margin + 6, y, self.inside - 12, 22, 6)
        parts: list[Markup] = []
        parts.append(self.told(flow, self.print.word("supply")))
        for name, n, key in stacks:
            told = self.print.word(key)
            across = counter_width(n, 18) + 6 + measure(told, self.print.text)
            x, top = flow.place(across, 24)
            parts.append(counter(x, top + 12, name, n, 18, quiet=not n, share=0.8))
            parts.append(lettering(x + across, top + 17, told, self.print.text, "quiet", "end"))
        self.add(*parts)
        return flow.end_row()

    def told(self, flow: Flow, title: str) -> Markup:
        x, y = flow.place(measure(title, self.print.text, bold=True), 24)
        return lettering(x, y + 17, title, self.print.text, "heading", bold=True)
