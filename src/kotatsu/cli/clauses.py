"""`kotatsu clauses`: where each rule is carried out and proved."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from kotatsu.cli.arguments import add_json, print_json
from kotatsu.core.citations import Citations, find_citations
from kotatsu.core.errors import KotatsuError
from kotatsu.core.registry import game_names, load_game

SUMMARY = "Show where each clause of the rules is carried out and tested"
DETAILS = "Exit code 1: a clause is cited nowhere, or a citation names no clause."


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help="default: all games")
    parser.add_argument(
        "--tests", type=Path, metavar="DIR", help="folder of tests and scenarios (default: that of the project around)"
    )
    parser.add_argument("-v", "--verbose", action="store_true", help="list every clause, not only the gaps")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    tests = _tests(args.tests)
    report = {name: _facts(name, tests) for name in ([args.game] if args.game else game_names())}
    if args.json:
        print_json({"tests": str(tests) if tests else None, "games": report})
    else:
        if tests is None:
            print("There is no folder of tests here (see --tests): only citations in code are looked at.")
        for name, facts in report.items():
            _print(name, facts, args.verbose)
    return int(any(facts["gaps"] or facts["strays"] for facts in report.values()))


def _tests(given: Path | None) -> Path | None:
    """The given folder, or that of the checkout around the current folder."""
    if given is not None:
        if not given.is_dir():
            raise KotatsuError(f"{given}: there is no such folder")
        return given
    here = Path.cwd()
    for folder in (here, *here.parents):
        if (folder / "pyproject.toml").is_file() and (folder / "tests").is_dir():
            return folder / "tests"
    return None


def _facts(name: str, tests: Path | None) -> dict[str, Any]:
    found, strays = find_citations(load_game(name), tests)
    gaps = {citations.clause.id: gap for citations in found if (gap := _gap(citations, tests))}
    clauses = [
        {
            "id": citations.clause.id,
            "heading": citations.clause.heading,
            "text": citations.clause.text,
            "explains": citations.clause.explains,
            "code": citations.code,
            "tests": citations.tests,
        }
        for citations in found
    ]
    return {"clauses": clauses, "gaps": gaps, "strays": strays}


def _gap(citations: Citations, tests: Path | None) -> str:
    if tests is not None:
        return citations.gap
    return "" if citations.code or citations.clause.explains else "no code cites it"


def _print(name: str, facts: dict[str, Any], verbose: bool) -> None:
    if verbose:
        for clause in facts["clauses"]:
            print(f"{clause['id']}  {clause['text'].splitlines()[0]}")
            for kind in ("code", "tests"):
                if clause[kind]:
                    print(f"    {kind}: {' '.join(clause[kind])}")
    for clause, gap in facts["gaps"].items():
        print(f"{clause}: {gap}")
    for stray in facts["strays"]:
        print(f"{stray}, which is no clause")
    count, gaps, strays = len(facts["clauses"]), len(facts["gaps"]), len(facts["strays"])
    print(f"{name}: {count} clauses, {gaps} with gaps, {strays} citations of no clause")
