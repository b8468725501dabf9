# kotatsu: compiled
"""The numbers that describe what a seat has. Made from the schema by `kotatsu lab traits`; change that instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kotatsu.core.lessons import Lessons
from kotatsu.core.traits import Traits

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
LESSONS: Final = Lessons("kotatsu.games.edo", LABELS)


def read(state: EdoState, seat: int, out: Traits) -> None:
    player = state.players[seat]
    out.number(player.ryo)
    out.each(player.goods)
    out.each(player.power)
    out.number(player.houses)
    out.number(player.kontors)
    out.number(player.officials)
    out.number(player.shoguns)
    out.held(player.samurai)
    out.count(player.cards)
    out.members(player.cards, 12)
