"""Tours: every game has one, it can be played as it is told, and it is told in every language."""

from __future__ import annotations

import pytest

from kotatsu.core.languages import LANGUAGES
from kotatsu.core.registry import load_game
from kotatsu.core.tour import load_tour
from kotatsu.games import NAMES


@pytest.mark.parametrize("name", NAMES)
def test_the_tour_of_a_game(name: str) -> None:
    tour = load_tour(load_game(name))
    assert tour is not None
    tour.check()
    assert 6 <= len(tour) <= 10
    for step in range(len(tour)):
        assert any(move.step == step and move.seat == tour.learner for move in tour.moves)
        assert all(tour.text(step, language).strip() for language in LANGUAGES)
