"""Rulings: where the rule book is silent or can be read in another way, how it is played here, and why.

A ruling belongs to a clause and has its number: LAN-R1.1 is the ruling in LAN-1.1. The clause is our reading, and why
stands behind it. What the book says in its own few words, and what else they could mean, is in `rulings.toml`.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from kotatsu.core import toml
from kotatsu.core.errors import FileError
from kotatsu.core.game import AnyGame
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.rules import Clause, read_clauses, rules_file

WORDS = "words"  # they can be read in another way
SILENT = "silent"  # the book says nothing about it
LOST = "lost"  # it stood in a picture that is lost to us
BASES = (WORDS, SILENT, LOST, "follows", "asking")
KEYS = {"clause", "basis", "book", "option", *(f"other_{language}" for language in LANGUAGES)}


class Ruling(NamedTuple):
    """One decision of ours."""

    id: str
    clause: Clause  # our reading
    why: str
    basis: str  # one of BASES
    book: str  # its words, in the language of the book; empty where there are none
    other: str  # what else they could mean; empty if nothing, or if the text of the option says it
    option: str  # with which the other reading is played


def ruling_in(clause: str) -> str:
    """The number of the ruling in a clause."""
    prefix, number = clause.split("-")
    return f"{prefix}-R{number}"


def read_rulings(game: AnyGame, language: str) -> list[Ruling]:
    """All rulings of a game, in the order of its rules."""
    path = game.folder / "rulings.toml"
    entries = _entries(path) if path.is_file() else {}
    return [
        _ruling(clause, source.remark, entries.get(clause.id, {}), language)
        for clause in read_clauses(rules_file(game.folder, language))
        for source in clause.sources
        if source.kind == "ruling"
    ]


def _ruling(clause: Clause, why: str, entry: Mapping[str, str], language: str) -> Ruling:
    book, other, option = (entry.get(key, "") for key in ("book", f"other_{language}", "option"))
    return Ruling(ruling_in(clause.id), clause, why, entry.get("basis", SILENT), book, other, option)


def _entries(path: Path) -> dict[str, dict[str, str]]:
    """What the file says about each clause."""
    rows: list[dict[str, str]] = toml.parse(toml.read_text(path), str(path)).get("ruling", [])
    for row in rows:
        if "clause" not in row or row.get("basis") not in BASES or not KEYS.issuperset(row):
            told = f"a ruling has a clause, a basis ({', '.join(BASES)}) and nothing but {', '.join(sorted(KEYS))}"
            raise FileError(str(path), 0, f"{told}; this one is {row!r}")
    return {row["clause"]: row for row in rows}
