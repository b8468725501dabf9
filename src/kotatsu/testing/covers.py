"""What a game shows in the lobby: its cover by day and by night, a line, and how much there is to think about."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from kotatsu.core.registry import load_game
from kotatsu.core.texts import Texts
from kotatsu.web.words.covers import cover_of
from kotatsu.web.words.html import THEMES

LARGEST = 14_000
LONGEST_LINE = 90
ACTION_GOLD = ("d99a2b", "e8ae47")


def ids_of(name: str, theme: str) -> list[str]:
    """The ids in a cover."""
    return re.findall(r'\bid="([^"]+)"', cover_of(load_game(name).folder, theme).svg.decode())


def test_a_cover_keeps_the_rules_of_covers(name: str, theme: str) -> None:
    """400 by 300, small, without words or the gold of what can be done, with ids of its own."""
    svg = cover_of(load_game(name).folder, theme).svg.decode()
    root = ElementTree.fromstring(svg)
    assert len(svg) <= LARGEST and root.get("viewBox") == "0 0 400 300"
    assert not list(root.iter("{http://www.w3.org/2000/svg}text"))
    assert not any(gold in svg.lower() for gold in ACTION_GOLD)
    ids = ids_of(name, theme)
    assert ids and len({id_[:3] for id_ in ids}) == 1 and set(re.findall(r"url\(#([^)]+)\)", svg)) <= set(ids)


def test_covers_by_day_and_by_night_share_no_id(name: str) -> None:
    """So that both may stand on one page."""
    folder = load_game(name).folder
    if cover_of(folder, THEMES[0]) != cover_of(folder, THEMES[1]):  # one that is painted only once serves both
        assert not set(ids_of(name, THEMES[0])) & set(ids_of(name, THEMES[1]))


def test_a_game_says_in_one_line_what_it_is(name: str, language: str) -> None:
    """The line in the lobby is short, the cover is told in words, the weight is from 0 to 5."""
    game = load_game(name)
    texts = Texts(game, language)
    own_cover = (game.folder / "look" / "cover.svg").is_file()
    assert 0 < len(texts.message("line")) <= LONGEST_LINE and own_cover == texts.has("cover-alt")
    assert 0 <= game.weight <= 5
