"""`kotatsu bench`: how fast the games are, compared with a peer."""

from __future__ import annotations

import argparse
from typing import Any

from kotatsu.cli.arguments import add_json, print_columns, print_json
from kotatsu.core.errors import KotatsuError

SUMMARY = "Measure the speed of the games side by side with a peer"
DETAILS = (
    "Takes up to a minute, on one core. Ratios are ours to the peer's; compiled is ours to our interpreted source."
)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "what", nargs="?", choices=["games", "web"], default="games", help="the games (default) or the table"
    )
    parser.add_argument("--rounds", type=int, default=5, metavar="N", help="more are steadier (default: 5)")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    if args.what == "web":
        return _run_web(args)
    from kotatsu.bench.run import run_bench

    if args.rounds < 1:
        raise KotatsuError("--rounds is at least 1")
    report = run_bench(args.rounds)
    if args.json:
        print_json(report)
    else:
        _print(report)
    return 0


def _run_web(args: argparse.Namespace) -> int:
    from kotatsu.bench.web import run_web_bench

    report = run_web_bench()
    if args.json:
        print_json(report)
        return 0
    headings = ["", "render ms", "board ms", "update bytes", "largest", "answer ms", "click ms"]
    rows = [headings[:-1] if "clicks" in report else headings]
    for name, game in report["games"].items():
        rows.append([name, *[str(value) for value in game.values()]])
    print_columns(rows)
    if "clicks" in report:
        print(f"Clicks were {report['clicks']}.")
    return 0


def _print(report: dict[str, Any]) -> None:
    rows = [["", "seats", "games/s", "decisions/s", "ratio", "copies/s", "ratio", "compiled", "bytes/state"]]
    for name, peer in report["peers"].items():
        rows.append([f"{name} {peer['version']}", "2", *_speeds(peer, "", ""), "", ""])
    for name, game in report["games"].items():
        ratios = (f"{game['ratio_decisions']}x", f"{game['ratio_copies']}x")
        compiled = f"{game['ratio_interpreted']}x" if report["compiled"] else ""
        rows.append([name, str(game["seats"]), *_speeds(game, *ratios), compiled, f"{game['bytes_per_state']:,}"])
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
