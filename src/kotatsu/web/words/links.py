"""Links that somebody passes on: as text to copy or share, and as a code to scan."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import Request

from kotatsu.core.texts import Messages
from kotatsu.web.words.html import h, icon
from kotatsu.web.words.qr import code

COMMANDS = (
    "./play --lan",
    "kotatsu serve --lan",
)  # with which the house is open to others; a line does not break in them
THIS_MACHINE = ("localhost", "127.0.0.1", "::1")


def address_for(request: Request, path: str) -> str:
    """Where others find a page: under the address that the house is known by, else the one it was called by now."""
    base: str = request.app.state.address or str(request.base_url)
    return f"{base.rstrip('/')}{path}"


def reaches_others(address: str) -> bool:
    """Whether other machines can follow a link: not if all that is known of the house is its name on this one."""
    return urlsplit(address).hostname not in THIS_MACHINE


def only_here(request: Request, wording: Messages) -> str:
    """A word about links that lead nowhere on other machines, and what to do about it."""
    if reaches_others(address_for(request, "/")):
        return ""
    told: str = h(wording.message("only-this-machine"))
    for command in COMMANDS:
        told = told.replace(command, f"<code>{command}</code>")
    return f'<p class="hint-line only-here">{told}</p>'


def link_box(address: str, label: str, wording: Messages, more: str = "") -> str:
    """A link with everything that can be done with it, and perhaps more. Without the script it can be selected and scanned; no
    phone is shown a code that it cannot follow."""
    say = wording.message
    elsewhere = reaches_others(address)
    scanned = code(address, label) if elsewhere else ""
    named = label if elsewhere else say("link-only-here", label=label)
    return (
        f'<div class="link-box">{scanned}<div><label>{h(named)}'
        f'<input class="link" readonly value="{h(address)}" spellcheck="false"></label>'
        f'<div class="ways"><button type="button" data-copy="{h(address)}" data-done="{h(say("copied"))}" hidden>'
        f"{icon('copy')}<span>{h(say('copy-link'))}</span></button>"
        f'<button type="button" data-share="{h(address)}" hidden>{icon("share")}<span>{h(say("share-link"))}</span></button>'
        f"{more}</div></div></div>"
    )
