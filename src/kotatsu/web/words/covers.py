"""Covers: the picture of a game's box by day and by night, from its own folder. A game without one gets that of the house.

The address of a cover names its content, so a browser that has it never asks for it again.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from kotatsu.board.markup import Markup, join
from kotatsu.core.game import AnyGame
from kotatsu.core.texts import Texts
from kotatsu.web.words.html import THEMES, h

FILES = dict(zip(THEMES, ("cover.svg", "cover-dark.svg"), strict=True))
OF_THE_HOUSE = Path(__file__).parent.parent / "static"
MOST_KEPT = 64


class Cover(NamedTuple):
    svg: bytes
    version: str


@lru_cache(MOST_KEPT)
def cover_of(folder: Path, theme: str) -> Cover:
    own = folder / "look" / FILES[theme]
    if not own.exists():  # one that is painted only once serves day and night
        own = folder / "look" / FILES[THEMES[0]]
    svg = (own if own.exists() else OF_THE_HOUSE / FILES[theme]).read_bytes()
    return Cover(svg, hashlib.sha256(svg).hexdigest()[:12])


def cover_image(game: AnyGame, theme: str, kind: str, texts: Texts | None = None) -> str:
    """A cover as the reader likes it; without a choice the system decides. `texts` describe it, else it only decorates."""
    alt = texts.message("cover-alt") if texts is not None and texts.has("cover-alt") else ""
    shown = theme if theme in THEMES else THEMES[0]
    image = f'<img class="{kind}" src="{_address(game, shown)}" alt="{h(alt)}" width="400" height="300">'
    if theme in THEMES:
        return image
    other = THEMES[1]
    source = f'<source media="(prefers-color-scheme: {other})" srcset="{_address(game, other)}">'
    return f"<picture>{source}{image}</picture>"


def both_covers(game: AnyGame) -> Markup:
    """The cover for a page that cannot know what its reader likes: the style sheet shows one of them, and only that is fetched."""
    shown_by = zip(THEMES, ("cover of-light", "cover of-dark"), strict=True)
    rest = 'alt="" width="400" height="300" loading="lazy"'
    return join([Markup(f'<img class="{kind}" src="{_address(game, theme)}" {rest}>') for theme, kind in shown_by])


def _address(game: AnyGame, theme: str) -> str:
    return f"/covers/{theme}/{h(game.name)}.svg?v={cover_of(game.folder, theme).version}"
