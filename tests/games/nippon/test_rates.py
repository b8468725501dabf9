"""What judging looks up in tables is what the rules count."""

from __future__ import annotations

import pytest

from kotatsu.core.registry import load_game
from kotatsu.core.rng import seeded
from kotatsu.games.nippon import scoring
from kotatsu.games.nippon.components import (
    MINING_STARS,
    SHIP_STARS,
    STAR_MINING,
    STAR_TECHNOLOGY,
    TECHNOLOGY_STARS,
    TIES,
    TRAIN_STARS,
)
from kotatsu.games.nippon.moves import CONTRACTS
from kotatsu.games.nippon.rates import LAST_WEIGHTS, RANKS, WEIGHTS, Rates


@pytest.mark.both_ways
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tables_hold_what_achievements_count(seats: int) -> None:
    game = load_game("nippon")
    rates, rng = Rates(game.box), seeded("rates")
    state = game.start(seats, "rates")
    while not state.over():
        for seat, player in enumerate(state.players):
            stars = {
                SHIP_STARS: rates.ships[player.ships_gone] - 3 * (player.ships_gone & 1),
                TRAIN_STARS: rates.trains[player.trains_gone] - 3 * (player.trains_gone & 1),
                MINING_STARS: rates.mining[player.mining] + 10 * player.effects[STAR_MINING] - 5 * (player.mining & 1),
                TECHNOLOGY_STARS: rates.technology[player.technology]
                + 10 * player.effects[STAR_TECHNOLOGY]
                - 5 * (player.technology & 1),
            }
            for achievement, tenths in stars.items():
                assert tenths == 10 * scoring.base(state, seat, achievement, 0)
        moves = state.moves()
        state.apply(moves[rng.below(len(moves))])


def test_ranks_promise_what_all_scorings_to_come_bring() -> None:
    box = load_game("nippon").box
    rates = Rates(box)
    for ranks, weights in ((rates.ranks, WEIGHTS), (rates.last_ranks, LAST_WEIGHTS)):
        first = 1 * RANKS + 1 * TIES + 2  # from the second scoring on: one has more, two share
        assert ranks[first] == weights[0] * box.shared_points[1][TIES + 2] + weights[1] * box.shared_points[2][TIES + 2]
    assert [rates.ones[bits] for bits in (0, 5, (1 << CONTRACTS) - 1)] == [0, 2, CONTRACTS]
