"""`kotatsu check`: do scenarios come out as they say?"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from kotatsu.cli.arguments import add_json, print_json
from kotatsu.core.errors import FileError, KotatsuError
from kotatsu.core.scenario import FailedScenario, load_scenario

SUMMARY = "Check scenarios: positions with moves and what must come of them"
DETAILS = "Exit code 0: all hold, 1: some do not, 2: some cannot be read."


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("paths", nargs="+", type=Path, metavar="SCENARIO", help="a scenario file or a folder of them")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    held = 0
    failed: list[FileError] = []
    malformed: list[FileError] = []
    for path in _files(args.paths):
        try:
            load_scenario(path).check()
            held += 1
        except FailedScenario as error:
            failed.append(error)
        except FileError as error:
            malformed.append(error)
    if args.json:
        print_json({"held": held, "failed": _facts(failed), "malformed": _facts(malformed)})
    else:
        for failure in failed:
            print(failure)
        print(f"{held} hold, {len(failed)} fail, {len(malformed)} cannot be read")
    for mistake in malformed:
        print(f"kotatsu: {mistake}", file=sys.stderr)
    return 2 if malformed else 1 if failed else 0


def _files(paths: list[Path]) -> list[Path]:
    files: list[Path] = []
    for path in paths:
        found = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not found:
            raise KotatsuError(f"{path}: no scenario (*.toml) in this folder")
        files += found
    return files


def _facts(errors: list[FileError]) -> list[dict[str, Any]]:
    return [{"file": error.source, "line": error.line, "reason": error.reason} for error in errors]
