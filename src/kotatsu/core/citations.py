"""Where each clause of a game is carried out (code) and proved (tests and scenarios)."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from kotatsu.core.game import AnyGame
from kotatsu.core.rules import Clause, all_clauses

SUFFIXES = (".py", ".toml")


class Citations(NamedTuple):
    """A clause with the places, "file:line", that cite it."""

    clause: Clause
    code: list[str]
    tests: list[str]

    @property
    def gap(self) -> str:
        """What is missing, in words; empty for a clause that is carried out and proved."""
        if self.clause.explains:
            return ""
        missing = [name for name, places in (("code", self.code), ("test", self.tests)) if not places]
        return f"no {' and no '.join(missing)} cites it" if missing else ""


def find_citations(game: AnyGame, tests: Path | None) -> tuple[list[Citations], list[str]]:
    """Every clause with its citations, and the citations that name no clause."""
    clauses = all_clauses(game.folder)
    code = _places(game.prefix, _files(game.folder), game.folder.parent)
    proofs = _places(game.prefix, _files(tests), tests.parent) if tests else {}
    known = {clause.id for clause in clauses}
    strays = [
        f"{place} cites {name}"
        for places in (code, proofs)
        for name, at in places.items()
        if name not in known
        for place in at
    ]
    return [Citations(clause, code.get(clause.id, []), proofs.get(clause.id, [])) for clause in clauses], strays


def _files(folder: Path | None) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.suffix in SUFFIXES) if folder else []


def _places(prefix: str, files: Iterable[Path], base: Path) -> dict[str, list[str]]:
    pattern = re.compile(rf"\b{prefix}-\d+(?:\.\d+)*")
    places: dict[str, list[str]] = defaultdict(list)
    for path in files:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for name in pattern.findall(line):
                places[name].append(f"{path.relative_to(base).as_posix()}:{number}")
    return places
