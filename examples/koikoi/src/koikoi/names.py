"""The readable side of Koi-Koi: notations, events, steps and the meaning of every field."""

from __future__ import annotations

from koikoi import moves, steps
from koikoi.components import CATEGORY_IDS, LUCKY_IDS, MONTH_IDS, YAKU_IDS
from kotatsu.core import game
from kotatsu.core.components import Components
from kotatsu.core.reasons import Reasons
from kotatsu.core.schema import INT, Bits, Cards, Each, Fields, One, Row
from kotatsu.core.vocabulary import NUMBER, SEAT, EventKind, Family, MinorEvent, StepKind

REASONS = Reasons(moves, {"KOI-3.1": "not-in-hand", "KOI-3.3": "not-of-the-month", "KOI-5.4": "no-card-left"})


class Names(game.Names):
    def __init__(self, data: Components) -> None:
        self.card = card = data.domain("card", "cards", moves.CARDS)
        self.month = month = data.domain("month", "months", len(MONTH_IDS))
        self.yaku = yaku = data.domain("yaku", "yaku", len(YAKU_IDS))
        self.lucky = lucky = data.domain("lucky", "lucky", len(LUCKY_IDS))
        self.categories = data.domain("category", "scoring", len(CATEGORY_IDS))
        self.families = [
            Family("play", moves.PLAY, "card-{card}", card),
            Family("take", moves.TAKE, "card-{card}", card),
            Family("stop", moves.STOP, ends=True),
            Family("koikoi", moves.KOIKOI),
        ]
        self.events = {
            moves.MONTH_BEGINS: EventKind("month", NUMBER),
            moves.LUCKY_HAND: EventKind("lucky", lucky),
            moves.BOTH_LUCKY: EventKind("both-lucky"),
            moves.PLAYED: MinorEvent("played", card),
            moves.TURNED_UP: EventKind("turned-up", card),
            moves.PAIRED: EventKind("paired", card, by=card),
            moves.ALL_FOUR: EventKind("all-four", month),
            moves.LAID: EventKind("laid", card),
            moves.YAKU_MADE: EventKind("yaku", yaku, NUMBER),
            moves.CALLED: MinorEvent("called"),
            moves.STOPPED: MinorEvent("stopped"),
            moves.MONTH_WON: EventKind("won", NUMBER),
            moves.MONTH_DRAWN: EventKind("drawn"),
        }
        self.steps = [
            StepKind("begin-month", steps.BeginMonth),
            StepKind("play-card", steps.PlayCard, rule="KOI-3.1"),
            StepKind("choose", steps.Choose, rule="KOI-3.3"),
            StepKind("turn-up", steps.TurnUp),
            StepKind("judge", steps.Judge),
            StepKind("call", steps.Call, rule="KOI-5.1"),
            StepKind("end-month", steps.EndMonth),
        ]
        self.fields = Fields(
            active=One(SEAT),
            month=INT,
            months=INT,
            sake=INT,
            dealer=One(SEAT),
            deck=Row(One(card)),
            table=Bits(card),
            shown=Bits(card),
        )
        self.player_fields = Fields(
            hand=Row(One(card)),
            taken=Bits(card),
            calls=INT,
            called=INT,
            points=Each(self.categories, INT),
        )
        self.cards = (Cards(card, "deck", "table", "shown", "players.hand", "players.taken"),)
