"""Where there is little room: nothing of a question is cut off without a sign, and what only repeats the stage is left out."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect
from tools import stage, tours

from kotatsu.core.registry import load_game
from kotatsu.games import NAMES
from tests.web.browser import new_page, ready
from tests.web.server import Server

HEIGHT = "element => element.getBoundingClientRect().height"

SMALL = ["1280x720", "844x390", "390x844"]
QUESTIONS = 6  # of each tour
NO_SIGN = """.further, .all-of-it { display: none !important }
.guide p { display: block !important; max-height: none !important }"""


@pytest.mark.parametrize("game", NAMES)
def test_nothing_of_a_tour_is_cut_off(server: Server, browser: Browser, game: str) -> None:
    """Whatever does not fit has a sign, as it is asked and while what the guide wants is pointed at."""
    if not (load_game(game).folder / "tour.toml").is_file():
        pytest.skip("has no tour")
    page = new_page(browser, "de", reduced_motion="reduce")
    for size, figures in tours.walk(page, server, game, SMALL, most=QUESTIONS).items():
        assert figures.decisions["decisions"] >= QUESTIONS
        assert not figures.wrong, (size, figures.wrong.most_common(5))
    page.context.close()


def test_what_is_cut_off_is_found(server: Server, browser: Browser) -> None:
    """The measuring finds numbers below the tools of a phone that lies across, unless a sign leads there."""
    page = new_page(browser, "de", 844, 390, reduced_motion="reduce")
    tours.begin(page, server, "edo")
    while not page.locator(".number").count():
        ready(page)
        page.locator(tours.WANTED).first.dispatch_event("click")
        page.evaluate(stage.PAINTED)
    ready(page)
    kept, broken = stage.new_figures(), stage.new_figures()
    stage.look(page, "844x390", kept)
    page.add_style_tag(content=NO_SIGN)
    stage.look(page, "844x390", broken)
    assert not kept.wrong, kept.wrong
    assert any("cut off: number" in words for words in broken.wrong), broken.wrong
    page.context.close()


# -- tables of places ----


@pytest.mark.parametrize(("size", "rows"), [((1440, 900), 10), ((844, 390), 10), ((1280, 720), 0), ((390, 844), 0)])
def test_places_are_told_whatever_their_number(
    server: Server, browser: Browser, size: tuple[int, int], rows: int
) -> None:
    """All ten areas with what they bring, where there is room beside the stage; a low desk and a phone have none."""
    page = new_page(browser, "de", *size, has_touch=size[0] < 1100, reduced_motion="reduce")
    stage.sit_down_at(page, server, stage.middle("yokohama", 2, "area:tea"))
    ready(page)
    lines = page.locator(".placed .option:visible")
    expect(lines).to_have_count(rows and page.locator(".placed .option").count())
    page.context.close()


def test_names_without_effects_are_no_table(server: Server, browser: Browser) -> None:
    """They would only repeat what the stage shows."""
    page = new_page(browser, "de", 844, 390, has_touch=True, reduced_motion="reduce")
    stage.sit_down(page, server, "edo", 2)
    ready(page)
    effects = ".placed .option .effect"
    page.locator("#zone-tray").evaluate(
        "(tray, effects) => tray.querySelectorAll(effects).forEach(e => e.remove())", effects
    )
    page.set_viewport_size({"width": 840, "height": 390})
    expect(page.locator(".placed .option:visible")).to_have_count(0)
    expect(page.locator(".invitation")).to_be_visible()
    page.context.close()


# -- a guide ----


def on_tour(server: Server, browser: Browser, width: int, height: int) -> Page:
    page = new_page(browser, "de", width, height, has_touch=True, reduced_motion="reduce")
    tours.begin(page, server, "nippon")
    ready(page)
    return page


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_a_guide_says_three_lines_and_the_rest_on_demand(
    server: Server, browser: Browser, size: tuple[int, int]
) -> None:
    page = on_tour(server, browser, *size)
    words, more = page.locator(".guide > p"), page.locator(".guide .all-of-it")
    expect(more).to_be_visible()
    line = words.evaluate("e => parseFloat(getComputedStyle(e).lineHeight)")
    assert words.evaluate(HEIGHT) <= 3 * line + 1
    if size[0] < size[1]:
        assert page.locator("#tray").evaluate(HEIGHT) <= 0.4 * size[1]
    more.tap()
    expect(more).to_be_hidden()
    assert words.evaluate("e => e.scrollHeight <= e.clientHeight + 1 && e.clientHeight") > 3 * line + 1
    page.context.close()


def test_what_a_guide_wants_is_marked_whatever_is_drawn_anew(server: Server, browser: Browser) -> None:
    page = on_tour(server, browser, 390, 844)
    wanted = page.locator(".target.hinted")
    expect(wanted).to_have_count(1)
    page.set_viewport_size({"width": 1280, "height": 720})
    page.wait_for_function("() => document.querySelector('.drawing svg').matches('.narrow') === false")
    expect(wanted).to_have_count(1)
    page.context.close()
