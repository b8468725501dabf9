"""The lobby: one's own tables, then the games, each with the one button that fits this visitor."""

from __future__ import annotations

from functools import lru_cache

from starlette.requests import Request
from starlette.responses import Response

from kotatsu.core.game import AnyGame
from kotatsu.core.registry import game_names, load_game
from kotatsu.core.texts import Messages
from kotatsu.core.tour import load_tour
from kotatsu.house.history import History
from kotatsu.web.answers import page_answer
from kotatsu.web.frame import texts_for
from kotatsu.web.html import Page, h, icon
from kotatsu.web.pages.covers import cover_image
from kotatsu.web.pages.howto import howto_link
from kotatsu.web.pages.seating import at_once, opponents, wish_fields
from kotatsu.web.pages.tables import tables_in_lobby
from kotatsu.web.visitor import Visitor, house_of, visitor_of
from kotatsu.web.words import words_in

HEAVIEST = 5
WEIGHTS = ("", "light", "light", "medium", "rich", "rich")  # what people call each weight; the first is unknown
MOST_KEPT = 64


async def lobby(request: Request) -> Response:
    visitor = await visitor_of(request)
    words = words_in(visitor.language)
    history = await house_of(request).history_of(visitor.person) if not visitor.new else History()
    tables = await tables_in_lobby(request, visitor)
    games = [load_game(name) for name in game_names()]
    cards = "".join(_game_card(game, visitor, history, words) for game in games)
    body = (
        f'<main class="lobby" id="main"><div class="hello"><h1>{h(words.message("welcome"))}</h1>'
        f"<p>{h(words.message('welcome-text', n=len(games)))}</p></div>{tables}"
        f'<section aria-labelledby="games"><header><h2 id="games">{h(words.message("games"))}</h2></header>'
        f'<div class="games">{cards}</div></section>{_foot(games, history, words)}</main>'
    )
    return page_answer(Page("Kotatsu", body, "lobby-page", module="lobby"), visitor, "/")


# -- a game ------------------------------------------------------------------------------------------


def _game_card(game: AnyGame, visitor: Visitor, history: History, words: Messages) -> str:
    texts = texts_for(game, words.language, ())
    line = f'<p class="line">{h(texts.message("line"))}</p>' if texts.has("line") else ""
    tour = _tour_moves(game)
    learns = tour > 0 and not history.knows(game.name, tour)
    ways = _learn(game, words) if learns else _play(game, visitor, words)
    quiet = words.message("i-know-it" if learns else "another-table")
    title = texts.message("title")
    return (
        f'<article class="game-card" data-game="{h(game.name)}">{cover_image(game, visitor.theme, "cover", texts)}'
        f'<div><h3>{h(title)}</h3>{_facts(game, words)}{line}<div class="ways">{ways}'
        f'<a class="quiet" href="/tables/{h(game.name)}" data-sheet aria-haspopup="dialog"'
        f' aria-label="{h(quiet)}: {h(title)}">{h(quiet)}</a></div></div></article>'
    )


def _facts(game: AnyGame, words: Messages) -> str:
    """How many, how long, how much to think about: at a glance, and in words for those who do not see it."""
    say = words.message
    seats = f"{game.seats[0]}–{game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0])
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


def _learn(game: AnyGame, words: Messages) -> str:
    return (
        f'<form method="post" action="/tours/{h(game.name)}"><button class="learn">{icon("book")}'
        f"{h(words.message('learn', n=game.learn_minutes))}</button></form>"
    )


def _play(game: AnyGame, visitor: Visitor, words: Messages) -> str:
    choice = at_once(game, visitor.person)
    return (
        f'<form method="post" action="/tables">{wish_fields(game.name, choice)}<button class="play">'
        f"{h(words.message('play-now'))}<small>{h(opponents(choice.chairs[1:], words))}</small></button></form>"
    )


@lru_cache(MOST_KEPT)
def _tour_moves(game: AnyGame) -> int:
    """How many moves the tour of a game has; 0 if there is none."""
    tour = load_tour(game)
    return len(tour.moves) if tour is not None else 0


# -- below -------------------------------------------------------------------------------------------


def _foot(games: list[AnyGame], history: History, words: Messages) -> str:
    say = words.message
    links = "".join(
        f"<li><b>{h(texts_for(game, words.language, ()).message('title'))}</b> "
        f"{howto_link(game, texts_for(game, words.language, ()), words)}"
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
        f"{result}</footer>"
    )
