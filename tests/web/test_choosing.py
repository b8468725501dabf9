"""Things that are chosen together: toggles where they lie, a button that says how many are missing, one way for all hands."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tools import pictures, stage

from tests.web.browser import CHOSEN, hit_on_stage, new_page, options, ready
from tests.web.server import Server

GAME = "yokohama"  # it begins with a choice of two cards of three
ORDERS = ["drawn-1", "drawn-2", "drawn-3"]
OUTLINE = """() => {
  const prompt = document.querySelector('#zone-tray .prompt')
  prompt.focus()
  return getComputedStyle(prompt).outlineStyle
}"""


def at_table(browser: Browser, server: Server, width: int = 1280, height: int = 720, **looks: Any) -> Page:
    page = new_page(browser, "en", width, height, reduced_motion="reduce", **looks)
    stage.sit_down(page, server, GAME, 2)
    assert ready(page)
    return page


def chosen(page: Page) -> list[str]:
    return sorted(page.locator(CHOSEN).evaluate_all("all => all.map(each => each.id)"))


def enough(page: Page) -> None:
    """Two of two are chosen: the tray says what they bring together, and the button does it."""
    button = page.locator("#do")
    expect(page.locator(".progress")).to_have_text("2 of 2 chosen")
    expect(page.locator(".preview .effect").first).to_contain_text("Together")
    expect(button).to_be_enabled()
    expect(button).to_have_text("Keep no. 1 and 3")


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_things_are_toggled_where_they_lie(server: Server, browser: Browser, touch: bool) -> None:
    page = at_table(browser, server, *((390, 844) if touch else (1280, 720)), has_touch=touch)
    button = page.locator("#do")
    expect(button).to_be_visible()  # from the start
    expect(button).to_be_disabled()
    expect(button).to_have_text("2 more")
    assert not page.locator("#zone-tray :is(.part, .picture)").count()  # no second copies
    assert [each.parts.split() for each in options(page)] == [ORDERS[:2], ORDERS[::2], ORDERS[1:]]
    hit_on_stage(page, "drawn-1", touch)
    expect(button).to_have_text("1 more")
    expect(button).to_be_disabled()
    assert chosen(page) == ["drawn-1"]
    expect(page.locator("#drawn-1 .chosen-sign")).to_be_visible()
    hit_on_stage(page, "drawn-3", touch)
    enough(page)
    hit_on_stage(page, "drawn-2", touch)
    expect(button).to_have_text("1 too many")
    expect(button).to_be_disabled()
    hit_on_stage(page, "drawn-2", touch)
    enough(page)
    assert chosen(page) == ["drawn-1", "drawn-3"]
    page.set_viewport_size({"width": 820, "height": 1180})  # drawn anew
    page.wait_for_function("() => document.querySelector('#scene-quay').matches('.narrow')")
    expect(page.locator(".chosen-sign")).to_have_count(2)
    enough(page)
    button.tap() if touch else button.click()
    expect(page.locator(".progress")).to_have_count(0)
    assert ready(page) and not chosen(page) and not page.locator(".chosen-sign, .target[aria-pressed]").count()
    page.context.close()


def test_keys_toggle_and_the_list_has_every_set(server: Server, browser: Browser) -> None:
    page = at_table(browser, server)
    page.keyboard.press("3")
    expect(page.locator("#drawn-3")).to_have_attribute("aria-pressed", "true")
    while page.evaluate("document.activeElement.id") != "drawn-1":
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    enough(page)
    page.keyboard.press("l")
    expect(page.locator("#list [role=option] .label")).to_have_text(
        [f"Keep no. {two}" for two in ("1 and 2", "1 and 3", "2 and 3")]
    )
    page.keyboard.press("Escape")
    enough(page)
    while page.evaluate("document.activeElement.id") != "do":
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".progress")).to_have_count(0)
    page.context.close()


def test_one_or_two(server: Server, browser: Browser) -> None:
    """A set that could be larger is enough; whatever else can be done has its place or its button."""
    record = next(
        match.record()
        for seed in range(40)
        for match in pictures.play(GAME, 2, str(seed), "random")
        if not match.over and 0 in match.to_act() and {"keep:1", "keep:1+2"} <= set(match.moves(0))
    )
    page = new_page(browser, "en", reduced_motion="reduce")
    stage.sit_down_at(page, server, record)
    assert ready(page)
    expect(page.locator("#do")).to_have_text("1 more")
    hit_on_stage(page, "drawn-2")
    expect(page.locator("#do")).to_be_enabled()
    expect(page.locator(".progress")).to_have_text("1 of up to 2 chosen")
    hit_on_stage(page, "drawn-1")
    expect(page.locator("#do")).to_have_text("Keep no. 1 and 2")
    page.context.close()


def test_things_that_lie_nowhere_are_in_the_tray(server: Server, browser: Browser) -> None:
    record = next(
        match.record()
        for seed in range(60)
        for match in pictures.play(GAME, 2, str(seed), "random")
        if not match.over
        and 0 in match.to_act()
        and any(move.startswith("offer:") and "+" in move for move in match.moves(0))
    )
    page = new_page(browser, "en", reduced_motion="reduce")
    stage.sit_down_at(page, server, record)
    assert ready(page)
    expect(page.locator("#do")).to_be_disabled()
    expect(page.locator("#do")).to_contain_text("more")
    wanted = next(option for option in options(page) if " " in option.parts)
    for part in wanted.parts.split():
        page.locator(f'.part[data-part="{part}"]').click()
    expect(page.locator(f'.option[data-move="{wanted.move}"] .label')).to_have_text(page.locator("#do").inner_text())
    expect(page.locator(CHOSEN)).to_have_count(len(wanted.parts.split()))
    page.context.close()


def test_a_tour_points_at_each_thing(server: Server, browser: Browser) -> None:
    page = new_page(browser, "en", 390, 844, has_touch=True, reduced_motion="reduce")
    page.goto(server.url)
    page.locator(f'.game-card[data-game="{GAME}"] .learn').tap()
    assert ready(page)
    expect(page.locator(".target.hinted")).to_have_count(2)
    hit_on_stage(page, "drawn-3", touch=True)  # not what the guide asks for
    expect(page.locator("#why")).to_contain_text("Keep no. 1 and 2")
    for target in ORDERS[:2]:
        hit_on_stage(page, target, touch=True)
    expect(page.locator("#do")).to_be_enabled()
    page.context.close()


# -- where the focus is ---------------------------------------------------------------------------------


def test_only_keys_draw_a_ring_round_the_question(server: Server, browser: Browser) -> None:
    """Also if they were used on the page before."""
    page = new_page(browser, reduced_motion="reduce")
    page.goto(server.url)
    play = page.locator(f'.game-card[data-game="{GAME}"] .learn')
    play.click()
    assert ready(page)
    assert page.evaluate(OUTLINE) == "none"
    page.goto(server.url)
    play.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    assert ready(page)
    assert page.evaluate(OUTLINE) == "solid"
    page.mouse.click(640, 4)
    assert page.evaluate(OUTLINE) == "none"
    page.context.close()
