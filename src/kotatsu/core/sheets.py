"""The box as a list: every card, tile and number of a game in the reader's words, with where each of them comes from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kotatsu.core.components import Entry

SOURCES = ("seed", "found", "recalled", "reconstructed")  # from the surest to the least sure


class Cell(NamedTuple):
    """Something about a component, in words."""

    text: str
    fields: tuple[str, ...]  # the values in the data that it tells


class Line(NamedTuple):
    """One component."""

    entry: Entry
    name: str
    cells: Sequence[Cell]
    picture: str = ""  # a complete <svg> element of the component as it lies on the board, if it does

    def source(self, cell: Cell) -> str:
        """Where a cell comes from: what it tells is as sure as the least sure of its values."""
        sources = [self.entry.source_of(field) or SOURCES[0] for field in cell.fields if self.entry.has(field)]
        return max(sources, key=SOURCES.index, default=SOURCES[0])


class Sheet(NamedTuple):
    """Components of one kind."""

    title: str
    columns: Sequence[str]  # what the cells are about
    lines: Sequence[Line]
