"""`kotatsu simulate`: many games between bots."""

from __future__ import annotations

import argparse
import os
import time
from typing import TYPE_CHECKING, Any

from kotatsu.cli.arguments import (
    add_bots,
    add_json,
    add_table,
    bots_of,
    number,
    options_of,
    print_columns,
    print_report,
    processes,
    seats_of,
)
from kotatsu.cli.progress import accumulate_calls, progress_bar
from kotatsu.core.errors import KotatsuError
from kotatsu.core.registry import load_game
from kotatsu.core.vocabulary import SEAT

if TYPE_CHECKING:
    from kotatsu.lab.simulate import Setting, Tally


SUMMARY = "Let bots play many games"
DETAILS = "The result is the same for any number of jobs."


def arguments(parser: argparse.ArgumentParser) -> None:
    add_table(parser, or_first=False)
    add_games(parser)
    add_json(parser)


def add_games(parser: argparse.ArgumentParser) -> None:
    """How many games, who plays them, and how many at once."""
    parser.add_argument("--games", type=number, default=100, metavar="K", help="how many games (default: 100)")
    add_bots(parser, "the bots, seat by seat, repeated to fill all seats; default: random", "random")
    parser.add_argument("--jobs", type=processes, metavar="J", help="processes at once (default: one per core)")


def run(args: argparse.Namespace) -> int:
    from kotatsu.lab.simulate import simulate

    setting = setting_of(args)
    jobs = (os.cpu_count() or 1) if args.jobs is None else args.jobs
    if args.games < 1 or jobs < 1:
        raise KotatsuError("--games and --jobs are at least 1")
    started = time.perf_counter()
    with progress_bar("games") as progress:
        done = accumulate_calls(lambda games: progress(games, args.games))
        tally = simulate(setting, args.games, jobs, done)
    report = _report(setting, tally, time.perf_counter() - started)
    return print_report(args, report, _print)


def setting_of(args: argparse.Namespace) -> Setting:
    from kotatsu.lab.simulate import Setting, seat_bots

    game = load_game(args.game, args.components)
    seats = seats_of(args, game)
    options = game.check_options(options_of(args))
    bots = seat_bots(bots_of(args), seats)
    return Setting(game.name, seats, bots, args.seed or "1", tuple(options.items()), args.components)


def _report(setting: Setting, tally: Tally, seconds: float) -> dict[str, Any]:
    seats = [
        {
            "seat": SEAT.id(seat),
            "bot": bot,
            "mean": round(points.total / tally.games, 3),
            "min": points.least,
            "max": points.most,
            "wins": points.wins,
            "shared_wins": points.shared_wins,
        }
        for seat, (bot, points) in enumerate(zip(setting.bots, tally.by_seat, strict=True))
    ]
    return {
        "game": setting.game,
        "seed": setting.seed,
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "seats": seats,
    }


def _print(report: dict[str, Any]) -> None:
    per_second = report["decisions"] / max(report["seconds"], 0.001)
    print(f"{report['games']} games of {report['game']} in {report['seconds']} s, {per_second:,.0f} decisions/s")
    columns = ("seat", "bot", "mean", "min", "max", "wins", "shared_wins")
    rows = [[str(seat[column]) for column in columns] for seat in report["seats"]]
    print_columns([[column.replace("_", " ") for column in columns], *rows])
