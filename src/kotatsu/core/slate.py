# kotatsu: compiled
"""Positions as rows of small numbers, for programs that learn.

What stands where follows from the schema of a game (`kotatsu.core.observing`). Numbers are written one after the other
into a row that is 0 everywhere.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from kotatsu.core.scribe import Scribe
from kotatsu.core.state import HIDDEN, AnyStep, Reader, State


class Asking:
    """How a kind of step is written: which one it is, then each of its parameters plus 1."""

    def __init__(self, kind: int, first: int, names: list[str], seats: list[bool]) -> None:
        self.kind = kind
        self.first = first
        self.names = names
        self.seats = seats  # which of the parameters are seats


class Slate(Scribe):
    """Some rows of numbers, one position in each, as one of its seats sees it. Seats are counted from that one on."""

    def __init__(self, rows: int, width: int, askings: dict[type, Asking], asked: int) -> None:
        self.width: i64 = width
        self.numbers = vec[i16]()
        self._blank = vec[i16]([0] * (rows * width))  # a copy of it is made at once, new zeros one after the other
        self._askings = askings
        self._asked: i64 = asked  # columns for what is asked
        self._at: i64 = 0
        self._me: i64 = 0
        self._seats: i64 = 1
        self.wipe()

    def wipe(self) -> None:
        """Begin with 0 everywhere. What was written before stays as it is for whoever has it: these are new numbers."""
        self.numbers = self._blank[:]

    def begin(self, row: i64, seat: i64, seats: i64) -> None:
        """Write into a row, as this seat sees the table."""
        self._at = row * self.width
        self._me = seat
        self._seats = seats

    # -- what is written ---------------------------------------------------------------------------

    def number(self, n: i64) -> None:
        """A number as it is."""
        self.numbers[self._at] = i16(n)
        self._at += 1

    def place(self, n: i64, size: i64) -> None:
        """1 in one place of so many."""
        self.numbers[self._at + n] = 1
        self._at += size

    def each(self, row: list[int]) -> None:
        """Every number of a row of fixed length."""
        numbers = self.numbers
        at = self._at
        for n in row:
            numbers[at] = i16(n)
            at += 1
        self._at = at

    def members(self, bits: i64, size: i64) -> None:
        """1 for each member of a set."""
        numbers = self.numbers
        at = self._at
        while bits > 0:
            if bits & 1:
                numbers[at] = 1
            bits >>= 1
            at += 1
        self._at += size

    def row(self, row: list[int]) -> None:
        self.each(row)

    def subset(self, bits: i64, size: i64) -> None:
        self.members(bits, size)

    def one(self, value: i64, size: i64) -> None:
        """1 for the member that it is, or for being hidden; nothing for none."""
        if value >= 0:
            self.numbers[self._at + value] = 1
        elif value == HIDDEN:
            self.numbers[self._at + size] = 1
        self._at += size + 1

    def ones(self, row: list[int], size: i64) -> None:
        """The same for every place of a row of fixed length."""
        numbers = self.numbers
        at = self._at
        for value in row:
            if value >= 0:
                numbers[at + value] = 1
            elif value == HIDDEN:
                numbers[at + size] = 1
            at += size + 1
        self._at = at

    def seat(self, seat: i64) -> None:
        """1 for the seat, counted from the one that looks; nothing for none."""
        if seat >= 0:
            self.numbers[self._at + self._from_me(seat)] = 1
        self._at += self._seats

    def _from_me(self, seat: i64) -> i64:
        place = seat - self._me
        return place if place >= 0 else place + self._seats

    def tally(self, row: list[int], size: i64) -> None:
        """How often each member is in a row, and how many there are hidden."""
        numbers = self.numbers
        at = self._at
        hidden: i16 = 0
        for value in row:
            if value >= 0:
                numbers[at + value] = numbers[at + value] + 1
            elif value == HIDDEN:
                hidden += 1
        numbers[at + size] = hidden
        self._at = at + size + 1

    def tallies(self, rows: list[list[int]], size: i64) -> None:
        """A tally of each of several rows."""
        for row in rows:
            self.tally(row, size)

    def total(self, row: list[int]) -> None:
        """How many numbers there are, and their sum."""
        n: i64 = 0
        for number in row:
            n += number
        self.number(len(row))
        self.number(n)

    def asked(self, state: State) -> None:
        """What is being decided."""
        at = self._at
        if state.depth:
            step: AnyStep = state.top()
            asking = self._askings.get(type(step))
            if asking is not None:
                self.numbers[at + asking.kind] = 1
                place: i64 = at + asking.first
                for number, name in enumerate(asking.names):
                    value: i64 = getattr(step, name)
                    if value >= 0 and asking.seats[number]:
                        value = self._from_me(value)
                    self.numbers[place] = i16(value + 1)
                    place += 1
        self._at = at + self._asked


def write(view: State, seat: int, row: int, out: Slate, reader: Reader) -> None:
    """What a seat sees, into a row that is wiped: first what all games have, then what is this one's."""
    seats = view.seats
    out.begin(row, seat, seats)
    out.number(view.turn)
    out.place(seat, seats)
    out.asked(view)
    reader.turns(view, out)
    reader.table(view, out)
    for place in range(seats):
        owner = seat + place
        if owner >= seats:
            owner -= seats
        reader.player(view, owner, out)
        reader.plans(view, owner, out)
