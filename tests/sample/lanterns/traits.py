# kotatsu: compiled
"""The numbers that describe what a seat has. Made from the schema by `kotatsu lab traits`; change that instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kotatsu.core.lessons import Lessons
from kotatsu.core.traits import Traits

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
LESSONS: Final = Lessons("tests.sample.lanterns", LABELS)


def read(state: LanternState, seat: int, out: Traits) -> None:
    player = state.players[seat]
    out.flag(state.active == seat)
    out.number(player.coins)
    out.number(player.given)
    out.number(player.extra)
    out.count(player.lanterns)
    out.members(player.lanterns, 12)
