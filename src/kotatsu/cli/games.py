"""`kotatsu games`: what can be played."""

from __future__ import annotations

import argparse
from typing import Any

from kotatsu.cli.arguments import add_json, add_language, language_of, print_columns, print_report
from kotatsu.core.game import AnyGame
from kotatsu.core.registry import game_names, load_game

SUMMARY = "List the games, or the options of one"
DETAILS = "Named options can be given to every command that sets up a table: --option NAME=CHOICE."


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help="tell the options and house rules of this game")
    add_language(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    if args.game:
        return print_report(args, _facts(load_game(args.game), language_of(args)), _tell_options)
    facts = [_facts(load_game(name), language_of(args)) for name in game_names()]
    return print_report(args, facts, lambda told: print_columns([_row(fact) for fact in told]))


def _tell_options(facts: dict[str, Any]) -> None:
    """The options of one game, house rules with what they change."""
    print_columns([_row(facts)])
    for name, choices in facts["options"].items():
        print(f"--option {name}={'|'.join(choices)}")
        if name in facts["house_rules"]:
            print(f"    {facts['house_rules'][name]}")


def _facts(game: AnyGame, language: str) -> dict[str, Any]:
    from kotatsu.core.texts import Texts

    texts = Texts(game, language)
    return {
        "name": game.name,
        "title": texts.message("title") if texts.has("title") else game.name,
        "about": texts.message("about") if texts.has("about") else "",
        "seats": list(game.seat_counts),
        "minutes": game.minutes,
        "options": {option.name: list(option.choices) for option in game.options},
        "house_rules": {name: texts.message(f"option-{name}-about") for name in game.house_rules.ids},
    }


def _row(facts: dict[str, Any]) -> list[str]:
    seats = facts["seats"]
    players = str(seats[0]) if len(seats) == 1 else f"{seats[0]}-{seats[-1]}"
    return [facts["name"], f"{players} players", f"{facts['minutes']} min", f"{facts['title']}  {facts['about']}"]
