"""What is text and what is markup; the law about the names in games is in `kotatsu.testing.markup`."""

from __future__ import annotations

from kotatsu.board.drawing import Canvas
from kotatsu.board.markup import LONGEST_KEPT, Markup, escape, rect
from kotatsu.core.registry import load_game
from kotatsu.core.texts import Texts
from tests.tables import GAMES


def test_text_where_markup_belongs_is_a_mistake_that_mypy_finds() -> None:
    """Each of these lines is checked with the rest: an ignored mistake that is none would be a mistake."""
    game = load_game(GAMES[-1])
    canvas = Canvas(game.blank(2), Texts(game, "en"))
    name = "a name"
    canvas.add(name)  # type: ignore[arg-type]
    canvas.add(f"<b>{rect(0, 0, 1, 1, name)}</b>")  # type: ignore[arg-type]
    canvas.target("offer", name, rect(0, 0, 1, 1, name) + name)  # type: ignore[operator]
    canvas.add(escape(name))


def test_long_texts_are_not_kept() -> None:
    long, short = "<" * (LONGEST_KEPT + 1), "<" * LONGEST_KEPT
    assert escape(long) == Markup("&lt;") * len(long)
    assert escape(long) is not escape(long)
    assert escape(short) is escape(short)
