"""Types as JSON Schema, and JSON as values of those types: both follow from the types alone."""

from __future__ import annotations

from collections.abc import Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from kotatsu.core.errors import KotatsuError
from kotatsu.core.registry import game_names, load_game
from kotatsu.web.api.positions import position_schema
from kotatsu.web.api.shapes import Bounds, Length, OneOf, Positions
from kotatsu.web.door.incoming import number_in, text_in

Schema = dict[str, Any]
PLAIN = {str: "string", int: "integer", bool: "boolean", NoneType: "null"}


class Schemas:
    """The schemas of types; those of whole objects are collected under their names."""

    def __init__(self) -> None:
        self.named: dict[str, Schema] = {}

    def of(self, kind: Any) -> Schema:
        base, notes = _parted(kind)
        schema = self._base(base)
        for note in notes:
            schema = self._noted(schema, note)
        return schema

    def query(self, kind: Any) -> list[Schema]:
        """The fields of a type as parameters of an address; none if there is no type."""
        fields = {} if kind is None else _fields(kind)
        return [{"name": name, "in": "query", "schema": self.of(each)} for name, each in fields.items()]

    def _base(self, kind: Any) -> Schema:
        if is_typeddict(kind):
            return self._object(kind)
        origin, given = get_origin(kind), get_args(kind)
        if origin is list:
            return {"type": "array", "items": self.of(given[0])}
        if origin is dict:
            return {"type": "object", "additionalProperties": {} if given[1] is Any else self.of(given[1])}
        if origin in (Union, UnionType):
            return {"anyOf": [self.of(each) for each in given]}
        return {"type": PLAIN[kind]}

    def _object(self, kind: Any) -> Schema:
        name = kind.__name__
        if name not in self.named:
            self.named[name] = {}  # it may speak of itself
            self.named[name] = {
                "type": "object",
                **({"description": " ".join(kind.__doc__.split())} if kind.__doc__ else {}),
                "properties": {field: self.of(each) for field, each in _fields(kind).items()},
                "required": _required(kind),
                "additionalProperties": False,
            }
        return {"$ref": f"#/components/schemas/{name}"}

    def _noted(self, schema: Schema, note: object) -> Schema:
        if isinstance(note, str):
            return {**schema, "description": note}
        if isinstance(note, OneOf):
            return {**schema, "enum": list(note.words())}
        if isinstance(note, Length):
            return {**schema, "maxLength": note.most}
        if isinstance(note, Positions):
            return {"anyOf": [self._position(name) for name in game_names()]}
        assert isinstance(note, Bounds)
        if "anyOf" in schema:
            return {**schema, "anyOf": [self._noted(each, note) for each in schema["anyOf"]]}
        return schema if schema["type"] == "null" else {**schema, "minimum": note.least, "maximum": note.most}

    def _position(self, game: str) -> Schema:
        name = f"Position.{game}"
        self.named[name] = position_schema(load_game(game))
        return {"$ref": f"#/components/schemas/{name}"}


def _parted(kind: Any) -> tuple[Any, tuple[object, ...]]:
    """A type without what is noted of it, and the notes."""
    if get_origin(kind) is NotRequired:
        return _parted(get_args(kind)[0])
    if get_origin(kind) is Annotated:
        return kind.__origin__, kind.__metadata__
    return kind, ()


def _fields(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _required(kind: Any) -> list[str]:
    return [name for name, each in _fields(kind).items() if get_origin(each) is not NotRequired]


# -- reading -----------------------------------------------------------------------------------------


def read(kind: Any, value: object, where: str = "the request") -> Any:
    """A value of that type, or a refusal that says where it is none."""
    base, notes = _parted(kind)
    found = _read(base, value, where)
    for note in notes:
        if isinstance(note, OneOf) and found not in note.words():
            raise KotatsuError(f"{where} is none of {', '.join(note.words())}")
        if isinstance(note, Bounds) and found is not None and not note.least <= found <= note.most:
            raise KotatsuError(f"{where} is no number from {note.least} to {note.most}")
    return found


def _read(kind: Any, value: object, where: str) -> Any:
    origin, given = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        return _read_object(kind, value, where)
    if origin is list and isinstance(value, list):
        return [read(given[0], each, f"{where}[{number}]") for number, each in enumerate(value)]
    if origin is dict and isinstance(value, dict):
        return {name: read(given[1], each, f"{where}.{name[:40]}") for name, each in _named(value)}
    if origin in (Union, UnionType):
        return None if value is None else read(given[0], value, where)
    if kind is str and isinstance(value, str):
        return text_in(value)
    if kind is int:
        number = int(value) if isinstance(value, float) and value.is_integer() else value
        if isinstance(number, int) and number_in(number) is not None:
            return number
    raise KotatsuError(f"{where} is not what belongs there")


def _named(value: dict[str, object]) -> list[tuple[str, object]]:
    """What stands in an object, under names that can be told."""
    return [(text_in(name), each) for name, each in value.items()]


def _read_object(kind: Any, value: object, where: str) -> dict[str, Any]:
    if not isinstance(value, Mapping):
        raise KotatsuError(f"{where} is no object")
    fields = _fields(kind)
    for name in value:
        if name not in fields:
            raise KotatsuError(f"{where} has no {text_in(name[:40])!r}; it has {', '.join(fields)}")
    for name in _required(kind):
        if name not in value:
            raise KotatsuError(f"{where} needs {name!r}")
    return {name: read(fields[name], each, name) for name, each in value.items()}


def read_query(kind: Any, query: Mapping[str, str]) -> Any:
    """The same for what stands behind the question mark of an address, where numbers are texts."""
    return read(kind, {name: value if (n := number_in(value)) is None else n for name, value in query.items()})
