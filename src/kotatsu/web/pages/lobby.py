"""The lobby: the games, a new table in one click, the own tables."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from kotatsu.bots.registry import USUAL_OPPONENT, bot_names, bot_title
from kotatsu.core.game import AnyGame
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.registry import game_names, load_game
from kotatsu.core.texts import Messages, Texts
from kotatsu.core.tour import load_tour
from kotatsu.house.house import Invitation, OwnTable
from kotatsu.house.store import OVER, RUNNING
from kotatsu.web.answers import Missing, page_answer
from kotatsu.web.frame import texts_for
from kotatsu.web.html import Page, h, icon
from kotatsu.web.pages.rules import game_of
from kotatsu.web.pages.seating import set_up
from kotatsu.web.reading import form_in, text_in
from kotatsu.web.visitor import Visitor, house_of, visitor_of
from kotatsu.web.words import words_in

ME, HERE = "me", "here"  # who sits in a chair: the host, somebody else at this screen; anything else is a bot


async def lobby(request: Request) -> Response:
    visitor = await visitor_of(request)
    words = words_in(visitor.language)
    page = _page_number(request.query_params.get("page", ""))
    tables, more = await house_of(request).tables_of(visitor.id, page) if not visitor.new else ([], False)
    cards = "".join(_game_card(load_game(name), words) for name in game_names())
    own = "".join(_own_table(table, visitor, words) for table in tables)
    pages = _turn_pages(page, more, words)
    running = (
        f'<section class="own-tables"><h2>{h(words.message("own-tables"))}</h2><ul>{own}</ul>{pages}</section>'
        if own or page
        else ""
    )
    body = (
        f'<main class="lobby" id="main"><h1>{h(words.message("welcome"))}</h1><p>{h(words.message("welcome-text"))}</p>'
        f'{running}<section aria-labelledby="games"><h2 id="games">{h(words.message("games"))}</h2>'
        f'<div class="games">{cards}</div></section>'
        f"{_upload(words)}</main>"
    )
    return page_answer(Page("Kotatsu", body, "lobby-page"), visitor, "/")


def _page_number(text: str) -> int:
    """Pages are counted from 0; anything else is the first."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else 0


def _turn_pages(page: int, more: bool, words: Messages) -> str:
    """Links to the pages beside this one."""
    newer = f'<a href="/?page={page - 1}">{h(words.message("newer-tables"))}</a> ' if page else ""
    older = f'<a href="/?page={page + 1}">{h(words.message("older-tables"))}</a>' if more else ""
    return f'<p class="links">{newer}{older}</p>' if newer or older else ""


def _game_card(game: AnyGame, words: Messages) -> str:
    texts = texts_for(game, words.language, ())
    seats = f"{game.seats[0]}–{game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0])
    facts = words.message("game-facts", seats=seats, minutes=game.minutes)
    first = "".join(f'<input type="hidden" name="seat" value="{who}">' for who in _usual(game))
    return (
        f'<article class="game-card"><img class="scene" src="/static/boards/{game.name}-{words.language}.png" alt="">'
        f'<h3>{h(texts.message("title"))}</h3><p class="facts">{h(facts)}</p>'
        f'<div class="ways"><form method="post" action="/tables"><input type="hidden" name="game" value="{game.name}">{first}'
        f'<button class="final">{h(words.message("play-now"))}</button></form>'
        f"{_tour_button(game, words)}</div>"
        f'<p class="about">{h(texts.message("about"))}</p>'
        f"<details><summary>{h(words.message('other-table'))}</summary>{_new_table(game, texts, words)}</details>"
        f'<p class="links"><a href="/rules/{game.name}">{h(words.message("rules"))}</a> '
        f'<a href="/components/{game.name}">{h(words.message("components"))}</a></p></article>'
    )


def _tour_button(game: AnyGame, words: Messages) -> str:
    if load_tour(game) is None:
        return ""
    return f'<form method="post" action="/tours/{game.name}"><button>{h(words.message("tour"))}</button></form>'


async def new_tour(request: Request) -> Response:
    """The beginning of a real game with a guide, against the usual bots."""
    visitor = await visitor_of(request)
    game = game_of(request)
    tour = load_tour(game)
    if tour is None:
        raise Missing("no-tour")
    words = words_in(visitor.language)
    wanted = [ME if seat == tour.learner else USUAL_OPPONENT for seat in range(tour.seats)]
    guests = [_guest(who, number, visitor, words) for number, who in enumerate(wanted)]
    return await set_up(request, visitor, game.name, guests, options=tour.options, seed=tour.seed, tour=True)


def _usual(game: AnyGame) -> list[str]:
    return [ME, *[USUAL_OPPONENT] * (game.seats[0] - 1)]


def _new_table(game: AnyGame, texts: Texts, words: Messages) -> str:
    choices = [ME, HERE, *bot_names(), ""]
    rows = ""
    for seat in range(game.seats[-1]):
        usual = _usual(game)[seat] if seat < game.seats[0] else ""
        must = seat < game.seats[0]
        options = "".join(
            f'<option value="{who}"{" selected" if who == usual else ""}>{h(_chair(who, words))}</option>'
            for who in choices
            if who or not must
        )
        rows += f'<label>{h(texts.message("seat", letter="ABCD"[seat]))} <select name="seat">{options}</select></label>'
    for option in game.options:
        options = "".join(
            f'<option value="{choice}">{h(texts.message(f"option-{option.name}-{choice}"))}</option>'
            for choice in option.choices
        )
        label = h(texts.message(f"option-{option.name}"))
        rows += f'<label>{label} <select name="option-{option.name}">{options}</select></label>'
    languages = "".join(
        f'<option value="{code}" lang="{code}"{" selected" if code == words.language else ""}>'
        f"{h(words_in(code).message('own-name'))}</option>"
        for code in LANGUAGES
    )
    rows += f'<label>{h(words.message("language"))} <select name="language">{languages}</select></label>'
    return (
        f'<form class="new-table" method="post" action="/tables"><input type="hidden" name="game" value="{game.name}">'
        f'{rows}<button class="final">{h(words.message("set-up"))}</button></form>'
    )


def _chair(who: str, words: Messages) -> str:
    """Who may sit in a chair, in words."""
    if who in (ME, HERE, ""):
        return words.message(f"chair-{who or 'empty'}")
    return words.message("chair-bot", title=bot_title(who, words.language))


def _own_table(table: OwnTable, visitor: Visitor, words: Messages) -> str:
    facts = table.facts
    names = ", ".join(chair.name for chair in facts.chairs)
    if table.unreadable:
        status = words.message(f"refused-{table.unreadable}")
        return f"<li><span>{h(facts.game)}: {h(names)}</span> <span>{h(status)}</span></li>"
    title = texts_for(load_game(facts.game), words.language, ()).message("title")
    status = _status(table, visitor, words)
    return f'<li><a href="/t/{facts.id}">{h(title)}: {h(names)}</a> <span>{h(status)}</span></li>'


def _status(table: OwnTable, visitor: Visitor, words: Messages) -> str:
    chairs, standing = table.facts.chairs, table.facts.standing
    if standing.state == OVER:
        won = ("no-winner", "winner", "winners")[min(len(standing.winners), 2)]
        names = ", ".join(chairs[seat].name for seat in standing.winners)
        return f"{words.message('table-over')}: {words.message(won, names=names)}"
    if standing.state != RUNNING:
        return words.message("table-unknown")
    waiting = [chairs[seat] for seat in standing.to_act]
    if any(chair.person == visitor.id and not chair.bot for chair in waiting):
        return words.message("your-turn")
    return words.message("waiting-for", names=", ".join(chair.name for chair in waiting))


def _upload(words: Messages) -> str:
    return (
        f'<form class="upload" method="post" action="/records" enctype="multipart/form-data">'
        f'<label class="button"><input type="file" name="record" class="unseen" id="record" required>'
        f"{icon('save')}{h(words.message('upload'))}</label></form>"
    )


async def new_table(request: Request) -> Response:
    visitor, form = await visitor_of(request), await form_in(request)
    if form.get("language") in LANGUAGES:
        visitor = visitor._replace(person=visitor.person._replace(language=str(form["language"])))
        if not visitor.new:
            await house_of(request).save_person(visitor.person)
    wanted = [text_in(who) for who in form.getlist("seat") if who]
    options = {key.removeprefix("option-"): text_in(value) for key, value in form.items() if key.startswith("option-")}
    words = words_in(visitor.language)
    guests = [_guest(who, number, visitor, words) for number, who in enumerate(wanted)]
    return await set_up(request, visitor, text_in(form.get("game")), guests, options=options)


def _guest(who: str, number: int, visitor: Visitor, words: Messages) -> Invitation:
    letter = "ABCD"[number % 4]
    if who == ME:
        return Invitation(visitor.id, visitor.person.name, "")
    if who == HERE:
        return Invitation(visitor.id, words.message("guest-here", letter=letter), "")
    return Invitation("", words.message("bot-name", letter=letter), who)
