"""How to play: the illustrated pages of a game for newcomers, and the legend of its icons."""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from kotatsu.core.game import AnyGame
from kotatsu.core.texts import Messages
from kotatsu.core.tour import load_tour
from kotatsu.web.door.answers import Missing, page_answer
from kotatsu.web.door.asked import game_of
from kotatsu.web.door.incoming import number_in
from kotatsu.web.door.visitor import visitor_of
from kotatsu.web.words.covers import cover_image
from kotatsu.web.words.html import Page, h, icon
from kotatsu.web.words.primer import Primer, drawn_primer, primer_of, teaches
from kotatsu.web.words.wording import wording_in

ICONS, RULES = "icons", "rules"  # the legend and the clauses among the pages


async def howto_page(request: Request) -> Response:
    game, visitor = game_of(request), await visitor_of(request)
    primer, wording = await run_in_threadpool(drawn_primer, game, visitor.language), wording_in(visitor.language)
    number = number_in(request.path_params.get("page", "1")) or 0
    if not 1 <= number <= len(primer.leaves):
        raise Missing("no-page")
    name = primer.texts.message("title")
    title = wording.message("how-to-play-of", game=name) if number == 1 else primer.title(number - 1)
    cover = cover_image(game, visitor.theme, "cover", primer.texts) if number == 1 else ""
    chapters = await run_in_threadpool(primer.chapters, number - 1)
    body = (
        f'<main class="howto" id="main">{pages_of(game, wording, str(number))}'
        f'<section class="lead"><div><h1>{h(title)}</h1><p class="facts">{h(_facts(primer, number, wording))}</p>'
        f'<p class="goal">{primer.lead(number - 1)}</p></div>{cover}</section>'
        f"{chapters}{_onwards(primer, number, wording)}</main>"
    )
    page = Page(title if number == 1 else f"{name}: {title}", body, "howto-page")
    return page_answer(page, visitor, _address(game, number), primer.look.icons())


async def icons_page(request: Request) -> Response:
    game, visitor = game_of(request), await visitor_of(request)
    primer, wording = await run_in_threadpool(drawn_primer, game, visitor.language), wording_in(visitor.language)
    if not primer.icons:
        raise Missing("no-page")
    title = wording.message("icons-of", game=primer.texts.message("title"))
    shown = "".join(f"<li>{icon(name)}<span>{h(told)}</span></li>" for name, told in primer.icons.items())
    body = (
        f'<main class="howto" id="main">{pages_of(game, wording, ICONS)}<h1>{h(title)}</h1>'
        f'<ul class="icons">{shown}</ul></main>'
    )
    return page_answer(Page(title, body, "howto-page"), visitor, f"/icons/{game.name}", primer.look.icons())


def howto_link(
    game: AnyGame, texts: Messages, wording: Messages, inside: str = "", more: str = "", after: str = ""
) -> str:
    """A link to the pages for newcomers, if a game has them. `inside` goes before the words, `more` are attributes, `after`
    follows the words."""
    if not teaches(texts):
        return ""
    return f'<a href="{_address(game, 1)}"{more}>{inside}{h(wording.message("how-to-play"))}{after}</a> '


def icons_link(game: AnyGame, wording: Messages, more: str = "") -> str:
    """A link to the legend, if a game has one."""
    if not primer_of(game, wording.language).icons:
        return ""
    return f'<a href="/icons/{h(game.name)}"{more}>{h(wording.message("icons"))}</a> '


def _address(game: AnyGame, number: int) -> str:
    return f"/how-to/{h(game.name)}/{number}" if number > 1 else f"/how-to/{h(game.name)}"


def pages_of(game: AnyGame, wording: Messages, here: str) -> str:
    """All that can be read about a game; `here` is what is being read. Empty if there are only the clauses."""
    primer, say = primer_of(game, wording.language), wording.message
    if not primer.leaves and not primer.icons:
        return ""
    shown = [
        (str(n), _address(game, n), primer.title(n - 1) if n > 1 else say("how-to-play"))
        for n in range(1, len(primer.leaves) + 1)
    ]
    shown += [
        *([(ICONS, f"/icons/{h(game.name)}", say("icons"))] if primer.icons else []),
        (RULES, f"/rules/{h(game.name)}", say("every-rule")),
    ]
    links = "".join(
        f'<li><a href="{address}"{" aria-current=page" if name == here else ""}>{h(label)}</a></li>'
        for name, address, label in shown
    )
    return f'<nav class="leaves" aria-label="{h(primer.texts.message("title"))}"><ul>{links}</ul></nav>'


def _facts(primer: Primer, number: int, wording: Messages) -> str:
    seats = primer.game.seat_counts
    players = f"{seats[0]}–{seats[-1]}" if len(seats) > 1 else str(seats[0])
    pages = len(primer.leaves)
    return wording.message("how-to-facts", players=players, minutes=primer.game.minutes, page=number, pages=pages)


def _onwards(primer: Primer, number: int, wording: Messages) -> str:
    """Where to go from here: to the tour, or to the other page."""
    game, say = primer.game, wording.message
    tour = (
        f'<form method="post" action="/tours/{h(game.name)}"><button class="learn">{icon("book")}'
        f"{h(say('learn-by-playing', n=game.learn_minutes))}</button></form>"
        if load_tour(game) is not None
        else ""
    )
    other = number % len(primer.leaves) + 1
    label = primer.title(other - 1) if other > 1 else say("how-to-play")
    turn = f'<a class="button" href="{_address(game, other)}">{h(say("page-with", page=other, title=label))}</a>'
    rule = f'{h(say("looking-for-a-rule"))} <a href="/rules/{h(game.name)}">{h(say("every-rule"))}</a>'
    return f'<footer>{tour}{turn}<p class="quiet">{rule}</p></footer>'
