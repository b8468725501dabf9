"""What a game shows in the lobby: its cover by day and by night, a line, and how much there is to think about."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from starlette.testclient import TestClient

from kotatsu.core.languages import LANGUAGES
from kotatsu.core.registry import load_game
from kotatsu.core.texts import Texts
from kotatsu.games import NAMES
from kotatsu.web.html import THEMES
from kotatsu.web.pages.covers import cover_of
from tests.tables import TABLES
from tests.web.visits import visit

LARGEST = 14_000
LONGEST_LINE = 90
ACTION_GOLD = ("d99a2b", "e8ae47")


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    assert TABLES
    with visit(tmp_path / "house.db") as client:
        yield client


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", [*NAMES, "lanterns"])  # one of them has no cover of its own
def test_a_cover_keeps_the_rules_of_covers(name: str, theme: str) -> None:
    svg = cover_of(load_game(name).folder, theme).svg.decode()
    root = ElementTree.fromstring(svg)
    assert len(svg) <= LARGEST and root.get("viewBox") == "0 0 400 300"
    assert not list(root.iter("{http://www.w3.org/2000/svg}text"))
    assert not any(gold in svg.lower() for gold in ACTION_GOLD)
    ids = re.findall(r'\bid="([^"]+)"', svg)
    assert ids and len({id_[:3] for id_ in ids}) == 1 and set(re.findall(r"url\(#([^)]+)\)", svg)) <= set(ids)


def test_no_two_covers_share_an_id() -> None:
    covers = [cover_of(load_game(name).folder, theme).svg.decode() for name in (*NAMES, "lanterns") for theme in THEMES]
    ids = [id_ for svg in covers for id_ in re.findall(r'\bid="([^"]+)"', svg)]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_says_in_one_line_what_it_is(name: str, language: str) -> None:
    game = load_game(name)
    texts = Texts(game, language)
    assert 0 < len(texts.message("line")) <= LONGEST_LINE and texts.message("cover-alt")
    assert 1 <= game.weight <= 5 and game.learn_minutes


@pytest.mark.parametrize("theme", THEMES)
def test_a_cover_is_kept_as_long_as_its_address_names_it(client: TestClient, theme: str) -> None:
    client.post("/me", data={"theme": theme})
    address = re.search(rf"/covers/{theme}/{NAMES[0]}\.svg\?v=\w+", client.get("/").text)
    assert address is not None
    kept = client.get(address[0])
    assert kept.headers["content-type"] == "image/svg+xml" and "immutable" in kept.headers["cache-control"]
    assert "immutable" not in client.get(address[0] + "0").headers["cache-control"]
    assert client.get("/").headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["/covers/light/chess.svg", f"/covers/blue/{NAMES[0]}.svg"])
def test_there_is_no_other_cover(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 404


def test_without_a_choice_the_system_decides_between_day_and_night(client: TestClient) -> None:
    page = client.get("/").text
    assert page.count("<picture>") == page.count("prefers-color-scheme: dark") >= len(NAMES)
