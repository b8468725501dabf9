"""How to play: two pages for newcomers."""

from __future__ import annotations

from koikoi.components import BRIGHT, FIRST_SET, Box
from koikoi.look.printed import TALL, Print
from koikoi.look.table import Table
from koikoi.meta import KoiKoi
from koikoi.names import Names
from koikoi.state import KoiKoiState
from kotatsu.board.howto import GOAL, Chapter, Howto, Layout, Leaf, Pages, Panel, mistakes
from kotatsu.board.markup import group, join
from kotatsu.board.pictures import Picture, mark, sign, worth
from kotatsu.core.bits import members
from kotatsu.core.texts import Texts

GAP = 5.0


def howto(game: KoiKoi, texts: Texts, printed: Print) -> Howto:
    pages = KoiKoiPages(game, texts, printed, 1000)
    points = game.box.points
    values = {
        "hand": game.box.hand,
        "table": game.box.table,
        "double": game.box.double_from,
        "lucky": game.box.lucky_points[0],
        "five": points[0],
        "four": points[1],
        "rain": points[2],
        "three": points[3],
        "set": points[FIRST_SET],
        "animals": game.box.least[-3],
        "ribbons": game.box.least[-2],
        "plains": game.box.least[-1],
    }
    return Howto([pages.goal(), pages.scoring()], values)


class KoiKoiPages(Pages[KoiKoiState, Box, Names, Print]):
    def goal(self) -> Leaf:
        view = self.game.start(2, "howto", {"first": "A"}).view(0)
        assert isinstance(view, KoiKoiState)
        _, plate = self.drawn(Table, view)
        spots = (
            [(190, 140), (30, 118), (500, 560), (130, 44)]
            if not self.print.narrow
            else [(100, 130), (25, 40), (180, 400), (280, 30)]
        )
        notes = [mark(n, x, y) for n, (x, y) in enumerate(spots, 1)]
        lies = [Panel(f"lies-{name}") for name in ("months", "deck", "hand", "other")]
        kinds = [
            Panel("kind-bright", [self.cards("pine-crane", "pampas-moon", "willow-rain")]),
            Panel("kind-animal", [self.cards("clover-boar", "maple-deer", "chrysanthemum-cup")]),
            Panel("kind-ribbon", [self.cards("plum-poem", "peony-blue", "iris-red")]),
            Panel("kind-chaff", [self.cards("cherry-plain1", "wisteria-plain1", "paulownia-plain1")]),
        ]
        return Leaf(
            GOAL,
            [
                Chapter("table", Layout.TABLE, lies, plate.picture(*notes)),
                Chapter("kinds", Layout.CARDS, kinds),
                Chapter("turn", Layout.STEPS, self.turn()),
            ],
        )

    def turn(self) -> list[Panel]:
        return [
            Panel("step-play", [self.cards("maple-plain1", "maple-deer")]),
            Panel("step-deck", [self.cards("iris-plain2")]),
            Panel("step-call", [sign("koi")]),
        ]

    def scoring(self) -> Leaf:
        box = self.box
        sets = [
            Panel(f"yaku-{word}", [self.cards(*self.ids(box.cards[number]))])
            for number, word in enumerate(self.game.names.yaku.ids)
            if box.cards[number]
        ]
        brights = Panel("yaku-brights", [self.cards(*self.ids(box.of_kind[BRIGHT]))], wide=True)
        counts = [
            Panel(f"count-{kind}", [worth(kind, box.least[-3 + n])])
            for n, kind in enumerate(("animal", "ribbon", "chaff"))
        ]
        double = [
            Panel("double-many", [sign("trophy")]),
            Panel("double-called", [sign("koi")]),
            Panel("double-lucky", [sign("hand")]),
        ]
        return Leaf(
            "scoring",
            [
                Chapter("yaku", Layout.CARDS, [brights, *sets]),
                Chapter("counts", Layout.POINTS, counts),
                Chapter("doubling", Layout.CARDS, double),
                mistakes(("koi", "chaff", "bright")),
            ],
        )

    def ids(self, cards: int) -> list[str]:
        return [self.game.names.card.ids[card] for card in members(cards)]

    def cards(self, *ids: str) -> Picture:
        size = min(62.0, (300.0 if self.print.narrow else 380.0) / len(ids) - GAP)
        index = self.game.names.card.index
        drawn = [
            group([self.print.card(index[word], size, numbered=False)], place * (size + GAP), 0)
            for place, word in enumerate(ids)
        ]
        return Picture(join(drawn), len(ids) * (size + GAP) - GAP, size * TALL)
