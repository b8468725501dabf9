"""How a game went: the points over time, what made the difference, and when it was decided."""

from __future__ import annotations

from typing import NamedTuple

from kotatsu.core.match import Match
from kotatsu.core.state import NONE, State

MOST_MOMENTS = 120
EARLY = 0.15  # of a game
MOST_DIFFERENCES = 2  # told of a game: more would be a table


class Moment(NamedTuple):
    """How the game stood after some plies."""

    ply: int
    points: list[int]  # of all seats
    leader: int  # who would win alone, or NONE: the rules may rank otherwise than by points


class Difference(NamedTuple):
    """A group of categories in which the winner and the nearest rival differ."""

    group: str
    won: int
    lost: int


class Turn(NamedTuple):
    """The turning point: from this ply on the winner was ahead until the end."""

    ply: int
    lead: int
    early: bool  # so soon that nothing turned


class Story(NamedTuple):
    moments: list[Moment]
    winner: int  # NONE if there is none, or several
    rival: int  # the best of the others, NONE without a winner
    decided: list[Difference]  # where the winner was furthest ahead of the rival
    weak: Difference | None  # where the winner was furthest behind
    turn: Turn | None


def story_of(match: Match) -> Story:
    moments = moments_of(match)
    places = match.places()
    if places.count(1) != 1:
        return Story(moments, NONE, NONE, [], None, None)
    winner = places.index(1)
    others = [seat for seat in range(match.seats) if seat != winner]
    rival = max(others, key=lambda seat: (-places[seat], match.scores()[seat]))
    apart = sorted(differences(match, winner, rival), key=lambda one: one.lost - one.won)
    decided = [one for one in apart[:MOST_DIFFERENCES] if one.won > one.lost]
    weak = apart[-1] if apart[-1].won < apart[-1].lost else None
    return Story(moments, winner, rival, decided, weak, turning_point(moments, winner))


def groups_of(match: Match) -> dict[str, list[int]]:
    """The groups of the score; a game that names none has its categories, under their own names."""
    ids = match.game.categories.ids
    return match.game.score_groups or {word: [number] for number, word in enumerate(ids)}


def group_points(match: Match, seat: int) -> dict[str, int]:
    score = match.state.score(seat)
    return {name: sum(score[number] for number in numbers) for name, numbers in groups_of(match).items()}


def differences(match: Match, winner: int, rival: int) -> list[Difference]:
    won, lost = group_points(match, winner), group_points(match, rival)
    return [Difference(name, won[name], lost[name]) for name in won]


def turning_point(moments: list[Moment], winner: int) -> Turn | None:
    """The last change of the lead; none if the winner was not ahead in the end."""
    leads = [m.points[winner] - max(n for seat, n in enumerate(m.points) if seat != winner) for m in moments]
    first = max((place for place, lead in enumerate(leads) if lead <= 0), default=-1) + 1
    if first == len(leads):
        return None
    return Turn(moments[first].ply, leads[first], moments[first].ply <= EARLY * moments[-1].ply)


def moments_of(match: Match) -> list[Moment]:
    state = match.state_at(0)
    every = max(1, len(match.plies) // MOST_MOMENTS)
    moments = [_moment(0, state)]
    for number, (seat, code) in enumerate(match.plies, 1):
        state.apply(code, seat)
        if number % every == 0 or state.over():
            moments.append(_moment(number, state))
    return moments


def _moment(ply: int, state: State) -> Moment:
    places = state.places()
    leader = places.index(1) if places.count(1) == 1 else NONE
    return Moment(ply, [sum(state.score(seat)) for seat in range(state.seats)], leader)
