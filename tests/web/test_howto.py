"""How to play: drawn with the game's own pieces, in both languages, readable on every screen, and reachable."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from xml.etree import ElementTree

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser

from kotatsu.board.icons import generic_icons
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.match import Match
from kotatsu.core.registry import load_game
from kotatsu.games import NAMES
from kotatsu.web.chronicle.logbook import log
from kotatsu.web.seen.sight import Looker, Sight
from kotatsu.web.words.html import THEMES
from kotatsu.web.words.primer import SYMBOL, primer_of
from tests.web.browser import new_page
from tests.web.server import Server
from tests.web.visits import again, links, new_table, visit

PAGES = 2
SAMPLE = "lanterns"  # declares neither pages nor icons
SIZES = {"desk": (1440, 900), "low desk": (1280, 720), "tablet": (820, 1180), "phone": (390, 844)}
PLATE = re.compile(r"<svg class=\"board plate.*?</svg>(?=<svg class=\"board|</div>)", re.DOTALL)
USED = re.compile(r'href="#(i-[^"]+)"')

# Texts below 12 px as they are seen, what is wider than the screen, ids that are there twice.
FAULTS = """() => {
  const found = []
  for (const e of document.querySelectorAll('main *')) {
    if (!e.checkVisibility() || ![...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim())) continue
    const scale = e.getScreenCTM?.()?.a ?? 1
    if (parseFloat(getComputedStyle(e).fontSize) * scale < 11.99) found.push(`small: ${e.textContent}`)
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push('wider than the screen')
  const ids = [...document.querySelectorAll('[id]')].map((e) => e.id)
  return [...found, ...ids.filter((id, n) => ids.indexOf(id) !== n)]
}"""


@pytest.mark.parametrize(("game", "language"), list(product(NAMES, LANGUAGES)))
def test_an_empty_log_tells_what_a_game_is_about(game: str, language: str) -> None:
    match = Match.new(load_game(game), load_game(game).seat_counts[0], "empty")
    names = ["Ada", "Ben", "Cleo", "Dan"][: match.seats]
    lead = primer_of(match.game, language).lead(0)
    assert lead in log(Sight(match, names, Looker(0, language)))
    seat = match.to_act()[0]
    while not match.events(0):
        match.play_code(match.view(seat).moves(seat)[0], seat)
        seat = match.to_act()[0]
    assert lead not in log(Sight(match, names, Looker(0, language)))


@pytest.mark.parametrize(("name", "language"), list(product(NAMES, LANGUAGES)))
def test_pictures_are_well_formed_and_every_icon_is_there(name: str, language: str) -> None:
    """All texts and values are there too, or the pages could not be made."""
    primer = primer_of(load_game(name), language)
    defined = set(SYMBOL.findall(primer.look.icons() + generic_icons()))
    assert len(primer.leaves) == PAGES
    for number in range(PAGES):
        page = primer.lead(number) + primer.chapters(number)
        plates = PLATE.findall(page)
        assert len(plates) > 20
        for plate in plates:
            ElementTree.fromstring(plate)
        assert not re.search(r' role="button"|tabindex|\{ ?\$|:[a-z-]+:|\*\*', page)
        used = {icon[2:] for icon in USED.findall(page)}
        assert used <= defined | {icon for icon in used if f'id="i-{icon}"' in primer.look.icons()}
    assert set(primer.icons) <= defined


def test_pages_are_reached_from_everywhere_and_only_where_there_are_any(tmp_path: Path) -> None:
    with visit(tmp_path / "house.db") as client:
        client.get("/")
        client.post("/me", data={"language": "de", "name": "Mia"})
        lobby = client.get("/").text
        for name in NAMES:
            table = client.post(
                "/tables", data={"game": name, "seat": ["me", *["greedy"] * (load_game(name).seat_counts[0] - 1)]}
            ).text
            for page in (lobby, client.get(f"/tables/{name}").text, client.get(f"/rules/{name}").text, table):
                assert f'href="/how-to/{name}"' in page
            assert f'href="/icons/{name}"' in table
            assert f'href="/rules/{name}"' in client.get(f"/how-to/{name}").text
            assert client.get(f"/how-to/{name}/{PAGES + 1}").status_code == 404
        for address in (f"/how-to/{SAMPLE}", f"/icons/{SAMPLE}", "/how-to/nothing", f"/how-to/{NAMES[0]}/{'1' * 5000}"):
            assert client.get(address).status_code == 404
        assert f"/how-to/{SAMPLE}" not in lobby + client.get(f"/rules/{SAMPLE}").text
        (link,) = links(client, new_table(client, "me", "afar"))
        door = again(client).get(link).text
        assert f"/rules/{SAMPLE}" in door and f"/how-to/{SAMPLE}" not in door


# -- in a browser ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "size"), list(product(NAMES, SIZES)))
def test_everything_can_be_read(server: Server, browser: Browser, name: str, size: str) -> None:
    width, height = SIZES[size]
    for language, theme in zip(LANGUAGES, THEMES, strict=True):
        page = new_page(browser, language, width, height, color_scheme=theme)
        for address in (f"/how-to/{name}", f"/how-to/{name}/2", f"/icons/{name}"):
            page.goto(server.url + address)
            page.evaluate("() => document.fonts.ready.then(() => null)")
            assert page.evaluate(FAULTS) == []
            if size in ("desk", "phone"):
                violations = Axe().run(page).response["violations"]
                assert violations == [], [(v["id"], v["nodes"][0]["html"]) for v in violations]
        page.context.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_on_a_phone_all_pages_stand_in_one_line(server: Server, browser: Browser, name: str, language: str) -> None:
    page = new_page(browser, language, *SIZES["phone"])
    page.goto(f"{server.url}/how-to/{name}")
    boxes = page.locator(".leaves a").evaluate_all(
        "all => all.map(a => [a.getBoundingClientRect().top, a.getBoundingClientRect().right])"
    )
    assert len({top for top, _ in boxes}) == 1 and max(right for _, right in boxes) <= SIZES["phone"][0]
    page.context.close()
