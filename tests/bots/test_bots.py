"""Bots play legal, repeatable games from views alone, and the greedy one plays better than chance."""

from __future__ import annotations

import pytest

from kotatsu import KotatsuError, Match, load_game
from kotatsu.bots import Budget, bot_names, make_bot, make_bots, play_game, play_match
from kotatsu.bots.registry import BOTS, USUAL_OPPONENT, bot_title
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.playout import playout
from kotatsu.core.position import dump_position
from kotatsu.core.rng import seeded
from kotatsu.games import NAMES


@pytest.mark.both_ways
@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("bot", bot_names())
def test_every_bot_finishes_every_game_and_repeats_it_with_the_same_seed(game: str, bot: str) -> None:
    records = set()
    for _ in range(2):
        match = Match.new(game, seed=5)
        outcome = play_match(match, make_bots([bot] * match.seats, 9))
        assert outcome.decisions == len(match.plies) and min(outcome.places) in (1, 2)  # 2: nobody has won
        assert outcome.scores == match.scores()
        records.add(match.record())
    assert len(records) == 1


@pytest.mark.parametrize("game", NAMES)
def test_greedy_clearly_beats_random(game: str) -> None:
    rules = load_game(game)
    seats = rules.seats[0]
    greedy_wins = 0
    for number in range(24):
        names = ["random"] * seats
        names[number % seats] = "greedy"
        outcome = play_game(rules.start(seats, str(number)), make_bots(names, number))
        greedy_wins += outcome.places[number % seats] == 1
    assert greedy_wins >= 20


@pytest.mark.parametrize("game", NAMES)
def test_a_game_of_random_bots_is_a_playout_of_the_kernel(game: str) -> None:
    rules = load_game(game)
    by_bots = rules.start(rules.seats[0], "3")
    by_kernel = by_bots.copy()
    outcome = play_game(by_bots, make_bots(["random"] * by_bots.seats, 4))
    assert playout(by_kernel, seeded("4")) == outcome.decisions
    assert dump_position(rules, by_bots) == dump_position(rules, by_kernel)


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("bot", bot_names())
def test_choosing_changes_nothing_and_needs_only_what_the_seat_may_know(game: str, bot: str) -> None:
    """Two states that look the same to a seat get the same answer, though what it cannot see differs."""
    rules = load_game(game)
    state = rules.start(rules.seats[0], "8")
    rng = seeded("other worlds")
    for number in range(12):
        if state.over():
            break
        seat = state.actor()
        before = dump_position(rules, state)
        answers = {
            make_bot(bot, number).choose(world.view(seat), seat)
            for world in (state, state.determinize(seat, rng), state.determinize(seat, rng))
        }
        assert len(answers) == 1 and answers <= set(state.moves(seat))
        assert dump_position(rules, state) == before
        state.apply(answers.pop(), seat)


def test_bots_have_a_title_in_every_language_and_come_by_level() -> None:
    assert [BOTS[name].level for name in bot_names()] == sorted(bot.level for bot in BOTS.values())
    for bot in BOTS.values():
        assert all(bot_title(bot.name, language) == bot.title[language] for language in LANGUAGES)
    assert USUAL_OPPONENT in BOTS and bot_title("gone", "en") == "gone"


def test_a_greater_budget_is_spent() -> None:
    rules = load_game("yokohama")
    points = [
        play_game(rules.start(2, "budget"), make_bots(["greedy", "random"], 1), Budget(tries=tries)).scores[0]
        for tries in (1, 300)
    ]
    assert points[0] != points[1]


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(KotatsuError, match=r"no bot 'gredy'; there are .*greedy"):
        make_bot("gredy", 1)
