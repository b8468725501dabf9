"""The readable side of Lanterns: notations, events, steps and the meaning of every field."""

from __future__ import annotations

from kotatsu.core import game
from kotatsu.core.components import Components
from kotatsu.core.reasons import Reasons
from kotatsu.core.schema import INT, Bits, Cards, Fields, Int, One, Row
from kotatsu.core.vocabulary import NUMBER, SEAT, Domain, EventKind, Family, Numbers, StepKind
from tests.sample.lanterns import moves, steps

LANTERN = Domain("lantern", [f"l{n}" for n in range(1, moves.LANTERNS + 1)])

REASONS = Reasons(moves, {"LAN-1.2": "too-generous", "LAN-2.2": "too-few-coins costs-a-coin"})


class Names(game.Names):
    def __init__(self, data: Components) -> None:
        self.categories = data.domain("category", "scoring", 3)
        self.families = [
            Family("pass", moves.PASS, "offer"),
            Family("give", moves.GIVE, n=Numbers(last=2)),
            Family("buy", moves.BUY, "offer", n=Numbers(last=3)),
        ]
        self.events = {
            moves.GIFT_TOLD: EventKind("gift", NUMBER),
            moves.LANTERN_SHOWN: EventKind("shown", LANTERN),
            moves.LANTERN_TAKEN: EventKind("taken", LANTERN, NUMBER),
            moves.LANTERN_PASSED: EventKind("passed", LANTERN),
        }
        self.steps = [
            StepKind("gifts", steps.Gifts, rule="LAN-1.2"),
            StepKind("show-lantern", steps.ShowLantern),
            StepKind("offer", steps.Offer, rule="LAN-2.2"),
        ]
        self.fields = Fields(
            active=One(SEAT), deck=Row(One(LANTERN)), shown=Row(One(LANTERN)), gone=Bits(LANTERN), most_given=INT
        )
        self.player_fields = Fields(
            coins=Int(at_least=None), given=Int(at_least=None), extra=INT, lanterns=Bits(LANTERN)
        )
        self.cards = (Cards(LANTERN, "deck", "shown", "gone", "players.lanterns"),)
