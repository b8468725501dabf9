"""What the strongest would do now, for whoever plays against bots and asks; and what it thinks of a game that is over."""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from kotatsu.core.errors import Refusal
from kotatsu.house.advice import may_ask, question_of
from kotatsu.house.table import Taken
from kotatsu.web.chronicle.advice import Adviser
from kotatsu.web.chronicle.review import Hindsight
from kotatsu.web.door.answers import Forbidden
from kotatsu.web.door.quota import address_of, quota_of
from kotatsu.web.door.visitor import house_of
from kotatsu.web.seen.sight import Looker, Sight, Venue, texts_for
from kotatsu.web.table.looking import at_table, names_of
from kotatsu.web.words.wording import wording_in


async def advice(request: Request) -> Response:
    """Up to three moves with the plan behind each, found from the asker's view alone."""
    table, visitor = await at_table(request)
    own = table.seats_of(visitor.id)
    if not may_ask(table, own):
        raise Forbidden("advice-only-among-bots")
    seat = own[0]
    view = table.match.view(seat)
    if not view.moves(seat):
        raise Refusal("not-your-decision")
    quota_of(request).be_advised(visitor.id, address_of(request.scope))
    asked = question_of(table, seat)
    thoughts = await house_of(request).advisers.advice(table, seat, request.is_disconnected)
    if asked != question_of(table, seat):
        raise Taken
    texts = texts_for(table.match.game, visitor.language, tuple(table.names))
    return JSONResponse(Adviser(view, seat, texts, wording_in(visitor.language)).data(thoughts))


async def review(request: Request) -> Response:
    """How far the look back at a finished game is, and what it shows so far. Those who played let it go on."""
    table, visitor = await at_table(request)
    if not table.match.over:
        raise Forbidden("game-is-running")
    own = table.seats_of(visitor.id)
    found = await house_of(request).reviews.look(table, begin=bool(own) or visitor.id == table.host)
    markup = ""
    if found.verdicts:
        names = names_of(table, visitor.language)
        looker = Looker(table.seat_for(visitor.id), visitor.language)
        sight = Sight(table.match, names, looker, Venue(table_id=table.id))
        markup = await run_in_threadpool(Hindsight(sight, found.verdicts, len(found.verdicts) >= found.of).markup)
    return JSONResponse({"done": len(found.verdicts), "of": found.of, "html": markup})
