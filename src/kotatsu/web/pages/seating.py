"""Sitting down: the sheet on which a table is arranged, and what is answered when one is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from urllib.parse import urlencode

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from kotatsu.bots.registry import USUAL_OPPONENT, bot_levels, bot_title, level_names
from kotatsu.core.game import AnyGame, HouseRule, Option
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.texts import Messages, Texts
from kotatsu.core.tour import load_tour
from kotatsu.core.vocabulary import SEAT
from kotatsu.house.history import History
from kotatsu.house.house import NAME_LENGTH, Invitation
from kotatsu.web.boxes.choosing import BOX, box_choice, box_to_play, tour_with
from kotatsu.web.door.answers import Missing, page_answer
from kotatsu.web.door.asked import game_of
from kotatsu.web.door.incoming import form_in, text_in
from kotatsu.web.door.visitor import Visitor, house_of, remembered, visitor_of
from kotatsu.web.pages.howto import howto_link
from kotatsu.web.seen.sight import texts_for
from kotatsu.web.table.choice import Choice, last_time, memory_of, usual, with_friends, with_worthy_bots
from kotatsu.web.table.clocks import clock_fields, clock_in
from kotatsu.web.table.seating import AFAR, HERE, ME, NOBODY, guests_for, put_up
from kotatsu.web.words.covers import cover_image
from kotatsu.web.words.house_rules import rule_fields
from kotatsu.web.words.html import Page, crest, h, icon, pill
from kotatsu.web.words.links import only_here
from kotatsu.web.words.opponents import so_far
from kotatsu.web.words.wording import wording_in

CHAIR, NAME, LEVEL, OPTION = "seat", "name", "level", "option-"  # what the fields of a form begin with
BOT = "bot"  # who sits in a chair: the bot whose level is chosen beside it
FRIENDS = "friends"  # what the page of a sheet is asked with by those who want to invite somebody


async def set_up(
    request: Request, visitor: Visitor, game: str, guests: Sequence[Invitation], page: str = "", **more: Any
) -> Response:
    """Set up a table for a visitor and lead them to a page of it."""
    table = await put_up(request, visitor, game, guests, **more)
    return remembered(visitor, RedirectResponse(f"/t/{table.id}{page}", status_code=303))


def wish_fields(game: str, choice: Choice) -> str:
    """A table that is asked for without asking anything."""
    fields = [("game", game), *[(CHAIR, who) for who in choice.chairs]]
    fields += [(f"{OPTION}{name}", value) for name, value in choice.options.items()]
    fields += [(BOX, choice.box)] if choice.box else []
    return "".join(f'<input type="hidden" name="{h(name)}" value="{h(value)}">' for name, value in fields)


async def new_table(request: Request) -> Response:
    """A table as a form asks for it, which is remembered for the next time."""
    visitor, form = await visitor_of(request), await form_in(request)
    game, person = text_in(form.get("game")), visitor.person
    if form.get("language") in LANGUAGES:
        person = person._replace(language=str(form["language"]))
    chairs = [(text_in(who), form.get(f"{NAME}-{row}")) for row, who in enumerate(_chairs_in(form))]
    options = {key.removeprefix(OPTION): text_in(value) for key, value in form.items() if key.startswith(OPTION)}
    visitor, clock = visitor._replace(person=person), clock_in(form)
    box = text_in(form.get(BOX))
    more: dict[str, Any] = {"options": options, "clock": clock, "box": await box_to_play(request, visitor, game, box)}
    response = await set_up(request, visitor, game, guests_for(chairs, visitor), **more)
    memory = Choice([who for who, _ in chairs if who], options, clock, box).written()  # of what was not refused
    if "language" in form:
        await house_of(request).save_person(person)
    await house_of(request).change_settings(person.id, lambda kept: {**kept, memory_of(game): memory})
    return response


def _chairs_in(form: FormData) -> list[object]:
    """Who is to sit down, chair by chair; a bot by the level that is chosen for it."""
    return [
        form.get(key.replace(CHAIR, LEVEL, 1)) if value == BOT else value
        for key, value in form.multi_items()
        if key == CHAIR or key.startswith(f"{CHAIR}-")
    ]


async def new_tour(request: Request) -> Response:
    """The beginning of a real game with a guide, against the usual bots."""
    visitor = await visitor_of(request)
    game = game_of(request)
    tour = load_tour(game)
    if tour is None:
        raise Missing("no-tour")
    box = await box_to_play(request, visitor, game.name, text_in((await form_in(request)).get(BOX)))
    await tour_with(game, box)
    guests = guests_for([(ME if seat == tour.learner else USUAL_OPPONENT, "") for seat in range(tour.seats)], visitor)
    return await set_up(request, visitor, game.name, guests, options=tour.options, seed=tour.seed, tour=True, box=box)


# -- the sheet ---------------------------------------------------------------------------------------


async def sheet_page(request: Request) -> Response:
    """The sheet of a game as a page of its own; the script of the lobby shows it beside the lobby."""
    game, visitor = game_of(request), await visitor_of(request)
    history = await house_of(request).histories.of(visitor.person)
    texts = texts_for(game, visitor.language, ())
    boxes = await box_choice(request, visitor, game, (last_time(game, visitor.person) or usual(game)).box)
    alone = only_here(request, wording_in(visitor.language))
    friends = FRIENDS in request.query_params
    body = f'<main class="arranging" id="main">{_sheet(game, texts, visitor, history, boxes, alone, friends)}</main>'
    page = Page(texts.message("title"), body, "lobby-page", module="lobby")
    asked = {name: value for name in (BOX, FRIENDS) if (value := request.query_params.get(name, ""))}
    return page_answer(page, visitor, f"/tables/{game.name}{f'?{urlencode(asked)}' if asked else ''}")


def _sheet(
    game: AnyGame, texts: Texts, visitor: Visitor, history: History, boxes: str, alone: str, friends: bool
) -> str:
    """`alone` is said if nobody could come in: to `friends` before anything else, to others as soon as a chair is kept for
    somebody. For friends chairs are kept, or they sit at this screen."""
    wording = wording_in(visitor.language)
    say = wording.message
    last = None if friends else last_time(game, visitor.person)
    if friends:
        choice = with_friends(game, visitor.person, HERE if alone else AFAR)
    else:
        choice = with_worthy_bots(last or usual(game), game, history)
    chairs = "".join(_chair(game, number, choice, texts, wording) for number in range(1, game.seat_counts[-1]))
    seats = (
        say("seats-from-to", least=game.seat_counts[0], most=game.seat_counts[-1]) if len(game.seat_counts) > 1 else ""
    )
    usual_ones = [option for option in game.options if not isinstance(option, HouseRule)]
    options = "".join(_option(option, choice, texts, wording) for option in usual_ones)
    options += rule_fields(game, choice.options, OPTION, texts, wording)
    again = f'<button type="reset">{h(say("as-last-time"))}</button>' if last else ""
    kind, first, later = ("sheet for-friends", alone, "") if friends else ("sheet", "", alone)
    return (
        f'<form class="{kind}" method="post" action="/tables"><input type="hidden" name="game" value="{h(game.name)}">'
        f"<header>{cover_image(game, visitor.theme, 'cover')}"
        f'<div><h1 id="sheet-title">{h(say("table-with-friends" if friends else "table-of", game=texts.message("title")))}</h1>'
        f'<p class="quiet">{h(say("change-what-you-like" if last else "the-usual-table"))}</p></div>'
        f'<a class="close" href="/" title="{h(say("close"))}">{icon("close")}<span class="unseen">{h(say("close"))}</span></a>'
        f'</header>{first}<fieldset class="chairs"><legend>{h(say("who-sits-down"))} <span class="quiet">{h(seats)}</span></legend>'
        f'<div class="chair"><input type="hidden" name="{CHAIR}-0" value="{ME}">{crest(0)}<span>{h(say("chair-you"))}</span></div>'
        f"{chairs}{later}</fieldset>{so_far(history, wording, game.name)}{options}{boxes}{_languages(wording)}"
        f'{clock_fields(choice.clock, wording)}<div class="ways">'
        f'<button class="play">{h(say("sit-down"))}</button>{again}</div>'
        f'<p class="links">{howto_link(game, texts, wording)}<a href="/rules/{h(game.name)}">{h(say("rules"))}</a> '
        f'<a href="/components/{h(game.name)}">{h(say("components"))}</a> '
        f'<a href="/boxes?game={h(game.name)}" aria-describedby="own-why">{h(say("own-boxes-enter"))}</a></p>'
        f'<p class="quiet" id="own-why">{h(say("own-boxes-why"))}</p></form>'
    )


def _chair(game: AnyGame, number: int, choice: Choice, texts: Texts, wording: Messages) -> str:
    """Who may sit in a chair besides the host, in one row: a bot has a level, a guest at this screen may have a name."""
    now = choice.chairs[number] if number < len(choice.chairs) else NOBODY
    say, label = wording.message, h(texts.message("seat", letter=SEAT.ids[number]))
    is_bot = now not in (NOBODY, HERE, AFAR)
    others = [who for who in choice.chairs[1:] if who not in (NOBODY, HERE, AFAR)]
    level = now if is_bot else next(iter(others), USUAL_OPPONENT)
    field = f"{CHAIR}-{number}"
    people = [(AFAR, "chair-afar"), *[(NOBODY, "nobody")] * (number >= game.seat_counts[0])]
    return (
        f'<div class="chair" role="radiogroup" aria-label="{label}">{crest(number)}<div class="pills">'
        f'<span class="with-level">{pill(field, BOT, h(say("chair-bot")), is_bot)}'
        f'<select name="{LEVEL}-{number}" aria-label="{h(say("chair-level"))}: {label}">{_levels(game, level, wording)}</select>'
        f"</span>{''.join(pill(field, who, h(say(name)), who == now) for who, name in people)}"
        f'<span class="with-name">{pill(field, HERE, h(say("chair-here")), now == HERE)}'
        f'<input name="{NAME}-{number}" maxlength="{NAME_LENGTH}" autocomplete="off"'
        f' placeholder="{h(say("name"))}" aria-label="{h(say("name"))}: {label}"></span></div></div>'
    )


def _levels(game: AnyGame, now: str, wording: Messages) -> str:
    """The bots to choose from, each with its level if it has one, and whoever sat there last time though they are not."""
    names, levels = level_names(game.name), bot_levels()
    if now not in names and now in levels:
        names = [now, *names]
    told = {name: f"{levels[name] or ''} {bot_title(name, wording.language)}".strip() for name in names}
    return "".join(
        f'<option value="{h(name)}"{" selected" if name == now else ""}>{h(title)}</option>'
        for name, title in told.items()
    )


def _option(option: Option, choice: Choice, texts: Texts, wording: Messages) -> str:
    pills = ""
    for value in option.choices:
        seat = SEAT.index.get(value)
        if seat is None:
            label = h(texts.message(f"option-{option.name}-{value}"))
        else:
            name = wording.message("chair-you") if seat == 0 else texts.message("seat", letter=value)
            label = crest(seat) + h(name)
        pills += pill(f"{OPTION}{option.name}", value, label, value == choice.options[option.name], seat)
    legend = h(texts.message(f"option-{option.name}"))
    return f'<fieldset><legend>{legend}</legend><div class="pills">{pills}</div></fieldset>'


def _languages(wording: Messages) -> str:
    pills = "".join(
        pill("language", code, h(wording_in(code).message("own-name")), code == wording.language, language=code)
        for code in LANGUAGES
    )
    legend = h(wording.message("language-at-the-table"))
    return f'<fieldset><legend>{legend}</legend><div class="pills">{pills}</div></fieldset>'
