"""The fonts that games bring along, and the style sheet that names them."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from kotatsu.web.door.answers import FOR_EVER, Missing
from kotatsu.web.door.asked import game_of
from kotatsu.web.words.signs import FONT, signs_sheet

KEPT = {"cache-control": FOR_EVER.decode()}


async def style(_: Request) -> Response:
    return Response(signs_sheet(), media_type="text/css", headers=KEPT)


async def font(request: Request) -> Response:
    path = game_of(request).folder / FONT
    if not path.is_file():
        raise Missing("no-page")
    return Response(path.read_bytes(), media_type="font/woff2", headers=KEPT)
