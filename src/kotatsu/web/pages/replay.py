"""Replays: any moment of a table, seen as the viewer may see it; with everything open when the game is over."""

from __future__ import annotations

from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response

from kotatsu.core.errors import KotatsuError
from kotatsu.core.match import Match
from kotatsu.core.record import read_record
from kotatsu.house.house import Invitation, fork_record
from kotatsu.house.table import Table, seed_hash
from kotatsu.web.answers import Forbidden, page_answer
from kotatsu.web.frame import Frame
from kotatsu.web.html import Page, h
from kotatsu.web.pages.table import looker_of, table_of
from kotatsu.web.visitor import Visitor, house_of, remember, visitor_of
from kotatsu.web.words import words_in

LARGEST_RECORD = 500_000


def moment(match: Match, ply: int) -> Match:
    """The match as it was before a ply, with the log up to there."""
    twin = Match(match.game, match.state_at(0), match.seed, match.options)
    for seat, code in match.plies[:ply]:
        twin.play_code(code, seat)
    return twin


def ply_of(request: Request, match: Match) -> int:
    wanted = request.query_params.get("ply", "")
    return min(int(wanted), len(match.plies)) if wanted.isdecimal() else len(match.plies)


async def replay_page(request: Request) -> Response:
    table, visitor = await table_of(request), await visitor_of(request)
    words = words_in(visitor.language)
    ply, last = ply_of(request, table.match), len(table.match.plies)
    frame = Frame(
        table, looker_of(table, visitor, None, request.cookies.get("narrow") == "1"), moment(table.match, ply)
    )
    fork = ""
    if may_fork(table, visitor):
        fork = (
            f'<form method="post" action="/t/{table.id}/fork"><input type="hidden" name="ply" value="{ply}">'
            f"<button>{h(words.message('fork'))}</button></form>"
        )
    body = (
        f'<main class="table replay" id="main" data-replay="{table.id}" data-last="{last}">'
        f'<h1 class="unseen">{h(words.message("replay"))}</h1>'
        f'<section class="board-zone" id="zone-board">{frame.board()}</section>'
        f'<aside class="side"><div class="seats" id="zone-seats">{frame.seats()}</div>'
        f'<details class="log" open><summary>{h(words.message("log"))}</summary>'
        f'<div id="zone-log" tabindex="0">{frame.log()}</div></details>{_seed(table, frame)}</aside>'
        f'<footer class="actions"><div class="timeline"><button data-step="first">⏮</button><button data-step="back">◀</button>'
        f'<label class="unseen" for="ply">{h(words.message("ply"))}</label>'
        f'<input type="range" id="ply" min="0" max="{last}" value="{ply}"><output for="ply">{ply} / {last}</output>'
        f'<button data-step="on">▶</button><button data-step="last">⏭</button></div>{fork}'
        f'<p class="links"><a class="button" href="/t/{table.id}">{h(words.message("to-table"))}</a> '
        f'<a class="button" href="/t/{table.id}/record" download>{h(words.message("download"))}</a></p></footer></main>'
    )
    page = Page(words.message("replay"), body, "table-page", script=True)
    return page_answer(page, visitor, f"/t/{table.id}/replay?ply={ply}", table.match.game.icons())


def _seed(table: Table, frame: Frame) -> str:
    """The hash of the seed from the start on, the seed itself at the end, and whether they fit."""
    say = frame.say
    shown = f'<p class="seed">{say("seed-hash")} <code>{table.seed_hash}</code></p>'
    if table.match.over:
        judged = say("verified" if verify(table.match, table.seed_hash) else "not-verified")
        shown += f'<p class="seed">{say("seed")} <code>{h(table.match.seed)}</code> {judged}</p>'
    return shown


def verify(match: Match, promised: str) -> bool:
    """Deal again from the seed, play the same moves, compare: were the shuffles those that were promised?"""
    again = read_record(match.record())
    return seed_hash(again.seed) == promised and again.position() == match.position()


async def replay_frame(request: Request) -> Response:
    table, visitor = await table_of(request), await visitor_of(request)
    looker = looker_of(table, visitor, None, request.query_params.get("narrow") == "1")
    ply = ply_of(request, table.match)
    frame = Frame(table, looker, moment(table.match, ply))
    zones = {"board": frame.board(), "seats": frame.seats(), "log": frame.log()}
    return JSONResponse({"ply": ply, "zones": zones})


async def record_file(request: Request) -> Response:
    """The record; the seed of a running game is a secret, so only finished or solo games have one to download."""
    table, visitor = await table_of(request), await visitor_of(request)
    if not may_fork(table, visitor):
        raise Forbidden("the record can be downloaded when the game is over")
    headers = {"content-disposition": f'attachment; filename="{table.match.game.name}-{table.id}.txt"'}
    return PlainTextResponse(table.match.record(), headers=headers)


def may_fork(table: Table, visitor: Visitor) -> bool:
    """Whether a person may see everything: the game is over, or nobody else plays in it."""
    people = {chair.person for chair in table.chairs if not chair.bot}
    return table.match.over or people <= {visitor.id}


async def fork(request: Request) -> Response:
    table, visitor = await table_of(request), await visitor_of(request)
    if not may_fork(table, visitor):
        raise Forbidden("a game of others can be continued elsewhere when it is over")
    ply = str((await request.form()).get("ply", ""))
    plies = int(ply) if ply.isdecimal() else len(table.match.plies)
    record = fork_record(table.match, min(plies, len(table.match.plies)))
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
            raise KotatsuError("no file was sent")
        content = await file.read(LARGEST_RECORD)
    try:
        text = content.decode()
    except UnicodeDecodeError:
        raise KotatsuError("the file is no text") from None
    match = read_record(text, file.filename or "record")
    names = [words_in(visitor.language).message("guest-here", letter="ABCD"[seat]) for seat in range(match.seats)]
    guests = [Invitation(visitor.id, name, "") for name in names]
    table = await house_of(request).new_table(match.game.name, guests, visitor.id, start=match.record())
    response = RedirectResponse(f"/t/{table.id}/replay", status_code=303)
    await remember(request, visitor, response)
    return response
