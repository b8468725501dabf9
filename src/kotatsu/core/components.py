"""Component data: read from a game's `components.toml`, corrected by a player's own file, checked value by value."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kotatsu.core import toml
from kotatsu.core.errors import FileError
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.vocabulary import Domain

TOLD_ONLY = {"note", "source", "field_sources"}  # where a value comes from, not what it is


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

    def wrong(self, key: str, reason: str) -> FileError:
        """A complaint about one value, with its place and its line."""
        place = ".".join([*self.path, key])
        return FileError(self._file.source, self._file.line_of(*self.path, key), f"{place}: {reason}")

    def has(self, key: str) -> bool:
        """Whether there is such a value."""
        return key in self.data

    def get(self, key: str) -> Any:
        """A value of any kind; it must be there."""
        if key not in self.data:
            raise self.wrong(key, "is missing")
        return self.data[key]

    def number(self, key: str, least: int = 0, most: int = 1_000_000) -> int:
        """A whole number within these limits."""
        return self._number(key, self.get(key), least, most)

    def _number(self, key: str, value: Any, least: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong(key, f"{value!r} is no whole number")
        if not least <= value <= most:
            raise self.wrong(key, f"{value} is not between {least} and {most}")
        return value

    def numbers(self, key: str, size: int = -1, least: int = 0, most: int = 1_000_000) -> list[int]:
        """A list of whole numbers, of the given size unless that is -1."""
        values = self.get(key)
        if not isinstance(values, list):
            raise self.wrong(key, "is no list")
        if size >= 0 and len(values) != size:
            raise self.wrong(key, f"has {len(values)} values, {size} belong here")
        return [self._number(key, value, least, most) for value in values]

    def text(self, key: str) -> str:
        """A text."""
        value = self.get(key)
        if not isinstance(value, str):
            raise self.wrong(key, f"{value!r} is no text")
        return value

    def flag(self, key: str) -> bool:
        """A value that is true or false."""
        value = self.get(key)
        if not isinstance(value, bool):
            raise self.wrong(key, f"{value!r} is neither true nor false")
        return value

    def one_of(self, key: str, domain: Domain) -> int:
        """The number of the domain's member named here."""
        value = self.text(key)
        if value not in domain.index:
            raise self.wrong(key, f"{value!r} is no {domain.name}; known are {', '.join(domain.ids)}")
        return domain.index[value]

    def amounts(self, key: str, domain: Domain, least: int = 0, most: int = 1_000_000) -> list[int]:
        """A table member -> number as a list over the whole domain, 0 where nothing is said."""
        table = self.get(key)
        if not isinstance(table, dict):
            raise self.wrong(key, "is no table")
        values = [0] * len(domain)
        for word, value in table.items():
            if word not in domain.index:
                raise self.wrong(key, f"{word!r} is no {domain.name}; known are {', '.join(domain.ids)}")
            values[domain.index[word]] = self._number(key, value, least, most)
        return values

    def entries(self, key: str) -> list[Entry]:
        """The tables inside a list."""
        values = self.get(key)
        if not isinstance(values, list) or not all(isinstance(value, dict) for value in values):
            raise self.wrong(key, "is no list of tables")
        return [Entry(value, self._file, *self.path, key) for value in values]

    def source_of(self, key: str) -> str:
        """Where a value comes from: "seed" (the rule book), "found", "recalled" or "reconstructed"."""
        sources = self.data.get("field_sources", {})
        return str(sources.get(key, self.data.get("source", "")))


class Components:
    """A game's whole box as data."""

    def __init__(self, data: dict[str, Any], source: str, text: str) -> None:
        self.data = data
        self.source = source
        self._text = text
        self.hash = hashlib.sha256(json.dumps(_facts(data), sort_keys=True).encode()).hexdigest()[:16]

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
                raise row.wrong("id", f"{word!r} belongs here")
        return rows

    def domain(self, name: str, table: str, count: int = -1, ids: Sequence[str] | None = None) -> Domain:
        """The ids of a list of tables as a domain, named as the data says; `ids` gives shorter ones for the notation."""
        rows = self.all(table, count)
        words = [row.id for row in rows] if ids is None else ids
        names = {language: [row.text(f"name_{language}") for row in rows] for language in LANGUAGES}
        return Domain(name, words, names)


def read_components(path: Path, override: Path | None = None) -> Components:
    """The components of a game, with the corrections of a player's own file on top."""
    text = toml.read_text(path)
    data = toml.parse(text, path.name)
    if override is None:
        return Components(data, path.name, text)
    own_text = toml.read_text(override)
    own = toml.parse(own_text, str(override))
    _correct(data, own, str(override), own_text, ())
    return Components(data, str(override), own_text)


def _correct(data: dict[str, Any], own: dict[str, Any], source: str, text: str, path: tuple[str, ...]) -> None:
    """Replace values by corrected ones. New keys, new ids and other types are mistakes, most likely of spelling."""
    for key, value in own.items():
        here = (*path, key)
        place = ".".join(here)
        if key not in data:
            raise FileError(source, toml.line_of(text, *here), f"{place}: the game has no such value")
        old = data[key]
        if isinstance(old, dict) and isinstance(value, dict) and not _is_value(old):
            _correct(old, value, source, text, here)
        elif isinstance(old, list) and old and isinstance(old[0], dict) and "id" in old[0]:
            _correct_rows(old, value, source, text, here)
        elif type(old) is not type(value):
            raise FileError(source, toml.line_of(text, *here), f"{place}: {value!r} is not of the kind of {old!r}")
        else:
            data[key] = value


def _correct_rows(rows: list[Any], own: Any, source: str, text: str, path: tuple[str, ...]) -> None:
    table = ".".join(path)
    by_id = {row["id"]: row for row in rows}
    if not isinstance(own, list):
        raise FileError(source, toml.line_of(text, *path), f"write [[{table}]], a list of tables with ids")
    for row in own:
        word = row.get("id") if isinstance(row, dict) else None
        if word not in by_id:
            raise FileError(source, toml.line_of(text, *path, str(word)), f"{table}: there is no id {word!r}")
        _correct(by_id[word], row, source, text, (*path, str(word)))


def _is_value(table: dict[str, Any]) -> bool:
    """A table such as a card's cost, which is replaced whole: {tea = 1, fish = 2}."""
    return bool(table) and all(isinstance(value, int) for value in table.values())


def _facts(data: Any) -> Any:
    """The data without remarks and names: what two games must share to have the same rules."""
    if isinstance(data, dict):
        return {
            key: _facts(value) for key, value in data.items() if key not in TOLD_ONLY and not key.startswith("name_")
        }
    if isinstance(data, list):
        return [_facts(item) for item in data]
    return data
