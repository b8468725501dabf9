"""What can be asked: one list, from which the routes and the document are both made."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cached_property
from typing import Any, get_type_hints

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from kotatsu.house.table import Gone
from kotatsu.web.api import games, playing, tables
from kotatsu.web.api.calls import Seated
from kotatsu.web.api.schemas import read, read_query
from kotatsu.web.door.answers import NoToken
from kotatsu.web.door.incoming import wish_in

ROOT = "/api/1"


class Operation:
    """Something that can be asked. What it takes and gives is what its function says; `refuses` are the ways in which it in
    particular can fail, by their status."""

    def __init__(
        self,
        method: str,
        path: str,
        does: Callable[..., Awaitable[Any]],
        refuses: tuple[int, ...] = (),
        status: int = 200,
    ) -> None:
        self.method, self.path, self.does, self.status = method, path, does, status
        self._refuses = refuses

    @cached_property
    def hints(self) -> dict[str, Any]:
        return get_type_hints(self.does, include_extras=True)

    @property
    def needs_token(self) -> bool:
        return self.hints["call"] is Seated

    @property
    def takes(self) -> Any:
        """The type of what a request brings; None if it brings nothing."""
        return self.hints.get("wish")

    @property
    def asks(self) -> Any:
        """The type of what stands behind the question mark; None if nothing does."""
        return self.hints.get("query")

    @property
    def refuses(self) -> list[int]:
        """The statuses of everything that can go wrong."""
        ways = {413, 421, 429, *self._refuses}
        if self.method != "GET":
            ways.add(403)  # it comes from another site
        if self.takes is not None:
            ways |= {400, 408}
        if self.needs_token:
            ways |= {401, 409, 503}
        return sorted(ways)

    async def answer(self, request: Request) -> Response:
        call = await self.hints["call"].of(request)
        given: dict[str, Any] = {}
        if self.takes is not None:
            given["wish"] = read(self.takes, await wish_in(request))
        if self.asks is not None:
            given["query"] = read_query(self.asks, request.query_params)
        try:
            told = await self.does(call, **given)
        except Gone:  # meanwhile, and the token with it
            raise NoToken("token-unknown") from None
        if isinstance(told, Response):
            return told
        return Response(status_code=204) if told is None else JSONResponse(told, status_code=self.status)


OPERATIONS = (
    Operation("GET", "/games", games.games),
    Operation("GET", "/games/{game}", games.game, (404,)),
    Operation("POST", "/tables", tables.new_table, (404, 503), 201),
    Operation("POST", "/seats", tables.join, (410, 503), 201),
    Operation("GET", "/tables/{table}", tables.table),
    Operation("DELETE", "/tables/{table}", tables.close_table, status=204),
    Operation("PUT", "/tables/{table}/seats/{seat}", tables.change_seat),
    Operation("PUT", "/tables/{table}/watching", tables.change_watching),
    Operation("GET", "/tables/{table}/view", playing.view, (403,)),
    Operation("GET", "/tables/{table}/decision", playing.decision, (403,)),
    Operation("POST", "/tables/{table}/act", playing.act, (422,)),
    Operation("GET", "/tables/{table}/log", playing.log, (400, 403)),
    Operation("GET", "/tables/{table}/events", playing.follow),
    Operation("GET", "/tables/{table}/result", playing.result, (403,)),
    Operation("GET", "/tables/{table}/record", playing.record, (403,)),
)


def routes() -> list[Route]:
    return [Route(ROOT + each.path, each.answer, methods=[each.method]) for each in OPERATIONS]
