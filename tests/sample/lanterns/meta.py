"""The front door of Lanterns: names, fields and a way to begin."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from kotatsu.core.bits import members
from kotatsu.core.components import Components
from kotatsu.core.drawing import Canvas, Chip, group, rect, symbol, text
from kotatsu.core.game import Game, Section
from kotatsu.core.rng import Rng
from kotatsu.core.schema import INT, Bits, Cards, Fields, Int, One, Row
from kotatsu.core.sheets import Sheet
from kotatsu.core.state import NONE, State
from kotatsu.core.texts import Texts
from kotatsu.core.vocabulary import NUMBER, SEAT, Domain, Family, Numbers, Phrase, Reasons, StepKind, Steps, Vocabulary
from tests.sample.lanterns import moves, sheets, steps
from tests.sample.lanterns.state import LanternState, Player

LANTERN = Domain("lantern", [f"l{n}" for n in range(1, moves.LANTERNS + 1)])


class Lanterns(Game):
    name = "lanterns"
    prefix = "LAN"
    folder = Path(__file__).parent
    seats = range(2, 5)
    minutes = 5

    vocabulary = Vocabulary(
        [
            Family("pass", moves.PASS, "offer"),
            Family("give", moves.GIVE, n=Numbers(last=2)),
            Family("buy", moves.BUY, "offer", n=Numbers(last=3)),
        ]
    )
    reasons = Reasons(
        {
            moves.TOO_FEW_COINS: ("too-few-coins", "LAN-2.2"),
            moves.TOO_GENEROUS: ("too-generous", "LAN-1.2"),
            moves.COSTS_A_COIN: ("costs-a-coin", "LAN-2.2"),
        }
    )
    events = (
        Phrase("gift", n=NUMBER),
        Phrase("shown", lantern=LANTERN),
        Phrase("taken", lantern=LANTERN, n=NUMBER),
        Phrase("passed", lantern=LANTERN),
    )
    steps = Steps(
        [
            StepKind("gifts", steps.Gifts, rule="LAN-1.2"),
            StepKind("show-lantern", steps.ShowLantern),
            StepKind("offer", steps.Offer, rule="LAN-2.2"),
        ]
    )
    fields = Fields(
        active=One(SEAT), deck=Row(One(LANTERN)), shown=Row(One(LANTERN)), gone=Bits(LANTERN), most_given=INT
    )
    player_fields = Fields(coins=Int(at_least=None), given=Int(at_least=None), extra=INT, lanterns=Bits(LANTERN))
    cards = (Cards(LANTERN, "deck", "shown", "gone", "players.lanterns"),)

    def __init__(self, components: Components) -> None:
        super().__init__(components)
        self.coins = components.one("meta").number("coins", 2, 9)
        self.most_given = components.one("meta").number("most_given", 0, 2)
        self.categories = components.domain("category", "scoring", 3)

    def blank(self, seats: int) -> LanternState:
        state = LanternState(seats, Rng(0, 0, 0, 0), [Player() for _ in range(seats)])
        state.most_given = self.most_given
        return state

    def setup(self, seats: int, rng: Rng, options: Mapping[str, str]) -> LanternState:
        state = self.blank(seats)
        state.rng = rng
        state.deck = list(range(moves.LANTERNS))
        rng.shuffle(state.deck)
        for player in state.players:
            player.coins = self.coins
        state.push(steps.ShowLantern())
        state.push(steps.Gifts())
        return state

    def census(self, state: State) -> dict[str, int]:
        return {}

    def describe(self, view: State, texts: Texts) -> list[Section]:
        assert isinstance(view, LanternState)
        shown = [texts.member(LANTERN, card) for card in view.shown] or [texts.message("nothing")]
        table = Section(texts.message("table-lanterns"), [", ".join(shown), str(len(view.deck))])
        return [table, *[self._player(view, seat, texts) for seat in range(view.seats)]]

    def _player(self, view: LanternState, seat: int, texts: Texts) -> Section:
        player = view.players[seat]
        owned = [texts.member(LANTERN, card) for card in members(player.lanterns)] or [texts.message("nothing")]
        coins = texts.message("unknown") if player.coins < 0 else str(player.coins)
        given = texts.message("nothing") if player.given == NONE else texts.message("unknown")
        return Section(texts.seat(seat), [", ".join(owned), coins, given if player.given < 0 else str(player.given)])

    def draw(self, view: State, canvas: Canvas) -> None:
        assert isinstance(view, LanternState)
        canvas.height = 200
        for place, card in enumerate(view.shown):
            label = canvas.texts.member(LANTERN, card)
            body = rect(0, 0, 120, 120, "card") + text(10, 30, label)
            canvas.target("offer", label, group([body], 20 + 130 * place, 20))

    def chips(self, view: State, seat: int, texts: Texts) -> list[Chip]:
        assert isinstance(view, LanternState)
        coins = view.players[seat].coins
        return [Chip("coin", "?" if coins < 0 else str(coins), texts.message("table-lanterns"))]

    def icons(self) -> str:
        return symbol("coin", '<circle cx="12" cy="12" r="9"/>')

    def sheets(self, texts: Texts) -> list[Sheet]:
        return sheets.sheets(self.components, texts)


GAME = Lanterns
