"""What is said at a table: read, said, and that somebody is writing."""

from __future__ import annotations

import re

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from kotatsu.core.errors import Refusal
from kotatsu.core.texts import Messages
from kotatsu.house.identity import handle
from kotatsu.house.table import Table
from kotatsu.house.talk import SAID, Message
from kotatsu.web.door.answers import Forbidden
from kotatsu.web.door.incoming import is_seen, quiet, text_in, wish_in
from kotatsu.web.door.limits import MESSAGE
from kotatsu.web.door.quota import quota_of
from kotatsu.web.door.visitor import Visitor, house_of
from kotatsu.web.table.looking import at_table
from kotatsu.web.words.html import h
from kotatsu.web.words.wording import wording_in

MANY_LINES = re.compile(r"\s*\n\s*\n\s*")


async def _inside(request: Request) -> tuple[Table, Visitor]:
    """The table and who asks, if they are one of those round it."""
    table, visitor = await at_table(request, gathering=True)
    if not table.belongs(visitor.id):
        raise Forbidden("not-at-the-table")
    return table, visitor


async def heard(request: Request) -> Response:
    """The last messages of the room where the visitor is, as markup."""
    table, visitor = await _inside(request)
    wording = wording_in(visitor.language)
    messages = await house_of(request).talk.heard(table, visitor.id)
    return JSONResponse({"lines": [_line(message, visitor, wording) for message in messages]})


def _line(message: Message, visitor: Visitor, wording: Messages) -> str:
    """A message. Its author goes by a name that only this visitor's browser can use: to mute them."""
    name = f'id="said-{message.number}-{int(message.at * 1000)}" class="seat-{message.seat}'
    if message.kind != SAID:
        told = wording.message(f"chat-{message.kind}", name=message.name)
        return f'<li {name} told">{h(told)}</li>'
    own = " own" if message.person == visitor.id else ""
    who = f'data-who="{handle(visitor.id, message.person)}" data-name="{h(message.name)}"'
    return f'<li {name}{own}" {who}><b>{h(message.name)}</b> <span>{h(message.text)}</span></li>'


async def say(request: Request) -> Response:
    table, visitor = await _inside(request)
    text = message_in((await wish_in(request)).get("text"))
    quota_of(request).say(visitor.id)
    await house_of(request).talk.say(table, visitor.person, text)
    return JSONResponse({})


async def typing(request: Request) -> Response:
    table, visitor = await _inside(request)
    wish = await wish_in(request)
    table.presence.type(visitor.id, wish.get("typing") is True)
    return JSONResponse({})


def message_in(value: object) -> str:
    """What somebody says, with everything taken out that could disturb the lines of others."""
    text = quiet(text_in(value, MESSAGE), also="\n")
    said = MANY_LINES.sub("\n\n", text).strip()
    if not is_seen(said):
        raise Refusal("nothing-said")
    return said
