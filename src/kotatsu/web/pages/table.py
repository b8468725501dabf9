"""The page of a table, its live updates and what can be done there."""

from __future__ import annotations

import json
from collections.abc import Mapping
from copy import copy
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from kotatsu.board.look import look_of
from kotatsu.core.errors import KotatsuError, Refusal
from kotatsu.core.state import WATCHER
from kotatsu.house.advice import plays_bots
from kotatsu.house.driving import PACES
from kotatsu.house.store import NOBODY_WATCHES
from kotatsu.house.table import BACK, OffTheTour, Table, seed_hash
from kotatsu.house.talk import room_of
from kotatsu.web.chronicle import logbook
from kotatsu.web.door.answers import Forbidden, page_answer
from kotatsu.web.door.incoming import number_in, text_in, wish_in
from kotatsu.web.door.limits import ZONE_MARKS
from kotatsu.web.door.visitor import Visitor, house_of
from kotatsu.web.pages.howto import howto_link, icons_link
from kotatsu.web.seen.drawings import Drawing, drawings_of
from kotatsu.web.seen.sight import Looker, texts_for
from kotatsu.web.seen.update import Shown, memory_of, shown_by
from kotatsu.web.table.looking import at_table, frame_of, looker_of, match_for, names_of, nothing_for, venue_of
from kotatsu.web.table.stream import events, stream_to, told_to_page
from kotatsu.web.table.talking import TALKED, talk_box, talk_button
from kotatsu.web.words.house_rules import known_told
from kotatsu.web.words.html import Page, h, icon
from kotatsu.web.words.primer import drawn_primer, primer_of
from kotatsu.web.words.wording import wording_in
from kotatsu.web.zones.frame import Frame
from kotatsu.web.zones.furniture import bar_of, box_link, room

PACE, HURRY = "pace", "hurry"  # wishes about the bots, not about the game
COACH = "coach"  # and one about who looks over the shoulder
ON, OFF, OFFERED = "on", "off", "offered"
NEW_TAB = ' target="_blank"'


async def drawing_of(request: Request, table: Table, looker: Looker) -> Drawing:
    """What somebody sees of a table, drawn once for all who see the same. How they count plies follows from the rest. When
    all is over nothing changes any more and a story is told, which takes a while: elsewhere."""
    key = (tuple(table.names), looker, venue_of(table, looker)._replace(plies=None))
    return await drawings_of(request).get(key, lambda: frame_of(table, looker).drawing(), aside=table.match.over)


async def answer_of(request: Request, table: Table, looker: Looker, shown: Shown) -> Response:
    """The frame as data."""
    drawing = await drawing_of(request, table, looker)
    return drawing.answer(memory_of(request), shown).response(request)


async def table_page(request: Request) -> Response:
    table, visitor = await at_table(request, gathering=True)
    if table.arrangement.gathering:
        return RedirectResponse(f"/t/{table.id}/people", status_code=303)
    looker = looker_of(table, visitor, None, request.cookies.get("narrow") == "1")
    await run_in_threadpool(drawn_primer, table.match.game, visitor.language)
    coach = await _coach(request, table, visitor) if plays_bots(table, looker.own) else ""
    drawing, frame = await drawing_of(request, table, looker), frame_of(table, looker)
    talks = table.belongs(visitor.id) and _is_shared(table)
    talk = talk_box(frame.wording, room_of(table, visitor.id), table.match.over) if talks else ""
    body = table_body(frame, drawing, table.pace, coach, talk)
    bar = bar_of(frame) + (talk_button(frame.wording) if talks else "")
    page = Page(frame.title(), body, "table-page", script=True, bar=bar)
    return page_answer(page, visitor, f"/t/{table.id}", look_of(table.match.game).icons())


async def _coach(request: Request, table: Table, visitor: Visitor) -> str:
    """Whether somebody wants to be warned before a costly move; it is offered for the first game."""
    wanted = visitor.person.settings.get(COACH, "")
    if wanted or visitor.new:
        return wanted or OFF
    history = await house_of(request).histories.of(visitor.person)
    return OFF if history.result(table.match.game.name).played else OFFERED


def _is_shared(table: Table) -> bool:
    """Whether there is anybody to talk to."""
    alone = len({table.host, *table.people()}) == 1 and not any(chair.open for chair in table.chairs)
    return not alone or bool(table.guests) or table.arrangement.delay != NOBODY_WATCHES


def table_body(frame: Frame, drawing: Drawing, pace: str, coach: str = "", talk: str = "") -> str:
    """A game that is being played. Whoever takes over a shared screen first sees who it is for, and nothing else."""
    looker, say = frame.looker, frame.say
    zones = {name: zone.html for name, zone in drawing.zones.items()}
    seat = WATCHER if frame.covered is not None else frame.seat
    data = (
        f' data-table="{frame.venue.table_id}" data-seat="{seat}" data-own="{len(looker.own)}"'
        f' data-coach="{coach}" data-frame="{h(json.dumps(drawing.heading))}" data-spoken="{h(json.dumps(_spoken(frame)))}"'
    )
    tray = (
        f'<section class="tray" id="tray" aria-label="{say("options")}">'
        f'<button class="grab" aria-label="{say("sheet")}"></button><p id="lost" role="alert" hidden>{say("connection-lost")}</p>'
        f'<div class="tray-in" id="zone-tray">{zones["tray"]}</div></section>'
        f'<section class="tray" id="telling" aria-label="{say("what-others-do")}" hidden></section>'
        f'<section id="advice" aria-label="{say("advice-title")}" tabindex="-1" hidden></section>'
    )
    cover = frame.cover() or {"text": "", "button": ""}
    more = (
        f'<dialog id="note"><div></div><form method="dialog"><button>{say("close")}</button></form></dialog>'
        f'<dialog id="list" aria-labelledby="list-title"><header><h2 id="list-title"></h2>'
        f'<form method="dialog"><button>{say("close")}</button></form></header>'
        f'<ul role="listbox" tabindex="0" aria-labelledby="list-title"></ul></dialog>'
        f'<dialog id="description" aria-labelledby="description-title"><header><h2 id="description-title">{say("in-words")}</h2>'
        f'<form method="dialog"><button>{say("close")}</button></form></header>'
        f'<div tabindex="0"><div id="zone-description"></div>{_what_for(frame)}</div></dialog>'
        f'<section id="cover" role="dialog" aria-modal="true" aria-labelledby="covered"'
        f"{'' if frame.covered is not None else ' hidden'}>"
        f'<p id="covered">{h(cover["text"])}</p><button class="go">{h(cover["button"])}</button></section>'
    )
    about = known_told(frame.venue.known, frame.wording) + talk + _table_links(frame, pace, coach)
    return room(frame, zones, tray, about, more, data)


def _what_for(frame: Frame) -> str:
    """What everything that one can have is good for, for those who cannot point at it."""
    primer = primer_of(frame.match.game, frame.looker.language)
    things: dict[str, list[str]] = {}
    for name, told in primer.icons.items():
        things.setdefault(primer.tip(f"stock-{name}"), []).append(told)
    things.pop("", None)
    rows = "".join(f"<dt>{h(', '.join(names))}</dt><dd>{tip}</dd>" for tip, names in things.items())
    return f"<h3>{frame.say('what-for')}</h3><dl>{rows}</dl>" if rows else ""


def _spoken(frame: Frame) -> dict[str, str]:
    """Words that the browser puts together with numbers and names it knows only then."""
    names = (
        "chosen-of",
        "chosen-up-to",
        "choose-more",
        "choose-fewer",
        "choose-otherwise",
        "beyond",
        "beyond-one",
        "before",
        "before-one",
        "onwards",
        "further",
        "for-you",
        "for-them",
        "for-all",
        "score-change",
        "skip-telling",
        "step-back",
        "step-on",
        "on-its-way",
        "kept-choice",
        "pace",
        "advice-thinking",
        "advice-do",
        "advice-more",
        "advice-anyway",
        "advice-better",
        "advice-warning",
        "advice-title",
        "coach-offer",
        "coach-offer-short",
        "coach-yes",
        "coach-no",
        "close",
        "went-on",
        "off-the-tour",
        "connection-lost",
        "left-days",
        "left-hours",
        "clock-stands",
        "time-low",
        "time-of",
        "plans-laid",
        "plan-dropped",
        *TALKED,
    )
    values = {
        name: f"{{{name}}}" for name in ("n", "most", "name", "names", "move", "cost", "more")
    }  # which the page fills in
    return {name: frame.wording.message(name, **values) for name in names}


def _table_links(frame: Frame, pace: str, coach: str) -> str:
    table, game, say, seal = frame.venue.table_id, frame.match.game.name, frame.say, seed_hash(frame.match.seed)
    paces = "".join(
        f'<option value="{name}" data-seconds="{seconds}"{" selected" if name == pace else ""}>{say(f"pace-{name}")}</option>'
        for name, seconds in PACES.items()
    )
    checked = " checked" if coach == ON else ""
    coached = f'<label><input type="checkbox" id="coach"{checked}> {say("coach")}</label>' if coach else ""
    people = f'<a href="/t/{table}/people">{say("around-the-table")}</a>'
    if frame.looker.own and any(kind.answers for kind in frame.match.game.steps.by_name.values()):
        people += f'<a href="/t/{table}/answers">{say("ahead")}</a>'
    more = (
        f"{people}{icons_link(frame.match.game, frame.wording, NEW_TAB)}"
        f"{box_link(frame, NEW_TAB)}"
        f'<button class="link" id="in-words">{say("in-words")}</button>'
        f'<button class="link" id="show-keys">{say("keys")}</button>'
        f'<label>{say("pace")} <select id="pace">{paces}</select></label>'
        f'<label><input type="checkbox" id="sound"> {say("sound")}</label>'
        f"{coached}"
        f'<p class="seed" title="{seal}">{say("seed-hash")} <code>{seal[:12]}</code></p>'
    )
    return (
        f'<a class="plans" id="plans" href="/t/{table}/answers" hidden></a>'
        f'<nav class="table-links" aria-label="{say("more")}">'
        f"{howto_link(frame.match.game, frame.texts, frame.wording, icon('help'), NEW_TAB)}"
        f'<a href="/rules/{game}"{NEW_TAB}>{icon("book")}{say("rules")}</a>'
        f'<a href="/t/{table}/replay">{icon("restart")}{say("replay")}</a>'
        f'<button class="link" popovertarget="more">{icon("settings")}{say("table-settings")}</button>'
        f'<div id="more" popover>{more}</div></nav>'
    )


def shown_in(given: Mapping[str, Any]) -> Shown:
    return shown_by(text_in(given.get("page")), text_in(given.get("have"), ZONE_MARKS), text_in(given.get("more")))


async def frame_data(request: Request) -> Response:
    table, visitor = await at_table(request)
    query = request.query_params
    front = number_in(query.get("front"))
    looker = looker_of(table, visitor, number_in(query.get("seat")), query.get("narrow") == "1", front)
    return await answer_of(request, table, looker, shown_in(query))


async def act(request: Request) -> Response:
    """Do something: a move, an undo, a redo, another pace. The answer is the new frame."""
    (table, visitor), wish = await at_table(request), await wish_in(request)
    kind, move, number = text_in(wish.get("do")), text_in(wish.get("move")), number_in(wish.get("number"))
    seat, shown = number_in(wish.get("seat")), shown_in(wish)
    if number is None and wish.get("number") is not None:
        raise KotatsuError("the number of what was seen is no number")
    own = seat is not None and seat in table.seats_of(visitor.id)
    if not own and not (kind in (PACE, HURRY) and visitor.id == table.host):  # a host may hurry bots they only watch
        raise Forbidden("not-your-seat")
    if kind == PACE:
        house_of(request).set_pace(table, move)
        await house_of(request).change_settings(visitor.id, lambda kept: {**kept, PACE: move})
    elif kind == HURRY:
        house_of(request).hurry(table)
    elif kind == COACH:
        wanted = ON if move == ON else OFF
        await house_of(request).change_settings(visitor.id, lambda kept: {**kept, COACH: wanted})
    elif seat is not None:
        if kind == BACK and number_in(move) is None:
            raise Refusal("nothing-to-undo")
        try:
            await house_of(request).act(table, seat, kind, move, number, visitor.id)
        except OffTheTour as error:
            wanted = texts_for(table.match.game, visitor.language, ()).move(error.wanted, table.match.view(seat))
            raise OffTheTour(error.wanted, wording_in(visitor.language).message("off-the-tour", move=wanted)) from None
    if not table.may_look(visitor.id):  # they were sent away meanwhile
        raise nothing_for(visitor, table)
    looker = looker_of(table, visitor, seat, bool(wish.get("narrow")))
    return await answer_of(request, table, looker, shown)


async def why(request: Request) -> Response:
    table, visitor = await at_table(request)
    query = request.query_params
    frame = frame_of(table, looker_of(table, visitor, number_in(query.get("seat")), False))
    return JSONResponse({"reasons": frame.why_not(text_in(query.get("target")))})


async def telling(request: Request) -> Response:
    """What the others did since the visitor's last move."""
    table, visitor = await at_table(request)
    query = request.query_params
    looker = looker_of(table, visitor, number_in(query.get("seat")), narrow=False)
    names = names_of(table, looker.language)
    frame = Frame(copy(match_for(table, looker)), names, looker, venue_of(table, looker))
    return JSONResponse({"told": await run_in_threadpool(logbook.telling, frame)})


async def stream(request: Request) -> Response:
    """A line for every change of the table that the visitor could notice; the browser then asks for what it may see."""
    table, visitor = await at_table(request, gathering=True)
    away = house_of(request).vacations.spans
    lines = events(table, visitor.id, lambda table, person: told_to_page(table, person, away))
    return stream_to(request, table, "" if visitor.new else visitor.id, lines)
