"""The lobby in a real browser: what comes first, the one button that fits, and a sheet that remembers."""

from __future__ import annotations

import json
import re
import sqlite3
import time
from collections.abc import Iterator
from itertools import product
from typing import Any
from urllib.parse import urlencode

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from kotatsu.core.languages import LANGUAGES
from kotatsu.games import NAMES
from kotatsu.web.words.html import THEMES
from tests.web.browser import new_page
from tests.web.server import Server

SIZES = {"desk": (1440, 900), "low desk": (1280, 720), "tablet": (820, 1180), "phone": (390, 844)}
KNOWN, WAITING, NEW, TOURING = NAMES  # what the guest of these tests has to do with each game
LIGHTEST = 150_000  # bytes of the whole lobby over the wire, without fonts
FORM = {"content-type": "application/x-www-form-urlencoded"}

SETTLED = "() => document.fonts.ready.then(() => Promise.all([...document.images].map((image) => image.decode())))"

# Texts below 12 px, or that do not fit where they are; targets below 44 px where fingers are used.
FAULTS = """(touch) => {
  const found = []
  const seen = (e) => e.checkVisibility({visibilityProperty: true}) && !e.closest('.unseen, .sprite')
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
  for (let node; (node = walker.nextNode()); ) {
    const words = node.data.trim(), box = node.parentElement
    if (!words || !seen(box)) continue
    if (parseFloat(getComputedStyle(box).fontSize) < 12) found.push(`small: ${words}`)
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = range.getBoundingClientRect()
    for (let e = box; e !== document.body; e = e.parentElement) {
      const edge = e.getBoundingClientRect()
      if (getComputedStyle(e).display === 'contents') continue
      if (getComputedStyle(e).overflowX === 'auto') break
      if (text.left < edge.left - 1 || text.right > edge.right + 1 || text.bottom > edge.bottom + 8) {
        found.push(`cut by ${e.tagName}.${e.className}: ${words}`)
        break
      }
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push('wider than the screen')
  if (touch) for (const e of document.querySelectorAll('a, button, summary, label')) {
    const {width, height} = (e.matches('h2 a, h3 a') ? e.closest('li') : e).getBoundingClientRect()
    if (seen(e) && !e.matches('.skip') && (width < 44 || height < 44)) found.push(`little: ${e.textContent} ${width}x${height}`)
  }
  return found
}"""

# What can be used in a card, and whether it is filled with a colour.
FILLED = """(card) => [...card.querySelectorAll('a, button')]
  .filter((e) => !['rgba(0, 0, 0, 0)', 'transparent'].includes(getComputedStyle(e).backgroundColor)).map((e) => e.className)"""


# Where the cards, rows and foot are that one comes to, in the order of the document.
READING = """() => [...document.querySelectorAll('main a, main button, main summary')].filter((e) => e.checkVisibility())
  .map((e) => e.closest('.game-card, .own-tables li, footer')).filter((e, n, all) => e && e !== all[n - 1])
  .map((e) => e.getBoundingClientRect()).map((box) => [box.top, box.left])"""


def new_table(page: Page, server: Server, game: str, *others: str) -> str:
    """A table of the visitor of a page; its id."""
    fields = [("game", game), ("seat", "me"), *[("seat", other) for other in others]]
    answer = page.request.post(f"{server.url}/tables", data=urlencode(fields), headers={**FORM, "origin": server.url})
    return answer.url.rsplit("/", 1)[-1]


def note(server: Server, table: str, state: str, to_act: list[int], points: list[int], bot: str = "merchant") -> None:
    """Note of a table how it stands, as if it had been played against bots; nobody loads it here."""
    winners = [seat for seat, sum_ in enumerate(points) if sum_ == max(points)]
    with sqlite3.connect(server.folder / "kotatsu.db", timeout=60) as house:
        numbers = [json.dumps(value) for value in (to_act, points, winners)]
        house.execute(
            "update standings set state = ?, to_act = ?, points = ?, winners = ?, changed = ? where table_id = ?",
            [state, *numbers, time.time() - 3 * 86400, table],
        )
        house.execute("update chairs set person = '', bot = ? where table_id = ? and seat > 0", [bot, table])


@pytest.fixture(scope="module")
def guest(server: Server, browser: Browser) -> Iterator[Page]:
    """Somebody who knows two of the games, has begun the tour of a third, and has never seen the last."""
    page = new_page(browser)
    note(server, new_table(page, server, KNOWN, "here"), "over", [], [91, 62])
    note(server, new_table(page, server, KNOWN, "here"), "over", [], [48, 70])
    note(server, new_table(page, server, WAITING, "here"), "running", [1], [])
    page.request.post(f"{server.url}/tours/{TOURING}", headers={"origin": server.url})
    yield page
    page.context.close()


def settings(page: Page, server: Server, **form: str | float | bool) -> None:
    page.request.post(f"{server.url}/me", form=form, headers={"origin": server.url})


def enter(page: Page, server: Server, path: str = "/") -> None:
    page.goto(f"{server.url}{path}")
    page.evaluate(SETTLED)


def in_sight(page: Page, selector: str, most: int = 99) -> None:
    """The first things of a kind can be seen without scrolling."""
    found = page.locator(selector)
    assert found.count()
    for number in range(min(most, found.count())):
        box = found.nth(number).bounding_box()
        size = page.viewport_size
        assert box and size and box["y"] + box["height"] <= size["height"] and box["x"] + box["width"] <= size["width"]


@pytest.mark.parametrize("size", SIZES)
def test_the_lobby_at_every_size(server: Server, guest: Page, size: str) -> None:
    width, height = SIZES[size]
    guest.set_viewport_size({"width": width, "height": height})
    for language, theme in product(LANGUAGES, THEMES):
        settings(guest, server, language=language, theme=theme)
        enter(guest, server)
        assert guest.evaluate(FAULTS, size in ("tablet", "phone")) == []
        assert guest.locator(".own-tables li").count() == 3
        in_sight(guest, "li.mine .button.play")
        if size == "phone":
            in_sight(guest, ".game-card .ways button", 1)
        else:
            in_sight(guest, ".game-card .ways button", 4)
        if "desk" in size:
            in_sight(guest, ".own-tables li")
            in_sight(guest, ".game-card", 4)
        for path in ("/", "/me", "/tables", f"/tables/{WAITING}"):
            enter(guest, server, path)
            assert guest.evaluate(FAULTS, size in ("tablet", "phone")) == [], path
            found = Axe().run(guest)
            assert found.violations_count == 0, f"{path}: {found.generate_report()}"


def test_one_filled_button_a_card_and_its_kind_follows_the_history(
    server: Server, guest: Page, browser: Browser
) -> None:
    guest.set_viewport_size({"width": 1440, "height": 900})
    enter(guest, server)
    kinds = {KNOWN: "play", WAITING: "play", NEW: "learn", TOURING: "learn"}
    for game, kind in kinds.items():
        assert guest.locator(f"[data-game={game}]").evaluate(FILLED) == [kind]
    newcomer = new_page(browser)
    enter(newcomer, server)
    assert newcomer.locator(".own-tables").count() == 0
    for game in NAMES:
        assert newcomer.locator(f"[data-game={game}]").evaluate(FILLED) == ["learn"]
    assert newcomer.locator("[data-game=lanterns]").evaluate(FILLED) == ["play"]  # it has no tour
    newcomer.context.close()


def test_the_own_tables_tell_whose_turn_it_is_and_how_it_ended(server: Server, guest: Page) -> None:
    settings(guest, server, language="en")
    enter(guest, server)
    rows = guest.locator(".own-tables li")
    expect(rows.nth(0)).to_contain_text("Your turn")
    expect(rows.nth(0).get_by_role("link", name="Continue")).to_be_visible()
    expect(rows.nth(1)).to_contain_text("is thinking")
    expect(rows.nth(2)).to_contain_text("You lost 48 : 70")
    expect(rows.nth(2)).to_contain_text("Bot, merchant · 3 days ago")
    assert guest.locator("li.mine").count() == 1
    guest.get_by_role("link", name="All 4").click()
    expect(guest.locator(".own-tables")).to_contain_text("You won 91 : 62")
    enter(guest, server)
    expect(guest.locator("footer")).to_contain_text("2 games played, 1 won")


def test_keys_go_through_the_lobby_as_one_reads_it(server: Server, guest: Page) -> None:
    guest.set_viewport_size({"width": 1440, "height": 900})
    enter(guest, server)
    order: list[str] = []
    for _ in range(60):
        guest.keyboard.press("Tab")
        order.append(
            guest.evaluate("() => (document.activeElement.closest('[data-game]') || document.activeElement).tagName")
        )
    assert order.index("ARTICLE") > order.index("BUTTON")
    steps = guest.evaluate(READING)
    assert steps == sorted(steps)


def test_play_now_leads_to_the_first_decision_in_one_click(server: Server, guest: Page) -> None:
    enter(guest, server)
    guest.locator(f"[data-game={KNOWN}] button.play").click()
    guest.wait_for_url(re.compile("/t/"))
    guest.wait_for_function(
        "() => fetch(`${location.pathname}/frame`).then((answer) => answer.json()).then((frame) => frame.yours)"
    )


def test_who_has_beaten_a_bot_twice_is_offered_the_next_one(server: Server, browser: Browser) -> None:
    page = new_page(browser)
    offered = page.locator(f"[data-game={KNOWN}] button.play small")
    for title in ["novice", "apprentice"]:
        note(server, new_table(page, server, KNOWN, "here"), "over", [], [91, 62], bot="novice")
        enter(page, server)
        expect(offered).to_contain_text(title)
    enter(page, server, f"/tables/{KNOWN}")
    expect(page.locator(".bots input:checked")).to_have_count(0)  # last time somebody sat here at this screen
    page.context.close()


def test_the_lobby_is_light_and_covers_are_asked_for_once(server: Server, browser: Browser) -> None:
    page = new_page(browser)
    answers: list[Any] = []

    def note_answer(answer: Any) -> None:
        answers.append(answer)

    page.on("response", note_answer)
    enter(page, server)
    assert (
        sum(answer.request.sizes()["responseBodySize"] for answer in answers if ".woff2" not in answer.url) <= LIGHTEST
    )
    covers = [answer for answer in answers if "/covers/" in answer.url]
    assert len(covers) == len(NAMES) + 1 == len({answer.url for answer in covers})
    assert all("immutable" in answer.headers["cache-control"] for answer in covers)
    page.context.close()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_sheet_comes_from_the_side_and_remembers(server: Server, browser: Browser, size: str) -> None:
    width, height = SIZES[size]
    page = new_page(browser, "en", width, height)
    new_table(page, server, "lanterns", "random", "random")
    enter(page, server)
    link = page.locator("[data-game=lanterns] a[data-sheet]").first
    link.click()
    sheet = page.locator("dialog[open]")
    box = sheet.bounding_box()
    assert box is not None and (round(box["x"] + box["width"]), round(box["y"] + box["height"])) == (width, height)
    assert box["x"] > width / 2 if size == "desk" else box["y"] > 0 and box["width"] == width
    for number, who in ((1, "bot"), (2, "bot"), (3, "")):
        expect(sheet.locator(f"input[name=seat-{number}][value='{who}']")).to_be_checked()
    expect(sheet.locator("select[name=level-1]")).to_have_value("random")
    sheet.locator("input[name=seat-1][value=here]").check()
    sheet.locator("input[name=name-1]").fill("Ōta")
    sheet.locator("input[name=seat-2][value='']").check()
    expect(sheet.locator(".chair").nth(3)).to_be_hidden()  # it waits for the one before it
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(link).to_be_focused()
    link.click()
    expect(sheet.locator("input[name=seat-1][value=bot]")).to_be_checked()  # nothing was changed
    sheet.locator("input[name=seat-1][value=here]").check()
    sheet.locator("input[name=name-1]").fill("Ōta")
    sheet.locator("input[name=seat-2][value='']").check()
    sheet.locator("button.play").click()
    page.wait_for_url(re.compile("/t/"))
    enter(page, server)
    expect(page.locator(".own-tables")).to_contain_text("Ōta")
    link.click()
    expect(sheet.locator("input[name=seat-1][value=here]")).to_be_checked()
    page.context.close()


def test_a_sheet_is_filled_in_again_in_another_language(server: Server, browser: Browser) -> None:
    """Whatever was chosen stays when the page is loaded in another language, also what a closed section holds."""
    page = new_page(browser, "en")
    page.goto(f"{server.url}/tables/edo")
    page.locator("input[name=seat-1][value=here]").check(force=True)
    page.locator("input[name=name-1]").fill("Ōta")
    page.locator("input[name=seat-2][value=afar]").check(force=True)
    expect(page.locator(".only-here")).to_contain_text("./play --lan")  # before anybody waits in vain
    rules = page.locator(".house-rules")
    expect(rules.locator("summary")).to_have_text("House rules: none")
    rules.locator("summary").click()
    rules.locator("input").nth(1).check()
    rules.locator("summary").click()
    expect(rules.locator("summary")).to_have_text("House rules: 1 chosen")
    page.locator("button[name=language][value=de]").click()
    expect(rules.locator("summary")).to_have_text("Hausregeln: 1 gewählt")
    expect(rules.locator("input").nth(1)).to_be_checked()
    expect(page.locator("input[name=name-1]")).to_have_value("Ōta")
    for chosen in ("seat-1][value=here", "seat-2][value=afar", "language][value=de"):
        expect(page.locator(f"input[name={chosen}]")).to_be_checked()
    page.reload()
    expect(rules.locator("summary")).to_have_text("Hausregeln: keine")  # once: whoever comes later begins afresh
    page.context.close()


def test_everything_works_without_a_script(server: Server, browser: Browser) -> None:
    page = browser.new_context(java_script_enabled=False, locale="de").new_page()
    page.goto(server.url)
    page.get_by_role("link", name="Tisch selbst einrichten").first.click()
    page.locator("input[name=seat-1][value=here]").check()
    page.get_by_role("button", name="Hinsetzen").click()
    assert "/t/" in page.url
    page.goto(f"{server.url}/me")
    page.locator("input[name=name]").fill("Mia")
    page.locator("input[name=theme][value=dark]").check()
    page.get_by_role("button", name="Speichern").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("header .name")).to_have_text("Mia")
    page.context.close()


def test_a_persons_page_knows_them(server: Server, guest: Page) -> None:
    settings(guest, server, language="en", name="Guest", theme="system")
    enter(guest, server, "/me")
    expect(guest.locator("main tfoot tr")).to_have_text("Total21")
    expect(guest.locator("main .so-far")).to_have_text("Won against bots: merchant 1 of 2")
    guest.locator("input[name=pace][value=slow]").check()
    guest.get_by_role("button", name="Save").click()
    guest.wait_for_url(re.compile(r"/me\?done=saved$"))
    expect(guest.get_by_role("status")).to_have_text("Saved.")
    expect(guest.locator("input[name=pace][value=slow]")).to_be_checked()
    expect(guest.locator("html")).not_to_have_attribute("data-theme", "dark")
    guest.locator("#sound-here").check()
    assert guest.evaluate("() => localStorage.getItem('sound')") == "on"


def test_it_can_be_installed(server: Server, guest: Page) -> None:
    enter(guest, server)
    manifest = guest.request.get(f"{server.url}/static/kotatsu.webmanifest")
    assert "manifest+json" in manifest.headers["content-type"]
    link = guest.locator("link[rel=manifest]").get_attribute("href")
    assert link == "/static/kotatsu.webmanifest"
    for icon in manifest.json()["icons"]:
        answer = guest.request.get(f"{server.url}/static/{icon['src']}")
        assert answer.ok and answer.headers["content-type"] == icon["type"]
    session = guest.context.new_cdp_session(guest)
    assert session.send("Page.getAppManifest")["errors"] == []


# -- friends ------------------------------------------------------------------------------------------

UNCOVERED = """(button) => {
  const {left, top, width, height} = button.getBoundingClientRect()
  return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}"""


def test_sitting_down_is_always_in_sight(server: Server, browser: Browser) -> None:
    """However many chairs, rules and clocks there are to choose from, beside the lobby and on a page of its own."""
    page = new_page(browser, "de")
    for width, height in (*SIZES.values(), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(server.url)
        link = page.locator("a[data-sheet]").nth(2)
        address = f"{server.url}{link.get_attribute('href')}"
        link.click()
        for button in (page.locator("dialog .sheet .play"), page.locator("main > .sheet .play")):
            expect(button).to_be_in_viewport(ratio=1)
            assert button.evaluate(UNCOVERED), (width, height)
            page.goto(address)
    page.context.close()


def test_friends_are_invited_from_the_card_of_a_game(server: Server, browser: Browser) -> None:
    """Whoever could not come in is told of first, and has a chair at this screen; the link of a chair that is kept can be read."""
    page = new_page(browser)
    page.goto(server.url)
    page.locator(".game-card").first.locator("a[href$='friends=1']").click()
    expect(page.locator("dialog h1")).to_contain_text("With friends")
    expect(page.locator("dialog header + .only-here")).to_be_visible()
    expect(page.locator("dialog input[name=seat-1][value=here]")).to_be_checked()
    page.locator("dialog input[name=seat-1][value=afar]").check()
    page.locator("dialog .sheet .play").click()
    page.wait_for_selector(".link-box")
    room, field = (
        page.locator(place).evaluate("e => e.clientWidth") for place in (".link-box", ".link-box input.link")
    )
    assert field > 0.9 * room
    page.context.close()


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_a_chair_is_a_row(server: Server, browser: Browser, width: int, height: int) -> None:
    """Levels are there for a bot only, a name only for somebody at this screen: directly behind it. On a desk nothing moves."""
    page = new_page(browser, "de", width, height)
    page.goto(f"{server.url}/tables/edo")
    chair = page.locator(".chair[role]").first
    level, name = chair.locator("select"), chair.locator("input[name^=name]")
    expect(level).to_be_visible()
    expect(name).to_be_hidden()
    before = chair.locator(".pill", has_text="hier").bounding_box()
    chair.locator("input[value=here]").check()
    expect(level).to_be_hidden()
    here, field = chair.locator(".pill", has_text="hier").bounding_box(), name.bounding_box()
    assert before and here and field
    assert 0 <= field["x"] - here["x"] - here["width"] < 12 and abs(field["y"] - here["y"]) < 12
    if width > 1000:
        assert (here["x"], here["y"]) == (before["x"], before["y"])
        heights = page.locator(".chair[role]:visible").evaluate_all("all => all.map(e => e.offsetHeight)")
        assert max(heights) < 60
    chair.locator("input[value=bot]").check()
    level.select_option(index=2)
    strong = level.input_value()
    page.locator(".sheet button.play").click()
    page.wait_for_url("**/t/*")
    page.goto(f"{server.url}/tables/edo")
    expect(level).to_have_value(strong)
    page.context.close()


def test_a_cover_leads_to_how_to_play(server: Server, browser: Browser) -> None:
    page = new_page(browser)
    for name in NAMES:
        page.goto(server.url)
        cover = page.locator(f"[data-game={name}] .cover-link")
        expect(cover.locator(".chip")).to_be_visible()
        cover.click(position={"x": 40, "y": 20})
        page.wait_for_url(f"**/how-to/{name}")
    expect(page.locator("main.howto")).to_be_visible()
    page.context.close()
