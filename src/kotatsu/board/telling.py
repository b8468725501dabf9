"""A table in words: what the tellers of all games share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Generic

from kotatsu.core.game import B, Game, N
from kotatsu.core.state import S
from kotatsu.core.texts import Texts
from kotatsu.core.vocabulary import Domain


class Section:
    """A part of the table told in words: a heading and its lines."""

    def __init__(self, title: str, lines: Sequence[str]) -> None:
        self.title = title
        self.lines = list(lines)


class Speaker(Generic[S, B, N]):
    """Says something about a game in one language; the names of its messages begin with `about`."""

    about: ClassVar[str]

    def __init__(self, game: Game[S, B, N], texts: Texts) -> None:
        self.game = game
        self.data = game.components
        self.box = game.box
        self.names = game.names
        self.texts = texts

    def say(self, name: str, **values: object) -> str:
        """One of the messages, without the beginning of its name."""
        return self.texts.message(f"{self.about}-{name}", **values)

    def name(self, domain: Domain, number: int, n: int = 1) -> str:
        """A member of a domain, in the form for `n` of it."""
        return self.texts.member(domain, number, n)


class Teller(Speaker[S, B, N]):
    """Tells one view."""

    about = "table"

    def __init__(self, game: Game[S, B, N], view: S, texts: Texts) -> None:
        super().__init__(game, texts)
        self.view = view

    def listed(self, items: Sequence[str], between: str = ", ") -> str:
        """Items in a row, or a word for none."""
        return between.join(items) or self.say("none")
