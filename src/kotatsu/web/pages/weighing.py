"""What moves with the values of a box, in a few lines: bots play in the background while somebody watches or does not."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from kotatsu.core.registry import load_game
from kotatsu.core.texts import Messages
from kotatsu.house.boxes import Box
from kotatsu.house.weighing import Weighed
from kotatsu.lab.weighing import Change
from kotatsu.web.door.answers import refusal_text
from kotatsu.web.door.incoming import text_in, wish_in
from kotatsu.web.door.quota import quota_of
from kotatsu.web.door.visitor import house_of, visitor_of
from kotatsu.web.seen.sight import texts_for
from kotatsu.web.words.wording import wording_in

FEW = 3  # moves that are named
ENOUGH = 20  # games, before it means something that nobody makes a move


async def look(request: Request) -> Response:
    visitor = await visitor_of(request)
    house = house_of(request)
    box = await house.boxes.get(request.path_params["box"])
    return _answer(house.weighing.look(box), box, wording_in(visitor.language))


async def change(request: Request) -> Response:
    """Begin or stop; only who may write the box can let others work for it."""
    visitor, wish = await visitor_of(request), await wish_in(request)
    house = house_of(request)
    box = await house.boxes.mine(request.path_params["box"], visitor.id)
    if text_in(wish.get("do")) == "begin":
        house.weighing.begin(box, visitor.id, quota_of(request).limits.balances)
    else:
        await house.weighing.stop(box.id)
    return _answer(house.weighing.look(box), box, wording_in(visitor.language))


def _answer(found: Weighed, box: Box, wording: Messages) -> Response:
    return JSONResponse({"running": found.running, "part": found.deals / found.of, "lines": _told(found, box, wording)})


def _told(found: Weighed, box: Box, wording: Messages) -> list[str]:
    if found.failed is not None:
        return [refusal_text(found.failed, wording) or str(found.failed)]
    if found.change is None:
        return [wording.message("weighing", done=found.deals, of=found.of)] if found.running else []
    old = [wording.message("weighed-old")] if found.old else []
    return [*old, *in_lines(found.change, box.game, wording)]


def in_lines(moved: Change, game: str, wording: Messages) -> list[str]:
    """What has moved: the scores, what it is worth to begin, and what nobody takes any more."""
    say = wording.message
    numbers = {"before": f"{moved.before:.1f}", "after": f"{moved.after:.1f}"}
    begins = {"before": round(100 * moved.first_before), "after": round(100 * moved.first_after)}
    lines = [
        say("weighed-scores" if moved.clear else "weighed-same", n=moved.deals, **numbers),
        say("weighed-first" if begins["before"] != begins["after"] else "weighed-first-same", **begins),
    ]
    if moved.deals < ENOUGH:
        return lines
    texts = texts_for(load_game(game), wording.language, ())
    for name, codes in (("weighed-never", moved.never), ("weighed-again", moved.again)):
        if codes:
            named = ", ".join(texts.move(code) for code in codes[:FEW])
            lines.append(say(name, n=len(codes), named=named))
    return lines
