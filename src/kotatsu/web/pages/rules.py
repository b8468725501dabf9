"""The rules of a game, clause by clause, and its components with where each value comes from."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from pathlib import Path

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from kotatsu.board.look import look_of
from kotatsu.board.sheets import SOURCES, Line, Sheet
from kotatsu.core.game import AnyGame
from kotatsu.core.rules import Clause, read_clauses, read_introduction, rules_file
from kotatsu.core.rulings import ruling_in
from kotatsu.core.texts import Messages, Texts
from kotatsu.house.boxes import Box
from kotatsu.web.door.answers import Missing, page_answer
from kotatsu.web.door.asked import game_of
from kotatsu.web.door.visitor import house_of, visitor_of
from kotatsu.web.pages.howto import RULES, pages_of
from kotatsu.web.seen.sight import texts_for
from kotatsu.web.table.looking import at_table
from kotatsu.web.words.house_rules import rulings_page_of
from kotatsu.web.words.html import Page, h, search_field
from kotatsu.web.words.markdown import inline, listed
from kotatsu.web.words.wording import wording_in

SIGN = "i"
OWN = "<!-- own -->"  # where a page says how to correct it
BOOK_LANGUAGE = ' lang="de"'
MOST_KEPT = 32  # rules files
NUMBERED = re.compile(r"(\d+)\.? ")  # a heading


async def rules_page(request: Request) -> Response:
    game, visitor = game_of(request), await visitor_of(request)
    wording, texts = wording_in(visitor.language), texts_for(game, visitor.language, ())
    path = rules_file(game.folder, visitor.language)
    chapters = [
        (number, heading, list(clauses))
        for number, (heading, clauses) in enumerate(groupby(read_clauses(path), key=lambda clause: clause.chapter), 1)
    ]
    titles = _titles([heading for _, heading, _ in chapters])
    contents = "".join(
        f'<li><a href="#chapter-{number}">{h(title)}</a></li>'
        for (number, _, _), title in zip(chapters, titles, strict=True)
    )
    rulings = rulings_page_of(game)
    told = "".join(_chapter(number, heading, clauses, rulings, wording) for number, heading, clauses in chapters)
    title = wording.message("rules-of", game=texts.message("title"))
    body = (
        f'<main class="rules" id="main">{pages_of(game, wording, RULES)}<h1>{h(title)}</h1>'
        f'{_about(texts)}<p class="terms">{inline(read_introduction(path))}</p>'
        f'<p class="note">{h(wording.message("rules-text", sign=SIGN))} '
        f'<a href="/components/{game.name}">{h(wording.message("components-of", game=texts.message("title")))}</a> '
        f'<a href="{rulings_page_of(game)}">{h(wording.message("all-rulings"))}</a></p>'
        f'{search_field(wording)}<nav class="contents" aria-label="{h(wording.message("contents"))}"><ul>{contents}</ul></nav>'
        f'<div id="clauses" class="clauses">{told}</div></main>'
    )
    return page_answer(Page(title, body, "rules-page"), visitor, f"/rules/{game.name}")


def _titles(headings: Sequence[str]) -> list[str]:
    """The chapters of the rules for a list of them. Where a number is left out, and clauses are cited by the others, the list has
    none: nothing shall look as if it were missing."""
    found = [NUMBERED.match(heading) for heading in headings]
    if [int(each[1]) for each in found if each] == list(range(1, len(headings) + 1)):
        return list(headings)
    return [heading[each.end() :] if each else heading for heading, each in zip(headings, found, strict=True)]


def _about(texts: Texts) -> str:
    """What a game is about, if it says so."""
    return f'<p class="about">{h(texts.message("about"))}</p>' if texts.has("about") else ""


def _chapter(number: int, heading: str, clauses: list[Clause], rulings: str, wording: Messages) -> str:
    told = ""
    for section, under in groupby(clauses, key=lambda clause: clause.heading):
        lines = "".join(_clause(clause, rulings, wording) for clause in under)
        told += lines if section == heading else f"<section><h3>{h(section)}</h3>{lines}</section>"
    return f'<section><h2 id="chapter-{number}">{h(heading)}</h2>{told}</section>'


def _clause(clause: Clause, rulings: str, wording: Messages) -> str:
    number = f'<a class="number" href="#{clause.id}">{clause.id}</a>'
    return f'<div class="clause" id="{clause.id}">{number} {_told(clause, rulings, wording)}</div>'


def _told(clause: Clause, rulings: str, wording: Messages, rules: str = "") -> str:
    """What a clause says; other clauses that it names stand on the page `rules`, its ruling on the page `rulings`."""
    first, *items = clause.text.split("\n")
    return f"{inline(first, rules)}{_sources(clause, rulings, wording)}{listed(items, rules)}"


async def clause_text(request: Request) -> Response:
    """One clause, for those who want to read it where they are."""
    game, visitor = game_of(request), await visitor_of(request)
    clause = clauses_in(rules_file(game.folder, visitor.language)).get(request.path_params["clause"])
    if clause is None:
        raise Missing("no-page")
    told = _told(clause, rulings_page_of(game), wording_in(visitor.language), f"/rules/{game.name}")
    return JSONResponse({"id": clause.id, "heading": clause.heading, "text": told})


@lru_cache(MOST_KEPT)
def clauses_in(path: Path) -> dict[str, Clause]:
    """The clauses of a rules file by their numbers: read once, because tables ask for them one by one."""
    return {clause.id: clause for clause in read_clauses(path)}


def _sources(clause: Clause, rulings: str, wording: Messages) -> str:
    """A small sign that opens where the clause comes from; the headings of the rule book are cited as they are."""
    if not clause.sources:
        return ""
    named = h(wording.message("provenance", clause=clause.id))
    told = "".join(
        f"<li>{h(wording.message('provenance-' + source.kind))}: "
        f"<span{BOOK_LANGUAGE if source.kind == 'book' else ''}>{inline(source.remark)}</span>"
        f"{_ruling(clause, rulings) if source.kind == 'ruling' else ''}</li>"
        for source in clause.sources
    )
    return f'<details class="sources"><summary aria-label="{named}" title="{named}">{SIGN}</summary><ul>{told}</ul></details>'


def _ruling(clause: Clause, rulings: str) -> str:
    """Where a ruling is told with the words of the book and the other reading."""
    number = ruling_in(clause.id)
    return f' <a href="{rulings}#{number}">{number}</a>'


async def components_page(request: Request) -> Response:
    game, visitor = game_of(request), await visitor_of(request)
    own = [] if visitor.new else await house_of(request).boxes.of(visitor.id, game.name)
    page = _components(game, visitor.language)
    body = page.body.replace(OWN, _own(game, own, wording_in(visitor.language)))
    return page_answer(page._replace(body=body), visitor, f"/components/{game.name}", look_of(game).icons())


async def table_components(request: Request) -> Response:
    """The components of a table, which may be those of somebody's own box."""
    table, visitor = await at_table(request)
    game = table.match.game
    page = await run_in_threadpool(_components, game, visitor.language)
    own = game.components.own
    told = wording_in(visitor.language).message("played-with", box=own.title) if own is not None else ""
    body = page.body.replace(OWN, f"<p><b>{h(told)}</b></p>" if told else "")
    path = f"/t/{table.id}/components"
    return page_answer(page._replace(body=body), visitor, path, look_of(game).icons())


def _own(game: AnyGame, boxes: Sequence[Box], wording: Messages) -> str:
    """The way to correct what is not printed in the rule book."""
    say = wording.message
    links = "".join(f'<a class="button" href="/box/{h(box.id)}">{h(box.name)}</a>' for box in boxes)
    return (
        f'<aside class="own-box"><p>{h(say("own-the-box"))}</p><div class="ways">{links}'
        f'<form method="post" action="/boxes"><input type="hidden" name="game" value="{h(game.name)}">'
        f'<input type="hidden" name="name" value="{h(say("my-box"))}">'
        f'<button class="play">{h(say("correct-values"))}</button></form></div></aside>'
    )


@lru_cache(MOST_KEPT)
def _components(game: AnyGame, language: str) -> Page:
    """The sheets of a game in a language: made once, because every picture is drawn for it."""
    wording, texts = wording_in(language), texts_for(game, language, ())
    sections = "".join(_sheet(sheet, wording) for sheet in look_of(game).sheets(texts))
    title = wording.message("components-of", game=texts.message("title"))
    body = (
        f'<main class="components" id="main"><h1>{h(title)}</h1><p>{h(wording.message("components-text"))}</p>{OWN}'
        f"{_legend(wording)}{sections}</main>"
    )
    return Page(title, body, "components-page")


def _legend(wording: Messages) -> str:
    items = "".join(f'<li class="{source}">{h(wording.message("source-" + source))}</li>' for source in SOURCES)
    return f'<ul class="legend">{items}</ul>'


def _sheet(sheet: Sheet, wording: Messages) -> str:
    """Components as a table; on a phone every row is a card. What they are stands in roles, because the style undoes it."""
    pictures = any(line.picture for line in sheet.lines)
    heads = "".join(f'<th role="columnheader">{h(column)}</th>' for column in sheet.columns)
    picture = '<td role="cell"></td>' if pictures else ""
    rows = "".join(_row(line, sheet.columns, pictures, wording) for line in sheet.lines)
    return (
        f'<section><h2>{h(sheet.title)}</h2><div class="scroll" tabindex="0" role="region" aria-label="{h(sheet.title)}">'
        f'<table role="table"><thead role="rowgroup"><tr role="row">{picture}'
        f'<th role="columnheader">{h(wording.message("name"))}</th>{heads}</tr></thead>'
        f'<tbody role="rowgroup">{rows}</tbody></table></div></section>'
    )


def _row(line: Line, columns: Sequence[str], pictures: bool, wording: Messages) -> str:
    picture = f'<td role="cell" class="picture" aria-hidden="true">{line.picture}</td>' if pictures else ""
    cells = "".join(
        _cell(cell.text, column, line.source(cell), wording) for cell, column in zip(line.cells, columns, strict=True)
    )
    return f'<tr role="row">{picture}<th role="rowheader">{h(line.name)}</th>{cells}</tr>'


def _cell(text: str, column: str, source: str, wording: Messages) -> str:
    """Whatever is not printed in the rule book says so, for readers of screens too."""
    named = f'role="cell" data-column="{h(column)}"'
    if source == SOURCES[0]:
        return f"<td {named}>{h(text)}</td>"
    told = h(wording.message(f"source-{source}"))
    return f'<td {named} class="{source}" title="{told}">{h(text)}<span class="unseen"> ({told})</span></td>'
