"""The notes about a game say what happened in its games."""

from __future__ import annotations

from kotatsu.lab.balance import balance, uses
from kotatsu.lab.tournament import Plan, tournament
from tests.tables import TABLES


def test_notes_count_what_was_done() -> None:
    assert TABLES
    plan = Plan("lanterns", ("random",), 60, question=None)
    result = tournament(plan)
    found = {use.code: use for use in uses(result, plan.loaded)}
    seats = [(game, seat) for game in result.games.values() for seat in range(len(game.places))]
    for code, use in found.items():
        takers = [(game, seat) for game, seat in seats if code in game.taken[seat]]
        assert use.seats == len(takers)
        winners = sum(game.places[seat] == 1 and game.places.count(1) == 1 for game, seat in takers)
        shared = sum(0.5 for game, seat in takers if game.places.count(1) == 2)
        assert abs(use.wins.value * len(takers) - winners - shared) < 1e-6 or not takers
    notes = balance([result], "kotatsu balance lanterns")
    assert notes.startswith("# ") and "60 games" in notes and "## What is taken, 2 seats" in notes
    assert "## What happens once, in how many games" in notes
    assert balance([tournament(plan)], "kotatsu balance lanterns") == notes
