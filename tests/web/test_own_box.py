"""Somebody's own box in a real browser: corrected, played with, kept, brought to another house and played again."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from kotatsu.core.corrections import Corrections, differences
from kotatsu.core.match import Match
from kotatsu.core.registry import load_game
from tests.web.browser import new_page
from tests.web.playing import in_every_run, play_on, set_pace
from tests.web.server import Server

DRAWN = "([form, before]) => Number(form.dataset.asked) > before && form.dataset.asked === form.dataset.answered"
NUMBERS = "form.line-form input[inputmode=numeric]:not(:disabled)"


def new_box(page: Page, server: Server, game: str) -> None:
    page.goto(f"{server.url}/components/{game}")
    page.locator("aside.own-box button").click()
    page.wait_for_selector("tr.entry")


def typed(page: Page, field: Locator, text: str) -> str:
    """Fill something in and wait until the line is drawn again; what is complained about."""
    form = page.locator("form.line-form").element_handle()
    before = int(form.get_attribute("data-asked") or 0)
    field.fill(text)
    page.wait_for_function(DRAWN, arg=[form, before])
    return "".join(page.locator("form.line-form .complaint").all_inner_texts())


def correct(page: Page, row: str, wrongly: bool) -> bool:
    """Put another number on a card, the first time something that is none; false if it has no number that can be another."""
    line = page.locator(f"#{row}")
    line.locator("button.correct").click()
    page.wait_for_selector("form.line-form")
    for number in range(page.locator(NUMBERS).count()):
        field = page.locator(NUMBERS).nth(number)
        was = field.input_value()
        if not was:
            continue
        if wrongly:
            assert typed(page, field, "many")
            expect(field).to_have_attribute("aria-invalid", "true")
            field.press("Enter")
            expect(page.locator("form.line-form")).to_have_count(1)  # nothing was saved
        for value in (int(was) + 1, int(was) - 1):
            if not typed(page, field, str(value)):
                field.press("Enter")
                expect(page.locator("form.line-form")).to_have_count(0)
                return page.locator(f"#{row} s.ours").count() > 0
        field.fill(was)
    page.keyboard.press("Escape")
    return False


@pytest.mark.parametrize("game", in_every_run("yokohama"))
def test_a_box_is_corrected_played_with_and_taken_elsewhere(
    server: Server, browser: Browser, game: str, tmp_path: Path
) -> None:
    page = new_page(browser)
    new_box(page, server, game)
    rows = page.locator("tr.entry.open").evaluate_all("rows => rows.map(row => row.id)")
    corrected = 0
    for row in rows:
        corrected += correct(page, row, wrongly=not corrected)
        if corrected == 3:
            break
    assert corrected == 3
    box = page.url
    mine = page.request.get(f"{box}/file").text()
    plain = load_game(game).components.data
    assert sum(1 for each in differences(plain, Corrections(mine).values()) if each.ours != each.theirs) >= 3

    page.locator(".box-actions .go").click()
    assert page.locator("input[name=box]:checked").get_attribute("value") == box.rpartition("/")[2]
    page.locator(".sheet button.play").click()
    page.wait_for_selector("#zone-tray .prompt")
    table = page.url
    set_pace(page, "instant")
    expect(page.locator("#more .own-box")).to_contain_text("version 1")
    play_on(page, random.Random(8))
    record = page.request.get(f"{table}/record").text()
    assert page.request.get(f"{table}/verify").json()["fits"]
    assert '[Box "My box, version 1"]' in record and Match.replay(record).record() == record

    (tmp_path / "box.toml").write_text(mine)
    (tmp_path / "record.txt").write_text(record)
    with_file = Match.load(tmp_path / "record.txt", tmp_path / "box.toml")
    assert with_file.over and with_file.record() == record  # as the library reads it
    elsewhere = Server(tmp_path / "elsewhere")
    elsewhere.start()
    try:
        again(new_page(browser), elsewhere, tmp_path, record)
    finally:
        elsewhere.stop()
    page.context.close()


def again(page: Page, server: Server, files: Path, record: str) -> None:
    """In an empty house: the box comes as a file and goes as the same one, and the record is the same game."""
    page.goto(f"{server.url}/boxes")
    page.locator("input[type=file]").set_input_files(files / "box.toml")
    page.locator("form[enctype] button").click()
    page.wait_for_selector("tr.entry")
    assert page.request.get(f"{page.url}/file").text() == (files / "box.toml").read_text()
    page.goto(server.url)
    page.locator("#record").set_input_files(files / "record.txt")
    page.wait_for_selector(".replay")
    assert page.request.get(f"{page.url.partition('/replay')[0]}/record").text() == record
    page.context.close()


def beside(page: Page, text: str, theirs: str) -> None:
    """Somebody else has written the value meanwhile: it is told, and what one types stays."""
    field = page.locator(NUMBERS).first
    typed(page, field, text)
    expect(page.locator("form.line-form > .complaint")).to_contain_text("Das hat gerade jemand anders geändert")
    expect(page.locator("form.line-form fieldset .conflict")).to_contain_text(theirs)
    expect(field).to_have_value(text)


def test_two_who_check_a_box_together_lose_nothing(server: Server, browser: Browser) -> None:
    """One has the same line open as the other corrects it; both correct others at the same time."""
    page = new_page(browser)
    new_box(page, server, "yokohama")
    box = page.url
    page.locator("#share > summary").click()
    page.locator("#share form button").last.click()
    page.wait_for_selector('input.link[value*="/help/"]')
    link = page.locator('input.link[value*="/help/"]').input_value()
    friend = new_page(browser, "de", 390, 844)
    friend.goto(link)
    friend.locator("main button.play").click()
    friend.wait_for_selector("tr.entry")
    page.goto(box)
    assert page.locator('input.link[value*="/help/"]').input_value() == link  # it can be passed on again
    rows = page.locator("tr.entry.open").evaluate_all("rows => rows.map(row => row.id)")
    for each in (page, friend):
        each.locator(f"#{rows[0]} button.correct").click()
        each.wait_for_selector("form.line-form")
    assert not typed(page, page.locator(NUMBERS).first, "4")
    page.locator("form.line-form button.play").click()
    expect(page.locator("form.line-form")).to_have_count(0)
    beside(friend, "5", "Jetzt steht dort: 4")
    friend.locator("form.line-form button.mine").click()
    expect(friend.locator("form.line-form")).to_have_count(0)
    expect(friend.locator(f"#{rows[0]} td[data-column]").first).to_contain_text("5")
    for each in (page, friend):
        each.locator(f"#{rows[0]} button.correct").click()
        each.wait_for_selector("form.line-form")
    assert not typed(page, page.locator(NUMBERS).first, "2")
    page.locator("form.line-form button.play").click()
    expect(page.locator("form.line-form")).to_have_count(0)
    beside(friend, "1", "Jetzt steht dort: 2")
    friend.locator("form.line-form button.theirs").click()
    expect(friend.locator("form.line-form")).to_have_count(0)  # nothing else was typed
    expect(friend.locator(f"#{rows[0]} td[data-column]").first).to_contain_text("2")
    assert "tea = 2" in page.request.get(f"{box}/file").text()
    friend.locator(f"#{rows[1]} button.right").click()
    page.locator(f"#{rows[2]} button.right").click()
    for each in (page, friend):  # both see what both have done
        for row in rows[:3]:
            expect(each.locator(f"#{row}.done")).to_have_count(1)
    expect(friend.locator(f"#{rows[0]} s.ours")).to_have_count(1)
    expect(friend.locator("#progress li").first).to_contain_text("3 von 30 mit der Schachtel verglichen")
    page.context.close()
    friend.context.close()


def test_complaints_are_seen_where_they_belong_and_nobody_loses_their_place(server: Server, browser: Browser) -> None:
    """On a phone: all at once, the first in sight and in focus; whoever saves or closes stays at the line."""
    page = new_page(browser, "de", 390, 844)
    new_box(page, server, "yokohama")
    rows = page.locator("tr.entry.open").evaluate_all("rows => rows.map(row => row.id)")
    line = page.locator(f"#{rows[3]}")
    line.locator("button.correct").click()
    page.wait_for_selector("form.line-form")
    before = line.inner_text()
    numbers = page.locator(NUMBERS)
    numbers.first.fill("99")
    numbers.last.fill("viele")
    page.locator("form.line-form button.play").click()
    complaints = page.locator("form.line-form fieldset .complaint:not(:empty)")
    expect(complaints).to_have_count(2)
    expect(numbers.first).to_be_focused()
    expect(complaints.first).to_be_in_viewport()
    numbers.last.fill("1")
    assert not typed(page, numbers.first, "7") and line.inner_text() != before  # drawn while somebody types
    page.keyboard.press("Escape")
    assert line.inner_text() == before  # and only typed
    line.locator("button.correct").click()
    page.wait_for_selector("form.line-form")
    typed(page, page.locator(NUMBERS).first, "7")
    page.locator("form.line-form button.play").click()
    expect(page.locator(f"#{rows[3]}.done")).to_have_count(1)
    expect(page.locator(f"#{rows[3]}.done button.correct")).to_be_focused()
    expect(line).to_be_in_viewport()
    expect(page.locator("#standing")).to_contain_text("1 anders")
    page.context.close()
