"""Learning at the table: clauses to be read where they are cited."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tools import stage

from kotatsu.bench.chromium import open_chromium
from kotatsu.core.registry import load_game
from kotatsu.core.rules import read_clauses, rules_file
from kotatsu.games import NAMES
from kotatsu.web.markdown import inline, listed
from tests.web.browser import choose, new_page, options, ready
from tests.web.server import Server
from tests.web.visits import visit


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("data"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with open_chromium() as browser:
        yield browser


# -- clauses -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", NAMES)
def test_every_clause_can_be_read_by_itself(tmp_path: Path, game: str, language: str) -> None:
    """As the page of the rules tells it, in the language of the reader; links lead to that page. Others are not found."""
    page = f"/rules/{game}"
    with visit(tmp_path / "db") as client:
        client.headers["accept-language"] = language
        for clause in read_clauses(rules_file(load_game(game).folder, language)):
            told = client.get(f"{page}/{clause.id}").json()
            first, *items = clause.text.split("\n")
            assert told["id"] == clause.id and told["heading"] == clause.heading
            assert told["text"].startswith(inline(first, page)) and told["text"].endswith(listed(items, page))
        for name in ("XXX-1", "1", "<b>"):
            assert client.get(f"{page}/{name}").status_code == 404


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_a_clause_opens_where_it_is_cited(server: Server, browser: Browser, size: tuple[int, int]) -> None:
    """Below the question, in the log, in an answer why not: nobody has to leave the table, and the focus comes back."""
    page = new_page(browser, "de", *size)
    address = stage.sit_down(page, server, NAMES[0], 2)
    ready(page)
    choose(page, options(page)[0])
    ready(page)
    box, at = page.locator("#clause"), page.locator
    for where in ("#zone-tray .common", "#zone-log li >> nth=-1", "#why"):
        if where == "#why":
            page.locator(".scene.front .target.cannot").first.dispatch_event("click")
            expect(at("#why")).to_be_visible()
        elif "log" in where and size[0] < 700:
            at(".to-side").click()
        link = at(where).locator(".clause-link").first
        clause = link.inner_text()
        link.click()
        expect(box).to_be_visible()
        expect(box).to_be_focused()
        expect(at("#clause-title")).to_contain_text(clause)
        expect(at("#clause .whole")).to_have_attribute("href", f"{server.url}/rules/{NAMES[0]}#{clause}")
        spot = box.bounding_box()
        assert spot is not None and spot["x"] >= 0 and spot["x"] + spot["width"] <= size[0]
        assert spot["y"] >= 0 and spot["y"] + spot["height"] <= size[1]
        page.keyboard.press("Escape")
        expect(box).to_be_hidden()
        page.wait_for_function("() => document.activeElement.matches('.clause-link, .target')")
        link.click() if where != "#why" else None
        page.mouse.click(2, size[1] - 2)  # anywhere else
        expect(box).to_be_hidden()
    assert page.url == address
    page.context.close()
