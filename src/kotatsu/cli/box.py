"""`kotatsu box`: what is in somebody's own box, and whether one can play with it."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from kotatsu.cli.arguments import add_json, print_report
from kotatsu.core.components import read_components
from kotatsu.core.corrections import Corrections, differences
from kotatsu.core.errors import FileError
from kotatsu.core.registry import load_game
from kotatsu.core.toml import read_text

SUMMARY = "Check a file with the values of your own box"
DETAILS = (
    "It says what is wrong with it, or how it differs from Kotatsu's values. Exit code 2: it cannot be played with."
)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "do", choices=["check"], help="check: is it well written, can one play with it, what is different"
    )
    parser.add_argument(
        "file", type=Path, metavar="FILE", help="a box as the browser saves it, or as --components reads it"
    )
    parser.add_argument("--game", metavar="GAME", help="of which game it is, if the file does not say so")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from kotatsu.web.boxes.proving import prove_game

    own = Corrections(read_text(args.file), str(args.file))
    name = args.game or own.about().get("game")
    if not name:
        raise FileError(own.source, 0, 'it does not say of which game it is: write [box] game = "...", or give --game')
    game = load_game(name, own)
    prove_game(game)
    plain = read_components(game.folder / "components.toml")
    found = differences(plain.data, own.values())
    report = {
        "game": game.name,
        "box": own.title,
        "components": game.components.hash,
        "confirmed": sum(1 for each in found if each.ours == each.theirs),
        "different": [
            {"place": ".".join(each.path), "ours": each.ours, "theirs": each.theirs}
            for each in found
            if each.ours != each.theirs
        ],
    }
    return print_report(args, report, _print)


def _print(report: dict[str, Any]) -> None:
    for each in report["different"]:
        print(f"{each['place']}: {_told(each['theirs'])}, ours is {_told(each['ours'])}")
    print(
        f"{report['box']} of {report['game']}: {len(report['different'])} values are different, "
        f"{report['confirmed']} the same; one can play with it"
    )


def _told(value: Any) -> str:
    return "nothing" if value is None else str(value)
