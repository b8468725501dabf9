"""One's own tables: whose turn it is, how it ended, and the way back to them."""

from __future__ import annotations

import time
from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response

from kotatsu.core.registry import load_game
from kotatsu.core.texts import Messages
from kotatsu.house.house import OwnTable
from kotatsu.house.store import OVER, RUNNING, ChairRow, TableFacts
from kotatsu.web.answers import page_answer
from kotatsu.web.frame import texts_for
from kotatsu.web.html import Page, h
from kotatsu.web.pages.covers import cover_image
from kotatsu.web.pages.seating import crest, opponents
from kotatsu.web.visitor import Visitor, house_of, visitor_of
from kotatsu.web.words import words_in

MOST_IN_LOBBY = 3
MINUTE, HOUR, DAY = 60, 3600, 86400  # in seconds
UNITS = ((DAY, "ago-days"), (HOUR, "ago-hours"), (MINUTE, "ago-minutes"))


async def tables_page(request: Request) -> Response:
    """All tables of a visitor, page by page."""
    visitor = await visitor_of(request)
    words = words_in(visitor.language)
    page = _page_number(request.query_params.get("page", ""))
    tables, more = await house_of(request).tables_of(visitor.id, page)
    own = "".join(_own_table(table, visitor, words, "h2") for table in tables)
    title = words.message("own-tables")
    body = (
        f'<main class="lobby all" id="main"><h1>{h(title)}</h1><ul class="own-tables">{own}</ul>'
        f"{_turn_pages(page, more, words)}</main>"
    )
    return page_answer(Page(title, body, "lobby-page"), visitor, "/tables")


def _page_number(text: str) -> int:
    """Pages are counted from 0; anything else is the first."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else 0


def _turn_pages(page: int, more: bool, words: Messages) -> str:
    """Links to the pages beside this one."""
    newer = f'<a href="/tables?page={page - 1}">{h(words.message("newer-tables"))}</a> ' if page else ""
    older = f'<a href="/tables?page={page + 1}">{h(words.message("older-tables"))}</a>' if more else ""
    return f'<p class="links">{newer}{older}</p>' if newer or older else ""


async def tables_in_lobby(request: Request, visitor: Visitor) -> str:
    """The tables that come first, those where the visitor is to act before all others; nothing for somebody without any."""
    words = words_in(visitor.language)
    tables, more = await house_of(request).tables_of(visitor.id) if not visitor.new else ([], False)
    if not tables:
        return ""
    tables.sort(key=lambda table: _rank(table, visitor))
    own = "".join(_own_table(table, visitor, words, "h3") for table in tables[:MOST_IN_LOBBY])
    count = words.message("all-tables", n=0 if more else len(tables))  # of very many nobody counts all
    every = f'<a href="/tables">{h(count)}</a>' if len(tables) > MOST_IN_LOBBY else ""
    return (
        f'<section aria-labelledby="own-tables"><header><h2 id="own-tables">{h(words.message("own-tables"))}</h2>{every}'
        f'</header><ul class="own-tables">{own}</ul></section>'
    )


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


def _own_table(table: OwnTable, visitor: Visitor, words: Messages, heading: str) -> str:
    facts = table.facts
    if table.unreadable:
        names = ", ".join(chair.name for chair in facts.chairs)
        reason = words.message(f"refused-{table.unreadable}")
        told = f"<{heading}>{h(facts.game)}</{heading}><p>{h(names)}</p><p>{h(reason)}</p>"
        return f'<li class="unreadable"><div>{told}</div></li>'
    game = load_game(facts.game)
    title = texts_for(game, words.language, ()).message("title")
    mine = _my_turn(facts, visitor)
    about = h(_who_and_when(facts, visitor, words))
    return (
        f"<li{' class=mine' if mine else ''}>{cover_image(game, visitor.theme, 'thumb')}"
        f'<div><{heading}><a href="/t/{facts.id}">{h(title)}</a></{heading}><p class="quiet">{about}</p>'
        f'<p class="state">{_state(facts, visitor, words)}</p></div>{_way(facts, visitor, title, mine, words)}</li>'
    )


def _who_and_when(facts: TableFacts, visitor: Visitor, words: Messages) -> str:
    here = [chair for chair in facts.chairs if _is_here(chair, visitor)]
    others = [chair for chair in facts.chairs if chair not in here[:1]]
    bots = [chair.bot for chair in others if chair.bot]
    who = opponents(bots, words) if len(bots) == len(others) > 0 else ", ".join(chair.name for chair in others)
    when = _ago(time.time() - facts.changed, words)
    return " · ".join(part for part in (who, when) if part)


def _ago(seconds: float, words: Messages) -> str:
    unit = next(((size, name) for size, name in UNITS if seconds >= size), None)
    return words.message(unit[1], n=int(seconds // unit[0])) if unit else words.message("ago-nothing")


def _state(facts: TableFacts, visitor: Visitor, words: Messages) -> str:
    standing = facts.standing
    if standing.state == OVER:
        return _result(facts, visitor, words)
    if standing.state != RUNNING:
        return h(words.message("table-unknown"))
    if _my_turn(facts, visitor):
        return f'<b class="turn">{h(words.message("your-turn"))}</b>'
    waiting = [facts.chairs[seat] for seat in standing.to_act]
    names = ", ".join(chair.name for chair in waiting)
    thinking = all(chair.bot for chair in waiting)
    told = (
        words.message("thinking", n=len(waiting), names=names)
        if thinking
        else words.message("waiting-for", names=names)
    )
    return _crests(standing.to_act[:1]) + h(told)


def _result(facts: TableFacts, visitor: Visitor, words: Messages) -> str:
    """How it ended for the visitor, or, if several sat at their screen, for whoever won; then the points, theirs first."""
    points, winners = facts.standing.points, facts.standing.winners
    here = [chair.seat for chair in facts.chairs if _is_here(chair, visitor)]
    first = here if len(here) == 1 else list(winners)
    if len(here) == 1 and winners:
        told = words.message(("own-lost", "own-won", "own-shared")[(here[0] in winners) * min(len(winners), 2)])
    elif winners:
        names = ", ".join(facts.chairs[seat].name for seat in winners)
        told = words.message("winner" if len(winners) == 1 else "winners", names=names)
    else:
        told = words.message("no-winner")
    rest = sorted((seat for seat in range(len(points)) if seat not in first), key=lambda seat: -points[seat])
    counted = " : ".join(str(points[seat]) for seat in (*first, *rest))
    return f"{_crests(first[:1])}{h(told)} <b>{counted}</b>"


def _crests(seats: Sequence[int]) -> str:
    return "".join(f"{crest(seat)} " for seat in seats)


def _way(facts: TableFacts, visitor: Visitor, title: str, mine: bool, words: Messages) -> str:
    """The one thing to do at a table: go on, look, or play it again."""
    if facts.standing.state == OVER and any(_is_here(chair, visitor) for chair in facts.chairs):
        label = words.message("rematch")
        return (
            f'<form method="post" action="/t/{facts.id}/again">'
            f'<button aria-label="{h(label)}: {h(title)}">{h(label)}</button></form>'
        )
    label = words.message("continue" if mine else "look")
    kind = "button play" if mine else "button"
    return f'<a class="{kind}" href="/t/{facts.id}" aria-label="{h(label)}: {h(title)}">{h(label)}</a>'
