"""Corrections: what somebody found printed in their own box, as a TOML file on top of a game's component data.

    [box]                   # may be left out
    game = "lanterns"
    name = "Our copy"
    version = 2

    [[order_cards]]
    id = "order_01"
    points = 4

Every value that stands in it was looked up; those that are the same as ours are confirmed by it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from kotatsu.core import toml
from kotatsu.core.errors import FileError, WrongValue

ABOUT = "box"  # the table that says what the file is
OWN = "own"  # where a value comes from that somebody has looked up in their box
NOT_PRINTED = ("id", "source", "field_sources")  # what we say about values
MOST_BYTES = 100_000
MOST_ITEMS = 100  # of a list
MOST_SIGNS = 200  # of a text
LARGEST = 1_000_000

Data = dict[str, Any]


class Corrections(NamedTuple):
    """A set of corrections as it was written, and where."""

    text: str
    source: str = "box"
    called: str = ""  # if it does not say so itself

    def data(self) -> Data:
        """What it says, checked as far as one can without its game."""
        if len(self.text.encode(errors="replace")) > MOST_BYTES:
            raise FileError(self.source, 0, f"a box has up to {MOST_BYTES} bytes", "too-many-bytes")
        data = toml.parse(self.text, self.source)
        about = data.get(ABOUT, {})
        kinds = {"game": str, "name": str, "version": int}
        if not isinstance(about, dict) or any(type(value) is not kinds.get(key) for key, value in about.items()):
            reason = f"[{ABOUT}] has a game, a name and the number of a version"
            raise FileError(self.source, toml.line_of(self.text, ABOUT), reason, "about")
        if abs(about.get("version", 0)) > LARGEST:
            line = toml.line_of(self.text, ABOUT, "version")
            raise FileError(self.source, line, f"the number of a version is up to {LARGEST}", "about")
        for key in ("game", "name"):
            if not _is_plain(about.get(key, "")):
                line = toml.line_of(self.text, ABOUT, key)
                raise FileError(self.source, line, f"{key} is one line of text", "no-line")
        return data

    def about(self) -> Data:
        """What the box tells about itself."""
        return dict(self.data().get(ABOUT, {}))

    def values(self) -> Data:
        """The values alone."""
        return {key: value for key, value in self.data().items() if key != ABOUT}

    @property
    def title(self) -> str:
        """What it is called: its name and its version, if it says so."""
        about = self.about()
        name = _plain(str(about.get("name") or self.called or self.source.rpartition("/")[2]))
        return f"{name}, version {about['version']}" if "version" in about else name

    def plainly(self) -> str:
        """The same as a text without remarks, always laid out alike."""
        return written(self.about(), self.values())


def written(about: Data, values: Data) -> str:
    """A set of corrections as the text of a file: every row of the data under a heading."""
    top = list(values.values())
    head = toml.dump({ABOUT: about}, lambda value: value is about) + "\n" if about else ""

    def is_section(value: Any) -> bool:
        return is_rows(value) or (isinstance(value, dict) and any(value is table for table in top))

    return head + toml.dump(values, is_section)


class Changes(NamedTuple):
    """The places at which there is something else now."""

    added: list[tuple[str, ...]]  # where we had nothing
    changed: list[tuple[str, ...]]  # where we had another value


def correct(data: Data, own: Corrections, game: str = "") -> Changes:
    """Replace values by corrected ones, and note that they were looked up."""
    given = own.data()
    wanted = given.pop(ABOUT, {}).get("game", game)
    if game and wanted != game:
        line = toml.line_of(own.text, ABOUT, "game")
        raise FileError(own.source, line, f"this box is of {wanted!r}, not of {game!r}", "other-game")
    corrector = _Corrector(own)
    corrector.table(data, given, (), [data])
    return corrector.new


class _Corrector:
    """New keys, new ids and values of another kind are mistakes, most likely of spelling."""

    def __init__(self, own: Corrections) -> None:
        self._own = own
        self.new = Changes([], [])

    def wrong(self, path: Sequence[str], why: str, reason: str, **details: Any) -> WrongValue:
        line = toml.line_of(self._own.text, *path)
        return WrongValue(self._own.source, line, path, why, reason, **details)

    def table(self, data: Data, own: Data, path: tuple[str, ...], alike: Sequence[Data]) -> None:
        """`alike` are all tables of the kind of this one: what those have belongs here too."""
        for key, value in own.items():
            here = (*path, key)
            samples = [table[key] for table in alike if key in table]
            printed = key not in NOT_PRINTED[1:] and (path or isinstance(value, dict | list))
            if not samples or not printed:
                raise self.wrong(here, "unknown", "the game has no such value")
            if key not in data:
                self.new.added.append(here)
            old = data.get(key, samples[0])
            if isinstance(old, dict) and not is_amounts(samples):
                if not isinstance(value, dict):
                    raise self._another_kind(here, value, old)
                self.table(data.setdefault(key, dict(old)), value, here, samples)
            elif is_rows(old):
                self._rows(old, value, here)
            else:
                self._fits(here, value, samples)
                if key in data and value != old:
                    self.new.changed.append(here)
                data[key] = value
            if key != "id" and "source" in data:
                data.setdefault("field_sources", {})[key] = OWN

    def _rows(self, rows: list[Data], own: Any, path: tuple[str, ...]) -> None:
        table = ".".join(path)
        by_id = {row["id"]: row for row in rows}
        if not isinstance(own, list):
            raise self.wrong(path, "no-tables", f"write [[{table}]], a list of tables with ids")
        seen = set()
        for row in own:
            word = row.get("id") if isinstance(row, dict) else None
            if not isinstance(word, str) or word not in by_id:
                raise self.wrong((*path, str(word)), "no-id", f"{table}: there is no id {word!r}", id=str(word))
            if word in seen:
                raise self.wrong((*path, word), "twice", f"{table}: {word!r} stands there twice", id=word)
            seen.add(word)
            self.table(by_id[word], row, (*path, word), rows)

    def _fits(self, path: tuple[str, ...], value: Any, samples: Sequence[Any]) -> None:
        """Whether a value is of the kind of some that stand there in our data, with everything in it."""
        if type(value) not in {type(sample) for sample in samples}:
            raise self._another_kind(path, value, samples[0])
        if isinstance(value, str) and not _is_plain(value):
            raise self.wrong(path, "no-line", f"a text is one line of up to {MOST_SIGNS} signs")
        if isinstance(value, int) and abs(value) > LARGEST:
            raise self.wrong(path, "too-large", f"{value} is too large")
        if isinstance(value, list):
            if len(value) > MOST_ITEMS:
                raise self.wrong(path, "too-many", f"a list has up to {MOST_ITEMS} values")
            inner = [item for sample in samples if isinstance(sample, list) for item in sample]
            for item in value:
                self._fits(path, item, inner or [""])
        if isinstance(value, dict):
            inner = [sample for sample in samples if isinstance(sample, dict)]
            for key, item in value.items():
                known = [sample[key] for sample in inner if key in sample]
                if not known and not is_amounts(inner):  # the game itself knows of what there can be amounts
                    raise self.wrong(path, "unknown-part", f"{key!r} does not belong here", part=key)
                self._fits(path, item, known or [0])

    def _another_kind(self, path: tuple[str, ...], value: Any, old: Any) -> WrongValue:
        told = str(value)[:40]
        reason = f"{value!r} is not of the kind of {old!r}"[:MOST_SIGNS]
        return self.wrong(path, f"kind-{kind_of(old)}", reason, value=told)


# -- places in the data ------------------------------------------------------------------------------


def find(data: Any, path: Sequence[str]) -> Any:
    """What stands at a place: rows are found by their ids. None if there is nothing."""
    for part in path:
        if isinstance(data, list):
            data = next((row for row in data if isinstance(row, dict) and row.get("id") == part), None)
        else:
            data = data.get(part) if isinstance(data, dict) else None
    return data


def samples(data: Data, path: Sequence[str], key: str) -> list[Any]:
    """All values that our data have for a key in a table and in those of its kind, its own first."""
    own = find(data, path)
    rows = find(data, path[:-1])
    alike = [own, *[row for row in rows if row is not own]] if isinstance(rows, list) else [own]
    return [table[key] for table in alike if isinstance(table, dict) and key in table]


def put(values: Data, data: Data, path: Sequence[str], key: str, value: Any) -> None:
    """Write a value down at its place; None takes it out, with the rows and tables in which nothing stands then. `data` are
    those of the game, which say what is a row."""
    here: Any = values
    way: list[tuple[Any, Any]] = []  # every table on the way, and what it stands in
    for depth, part in enumerate(path):
        around = here
        if isinstance(find(data, path[:depth]), list):
            here = find(around, [part])
            if here is None:
                here = {"id": part}
                around.append(here)
        else:
            rows = isinstance(find(data, path[: depth + 1]), list)
            here = around.setdefault(part, [] if rows else {})
        way.append((here, around))
    if value is not None:
        here[key] = value
        return
    here.pop(key, None)
    for (table, around), part in zip(reversed(way), reversed(path), strict=True):
        if table == {"id": part} and isinstance(around, list):
            around.remove(table)
        elif not table:
            del around[part]


class Difference(NamedTuple):
    """A value that somebody has looked up, beside ours."""

    path: tuple[str, ...]
    ours: Any  # None if we have none
    theirs: Any


def differences(data: Any, values: Any, path: tuple[str, ...] = ()) -> list[Difference]:
    """Everything that somebody has looked up, in the order in which it stands there."""
    found: list[Difference] = []
    parts = {row["id"]: row for row in values} if is_rows(values) else values
    for key, theirs in parts.items():
        if key == "id":
            continue
        here, ours = (*path, key), find(data, [key])
        if is_rows(theirs) or (isinstance(ours, dict) and ("id" in ours or not is_amounts([ours, theirs]))):
            found += differences(ours, theirs, here)
        else:
            found.append(Difference(here, ours, theirs))
    return found


def kind_of(value: Any) -> str:
    """What kind of value it is, in a word."""
    return {bool: "flag", int: "number", str: "text", list: "list", dict: "amounts"}.get(type(value), "text")


def is_rows(value: Any) -> bool:
    """Whether it is a list of tables with ids, which are corrected one by one."""
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict) and "id" in value[0]


def is_amounts(samples: Sequence[Any]) -> bool:
    """Whether they are tables such as a card's cost, which are replaced whole: {tea = 1, fish = 2}."""
    tables = [sample for sample in samples if isinstance(sample, dict)]
    return any(tables) and all(type(value) is int for table in tables for value in table.values())


def _plain(text: str) -> str:
    """A name as everybody can see it: one line without signs that hide or turn others round."""
    return "".join(sign for sign in text if sign.isprintable())[:MOST_SIGNS].replace('"', "'")


def _is_plain(text: str) -> bool:
    return text.isprintable() and len(text) <= MOST_SIGNS
