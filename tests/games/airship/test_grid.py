"""Moves on the grid against the definition in the rules, for every possible stand of a player's workers."""

from __future__ import annotations

from itertools import combinations

import pytest

from kotatsu.games.airship.grid import CYCLES, destinations, flights, shifted

pytestmark = pytest.mark.both_ways

NEIGHBOURS = [
    [p for p in range(16) if abs(p // 4 - q // 4) + abs(p % 4 - q % 4) == 1] for q in range(16)
]  # AIR-4.7.1, AIR-4.7.2
STANDS = [frozenset(stand) for n in range(1, 5) for stand in combinations(range(16), n)]


def by_definition(start: int, own: frozenset[int], free: int) -> set[int]:
    """AIR-4.7.10: ends of ways that visit no position twice and have exactly `free` inner positions without own workers."""
    found: set[int] = set()

    def walk(way: list[int], left: int) -> None:
        for position in NEIGHBOURS[way[-1]]:
            if position in way:
                continue
            if position in own:
                walk([*way, position], left)
            elif left:
                walk([*way, position], left - 1)
            else:
                found.add(position)

    walk([start], free)
    return found


def positions(bits: int) -> set[int]:
    return {position for position in range(16) if bits >> position & 1}


def test_destinations_are_those_of_the_definition() -> None:
    for own in STANDS:
        bits = sum(1 << position for position in own)
        for start in own:
            near = by_definition(start, own, 0)
            assert positions(destinations(start, bits)) == near
            assert len(near) >= 2  # AIR-4.7.6: nobody is ever stuck


def test_flights_are_what_only_one_free_position_more_reaches() -> None:
    for own in STANDS:
        bits = sum(1 << position for position in own)
        for start in own:
            far = by_definition(start, own, 1) - by_definition(start, own, 0)  # AIR-4.7.9
            assert positions(flights(start, bits)) == far, (sorted(own), start)


def test_a_shift_turns_one_line_round_and_its_opposite_turns_it_back() -> None:
    tiles = list(range(16))
    for shift, cycle in enumerate(CYCLES):
        after = shifted(tiles, shift)
        assert {position for position in range(16) if after[position] != tiles[position]} == set(cycle)
        assert shifted(after, shift ^ 1) == tiles
        assert shifted(shifted(shifted(after, shift), shift), shift) == tiles
    assert shifted(tiles, 0)[:4] == [3, 0, 1, 2]  # row 1 to the right
    assert shifted(tiles, 8)[::4] == [12, 0, 4, 8]  # column 1 down
