"""The page of a table, its live updates and what can be done there."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse

from kotatsu.board.look import look_of
from kotatsu.core.errors import KotatsuError
from kotatsu.core.texts import Texts
from kotatsu.house.driving import PACES
from kotatsu.house.table import OffTheTour, Table
from kotatsu.web.answers import Forbidden, Missing, page_answer
from kotatsu.web.frame import Frame, Looker
from kotatsu.web.html import Page, h, icon
from kotatsu.web.update import marks_in, memory_of
from kotatsu.web.visitor import Visitor, house_of, remember, visitor_of, with_setting
from kotatsu.web.words import words_in

PACE, HURRY = "pace", "hurry"  # wishes about the bots, not about the game
HEARTBEAT = 20.0  # seconds between signs of life on a quiet stream


async def table_of(request: Request) -> Table:
    table = await house_of(request).table(request.path_params["table"])
    if table is None:
        raise Missing("no-table")
    return table


def looker_of(table: Table, visitor: Visitor, seat: int | None, narrow: bool, front: int | None = None) -> Looker:
    own = tuple(table.seats_of(visitor.id))
    if seat is None and len(own) > 1:
        seat = own[0]
    return Looker(table.seat_for(visitor.id, seat), visitor.language, narrow, own, visitor.id == table.host, front)


def number_in(value: Any) -> int | None:
    return int(value) if value is not None and str(value).lstrip("-").isdigit() else None


async def table_page(request: Request) -> Response:
    table, visitor = await table_of(request), await visitor_of(request)
    looker = looker_of(table, visitor, None, request.cookies.get("narrow") == "1")
    frame = Frame(table, looker)
    page = Page(frame.title(), table_body(frame, table.pace), "table-page", script=True)
    response = page_answer(page, visitor, f"/t/{table.id}", look_of(table.match.game).icons())
    await remember(request, visitor, response)
    return response


def table_body(frame: Frame, pace: str) -> str:
    """The three zones, the links and settings of the table, and what is shown only sometimes.

    What can be done comes first, so that nobody has to go through the whole board to get there by keyboard.
    """
    table, looker, say, zones = frame.table, frame.looker, frame.say, frame.zones()
    return (
        f'<main class="table" id="main" data-table="{table.id}" data-seat="{looker.seat}"'
        f' data-frame="{h(json.dumps(frame.heading()))}">'
        f'<h1 class="unseen">{h(frame.texts.message("title"))}</h1>'
        f'<section class="actions" id="zone-actions" aria-label="{say("options")}">{zones.actions}</section>'
        f'<section class="actions" id="telling" hidden><p class="prompt waiting" role="status">{say("since-you-looked")} '
        f"<output></output></p><button>{icon('hurry')}{say('skip-telling')}</button></section>"
        f'<section class="board-zone" id="zone-board">{zones.board}</section>'
        f'<aside class="side"><div class="seats" id="zone-seats">{zones.seats}</div>'
        f'<details class="log" open><summary>{say("log")}</summary>'
        f'<div id="zone-log" tabindex="0">{zones.log}</div></details>'
        f'<details class="words"><summary>{say("in-words")}</summary>'
        f'<div id="zone-words">{zones.words}</div></details>{_table_links(frame, pace)}</aside>'
        f'<dialog id="note" aria-live="polite"><div></div><form method="dialog"><button>{say("close")}</button></form></dialog>'
        f'<dialog id="cover" class="cover"><p></p><button class="go" autofocus></button></dialog>'
        f'<div id="hint" role="tooltip" hidden></div>'
        f'<p id="lost" role="alert" hidden>{say("connection-lost")}</p></main>'
    )


def _table_links(frame: Frame, pace: str) -> str:
    table, say = frame.table, frame.say
    paces = "".join(
        f'<option value="{name}" data-seconds="{seconds}"{" selected" if name == pace else ""}>{say(f"pace-{name}")}</option>'
        for name, seconds in PACES.items()
    )
    return (
        f'<nav class="table-links" aria-label="{say("more")}">'
        f'<a href="/rules/{table.match.game.name}" target="_blank">{icon("book")}{say("rules")}</a> '
        f'<a href="/components/{table.match.game.name}" target="_blank">{say("components")}</a> '
        f'<a href="/t/{table.id}/replay">{say("replay")}</a> '
        f'<label>{say("pace")} <select id="pace">{paces}</select></label>'
        f'<label><input type="checkbox" id="sound"> {say("sound")}</label>'
        f'<p class="seed" title="{table.seed_hash}">{say("seed-hash")} <code>{table.seed_hash[:12]}</code></p></nav>'
    )


async def frame_data(request: Request) -> Response:
    table, visitor = await table_of(request), await visitor_of(request)
    query = request.query_params
    front = number_in(query.get("front"))
    looker = looker_of(table, visitor, number_in(query.get("seat")), query.get("narrow") == "1", front)
    return JSONResponse(Frame(table, looker).data(memory_of(request), marks_in(query.get("have", ""))))


async def act(request: Request) -> Response:
    """Do something: a move, an undo, a redo, another pace. The answer is the new frame."""
    table, visitor = await table_of(request), await visitor_of(request)
    try:
        wish = await request.json()
    except ValueError:
        raise KotatsuError("the request is no JSON") from None
    if not isinstance(wish, dict):
        raise KotatsuError("the request is no JSON object")
    kind, move, number = str(wish.get("do", "")), str(wish.get("move", "")), number_in(wish.get("number"))
    seat = number_in(wish.get("seat"))
    own = seat is not None and seat in table.seats_of(visitor.id)
    if not own and not (kind in (PACE, HURRY) and visitor.id == table.host):  # a host may hurry bots they only watch
        raise Forbidden("not-your-seat")
    if kind == PACE:
        house_of(request).set_pace(table, move)
        await house_of(request).save_person(with_setting(visitor.person, PACE, move))
    elif kind == HURRY:
        table.hurry.set()
    elif seat is not None:
        try:
            await house_of(request).act(table, seat, kind, move, number)
        except OffTheTour as error:
            wanted = Texts(table.match.game, visitor.language).move(error.wanted, table.match.view(seat))
            raise OffTheTour(error.wanted, words_in(visitor.language).message("off-the-tour", move=wanted)) from None
    looker = looker_of(table, visitor, seat, bool(wish.get("narrow")))
    return JSONResponse(Frame(table, looker).data(memory_of(request), marks_in(str(wish.get("have", "")))))


async def why(request: Request) -> Response:
    table, visitor = await table_of(request), await visitor_of(request)
    query = request.query_params
    frame = Frame(table, looker_of(table, visitor, number_in(query.get("seat")), False))
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
