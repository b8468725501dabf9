"""The tables of this house: every game that comes with it, and the sample, with every number of seats."""

from __future__ import annotations

from kotatsu.core.registry import add_game
from kotatsu.games import NAMES
from kotatsu.testing.tables import Table, data, force_undo, table_id, tables_of, walk
from tests.sample.lanterns.meta import Lanterns

__all__ = ["GAMES", "TABLES", "Table", "data", "force_undo", "table_id", "walk"]

add_game(Lanterns)  # the sample game keeps the laws too

GAMES = [*NAMES, Lanterns.name]
TABLES: list[Table] = tables_of(GAMES)
