"""What opens over a table by itself, and what must not: words about things, menus, the points, the sheet of a phone."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect
from tools import stage

from kotatsu.games import NAMES
from tests.web.browser import HIT, choose, new_page, options, ready
from tests.web.server import Server

PHONE = {"width": 390, "height": 844, "has_touch": True}
# Lay another thing under the mouse, without moving it: the browser then says by itself what the mouse is over.
SLIDE = """([away, here]) => {
  const told = []
  document.addEventListener('pointerover', ({target}) => told.push(target.closest?.('.target')?.id))
  globalThis.slidUnder = () => told.includes(here)
  const [from, to] = [away, here].map(id => document.getElementById(id).getBoundingClientRect())
  const middle = box => [box.left + box.width / 2, box.top + box.height / 2]
  const [x, y] = [0, 1].map(i => middle(from)[i] - middle(to)[i])
  document.getElementById(here).closest('.paper').style.translate = `${x}px ${y}px`
}"""


def at_table(browser: Browser, server: Server, **looks: object) -> Page:
    page = new_page(browser, reduced_motion="reduce", **looks)  # type: ignore[arg-type]
    stage.sit_down(page, server, NAMES[0], 2)
    assert ready(page)
    return page


def at_places(browser: Browser, server: Server, **looks: object) -> Page:
    """The same at the first question that is answered by pointing at a single place."""
    page = at_table(browser, server, **looks)
    while not any(option.to for option in options(page)):
        choose(page, options(page)[0])
        assert ready(page)
    return page


def quiet(page: Page) -> None:
    """Nothing is described, shown or armed."""
    expect(page.locator("#hint")).to_be_hidden()
    expect(page.locator("#do")).to_be_disabled()
    expect(page.locator(".target.eyed")).to_have_count(0)


def test_what_slides_under_the_mouse_is_not_pointed_at(server: Server, browser: Browser) -> None:
    """Only a mouse that is moved points at something."""
    page = at_places(browser, server)
    one, other = (option.to for option in options(page)[:2])
    x, y = page.evaluate(HIT, one)
    page.mouse.move(x, y)
    expect(page.locator(".target.eyed")).to_have_attribute("id", one)
    expect(page.locator("#do")).to_be_enabled()
    page.evaluate(SLIDE, [one, other])
    page.wait_for_function("() => slidUnder()")
    quiet(page)
    page.mouse.move(x + 1, y)
    expect(page.locator(".target.eyed")).to_have_attribute("id", other)
    page.context.close()


def test_after_a_touch_nothing_is_chosen_that_was_not_touched(server: Server, browser: Browser) -> None:
    """The next question has no word about what lies where the finger was; a line of the list is seen before it is done."""
    page = at_places(browser, server, **PHONE)
    first = next(option for option in options(page) if option.to)
    page.touchscreen.tap(*page.evaluate(HIT, first.to))
    expect(page.locator("#do")).to_be_enabled()
    page.locator("#do").tap()
    page.wait_for_function(
        "move => ![...document.querySelectorAll('.option')].some(o => o.dataset.move === move)", arg=first.move
    )
    assert ready(page)
    quiet(page)
    page.context.close()


def test_a_line_of_the_list_is_seen_before_it_is_done(server: Server, browser: Browser) -> None:
    """As on the board: the first touch shows it, the button does it; and the sheet is down again for the next question."""
    page = at_table(browser, server, **PHONE)
    prompt = page.locator("#zone-tray .prompt").inner_text()
    page.locator(".grab").tap()
    line = page.locator(".placed .option").first
    line.tap()
    expect(page.locator("#do")).to_have_text(line.locator(".label").inner_text())
    expect(page.locator("#zone-tray .prompt")).to_have_text(prompt)
    page.locator("#do").tap()
    expect(page.locator("#zone-tray .prompt")).not_to_have_text(prompt)
    assert ready(page) and page.locator("#tray[data-height]").count() == 0
    page.context.close()


def test_the_menu_of_a_phone_has_all_that_belongs_to_the_table(server: Server, browser: Browser) -> None:
    page = at_table(browser, server, **PHONE)
    links = page.locator(".table-links")
    expect(links).to_be_hidden()
    page.locator("header .menu").tap()
    for thing in ("a[href^='/rules/']", "a[href$='/replay']", "#in-words", "#pace", "#sound", "a[href$='/people']"):
        expect(links.locator(thing)).to_be_visible()
    page.locator("#in-words").tap()
    expect(page.locator("#zone-description h3").first).to_be_visible()
    expect(links).to_be_hidden()
    page.locator("#description header button").tap()
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(page.locator(".side .table-links")).to_be_visible()
    page.context.close()


def test_back_closes_what_is_open_before_it_leaves(server: Server, browser: Browser) -> None:
    """On a phone one goes back without thinking: first the dialog goes, then the table, which is then in view in the lobby."""
    page = new_page(browser, reduced_motion="reduce", is_mobile=True, **PHONE)  # type: ignore[arg-type]
    page.goto(f"{server.url}/")
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    page.locator("article.game-card button").last.tap()
    assert ready(page)
    table = page.url
    page.locator("header .menu").tap()
    page.locator("#in-words").tap()
    expect(page.locator("#description")).to_be_visible()
    page.evaluate("history.back()")
    expect(page.locator("#description")).to_be_hidden()
    for closing in ("back", "button"):
        page.locator("#as-list").tap()
        expect(page.locator("#list")).to_be_visible()
        page.evaluate("history.back()") if closing == "back" else page.locator("#list header button").tap()
        expect(page.locator("#list")).to_be_hidden()
        assert page.url == table
    page.locator("header .menu").tap()
    expect(page.locator("#menu a.home")).to_be_visible()
    expect(page.locator("#show-keys")).to_be_hidden()
    page.evaluate("history.back()")
    expect(page.locator("#menu")).to_be_hidden()
    assert page.url == table
    page.evaluate("history.back()")
    page.wait_for_url(f"{server.url}/")
    expect(page.locator(f"a[href='{table.removeprefix(server.url)}']").first).to_be_in_viewport()
    page.context.close()


def test_the_points_close_with_the_next_click(server: Server, browser: Browser) -> None:
    page = at_table(browser, server)
    table = page.locator(".seat.you details.score table")
    for key in ("", "Escape"):
        page.locator(".seat.you details.score summary").click()
        expect(table).to_be_visible()
        page.keyboard.press(key) if key else page.locator("#zone-tray .prompt").click()
        expect(table).to_be_hidden()
    page.context.close()
