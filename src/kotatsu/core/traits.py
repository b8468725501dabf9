# kotatsu: compiled
"""The numbers that describe what one seat has: what judging can be learned from.

Which numbers there are follows from the schema of a game (`kotatsu.core.readings`). They are read one after the other, in
a fixed order, and either kept or weighed at once.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.bits import count


class Traits:
    """Somebody who is told the numbers."""

    def number(self, n: i64) -> None:
        """A trait: how many of something."""
        raise NotImplementedError

    def each(self, row: list[int]) -> None:
        """Every number of a row of fixed length."""
        raise NotImplementedError

    def members(self, bits: i64, size: i64) -> None:
        """1 for each member of a set, 0 for each that is missing."""
        raise NotImplementedError

    def flag(self, holds: bool) -> None:
        """A trait that holds or does not."""
        self.number(1 if holds else 0)

    def total(self, row: list[int]) -> None:
        """A trait: the sum of a row."""
        n: i64 = 0
        for number in row:
            n += number
        self.number(n)

    def held(self, row: list[int]) -> None:
        """How many pieces there are in a row, known or hidden."""
        n: i64 = 0
        for piece in row:
            if piece != -1:  # NONE; the module that says so needs this one
                n += 1
        self.number(n)

    def count(self, bits: i64) -> None:
        """A trait: how many members a set has."""
        self.number(count(bits))


class Recorded(Traits):
    """Keeps the numbers."""

    def __init__(self) -> None:
        self.values: list[int] = []

    def number(self, n: i64) -> None:
        self.values.append(n)

    def each(self, row: list[int]) -> None:
        self.values.extend(row)

    def members(self, bits: i64, size: i64) -> None:
        for member in range(size):
            self.values.append(bits >> member & 1)


class Weighed(Traits):
    """Adds the numbers up, each times its weight."""

    def __init__(self, weights: vec[float]) -> None:
        self.sum = 0.0
        self._weights = weights
        self._at: i64 = 0

    def again(self) -> None:
        """Begin with another seat."""
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
