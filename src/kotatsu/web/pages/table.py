"""The page of a table, its live updates and what can be done there."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import ExitStack
from copy import copy
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from kotatsu.board.look import look_of
from kotatsu.core.errors import KotatsuError, Refusal
from kotatsu.core.state import WATCHER
from kotatsu.house.driving import PACES
from kotatsu.house.table import BACK, OffTheTour, Table, seed_hash
from kotatsu.web import logbook
from kotatsu.web.answers import Forbidden, Missing, page_answer
from kotatsu.web.frame import Frame, Looker, Place, texts_for
from kotatsu.web.furniture import place, room
from kotatsu.web.html import Page, h, icon
from kotatsu.web.limits import LIMITS
from kotatsu.web.pages.howto import howto_link, icons_link
from kotatsu.web.quota import address_of, quota_of
from kotatsu.web.reading import number_in, text_in, wish_in
from kotatsu.web.update import Shown, memory_of, shown_by
from kotatsu.web.visitor import Visitor, house_of, visitor_of
from kotatsu.web.words import words_in

PACE, HURRY = "pace", "hurry"  # wishes about the bots, not about the game
NEW_TAB = ' target="_blank"'
HEARTBEAT = 20.0  # seconds between signs of life on a quiet stream


async def table_of(request: Request) -> Table:
    table = await house_of(request).table(request.path_params["table"])
    if table is None:
        raise Missing("no-table")
    return table


def looker_of(table: Table, visitor: Visitor, seat: int | None, narrow: bool, front: int | None = None) -> Looker:
    """Who looks. Of several at one screen nobody does until one has been called: a page that is loaded again is covered."""
    own = tuple(table.seats_of(visitor.id))
    together = seat not in own and len(own) > 1 and not table.match.over
    through = WATCHER if together else table.seat_for(visitor.id, seat)
    return Looker(through, visitor.language, narrow, own, visitor.id == table.host, front)


def place_of(table: Table, looker: Looker) -> Place:
    bots = tuple(chair.bot for chair in table.chairs)
    number, count = table.number_for(looker.own), table.count_for(looker.own)
    return Place(table.id, number, count, bots, table.match.sealed, table.tour, over=table.match.over)


def frame_of(table: Table, looker: Looker) -> Frame:
    return Frame(table.match, table.names, looker, place_of(table, looker))


async def answer_of(request: Request, table: Table, looker: Looker, shown: Shown) -> Response:
    """The frame as data. When all is over nothing changes any more and a story is told, which takes a while: elsewhere."""
    frame = frame_of(table, looker)
    if table.match.over:
        return JSONResponse(await run_in_threadpool(frame.data, memory_of(request), shown))
    return JSONResponse(frame.data(memory_of(request), shown))


async def table_page(request: Request) -> Response:
    table, visitor = await table_of(request), await visitor_of(request)
    looker = looker_of(table, visitor, None, request.cookies.get("narrow") == "1")
    frame = frame_of(table, looker)
    pace = table.pace
    body = await run_in_threadpool(table_body, frame, pace) if table.match.over else table_body(frame, pace)
    page = Page(frame.title(), body, "table-page", script=True, place=place(frame))
    return page_answer(page, visitor, f"/t/{table.id}", look_of(table.match.game).icons())


def table_body(frame: Frame, pace: str) -> str:
    """A game that is being played. Whoever takes over a shared screen first sees who it is for, and nothing else."""
    looker, say, zones = frame.looker, frame.say, frame.zones()
    seat = WATCHER if frame.covered is not None else frame.seat
    data = (
        f' data-table="{frame.place.table}" data-seat="{seat}" data-own="{len(looker.own)}"'
        f' data-frame="{h(json.dumps(frame.heading()))}" data-words="{h(json.dumps(_spoken(frame)))}"'
    )
    tray = (
        f'<section class="tray" id="tray" aria-label="{say("options")}">'
        f'<button class="grab" aria-label="{say("sheet")}"></button><p id="lost" role="alert" hidden>{say("connection-lost")}</p>'
        f'<div class="tray-in" id="zone-tray">{zones["tray"]}</div></section>'
        f'<section class="tray" id="telling" aria-label="{say("what-others-do")}" hidden></section>'
    )
    cover = frame.cover() or {"text": "", "button": ""}
    more = (
        f'<dialog id="note"><div></div><form method="dialog"><button>{say("close")}</button></form></dialog>'
        f'<dialog id="list" aria-labelledby="list-title"><header><h2 id="list-title"></h2>'
        f'<form method="dialog"><button>{say("close")}</button></form></header>'
        f'<ul role="listbox" tabindex="0" aria-labelledby="list-title"></ul></dialog>'
        f'<dialog id="words" aria-labelledby="words-title"><header><h2 id="words-title">{say("in-words")}</h2>'
        f'<form method="dialog"><button>{say("close")}</button></form></header>'
        f'<div id="zone-words" tabindex="0">{zones["words"]}</div></dialog>'
        f'<section id="cover"{"" if frame.covered is not None else " hidden"}>'
        f'<p>{h(cover["text"])}</p><button class="go">{h(cover["button"])}</button></section>'
    )
    return room(frame, zones, tray, _table_links(frame, pace), more, data)


def _spoken(frame: Frame) -> dict[str, str]:
    """Words that the browser puts together with numbers and names it knows only then."""
    names = (
        "beyond",
        "for-you",
        "for-them",
        "skip-telling",
        "step-back",
        "step-on",
        "on-its-way",
        "kept-choice",
        "pace",
    )
    return {name: frame.words.message(name, n="{n}", name="{name}") for name in names}


def _table_links(frame: Frame, pace: str) -> str:
    table, game, say, seal = frame.place.table, frame.match.game.name, frame.say, seed_hash(frame.match.seed)
    paces = "".join(
        f'<option value="{name}" data-seconds="{seconds}"{" selected" if name == pace else ""}>{say(f"pace-{name}")}</option>'
        for name, seconds in PACES.items()
    )
    more = (
        f"{icons_link(frame.match.game, frame.words, NEW_TAB)}"
        f'<a href="/components/{game}"{NEW_TAB}>{say("components")}</a>'
        f'<button class="link" id="in-words">{say("in-words")}</button>'
        f'<button class="link" id="show-keys">{say("keys")}</button>'
        f'<label>{say("pace")} <select id="pace">{paces}</select></label>'
        f'<label><input type="checkbox" id="sound"> {say("sound")}</label>'
        f'<p class="seed" title="{seal}">{say("seed-hash")} <code>{seal[:12]}</code></p>'
    )
    return (
        f'<nav class="table-links" aria-label="{say("more")}">'
        f"{howto_link(frame.match.game, frame.texts, frame.words, icon('help'), NEW_TAB)}"
        f'<a href="/rules/{game}"{NEW_TAB}>{icon("book")}{say("rules")}</a>'
        f'<a href="/t/{table}/replay">{icon("restart")}{say("replay")}</a>'
        f'<button class="link" popovertarget="more">{icon("settings")}{say("table-settings")}</button>'
        f'<div id="more" popover>{more}</div></nav>'
    )


def shown_in(given: Mapping[str, Any]) -> Shown:
    return shown_by(text_in(given.get("page")), text_in(given.get("have"), LIMITS.marks))


async def frame_data(request: Request) -> Response:
    table, visitor = await table_of(request), await visitor_of(request)
    query = request.query_params
    front = number_in(query.get("front"))
    looker = looker_of(table, visitor, number_in(query.get("seat")), query.get("narrow") == "1", front)
    return await answer_of(request, table, looker, shown_in(query))


async def act(request: Request) -> Response:
    """Do something: a move, an undo, a redo, another pace. The answer is the new frame."""
    table, visitor, wish = await table_of(request), await visitor_of(request), await wish_in(request)
    kind, move, number = text_in(wish.get("do")), text_in(wish.get("move")), number_in(wish.get("number"))
    seat, shown = number_in(wish.get("seat")), shown_in(wish)
    if number is None and wish.get("number") is not None:
        raise KotatsuError("the number of what was seen is no number")
    own = seat is not None and seat in table.seats_of(visitor.id)
    if not own and not (kind in (PACE, HURRY) and visitor.id == table.host):  # a host may hurry bots they only watch
        raise Forbidden("not-your-seat")
    if kind == PACE:
        house_of(request).set_pace(table, move)
        settings = {**visitor.person.settings, PACE: move}
        await house_of(request).save_person(visitor.person._replace(settings=settings))
    elif kind == HURRY:
        table.hurry.set()
    elif seat is not None:
        if kind == BACK and number_in(move) is None:
            raise Refusal("nothing-to-undo")
        try:
            await house_of(request).act(table, seat, kind, move, number)
        except OffTheTour as error:
            wanted = texts_for(table.match.game, visitor.language, ()).move(error.wanted, table.match.view(seat))
            raise OffTheTour(error.wanted, words_in(visitor.language).message("off-the-tour", move=wanted)) from None
    looker = looker_of(table, visitor, seat, bool(wish.get("narrow")))
    return await answer_of(request, table, looker, shown)


async def why(request: Request) -> Response:
    table, visitor = await table_of(request), await visitor_of(request)
    query = request.query_params
    frame = frame_of(table, looker_of(table, visitor, number_in(query.get("seat")), False))
    return JSONResponse({"reasons": frame.why_not(text_in(query.get("target")))})


async def telling(request: Request) -> Response:
    """What the others did since the visitor's last move."""
    table, visitor = await table_of(request), await visitor_of(request)
    query = request.query_params
    looker = looker_of(table, visitor, number_in(query.get("seat")), narrow=False)
    frame = Frame(copy(table.match), table.names, looker, place_of(table, looker))
    return JSONResponse({"told": await run_in_threadpool(logbook.telling, frame)})


class Stream(StreamingResponse):
    """Lines for as long as somebody listens. Whatever ends it, also before the first line, what it held is let go."""

    def __init__(self, lines: AsyncIterator[bytes], held: ExitStack) -> None:
        super().__init__(lines, media_type="text/event-stream", headers={"x-accel-buffering": "no"})
        self._held = held

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._held:
            await super().__call__(scope, receive, send)


async def stream(request: Request) -> Response:
    """A line for every change of the table that the visitor could notice; the browser then asks for what it may see."""
    table, visitor = await table_of(request), await visitor_of(request)
    own, open_stream = table.seats_of(visitor.id), ExitStack()
    who = "" if visitor.new else visitor.id
    open_stream.enter_context(quota_of(request).stream(who, address_of(request.scope)))

    async def lines() -> AsyncIterator[bytes]:
        changed = asyncio.Event()
        stop = table.watch(changed.set, own)
        try:
            while True:
                yield f"data: {table.number_for(own)}\n\n".encode()
                try:
                    await asyncio.wait_for(changed.wait(), HEARTBEAT)
                except TimeoutError:
                    yield b": still here\n\n"
                changed.clear()
        finally:
            stop()

    return Stream(lines(), open_stream)
