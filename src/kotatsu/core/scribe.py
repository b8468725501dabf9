# kotatsu: compiled
"""Somebody who is told the fields of a position, one after the other, and makes numbers of them.

A game tells its fields once (`Reader` in `kotatsu.core.state`), and whoever listens keeps what matters to them: bots what a
seat has (`kotatsu.core.traits`), programs that learn everything that a seat sees (`kotatsu.core.slate`).
"""

from __future__ import annotations

from mypy_extensions import i64


class Scribe:
    """The kinds of fields there are; `kotatsu.core.readings` says which is which."""

    def number(self, n: i64) -> None:
        """How many of something."""
        raise NotImplementedError

    def seat(self, seat: i64) -> None:
        """A seat, or none."""
        raise NotImplementedError

    def each(self, row: list[int]) -> None:
        """A short row of numbers of fixed length: every one counts by itself."""
        raise NotImplementedError

    def row(self, row: list[int]) -> None:
        """A longer one."""
        raise NotImplementedError

    def total(self, row: list[int]) -> None:
        """A row of numbers of any length."""
        raise NotImplementedError

    def members(self, bits: i64, size: i64) -> None:
        """A set: it matters which members of so many it has."""
        raise NotImplementedError

    def subset(self, bits: i64, size: i64) -> None:
        """A set whose members are much the same."""
        raise NotImplementedError

    def tally(self, row: list[int], size: i64) -> None:
        """A row of pieces in any order, each one of so many kinds, some of them hidden."""
        raise NotImplementedError

    def ones(self, row: list[int], size: i64) -> None:
        """A row of places, each with one piece or none."""
        raise NotImplementedError

    def one(self, value: i64, size: i64) -> None:
        """One of so many, none or hidden."""
        raise NotImplementedError

    def tallies(self, rows: list[list[int]], size: i64) -> None:
        """Several rows of pieces."""
        raise NotImplementedError
