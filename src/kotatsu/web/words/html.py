"""Small pieces of HTML. Everything that comes from people or data is escaped here."""

from __future__ import annotations

from typing import NamedTuple

from kotatsu.board.icons import sprite
from kotatsu.board.markup import EMPTY, Markup, element, kept, use
from kotatsu.board.markup import escape as h
from kotatsu.board.showing import THEMES
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.texts import Messages
from kotatsu.web.words.signs import signs_link
from kotatsu.web.words.wording import nameless

__all__ = ["SHEETS", "THEMES", "Page", "h", "icon", "pill", "post_form", "whole_page"]

SHEETS = (  # what comes later goes before
    "kotatsu",
    "board",
    "pages",
    "stage",
    "tray",
    "ending",
    "people",
    "small",
    "howto",
    "box",
)
STYLES = "".join(f'<link rel="stylesheet" href="/static/{name}.css">' for name in SHEETS)
ICONS = (
    '<link rel="icon" href="/static/icon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/static/icon-192.png">'
    '<link rel="manifest" href="/static/kotatsu.webmanifest"><meta name="theme-color" content="#16304D">'
)


class Page(NamedTuple):
    title: str
    body: str  # the main element and what belongs to it
    kind: str = ""
    script: bool = False
    module: str = ""  # what the page does besides what every page does
    bar: str = ""  # markup of the night bar that belongs to this page alone


@kept
def icon(name: str) -> Markup:
    return element("svg", use(f"i-{name}"), class_="i", aria_hidden="true", focusable="false")


def crest(seat: int) -> Markup:
    """The sign of a seat, in its colour."""
    return element("span", icon(f"crest-{seat}"), class_=f"crest seat-{seat}")


def figure(number: int) -> str:
    """A number as it is printed: with a real minus."""
    return f"{number}".replace("-", "−")


def pill(name: str, value: str, label: str, chosen: bool, seat: int | None = None, language: str = "") -> str:
    """One of several choices, all of them to be seen. `label` is markup; `seat` is whose seat the choice names."""
    told = " checked" if chosen else ""
    told += f' data-seat="{seat}"' if seat is not None else ""
    lang = f' lang="{language}"' if language else ""
    return (
        f'<label class="pill"{lang}><input type="radio" name="{h(name)}" value="{h(value)}"{told}>{icon("check")}'
        f"<span>{label}</span></label>"
    )


def post_form(action: str, content: str, /, **hidden: object) -> str:
    """A form that does something: markup with its button, and what it sends besides."""
    fields = "".join(f'<input type="hidden" name="{name}" value="{h(str(value))}">' for name, value in hidden.items())
    return f'<form method="post" action="{h(action)}">{fields}{content}</form>'


def search_field(wording: Messages) -> str:
    """Where clauses are searched; the script hides the others, and says so if none is left."""
    none = f'<p class="quiet" id="none-found" role="status" hidden>{h(wording.message("none-found"))}</p>'
    return f'<label class="search">{h(wording.message("search"))} <input type="search" id="search"></label>{none}'


def whole_page(
    page: Page, wording: Messages, name: str, theme: str, path: str, icons: Markup = EMPTY, mark: str = ""
) -> str:
    """A complete document; `mark` says in the night bar who waits. Nothing is inline but the styles of travelling pieces, so
    the content policy can be strict."""
    say = wording.message
    script = '<script src="/static/vendor/idiomorph.min.js" defer></script>' if page.script else ""
    modules = "".join(
        f'<script src="/static/{name}.js" type="module"></script>' for name in ("kotatsu", page.module) if name
    )
    themes = "".join(  # the style sheet shows the one that is not on
        f'<button class="to-{name}" name="theme" value="{name}" title="{h(say("theme-" + name))}">{icon(name)}'
        f'<span class="unseen">{h(say("theme-" + name))}</span></button>'
        for name in THEMES
    )
    chosen = f' data-theme="{h(theme)}"' if theme in THEMES else ""
    languages = "".join(
        f'<button name="language" value="{code}" lang="{code}"{" aria-current=true" if code == wording.language else ""}>'
        f"{code.upper()}</button>"
        for code in sorted(LANGUAGES)
    )
    settings = h(say("settings"))
    me = h(say("about-you") if name in nameless() else name)
    menu, popover, home = "", "", ""
    if page.bar:  # a table has no room for all of it, unless it lies on a desk
        popover = " popover"
        menu = f'<button class="menu" popovertarget="menu" aria-label="{settings}">{icon("menu")}</button>'
        home = f'<a class="home" href="/">{icon("back")}<span>{h(say("to-lobby"))}</span></a>'
    return (
        f'<!doctype html><html lang="{wording.language}"{chosen}><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{h(page.title)}</title>'
        f"{STYLES}{signs_link()}{ICONS}{script}{modules}</head>"
        f'<body class="{h(page.kind)}">{sprite(icons)}'
        f'<a class="skip" href="#main">{h(say("skip"))}</a>'
        f'<header class="bar"><a class="brand" href="/"><span lang="ja">炬燵</span> <span class="word">Kotatsu</span></a>'
        f'{page.bar}{mark}{menu}<nav id="menu"{popover} aria-label="{settings}">'
        f'{home}<form class="settings" method="post" action="/me">'
        f'<input type="hidden" name="back" value="{h(path)}">'
        f'<span role="group" aria-label="{h(say("language"))}">{languages}</span>'
        f'{themes}</form><a class="me" href="/me">{icon("person")}<span class="name">{me}</span></a>'
        f"</nav></header>{page.body}</body></html>"
    )
