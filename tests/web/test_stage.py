"""The stage: the question brings its place. A sample of what `python -m tools.stage` measures in whole games, and the parts of it
that need no random game."""

from __future__ import annotations

import random
import re
from itertools import product

import pytest
from playwright.sync_api import Browser, Page, expect
from tools import stage

from kotatsu.board.drawing import TABLE
from kotatsu.board.look import Tray, look_of
from kotatsu.core.match import Match
from kotatsu.core.registry import load_game
from kotatsu.games import NAMES
from kotatsu.web.seen.sight import Looker
from kotatsu.web.zones import stage as front
from kotatsu.web.zones.frame import Frame
from tests.tables import TABLES, Table, table_id, walk
from tests.web.browser import choose, hit_on_stage, new_page, options, random_option, ready
from tests.web.server import Server

DECISIONS = 5  # of each game
SAMPLE = list(zip(NAMES, product(("en", "de"), ("light", "dark")), strict=False))
SLOWEST = 1  # milliseconds of anything that moves, if nothing shall move
MOTION = """() => Math.max(...[...document.querySelectorAll('*')].flatMap(e => {
  const style = getComputedStyle(e)
  return [style.transitionDuration, style.animationDuration].flatMap(t => t.split(',')).map(t => 1000 * parseFloat(t))
}))"""


HEIGHT = "element => element.getBoundingClientRect().height"


# -- which scene, which tray -------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_a_question_brings_what_can_be_chosen(table: Table) -> None:
    """The scene in front has something golden wherever the moves are chosen on the stage; every count is right; every scene and
    icon that a game names exists; every target is in one scene."""
    match = Match.new(load_game(table[0]), table[1], "names")
    look = look_of(match.game)
    names = [scene.name for scene in look.scenes]
    kinds = {kind.name for kind in match.game.steps.by_name.values()}
    families = {family.name for family in match.game.vocabulary.families}
    assert set(look.focus) <= kinds and set(look.trays) <= kinds | families
    for match, rng in walk(table, 61):
        if match.over or rng.below(5):
            continue
        for seat in match.to_act():
            frame = Frame(match, ["A", "B", "C", "D"][: match.seats], Looker(seat, "en"))
            forward, here = front.focus(frame), front.counts(frame)
            assert forward and set(forward) <= set(names)
            if front.tray(frame) is Tray.PLACES and any(here.values()):
                assert here[forward[0]] > 0, match.game.steps.kind(frame.view.stack[-1]).name
            drawn = [target for canvas in frame.scenes.values() for target in canvas.targets]
            assert len(drawn) == len(set(drawn))
            assert sum(here.values()) == len(set(drawn) & set(frame.choices))


def test_a_game_that_declares_nothing_has_one_scene() -> None:
    look = look_of(load_game("lanterns"))
    assert [scene.name for scene in look.scenes] == [TABLE] and not look.focus and not look.trays


# -- the rules, measured -----------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "looks"), SAMPLE)
def test_the_rules_of_the_stage_are_kept(server: Server, browser: Browser, game: str, looks: tuple[str, str]) -> None:
    if look_of(load_game(game)).scenes[0].name == TABLE:
        pytest.skip("not cut into scenes")
    language, theme = looks
    page = new_page(browser, language, color_scheme=theme)
    sizes = list(stage.SIZES)
    address = stage.sit_down(page, server, game, load_game(game).seat_counts[0])
    for size, figures in stage.play(page, address, 1, sizes, DECISIONS).items():
        assert figures.decisions["decisions"] == DECISIONS
        assert not figures.wrong, (size, figures.wrong.most_common(5))
    page.context.close()


def test_nothing_moves_if_nothing_shall_move(server: Server, browser: Browser) -> None:
    page = new_page(browser, reduced_motion="reduce")
    stage.sit_down(page, server, NAMES[0], 2)
    ready(page)
    assert page.evaluate(MOTION) <= SLOWEST
    choose(page, random_option(page, random.Random(1)))
    assert page.evaluate(stage.MOVING) <= SLOWEST
    page.context.close()


# -- the tray ----------------------------------------------------------------------------------------


def test_places_are_told_with_what_they_bring(server: Server, browser: Browser) -> None:
    """All of them in the tray if there is room; a line marks its place, stays under the pointer and can be clicked."""
    page = new_page(browser, reduced_motion="reduce")
    stage.sit_down_at(page, server, stage.middle("yokohama", 2, "area:tea"))
    ready(page)
    page.locator(".first-note .enough").click()
    lines = page.locator(".overview .placed .option")
    expect(lines).to_have_count(len(options(page)))
    line = lines.nth(2)
    expect(line).to_be_visible()
    line.hover()
    expect(page.locator(".target.eyed")).to_have_attribute("id", line.get_attribute("data-to") or "")
    expect(page.locator("#do")).to_have_text(line.locator(".label").inner_text())
    expect(line).to_be_visible()
    page.locator(".scene.front .target.can").first.hover()
    expect(page.locator(".preview .told")).to_be_visible()
    expect(line).to_be_hidden()
    page.locator("#zone-tray .prompt").hover()
    before = page.locator("#zone-tray .prompt").inner_text()
    line.click()
    expect(page.locator("#zone-tray .prompt")).not_to_have_text(before)
    page.context.close()


@pytest.mark.parametrize("height", [720, 900])
def test_the_tray_of_a_desk_is_as_tall_as_what_is_in_it(server: Server, browser: Browser, height: int) -> None:
    """The stage has the rest. A line more makes the tray taller, a preview does not: nothing moves under the pointer."""
    page = new_page(browser, "en", 1280 if height == 720 else 1440, height, reduced_motion="reduce")
    stage.sit_down_at(page, server, stage.middle("edo", 3, "done"))
    ready(page)
    tall = [page.locator("#tray").evaluate(HEIGHT)]
    for way in (".first-note .enough", ".coach-offer .no"):
        page.locator(way).click()
        tall.append(page.locator("#tray").evaluate(HEIGHT))
    assert tall[-1] < tall[0] <= 0.25 * height
    assert tall[-1] < 0.2 * height
    assert page.locator(".ask").evaluate("e => e.scrollHeight <= e.clientHeight")
    for target in page.locator(".scene.front .target.can").all()[:4]:
        target.hover()
        expect(page.locator(".preview .told")).to_be_visible()
        assert page.locator("#tray").evaluate(HEIGHT) == tall[-1]
        assert page.locator(".tools").evaluate("e => e.scrollHeight <= e.parentElement.clientHeight")
    page.context.close()


def test_a_whole_scene_fits_a_low_desk(server: Server, browser: Browser) -> None:
    """What is at most 640 units tall is seen whole beside a question that is answered on it."""
    page = new_page(browser, "de", 1280, 720, reduced_motion="reduce")
    stage.sit_down_at(page, server, stage.middle("airship", 3, "shift:row1-left"))
    ready(page)
    for way in (".first-note .enough", ".coach-offer .no"):
        page.locator(way).click()
    expect(page.locator("#beyond")).to_be_hidden()
    for target in page.locator(".scene.front .target.can").all():
        expect(target).to_be_in_viewport(ratio=0.99)
    page.context.close()


LETTERS = """() => [...document.querySelectorAll('#zone-tray .picture text')].filter((text) => text.textContent.trim())
  .map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)"""


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390)])
def test_things_in_the_tray_can_be_read(server: Server, browser: Browser, size: tuple[int, int]) -> None:
    """What does not fit side by side then has a number at the edge, which leads to it."""
    page = new_page(browser, "de", *size, has_touch=True, reduced_motion="reduce")
    stage.sit_down_at(page, server, stage.middle("nippon", 2, "tile:2:1"))
    ready(page)
    letters = page.evaluate(LETTERS)
    assert letters and min(letters) >= 11.95
    last, onwards = page.locator(".offer.things .thing").last, page.locator(".onwards")
    while onwards.count():
        expect(onwards).to_have_text(re.compile(r"^\+\d+ →$"))
        before = page.locator(".offer.things").evaluate("row => row.scrollLeft")
        onwards.tap()
        page.wait_for_function("before => document.querySelector('.offer.things').scrollLeft > before", arg=before)
        page.evaluate(stage.PAINTED)
    expect(last).to_be_in_viewport(ratio=0.98)
    page.context.close()


def test_the_sheet_of_a_phone_stays_where_it_is(server: Server, browser: Browser) -> None:
    """A preview and the button that does it move nothing, also beside a way out; a touch beside everything takes both away."""
    page = new_page(browser, "de", 390, 844, has_touch=True, reduced_motion="reduce")
    stage.sit_down_at(page, server, stage.middle("edo", 3, "done"))
    ready(page)
    page.locator(".first-note .enough").tap()
    page.locator(".coach-offer .no").tap()
    tall = page.locator("#tray").evaluate(HEIGHT)
    assert page.locator("#advise span").bounding_box()["width"] > 10  # type: ignore[index]
    page.locator(".scene.front .target.can").first.tap()
    expect(page.locator("#do")).to_be_visible()
    assert page.locator("#tray").evaluate(HEIGHT) == tall
    page.locator("#zone-tray .prompt").tap()
    expect(page.locator("#do")).to_be_hidden()
    expect(page.locator("#advise")).to_be_visible()
    assert page.locator("#tray").evaluate(HEIGHT) == tall
    page.context.close()


def test_a_note_on_a_phone_is_one_line_that_opens(server: Server, browser: Browser) -> None:
    page = new_page(browser, "de", 390, 844, has_touch=True)
    stage.sit_down(page, server, "nippon", 2)
    ready(page)
    note, more = page.locator(".first-note p"), page.locator(".first-note .all-of-it")
    line = note.evaluate(HEIGHT)
    expect(more).to_have_text("mehr")  # what is cut says so
    more.tap()
    expect(page.locator(".first-note")).to_have_class("first-note open")
    expect(more).to_be_hidden()
    assert note.evaluate(HEIGHT) > 1.5 * line
    note.tap()
    expect(more).to_be_visible()
    page.context.close()


def test_several_things_together_are_not_told_what_one_of_them_is_for(server: Server, browser: Browser) -> None:
    page = new_page(browser, "en", 1440, 900)
    stage.sit_down(page, server, "yokohama", 2)
    ready(page)
    for thing in options(page)[0].parts.split():
        hit_on_stage(page, thing)
    expect(page.locator("#do")).to_be_enabled()
    told = page.locator("#zone-tray .offer")
    expect(told).to_contain_text("Together")
    assert not told.locator(".tip").count()
    page.context.close()


def test_a_phone_across_tells_places_that_are_out_of_sight(server: Server, browser: Browser) -> None:
    page = new_page(browser, "de", 844, 390, has_touch=True, reduced_motion="reduce")
    stage.sit_down_at(page, server, stage.middle("yokohama", 2, "area:tea"))
    ready(page)
    page.locator(".first-note .enough").tap()
    page.locator(".coach-offer .no").tap()
    lines = page.locator(".overview .placed .option")
    expect(lines.first).to_be_in_viewport(ratio=1)
    expect(page.locator(".further")).to_be_visible()  # there are more of them than fit
    while page.locator(".further:visible").count():
        before_that = page.locator("#tray").evaluate("tray => tray.scrollTop")
        page.locator(".further").tap()
        page.wait_for_function("before => document.querySelector('#tray').scrollTop > before", arg=before_that)
        page.evaluate(stage.PAINTED)
    expect(lines.last).to_be_in_viewport(ratio=1)
    before = page.locator("#zone-tray .prompt").inner_text()
    lines.last.tap()  # previews, like a place on the stage
    expect(page.locator("#zone-tray .prompt")).to_have_text(before)
    page.locator("#do").tap()
    expect(page.locator("#zone-tray .prompt")).not_to_have_text(before)
    page.context.close()


def test_a_way_out_has_one_button(server: Server, browser: Browser) -> None:
    page = new_page(browser, reduced_motion="reduce")
    stage.sit_down_at(page, server, stage.middle("edo", 3, "done"))
    ready(page)
    way = page.locator(".aside .option").first
    before = way.bounding_box()
    way.hover()
    expect(page.locator(".preview .told")).to_be_visible()
    expect(page.locator("#do")).to_be_hidden()
    assert way.bounding_box() == before
    page.context.close()


# -- the player has the last word -----------------------------------------------------------------------


def several_scenes(page: Page, server: Server) -> None:
    """A table of a game with several scenes."""
    game = next((name for name in NAMES if len(look_of(load_game(name)).scenes) > 1), None)
    if game is None:
        pytest.skip("no game is cut into scenes")
    stage.sit_down(page, server, game, load_game(game).seat_counts[0])
    ready(page)


def in_front(page: Page) -> list[str]:
    front: list[str] = page.locator(".scene.front").evaluate_all("all => all.map(each => each.dataset.scene)")
    return front


def test_a_scene_that_was_chosen_stays_until_the_next_question(server: Server, browser: Browser) -> None:
    page = new_page(browser, "en", 390, 844, has_touch=True)
    several_scenes(page, server)
    asked = in_front(page)
    name = page.locator(".to-scene:not([aria-current])").first.get_attribute("data-scene")
    page.locator(f'.to-scene[data-scene="{name}"]').tap()
    assert in_front(page) == [name] != asked
    page.reload()
    ready(page)
    assert in_front(page) == asked
    page.keyboard.press("]")
    assert in_front(page) != asked
    page.context.close()


def test_what_is_cut_has_a_sign_above_as_well_as_below(server: Server, browser: Browser) -> None:
    """It fades there, and a button counts the choices and leads to them; of anything else the fade is enough."""
    page = new_page(browser, "en", 1280, 600, reduced_motion="reduce")
    stage.sit_down(page, server, "edo", 3)
    ready(page)
    cut, rest = page.locator(".scene.front.below").first, page.locator("#beyond")
    expect(cut).to_have_css("mask-image", re.compile("gradient"))
    expect(rest).to_contain_text("below")
    page.locator(".scene.front").evaluate_all("all => all.forEach(each => each.scrollTo(0, each.scrollHeight))")
    expect(rest).to_contain_text("above")
    expect(page.locator(".scene.front.above:not(.below)").first).to_have_css("mask-image", re.compile("gradient"))
    rest.click()
    expect(rest).to_have_text(re.compile(r"^(1 choice|\d+ choices) below ↓$"))
    assert cut.evaluate("each => each.scrollTop") == 0
    page.evaluate("document.querySelectorAll('.target.can').forEach(each => each.classList.remove('can'))")
    page.set_viewport_size({"width": 1280, "height": 599})
    expect(rest).to_be_hidden()
    expect(cut).to_have_css("mask-image", re.compile("gradient"))
    page.context.close()


SIDES = """() => {
  const front = [...document.querySelectorAll('.scene.front')].map(e => [e.dataset.scene, e.getBoundingClientRect().left])
  return front.length === 2 ? front.sort((a, b) => a[1] - b[1]).map(([name]) => name) : []
}"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (820, 1180)])
@pytest.mark.parametrize("game", NAMES)
def test_a_scene_has_one_side(server: Server, browser: Browser, game: str, width: int, height: int) -> None:
    """Whatever stands beside it, and whichever was looked at before."""
    page = new_page(browser, "en", width, height, reduced_motion="reduce")
    stage.sit_down(page, server, game, load_game(game).seat_counts[0])
    ready(page)
    names = [scene.name for scene in look_of(load_game(game)).scenes]
    sides: dict[str, set[int]] = {}
    for name in [*names, *names[::-1], *names[::2], *names[1::2]]:
        page.locator(f'.to-scene[data-scene="{name}"]').click()
        assert name in in_front(page)
        for side, each in enumerate(page.evaluate(SIDES)):
            sides.setdefault(each, set()).add(side)
    assert sides and all(len(each) == 1 for each in sides.values()), sides
    page.context.close()


def test_a_sheet_has_three_heights(server: Server, browser: Browser) -> None:
    page = new_page(browser, "en", 390, 844, has_touch=True)
    several_scenes(page, server)
    heights = []
    for _ in range(3):
        box = page.locator("#tray").bounding_box()
        assert box is not None
        heights.append(box["height"])
        page.locator(".grab").tap()
    assert heights[2] < heights[0] < heights[1]
    page.context.close()


def test_the_keys_are_told(server: Server, browser: Browser) -> None:
    page = new_page(browser)
    stage.sit_down(page, server, NAMES[0], 2)
    ready(page)
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#keys")).to_be_hidden()
    while not page.locator("#list[open]").count():  # a page that is just being told something new does not hear it
        page.keyboard.press("l")
        page.evaluate(stage.PAINTED)
    expect(page.locator("#list [role=option]")).to_have_count(len(options(page)))
    page.context.close()


# -- a tour on a phone ---------------------------------------------------------------------------------

WANTED = "() => document.querySelector('#zone-tray .option.hint').click()"
BEYOND = """() => [...document.querySelectorAll('#zone-tray .option.thing')].flatMap(card => {
  for (const unseen of card.querySelectorAll('.unseen')) unseen.remove()  // nobody sees where they end
  const words = document.createRange()
  words.selectNodeContents(card)
  return words.getBoundingClientRect().right > card.getBoundingClientRect().right ? [card.textContent] : []
})"""
ROOM_BELOW = """() => document.querySelector('.scene.front').getBoundingClientRect().bottom
  - document.querySelector('.target.hinted').getBoundingClientRect().bottom"""  # pixels


def on_tour(server: Server, browser: Browser, game: str) -> Page:
    page = new_page(browser, "de", 390, 844, has_touch=True, reduced_motion="reduce")
    page.goto(server.url)
    page.locator(f'.game-card[data-game="{game}"] .learn').tap()
    ready(page)
    return page


def test_what_a_tour_asks_for_stands_amid_what_it_is_about(server: Server, browser: Browser) -> None:
    page = on_tour(server, browser, "airship")  # the workers it speaks of stand below the forest it asks for
    assert page.evaluate(ROOM_BELOW) > 80
    page.context.close()


def test_words_stay_in_their_cards(server: Server, browser: Browser) -> None:
    page = on_tour(server, browser, "yokohama")
    for _ in range(2):
        page.evaluate(WANTED)
        ready(page)
    expect(page.locator("#zone-tray .option.thing").first).to_be_visible()
    assert not page.evaluate(BEYOND)
    page.context.close()
