# kotatsu: compiled
"""Sets of small numbers as the bits of an int: nothing to copy, quick to test.

And rows of numbers that copies of a state share: they are searched, and replaced instead of changed.
"""

from __future__ import annotations

from mypy_extensions import i64


def has(bits: i64, member: i64) -> bool:
    """Whether a number is a member of the set."""
    return bits >> member & 1 == 1


def count(bits: i64) -> int:
    """How many members there are."""
    n: i64 = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


def members(bits: int) -> list[int]:
    """The members in ascending order."""
    found: list[int] = []
    member = 0
    while bits:
        if bits & 1:
            found.append(member)
        bits >>= 1
        member += 1
    return found


def total_of(row: list[int], bits: int) -> int:
    """The sum of those numbers of a row whose places are members."""
    n = 0
    place = 0
    while bits:
        if bits & 1:
            n += row[place]
        bits >>= 1
        place += 1
    return n


def holds(row: list[int], number: int) -> bool:
    """`number in row`, without boxing the numbers when compiled."""
    for other in row:  # noqa: SIM110
        if other == number:
            return True
    return False


def times(row: list[int], number: int) -> int:
    """`row.count(number)`, without boxing the numbers when compiled."""
    n = 0
    for other in row:
        if other == number:
            n += 1
    return n


def total(row: list[int]) -> int:
    """`sum(row)`, without boxing the numbers when compiled."""
    n = 0
    for number in row:
        n += number
    return n


def replaced(row: list[int], place: int, number: int) -> list[int]:
    """A new row with another number at one place."""
    new = row[:]
    new[place] = number
    return new


def added(row: list[int], place: int, n: int) -> list[int]:
    """A new row with n more at one place."""
    new = row[:]
    new[place] = new[place] + n  # `+=` would box both numbers when compiled
    return new


def without(row: list[int], number: int) -> list[int]:
    """A new row in which a number is missing once."""
    new = row[:]
    place = 0
    while new[place] != number:
        place += 1
    new.pop(place)
    return new


def bits_of(numbers: list[int]) -> int:
    """The set of some numbers."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def rest(size: int, gone: int, rows: list[list[int]]) -> list[int]:
    """The numbers below `size` that are neither gone (bits) nor in one of the rows, in ascending order.

    What is hidden in a row or missing from it is below 0 and counts for nothing.
    """
    for row in rows:
        for number in row:
            if number >= 0:
                gone |= 1 << number
    return members(((1 << size) - 1) & ~gone)
