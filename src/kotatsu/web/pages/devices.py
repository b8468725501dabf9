"""One person, several devices: a code that lets another one in, once and within minutes."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from kotatsu.core.errors import KotatsuError
from kotatsu.core.texts import Messages
from kotatsu.house.devices import CODE_SECONDS, CodeGone
from kotatsu.house.identity import new_secret, plain_code
from kotatsu.web.door.answers import page_answer, refusal_text, status_of
from kotatsu.web.door.incoming import form_in, text_in
from kotatsu.web.door.quota import address_of, quota_of
from kotatsu.web.door.visitor import Visitor, house_of, keep_secret, remembered, visitor_of, welcome
from kotatsu.web.words.html import Page, h, post_form
from kotatsu.web.words.links import address_for, link_box, only_here
from kotatsu.web.words.wording import wording_in

GROUP = 4  # signs of a code that are read in one go
CODE_LENGTH = 20  # signs that may be typed, with whatever stands between them
LET_IN = "let-in"  # what the lobby is asked with by whoever has just come through a code


async def devices_section(request: Request, visitor: Visitor, wording: Messages) -> str:
    """The part of a person's page that is about their devices."""
    say = wording.message
    count = 1 if visitor.new else await house_of(request).devices.count(visitor.id)
    ways = device_button("code", say("new-device"))
    if count > 1:
        ways += device_button("forget", say("forget-devices", n=count - 1))
    return (
        f"<section><h2>{h(say('devices'))}</h2><p>{h(say('devices-text', n=count))}</p>{ways}"
        f'<a class="button" href="/device">{h(say("have-code"))}</a>{recover_link(request, wording)}</section>'
    )


def device_button(do: str, label: str) -> str:
    return post_form("/me/devices", f"<button>{h(label)}</button>", do=do)


def recover_link(request: Request, wording: Messages) -> str:
    """The way back for those who have no device any more that knows them."""
    works = house_of(request).messenger.post.works
    return f'<p><a href="/recover">{h(wording.message("recover-title"))}</a></p>' if works else ""


async def change(request: Request) -> Response:
    """Make a code, or let no other device in any more."""
    visitor, form = await visitor_of(request), await form_in(request)
    devices = house_of(request).devices
    await welcome(request, visitor)
    if form.get("do") == "forget":
        await devices.forget_others(visitor.id, visitor.secret)
        return remembered(visitor, RedirectResponse("/me", status_code=303))
    if form.get("do") != "code":
        raise KotatsuError("nothing of that kind can be done here")
    return remembered(visitor, _code_page(request, visitor, await devices.new_code(visitor.id)))


def _code_page(request: Request, visitor: Visitor, code: str) -> Response:
    wording = wording_in(visitor.language)
    say = wording.message
    shown = "-".join(code[first : first + GROUP] for first in range(0, len(code), GROUP))
    title = say("new-device")
    body = (
        f'<main class="people joining" id="main"><section class="card"><h1>{h(title)}</h1>{only_here(request, wording)}'
        f"<p>{h(say('code-text', n=round(CODE_SECONDS / 60)))}</p>"
        f'<p class="code" aria-label="{h(" ".join(code))}">{h(shown)}</p>'
        f"{link_box(address_for(request, f'/device/{code}'), say('link-to-device'), wording)}"
        f'<p><a href="/me">{h(say("about-you"))}</a></p></section></main>'
    )
    return page_answer(Page(title, body, "lobby-page", module="people"), visitor, "/me")


async def device_page(request: Request) -> Response:
    """Where a code is typed, or, if a link brought it, confirmed."""
    visitor = await visitor_of(request)
    code = plain_code(text_in(request.path_params.get("code", "")))
    if not code:
        return _typing_page(request, visitor)
    quota_of(request).try_code(address_of(request.scope))
    try:
        person = await house_of(request).person(await house_of(request).devices.whose(code))
    except CodeGone as error:
        return _typing_page(request, visitor, code, error)
    say = wording_in(visitor.language).message
    name = person.name if person else ""
    field = f'<input type="hidden" name="code" value="{h(code)}">'
    return _device_page(visitor, f"<p>{h(say('become', name=name))}</p>", field, say("become-them", name=name))


def _typing_page(request: Request, visitor: Visitor, typed: str = "", error: CodeGone | None = None) -> Response:
    """Where a code is typed; if one was not right, once more."""
    wording = wording_in(visitor.language)
    say = wording.message
    field = (
        f'<label>{h(say("code"))}<input name="code" value="{h(typed)}" autocomplete="one-time-code"'
        f' autocapitalize="characters" spellcheck="false" maxlength="{CODE_LENGTH}" required autofocus></label>'
    )
    trouble = f'<p class="hint-line" role="alert">{h(refusal_text(error, wording))}</p>' if error is not None else ""
    told = f"{trouble}<p>{h(say('type-code'))}</p>{recover_link(request, wording)}"
    return _device_page(visitor, told, field, say("continue"), status_of(error) if error is not None else 200)


def _device_page(visitor: Visitor, told: str, field: str, button: str, status: int = 200) -> Response:
    say = wording_in(visitor.language).message
    warning = "" if visitor.new else f"<p>{h(say('become-warning', name=visitor.person.name))}</p>"
    title = say("devices")
    body = (
        f'<main class="people joining" id="main"><section class="card"><h1>{h(title)}</h1>{told}{warning}'
        f'<form method="post" action="/device">{field}<button class="play">{h(button)}</button></form></section></main>'
    )
    return page_answer(Page(title, body, "lobby-page"), visitor, "/device", status=status)


async def let_in(request: Request) -> Response:
    """This browser becomes a device of whoever made the code, with a secret of its own."""
    visitor, form = await visitor_of(request), await form_in(request)
    quota_of(request).try_code(address_of(request.scope))
    secret = new_secret()
    typed = text_in(form.get("code"))
    try:
        await house_of(request).devices.let_in(typed, secret)
    except CodeGone as error:
        return _typing_page(request, visitor, typed[:CODE_LENGTH], error)
    response = RedirectResponse(f"/?{LET_IN}", status_code=303)
    keep_secret(visitor, response, secret)
    return response
