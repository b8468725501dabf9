# kotatsu: compiled
"""Counting in rows of numbers: samurai on fields, officials in slots, pieces in cities."""

from __future__ import annotations

from kotatsu.core.bits import times
from kotatsu.core.state import NONE
from kotatsu.games.edo.components import FORTRESS_PIECE, KONTOR_PIECE


def each(samurai: list[int], first: int) -> list[int]:
    """A code for every field with samurai; they stand in ascending order."""
    codes: list[int] = []
    last = NONE
    for field in samurai:
        if field != last:
            codes.append(first + field)
            last = field
    return codes


def placed(row: list[int]) -> int:
    """The officials in a row of slots, where slots not yet decided count nothing."""
    n = 0
    for number in row:
        if number > 0:
            n += number
    return n


def fortresses_in(pieces: list[int]) -> int:
    return times(pieces, FORTRESS_PIECE)


def houses_in(pieces: list[int]) -> int:
    """Houses of any colour; a kontor is none (EDO-6.7.6)."""
    n = 0
    for piece in pieces:
        if piece < KONTOR_PIECE:
            n += 1
    return n
