"""Which numbers stand on a slate: derived from the schema of a game, and written as a module that fills it quickly.

A number stands as it is, a set as a 1 for each member, one of several as a 1 in its place, a table entry by entry. A row
of fixed length is read place by place, any other by how often each member is in it: there its order is not told. Seats are
counted from the one that looks, and so are the players.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from kotatsu.core.errors import KotatsuError
from kotatsu.core.game import AnyGame
from kotatsu.core.schema import Bits, Each, Fields, Int, Kind, One, Row
from kotatsu.core.slate import Asking, Observer, Slate
from kotatsu.core.state import Decision, Joint, State
from kotatsu.core.vocabulary import HIDDEN_WORD, SEAT, Domain

MODULE = "observation"
MOST_MEMBERS = 62  # of a set: they are the bits of a machine number
ANY = (-32768, 32767)
FLAG = (0, 1)


class Column(NamedTuple):
    """One number of a row."""

    name: str
    means: str
    least: int
    most: int


class Reading(NamedTuple):
    """One call of a method of a slate, and the columns that it fills."""

    field: str
    method: str
    size: int  # for a method that has to be told, else 0
    columns: list[Column]

    def apply(self, owner: Any, out: Slate) -> None:
        """Write the field of a state or a player."""
        value = getattr(owner, self.field)
        getattr(out, self.method)(*([value, self.size] if self.size else [value]))

    def source(self, owner: str) -> str:
        """The same as a line of Python."""
        value = f"{owner}.{self.field}"
        return f"out.{self.method}({value}, {self.size})" if self.size else f"out.{self.method}({value})"


# -- what there is to read ---------------------------------------------------------------------------


def readings(fields: Fields, seats: int) -> list[Reading]:
    """How each field of a schema is written, in its order."""
    return [_reading(name, kind, seats) for name, kind in fields.kinds.items()]


def _reading(name: str, kind: Kind, seats: int) -> Reading:
    if isinstance(kind, Int):
        return Reading(name, "number", 0, [_number(name)])
    if isinstance(kind, One) and kind.domain is SEAT:
        return Reading(name, "seat", 0, seat_columns(name, seats))
    if isinstance(kind, One):
        return Reading(name, "one", len(kind.domain), _one(name, kind.domain))
    if isinstance(kind, Bits) and len(kind.domain) <= MOST_MEMBERS:
        members = [Column(f"{name}.{word}", f"{word} is among {name}", *FLAG) for word in kind.domain.ids]
        return Reading(name, "members", len(kind.domain), members)
    places = _places(name, kind)
    inner = kind.kind if isinstance(kind, Row | Each) else None
    if isinstance(inner, Int):
        if places:
            return Reading(name, "each", 0, [_number(place) for place in places])
        sums = [Column(f"{name}.count", f"how many numbers {name} has", *ANY)]
        return Reading(name, "total", 0, [*sums, Column(f"{name}.sum", f"the sum of {name}", *ANY)])
    if isinstance(inner, One):
        if places:
            found = [column for place in places for column in _one(place, inner.domain)]
            return Reading(name, "ones", len(inner.domain), found)
        return Reading(name, "tally", len(inner.domain), _tally(name, inner.domain))
    if isinstance(kind, Each) and isinstance(inner, Row) and isinstance(inner.kind, One) and inner.size is None:
        domain = inner.kind.domain
        return Reading(name, "tallies", len(domain), [column for place in places for column in _tally(place, domain)])
    raise KotatsuError(f"{name}: nobody knows how to write such a field as numbers")


def _places(name: str, kind: Kind) -> list[str]:
    """The places of a table or of a row of fixed length."""
    if isinstance(kind, Each):
        return [f"{name}.{word}" for word in kind.domain.ids]
    size = kind.size if isinstance(kind, Row) else None
    return [f"{name}.{place}" for place in range(1, size + 1)] if size else []


def _number(name: str) -> Column:
    return Column(name, f"{name}, -2 if it is hidden", *ANY)


def _one(name: str, domain: Domain) -> list[Column]:
    found = [Column(f"{name}.{word}", f"{name} is {word}", *FLAG) for word in domain.ids]
    return [*found, Column(f"{name}.{HIDDEN_WORD}", f"{name} is hidden", *FLAG)]


def _tally(name: str, domain: Domain) -> list[Column]:
    found = [Column(f"{name}.{word}", f"how many {word} there are in {name}", *ANY) for word in domain.ids]
    return [*found, Column(f"{name}.{HIDDEN_WORD}", f"how many are hidden in {name}", *ANY)]


def seat_columns(name: str, seats: int) -> list[Column]:
    """A column for each seat, counted from the one that looks."""
    return [Column(f"{name}.{_who(place)}", f"{name} is {_who(place)}", *FLAG) for place in range(seats)]


def _who(place: int) -> str:
    return "me" if place == 0 else f"next{place}"


# -- what is asked -----------------------------------------------------------------------------------


def askings(game: AnyGame) -> tuple[dict[type, Asking], list[Column]]:
    """How each kind of decision is written, and the columns that this fills."""
    kinds = [kind for kind in game.steps.by_name.values() if issubclass(kind.maker, Decision | Joint)]
    columns = [Column(f"asked.{kind.name}", f"what is decided now is {kind.name}", *FLAG) for kind in kinds]
    found: dict[type, Asking] = {}
    for number, kind in enumerate(kinds):
        seats = [domain is SEAT for domain in kind.params.values()]
        found[kind.maker] = Asking(number, len(columns), list(kind.params), seats)
        for name in kind.params:
            what = f"{name} of {kind.name}, plus 1; 0 if something else is decided"
            columns.append(Column(f"asked.{kind.name}.{name}", what, *ANY))
    return found, columns


# -- all together ------------------------------------------------------------------------------------


def columns(game: AnyGame, seats: int) -> list[Column]:
    """Every number of a row, in order."""
    found = [Column("turn", "how many turns are over", *ANY)]
    found += [Column(f"seat.{SEAT.ids[seat]}", f"I sit in seat {SEAT.ids[seat]}", *FLAG) for seat in range(seats)]
    found += askings(game)[1]
    found += [column for reading in readings(game.fields, seats) for column in reading.columns]
    for place in range(seats):
        for reading in readings(game.player_fields, seats):
            found += [column._replace(name=f"{_who(place)}.{column.name}") for column in reading.columns]
    return found


def new_slate(game: AnyGame, seats: int, rows: int) -> Slate:
    """A slate for so many positions of a game."""
    found, asked = askings(game)
    return Slate(rows, len(columns(game, seats)), found, len(asked))


class BySchema(Observer):
    """Writes the positions of any game, slowly."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self._fields = readings(game.fields, seats)
        self._player_fields = readings(game.player_fields, seats)

    def observe(self, view: State, seat: int, out: Slate) -> None:
        for reading in self._fields:
            reading.apply(view, out)
        players: list[Any] = getattr(view, "players", [])
        for place in range(view.seats):
            for reading in self._player_fields:
                reading.apply(players[(seat + place) % view.seats], out)


def observer_for(game: AnyGame, seats: int) -> Observer:
    """The game's own, which is quick, if it has one."""
    package = type(game.blank(seats)).__module__.rpartition(".")[0]
    if not package or find_spec(f"{package}.{MODULE}") is None:
        return BySchema(game, seats)
    found: Observer = import_module(f"{package}.{MODULE}").Reader()
    return found


def source(game: AnyGame) -> str:
    """A module for the package of the game that writes the same, to be compiled with it."""
    seats = game.seat_counts[0]  # no size in the module depends on their number
    state = type(game.blank(seats))
    of_state = "\n".join(f"        {reading.source('state')}" for reading in readings(game.fields, seats))
    of_player = "\n".join(f"            {reading.source('player')}" for reading in readings(game.player_fields, seats))
    return TEMPLATE.format(state=state.__name__, module=state.__module__, of_state=of_state, of_player=of_player)


TEMPLATE = '''# kotatsu: compiled
"""What a seat sees as numbers, for programs that learn. Made from the schema by `kotatsu lab observation`; change that
instead."""

from __future__ import annotations

from kotatsu.core.slate import Observer, Slate
from kotatsu.core.state import State
from {module} import {state}


class Reader(Observer):
    def observe(self, view: State, seat: int, out: Slate) -> None:
        assert isinstance(view, {state})
        state = view
{of_state}
        for place in range(state.seats):
            player = state.players[(seat + place) % state.seats]
{of_player}
'''
