"""A person's own page: name, language, colours, pace, sound, and what they have played."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from kotatsu.core.languages import LANGUAGES
from kotatsu.core.registry import game_names, load_game
from kotatsu.core.texts import Messages
from kotatsu.house.driving import PACES, USUAL_PACE
from kotatsu.house.history import History
from kotatsu.house.house import NAME_LENGTH
from kotatsu.web.door.answers import page_answer
from kotatsu.web.door.incoming import form_in, name_in, path_in
from kotatsu.web.door.visitor import Visitor, called, house_of, remembered, visitor_of, welcome, with_a_name
from kotatsu.web.pages.channels import channels_section
from kotatsu.web.pages.devices import devices_section
from kotatsu.web.seen.sight import texts_for
from kotatsu.web.words.done import DONE, done_line
from kotatsu.web.words.html import THEMES, Page, h, pill
from kotatsu.web.words.opponents import so_far
from kotatsu.web.words.wording import wording_in

ME = "/me"
SYSTEM = "system"  # colours as the system has them


async def me_page(request: Request) -> Response:
    visitor = await visitor_of(request)
    wording = wording_in(visitor.language)
    history = await house_of(request).histories.of(visitor.person) if not visitor.new else History()
    devices = await devices_section(request, visitor, wording)
    channels = await channels_section(request, visitor, wording)
    why = f'<p class="quiet">{h(wording.message("own-boxes-why"))}</p>'
    boxes = f'<section>{why}<a class="button" href="/boxes">{h(wording.message("own-boxes-enter"))}</a></section>'
    title = wording.message("about-you")
    body = (
        f'<main class="me" id="main"><h1>{h(title)}</h1>{done_line(request, wording)}<div class="columns">'
        f"{_settings(visitor, wording)}<div>{_statistics(history, wording)}{boxes}{channels}{devices}</div></div></main>"
    )
    return page_answer(Page(title, body, "lobby-page", module="lobby"), visitor, ME)


def _settings(visitor: Visitor, wording: Messages) -> str:
    say, person = wording.message, visitor.person
    languages = {code: wording_in(code).message("own-name") for code in LANGUAGES}
    themes = {theme: say(f"colours-{theme}") for theme in (SYSTEM, *THEMES)}
    name = f'placeholder="{h(person.name)}"' if visitor.nameless else f'value="{h(person.name)}" required'
    paces = {pace: say(f"pace-{pace}") for pace in PACES}
    return (
        f'<form method="post" action="/me"><input type="hidden" name="back" value="{ME}">'
        f'<label>{h(say("your-name"))}<input name="name" {name} maxlength="{NAME_LENGTH}"'
        f' autocomplete="nickname"></label>'
        f"{_choice('language', say('language'), languages, visitor.language)}"
        f"{_choice('theme', say('colours'), themes, visitor.theme or SYSTEM)}"
        f"{_choice('pace', say('pace-of-bots'), paces, person.settings.get('pace', USUAL_PACE))}"
        f'<label class="sound" hidden><input type="checkbox" id="sound-here"> {h(say("sound"))}'
        f'<small class="quiet">{h(say("only-here"))}</small></label>'
        f'<div class="ways"><button class="play">{h(say("save"))}</button>'
        f'<button type="button" id="notes-again" data-done="{h(say("notes-will-come"))}" hidden>{h(say("notes-again"))}</button>'
        "</div></form>"
    )


def _choice(name: str, legend: str, choices: dict[str, str], now: str) -> str:
    pills = "".join(
        pill(name, value, h(label), value == now, language=value if name == "language" else "")
        for value, label in choices.items()
    )
    return f'<fieldset><legend>{h(legend)}</legend><div class="pills">{pills}</div></fieldset>'


def _statistics(history: History, wording: Messages) -> str:
    """Games played and won, game by game and against each bot."""
    say = wording.message
    if not history.result().played:
        return f"<section><h2>{h(say('your-games'))}</h2><p>{h(say('no-games-yet'))}</p></section>"
    rows = "".join(
        _row(texts_for(load_game(name), wording.language, ()).message("title"), *history.result(name))
        for name in game_names()
    )
    return (
        f'<section><h2>{h(say("your-games"))}</h2><table><thead><tr><th scope="col">{h(say("game"))}</th>'
        f'<th scope="col">{h(say("played"))}</th><th scope="col">{h(say("won"))}</th></tr></thead>'
        f"<tbody>{rows}</tbody><tfoot>{_row(say('total'), *history.result())}</tfoot></table>{so_far(history, wording)}</section>"
    )


def _row(title: str, played: int, won: int) -> str:
    return f'<tr><th scope="row">{h(title)}</th><td>{played}</td><td>{won}</td></tr>'


async def change(request: Request) -> Response:
    visitor, form = await visitor_of(request), await form_in(request)
    person, chosen = visitor.person, dict[str, str]()
    named = "name" in form and (bool(form["name"]) or not visitor.nameless)
    if named:
        person = called(person, name_in(form["name"]))
    if form.get("language") in LANGUAGES:
        person = person._replace(language=str(form["language"]))
    if form.get("theme") in (SYSTEM, *THEMES):
        chosen["theme"] = str(form["theme"]).replace(SYSTEM, "")
    if form.get("pace") in PACES:
        chosen["pace"] = str(form["pace"])
    back = path_in(form.get("back", "/"))
    saved = f"{ME}?{DONE}=saved" if back == ME and "name" in form else back  # who only changes the colours sees that
    response = RedirectResponse(saved, status_code=303)
    visitor = visitor._replace(person=person._replace(settings={**person.settings, **chosen}))
    if not visitor.new:
        await house_of(request).save_person(person)
        await house_of(request).change_settings(
            person.id, lambda kept: {**(with_a_name(kept) if named else kept), **chosen}
        )
    await welcome(request, visitor)
    return remembered(visitor, response)
