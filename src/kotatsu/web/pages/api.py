"""What programs can do here, for the people who write them."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from kotatsu.bots.registry import USUAL_OPPONENT
from kotatsu.core.registry import game_names, load_game
from kotatsu.web.api import remote_bot
from kotatsu.web.api.routes import ROOT
from kotatsu.web.door.answers import page_answer
from kotatsu.web.door.visitor import visitor_of
from kotatsu.web.words.html import Page, h
from kotatsu.web.words.links import address_for
from kotatsu.web.words.wording import wording_in

BOT = "/api/remote_bot.py"
DOCUMENT = f"{ROOT}/openapi.json"


async def api_page(request: Request) -> Response:
    visitor = await visitor_of(request)
    say = wording_in(visitor.language).message
    title = say("api-title")
    example = _example(address_for(request, ROOT))
    body = (
        f'<main class="notice page programs" id="main"><h1>{h(title)}</h1><p>{h(say("api-text"))}</p>'
        f"<h2>{h(say('api-seat'))}</h2><p>{h(say('api-seat-text'))}</p>"
        f'<h2 id="example">{h(say("api-example"))}</h2>'
        f'<pre tabindex="0" role="region" aria-labelledby="example" lang="en"><code>{h(example)}</code></pre>'
        f'<h2>{h(say("api-more"))}</h2><ul><li><a href="{DOCUMENT}">{h(say("api-document"))}</a></li>'
        f'<li><a href="{BOT}">{h(say("api-bot"))}</a></li></ul></main>'
    )
    return page_answer(Page(title, body), visitor, "/api")


def _example(root: str) -> str:
    """Some lines for a terminal, which work as they stand once the table and the token are filled in."""
    game = load_game(game_names()[0])
    others = ", ".join([f'"{USUAL_OPPONENT}"'] * (game.seat_counts[0] - 1))
    return "\n".join(
        [
            f"API={root}",
            "curl $API/games",
            f'curl $API/tables --json \'{{"game": "{game.name}", "seats": ["me", {others}]}}\'',
            "",
            'TABLE=...  TOKEN="Authorization: Bearer ..."',
            'curl $API/tables/$TABLE/decision -H "$TOKEN"',
            'curl $API/tables/$TABLE/act -H "$TOKEN" --json \'{"move": "...", "number": 0}\'',
            'curl -N $API/tables/$TABLE/events -H "$TOKEN"',
        ]
    )


async def bot_file(_request: Request) -> Response:
    """The example, to be kept and run."""
    return FileResponse(Path(remote_bot.__file__), media_type="text/x-python")
