"""`kotatsu bench`: how fast the games are, compared with a peer."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from kotatsu.cli.arguments import add_json, number, print_columns, print_report
from kotatsu.core.errors import KotatsuError
from kotatsu.core.writing import write_text, writing

SUMMARY = "Measure the speed of the games side by side with a peer"
DETAILS = (
    "Takes up to a minute, on one core. Ratios are ours to the peer's; compiled is ours to our interpreted source; together are "
    "many games stepped at once with what each seat sees, compared with as many matches or PettingZoo environments one by one."
)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "what",
        nargs="?",
        choices=["games", "web", "viewers", "growth", "load"],
        default="games",
        help="the games (default), the table, a move for each viewer, how costs grow, or how much servers bear",
    )
    parser.add_argument("--rounds", type=number, default=5, metavar="N", help="more are steadier (default: 5)")
    parser.add_argument(
        "--components", type=Path, metavar="FILE", help="games: your own box; then only its game is measured"
    )
    parser.add_argument("--plots", type=Path, metavar="FOLDER", help="growth: also draw each figure into this folder")
    parser.add_argument("--database", metavar="URL", help="load: postgresql://... of its own, for several processes")
    parser.add_argument("--processes", default="1", metavar="N,...", help="load: of the server (default: 1)")
    parser.add_argument("--tables", type=number, default=50, metavar="N", help="load: default: 50")
    parser.add_argument("--listeners", type=number, default=4, metavar="N", help="load: of each table (default: 4)")
    parser.add_argument("--rate", type=float, default=10.0, metavar="N", help="load: moves a second (default: 10)")
    parser.add_argument("--seconds", type=float, default=20.0, metavar="N", help="load: default: 20")
    parser.add_argument("--looks", action="store_true", help="load: listeners ask for what has changed, as pages do")
    parser.add_argument("--game", help="load: default: the first one")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    if args.what == "web":
        return _run_web(args)
    if args.what == "viewers":
        return _run_viewers(args)
    if args.what == "growth":
        return _run_growth(args)
    if args.what == "load":
        return _run_load(args)
    from kotatsu.bench.run import run_bench

    if args.rounds < 1:
        raise KotatsuError("--rounds is at least 1")
    return print_report(args, run_bench(args.rounds, args.components), _print)


def _run_web(args: argparse.Namespace) -> int:
    from kotatsu.bench.web import run_web_bench

    return print_report(args, run_web_bench(), _print_web)


def _print_web(report: dict[str, Any]) -> None:
    headings = ["", "render ms", "board ms", "update bytes", "largest", "answer ms", "click ms"]
    rows = [headings[:-1] if "clicks" in report else headings]
    for name, game in report["games"].items():
        rows.append([name, *[str(value) for value in game.values()]])
    print_columns(rows)
    if "clicks" in report:
        print(f"Clicks were {report['clicks']}.")


def _run_viewers(args: argparse.Namespace) -> int:
    from kotatsu.bench.viewers import run_viewers_bench

    return print_report(args, run_viewers_bench(), _print_viewers)


def _print_viewers(report: dict[str, Any]) -> None:
    rows = [["", "viewers", "move ms", "look ms", "each viewer ms"]]
    print_columns([*rows, *[[name, *map(str, game.values())] for name, game in report.items()]])
    print("Processor time of the server; a look is that of somebody else after a move.")


def _run_load(args: argparse.Namespace) -> int:
    from kotatsu.bench.load import Plan, run_load, usual_game
    from kotatsu.core.registry import load_game

    if not all(part.strip().isdecimal() and int(part) for part in args.processes.split(",")):
        raise KotatsuError("--processes are numbers from 1 on: 1,2")
    if min(args.tables, args.listeners, args.rate, args.seconds) <= 0 or args.rate * args.seconds < 2:
        raise KotatsuError("tables, listeners, rate and seconds are numbers above 0, for two moves at least")
    game = load_game(args.game).name if args.game else usual_game()
    plan = Plan(args.tables, args.listeners, args.rate, args.seconds, game, args.looks)
    processes = tuple(int(part) for part in args.processes.split(","))
    return print_report(args, run_load(plan, processes, args.database or ""), _print_load)


def _print_load(report: dict[str, Any]) -> None:
    plan = report.pop("plan")
    until = "has it" if plan["looks"] else "hears of it"
    print(
        f"{plan['tables']} tables of {plan['game']} with {plan['listeners']} listeners each, {plan['rate']:g} moves/s for "
        f"{plan['seconds']:g} s; times are from sending a move until its last listener {until}"
    )
    columns = list(dict.fromkeys(name for figures in report.values() for name in figures))
    rows = [["", *[name.replace("_", " ") for name in columns]]]
    rows += [[name, *[str(figures.get(column, "")) for column in columns]] for name, figures in report.items()]
    print_columns(rows)


def _run_growth(args: argparse.Namespace) -> int:
    from kotatsu.bench.growth import growth

    figures = {}
    for figure in growth(lambda what: print(f"measuring: {what}", file=sys.stderr)):
        figures[figure.name] = figure._asdict()
        if args.plots is not None:
            with writing(args.plots):
                args.plots.mkdir(parents=True, exist_ok=True)
            write_text(args.plots / f"growth-{figure.name}.svg", figure.svg())
    return print_report(args, figures, _print_growth)


def _print_growth(report: dict[str, Any]) -> None:
    for figure in report.values():
        print(f"\n{figure['title']}, {figure['up']}, by {figure['across']}")
        for name, line in figure["lines"].items():
            print(f"  {name:12}", "  ".join(f"{x:g}: {y:.3g}" for x, y in line))


def _print(report: dict[str, Any]) -> None:
    headings = (
        "seats games/s decisions/s ratio copies/s ratio compiled bytes/state turns/s compiled together/s matches envs"
    )
    rows = [["", *headings.split()]]
    for name, peer in report["peers"].items():
        rows.append([f"{name} {peer['version']}", "2", *_speeds(peer, "", ""), *[""] * 7])
    for name, game in report["games"].items():
        ratios = (f"{game['ratio_decisions']}x", f"{game['ratio_copies']}x")
        compiled, thinking = (
            f"{game[ratio]}x" if report["compiled"] else ""
            for ratio in ("ratio_interpreted", "ratio_turns_interpreted")
        )
        size, turns = f"{game['bytes_per_state']:,}", f"{game['turns_judged_per_s']:,}"
        together = (f"{game['together_per_s']:,}", f"{game['ratio_matches']}x", f"{game['ratio_environments']}x")
        rows.append([name, str(game["seats"]), *_speeds(game, *ratios), compiled, size, turns, thinking, *together])
    print_columns(rows)
    if not report["compiled"]:
        print("Kotatsu runs interpreted here.")


def _speeds(facts: dict[str, Any], decisions_ratio: str, copies_ratio: str) -> list[str]:
    return [
        f"{facts['games_per_s']:,}",
        f"{facts['decisions_per_s']:,}",
        decisions_ratio,
        f"{facts['copies_per_s']:,}",
        copies_ratio,
    ]
