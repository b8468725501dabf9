"""Matches as a newcomer uses them: texts in, clear answers out, nothing changed by a mistake."""

from __future__ import annotations

import pytest

import kotatsu
from kotatsu.core.errors import IllegalMove, KotatsuError
from kotatsu.core.match import Match
from tests import tables

pytestmark = pytest.mark.both_ways
GAME = "lanterns"


@pytest.fixture
def match() -> Match:
    assert tables.TABLES
    return kotatsu.Match.new(GAME, seats=2, seed=7)


def test_playing_by_notation_and_by_a_unique_beginning(match: Match) -> None:
    match.play("give:1", seat=0)
    match.play("give:2", seat=1)
    assert match.to_act() == [0]
    match.play("pa")
    assert match.to_act() == [1]


@pytest.mark.parametrize(
    ("text", "reason", "words"),
    [
        ("give", "ambiguous", "could be give:0, give:1, give:2"),
        ("buy:1", "not-asked", "buy:1 is not possible now: not-asked"),
    ],
)
def test_a_refusal_says_why(match: Match, text: str, reason: str, words: str) -> None:
    before = match.position()
    with pytest.raises(IllegalMove, match=words) as refusal:
        match.play(text, seat=0)
    assert refusal.value.reason == reason
    assert match.position() == before and not match.plies


def test_nonsense_is_explained(match: Match) -> None:
    with pytest.raises(KotatsuError, match="moves begin with buy, give, pass"):
        match.play("sell:1")
    with pytest.raises(KotatsuError, match="one would be 'give:0'"):
        match.play("give:9")
    with pytest.raises(IllegalMove, match="no seat 5"):
        match.play("give:0", seat=5)
    with pytest.raises(IllegalMove, match="99 is no move"):
        match.play_code(99)


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: Match.new("chess"), "there is no game 'chess'"),
        (lambda: Match.new(GAME, seats=7), "lanterns is for 2 to 4 players, not for 7"),
        (lambda: Match.new(GAME, options={"tempo": "fast"}), "has no option 'tempo'"),
        (lambda: Match.new(GAME, seed='"'), "a seed is one line of text"),
    ],
)
def test_bad_beginnings(make: object, words: str) -> None:
    assert callable(make)
    with pytest.raises(KotatsuError, match=words):
        make()


def test_an_undo_in_a_simultaneous_decision_keeps_the_answers_of_others() -> None:
    match = kotatsu.Match.new(GAME, seats=3, seed=1)
    match.play("give:1", seat=0)
    match.play("give:2", seat=1)
    assert match.why_no_undo(0) == "not-your-decision"  # it has answered, the others may know


def test_redo_is_forgotten_after_another_move(match: Match) -> None:
    match.play("give:1", seat=0)
    tables.force_undo(match)
    match.play("give:0", seat=0)
    with pytest.raises(IllegalMove, match="nothing was taken back"):
        match.redo()


def test_a_match_shows_itself_at_a_prompt(match: Match) -> None:
    assert repr(match) == "<Match lanterns, 2 seats, ply 0, A, B to act>"
    match.play("give:1", seat=0)
    assert match.words(0) != match.words(1) == match.words()  # what it has given is its own affair
    match.play("give:0", seat=1)
    assert str(match).splitlines()[0] == "lanterns, ply 2"
    assert match.words() in str(match)
    assert str(match).splitlines()[-2:] == ["to act A: offer", f"moves  {' '.join(match.moves())}"]
    while not match.over:
        match.play(match.moves()[0])
    assert "over" in repr(match)
    assert str(match).endswith(f"over   {match.record().split('Result')[1].split(chr(34))[1]}")


def test_a_view_cannot_be_played_on(match: Match) -> None:
    view = match.view(0)
    with pytest.raises(ValueError, match="determinize"):
        view.apply(view.moves(0)[0], 0)
    assert view.moves(1) == []
