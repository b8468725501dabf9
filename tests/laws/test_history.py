"""Records, replays and undo: a match is its moves."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from kotatsu.core.errors import IllegalMove
from kotatsu.core.match import MILESTONE, Match
from kotatsu.core.state import WATCHER
from tests.tables import TABLES, Table, data, table_id, walk

SOURCE = Path(__file__).parents[2] / "src"

SEVERAL_GAMES = """
import sys, hashlib
import tests.tables
from kotatsu.core.match import random_match
from kotatsu.core.registry import load_game
from kotatsu.core.rng import seeded
from kotatsu.version import is_compiled
records = [random_match(load_game(sys.argv[1]), int(sys.argv[2]), f"s{n}", seeded(f"r{n}")).record() for n in range(6)]
print(hashlib.sha256("".join(records).encode()).hexdigest())
print("compiled" if is_compiled() else "interpreted", file=sys.stderr)
"""


@pytest.mark.both_ways
@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_a_replay_meets_the_same_positions(table: Table) -> None:
    positions = []
    for match, _ in walk(table, 21):
        positions.append(data(match.game, match.state))
    again = Match.replay(match.record())
    assert again.plies == match.plies
    assert again.record() == match.record()
    state = again.state_at(0)
    for number, (seat, code) in enumerate(again.plies):
        assert data(match.game, state) == positions[number]
        state.apply(code, seat)
    assert data(match.game, state) == positions[-1]


@pytest.mark.both_ways
@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_undo_goes_back_to_the_same_position_and_redo_forth(table: Table) -> None:
    before: dict[str, object] = {}
    for match, rng in walk(table, 22):
        now = data(match.game, match.state)
        if match.plies and rng.below(4) == 0:
            log = match.events(0)
            match.force_undo()
            assert data(match.game, match.state) == before
            match.redo()
            assert data(match.game, match.state) == now
            assert match.events(0) == log
        before = now


@pytest.mark.both_ways
@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_the_undo_law(table: Table) -> None:
    """An allowed undo leaves the same seat to act, touches nobody else's moves and takes back nothing that was seen."""
    allowed = 0
    for match, _ in walk(table, 23):
        for seat in range(match.seats):
            reason = match.why_no_undo(seat)
            trial = Match.replay(match.record())
            if reason:
                with pytest.raises(IllegalMove):
                    trial.undo(seat)
                assert trial.plies == match.plies
                continue
            allowed += 1
            trial.undo(seat)
            assert trial.state.reveals == match.state.reveals
            assert seat in trial.to_act() and seat in match.to_act()
            assert [ply for ply in trial.plies if ply.seat != seat] == [ply for ply in match.plies if ply.seat != seat]
            assert len(trial.plies) == len(match.plies) - 1
        if len(match.plies) > 60:
            break
    assert allowed > 5 or len(match.plies) < 30


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_the_same_game_on_every_machine(table: Table) -> None:
    """The same records byte for byte, whatever the hash seed, compiled or interpreted."""
    runs = [{"PYTHONHASHSEED": "1"}, {"PYTHONHASHSEED": "2", "PYTHONPATH": str(SOURCE)}]
    results = [
        subprocess.run(
            [sys.executable, "-c", SEVERAL_GAMES, table[0], str(table[1])],
            cwd=SOURCE.parent,
            env={**os.environ, **run},
            capture_output=True,
            text=True,
            check=True,
        )
        for run in runs
    ]
    assert results[0].stdout == results[1].stdout
    assert len(results[0].stdout.strip()) == hashlib.sha256().digest_size * 2
    assert results[1].stderr.strip() == "interpreted"


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_any_moment_is_found_again(table: Table) -> None:
    """Going back from a kept state and from the beginning are the same, with all that was told up to there."""
    *_, (match, _) = walk(table, 5)
    state = match.state_at(0)
    for ply, (seat, code) in enumerate(match.plies):
        if ply % 7 == 0 or ply % MILESTONE in (0, 1, MILESTONE - 1):
            past = match.until(ply)
            assert data(match.game, past.state) == data(match.game, state) and past.plies == match.plies[:ply]
            assert past.events(WATCHER) == [entry for entry in match.events(WATCHER) if entry.ply < ply]
            past.play_code(code, seat)
            assert past.questions == match.questions[: ply + 1]
        state.apply(code, seat)


def test_nobody_takes_back_what_belongs_to_another_match() -> None:
    match = Match.new("lanterns", 2, 1)
    match.play("give:1", 0)
    match.play("give:1", 1)
    match.sealed = len(match.plies)
    assert match.why_no_undo(0) == "nothing-to-undo" and match.undo_reach(0) == 2
    match.play("pass")
    with pytest.raises(IllegalMove):
        match.undo_to(0, 1)
