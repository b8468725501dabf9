"""Your turn: what the mark on every page shows, and where it leads."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from kotatsu.web.door.incoming import text_in
from kotatsu.web.door.visitor import house_of, visitor_of
from kotatsu.web.words.turns_mark import turns_label
from kotatsu.web.words.wording import wording_in


async def turns(request: Request) -> Response:
    """How many tables wait for the visitor, besides the one they look at."""
    visitor = await visitor_of(request)
    here = text_in(request.query_params.get("here"))
    waiting = [] if visitor.new else await house_of(request).waiting.of(visitor.id)
    count = sum(1 for turn in waiting if turn.table != here)
    return JSONResponse({"count": count, "label": turns_label(count, wording_in(visitor.language))})


async def next_turn(request: Request) -> Response:
    """Where others have waited longest, besides the table one comes from; else the list."""
    visitor = await visitor_of(request)
    here = text_in(request.query_params.get("here"))
    waiting = [] if visitor.new else await house_of(request).waiting.of(visitor.id)
    table = next((turn.table for turn in waiting if turn.table != here), "")
    return RedirectResponse(f"/t/{table}" if table else "/tables", status_code=303)
