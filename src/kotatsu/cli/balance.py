"""`kotatsu balance`: what games of a bot among itself say about a game."""

from __future__ import annotations

import argparse
from pathlib import Path

from kotatsu.bots.greedy import GreedyBot
from kotatsu.cli.arguments import add_components, number, processes
from kotatsu.cli.progress import progress_bar
from kotatsu.core.errors import KotatsuError
from kotatsu.core.registry import load_game
from kotatsu.core.writing import write_text, writing

SUMMARY = "Write notes about the balance of a game"
DETAILS = "A bot plays among itself at every number of seats; what comes of it is written as Markdown."


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a name that `kotatsu games` lists")
    usual = GreedyBot.name  # thinks by tries, not by the clock: the same games on every machine, in minutes
    parser.add_argument("--bot", default=usual, metavar="NAME", help=f"who plays (default: {usual})")
    parser.add_argument(
        "--games", type=number, default=100, metavar="K", help="games at each number of seats (default: 100)"
    )
    parser.add_argument("--seed", default="balance", metavar="TEXT", help="decides all chance (default: balance)")
    add_components(parser)
    parser.add_argument("--jobs", type=processes, metavar="J", help="processes at once (default: one per core)")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster instead (kotatsu[cluster])")
    parser.add_argument("--journals", type=Path, metavar="FOLDER", help="keep every game there, to go on after a kill")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the notes there instead of printing them")


def run(args: argparse.Namespace) -> int:
    from kotatsu.lab.balance import balance
    from kotatsu.lab.crew import crew_for
    from kotatsu.lab.tournament import Plan, tournament

    if args.jobs is not None and args.jobs < 1:
        raise KotatsuError("--jobs is at least 1")
    game = load_game(args.game, args.components)
    results = []
    for seats in game.seat_counts:
        plan = Plan(game.name, (args.bot,), args.games, seats, args.seed, {}, args.components, question=None)
        journal = None if args.journals is None else args.journals / f"{game.name}-{seats}.jsonl"
        with progress_bar(f"{seats} seats") as progress:
            results.append(tournament(plan, crew_for(game.name, args.jobs, args.ray), journal, progress))
    command = f"kotatsu balance {game.name} --bot {args.bot} --games {args.games} --seed {args.seed}"
    notes = balance(results, command)
    if args.out is None:
        print(notes, end="")
    else:
        with writing(args.out):
            args.out.parent.mkdir(parents=True, exist_ok=True)
        write_text(args.out, notes)
    return 0
