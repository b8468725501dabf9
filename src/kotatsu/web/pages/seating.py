"""Sitting down: whatever brings a table about, the same is checked, written and answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from kotatsu.house.house import Invitation
from kotatsu.web.quota import address_of, quota_of
from kotatsu.web.visitor import Visitor, house_of, remembered, welcome


async def set_up(
    request: Request, visitor: Visitor, game: str, guests: Sequence[Invitation], page: str = "", **more: Any
) -> Response:
    """Set up a table for a visitor and lead them to a page of it. `more` is what the house may be told about the table."""
    quota, address = quota_of(request), address_of(request.scope)
    bots = any(guest.bot for guest in guests)
    quota.set_up(visitor.id, address, bots)
    await welcome(request, visitor)
    table = await house_of(request).new_table(game, guests, visitor.id, **more)
    if bots:
        quota.note(visitor.id, address, table)
    return remembered(visitor, RedirectResponse(f"/t/{table.id}{page}", status_code=303))
