"""Words on pages: every dark target says why, and nobody reads a language they did not choose."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from itertools import count, islice
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from tools import pictures

from kotatsu.core.languages import LANGUAGES
from kotatsu.core.match import Match
from kotatsu.core.registry import game_names, load_game
from kotatsu.core.rules import read_clauses
from kotatsu.core.texts import OWN_TEXTS
from kotatsu.games import NAMES
from kotatsu.web.seen.sight import Looker
from kotatsu.web.words.wording import FOLDER
from tests.tables import walk
from tests.web.visits import visit

POSITIONS = 50
VOID = ("input", "link", "meta", "br", "img")


@pytest.mark.parametrize("name", NAMES)
def test_every_dark_target_says_why(name: str) -> None:
    """All targets that cannot be chosen, in fifty positions of random games with every number of seats."""
    game = load_game(name)
    clauses = {clause.id for clause in read_clauses(game.folder / "rules.en.md")}
    for match in islice(positions(name), POSITIONS):
        frame = pictures.frame_of(match, Looker(match.to_act()[0], "en"))
        targets = re.findall(r'<g id="([^"]+)" class="target cannot"', "".join(frame.zones().values()))
        assert targets
        for target in targets:
            for reason in frame.why_not(target):
                assert reason["text"], target
                assert reason["clause"] in clauses, (target, reason)


def positions(name: str) -> Iterator[Match]:
    """Every eleventh position of random games, with each number of seats in turn."""
    for seed in count():
        for seats in load_game(name).seat_counts:
            yield from (
                match for match, _ in walk((name, seats), seed) if len(match.plies) % 11 == 0 and not match.over
            )


class Reading(HTMLParser):
    """All that a page says to somebody who sees or hears it, piece by piece, but for what it says is in another language."""

    SAID = ("aria-label", "title", "alt", "placeholder")
    SILENT = ("script", "style", "code")

    def __init__(self) -> None:
        super().__init__()
        self.said: set[str] = set()
        self._silent: list[str] = []  # elements inside of what is not read

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if self._silent or tag in self.SILENT or ("lang" in dict(attrs) and tag != "html"):
            self._silent += [tag] if tag not in VOID else []
            return
        self.said |= {value for name, value in attrs if name in self.SAID and value}

    def handle_endtag(self, tag: str) -> None:
        if self._silent and self._silent[-1] == tag:
            self._silent.pop()

    def handle_data(self, data: str) -> None:
        if not self._silent and data.strip():
            self.said.add(" ".join(data.split()))


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    database = tmp_path_factory.mktemp("house") / "house.db"
    with visit(database) as client:
        yield client


def read(client: TestClient, path: str, language: str) -> set[str]:
    client.post("/me", data={"language": language, "name": "Ōta"})
    reading = Reading()
    reading.feed(client.get(path).text)
    return reading.said


def alike(folders: list[Path]) -> set[str]:
    """The lines that are written alike in both languages: names, signs and words that are the same."""
    lines = []
    for language in LANGUAGES:
        text = "\n".join((folder / f"{language}.ftl").read_text("utf-8") for folder in folders)
        lines.append({line.split("=", 1)[-1].strip() for line in text.splitlines()})
    return lines[0] & lines[1]


def untranslated(client: TestClient, path: str, folders: list[Path], names: set[str]) -> set[str]:
    """What a page says in the same words in both languages, other than names and what is written alike on purpose."""
    both = read(client, path, "en") & read(client, path, "de")
    known = alike(folders) | names
    return {said for said in both if _words(said) - {word for line in known for word in _words(line)}}


def _words(text: str) -> set[str]:
    """The words of a text; neither numbers (also of rulings), short signs, nor what is written in hexadecimal."""
    return {word for word in re.findall(r"\w{3,}", text) if not re.fullmatch("[IV]+|[0-9a-f]*|R?[0-9]+.*", word)}


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_untranslated(client: TestClient, name: str) -> None:
    game = load_game(name)
    folders = [FOLDER, OWN_TEXTS, game.folder / "texts"]
    names = {"Ōta", "Kotatsu", "English Deutsch", "FAQ", game.prefix}
    for rows in game.components.data.values():
        if isinstance(rows, dict):
            names |= {str(rows[key]) for key in ("designer", "designers", "publisher") if key in rows}
        for row in rows if isinstance(rows, list) else []:
            names |= _words(row.get("name_en", "")) & _words(row.get("name_de", ""))
    client.post("/me", data={"language": "en", "name": "Ōta"})
    seats = ["me", *["here"] * (game.seat_counts[0] - 1)]
    made = client.post("/tables", data={"game": name, "seat": seats}, follow_redirects=False)
    table = made.headers["location"]
    names.add("Player")  # the guests, who are called what they were called when they sat down
    for number in range(40):
        frame = client.get(f"{table}/frame?seat=0").json()
        seat = frame["cover"]["seat"] if frame["cover"] else 0
        page = client.get(f"{table}/frame?seat={seat}").json()
        moves = re.findall(r'data-move="([^"]+)"', "".join(map(str, page["zones"]["tray"])))
        client.post(f"{table}/act", json={"do": "move", "move": moves[number % len(moves)], "seat": seat})
    for path in (table, f"{table}/replay", f"/rules/{name}", f"/components/{name}"):
        assert not untranslated(client, path, folders, names), path


@pytest.mark.parametrize("path", ["/", "/nowhere", "/t/nowhere", "/rules/chess", "/components/chess"])
def test_nothing_is_untranslated_elsewhere(client: TestClient, path: str) -> None:
    folders = [FOLDER, OWN_TEXTS, *[load_game(name).folder / "texts" for name in game_names()]]
    assert not untranslated(client, path, folders, {"Ōta", "Kotatsu", "English Deutsch", "Player"})
