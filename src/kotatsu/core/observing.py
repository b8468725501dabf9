"""Which numbers stand on a slate: derived from the schema of a game.

A number stands as it is, a set as a 1 for each member, one of several as a 1 in its place, a table entry by entry. A row
of fixed length is read place by place, any other by how often each member is in it: there its order is not told. Seats are
counted from the one that looks, and so are the players.
"""

from __future__ import annotations

from typing import NamedTuple

from kotatsu.core.game import AnyGame
from kotatsu.core.readings import Reading, Readings
from kotatsu.core.schema import Bits, Each, Int, Kind, One, Row
from kotatsu.core.slate import Asking, Slate
from kotatsu.core.state import Decision, Joint
from kotatsu.core.vocabulary import HIDDEN_WORD, SEAT, Domain

ANY = (-32768, 32767)
FLAG = (0, 1)


class Column(NamedTuple):
    """One number of a row."""

    name: str
    means: str
    least: int
    most: int


# -- what becomes of a field -------------------------------------------------------------------------


def _columns(reading: Reading, seats: int) -> list[Column]:
    """The columns that a slate fills when it is told a field."""
    name, kind = reading.field, reading.kind
    inner = kind.kind if isinstance(kind, Row | Each) else kind
    places = _places(name, kind) or [name]
    if reading.method == "seat":
        return seat_columns(name, seats)
    if isinstance(kind, Bits):
        return [Column(f"{name}.{word}", f"{word} is among {name}", *FLAG) for word in kind.domain.ids]
    if reading.method == "total":
        count = Column(f"{name}.count", f"how many numbers {name} has", *ANY)
        return [count, Column(f"{name}.sum", f"the sum of {name}", *ANY)]
    if isinstance(inner, Int):
        return [_number(place) for place in places]
    if isinstance(inner, One):
        told = _tally if reading.method == "tally" else _one
        return [column for place in places for column in told(place, inner.domain)]
    assert isinstance(inner, Row) and isinstance(inner.kind, One)  # other fields have no reading
    return [column for place in places for column in _tally(place, inner.kind.domain)]


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
    fields = Readings(game)
    found += [column for reading in (*fields.turns, *fields.table) for column in _columns(reading, seats)]
    of_player = [column for reading in (*fields.player, *fields.plans) for column in _columns(reading, seats)]
    for place in range(seats):
        found += [column._replace(name=f"{_who(place)}.{column.name}") for column in of_player]
    return found


def new_slate(game: AnyGame, seats: int, rows: int) -> Slate:
    """A slate for so many positions of a game."""
    found, asked = askings(game)
    return Slate(rows, len(columns(game, seats)), found, len(asked))
