"""Another game after one that is over: the same people, everybody one seat further, perhaps against stronger bots."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from kotatsu.bots.registry import check_bot
from kotatsu.house.house import Invitation
from kotatsu.house.store import ChairRow
from kotatsu.web.answers import Forbidden
from kotatsu.web.pages.seating import set_up
from kotatsu.web.pages.table import table_of
from kotatsu.web.reading import form_in, text_in
from kotatsu.web.visitor import visitor_of
from kotatsu.web.words import words_in


async def again(request: Request) -> Response:
    """Only who has played there gets another table out of it."""
    table, visitor = await table_of(request), await visitor_of(request)
    if not table.match.over:
        raise Forbidden("game-is-running")
    if not table.seats_of(visitor.id):
        raise Forbidden("not-your-seat")
    bot = text_in((await form_in(request)).get("bot"))
    if bot:
        check_bot(bot)
    words = words_in(visitor.language)

    def invited(chair: ChairRow, seat: int) -> Invitation:
        if not chair.bot:
            return Invitation(chair.person, chair.name, "")
        return Invitation("", words.message("bot-name", letter="ABCD"[seat]), bot or chair.bot)

    chairs = [*table.chairs[1:], table.chairs[0]]
    guests = [invited(chair, seat) for seat, chair in enumerate(chairs)]
    return await set_up(request, visitor, table.match.game.name, guests, options=table.match.options)
