"""`kotatsu export`: whole games as a table of figures."""

from __future__ import annotations

import argparse
from pathlib import Path

from kotatsu.cli.arguments import add_table
from kotatsu.cli.progress import progress_bar
from kotatsu.cli.simulate import add_games, setting_of
from kotatsu.core.errors import KotatsuError

SUMMARY = "Let bots play, and write every decision to a Parquet or CSV file"
DETAILS = "The file depends on the seed alone. Its columns are explained in docs/research.md."


def arguments(parser: argparse.ArgumentParser) -> None:
    add_table(parser, or_first=False)
    parser.add_argument("out", type=Path, metavar="FILE", help="ends with .parquet (kotatsu[research]) or .csv")
    add_games(parser)
    parser.add_argument("--observations", action="store_true", help="also what each seat saw, as numbers")


def run(args: argparse.Namespace) -> int:
    from kotatsu.lab.crew import crew_for
    from kotatsu.lab.export import Wanted, export

    if args.games < 1 or (args.jobs is not None and args.jobs < 1):
        raise KotatsuError("--games and --jobs are at least 1")
    setting = setting_of(args)
    with progress_bar("games") as progress:
        rows = export(
            Wanted(setting, args.observations), args.games, args.out, crew_for(setting.game, args.jobs), progress
        )
    print(f"{rows:,} decisions of {args.games} games in {args.out}")
    return 0
