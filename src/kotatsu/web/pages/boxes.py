"""A person's boxes: new ones, out of files or copies, and what can be done with each."""

from __future__ import annotations

import json

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from kotatsu.core.corrections import Corrections
from kotatsu.core.errors import BadBox, FileError, Refusal
from kotatsu.core.registry import game_names, load_game
from kotatsu.core.texts import Messages
from kotatsu.house.boxes import NAME_LENGTH, Box, Version
from kotatsu.web.answers import page_answer
from kotatsu.web.boxes import newest, try_out
from kotatsu.web.frame import texts_for
from kotatsu.web.html import Page, h, icon
from kotatsu.web.quota import address_of, quota_of
from kotatsu.web.reading import file_in, form_in, is_seen, quiet, text_in
from kotatsu.web.visitor import Visitor, house_of, refuse_strangers, remembered, visitor_of, welcome
from kotatsu.web.wording import wording_in


async def boxes_page(request: Request) -> Response:
    """All boxes of a person, or those of a game."""
    visitor = await visitor_of(request)
    say = wording_in(visitor.language).message
    game = request.query_params.get("game", "")
    games = [game] if game in game_names() else game_names()
    own = [] if visitor.new else await house_of(request).boxes.of(visitor.id)
    listed = "".join(_line(box, visitor) for box in own if box.game in games)
    shown = f'<ul class="boxes">{listed}</ul>' if listed else f"<p>{h(say('no-boxes-yet'))}</p>"
    title = say("own-boxes")
    body = (
        f'<main class="boxes-page page" id="main"><h1>{h(title)}</h1><p>{h(say("own-boxes-text"))}</p>{shown}'
        f"{_new(games, visitor)}{_file(say('box-from-file'), say('upload-box'))}</main>"
    )
    return page_answer(Page(title, body, "boxes-page"), visitor, "/boxes")


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
    return (
        f'<form method="post" action="/boxes"><h2>{h(say("new-box"))}</h2><p>{h(say("new-box-text"))}</p>'
        f'<label>{h(say("game"))} <select name="game">{options}</select></label> '
        f'<label>{h(say("name"))} <input name="name" maxlength="{NAME_LENGTH}" required value="{h(say("my-box"))}"></label> '
        f'<button class="play">{h(say("begin-box"))}</button></form>'
    )


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
    box = await house_of(request).boxes.new(visitor.id, game, name, values)
    return remembered(visitor, RedirectResponse(f"/box/{box.id}", status_code=303))


async def upload(request: Request) -> Response:
    """A file becomes a box, if one can play with it."""
    visitor = await visitor_of(request)
    refuse_strangers(request, visitor)
    source, text = await file_in(request, "file")
    quota_of(request).try_out(visitor.id, address_of(request.scope))
    box = Corrections(text, source)
    try:
        about = box.about()
        game = str(about.get("game", ""))
        if game not in game_names():
            known = ", ".join(game_names())
            raise FileError(source, 0, f"it does not say of which game it is: [box] game = one of {known}")
    except FileError as error:
        raise BadBox(error.source, error.line, error.reason) from None
    await try_out(request, game, box)
    name = name_of_box(str(about.get("name") or source))
    return await _made(request, visitor, game, name, box.values())


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
    elif do == "version":
        await newest(request, visitor, await house.boxes.mine(box, visitor.id))
    elif do == "invite":
        secret = await house.boxes.invite(box, visitor.id)
        back += f"?help={secret}#share"
    elif do == "delete":
        game = (await house.boxes.mine(box, visitor.id)).game
        await house.boxes.delete(box, visitor.id)
        await _forget(request, visitor, game, box)
        back = "/boxes"
    else:
        raise Refusal("not-now")
    return RedirectResponse(back, status_code=303)


async def _forget(request: Request, visitor: Visitor, game: str, box: str) -> None:
    """The next table of this game is not offered with a box that is gone."""
    person = visitor.person
    memory = person.settings.get(f"table {game}", "")
    if box in memory:
        data = {**json.loads(memory), "box": ""}
        await house_of(request).save_person(
            person._replace(settings={**person.settings, f"table {game}": json.dumps(data)})
        )


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
    await welcome(request, visitor)
    box = await house_of(request).boxes.help(request.path_params["box"], request.path_params["secret"], visitor.id)
    return remembered(visitor, RedirectResponse(f"/box/{box.id}", status_code=303))


def versions_list(box: Box, versions: list[Version], wording: Messages) -> str:
    say = wording.message
    lines = "".join(
        f'<li><a href="/box/{h(box.id)}/file?version={version.number}" download>'
        f"{icon('save')}{h(say('box-version', n=version.number))}</a></li>"
        for version in versions
    )
    return f"<ul>{lines}</ul>" if lines else f"<p>{h(say('box-without-version'))}</p>"
