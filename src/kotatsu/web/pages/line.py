"""One line of a box: its fields, what it would look like, and writing it down, while others do the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from kotatsu.board.fields import Field, read
from kotatsu.core.corrections import differences, find
from kotatsu.core.errors import FileError, KotatsuError, Refusal, WrongValue
from kotatsu.core.partial_box import at_place, without
from kotatsu.core.registry import load_game
from kotatsu.core.texts import Messages
from kotatsu.house.boxes import Box, Boxes, Changed, Edit
from kotatsu.web.boxes.lines import (
    LaidOut,
    LinePlace,
    complaint,
    draw_line,
    form,
    laid_out,
    line_at,
    line_fields,
    seen_in,
    where,
)
from kotatsu.web.door.incoming import number_in, text_in, wish_in
from kotatsu.web.door.quota import address_of, quota_of
from kotatsu.web.door.visitor import Visitor, house_of, visitor_of
from kotatsu.web.pages.box import standing
from kotatsu.web.words.wording import wording_in

MOST_INPUTS = 400  # of a line
MOST_LOOKS = 12  # at values of a line of which some are wrong, until all complaints are known
# what is wrong with a value whatever stands elsewhere; other complaints may only follow from an earlier one
ALONE = {"missing", "between", "below", "word", "unknown-part", "nowhere", "no-line", "too-large", "too-many"}
ALONE |= {f"kind-{kind}" for kind in ("number", "flag", "text", "list", "amounts")}


class Wrong(KotatsuError):
    """Values of a line that cannot be."""

    def __init__(self, errors: Sequence[KotatsuError]) -> None:
        super().__init__(str(errors[0]))
        self.errors = errors


def _place(given: Any, language: str) -> LinePlace:
    sheet, line = number_in(given.get("sheet")), number_in(given.get("line"))
    return LinePlace(-1 if sheet is None else sheet, -1 if line is None else line, language)


async def line_form(request: Request) -> Response:
    """The fields of a line, as they are now."""
    visitor = await visitor_of(request)
    box = await house_of(request).boxes.mine(request.path_params["box"], visitor.id)
    place = _place(request.query_params, visitor.language)

    def made() -> str:
        laid = laid_out(box, visitor.language)
        line, _ = line_at(laid.sheets, place)
        return form(line_fields(laid, place), line.name, box.draft, laid.texts, wording_in(visitor.language))

    return JSONResponse({"form": await run_in_threadpool(made)})


# -- what somebody wants -----------------------------------------------------------------------------


def _wanted(wish: dict[str, Any], fields: Sequence[Field], box: Box) -> tuple[list[Edit], list[KotatsuError]]:
    """The line is right as it is, somebody has corrected it, or nobody has looked after all: each with what they saw. And
    what cannot even be read."""
    do, seen = wish.get("do", "save"), wish.get("seen")
    if do == "right":
        if seen != seen_in(fields):
            raise Changed
        mine = [field for field in fields if not field.printed and field.value is not None]
        return [Edit(field.path, field.key, field.value, find(box.draft, field.place)) for field in mine], []
    before = seen if isinstance(seen, dict) else {}
    if do == "forget":
        found = [(field, before.get(str(number))) for number, field in enumerate(fields)]
        return [Edit(field.path, field.key, None, old) for field, old in found], []
    return _edits(fields, _inputs(wish), before)


def _inputs(wish: dict[str, Any]) -> dict[str, str]:
    given = wish.get("values")
    if not isinstance(given, dict) or len(given) > MOST_INPUTS:
        raise Refusal("not-now")
    return {str(name): text_in(value, 4000) for name, value in given.items()}


def _edits(
    fields: Sequence[Field], given: dict[str, str], seen: dict[str, Any]
) -> tuple[list[Edit], list[KotatsuError]]:
    """What is new in a form: fields that were locked were not sent, and what was left as it was is confirmed."""
    edits: list[Edit] = []
    errors: list[KotatsuError] = []
    for number, field in enumerate(fields):
        name = str(number)
        if not any(part == name or part.startswith(f"{name}/") for part in given):
            continue
        try:
            value = read(field, name, given)
            if value is None and field.ours is not None:
                raise WrongValue("box", 0, field.place, "missing", "is missing")
        except WrongValue as error:
            errors.append(error)
            continue
        if value is not None or seen.get(name) is not None:
            edits.append(Edit(field.path, field.key, value, seen.get(name)))
    return edits, errors


# -- what is wrong with it ---------------------------------------------------------------------------


def _at_field(error: KotatsuError, fields: Sequence[Field]) -> int:
    """The number of the field that a complaint is about; -1 if it is about something else."""
    path = error.path if isinstance(error, WrongValue) else ()
    return next((n for n, field in enumerate(fields) if path[: len(field.place)] == field.place), -1)


class _Look:
    """A look at a line as it would be, in a process beside the house."""

    def __init__(self, boxes: Boxes, laid: LaidOut, place: LinePlace, fields: Sequence[Field]) -> None:
        self._boxes, self._laid, self._place, self._fields = boxes, laid, place, fields
        self.also: KotatsuError | None = None  # what has to be corrected elsewhere

    async def drawn(self, after: Box, unread: Sequence[KotatsuError] = ()) -> tuple[str, list[str]] | None:
        """The picture and the cells; nothing if something has to be corrected elsewhere first. Wrong tells everything that is
        wrong with this line: after each complaint its value is left out, to find the next one."""
        game = load_game(after.game)
        data, draft = game.components.data, after.draft
        errors = list(unread)
        found: tuple[str, list[str]] | None = None
        for _ in range(MOST_LOOKS):
            try:
                corrections = after._replace(draft=draft).corrections()
                found = await self._boxes.examiner.examine(
                    game, game.seat_counts[0], corrections, draw_line, self._place
                )
                break
            except FileError as error:
                here = self._is_here(error)
                if here and errors and not (isinstance(error, WrongValue) and error.why in ALONE):
                    break
                if here:
                    errors.append(error)
                elif self.also is None:
                    self.also = error
                odd = at_place(error, [each for each in differences(data, draft) if each.ours != each.theirs])
                if odd is None:
                    break
                draft = without(draft, data, odd.path)
        if errors:
            raise Wrong(sorted(errors, key=lambda error: _at_field(error, self._fields)))
        return found

    def _is_here(self, error: FileError) -> bool:
        """Whether it is for this line to be corrected: else it is for another one, or for one that did not fit before."""
        if _at_field(error, self._fields) >= 0:
            return True
        return where(error, self._laid.sheets, self._place.language) is None and not self._laid.wrong


def _complaints(errors: Sequence[KotatsuError], fields: Sequence[Field], laid: LaidOut, wording: Messages) -> Response:
    return JSONResponse(
        {
            "complaints": [
                {
                    "field": _at_field(error, fields),
                    "text": complaint(error, laid.texts, wording),
                    "input": error.details.get("input", "") if isinstance(error, WrongValue) else "",
                }
                for error in errors
            ]
        }
    )


# -- answers -----------------------------------------------------------------------------------------


async def try_line(request: Request) -> Response:
    """What a line would look like; nothing is written."""
    visitor, wish = await visitor_of(request), await wish_in(request)
    box = await house_of(request).boxes.mine(request.path_params["box"], visitor.id)
    return await _answered(request, visitor, box, wish, write=False)


async def write_line(request: Request) -> Response:
    """Confirm a line, correct it, or forget what was found there."""
    visitor, wish = await visitor_of(request), await wish_in(request)
    box = await house_of(request).boxes.mine(request.path_params["box"], visitor.id)
    return await _answered(request, visitor, box, wish, write=True)


async def _answered(request: Request, visitor: Visitor, box: Box, wish: dict[str, Any], write: bool) -> Response:
    place, wording = _place(wish, visitor.language), wording_in(visitor.language)
    laid = await run_in_threadpool(laid_out, box, visitor.language)
    fields = line_fields(laid, place)
    boxes = house_of(request).boxes
    look = _Look(boxes, laid, place, fields)

    async def check(after: Box) -> None:
        await look.drawn(after)

    try:
        quota_of(request).draw(visitor.id, address_of(request.scope))
        edits, unread = _wanted(wish, fields, box)
        differs = wish.get("differs") is True
        if write and not unread:
            box = await boxes.edit(box.id, visitor.id, edits, check, differs)
            return JSONResponse(await run_in_threadpool(standing, box, visitor, place))
        picture, cells = await look.drawn(boxes.with_edits(box, edits, differs), unread) or ("", [])
    except Wrong as wrong:
        return _complaints(wrong.errors, fields, laid, wording)
    except KotatsuError as error:
        if write or isinstance(error, Changed):
            raise
        return _complaints([error], fields, laid, wording)
    also = complaint(look.also, laid.texts, wording) if look.also is not None else ""
    return JSONResponse({"complaints": [], "picture": picture, "cells": cells, "also": also})
