"""Advice is what the strongest bots would do, and it knows what it does not know."""

from __future__ import annotations

import pytest

from kotatsu import Match, load_game
from kotatsu.bots import Budget, make_bots
from kotatsu.bots.analysis import NOBODY_KNOWS, Study, Thought, analyse, chance_of, is_clear
from kotatsu.bots.levels import Daimyo
from kotatsu.core.match import random_match
from kotatsu.core.rng import seeded
from kotatsu.core.texts import Texts
from kotatsu.games import NAMES
from kotatsu.web.chronicle.advice import Adviser, costs_much
from kotatsu.web.words.wording import wording_in
from tests.tables import GAMES

WHOLE, HALF = Budget(60_000, 1200.0), Budget(30_000, 600.0)  # the same answers however busy the machine is


def questions(game: str, first: int, step: int) -> list[tuple[Match, int]]:
    """Moments of a game between bots at which a seat has a choice, each with that seat."""
    match = Match.new(load_game(game), seed="questions")
    bots = make_bots(["apprentice"] * match.seats, 3)
    found: list[tuple[Match, int]] = []
    while not match.over:
        seat = match.to_act()[0]
        view = match.view(seat)
        if len(match.plies) >= first + step * len(found) and len(view.moves(seat)) > 2:
            found.append((match.until(len(match.plies)), seat))
        match.play_code(bots[seat].choose(view, seat), seat)
    return found


@pytest.mark.parametrize("game", NAMES)
def test_a_hint_is_what_the_strongest_would_do(game: str) -> None:
    """With as much thought and the same chance a bot that searches makes the move that is named first."""
    for match, seat in questions(game, 8, 70)[:2]:
        view = match.view(seat)
        best, *others = analyse(match.game, view, seat, WHOLE)
        bot = Daimyo(chance_of(match.game, view, seat))
        assert bot.choose(view, seat, HALF) == best.line[0]
        assert all(other.value <= best.value for other in others)


def test_nobody_is_warned_of_chance() -> None:
    """A turn is not better than itself, however often both are played on."""
    asked = questions(NAMES[0], 4, 25)[:6]
    told = []
    for match, seat in asked:
        study = Study(match.game, match.view(seat), seat, WHOLE)
        best, twin = study.proved([study.candidates[0].moves] * 2)
        told.append(costs_much(twin, best))
    assert len(told) == 6 and sum(told) <= 1


def test_what_was_seen_once_proves_nothing() -> None:
    [(match, seat), *_] = questions(NAMES[0], 20, 1000)
    best, *others = analyse(match.game, match.view(seat), seat, Budget(1, 60.0))
    assert others and all(other.error == NOBODY_KNOWS and not is_clear(other, best) for other in others)
    adviser = Adviser(match.view(seat), seat, Texts(match.game, "en"), wording_in("en"))
    data = adviser.data([best, *others])
    assert data["costs"] == {}
    assert {one["worth"] for one in data["advice"]} == {
        "Who will lead in the end cannot be said yet",
        "no clear difference",
    }


def test_the_last_move_of_a_game_is_known_exactly() -> None:
    """Nothing can happen any more: leads are those at the end, without doubt, and whatever costs a point is named."""
    game = next(game for game in GAMES if game not in NAMES)
    costly = 0
    for seed in range(12):
        match = random_match(load_game(game), 2, f"{seed}", seeded(f"{seed}"))
        ply = max(ply for ply, made in enumerate(match.plies) if len(match.state_at(ply).moves(made.seat)) > 1)
        state, seat = match.state_at(ply), match.plies[ply].seat
        leads = {}
        for code in state.moves(seat):
            after = state.copy()
            after.apply(code, seat)
            if after.over():
                leads[code] = 100 * (sum(after.score(seat)) - sum(after.score(1 - seat)))
        if len(leads) < len(state.moves(seat)):
            continue
        thoughts: list[Thought] = analyse(match.game, state.view(seat), seat, WHOLE)
        assert {thought.line[0]: thought.value for thought in thoughts} == leads
        assert not any(thought.error for thought in thoughts)
        assert all(is_clear(thought, thoughts[0]) == (thought.value < max(leads.values())) for thought in thoughts)
        costly += len(set(leads.values())) > 1
    assert costly
