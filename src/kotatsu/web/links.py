"""Links that somebody passes on: as text to copy or share, and as a code to scan."""

from __future__ import annotations

from starlette.requests import Request

from kotatsu.core.texts import Messages
from kotatsu.web.html import h, icon
from kotatsu.web.qr import code

OPTION = "--lan"  # with which the house is open to others; a line does not break in it


def address_for(request: Request, path: str) -> str:
    """Where others find a page: under the address that the house is known by, else the one it was called by now."""
    base: str = request.app.state.address or str(request.base_url)
    return f"{base.rstrip('/')}{path}"


def reaches_others(request: Request) -> bool:
    """Whether other machines can follow a link: not if all that is known of the house is its name on this one."""
    return bool(request.app.state.address) or request.url.hostname not in ("localhost", "127.0.0.1", "::1")


def only_here(request: Request, wording: Messages) -> str:
    """A word about links that lead nowhere on other machines, and what to do about it."""
    if reaches_others(request):
        return ""
    told = h(wording.message("only-this-machine")).replace(OPTION, f"<code>{OPTION}</code>")
    return f'<p class="hint-line">{told}</p>'


def link_box(address: str, label: str, wording: Messages, more: str = "") -> str:
    """A link with everything that can be done with it, and perhaps more. Without the script it can be selected and scanned."""
    say = wording.message
    return (
        f'<div class="link-box">{code(address, label)}<div><label>{h(label)}'
        f'<input class="link" readonly value="{h(address)}" spellcheck="false"></label>'
        f'<div class="ways"><button type="button" data-copy="{h(address)}" data-done="{h(say("copied"))}" hidden>'
        f"{icon('copy')}<span>{h(say('copy-link'))}</span></button>"
        f'<button type="button" data-share="{h(address)}" hidden>{icon("share")}<span>{h(say("share-link"))}</span></button>'
        f"{more}</div></div></div>"
    )
