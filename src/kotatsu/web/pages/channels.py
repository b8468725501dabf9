"""Being told: how somebody wants to hear that it is their turn, and days on which they are away."""

from __future__ import annotations

from contextlib import suppress

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from kotatsu.core.errors import KotatsuError, Refusal
from kotatsu.core.texts import Messages
from kotatsu.house.clock import DAY
from kotatsu.house.house import House
from kotatsu.house.post import outbound, push
from kotatsu.house.post.channels import EMAIL, PUSH, WEBHOOK, Channel, LinkGone
from kotatsu.house.post.mail import Letter, Unknown, plain_address
from kotatsu.house.post.outbound import Failed
from kotatsu.web.door.answers import page_answer
from kotatsu.web.door.incoming import form_in, number_in, text_in, wish_in
from kotatsu.web.door.quota import address_of, quota_of
from kotatsu.web.door.visitor import Visitor, house_of, remembered, visitor_of, welcome
from kotatsu.web.words.html import Page, h, icon, post_form
from kotatsu.web.words.links import address_for
from kotatsu.web.words.names import as_name_only
from kotatsu.web.words.wording import wording_in

SHOWN = 60  # characters of an address


# -- the part of a person's page ---------------------------------------------------------------------


async def channels_section(request: Request, visitor: Visitor, wording: Messages) -> str:
    """The ways to be told that the house has, each with what is on now."""
    say, house = wording.message, house_of(request)
    messenger = house.messenger
    ways = [(EMAIL, messenger.post.works), (WEBHOOK, messenger.notices.webhooks), (PUSH, messenger.notices.push)]
    if not any(works for _, works in ways):
        return _away(request, visitor, wording)
    mine = [] if visitor.new else await house.channels.of(visitor.id)
    rows = "".join(_row(channel, wording) for channel in mine)
    forms = ""
    if messenger.notices.push:
        key = push.public_key(await house.channels.push_key())
        forms += (
            f'<p class="push-here" id="push-here" data-key="{h(key)}" data-refused="{h(say("push-refused"))}" hidden>'
            f'<button type="button">{icon("flag")}{h(say("push-here"))}</button></p>'
        )
    if messenger.post.works:
        forms += _form(EMAIL, "email", say("mail-address"), say("mail-add"), "email")
    if messenger.notices.webhooks:
        about = f'<summary>{h(say("webhook-summary"))}</summary><p class="quiet">{h(say("webhook-text"))}</p>'
        form = _form(WEBHOOK, "url", say("webhook-address"), say("webhook-add"), "off")
        forms += f'<details class="webhook">{about}{form}</details>'
    text = say("notices-text", n=round(messenger.notices.pause_minutes))
    listed = f'<ul class="channels">{rows}</ul>' if rows else ""
    return (
        f'<section id="notices"><h2>{h(say("notices"))}</h2><p>{h(text)}</p>{listed}{forms}</section>'
        f"{_away(request, visitor, wording)}"
    )


def _row(channel: Channel, wording: Messages) -> str:
    say = wording.message
    name = say("this-kind-push") if channel.kind == PUSH else channel.address[:SHOWN]
    state = "" if channel.confirmed else f' <span class="quiet">{h(say("mail-unconfirmed"))}</span>'
    label = say("channel-remove")
    button = f'<button aria-label="{h(label)}: {h(name)}">{h(label)}</button>'
    form = post_form("/me/channels", button, do="remove", channel=channel.id)
    return f"<li><span>{h(name)}{state}</span>{form}</li>"


def _form(do: str, kind: str, label: str, button: str, complete: str) -> str:
    field = f'<label>{h(label)}<input name="address" type="{kind}" autocomplete="{complete}" required></label>'
    return post_form("/me/channels", f"{field}<button>{h(button)}</button>", do=do)


def _away(request: Request, visitor: Visitor, wording: Messages) -> str:
    """Days on which clocks of days stand."""
    vacations, say = house_of(request).vacations, wording.message
    left, until = int(vacations.left(visitor.id) + 1e-6), vacations.until(visitor.id)
    if until:
        days = max(1, round((until - house_of(request).time()) / DAY))
        end = post_form("/me/away", f"<button>{h(say('away-end'))}</button>", days=0)
        now = f"<p>{h(say('away-until', n=days))}</p>{end}"
    else:
        field = f'<input name="days" type="number" min="1" max="{left}" value="{min(7, left)}" required>'
        content = f"<label>{h(say('away-days'))}{field}</label><button>{h(say('away-begin'))}</button>"
        now = post_form("/me/away", content)
    return f'<section id="away"><h2>{h(say("away-title"))}</h2><p>{h(say("away-text", n=left))}</p>{now}</section>'


# -- what is changed there ---------------------------------------------------------------------------


def _base(request: Request) -> str:
    """Where the links lead that somebody gets: where they have found the house themselves."""
    return address_for(request, "")


async def change(request: Request) -> Response:
    """Add a way to be told, or remove one."""
    visitor, form = await visitor_of(request), await form_in(request)
    house, do = house_of(request), text_in(form.get("do"))
    messenger = house.messenger
    if do not in (EMAIL, WEBHOOK, "remove"):
        raise KotatsuError("nothing of that kind can be done here")
    await welcome(request, visitor)
    if do == "remove":
        await house.channels.remove(text_in(form.get("channel")), visitor.id)
    elif do == EMAIL:
        if not messenger.post.works:
            raise Refusal("no-mail-here")
        to = plain_address(text_in(form.get("address")))
        quota_of(request).write_to(to, visitor.id, address_of(request.scope))
        token = await house.channels.add(visitor.id, EMAIL, to, {"base": _base(request)})
        try:
            await messenger.send(_letter(_base(request), visitor.language, to, "confirm", f"/confirm/{token}"))
        except (Failed, Unknown):
            raise Refusal("mail-failed") from None
        return remembered(visitor, _told_page(visitor, "confirm-title", "confirm-sent"))
    else:
        if not messenger.notices.webhooks:
            raise Refusal("no-webhooks-here")
        to = text_in(form.get("address"), outbound.LONGEST).strip()
        outbound.checked(to, messenger.notices.private)
        await house.channels.add(visitor.id, WEBHOOK, to, {"base": _base(request)})
    return remembered(visitor, RedirectResponse("/me#notices", status_code=303))


async def subscribe(request: Request) -> Response:
    """A browser wants to be pushed to."""
    visitor, wish = await visitor_of(request), await wish_in(request)
    messenger = house_of(request).messenger
    if not messenger.notices.push:
        raise Refusal("no-push-here")
    given = wish.get("keys")
    keys = given if isinstance(given, dict) else {}
    endpoint = text_in(wish.get("endpoint"), outbound.LONGEST)
    outbound.checked(endpoint, messenger.notices.private)
    found = push.Keys(text_in(keys.get("p256dh")), text_in(keys.get("auth")))
    push.check(found)
    await welcome(request, visitor)
    await house_of(request).channels.add(visitor.id, PUSH, endpoint, {**found._asdict(), "base": _base(request)})
    return remembered(visitor, JSONResponse({"ok": True}))


async def away(request: Request) -> Response:
    visitor, form = await visitor_of(request), await form_in(request)
    days = number_in(form.get("days"))
    if days is None:
        raise Refusal("too-many-days")
    await welcome(request, visitor)
    house = house_of(request)
    await house.vacations.take(visitor.id, days)
    house.timekeeper.wake()
    return remembered(visitor, RedirectResponse("/me#away", status_code=303))


# -- links in letters --------------------------------------------------------------------------------


async def confirm_page(request: Request) -> Response:
    """A link alone confirms nothing: programs that check mail follow links, too."""
    visitor, token = await visitor_of(request), text_in(request.path_params["token"])
    channel = await house_of(request).channels.waiting_for(token)
    return _sure_page(visitor, "confirm-title", "confirm-text", f"/confirm/{token}", "confirm-yes", channel.address)


async def confirm(request: Request) -> Response:
    visitor = await visitor_of(request)
    await house_of(request).channels.confirm(text_in(request.path_params["token"]))
    return _told_page(visitor, "confirm-title", "confirm-done")


async def stop_page(request: Request) -> Response:
    visitor, secret = await visitor_of(request), text_in(request.path_params["secret"])
    try:
        await house_of(request).channels.behind(secret)
    except LinkGone:
        return _told_page(visitor, "stop-title", "stop-done")
    return _sure_page(visitor, "stop-title", "stop-text", f"/unsubscribe/{secret}", "stop-yes")


async def stop(request: Request) -> Response:
    """No more messages this way, for whoever has the link of one: a mail program may ask for it by itself."""
    visitor, secret = await visitor_of(request), text_in(request.path_params["secret"])
    channels = house_of(request).channels
    with suppress(LinkGone):  # then there are none any more
        await channels.remove((await channels.behind(secret)).id)
    return _told_page(visitor, "stop-title", "stop-done")


# -- coming back without a device --------------------------------------------------------------------


async def recover_page(request: Request) -> Response:
    visitor = await visitor_of(request)
    _needs_mail(request)
    say = wording_in(visitor.language).message
    body = (
        f'<main class="people joining" id="main"><section class="card"><h1>{h(say("recover-title"))}</h1>'
        f'<p>{h(say("recover-text"))}</p><form method="post" action="/recover"><label>{h(say("mail-address"))}'
        f'<input name="address" type="email" autocomplete="email" required autofocus></label>'
        f'<button class="play">{h(say("recover-send"))}</button></form></section></main>'
    )
    return page_answer(Page(say("recover-title"), body, "lobby-page"), visitor, "/recover")


async def recover(request: Request) -> Response:
    """Send a link to whoever was here before. Nobody learns whether anybody was."""
    visitor, form = await visitor_of(request), await form_in(request)
    _needs_mail(request)
    to = plain_address(text_in(form.get("address")))
    quota_of(request).write_to(to, "", address_of(request.scope))
    # beside the answer: how long that takes tells nothing either
    house_of(request).messenger.soon(lambda: _send_ways_back(house_of(request), to, request.app.state.address))
    return _told_page(visitor, "recover-title", "recover-sent")


async def _send_ways_back(house: House, to: str, address: str) -> None:
    """Send everybody who is reached at a mail address a link that lets them in."""
    for channel in await house.channels.owners(to):
        person = await house.person(channel.person)
        if person is not None:
            code = await house.devices.new_code(person.id)
            # whoever asks may have called the house by any number, so the link begins as its owner called it
            base = address.rstrip("/") or channel.base
            name = as_name_only(person.name)
            house.messenger.send_soon(_letter(base, person.language, to, "recover", f"/device/{code}", name=name))


def _needs_mail(request: Request) -> None:
    if not house_of(request).messenger.post.works:
        raise Refusal("no-mail-here")


def _letter(base: str, language: str, to: str, what: str, path: str, **values: object) -> Letter:
    """A link by mail, in the language of whom it is for."""
    say = wording_in(language).message
    text = f"{say(f'{what}-letter', **values)}\n\n{base}{path}\n\n{say('letter-ignore')}\n"
    return Letter(to, say(f"{what}-subject"), text)


# -- pages -------------------------------------------------------------------------------------------


def _told_page(visitor: Visitor, title: str, told: str) -> Response:
    say = wording_in(visitor.language).message
    body = (
        f'<main class="notice page" id="main"><h1>{h(say(title))}</h1><p role="status">{h(say(told))}</p>'
        f'<p><a class="button" href="/">{h(say("to-lobby"))}</a></p></main>'
    )
    return page_answer(Page(say(title), body), visitor, "/")


def _sure_page(visitor: Visitor, title: str, text: str, action: str, button: str, address: str = "") -> Response:
    say = wording_in(visitor.language).message
    body = (
        f'<main class="people joining" id="main"><section class="card"><h1>{h(say(title))}</h1>'
        f'<p>{h(say(text, address=address))}</p><form method="post" action="{h(action)}">'
        f'<button class="play">{h(say(button))}</button></form></section></main>'
    )
    return page_answer(Page(say(title), body, "lobby-page"), visitor, "/")
