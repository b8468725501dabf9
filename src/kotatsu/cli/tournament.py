"""`kotatsu tournament`: which bot is better, and how sure that is."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kotatsu.cli.arguments import (
    add_json,
    add_language,
    add_table,
    bot_help,
    bots_in,
    language_of,
    number,
    options_of,
    print_columns,
    print_json,
    processes,
    seats_of,
)
from kotatsu.cli.progress import progress_bar
from kotatsu.core.errors import KotatsuError
from kotatsu.core.registry import load_game
from kotatsu.core.writing import write_text

if TYPE_CHECKING:
    from kotatsu.lab.tournament import Plan

SUMMARY = "Find out which bot is better"
DETAILS = (
    "Every deal is played in every order of the seats. A pair stops as soon as it is decided. The result depends on the "
    "seed alone, for any number of jobs, and a tournament with --out goes on where it was killed. More in docs/lab.md."
)


def arguments(parser: argparse.ArgumentParser) -> None:
    add_table(parser, or_first=False)
    parser.add_argument(
        "--bots",
        required=True,
        metavar="NAME,...",
        help=bot_help("who takes part; greedy@600 has 600 tries a decision, greedy@0.5s half a second"),
    )
    parser.add_argument("--games", type=number, default=200, metavar="K", help="how many games at most (default: 200)")
    parser.add_argument("--jobs", type=processes, metavar="J", help="processes at once (default: one per core)")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster instead (kotatsu[cluster])")
    parser.add_argument(
        "--out",
        type=Path,
        metavar="NAME",
        help="keep every game in NAME.jsonl, the figures in NAME.json and the report in NAME.html",
    )
    parser.add_argument(
        "--neighbours", action="store_true", help="each bot plays only against the next one of the list"
    )
    parser.add_argument(
        "--line", type=float, default=50, metavar="PERCENT", help="is the share above or below this? (default: 50)"
    )
    parser.add_argument(
        "--width", type=float, default=5, metavar="PERCENT", help="how near to the line it does not matter (default: 5)"
    )
    parser.add_argument("--all", action="store_true", help="play all games, also when the question is decided")
    add_language(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from kotatsu.lab.crew import crew_for
    from kotatsu.lab.summary import summarize
    from kotatsu.lab.tournament import tournament

    if args.jobs is not None and args.jobs < 1:
        raise KotatsuError("--jobs is at least 1")
    plan = _plan(args)
    crew = crew_for(plan.game, args.jobs, args.ray)
    with progress_bar("games") as progress:
        result = tournament(plan, crew, _file(args.out, ".jsonl"), progress)
    summary = summarize(result, language_of(args))
    if args.out is not None:
        _write(args.out, summary)
    if args.json:
        print_json(summary)
    else:
        _print(summary)
    return 0


def _plan(args: argparse.Namespace) -> Plan:
    from kotatsu.lab.statistics import Question
    from kotatsu.lab.tournament import Plan

    game = load_game(args.game, args.components)
    question = None if args.all else Question(args.line / 100, args.width / 100)
    bots = tuple(bots_in(args.bots))
    return Plan(
        game.name,
        bots,
        args.games,
        seats_of(args, game),
        args.seed or "1",
        options_of(args),
        args.components,
        args.neighbours,
        question,
    )


def _file(out: Path | None, suffix: str) -> Path | None:
    return None if out is None else out.with_name(out.name + suffix)


def _write(out: Path, summary: dict[str, Any]) -> None:
    import json

    from kotatsu.lab.report import report

    texts = {".json": json.dumps(summary, ensure_ascii=False, indent=1) + "\n", ".html": report(summary)}
    for suffix, text in texts.items():
        write_text(out.with_name(out.name + suffix), text)


def _print(summary: dict[str, Any]) -> None:
    print(f"{summary['games']} games of {summary['title']}, {summary['seats']} seats, {summary['deals']} deals")
    rows = [
        [
            bot["bot"],
            _percent(bot["wins"]),
            f"{100 * bot['chance']:.0f} %",
            f"{bot['elo']['value']:+.0f} [{bot['elo']['low']:+.0f}, {bot['elo']['high']:+.0f}]",
            f"{bot['lead']['value']:+.1f}",
            f"{bot['score']['mean']:.1f}",
            f"{1000 * clock['seconds']:.2f}",
        ]
        for bot, clock in zip(summary["bots"], summary["clock"], strict=True)
    ]
    print_columns([["bot", "wins", "by chance", "Elo", "lead", "points", "ms a decision"], *rows])
    if summary["pairs"]:
        print()
        rows = [
            [" : ".join(pair["bots"]), _percent(pair["share"]), pair["answer"] or "", str(pair["games"])]
            for pair in summary["pairs"]
        ]
        line = f" {100 * summary['question']['line']:.0f} %" if summary["question"] else ""
        print_columns([["pair", "share", f"the line{line}", "games"], *rows])
    print()
    rows = [[str(n), _percent(one["wins"]), f"{one['score']:.1f}"] for n, one in enumerate(summary["order"], 1)]
    print_columns([["order of play", "wins", "points"], *rows])


def _percent(found: dict[str, float]) -> str:
    return f"{100 * found['value']:.1f} % [{100 * found['low']:.1f}, {100 * found['high']:.1f}]"
