"""Replays: any moment of a table, seen as the viewer may see it; with everything open when the game is over."""

from __future__ import annotations

from copy import copy

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from kotatsu.board.look import look_of
from kotatsu.core.errors import KotatsuError
from kotatsu.core.match import Match
from kotatsu.house.house import Invitation
from kotatsu.house.noticing import Count, every_ply
from kotatsu.house.table import Table, seed_hash
from kotatsu.web.answers import Forbidden, page_answer
from kotatsu.web.frame import Frame, Looker
from kotatsu.web.furniture import place, room
from kotatsu.web.html import Page, h
from kotatsu.web.limits import LIMITS
from kotatsu.web.pages.seating import set_up
from kotatsu.web.pages.table import looker_of, place_of, shown_in, table_of
from kotatsu.web.reading import file_in, form_in, number_in
from kotatsu.web.update import memory_of
from kotatsu.web.visitor import visitor_of
from kotatsu.web.words import words_in


def ply_in(value: object, last: int) -> int:
    """The moment that is wanted; the last one if none is named."""
    wanted = number_in(value)
    return last if wanted is None else max(0, min(wanted, last))


def counted_by(table: Table, looker: Looker) -> Count:
    """How the plies are counted in a replay: as the viewer could notice them, and all of them when all is open."""
    return every_ply(table.match) if table.match.over else table.count_for(looker.own)


async def moment(match: Match, ply: int) -> Match:
    """A match as it stood before a ply. All of it is played again, so it happens elsewhere, on a copy that stays as it is."""
    return await run_in_threadpool(copy(match).until, ply)


async def frame_back(table: Table, looker: Looker, wanted: object) -> Frame:
    """The moment that is wanted, in the viewer's count of plies."""
    count = counted_by(table, looker)
    place = place_of(table, looker)._replace(past=True, plies=count)
    return Frame(await moment(table.match, count.ply(ply_in(wanted, count.all))), table.names, looker, place)


async def replay_page(request: Request) -> Response:
    table, visitor = await table_of(request), await visitor_of(request)
    looker = looker_of(table, visitor, None, request.cookies.get("narrow") == "1")
    frame = await frame_back(table, looker, request.query_params.get("ply"))
    ply, last = frame.counted(len(frame.match.plies)), counted_by(table, looker).all
    title = f"{frame.words.message('replay')} – {frame.texts.message('title')}"
    page = Page(title, _body(frame, ply, last), "table-page", script=True, place=place(frame))
    return page_answer(page, visitor, f"/t/{table.id}/replay?ply={ply}", look_of(table.match.game).icons())


def _body(frame: Frame, ply: int, last: int) -> str:
    data = f' data-replay="{frame.place.table}" data-last="{last}"'
    return room(frame, frame.zones(), _timeline(frame, ply, last), _seed(frame), "", data)


def _timeline(frame: Frame, ply: int, last: int) -> str:
    """The way through the game; when it is over anybody can also play on or keep the record."""
    table, say = frame.place.table, frame.say
    steps = {
        name: f'<button data-step="{name}" aria-label="{say(f"step-{name}")}">{sign}</button>'
        for name, sign in {"first": "⏮", "back": "◀", "on": "▶", "last": "⏭"}.items()
    }
    fork = (
        f'<form method="post" action="/t/{table}/fork"><input type="hidden" name="ply" value="{ply}">'
        f"<button>{say('fork')}</button></form>"
    )
    over = frame.place.over
    record = f'<a class="button" href="/t/{table}/record" download>{say("download")}</a>'
    return (
        f'<section class="tray" id="tray" aria-label="{say("ply")}"><div class="timeline">{steps["first"]}{steps["back"]}'
        f'<label class="unseen" for="ply">{say("ply")}</label>'
        f'<input type="range" id="ply" min="0" max="{last}" value="{ply}"><output for="ply">{ply} / {last}</output>'
        f"{steps['on']}{steps['last']}</div>{fork if over else ''}"
        f'<p class="links"><a class="button" href="/t/{table}">{say("to-table")}</a> {record if over else ""}</p></section>'
    )


def _seed(frame: Frame) -> str:
    """The hash of the seed from the start on; the seed itself at the end, with a button that deals once more and compares."""
    seed, say = frame.match.seed, frame.say
    shown = f'<p class="seed">{say("seed-hash")} <code>{seed_hash(seed)}</code></p>'
    if frame.place.over:
        shown += (
            f'<p class="seed">{say("seed")} <code>{h(seed)}</code></p>'
            f'<p class="seed"><button id="verify" data-verify="{frame.place.table}">{say("verify")}</button> '
            f'<output for="verify" role="status"></output></p>'
        )
    return shown


async def verify(request: Request) -> Response:
    """Deal again from the seed, play the same moves, compare: were the shuffles those that were promised?"""
    table, visitor = await table_of(request), await visitor_of(request)
    if not table.match.over:
        raise Forbidden("seed-is-sealed")
    fits = await run_in_threadpool(_fits, table.match, table.seed_hash)
    return JSONResponse(
        {"fits": fits, "text": words_in(visitor.language).message("verified" if fits else "not-verified")}
    )


def _fits(match: Match, seal: str) -> bool:
    again = Match.replay(match.record())
    return seed_hash(again.seed) == seal and again.position() == match.position()


async def replay_frame(request: Request) -> Response:
    table, visitor = await table_of(request), await visitor_of(request)
    query = request.query_params
    looker = looker_of(table, visitor, number_in(query.get("seat")), query.get("narrow") == "1")
    looker = looker._replace(front=number_in(query.get("front")))
    frame = await frame_back(table, looker, query.get("ply"))
    return JSONResponse(frame.data(memory_of(request), shown_in(query)))


async def record_file(request: Request) -> Response:
    """The record. It contains the seed and with it everything that is hidden, so there is none before the end."""
    table = await table_of(request)
    if not table.match.over:
        raise Forbidden("record-is-sealed")
    headers = {"content-disposition": f'attachment; filename="{table.match.game.name}-{table.id}.txt"'}
    return PlainTextResponse(await run_in_threadpool(table.match.record), headers=headers)


async def fork(request: Request) -> Response:
    """Play on from a moment of a finished game: the twin has the same cards, which the visitor may know by now."""
    table, visitor = await table_of(request), await visitor_of(request)
    if not table.match.over:
        raise Forbidden("game-is-running")
    ply = ply_in((await form_in(request)).get("ply"), len(table.match.plies))
    record = (await moment(table.match, ply)).record()
    guests = [
        Invitation("", chair.name, chair.bot) if chair.bot else Invitation(visitor.id, chair.name, "")
        for chair in table.chairs
    ]
    return await set_up(request, visitor, table.match.game.name, guests, start=record)


async def upload(request: Request) -> Response:
    """A record from somebody's disk becomes a table to step through or to play on."""
    visitor = await visitor_of(request)
    name, text = await file_in(request, "record")
    match = await run_in_threadpool(Match.replay, text, name)
    if len(match.seed) > LIMITS.seed:
        raise KotatsuError(f"a seed has up to {LIMITS.seed} characters")
    names = [words_in(visitor.language).message("guest-here", letter="ABCD"[seat]) for seat in range(match.seats)]
    guests = [Invitation(visitor.id, name, "") for name in names]
    return await set_up(request, visitor, match.game.name, guests, page="/replay", start=match.record())
