"""Playing with somebody's own box: which one, and whether it can be played with."""

from __future__ import annotations

import asyncio

from starlette.requests import Request

from kotatsu.core.corrections import Corrections, Data
from kotatsu.core.errors import BadBox, FileError, KotatsuError, Refusal
from kotatsu.core.game import AnyGame
from kotatsu.core.record import Record
from kotatsu.core.registry import game_names, load_game
from kotatsu.core.tour import load_tour
from kotatsu.house.boxes import Box, NoBox
from kotatsu.web.boxes.proving import prove, read
from kotatsu.web.door.quota import address_of, quota_of
from kotatsu.web.door.visitor import Visitor, house_of
from kotatsu.web.words.html import h, pill
from kotatsu.web.words.wording import wording_in

BOX = "box"  # the field of a form


async def box_to_play(request: Request, visitor: Visitor, game: str, box: str) -> Corrections | None:
    """The newest version of a box; nothing if ours is wanted. Whoever may write it plays with what is written now."""
    if not box:
        return None
    found = await house_of(request).boxes.get(box)
    if found.game != game:
        raise NoBox
    return await newest(request, visitor, found)


async def newest(request: Request, visitor: Visitor, box: Box) -> Corrections:
    boxes = house_of(request).boxes
    if box.may_write(visitor.id):
        quota_of(request).try_out(visitor.id, address_of(request.scope))
        return (await boxes.newest(box, prove)).corrections(box.name)
    known = await boxes.last(box.id)
    if known is None:
        raise NoBox
    return known.corrections(box.name)


async def box_choice(request: Request, visitor: Visitor, game: AnyGame, now: str) -> str:
    """Whose values are played with: ours, those of a box of the visitor, or of one whose link led here."""
    boxes, say = house_of(request).boxes, wording_in(visitor.language).message
    named = request.query_params.get(BOX, "")
    own = [] if visitor.new else await boxes.of(visitor.id, game.name)
    for other in (named, now):
        if other and all(box.id != other for box in own):
            try:
                found = await boxes.get(other)
            except NoBox:
                continue
            own += [found] if found.game == game.name else []
    if not own:
        return ""
    chosen = next((box.id for box in own for wanted in (named, now) if wanted == box.id), "")
    pills = pill(BOX, "", h(say("our-values")), not chosen)
    pills += "".join(pill(BOX, box.id, h(box.name), box.id == chosen) for box in own)
    return f'<fieldset><legend>{h(say("whose-values"))}</legend><div class="pills">{pills}</div></fieldset>'


async def tour_with(game: AnyGame, box: Corrections | None) -> None:
    """A tour is written for our values: with others it may lead nowhere, and then there is none."""
    if box is None:
        return
    tour = load_tour(await asyncio.to_thread(load_game, game.name, box))
    try:
        if tour is not None:
            await asyncio.to_thread(tour.check)
    except KotatsuError:
        raise Refusal("tour-needs-our-values") from None


async def read_box(request: Request, box: Corrections) -> tuple[Data, Data]:
    """What a file that somebody brings tells about itself, and its values; it is read where it can do no harm."""
    game = load_game(game_names()[0])  # any will do
    trials = house_of(request).boxes.trials
    about, values = await trials.examine(game, game.seat_counts[0], None, read, tuple(box))
    return about, values


async def box_in_record(request: Request, visitor: Visitor, text: str, source: str) -> None:
    """A record may bring a box along: it is tried out before anybody here plays with it."""
    quota_of(request).bring_record(visitor.id, address_of(request.scope))
    told = await asyncio.to_thread(Record, text, source)
    if not told.box:
        return
    quota_of(request).try_out(visitor.id, address_of(request.scope))
    box = Corrections(told.box, source, told.tags.get("Box", ""))
    await try_out(request, told.game, box, text)


async def try_out(request: Request, game: str, box: Corrections, start: str = "") -> AnyGame:
    """A game with a box that somebody brings; BadBox says what is wrong with it."""
    try:
        plain = load_game(game)
        await house_of(request).boxes.try_out(plain, box, prove, start)
    except FileError as error:
        bad = BadBox(error.source, error.line, error.reason, error.why, **error.details)
        bad.game = game
        raise bad from None
    return plain
