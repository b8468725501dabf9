"""Part of a box: as much of it as fits together. What somebody has typed stays to be seen, also while it does not fit what
has still to be corrected."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from functools import lru_cache
from typing import NamedTuple

from kotatsu.core.corrections import Corrections, Data, Difference, differences, put, written
from kotatsu.core.errors import KotatsuError, WrongValue
from kotatsu.core.game import AnyGame
from kotatsu.core.registry import load_afresh, load_game

MOST_OUT = 12  # values that are left out one by one; then all are
MOST_KEPT = 32  # boxes of which it is remembered


class PartialBox(NamedTuple):
    """A game with those values of a box that fit together."""

    game: AnyGame
    wrong: tuple[KotatsuError, ...] = ()  # what is wrong with all of them together
    out: frozenset[tuple[str, ...]] = frozenset()  # the places of those that were left out


@lru_cache(MOST_KEPT)
def partial_box(name: str, own: Corrections) -> PartialBox:
    """The game with a box, or with what of it fits."""
    try:
        return PartialBox(load_game(name, own))
    except KotatsuError as error:
        return _reduced(name, own, error)


def _reduced(name: str, own: Corrections, error: KotatsuError) -> PartialBox:
    """Leave out one value after the other: the one that is complained about, else the one with which the trouble begins.

    A complaint about a value that is ours means that it has to be corrected too. What is said after that value's partner
    was left out is no news to anybody, so complaints end there.
    """
    data, values = load_game(name).components.data, own.values()
    wrong, out, certain = [error], set[tuple[str, ...]](), True
    for _ in range(MOST_OUT):
        odd = [each for each in differences(data, values) if each.ours != each.theirs]
        if not odd:
            break
        blamed = at_place(error, odd)
        certain = certain and blamed is not None
        blamed = blamed or _first_odd(name, odd)
        values = without(values, data, blamed.path)
        out.add(blamed.path)
        try:
            return PartialBox(load_afresh(name, _written(values)), tuple(wrong), frozenset(out))
        except KotatsuError as another:
            error = another
            wrong += [error] if certain else []
    return PartialBox(load_game(name), tuple(wrong), frozenset(each.path for each in differences(data, own.values())))


def at_place(error: KotatsuError, odd: Sequence[Difference]) -> Difference | None:
    """The value that a complaint is about, if it is one of these."""
    if not isinstance(error, WrongValue):
        return None
    near = (each for each in odd if _is_within(error.path, each.path) or _is_within(each.path, error.path))
    return next(near, None)


def without(values: Data, data: Data, place: tuple[str, ...]) -> Data:
    """The values without one of them; `data` are those of the game."""
    left = deepcopy(values)
    put(left, data, place[:-1], place[-1], None)
    return left


def _first_odd(name: str, odd: Sequence[Difference]) -> Difference:
    """The value with which the trouble begins: those before it fit together."""
    data = load_game(name).components.data
    fits, fails = 0, len(odd)
    while fails - fits > 1:
        middle = (fits + fails) // 2
        values: Data = {}
        for each in odd[:middle]:
            put(values, data, each.path[:-1], each.path[-1], each.theirs)
        try:
            load_afresh(name, _written(values))
            fits = middle
        except KotatsuError:
            fails = middle
    return odd[fails - 1]


def _written(values: Data) -> Corrections:
    return Corrections(written({}, values))


def _is_within(place: Sequence[str], other: Sequence[str]) -> bool:
    return tuple(place[: len(other)]) == tuple(other)
