"""Tours: what a game tells in its first turns can be played as it is told, and it is told in every language."""

from __future__ import annotations

import re

from kotatsu.core.languages import LANGUAGES
from kotatsu.core.match import Match
from kotatsu.core.registry import load_game
from kotatsu.core.tour import load_tour
from kotatsu.house.driving import PACES, USUAL_PACE

WORDS_A_MINUTE = 130  # with a look at the board now and then
SECONDS_A_MOVE = 7
UNDO = re.compile(
    r"\b(undo|tak(e|ing) (\w+ )*back)\b|rückgängig|zurück(zu)?nehmen|nimm \w+( \w+)? zurück", re.IGNORECASE
)


def test_the_tour_of_a_game(name: str) -> None:
    """It can be played, and has six to ten steps, each told in both languages and with a move of the learner."""
    tour = load_tour(load_game(name))
    if tour is None:
        return  # a game need not have one
    tour.check()
    assert 6 <= len(tour) <= 10
    for step in range(len(tour)):
        assert any(move.step == step and move.seat == tour.learner for move in tour.moves)
        assert all(tour.text(step, language).strip() for language in LANGUAGES)


def test_a_tour_takes_as_long_as_the_lobby_says(name: str) -> None:
    """Reading, looking for the place, and moving."""
    game = load_game(name)
    tour = load_tour(game)
    if tour is None:
        return
    words = sum(len(tour.text(step, "en").split()) for step in range(len(tour)))
    own = sum(move.seat == tour.learner for move in tour.moves)
    others = len(tour.moves) - own
    seconds = words / WORDS_A_MINUTE * 60 + own * SECONDS_A_MOVE + others * PACES[USUAL_PACE]
    assert abs(game.learn_minutes - seconds / 60) <= 1


def test_a_promised_undo_is_possible_at_that_step(name: str) -> None:
    """Whoever tries at once what the guide says is not refused; both languages promise the same."""
    tour = load_tour(load_game(name))
    if tour is None:
        return  # a game need not have one
    match = Match.new(tour.game, tour.seats, tour.seed, tour.options)
    step = -1
    for move in tour.moves:
        if move.step != step:
            step = move.step
            promises = {bool(UNDO.search(tour.text(step, language))) for language in LANGUAGES}
            assert len(promises) == 1, tour.text(step, "en")
            assert not (promises == {True} and match.why_no_undo(tour.learner)), tour.text(step, "en")
        match.play_code(tour.game.vocabulary.parse(move.move), move.seat)
