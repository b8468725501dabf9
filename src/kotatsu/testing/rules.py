"""Rules are traceable: every clause is carried out somewhere and proved somewhere, and players can read it."""

from __future__ import annotations

import re
from pathlib import Path

from kotatsu.core.citations import find_citations
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.registry import load_game
from kotatsu.core.rules import KINDS, Clause, read_clauses, read_introduction, rules_file

FOR_PROGRAMMERS = re.compile(
    r"`|[a-z]_[a-z]|= ?(?:true|false)\b|->|\bmod\b|\btoml\b|for tests|für Tests|\b[Ee]ngine\b|[Ii]mplement|[Uu]msetzung im"
    r"|\b[Dd]ata\b|\bDaten\b|\b[Ii]nteger\b|\b[Ii]ndex\b|\b[Pp]rogramm?\b|\b[Ss]oftware\b|\bOCR\b|Texterkennung"
    r"|[Dd]ecision point|DECISION|ENTSCHEIDUNG|RANDOM|ZUFALL|\bseed\b|[Oo]pen points|Offene Punkte|\b[kn] (?:times|own)\b|k-mal"
)


def test_every_clause_is_cited_in_code_and_tests(name: str, tests: Path | None) -> None:
    """No clause without code that carries it out and a test that proves it, and none is cited that is not there."""
    citations, strays = find_citations(load_game(name), tests)
    assert citations
    assert not strays
    assert not [f"{found.clause.id}: {found.gap}" for found in citations if found.gap]


def test_rules_have_the_same_clauses_from_the_same_sources_in_both_languages(name: str) -> None:
    """German and English rules correspond clause by clause."""
    folder = load_game(name).folder
    english, german = (read_clauses(rules_file(folder, language)) for language in LANGUAGES)
    assert [sourced(clause) for clause in german] == [sourced(clause) for clause in english]


def sourced(clause: Clause) -> tuple[str, list[str], list[str]]:
    """A clause without its words: its number, the kinds of its sources, and the cited headings of the rule book."""
    book = [source.remark for source in clause.sources if source.kind == "book"]
    return clause.id, [source.kind for source in clause.sources], book


def test_rules_are_written_for_players(name: str, language: str) -> None:
    """No keys of data, no formulas for programmers, nothing about tests."""
    lines = rules_file(load_game(name).folder, language).read_text("utf-8").splitlines()
    assert not [line for line in lines if FOR_PROGRAMMERS.search(line)]


def test_players_see_every_line_of_the_rules(name: str, language: str) -> None:
    """Each line is told: as part of the introduction, as a heading, or in a clause; sources are named in the language."""
    path = rules_file(load_game(name).folder, language)
    spoken = path.suffixes[0].removeprefix(".")
    clauses = read_clauses(path)
    told = read_introduction(path) + " ".join(f"{clause.chapter} {clause.heading} {clause.text}" for clause in clauses)
    tag = re.compile(r"\[(\w+): [^\]]*\]")
    for line in path.read_text("utf-8").splitlines()[1:]:
        assert {found[1] for found in tag.finditer(line)} <= set(KINDS[spoken]), line
        text = re.sub(r"^(#+|\s*- \*\*[A-Z]{3}-[\d.]+\*\*)\s*|\s*\{explains\}$", "", tag.sub("", line)).strip()
        assert " ".join(text.split()) in " ".join(told.split()), line
    assert not [clause.id for clause in clauses if not clause.text.strip()]
