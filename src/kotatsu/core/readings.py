"""Which numbers describe what a seat has: derived from the schema, and written as a module that reads them quickly.

A number counts as it is, a set by its size and, if it is small, by its members, a table by its entries, a row by its
length. Cards count one by one only in the place of a player where they stay. Of the fields of the state only those matter
that name the seat. What only passes by, such as a plan that is being made, is left out: it differs between positions that
were compared, and those that were learned from say nothing about it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from kotatsu.core.game import AnyGame
from kotatsu.core.schema import Bits, Each, Int, Kind, One, Row
from kotatsu.core.state import State
from kotatsu.core.traits import Recorded, Traits
from kotatsu.core.vocabulary import SEAT, Domain

MOST_MEMBERS = 14  # of a set whose members count one by one
MOST_CARDS = 24  # of a set of cards whose members do
MOST_ENTRIES = 16  # of a table whose entries do


class Reading(NamedTuple):
    """One call of a method of `Traits`: what it reads, and what the numbers are called that it adds."""

    owner: str  # state or player
    field: str
    method: str
    size: int  # for a method that has to be told, else 0
    labels: list[str]

    def apply(self, state: Any, seat: int, out: Traits) -> None:
        """Read it from a position for a seat."""
        value = getattr(state if self.owner == "state" else state.players[seat], self.field)
        if self.method == "flag":
            value = value == seat
        getattr(out, self.method)(*([value, self.size] if self.size else [value]))

    def source(self) -> str:
        """The same as a line of Python."""
        value = f"{self.owner}.{self.field}"
        if self.method == "flag":
            value += " == seat"
        return f"out.{self.method}({value}, {self.size})" if self.size else f"out.{self.method}({value})"


def readings(game: AnyGame) -> list[Reading]:
    """All there is to read of a seat, in the order of the schema."""
    found = [
        Reading("state", name, "flag", 0, [name])
        for name, kind in game.fields.kinds.items()
        if isinstance(kind, One) and kind.domain is SEAT
    ]
    for name, kind in game.player_fields.kinds.items():
        found += _of_player(game, name, kind)
    return [reading for reading in found if reading.field not in game.names.passing]


def labels(game: AnyGame) -> list[str]:
    """The labels of all traits that the schema of a game gives, in order."""
    return [label for reading in readings(game) for label in reading.labels]


def read(game: AnyGame, state: State, seat: int) -> list[int]:
    """The numbers of a seat, slowly, for any game."""
    out = Recorded()
    for reading in readings(game):
        reading.apply(state, seat, out)
    return out.values


def _one_by_one(game: AnyGame, name: str, domain: Domain) -> bool:
    """Whether it matters which members a set has."""
    for cards in game.cards:
        if cards.domain is domain:
            places = [place for place in cards.places if place.startswith("players.")]
            return places == [f"players.{name}"] and len(domain) <= MOST_CARDS
    return len(domain) <= MOST_MEMBERS


def _of_player(game: AnyGame, name: str, kind: Kind) -> list[Reading]:
    if isinstance(kind, Int):
        return [Reading("player", name, "number", 0, [name])]
    if isinstance(kind, Bits):
        found = [Reading("player", name, "count", 0, [name])]
        if _one_by_one(game, name, kind.domain):
            each = [f"{name}.{word}" for word in kind.domain.ids]
            found.append(Reading("player", name, "members", len(each), each))
        return found
    if isinstance(kind, Each) and isinstance(kind.kind, Int):
        if len(kind.domain) <= MOST_ENTRIES:
            return [Reading("player", name, "each", 0, [f"{name}.{word}" for word in kind.domain.ids])]
        return [Reading("player", name, "total", 0, [name])]
    if isinstance(kind, Row):
        return [Reading("player", name, "total" if isinstance(kind.kind, Int) else "held", 0, [name])]
    return []


def source(game: AnyGame) -> str:
    """A module for the package of the game that reads the same numbers, to be compiled with it."""
    state = type(game.blank(game.seat_counts[0]))
    lines = [f"    {reading.source()}" for reading in readings(game)]
    names = "\n".join(f'    "{label}",' for label in labels(game))
    package = state.__module__.rpartition(".")[0]
    return TEMPLATE.format(
        state=state.__name__, module=state.__module__, names=names, lines="\n".join(lines), package=package
    )


TEMPLATE = '''# kotatsu: compiled
"""The numbers that describe what a seat has. Made from the schema by `kotatsu lab traits`; change that instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kotatsu.core.lessons import Lessons
from kotatsu.core.traits import Traits

if TYPE_CHECKING:
    from {module} import {state}

LABELS: Final = [
{names}
]
LESSONS: Final = Lessons("{package}", LABELS)


def read(state: {state}, seat: int, out: Traits) -> None:
    player = state.players[seat]
{lines}
'''
