"""Covers in the lobby. What they have to be like is in `kotatsu.testing.covers`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from kotatsu.games import NAMES
from kotatsu.testing.covers import ids_of
from kotatsu.web.words.html import THEMES
from tests.tables import GAMES
from tests.web.visits import visit


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    assert GAMES
    with visit(tmp_path / "house.db") as client:
        yield client


def test_no_two_covers_share_an_id() -> None:
    ids = [id_ for name in GAMES for theme in THEMES for id_ in ids_of(name, theme)]
    assert len(ids) == len(set(ids))


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
