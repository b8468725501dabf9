# kotatsu: compiled
"""What there is to read in a position. Made from the schema by `kotatsu lab reading`; change that instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from kotatsu.core.lessons import Lessons
from kotatsu.core.scribe import Scribe
from kotatsu.core.state import Reader, State

if TYPE_CHECKING:
    from tests.sample.lanterns.state import LanternState

LABELS: Final = [
    "active",
    "coins",
    "given",
    "extra",
    "lanterns",
    "lanterns.l1",
    "lanterns.l2",
    "lanterns.l3",
    "lanterns.l4",
    "lanterns.l5",
    "lanterns.l6",
    "lanterns.l7",
    "lanterns.l8",
    "lanterns.l9",
    "lanterns.l10",
    "lanterns.l11",
    "lanterns.l12",
]


class Fields(Reader):
    def turns(self, state: State, out: Scribe) -> None:
        owner = cast("LanternState", state)
        out.seat(owner.active)

    def table(self, state: State, out: Scribe) -> None:
        owner = cast("LanternState", state)
        out.tally(owner.deck, 12)
        out.tally(owner.shown, 12)
        out.subset(owner.gone, 12)
        out.number(owner.most_given)

    def player(self, state: State, seat: int, out: Scribe) -> None:
        owner = cast("LanternState", state).players[seat]
        out.number(owner.coins)
        out.number(owner.given)
        out.number(owner.extra)
        out.members(owner.lanterns, 12)


READER: Final = Fields(Lessons("tests.sample.lanterns", LABELS))
