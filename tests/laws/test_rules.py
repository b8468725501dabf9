"""Rules are traceable and written for players, and one German word stands for one thing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kotatsu
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.registry import load_game
from kotatsu.core.rules import read_clauses, rules_file
from kotatsu.games import NAMES
from kotatsu.testing import some_laws
from tests.tables import GAMES

TestRules = some_laws("rules", GAMES, Path(__file__).parents[1])

ONE_WORD = {  # what a thing is called in German, and what it is not called beside that
    "Übersichtsblatt": "Übersichtsbogen",
    "Spende": "[Oo]pfer[ens]|[Oo]pfere?\\b|Opfergabe",
    "Rückgängig": "^undo = (?!Rückgängig$)|Wieder vor",
    "Regelheft": "Spielanleitung|Regelbuch|Spielheft",
    "Verlauf": "Protokoll",
    "Tisch selbst einrichten": "Tisch aufbauen|Anderer Tisch",
    "Getriebe": "Zahnr[aä]d",
    "Auslandsvertreter": "Auslandsagent|\\bAgent",
    "Gegner": "^scene-rivals? = (?!Gegner$)",
    "Übersee-Unternehmen": "Firmen aus Übersee",
    "Shogun-Beamte": "Beamten? des Shogun",
    "Marker": "\\bMarken?\\b(?! = )",
    "einstellen": "anheuer",
    "der stärkste Bot": "[Dd]er Stärkste\\b",
    "Rundgang": "Zur Tour",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_no_clause_only_explains_the_others(name: str, language: str) -> None:
    assert not [clause.id for clause in read_clauses(rules_file(load_game(name).folder, language)) if clause.explains]


@pytest.mark.parametrize("word", ONE_WORD)
def test_one_german_word_for_one_thing(word: str) -> None:
    package = Path(kotatsu.__file__).parent
    files = [*package.rglob("de.ftl"), *package.rglob("rules.de.md"), *package.rglob("tour.toml")]
    german = [line for path in files for line in path.read_text("utf-8").splitlines() if not line.startswith("en = ")]
    for path in (*package.rglob("components.toml"), *package.rglob("rulings.toml")):
        german += [line for line in path.read_text("utf-8").splitlines() if "_de = " in line]
    assert german
    assert not [line for line in german if re.search(ONE_WORD[word], line)]
