"""People at different screens: they see each other come, talk, ask to take back; what is chosen without a connection waits."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.tables import TABLES
from tests.web.browser import new_page
from tests.web.server import Server

GAME = TABLES[-1][0]
PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True}
MOVES = "() => [...document.querySelectorAll('#zone-tray .option:not(.copy)')].map(option => option.dataset.move)"


def ready(page: Page) -> None:
    page.wait_for_function(
        "() => document.querySelector('main.table') && !document.querySelector('[aria-busy], main.telling')"
    )


def do(page: Page, move: str) -> None:
    """Choose something; it need not arrive."""
    page.wait_for_function(f"(move) => ({MOVES})().includes(move)", arg=move)
    page.evaluate("(move) => document.querySelector(`#zone-tray .option[data-move='${move}']`).click()", move)


@pytest.fixture
def two(server: Server, browser: Browser) -> Iterator[tuple[Page, Page]]:
    """Anna at a desk and Ben with a phone, at a table of their own."""
    anna, ben = new_page(browser), new_page(browser, **PHONE)
    anna.request.post(f"{server.url}/me", form={"name": "Anna", "pace": "instant"})
    anna.goto(f"{server.url}/tables/{GAME}")
    anna.locator('input[name="seat-1"][value="afar"]').check(force=True)
    anna.locator("form.sheet .play").click()
    anna.wait_for_url("**/people")
    ben.goto(anna.locator("input.link").input_value())
    ben.locator('input[name="name"]').fill("Ben")
    ben.locator("form .play").click()
    for page in (anna, ben):  # Anna is taken to the table by itself
        ready(page)
    yield anna, ben
    for page in (anna, ben):
        page.context.close()


def lines(page: Page) -> list[str]:
    return [text.strip() for text in page.locator("#said li").all_inner_texts()]


def test_people_see_each_other_come_write_and_talk(two: tuple[Page, Page]) -> None:
    anna, ben = two
    expect(anna.locator("#seat-1[data-here]")).to_have_count(1)
    anna.locator("#to-talk").click()
    expect(anna.locator("#around")).to_have_text("Here: Anna, Ben")
    anna.locator("#say input").fill("Hello")
    anna.keyboard.press("Enter")
    expect(ben.locator(".to-talk .count")).to_have_text("1")
    ben.get_by_role("button", name="Talk, 1 new").click()
    expect(ben.locator(".to-talk .count")).to_be_hidden()
    expect(ben.locator("#say input")).to_be_focused()
    ben.locator("#say input").press_sequentially("Good <i>morning</i>")
    expect(anna.locator("#typing")).to_have_text("Ben is writing …")
    ben.keyboard.press("Enter")
    expect(anna.locator("#said li[data-who]").last).to_have_text(re.compile("Ben Good <i>morning</i>"))
    expect(anna.locator("#typing")).to_have_text("")
    expect(ben.locator("#say input")).to_have_value("")
    assert Axe().run(anna, {"include": [["#talk"]]}).violations_count == 0
    anna.get_by_label("Mute Ben").click()
    assert Axe().run(anna, {"include": [["#talk"]]}).violations_count == 0
    expect(anna.locator("#said li.muted span").last).to_be_hidden()
    expect(anna.locator("#quiet")).to_contain_text("Ben is muted")  # which is said, and can be taken back
    anna.get_by_label("Unmute Ben").click()
    expect(anna.locator("#quiet")).to_be_empty()
    expect(anna.locator("#said li[data-who] span").last).to_be_visible()
    assert lines(anna)[:2] == ["Ben sits down.", "The game begins."]
    ben.goto("about:blank")
    expect(anna.locator("#seat-1[data-here]")).to_have_count(0)


def test_taking_back_is_asked_and_answered(two: tuple[Page, Page]) -> None:
    anna, ben = two
    do(anna, "give:2")
    do(ben, "give:1")
    ready(anna)
    anna.wait_for_function(f"() => ({MOVES})().includes('pass')")
    do(anna, "pass")
    expect(anna.locator('[data-do="ask"]')).to_be_visible()
    anna.locator('[data-do="ask"]').click()
    expect(ben.locator(".asking")).to_contain_text("Anna asks to take back")
    expect(anna.locator(".asking")).to_contain_text("Waiting for Ben")
    ben.locator('.asking [data-do="agree"]').click()
    expect(anna.locator(".asking")).to_have_count(0)
    for page in two:
        told = page.locator("#zone-log li.note").all_text_contents()
        assert told == ["Anna’s last move was taken back", "Ben agrees", "Anna asks to take back"]
    do(anna, "pass")
    expect(ben.locator("#zone-tray .option").first).to_be_attached()
    expect(anna.locator(".absent")).to_have_text("")
    ben.goto("about:blank")
    expect(anna.locator(".absent")).to_have_text("Ben is away right now.")


def test_who_waits_sees_what_happened_and_who_watches_is_told_so(
    two: tuple[Page, Page], server: Server, browser: Browser
) -> None:
    anna, ben = two
    table = anna.url
    anna.goto(f"{table}/people")
    anna.locator('input[name="delay"][value="0"]').check(force=True)
    link = anna.locator("input.link").input_value()
    anna.goto(table)
    ready(anna)
    do(anna, "give:2")
    do(ben, "give:1")
    ready(anna)
    do(anna, "pass")
    expect(ben.locator("#zone-tray .option").first).to_be_attached()
    expect(ben.locator(".in-short.you .who")).to_be_hidden()
    carl = new_page(browser, **PHONE)
    carl.goto(link)
    carl.locator('input[name="name"]').fill("Carl")
    carl.locator("form .play").click()
    ready(carl)
    expect(carl.locator("#zone-tray")).to_contain_text("You are watching")
    expect(carl.locator(".latest")).to_contain_text("Anna")
    expect(carl.locator(".latest")).to_be_visible()
    expect(carl.locator(".in-short .who").first).to_have_text("Anna")
    expect(carl.locator(".place .game")).to_be_visible()
    assert Axe().run(carl).violations_count == 0
    carl.context.close()


def test_nobody_is_removed_by_one_click_and_whoever_is_hears_it(two: tuple[Page, Page], server: Server) -> None:
    anna, ben = two
    anna.goto(f"{anna.url}/people")
    card = anna.locator('.place-card[data-seat="1"]')
    card.locator("summary", has_text="Remove").focus()
    anna.keyboard.press("Enter")
    expect(card.locator(".sure p")).to_contain_text("Remove Ben from the table?")
    expect(card).to_contain_text("is here")
    card.locator("button", has_text="Yes, remove").click()
    expect(anna.locator('.place-card[data-seat="1"].open')).to_be_visible()
    expect(ben.locator("h1")).to_have_text("You were removed from the table")


def plies(server: Server, page: Page) -> Any:
    table = page.url.rsplit("/", 1)[1]
    return page.request.get(f"{server.url}/t/{table}/frame").json()["ply"]


def test_what_is_chosen_without_a_connection_is_sent_once(two: tuple[Page, Page], server: Server) -> None:
    anna, ben = two
    before = plies(server, ben)
    ben.context.set_offline(True)
    do(ben, "give:1")
    expect(ben.locator("#lost")).to_contain_text("Your choice is kept")
    do(anna, "give:2")  # somebody else decides meanwhile, which changes nothing about the question
    ben.context.set_offline(False)
    expect(ben.locator("#lost")).to_be_hidden()
    anna.wait_for_function(f"() => ({MOVES})().includes('pass')")
    assert plies(server, ben) == before + 2
    expect(ben.locator("#note")).to_be_hidden()


def test_what_is_chosen_too_late_is_refused_kindly(two: tuple[Page, Page], server: Server, browser: Browser) -> None:
    anna, ben = two
    do(anna, "give:2")
    other = new_page(browser, storage_state=ben.context.storage_state())  # Ben has another device
    ben.context.set_offline(True)
    do(ben, "give:1")
    expect(ben.locator("#lost")).to_contain_text("Your choice is kept")
    other.goto(ben.url)
    ready(other)
    do(other, "give:0")
    anna.wait_for_function(f"() => ({MOVES})().includes('pass')")
    before = plies(server, anna)
    ben.context.set_offline(False)
    expect(ben.locator("#note")).to_contain_text("The table went on while you were away")
    assert plies(server, anna) == before
    other.context.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["desk", "phone"])
def test_pages_about_people_at_every_size(
    server: Server, browser: Browser, width: int, height: int, theme: str
) -> None:
    """Nothing is wider than the screen, text is at least 12 px high, and nothing is in anybody's way."""
    page = new_page(browser, "de", width, height, color_scheme=theme)
    page.goto(f"{server.url}/tables/{GAME}")
    page.locator('input[name="seat-1"][value="afar"]').check(force=True)
    page.locator("form.sheet .play").click()
    page.wait_for_url("**/people")
    page.locator('input[name="delay"][value="5"]').check(force=True)
    expect(page.locator("input.link")).to_have_count(2)
    chair, watching = page.locator("input.link").evaluate_all("all => all.map(each => each.value)")
    for address in (page.url, "/me", "/device", "/api", chair, watching):
        page.goto(address if address.startswith("http") else f"{server.url}{address}")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), address
        small = page.evaluate(
            """() => [...document.querySelectorAll('main *')].filter(each => [...each.childNodes].some(node =>
            node.nodeType === 3 && node.data.trim()) && parseFloat(getComputedStyle(each).fontSize) < 12).length"""
        )
        found = Axe().run(page)
        assert not small and found.violations_count == 0, (address, found.generate_report())
    page.goto(f"{server.url}/me")
    page.locator("form button", has_text="Gerät hinzufügen").click()
    expect(page.locator(".code")).to_have_text(re.compile("[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}"))
    assert Axe().run(page).violations_count == 0
    page.context.close()


def test_without_the_house_there_is_its_shell_and_nothing_else(tmp_path: Path, browser: Browser) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        page = new_page(browser)
        page.goto(server.url)
        page.evaluate("async () => { await navigator.serviceWorker.ready }")
        page.wait_for_function("() => navigator.serviceWorker.controller")
        page.request.post(f"{server.url}/me", form={"name": "Anna the Private"})
        page.request.post(f"{server.url}/tables", form={"game": GAME, "seat-0": "me", "seat-1": "random"})
        page.goto(server.url)
        page.locator(".own-tables h3 a").click()
        ready(page)
        table = page.url.rsplit("/", 1)[1]
        server.kill()
        page.goto(f"{server.url}/tables")
        expect(page.locator("h1")).to_have_text("No connection")
        kept = page.evaluate(
            """async () => { const texts = []; for (const name of await caches.keys()) { const cache = await caches.open(name);
            for (const each of await cache.keys()) texts.push(each.url, await (await cache.match(each)).text()); }
            return texts.join('\\n'); }"""
        )
        addresses = page.evaluate(
            "async () => (await (await caches.open('kotatsu-shell')).keys()).map(each => each.url)"
        )
        paths = [address.removeprefix(server.url) for address in addresses]
        assert "/static/kotatsu.css" in paths and all(path.startswith(("/offline", "/static/")) for path in paths)
        assert "Anna" not in kept and table not in kept
        server.start()
        expect(page.locator("h1")).to_have_text("Your tables")  # it comes back by itself
        page.context.close()
    finally:
        server.stop()
