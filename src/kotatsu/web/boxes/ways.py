"""What can be done with a box as a whole, at the head of its page: passing it on, helpers, versions, its name, its end."""

from __future__ import annotations

from starlette.requests import Request

from kotatsu.core.texts import Messages
from kotatsu.house.boxes import NAME_LENGTH, Box
from kotatsu.house.identity import handle
from kotatsu.web.door.visitor import Visitor, house_of
from kotatsu.web.words.done import DONE
from kotatsu.web.words.html import h, icon, post_form
from kotatsu.web.words.links import address_for, link_box, only_here
from kotatsu.web.words.wording import wording_in

NOTES = ("saved", "same", "renamed", "invited", "dismissed")
SHARED = ("invited", "dismissed")


def button(box: Box, do: str, label: str, final: str = "", **more: str) -> str:
    """A form with one button and what it sends."""
    return post_form(f"/box/{box.id}", f"<button{final}>{h(label)}</button>", do=do, **more)


def notice(request: Request, box: Box, wording: Messages) -> str:
    """A word about what has just been done, in words of ours only."""
    done = request.query_params.get(DONE, "")
    if done not in NOTES:
        return ""
    return f'<p class="hint-line" role="status">{h(wording.message(f"box-done-{done}", n=box.version))}</p>'


async def ways(request: Request, box: Box, visitor: Visitor) -> str:
    """Folded, so that the sheets are near."""
    wording = wording_in(visitor.language)
    say = wording.message
    shared = request.query_params.get(DONE, "") in SHARED
    parts = [
        ("share", say("share-box"), await _share(request, box, visitor), shared),
        ("versions", say("box-versions"), await _versions(request, box, wording), False),
    ]
    if box.may_write(visitor.id):
        parts.append(("name", say("rename"), _name(box, wording), False))
    if box.person == visitor.id:
        gone = f"<p>{h(say('delete-box-text'))}</p>{button(box, 'delete', say('delete-box'), ' class=final')}"
        parts.append(("delete", say("delete-box"), gone, False))
    folded = "".join(
        f'<details id="{name}"{" open" if is_open else ""}><summary>{h(title)}</summary><div>{body}</div></details>'
        for name, title, body, is_open in parts
    )
    return f'<div class="box-ways">{folded}</div>'


async def _share(request: Request, box: Box, visitor: Visitor) -> str:
    wording = wording_in(visitor.language)
    say = wording.message
    link = link_box(address_for(request, f"/box/{box.id}"), say("box-link"), wording)
    told = f"{only_here(request, wording)}<p>{h(say('share-box-text'))}</p>{link}"
    if box.person == visitor.id:
        secret = house_of(request).boxes.secret_of(box, visitor.secret)
        helping = (
            link_box(address_for(request, f"/box/{box.id}/help/{secret}"), say("box-help-link"), wording)
            if secret
            else ""
        )
        told += (
            f"<h3>{h(say('box-helpers'))}</h3><p>{h(say('box-help-text'))}</p>{await _helpers(request, box, visitor)}"
            f"{helping}{button(box, 'invite', say('box-invite'))}"
        )
    elif box.may_write(visitor.id):
        told += button(box, "dismiss", say("box-help-no-more"))
    return told


async def _helpers(request: Request, box: Box, visitor: Visitor) -> str:
    """Who may write besides the owner."""
    say, lines = wording_in(visitor.language).message, ""
    for helper in box.helpers:
        person = await house_of(request).person(helper)
        name = person.name if person is not None else say("guest")
        who = handle(visitor.id, helper)
        lines += f"<li><span>{h(name)}</span>{button(box, 'dismiss', say('box-dismiss'), who=who)}</li>"
    return f'<ul class="helpers">{lines}</ul>' if lines else f'<p class="quiet">{h(say("box-no-helpers"))}</p>'


async def _versions(request: Request, box: Box, wording: Messages) -> str:
    say = wording.message
    lines = "".join(
        f'<li><a href="/box/{h(box.id)}/file?version={number}" download>{icon("save")}{h(say("box-version", n=number))}</a></li>'
        for number in await house_of(request).boxes.versions(box.id)
    )
    listed = f"<ul>{lines}</ul>" if lines else f"<p>{h(say('box-without-version'))}</p>"
    return f"<p>{h(say('box-versions-text'))}</p>{listed}"


def _name(box: Box, wording: Messages) -> str:
    say = wording.message
    field = (
        f'<input name="name" value="{h(box.name)}" maxlength="{NAME_LENGTH}" aria-label="{h(say("name"))}" required>'
    )
    return post_form(f"/box/{box.id}", f"{field}<button>{h(say('rename'))}</button>", do="rename")
