"""The values of a component as fields that somebody can fill in: what kind each is, how it is written, and read again.

What kinds of values belong in a field is learned from all components of its kind. A field is written as one text, or as
several that are called like places in it: `4/rewards/0/kind`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from kotatsu.board.sheets import Cell, Line
from kotatsu.core.components import GIVEN_NAMES, TOLD_ONLY, Components
from kotatsu.core.corrections import find, is_amounts, samples
from kotatsu.core.errors import WrongValue
from kotatsu.core.texts import Texts

NUMBER = re.compile(r"[+-]?[0-9]{1,7}")
WORD = re.compile(r"[a-z0-9_]+")
BETWEEN = re.compile(r"[\s,;]+")
PRINTED = ("", "seed")  # sources of what stands in the rule book
YES = ("on", "true", "1")


class Input(NamedTuple):
    """One text of a field."""

    name: str
    label: str
    kind: str  # number, flag, words (one of them), text, list, lists
    text: str
    words: Sequence[tuple[str, str]] = ()  # what can be chosen, with what it is called


class Field(NamedTuple):
    """One value of a component."""

    path: tuple[str, ...]
    key: str
    label: str
    value: Any  # as it is now; None if this component has none
    ours: Any  # as it is without anybody's box
    kinds: Sequence[Any]  # values that stand there in our data
    printed: bool  # in the rule book
    idle: bool = False  # nothing in the game depends on it, so it can only be confirmed

    @property
    def place(self) -> tuple[str, ...]:
        """Where the value stands in the data."""
        return (*self.path, self.key)


def fields_of(line: Line, columns: Sequence[str], plain: Components, texts: Texts) -> list[Field]:
    """What can be filled in on a line of a sheet."""
    found: dict[tuple[str, ...], Field] = {}
    for cell, column in zip(line.cells, columns, strict=True):
        entry = line.entry_of(cell)
        for key in cell.fields:
            kinds = samples(plain.data, entry.path, key)
            if not kinds or (*entry.path, key) in found:
                continue
            ours = find(plain.data, entry.path).get(key)
            if ours is None and not plain.asks_for(*entry.path, key):
                continue  # others of its kind have such a value; of this one the rules know none
            printed = _source(plain, entry.path, key) in PRINTED
            label = column if len(cell.fields) == 1 else field_label(key, texts)
            idle = not plain.plays_with(*entry.path, key)
            found[*entry.path, key] = Field(entry.path, key, label, entry.data.get(key), ours, kinds, printed, idle)
    return list(found.values())


def _source(plain: Components, path: Sequence[str], key: str) -> str:
    table = find(plain.data, path)
    sources: Mapping[str, str] = table.get("field_sources", {})
    return str(sources.get(key, table.get("source", "")))


def is_open(line: Line, cell: Cell) -> bool:
    """Whether a cell tells something that nobody has looked up in a box and that the rule book does not print."""
    entry = line.entry_of(cell)
    return any(entry.source_of(key) not in (*PRINTED, "own") for key in cell.fields if entry.has(key))


def field_label(key: str, texts: Texts) -> str:
    """What a value is called."""
    name = f"field-{key}"
    return texts.message(name) if texts.has(name) else key.replace("_", " ")


def word_label(word: str, texts: Texts, key: str = "") -> str:
    """What a word of the data is called: as the component of that name, or as a message says. A value that lists components of
    one kind, such as the `actions` of a card, means those."""
    listed = texts.game.components.data.get(key.removesuffix("s")) if key else None
    named = find(listed, [word]) if isinstance(listed, list) else None
    if isinstance(named, dict) and f"name_{texts.language}" in named:
        return str(named[f"name_{texts.language}"])
    for name in (f"word-{word}", f"resource-{word}"):
        if texts.has(name):
            return texts.message(name, n=2)
    for rows in texts.game.components.data.values():
        row = find(rows, [word]) if isinstance(rows, list) else None
        if isinstance(row, dict) and f"name_{texts.language}" in row:
            return str(row[f"name_{texts.language}"])
    return word.replace("_", " ")


# -- writing -----------------------------------------------------------------------------------------


def inputs_of(field: Field, name: str, texts: Texts) -> list[Input]:
    """What somebody fills in to change a value: one input, or one for each of its parts."""
    return _inputs(name, field.label, field.key, field.value, field.kinds, texts)


def told(field: Field, texts: Texts) -> str:
    """A value in words, as well as the data alone can tell it."""
    inputs = inputs_of(field, "", texts)
    words = [(each.label, _worded(each)) for each in inputs]
    alone = all(label == field.label for label, _ in words)
    return ", ".join(text if alone else f"{label} {text}" for label, text in words if text)


def _worded(given: Input) -> str:
    if given.kind == "flag":
        return "✓" if given.text else "–"
    return dict(given.words).get(given.text, given.text) if given.kind == "words" else given.text.replace("\n", " / ")


def _inputs(name: str, label: str, key: str, value: Any, kinds: Sequence[Any], texts: Texts) -> list[Input]:
    sample = kinds[0]
    if isinstance(sample, bool):
        return [Input(name, label, "flag", "on" if value else "")]
    if isinstance(sample, int):
        return [Input(name, label, "number", "" if value is None else str(value))]
    if isinstance(sample, str):
        return [_word(name, label, key, value or "", kinds, texts)]
    if isinstance(sample, dict):
        told = value or {}
        return [
            each
            for part in _parts(kinds)
            for each in _inputs(
                f"{name}/{part}", _label(part, kinds, texts), part, told.get(part), _inner(kinds, part), texts
            )
        ]
    items = [item for kind in kinds for item in kind]
    if items and isinstance(items[0], dict):
        rows = [
            *(value or []),
            *([] if "id" in items[0] else [{}]),
        ]  # one more to fill in, unless they are known by ids
        return [
            each
            for number, row in enumerate(rows)
            for each in _inputs(f"{name}/{number}", label, key, row, items, texts)
        ]
    if items and isinstance(items[0], list):
        return [Input(name, label, "lists", "\n".join(" ".join(map(_plain, row)) for row in value or []))]
    if _are_words(items, key):
        words = [*(value or []), ""]  # and one more to choose
        return [_word(f"{name}/{number}", label, key, word, items, texts) for number, word in enumerate(words)]
    return [Input(name, label, "list", ", ".join(map(_plain, value or [])))]


def _are_words(kinds: Sequence[Any], key: str) -> bool:
    """Whether something is one of the words that the rules know, and not a name that somebody gave."""
    words = bool(kinds) and all(isinstance(word, str) and (not word or WORD.fullmatch(word)) for word in kinds)
    return words and not GIVEN_NAMES.fullmatch(key)


def _word(name: str, label: str, key: str, value: str, kinds: Sequence[Any], texts: Texts) -> Input:
    if not _are_words(kinds, key):
        return Input(name, label, "text", value)
    return Input(name, label, "words", value, [(word, word_label(word, texts, key)) for word in dict.fromkeys(kinds)])


def _label(part: str, kinds: Sequence[Any], texts: Texts) -> str:
    return word_label(part, texts) if is_amounts(kinds) else field_label(part, texts)


def _parts(kinds: Sequence[Any]) -> list[str]:
    """What a table of this kind can have."""
    return [part for part in dict.fromkeys(part for kind in kinds for part in kind) if part not in ("id", *TOLD_ONLY)]


def _inner(kinds: Iterable[Any], part: str) -> list[Any]:
    return [kind[part] for kind in kinds if part in kind]


def _plain(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


# -- reading -----------------------------------------------------------------------------------------


def read(field: Field, name: str, given: Mapping[str, str]) -> Any:
    """The value that somebody has filled in; None if they left it empty. WrongValue says what is wrong with it."""
    return _Reader(field.place, given).value(name, field.value, field.kinds)


class _Reader:
    def __init__(self, place: tuple[str, ...], given: Mapping[str, str]) -> None:
        self._place, self._given = place, given

    def wrong(self, why: str, reason: str, **details: Any) -> WrongValue:
        return WrongValue("box", 0, self._place, why, reason, **details)

    def value(self, name: str, old: Any, kinds: Sequence[Any]) -> Any:
        sample = kinds[0]
        if isinstance(sample, dict):
            return self._table(name, old, kinds)
        if isinstance(sample, list):
            return self._list(name, old, [item for kind in kinds for item in kind])
        text = self._given.get(name, "").strip()
        if isinstance(sample, bool):
            return text in YES if text or old is not None else None
        return self._one(text, sample, name) if text or (isinstance(sample, str) and old is not None) else None

    def _one(self, text: str, sample: Any, name: str) -> Any:
        if isinstance(sample, bool):
            return text in YES
        if isinstance(sample, int):
            if not NUMBER.fullmatch(text):
                raise self.wrong("kind-number", f"{text!r} is no whole number", value=text[:40], input=name)
            return int(text)
        return text

    def _table(self, name: str, old: Any, kinds: Sequence[Any]) -> Any:
        """A table without the parts that were left empty."""
        found = {}
        for part in _parts(kinds):
            value = self.value(f"{name}/{part}", (old or {}).get(part), _inner(kinds, part))
            if value is not None:
                found[part] = value
        return found if found or old is not None else None

    def _list(self, name: str, old: Any, items: Sequence[Any]) -> Any:
        if items and isinstance(items[0], dict):
            return self._rows(name, old or [], items)
        if _are_words(items, self._place[-1]):
            numbers = self._numbers(name, len(old or []))
            words = [word for number in numbers if (word := self._given.get(f"{name}/{number}", "").strip())]
            return words if words or old is not None else None
        text = self._given.get(name, "").strip()
        if not text and old is None:
            return None
        if items and isinstance(items[0], list):
            inner = [item for row in items for item in row]
            return [self._words(row, inner, name) for row in text.splitlines() if row.strip()]
        return self._words(text, items, name)

    def _words(self, text: str, samples: Sequence[Any], name: str) -> list[Any]:
        sample = samples[0] if samples else ""
        words = re.split(r"\s*[,;]\s*", text) if isinstance(sample, str) and "," in text else BETWEEN.split(text)
        return [self._one(word, sample, name) for word in words if word]

    def _numbers(self, name: str, most: int) -> list[int]:
        """The numbers of what was filled in below a name, each of them a place that the form has."""
        parts = {part.removeprefix(f"{name}/").partition("/")[0] for part in self._given if part.startswith(f"{name}/")}
        known = {str(number): number for number in range(most + 1)}
        for part in parts - set(known):
            raise self.wrong("nowhere", f"there is no place {part[:9]!r} in this list", number=part[:9])
        return sorted(known[part] for part in parts)

    def _rows(self, name: str, old: Sequence[Any], kinds: Sequence[Any]) -> list[Any]:
        """Rows whose first word was emptied are gone; those with ids stay what they are."""
        known = "id" in kinds[0]
        rows: list[Any] = []
        for number in self._numbers(name, len(old) - known):
            before = old[number] if number < len(old) else {}
            row = self._table(f"{name}/{number}", {**before}, kinds)
            if known:
                rows.append({"id": before["id"], **row})
            elif row and row.get(_parts(kinds)[0]) not in ("", None):
                rows.append({part: value for part, value in row.items() if value != ""})
        return rows
