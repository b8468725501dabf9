"""How the fields of a game are told to a scribe: derived from the schema, and written as a module that does it quickly.

To judge a seat, a number counts as it is, a set by its size and, if it is small, by its members, a table by its entries, a
row by its length. Cards count one by one only in the place of a player where they stay. Of the fields of the state only
those matter that name the seat. What only passes by, such as a plan that is being made, is left out: it differs between
positions that were compared, and those that were learned from say nothing about it.

A slate is told everything: `kotatsu.core.observing` says what becomes of it there.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from kotatsu.core.errors import KotatsuError
from kotatsu.core.game import AnyGame
from kotatsu.core.lessons import Lessons
from kotatsu.core.schema import Bits, Each, Int, Kind, One, Row
from kotatsu.core.scribe import Scribe
from kotatsu.core.state import Reader, State
from kotatsu.core.traits import Recorded
from kotatsu.core.vocabulary import SEAT, Domain

MOST_MEMBERS = 14  # of a set whose members count one by one
MOST_CARDS = 24  # of a set of cards whose members do
MOST_ENTRIES = 16  # of a table whose entries do
MOST_BITS = 62  # of a set: they are the bits of a machine number


class Reading(NamedTuple):
    """One call of a method of a scribe."""

    field: str
    kind: Kind
    method: str
    size: int  # for a method that has to be told, else 0
    labels: list[str]  # of the numbers that describe a seat

    def tell(self, owner: Any, out: Scribe) -> None:
        """Tell the field of a state or a player."""
        value = getattr(owner, self.field)
        getattr(out, self.method)(*([value, self.size] if self.size else [value]))

    def source(self) -> str:
        """The same as a line of Python."""
        size = f", {self.size}" if self.size else ""
        return f"        out.{self.method}(owner.{self.field}{size})"


class Readings:
    """All there is to read in the positions of a game, in the order in which it is told."""

    def __init__(self, game: AnyGame) -> None:
        passing = game.names.passing
        of_state = [_reading(game, name, kind) for name, kind in game.fields.kinds.items()]
        of_player = [_reading(game, name, kind) for name, kind in game.player_fields.kinds.items()]
        self.turns = [one for one in of_state if one.method == "seat" and one.field not in passing]
        self.table = [one for one in of_state if one not in self.turns]
        self.player = [one for one in of_player if one.labels and one.field not in passing]
        self.plans = [one for one in of_player if one not in self.player]

    @property
    def labels(self) -> list[str]:
        """The labels of all numbers that describe a seat, in order."""
        return [label for reading in (*self.turns, *self.player) for label in reading.labels]


def labels(game: AnyGame) -> list[str]:
    """The labels of all traits that the schema of a game gives, in order."""
    return Readings(game).labels


def read(game: AnyGame, state: State, seat: int) -> list[int]:
    """The traits of a seat, slowly, for any game."""
    out, reader = Recorded(seat), BySchema(game)
    reader.turns(state, out)
    reader.player(state, seat, out)
    return out.values


def reader_of(game: AnyGame) -> Reader:
    """The game's own, which is quick, if it has one."""
    return game.blank(game.seat_counts[0]).reader() or BySchema(game)


class BySchema(Reader):
    """Reads the positions of any game, slowly."""

    def __init__(self, game: AnyGame) -> None:
        self._readings = readings = Readings(game)
        super().__init__(Lessons(_package(game), readings.labels))

    def turns(self, state: State, out: Scribe) -> None:
        self._tell(self._readings.turns, state, out)

    def table(self, state: State, out: Scribe) -> None:
        self._tell(self._readings.table, state, out)

    def player(self, state: State, seat: int, out: Scribe) -> None:
        self._tell(self._readings.player, _player(state, seat), out)

    def plans(self, state: State, seat: int, out: Scribe) -> None:
        self._tell(self._readings.plans, _player(state, seat), out)

    @staticmethod
    def _tell(readings: list[Reading], owner: object, out: Scribe) -> None:
        for reading in readings:
            reading.tell(owner, out)


def _player(state: Any, seat: int) -> object:
    return state.players[seat] if hasattr(state, "players") else None


# -- which kind of field is told how -----------------------------------------------------------------


def _reading(game: AnyGame, name: str, kind: Kind) -> Reading:
    inner = kind.kind if isinstance(kind, Row | Each) else None
    if isinstance(kind, Int):
        return Reading(name, kind, "number", 0, [name])
    if isinstance(kind, One) and kind.domain is SEAT:
        return Reading(name, kind, "seat", 0, [name])
    if isinstance(kind, One):
        return Reading(name, kind, "one", len(kind.domain), [])
    if isinstance(kind, Bits) and len(kind.domain) <= MOST_BITS:
        if _one_by_one(game, name, kind.domain):
            return Reading(name, kind, "members", len(kind.domain), [name, *_each(name, kind.domain)])
        return Reading(name, kind, "subset", len(kind.domain), [name])
    if isinstance(inner, Int):
        return _of_numbers(name, kind)
    if isinstance(inner, One):
        fixed = isinstance(kind, Each) or (isinstance(kind, Row) and kind.size)
        labels = [name] if isinstance(kind, Row) else []
        return Reading(name, kind, "ones" if fixed else "tally", len(inner.domain), labels)
    if isinstance(kind, Each) and isinstance(inner, Row) and isinstance(inner.kind, One) and inner.size is None:
        return Reading(name, kind, "tallies", len(inner.kind.domain), [])
    raise KotatsuError(
        f"{name}: nobody knows how to write such a field as numbers; make it a number, a set, one of several, "
        "a row or table of these, or a table of rows"
    )


def _of_numbers(name: str, kind: Kind) -> Reading:
    if isinstance(kind, Each) and len(kind.domain) <= MOST_ENTRIES:
        return Reading(name, kind, "each", 0, _each(name, kind.domain))
    fixed = isinstance(kind, Each) or (isinstance(kind, Row) and kind.size)
    return Reading(name, kind, "row" if fixed else "total", 0, [name])


def _each(name: str, domain: Domain) -> list[str]:
    return [f"{name}.{word}" for word in domain.ids]


def _one_by_one(game: AnyGame, name: str, domain: Domain) -> bool:
    """Whether it matters which members a set has."""
    for cards in game.cards:
        if cards.domain is domain:
            places = [place for place in cards.places if place.startswith("players.")]
            return places == [f"players.{name}"] and len(domain) <= MOST_CARDS
    return len(domain) <= MOST_MEMBERS


# -- as a module -------------------------------------------------------------------------------------


def _package(game: AnyGame) -> str:
    return type(game.blank(game.seat_counts[0])).__module__.rpartition(".")[0]


def source(game: AnyGame) -> str:
    """A module for the package of the game that tells the same, to be compiled with it."""
    found, state = Readings(game), type(game.blank(game.seat_counts[0]))
    parts = {
        "turns": (OF_TABLE, found.turns),
        "table": (OF_TABLE, found.table),
        "player": (OF_SEAT, found.player),
        "plans": (OF_SEAT, found.plans),
    }
    methods = [
        template.format(name=name, state=state.__name__, lines="\n".join(reading.source() for reading in readings))
        for name, (template, readings) in parts.items()
        if readings
    ]
    return MODULE.format(
        module=state.__module__,
        state=state.__name__,
        labels="\n".join(f'    "{label}",' for label in found.labels),
        package=_package(game),
        methods="\n".join(methods),
    )


MODULE = '''# kotatsu: compiled
"""What there is to read in a position. Made from the schema by `kotatsu lab reading`; change that instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from kotatsu.core.lessons import Lessons
from kotatsu.core.scribe import Scribe
from kotatsu.core.state import Reader, State

if TYPE_CHECKING:
    from {module} import {state}

LABELS: Final = [
{labels}
]


class Fields(Reader):
{methods}

READER: Final = Fields(Lessons("{package}", LABELS))
'''

OF_TABLE = """    def {name}(self, state: State, out: Scribe) -> None:
        owner = cast("{state}", state)
{lines}
"""

OF_SEAT = """    def {name}(self, state: State, seat: int, out: Scribe) -> None:
        owner = cast("{state}", state).players[seat]
{lines}
"""
