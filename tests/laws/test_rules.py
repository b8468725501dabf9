"""Rules are traceable: every clause is carried out somewhere and proved somewhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from kotatsu.core.citations import find_citations
from kotatsu.core.registry import load_game
from kotatsu.core.rules import read_clauses
from kotatsu.core.scenario import load_scenario
from tests.tables import TABLES

NAMES = list(dict.fromkeys(name for name, _ in TABLES))
TESTS = Path(__file__).parents[1]
SCENARIOS = sorted((TESTS / "scenarios").rglob("*.toml"))


@pytest.mark.parametrize("name", NAMES)
def test_every_clause_is_cited_in_code_and_tests(name: str) -> None:
    citations, strays = find_citations(load_game(name), TESTS)
    assert citations
    assert not strays
    assert not [f"{found.clause.id}: {found.gap}" for found in citations if found.gap]


@pytest.mark.parametrize("name", NAMES)
def test_german_rules_have_the_same_clauses(name: str) -> None:
    folder = load_game(name).folder
    if not (folder / "rules.de.md").exists():
        pytest.skip("no German rules yet")
    english, german = (read_clauses(folder / f"rules.{language}.md") for language in ("en", "de"))
    assert [(clause.id, clause.explains) for clause in german] == [(clause.id, clause.explains) for clause in english]


@pytest.mark.both_ways
@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenario(path: Path) -> None:
    load_scenario(path).check()


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenario_cites_known_clauses(path: Path) -> None:
    scenario = load_scenario(path)
    game = load_game(scenario.data["game"])
    known = {clause.id for clause in read_clauses(game.folder / "rules.en.md")}
    assert scenario.clauses and set(scenario.clauses) <= known
