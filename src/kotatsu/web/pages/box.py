"""A box, laid out: every value beside where it comes from, to be confirmed or corrected line by line, by several at once."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from kotatsu.board.look import look_of
from kotatsu.board.sheets import SOURCES, Sheet
from kotatsu.core.registry import load_game
from kotatsu.core.texts import Messages
from kotatsu.house.boxes import Box
from kotatsu.web.boxes.lines import (
    LaidOut,
    LinePlace,
    Progress,
    complaint,
    laid_out,
    line_at,
    ours,
    progress,
    row,
    where,
)
from kotatsu.web.boxes.ways import button, notice, ways
from kotatsu.web.door.answers import Missing, page_answer
from kotatsu.web.door.incoming import number_in
from kotatsu.web.door.visitor import Visitor, house_of, visitor_of
from kotatsu.web.seen.sight import texts_for
from kotatsu.web.words.html import Page, h, icon
from kotatsu.web.words.wording import wording_in


async def box_page(request: Request) -> Response:
    """Everybody who has the link may look, play and copy; who may write corrects here."""
    visitor = await visitor_of(request)
    box = await house_of(request).boxes.get(request.path_params["box"])
    wording, writes = wording_in(visitor.language), box.may_write(visitor.id)
    told = await ways(request, box, visitor)
    sheets = await run_in_threadpool(_sheets, box, visitor)
    how = wording.message("box-how" if writes else "box-look-only")
    title = texts_for(load_game(box.game), visitor.language, ()).message("title")
    spoken = h(json.dumps({"offline": wording.message("offline")}))
    page = Page(
        box.name,
        f'<main class="components box" id="main" data-box="{h(box.id)}" data-edits="{box.edits}"'
        f' data-writes="{"1" if writes else ""}" data-spoken="{spoken}"><h1>{h(box.name)}</h1><p class="quiet">{h(title)}</p>'
        f"{notice(request, box, wording)}<p>{h(how)}</p>{_actions(box, writes, wording)}{told}{sheets}</main>",
        "components-page",
        module="box",
    )
    return page_answer(page, visitor, f"/box/{box.id}", look_of(load_game(box.game)).icons())


def _actions(box: Box, writes: bool, wording: Messages) -> str:
    say = wording.message
    play = f'<a class="button go" href="/tables/{h(box.game)}?box={h(box.id)}">{h(say("play-with-box"))}</a>'
    file = f'<a class="button" href="/box/{h(box.id)}/file" download>{icon("save")}<span>{h(say("download-box"))}</span></a>'
    tour = (
        f'<form method="post" action="/tours/{h(box.game)}"><input type="hidden" name="box" value="{h(box.id)}">'
        f"<button>{h(say('tour-with-box'))}</button></form>"
    )
    keep = button(box, "version", say("save-version")) if writes else ""
    weighing = _weighing(box, wording) if writes else ""
    return f'<div class="box-actions">{play}{keep}{file}{button(box, "copy", say("copy-box"))}{tour}</div>{weighing}'


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


# -- how far everything is ---------------------------------------------------------------------------


def _sheets(box: Box, visitor: Visitor) -> str:
    wording, writes = wording_in(visitor.language), box.may_write(visitor.id)
    laid, plain = laid_out(box, visitor.language), ours(box.game, visitor.language)
    tables = "".join(_sheet(number, laid, before, visitor, writes) for number, before in enumerate(plain))
    legend = "".join(f'<li class="{source}">{h(wording.message("source-" + source))}</li>' for source in SOURCES)
    return (
        f'{_bar(box, laid, plain, wording)}<div id="wrong" role="status">{_wrong(laid, wording)}</div>'
        f'{_contents(laid, plain, wording)}<ul class="legend">{legend}</ul>{tables}'
    )


def _bar(box: Box, laid: LaidOut, plain: Sequence[Sheet], wording: Messages) -> str:
    """Stays in sight: how far all sheets are, and the ways to them and to a table."""
    counts = [progress(laid, number, before) for number, before in enumerate(plain)]
    whole = Progress(*(sum(part) for part in zip(*counts, strict=True)))
    say = wording.message
    return (
        f'<div class="box-bar" id="standing"><progress max="{max(1, whole.of)}" value="{whole.done}" aria-hidden="true"></progress>'
        f'<span>{h(_counted(whole, wording, "box-standing"))}</span><a href="#progress">{h(say("contents"))}</a>'
        f'<a class="button" href="/tables/{h(box.game)}?box={h(box.id)}">{h(say("play-with-box"))}</a></div>'
    )


def _counted(found: Progress, wording: Messages, name: str = "sheet-checked") -> str:
    say = wording.message
    told = say(name, done=found.done, of=found.of) if found.of else say("sheet-printed")
    return f"{told} · {say('sheet-differs', n=found.differ)}" if found.differ else told


def _wrong(laid: LaidOut, wording: Messages) -> str:
    """What has to be corrected before one can play, with the ways there."""
    if not laid.wrong:
        return ""
    lines = ""
    for error in laid.wrong:
        place = where(error, laid.sheets, wording.language)
        link = ""
        if place is not None:
            name = line_at(laid.sheets, place)[0].name
            told = h(f"{laid.sheets[place.sheet].title}, {name}")
            link = f'<a href="#line-{place.sheet}-{place.line}">{told}</a>: '
        lines += f"<li>{link}{h(complaint(error, laid.texts, wording))}</li>"
    return f'<div class="hint-line"><p>{h(wording.message("box-not-playable"))}</p><ul>{lines}</ul></div>'


def _contents(laid: LaidOut, plain: Sequence[Sheet], wording: Messages) -> str:
    """How far everything is, sheet by sheet."""
    lines = ""
    for number, before in enumerate(plain):
        found = progress(laid, number, before)
        bar = (
            f'<progress max="{found.of}" value="{found.done}" aria-hidden="true"></progress>'
            if found.of
            else '<span aria-hidden="true"></span>'
        )
        lines += (
            f'<li><a href="#sheet-{number}">{h(laid.sheets[number].title)}</a> {bar}'
            f'<span class="quiet">{h(_counted(found, wording))}</span></li>'
        )
    return (
        f'<nav class="box-progress" id="progress" aria-label="{h(wording.message("contents"))}"><ul>{lines}</ul></nav>'
    )


def _sheet(number: int, laid: LaidOut, plain: Sheet, visitor: Visitor, writes: bool) -> str:
    wording, sheet = wording_in(visitor.language), laid.sheets[number]
    pictures = any(line.picture for line in sheet.lines)
    heads = "".join(f'<th role="columnheader">{h(column)}</th>' for column in sheet.columns)
    told = f'<p class="quiet">{h(_counted(progress(laid, number, plain), wording))}</p>'
    rows = "".join(
        row(laid, before, LinePlace(number, place, visitor.language), pictures, writes, wording)
        for place, before in enumerate(plain.lines)
    )
    return (
        f'<section id="sheet-{number}"><h2>{h(sheet.title)}</h2>{told}'
        f'<div class="scroll" tabindex="0" role="region" aria-label="{h(sheet.title)}"><table role="table">'
        f'<thead role="rowgroup"><tr role="row">{"<td role=cell></td>" if pictures else ""}'
        f'<th role="columnheader">{h(wording.message("name"))}</th>{heads}{"<td role=cell></td>" if writes else ""}</tr></thead>'
        f'<tbody role="rowgroup">{rows}</tbody></table></div></section>'
    )


def standing(box: Box, visitor: Visitor, place: LinePlace) -> dict[str, Any]:
    """A line as it stands now, and how far everything is."""
    wording = wording_in(visitor.language)
    laid, plain = laid_out(box, visitor.language), ours(box.game, visitor.language)
    before, _ = line_at(plain, place)
    pictures = any(each.picture for each in laid.sheets[place.sheet].lines)
    return {
        "row": row(laid, before, place, pictures, True, wording),
        "standing": _bar(box, laid, plain, wording),
        "progress": _contents(laid, plain, wording),
        "sheet": _counted(progress(laid, place.sheet, plain[place.sheet]), wording),
        "wrong_box": _wrong(laid, wording),
        "edits": box.edits,
    }


# -- for others --------------------------------------------------------------------------------------


async def box_file(request: Request) -> Response:
    """A version as the file that the library reads; what is written now if none is named. Looking makes no version."""
    boxes = house_of(request).boxes
    box = await boxes.get(request.path_params["box"])
    wanted = request.query_params.get("version")
    if wanted is not None:
        number = number_in(wanted)
        version = await boxes.version(box.id, number) if number is not None else None
        if version is None:
            raise Missing("no-version")
        text = version.text
    else:
        last = await boxes.last(box.id)
        text = last.text if last is not None and last.says(box) else box.corrections().text
    headers = {"content-disposition": f'attachment; filename="{box.game}-{box.id[:6]}.toml"'}
    return PlainTextResponse(text, headers=headers)


async def now(request: Request) -> Response:
    """How often the box has changed, for pages that are open elsewhere."""
    box = await house_of(request).boxes.get(request.path_params["box"])
    return JSONResponse({"edits": box.edits})
