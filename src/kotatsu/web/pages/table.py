"""The page of a table, its live updates and what can be done there."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse

from kotatsu.core.errors import KotatsuError
from kotatsu.core.texts import Texts
from kotatsu.house.house import PACES
from kotatsu.house.table import OffTheTour, Table
from kotatsu.web.answers import Forbidden, Missing, page_answer
from kotatsu.web.frame import Frame, Looker
from kotatsu.web.html import Page, h, icon
from kotatsu.web.visitor import Visitor, house_of, remember, visitor_of
from kotatsu.web.words import words_in

HEARTBEAT = 20.0  # seconds between signs of life on a quiet stream


async def table_of(request: Request) -> Table:
    table = await house_of(request).table(request.path_params["table"])
    if table is None:
        raise Missing("there is no such table")
    return table


def looker_of(table: Table, visitor: Visitor, seat: int | None, narrow: bool) -> Looker:
    own = tuple(table.seats_of(visitor.id))
    if seat is None and len(own) > 1:
        seat = own[0]
    return Looker(table.seat_for(visitor.id, seat), visitor.language, narrow, own)


def _number(value: Any) -> int | None:
    return int(value) if value is not None and str(value).lstrip("-").isdigit() else None


async def table_page(request: Request) -> Response:
    table, visitor = await table_of(request), await visitor_of(request)
    words = words_in(visitor.language)
    looker = looker_of(table, visitor, None, request.cookies.get("narrow") == "1")
    frame = Frame(table, looker)
    zones = frame.zones()
    title = Texts(table.match.game, visitor.language).message("title")
    paces = "".join(
        f'<option value="{pace}"{" selected" if pace == house_of(request).pace(table) else ""}>'
        f"{h(words.message('pace-' + pace))}</option>"
        for pace in PACES
    )
    body = (
        f'<main class="table" id="main" data-table="{table.id}" data-seat="{looker.seat}" data-narrow="{int(looker.narrow)}"'
        f' data-frame="{h(json.dumps({**frame.data({}), "zones": {}}))}">'
        f'<h1 class="unseen">{h(title)}</h1>'
        f'<section class="board-zone" id="zone-board">{zones.board}</section>'
        f'<aside class="side"><div class="seats" id="zone-seats">{zones.seats}</div>'
        f'<details class="log" open><summary>{h(words.message("log"))}</summary>'
        f'<div id="zone-log" tabindex="0">{zones.log}</div></details>'
        f'<details class="words"><summary>{h(words.message("in-words"))}</summary>'
        f'<div id="zone-words">{zones.words}</div></details>'
        f'<nav class="table-links" aria-label="{h(words.message("more"))}">'
        f'<a href="/rules/{table.match.game.name}" target="_blank">{icon("help")}'
        f'{h(words.message("rules"))}</a> <a href="/t/{table.id}/replay">{h(words.message("replay"))}</a> '
        f'<label>{h(words.message("pace"))} <select id="pace">{paces}</select></label>'
        f'<label><input type="checkbox" id="sound"> {h(words.message("sound"))}</label>'
        f'<p class="seed" title="{table.seed_hash}">{h(words.message("seed-hash"))} '
        f"<code>{table.seed_hash[:12]}</code></p></nav>"
        f"</aside>"
        f'<footer class="actions" id="zone-actions">{zones.actions}</footer>'
        f'<dialog id="note" aria-live="polite"><div></div><form method="dialog">'
        f"<button>{h(words.message('close'))}</button></form></dialog>"
        f'<dialog id="cover" class="cover"><p></p><button autofocus></button></dialog>'
        f'<p id="lost" role="alert" hidden>{h(words.message("connection-lost"))}</p></main>'
    )
    page = Page(frame.title(), body, "table-page", script=True)
    response = page_answer(page, visitor, f"/t/{table.id}", table.match.game.icons())
    await remember(request, visitor, response)
    return response


async def frame_data(request: Request) -> Response:
    table, visitor = await table_of(request), await visitor_of(request)
    query = request.query_params
    looker = looker_of(table, visitor, _number(query.get("seat")), query.get("narrow") == "1")
    return JSONResponse(Frame(table, looker).data(_marks(query.get("have", ""))))


def _marks(text: str) -> dict[str, str]:
    return dict(part.split(":", 1) for part in text.split(",") if ":" in part)


async def act(request: Request) -> Response:
    """Do something: a move, an undo, a redo, another pace. The answer is the new frame."""
    table, visitor = await table_of(request), await visitor_of(request)
    try:
        wish = await request.json()
    except ValueError:
        raise KotatsuError("the request is no JSON") from None
    if not isinstance(wish, dict):
        raise KotatsuError("the request is no JSON object")
    kind, move, number = str(wish.get("do", "")), str(wish.get("move", "")), _number(wish.get("number"))
    seat = _number(wish.get("seat"))
    own = seat is not None and seat in table.seats_of(visitor.id)
    if not own and (kind, visitor.id) != ("pace", table.host):  # a host may also hurry bots they only watch
        raise Forbidden("this seat is not yours")
    if kind == "pace":
        house_of(request).set_pace(table, move)
    elif seat is not None:
        try:
            await house_of(request).act(table, seat, kind, move, number)
        except OffTheTour as error:
            wanted = Texts(table.match.game, visitor.language).move(error.wanted, table.match.view(seat))
            raise KotatsuError(words_in(visitor.language).message("off-the-tour", move=wanted)) from None
    looker = looker_of(table, visitor, seat, bool(wish.get("narrow")))
    return JSONResponse(Frame(table, looker).data(_marks(str(wish.get("have", "")))))


async def why(request: Request) -> Response:
    table, visitor = await table_of(request), await visitor_of(request)
    query = request.query_params
    frame = Frame(table, looker_of(table, visitor, _number(query.get("seat")), False))
    return JSONResponse({"reasons": frame.why_not(query.get("target", ""))})


async def stream(request: Request) -> Response:
    """A line for every change of the table; the browser then asks for what it may see."""
    table = await table_of(request)

    async def lines() -> AsyncIterator[bytes]:
        changed = asyncio.Event()
        stop = table.watch(changed.set)
        try:
            while True:
                yield f"data: {table.number}\n\n".encode()
                try:
                    await asyncio.wait_for(changed.wait(), HEARTBEAT)
                except TimeoutError:
                    yield b": still here\n\n"
                changed.clear()
        finally:
            stop()

    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return StreamingResponse(lines(), media_type="text/event-stream", headers=headers)
