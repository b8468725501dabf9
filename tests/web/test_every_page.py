"""Every page in a real browser: no accessibility violation, and never wider than the screen."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect
from tools import stage

from kotatsu.games import NAMES
from tests.web.browser import new_page, ready
from tests.web.playing import (
    OVERFLOW,
    by_mouse,
    path_of,
    play_on,
    sit_down,
)
from tests.web.server import Server

WIDTHS = [1440, 1024, 390]


@pytest.fixture(scope="module")
def house(server: Server, browser: Browser) -> Iterator[tuple[Page, list[str]]]:
    """A visitor and the paths of all pages: a table of each game after a while, its replay, a game that is over, a tour."""
    page = new_page(browser)
    paths = ["/", "/nowhere"]
    for game in NAMES:
        paths += [f"/rules/{game}", f"/components/{game}"]
        sit_down(page, server, game)
        choice = random.Random(6)
        for _ in range(12):
            ready(page)
            by_mouse(page, choice)
        ready(page)
        paths += [path_of(page), f"{path_of(page)}/replay"]
    sit_down(page, server, "lanterns", ["me", "here"])
    play_on(page, random.Random(7))
    paths += [path_of(page), f"{path_of(page)}/replay"]
    box = page.request.post(
        f"{server.url}/boxes", form={"game": NAMES[0], "name": "Box"}, headers={"origin": server.url}
    )
    paths += ["/boxes", re.sub(r"^https?://[^/]+", "", box.url)]
    tour = page.request.post(f"{server.url}/tours/{NAMES[0]}", headers={"origin": server.url})
    paths += [re.sub(r"^https?://[^/]+", "", tour.url), "/me", "/tables", *[f"/tables/{game}" for game in NAMES]]
    yield page, paths
    page.context.close()


def settings(page: Page, server: Server, language: str, theme: str) -> None:
    page.request.post(f"{server.url}/me", form={"language": language, "theme": theme}, headers={"origin": server.url})


@pytest.mark.parametrize(
    "language, theme",
    [  # each language and each theme in every run
        ("en", "light"),
        ("de", "dark"),
        pytest.param("en", "dark", marks=pytest.mark.exhaustive),
        pytest.param("de", "light", marks=pytest.mark.exhaustive),
    ],
)
def test_no_page_has_an_accessibility_violation_or_is_wider_than_the_screen(
    server: Server, house: tuple[Page, list[str]], language: str, theme: str
) -> None:
    page, paths = house
    settings(page, server, language, theme)
    for path in paths:
        page.set_viewport_size({"width": WIDTHS[0], "height": 900})
        go(page, server, path)
        expect(page.locator("html")).to_have_attribute("lang", language)
        found = Axe().run(page)
        assert found.violations_count == 0, f"{path}: {found.generate_report()}"
        for width in WIDTHS:  # as when somebody turns a tablet round or makes a window smaller
            page.set_viewport_size({"width": width, "height": 900})
            page.evaluate(stage.PAINTED)
            assert page.evaluate(OVERFLOW) <= 0, (path, width)


def go(page: Page, server: Server, path: str) -> None:
    """Open a page and wait until everything is in its place."""
    if re.fullmatch("/t/[^/]+", path):  # a table asks for its pieces once more
        with page.expect_response(lambda answer: "/frame" in answer.url):
            page.goto(f"{server.url}{path}")
        ready(page)
    else:
        page.goto(f"{server.url}{path}")
    page.wait_for_function("() => document.fonts.ready.then(() => true)")
    page.evaluate(stage.PAINTED)


@pytest.mark.exhaustive
@pytest.mark.parametrize("width", WIDTHS[1:])
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_page_that_is_opened_on_a_small_screen_is_wider(
    server: Server, house: tuple[Page, list[str]], language: str, width: int
) -> None:
    page, paths = house
    settings(page, server, language, "light")
    page.set_viewport_size({"width": width, "height": 900})
    for path in paths:
        go(page, server, path)
        assert page.evaluate(OVERFLOW) <= 0, path
