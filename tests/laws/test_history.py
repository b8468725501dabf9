"""Records, replays and undo."""

from __future__ import annotations

from pathlib import Path

import pytest

from kotatsu.core.errors import IllegalMove
from kotatsu.core.match import Match
from kotatsu.testing import laws_in, some_laws
from kotatsu.testing.history import several_games
from tests.tables import GAMES, TABLES, Table, table_id

SOURCE = Path(__file__).parents[2] / "src"

HASHES = "test_the_same_game_whatever_the_hash_seed"  # which the test below looks at too
ONCE = "test_any_moment_is_found_again"
BOTH_WAYS = [law.__name__ for law in laws_in("history") if law.__name__ not in (HASHES, ONCE)]

TestHistory = pytest.mark.both_ways(some_laws("history", GAMES, without=(HASHES, ONCE)))
TestMoments = some_laws("history", GAMES, without=(HASHES, *BOTH_WAYS))


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_the_same_game_on_every_machine(table: Table) -> None:
    """The same records byte for byte, whatever the hash seed, compiled or interpreted."""
    installed = several_games(table, PYTHONHASHSEED="1")
    interpreted = several_games(table, str(SOURCE), PYTHONHASHSEED="2")
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
