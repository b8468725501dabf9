"""Setting up a table: who is invited to which chair, and what whoever sets it up uses up by it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from starlette.requests import Request

from kotatsu.core.vocabulary import SEAT
from kotatsu.house.house import Invitation
from kotatsu.house.table import Table
from kotatsu.web.door.incoming import name_in, text_in
from kotatsu.web.door.quota import address_of, quota_of
from kotatsu.web.door.visitor import Visitor, house_of, welcome
from kotatsu.web.words.wording import wording_in

# who sits in a chair: the host, a guest at this screen, whoever comes over the network; anything else is a bot
ME, HERE, AFAR, NOBODY = "me", "here", "afar", ""


async def put_up(request: Request, visitor: Visitor, game: str, guests: Sequence[Invitation], **more: Any) -> Table:
    """Set up a table for a visitor. `more` is what the house may be told about the table."""
    quota, address = quota_of(request), address_of(request.scope)
    bots = any(guest.bot for guest in guests)
    with quota.set_up(visitor.id, address, bots):
        await welcome(request, visitor)
        house = house_of(request)
        table = await house.new_table(game, guests, visitor.id, **more)
        for chair in table.chairs:
            if chair.open:
                await house.doors.open_door(table, chair.seat, visitor.secret)
    if bots:
        quota.note(visitor.id, address, table)
    return table


def guests_for(chairs: Iterable[tuple[str, object]], visitor: Visitor) -> list[Invitation]:
    """Who is invited to the chairs that somebody shall sit in. Guests may have a name."""
    wording = wording_in(visitor.language)
    guests: list[Invitation] = []
    for who, name in chairs:
        letter = SEAT.ids[len(guests) % len(SEAT.ids)]
        if who == ME:
            guests.append(Invitation(visitor.id, visitor.person.name, ""))
        elif who == HERE:
            given = name_in(name) if text_in(name).strip() else ""
            guests.append(Invitation(visitor.id, given or wording.message("guest-here", letter=letter), ""))
        elif who == AFAR:
            guests.append(Invitation("", "", ""))
        elif who != NOBODY:
            guests.append(Invitation("", wording.message("bot-name", letter=letter), who))
    return guests
