"""Arguments that several commands share, and what they stand for."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from kotatsu.bots.registry import bot_names, find_bot
from kotatsu.core.errors import KotatsuError
from kotatsu.core.game import AnyGame
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.match import Match
from kotatsu.core.registry import game_names, load_game
from kotatsu.core.state import WATCHER
from kotatsu.core.vocabulary import SEAT

R = TypeVar("R")
LONGEST_NUMBER = 20  # signs; Python takes long to read thousands of them


def at_most(most: int) -> Callable[[str], int]:
    """A reader of whole numbers that are not beyond what any machine can do."""

    def read(text: str) -> int:
        try:
            number = int(text) if len(text) <= LONGEST_NUMBER else most + 1
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text!r} is no whole number") from None
        if abs(number) > most:
            raise argparse.ArgumentTypeError(f"{text[:LONGEST_NUMBER]} is too much; {most} is the most")
        return number

    return read


number = at_most(999_999_999)
processes = at_most(1000)


def add_table(parser: argparse.ArgumentParser, or_first: bool = True) -> None:
    """A game, which may be left out if the first one will do, and what a table of it needs."""
    if or_first:
        parser.add_argument("game", nargs="?", metavar="GAME", help="default: the first that `kotatsu games` lists")
    else:
        parser.add_argument("game", metavar="GAME", help="a name that `kotatsu games` lists")
    parser.add_argument("--seats", type=number, metavar="N", help="number of players (default: the fewest)")
    parser.add_argument("--seed", metavar="TEXT", help="decides all chance: the same seed gives the same deal")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game (may be repeated)"
    )
    add_components(parser)


def add_components(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--components", type=Path, metavar="FILE", help="TOML file with corrected component values")


def add_bots(parser: argparse.ArgumentParser, what: str, default: str | None = None) -> None:
    parser.add_argument("--bots", default=default, metavar="NAME,...", help=bot_help(what))


def bot_help(what: str) -> str:
    """Which bots can be named."""
    return f"{what} (known: {', '.join(bot_names())}; module:Class is a class of yours, engine:COMMAND a program)"


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--language", choices=LANGUAGES, help="default: that of the system, or English")


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON for programs")


def new_match(args: argparse.Namespace, seed: str | None) -> Match:
    """A new match of the game that was named, or of the first one."""
    game = load_game(args.game or game_names()[0], args.components)
    return Match.new(game, seats_of(args, game), seed, options_of(args))


def seats_of(args: argparse.Namespace, game: AnyGame) -> int:
    seats = game.seat_counts[0] if args.seats is None else args.seats
    game.check_seats(seats)
    return seats


def options_of(args: argparse.Namespace) -> dict[str, str]:
    options: dict[str, str] = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise KotatsuError(f"an option looks like name=value, not like {text!r}")
        options[name] = value
    return options


def bots_of(args: argparse.Namespace) -> list[str]:
    names = bots_in(args.bots)
    for name in names:
        find_bot(name)
    return names


def bots_in(text: str) -> list[str]:
    """The bots that somebody names. Modules in the folder where they work are found, too."""
    here = str(Path.cwd())
    if ":" in text and not {"", here} & set(sys.path):
        sys.path.append(here)
    return [name.strip() for name in text.split(",")]


def language_of(args: argparse.Namespace) -> str:
    if args.language:
        return str(args.language)
    system = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return system[:2] if system[:2] in LANGUAGES else LANGUAGES[0]


def viewer_of(word: str, seats: int) -> int:
    """A seat by its letter, or somebody without one."""
    if word == "watcher":
        return WATCHER
    if word not in SEAT.ids[:seats]:
        raise KotatsuError(f"{word!r} is no seat; there are {', '.join(SEAT.ids[:seats])} and watcher")
    return SEAT.index[word]


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


def print_report(args: argparse.Namespace, report: R, tell: Callable[[R], None]) -> int:
    """A report for programs or for people; the exit code of a command that ends with it."""
    (print_json if args.json else tell)(report)
    return 0


def print_columns(rows: Sequence[Sequence[str]]) -> None:
    """Rows as aligned columns; those that end in a number are set to the right, heading and all."""
    columns = list(zip(*rows, strict=True))
    widths = [max(map(len, column)) for column in columns]
    numeric = [column[-1].lstrip("-")[:1].isdigit() for column in columns]
    for row in rows:
        cells = [
            cell.rjust(width) if right else cell.ljust(width)
            for cell, width, right in zip(row, widths, numeric, strict=True)
        ]
        print("  ".join(cells).rstrip())
