"""People at the table: whole games through the page, by mouse, by keyboard, on a phone, several at one screen."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from kotatsu.core.registry import load_game
from kotatsu.games import NAMES
from tests.web.browser import new_page, open_browser
from tests.web.server import Server

MOST_DECISIONS = 1500
ENDLESS = ("nippon",)  # a whole game of random clicks takes many minutes there
OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("data"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with open_browser() as browser:
        yield browser


def sit_down(page: Page, server: Server, game: str, seats: list[str] | None = None) -> None:
    """Set up a table from the lobby; without seats the quick way, two clicks from the start."""
    page.goto(server.url)
    card = page.locator(".game-card").filter(has=page.locator(f"input[name=game][value={game}]"))
    if seats is None:
        card.locator("button.final").first.click()
    else:
        card.locator("summary").click()
        form = card.locator("form.new-table")
        for number, who in enumerate(seats):
            form.locator("select[name=seat]").nth(number).select_option(who)
        form.locator("button.final").click()
    page.wait_for_selector("#zone-actions .prompt")
    page.locator("#pace").select_option("instant")


def against_bots(game: str) -> list[str]:
    return ["me", *["random"] * (load_game(game).seats[0] - 1)]  # those who think least, to save time


def play_on(page: Page, choice: random.Random, keyboard: bool = False) -> None:
    """Take options at random until the game is over, covering and uncovering the screen as asked."""
    for _ in range(MOST_DECISIONS):
        page.wait_for_function(
            "() => document.querySelector('.ending, #cover[open], .option') && !document.querySelector('[aria-busy]')"
        )
        if page.locator(".ending").count():
            return
        if page.locator("#cover[open]").count():
            assert page.locator("#zone-actions .option").count() == 0, "options shown while the screen is covered"
            page.locator("#cover button").click()
            continue
        options = page.locator("#zone-actions .option")
        count = options.count()
        if count == 0:
            continue
        option = options.nth(choice.randrange(count))
        try:
            if keyboard:
                option.focus(timeout=2000)
                page.keyboard.press("Enter")
            else:
                option.click(timeout=2000)
        except Exception:
            continue
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("game", [game for game in NAMES if game not in ENDLESS])
def test_a_whole_game_against_bots(server: Server, browser: Browser, game: str) -> None:
    page = new_page(browser)
    sit_down(page, server, game)  # against bots that mean to win: they bring every game to its end
    play_on(page, random.Random(1))
    assert page.locator(".ending table.scores tbody tr").count() == len(load_game(game).categories)
    assert page.locator(".curve polyline").count() >= load_game(game).seats[0]
    page.context.close()


def test_a_whole_game_by_keyboard_alone(server: Server, browser: Browser) -> None:
    page = new_page(browser)
    sit_down(page, server, NAMES[0], against_bots(NAMES[0]))
    play_on(page, random.Random(2), keyboard=True)
    page.context.close()


def test_a_whole_game_in_german_on_a_phone(server: Server, browser: Browser) -> None:
    page = new_page(browser, "de", 390, 844, has_touch=True)
    sit_down(page, server, NAMES[0], against_bots(NAMES[0]))
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert page.evaluate(OVERFLOW) <= 0
    play_on(page, random.Random(3))
    assert page.evaluate(OVERFLOW) <= 0
    page.context.close()


def test_two_at_one_screen_never_see_the_other_hand(server: Server, browser: Browser) -> None:
    page = new_page(browser)
    sit_down(page, server, NAMES[0], ["me", "here"])
    covers = 0
    choice = random.Random(4)
    for _ in range(30):
        page.wait_for_function("() => document.querySelector('#cover[open], .option')")
        if page.locator("#cover[open]").count():
            covers += 1
            assert page.locator("#zone-actions .option").count() == 0
            page.locator("#cover button").click()
            page.wait_for_selector("#zone-actions .option")
        options = page.locator("#zone-actions .option")
        options.nth(choice.randrange(options.count())).click()
        page.wait_for_function("() => !document.querySelector('[aria-busy]')")
    assert covers > 3
    page.context.close()


def test_undo_reload_back_and_a_lost_connection_lose_nothing(server: Server, browser: Browser) -> None:
    page = new_page(browser)
    sit_down(page, server, NAMES[0], ["me", "here"])
    page.locator(".option").first.click()
    page.locator("#cover button").click()
    page.locator(".option").first.click()
    page.wait_for_function("() => document.querySelector('#cover[open]') || document.querySelector('.option')")
    if page.locator("#cover[open]").count():
        page.locator("#cover button").click()
    page.locator(".option").nth(1).click()
    page.wait_for_function("() => !document.querySelector('[aria-busy]')")
    expect(page.locator("[data-do=undo]")).to_be_enabled()
    chain = page.locator("#zone-actions").inner_text()
    page.reload()
    if page.locator("#cover[open]").count():
        page.locator("#cover button").click()
    expect(page.locator("#zone-actions .prompt")).to_be_visible()
    page.goto(server.url)
    page.go_back()
    page.wait_for_selector("#zone-actions .prompt")
    page.context.set_offline(True)
    page.context.set_offline(False)
    server.kill()
    page.wait_for_selector("#lost:not([hidden])")
    server.start()
    page.wait_for_selector("#lost[hidden]", state="attached", timeout=15000)
    page.reload()
    if page.locator("#cover[open]").count():
        page.locator("#cover button").click()
    expect(page.locator("#zone-actions .prompt")).to_have_text(chain.splitlines()[0])
    page.locator("[data-do=undo]").click()
    page.wait_for_function("() => !document.querySelector('[aria-busy]')")
    assert page.locator("#zone-actions").inner_text() != chain
    page.context.close()


@pytest.mark.parametrize("game", NAMES)
def test_every_dark_target_says_why(server: Server, browser: Browser, game: str) -> None:
    page = new_page(browser)
    sit_down(page, server, game)
    choice = random.Random(5)
    for _ in range(6):
        page.wait_for_function(
            "() => document.querySelector('.ending, .option') && !document.querySelector('[aria-busy]')"
        )
        dark = page.locator(".target.cannot")
        for number in choice.sample(range(dark.count()), min(4, dark.count())):
            dark.nth(number).focus()
            page.keyboard.press("Enter")
            page.wait_for_selector("#note[open]")
            assert page.locator("#note p").first.inner_text().strip()
            page.locator("#note form button").click()
        options = page.locator("#zone-actions .option")
        if not options.count():
            break
        options.nth(choice.randrange(options.count())).click()
    page.context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_page_has_an_accessibility_violation(server: Server, browser: Browser, language: str, scheme: str) -> None:
    page = new_page(browser, language, color_scheme=scheme)
    page.goto(server.url)
    paths = ["/", "/nowhere"]
    for game in NAMES:
        paths += [f"/rules/{game}", f"/components/{game}"]
        sit_down(page, server, game)
        table = re.sub(r"^https?://[^/]+", "", page.url)
        paths += [table, f"{table}/replay"]
    for path in paths:
        page.goto(f"{server.url}{path}")
        found = Axe().run(page)
        assert found.violations_count == 0, f"{path}: {found.generate_report()}"
    page.context.close()


@pytest.mark.parametrize("width", [1440, 1024, 390])
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_page_is_wider_than_the_screen(server: Server, browser: Browser, language: str, width: int) -> None:
    page = new_page(browser, language, width)
    for path in ["/", *[f"/rules/{game}" for game in NAMES], *[f"/components/{game}" for game in NAMES]]:
        page.goto(f"{server.url}{path}")
        assert page.evaluate(OVERFLOW) <= 0, path
    for game in NAMES:
        sit_down(page, server, game)
        assert page.evaluate(OVERFLOW) <= 0, game
    page.context.close()


def test_a_tour_leads_to_the_end_of_its_last_step(server: Server, browser: Browser, tmp_path: Path) -> None:
    page = new_page(browser)
    page.goto(server.url)
    page.locator("form[action^='/tours/'] button").first.click()
    page.wait_for_selector(".guide")
    page.locator("#pace").select_option("instant")
    wrong = page.locator(".option:not(.hint)").first
    wrong.click()
    expect(page.locator("#note[open] p")).to_be_visible()
    page.locator("#note form button").click()
    for _ in range(60):
        page.wait_for_function("() => document.querySelector('.option') && !document.querySelector('[aria-busy]')")
        if not page.locator(".guide").count():
            return
        page.locator(".option.hint").click()
    raise AssertionError("the tour did not end")


def test_a_replay_steps_through_the_game(server: Server, browser: Browser) -> None:
    page = new_page(browser)
    sit_down(page, server, NAMES[0])
    page.locator(".option").first.click()
    page.wait_for_selector(".option")
    page.goto(f"{page.url}/replay")
    last = page.locator("output").inner_text()
    page.locator("[data-step=first]").click()
    expect(page.locator("output")).to_have_text(re.compile("^0 /"))
    page.keyboard.press("End")
    expect(page.locator("output")).to_have_text(last)
    page.context.close()
