"""The rules of a game, clause by clause, and its components with where each value comes from."""

from __future__ import annotations

from itertools import groupby

from starlette.requests import Request
from starlette.responses import Response

from kotatsu.board.look import look_of
from kotatsu.board.sheets import SOURCES, Line, Sheet
from kotatsu.core.errors import KotatsuError
from kotatsu.core.game import AnyGame
from kotatsu.core.registry import load_game
from kotatsu.core.rules import Clause, read_clauses
from kotatsu.core.texts import Messages, Texts
from kotatsu.web.answers import Missing, page_answer
from kotatsu.web.html import Page, h
from kotatsu.web.markdown import inline
from kotatsu.web.visitor import visitor_of
from kotatsu.web.words import words_in


def game_of(request: Request) -> AnyGame:
    try:
        return load_game(request.path_params["game"])
    except KotatsuError:
        raise Missing("no-game") from None


async def rules_page(request: Request) -> Response:
    game, visitor = game_of(request), await visitor_of(request)
    words, texts = words_in(visitor.language), Texts(game, visitor.language)
    own = game.folder / f"rules.{visitor.language}.md"
    path = own if own.exists() else game.folder / "rules.en.md"
    chapters = [
        _chapter(number, heading.replace("`", ""), list(clauses), words)
        for number, (heading, clauses) in enumerate(groupby(read_clauses(path), key=lambda clause: clause.heading), 1)
    ]
    contents = "".join(f'<li><a href="#chapter-{number}">{h(heading)}</a></li>' for number, heading, _ in chapters)
    title = words.message("rules-of", game=texts.message("title"))
    body = (
        f'<main class="rules" id="main"><h1>{h(title)}</h1>'
        f'<label class="search">{h(words.message("search"))} <input type="search" id="search"></label>'
        f'<nav class="contents" aria-label="{h(words.message("contents"))}"><ul>{contents}</ul></nav>'
        f'<div id="clauses" class="clauses">{"".join(html for _, _, html in chapters)}</div></main>'
    )
    return page_answer(Page(title, body, "rules-page"), visitor, f"/rules/{game.name}")


def _chapter(number: int, heading: str, clauses: list[Clause], words: Messages) -> tuple[int, str, str]:
    told = "".join(
        f'<p class="clause" id="{clause.id}"><a class="number" href="#{clause.id}">{clause.id}</a> '
        f"{inline(clause.text, words)}</p>"
        for clause in clauses
    )
    return number, heading, f'<section><h2 id="chapter-{number}">{h(heading)}</h2>{told}</section>'


async def components_page(request: Request) -> Response:
    game, visitor = game_of(request), await visitor_of(request)
    words, texts = words_in(visitor.language), Texts(game, visitor.language)
    sections = "".join(_sheet(sheet, words) for sheet in look_of(game).sheets(texts))
    title = words.message("components-of", game=texts.message("title"))
    body = (
        f'<main class="components" id="main"><h1>{h(title)}</h1><p>{h(words.message("components-text"))}</p>'
        f"{_legend(words)}{sections}</main>"
    )
    return page_answer(Page(title, body, "components-page"), visitor, f"/components/{game.name}", look_of(game).icons())


def _legend(words: Messages) -> str:
    items = "".join(f'<li class="{source}">{h(words.message("source-" + source))}</li>' for source in SOURCES)
    return f'<ul class="legend">{items}</ul>'


def _sheet(sheet: Sheet, words: Messages) -> str:
    pictures = any(line.picture for line in sheet.lines)
    heads = "".join(f'<th scope="col">{h(column)}</th>' for column in sheet.columns)
    picture = "<td></td>" if pictures else ""
    rows = "".join(_row(line, pictures, words) for line in sheet.lines)
    return (
        f'<section><h2>{h(sheet.title)}</h2><div class="scroll" tabindex="0" role="region" aria-label="{h(sheet.title)}">'
        f'<table><thead><tr>{picture}<th scope="col">{h(words.message("name"))}</th>{heads}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div></section>"
    )


def _row(line: Line, pictures: bool, words: Messages) -> str:
    picture = f'<td class="picture" aria-hidden="true">{line.picture}</td>' if pictures else ""
    cells = "".join(_cell(cell.text, line.source(cell), words) for cell in line.cells)
    return f'<tr>{picture}<th scope="row">{h(line.name)}</th>{cells}</tr>'


def _cell(text: str, source: str, words: Messages) -> str:
    """Whatever is not printed in the rule book says so, for readers of screens too."""
    if source == SOURCES[0]:
        return f"<td>{h(text)}</td>"
    told = h(words.message(f"source-{source}"))
    return f'<td class="{source}" title="{told}">{h(text)}<span class="unseen"> ({told})</span></td>'
