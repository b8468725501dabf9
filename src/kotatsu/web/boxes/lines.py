"""Lines of a box's sheets as rows of a page: what they tell, how sure it is, and the fields to correct it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from kotatsu.board.fields import Field, Input, fields_of, inputs_of, is_open, told
from kotatsu.board.look import AnyLook, look_of
from kotatsu.board.sheets import SOURCES, Cell, Line, Sheet
from kotatsu.core.corrections import Data, find
from kotatsu.core.errors import FileError, KotatsuError, Refusal, WrongValue
from kotatsu.core.game import AnyGame
from kotatsu.core.match import Match
from kotatsu.core.partial_box import partial_box
from kotatsu.core.registry import load_game
from kotatsu.core.texts import Messages, Texts
from kotatsu.house.boxes import Box
from kotatsu.web.door.answers import refusal_text, value_text
from kotatsu.web.words.html import h, icon

LONG = 24  # signs of a text that needs a wide field


class LinePlace(NamedTuple):
    """Where a line stands."""

    sheet: int
    line: int
    language: str


class LaidOut(NamedTuple):
    """The sheets of a box as it is written now. What does not fit yet is left out of the game, not of what is shown."""

    game: AnyGame
    texts: Texts
    sheets: list[Sheet]
    draft: Data
    wrong: Sequence[KotatsuError] = ()
    out: frozenset[tuple[str, ...]] = frozenset()  # the places of values that do not fit yet


def laid_out(box: Box, language: str) -> LaidOut:
    """Read and draw a box: takes a tenth of a second."""
    found = partial_box(box.game, box.corrections())
    texts = Texts(found.game, language)
    return LaidOut(found.game, texts, look_of(found.game).sheets(texts), box.draft, found.wrong, found.out)


def ours(game: str, language: str) -> list[Sheet]:
    """The sheets of a game without anybody's box."""
    plain = load_game(game)
    return look_of(plain).sheets(Texts(plain, language))


def where(error: KotatsuError, sheets: Sequence[Sheet], language: str) -> LinePlace | None:
    """The first line on which the value stands that a complaint is about."""
    lines = ((number, place, line) for number, sheet in enumerate(sheets) for place, line in enumerate(sheet.lines))
    return next((LinePlace(number, place, language) for number, place, line in lines if _is_at(error, line)), None)


def _is_at(error: KotatsuError, line: Line) -> bool:
    path = error.path if isinstance(error, WrongValue) else ()
    return any(path[: len(each)] == each for cell in line.cells for each in _places(line, cell))


def _places(line: Line, cell: Cell) -> list[tuple[str, ...]]:
    return [(*line.entry_of(cell).path, key) for key in cell.fields]


def line_at(sheets: Sequence[Sheet], place: LinePlace) -> tuple[Line, Sequence[str]]:
    """A line and the columns of its sheet."""
    if not 0 <= place.sheet < len(sheets) or not 0 <= place.line < len(sheets[place.sheet].lines):
        raise Refusal("no-such-value")
    return sheets[place.sheet].lines[place.line], sheets[place.sheet].columns


def draw_line(match: Match, _seat: int, place: LinePlace) -> tuple[str, list[str]]:
    """The picture of a line and what its cells say. Runs beside the house, because the values may be anything."""
    texts = Texts(match.game, place.language)
    look: AnyLook = look_of(match.game)
    line, _ = line_at(look.sheets(texts), place)
    return str(line.picture), [cell.text for cell in line.cells]


def line_fields(laid: LaidOut, place: LinePlace) -> list[Field]:
    """What can be filled in on a line, with what somebody has written there, whether it fits or not."""
    line, columns = line_at(laid.sheets, place)
    found = fields_of(line, columns, load_game(laid.game.name).components, laid.texts)
    return [field if (own := find(laid.draft, field.place)) is None else field._replace(value=own) for field in found]


def seen_in(fields: Sequence[Field]) -> str:
    """What somebody sees on a line, as a short mark: who confirms it says what they have confirmed."""
    return hashlib.sha256(json.dumps([field.value for field in fields]).encode()).hexdigest()[:16]


def complaint(error: KotatsuError, texts: Messages, wording: Messages) -> str:
    """What is wrong, in the reader's language; `texts` are those of the game, if it is known."""
    if not isinstance(error, FileError):
        return refusal_text(error, wording) or str(error)
    return value_text(error, texts)


# -- rows --------------------------------------------------------------------------------------------


class Progress(NamedTuple):
    """How far the lines of a sheet are."""

    done: int  # lines that were looked up, ...
    of: int  # ... of those in which something is not printed in the rule book
    differ: int  # lines that say something else than ours


def progress(laid: LaidOut, number: int, plain: Sheet) -> Progress:
    """How far a sheet is, beside ours."""
    pairs = list(zip(laid.sheets[number].lines, plain.lines, strict=True))
    odd = [_is_odd(line, laid) for line, _ in pairs]
    asked = [(line, is_odd) for (line, before), is_odd in zip(pairs, odd, strict=True) if _is_open(before)]
    done = sum(1 for line, is_odd in asked if is_odd or not _is_open(line))
    differ = sum(
        1
        for (line, before), is_odd in zip(pairs, odd, strict=True)
        if is_odd or [cell.text for cell in line.cells] != [cell.text for cell in before.cells]
    )
    return Progress(done, len(asked), differ)


def _is_odd(line: Line, laid: LaidOut) -> bool:
    return bool(laid.out) and any(place in laid.out for cell in line.cells for place in _places(line, cell))


def _is_open(line: Line) -> bool:
    return any(is_open(line, cell) for cell in line.cells)


def row(laid: LaidOut, before: Line, place: LinePlace, pictures: bool, writes: bool, wording: Messages) -> str:
    """A line beside ours, with what is wrong with it and what can be done about it."""
    line, columns = line_at(laid.sheets, place)
    fields = line_fields(laid, place)
    odd = [field for field in fields if field.place in laid.out]
    picture = f'<td role="cell" class="picture" aria-hidden="true">{line.picture}</td>' if pictures else ""
    cells = "".join(
        _cell(_told(each, _places(line, each), odd, laid.texts), other.text, column, _source(line, each, odd), wording)
        for each, other, column in zip(line.cells, before.cells, columns, strict=True)
    )
    asked, state = _is_open(before), "open" if _is_open(line) else "done"
    state = state if asked or any(line.source(each) == "own" for each in line.cells) else "printed"
    state = "odd" if odd else state
    ways = _ways(line, state, wording) if writes else ""
    wrong = [error for error in laid.wrong if _is_at(error, line)]
    told = [complaint(error, laid.texts, wording) for error in wrong]
    told += [wording.message("box-not-yet")] if odd and not wrong else []
    notes = "".join(f'<small class="complaint">{h(each)}</small>' for each in told)
    return (
        f'<tr role="row" class="entry {state}" id="line-{place.sheet}-{place.line}" data-sheet="{place.sheet}"'
        f' data-line="{place.line}" data-seen="{seen_in(fields)}">{picture}'
        f'<th role="rowheader">{h(line.name)}{notes}</th>{cells}{ways}</tr>'
    )


def _told(cell: Cell, places: Sequence[tuple[str, ...]], odd: Sequence[Field], texts: Texts) -> str:
    """What a cell says; values that do not fit yet are told as they were typed."""
    typed = [(field.label, told(field, texts)) for field in odd if field.place in places]
    return ", ".join(text if len(places) == 1 else f"{label}: {text}" for label, text in typed) or cell.text


def _source(line: Line, cell: Cell, odd: Sequence[Field]) -> str:
    return "own" if any(field.place in _places(line, cell) for field in odd) else line.source(cell)


def _ways(line: Line, state: str, wording: Messages) -> str:
    say = wording.message
    right = f'<button type="button" class="right" data-do="right">{icon("check")}<span>{h(say("box-right"))}</span></button>'
    name = f'<span class="unseen"> {h(line.name)}</span>'
    told = f'<span class="checked">{icon("check")}<span class="unseen">{h(say("source-own"))}</span></span>'
    first = right.replace("</button>", f"{name}</button>") if state == "open" else told if state == "done" else ""
    return (
        f'<td role="cell" class="ways">{first}'
        f'<button type="button" class="correct" data-do="correct">{h(say("box-correct"))}{name}</button></td>'
    )


def _cell(text: str, ours: str, column: str, source: str, wording: Messages) -> str:
    """Whatever is not printed in the rule book says so; what was ours stands beside what differs."""
    before = f' <s class="ours" title="{h(wording.message("box-ours"))}">{h(ours)}</s>' if text != ours else ""
    named = f'role="cell" data-column="{h(column)}"'
    if source == SOURCES[0]:
        return f"<td {named}>{h(text)}{before}</td>"
    told = h(wording.message(f"source-{source}"))
    return f'<td {named} class="{source}" title="{told}">{h(text)}{before}<span class="unseen"> ({told})</span></td>'


# -- fields ------------------------------------------------------------------------------------------


def form(fields: Sequence[Field], name: str, draft: Data, texts: Texts, wording: Messages) -> str:
    """The fields of a line. What is printed in the rule book is locked until somebody says that theirs is different."""
    say = wording.message
    sets = "".join(_field(number, field, draft, texts, wording) for number, field in enumerate(fields))
    locked = any(field.printed and not field.idle for field in fields)
    unlock = (
        f'<label class="differs"><input type="checkbox" name="differs"> {h(say("edition-differs"))}</label>'
        if locked
        else ""
    )
    return (
        f'<form class="line-form" aria-label="{h(name)}" autocomplete="off" data-also="{h(say("box-also"))}"'
        f' data-theirs="{h(say("box-theirs"))}" data-keep-mine="{h(say("box-keep-mine"))}"'
        f' data-keep-theirs="{h(say("box-keep-theirs"))}">'
        f'<div class="line-fields">{sets}</div>{unlock}'
        f'<p class="complaint" role="alert"></p><p class="also" role="status"></p><div class="ways">'
        f'<button class="play" name="do" value="save">{h(say("box-save"))}</button>'
        f'<button type="button" data-do="forget">{h(say("box-forget"))}</button>'
        f'<button type="button" data-do="close">{h(say("close"))}</button></div></form>'
    )


def _field(number: int, field: Field, draft: Data, texts: Texts, wording: Messages) -> str:
    inputs = inputs_of(field, str(number), texts)
    seen = json.dumps(find(draft, field.place))
    printed = field.printed and not field.idle and find(draft, field.place) is None
    written = [
        (each.name, _input(each, printed or field.idle, each.label == field.label or len(inputs) == 1))
        for each in inputs
    ]
    told = "".join(
        f'<span class="group">{"".join(markup for _, markup in some)}</span>'
        for _, some in groupby(written, key=lambda one: one[0].split("/")[:2] if one[0].count("/") > 1 else "")
    )
    note = h(wording.message("box-idle" if field.idle else "source-seed")) if field.idle or field.printed else ""
    return (
        f'<fieldset data-field="{number}" data-seen="{h(seen)}"{" data-printed" if printed else ""}>'
        f"<legend>{h(field.label)}{f' <small>{note}</small>' if note else ''}</legend>{told}"
        f'<p class="complaint" id="wrong-{number}" role="alert"></p></fieldset>'
    )


def _input(each: Input, locked: bool, alone: bool) -> str:
    attributes = f' name="{h(each.name)}" aria-describedby="wrong-{each.name.partition("/")[0]}"'
    attributes += " disabled" if locked else ""
    label = f' aria-label="{h(each.label)}"' if alone else ""
    if each.kind == "flag":
        control = f'<input type="checkbox"{attributes}{label}{" checked" if each.text else ""}>'
    elif each.kind == "number":
        control = f'<input inputmode="numeric" size="5" maxlength="8"{attributes}{label} value="{h(each.text)}">'
    elif each.kind == "words":
        words = [("", "–"), *[word for word in each.words if word[0]]]
        options = "".join(
            f'<option value="{h(word)}"{" selected" if word == each.text else ""}>{h(told)}</option>'
            for word, told in words
        )
        control = f"<select{attributes}{label}>{options}</select>"
    elif each.kind == "lists":
        rows = each.text.count("\n") + 2
        control = f'<textarea rows="{min(rows, 12)}"{attributes}{label} spellcheck="false">{h(each.text)}</textarea>'
    else:
        size = min(60, max(LONG if each.kind == "text" else 12, len(each.text) + 2))
        control = f'<input size="{size}" maxlength="2000"{attributes}{label} value="{h(each.text)}" spellcheck="false">'
    return control if alone else f"<label>{h(each.label)} {control}</label>"
