"""A box, laid out: every value beside where it comes from, to be confirmed or corrected line by line, by several at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from kotatsu.board.fields import Field, read
from kotatsu.board.look import look_of
from kotatsu.board.sheets import SOURCES, Sheet
from kotatsu.core.corrections import find
from kotatsu.core.errors import KotatsuError, Refusal, WrongValue
from kotatsu.core.game import AnyGame
from kotatsu.core.registry import load_game
from kotatsu.core.texts import Messages
from kotatsu.house.boxes import NAME_LENGTH, Box, Edit, NoBox
from kotatsu.web.answers import page_answer
from kotatsu.web.frame import texts_for
from kotatsu.web.html import Page, h, icon
from kotatsu.web.lines import Place, Shown, complaint, draw_line, form, line_at, line_fields, progress, row, shown
from kotatsu.web.links import address_for, link_box, only_here
from kotatsu.web.pages.boxes import versions_list
from kotatsu.web.quota import address_of, quota_of
from kotatsu.web.reading import number_in, text_in, wish_in
from kotatsu.web.visitor import Visitor, house_of, visitor_of
from kotatsu.web.wording import wording_in

MOST_INPUTS = 400  # of a line


async def box_page(request: Request) -> Response:
    """Everybody who has the link may look, play and copy; who may write corrects here."""
    visitor = await visitor_of(request)
    boxes = house_of(request).boxes
    box = await boxes.get(request.path_params["box"])
    versions = await boxes.versions(box.id)
    body = await run_in_threadpool(_body, request, box, visitor)
    share = _share(request, box, visitor)
    wording = wording_in(visitor.language)
    rest = (
        f'<section class="box-versions"><h2>{h(wording.message("box-versions"))}</h2>'
        f"<p>{h(wording.message('box-versions-text'))}</p>{versions_list(box, versions, wording)}</section>"
    )
    writes = "1" if box.may_write(visitor.id) else ""
    page = Page(
        box.name,
        f'<main class="components box" id="main" data-box="{h(box.id)}" data-edits="{box.edits}" data-writes="{writes}">'
        f"{body}{share}{rest}</main>",
        "components-page",
        module="box",
    )
    return page_answer(page, visitor, f"/box/{box.id}", look_of(load_game(box.game)).icons())


def _ours(game: str, language: str) -> list[Sheet]:
    plain = load_game(game)
    return look_of(plain).sheets(texts_for(plain, language, ()))


def _body(request: Request, box: Box, visitor: Visitor) -> str:
    wording = wording_in(visitor.language)
    say, writes = wording.message, box.may_write(visitor.id)
    seen, ours = shown(box, visitor.language), _ours(box.game, visitor.language)
    title = seen.texts.message("title")
    wrong = _wrong(seen, wording)
    sheets = "".join(
        _sheet(number, sheet, before, visitor, writes)
        for number, (sheet, before) in enumerate(zip(seen.sheets, ours, strict=True))
    )
    legend = "".join(f'<li class="{source}">{h(say("source-" + source))}</li>' for source in SOURCES)
    how = f"<p>{h(say('box-how'))}</p>" if writes else f"<p>{h(say('box-look-only'))}</p>"
    return (
        f'<h1>{h(box.name)}</h1><p class="quiet">{h(title)}</p>{how}{_actions(box, writes, wording)}'
        f'<div id="wrong" role="status">{wrong}</div>{_contents(seen, ours, wording)}<ul class="legend">{legend}</ul>{sheets}'
    )


def _wrong(seen: Shown, wording: Messages) -> str:
    if seen.wrong is None:
        return ""
    told = complaint(seen.wrong, seen.texts, wording)
    path = ".".join(seen.wrong.path) if isinstance(seen.wrong, WrongValue) else ""
    return f'<p class="hint-line">{h(wording.message("box-not-playable"))} {h(told)} <code>{h(path)}</code></p>'


def _actions(box: Box, writes: bool, wording: Messages) -> str:
    say = wording.message
    play = f'<a class="button go" href="/tables/{h(box.game)}?box={h(box.id)}">{h(say("play-with-box"))}</a>'
    file = f'<a class="button" href="/box/{h(box.id)}/file" download>{icon("save")}<span>{h(say("download-box"))}</span></a>'
    copy = _button(box, "copy", say("copy-box"))
    tour = (
        f'<form method="post" action="/tours/{h(box.game)}"><input type="hidden" name="box" value="{h(box.id)}">'
        f"<button>{h(say('tour-with-box'))}</button></form>"
    )
    own = ""
    if writes:
        own = (
            f"{_button(box, 'version', say('save-version'))}"
            f'<form method="post" action="/box/{h(box.id)}"><input type="hidden" name="do" value="rename">'
            f'<input name="name" value="{h(box.name)}" maxlength="{NAME_LENGTH}" aria-label="{h(say("name"))}" required>'
            f"<button>{h(say('rename'))}</button></form>"
        )
    return f'<div class="box-actions">{play}{file}{copy}{tour}{own}</div>{_weighing(box, wording) if writes else ""}'


def _weighing(box: Box, wording: Messages) -> str:
    """What moves with these values: bots play in the background."""
    say = wording.message
    return (
        f'<div class="weighing" data-weigh="/box/{h(box.id)}/balance">'
        f'<button type="button" id="weigh">{h(say("weigh-box"))}</button>'
        f'<button type="button" id="weigh-stop" hidden>{h(say("stop"))}</button>'
        f'<progress max="1" value="0" hidden aria-label="{h(say("weigh-box"))}"></progress>'
        '<output role="status"></output></div>'
    )


def _button(box: Box, do: str, label: str, final: str = "") -> str:
    return (
        f'<form method="post" action="/box/{h(box.id)}"><input type="hidden" name="do" value="{do}">'
        f"<button{final}>{h(label)}</button></form>"
    )


def _share(request: Request, box: Box, visitor: Visitor) -> str:
    wording = wording_in(visitor.language)
    say, helps = wording.message, text_in(request.query_params.get("help"))
    link = link_box(address_for(request, f"/box/{box.id}"), say("box-link"), wording)
    invited = ""
    if box.person == visitor.id:
        invited = f"<p>{h(say('box-help-text'))}</p>{_button(box, 'invite', say('box-invite'))}"
        if helps:
            invited += link_box(address_for(request, f"/box/{box.id}/help/{helps}"), say("box-help-link"), wording)
    remove = ""
    if box.person == visitor.id:
        remove = (
            f"<details><summary>{h(say('delete-box'))}</summary><p>{h(say('delete-box-text'))}</p>"
            f"{_button(box, 'delete', say('delete-box'), ' class=final')}</details>"
        )
    return (
        f'<section class="box-share" id="share"><h2>{h(say("share-box"))}</h2>{only_here(request, wording)}'
        f"<p>{h(say('share-box-text'))}</p>{link}{invited}{remove}</section>"
    )


def _contents(seen: Shown, ours: Sequence[Sheet], wording: Messages) -> str:
    """How far everything is, sheet by sheet."""
    lines = ""
    for number, (sheet, before) in enumerate(zip(seen.sheets, ours, strict=True)):
        done, of = progress(sheet, before)
        told = wording.message("sheet-checked", done=done, of=of) if of else wording.message("sheet-printed")
        bar = f'<progress max="{of}" value="{done}" aria-hidden="true"></progress>' if of else ""
        lines += f'<li><a href="#sheet-{number}">{h(sheet.title)}</a> {bar}<span class="quiet">{h(told)}</span></li>'
    return (
        f'<nav class="box-progress" id="progress" aria-label="{h(wording.message("contents"))}"><ul>{lines}</ul></nav>'
    )


def _sheet(number: int, sheet: Sheet, ours: Sheet, visitor: Visitor, writes: bool) -> str:
    wording = wording_in(visitor.language)
    pictures = any(line.picture for line in sheet.lines)
    heads = "".join(f'<th role="columnheader">{h(column)}</th>' for column in sheet.columns)
    done, of = progress(sheet, ours)
    told = f'<p class="quiet">{h(wording.message("sheet-checked", done=done, of=of))}</p>' if of else ""
    rows = "".join(
        row(line, before, sheet.columns, Place(number, place, visitor.language), pictures, writes, wording)
        for place, (line, before) in enumerate(zip(sheet.lines, ours.lines, strict=True))
    )
    return (
        f'<section id="sheet-{number}"><h2>{h(sheet.title)}</h2>{told}'
        f'<div class="scroll" tabindex="0" role="region" aria-label="{h(sheet.title)}"><table role="table">'
        f'<thead role="rowgroup"><tr role="row">{"<td role=cell></td>" if pictures else ""}'
        f'<th role="columnheader">{h(wording.message("name"))}</th>{heads}{"<td role=cell></td>" if writes else ""}</tr></thead>'
        f'<tbody role="rowgroup">{rows}</tbody></table></div></section>'
    )


# -- one line ----------------------------------------------------------------------------------------


def _place(given: Any, language: str) -> Place:
    sheet, line = number_in(given.get("sheet")), number_in(given.get("line"))
    return Place(-1 if sheet is None else sheet, -1 if line is None else line, language)


async def line_form(request: Request) -> Response:
    """The fields of a line, as they are now."""
    visitor = await visitor_of(request)
    box = await house_of(request).boxes.mine(request.path_params["box"], visitor.id)
    place = _place(request.query_params, visitor.language)

    def made() -> str:
        seen = shown(box, visitor.language)
        line, _ = line_at(seen.sheets, place)
        return form(line_fields(seen, place), line.name, box.draft, seen.texts, wording_in(visitor.language))

    return JSONResponse({"form": await run_in_threadpool(made)})


def _inputs(wish: dict[str, Any]) -> dict[str, str]:
    given = wish.get("values")
    if not isinstance(given, dict) or len(given) > MOST_INPUTS:
        raise Refusal("not-now")
    return {str(name): text_in(value, 4000) for name, value in given.items()}


def _edits(fields: Sequence[Field], given: dict[str, str], seen: Any) -> list[Edit]:
    """What is new in a form: fields that were locked were not sent, and what was left as it was is confirmed."""
    edits = []
    for number, field in enumerate(fields):
        name = str(number)
        if not any(part == name or part.startswith(f"{name}/") for part in given):
            continue
        value = read(field, name, given)
        if value is None and field.ours is not None:
            raise WrongValue("box", 0, field.place, "missing", "is missing")
        before = seen.get(name) if isinstance(seen, dict) else None
        if value is not None or before is not None:
            edits.append(Edit(field.path, field.key, value, before))
    return edits


def _at_field(error: KotatsuError, fields: Sequence[Field]) -> int:
    """The number of the field that a complaint is about; -1 if it is about something else."""
    path = error.path if isinstance(error, WrongValue) else ()
    exact = next((n for n, field in enumerate(fields) if path[: len(field.place)] == field.place), -1)
    alike = (n for n, field in enumerate(fields) if path and path[: len(field.path)] == field.path)
    return exact if exact >= 0 else next(alike, -1)


async def try_line(request: Request) -> Response:
    """What a line would look like; nothing is written."""
    visitor, wish = await visitor_of(request), await wish_in(request)
    boxes = house_of(request).boxes
    box = await boxes.mine(request.path_params["box"], visitor.id)
    return await _answered(request, visitor, box, wish, write=False)


async def write_line(request: Request) -> Response:
    """Confirm a line, correct it, or forget what was found there."""
    visitor, wish = await visitor_of(request), await wish_in(request)
    boxes = house_of(request).boxes
    box = await boxes.mine(request.path_params["box"], visitor.id)
    return await _answered(request, visitor, box, wish, write=True)


async def _answered(request: Request, visitor: Visitor, box: Box, wish: dict[str, Any], write: bool) -> Response:
    place, wording = _place(wish, visitor.language), wording_in(visitor.language)
    seen = await run_in_threadpool(shown, box, visitor.language)
    fields = line_fields(seen, place)
    game = load_game(box.game)
    boxes = house_of(request).boxes
    try:
        quota_of(request).draw(visitor.id, address_of(request.scope))
        edits = _wanted(wish, fields, box)
        differs = wish.get("differs") is True
        if not write:
            after = boxes.with_edits(box, edits, differs)
            found = await boxes.examiner.examine(game, game.seat_counts[0], after.corrections(), draw_line, place)
            return JSONResponse({"picture": found[0], "cells": found[1]})

        async def check(after: Box) -> None:
            try:
                await boxes.examiner.examine(game, game.seat_counts[0], after.corrections(), draw_line, place)
            except WrongValue as error:
                if _at_field(error, fields) >= 0:
                    raise  # else it is about something that has to be corrected too

        box = await boxes.edit(box.id, visitor.id, edits, check, differs)
    except KotatsuError as error:
        at = _at_field(error, fields)
        said = complaint(error, seen.texts, wording)
        if isinstance(error, WrongValue) or not write:
            there = error.details.get("input", "") if isinstance(error, WrongValue) else ""
            return JSONResponse({"wrong": at, "complaint": said, "input": there})
        raise
    return JSONResponse(await run_in_threadpool(_written, box, visitor, place, game))


def _wanted(wish: dict[str, Any], fields: Sequence[Field], box: Box) -> list[Edit]:
    """The line is right as it is, somebody has corrected it, or nobody has looked after all."""
    do = wish.get("do", "save")
    if do == "right":
        mine = [field for field in fields if not field.printed and field.value is not None]
        return [Edit(field.path, field.key, field.value, find(box.draft, field.place)) for field in mine]
    if do == "forget":
        places = [field for field in fields if find(box.draft, field.place) is not None]
        return [Edit(field.path, field.key, None, find(box.draft, field.place)) for field in places]
    return _edits(fields, _inputs(wish), wish.get("seen"))


def _written(box: Box, visitor: Visitor, place: Place, game: AnyGame) -> dict[str, Any]:
    """The line as it stands now, and how far everything is."""
    wording = wording_in(visitor.language)
    seen, ours = shown(box, visitor.language), _ours(box.game, visitor.language)
    line, columns = line_at(seen.sheets, place)
    before, _ = line_at(ours, place)
    pictures = any(each.picture for each in seen.sheets[place.sheet].lines)
    done, of = progress(seen.sheets[place.sheet], ours[place.sheet])
    return {
        "row": row(line, before, columns, place, pictures, True, wording),
        "progress": _contents(seen, ours, wording),
        "sheet": wording.message("sheet-checked", done=done, of=of) if of else "",
        "wrong_box": _wrong(seen, wording),
        "edits": box.edits,
    }


async def box_file(request: Request) -> Response:
    """A version as the file that the library reads; what is written now if none is named. Looking makes no version."""
    boxes = house_of(request).boxes
    box = await boxes.get(request.path_params["box"])
    versions = await boxes.versions(box.id)
    wanted = number_in(request.query_params.get("version"))
    if wanted is not None:
        text = next((version.text for version in versions if version.number == wanted), "")
        if not text:
            raise NoBox
    elif versions and versions[0].corrections("").values() == box.draft:
        text = versions[0].text
    else:
        text = box.corrections().text
    headers = {"content-disposition": f'attachment; filename="{box.game}-{box.id[:6]}.toml"'}
    return PlainTextResponse(text, headers=headers)


async def now(request: Request) -> Response:
    """How often the box has changed, for pages that are open elsewhere."""
    box = await house_of(request).boxes.get(request.path_params["box"])
    return JSONResponse({"edits": box.edits})
