"""Replays: any moment of a table, seen as the viewer may see it; with everything open when the game is over."""

from __future__ import annotations

from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response

from kotatsu.board.look import look_of
from kotatsu.core.errors import Refusal
from kotatsu.core.match import Match
from kotatsu.core.state import WATCHER
from kotatsu.house.house import Invitation
from kotatsu.house.table import Table, seed_hash
from kotatsu.web.answers import Forbidden, page_answer
from kotatsu.web.frame import Frame, Looker
from kotatsu.web.html import Page, h
from kotatsu.web.pages.table import looker_of, number_in, table_of
from kotatsu.web.update import marks_in, memory_of
from kotatsu.web.visitor import Visitor, house_of, remember, visitor_of
from kotatsu.web.words import words_in

LARGEST_RECORD = 500_000


def ply_of(request: Request, match: Match) -> int:
    wanted = request.query_params.get("ply", "")
    return min(int(wanted), len(match.plies)) if wanted.isdecimal() else len(match.plies)


def looker_back(table: Table, visitor: Visitor, seat: int | None, narrow: bool) -> Looker:
    """Who looks back. Several at one screen see what everybody may see, until the game is over or one has been called."""
    looker = looker_of(table, visitor, seat, narrow)
    together = seat is None and len(looker.own) > 1 and not table.match.over
    return looker._replace(seat=WATCHER) if together else looker


async def replay_page(request: Request) -> Response:
    table, visitor = await table_of(request), await visitor_of(request)
    ply = ply_of(request, table.match)
    looker = looker_back(table, visitor, None, request.cookies.get("narrow") == "1")
    frame = Frame(table, looker, table.match.until(ply))
    title = f"{frame.words.message('replay')} – {frame.texts.message('title')}"
    page = Page(title, _body(frame, ply, may_fork(table, visitor)), "table-page", script=True)
    return page_answer(page, visitor, f"/t/{table.id}/replay?ply={ply}", look_of(table.match.game).icons())


def _body(frame: Frame, ply: int, own: bool) -> str:
    table, say, zones = frame.table, frame.say, frame.past_zones()
    return (
        f'<main class="table replay" id="main" data-replay="{table.id}" data-last="{len(table.match.plies)}">'
        f'<h1 class="unseen">{say("replay")}</h1>{_timeline(frame, ply, own)}'
        f'<section class="board-zone" id="zone-board">{zones["board"]}</section>'
        f'<aside class="side"><div class="seats" id="zone-seats">{zones["seats"]}</div>'
        f'<details class="log" open><summary>{say("log")}</summary>'
        f'<div id="zone-log" tabindex="0">{zones["log"]}</div></details>{_seed(frame)}</aside></main>'
    )


def _timeline(frame: Frame, ply: int, own: bool) -> str:
    """The way through the game; those who may see everything can also play on or keep the record."""
    table, say, last = frame.table, frame.say, len(frame.table.match.plies)
    steps = {
        name: f'<button data-step="{name}" aria-label="{say(f"step-{name}")}">{sign}</button>'
        for name, sign in {"first": "⏮", "back": "◀", "on": "▶", "last": "⏭"}.items()
    }
    fork = (
        f'<form method="post" action="/t/{table.id}/fork"><input type="hidden" name="ply" value="{ply}">'
        f"<button>{say('fork')}</button></form>"
    )
    record = f'<a class="button" href="/t/{table.id}/record" download>{say("download")}</a>'
    return (
        f'<section class="actions" aria-label="{say("ply")}"><div class="timeline">{steps["first"]}{steps["back"]}'
        f'<label class="unseen" for="ply">{say("ply")}</label>'
        f'<input type="range" id="ply" min="0" max="{last}" value="{ply}"><output for="ply">{ply} / {last}</output>'
        f"{steps['on']}{steps['last']}</div>{fork if own else ''}"
        f'<p class="links"><a class="button" href="/t/{table.id}">{say("to-table")}</a> {record if own else ""}</p></section>'
    )


def _seed(frame: Frame) -> str:
    """The hash of the seed from the start on; the seed itself at the end, with a button that deals once more and compares."""
    table, say = frame.table, frame.say
    shown = f'<p class="seed">{say("seed-hash")} <code>{table.seed_hash}</code></p>'
    if table.match.over:
        shown += (
            f'<p class="seed">{say("seed")} <code>{h(table.match.seed)}</code></p>'
            f'<p class="seed"><button id="verify" data-verify="{table.id}">{say("verify")}</button> '
            f'<output for="verify" role="status"></output></p>'
        )
    return shown


async def verify(request: Request) -> Response:
    """Deal again from the seed, play the same moves, compare: were the shuffles those that were promised?"""
    table, visitor = await table_of(request), await visitor_of(request)
    if not table.match.over:
        raise Forbidden("seed-is-sealed")
    again = Match.replay(table.match.record())
    fits = seed_hash(again.seed) == table.seed_hash and again.position() == table.match.position()
    return JSONResponse(
        {"fits": fits, "text": words_in(visitor.language).message("verified" if fits else "not-verified")}
    )


async def replay_frame(request: Request) -> Response:
    table, visitor = await table_of(request), await visitor_of(request)
    query = request.query_params
    looker = looker_back(table, visitor, number_in(query.get("seat")), query.get("narrow") == "1")
    looker = looker._replace(front=number_in(query.get("front")))
    frame = Frame(table, looker, table.match.until(ply_of(request, table.match)))
    return JSONResponse(frame.data(memory_of(request), marks_in(query.get("have", ""))))


async def record_file(request: Request) -> Response:
    """The record; the seed of a running game is a secret, so only finished or solo games have one to download."""
    table, visitor = await table_of(request), await visitor_of(request)
    if not may_fork(table, visitor):
        raise Forbidden("record-is-sealed")
    headers = {"content-disposition": f'attachment; filename="{table.match.game.name}-{table.id}.txt"'}
    return PlainTextResponse(table.match.record(), headers=headers)


def may_fork(table: Table, visitor: Visitor) -> bool:
    """Whether a person may see everything: the game is over, or nobody else plays in it."""
    people = {chair.person for chair in table.chairs if not chair.bot}
    return table.match.over or people <= {visitor.id}


async def fork(request: Request) -> Response:
    table, visitor = await table_of(request), await visitor_of(request)
    if not may_fork(table, visitor):
        raise Forbidden("game-of-others")
    ply = str((await request.form()).get("ply", ""))
    plies = int(ply) if ply.isdecimal() else len(table.match.plies)
    record = table.match.until(min(plies, len(table.match.plies))).record()
    guests = [
        Invitation("", chair.name, chair.bot) if chair.bot else Invitation(visitor.id, chair.name, "")
        for chair in table.chairs
    ]
    twin = await house_of(request).new_table(table.match.game.name, guests, visitor.id, start=record)
    return RedirectResponse(f"/t/{twin.id}", status_code=303)


async def upload(request: Request) -> Response:
    """A record from somebody's disk becomes a table to step through or to play on."""
    visitor = await visitor_of(request)
    async with request.form(max_part_size=LARGEST_RECORD) as form:
        file = form.get("record")
        if not isinstance(file, UploadFile):
            raise Refusal("no-file")
        content = await file.read(LARGEST_RECORD)
    try:
        text = content.decode()
    except UnicodeDecodeError:
        raise Refusal("file-is-no-text") from None
    match = Match.replay(text, file.filename or "record")
    names = [words_in(visitor.language).message("guest-here", letter="ABCD"[seat]) for seat in range(match.seats)]
    guests = [Invitation(visitor.id, name, "") for name in names]
    table = await house_of(request).new_table(match.game.name, guests, visitor.id, start=match.record())
    response = RedirectResponse(f"/t/{table.id}/replay", status_code=303)
    await remember(request, visitor, response)
    return response
