"""Laws that every position of every game keeps, checked along whole random games."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import Any

import pytest

from kotatsu.core import toml
from kotatsu.core.errors import IllegalMove
from kotatsu.core.match import Match
from kotatsu.core.position import dump_position, load_position, position_key
from kotatsu.core.rng import Rng, seeded
from kotatsu.core.schema import cards_in
from kotatsu.core.state import FULL, LEGAL, WATCHER, State
from kotatsu.testing.tables import Table, data, walk


def test_every_component_stays_in_the_box(table: Table) -> None:
    """Cards are in one place each, other limited pieces keep their number, after every decision of whole games."""
    for seed in range(4):
        census: dict[str, int] = {}
        for match, _ in walk(table, seed):
            for cards in match.game.cards:
                places = Counter(card for pile in cards.piles(match.state) for card in cards_in(*pile))
                assert places == Counter(range(len(cards.domain))), cards.domain.name
            census = census or match.game.census(match.state)
            assert match.game.census(match.state) == census


def test_somebody_can_always_move_and_offers_are_exactly_the_legal_moves(table: Table) -> None:
    """Until a game is over somebody has a move, and every code is either offered or refused with a reason."""
    for seed in range(2):
        for match, rng in walk(table, seed):
            if match.over:
                break
            assert match.to_act()
            for seat in range(match.seats):
                moves = match.state.moves(seat)
                assert bool(moves) == (seat in match.to_act())
                assert len(set(moves)) == len(moves)
                for code in range(len(match.game.vocabulary)):
                    reason = match.state.why_not(code, seat)
                    assert (reason == LEGAL) == (code in moves), match.game.vocabulary.notation(code)
                    assert not reason or match.game.reasons.name(reason)
            _refused_moves_change_nothing(match, rng.below(len(match.game.vocabulary)))


def test_moves_found_directly_are_the_legal_options_in_their_order(table: Table) -> None:
    """A step may find its moves without asking `why_not` about each option, which is quicker; it finds the same."""
    for seed in range(6):
        for match, _ in walk(table, seed):
            for seat in match.to_act():
                step = match.state.stack[-1]
                legal = [code for code in step.options(match.state, seat) if not step.why_not(match.state, seat, code)]
                assert step.moves(match.state, seat) == legal == match.state.moves(seat)


def test_positions_have_one_key_exactly_when_the_game_goes_on_alike(table: Table) -> None:
    """Chance to come is no part of a key, and nothing that a viewer does not know is part of theirs."""
    key_of: dict[str, bytes] = {}
    story_of: dict[bytes, str] = {}
    for match, rng in islice(walk(table, 7), 0, None, 4):
        seat = rng.below(match.seats)
        another = match.state.determinize(seat, seeded("another world")).view(seat)
        for state in (match.state, match.view(WATCHER), match.view(seat), another):
            told = dump_position(match.game, state)
            story = repr({name: value for name, value in told.items() if name not in ("random", "reveals")})
            key = position_key(match.game, state)
            assert key_of.setdefault(story, key) == key
            assert story_of.setdefault(key, story) == story
        assert position_key(match.game, another) == match.key(seat)
        assert hash(match.key()) == hash(position_key(match.game, match.state.copy()))


def _refused_moves_change_nothing(match: Match, code: int) -> None:
    seat = match.to_act()[0]
    if code in match.state.moves(seat):
        return
    before = data(match.game, match.state)
    with pytest.raises(IllegalMove):
        match.play_code(code, seat)
    assert data(match.game, match.state) == before


def test_a_position_written_and_read_again_is_the_same(table: Table) -> None:
    """As TOML, with the same moves afterwards."""
    for match, _ in walk(table, 11):
        position = dump_position(match.game, match.state)
        text = toml.dump(position)
        again = load_position(match.game, toml.parse(text, "position"), "position", text)
        assert dump_position(match.game, again) == position
        assert again.to_act() == match.to_act()
        for seat in match.to_act():
            assert again.moves(seat) == match.state.moves(seat)


def test_a_copy_leads_a_life_of_its_own(table: Table) -> None:
    """Playing on a copy to the end changes nothing in the original, and both would go on alike."""
    for match, rng in walk(table, 5):
        if rng.below(8):
            continue
        before = data(match.game, match.state)
        twins = [match.state.copy() for _ in range(2)]
        assert data(match.game, twins[0]) == before
        choices = rng.fork()
        results = [_play_out(twin, choices.copy()) for twin in twins]
        assert results[0] == results[1]
        assert data(match.game, match.state) == before
        assert data(match.game, twins[0]) == data(match.game, twins[1])


def test_a_copy_can_be_changed_in_every_field(table: Table) -> None:
    """Copies share rows, and nothing else: whatever is put into the fields of one is not seen in the other."""
    for match, _ in walk(table, 6):
        before = data(match.game, match.state)
        twin: Any = match.state.copy()
        owners = [(twin, match.game.fields), *((player, match.game.player_fields) for player in twin.players)]
        for owner, fields in owners:
            for name in fields.kinds:
                setattr(owner, name, _another(getattr(owner, name)))
        assert data(match.game, match.state) == before


def _another(value: Any) -> Any:
    return value ^ 1 if isinstance(value, int) else [*map(_another, value), 0]


def test_a_move_changes_no_row_that_copies_share(table: Table) -> None:
    """Every move of whole games, on a copy and on a possible world of every seat: the original sees none of them."""
    for match, rng in walk(table, 7):
        before = data(match.game, match.state)
        twins = [match.state.copy(), *(match.state.determinize(seat, rng.fork()) for seat in range(match.seats))]
        for twin in twins if not match.over else []:
            moves = twin.moves()
            twin.apply(moves[rng.below(len(moves))])
        assert data(match.game, match.state) == before


def test_what_a_state_keeps_is_what_follows_from_the_rest(table: Table) -> None:
    """Sums and the like are brought up to date by every move; counting them anew finds the same."""
    for match, _ in walk(table, 8):
        twin: Any = match.state.copy()
        twin.derive()
        assert _plain_fields(twin) == _plain_fields(match.state)


def _plain_fields(state: Any) -> list[dict[str, Any]]:
    """Everything but methods and other objects, of the state and of every player; of `steps` the `stack` counts."""
    owners = [state, *state.players]
    beside = {"players": 0, "steps": 0}
    return [
        {name: value for name in dir(owner) if isinstance(value := getattr(owner, name), int | list)} | beside
        for owner in owners
    ]


def _play_out(state: State, choices: Rng) -> list[int]:
    played: list[int] = []
    while not state.over():
        moves = state.moves()
        played.append(moves[choices.below(len(moves))])
        state.apply(played[-1])
    return played


def test_the_order_of_simultaneous_answers_does_not_matter(table: Table) -> None:
    """Where several decide at once nobody gains by being first."""
    for match, rng in walk(table, 3):
        waiting = match.to_act()
        if len(waiting) < 2:
            continue
        first, second = waiting[:2]
        a = match.state.moves(first)[rng.below(len(match.state.moves(first)))]
        b = match.state.moves(second)[rng.below(len(match.state.moves(second)))]
        one, other = match.state.copy(), match.state.copy()
        one.apply(a, first)
        one.apply(b, second)
        other.apply(b, second)
        other.apply(a, first)
        assert data(match.game, one) == data(match.game, other)


def test_scores_and_places_fit_together(table: Table) -> None:
    """Points by category, places without gaps."""
    for seed in range(3):
        for match, _ in walk(table, seed):
            for seat in range(match.seats):
                assert len(match.state.score(seat)) == len(match.game.categories)
                assert isinstance(match.state.evaluate(seat), int)
        places = match.state.places()
        assert len(places) == match.seats and min(places) >= 1
        if 1 in places:  # else nobody wins, as the rules of a game may have it
            assert places == [1 + sum(other < place for other in places) for place in places]
        assert match.state.viewer == FULL
