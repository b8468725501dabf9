"""`kotatsu play`: a game in the terminal."""

from __future__ import annotations

import argparse
from pathlib import Path

from kotatsu.bots.registry import USUAL_OPPONENT, make_bot
from kotatsu.cli.arguments import add_bots, add_language, add_table, bots_of, language_of, new_match
from kotatsu.core.errors import KotatsuError

SUMMARY = "Play a game in the terminal"
DETAILS = "Bots take the last seats, people the others and share the screen. Type ? in the game for help."


def arguments(parser: argparse.ArgumentParser) -> None:
    add_table(parser)
    add_bots(parser, f"bots for the last seats, or none; default: {USUAL_OPPONENT} on all seats but the first")
    parser.add_argument("--save", type=Path, metavar="FILE", help="write the record there when the game ends")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    from kotatsu.core.texts import Texts
    from kotatsu.terminal.session import Session

    match = new_match(args, args.seed)
    game, seats = match.game, match.seats
    names = _bot_names(args, seats)
    if args.save and not args.save.parent.is_dir():  # better now than after a long game
        raise KotatsuError(f"{args.save.parent}: there is no such folder to save in")
    people = seats - len(names)
    bots = {people + number: make_bot(name, f"{match.seed}/{number}") for number, name in enumerate(names)}
    letters = Texts(game, language_of(args))
    labels = [letters.seat(seat) + (f" ({bots[seat].name})" if seat in bots else "") for seat in range(seats)]
    Session(match, bots, Texts(game, letters.language, labels), args.save).run()
    return 0


def _bot_names(args: argparse.Namespace, seats: int) -> list[str]:
    if args.bots is None:
        return [USUAL_OPPONENT] * (seats - 1)
    if args.bots == "none":
        return []
    names = bots_of(args)
    if len(names) > seats:
        raise KotatsuError(f"{len(names)} bots for {seats} seats")
    return names
