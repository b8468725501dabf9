"""The web application: routes, and what holds for every request."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import URL
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Lifespan

from kotatsu.core.errors import KotatsuError
from kotatsu.house.house import House
from kotatsu.house.store import Store
from kotatsu.house.thinking import Thinkers
from kotatsu.web.answers import http_refusal, refusal
from kotatsu.web.guard import Guard
from kotatsu.web.limits import LIMITS, Limits
from kotatsu.web.pages import again, covers, howto, lobby, me, replay, rules, seating, table, tables
from kotatsu.web.quota import Quota
from kotatsu.web.update import Memory

STATIC = Path(__file__).parent / "static"


def make_app(
    database: str | URL, processes: int | None = None, hosts: Iterable[str] = (), limits: Limits = LIMITS
) -> ASGIApp:
    """The whole application. `hosts` are the names under which it may be called, besides localhost."""
    quota = Quota(limits)
    store = Store(database)  # whoever starts the house hears at once if this fails

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.house = House(store, Thinkers(processes or max(1, (os.cpu_count() or 2) - 1)))
        app.state.memory = Memory(limits.zone_bytes)
        app.state.quota = quota
        try:
            yield
        finally:
            await app.state.house.close()

    return Guard(_pages(lifespan), quota, hosts)


def _pages(lifespan: Lifespan[Starlette]) -> Starlette:
    return Starlette(
        routes=[
            Route("/", lobby.lobby),
            Route("/covers/{theme}/{game}.svg", covers.cover),
            Route("/tables", tables.tables_page),
            Route("/tables", seating.new_table, methods=["POST"]),
            Route("/tables/{game}", seating.sheet_page),
            Route("/tours/{game}", seating.new_tour, methods=["POST"]),
            Route("/me", me.me_page),
            Route("/me", me.change, methods=["POST"]),
            Route("/records", replay.upload, methods=["POST"]),
            Route("/how-to/{game}", howto.howto_page),
            Route("/how-to/{game}/{page}", howto.howto_page),
            Route("/icons/{game}", howto.icons_page),
            Route("/rules/{game}", rules.rules_page),
            Route("/rules/{game}/{clause}", rules.clause_text),
            Route("/components/{game}", rules.components_page),
            Route("/t/{table}", table.table_page),
            Route("/t/{table}/frame", table.frame_data),
            Route("/t/{table}/act", table.act, methods=["POST"]),
            Route("/t/{table}/why", table.why),
            Route("/t/{table}/telling", table.telling),
            Route("/t/{table}/events", table.stream),
            Route("/t/{table}/replay", replay.replay_page),
            Route("/t/{table}/replay/frame", replay.replay_frame),
            Route("/t/{table}/verify", replay.verify),
            Route("/t/{table}/record", replay.record_file),
            Route("/t/{table}/fork", replay.fork, methods=["POST"]),
            Route("/t/{table}/again", again.again, methods=["POST"]),
            Route("/health", health),
            Mount("/static", StaticFiles(directory=STATIC)),
        ],
        middleware=[Middleware(GZipMiddleware, minimum_size=500, compresslevel=6)],
        exception_handlers={KotatsuError: refusal, HTTPException: http_refusal},
        lifespan=lifespan,
    )


async def health(_request: Request) -> Response:
    return PlainTextResponse("ok")
