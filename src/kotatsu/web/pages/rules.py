"""The rules of a game, clause by clause, and its components with where each value comes from."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from kotatsu.core.components import Entry
from kotatsu.core.errors import KotatsuError
from kotatsu.core.game import Game
from kotatsu.core.registry import load_game
from kotatsu.core.rules import read_clauses
from kotatsu.core.texts import Messages, Texts
from kotatsu.web.answers import Missing, page_answer
from kotatsu.web.html import Page, h
from kotatsu.web.markdown import inline
from kotatsu.web.visitor import visitor_of
from kotatsu.web.words import words_in

TOLD_APART = {"id", "note", "source", "field_sources", "name_en", "name_de", "text_en", "text_de"}


def game_of(request: Request) -> Game:
    try:
        return load_game(request.path_params["game"])
    except KotatsuError as error:
        raise Missing(str(error)) from None


async def rules_page(request: Request) -> Response:
    game, visitor = game_of(request), await visitor_of(request)
    words, texts = words_in(visitor.language), Texts(game, visitor.language)
    own = game.folder / f"rules.{visitor.language}.md"
    path = own if own.exists() else game.folder / "rules.en.md"
    parts: list[str] = []
    heading = ""
    for clause in read_clauses(path):
        if clause.heading != heading:
            heading = clause.heading
            parts.append(f"<h2>{h(heading)}</h2>")
        parts.append(
            f'<p class="clause" id="{clause.id}"><a class="number" href="#{clause.id}">{clause.id}</a> {inline(clause.text)}</p>'
        )
    title = words.message("rules-of", game=texts.message("title"))
    body = (
        f'<main class="rules" id="main"><h1>{h(title)}</h1>'
        f'<label class="search">{h(words.message("search"))} <input type="search" id="search"></label>'
        f'<div id="clauses" class="clauses">{"".join(parts)}</div></main>'
    )
    return page_answer(Page(title, body, "rules-page"), visitor, f"/rules/{game.name}")


async def components_page(request: Request) -> Response:
    game, visitor = game_of(request), await visitor_of(request)
    words, texts = words_in(visitor.language), Texts(game, visitor.language)
    sections = "".join(
        _sheet(game, table, words) for table, rows in game.components.data.items() if isinstance(rows, list)
    )
    title = words.message("components-of", game=texts.message("title"))
    body = (
        f'<main class="components" id="main"><h1>{h(title)}</h1><p>{h(words.message("components-text"))}</p>'
        f"{sections}</main>"
    )
    return page_answer(Page(title, body, "components-page"), visitor, f"/components/{game.name}")


def _sheet(game: Game, table: str, words: Messages) -> str:
    rows = game.components.all(table)
    columns = list(dict.fromkeys(key for row in rows for key in row.data if key not in TOLD_APART))
    heads = "".join(f'<th scope="col">{h(column.replace("_", " "))}</th>' for column in columns)
    body = "".join(_row(row, columns, words) for row in rows)
    name = table.replace("_", " ")
    return (
        f'<section><h2>{h(name)}</h2><div class="scroll" tabindex="0" role="region" aria-label="{h(name)}"><table>'
        f'<thead><tr><th scope="col">{h(words.message("name"))}</th>{heads}</tr></thead>'
        f"<tbody>{body}</tbody></table></div></section>"
    )


def _row(row: Entry, columns: list[str], words: Messages) -> str:
    name = row.data.get(f"name_{words.language}", row.data.get("id", ""))
    cells = "".join(
        f'<td class="{h(row.source_of(column))}" title="{h(words.message("source-" + (row.source_of(column) or "seed")))}">'
        f"{h(_value(row.data.get(column)))}</td>"
        for column in columns
    )
    return f'<tr><th scope="row">{h(str(name))}</th>{cells}</tr>'


def _value(value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, dict):
        return ", ".join(f"{key} {_value(item)}" for key, item in value.items())
    if isinstance(value, list):
        return "; ".join(_value(item) for item in value)
    return str(value)
