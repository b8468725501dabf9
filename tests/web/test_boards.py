"""Boards of all games that draw one: what can be chosen is there, what is hidden is not, and every text can be read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tools import pictures

from kotatsu.bench.chromium import open_chromium
from kotatsu.board.drawing import TABLE
from kotatsu.board.icons import generic_icons
from kotatsu.board.look import drawn, look_of
from kotatsu.core.game import ON
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.match import Match
from kotatsu.core.registry import load_game
from kotatsu.core.rng import seeded
from kotatsu.core.state import WATCHER, State
from kotatsu.core.texts import Texts
from kotatsu.web.frame import Looker
from tests.tables import TABLES, Table, table_id, walk
from tests.web.browser import PATIENCE

SIZES = ((False, 0.9), (True, 1.0))  # narrow or not, pixels of a unit
STYLE = pictures.STYLE.read_text("utf-8")


def choices(match: Match, seat: int, texts: Texts) -> dict[str, str]:
    """The targets that a seat can choose now."""
    return pictures.frame_of(match, Looker(seat, texts.language)).choices


def board(match: Match, seat: int, texts: Texts, narrow: bool) -> str:
    frame = pictures.frame_of(match, Looker(seat, texts.language, narrow))
    return "".join(frame.scene(name) for name in frame.scenes)


each_board = pytest.mark.parametrize("table", TABLES, ids=table_id)


@each_board
@pytest.mark.parametrize("narrow", [False, True], ids=["wide", "narrow"])
def test_everything_that_can_be_chosen_is_on_the_board_once(table: Table, narrow: bool) -> None:
    texts = Texts(load_game(table[0]), "en")
    for match, rng in walk(table, 7):
        if rng.below(4) == 0:
            _can_be_chosen(match, texts, narrow)


@each_board
def test_what_house_rules_offer_is_on_the_board_too(table: Table) -> None:
    game = load_game(table[0])
    texts = Texts(game, "de")
    for match, rng in walk(table, 8, dict.fromkeys(game.house_rules.ids, ON)):
        if rng.below(24) == 0:
            _can_be_chosen(match, texts, narrow=True)


def _can_be_chosen(match: Match, texts: Texts, narrow: bool) -> None:
    for seat in match.to_act():
        svg = board(match, seat, texts, narrow)
        ids = re.findall(r' id="([^"]+)"', svg)
        assert len(ids) == len(set(ids))
        for target in choices(match, seat, texts):
            assert f'<g id="{target}" class="target can" role="button" tabindex="-1"' in svg, target


@each_board
def test_the_same_view_gives_the_same_board(table: Table) -> None:
    texts = Texts(load_game(table[0]), "de")
    for match, rng in walk(table, 9):
        if rng.below(6):
            continue
        for seat in range(match.seats):
            guess = match.state.determinize(seat, seeded("guess")).view(seat)
            for front in (None, (seat + 1) % match.seats):  # the own board laid out, or that of a rival
                assert _drawn(match.view(seat), match, texts, front) == _drawn(guess, match, texts, front)


@each_board
def test_nobody_of_another_table_is_named(table: Table) -> None:
    """Boards keep what never changes about their cards; the people at the table do."""
    *_, (match, _) = walk(table, 11)
    others, texts = (
        Texts(match.game, "en", [f"{name}{seat}" for seat in range(match.seats)]) for name in ("Xaver", "Yvonne")
    )
    _drawn(match.view(WATCHER), match, others)
    assert "Xaver" not in _drawn(match.view(WATCHER), match, texts)


def _drawn(view: State, match: Match, texts: Texts, front: int | None = None) -> str:
    svg = "".join(drawn(scene, view, texts, front=front).svg("") for scene in look_of(match.game).scenes)
    ids = re.findall(r' id="([^"]+)"', svg)
    assert len(ids) == len(set(ids))
    return svg


@each_board
def test_everything_that_is_referred_to_exists(table: Table) -> None:
    game = load_game(table[0])
    texts = Texts(game, "en")
    known = set(re.findall(r' id="([^"]+)"', generic_icons() + look_of(game).icons()))
    for match, rng in walk(table, 10):
        if rng.below(4):
            continue
        for seat in (0, WATCHER):
            assert set(re.findall(r'href="#([^"]+)"', board(match, seat, texts, narrow=False))) <= known
        icons = {
            f"i-{chip.icon}" for seat in range(match.seats) for chip in look_of(game).chips(match.view(0), seat, texts)
        }
        assert icons <= known


@pytest.fixture(scope="module")
def tab() -> Iterator[Any]:
    with open_chromium() as browser:
        tab = browser.new_page()
        tab.set_default_timeout(PATIENCE)
        yield tab


@each_board
def test_every_text_can_be_read(table: Table, tab: Any, tmp_path: Path) -> None:
    """At least 12 px, nothing wider than its card, nothing on top of one another, targets that a finger can hit: in the most
    crowded positions of many random games (early, in the middle, late) and when a game is over, on a small desk and on a
    phone, in both languages."""
    *_, (over, _) = walk(table, 1)
    for match in [*pictures.crowded(*table), over]:
        for narrow, zoom in SIZES:
            for language in LANGUAGES:
                faults = _faults(match, narrow, zoom, language, tab, tmp_path / "scenes.html")
                assert not faults, (match.plies, narrow, language, faults)


def _faults(match: Match, narrow: bool, zoom: float, language: str, tab: Any, file: Path) -> list[str]:
    waiting = match.to_act()
    seat = waiting[0] if waiting else WATCHER
    whole = look_of(match.game).scenes[0].name == TABLE  # not cut into scenes: as small as it ever was
    file.write_text(pictures.scenes_page(match, seat, language, narrow, zoom=1 if whole else zoom), encoding="utf-8")
    pictures.show(tab, file, 1100)
    if whole:
        return pictures.faults(tab, 11)
    return pictures.faults(tab, target=pictures.LEAST_TOUCH if narrow else pictures.LEAST_TARGET)


# -- contrast --------------------------------------------------------------------------------------

PAIRS = [
    *[(text, ground) for text in ("ink", "quiet") for ground in ("paper", "card", "tray", "sunk", "gold-soft")],
    *[(text, ground) for text in ("indigo", "lack", "gold-text") for ground in ("card", "tray")],
    *[
        ("on-band", f"{band}-band")
        for band in ["indigo", "vermilion", "matcha", "asagi", "wisteria", "copper", "bronze", "stone"]
    ],
    *[(f"seat-{seat}", "card") for seat in range(4)],
    ("on-band", "night"),
    ("on-band", "final"),
    ("gold-text", "paper"),
]


def _tokens(theme: str) -> dict[str, str]:
    start = STYLE.index(":root {")
    found = re.findall(
        r"--([\w-]+): (?:light-dark\()?(#[0-9A-F]{6})(?:, (#[0-9A-F]{6}))?", STYLE[start : STYLE.index("\n}", start)]
    )
    return {name: (dark or light) if theme == "dark" else light for name, light, dark in found}


def _light(colour: str) -> float:
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_contrast_is_enough_everywhere(theme: str) -> None:
    tokens = _tokens(theme)
    for text, ground in PAIRS:
        low, high = sorted([_light(tokens[text]), _light(tokens[ground])])
        assert (high + 0.05) / (low + 0.05) >= 4.5, (theme, text, ground)
