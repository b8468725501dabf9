"""Rulings as a reader finds them, and house rules as players meet them."""

from __future__ import annotations

import html
import re
from pathlib import Path

import pytest

from kotatsu.core.game import HouseRule
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.registry import load_game
from kotatsu.core.rulings import read_rulings
from kotatsu.core.texts import Texts
from kotatsu.games import NAMES
from kotatsu.web.limits import LIMITS
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
