# kotatsu: compiled
"""Sets of small numbers as the bits of an int: nothing to copy, quick to test. And rows of numbers, quick to search."""

from __future__ import annotations


def has(bits: int, member: int) -> bool:
    return bits >> member & 1 == 1


def count(bits: int) -> int:
    """How many members there are."""
    n = 0
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


def holds(row: list[int], number: int) -> bool:
    """`number in row`, without boxing the numbers when compiled."""
    for other in row:  # noqa: SIM110
        if other == number:
            return True
    return False


def bits_of(numbers: list[int]) -> int:
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
