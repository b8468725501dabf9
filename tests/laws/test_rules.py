"""Rules are traceable: every clause is carried out somewhere and proved somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kotatsu
from kotatsu.core.citations import find_citations
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.registry import load_game
from kotatsu.core.rules import KINDS, Clause, all_clauses, read_clauses, read_introduction, rules_file
from kotatsu.core.scenario import load_scenario
from kotatsu.games import NAMES as PUBLISHED
from tests.tables import TABLES

NAMES = list(dict.fromkeys(name for name, _ in TABLES))
TESTS = Path(__file__).parents[1]
SCENARIOS = sorted((TESTS / "scenarios").rglob("*.toml"))
FOR_PROGRAMMERS = re.compile(
    r"`|[a-z]_[a-z]|= ?(?:true|false)\b|->|\bmod\b|\btoml\b|for tests|für Tests|\b[Ee]ngine\b|[Ii]mplement|[Uu]msetzung im"
    r"|\b[Dd]ata\b|\bDaten\b|\b[Ii]nteger\b|\b[Ii]ndex\b|\b[Pp]rogramm?\b|\b[Ss]oftware\b|\bOCR\b|Texterkennung"
    r"|[Dd]ecision point|DECISION|ENTSCHEIDUNG|RANDOM|ZUFALL|\bseed\b|[Oo]pen points|Offene Punkte|\b[kn] (?:times|own)\b|k-mal"
)
ONE_WORD = {  # what a thing is called in German, and what it is not called beside that
    "Übersichtsblatt": "Übersichtsbogen",
    "Spende": "[Oo]pfer[ens]|[Oo]pfere?\\b|Opfergabe",
    "Rückgängig": "^undo = (?!Rückgängig$)|Wieder vor",
    "Regelheft": "Spielanleitung|Regelbuch|Spielheft",
    "Verlauf": "Protokoll",
    "Tisch einrichten": "Tisch aufbauen|Anderer Tisch",
    "Getriebe": "Zahnr[aä]d",
    "Auslandsvertreter": "Auslandsagent|\\bAgent",
}


@pytest.mark.parametrize("name", NAMES)
def test_every_clause_is_cited_in_code_and_tests(name: str) -> None:
    citations, strays = find_citations(load_game(name), TESTS)
    assert citations
    assert not strays
    assert not [f"{found.clause.id}: {found.gap}" for found in citations if found.gap]


@pytest.mark.parametrize("name", PUBLISHED)
def test_german_rules_have_the_same_clauses_from_the_same_sources(name: str) -> None:
    folder = load_game(name).folder
    english, german = (read_clauses(folder / f"rules.{language}.md") for language in LANGUAGES)
    assert [sourced(clause) for clause in german] == [sourced(clause) for clause in english]


def sourced(clause: Clause) -> tuple[str, list[str], list[str]]:
    """A clause without its words: its number, the kinds of its sources, and the cited headings of the rule book."""
    book = [source.remark for source in clause.sources if source.kind == "book"]
    return clause.id, [source.kind for source in clause.sources], book


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PUBLISHED)
def test_rules_are_written_for_players(name: str, language: str) -> None:
    """No keys of data, no formulas for programmers, nothing about tests; and no clause that only explains the others."""
    path = rules_file(load_game(name).folder, language)
    assert path.name == f"rules.{language}.md"
    lines = path.read_text("utf-8").splitlines()
    assert not [line for line in lines if FOR_PROGRAMMERS.search(line)]
    assert not [clause.id for clause in read_clauses(path) if clause.explains]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PUBLISHED)
def test_players_see_every_line_of_the_rules(name: str, language: str) -> None:
    """Each line is told: as part of the introduction, as a heading, or in a clause; sources are named in the language."""
    path = rules_file(load_game(name).folder, language)
    clauses = read_clauses(path)
    told = read_introduction(path) + " ".join(f"{clause.chapter} {clause.heading} {clause.text}" for clause in clauses)
    tag = re.compile(r"\[(\w+): [^\]]*\]")
    for line in path.read_text("utf-8").splitlines()[1:]:
        assert {found[1] for found in tag.finditer(line)} <= set(KINDS[language]), line
        text = re.sub(r"^(#+|\s*- \*\*[A-Z]{3}-[\d.]+\*\*)\s*", "", tag.sub("", line)).strip()
        assert " ".join(text.split()) in " ".join(told.split()), line
    assert not [clause.id for clause in clauses if not clause.text.strip()]


@pytest.mark.parametrize("word", ONE_WORD)
def test_one_german_word_for_one_thing(word: str) -> None:
    package = Path(kotatsu.__file__).parent
    files = [*package.rglob("de.ftl"), *package.rglob("rules.de.md"), *package.rglob("tour.toml")]
    german = [line for path in files for line in path.read_text("utf-8").splitlines() if not line.startswith("en = ")]
    for path in (*package.rglob("components.toml"), *package.rglob("rulings.toml")):
        german += [line for line in path.read_text("utf-8").splitlines() if "_de = " in line]
    assert german
    assert not [line for line in german if re.search(ONE_WORD[word], line)]


@pytest.mark.both_ways
@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenario(path: Path) -> None:
    load_scenario(path).check()


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenario_cites_known_clauses(path: Path) -> None:
    scenario = load_scenario(path)
    game = load_game(scenario.data["game"])
    known = {clause.id for clause in all_clauses(game.folder)}
    assert scenario.clauses and set(scenario.clauses) <= known
