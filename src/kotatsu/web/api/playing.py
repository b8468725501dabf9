"""The game itself: what somebody sees, what they are asked, what they do, what has happened."""

from __future__ import annotations

import json

from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from kotatsu.core.effects import foreseen
from kotatsu.core.errors import IllegalMove
from kotatsu.core.log import LogEntry
from kotatsu.core.state import LEGAL
from kotatsu.core.vocabulary import Numbers
from kotatsu.house.table import MOVE, Table, Taken
from kotatsu.web.api import shapes
from kotatsu.web.api.calls import Seated
from kotatsu.web.api.positions import position_of
from kotatsu.web.api.tables import now_of
from kotatsu.web.door.answers import Forbidden
from kotatsu.web.door.visitor import house_of
from kotatsu.web.table.stream import Told, events, stream_to
from kotatsu.web.zones.frame import Frame


class Stale(Taken):
    """The table has moved on, told to a program: what to do about it."""

    def __init__(self) -> None:
        super().__init__()
        self.reason = "stale-number"


async def view(call: Seated) -> shapes.View:
    """All that you may know, as data and in words."""
    frame = call.frame()
    return {
        "game": frame.match.game.name,
        "seat": call.seat,
        "now": now_of(call),
        "turn": frame.view.turn,
        "position": position_of(frame.match.game, frame.view),
        "scores": [_score(frame, seat) for seat in range(frame.match.seats)],
        "words": [
            {"title": section.title, "lines": section.lines} for section in frame.look.describe(frame.view, frame.texts)
        ],
    }


def _score(frame: Frame, seat: int) -> shapes.Score:
    values, categories = frame.view.score(seat), frame.match.game.categories
    return {"seat": seat, "points": sum(values), "parts": dict(zip(categories.ids, values, strict=True))}


# -- deciding ----------------------------------------------------------------------------------------


async def decision(call: Seated) -> shapes.Decision:
    """What you are asked: every move that you can make with what it brings, and those of the same kinds that you cannot
    make, with the clause that forbids them."""
    frame, now = call.frame(), now_of(call)
    if not frame.asked:
        return {"now": now, "step": None, "prompt": None, "clause": "", "options": [], "forbidden": []}
    step = frame.view.stack[-1]
    kind = frame.match.game.steps.kind(step)
    return {
        "now": now,
        "step": kind.name,
        "prompt": frame.texts.prompt(step, frame.moves),
        "clause": kind.rule,
        "options": await run_in_threadpool(lambda: [_option(frame, code) for code in frame.moves]),
        "forbidden": await run_in_threadpool(_forbidden, frame),
    }


def _option(frame: Frame, code: int) -> shapes.Option:
    vocabulary = frame.match.game.vocabulary
    told = foreseen(frame.texts, frame.view, code, frame.seat)
    return {
        "move": vocabulary.notation(code),
        "label": frame.texts.move(code, frame.view),
        "target": vocabulary.target(code),
        "effects": [{"seat": _whom(effect.seat), "text": effect.text} for effect in told],
        "ends": vocabulary.family(code).ends,
    }


def _forbidden(frame: Frame) -> list[shapes.Forbidden]:
    """The moves of the kinds that are asked for and which a clause forbids."""
    game = frame.match.game
    asked = {game.vocabulary.family(code).name for code in frame.moves}
    reasons = {
        code: frame.view.why_not(code, frame.seat)
        for code in range(len(game.vocabulary))
        if game.vocabulary.family(code).name in asked
    }
    return [
        {
            "move": game.vocabulary.notation(code),
            "label": frame.texts.move(code, frame.view),
            "target": game.vocabulary.target(code),
            "why_not": _reason(frame, reason),
        }
        for code, reason in reasons.items()
        if reason != LEGAL and game.reasons.clause(reason)
    ]


def _reason(frame: Frame, reason: int) -> shapes.Reason:
    told = frame.reason(reason)
    return {"reason": frame.match.game.reasons.name(reason), "text": told["text"], "clause": told["clause"]}


async def act(call: Seated, wish: shapes.Deed) -> shapes.Now:
    """Make a move, or do something else in the game. It answers the number that you were told: if the table has changed
    since, nothing is done and you are refused with 409."""
    frame, seat = call.frame(), call.seat
    if seat is None:
        raise Forbidden("not-your-seat")
    try:
        await house_of(call.request).act(
            call.table, seat, wish.get("do", MOVE), wish.get("move", ""), wish["number"], call.visitor.id
        )
    except IllegalMove as error:
        raise IllegalMove(error.reason, _why(frame, error)) from None
    except Taken:
        raise Stale from None
    return now_of(call)


def _why(frame: Frame, error: IllegalMove) -> str:
    """What the rules say against a move, in the reader's language, with the clause."""
    game = frame.match.game
    number = next((each for each in game.reasons.numbers() if game.reasons.name(each) == error.reason), None)
    return str(error) if number is None else frame.texts.reason(number)


# -- what happened -----------------------------------------------------------------------------------


async def log(call: Seated, query: shapes.Since) -> shapes.Log:
    """What happened, as far as you may know, from a ply on."""
    frame, since = call.frame(), query.get("since", 0)
    entries = [entry for entry in frame.match.events(frame.seat) if max(0, frame.counted(entry.ply)) >= since]
    return {"now": now_of(call), "events": await run_in_threadpool(lambda: [_event(frame, each) for each in entries])}


def _event(frame: Frame, entry: LogEntry) -> shapes.Event:
    kind = frame.match.game.events[entry.kind]
    values = zip(kind.params.items(), entry.values, strict=False)
    return {
        "ply": frame.counted(entry.ply),
        "turn": entry.turn,
        "seat": _whom(entry.seat),
        "event": kind.name,
        "values": {
            name: value if isinstance(domain, Numbers) else domain.id(value) for (name, domain), value in values
        },
        "text": frame.texts.event(entry),
    }


def _whom(seat: int) -> int | None:
    return seat if seat >= 0 else None


async def follow(call: Seated) -> Response:
    """Follow the table as server-sent events. There is an event `now` at the beginning and after every change that you
    could notice, with a `Now` as JSON; the stream ends when the game is over, or with an event `gone` when your token is not
    good any more."""

    def tell(table: Table, _person: str) -> Told:
        return Told({"now": json.dumps(now_of(call))}, last=table.match.over)

    return stream_to(call.request, call.table, call.visitor.id, events(call.table, call.visitor.id, tell))


async def result(call: Seated) -> shapes.Result:
    """How the game ended, once it has."""
    frame = _over(call, "no-result-yet")
    places = frame.match.places()
    return {
        "places": [{**_score(frame, seat), "place": places[seat]} for seat in range(frame.match.seats)],
        "seed": frame.match.seed,
    }


async def record(call: Seated) -> shapes.Record:
    """The whole game as a text that plays it again, once it is over: it contains everything that was hidden."""
    return {"record": await run_in_threadpool(_over(call, "record-is-sealed").match.record)}


def _over(call: Seated, reason: str) -> Frame:
    if not call.table.match.over:
        raise Forbidden(reason)
    return call.frame()
