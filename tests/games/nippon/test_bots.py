"""A bot that looks one turn ahead plays Nippon sensibly, which says that positions are valued sensibly."""

from __future__ import annotations

from kotatsu.bots import make_bots, play_game
from tests.games.nippon.test_box import nippon


def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(4):
        names = ["random", "random"]
        names[seed % 2] = "greedy"
        result = play_game(nippon().start(2, f"bots {seed}"), make_bots(names, seed))
        wins += result.places[seed % 2] == 1
    assert wins == 4


def test_greedy_games_end_with_the_scores_of_people() -> None:
    """Nobody waits for ever for somebody else to use up the workers, though the rules would allow it (NIP-3.9)."""
    for seats in (2, 4):
        state = nippon().start(seats, "patience")
        result = play_game(state, make_bots(["greedy"] * seats, 1))
        assert state.turn < 60 * seats
        assert 120 < max(result.scores) < 260
