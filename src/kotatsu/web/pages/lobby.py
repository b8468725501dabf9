"""The lobby: one's own tables, then the games, each with the one button that fits this visitor."""

from __future__ import annotations

from functools import lru_cache

from starlette.requests import Request
from starlette.responses import Response

from kotatsu.core.game import AnyGame
from kotatsu.core.registry import game_names, load_game
from kotatsu.core.texts import Messages, Texts
from kotatsu.core.tour import load_tour
from kotatsu.house.history import History
from kotatsu.web.door.answers import page_answer
from kotatsu.web.door.quota import address_of
from kotatsu.web.door.visitor import Visitor, house_of, is_stranger, visitor_of
from kotatsu.web.pages.devices import LET_IN, device_button, recover_link
from kotatsu.web.pages.howto import howto_link
from kotatsu.web.pages.seating import FRIENDS, wish_fields
from kotatsu.web.pages.tables import invitations_in_lobby, tables_in_lobby
from kotatsu.web.seen.sight import texts_for
from kotatsu.web.table.choice import at_once
from kotatsu.web.words.covers import cover_image
from kotatsu.web.words.done import done_line
from kotatsu.web.words.html import Page, h, icon
from kotatsu.web.words.opponents import opponents
from kotatsu.web.words.wording import wording_in

HEAVIEST = 5
WEIGHTS = ("", "light", "light", "medium", "rich", "rich")  # what people call each weight; the first is unknown
MOST_KEPT = 64


async def lobby(request: Request) -> Response:
    visitor = await visitor_of(request)
    wording = wording_in(visitor.language)
    history = await house_of(request).histories.of(visitor.person) if not visitor.new else History()
    if is_stranger(request, visitor):
        return _closed(request, visitor, wording)
    tables = await invitations_in_lobby(request, visitor) + await tables_in_lobby(request, visitor)
    games = [load_game(name) for name in game_names()]
    cards = "".join(_game_card(game, visitor, history, wording) for game in games)
    body = (
        f'<main class="lobby" id="main"><div class="hello"><h1>{h(wording.message("welcome"))}</h1>'
        f"<p>{h(wording.message('welcome-text', n=len(games)))}</p></div>"
        f"{_let_in(request, visitor, wording)}{done_line(request, wording)}{tables}"
        f'<section aria-labelledby="games"><header><h2 id="games">{h(wording.message("games"))}</h2></header>'
        f'<div class="games">{cards}</div></section>{_foot(games, history, wording, _address(request, wording))}</main>'
    )
    return page_answer(Page("Kotatsu", body, "lobby-page", module="lobby"), visitor, "/")


def _let_in(request: Request, visitor: Visitor, wording: Messages) -> str:
    """A word for whoever has just come from the page of a code: who they are here now."""
    if visitor.new or request.query_params.get(LET_IN) is None:
        return ""
    return f'<p class="hint-line" role="status">{h(wording.message("you-are-now", name=visitor.person.name))}</p>'


def _closed(request: Request, visitor: Visitor, wording: Messages) -> Response:
    """What a stranger sees of a house that is private."""
    title = wording.message("private-house")
    body = (
        f'<main class="notice page" id="main"><h1>{h(title)}</h1><p>{h(wording.message("refused-invitation-needed"))}</p>'
        f'<p><a class="button" href="/device">{h(wording.message("have-code"))}</a></p>{recover_link(request, wording)}</main>'
    )
    return page_answer(Page(title, body), visitor, "/", status=403)


def _address(request: Request, wording: Messages) -> str:
    """How others in the same network come in, for whoever sits at its machine. The bare address would be no way for
    strangers, so there is no code for it."""
    address: str = request.app.state.address
    if not address or not address_of(request.scope).at_home:
        return ""
    say = wording.message
    return (
        f'<details class="address"><summary>{icon("share")}{h(say("on-the-network"))}</summary><div class="ways-in">'
        f"<h3>{h(say('friends'))}</h3><p>{h(say('friends-text'))}</p>"
        f"<h3>{h(say('own-device'))}</h3><p>{h(say('own-device-text'))}</p>{device_button('code', say('new-device'))}"
        f"<p>{h(say('house-address'))} <b>{h(address)}</b></p></div></details>"
    )


# -- a game ------------------------------------------------------------------------------------------


def _game_card(game: AnyGame, visitor: Visitor, history: History, wording: Messages) -> str:
    texts = texts_for(game, wording.language, ())
    line = f'<p class="line">{h(texts.message("line"))}</p>' if texts.has("line") else ""
    title = texts.message("title")
    tour = _tour_moves(game)
    learns = tour > 0 and not history.knows(game.name, tour)
    ways = _learn(game, wording) if learns else _play(game, visitor, history, wording)
    again = _learn_again(game, title, wording) if tour and not learns else ""
    other = _other_table(game, title, wording.message("i-know-it" if learns else "another-table"))
    friends = _other_table(game, title, wording.message("with-friends"), f"?{FRIENDS}=1")
    return (
        f'<article class="game-card" data-game="{h(game.name)}">{_cover(game, visitor, texts, wording)}'
        f'<div><h3>{h(title)}</h3>{_facts(game, wording)}{line}<div class="ways">{ways}'
        f'<div class="more">{other}{friends}{again}</div></div></div></article>'
    )


def _cover(game: AnyGame, visitor: Visitor, texts: Texts, wording: Messages) -> str:
    """The promise of a game, and the way to how it is played."""
    cover = cover_image(game, visitor.theme, "cover", texts)
    inside, whose = f'{cover}<span class="chip">{icon("help")}', h(texts.message("title"))
    after = f'</span><span class="unseen">: {whose}</span>'
    return howto_link(game, texts, wording, inside, ' class="cover-link"', after) or cover


def _other_table(game: AnyGame, title: str, label: str, query: str = "") -> str:
    """The way to a table of one's own choice."""
    return (
        f'<a class="quiet" href="/tables/{h(game.name)}{query}" data-sheet aria-haspopup="dialog"'
        f' aria-label="{h(label)}: {h(title)}">{h(label)}</a>'
    )


def _facts(game: AnyGame, wording: Messages) -> str:
    """How many, how long, how much to think about: at a glance, and in words for those who do not see it."""
    say = wording.message
    seats = f"{game.seat_counts[0]}–{game.seat_counts[-1]}" if len(game.seat_counts) > 1 else str(game.seat_counts[0])
    told = (
        f'<li>{icon("people")}<span class="unseen">{h(say("players"))} </span>{seats}</li>'
        f"<li>{icon('clock')}{h(say('minutes', n=game.minutes))}</li>"
    )
    if game.weight:
        full, rest = "<i class=full></i>" * game.weight, "<i></i>" * (HEAVIEST - game.weight)
        label = say("weight", n=game.weight, most=HEAVIEST)
        told += (
            f'<li><span class="weight" role="img" aria-label="{h(label)}">{full}{rest}</span>'
            f"{h(say('weight-' + WEIGHTS[game.weight]))}</li>"
        )
    return f'<ul class="facts">{told}</ul>'


def _learn(game: AnyGame, wording: Messages) -> str:
    return (
        f'<form method="post" action="/tours/{h(game.name)}"><button class="learn">{icon("book")}'
        f"{h(wording.message('learn', n=game.learn_minutes))}</button></form>"
    )


def _learn_again(game: AnyGame, title: str, wording: Messages) -> str:
    """The tour for somebody who knows the game already, without pressing it on them."""
    label = h(wording.message("tour-again"))
    return (
        f'<form method="post" action="/tours/{h(game.name)}">'
        f'<button class="quiet" aria-label="{label}: {h(title)}">{label}</button></form>'
    )


def _play(game: AnyGame, visitor: Visitor, history: History, wording: Messages) -> str:
    choice = at_once(game, visitor.person, history)
    told = opponents(choice.chairs[1:], wording)
    if game.in_force(choice.options):
        told = wording.message("with-house-rules", told=told)
    return (
        f'<form method="post" action="/tables">{wish_fields(game.name, choice)}<button class="play">'
        f"{h(wording.message('play-now'))}<small>{h(told)}</small></button></form>"
    )


@lru_cache(MOST_KEPT)
def _tour_moves(game: AnyGame) -> int:
    """How many moves the tour of a game has; 0 if there is none."""
    tour = load_tour(game)
    return len(tour.moves) if tour is not None else 0


# -- below -------------------------------------------------------------------------------------------


def _foot(games: list[AnyGame], history: History, wording: Messages, address: str) -> str:
    say = wording.message
    links = "".join(
        f"<li><b>{h(texts_for(game, wording.language, ()).message('title'))}</b> "
        f"{howto_link(game, texts_for(game, wording.language, ()), wording)}"
        f'<a href="/rules/{h(game.name)}">{h(say("rules"))}</a> '
        f'<a href="/components/{h(game.name)}">{h(say("components"))}</a></li>'
        for game in games
    )
    played, won = history.result()
    result = f'<a class="quiet" href="/me">{h(say("games-played", played=played, won=won))}</a>' if played else ""
    return (
        f'<footer><form class="upload" method="post" action="/records" enctype="multipart/form-data">'
        f'<label><input type="file" name="record" class="unseen" id="record" required>'
        f"{icon('save')}{h(say('upload'))}</label><button>{h(say('open'))}</button></form>"
        f"<details><summary>{icon('book')}{h(say('rules-and-components'))}</summary><ul>{links}</ul></details>"
        f'<a class="programs" href="/api">{icon("bot")}{h(say("api"))}</a>{address}{result}</footer>'
    )
