"""Component data: read from a game's `components.toml`, corrected by a player's own file, checked value by value."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kotatsu.core import toml
from kotatsu.core.corrections import Changes, Corrections, correct, is_rows
from kotatsu.core.errors import FileError, WrongValue
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.vocabulary import Domain

Place = tuple[str, ...]  # a table, perhaps the id of a row in it, and a key

MOST = 1_000_000  # of anything
TOLD_ONLY = {"note", "source", "field_sources"}  # where a value comes from, not what it is
GIVEN_NAMES = re.compile(
    r"(name|color_names|face_\w+|text|rule)_\w\w|designers?|publisher|note"
)  # words for people alone


class Entry:
    """One table of component data. The getters check what they return and say where a wrong value stands."""

    def __init__(self, data: dict[str, Any], file: Components, *path: str) -> None:
        self.data = data
        self.path = path
        self._file = file

    @property
    def id(self) -> str:
        """What the entry is called."""
        return self.text("id")

    def wrong(self, key: str, reason: str, why: str = "other", **details: Any) -> WrongValue:
        """What is wrong with a value; `why` names a message `value-<why>` that says so with the `details`."""
        path = (*self.path, key)
        return WrongValue(self._file.source, self._file.line_of(*path), path, why, reason, **details)

    def has(self, key: str) -> bool:
        """Whether there is such a value."""
        self._file.note(*self.path, key)
        return key in self.data

    def get(self, key: str) -> Any:
        """A value of any kind; it must be there."""
        self._file.note(*self.path, key)
        if key not in self.data:
            raise self.wrong(key, "is missing", "missing")
        return self.data[key]

    def number(self, key: str, least: int = 0, most: int = MOST) -> int:
        """A whole number within these limits."""
        return self._number(key, self.get(key), least, most)

    def _number(self, key: str, value: Any, least: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong(key, f"{value!r} is no whole number", "kind-number", value=str(value))
        if not least <= value <= most:
            told = f"{value} is not between {least} and {most}"
            why = "fixed" if least == most else "below" if most == MOST else "between"
            raise self.wrong(key, told, why, value=value, least=least, most=most)
        return value

    def numbers(self, key: str, size: int = -1, least: int = 0, most: int = MOST) -> list[int]:
        """A list of whole numbers, of the given size unless that is -1."""
        values = self.get(key)
        if not isinstance(values, list):
            raise self.wrong(key, "is no list", "kind-list")
        if size >= 0 and len(values) != size:
            told = f"has {len(values)} values, {size} belong here"
            raise self.wrong(key, told, "size", n=len(values), size=size)
        return [self._number(key, value, least, most) for value in values]

    def text(self, key: str) -> str:
        """A text."""
        value = self.get(key)
        if not isinstance(value, str):
            raise self.wrong(key, f"{value!r} is no text", "kind-text", value=str(value))
        return value

    def flag(self, key: str) -> bool:
        """A value that is true or false."""
        value = self.get(key)
        if not isinstance(value, bool):
            raise self.wrong(key, f"{value!r} is neither true nor false", "kind-flag", value=str(value))
        return value

    def one_of(self, key: str, domain: Domain) -> int:
        """The number of the domain's member named here."""
        value = self.text(key)
        if value not in domain.index:
            raise self._unknown(key, value, domain)
        return domain.index[value]

    def _unknown(self, key: str, word: str, domain: Domain) -> WrongValue:
        known = ", ".join(domain.ids)
        return self.wrong(key, f"{word!r} is no {domain.name}; known are {known}", "word", value=word, known=known)

    def amounts(self, key: str, domain: Domain, least: int = 0, most: int = MOST) -> list[int]:
        """A table member -> number as a list over the whole domain, 0 where nothing is said."""
        table = self.get(key)
        if not isinstance(table, dict):
            raise self.wrong(key, "is no table", "kind-amounts")
        values = [0] * len(domain)
        for word, value in table.items():
            if word not in domain.index:
                raise self._unknown(key, word, domain)
            values[domain.index[word]] = self._number(key, value, least, most)
        return values

    def entries(self, key: str) -> list[Entry]:
        """The tables inside a list. Of those with ids each value is looked at by itself."""
        values = self.data.get(key)
        values = values if is_rows(values) else self.get(key)
        if not isinstance(values, list) or not all(isinstance(value, dict) for value in values):
            raise self.wrong(key, "is no list of tables", "kind-list")
        ids = [[str(value["id"])] if "id" in value else [] for value in values]
        return [Entry(value, self._file, *self.path, key, *id) for value, id in zip(values, ids, strict=True)]

    def source_of(self, key: str) -> str:
        """Where a value comes from: "seed" (the rule book), "own" (somebody's box), "found", "recalled", "reconstructed"."""
        sources = self.data.get("field_sources", {})
        return str(sources.get(key, self.data.get("source", "")))


class Components:
    """A game's whole box as data."""

    def __init__(
        self, data: dict[str, Any], source: str, text: str, own: Corrections | None = None, new: Changes | None = None
    ) -> None:
        """`new` is what the corrections have brought into the data."""
        self.data = data
        self.source = source
        self.own = own  # the corrections of somebody's box that are in the data
        self._text = text
        self._new = new or Changes([], [])
        self._asked: set[Place] = set()  # the places at which the rules have looked
        self._made = False
        self.hash = hashlib.sha256(json.dumps(_facts(data), sort_keys=True).encode()).hexdigest()[:16]

    def note(self, *path: str) -> None:
        """Somebody looks at a place; those who only show the game come when it is made."""
        if not self._made:
            self._asked.add(path)

    def made(self) -> None:
        """The game has read everything. What the rules do not look at means nothing to them: whoever adds it or makes it
        another is told so, rather than played with as if they had not."""
        self._made = True
        for path in self._new.added:
            if not self.asks_for(*path):
                raise self._idle(path, "not-here", "the rules know no such value of this component")
        for path in self._new.changed:
            if not self.plays_with(*path):
                raise self._idle(path, "not-played", "nothing in the game depends on this value")

    def _idle(self, path: Place, why: str, reason: str) -> WrongValue:
        return WrongValue(self.source, self.line_of(*path), path, why, reason)

    def asks_for(self, *path: str) -> bool:
        """Whether the rules look for a value at this place, also if there is none."""
        return path in self._asked

    def plays_with(self, *path: str) -> bool:
        """Whether it makes a difference what stands at this place: to the rules, or because it is read by people."""
        read = any(path[:depth] in self._asked for depth in range(1, len(path) + 1))
        return read or GIVEN_NAMES.fullmatch(path[-1]) is not None

    def line_of(self, *path: str) -> int:
        """The line of the file in which a value stands."""
        return toml.line_of(self._text, *path)

    def one(self, *path: str) -> Entry:
        """A single table, such as [limits] or [start_resources.first_player]."""
        data: Any = self.data
        for part in path:
            data = data.get(part) if isinstance(data, dict) else None
        if not isinstance(data, dict):
            raise FileError(self.source, 0, f"the table [{'.'.join(path)}] is missing")
        return Entry(data, self, *path)

    def all(self, table: str, count: int = -1) -> list[Entry]:
        """A list of tables with ids, such as [[order_cards]]; `count` of them unless that is -1."""
        rows = self.data.get(table)
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise FileError(self.source, 0, f"the tables [[{table}]] are missing")
        if count >= 0 and len(rows) != count:
            raise FileError(self.source, self.line_of(table), f"{len(rows)} [[{table}]] where {count} belong")
        return [Entry(row, self, table, str(row.get("id", ""))) for row in rows]

    def named(self, table: str, ids: Sequence[str]) -> list[Entry]:
        """The rows of a table whose members the rules know by name: their order is fixed."""
        rows = self.all(table, len(ids))
        for row, word in zip(rows, ids, strict=True):
            if row.id != word:
                raise row.wrong("id", f"{word!r} belongs here", "no-id", id=word)
        return rows

    def domain(self, name: str, table: str, count: int = -1, ids: Sequence[str] | None = None) -> Domain:
        """The ids of a list of tables as a domain, named as the data says; `ids` gives shorter ones for the notation."""
        rows = self.all(table, count)
        words = [row.id for row in rows] if ids is None else ids
        names = {language: [row.text(f"name_{language}") for row in rows] for language in LANGUAGES}
        return Domain(name, words, names)


def read_components(path: Path, own: Path | Corrections | None = None, game: str = "") -> Components:
    """The components of a game, with the corrections of a player's own box on top."""
    text = toml.read_text(path)
    data = toml.parse(text, path.name)
    if own is None:
        return Components(data, path.name, text)
    corrections = own if isinstance(own, Corrections) else Corrections(toml.read_text(own), str(own))
    new = correct(data, corrections, game)
    return Components(data, corrections.source, corrections.text, corrections, new)


def _facts(data: Any) -> Any:
    """The data without remarks and names: what two games must share to have the same rules."""
    if isinstance(data, dict):
        return {
            key: _facts(value) for key, value in data.items() if key not in TOLD_ONLY and not key.startswith("name_")
        }
    if isinstance(data, list):
        return [_facts(item) for item in data]
    return data
