"""Positions as data: what a view holds, by the schema of its game, and that schema as JSON Schema."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kotatsu.core.game import AnyGame
from kotatsu.core.position import HOUSE_RULES, dump_position
from kotatsu.core.schema import Bits, Each, Fields, Int, Kind, One, Row
from kotatsu.core.state import State
from kotatsu.core.vocabulary import HIDDEN_WORD, NONE_WORD, Domain, Numbers

PLAYERS = "players"


def position_of(game: AnyGame, view: State) -> dict[str, Any]:
    """The fields of a view and of its players. What is still to come of a turn is left to the decisions themselves."""
    told = {HOUSE_RULES: [], **dump_position(game, view)}
    return {name: told[name] for name in (HOUSE_RULES, *game.fields.kinds, PLAYERS)}


def position_schema(game: AnyGame) -> dict[str, Any]:
    rules = Bits(game.house_rules)
    fields = _object({name: _kind(kind) for name, kind in {HOUSE_RULES: rules, **game.fields.kinds}.items()})
    fields["properties"][PLAYERS] = {"type": "array", "items": _fields(game.player_fields)}
    fields["required"].append(PLAYERS)
    return {"description": f"What a view of {game.name} holds.", **fields}


def _fields(fields: Fields) -> dict[str, Any]:
    return _object({name: _kind(kind) for name, kind in fields.kinds.items()})


def _object(properties: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": dict(properties),
        "required": list(properties),
        "additionalProperties": False,
    }


def _kind(kind: Kind) -> dict[str, Any]:
    if isinstance(kind, Int):
        if kind.at_least is None:
            return {"type": "integer"}
        return {"anyOf": [{"type": "integer", "minimum": kind.at_least}, {"const": HIDDEN_WORD}]}
    if isinstance(kind, One):
        return _member(kind.domain)
    if isinstance(kind, Bits):
        return {"anyOf": [{"type": "array", "items": {"enum": list(kind.domain.ids)}}, {"const": HIDDEN_WORD}]}
    if isinstance(kind, Row):
        size = {} if kind.size is None else {"minItems": kind.size, "maxItems": kind.size}
        return {"type": "array", "items": _kind(kind.kind), **size}
    assert isinstance(kind, Each)
    return _object({word: _kind(kind.kind) for word in kind.domain.ids})


def _member(domain: Domain) -> dict[str, Any]:
    if isinstance(domain, Numbers):
        return {"type": "string"}
    return {"enum": [*domain.ids, NONE_WORD, HIDDEN_WORD]}
