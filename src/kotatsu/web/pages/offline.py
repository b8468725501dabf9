"""What a browser shows when the house cannot be reached. It keeps this page, so nothing in it is about anybody."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from kotatsu.web.door.answers import page_answer
from kotatsu.web.door.visitor import guest_of, visitor_of
from kotatsu.web.words.html import Page, h
from kotatsu.web.words.wording import wording_in


async def offline_page(request: Request) -> Response:
    language = (await visitor_of(request)).language
    say, guest = wording_in(language).message, guest_of(request)
    title = say("offline")
    body = f'<main class="notice page" id="main"><h1>{h(title)}</h1><p>{h(say("offline-text"))}</p></main>'
    nobody = guest._replace(person=guest.person._replace(name="", language=language))
    return page_answer(Page(title, body, module="offline"), nobody, "/")
