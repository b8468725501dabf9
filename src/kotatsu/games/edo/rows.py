# kotatsu: compiled
"""Small helpers for rows of numbers: counting, and new rows in place of changed ones."""

from __future__ import annotations

from kotatsu.games.edo.components import FORTRESS_PIECE, KONTOR_PIECE


def times(row: list[int], number: int) -> int:
    """`row.count(number)`, without boxing when compiled."""
    n = 0
    for other in row:
        if other == number:
            n += 1
    return n


def placed(row: list[int]) -> int:
    """The officials in a row of slots, where slots not yet decided count nothing."""
    n = 0
    for number in row:
        if number > 0:
            n += number
    return n


def changed(row: list[int], at: int, n: int) -> list[int]:
    """A new row with one number raised or lowered."""
    row = row[:]
    row[at] += n
    return row


def with_value(row: list[int], at: int, value: int) -> list[int]:
    """A new row with one number replaced."""
    row = row[:]
    row[at] = value
    return row


def fortresses_in(pieces: list[int]) -> int:
    return times(pieces, FORTRESS_PIECE)


def houses_in(pieces: list[int]) -> int:
    """Houses of any colour; a kontor is none (EDO-6.7.6)."""
    n = 0
    for piece in pieces:
        if piece < KONTOR_PIECE:
            n += 1
    return n
