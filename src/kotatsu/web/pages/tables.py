"""One's own tables: whose turn it is, how it ended, and the way back to them."""

from __future__ import annotations

import time
from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response

from kotatsu.core.registry import load_game
from kotatsu.core.texts import Messages
from kotatsu.house.clock import DAY, HOUR, MINUTE
from kotatsu.house.lists import OwnTable
from kotatsu.house.store import GATHERING, OVER, RUNNING, ChairRow, TableFacts
from kotatsu.web.door.answers import page_answer
from kotatsu.web.door.visitor import Visitor, house_of, visitor_of
from kotatsu.web.seen.sight import texts_for
from kotatsu.web.table.clocks import time_left
from kotatsu.web.words.covers import cover_image
from kotatsu.web.words.house_rules import known_told
from kotatsu.web.words.html import Page, crest, h, post_form
from kotatsu.web.words.opponents import opponents
from kotatsu.web.words.wording import wording_in

MOST_IN_LOBBY = 3
UNITS = ((DAY, "ago-days"), (HOUR, "ago-hours"), (MINUTE, "ago-minutes"))


async def tables_page(request: Request) -> Response:
    """All tables of a visitor, page by page."""
    visitor = await visitor_of(request)
    wording = wording_in(visitor.language)
    page = _page_number(request.query_params.get("page", ""))
    tables, more = await house_of(request).lists.tables_of(visitor.id, page)
    turns = await house_of(request).lists.turns_of(visitor.id, visitor.waiting) if not page and not visitor.new else []
    known = {table.facts.id for table in turns}
    rest = [table for table in tables if table.facts.id not in known]
    own = "".join(_own_table(table, visitor, wording, "h2") for table in [*turns, *rest])
    title = wording.message("own-tables")
    body = (
        f'<main class="lobby all" id="main"><h1>{h(title)}</h1><ul class="own-tables">{own}</ul>'
        f"{_turn_pages(page, more, wording)}</main>"
    )
    return page_answer(Page(title, body, "lobby-page"), visitor, "/tables")


def _page_number(text: str) -> int:
    """Pages are counted from 0; anything else is the first."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else 0


def _turn_pages(page: int, more: bool, wording: Messages) -> str:
    """Links to the pages beside this one."""
    newer = f'<a href="/tables?page={page - 1}">{h(wording.message("newer-tables"))}</a> ' if page else ""
    older = f'<a href="/tables?page={page + 1}">{h(wording.message("older-tables"))}</a>' if more else ""
    return f'<p class="links">{newer}{older}</p>' if newer or older else ""


async def tables_in_lobby(request: Request, visitor: Visitor) -> str:
    """The tables that come first, those where the visitor is to act before all others; nothing for somebody without any."""
    wording = wording_in(visitor.language)
    tables, more = await house_of(request).lists.tables_of(visitor.id) if not visitor.new else ([], False)
    if not tables:
        return ""
    turns = await house_of(request).lists.turns_of(visitor.id, visitor.waiting)
    known = {table.facts.id for table in turns}
    rest = sorted((table for table in tables if table.facts.id not in known), key=lambda table: _rank(table, visitor))
    shown = [*turns, *rest[: max(0, MOST_IN_LOBBY - len(turns))]]
    own = "".join(_own_table(table, visitor, wording, "h3") for table in shown)
    count = wording.message("all-tables", n=0 if more else len(tables))  # of very many nobody counts all
    every = f'<a href="/tables">{h(count)}</a>' if len(tables) > len(shown) else ""
    return (
        f'<section aria-labelledby="own-tables"><header><h2 id="own-tables">{h(wording.message("own-tables"))}</h2>{every}'
        f'</header><ul class="own-tables">{own}</ul></section>'
    )


async def invitations_in_lobby(request: Request, visitor: Visitor) -> str:
    """Tables to which the visitor was invited by name, and those that are open to anybody."""
    house, wording = house_of(request), wording_in(visitor.language)
    named = [] if visitor.new else await house.lists.tables_for(visitor.id)
    known = {facts.id for facts in named}
    free = [facts for facts in await house.lists.open_tables(visitor.id) if facts.id not in known]
    parts = ""
    for title, found, no in (("invitations", named, True), ("open-tables", free, False)):
        if found:
            cards = "".join(_invitation(facts, visitor, wording, no) for facts in found)
            parts += (
                f'<section aria-labelledby="{title}"><header><h2 id="{title}">{h(wording.message(title))}</h2></header>'
                f'<ul class="own-tables">{cards}</ul></section>'
            )
    return parts


def _invitation(facts: TableFacts, visitor: Visitor, wording: Messages, decline: bool) -> str:
    """A table where a chair is free, and the button that takes it."""
    game = load_game(facts.game)
    title = texts_for(game, wording.language, ()).message("title")
    host = next((chair.name for chair in facts.chairs if chair.person == facts.host), "")
    told = wording.message("invites-you", name=host) if decline and host else _names(facts.chairs, wording)
    no = (
        f'<button class="link no" name="do" value="decline">{h(wording.message("decline"))}</button>' if decline else ""
    )
    take = wording.message("take-chair")
    told += f" · {wording.message('played-with', box=facts.box_title)}" if facts.box_title else ""
    state = "" if decline else f'<p class="state">{_state(facts, visitor, wording)}</p>'
    about = f'<div><h3>{h(title)}</h3><p class="quiet">{h(told)}</p>{known_told(facts.known, wording)}{state}</div>'
    sit = f'<button class="play" name="do" value="sit" aria-label="{h(take)}: {h(title)}">{h(take)}</button>'
    mine = " class=mine" if decline else ""
    picture = cover_image(game, visitor.theme, "thumb")
    return f"<li{mine}>{picture}{about}{post_form(f'/t/{facts.id}/join', f'{no}{sit}')}</li>"


def _rank(table: OwnTable, visitor: Visitor) -> int:
    if table.unreadable:
        return 3
    if table.facts.standing.state == OVER:
        return 2
    return 0 if _my_turn(table.facts, visitor) else 1


def _my_turn(facts: TableFacts, visitor: Visitor) -> bool:
    return any(_is_here(facts.chairs[seat], visitor) for seat in facts.standing.to_act)


def _is_here(chair: ChairRow, visitor: Visitor) -> bool:
    return chair.person == visitor.id and not chair.bot


def _own_table(table: OwnTable, visitor: Visitor, wording: Messages, heading: str) -> str:
    facts = table.facts
    if table.unreadable:
        names = ", ".join(chair.name for chair in facts.chairs)
        reason = wording.message(f"refused-{table.unreadable}")
        told = f"<{heading}>{h(facts.game or facts.id)}</{heading}><p>{h(names)}</p><p>{h(reason)}</p>"
        return f'<li class="unreadable"><div>{told}</div></li>'
    game = load_game(facts.game)
    title = texts_for(game, wording.language, ()).message("title")
    mine = _my_turn(facts, visitor)
    about = h(_who_and_when(facts, visitor, wording))
    return (
        f"<li{' class=mine' if mine else ''}>{cover_image(game, visitor.theme, 'thumb')}"
        f'<div><{heading}><a href="/t/{facts.id}">{h(title)}</a></{heading}><p class="quiet">{about}</p>'
        f'<p class="state">{_state(facts, visitor, wording)}</p></div>{_way(facts, visitor, title, mine, wording)}</li>'
    )


def _who_and_when(facts: TableFacts, visitor: Visitor, wording: Messages) -> str:
    here = [chair for chair in facts.chairs if _is_here(chair, visitor)]
    others = [chair for chair in facts.chairs if chair not in here[:1]]
    bots = [chair.bot for chair in others if chair.bot]
    who = opponents(bots, wording) if len(bots) == len(others) > 0 else _names(others, wording)
    when = _ago(time.time() - facts.changed, wording)
    box = wording.message("played-with", box=facts.box_title) if facts.box_title else ""
    tour = wording.message("tour") if facts.tour else ""
    return " · ".join(part for part in (tour, who, box, when) if part)


def _names(chairs: Sequence[ChairRow], wording: Messages) -> str:
    return ", ".join(chair.name or wording.message("open-chair") for chair in chairs)


def _ago(seconds: float, wording: Messages) -> str:
    unit = next(((size, name) for size, name in UNITS if seconds >= size), None)
    return wording.message(unit[1], n=int(seconds // unit[0])) if unit else wording.message("ago-nothing")


def _state(facts: TableFacts, visitor: Visitor, wording: Messages) -> str:
    standing = facts.standing
    if standing.state == OVER:
        return _result(facts, visitor, wording)
    if standing.state == GATHERING:
        missing = sum(1 for chair in facts.chairs if chair.open)
        return h(wording.message("missing-people", n=missing))
    if standing.state != RUNNING:
        return h(wording.message("table-unknown"))
    if visitor.id != facts.host and all(chair.person != visitor.id for chair in facts.chairs):
        return h(wording.message("table-runs"))  # who only watches may have to know it later
    if _my_turn(facts, visitor):
        return f'<b class="turn">{h(wording.message("your-turn"))}</b>{_left(facts, visitor, wording)}'
    waiting = [facts.chairs[seat] for seat in standing.to_act]
    people = [chair for chair in waiting if not chair.open]
    names = _names(people, wording)
    if all(chair.bot for chair in waiting):
        told = wording.message("thinking", n=len(waiting), names=names)
    else:
        told = wording.message("waiting-for", names=names) if people else wording.message("waiting-for-somebody")
    return _crests(standing.to_act[:1]) + h(told)


def _left(facts: TableFacts, visitor: Visitor, wording: Messages) -> str:
    """How much time the visitor has, where a clock runs; while they are away only the table itself knows."""
    standing = facts.standing
    mine = [seat for seat in standing.to_act if _is_here(facts.chairs[seat], visitor)]
    if visitor.away or standing.due <= 0 or not mine or len(standing.bank) <= mine[0]:
        return ""
    left = standing.since[mine[0]] + standing.bank[mine[0]] - time.time()
    return f' <span class="quiet left">{h(wording.message("time-left", left=time_left(left, wording)))}</span>'


def _result(facts: TableFacts, visitor: Visitor, wording: Messages) -> str:
    """How it ended for the visitor, or, if several sat at their screen, for whoever won; then the points, theirs first."""
    points, winners = facts.standing.points, facts.standing.winners
    here = [chair.seat for chair in facts.chairs if _is_here(chair, visitor)]
    first = here if len(here) == 1 else list(winners)
    if len(here) == 1 and winners:
        told = wording.message(("own-lost", "own-won", "own-shared")[(here[0] in winners) * min(len(winners), 2)])
    elif winners:
        names = ", ".join(facts.chairs[seat].name for seat in winners)
        told = wording.message("winner" if len(winners) == 1 else "winners", names=names)
    else:
        told = wording.message("no-winner")
    rest = sorted((seat for seat in range(len(points)) if seat not in first), key=lambda seat: -points[seat])
    counted = " : ".join(str(points[seat]) for seat in (*first, *rest))
    return f"{_crests(first[:1])}{h(told)} <b>{counted}</b>"


def _crests(seats: Sequence[int]) -> str:
    return "".join(f"{crest(seat)} " for seat in seats)


def _way(facts: TableFacts, visitor: Visitor, title: str, mine: bool, wording: Messages) -> str:
    """The one thing to do at a table: go on, look, or play it again."""
    if facts.standing.state == OVER and any(_is_here(chair, visitor) for chair in facts.chairs):
        label = wording.message("rematch")
        return (
            f'<form method="post" action="/t/{facts.id}/again">'
            f'<button aria-label="{h(label)}: {h(title)}">{h(label)}</button></form>'
        )
    label = wording.message("continue" if mine or facts.standing.state == GATHERING else "look")
    kind = "button play" if mine else "button"
    return f'<a class="{kind}" href="/t/{facts.id}" aria-label="{h(label)}: {h(title)}">{h(label)}</a>'
