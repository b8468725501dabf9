"""Secret plans: made in few steps, changeable until they are handed in, visible to nobody else."""

from __future__ import annotations

import pytest

from kotatsu.board.look import look_of
from kotatsu.core.match import Match
from kotatsu.core.registry import load_game
from kotatsu.core.rng import seeded
from kotatsu.core.state import WATCHER
from kotatsu.core.texts import Texts
from kotatsu.games.edo.moves import COMMIT, SLOTS, STAFF_OWN, STAFF_SHOGUN
from kotatsu.games.edo.state import EdoState
from tests.tables import data

LONGEST_PLAN = 7  # three actions, three times officials, handing in


def planning(seats: int, seed: str, rounds: int = 0) -> Match:
    """A match of random moves at the beginning of a planning phase."""
    match = Match.new("edo", seats, seed)
    rng = seeded(seed)
    while not (match.state.stack[-1].asks() == 2 and state_of(match).round > rounds):
        step(match, match.state.actor(), rng.below(1000))
    return match


def state_of(match: Match) -> EdoState:
    assert isinstance(match.state, EdoState)
    return match.state


def step(match: Match, seat: int, choice: int) -> None:
    moves = match.state.moves(seat)
    match.play_code(moves[choice % len(moves)], seat)


@pytest.mark.both_ways
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_sees_another_plan_before_it_is_revealed(seats: int) -> None:
    """EDO-4.7, EDO-4.8: another plan, whatever it is and however far it has come, changes nothing for a viewer."""
    rng = seeded("watching")
    for rounds in range(3):
        one, other = planning(seats, "plans", rounds), planning(seats, "plans", rounds)
        texts = Texts(one.game, "en")
        for _ in range(LONGEST_PLAN - 1):
            for match in (one, other):
                if COMMIT not in match.state.moves(0) and rng.below(4):
                    step(match, 0, rng.below(1000))
            for viewer in [*range(1, seats), WATCHER]:
                assert data(one.game, one.view(viewer)) == data(other.game, other.view(viewer))
                assert one.state.moves(max(viewer, 1)) == other.state.moves(max(viewer, 1))
                told = [[texts.event(entry) for entry in match.events(viewer)] for match in (one, other)]
                assert told[0] == told[1]
                tables = [look_of(one.game).describe(match.view(viewer), texts) for match in (one, other)]
                assert [part.lines for part in tables[0]] == [part.lines for part in tables[1]]
        assert state_of(one).players[0].planned != state_of(other).players[0].planned


@pytest.mark.both_ways
def test_a_plan_is_made_in_few_steps_and_in_one_way(seats: int = 3) -> None:
    """EDO-4.1, EDO-4.3: no decision has many options, and the moves tell the plan exactly."""
    for seed in range(20):
        match = planning(seats, f"steps {seed}", seed % 9)
        rng = seeded(f"choices {seed}")
        codes: list[str] = []
        while 1 in match.to_act():
            assert len(match.state.moves(1)) <= 40
            step(match, 1, rng.below(1000))
            codes.append(match.game.vocabulary.notation(match.plies[-1].code))
        assert len(codes) <= LONGEST_PLAN
        player = state_of(match).players[1]
        names = load_game("edo").vocabulary
        actions = [code.split(":")[2] for code in codes if code.startswith("plan")]
        assert len(actions) == SLOTS == len({action.split(".")[0] for action in actions})
        for slot in range(SLOTS):
            box = state_of(match).box
            assert names.codes[f"plan:{slot + 1}:{actions[slot]}"] % 1000
            placed = player.own_at[slot] + player.shogun_at[slot]
            action = player.planned[slot]
            assert placed % box.officials[action] == 0 and placed <= box.most[action] * box.officials[action]
        assert player.free_own() >= 0 and player.free_shoguns() >= 0


@pytest.mark.both_ways
def test_a_plan_can_be_changed_until_it_is_handed_in() -> None:
    """EDO-4.8: taking back goes to the beginning of the plan, whatever the others do meanwhile; not after handing in."""
    match = planning(3, "changing", 1)
    fresh = data(match.game, match.view(0))
    rng = seeded("changes")
    while match.state.moves(0) != [COMMIT]:
        step(match, 0, rng.below(1000))
        step(match, 1, 0)
    match.undo_turn(0)
    assert data(match.game, match.view(0)) == fresh
    assert match.to_act() == [0, 1, 2]
    while 0 in match.to_act():
        step(match, 0, rng.below(1000))
    assert match.why_no_undo(0) == "not-your-decision"


@pytest.mark.both_ways
@pytest.mark.parametrize("last", [0, 1])
def test_plans_are_final_once_all_are_handed_in(last: int) -> None:
    """EDO-4.8: when the phase is over, nobody takes a plan back, whoever handed in last."""
    match = planning(2, "final", 1)
    for seat in (1 - last, last):
        while seat in match.to_act() and match.state.stack[-1].asks() == 2:
            step(match, seat, 0)
    assert match.why_no_undo(match.state.actor()) == "something-was-revealed"
    assert match.undo_reach(match.state.actor()) == len(match.plies)


@pytest.mark.both_ways
def test_guessed_plans_are_possible_plans() -> None:
    """EDO-4.2, EDO-4.5, EDO-11.1: what a bot imagines of others could really have been handed in."""
    rng = seeded("guesses")
    guesses = 0
    for seed in range(6):
        match = planning(4, f"guess {seed}", seed)
        while not match.over and state_of(match).round == seed + 1:
            guess = match.state.determinize(match.to_act()[0], rng.fork())
            assert isinstance(guess, EdoState)
            for player in guess.players:
                if player.ready:
                    guesses += 1
                    cards = [guess.box.card_of[action] for action in player.planned]
                    assert len(set(cards)) == SLOTS
                    usable = player.cards & ~player.fresh
                    assert all(card < 3 or usable >> (card - 3) & 1 for card in cards)
                    assert player.free_own() >= 0
                    for slot in range(player.revealed, SLOTS):
                        action = player.planned[slot]
                        placed = player.own_at[slot] + player.shogun_at[slot]
                        assert placed % guess.box.officials[action] == 0
                        assert placed <= guess.box.most[action] * guess.box.officials[action]
            step(match, match.to_act()[0], rng.below(1000))
    assert guesses > 100
    assert max(STAFF_OWN) == max(STAFF_SHOGUN) == 4
