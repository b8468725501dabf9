"""How a game shows itself: as a board, in words, in short, and as a box laid out.

A game's look is made by `LOOK` in the subpackage `look` of its package, so that rules and bots never load it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from typing import Any, Generic, NamedTuple, TypeVar

from kotatsu.board.drawing import Canvas, Chip, Prints
from kotatsu.board.markup import Markup
from kotatsu.board.scene import AnyScene
from kotatsu.board.sheets import Sheet
from kotatsu.board.telling import Section
from kotatsu.core.game import AnyGame
from kotatsu.core.state import S
from kotatsu.core.texts import Texts

G = TypeVar("G", bound=AnyGame)
P = TypeVar("P")  # what a game prints
MOST_KEPT = 64  # looks: games with components of their own come and go


class Look(ABC, Generic[G, S]):
    """One game's presentation. It is given views, never the state."""

    untold: frozenset[str] = frozenset()  # values of the data that are no part of the box: layout, words

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


class Rooms(NamedTuple, Generic[G, S, P]):
    """A look as a set of functions: `LOOK = Rooms(describe, Board, chips, icons, sheets, Print).look`."""

    describe: Callable[[G, S, Texts], list[Section]]
    board: Callable[[G, S, Canvas, P], AnyScene]
    chips: Callable[[G, S, int, Texts], list[Chip]]
    icons: Callable[[], Markup]
    sheets: Callable[[G, Texts], list[Sheet]]
    printed: Callable[[G, Texts, bool], P]  # what is made once for a language and a width
    untold: frozenset[str] = frozenset()

    def look(self, game: G) -> Look[G, S]:
        return _RoomsLook(game, self)


class _RoomsLook(Look[G, S], Generic[G, S, P]):
    def __init__(self, game: G, rooms: Rooms[G, S, P]) -> None:
        super().__init__(game)
        self._rooms = rooms
        self._prints = Prints(lambda texts, narrow: rooms.printed(game, texts, narrow))
        self.untold = rooms.untold

    def describe(self, view: S, texts: Texts) -> list[Section]:
        return self._rooms.describe(self.game, view, texts)

    def draw(self, view: S, canvas: Canvas) -> None:
        self._rooms.board(self.game, view, canvas, self._prints.of(canvas)).draw()

    def chips(self, view: S, seat: int, texts: Texts) -> list[Chip]:
        return self._rooms.chips(self.game, view, seat, texts)

    def icons(self) -> Markup:
        return self._rooms.icons()

    def sheets(self, texts: Texts) -> list[Sheet]:
        return self._rooms.sheets(self.game, texts)


@lru_cache(MOST_KEPT)
def look_of(game: AnyGame) -> AnyLook:
    """The look of a game, found beside its front door."""
    package = type(game).__module__.rpartition(".")[0]
    look: AnyLook = import_module(f"{package}.look").LOOK(game)
    return look
