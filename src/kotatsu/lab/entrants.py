"""Who takes part in a tournament: bots with what they may think, and how they are put round tables.

A deal is played several times, so that everybody sits in every seat with the same cards. What differs between two games of
a deal is then the players alone.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple

from kotatsu.bots.bot import NO_LIMIT, USUAL, Budget
from kotatsu.bots.registry import find_bot
from kotatsu.core.errors import KotatsuError

ENTRANT = re.compile(r"([A-Za-z].*?)(?:@(?:(\d{1,9})|(\d{1,4}(?:\.\d{1,3})?)s))?")

Lineup = tuple[int, ...]  # the number of the entrant in each seat


class Entrant(NamedTuple):
    """A bot as it takes part: `greedy`, `greedy@600` (tries a decision) or `greedy@0.5s` (seconds a decision)."""

    label: str
    bot: str
    budget: Budget


class Contest(NamedTuple):
    """Entrants who are compared with each other, and who of them sits down together, each table in all its orders."""

    entrants: tuple[int, ...]
    tables: tuple[Lineup, ...]


def read_entrant(label: str) -> Entrant:
    """The bot and the budget that a label names; what cannot be either is refused in a sentence."""
    found = ENTRANT.fullmatch(label)
    if not found:
        raise KotatsuError(f"a bot looks like greedy, greedy@600 (tries) or greedy@0.5s (seconds), not like {label!r}")
    name, tries, seconds = found.groups()
    if float(tries or seconds or 1) == 0:
        raise KotatsuError(f"{label!r} leaves no time to think")
    budget = USUAL
    if tries:
        budget = Budget(int(tries), USUAL.seconds)
    elif seconds:
        budget = Budget(NO_LIMIT, float(seconds))
    find_bot(name)
    return Entrant(label, name, budget)


def contests(entrants: int, seats: int, neighbours: bool = False) -> list[Contest]:
    """Who is compared with whom: each with each, or each with the next one only.

    Two by two where that is possible, so that a pair can stop playing as soon as it is decided.
    """
    everybody = range(entrants)
    pairs = [(one, one + 1) for one in everybody[:-1]] if neighbours else list(combinations(everybody, 2))
    if entrants == 1 or (seats > 2 and not neighbours):
        return [Contest(tuple(everybody), tuple(tables(everybody, seats)))]
    return [Contest(pair, tuple(tables(pair, seats))) for pair in pairs]


def tables(entrants: Sequence[int], seats: int) -> list[Lineup]:
    """Who sits down together: every selection if there are too many, everybody as often as can be if too few."""
    if len(entrants) >= seats:
        return list(combinations(entrants, seats))
    times, more = divmod(seats, len(entrants))
    return [tuple(sorted([*entrants] * times + [*favoured])) for favoured in combinations(entrants, more)]


def orders(table: Lineup, deal: int) -> list[Lineup]:
    """The line-ups that play a deal: one order round the table, begun at every seat; each deal takes another order."""
    rings = _rings(table)
    return rings[deal % len(rings)]


@cache
def _rings(table: Lineup) -> list[list[Lineup]]:
    """The different orders round a table, each begun at every seat."""
    found: list[Lineup] = []

    def extend(ring: Lineup, left: Lineup) -> None:
        if not left:
            if ring == min(ring[first:] + ring[:first] for first in range(len(ring))):
                found.append(ring)
            return
        for one in dict.fromkeys(left):
            at = left.index(one)
            extend((*ring, one), left[:at] + left[at + 1 :])

    extend((), table)
    return [list(dict.fromkeys(ring[first:] + ring[:first] for first in range(len(ring)))) for ring in found]
