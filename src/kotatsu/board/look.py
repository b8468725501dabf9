"""How a game shows itself: as a board, in words, in short, and as a box laid out.

A game's look is made by `LOOK` in the subpackage `look` of its package, so that rules and bots never load it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import lru_cache, partial
from importlib import import_module
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeVar

from kotatsu.board.drawing import HALF, NARROW, TABLE, WHOLE_NARROW, WIDE, Canvas, Chip
from kotatsu.board.howto import Howto
from kotatsu.board.keeping import KEPT, Reads
from kotatsu.board.markup import EMPTY, Markup
from kotatsu.board.painter import AnyPainter
from kotatsu.board.printing import Prints
from kotatsu.board.sheets import AnyInventory, Sheet
from kotatsu.board.telling import Section
from kotatsu.core.game import AnyGame
from kotatsu.core.state import S, State
from kotatsu.core.texts import Texts

G = TypeVar("G", bound=AnyGame)
P = TypeVar("P")  # what a game prints
MOST_KEPT = 64  # looks: games with components of their own come and go
NOTHING: Mapping[str, Any] = MappingProxyType({})


class Scene(NamedTuple):
    """A part of the table that is looked at by itself. The text `scene-<name>` is its title."""

    name: str
    icon: str  # stands for it where there is no room for its picture
    draw: Callable[[Any, Canvas], None]  # draws a view and sets the height of the canvas
    full: bool = False  # on a desk it takes the whole stage; else half of it, beside another one
    reads: Reads | None = None  # what it is drawn from, so that its drawing can be kept; else it is always drawn anew


class Focus(NamedTuple):
    """Which scenes a question brings to the front."""

    scene: str
    beside: tuple[str, ...] = ()


Aim = Focus | Callable[[Any], Focus]  # the same for every question of a kind, or found out from the view


class Tray(Enum):
    """How the options of a question are offered."""

    PLACES = "places"  # on the stage; the tray tells about the one pointed at
    THINGS = "things"  # drawn in the tray
    AMOUNTS = "amounts"  # numbers to be stepped up and down
    BUTTONS = "buttons"  # buttons, or a list if they are many


class Look(ABC, Generic[G, S]):
    """One game's presentation. It is given views, never the state.

    A game with more than one scene sets `scenes` (in the order in which they are listed) after `super().__init__`, and
    `focus` and `trays` by the name of the step kind (`trays` also by the name of a family, where a step asks for one kind
    of move after the other). What is not set is found out: the scene with most of the targets comes forward, and moves that
    all have targets are chosen there. `pictured` names the icons of things that are gained and paid, by their ids.
    """

    untold: frozenset[str] = frozenset()  # values of the data that are no part of the box: layout, words
    focus: Mapping[str, Aim] = NOTHING
    trays: Mapping[str, Tray] = NOTHING
    pictured: Mapping[str, str] = NOTHING

    def __init__(self, game: G) -> None:
        self.game = game
        self.scenes: Sequence[Scene] = (Scene(TABLE, TABLE, self.draw, full=True),)

    @abstractmethod
    def describe(self, view: S, texts: Texts) -> list[Section]:
        """The table in words, as the viewer sees it."""

    def draw(self, view: S, canvas: Canvas) -> None:
        """The whole table as one scene; sets the height of the canvas. Only for games without other scenes."""
        raise NotImplementedError

    def thing(self, view: S, code: int, canvas: Canvas) -> Markup:
        """A move drawn as the thing it takes, about 130 by 120 units from the origin; empty if it has no picture."""
        return EMPTY

    def focus_on(self, view: S) -> Focus | None:
        """The scenes that the question of a view is about, if the game says so."""
        aim = self.focus.get(self.game.steps.kind(view.stack[-1]).name)
        return aim if aim is None or isinstance(aim, Focus) else aim(view)

    def shortcuts(self, view: S) -> Mapping[str, tuple[int, ...]]:
        """Targets on which one click can play several moves, one after the other; each of them is legal when its turn comes."""
        return NOTHING

    def round(self, view: S, texts: Texts) -> str:
        """Where the game stands, for the head of the page: "Round 3 of 20"."""
        return ""

    def occasion(self, view: S, texts: Texts) -> str:
        """The same as people speak of it afterwards: "2 turns before the end"."""
        return self.round(view, texts)

    def lap(self, view: S, texts: Texts) -> str:
        """The part of the game that a view is in, short enough for the foot of a curve: "Round 3"."""
        return ""

    def part(self, view: S, code: int, member: int, canvas: Canvas) -> Markup:
        """One thing of those that a move takes together, where the moves are sets: as large as `thing`."""
        return EMPTY

    def together(self, view: S, code: int, texts: Texts) -> str:
        """What the things that a move takes together come to, in words, if there is more to say than what the move brings at
        once."""
        return ""

    def howto(self, texts: Texts, narrow: bool) -> Howto | None:
        """Two illustrated pages for newcomers; `narrow` as on a phone. A game without them has no such pages."""
        return None

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


class Painted(NamedTuple):
    """A scene of a look that is a set of functions: a painter draws it."""

    name: str
    icon: str
    painter: type[AnyPainter]
    full: bool = False


class Rooms(NamedTuple, Generic[G, S, P]):
    """A look as a set of functions: `LOOK = Rooms(describe, Board, chips, icons, Inventory, Print).look`.

    `scenes` cuts the table into several, and then nothing else is drawn by `painter`.
    """

    describe: Callable[[G, S, Texts], list[Section]]
    painter: Callable[[G, S, Canvas, P], AnyPainter]
    chips: Callable[[G, S, int, Texts], list[Chip]]
    icons: Callable[[], Markup]
    inventory: Callable[[G, Texts], AnyInventory]
    printed: Callable[[G, Texts, bool], P]  # what is made once for a language and a width
    untold: frozenset[str] = frozenset()
    scenes: Sequence[Painted] = ()
    focus: Mapping[str, Aim] = NOTHING
    trays: Mapping[str, Tray] = NOTHING
    thing: Callable[[G, S, int, Canvas, P], Markup] | None = None
    round: Callable[[G, S, Texts], str] | None = None
    occasion: Callable[[G, S, Texts], str] | None = None
    lap: Callable[[G, S, Texts], str] | None = None
    shortcuts: Callable[[G, S], Mapping[str, tuple[int, ...]]] | None = None
    part: Callable[[G, S, int, int, Canvas, P], Markup] | None = None
    together: Callable[[G, S, int, Texts], str] | None = None
    pictured: Mapping[str, str] = NOTHING
    howto: Callable[[G, Texts, P], Howto] | None = None

    def look(self, game: G) -> Look[G, S]:
        """The look of a game."""
        return _RoomsLook(game, self)


class _RoomsLook(Look[G, S], Generic[G, S, P]):
    def __init__(self, game: G, rooms: Rooms[G, S, P]) -> None:
        super().__init__(game)
        self._rooms = rooms
        self._prints = Prints(lambda texts, narrow: rooms.printed(game, texts, narrow))
        self.untold = rooms.untold
        self.focus, self.trays, self.pictured = rooms.focus, rooms.trays, rooms.pictured
        if rooms.scenes:
            self.scenes = [
                Scene(scene.name, scene.icon, partial(self._paint, scene.painter), scene.full, scene.painter.reads)
                for scene in rooms.scenes
            ]

    def describe(self, view: S, texts: Texts) -> list[Section]:
        return self._rooms.describe(self.game, view, texts)

    def draw(self, view: S, canvas: Canvas) -> None:
        self._paint(self._rooms.painter, view, canvas)

    def _paint(self, painter: Callable[[G, S, Canvas, P], AnyPainter], view: S, canvas: Canvas) -> None:
        painter(self.game, view, canvas, self._prints.of(canvas.texts, canvas.narrow)).draw()

    def thing(self, view: S, code: int, canvas: Canvas) -> Markup:
        draw = self._rooms.thing
        return (
            draw(self.game, view, code, canvas, self._prints.of(canvas.texts, canvas.narrow))
            if draw is not None
            else EMPTY
        )

    def shortcuts(self, view: S) -> Mapping[str, tuple[int, ...]]:
        find = self._rooms.shortcuts
        return find(self.game, view) if find is not None else NOTHING

    def round(self, view: S, texts: Texts) -> str:
        tell = self._rooms.round
        return tell(self.game, view, texts) if tell is not None else ""

    def occasion(self, view: S, texts: Texts) -> str:
        tell = self._rooms.occasion
        return tell(self.game, view, texts) if tell is not None else super().occasion(view, texts)

    def lap(self, view: S, texts: Texts) -> str:
        tell = self._rooms.lap
        return tell(self.game, view, texts) if tell is not None else ""

    def part(self, view: S, code: int, member: int, canvas: Canvas) -> Markup:
        draw = self._rooms.part
        return (
            draw(self.game, view, code, member, canvas, self._prints.of(canvas.texts, canvas.narrow))
            if draw is not None
            else EMPTY
        )

    def together(self, view: S, code: int, texts: Texts) -> str:
        tell = self._rooms.together
        return tell(self.game, view, code, texts) if tell is not None else ""

    def howto(self, texts: Texts, narrow: bool) -> Howto | None:
        tell = self._rooms.howto
        return tell(self.game, texts, self._prints.of(texts, narrow)) if tell is not None else None

    def chips(self, view: S, seat: int, texts: Texts) -> list[Chip]:
        return self._rooms.chips(self.game, view, seat, texts)

    def icons(self) -> Markup:
        return self._rooms.icons()

    def sheets(self, texts: Texts) -> list[Sheet]:
        return self._rooms.inventory(self.game, texts).sheets()


def choices_in(view: State, codes: Sequence[int], texts: Texts) -> dict[str, str]:
    """The targets that some moves point at, with the labels of these moves; none where things are chosen together, one after
    the other."""
    targets = texts.game.vocabulary.targets
    together = chosen_together(texts.game, codes)
    choices = dict.fromkeys(together, "")
    for code in codes:
        for target in targets(code):
            if target not in together:
                label = texts.move(code, view)
                choices[target] = f"{choices[target]}, {label}" if target in choices else label
    return choices


def chosen_together(game: AnyGame, codes: Sequence[int]) -> list[str]:
    """The targets of which some moves take several at once, in the order of the moves."""
    several = [targets for code in codes if len(targets := game.vocabulary.targets(code)) > 1]
    return list(dict.fromkeys(target for targets in several for target in targets))


def scene_width(scene: Scene, narrow: bool) -> int:
    """In the units of its canvas."""
    if narrow:
        return WHOLE_NARROW if scene.name == TABLE else NARROW
    return WIDE if scene.full else HALF


def drawn(
    scene: Scene,
    view: State,
    texts: Texts,
    choices: Mapping[str, str] | None = None,
    narrow: bool = False,
    front: int | None = None,
    anew: bool = False,
) -> Canvas:
    """A scene on its canvas: kept from when it looked the same, or drawn now, `anew` in any case. Nobody draws on it any
    more."""
    canvas = Canvas(view, texts, choices, narrow, front, scene.name, scene_width(scene, narrow))
    if anew or scene.reads is None:
        scene.draw(view, canvas)
        return canvas
    key = (scene.draw, texts.language, texts.names, narrow, scene.reads.of(view, canvas))
    kept = KEPT.get(key, choices or NOTHING)
    if kept is None:
        scene.draw(view, canvas)
        KEPT.keep(key, canvas)
    return kept or canvas


@lru_cache(MOST_KEPT)
def look_of(game: AnyGame) -> AnyLook:
    """The look of a game, found beside its front door."""
    package = type(game).__module__.rpartition(".")[0]
    look: AnyLook = import_module(f"{package}.look").LOOK(game)
    return look
