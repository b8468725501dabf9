"""Settings of a house: a file in TOML, and the environment, which wins. What can be set is a dataclass of dataclasses.

A section of the file is a field of the whole, and a key is a field of its section, with a default that says what kind of
value it is. In the environment `[database] url` is called `KOTATSU_DATABASE_URL`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import Field, fields, replace
from math import isfinite
from pathlib import Path
from typing import Any, TypeVar

from kotatsu.core.errors import FileError, KotatsuError
from kotatsu.core.toml import line_of, parse, read_text

PREFIX = "KOTATSU"
YES, NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off")
KINDS: dict[type, str] = {
    bool: "true or false",
    int: "a whole number",
    float: "a number",
    str: "a text",
    tuple: "a list of texts",
}

W = TypeVar("W")


def read_settings(usual: W, path: Path | None, environ: Mapping[str, str]) -> W:
    """The usual settings with what a file and the environment say instead. Complaints name the place."""
    text = read_text(path) if path is not None else ""
    source = str(path)
    data = parse(text, source)
    sections = {each.name: getattr(usual, each.name) for each in fields(usual)}  # type: ignore[arg-type]
    for name, given in data.items():
        if name not in sections:
            raise FileError(source, line_of(text, name), f"there is no section [{name}]; there are {_list(sections)}")
        if not isinstance(given, dict):
            raise FileError(source, line_of(text, name), f"{name} is a section: write [{name}]")
        sections[name] = _from_file(sections[name], name, given, source, text)
    return replace(usual, **{name: _from_environment(section, name, environ) for name, section in sections.items()})  # type: ignore[type-var]


def _from_file(section: Any, name: str, given: Mapping[str, Any], source: str, text: str) -> Any:
    known = {each.name: each for each in fields(section)}
    values = {}
    for key, value in given.items():
        line = line_of(text, name, key)
        if key not in known:
            raise FileError(source, line, f"[{name}] has no {key}; it has {_list(known)}")
        try:
            values[key] = _of_its_kind(getattr(section, key), value)
            replace(section, **{key: values[key]})  # a section may check what it is given
        except KotatsuError as error:
            raise FileError(source, line, f"[{name}] {key}: {error}") from None
    return replace(section, **values)


def _from_environment(section: Any, name: str, environ: Mapping[str, str]) -> Any:
    values = {}
    for each in fields(section):
        variable = f"{PREFIX}_{name}_{each.name}".upper()
        if variable in environ:
            try:
                values[each.name] = _of_its_kind(getattr(section, each.name), _read(each, section, environ[variable]))
                replace(section, **values)
            except KotatsuError as error:
                raise KotatsuError(f"{variable}: {error}") from None
    return replace(section, **values)


def _read(field: Field[Any], section: Any, text: str) -> Any:
    """What a text in the environment stands for; a text that stands for nothing is left as it is, and does not fit."""
    usual = getattr(section, field.name)
    if isinstance(usual, bool):
        return {**dict.fromkeys(YES, True), **dict.fromkeys(NO, False)}.get(text.lower(), text)
    if isinstance(usual, int | float):
        try:
            return type(usual)(text)
        except ValueError:
            return text
    return [word for word in text.split(",") if word] if isinstance(usual, tuple) else text


def _of_its_kind(usual: Any, value: Any) -> Any:
    """A value of the same kind as the usual one. Numbers are not below 0, because nothing that can be set is."""
    kind = type(usual)
    if kind is float and type(value) is int:
        value = float(value)
    if kind is tuple and isinstance(value, list) and all(isinstance(each, str) for each in value):
        value = tuple(value)
    if type(value) is not kind:
        raise KotatsuError(f"this is {KINDS[kind]}, not {value!r}")
    if kind is float and not isfinite(value):
        raise KotatsuError(f"this is a number, not {value}")
    if kind in (int, float) and value < 0:
        raise KotatsuError(f"this is not below 0, as {value} is")
    return value


def _list(names: Mapping[str, Any]) -> str:
    return ", ".join(names)
