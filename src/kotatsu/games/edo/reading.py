# kotatsu: compiled
"""What there is to read in a position. Made from the schema by `kotatsu lab reading`; change that instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from kotatsu.core.lessons import Lessons
from kotatsu.core.scribe import Scribe
from kotatsu.core.state import Reader, State

if TYPE_CHECKING:
    from kotatsu.games.edo.state import EdoState

LABELS: Final = [
    "ryo",
    "goods.wood",
    "goods.stone",
    "goods.rice",
    "power.houses",
    "power.kontor",
    "power.fortresses",
    "power.trade",
    "houses",
    "kontors",
    "officials",
    "shoguns",
    "samurai",
    "cards",
    "cards.mint",
    "cards.tax",
    "cards.store",
    "cards.dealer",
    "cards.messengers",
    "cards.builders",
    "cards.school",
    "cards.favour",
    "cards.chancellery",
    "cards.masons",
    "cards.guild",
    "cards.shogun",
]


class Fields(Reader):
    def table(self, state: State, out: Scribe) -> None:
        owner = cast("EdoState", state)
        out.number(owner.round)
        out.seat(owner.starter)
        out.seat(owner.active)
        out.one(owner.merchant, 25)
        out.number(owner.shoguns)
        out.number(owner.fortresses)
        out.tallies(owner.cities, 9)
        out.tally(owner.special_deck, 12)
        out.tally(owner.special_display, 12)
        out.tally(owner.merchant_deck, 10)
        out.tally(owner.merchant_now, 10)
        out.subset(owner.merchant_gone, 10)
        out.tally(owner.served, 25)

    def player(self, state: State, seat: int, out: Scribe) -> None:
        owner = cast("EdoState", state).players[seat]
        out.number(owner.ryo)
        out.each(owner.goods)
        out.each(owner.power)
        out.number(owner.houses)
        out.number(owner.kontors)
        out.number(owner.officials)
        out.number(owner.shoguns)
        out.tally(owner.samurai, 25)
        out.members(owner.cards, 12)

    def plans(self, state: State, seat: int, out: Scribe) -> None:
        owner = cast("EdoState", state).players[seat]
        out.number(owner.recruits)
        out.subset(owner.fresh, 12)
        out.one(owner.start_set, 5)
        out.ones(owner.planned, 36)
        out.row(owner.own_at)
        out.row(owner.shogun_at)
        out.number(owner.ready)
        out.number(owner.revealed)


READER: Final = Fields(Lessons("kotatsu.games.edo", LABELS))
