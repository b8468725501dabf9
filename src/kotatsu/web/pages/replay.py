"""Replays: any moment of a table, seen as the viewer may see it; with everything open when the game is over."""

from __future__ import annotations

import json
from copy import copy

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from kotatsu.board.look import look_of
from kotatsu.core.errors import KotatsuError
from kotatsu.core.match import Match
from kotatsu.core.state import NONE
from kotatsu.core.vocabulary import SEAT
from kotatsu.house.driving import PACES
from kotatsu.house.house import Invitation
from kotatsu.house.noticing import Count, every_ply
from kotatsu.house.table import Table, seed_hash
from kotatsu.web.boxes.choosing import box_in_record
from kotatsu.web.chronicle import logbook
from kotatsu.web.chronicle.chapters import Chapter, chapters_of
from kotatsu.web.door.answers import Forbidden, page_answer
from kotatsu.web.door.incoming import file_in, form_in, number_in
from kotatsu.web.door.limits import SEED
from kotatsu.web.door.visitor import refuse_strangers, visitor_of
from kotatsu.web.pages.seating import set_up
from kotatsu.web.pages.table import NEW_TAB, shown_in
from kotatsu.web.seen.sight import Looker
from kotatsu.web.seen.update import memory_of
from kotatsu.web.table.looking import at_table, looker_of, match_for, names_of, venue_of
from kotatsu.web.words.html import Page, h, icon
from kotatsu.web.words.wording import wording_in
from kotatsu.web.zones.frame import Frame
from kotatsu.web.zones.furniture import bar_of, box_link, room

REPLAY_PACE = "calm"  # at which a game plays by itself, unless somebody wants another one


def ply_in(value: object, last: int) -> int:
    """The moment that is wanted; the last one if none is named."""
    wanted = number_in(value)
    return last if wanted is None else max(0, min(wanted, last))


def counted_by(table: Table, looker: Looker) -> Count:
    """How the plies are counted in a replay: as the viewer could notice them, and all of them when all is open."""
    return every_ply(table.match) if table.match.over else table.count_for(looker.own)


def last_of(table: Table, looker: Looker) -> int:
    """The last moment that somebody may look at, as they count."""
    return counted_by(table, looker).of(len(match_for(table, looker).plies))


async def moment(match: Match, ply: int) -> Match:
    """A match as it stood before a ply. All of it is played again, so it happens elsewhere, on a copy that stays as it is."""
    return await run_in_threadpool(copy(match).until, ply)


async def frame_back(table: Table, looker: Looker, wanted: object) -> Frame:
    """The moment that is wanted, in the viewer's count of plies."""
    count = counted_by(table, looker)
    venue = venue_of(table, looker)._replace(past=True, plies=count)
    then = await moment(table.match, count.ply(ply_in(wanted, last_of(table, looker))))
    return Frame(then, names_of(table, looker.language), looker, venue)


async def replay_page(request: Request) -> Response:
    table, visitor = await at_table(request)
    looker = looker_of(table, visitor, None, request.cookies.get("narrow") == "1")
    frame = await frame_back(table, looker, request.query_params.get("ply"))
    ply, last = frame.counted(len(frame.match.plies)), last_of(table, looker)
    title = f"{frame.wording.message('replay')} – {frame.texts.message('title')}"
    body = await run_in_threadpool(_body, frame, copy(match_for(table, looker)), last)
    page = Page(title, body, "table-page", script=True, bar=bar_of(frame))
    return page_answer(page, visitor, f"/t/{table.id}/replay?ply={ply}", look_of(table.match.game).icons())


def _body(frame: Frame, match: Match, last: int) -> str:
    """The page of a moment of a match; `last` is its end as the viewer counts."""
    told = h(json.dumps(logbook.last_told(frame)))
    spoken = {name: frame.wording.message(name) for name in ("play", "pause", "the-beginning")}
    data = f' data-replay="{frame.venue.table_id}" data-last="{last}" data-told="{told}" data-spoken="{h(json.dumps(spoken))}"'
    tray = _timeline(frame, last, chapters_of(match, frame))
    return room(frame, frame.zones(), tray, _about(frame), "", data)


def _timeline(frame: Frame, last: int, chapters: list[Chapter]) -> str:
    """What happened in this moment and the way through the game; when it is over anybody can also play on or keep it."""
    table, say, over = frame.venue.table_id, frame.say, frame.venue.over
    ply = frame.counted(len(frame.match.plies))
    step = {
        name: f'<button data-step="{name}" aria-label="{label}" title="{label}">{icon(name)}</button>'
        for name in ("first", "back", "on", "last")
        for label in (say(f"step-{name}"),)
    }
    play = f'<button class="go" id="play" aria-label="{say("play")}">{icon("play")}{icon("pause")}</button>'
    slider = (
        f'<div class="line"><label class="unseen" for="ply">{say("ply")}</label>{_ticks(chapters, last)}'
        f'<input type="range" id="ply" min="0" max="{last}" value="{ply}"></div><output for="ply">{ply} / {last}</output>'
    )
    fork = (
        f'<form method="post" action="/t/{table}/fork"><input type="hidden" name="ply" value="{ply}">'
        f'<button title="{say("fork")}">{icon("fork")}<span>{say("fork")}</span></button></form>'
    )
    record = _way(f"/t/{table}/record", "save", say("download"), " download")
    return (
        f'<section class="tray" id="tray" aria-label="{say("replay")}">'
        f'<p id="lost" role="alert" hidden>{say("connection-lost")}</p><div class="replay"><p class="moment" tabindex="0"></p>'
        f'<div class="timeline">{slider}</div>'
        f'<div class="buttons">{step["first"]}{step["back"]}{play}{step["on"]}{step["last"]}'
        f'{_paces(frame)}{_contents(frame, chapters)}</div><div class="ways">'
        f"{_way(f'/t/{table}', 'table', say('to-table'))}{fork + record if over else ''}</div></div></section>"
    )


def _way(address: str, sign: str, label: str, more: str = "") -> str:
    return f'<a class="button" href="{address}" title="{label}"{more}>{icon(sign)}<span>{label}</span></a>'


def _paces(frame: Frame) -> str:
    """How fast a game plays by itself."""
    options = "".join(
        f'<option value="{name}" data-seconds="{seconds}"{" selected" if name == REPLAY_PACE else ""}>'
        f"{frame.say(f'pace-{name}')}</option>"
        for name, seconds in PACES.items()
        if seconds
    )
    return f'<label class="unseen" for="pace">{frame.say("replay-pace")}</label><select id="pace">{options}</select>'


def _ticks(chapters: list[Chapter], last: int) -> str:
    """Where the chapters begin, on the way through the game."""
    ticks = "".join(
        f'<i class="{each.kind}" style="left:{100 * each.ply / max(1, last):.2f}%"></i>' for each in chapters
    )
    return f'<span class="ticks" aria-hidden="true">{ticks}</span>'


def _contents(frame: Frame, chapters: list[Chapter]) -> str:
    """The chapters to go to."""
    lines = "".join(
        f'<li><button class="link {each.kind}" data-chapter="{each.ply}"><span>{h(each.text)}</span><b>{each.ply}</b></button></li>'
        for each in chapters
    )
    label = frame.say("chapters")
    return (
        f'<button popovertarget="chapters" aria-label="{label}" title="{label}">{icon("flag")}</button>'
        f'<div id="chapters" popover aria-label="{label}" role="dialog"><ol>{lines}</ol></div>'
    )


def _about(frame: Frame) -> str:
    """The rules and, behind a button, the hash of the seed from the start on; the seed itself at the end, with a button that
    deals once more and compares."""
    seed, say = frame.match.seed, frame.say
    shown = (
        f'{box_link(frame, NEW_TAB)}<button class="link" id="show-keys">{say("keys")}</button>'
        f'<p class="seed">{say("seed-hash")} <code>{seed_hash(seed)}</code></p>'
    )
    if frame.venue.over:
        shown += (
            f'<p class="seed">{say("seed")} <code>{h(seed)}</code></p>'
            f'<p class="seed"><button id="verify" data-verify="{frame.venue.table_id}">{say("verify")}</button> '
            f'<output for="verify" role="status"></output></p>'
        )
    return (
        f'<nav class="table-links" aria-label="{say("more")}">'
        f'<a href="/rules/{frame.match.game.name}" target="_blank">{icon("book")}{say("rules")}</a>'
        f'<button class="link" popovertarget="more">{icon("settings")}{say("table-settings")}</button>'
        f'<div id="more" popover>{shown}</div></nav>'
    )


async def verify(request: Request) -> Response:
    """Deal again from the seed, play the same moves, compare: were the shuffles those that were promised?"""
    table, visitor = await at_table(request)
    if not table.match.over:
        raise Forbidden("seed-is-sealed")
    fits = await run_in_threadpool(_fits, table.match, table.seed_hash)
    return JSONResponse(
        {"fits": fits, "text": wording_in(visitor.language).message("verified" if fits else "not-verified")}
    )


def _fits(match: Match, seal: str) -> bool:
    again = Match.replay(match.record())
    return seed_hash(again.seed) == seal and again.position() == match.position()


async def replay_frame(request: Request) -> Response:
    table, visitor = await at_table(request)
    query = request.query_params
    looker = looker_of(table, visitor, number_in(query.get("seat")), query.get("narrow") == "1")
    looker = looker._replace(front=number_in(query.get("front")))
    frame = await frame_back(table, looker, query.get("ply"))
    drawing = await run_in_threadpool(frame.drawing)
    told = await run_in_threadpool(logbook.last_told, frame) if query.get("tell") == "1" else None
    data = drawing.answer(memory_of(request), shown_in(query)).data
    return JSONResponse(data if told is None else {**data, "told": told})


async def record_file(request: Request) -> Response:
    """The record. It contains the seed and with it everything that is hidden, so there is none before the end."""
    table, _ = await at_table(request)
    if not table.match.over:
        raise Forbidden("record-is-sealed")
    headers = {"content-disposition": f'attachment; filename="{table.match.game.name}-{table.id}.txt"'}
    return PlainTextResponse(await run_in_threadpool(table.match.record), headers=headers)


async def fork(request: Request) -> Response:
    """Play on from a moment of a finished game: the twin has the same cards, which the visitor may know by now."""
    table, visitor = await at_table(request)
    if not table.match.over:
        raise Forbidden("game-is-running")
    ply = ply_in((await form_in(request)).get("ply"), len(table.match.plies))
    begun = await moment(table.match, ply)
    begun.timed_out = NONE  # where time ended it, it goes on
    record = await run_in_threadpool(begun.record)
    guests = [
        Invitation("", chair.name, chair.bot) if chair.bot else Invitation(visitor.id, name, "")
        for chair, name in zip(table.chairs, names_of(table, visitor.language), strict=True)
    ]
    return await set_up(request, visitor, table.match.game.name, guests, start=record)


async def upload(request: Request) -> Response:
    """A record from somebody's disk becomes a table to step through or to play on."""
    visitor = await visitor_of(request)
    refuse_strangers(request, visitor)
    name, text = await file_in(request, "record")
    await box_in_record(request, visitor, text, name)
    match = await run_in_threadpool(Match.replay, text, name)
    record = await run_in_threadpool(match.record)
    if len(match.seed) > SEED:
        raise KotatsuError(f"a seed has up to {SEED} characters")
    names = [wording_in(visitor.language).message("guest-here", letter=SEAT.ids[seat]) for seat in range(match.seats)]
    guests = [Invitation(visitor.id, name, "") for name in names]
    return await set_up(request, visitor, match.game.name, guests, page="/replay", start=record)
