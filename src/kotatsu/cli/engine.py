"""`kotatsu engine`: a bot that other programs speak to."""

from __future__ import annotations

import argparse

from kotatsu.bots.registry import find_bot
from kotatsu.cli.arguments import add_components, bot_help, bots_in
from kotatsu.core.errors import KotatsuError
from kotatsu.core.registry import load_game

SUMMARY = "Let another program ask a bot, line by line"
DETAILS = "It reads questions from its input and answers on its output. The words are explained in docs/engine.md."


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a name that `kotatsu games` lists")
    parser.add_argument("--bot", default="daimyo", metavar="NAME", help=bot_help("who thinks; default: daimyo"))
    add_components(parser)


def run(args: argparse.Namespace) -> int:
    from kotatsu.bots.engine.server import Server

    game = load_game(args.game, args.components)
    names = bots_in(args.bot)
    if len(names) != 1:
        raise KotatsuError("an engine is one bot")
    kind = find_bot(names[0])
    if kind.games and game.name not in kind.games:
        raise KotatsuError(f"{names[0]} plays {', '.join(kind.games)}, not {game.name}")
    Server(game, names[0], args.components).run()
    return 0
