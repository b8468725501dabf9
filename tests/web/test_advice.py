"""Hints, the coach and the look back, as people meet them."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from kotatsu.bots.analysis import Thought
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.texts import Texts
from kotatsu.web.chronicle.advice import Adviser
from kotatsu.web.door.limits import LIMITS
from kotatsu.web.words.wording import wording_in
from tests.tables import walk
from tests.web.browser import choose, new_page, options, ready
from tests.web.playing import sit_down
from tests.web.server import Server
from tests.web.test_pages import called
from tests.web.visits import STRANGER, again, new_table, visit, watcher

JSON = {"accept": "application/json"}
BOT = "greedy"
PATIENCE = 300  # seconds after which nobody believes in it any more


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_names_moves_and_plans(tmp_path: Path, language: str) -> None:
    with visit(tmp_path / "house.db") as client:
        client.headers["accept-language"] = language
        table = new_table(client, "me", BOT)
        page = client.get(table).text
        assert 'id="advise"' in page
        answer = client.get(f"{table}/advice", headers=JSON).json()
        legal = called(client, table, 0)
        assert 0 < len(answer["advice"]) <= 3
        assert {one["move"] for one in answer["advice"]} <= set(legal)
        assert all(one["label"] and one["worth"] and one["why"] for one in answer["advice"])
        assert set(answer["costs"]) <= set(legal) - {answer["advice"][0]["move"]}


@pytest.mark.parametrize(
    ("value", "error", "told"),
    [(-1700, 400, "17 Punkte zurück (± 8)"), (300, 0, "3 Punkte vorn"), (10, 0, "gleichauf")],
)
def test_who_is_behind_is_told_so_without_a_sign(value: int, error: int, told: str) -> None:
    match = next(iter(walk(("yokohama", 2), 1)))[0]
    adviser = Adviser(match.view(0), 0, Texts(match.game, "de"), wording_in("de"))
    thought = Thought((match.view(0).moves(0)[0],), value, error, (0,) * len(match.game.categories))
    assert adviser.data([thought])["advice"][0]["worth"].endswith(told)


def test_hints_are_only_for_those_who_play_bots(tmp_path: Path) -> None:
    with visit(tmp_path / "house.db") as client:
        table = new_table(client, "me", BOT)
        assert again(client).get(f"{table}/advice", headers=JSON).status_code == 404
        assert watcher(client, table).get(f"{table}/advice", headers=JSON).status_code == 403
        shared = new_table(client, "me", "here")
        assert client.get(f"{shared}/advice", headers=JSON).status_code == 403
        assert 'id="advise"' not in client.get(shared).text


def test_hints_are_bounded(tmp_path: Path) -> None:
    with visit(tmp_path / "house.db", STRANGER, replace(LIMITS, advice_per_minute=2)) as client:
        table = new_table(client, "me", BOT)
        answers = [client.get(f"{table}/advice", headers=JSON).status_code for _ in range(3)]
        assert answers == [200, 200, 429]


def test_a_finished_game_is_looked_back_at(tmp_path: Path) -> None:
    with visit(tmp_path / "house.db") as client:
        running = new_table(client, "me", "here")
        assert client.get(f"{running}/review", headers=JSON).status_code == 403
        *_, (match, _) = walk(("lanterns", 2), 5)
        files = {"record": ("game.txt", match.record())}
        made = client.post("/records", files=files, follow_redirects=False)
        table = str(made.headers["location"]).removesuffix("/replay")
        assert 'class="review card"' in client.get(table).text
        patience = time.monotonic() + PATIENCE
        found = client.get(f"{table}/review", headers=JSON).json()
        while found["done"] < found["of"]:
            assert time.monotonic() < patience, found
            time.sleep(0.1)
            found = client.get(f"{table}/review", headers=JSON).json()
        assert '<figure class="curve">' in found["html"]
        if 'class="turns"' in found["html"]:
            assert f"{table}/replay?ply=" in found["html"] and f'action="{table}/fork"' in found["html"]


# -- in a browser -----------------------------------------------------------------------------------

COSTLY = """(move) => [...document.querySelectorAll('#zone-tray .option')].find(o => o.dataset.move === move).click()"""


# What lies under something else: of the line that offers a coach, of what can be done, and of what stands beside the board.
COVERED = """() => [...document.querySelectorAll(
    '.coach-offer button, #zone-tray .offer :is(.option, .part, .number), .tools button:enabled, .side :is(a, button, .by-rules)')]
  .filter(e => e.checkVisibility({visibilityProperty: true})).filter(e => {
    e.scrollIntoView({block: 'nearest'})
    const box = e.getBoundingClientRect()
    return !e.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2))
  }).map(e => e.outerHTML)"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (390, 844), (844, 390)])
def test_a_coach_is_offered_everywhere_and_covers_nothing(
    server: Server, browser: Browser, width: int, height: int
) -> None:
    page = new_page(browser, "de", width, height)
    sit_down(page, server, "lanterns", ["me", "novice"])
    ready(page)
    offered = page.locator(".coach-offer")
    expect(offered).to_be_visible()
    assert page.evaluate(COVERED) == []
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    page.get_by_role("button", name="Nein, danke").click()
    expect(offered).to_have_count(0)
    page.locator("#advise").click()
    expect(page.locator(".advised-move").first).to_be_focused()
    if width >= 1100:
        assert page.evaluate(COVERED) == []
    page.reload()
    ready(page)
    expect(offered).to_have_count(0)
    page.context.close()


@pytest.mark.parametrize(("width", "height", "most"), [(1440, 900, 40), (390, 844, 56)])
def test_a_coach_is_offered_quietly_and_once(
    server: Server, browser: Browser, width: int, height: int, most: int
) -> None:
    """In a line that takes little of the tray, with nothing golden; whoever decides without an answer is not asked again."""
    page = new_page(browser, "de", width, height)
    sit_down(page, server, "lanterns", ["me", "novice"])
    ready(page)
    offered = page.locator(".coach-offer")
    expect(offered).to_be_visible()
    box = offered.bounding_box()
    assert box is not None and box["height"] <= most
    assert not offered.locator(".go").count()
    choose(page, options(page)[0])
    ready(page)
    expect(offered).to_have_count(0)
    assert page.locator("#coach").count() and not page.locator("#coach").is_checked()  # there it is found later
    page.context.close()


def test_a_hint_is_asked_for_with_a_key_and_taken_with_another(server: Server, browser: Browser) -> None:
    page = new_page(browser)
    sit_down(page, server, "lanterns", ["me", "novice"])
    expect(page.locator(".coach-offer")).to_contain_text("coach")  # it is offered for the first game
    page.keyboard.press("h")
    expect(page.locator(".advised-move").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".coach-offer")).to_contain_text("coach")  # nobody has answered yet
    page.get_by_role("button", name="No, thanks").click()
    expect(page.locator(".coach-offer")).to_have_count(0)
    expect(page.locator("#advice")).to_be_hidden()
    page.locator("#zone-tray .prompt").focus()
    page.keyboard.press("h")
    expect(page.locator(".advised-move").first).to_be_focused()
    move = page.locator(".advised-move b").first.inner_text()
    page.keyboard.press("Enter")
    expect(page.locator("#do")).to_have_text(move)
    page.locator("#advise").click()
    expect(page.locator(".advised-move").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#advice")).to_be_hidden()
    expect(page.locator("#zone-tray .prompt")).to_be_focused()


FREE = """() => {
  const hint = document.querySelector('#advice').getBoundingClientRect()
  return [...document.querySelectorAll('.target.advised')].filter((target) => target.checkVisibility()).map((target) => {
    const spot = target.getBoundingClientRect()
    return hint.left >= spot.right || spot.left >= hint.right || hint.top >= spot.bottom || spot.top >= hint.bottom
  })
}"""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_a_hint_on_a_phone_stands_in_the_sheet(server: Server, browser: Browser, width: int, height: int) -> None:
    """It covers nothing it speaks of; first there is one suggestion, which can be made at once, and more on demand."""
    page = new_page(browser, "de", width, height, has_touch=True, reduced_motion="reduce")
    sit_down(page, server, "nippon", ["me", "novice"])
    ready(page)
    page.locator(".first-note .enough").tap()
    page.locator("#advise").tap()
    rows = page.locator("#tray #advice li:visible")
    expect(rows).to_have_count(1)
    assert page.evaluate(FREE) == [True]
    expect(page.locator("#zone-tray .prompt")).to_be_hidden()
    page.get_by_role("button", name="Andere Vorschläge").tap()
    assert rows.count() > 1
    with page.expect_request("**/act") as made:
        page.get_by_role("button", name="Das mache ich").tap()
    wanted = made.value.post_data_json
    assert wanted is not None and wanted["do"] == "move"
    expect(page.locator("#advice")).to_be_hidden()
    expect(page.locator("#zone-tray .prompt")).to_be_visible()
    page.context.close()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_who_waits_for_a_hint_sees_that_it_comes(server: Server, browser: Browser, width: int, height: int) -> None:
    page = new_page(browser, "de", width, height)
    page.route("**/advice", lambda _: None)  # thinks for ever
    sit_down(page, server, "lanterns", ["me", "novice"])
    ready(page)
    page.locator("#advise").click()
    bar = page.locator("#advice progress")
    expect(bar).to_be_visible()
    page.wait_for_function(
        "before => document.querySelector('#advice progress').value > before", arg=bar.evaluate("e => e.value")
    )
    page.context.close()


def coached(browser: Browser, server: Server) -> Page:
    """Somebody with a coach, about to make a costly move."""
    page = new_page(browser)
    page.route(
        "**/advice",
        lambda route: route.fulfill(
            json={
                "advice": [{"move": "give:2", "to": "", "label": "Best", "worth": "+9", "why": "Because."}],
                "costs": {"give:0": "about 9 points"},
            }
        ),
    )
    sit_down(page, server, "lanterns", ["me", "novice"])
    with page.expect_response("**/advice"):
        page.get_by_role("button", name="Yes, please").click()
    ready(page)
    page.evaluate(COSTLY, "give:0")
    return page


def test_the_better_move_is_made_at_once(server: Server, browser: Browser) -> None:
    page = coached(browser, server)
    with page.expect_request("**/act") as made:
        page.get_by_role("button", name="Better: Best").click()
    wanted = made.value.post_data_json
    assert wanted is not None and wanted["move"] == "give:2"
    expect(page.locator("#advice")).to_be_hidden()
    page.context.close()


def test_who_moves_on_calls_the_coach_off(server: Server, browser: Browser) -> None:
    page = new_page(browser)
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.route("**/advice", lambda _: None)  # thinks for ever
    sit_down(page, server, "lanterns", ["me", "novice"])
    with page.expect_request("**/advice"):
        page.get_by_role("button", name="Yes, please").click()
    ready(page)
    with page.expect_event("requestfailed", lambda request: request.url.endswith("/advice")):
        page.evaluate(COSTLY, "give:0")
    page.wait_for_function("() => !document.querySelector('#zone-tray .option[data-move=\"give:0\"]')")
    expect(page.locator("#lost")).to_be_hidden()
    assert not said
    page.context.close()


def test_a_coach_warns_once_and_never_blocks(server: Server, browser: Browser) -> None:
    page = coached(browser, server)
    expect(page.locator("#advice h2")).to_contain_text("about 9 points")
    expect(page.locator("#advice")).to_contain_text("Because.")
    assert page.locator('#zone-tray .option[data-move="give:0"]').count(), "nothing has been done yet"
    page.get_by_role("button", name="Do it anyway").click()
    page.wait_for_function("() => !document.querySelector('#zone-tray .option[data-move=\"give:0\"]')")
    page.reload()
    expect(page.locator("#coach")).to_be_checked()  # the wish is kept
