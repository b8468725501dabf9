"""Rulings as a reader finds them, and house rules as players meet them."""

from __future__ import annotations

import html
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from kotatsu.core.game import HouseRule
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.registry import load_game
from kotatsu.core.rulings import LOST, read_rulings
from kotatsu.core.texts import Texts
from kotatsu.games import NAMES
from kotatsu.web.door.limits import LIMITS
from tests.web.browser import new_page, ready
from tests.web.server import Server
from tests.web.visits import again, links, visit

RULING = re.compile(r'<div class="clause ruling" id="([^"]+)">(.*?)</div>', re.DOTALL)
GAME = NAMES[0]
RULE = next(option for option in load_game(GAME).options if isinstance(option, HouseRule))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_of_every_game_is_told(tmp_path: Path, language: str) -> None:
    with visit(tmp_path / "house.db") as client:
        client.get("/")
        client.post("/me", data={"language": language, "name": "Mia"})
        for name in NAMES:
            page = client.get(f"/rules/{name}/rulings").text
            shown = dict(RULING.findall(page))
            rulings = read_rulings(load_game(name), language)
            assert list(shown) == [ruling.id for ruling in rulings]
            for ruling in rulings:
                told = html.unescape(shown[ruling.id])
                assert f'href="/rules/{name}#{ruling.clause.id}"' in told
                assert f'<q lang="de">{ruling.book}</q>' in told or not ruling.book
                assert ruling.other in told
                assert (f'href="/boxes?game={name}"' in told) == (ruling.basis == LOST and not ruling.other)
            (played,) = re.findall(r'<ul class="played">(.*?)</ul>', page)
            for option in {
                ruling.option for ruling in rulings if ruling.option
            }:  # each once, with all that it turns round
                (item,) = re.findall(
                    rf"<li>{re.escape(html.escape(Texts(load_game(name), language).message(f'option-{option}')))} .*?</li>",
                    played,
                )
                assert re.findall('#([^"]+)', item) == [each.id for each in rulings if each.option == option]
            one = next(ruling for ruling in rulings if ruling.option)
            clause = client.get(f"/rules/{name}/{one.clause.id}").json()["text"]
            assert (
                f'href="/rules/{name}/rulings#{one.id}"' in clause and f"#{one.id}" in client.get(f"/rules/{name}").text
            )
            assert one.book in html.unescape(client.get(f"/rules/{name}/rulings/{one.id}").json()["text"])
        assert client.get(f"/rules/{GAME}/rulings/{GAME}").status_code == 404


def test_a_house_rule_is_asked_for_on_the_sheet_and_seen_by_everybody(tmp_path: Path) -> None:
    field, label = f"option-{RULE.name}", Texts(load_game(GAME), "en").message(f"option-{RULE.name}")
    box = f'name="{field}" value="on"'
    with visit(tmp_path / "house.db", limits=LIMITS) as client:
        client.get("/")
        sheet = client.get(f"/tables/{GAME}").text
        assert box in sheet and f"{box} checked" not in sheet
        usual = client.post("/tables", data={"game": GAME, "seat": ["me", "random"]})
        assert "House rules:" not in usual.text
        made = client.post("/tables", data={"game": GAME, "seat": ["me", "random"], field: "on"})
        assert "House rules:" in made.text and label in made.text
        assert f"{box} checked" in client.get(f"/tables/{GAME}").text
        assert client.post("/tables", data={"game": GAME, "seat": ["me", "random"], field: "?"}).status_code == 400
        gathering = client.post("/tables", data={"game": GAME, "seat": ["me", "afar"], field: "on"})
        assert label in gathering.text  # the people round the table
        table = str(gathering.url.path).removesuffix("/people")
        assert label in again(client).get(links(client, table)[0]).text


NEGATION = re.compile(r"\b(nicht|kein\w*|niemals|nie|niemand)\b", re.IGNORECASE)


def test_a_quotation_keeps_the_negation_that_its_clause_has() -> None:
    """EDO-1.7: "may not have more than ten" must not be quoted as "may have more than ten"."""
    clause = next(ruling for ruling in read_rulings(load_game("edo"), "de") if ruling.id == "EDO-R1.7")
    assert NEGATION.search(clause.book) and NEGATION.search(clause.clause.text)


def test_a_clause_that_is_played_otherwise_says_so(server: Server, browser: Browser) -> None:
    """At the table that plays by the other reading, and at no other. Where nothing is found, a search says that."""
    game, rule = load_game(GAME), RULE
    turned = {ruling.clause.id for ruling in read_rulings(game, "en") if ruling.option == rule.name}
    name = Texts(game, "en").message(f"option-{rule.name}")
    page = new_page(browser)
    page.goto(server.url)
    for chosen in ({}, {f"option-{rule.name}": "on"}):
        made = page.request.post(
            f"{server.url}/tables",
            form={"game": GAME, "seat": "me", "seat-1": "random", **chosen},
            headers={"origin": server.url},
        )
        page.goto(made.url)
        ready(page)
        page.evaluate(CITED, [f"/rules/{GAME}#{clause}" for clause in sorted(turned)])
        for link in page.locator(".probe").all():
            link.click()
            expect(page.locator("#clause .says")).not_to_be_empty()
            expect(page.locator("#clause .otherwise")).to_have_text(re.compile(re.escape(name) if chosen else "^$"))
            page.keyboard.press("Escape")
    for address in (f"/rules/{GAME}", f"/rules/{GAME}/rulings"):
        page.goto(f"{server.url}{address}")
        nothing = page.locator("#none-found")
        expect(nothing).to_be_hidden()
        page.locator("#search").fill("xyzzy")
        expect(nothing).to_be_visible()
        page.locator("#search").fill("")
        expect(nothing).to_be_hidden()
    page.context.close()


# Links to clauses, as the log and the prompt have them.
CITED = """(addresses) => document.querySelector('#zone-tray').prepend(...addresses.map(href =>
  Object.assign(document.createElement('a'), {href, className: 'clause-link probe', textContent: href})))"""
