"""Whole random games of Nippon: facts that follow from the rules, and the way games go."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kotatsu.core.bits import members
from kotatsu.core.match import Match
from kotatsu.core.rng import seeded
from kotatsu.games.nippon.components import TILES_PER_GOOD
from kotatsu.games.nippon.moves import ACTION, ACTIONS, CONSOLIDATE
from kotatsu.games.nippon.state import NipponState
from kotatsu.games.nippon.steps.market import Displace
from kotatsu.games.nippon.steps.turn import Main
from tests.games.nippon.test_box import nippon

pytestmark = pytest.mark.both_ways

SEATS = [2, 3, 4]


def random_states(seats: int, seed: int) -> Iterator[NipponState]:
    """Every position of a random game; consolidating is chosen rarely, so that boards fill up and the bag runs low."""
    state = nippon().start(seats, f"game {seed}")
    rng = seeded(f"player {seed}")
    assert isinstance(state, NipponState)
    yield state
    while not state.over():
        moves = [code for code in state.moves() if code != CONSOLIDATE] if rng.below(12) else state.moves()
        moves = moves or state.moves()
        state.apply(moves[rng.below(len(moves))])
        yield state


@pytest.mark.parametrize("seats", SEATS)
def test_facts_about_refills(seats: int) -> None:
    """NIP-7.6: fields are never empty at the start of a turn; only four players run short, in rows 4 and 5."""
    short = 0
    for seed in range(40):
        for state in random_states(seats, seed):
            if not state.over() and isinstance(state.stack[-1], Main):
                assert all(state.fields)
            if state.pending:
                short += 1
                assert seats == 4 and len(state.pending) <= 6
                assert all(place in (8, 9) for place in state.pending)
                assert sum(state.bag) == 0
                assert sum(len(row) for row in state.rows) >= 9
    assert (short > 0) == (seats == 4)


@pytest.mark.parametrize("seats", SEATS)
def test_what_never_happens(seats: int) -> None:
    """NIP-1.13, NIP-1.14, NIP-4.1.1, NIP-4.1.8, NIP-4.2.6, NIP-4.6.5, NIP-2.9: invariants of every position."""
    before: dict[int, tuple[int, ...]] = {}
    for state in random_states(seats, 7):
        for seat, player in enumerate(state.players):
            goods = [tile // TILES_PER_GOOD for tile in members(player.factories)]
            assert len(set(goods)) == len(goods)
            assert player.upgraded & ~player.machines == 0
            assert not player.stored or sorted(members(player.upgraded)) == sorted(goods)
            assert all(0 <= n <= 4 for n in player.goods)
            assert min(player.yen, player.coal, player.blueprints, player.vp()) >= 0
            now = (
                player.income,
                player.mining,
                player.technology,
                sum(player.trains),
                sum(player.ships),
                player.factories,
            )
            if seat in before:
                assert all(a <= b for a, b in zip(before[seat], now, strict=True))
            before[seat] = now
        for city in range(8):
            tiles = [tile for tile in state.tiles[4 * city : 4 * city + 4] if tile >= 0]
            crowded = bool(state.stack) and isinstance(state.stack[-1], Displace)
            assert len(tiles) <= seats + crowded


def test_there_is_always_a_way_on() -> None:
    """NIP-3.9: after consolidating with an empty board machines can be bought."""
    for seed in range(3):
        state = nippon().start(3, f"way {seed}")
        assert isinstance(state, NipponState)
        for _ in range(9):
            state.apply(CONSOLIDATE)
            state.apply(state.moves()[0])
        assert state.players[state.active].yen >= 12000
        assert ACTION + ACTIONS - 3 in state.moves()


@pytest.mark.parametrize("seats", SEATS)
def test_the_score_foretold_is_the_score_booked(seats: int) -> None:
    """NIP-9.3 to NIP-9.7: what `score` promises before the last move is what the final scoring books."""
    promised: list[list[int]] = []
    for state in random_states(seats, 3):
        if state.over():
            assert [state.score(seat) for seat in range(seats)] == promised
            assert sorted(state.places()) == list(range(1, seats + 1))
        promised = [state.score(seat) for seat in range(seats)]


def test_the_bag_yields_every_colour_alike() -> None:
    """NIP-10.2, NIP-10.3: the first worker of a game is drawn from 48, eight of each colour."""
    counts = [0] * 6
    for seed in range(600):
        state = nippon().start(4, f"bag {seed}")
        assert isinstance(state, NipponState)
        counts[state.fields[0][0]] += 1
    assert min(counts) > 60 and max(counts) < 150


def test_nobody_but_the_active_player_decides() -> None:
    """NIP-10.4."""
    match = Match.new(nippon(), 4, 5)
    rng = seeded("active")
    while not match.over:
        assert isinstance(match.state, NipponState)
        assert match.to_act() == [match.state.active]
        moves = match.state.moves()
        match.play_code(moves[rng.below(len(moves))])


def test_games_last_as_long_as_people_report() -> None:
    """About 40 turns each, also at random."""
    turns = []
    for seed in range(12):
        for state in random_states(3, 100 + seed):
            last = state
        turns.append(last.turn / 3)
    assert 25 < sum(turns) / len(turns) < 60
