"""A person's boxes: new ones, out of files or copies, and what can be done with each."""

from __future__ import annotations

import json

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from kotatsu.core.corrections import Corrections
from kotatsu.core.errors import FileError, KotatsuError, Refusal
from kotatsu.core.registry import game_names, load_game
from kotatsu.core.trial import Unplayable
from kotatsu.house.boxes import NAME_LENGTH, Box, NoBox
from kotatsu.house.identity import handle
from kotatsu.web.boxes.choosing import newest, read_box, try_out
from kotatsu.web.boxes.lines import complaint
from kotatsu.web.door.answers import page_answer, status_of
from kotatsu.web.door.incoming import NoFile, file_in, form_in, is_seen, quiet, text_in
from kotatsu.web.door.quota import address_of, quota_of
from kotatsu.web.door.visitor import Visitor, house_of, refuse_strangers, remembered, visitor_of, welcome
from kotatsu.web.seen.sight import texts_for
from kotatsu.web.words.done import DONE
from kotatsu.web.words.html import Page, h, post_form
from kotatsu.web.words.wording import wording_in


async def boxes_page(request: Request) -> Response:
    """All boxes of a person, or those of a game."""
    return await _page(request, await visitor_of(request))


async def _page(request: Request, visitor: Visitor, wrong: str = "", status: int = 200) -> Response:
    """The page, perhaps with what is wrong with a file that somebody has brought."""
    say = wording_in(visitor.language).message
    game = request.query_params.get("game", "")
    games = [game] if game in game_names() else game_names()
    own = [] if visitor.new else await house_of(request).boxes.of(visitor.id)
    listed = "".join(_line(box, visitor) for box in own if box.game in games)
    shown = f'<ul class="boxes">{listed}</ul>' if listed else f"<p>{h(say('no-boxes-yet'))}</p>"
    title = say("own-boxes")
    body = (
        f'<main class="boxes-page page" id="main"><h1>{h(title)}</h1>{wrong}<p>{h(say("own-boxes-text"))}</p>{shown}'
        f"{_new(games, visitor)}{_file(say('box-from-file'), say('upload-box'))}</main>"
    )
    return page_answer(Page(title, body, "boxes-page"), visitor, "/boxes", status=status)


def _line(box: Box, visitor: Visitor) -> str:
    say = wording_in(visitor.language).message
    title = texts_for(load_game(box.game), visitor.language, ()).message("title")
    told = say("box-version", n=box.version) if box.version else say("box-without-version")
    if box.person != visitor.id:
        told += f" · {say('box-you-help')}"
    return (
        f'<li><a href="/box/{h(box.id)}"><b>{h(box.name)}</b> <span class="quiet">{h(title)} · {h(told)}</span></a>'
        f'<a class="button" href="/tables/{h(box.game)}?box={h(box.id)}">{h(say("play-with-box"))}</a></li>'
    )


def _new(games: list[str], visitor: Visitor) -> str:
    say = wording_in(visitor.language).message
    names = {name: texts_for(load_game(name), visitor.language, ()).message("title") for name in games}
    options = "".join(f'<option value="{h(name)}">{h(title)}</option>' for name, title in names.items())
    game = f'<label>{h(say("game"))} <select name="game">{options}</select></label>'
    usual = h(say("my-box"))
    name = f'<label>{h(say("name"))} <input name="name" maxlength="{NAME_LENGTH}" required value="{usual}"></label>'
    begin = f'<button class="play">{h(say("begin-box"))}</button>'
    return post_form("/boxes", f"<h2>{h(say('new-box'))}</h2><p>{h(say('new-box-text'))}</p>{game} {name} {begin}")


def _file(title: str, label: str) -> str:
    return (
        f'<form method="post" action="/boxes/file" enctype="multipart/form-data"><h2>{h(title)}</h2>'
        f'<label>{h(label)} <input type="file" name="file" accept=".toml,text/plain" required></label> '
        f"<button>{h(label)}</button></form>"
    )


def name_of_box(value: object) -> str:
    clean = " ".join(quiet(text_in(value)).split())[:NAME_LENGTH].strip()
    if not is_seen(clean):
        raise Refusal("a-name-needs-a-letter")
    return clean


async def new_box(request: Request) -> Response:
    visitor, form = await visitor_of(request), await form_in(request)
    game = load_game(text_in(form.get("game")))
    return await _made(request, visitor, game.name, name_of_box(form.get("name")), {})


async def _made(request: Request, visitor: Visitor, game: str, name: str, values: dict[str, object]) -> Response:
    await welcome(request, visitor)
    boxes = house_of(request).boxes
    known = {box.name for box in await boxes.of(visitor.id, game)}
    box = await boxes.new(visitor.id, game, _another(name, known), values)
    return remembered(visitor, RedirectResponse(f"/box/{box.id}", status_code=303))


def _another(name: str, known: set[str]) -> str:
    """A name that none of the known ones is."""
    others = (f"{name[: NAME_LENGTH - 5]} ({number})" for number in range(2, len(known) + 3))
    return next(each for each in (name, *others) if each not in known)


async def upload(request: Request) -> Response:
    """A file becomes a box, if one can play with it. Else it is told what is wrong, where another one can be brought."""
    visitor = await visitor_of(request)
    refuse_strangers(request, visitor)
    source = game = ""
    try:
        source, text = await file_in(request, "file")
        quota_of(request).try_out(visitor.id, address_of(request.scope))
        box = Corrections(text, source)
        about, values = await read_box(request, box)
        game = str(about.get("game", ""))
        if game not in game_names():
            game, known = "", ", ".join(game_names())
            told = f"it does not say of which game it is: [box] game = one of {known}"
            raise FileError(source, 0, told, "which-game", known=known)
        await try_out(request, game, box)
    except (FileError, Unplayable, NoFile) as error:
        return await _page(request, visitor, _refused(error, source, game, visitor), status_of(error))
    name = name_of_box(str(about.get("name") or source))
    return await _made(request, visitor, game, name, values)


def _refused(error: KotatsuError, source: str, game: str, visitor: Visitor) -> str:
    """What is wrong with a file, where, and what to do about it."""
    wording = wording_in(visitor.language)
    texts = texts_for(load_game(game), visitor.language, ()) if game else wording
    line = error.line if isinstance(error, FileError) else 0
    place = wording.message("box-file-line", file=source, n=line) if line else source
    return (
        f'<div class="hint-line" role="alert"><p>{h(wording.message("refused-bad-box"))} <b>{h(place)}</b></p>'
        f"<p>{h(complaint(error, texts, wording))}</p><p>{h(wording.message('box-file-again'))}</p>"
        f"<details><summary>{h(wording.message('box-file-exactly'))}</summary>"
        f'<p lang="en"><code>{h(str(error))}</code></p></details></div>'
    )


async def change(request: Request) -> Response:
    """What can be done with a box as a whole."""
    visitor, form = await visitor_of(request), await form_in(request)
    house, box = house_of(request), request.path_params["box"]
    do = text_in(form.get("do"))
    back = f"/box/{box}"
    if do == "copy":
        found = await house.boxes.get(box)
        values = found.draft if found.may_write(visitor.id) else (await newest(request, visitor, found)).values()
        name = wording_in(visitor.language).message("copy-of", name=found.name)[:NAME_LENGTH]
        return await _made(request, visitor, found.game, name_of_box(name), values)
    if do == "rename":
        await house.boxes.rename(box, visitor.id, name_of_box(form.get("name")))
        back += f"?{DONE}=renamed"
    elif do == "version":
        found = await house.boxes.mine(box, visitor.id)
        await newest(request, visitor, found)
        after = await house.boxes.mine(box, visitor.id)
        back += f"?{DONE}={'saved' if after.version > found.version else 'same'}"
    elif do == "invite":
        await house.boxes.invite(box, visitor.id, visitor.secret)
        back += f"?{DONE}=invited#share"
    elif do == "dismiss":
        back += await _dismiss(request, visitor, box, text_in(form.get("who")))
    elif do == "delete":
        game = (await house.boxes.mine(box, visitor.id)).game
        await house.boxes.delete(box, visitor.id)
        await _forget(request, visitor, game, box)
        back = "/boxes"
    else:
        raise Refusal("not-now")
    return RedirectResponse(back, status_code=303)


async def _dismiss(request: Request, visitor: Visitor, box: str, who: str) -> str:
    """Somebody helps no longer: a helper of the owner's, or whoever asks; where to go then."""
    boxes = house_of(request).boxes
    found = await boxes.mine(box, visitor.id)
    named = (each for each in found.helpers if handle(visitor.id, each) == who)
    helper = next(named, "") if who else visitor.id
    if not helper:
        raise NoBox
    await boxes.dismiss(box, visitor.id, helper)
    return f"?{DONE}=dismissed#share" if who else ""


async def _forget(request: Request, visitor: Visitor, game: str, box: str) -> None:
    """The next table of this game is not offered with a box that is gone."""

    def change(kept: dict[str, str]) -> dict[str, str]:
        memory = kept.get(f"table {game}", "")
        return {**kept, f"table {game}": json.dumps({**json.loads(memory), "box": ""})} if box in memory else kept

    await house_of(request).change_settings(visitor.id, change)


async def help_page(request: Request) -> Response:
    """What somebody who was asked to help sees first: a link that is only looked at changes nothing."""
    visitor = await visitor_of(request)
    say = wording_in(visitor.language).message
    box = await house_of(request).boxes.get(request.path_params["box"])
    body = (
        f'<main class="notice page" id="main"><h1>{h(box.name)}</h1><p>{h(say("box-asked-to-help"))}</p>'
        f'<form method="post" action="{h(request.url.path)}"><button class="play">{h(say("box-help"))}</button></form></main>'
    )
    return page_answer(Page(box.name, body), visitor, request.url.path)


async def helping(request: Request) -> Response:
    """Whoever follows the link may correct the box from now on."""
    visitor = await visitor_of(request)
    boxes, box, secret = house_of(request).boxes, request.path_params["box"], request.path_params["secret"]
    await boxes.asked(box, secret)
    await welcome(request, visitor, invited=True)
    await boxes.help(box, secret, visitor.id)
    return remembered(visitor, RedirectResponse(f"/box/{box}", status_code=303))
