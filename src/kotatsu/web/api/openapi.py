"""The OpenAPI document: made from the operations and from the types that they take and give."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from kotatsu.version import VERSION
from kotatsu.web.api.routes import OPERATIONS, ROOT, Operation
from kotatsu.web.api.schemas import Schemas
from kotatsu.web.api.shapes import GameName, Refused, Seat, Text

PATHS = {"table": Text, "seat": Seat, "game": GameName}  # what stands in addresses
PARAMETER = re.compile(r"{(\w+)}")
REFUSALS = {
    400: "What was sent is not what belongs there, or cannot be done at this table.",
    401: "There is no token, or it is not good for this table any more.",
    403: "Not for you, not yet, or sent by a page of another site.",
    404: "There is nothing of that name.",
    408: "What was sent took too long to arrive.",
    409: "The table has changed: look at it again and answer what is asked now. Or it cannot be played in this house.",
    410: "The key opens nothing: it has been used, withdrawn or has expired.",
    413: "More than the house reads.",
    421: "The house does not go by that name.",
    422: "The rules do not allow this move now; the message says why.",
    429: "Too often. `Retry-After` says how many seconds to wait.",
    503: "It could not be read or saved, and nothing was done. Try again.",
}
ABOUT = (
    "Play at a table of this house with a program. Set up a table or take a seat with the key of one: either gives you a token "
    "for that seat. Then follow the events, ask for the decision when you are to act, and answer it."
)


async def document(_request: Request) -> Response:
    return JSONResponse(openapi())


@cache
def openapi() -> dict[str, Any]:
    """The whole document."""
    schemas = Schemas()
    paths: dict[str, dict[str, Any]] = {}
    for each in OPERATIONS:
        paths.setdefault(ROOT + each.path, {})[each.method.lower()] = _operation(each, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Kotatsu", "version": VERSION, "description": ABOUT},
        "paths": paths,
        "components": {
            "schemas": schemas.named,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer", "description": "A token for one seat."}},
        },
    }


def _operation(operation: Operation, schemas: Schemas) -> dict[str, Any]:
    told = " ".join((operation.does.__doc__ or "").split())
    body = {"requestBody": {"required": True, "content": _json(schemas, operation.takes)}} if operation.takes else {}
    answers = {str(operation.status): _success(operation, schemas)}
    for status in operation.refuses:
        answers[str(status)] = {"description": REFUSALS[status], "content": _json(schemas, Refused)}
    return {
        "operationId": operation.does.__name__,
        "summary": told.split(". ")[0].rstrip("."),
        "description": told,
        "parameters": _parameters(operation, schemas),
        **body,
        "responses": answers,
        "security": [{"seat": []}] if operation.needs_token else [],
    }


def _success(operation: Operation, schemas: Schemas) -> dict[str, Any]:
    gives = operation.hints["return"]
    if gives is type(None):
        return {"description": "Done."}
    if gives is Response:
        return {"description": "A stream.", "content": {"text/event-stream": {"schema": {"type": "string"}}}}
    return {"description": " ".join((gives.__doc__ or "Done.").split()), "content": _json(schemas, gives)}


def _json(schemas: Schemas, kind: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schemas.of(kind)}}


def _parameters(operation: Operation, schemas: Schemas) -> list[dict[str, Any]]:
    inside = [
        {"name": name, "in": "path", "required": True, "schema": schemas.of(PATHS[name])}
        for name in PARAMETER.findall(operation.path)
    ]
    return inside + schemas.query(operation.asks)
