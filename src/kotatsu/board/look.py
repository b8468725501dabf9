"""How a game shows itself: as a board, in words, in short, and as a box laid out.

A game's look is a subpackage `look` of its package with a class named `LOOK`, so that rules and bots never load it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module
from typing import Any, ClassVar, Generic, TypeVar

from kotatsu.board.drawing import Canvas, Chip
from kotatsu.board.markup import Markup
from kotatsu.board.sheets import Sheet
from kotatsu.core.game import AnyGame
from kotatsu.core.state import S
from kotatsu.core.texts import Texts

G = TypeVar("G", bound=AnyGame)
MOST_KEPT = 64  # looks: games with components of their own come and go


class Section:
    """A part of the table told in words: a heading and its lines."""

    def __init__(self, title: str, lines: Sequence[str]) -> None:
        self.title = title
        self.lines = list(lines)


class Look(ABC, Generic[G, S]):
    """One game's presentation. It is given views, never the state."""

    untold: ClassVar[frozenset[str]] = frozenset()  # values of the data that are no part of the box: layout, words

    def __init__(self, game: G) -> None:
        self.game = game

    @abstractmethod
    def describe(self, view: S, texts: Texts) -> list[Section]:
        """The table in words, as the viewer sees it."""

    @abstractmethod
    def draw(self, view: S, canvas: Canvas) -> None:
        """The board as a picture; sets the height of the canvas."""

    @abstractmethod
    def chips(self, view: S, seat: int, texts: Texts) -> list[Chip]:
        """What lies in front of a player, in short."""

    @abstractmethod
    def icons(self) -> Markup:
        """The definitions of the game's own icons."""

    @abstractmethod
    def sheets(self, texts: Texts) -> list[Sheet]:
        """Everything in the box, in words."""


AnyLook = Look[Any, Any]


@lru_cache(MOST_KEPT)
def look_of(game: AnyGame) -> AnyLook:
    """The look of a game, found beside its front door."""
    package = type(game).__module__.rpartition(".")[0]
    look: AnyLook = import_module(f"{package}.look").LOOK(game)
    return look
