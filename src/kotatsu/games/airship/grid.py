# kotatsu: compiled
"""The grid of four by four tiles: who is next to whom, and what a shift does. Positions are 4 * row + column."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ONE: Final[i64] = 1  # sets of positions are the bits of a machine word
ALL: Final = 0xFFFF
NOT_FIRST_COLUMN: Final = 0xEEEE
NOT_LAST_COLUMN: Final = 0x7777


def beside(area: i64) -> i64:
    """All positions next to a set of positions: up, down, left and right, never diagonally (AIR-4.7.1).

    Steps do not lead over the edge to the opposite side (AIR-4.7.2).
    """
    return ((area << 4) | (area >> 4) | ((area & NOT_LAST_COLUMN) << 1) | ((area & NOT_FIRST_COLUMN) >> 1)) & ALL


def reach(origins: i64, own: i64) -> i64:
    """Where one step from somewhere in `origins` leads, passing on over own workers (AIR-4.7.4, AIR-4.7.10).

    A shortest way visits no position twice (AIR-4.7.5), so it is enough to spread over the workers.
    """
    reached = beside(origins)
    over = reached & own
    if over == 0:
        return reached
    while True:
        more = over | (beside(over) & own)
        if more == over:
            break
        over = more
    return (reached | beside(over)) & ~own


def destinations(start: i64, own: i64) -> i64:
    """Where a worker may go; `own` are the positions with own workers, that of the start counts in any case."""
    here = ONE << start
    return reach(here, own & ~here) & ~here


def flights(start: i64, own: i64) -> i64:
    """Where a worker may go only with the Long-distance Flight: one free position lies on the way (AIR-7.5.3).

    What a way that crosses itself reaches is also reached by the way without its loop, so loops need no test: without the
    free position on it the destination needs no Flight (AIR-4.7.9).
    """
    here = ONE << start
    others = own & ~here
    near = reach(here, others) & ~here
    return reach(near, others) & ~(near | here)


def _cycles() -> list[list[int]]:
    """The four positions of a line for each shift, in the order in which tiles go from one to the next."""
    rows = [[4 * row + column for column in range(4)] for row in range(4)]
    columns = [[4 * row + column for row in range(4)] for column in range(4)]
    cycles: list[list[int]] = []
    for line in rows + columns:
        cycles += [line, line[::-1]]
    return cycles


CYCLES: Final = _cycles()  # shift 2n moves line n to the right or down, shift 2n + 1 to the left or up


def shifted(tiles: list[int], shift: int) -> list[int]:
    """The tiles after a shift; the one pushed out comes in again at the other end (AIR-5.2)."""
    result = tiles[:]
    cycle = CYCLES[shift]
    last = cycle[3]
    result[cycle[0]] = tiles[last]
    for place in range(3):
        result[cycle[place + 1]] = tiles[cycle[place]]
    return result


def positions(tiles: list[int]) -> list[int]:
    """The position of each tile."""
    where = [0] * len(tiles)
    for position, tile in enumerate(tiles):
        where[tile] = position
    return where
