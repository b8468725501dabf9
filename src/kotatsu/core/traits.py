# kotatsu: compiled
"""The numbers that describe what one seat has: what judging can be learned from.

Which numbers there are follows from the schema of a game (`kotatsu.core.readings`). They are read one after the other, in
a fixed order, and either kept or weighed at once.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.bits import count
from kotatsu.core.scribe import Scribe


class Traits(Scribe):
    """Somebody who is told what one seat has, and makes a few numbers of each field."""

    def __init__(self, seat: i64) -> None:
        self.me = seat

    def seat(self, seat: i64) -> None:
        self.number(1 if seat == self.me else 0)

    def row(self, row: list[int]) -> None:
        self.total(row)

    def total(self, row: list[int]) -> None:
        n: i64 = 0
        for number in row:
            n += number
        self.number(n)

    def subset(self, bits: i64, size: i64) -> None:
        self.number(count(bits))

    def tally(self, row: list[int], size: i64) -> None:
        """How many pieces there are, known or hidden."""
        n: i64 = 0
        for piece in row:
            if piece != -1:  # NONE; the module that says so needs this one
                n += 1
        self.number(n)

    def ones(self, row: list[int], size: i64) -> None:
        self.tally(row, size)


class Recorded(Traits):
    """Keeps the numbers."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat)
        self.values: list[int] = []

    def number(self, n: i64) -> None:
        self.values.append(n)

    def each(self, row: list[int]) -> None:
        self.values.extend(row)

    def members(self, bits: i64, size: i64) -> None:
        """How many there are, then 1 for each member and 0 for each that is missing."""
        self.values.append(count(bits))
        for member in range(size):
            self.values.append(bits >> member & 1)


class WeightedSum(Traits):
    """Adds the numbers up, each times its weight."""

    def __init__(self, seat: i64, weights: vec[float]) -> None:
        super().__init__(seat)
        self.sum = 0.0
        self._weights = weights
        self._at: i64 = 0

    def again(self, seat: i64) -> None:
        """Begin with another seat."""
        self.me = seat
        self.sum = 0.0
        self._at = 0

    def number(self, n: i64) -> None:
        if n:
            self.sum += self._weights[self._at] * float(n)
        self._at += 1

    def each(self, row: list[int]) -> None:
        weights = self._weights
        at = self._at
        total = self.sum
        for n in row:
            if n:
                total += weights[at] * float(n)
            at += 1
        self.sum = total
        self._at = at

    def members(self, bits: i64, size: i64) -> None:
        self.number(count(bits))
        weights = self._weights
        at = self._at
        total = self.sum
        while bits:
            if bits & 1:
                total += weights[at]
            bits >>= 1
            at += 1
        self.sum = total
        self._at += size
