"""A game's rules as clauses. Each has an id by which code, tests, the log and refusals point at it.

    - **LAN-1.1** Twelve lanterns are shuffled. [book: Setup] [ruling: shuffled, as the book is silent]

Where a clause comes from stands at its end, in the words of the file's own language. What only developers need is in
`notes.md`, in the same form.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from kotatsu.core import toml

CLAUSE = re.compile(r"\s*[-*]\s+\*\*([A-Z]{3}-\d+(?:\.\d+)*)\*\*\s*(.*)")
HEADING = re.compile(r"(#+)\s+(.*)")
ITEM = re.compile(r"(?:-|\d+\.)\s")
EXPLAINS = "{explains}"  # marks a heading whose clauses tell about the rules without being rules
KINDS = {  # what a source is called in each language
    "en": {"book": "book", "found": "found", "ruling": "ruling"},
    "de": {"Heft": "book", "Fund": "found", "Festlegung": "ruling"},
}
SOURCE = re.compile(rf"\s*\[({'|'.join(word for words in KINDS.values() for word in words)}): ([^\]]+)\]")


class Source(NamedTuple):
    """Where a clause comes from: the rule book, something found elsewhere, or a ruling where both are silent."""

    kind: str
    remark: str


class Clause(NamedTuple):
    """One clause of a rule book."""

    id: str
    chapter: str
    heading: str  # of the section; that of the chapter if it has none
    text: str  # lines after the first are items of a list
    sources: list[Source]
    explains: bool


def rules_file(folder: Path, language: str) -> Path:
    """The rules of a game in a language, in English if there are none."""
    own = folder / f"rules.{language}.md"
    return own if own.is_file() else folder / "rules.en.md"


def all_clauses(folder: Path) -> list[Clause]:
    """Every clause of a game that can be cited: those of its players and those of its developers."""
    notes = folder / "notes.md"
    return read_clauses(folder / "rules.en.md") + (read_clauses(notes) if notes.is_file() else [])


def read_clauses(path: Path) -> list[Clause]:
    """The clauses of a rules file, in order."""
    clauses: list[Clause] = []
    chapter, heading, explains, within = "", "", False, False
    for line in toml.read_text(path).splitlines():
        if found := HEADING.match(line):
            heading = found[2].replace(EXPLAINS, "").strip()
            if len(found[1]) <= 2:
                chapter, explains = heading, EXPLAINS in found[2]
            within = False
        elif found := CLAUSE.match(line):
            clauses.append(Clause(found[1], chapter, heading, found[2], [], explains))
            within = True
        elif line.startswith("  ") and within:
            mark = "\n" if ITEM.match(line.strip()) else " "
            clauses[-1] = clauses[-1]._replace(text=f"{clauses[-1].text}{mark}{line.strip()}")
        else:
            within = False
    return [_with_sources(clause) for clause in clauses]


def _with_sources(clause: Clause) -> Clause:
    kinds = {word: kind for words in KINDS.values() for word, kind in words.items()}
    sources = [Source(kinds[word], remark) for word, remark in SOURCE.findall(clause.text)]
    return clause._replace(text=SOURCE.sub("", clause.text), sources=sources)


def read_introduction(path: Path) -> str:
    """What a rules file says between its title and its first chapter: the terms."""
    beginning = toml.read_text(path).split("\n## ", 1)[0]
    return " ".join(line.strip() for line in beginning.splitlines() if not HEADING.match(line)).strip()
