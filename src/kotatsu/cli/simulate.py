"""`kotatsu simulate`: many games between bots."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from kotatsu.cli.arguments import (
    add_bots,
    add_json,
    add_table,
    bots_of,
    options_of,
    print_columns,
    print_json,
    seats_of,
)
from kotatsu.core.errors import KotatsuError
from kotatsu.core.registry import load_game
from kotatsu.core.vocabulary import SEAT

if TYPE_CHECKING:
    from kotatsu.lab.simulate import Setting, Tally


SUMMARY = "Let bots play many games"
DETAILS = "The result is the same for any number of jobs."


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a name that `kotatsu games` lists")
    add_table(parser)
    parser.add_argument("--games", type=int, default=100, metavar="K", help="how many games (default: 100)")
    add_bots(parser, "the bots, seat by seat, repeated to fill all seats; default: random", "random")
    parser.add_argument("--jobs", type=int, metavar="J", help="processes at once (default: one per core)")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from kotatsu.lab.simulate import simulate

    setting = _setting(args)
    jobs = (os.cpu_count() or 1) if args.jobs is None else args.jobs
    if args.games < 1 or jobs < 1:
        raise KotatsuError("--games and --jobs are at least 1")
    started = time.perf_counter()
    with _progress(args.games) as progress:
        tally = simulate(setting, args.games, jobs, progress)
    report = _report(setting, tally, time.perf_counter() - started)
    if args.json:
        print_json(report)
    else:
        _print(report)
    return 0


def _setting(args: argparse.Namespace) -> Setting:
    from kotatsu.lab.simulate import Setting, seat_bots

    game = load_game(args.game, args.components)
    seats = seats_of(args, game)
    options = game.check_options(options_of(args))
    bots = seat_bots(bots_of(args), seats)
    return Setting(game.name, seats, bots, args.seed or "1", tuple(options.items()), args.components)


@contextmanager
def _progress(games: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on a terminal, nothing elsewhere; on stderr, so that the output stays clean."""
    if not sys.stderr.isatty():
        yield lambda more: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=games)
        yield lambda more: bar.advance(task, more)


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
        for seat, (bot, points) in enumerate(zip(setting.bots, tally.seats, strict=True))
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
