"""The box in which people at a table talk. The browser fills it."""

from __future__ import annotations

from kotatsu.core.texts import Messages
from kotatsu.house.talk import PLAYERS
from kotatsu.web.door.limits import MESSAGE
from kotatsu.web.words.html import h, icon

TALKED = (
    "typing",
    "away-now",
    "talk",
    "people-here",
    "people-watching",
    "new-messages",
    "mute",
    "mute-short",
    "unmute",
    "muted",
)  # words it needs


def talk_button(wording: Messages) -> str:
    """The way to the talk where it stands on a page of its own."""
    label = h(wording.message("talk"))
    return f'<button class="to-talk" aria-label="{label}" title="{label}">{icon("chat")}<span class="count" hidden></span></button>'


def talk_box(wording: Messages, room: str, over: bool) -> str:
    """A log for screen readers, which reads out what is new; below it a line to write."""
    say = wording.message
    who = say("talk-all" if over else f"talk-{'players' if room == PLAYERS else 'watchers'}")
    return (
        f'<section class="talk" id="talk" aria-label="{h(say("talk"))}"><h2><button class="link" id="to-talk"'
        f' aria-expanded="false" aria-controls="talking">{icon("chat")}{h(say("talk"))}<span class="kind">{h(who)}</span>'
        f'<span class="count" id="unread" hidden></span></button></h2>'
        f'<div id="talking" hidden><p class="around" id="around"></p>'
        f'<div role="log" aria-live="polite" aria-label="{h(say("talk"))}"><ol id="said" tabindex="0"></ol></div>'
        f'<div role="status"><ul id="quiet"></ul></div><p class="typing" id="typing"></p>'
        f'<form id="say"><input name="text" maxlength="{MESSAGE}" autocomplete="off"'
        f' placeholder="{h(say("say-something"))}" aria-label="{h(say("say-something"))}" enterkeyhint="send">'
        f'<button aria-label="{h(say("send"))}" title="{h(say("send"))}">{icon("on")}</button></form></div></section>'
    )
