"""Another game after one that is over: the same people, everybody one seat further, perhaps against stronger bots."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from kotatsu.bots.registry import check_bot
from kotatsu.core.errors import Refusal
from kotatsu.core.vocabulary import SEAT
from kotatsu.house.house import House, Invitation
from kotatsu.house.identity import has_token
from kotatsu.house.store import ChairRow
from kotatsu.house.table import Unreadable, box_of
from kotatsu.web.door.answers import Forbidden
from kotatsu.web.door.incoming import form_in, text_in
from kotatsu.web.door.visitor import house_of
from kotatsu.web.table.looking import at_table
from kotatsu.web.table.seating import put_up
from kotatsu.web.words.wording import wording_in


async def again(request: Request) -> Response:
    """Only who has played there gets another table out of it, and all of them the same one."""
    table, visitor = await at_table(request)
    if not table.match.over:
        raise Forbidden("game-is-running")
    if not table.seats_of(visitor.id):
        raise Forbidden("not-your-seat")
    bot = text_in((await form_in(request)).get("bot"))
    if bot:
        check_bot(bot, table.match.game.name)
    wording = wording_in(visitor.language)

    def invited(chair: ChairRow, seat: int) -> Invitation:
        if has_token(chair.person):  # a program has to come again: its token is for the seat that it had
            return Invitation("", "", "")
        if chair.person or chair.open:
            return Invitation(chair.person, chair.name, "")
        return Invitation("", wording.message("bot-name", letter=SEAT.ids[seat]), bot or chair.bot)

    chairs = [*table.chairs[1:], table.chairs[0]]
    guests = [invited(chair, seat) for seat, chair in enumerate(chairs)]
    more: dict[str, Any] = {"options": table.match.options, "clock": table.clock, "box": box_of(table.row)}
    house = house_of(request)
    known = await house.talk.other_table(table)
    if await _is_it(house, known, guests):  # somebody else was faster, or this is the second click
        return _lead_to(known)
    new = (await put_up(request, visitor, table.match.game.name, guests, **more)).id
    with suppress(Refusal):  # the new table is there, whether the old one can be told of it or not
        counts = await house.talk.tell_of(table, visitor.person.name, new, known)
        if counts != new and await _is_it(house, counts, guests) and (late := await house.table(new)) is not None:
            await house.doors.close(late)
            return _lead_to(counts)
    return _lead_to(new)


async def _is_it(house: House, name: str, guests: Sequence[Invitation]) -> bool:
    """Whether a table is the one that is wanted, with the same people and bots in its chairs, and not over yet."""
    try:
        table = await house.table(name) if name else None
    except Unreadable:
        return False
    return table is not None and not table.match.over and all(map(_sits, table.chairs, guests))


def _sits(chair: ChairRow, guest: Invitation) -> bool:
    """Whether somebody sits where they are wanted; an open chair may have been taken meanwhile."""
    if guest.person:
        return chair.person == guest.person
    return not guest.bot or (chair.person, chair.bot) == ("", guest.bot)


def _lead_to(table: str) -> Response:
    return RedirectResponse(f"/t/{table}", status_code=303)
