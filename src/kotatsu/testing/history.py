"""Records, replays and undo: a match is its moves."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from kotatsu.core.errors import IllegalMove
from kotatsu.core.match import MILESTONE, Match
from kotatsu.core.registry import home_of, load_game
from kotatsu.core.state import WATCHER
from kotatsu.testing.tables import Table, data, force_undo, walk

SEVERAL_GAMES = """
import hashlib, sys
from kotatsu.core.match import random_match
from kotatsu.core.registry import add_game, from_home, load_game
from kotatsu.core.rng import seeded
from kotatsu.version import is_compiled
home, name, seats = sys.argv[1:]
add_game(from_home(home))
records = [random_match(load_game(name), int(seats), f"s{n}", seeded(f"r{n}")).record() for n in range(6)]
print(hashlib.sha256("".join(records).encode()).hexdigest())
print("compiled" if is_compiled() else "interpreted", file=sys.stderr)
"""


def test_a_replay_meets_the_same_positions(table: Table) -> None:
    """A record leads through the same positions, ply by ply."""
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


def test_undo_goes_back_to_the_same_position_and_redo_forth(table: Table) -> None:
    """Nothing is left of what was taken back, in the position or in the log."""
    before: dict[str, object] = {}
    for match, rng in walk(table, 22):
        now = data(match.game, match.state)
        if match.plies and rng.below(4) == 0:
            log = match.events(0)
            force_undo(match)
            assert data(match.game, match.state) == before
            match.redo()
            assert data(match.game, match.state) == now
            assert match.events(0) == log
        before = now


def test_the_undo_law(table: Table) -> None:
    """An allowed undo leaves the same seat to act, touches nobody else's moves and takes back nothing that was seen.

    Whoever has just decided something and is asked again may take it back, unless something was seen.
    """
    reveals = 0
    for match, _ in walk(table, 23):
        unseen = match.state.reveals == reveals
        reveals = match.state.reveals
        for seat in range(match.seats):
            reason = match.why_no_undo(seat)
            if match.plies and match.plies[-1].seat == seat and match.to_act() == [seat]:
                assert bool(reason) != unseen
            trial = Match.replay(match.record())
            if reason:
                with pytest.raises(IllegalMove):
                    trial.undo(seat)
                assert trial.plies == match.plies
                continue
            trial.undo(seat)
            assert trial.state.reveals == match.state.reveals
            assert seat in trial.to_act() and seat in match.to_act()
            assert [ply for ply in trial.plies if ply.seat != seat] == [ply for ply in match.plies if ply.seat != seat]
            assert len(trial.plies) == len(match.plies) - 1
        if len(match.plies) > 60:
            break


def test_the_same_game_whatever_the_hash_seed(table: Table) -> None:
    """The same records byte for byte: no rule depends on the order in which Python keeps things."""
    first, second = (several_games(table, PYTHONHASHSEED=seed) for seed in "12")
    assert first.stdout == second.stdout and len(first.stdout.strip()) == 64


def several_games(table: Table, *search: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Some random games in a process of their own, which looks for modules in `search` first: the hash of their records."""
    name, seats = table
    return subprocess.run(
        [sys.executable, "-c", SEVERAL_GAMES, home_of(type(load_game(name))), name, str(seats)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([*search, *sys.path]), **environment},
        capture_output=True,
        text=True,
        check=True,
    )


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
