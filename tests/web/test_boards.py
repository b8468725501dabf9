"""Boards of all games that draw one: every text can be read. What is on them is in `kotatsu.testing.boards`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tools import pictures

from kotatsu.bench.chromium import open_chromium
from kotatsu.board.drawing import TABLE
from kotatsu.board.look import look_of
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.match import Match
from kotatsu.core.state import WATCHER
from tests.tables import TABLES, Table, table_id, walk
from tests.web.browser import PATIENCE

SIZES = ((False, 0.9), (True, 1.0))  # narrow or not, pixels of a unit
STYLE = pictures.STYLE.read_text("utf-8")


each_board = pytest.mark.parametrize("table", TABLES, ids=table_id)


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
