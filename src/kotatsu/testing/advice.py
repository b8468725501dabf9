"""Advice never knows more than who asks: equal views give equal hints, and a look back judges by what was seen then."""

from __future__ import annotations

from kotatsu.bots.analysis import analyse
from kotatsu.bots.bot import Budget
from kotatsu.bots.review import review, spans_of
from kotatsu.testing.tables import Table, data, walk

LITTLE = Budget(1, 60.0)  # one round of thinking
LOOKED_AT = (3, 90)  # decisions


def test_equal_views_give_equal_advice(table: Table) -> None:
    """A hint depends on nothing that is hidden, is about all legal moves, and begins with the best."""
    for number, (match, rng) in enumerate(walk(table, 60)):
        if match.over or number not in LOOKED_AT:
            continue
        seat = match.to_act()[0]
        twin = match.state.determinize(seat, rng.fork())
        before = data(match.game, match.state)
        advice = analyse(match.game, match.state.view(seat), seat, LITTLE)
        assert advice == analyse(match.game, twin.view(seat), seat, LITTLE)
        assert data(match.game, match.state) == before
        assert sorted(thought.line[0] for thought in advice) == sorted(match.state.moves(seat))
        values = [thought.value for thought in advice]
        assert values == sorted(values, reverse=True)


def test_the_spans_of_a_game_are_its_decisions(table: Table) -> None:
    """Each span begins where its seat had a choice, and its line is what the seat did from there."""
    *_, (match, _) = walk(table, 61)
    spans = spans_of(match)
    assert spans and len({(span.seat, span.ply) for span in spans}) == len(spans)
    used: set[int] = set()
    for span in spans:
        own = [ply for ply, made in enumerate(match.plies) if made.seat == span.seat and ply >= span.ply]
        plies = own[: len(span.line)]
        assert tuple(match.plies[ply].code for ply in plies) == span.line
        assert not used & set(plies)
        used |= set(plies)
        assert len(match.state_at(span.ply).moves(span.seat)) > 1
    choices = [ply for ply in range(len(match.plies)) if len(match.state_at(ply).moves(match.plies[ply].seat)) > 1]
    assert set(choices) <= used


def test_a_look_back_never_blames_what_was_best(table: Table) -> None:
    """What was played is never worth more than the best, and whoever asks again hears the same."""
    *_, (match, _) = walk(table, 62)
    span = spans_of(match)[-1]
    verdict = review(match, span.seat, span.ply)
    assert (verdict.seat, verdict.ply) == span[:2]
    assert verdict.best >= verdict.value
    assert verdict == review(match, span.seat, span.ply)
