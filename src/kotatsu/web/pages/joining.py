"""Coming to a table: through a link, because somebody was invited by name, or because a table is open to all.

Looking at a link changes nothing, because programs look at links before people do.
"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from kotatsu.core.errors import Refusal
from kotatsu.core.state import WATCHER
from kotatsu.house.house import NAME_LENGTH
from kotatsu.web.door.answers import Missing, page_answer
from kotatsu.web.door.incoming import form_in, name_in, text_in
from kotatsu.web.door.visitor import Visitor, called, house_of, remembered, visitor_of, welcome, with_a_name
from kotatsu.web.pages.howto import howto_link
from kotatsu.web.seen.sight import texts_for
from kotatsu.web.table.clocks import clock_told
from kotatsu.web.table.joining import behind, go_through
from kotatsu.web.words.covers import cover_image
from kotatsu.web.words.house_rules import table_told
from kotatsu.web.words.html import Page, crest, h, icon
from kotatsu.web.words.wording import wording_in


async def door_page(request: Request) -> Response:
    """Who invites to what, and the button that takes the chair."""
    secret = text_in(request.path_params["secret"])
    (door, table), visitor = await behind(request, secret), await visitor_of(request)
    wording = wording_in(visitor.language)
    say = wording.message
    host = await house_of(request).person(table.host)
    game = table.match.game
    texts = texts_for(game, visitor.language, ())
    title = texts.message("title")
    there = table.seats_of(visitor.id) or visitor.id in table.people()
    watching = door.seat == WATCHER
    if there:
        ways = f'<a class="button play" href="/t/{table.id}">{icon("table")}{h(say("to-table"))}</a>'
    else:
        name = "" if visitor.nameless else visitor.person.name
        button = say("watch-here" if watching else "take-chair")
        ways = (
            f'<form method="post" action="/join/{h(secret)}"><label>{h(say("your-name"))}'
            f'<input name="name" value="{h(name)}" maxlength="{NAME_LENGTH}" autocomplete="nickname" required></label>'
            f'<button class="play">{h(button)}</button></form>'
        )
    people = "".join(f"<li>{crest(chair.seat)} {h(chair.name or say('open-chair'))}</li>" for chair in table.chairs)
    clock = f'<p class="quiet">{clock_told(table.clock, wording)}</p>' if table.clock.runs else ""
    rules = table_told(table, texts, wording)
    invites = say("invites-to-watch" if watching else "invites-to-play", name=host.name if host else "", game=title)
    body = (
        f'<main class="people joining" id="main"><section class="card">{cover_image(game, visitor.theme, "cover")}'
        f'<h1>{h(invites)}</h1>{clock}<ul class="who-is-there">{people}</ul>{rules}{ways}'
        f'<p class="links">{howto_link(game, texts, wording)}'
        f'<a href="/rules/{h(game.name)}">{h(say("rules"))}</a></p></section></main>'
    )
    return page_answer(Page(f"{title} – Kotatsu", body, "lobby-page"), visitor, f"/join/{secret}")


async def enter(request: Request) -> Response:
    """Go through the door, under a name."""
    secret = text_in(request.path_params["secret"])
    (door, table), visitor = await behind(request, secret), await visitor_of(request)
    form = await form_in(request)
    visitor = await _introduced(request, visitor, form.get("name"))
    await go_through(request, door, table, visitor)
    return remembered(visitor, RedirectResponse(f"/t/{table.id}", status_code=303))


async def _introduced(request: Request, visitor: Visitor, name: object) -> Visitor:
    """The visitor under the name they gave; whoever was invited is welcome."""
    if text_in(name).strip():
        visitor = visitor._replace(person=called(visitor.person, name_in(name)))
        if not visitor.new:
            await house_of(request).save_person(visitor.person)
            await house_of(request).change_settings(visitor.id, with_a_name)
    await welcome(request, visitor, invited=True)
    return visitor


async def answer(request: Request) -> Response:
    """Take a chair without a link: at an open table, or because one was invited by name; or say no to that."""
    table, visitor = await house_of(request).table(request.path_params["table"]), await visitor_of(request)
    form = await form_in(request)
    doors = house_of(request).doors
    seat = await doors.named(table, visitor.id) if table is not None else None
    if table is None or (seat is None and not table.arrangement.listed):
        raise Missing("no-table")
    if seat is None and visitor.id in table.removed:
        raise Missing("removed")  # "anybody may join" is not said to whom the host has just sent away
    if form.get("do") == "decline":
        await doors.decline(table, visitor.id)
        return RedirectResponse("/", status_code=303)
    await welcome(request, visitor)
    if visitor.id in table.people():
        raise Refusal("already-at-the-table")
    await doors.sit(table, await doors.free_chair(table, visitor.id) if seat is None else seat, visitor.person)
    return remembered(visitor, RedirectResponse(f"/t/{table.id}", status_code=303))
