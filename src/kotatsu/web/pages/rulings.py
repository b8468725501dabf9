"""The rulings of a game: what the book says, how it is read here and why, and whether the other reading can be played."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from kotatsu.core.game import AnyGame
from kotatsu.core.rulings import LOST, Ruling, read_rulings
from kotatsu.core.texts import Texts
from kotatsu.web.door.answers import Missing, page_answer
from kotatsu.web.door.asked import game_of
from kotatsu.web.door.visitor import visitor_of
from kotatsu.web.pages.howto import RULES, pages_of
from kotatsu.web.seen.sight import texts_for
from kotatsu.web.words.house_rules import rulings_page_of
from kotatsu.web.words.html import Page, h, search_field
from kotatsu.web.words.markdown import inline, listed
from kotatsu.web.words.wording import wording_in

MOST_KEPT = 32  # games in a language


async def rulings_page(request: Request) -> Response:
    game, visitor = game_of(request), await visitor_of(request)
    wording, texts = wording_in(visitor.language), texts_for(game, visitor.language, ())
    say = wording.message
    rulings = list(rulings_of(game, visitor.language).values())
    options = dict.fromkeys(ruling.option for ruling in rulings if ruling.option)
    played = "".join(_links([each for each in rulings if each.option == option], texts) for option in options)
    told = "".join(
        f"<section><h2>{h(chapter)}</h2>{''.join(_entry(ruling, game, texts) for ruling in under)}</section>"
        for chapter, under in groupby(rulings, key=lambda ruling: ruling.clause.chapter)
    )
    title = say("rulings-of", game=texts.message("title"))
    playable = f'<p>{h(say("rulings-played"))}</p><ul class="played">{played}</ul>' if played else ""
    body = (
        f'<main class="rules" id="main">{pages_of(game, wording, RULES)}<h1>{h(title)}</h1>'
        f'<p class="note">{h(say("rulings-text", n=len(rulings)))} '
        f'<a href="/rules/{game.name}">{h(say("rules-of", game=texts.message("title")))}</a></p>{playable}'
        f'{search_field(wording)}<div id="clauses" class="clauses">{told}</div></main>'
    )
    return page_answer(Page(title, body, "rules-page"), visitor, rulings_page_of(game))


async def ruling_text(request: Request) -> Response:
    """One ruling, for those who want to read it where they are."""
    game, visitor = game_of(request), await visitor_of(request)
    ruling = rulings_of(game, visitor.language).get(request.path_params["ruling"])
    if ruling is None:
        raise Missing("no-page")
    told = _told(ruling, game, texts_for(game, visitor.language, ()))
    return JSONResponse({"id": ruling.id, "heading": ruling.clause.heading, "text": told})


@lru_cache(MOST_KEPT)
def rulings_of(game: AnyGame, language: str) -> dict[str, Ruling]:
    """The rulings of a game by their numbers: read once."""
    return {ruling.id: ruling for ruling in read_rulings(game, language)}


def _links(rulings: Sequence[Ruling], texts: Texts) -> str:
    """A house rule, with the rulings that it turns round."""
    name = h(texts.message(f"option-{rulings[0].option}"))
    links = ", ".join(f'<a href="#{ruling.id}">{ruling.id}</a>' for ruling in rulings)
    return f"<li>{name} ({links})</li>"


def _entry(ruling: Ruling, game: AnyGame, texts: Texts) -> str:
    number = f'<a class="number" href="#{ruling.id}">{ruling.id}</a>'
    return f'<div class="clause ruling" id="{ruling.id}">{number}{_told(ruling, game, texts)}</div>'


def _told(ruling: Ruling, game: AnyGame, texts: Texts) -> str:
    rules = f"/rules/{game.name}"
    say = wording_in(texts.language).message
    first, *items = ruling.clause.text.split("\n")
    ours = f'{inline(first, rules)}{listed(items, rules)} <a href="{rules}#{ruling.clause.id}">{ruling.clause.id}</a>'
    rows = [("ruling-book", _book(ruling, texts)), ("ruling-ours", ours), ("ruling-why", inline(ruling.why, rules))]
    if ruling.option:
        played = texts.message(f"option-{ruling.option}")
        about = f"option-{ruling.option}-about"
        other = h(texts.message(about)) if texts.has(about) else ""
        rows += [("ruling-other", other)] if other else []
        rows.append(("ruling-played", h(say("ruling-as-option", name=played))))
    elif ruling.other:
        rows += [("ruling-other", h(ruling.other)), ("ruling-played", h(say("ruling-not-played")))]
    else:
        rows.append(("ruling-other", f"{h(say(f'ruling-no-other-{ruling.basis}'))}{_boxes(ruling, game, texts)}"))
    return f"<dl>{''.join(f'<dt>{h(say(name))}</dt><dd>{told}</dd>' for name, told in rows)}</dl>"


def _boxes(ruling: Ruling, game: AnyGame, texts: Texts) -> str:
    """Where values are corrected, if it is they that are in doubt."""
    if ruling.basis != LOST:
        return ""
    return f' <a href="/boxes?game={h(game.name)}">{h(wording_in(texts.language).message("own-boxes"))}</a>'


def _book(ruling: Ruling, texts: Texts) -> str:
    """The words of the book as they are printed, and where; or that there are none."""
    say = wording_in(texts.language).message
    where = ", ".join(source.remark for source in ruling.clause.sources if source.kind == "book")
    if not ruling.book:
        return h(say(f"ruling-no-words-{ruling.basis}"))
    cited = f' <cite lang="de">({h(where)})</cite>' if where else ""
    return f'<q lang="de">{h(ruling.book)}</q>{cited}'
