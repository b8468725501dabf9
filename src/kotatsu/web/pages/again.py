"""Another game after one that is over: the same people, everybody one seat further, perhaps against stronger bots."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from kotatsu.bots.registry import check_bot
from kotatsu.core.errors import Refusal
from kotatsu.core.vocabulary import SEAT
from kotatsu.house.house import Invitation
from kotatsu.house.identity import has_token
from kotatsu.house.store import ChairRow
from kotatsu.house.table import box_of
from kotatsu.house.talk import AGAIN
from kotatsu.web.answers import Forbidden
from kotatsu.web.pages.seating import set_up
from kotatsu.web.pages.table import at_table
from kotatsu.web.reading import form_in, text_in
from kotatsu.web.visitor import house_of
from kotatsu.web.wording import wording_in


async def again(request: Request) -> Response:
    """Only who has played there gets another table out of it."""
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
    answer = await set_up(request, visitor, table.match.game.name, guests, **more)
    with suppress(Refusal):  # the new table is there, whether the old one can be told of it or not
        await house_of(request).talk.tell(table, AGAIN, visitor.person.name)
    return answer
