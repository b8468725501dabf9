"""A game's rules as clauses. Each has an id by which code, tests, the log and refusals point at it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from kotatsu.core import toml

CLAUSE = re.compile(r"\s*[-*]\s+\*\*([A-Z]{3}-\d+(?:\.\d+)*)([^*]*)\*\*\s*(.*)")
HEADING = re.compile(r"(#+)\s+(.*)")
EXPLAINS = "{explains}"  # marks a heading whose clauses tell about the rules without being rules


class Clause(NamedTuple):
    id: str
    heading: str
    text: str
    explains: bool


def read_clauses(path: Path) -> list[Clause]:
    """The clauses of a rules file, in order."""
    clauses: list[Clause] = []
    heading, explains = "", False
    for line in toml.read_text(path).splitlines():
        if found := HEADING.match(line):
            heading = found[2].replace(EXPLAINS, "").strip()
            explains = EXPLAINS in found[2] or (explains and len(found[1]) > 2)
        elif found := CLAUSE.match(line):
            clauses.append(Clause(found[1], heading, (found[2].strip() + " " + found[3]).strip(), explains))
        elif line.startswith("  ") and clauses:
            last = clauses[-1]
            clauses[-1] = last._replace(text=f"{last.text}\n{line.strip()}")
    return clauses
