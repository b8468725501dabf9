"""The chapters of a game that is looked back on: its rounds, its scorings, and when the lead changed."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from kotatsu.board.look import look_of
from kotatsu.core.match import Match
from kotatsu.core.state import NONE, State
from kotatsu.web.chronicle.story import story_of
from kotatsu.web.seen.sight import Sight

MOST_ROUNDS = 40  # in a game: what is over sooner is no chapter
LASTING = 20  # a new leader is told of who leads for a part of the game as large as this


class Chapter(NamedTuple):
    """Something that begins with a moment of the game."""

    ply: int
    kind: str  # round, scoring, lead, turn
    text: str


class _Moment(NamedTuple):
    """What the viewer may know of one moment, at a ply as they count."""

    ply: int
    round: str
    points: list[int]

    def leader(self) -> int:
        best = max(self.points)
        return self.points.index(best) if self.points.count(best) == 1 else NONE


def chapters_of(match: Match, sight: Sight) -> list[Chapter]:
    """All chapters of a match as the viewer of one of its moments may know them, in their order."""
    moments = _moments(match, sight)
    turns = _turn(match, sight) if match.over else []
    told = [ply for ply, _, _ in turns]
    leads = [lead for lead in _leads(moments, sight) if lead.ply not in told]
    return sorted([*_rounds(moments), *_scorings(moments, sight), *leads, *turns], key=lambda each: each.ply)


def _moments(match: Match, sight: Sight) -> list[_Moment]:
    look = look_of(match.game)
    state = match.state_at(0)
    moments = []

    def note(ply: int) -> None:
        view: State = state if match.over else state.view(sight.seat)
        points = [sum(view.score(seat)) for seat in range(match.seats)]
        moments.append(_Moment(ply, look.round(view, sight.texts), points))

    note(0)
    for number, (seat, code) in enumerate(match.plies, 1):
        state.apply(code, seat)
        if sight.counted(number) > sight.counted(number - 1):  # else there was nothing to notice
            note(sight.counted(number))
    return moments


def _rounds(moments: list[_Moment]) -> list[Chapter]:
    """Where the head of the page begins to say something else."""
    least = moments[-1].ply / MOST_ROUNDS
    found: list[Chapter] = []
    for before, now in zip([None, *moments], moments, strict=False):
        new = now.round and (before is None or before.round != now.round)
        if new and now.ply < max(1, moments[-1].ply) and (not found or now.ply - found[-1].ply >= least):
            found.append(Chapter(now.ply, "round", now.round))
    return found


def _scorings(moments: list[_Moment], sight: Sight) -> list[Chapter]:
    """Where one move brought points to several."""
    found = []
    for before, now in pairwise(moments):
        gains = {seat: n - before.points[seat] for seat, n in enumerate(now.points) if n > before.points[seat]}
        if len(gains) > 1:
            listed = ", ".join(f"{sight.names[seat]} {_signed(gain)}" for seat, gain in gains.items())
            found.append(Chapter(now.ply, "scoring", sight.wording.message("chapter-scoring", points=listed)))
    return found


def _leads(moments: list[_Moment], sight: Sight) -> list[Chapter]:
    """Where somebody takes the lead from somebody else and keeps it for a while."""
    lasting = moments[-1].ply / LASTING
    found: list[Chapter] = []
    last = leader = NONE  # who led for a while; who leads now
    since = 0
    for now in moments:
        if now.leader() != leader:
            leader, since = now.leader(), now.ply
        if leader not in (NONE, last) and now.ply - since >= lasting:
            if last != NONE:
                found.append(Chapter(since, "lead", sight.wording.message("chapter-lead", name=sight.names[leader])))
            last = leader
    return found


def _turn(match: Match, sight: Sight) -> list[Chapter]:
    story = story_of(match)
    if story.turn is None:
        return []
    return [Chapter(story.turn.ply, "turn", sight.wording.message("chapter-turn", name=sight.names[story.winner]))]


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}"
