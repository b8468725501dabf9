"""People at the table, in a real browser: whole games by mouse, keyboard, finger, several at one screen; nothing gets lost."""

from __future__ import annotations

import random
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from kotatsu.games import NAMES
from tests.web.browser import HIT, choose, new_page, options, ready
from tests.web.playing import (
    OVERFLOW,
    against_careless,
    by_finger,
    by_keys,
    by_list,
    by_mouse,
    check_ending,
    first_option,
    in_every_run,
    opponents,
    pass_screen,
    path_of,
    play_on,
    set_pace,
    sit_down,
)
from tests.web.server import PATIENCE, Server

SHOWN = """[...document.querySelectorAll('.drawing *')].map(e => e.tagName + (e.children.length ? '' : e.textContent)
  + [...e.attributes].filter(a => a.name !== 'tabindex').map(a => a.name + a.value).sort()).join()"""
KEEP = f"() => {{ window.kept = {SHOWN} }}"
UNCHANGED = f"() => window.kept === {SHOWN}"


@pytest.mark.parametrize("game", in_every_run("edo"))
def test_a_whole_game_against_bots(server: Server, browser: Browser, game: str) -> None:
    page = new_page(browser)
    sit_down(page, server, game)  # against bots that mean to win: they bring every game to its end
    play_on(page, random.Random(1))
    check_ending(page, game)
    page.context.close()


@pytest.mark.parametrize("game", in_every_run("yokohama"))
@pytest.mark.parametrize("way", [by_keys, by_list])
def test_a_whole_game_by_keyboard_alone(server: Server, browser: Browser, way: Any, game: str) -> None:
    page = new_page(browser)
    sit_down(page, server, game, opponents(game))
    play_on(page, random.Random(2), way)
    check_ending(page, game)
    page.context.close()


@pytest.mark.parametrize("game", in_every_run("yokohama"))
def test_a_whole_game_in_german_on_a_phone(server: Server, browser: Browser, game: str) -> None:
    page = new_page(browser, "de", 390, 844, has_touch=True)
    sit_down(page, server, game, opponents(game))
    expect(page.locator("html")).to_have_attribute("lang", "de")
    play_on(page, random.Random(3), by_finger)
    check_ending(page, game)
    assert page.evaluate(OVERFLOW) <= 0
    page.context.close()


def test_a_whole_game_of_two_at_one_screen(server: Server, browser: Browser) -> None:
    """Whenever the screen is passed on, it shows what somebody may see who only watches, byte for byte."""
    page, watcher = new_page(browser), new_page(browser)
    page.request.post(
        f"{server.url}/me", form={"name": "Anna"}
    )  # whoever has no name is called otherwise at this screen
    sit_down(page, server, NAMES[0], ["me", "here"])
    around = f"{page.url}/people"
    (link,) = re.findall(
        'value="(http[^"]+/join/[^"]+)"', page.request.post(around, form={"do": "watch", "delay": 0}).text()
    )
    watcher.request.post(link, form={"name": "Watcher"})
    watcher.goto(page.url)
    choice = random.Random(4)
    covers = 0
    while ready(page):
        if page.locator("#cover:not([hidden])").count():
            covers += 1
            if covers % 5 == 1:
                covered = page.request.get(f"{page.url}/frame").json()  # what is shown until somebody has been called
                assert covered["cover"] and told(covered) == told(frame_for(watcher, -1))
        pass_screen(page)
        by_mouse(page, choice)
    assert covers > 10
    check_ending(page, NAMES[0])
    page.context.close()
    watcher.context.close()


def frame_for(page: Page, seat: int) -> Any:
    return page.request.get(f"{page.url}/frame?seat={seat}").json()


def until_my_turn(page: Page, table: str) -> Any:
    """What the server tells as soon as the visitor is to act, whatever page they look at."""
    until = time.monotonic() + PATIENCE
    while not (frame := page.request.get(f"{table}/frame").json())["yours"]:
        assert "ending" not in "".join(frame["zones"]["tray"])
        assert time.monotonic() < until, "it was never the visitor's turn"
        time.sleep(0.1)
    return frame


def told(frame: Any) -> Any:
    """The marks of the zones that tell about the game."""
    return {name: mark for name, mark in frame["marks"].items() if name != "tray"}


# -- nothing gets lost -----------------------------------------------------------------------------


def test_undo_reload_back_and_a_lost_connection_lose_nothing(server: Server, browser: Browser) -> None:
    page = new_page(browser)
    sit_down(page, server, NAMES[0], ["me", "here"])
    for _ in range(3):  # both keep orders, then the first one begins a chain of decisions
        ready(page)
        pass_screen(page)
        choose(page, options(page)[1])
    ready(page)
    chain = page.locator("#zone-tray .prompt").inner_text()
    moves = options(page)
    expect(page.locator("[data-do=undo]")).not_to_have_attribute("aria-disabled", "true")

    def still_there() -> None:
        ready(page)
        pass_screen(page)
        expect(page.locator("#zone-tray .prompt")).to_have_text(chain)
        assert options(page) == moves

    page.reload()
    still_there()
    page.goto(server.url)
    page.go_back()
    still_there()
    before = frame_for(page, 0)["ply"]
    page.context.set_offline(True)
    choose(page, options(page)[0])
    expect(page.locator("#lost")).to_contain_text("Your choice is kept")
    page.context.set_offline(False)
    expect(page.locator("#zone-tray .prompt")).not_to_have_text(chain)
    ready(page)
    assert frame_for(page, 0)["ply"] == before + 1  # sent once
    page.locator("[data-do=undo]").click()
    still_there()
    server.kill()
    page.wait_for_selector("#lost:not([hidden])")
    server.start()
    page.wait_for_selector("#lost[hidden]", state="attached")
    still_there()
    page.locator("[data-do=undo]").click()
    ready(page)
    expect(page.locator("#zone-tray .prompt")).not_to_have_text(chain)
    page.locator("[data-do=redo]").click()
    still_there()
    page.locator("[data-do=restart]").click()
    expect(page.locator("#zone-tray .prompt")).not_to_have_text(chain)
    page.context.close()


MARKS = """() => [...document.querySelectorAll('.told[data-of]')].map(mark =>
  [mark.dataset.of, mark.matches('.only'), document.getElementById(mark.dataset.of).matches('.can')])"""


def test_what_happened_meanwhile_is_told_move_by_move(server: Server, browser: Browser) -> None:
    page = new_page(browser)
    sit_down(page, server, NAMES[0], pace="quick")
    table = path_of(page)
    for _ in range(40):  # until the bot has moved several times in a row
        ready(page)
        first_option(page)
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
        expect(page.locator("#telling .prompt")).to_contain_text("Bot B ")
        page.locator("#telling .enough").dispatch_event("click")
        assert ready(page)
        new = "".join(frame["zones"]["log"]).count(' new" data-ply')
        assert new
        expect(page.locator("#zone-log li.new")).to_have_count(new)
        marks = page.evaluate(MARKS)
        assert all(small or not golden for _, small, golden in marks), "gold is never painted over"
        page.reload()
        assert ready(page)
        assert page.evaluate(MARKS) == marks, "what the log counts is marked also on a new page"
        page.context.close()
        return
    raise AssertionError("nothing was told")


# -- looking closer --------------------------------------------------------------------------------


@pytest.mark.parametrize("game", NAMES)
def test_dark_targets_say_why_and_bright_ones_what_they_bring(server: Server, browser: Browser, game: str) -> None:
    page = new_page(browser)
    sit_down(page, server, game)
    ready(page)
    page.keyboard.press("Shift+ArrowRight")
    for _ in range(12):
        if page.evaluate("() => document.activeElement.matches('.target.cannot')"):
            page.keyboard.press("Enter")
            expect(page.locator("#why:popover-open p").first).not_to_be_empty()
            page.keyboard.press("Escape")
        page.keyboard.press("Shift+ArrowRight")
    while ready(page) and not any(option.to for option in options(page)):
        first_option(page)
    bright = page.locator(".scene.front .target.can").first.get_attribute("id")
    page.mouse.move(*page.evaluate(HIT, bright))
    expect(page.locator(".preview :is(.told, .option)").first).not_to_be_empty()
    page.context.close()


def test_a_finger_asks_before_it_chooses(server: Server, browser: Browser) -> None:
    page = new_page(browser, "de", 390, 844, has_touch=True)
    sit_down(page, server, NAMES[0], against_careless(NAMES[0]))
    while ready(page) and not any(option.to for option in options(page)):
        first_option(page)
    target = next(option.to for option in options(page) if option.to)
    before = page.locator("#zone-tray .prompt").inner_text()
    page.touchscreen.tap(*page.evaluate(HIT, target))
    expect(page.locator("#do")).to_be_enabled()
    assert page.locator("#zone-tray .prompt").inner_text() == before
    page.touchscreen.tap(*page.evaluate(HIT, target))
    expect(page.locator("#zone-tray .prompt")).not_to_have_text(before)
    page.context.close()


@pytest.mark.parametrize("game", in_every_run("yokohama"))
def test_a_tour_leads_to_the_end_of_its_last_step(server: Server, browser: Browser, game: str) -> None:
    page = new_page(browser)
    page.goto(server.url)
    page.locator(f"form[action='/tours/{game}'] button").click()
    page.wait_for_selector(".guide")
    set_pace(page, "instant")
    refused = False
    for _ in range(100):
        ready(page)
        if not page.locator(".guide").count():
            assert refused
            expect(page.locator(".tour-over")).to_be_visible()
            choose(page, options(page)[0])
            ready(page)
            expect(page.locator(".tour-over")).to_have_count(0)
            page.context.close()
            return
        right = page.locator("#zone-tray .option.hint").get_attribute("data-move")
        wrong = [option for option in options(page) if option.move != right]
        wanted = next(option for option in options(page) if option.move == right)
        assert page.locator(".target.can").count() <= max(
            1, len(wanted.parts.split())
        )  # nothing else calls for attention
        expect(page.locator(".guide .leave")).to_be_visible()
        for other in page.locator("#zone-tray .later:visible, .scene.front .target.cannot").all()[:2] if wrong else []:
            other.dispatch_event("click")
            expect(page.locator("#why p").first).to_be_visible()  # beside it, and nothing has to be put away
            assert not page.locator("dialog[open]").count()
            refused = True
        choose(page, next(option for option in options(page) if option.move == right))
    raise AssertionError("the tour did not end")


def test_a_replay_steps_through_the_game(server: Server, browser: Browser) -> None:
    page = new_page(browser)
    sit_down(page, server, NAMES[0])
    for _ in range(6):
        ready(page)
        first_option(page)
    ready(page)
    page.goto(f"{page.url}/replay")
    page.wait_for_function("() => !document.querySelector('[aria-busy]')")
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
    assert page.locator(".stage .target.can").count() == 0
    page.locator(".scene.front .target").first.dispatch_event("click")  # nothing is chosen while one looks elsewhere
    expect(page.locator("#why")).not_to_be_visible()
    page.locator(".elsewhere button").click()
    expect(page.locator(".elsewhere")).to_be_hidden()
    page.wait_for_function(UNCHANGED)
    page.context.close()
