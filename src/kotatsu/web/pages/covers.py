"""Where browsers get the covers of games."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from kotatsu.web.door.answers import FOR_EVER, Missing
from kotatsu.web.door.asked import game_of
from kotatsu.web.words.covers import cover_of
from kotatsu.web.words.html import THEMES


async def cover(request: Request) -> Response:
    theme = request.path_params["theme"]
    if theme not in THEMES:
        raise Missing("no-page")
    found = cover_of(game_of(request).folder, theme)
    current = request.query_params.get("v") == found.version
    headers = {"cache-control": FOR_EVER.decode()} if current else {}
    return Response(found.svg, media_type="image/svg+xml", headers=headers)
