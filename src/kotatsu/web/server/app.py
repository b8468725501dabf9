"""The web application: routes, and what holds for every request."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import URL
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Lifespan

from kotatsu.core.errors import KotatsuError
from kotatsu.house.database import StoreTrouble
from kotatsu.house.house import House
from kotatsu.house.store import Store
from kotatsu.house.thoughts import thinking
from kotatsu.web.api.openapi import document
from kotatsu.web.api.routes import ROOT
from kotatsu.web.api.routes import routes as api_routes
from kotatsu.web.door.answers import http_refusal, refusal
from kotatsu.web.door.quota import Quota
from kotatsu.web.pages import (
    advice,
    again,
    answers_ahead,
    api,
    box,
    boxes,
    channels,
    chat,
    covers,
    devices,
    howto,
    joining,
    line,
    lobby,
    me,
    offline,
    people,
    replay,
    rules,
    rulings,
    seating,
    signs,
    table,
    tables,
    weighing,
    your_turn,
)
from kotatsu.web.seen.drawings import Drawings
from kotatsu.web.seen.update import Memory
from kotatsu.web.server.configuration import USUAL, Configuration
from kotatsu.web.server.guard import Guard, own_names
from kotatsu.web.server.metrics import Metrics, health, metrics, ready
from kotatsu.web.server.shell import STATIC, worker
from kotatsu.web.table.notices import notice_words


def make_app(database: str | URL, config: Configuration = USUAL) -> Guard:
    """The whole application."""
    limits, server = config.limits, config.server
    quota, figures = Quota(limits), Metrics(config.metrics.token)
    store = Store(database)  # whoever starts the house hears at once if this fails

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        notices = config.notices.of_house(server.address)
        app.state.house = House(store, thinking(store.database, server.thinkers), notices=notices, post=config.mail)
        app.state.memory = Memory(limits.zone_bytes)
        app.state.drawings = Drawings(limits.drawing_bytes)
        app.state.quota, app.state.metrics = quota, figures
        app.state.private, app.state.address = server.private, server.address
        try:
            await app.state.house.open(notice_words)
        except KotatsuError as error:
            guard.trouble = KotatsuError(error.told) if isinstance(error, StoreTrouble) and error.told else error
            await app.state.house.close()
            raise
        try:
            yield
        finally:
            await app.state.house.close()

    def leave() -> None:
        pages.state.house.leave()

    pages = _pages(lifespan)
    names = [*own_names(server.host), *server.all_names]
    guard = Guard(pages, quota, names, figures, config.logs.requests, leave)
    return guard


def _pages(lifespan: Lifespan[Starlette]) -> Starlette:
    return Starlette(
        routes=[
            Route("/", lobby.lobby),
            Route("/covers/{theme}/{game}.svg", covers.cover),
            Route("/signs.css", signs.style),
            Route("/signs/{game}.woff2", signs.font),
            Route("/tables", tables.tables_page),
            Route("/tables", seating.new_table, methods=["POST"]),
            Route("/tables/{game}", seating.sheet_page),
            Route("/tours/{game}", seating.new_tour, methods=["POST"]),
            Route("/turns", your_turn.turns),
            Route("/turn", your_turn.next_turn),
            Route("/me", me.me_page),
            Route("/me", me.change, methods=["POST"]),
            Route("/me/devices", devices.change, methods=["POST"]),
            Route("/me/channels", channels.change, methods=["POST"]),
            Route("/me/push", channels.subscribe, methods=["POST"]),
            Route("/me/away", channels.away, methods=["POST"]),
            Route("/confirm/{token}", channels.confirm_page),
            Route("/confirm/{token}", channels.confirm, methods=["POST"]),
            Route("/unsubscribe/{secret}", channels.stop_page),
            Route("/unsubscribe/{secret}", channels.stop, methods=["POST"]),
            Route("/recover", channels.recover_page),
            Route("/recover", channels.recover, methods=["POST"]),
            Route("/device", devices.device_page),
            Route("/device/{code}", devices.device_page),
            Route("/device", devices.let_in, methods=["POST"]),
            Route("/sw.js", worker),
            Route("/offline", offline.offline_page),
            Route("/records", replay.upload, methods=["POST"]),
            Route("/how-to/{game}", howto.howto_page),
            Route("/how-to/{game}/{page}", howto.howto_page),
            Route("/icons/{game}", howto.icons_page),
            Route("/rules/{game}", rules.rules_page),
            Route("/rules/{game}/rulings", rulings.rulings_page),
            Route("/rules/{game}/rulings/{ruling}", rulings.ruling_text),
            Route("/rules/{game}/{clause}", rules.clause_text),
            Route("/components/{game}", rules.components_page),
            Route("/boxes", boxes.boxes_page),
            Route("/boxes", boxes.new_box, methods=["POST"]),
            Route("/boxes/file", boxes.upload, methods=["POST"]),
            Route("/box/{box}", box.box_page),
            Route("/box/{box}", boxes.change, methods=["POST"]),
            Route("/box/{box}/file", box.box_file),
            Route("/box/{box}/help/{secret}", boxes.help_page),
            Route("/box/{box}/help/{secret}", boxes.helping, methods=["POST"]),
            Route("/box/{box}/line", line.line_form),
            Route("/box/{box}/line", line.write_line, methods=["POST"]),
            Route("/box/{box}/try", line.try_line, methods=["POST"]),
            Route("/box/{box}/now", box.now),
            Route("/box/{box}/balance", weighing.look),
            Route("/box/{box}/balance", weighing.change, methods=["POST"]),
            Route("/t/{table}", table.table_page),
            Route("/t/{table}/components", rules.table_components),
            Route("/t/{table}/frame", table.frame_data),
            Route("/t/{table}/act", table.act, methods=["POST"]),
            Route("/t/{table}/why", table.why),
            Route("/t/{table}/advice", advice.advice),
            Route("/t/{table}/review", advice.review),
            Route("/t/{table}/telling", table.telling),
            Route("/t/{table}/events", table.stream),
            Route("/t/{table}/answers", answers_ahead.answers_page),
            Route("/t/{table}/answers", answers_ahead.change, methods=["POST"]),
            Route("/t/{table}/people", people.people_page),
            Route("/t/{table}/people", people.change, methods=["POST"]),
            Route("/t/{table}/chat", chat.heard),
            Route("/t/{table}/chat", chat.say, methods=["POST"]),
            Route("/t/{table}/typing", chat.typing, methods=["POST"]),
            Route("/t/{table}/join", joining.answer, methods=["POST"]),
            Route("/join/{secret}", joining.door_page),
            Route("/join/{secret}", joining.enter, methods=["POST"]),
            Route("/t/{table}/replay", replay.replay_page),
            Route("/t/{table}/replay/frame", replay.replay_frame),
            Route("/t/{table}/verify", replay.verify),
            Route("/t/{table}/record", replay.record_file),
            Route("/t/{table}/fork", replay.fork, methods=["POST"]),
            Route("/t/{table}/again", again.again, methods=["POST"]),
            Route("/health", health),
            Route("/ready", ready),
            Route("/metrics", metrics),
            Route("/api", api.api_page),
            Route(api.BOT, api.bot_file),
            Route(f"{ROOT}/openapi.json", document),
            *api_routes(),
            Mount("/static", StaticFiles(directory=STATIC)),
        ],
        middleware=[Middleware(GZipMiddleware, minimum_size=500, compresslevel=6)],
        exception_handlers={KotatsuError: refusal, HTTPException: http_refusal},
        lifespan=lifespan,
    )
