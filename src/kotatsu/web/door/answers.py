"""Answers to requests: pages, data, refusals."""

from __future__ import annotations

from http import HTTPStatus

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from kotatsu.board.markup import EMPTY, Markup
from kotatsu.core.errors import BadBox, FileError, IllegalMove, KotatsuError, Refusal, WrongValue
from kotatsu.core.registry import load_game
from kotatsu.core.texts import Messages, Texts
from kotatsu.house.advice import NoAdvice
from kotatsu.house.boxes import Changed, NoBox
from kotatsu.house.database import StoreTrouble
from kotatsu.house.devices import CodeGone
from kotatsu.house.doors import DoorClosed
from kotatsu.house.examining import Busy, OneAtATime
from kotatsu.house.post.channels import LinkGone
from kotatsu.house.table import Gone, Taken, Unreadable
from kotatsu.web.door.quota import TooOften
from kotatsu.web.door.visitor import NotInvited, Visitor, guest_of, visitor_of
from kotatsu.web.words.html import Page, h, whole_page
from kotatsu.web.words.turns_mark import turns_mark
from kotatsu.web.words.wording import wording_in


class Missing(Refusal):
    """Nothing is there."""


class Forbidden(Refusal):
    """Not for this visitor."""


class NoToken(Refusal):
    """A program without a token that is good for what it asks about."""


class TooLarge(Refusal):
    """More than is read."""


class TooSlow(Refusal):
    """Not there in time."""


class WrongHost(Refusal):
    """Meant for another house."""


STATUS: dict[type[KotatsuError], int] = {
    NoToken: 401,
    Missing: 404,
    Gone: 404,
    NoBox: 404,
    Changed: 409,
    Forbidden: 403,
    NotInvited: 403,
    DoorClosed: 410,
    CodeGone: 410,
    LinkGone: 410,
    TooSlow: 408,
    Taken: 409,
    Unreadable: 409,
    TooLarge: 413,
    WrongHost: 421,
    IllegalMove: 422,
    TooOften: 429,
    OneAtATime: 429,
    StoreTrouble: 503,
    NoAdvice: 503,
    Busy: 503,
}
MORE = {  # what some answers have to say besides
    401: {"www-authenticate": "Bearer"},
    429: {"retry-after": "10"},  # seconds, for programs that have asked too often
}
FOR_EVER = b"public, max-age=31536000, immutable"  # of what goes by an address that names its content
API = "/api/"  # where programs ask; they are known by tokens and by nothing else


def page_answer(page: Page, visitor: Visitor, path: str, icons: Markup = EMPTY, status: int = 200) -> HTMLResponse:
    wording = wording_in(visitor.language)
    mark = turns_mark(visitor.waiting, path, wording)
    made = whole_page(page, wording, visitor.person.name, visitor.theme, path, icons, mark)
    return HTMLResponse(made, status_code=status)


def status_of(error: KotatsuError) -> int:
    return next((status for kind, status in STATUS.items() if isinstance(error, kind)), 400)


def refusal_text(error: KotatsuError, wording: Messages) -> str:
    """An error in the reader's language; empty for those that only a hand-made request or file can bring about."""
    if isinstance(error, BadBox):
        texts = Texts(load_game(error.game), wording.language) if error.game else wording
        return f"{wording.message('refused-bad-box')} {value_text(error, texts)}"
    if isinstance(error, FileError):
        return wording.message("refused-bad-box" if isinstance(error, WrongValue) else "refused-bad-record")
    if not isinstance(error, Refusal):
        return ""
    known = [name for name in (f"refused-{error.reason}", f"undo-{error.reason}") if wording.has(name)]
    if known:
        return wording.message(known[0])
    return wording.message("refused-not-now") if isinstance(error, IllegalMove) else ""


def value_text(error: FileError, texts: Messages) -> str:
    """What is wrong with a value, in the reader's language; `texts` are those of the game, if it is known."""
    known = bool(error.why) and texts.has(f"value-{error.why}")
    return texts.message(f"value-{error.why}", **error.details) if known else texts.message("value-other")


async def refusal(request: Request, error: Exception) -> Response:
    """Anything that cannot be done: a clear word and a status that fits, as data or as a page, whatever was asked for."""
    assert isinstance(error, KotatsuError)
    return refusal_answer(request, error, await _reader(request))


async def _reader(request: Request) -> Visitor:
    """Whom a refusal is told to; if nobody can be looked up now, somebody new."""
    if request.url.path.startswith(API):
        return guest_of(request)
    try:
        return await visitor_of(request)
    except StoreTrouble:
        return guest_of(request)


async def http_refusal(request: Request, error: Exception) -> Response:
    """What the routes themselves refuse: nothing at that address, or nothing to do there in that way."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return await refusal(request, Missing("no-page"))
    answer = refusal_answer(request, KotatsuError(error.detail), await _reader(request), error.status_code)
    answer.headers.update(error.headers or {})
    return answer


def refusal_answer(request: Request, error: KotatsuError, visitor: Visitor, status: int = 0) -> Response:
    status = status or status_of(error)
    wording = wording_in(visitor.language)
    said = refusal_text(error, wording)
    more = MORE.get(status)
    if request.url.path.startswith(API):
        message = str(error) if isinstance(error, IllegalMove) else said or str(error)  # of a move it is told why
        return JSONResponse({"error": _name(error, status), "message": message}, status_code=status, headers=more)
    if "application/json" in request.headers.get("accept", ""):
        return JSONResponse({"error": said or str(error)}, status_code=status, headers=more)
    titles = (
        f"title-{error.reason}" if isinstance(error, Refusal) else "",
        "not-found" if status == 404 else "refused",
    )
    title = wording.message(next(name for name in titles if wording.has(name)))
    told = f"<p>{h(said)}</p>" if said else ""
    if not said or isinstance(error, FileError):  # a detail for those who made the request or the file by hand
        told += f'<p lang="en"><code>{h(str(error))}</code></p>'
    body = (
        f'<main class="notice page" id="main"><h1>{h(title)}</h1>{told}'
        f'<p><a class="button" href="/">{h(wording.message("to-lobby"))}</a></p></main>'
    )
    answer = page_answer(Page(title, body), visitor, "/", status=status)
    answer.headers.update(more or {})
    return answer


def _name(error: KotatsuError, status: int) -> str:
    """What programs call a refusal."""
    return error.reason if isinstance(error, Refusal) else HTTPStatus(status).phrase.lower().replace(" ", "-")
