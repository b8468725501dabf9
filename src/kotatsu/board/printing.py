"""What is printed on the pieces of a box: the same in every game that is played with it, so it is made once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Generic, TypeVar

from kotatsu.board.markup import Markup
from kotatsu.board.ornaments import SHY, fitting, wrapped
from kotatsu.core.game import B, Game, N
from kotatsu.core.state import S
from kotatsu.core.texts import Texts

REMEMBERED = 5000  # messages and drawings
NO_VALUES: dict[str, object] = {}


class Print(Generic[S, B, N]):
    """Everything printed, in one language and for one width of the board. The names of its messages begin with `board-`."""

    def __init__(self, game: Game[S, B, N], texts: Texts, narrow: bool, text: float = 11.5) -> None:
        self.game = game
        self.box = game.box
        self.texts = texts
        self.narrow = narrow
        self.text = text  # the size of the smallest words
        self._told: dict[tuple[object, ...], str] = {}
        self._words: dict[object, str] = {}
        self._kept: dict[str, Markup] = {}

    def told(self, name: str, values: Mapping[str, object] = NO_VALUES) -> str:
        """A message; those told lately are remembered, because most of a board says what it said a move ago."""
        key = (name, *values.values())
        if key not in self._told:
            if len(self._told) >= REMEMBERED:
                self._told.clear()
            self._told[key] = self.texts.message(name, **values)
        return self._told[key]

    def say(self, name: str, **values: object) -> str:
        """One of the words on the boards of this game."""
        return self.told(f"board-{name}", values)

    def word(self, name: str, *numbers: int) -> str:
        """A text of the board with at most two numbers in it, $n and $m."""
        key = (name, *numbers) if numbers else name
        if key not in self._words:
            self._words[key] = self.texts.message(f"board-{name}", **dict(zip(("n", "m"), numbers, strict=False)))
        return self._words[key]

    def keep(self, key: str, make: Callable[[], Markup]) -> Markup:
        """Markup that is made once and remembered."""
        if key not in self._kept:
            if len(self._kept) >= REMEMBERED:
                self._kept.clear()
            self._kept[key] = make()
        return self._kept[key]

    @cached_property
    def _hyphens(self) -> dict[str, str]:
        return {part.replace(SHY, ""): part for part in self.word("hyphens").replace("|", SHY).split()}

    def hyphenated(self, name: str) -> str:
        """A name whose long words may be broken where a reader would."""
        return " ".join([self._hyphens.get(word, word) for word in name.split()])

    def titled(self, name: str, width: float, size: float, most: int = 2) -> tuple[float, list[str]]:
        """A bold name in lines, and the size at which its longest part fits."""
        name = self.hyphenated(name)
        parts = name.replace(SHY, "- ").split()
        size = fitting(max(parts, key=len), width, size, 11, bold=True)
        return size, wrapped(name, width, size, most, bold=True)


Made = TypeVar("Made")


class Prints(Generic[Made]):
    """What is printed on the pieces of a board in a language, for desk or phone: made once, used for every drawing."""

    def __init__(self, make: Callable[[Texts, bool], Made]) -> None:
        self._make = make
        self._made: dict[tuple[str, bool], Made] = {}

    def of(self, texts: Texts, narrow: bool) -> Made:
        """What is printed in this language and for this width."""
        key = (texts.language, narrow)
        if key not in self._made:
            self._made[key] = self._make(texts, narrow)
        return self._made[key]
