"""A table shown without a page around it: in words, and as one picture with everything in it that it needs."""

from __future__ import annotations

import base64
import re
from functools import cache
from pathlib import Path

from kotatsu.board.drawing import HALF, WIDE, Canvas
from kotatsu.board.icons import sprite
from kotatsu.board.look import AnyLook, choices_in, drawn, look_of
from kotatsu.board.markup import Markup, element, escape, join, text
from kotatsu.core.errors import KotatsuError
from kotatsu.core.game import AnyGame
from kotatsu.core.state import State
from kotatsu.core.texts import Texts

STATIC = Path(__file__).parent.parent / "web" / "static"  # the house's own colours and letters
THEMES = ("light", "dark")
MARGIN, TITLE, BELOW = 20, 34, 20  # round the picture, above each scene, and from one row of them to the next
BESIDE = WIDE - 2 * HALF
ALONE = ":root { color: var(--ink); } .ground { fill: var(--paper); } .scene-title { font-size: 20px; }"
SECTION = re.compile(r"^/\* -- (\w+)[^\n]*\*/\n", re.M)
FONT = re.compile(r'@font-face \{[^}]*url\("(fonts/[\w-]+\.woff2)"\)[^}]*\}\n?')


def words(game: AnyGame, view: State, texts: Texts) -> str:
    """The table as text: a heading and its lines, part by part."""
    parts = look_of(game).describe(view, texts)
    return "\n\n".join("\n".join([part.title, *(f"  {line}" for line in part.lines)]) for part in parts)


def picture(game: AnyGame, view: State, texts: Texts, theme: str | None = None) -> Markup:
    """All scenes of a table in one SVG that needs nothing else: it can be kept, sent and opened anywhere."""
    if theme is not None and theme not in THEMES:
        raise KotatsuError(f"there is no theme {theme!r}; there are {', '.join(THEMES)}")
    look = look_of(game)
    placed, height = _laid_out(look, view, texts)
    drawing = sprite(look.icons()) + element("rect", class_="ground", width="100%", height="100%") + join(placed)
    return element(
        "svg",
        element("title", Markup(escape(texts.message("title")))),
        element("style", _style()),
        drawing,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDE + 2 * MARGIN} {height:g}",
        width=WIDE + 2 * MARGIN,
        height=height,
        data_theme=theme,
        class_="board",
    )


def _laid_out(look: AnyLook, view: State, texts: Texts) -> tuple[list[Markup], float]:
    """The scenes under their titles, those of half the width in pairs; and how high all of them are."""
    choices = choices_in(view, view.moves(view.viewer) if view.viewer >= 0 else [], texts)
    placed: list[Markup] = []
    x, y, row = MARGIN, float(MARGIN), 0.0
    for scene in look.scenes:
        canvas = drawn(scene, view, texts, choices)
        if x > MARGIN and x + canvas.width > MARGIN + WIDE:
            x, y, row = MARGIN, y + row, 0.0
        title = texts.message(f"scene-{scene.name}")
        placed += [text(x, y + 22, title, "serif scene-title"), _at(x, y + TITLE, canvas, title)]
        x, row = x + canvas.width + BESIDE, max(row, TITLE + canvas.height + BELOW)
    return placed, y + row - BELOW + MARGIN


def _at(x: float, y: float, canvas: Canvas, title: str) -> Markup:
    """A scene at its place in a larger picture."""
    place = f'<svg x="{x:g}" y="{y:g}" width="{canvas.width}" height="{canvas.height:g}" '
    return Markup(canvas.svg(title).replace("<svg ", place, 1))


@cache
def _style() -> Markup:
    """What boards look like, with the letters inside."""
    house = SECTION.split((STATIC / "kotatsu.css").read_text(encoding="utf-8"))
    sections = dict(zip(house[1::2], house[2::2], strict=True))
    boards = (STATIC / "board.css").read_text(encoding="utf-8")
    fonts = FONT.sub(_with_letters, sections["fonts"])
    return Markup(f"{fonts}{sections['tokens']}{boards}{ALONE}".replace("&", "&amp;").replace("<", "&lt;"))


def _with_letters(found: re.Match[str]) -> str:
    data = base64.b64encode((STATIC / found[1]).read_bytes()).decode()
    return found[0].replace(found[1], f"data:font/woff2;base64,{data}")
