"""Looking back at a game: what each seat could expect at each of its turns, and what a turn gave away.

Everybody is judged by what they could see at the time, never by what came to light later.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from kotatsu.bots.analysis import SURE, Study
from kotatsu.bots.bot import Budget
from kotatsu.core.match import Match

CARE: Final = Budget(200_000, 20.0)


class Span(NamedTuple):
    """Decisions of a seat that belong together: of one turn, up to where something unknown came to light."""

    seat: int
    ply: int  # the first of them
    line: tuple[int, ...]


class Verdict(NamedTuple):
    """What was thought of a span: leads that were expected at the end, in hundredths of a point."""

    seat: int
    ply: int
    value: int  # of what was played
    best: int  # of what could have been played
    line: tuple[int, ...]  # that would have been best
    gains: tuple[int, ...]  # and what it should have brought some rounds later
    own: tuple[int, ...]  # what should have come of what was played, in the same time
    error: int  # the standard error of what lies between the two

    @property
    def lost(self) -> int:
        """What was given away, as far as that is no chance."""
        lost = self.best - self.value
        return lost if lost > SURE * self.error else 0


def spans_of(match: Match) -> list[Span]:
    """All spans of a match at whose beginning there was something to decide, in their order."""
    state = match.state_at(0)
    found: list[Span] = []
    open_spans: dict[int, Span | None] = {}  # by seat; None while its decisions are no choice
    turn = state.turn
    for ply, (seat, code) in enumerate(match.plies):
        if state.turn != turn:
            turn = state.turn
            _close(open_spans, found)
        if seat not in open_spans:
            open_spans[seat] = Span(seat, ply, ()) if len(state.moves(seat)) > 1 else None
        span = open_spans[seat]
        if span is not None:
            open_spans[seat] = span._replace(line=(*span.line, code))
        reveals = state.reveals
        state.apply(code, seat)
        if state.reveals != reveals:
            _close(open_spans, found)
    _close(open_spans, found)
    return sorted(found, key=lambda span: span.ply)


def _close(open_spans: dict[int, Span | None], found: list[Span]) -> None:
    found.extend(span for span in open_spans.values() if span is not None)
    open_spans.clear()


def review(match: Match, seat: int, ply: int) -> Verdict:
    """What is to be thought of the span of a seat that begins with a ply."""
    span = next(span for span in spans_of(match) if span.ply == ply and span.seat == seat)
    view = match.state_at(ply).view(seat)
    study = Study(match.game, view, seat, CARE)
    favourite = tuple(study.candidates[0].moves)
    lines = [favourite] if sorted(favourite) == sorted(span.line) else [favourite, span.line]
    best, *others = study.proved(lines)
    own = others[0] if others else best
    error = own.error if others else 0
    return Verdict(seat, ply, own.value, best.value, best.line, best.gains, own.gains, error)
