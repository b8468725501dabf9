"""The web application: routes, and what holds for every request."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kotatsu.core.errors import KotatsuError
from kotatsu.house.house import House
from kotatsu.house.store import Store
from kotatsu.house.thinking import Thinkers
from kotatsu.web.answers import Missing, refusal
from kotatsu.web.pages import lobby, me, replay, rules, table
from kotatsu.web.update import Memory

STATIC = Path(__file__).parent / "static"
POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'"
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
]


def make_app(database: str, processes: int | None = None) -> Starlette:
    store = Store(database)  # whoever starts the house hears at once if this fails

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.house = House(store, Thinkers(processes or max(1, (os.cpu_count() or 2) - 1)))
        app.state.memory = Memory()
        yield
        await app.state.house.close()

    return Starlette(
        routes=[
            Route("/", lobby.lobby),
            Route("/tables", lobby.new_table, methods=["POST"]),
            Route("/tours/{game}", lobby.new_tour, methods=["POST"]),
            Route("/me", me.change, methods=["POST"]),
            Route("/records", replay.upload, methods=["POST"]),
            Route("/rules/{game}", rules.rules_page),
            Route("/components/{game}", rules.components_page),
            Route("/t/{table}", table.table_page),
            Route("/t/{table}/frame", table.frame_data),
            Route("/t/{table}/act", table.act, methods=["POST"]),
            Route("/t/{table}/why", table.why),
            Route("/t/{table}/events", table.stream),
            Route("/t/{table}/replay", replay.replay_page),
            Route("/t/{table}/replay/frame", replay.replay_frame),
            Route("/t/{table}/verify", replay.verify),
            Route("/t/{table}/record", replay.record_file),
            Route("/t/{table}/fork", replay.fork, methods=["POST"]),
            Route("/health", health),
            Mount("/static", StaticFiles(directory=STATIC)),
        ],
        middleware=[Middleware(SameOrigin), Middleware(GZipMiddleware, minimum_size=500, compresslevel=6)],
        exception_handlers={KotatsuError: refusal, 404: not_found},
        lifespan=lifespan,
    )


async def health(_request: Request) -> Response:
    return PlainTextResponse("ok")


async def not_found(request: Request, _error: Exception) -> Response:
    return await refusal(request, Missing("no-page"))


class SameOrigin:
    """Only pages of this house may change anything in it; every answer carries the content policy."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        if scope["method"] not in ("GET", "HEAD") and not _from_here(headers):
            await PlainTextResponse("this request comes from another site", status_code=403)(scope, receive, send)
            return

        async def send_with_policy(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        await self._app(scope, receive, send_with_policy)


def _from_here(headers: dict[bytes, bytes]) -> bool:
    site = headers.get(b"sec-fetch-site")
    if site is not None:
        return site in (b"same-origin", b"none")
    origin = headers.get(b"origin")
    return origin is None or origin.split(b"//")[-1] == headers.get(b"host")
