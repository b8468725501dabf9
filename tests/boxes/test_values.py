"""Every value of every box that somebody can make another one makes another game, or the house says why it does not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from copy import deepcopy
from itertools import islice
from typing import Any

import pytest

from kotatsu.board.fields import fields_of
from kotatsu.board.look import look_of
from kotatsu.core.components import GIVEN_NAMES, TOLD_ONLY
from kotatsu.core.corrections import Corrections, Data, is_amounts, is_rows, put, samples, written
from kotatsu.core.errors import KotatsuError, WrongValue
from kotatsu.core.game import AnyGame
from kotatsu.core.registry import load_afresh, load_game
from kotatsu.core.texts import Texts
from tests.tables import GAMES

Place = tuple[str, ...]


def values(data: Data, path: Place = ()) -> Iterator[tuple[Place, Any]]:
    """Everything that is there for the rules, with where it stands."""
    for key, value in data.items():
        here = (*path, key)
        if key == "id" or key in TOLD_ONLY or GIVEN_NAMES.fullmatch(key):
            continue
        if is_rows(value):
            for row in value:
                yield from values(row, (*here, row["id"]))
        elif isinstance(value, dict) and not is_amounts([value]):
            yield from values(value, here)
        elif path:
            yield here, value


def others(value: Any, alike: list[Any]) -> Iterator[Any]:
    """Some values of the same kind in its place, each different in one part."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value + 1, value - 1)
    elif isinstance(value, str):
        yield from [word for word in dict.fromkeys(alike) if word != value][:2]
    elif isinstance(value, list | dict):
        parts = list(range(len(value))) if isinstance(value, list) else list(value)
        for part in parts:
            inner = [each for one in alike for each in one] if isinstance(value, list) else [value[part]]
            for other in others(value[part], inner):
                changed = deepcopy(value)
                changed[part] = other
                yield changed


def told(thing: Any, known: dict[int, int]) -> Any:
    """A box with everything in it as plain data, to be compared."""
    if thing is None or isinstance(thing, int | str | float):
        return thing
    if id(thing) in known:
        return f"again {known[id(thing)]}"
    known[id(thing)] = len(known)
    if isinstance(thing, dict):
        return [(told(key, known), told(value, known)) for key, value in thing.items()]
    if hasattr(thing, "__iter__"):
        return [told(each, known) for each in thing]
    names = [name for name in dir(thing) if not name.startswith("__")]
    parts = [(name, getattr(thing, name)) for name in names]
    return [(name, told(part, known)) for name, part in parts if not callable(part)]


def box_of(game: AnyGame) -> Any:
    return told(game.box, {})


def with_value(name: str, place: Place, value: Any) -> AnyGame:
    data: Data = {}
    put(data, load_game(name).components.data, place[:-1], place[-1], value)
    return load_afresh(name, Corrections(written({}, data)))


def of_each_kind(places: Iterable[tuple[Place, Any]], most: int) -> list[tuple[Place, Any]]:
    """The first few values of each column of each table."""
    kinds: dict[tuple[str, str], list[tuple[Place, Any]]] = {}
    for place, value in places:
        kinds.setdefault((place[0], place[-1]), []).append((place, value))
    return [each for some in kinds.values() for each in some[:most]]


@pytest.mark.parametrize("most", [1, pytest.param(1000, marks=pytest.mark.exhaustive)])
@pytest.mark.parametrize("name", GAMES)
def test_no_value_is_taken_and_then_ignored(name: str, most: int) -> None:
    plain = load_game(name)
    before, counts = box_of(plain), {"taken": 0, "idle": 0}
    for place, value in of_each_kind(values(plain.components.data), most):
        for other in islice(others(value, samples(plain.components.data, place[:-1], place[-1])), 2 * most):
            try:
                game = with_value(name, place, other)
            except KotatsuError as error:
                idle = isinstance(error, WrongValue) and error.why == "not-played"
                assert idle is not plain.components.plays_with(*place), (place, str(error))
                counts["idle"] += idle
                continue
            counts["taken"] += 1
            assert box_of(game) != before, f"{'.'.join(place)} = {other!r} is taken, and changes nothing"
    assert counts["taken"] > 2
    assert name not in ("yokohama", "nippon", "airship") or counts["idle"] > 10  # such as how many pieces there are


@pytest.mark.parametrize("name", GAMES)
def test_what_is_idle_can_be_confirmed(name: str) -> None:
    """Whoever compares their box with ours gets through all of it."""
    plain = load_game(name)
    texts, data = Texts(plain, "en"), Data()
    lines = [(line, sheet.columns) for sheet in look_of(plain).sheets(texts) for line in sheet.lines]
    for field in (field for line, columns in lines for field in fields_of(line, columns, plain.components, texts)):
        if field.idle:
            put(data, plain.components.data, field.path, field.key, field.value)
    assert load_afresh(name, Corrections(written({}, data))).components.hash == plain.components.hash


def test_a_changed_value_on_which_nothing_depends_is_refused_with_its_line() -> None:
    box = '[[pieces]]\nid = "score_pad"\ncount = 2\n'
    with pytest.raises(WrongValue, match="nothing in the game depends") as refused:
        load_game("yokohama", Corrections(box, "mine.toml"))
    assert refused.value.line == 3 and refused.value.path == ("pieces", "score_pad", "count")
