"""The box as a list: complete, in both languages, with an honest word about where every value comes from."""

from __future__ import annotations

import re
from typing import Any

from kotatsu.board.look import look_of
from kotatsu.board.sheets import SOURCES
from kotatsu.core.game import AnyGame
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.registry import load_game
from kotatsu.core.texts import Texts

REMARKS = re.compile(r"id|note|source|field_sources|(name|text|rule)_\w\w")


def values(game: AnyGame) -> set[str]:
    """Every value in the data of a box, as table.id.value or table.value."""
    found: set[str] = set()

    def collect(path: str, data: dict[str, Any]) -> None:
        table = path.partition(".")[0]
        for key, value in data.items():
            if REMARKS.fullmatch(key) or f"{table}.{key}" in look_of(game).untold:
                continue
            if isinstance(value, dict) and "source" in value:  # a table of its own: [start_resources.first_player]
                collect(f"{path}.{key}", value)
            else:
                found.add(f"{path}.{key}")

    for table, data in game.components.data.items():
        if table in look_of(game).untold:
            continue
        if isinstance(data, list):
            for row in data:
                collect(f"{table}.{row['id']}", row)
        elif isinstance(data, dict):
            collect(table, data)
    return found


def test_every_value_of_the_box_is_told(name: str) -> None:
    """The component sheets leave out no value."""
    game = load_game(name)
    told = {
        f"{'.'.join(line.entry_of(cell).path)}.{field}"
        for sheet in look_of(game).sheets(Texts(game, "en"))
        for line in sheet.lines
        for cell in line.cells
        for field in cell.fields
    }
    assert values(game) - told == set()


def test_both_languages_tell_the_same_things_of_the_box(name: str) -> None:
    """The same lines and values in the same places."""
    game = load_game(name)
    sheets = [look_of(game).sheets(Texts(game, language)) for language in LANGUAGES]
    assert len(sheets[0]) == len(sheets[1])
    for one, other in zip(*sheets, strict=True):
        assert len(one.columns) == len(other.columns)
        for line, twin in zip(one.lines, other.lines, strict=True):
            assert line.name and twin.name
            assert len(line.cells) == len(one.columns), (one.title, line.name)
            assert [(line.entry_of(cell).path, cell.fields) for cell in line.cells] == [
                (twin.entry_of(cell).path, cell.fields) for cell in twin.cells
            ]
            assert all(line.source(cell) in SOURCES for cell in line.cells)
            words = [line.name, *[cell.text for cell in line.cells], twin.name, *[cell.text for cell in twin.cells]]
            assert not [word for word in words if "_" in word or "True" in word or "{" in word], words
