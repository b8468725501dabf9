"""Learning at the table and from games that were played: clauses where they are cited, replays that play by themselves."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect
from tools import stage

from kotatsu.core.match import Match
from kotatsu.core.registry import load_game
from kotatsu.core.rules import read_clauses, rules_file
from kotatsu.core.texts import Texts
from kotatsu.games import NAMES
from kotatsu.web.chronicle.chapters import chapters_of
from kotatsu.web.chronicle.story import story_of
from kotatsu.web.seen.sight import Looker, Venue
from kotatsu.web.words.markdown import inline, listed
from kotatsu.web.zones.frame import Frame
from tests.web.browser import HIT, choose, new_page, options, ready
from tests.web.server import Server
from tests.web.visits import visit

# -- clauses -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", NAMES)
def test_every_clause_can_be_read_by_itself(tmp_path: Path, game: str, language: str) -> None:
    """As the page of the rules tells it, in the language of the reader; links lead to that page. Others are not found."""
    page = f"/rules/{game}"
    with visit(tmp_path / "db") as client:
        client.headers["accept-language"] = language
        for clause in read_clauses(rules_file(load_game(game).folder, language)):
            told = client.get(f"{page}/{clause.id}").json()
            first, *items = clause.text.split("\n")
            assert told["id"] == clause.id and told["heading"] == clause.heading
            assert told["text"].startswith(inline(first, page)) and told["text"].endswith(listed(items, page))
        for name in ("XXX-1", "1", "<b>"):
            assert client.get(f"{page}/{name}").status_code == 404


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_a_clause_opens_where_it_is_cited(server: Server, browser: Browser, size: tuple[int, int]) -> None:
    """Below the question, in the log, in an answer why not: nobody has to leave the table, and the focus comes back."""
    page = new_page(browser, "de", *size)
    address = stage.sit_down(page, server, NAMES[0], 2)
    ready(page)
    choose(page, options(page)[0])
    ready(page)
    box, at = page.locator("#clause"), page.locator
    for where in ("#zone-tray .common", "#zone-log li >> nth=-1", "#why"):
        if where == "#why":
            page.locator(".scene.front .target.cannot").first.dispatch_event("click")
            expect(at("#why")).to_be_visible()
        elif "log" in where and size[0] < 700:
            at(".to-side").click()
        link = at(where).locator(".clause-link").first
        clause = link.inner_text()
        link.click()
        expect(box).to_be_visible()
        expect(box).to_be_focused()
        expect(at("#clause-title")).to_contain_text(clause)
        expect(at("#clause .whole")).to_have_attribute("href", f"{server.url}/rules/{NAMES[0]}#{clause}")
        spot = box.bounding_box()
        assert spot is not None and spot["x"] >= 0 and spot["x"] + spot["width"] <= size[0]
        assert spot["y"] >= 0 and spot["y"] + spot["height"] <= size[1]
        page.keyboard.press("Escape")
        expect(box).to_be_hidden()
        page.wait_for_function("() => document.activeElement.matches('.clause-link, .target')")
        link.click() if where != "#why" else None
        page.mouse.click(2, size[1] - 2)  # anywhere else
        expect(box).to_be_hidden()
    assert page.url == address
    page.context.close()


# -- looking back ------------------------------------------------------------------------------------

SEEN = """(selector) => [...document.querySelectorAll(selector)].filter(e => e.checkVisibility()).map(e => {
  const box = e.getBoundingClientRect()
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
  return {name: e.id || e.textContent || e.ariaLabel, size: Math.min(box.width, box.height), top: e.contains(hit)}
})"""
REPLAYS = list(zip(NAMES, stage.SIZES, strict=False))


def finished(game: str) -> Match:
    """A game that was played at random, with as many people as there are chairs."""
    match = Match.new(load_game(game), load_game(game).seat_counts[-1], "replay")
    choice = random.Random(3)
    while not match.over:
        seat = match.to_act()[0]
        match.play_code(choice.choice(match.view(seat).moves(seat)), seat)
    return match


def open_record(page: Page, server: Server, match: Match) -> str:
    """The address of a replay of a match."""
    file = FilePayload(name="record.txt", mimeType="text/plain", buffer=match.record().encode())
    page.goto(server.url)
    answer = page.request.post(f"{server.url}/records", multipart={"record": file}, headers={"origin": server.url})
    return answer.url.partition("?")[0]


@pytest.mark.parametrize("game", NAMES)
def test_chapters_are_rounds_scorings_and_turns(game: str) -> None:
    """Each begins with a moment of the game, in order; rounds are those that the head of the page tells; when it is not over
    nobody learns how it ends."""
    match = finished(game)
    names = ["A", "B", "C", "D"][: match.seats]
    frame = Frame(match, names, Looker(0, "en"), Venue(past=True, over=True))
    chapters = chapters_of(match, frame)
    plies = [chapter.ply for chapter in chapters]
    assert plies == sorted(plies) and plies[0] >= 0 and plies[-1] <= len(match.plies)
    rounds = [chapter for chapter in chapters if chapter.kind == "round"]
    assert 4 <= len(rounds) <= 41 and rounds[0].ply == 0
    for chapter in rounds:
        assert frame.look.round(match.state_at(chapter.ply), frame.texts) == chapter.text
    turn = story_of(match).turn
    assert [c.ply for c in chapters if c.kind == "turn"] == ([turn.ply] if turn else [])
    running = match.until(len(match.plies) // 2)
    early = chapters_of(running, Frame(running, names, Looker(0, "en"), Venue(past=True)))
    assert not [chapter for chapter in early if chapter.kind == "turn" or chapter.ply > len(running.plies)]


def test_a_scoring_names_who_gained_what() -> None:
    """NIP: a scoring brings points to several at once."""
    match = finished("nippon")
    frame = Frame(match, ["A", "B", "C", "D"], Looker(0, "en"), Venue(past=True, over=True))
    scorings = [chapter for chapter in chapters_of(match, frame) if chapter.kind == "scoring"]
    assert scorings
    for chapter in scorings:
        before, after = (match.state_at(ply) for ply in (chapter.ply - 1, chapter.ply))
        for seat, name in enumerate(frame.names):
            gain = sum(after.score(seat)) - sum(before.score(seat))
            assert (f"{name} +{gain}" in chapter.text) == (gain > 0)


@pytest.mark.parametrize(("game", "size"), REPLAYS)
def test_everything_of_a_replay_is_in_reach(server: Server, browser: Browser, game: str, size: str) -> None:
    """All buttons are seen, uncovered and large enough; nothing scrolls; the sentence tells who did what."""
    width, height = map(int, size.split("x"))
    page = new_page(browser, "de", width, height)
    match = finished(game)
    address = open_record(page, server, match)
    page.goto(f"{address}?ply={len(match.plies) // 2}")
    page.wait_for_function("() => !document.querySelector('[aria-busy]')")
    page.keyboard.press("ArrowRight")
    page.wait_for_url(re.compile(f"ply={len(match.plies) // 2 + 1}$"))
    seen = page.evaluate(SEEN, "#tray :is(button, a, select):not(#chapters *)")
    assert len(seen) == 10
    assert all(each["top"] and each["size"] >= 40 for each in seen), seen
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    names = page.locator(".seat").evaluate_all("seats => seats.map(seat => seat.getAttribute('aria-label'))")
    told = page.locator(".moment").inner_text().strip()
    assert any(told.startswith(name) and len(told) > len(name) + 3 for name in names), told
    page.context.close()


def test_a_replay_plays_by_itself(server: Server, browser: Browser) -> None:
    """Space plays and pauses, arrows and the ends step, a chapter is gone to; whatever somebody does by hand stops it."""
    page = new_page(browser, reduced_motion="reduce")
    address = open_record(page, server, finished(NAMES[0]))
    page.goto(f"{address}?ply=0")
    page.wait_for_function("() => !document.querySelector('[aria-busy]')")
    page.locator("#pace").select_option("quick")
    page.locator("#pace").blur()
    page.keyboard.press("Space")
    expect(page.locator("#play")).to_have_attribute("aria-label", "Pause")
    page.wait_for_url(re.compile("ply=3$"))
    page.keyboard.press("Space")
    expect(page.locator("#play")).to_have_attribute("aria-label", "Play")
    page.locator("#play").click()
    expect(page.locator("#play")).to_have_attribute("aria-label", "Pause")
    page.locator("[popovertarget=chapters]").click()
    chapter = page.locator("[data-chapter]").nth(2)
    ply = chapter.get_attribute("data-chapter")
    chapter.click()
    page.wait_for_url(re.compile(f"ply={ply}$"))
    expect(page.locator("#play")).to_have_attribute("aria-label", "Play")
    page.keyboard.press("Home")
    page.wait_for_url(re.compile("ply=0$"))
    page.keyboard.press("End")
    last = page.locator("#ply").get_attribute("max")
    page.wait_for_url(re.compile(f"ply={last}$"))
    page.reload()
    expect(page.locator("#pace")).to_have_value("quick")
    page.context.close()


# -- the first time ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", NAMES)
def test_every_kind_of_question_has_a_note(game: str, language: str) -> None:
    """One or two sentences, short enough for the tray."""
    texts = Texts(load_game(game), language)
    kinds = [kind.name for kind in texts.game.steps.by_name.values() if texts.has(f"step-{kind.name}")]
    for kind in kinds:
        note = texts.message(f"note-{kind}")
        assert note.endswith(".") and len(note) <= 135, kind


# What of the tray a note lies on, or what lies on it.
COVERED = """() => {
  const a = document.querySelector('.first-note').getBoundingClientRect()
  const others = document.querySelectorAll('#zone-tray :is(.prompt, .offer, .overview, .tools, .option, #do)')
  return [...others].filter(e => {
    const b = e.getBoundingClientRect()
    const seen = b.width && b.height && !e.closest('.first-note')
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    return seen && wide > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
  }).map(e => e.className || e.id)
}"""


@pytest.mark.parametrize(("game", "size"), REPLAYS)
def test_a_note_comes_once(server: Server, browser: Browser, game: str, size: str) -> None:
    """With the first question of a kind, beside the prompt, covering nothing; put away or answered it does not come again,
    unless somebody wants that. A tour says what is to be said itself."""
    width, height = map(int, size.split("x"))
    page = new_page(browser, "en", width, height)
    stage.sit_down(page, server, game, load_game(game).seat_counts[0])
    ready(page)
    note = page.locator(".first-note")
    expect(note).to_be_visible()
    expect(page.locator(".coach-offer")).to_be_hidden()  # which waits until there is room for it
    assert page.evaluate(COVERED) == []
    [line, prompt] = [page.locator(selector).bounding_box() for selector in (".first-note", "#zone-tray .prompt")]
    assert line is not None and prompt is not None
    wide = width >= 1100 and height >= 860
    if wide and page.locator("#zone-tray .overview").count():  # a table of all places stands beside both
        assert line["y"] >= prompt["y"] + prompt["height"]
    else:
        assert line["y"] + line["height"] <= prompt["y"]
    figures = stage.new_figures()
    stage.look(page, size, figures)
    assert not figures.wrong, figures.wrong
    note.locator(".enough").click()
    expect(note).to_be_hidden()
    expect(page.locator("#zone-tray .prompt")).to_be_focused()
    expect(page.locator(".coach-offer")).to_be_visible()
    page.reload()
    ready(page)
    expect(note).to_be_hidden()
    page.goto(f"{server.url}/me")
    page.locator("#notes-again").click()
    page.go_back()
    ready(page)
    expect(note).to_be_visible()
    tour = page.request.post(f"{server.url}/tours/{game}", headers={"origin": server.url})
    page.goto(tour.url)
    page.wait_for_selector(".guide")
    expect(note).to_have_count(0)
    page.context.close()


# -- tours -------------------------------------------------------------------------------------------

# What the guide asks for: how much of it is seen, whether something lies on it, whether it is marked.
WANTED = """() => {
  const option = document.querySelector('#zone-tray .option.hint')
  const seen = (e, frame) => {
    const a = e.getBoundingClientRect(), b = frame.getBoundingClientRect()
    const width = Math.min(a.right, b.right, innerWidth) - Math.max(a.left, b.left, 0)
    const height = Math.min(a.bottom, b.bottom, innerHeight) - Math.max(a.top, b.top, 0)
    const spots = [[.5, .5], [.5, .25], [.25, .5], [.5, .75], [.75, .5]]
    const free = spots.some(([x, y]) => e.contains(document.elementFromPoint(a.left + x * a.width, a.top + y * a.height)))
    return a.width && free ? Math.max(0, width) * Math.max(0, height) / (a.width * a.height) : 0
  }
  const {to, parts, values} = option.dataset
  const targets = (to || parts || '').split(' ').map(id => document.getElementById(id)).filter(Boolean)
  const onStage = targets.length ? Math.min(...targets.map(target => seen(target, target.closest('.scene')))) : 0
  const asked = parts === undefined && values === undefined ? [option] : [...document.querySelectorAll('.part, .number')]
    .filter(e => (parts ?? values).split(/[ ,]/).includes(e.dataset.part ?? e.dataset.value))
  const inTray = asked.length ? Math.min(...asked.map(e => seen(e, document.getElementById('tray')))) : 0
  const marked = onStage ? targets.every(target => target.matches('.hinted')) : asked.every(e => e.matches('.hint'))
  return {move: option.dataset.move, seen: Math.max(onStage, inTray), marked,
          prompt: document.querySelector('#zone-tray .prompt').textContent}
}"""
TOURS = [
    pytest.param(game, size, marks=[] if (place + step) % len(stage.SIZES) == 0 else [pytest.mark.exhaustive])
    for place, game in enumerate(NAMES)
    for step, size in enumerate(stage.SIZES)
]


@pytest.mark.parametrize(("game", "size"), TOURS)
def test_a_tour_shows_what_it_asks_for(server: Server, browser: Browser, game: str, size: str) -> None:
    """In every step the wanted thing is there without a search, uncovered, and marked."""
    width, height = map(int, size.split("x"))
    page = new_page(browser, "de", width, height, reduced_motion="reduce")
    page.goto(server.url)
    page.locator(f"form[action='/tours/{game}'] button").click()
    page.wait_for_selector(".guide")
    page.request.post(
        f"{page.url}/act", data={"do": "pace", "move": "instant", "seat": 0}, headers={"origin": server.url}
    )
    page.reload()
    wrong = []
    while ready(page) and page.locator(".guide").count():
        found = page.evaluate(WANTED)
        if found["seen"] < 0.9 or not found["marked"]:
            wrong.append(found)
        stage.move(page, found["move"], stage.new_figures())
    assert not wrong, wrong
    page.context.close()


# -- tips --------------------------------------------------------------------------------------------

TOLD = "document.activeElement.matches('.target[aria-describedby=hint]') && !document.getElementById('hint').hidden"


def test_tips_are_told_to_pointers_and_keys(server: Server, browser: Browser) -> None:
    """Beside what a pointer rests on, golden or not, beside one's stock, and to whoever walks there by keys."""
    page = new_page(browser)
    stage.sit_down(page, server, NAMES[0], load_game(NAMES[0]).seat_counts[0])
    assert ready(page)
    tip = page.locator("#hint .tip")
    for thing in (".scene.front .target", ".seat.you .chip"):
        page.locator(thing).first.hover()
        expect(tip).not_to_be_empty()
        page.locator("#zone-tray .prompt").hover()
        expect(page.locator("#hint")).to_be_hidden()
    page.keyboard.press("Shift+ArrowRight")
    page.wait_for_function(f"() => {TOLD}")
    expect(tip).not_to_be_empty()
    page.locator("#in-words").dispatch_event("click")
    expect(page.locator("#zone-description h3").first).to_be_visible()
    assert page.locator("#description dt").count() > 5
    page.context.close()


def test_a_finger_that_stays_is_told_and_chooses_nothing(server: Server, browser: Browser) -> None:
    page = new_page(browser, "de", 390, 844, has_touch=True)
    stage.sit_down(page, server, NAMES[0], load_game(NAMES[0]).seat_counts[0])
    assert ready(page)
    prompt = page.locator("#zone-tray .prompt").inner_text()
    things = page.locator(".scene.front .target").evaluate_all("all => all.map(each => each.id)")
    x, y = next(spot for spot in (page.evaluate(HIT, thing) for thing in things) if spot is not None)
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(page.locator("#hint .tip")).not_to_be_empty()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("#hint")).to_be_visible()
    assert page.locator("#zone-tray .prompt").inner_text() == prompt
    assert not page.locator("#why:popover-open").count()
    page.context.close()
