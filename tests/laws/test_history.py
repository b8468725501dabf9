"""Records, replays and undo."""

from __future__ import annotations

from pathlib import Path

import pytest

from kotatsu.core.errors import IllegalMove
from kotatsu.core.match import Match
from kotatsu.testing import some_laws
from kotatsu.testing.history import several_games
from tests.tables import GAMES, TABLES, Table, table_id

SOURCE = Path(__file__).parents[2] / "src"

pytestmark = pytest.mark.both_ways

TestHistory = some_laws("history", GAMES)


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_the_same_game_on_every_machine(table: Table) -> None:
    """The same records byte for byte, compiled or interpreted."""
    installed, interpreted = several_games(table), several_games(table, str(SOURCE))
    assert installed.stdout == interpreted.stdout
    assert interpreted.stderr.strip() == "interpreted"


def test_nobody_takes_back_what_belongs_to_another_match() -> None:
    match = Match.new("lanterns", 2, 1)
    match.play("give:1", 0)
    match.play("give:1", 1)
    match.sealed = len(match.plies)
    assert match.why_no_undo(0) == "nothing-to-undo" and match.undo_reach(0) == 2
    match.play("pass")
    with pytest.raises(IllegalMove):
        match.undo_to(0, 1)
