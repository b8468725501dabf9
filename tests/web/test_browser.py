"""People at the table, in a real browser: whole games by mouse, keyboard, finger, several at one screen; nothing gets lost."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, TimeoutError, expect

from kotatsu.bench.chromium import open_chromium
from kotatsu.core.registry import load_game
from kotatsu.games import NAMES
from tests.web.browser import new_page
from tests.web.server import Server

MOST_DECISIONS = 1500
READY = """() => document.querySelector('.ending, #cover[open], #zone-actions .option')
  && !document.querySelector('[aria-busy], main.telling')"""
KEEP = "() => { window.kept = document.querySelector('#scene-table').cloneNode(true) }"
UNCHANGED = "() => window.kept.isEqualNode(document.querySelector('#scene-table'))"
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


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


def sit_down(page: Page, server: Server, game: str, seats: list[str] | None = None, pace: str = "instant") -> None:
    """Set up a table on the sheet of a game; without seats the usual one."""
    page.goto(f"{server.url}/tables/{game}")
    for number, who in enumerate(seats or []):
        if number:
            page.locator(f"input[name=seat-{number}][value={who}]").check()
    page.locator(".sheet button.play").click()
    page.wait_for_selector("#zone-actions .prompt")
    page.locator("#pace").select_option(pace)


def against_careless(game: str) -> list[str]:
    return ["me", *["random"] * (load_game(game).seats[0] - 1)]  # those who think least, to save time


def ready(page: Page) -> bool:
    """Wait until somebody at this page can do something; false when the game is over."""
    page.wait_for_function(READY)
    return not page.locator(".ending").count()


def pass_screen(page: Page) -> None:
    if page.locator("#cover[open]").count():
        page.locator("#cover button").click()
        page.wait_for_selector("#zone-actions .option")


def by_mouse(page: Page, choice: random.Random) -> None:
    options = page.locator("#zone-actions .option")
    options.nth(choice.randrange(options.count())).click(timeout=2000)


def by_finger(page: Page, choice: random.Random) -> None:
    options = page.locator("#zone-actions .option")
    options.nth(choice.randrange(options.count())).tap(timeout=2000)


def by_keyboard(page: Page, choice: random.Random) -> None:
    """Go on with the tab key until the focus is on an option, then perhaps a few further."""
    focused = "() => document.activeElement.matches('#zone-actions .option')"
    for _ in range(choice.randrange(3)):
        page.keyboard.press("Tab")
    presses = 0
    while not page.evaluate(focused):
        page.keyboard.press("Tab")
        presses += 1
        assert presses < 500, "the options cannot be reached by keyboard"
    page.keyboard.press("Enter")


def play_on(page: Page, choice: random.Random, answer: Any = by_mouse) -> None:
    """Take options at random until the game is over."""
    for _ in range(MOST_DECISIONS):
        if not ready(page):
            return
        pass_screen(page)
        try:
            answer(page, choice)
        except (ValueError, TimeoutError):  # the table went on in this very moment
            continue
    raise AssertionError("the game did not end")


def check_ending(page: Page, game: str) -> None:
    assert page.locator(".ending .groups tbody tr").count() == len(load_game(game).categories)
    assert page.locator(".curve polyline").count() >= load_game(game).seats[0]


# -- whole games -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", NAMES)
def test_a_whole_game_against_bots(server: Server, browser: Browser, game: str) -> None:
    page = new_page(browser)
    sit_down(page, server, game)  # against bots that mean to win: they bring every game to its end
    play_on(page, random.Random(1))
    check_ending(page, game)
    page.context.close()


def test_a_whole_game_by_keyboard_alone(server: Server, browser: Browser) -> None:
    page = new_page(browser)
    sit_down(page, server, NAMES[0], against_careless(NAMES[0]))
    play_on(page, random.Random(2), by_keyboard)
    check_ending(page, NAMES[0])
    page.context.close()


def test_a_whole_game_in_german_on_a_phone(server: Server, browser: Browser) -> None:
    page = new_page(browser, "de", 390, 844, has_touch=True)
    sit_down(page, server, NAMES[0], against_careless(NAMES[0]))
    expect(page.locator("html")).to_have_attribute("lang", "de")
    play_on(page, random.Random(3), by_finger)
    check_ending(page, NAMES[0])
    assert page.evaluate(OVERFLOW) <= 0
    page.context.close()


def test_a_whole_game_of_two_at_one_screen(server: Server, browser: Browser) -> None:
    """Whenever the screen is passed on, it shows what a stranger may see, byte for byte."""
    page, stranger = new_page(browser), new_page(browser)
    sit_down(page, server, NAMES[0], ["me", "here"])
    stranger.goto(page.url)
    choice = random.Random(4)
    covers = 0
    while ready(page):
        if page.locator("#cover[open]").count():
            covers += 1
            if covers % 5 == 1:
                covered = page.request.get(f"{page.url}/frame").json()  # what is shown until somebody has been called
                assert covered["cover"] and told(covered) == told(frame_for(stranger, -1))
        pass_screen(page)
        by_mouse(page, choice)
    assert covers > 10
    check_ending(page, NAMES[0])
    page.context.close()
    stranger.context.close()


def frame_for(page: Page, seat: int) -> Any:
    return page.request.get(f"{page.url}/frame?seat={seat}").json()


def until_my_turn(page: Page, table: str) -> Any:
    """What the server tells as soon as the visitor is to act, whatever page they look at."""
    while not (frame := page.request.get(f"{table}/frame").json())["yours"]:
        assert "ending" not in "".join(frame["zones"]["actions"])
        time.sleep(0.1)
    return frame


def told(frame: Any) -> Any:
    """The marks of the zones that tell about the game."""
    return {name: frame["marks"][name] for name in ("board", "seats", "log", "words")}


# -- nothing gets lost -----------------------------------------------------------------------------


def test_undo_reload_back_and_a_lost_connection_lose_nothing(server: Server, browser: Browser) -> None:
    page = new_page(browser)
    sit_down(page, server, NAMES[0], ["me", "here"])
    for _ in range(3):  # both keep orders, then the first one begins a chain of decisions
        ready(page)
        pass_screen(page)
        page.locator("#zone-actions .option").nth(1).click()
    ready(page)
    chain = page.locator("#zone-actions").inner_text()
    expect(page.locator("[data-do=undo]")).not_to_have_attribute("aria-disabled", "true")

    def still_there() -> None:
        ready(page)
        pass_screen(page)
        assert page.locator("#zone-actions").inner_text() == chain

    page.reload()
    still_there()
    page.goto(server.url)
    page.go_back()
    still_there()
    page.context.set_offline(True)
    page.locator("#zone-actions .option").first.click()
    page.wait_for_selector("#lost:not([hidden])")
    page.context.set_offline(False)
    page.wait_for_selector("#lost[hidden]", state="attached")
    still_there()
    server.kill()
    page.wait_for_selector("#lost:not([hidden])")
    server.start()
    page.wait_for_selector("#lost[hidden]", state="attached")
    still_there()
    page.locator("[data-do=undo]").click()
    ready(page)
    assert page.locator("#zone-actions").inner_text() != chain
    page.locator("[data-do=redo]").click()
    still_there()
    page.locator("[data-do=restart]").click()
    page.wait_for_function(f"() => document.querySelector('#zone-actions').innerText !== {chain!r}")
    page.context.close()


def test_what_happened_meanwhile_is_told_move_by_move(server: Server, browser: Browser) -> None:
    page = new_page(browser)
    sit_down(page, server, NAMES[0], pace="quick")
    table = path_of(page)
    for _ in range(40):  # until the bot has moved several times in a row
        ready(page)
        page.locator("#zone-actions .option").first.click()
        page.wait_for_function("() => !document.querySelector('[aria-busy]')")
        if not page.locator(".prompt.waiting").count():
            continue
        page.goto(server.url)
        frame = until_my_turn(page, f"{server.url}{table}")
        seen = int(page.evaluate(f"() => localStorage.getItem('seen {table.removeprefix('/t/')} 0')"))
        missed = frame["ply"] - max(seen, frame["since"])
        if missed > 1:  # so slowly that there is time to look
            page.request.post(f"{server.url}{table}/act", data={"do": "pace", "move": "slow", "seat": 0})
        page.goto(f"{server.url}{table}")
        if missed < 2:
            continue
        page.wait_for_selector("main.telling")
        expect(page.locator("#telling output")).to_have_text(re.compile("^[0-9]+ / [0-9]+$"))
        page.locator("#telling button").dispatch_event("click")
        assert ready(page)
        new = "".join(frame["zones"]["log"]).count(' new" data-ply')
        assert new
        expect(page.locator("#zone-log li.new")).to_have_count(new)
        page.context.close()
        return
    raise AssertionError("nothing was told")


# -- looking closer --------------------------------------------------------------------------------


@pytest.mark.parametrize("game", NAMES)
def test_dark_targets_say_why_and_bright_ones_what_they_bring(server: Server, browser: Browser, game: str) -> None:
    page = new_page(browser)
    sit_down(page, server, game)
    ready(page)
    dark = page.locator("#zone-board .target.cannot")
    for number in range(0, dark.count(), 4):
        dark.nth(number).focus()
        page.keyboard.press("Enter")
        expect(page.locator("#note[open] p").first).not_to_be_empty()
        page.keyboard.press("Escape")
    while ready(page) and not page.locator("#zone-board .target.can").count():
        page.locator("#zone-actions .option").first.click()
    bright = page.locator("#zone-board .target.can").first
    bright.hover()
    expect(page.locator("#hint")).to_be_visible()
    expect(page.locator("#hint p").first).not_to_be_empty()
    page.context.close()


def test_a_long_touch_asks_and_does_not_choose(server: Server, browser: Browser) -> None:
    page = new_page(browser, "de", 390, 844, has_touch=True)
    sit_down(page, server, NAMES[0], ["me", "here"])
    ready(page)
    pass_screen(page)
    bright = page.locator("#zone-board .target.can").first
    bright.scroll_into_view_if_needed()
    spot = bright.bounding_box()
    assert spot is not None
    before = page.locator("#zone-actions").inner_text()
    finger = page.context.new_cdp_session(page)
    point = {"x": spot["x"] + spot["width"] / 2, "y": spot["y"] + spot["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.locator("#hint")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.evaluate(PAINTED)  # whatever the finger brought about has begun by now
    ready(page)
    assert page.locator("#zone-actions").inner_text() == before
    page.context.close()


@pytest.mark.parametrize("game", NAMES)
def test_a_tour_leads_to_the_end_of_its_last_step(server: Server, browser: Browser, game: str) -> None:
    page = new_page(browser)
    page.goto(server.url)
    page.locator(f"form[action='/tours/{game}'] button").click()
    page.wait_for_selector(".guide")
    page.locator("#pace").select_option("instant")
    refused = False
    for _ in range(100):
        ready(page)
        if not page.locator(".guide").count():
            assert refused
            page.context.close()
            return
        wrong = page.locator("#zone-actions .option:not(.hint)")
        if not refused and wrong.count():
            wrong.first.click()
            expect(page.locator("#note[open] p")).to_be_visible()
            page.keyboard.press("Escape")
            refused = True
        page.locator("#zone-actions .option.hint").click()
    raise AssertionError("the tour did not end")


def test_a_replay_steps_through_the_game(server: Server, browser: Browser) -> None:
    page = new_page(browser)
    sit_down(page, server, NAMES[0])
    for _ in range(6):
        ready(page)
        page.locator("#zone-actions .option").first.click()
    ready(page)
    page.goto(f"{page.url}/replay")
    last = page.locator("output[for=ply]").inner_text()
    page.evaluate(KEEP)
    page.locator("[data-step=first]").click()
    expect(page.locator("output[for=ply]")).to_have_text(re.compile("^0 /"))
    page.wait_for_url(re.compile("ply=0$"))
    assert page.locator("#zone-log li").count() == 0
    page.keyboard.press("End")
    expect(page.locator("output[for=ply]")).to_have_text(last)
    page.wait_for_url(re.compile(f"ply={last.split()[0]}$"))
    page.wait_for_function(UNCHANGED)
    page.context.close()


@pytest.mark.parametrize("game", NAMES)
def test_everybody_can_look_at_the_boards_of_others(server: Server, browser: Browser, game: str) -> None:
    page = new_page(browser)
    sit_down(page, server, game)
    ready(page)
    page.evaluate(KEEP)
    page.locator(".eye").first.click()
    expect(page.locator(".elsewhere")).to_be_visible()
    assert page.locator("#zone-board .target.can").count() == 0
    page.locator("#zone-board .target").first.click()  # nothing is chosen while one looks elsewhere
    expect(page.locator("#note")).not_to_be_visible()
    page.locator(".elsewhere button").click()
    expect(page.locator(".elsewhere")).to_have_count(0)
    page.wait_for_function(UNCHANGED)
    page.context.close()


# -- every page ------------------------------------------------------------------------------------


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
    tour = page.request.post(f"{server.url}/tours/{NAMES[0]}", headers={"origin": server.url})
    paths += [re.sub(r"^https?://[^/]+", "", tour.url), "/me", "/tables", *[f"/tables/{game}" for game in NAMES]]
    yield page, paths
    page.context.close()


def path_of(page: Page) -> str:
    return re.sub(r"^https?://[^/]+", "", page.url)


def settings(page: Page, server: Server, language: str, theme: str) -> None:
    page.request.post(f"{server.url}/me", form={"language": language, "theme": theme}, headers={"origin": server.url})


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_page_has_an_accessibility_violation(
    server: Server, house: tuple[Page, list[str]], language: str, theme: str
) -> None:
    page, paths = house
    settings(page, server, language, theme)
    page.set_viewport_size({"width": 1440, "height": 900})
    for path in paths:
        page.goto(f"{server.url}{path}")
        expect(page.locator("html")).to_have_attribute("lang", language)
        found = Axe().run(page)
        assert found.violations_count == 0, f"{path}: {found.generate_report()}"


def go(page: Page, server: Server, path: str) -> None:
    """Open a page and wait until everything is in its place."""
    if re.fullmatch("/t/[^/]+", path):  # a table asks for its pieces once more
        with page.expect_response(lambda answer: "/frame" in answer.url):
            page.goto(f"{server.url}{path}")
    else:
        page.goto(f"{server.url}{path}")
    page.wait_for_function("() => document.fonts.ready.then(() => true)")
    page.evaluate(PAINTED)


@pytest.mark.parametrize("width", [1440, 1024, 390])
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_page_is_wider_than_the_screen(
    server: Server, house: tuple[Page, list[str]], language: str, width: int
) -> None:
    page, paths = house
    settings(page, server, language, "light")
    page.set_viewport_size({"width": width, "height": 900})
    for path in paths:
        go(page, server, path)
        assert page.evaluate(OVERFLOW) <= 0, path
