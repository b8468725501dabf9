"""Characters that only one game shows, such as kanji: `look/signs.woff2` in its folder is a font with these.

A browser fetches it when a page has such a character, and keeps it, because its address names its content.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from kotatsu.board.markup import EMPTY, Markup, element
from kotatsu.core.registry import game_names, load_game

FONT = Path("look", "signs.woff2")


def signs_link() -> Markup:
    """The style sheet with the fonts of all games, if there are any."""
    sheet = signs_sheet()
    return element("link", rel="stylesheet", href=f"/signs.css?v={_version(sheet.encode())}") if sheet else EMPTY


@cache  # what is installed stays so while we run
def signs_sheet() -> str:
    """Names the fonts, each under a family of its own, in the order of the games."""
    fonts = {name: path for name in game_names() if (path := load_game(name).folder / FONT).is_file()}
    faces = [
        f'@font-face {{ font-family: "Signs {name}"; font-display: swap;'
        f' src: url("/signs/{name}.woff2?v={_version(path.read_bytes())}") format("woff2"); }}'
        for name, path in fonts.items()
    ]
    families = ", ".join(f'"Signs {name}"' for name in fonts)
    return "\n".join([*faces, f":root {{ --signs: {families}; }}"]) if fonts else ""


def _version(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:12]
