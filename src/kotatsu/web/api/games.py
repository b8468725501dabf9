"""The games that the house has."""

from __future__ import annotations

from kotatsu.bots.registry import bot_levels, bot_title, level_names
from kotatsu.core.game import AnyGame, HouseRule, Option
from kotatsu.core.registry import game_names, load_game
from kotatsu.core.texts import Texts
from kotatsu.web.api import shapes
from kotatsu.web.api.calls import Call
from kotatsu.web.door.asked import game_of
from kotatsu.web.seen.sight import texts_for


async def games(call: Call) -> shapes.Games:
    """List the games, with how many can play, their options and the levels of bots."""
    return {"games": [_told(load_game(name), call.language) for name in game_names()]}


async def game(call: Call) -> shapes.Game:
    """One game."""
    return _told(game_of(call.request), call.language)


def _option(option: Option, texts: Texts) -> shapes.GameOption:
    rule = option if isinstance(option, HouseRule) else None
    return {
        "name": option.name,
        "label": texts.message(f"option-{option.name}"),
        "about": texts.message(f"option-{option.name}-about") if rule else "",
        "ruling": rule.ruling if rule else "",
        "choices": list(option.choices),
    }


def _told(game: AnyGame, language: str) -> shapes.Game:
    texts = texts_for(game, language, ())
    return {
        "name": game.name,
        "title": texts.message("title"),
        "seats": list(game.seat_counts),
        "minutes": game.minutes,
        "options": [_option(each, texts) for each in game.options],
        "levels": [
            {"name": name, "title": bot_title(name, language), "level": bot_levels()[name]}
            for name in level_names(game.name)
        ],
    }
