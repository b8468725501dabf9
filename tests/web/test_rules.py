"""The page of a game's rules, as a reader finds it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kotatsu.core.languages import LANGUAGES
from kotatsu.core.registry import load_game
from kotatsu.core.rules import read_clauses, rules_file
from kotatsu.games import NAMES
from kotatsu.web.words.wording import wording_in
from tests.web.visits import visit

CLAUSE = re.compile(r'<div class="clause" id="([^"]+)">(.*?)</div>', re.DOTALL)
SOURCES = re.compile(r'<details class="sources"><summary aria-label="([^"]+)"[^>]*>i</summary><ul>.*?</ul></details>')


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_sources_are_folded_behind_a_named_sign(tmp_path: Path, name: str, language: str) -> None:
    clauses = read_clauses(rules_file(load_game(name).folder, language))
    with visit(tmp_path / "house.db") as client:
        client.get("/")
        client.post("/me", data={"language": language, "name": "Mia"})
        page = client.get(f"/rules/{name}").text
    shown = dict(CLAUSE.findall(page))
    assert list(shown) == [clause.id for clause in clauses]
    for clause in clauses:
        signs = SOURCES.findall(shown[clause.id])
        assert len(signs) == bool(clause.sources)
        assert all(clause.id in name for name in signs)
        assert not re.search(r"\[\w+: |<br>|\*\*", SOURCES.sub("", shown[clause.id])), clause.id
    assert "<details open" not in page


def test_german_labels(tmp_path: Path) -> None:
    """Buttons say what a German would look for."""
    with visit(tmp_path / "house.db") as client:
        client.get("/")
        client.post("/me", data={"language": "de", "name": "Mia"})
        lobby = client.get("/").text
        table = client.post("/tables", data={"game": NAMES[0], "seat": ["me", "greedy"]}).text
    assert "Tisch selbst einrichten" in lobby or "Kenne ich: spielen" in lobby
    for label in ("Rückgängig", "Ton und Benachrichtigung", "Wir versuchen es weiter"):
        assert label in table
    assert wording_in("de").message("redo") == "Wiederherstellen"  # shown only after something was taken back


@pytest.mark.parametrize("name", NAMES)
def test_a_list_of_chapters_counts_without_a_gap_or_not_at_all(tmp_path: Path, name: str) -> None:
    with visit(tmp_path / "house.db") as client:
        page = client.get(f"/rules/{name}").text
    titles = re.findall(r'<li><a href="#chapter-\d+">([^<]*)</a>', page)
    numbers = [int(found[0]) for title in titles if (found := re.match(r"\d+", title))]
    assert titles and numbers in ([], list(range(1, len(titles) + 1)))
