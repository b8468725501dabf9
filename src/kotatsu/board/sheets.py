"""The box as a list: every card, tile and number of a game in the reader's words, with where each of them comes from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, NamedTuple

from kotatsu.board.drawing import Canvas
from kotatsu.board.markup import EMPTY, Markup, element, group, icon, join
from kotatsu.board.telling import Speaker
from kotatsu.core.components import Entry
from kotatsu.core.game import B, N
from kotatsu.core.state import S

SOURCES = ("seed", "own", "found", "recalled", "reconstructed")  # from the surest to the least sure
EDGE = 2.5  # room round a picture for the frame and the shadow of what it shows
ICON = 26.0  # the size of an icon that is a picture of its own
WIDE = 180.0  # a picture beside which a phone has no room for words
NOTHING = "–"  # in a cell without anything to tell


class Cell(NamedTuple):
    """Something about a component, in words."""

    text: str
    fields: tuple[str, ...]  # the values in the data that it tells
    entry: Entry | None = None  # where those stand, if not in the entry of the line


class Line(NamedTuple):
    """One component."""

    entry: Entry
    name: str
    cells: Sequence[Cell]
    picture: Markup = EMPTY  # a complete <svg> element of the component as it lies on the board, if it does

    def entry_of(self, cell: Cell) -> Entry:
        """Where the value in a cell comes from."""
        return cell.entry or self.entry

    def source(self, cell: Cell) -> str:
        """Where a cell comes from: what it tells is as sure as the least sure of its values."""
        entry = self.entry_of(cell)
        sources = [entry.source_of(field) or SOURCES[0] for field in cell.fields if entry.has(field)]
        return max(sources, key=SOURCES.index, default=SOURCES[0])


class Sheet(NamedTuple):
    """Components of one kind."""

    title: str
    columns: Sequence[str]  # what the cells are about
    lines: Sequence[Line]


def cell(text: object, *fields: str, entry: Entry | None = None) -> Cell:
    """A cell, and the fields of its entry that it tells."""
    return Cell(str(text), fields, entry)


class Inventory(Speaker[S, B, N]):
    """Tells the box of a game."""

    about = "sheet"

    kinds: ClassVar[str]  # of components, in the order in which they are told: each has a method that makes its sheet

    def sheets(self) -> list[Sheet]:
        """Everything in the box."""
        return [getattr(self, kind)() for kind in self.kinds.split()]

    def named(self, entry: Entry) -> str:
        """The name that the data give to a component."""
        return entry.text(f"name_{self.texts.language}")

    def sheet(self, name: str, columns: Sequence[str], lines: Sequence[Line]) -> Sheet:
        """A sheet with its title and the titles of its columns."""
        return Sheet(self.say(name), [self.say(f"column-{column}") for column in columns], lines)

    def each(self, table: str, name: str, columns: Sequence[str], line: Callable[[int, Entry], Line]) -> Sheet:
        """A sheet with a line for each row of a table, which gets the number of the row and the row."""
        return self.sheet(name, columns, [line(number, entry) for number, entry in enumerate(self.data.all(table))])

    def told(self, entry: Entry, name: str, *fields: str, **values: object) -> Line:
        """Some values of a table as one line, called `sheet-<table>-<name>`, told by `sheet-<table>-<name>-text`.

        Without `values` for the message it gets numbers and texts under the names of their fields, the first one also
        as $n.
        """
        word = f"{entry.path[0]}-{name}".replace("_", "-")
        own = {field: entry.get(field) for field in fields if isinstance(entry.get(field), int | str)}
        text = self.say(f"{word}-text", **(values or {"n": own[fields[0]], **own}))
        return Line(entry, self.say(word), [cell(text, *fields)])


AnyInventory = Inventory[Any, Any, Any]


def picture(width: float, height: float, markup: Markup, scale: float = 1) -> Markup:
    """A component as a picture of its own, drawn with its upper left corner at (0, 0)."""
    wide, tall = width + 2 * EDGE, height + 2 * EDGE
    return element(
        "svg",
        markup,
        class_="board sheet-picture wide" if wide * scale > WIDE else "board sheet-picture",
        viewBox=f"{-EDGE:g} {-EDGE:g} {wide:g} {tall:g}",
        width=wide * scale,
        height=tall * scale,
        aria_hidden="true",
        focusable="false",
    )


def small(name: str) -> Markup:
    """An icon as a picture."""
    return picture(ICON, ICON, icon(name, 0, 0, ICON))


class Sketch(Canvas):
    """A canvas for a part of the board by itself: nothing on it can be chosen, and no piece travels."""

    def targeted(self, name: str, label: str, markup: Markup) -> Markup:
        return markup

    def piece(self, name: str, x: float, y: float, markup: Markup) -> None:
        self.add(group([markup], x, y))

    def picture(self, width: float, height: float, scale: float = 1) -> Markup:
        """What has been drawn, as a picture."""
        return picture(width, height, join(self._markup), scale)
