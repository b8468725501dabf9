"""Boxes as nobody would write them, and as somebody might: our own values, changed at random."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

from kotatsu.core.corrections import written
from kotatsu.core.game import AnyGame

NUMBERS = (-1, 0, 1, 2, 3, 7, 15, 16, 50, 999, 1_000_000, 10**12, -(10**6))
ODD: tuple[Any, ...] = ("x", "", True, 1.5, [], {}, [1, "a"], {"a": 1}, "\u202e<b>&", "a" * 300, [[1], [2]], [{}])


def mutant(game: AnyGame, chance: Random) -> str:
    """The text of a box in which some values are others. One in eight is damaged as a text besides."""
    data = game.components.data
    values: dict[str, Any] = {}
    for _ in range(chance.choice((1, 1, 1, 2, 4, 12))):
        table = chance.choice(list(data))
        rows = data[table]
        if isinstance(rows, list):
            row = chance.choice(rows)
            key = chance.choice(list(row))
            found = values.setdefault(table, [])
            own = next((each for each in found if each["id"] == row["id"]), None)
            if own is None:
                own = {"id": row["id"]}
                found.append(own)
            own[key] = changed(row[key], [other[key] for other in rows if key in other], chance)
        elif isinstance(rows, dict) and rows:
            key = chance.choice(list(rows))
            values.setdefault(table, {})[key] = changed(rows[key], [rows[key]], chance)
    try:
        text = written({"game": game.name}, values)
    except (TypeError, AttributeError):  # what TOML cannot say
        text = repr(values)
    return _damaged(text, chance) if chance.random() < 0.125 else text


def changed(value: Any, alike: list[Any], chance: Random) -> Any:
    """Something else in place of a value, most often of the same kind."""
    dice = chance.random()
    if dice < 0.08:
        return chance.choice(ODD)
    if dice < 0.25:
        return deepcopy(chance.choice(alike))
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return chance.choice((value + 1, value - 1, chance.randrange(-2, 20), chance.choice(NUMBERS)))
    if isinstance(value, list):
        items = deepcopy(value)
        what = chance.randrange(4)
        if what == 0 and items:
            del items[chance.randrange(len(items))]
        elif what == 1 and items:
            items.append(deepcopy(chance.choice(items)))
        elif what == 2:
            chance.shuffle(items)
        elif items:
            spot = chance.randrange(len(items))
            items[spot] = changed(items[spot], items, chance)
        return items
    if isinstance(value, dict):
        table = deepcopy(value)
        if table:
            key = chance.choice(list(table))
            if chance.random() < 0.3:
                del table[key]
            else:
                table[key] = changed(table[key], [table[key]], chance)
        return table
    return chance.choice([*map(str, alike), "x", "other word"]) if isinstance(value, str) else value


def _damaged(text: str, chance: Random) -> str:
    spot = chance.randrange(len(text) + 1)
    what = chance.randrange(4)
    if what == 0:
        return text[:spot]
    if what == 1:
        return text[:spot] + text[spot + 1 + chance.randrange(9) :]
    if what == 2:
        return (
            text[:spot]
            + chance.choice(("[", "]", '"', "=", "\x00", "\n[[x]]\n", "\u2028", "9" * 5000, "[" * 3000))
            + text[spot:]
        )
    return text.replace("=", chance.choice(("==", ":", "= =")), 1)
