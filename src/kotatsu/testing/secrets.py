"""Hidden stays hidden: what a seat sees, may do and is told depends on its view alone."""

from __future__ import annotations

from kotatsu.board.look import look_of
from kotatsu.core.event_log import EventLog
from kotatsu.core.log import LogEntry
from kotatsu.core.match import Match
from kotatsu.core.rng import Rng
from kotatsu.core.state import SEVERAL, WATCHER, State
from kotatsu.core.texts import Texts
from kotatsu.testing.tables import Table, data, walk


def viewers(match: Match) -> list[int]:
    """Every seat, and somebody without one."""
    return [*range(match.seats), WATCHER]


def test_a_guess_looks_like_the_truth(table: Table) -> None:
    """The law of determinize: whatever is hidden is filled in so that the viewer cannot tell the difference."""
    for seed in range(2):
        for match, rng in walk(table, seed):
            for viewer in viewers(match):
                view = data(match.game, match.state.view(viewer))
                before = data(match.game, match.state)
                guess = match.state.determinize(viewer, rng.fork())
                assert data(match.game, guess.view(viewer)) == view
                assert data(match.game, match.state) == before, "looking changed something"
                from_view = match.state.view(viewer).determinize(viewer, rng.fork())
                assert data(match.game, from_view.view(viewer)) == view


def test_after_the_end_everything_is_open(table: Table) -> None:
    """What everybody sees then is the whole position, and so are the points."""
    *_, (match, _) = walk(table, 30)
    truth = data(match.game, match.state)
    for viewer in viewers(match):
        view = match.view(viewer)
        assert data(match.game, view) == truth | {"viewer": viewer, "random": [0, 0, 0, 0]}
        assert [view.score(seat) for seat in range(view.seats)] == [match.state.score(s) for s in range(match.seats)]


def test_a_guess_can_be_played_to_the_end(table: Table) -> None:
    """A determinized position is a whole one."""
    for match, rng in walk(table, 31):
        if match.over or rng.below(3):
            continue
        guess = match.state.determinize(match.to_act()[0], rng.fork())
        while not guess.over():
            moves = guess.moves()
            guess.apply(moves[rng.below(len(moves))])


def test_equal_views_give_equal_options_texts_and_descriptions(table: Table) -> None:
    """Nothing a page says depends on what is hidden from its viewer."""
    for match, rng in walk(table, 32):
        if rng.below(3):  # telling a whole table takes a while
            continue
        texts = Texts(match.game, "en")
        for viewer in viewers(match):
            guess = match.state.determinize(viewer, rng.fork())
            assert _page(match, match.state, viewer, texts) == _page(match, guess, viewer, texts)


def _page(match: Match, state: State, viewer: int, texts: Texts) -> list[object]:
    """All that could be shown to a viewer."""
    view = state.view(viewer)
    page: list[object] = [(section.title, section.lines) for section in look_of(match.game).describe(view, texts)]
    page.append([texts.move(code, view) for code in view.moves(viewer)] if viewer >= 0 else [])
    page.append([view.score(seat) for seat in range(view.seats)])
    if viewer >= 0:
        page.append([view.why_not(code, viewer) for code in range(len(match.game.vocabulary))])
    if view.stack and viewer in view.to_act():
        page.append(texts.prompt(view.stack[-1]))
    return page


def test_the_log_tells_nothing_that_the_view_does_not(table: Table) -> None:
    """The same move in two worlds that look alike is told alike, unless it reveals something."""
    for match, rng in walk(table, 33):
        if match.over:
            break
        seat = match.to_act()[0]
        code = match.state.moves(seat)[rng.below(len(match.state.moves(seat)))]
        for viewer in viewers(match):
            guess = match.state.determinize(viewer, rng.fork())
            if seat not in guess.to_act() or guess.why_not(code, seat):
                continue
            truth, told = _told(match.state, seat, code, viewer, rng)
            other, told_there = _told(guess, seat, code, viewer, rng)
            if truth.reveals == match.state.reveals and other.reveals == guess.reveals and seat == viewer:
                assert told == told_there
                if not truth.over():  # the end opens everything
                    assert data(match.game, truth.view(viewer)) == data(match.game, other.view(viewer))


def test_a_secret_decision_is_told_alike_whatever_it_is(table: Table) -> None:
    """While several decide at once: two moves that leave the same view to somebody else are the same in their log too."""
    compared = joint = 0
    for match, rng in walk(table, 34):
        if match.over or match.state.stack[-1].asks() != SEVERAL:
            continue
        joint += 1
        for seat in match.to_act():
            moves = match.state.moves(seat)
            pair = [moves[rng.below(len(moves))] for _ in range(2)]
            for viewer in viewers(match):
                if viewer == seat:
                    continue
                (one, told), (other, told_there) = (_told(match.state, seat, code, viewer, rng) for code in pair)
                if data(match.game, one.view(viewer)) == data(match.game, other.view(viewer)):
                    compared += pair[0] != pair[1]
                    assert told == told_there
    assert compared > 0 or not joint


def _told(state: State, seat: int, code: int, viewer: int, rng: Rng) -> tuple[State, list[list[int]]]:
    after = state.copy()
    log = EventLog()
    after.log = log
    after.apply(code, seat)
    after.log = None
    seen = [
        entry
        for entry in log.entries
        if LogEntry(0, 0, entry[0], entry[1], (entry[2], entry[3], entry[4]), entry[5]).seen_by(viewer)
    ]
    return after, seen
