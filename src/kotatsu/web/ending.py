"""The end of a game as a story: who won, by what, and how the lead went."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from kotatsu.core.match import Match
from kotatsu.core.state import NONE, State
from kotatsu.core.texts import Messages, Texts
from kotatsu.web.html import h, icon

CURVE_WIDTH, CURVE_HEIGHT, MARGIN_LEFT, MARGIN_RIGHT = 600, 220, 44, 150
MOST_POINTS = 120  # positions on the curve
LONGEST_NAME = 14
LEAST_GAP = 22  # between the names at the end of the curve


class Moment(NamedTuple):
    """How the game stood after some plies."""

    ply: int
    points: list[int]  # of all seats
    leader: int  # who would win alone, or NONE: the rules may rank otherwise than by points


Curve = list[Moment]


def ending(match: Match, names: Sequence[str], table: str, texts: Texts, words: Messages) -> str:
    points = points_over_time(match)
    told = [_winner(match, names, words), *_story(names, points, words)]
    return (
        f'<details class="ending" open><summary><h2>{h(told[0])}</h2></summary>'
        f'<p class="story" role="status">{h(" ".join(told[1:]) or told[0])}</p>'
        f'<div class="result">{curve(names, points, words)}{score_table(match, names, texts, words)}</div>'
        f'<p class="links"><a class="button" href="/t/{table}/replay">{h(words.message("replay"))}</a> '
        f'<a class="button" href="/t/{table}/record" download>{h(words.message("download"))}</a> '
        f'<a class="button" href="/">{h(words.message("to-lobby"))}</a></p></details>'
    )


def _winner(match: Match, names: Sequence[str], words: Messages) -> str:
    places = match.state.places()
    winners = [names[seat] for seat, place in enumerate(places) if place == 1]
    if not winners:
        return words.message("no-winner")
    return words.message("winner" if len(winners) == 1 else "winners", names=", ".join(winners))


def _story(names: Sequence[str], points: Curve, words: Messages) -> list[str]:
    """How often the lead changed, and since when the winner was ahead for good."""
    leads = [moment.leader for moment in points]
    changes = sum(1 for before, after in pairwise([lead for lead in leads if lead != NONE]) if before != after)
    story = [words.message("story-changes", n=changes)]
    final = leads[-1]
    if final != NONE:
        since = next((place for place in range(len(leads) - 1, -1, -1) if leads[place] != final), -1) + 1
        if since < len(points) - 1:
            story.append(words.message("story-since", name=names[final], ply=points[since].ply, plies=points[-1].ply))
        else:
            story.append(words.message("story-last", name=names[final]))
    return story


def score_table(match: Match, names: Sequence[str], texts: Texts, words: Messages) -> str:
    scores = [match.state.score(seat) for seat in range(match.seats)]
    heads = "".join(
        f'<th scope="col" class="seat-{seat}">{icon(f"crest-{seat}")} {h(name)}</th>' for seat, name in enumerate(names)
    )
    rows = "".join(
        f'<tr><th scope="row">{h(texts.category(number))}</th>{_cells([score[number] for score in scores])}</tr>'
        for number in range(len(match.game.categories))
    )
    place = "".join(f"<td>{place}.</td>" for place in match.state.places())
    body = (
        f"<thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody>"
        f'<tfoot><tr><th scope="row">{h(words.message("total"))}</th>{_cells([sum(score) for score in scores])}</tr>'
        f'<tr><th scope="row">{h(words.message("place"))}</th>{place}</tr></tfoot>'
    )
    label = h(words.message("total"))
    return f'<div class="scroll" tabindex="0" role="region" aria-label="{label}"><table class="scores">{body}</table></div>'


def _cells(values: list[int]) -> str:
    """A row of numbers; the best of them stands out if it is somebody's own."""
    best = max(values)
    alone = values.count(best) == 1
    return "".join(f"<td{' class=best' if alone and value == best else ''}>{value}</td>" for value in values)


# -- the curve -------------------------------------------------------------------------------------


def curve(names: Sequence[str], points: Curve, words: Messages) -> str:
    """The points of each seat over the game, with their names at the end of their lines."""
    values = [value for moment in points for value in moment.points]
    top, bottom = max(1, *values), min(0, *values)
    last = max(1, points[-1].ply)

    def at(ply: int, value: int) -> tuple[float, float]:
        return CURVE_WIDTH * ply / last, CURVE_HEIGHT * (top - value) / (top - bottom)

    lines = "".join(
        f'<polyline class="seat-{seat}" points="{_path([at(moment.ply, moment.points[seat]) for moment in points])}"/>'
        for seat in range(len(names))
    )
    ends = {seat: at(points[-1].ply, points[-1].points[seat])[1] for seat in range(len(names))}
    labels = "".join(
        f'<text class="seat-{seat} seat-text" x="{CURVE_WIDTH + 8}" y="{y + 5:.1f}">{h(_short(names[seat]))}</text>'
        for seat, y in _apart(ends).items()
    )
    label = words.message("curve")
    box = f"{-MARGIN_LEFT} -12 {CURVE_WIDTH + MARGIN_LEFT + MARGIN_RIGHT} {CURVE_HEIGHT + 24}"
    return (
        f'<figure class="curve"><svg viewBox="{box}" role="img" aria-label="{h(label)}">'
        f"{_grid(top, bottom)}{lines}{labels}</svg><figcaption>{h(label)}</figcaption></figure>"
    )


def _short(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


def _path(spots: list[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)


def _grid(top: int, bottom: int) -> str:
    """Lines at round numbers."""
    step = next(size for size in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500) if (top - bottom) / size <= 6)
    parts = []
    for value in range(-(-bottom // step) * step, top + 1, step):
        y = CURVE_HEIGHT * (top - value) / (top - bottom)
        parts.append(
            f'<path class="rule" d="M0 {y:.1f}H{CURVE_WIDTH}"/><text x="-8" y="{y + 5:.1f}" text-anchor="end">{value}</text>'
        )
    return "".join(parts)


def _apart(ends: dict[int, float]) -> dict[int, float]:
    """The heights of the names, moved apart where lines end close together."""
    placed: dict[int, float] = {}
    lowest = -float("inf")
    for seat in sorted(ends, key=lambda seat: ends[seat]):
        lowest = max(ends[seat], lowest + LEAST_GAP)
        placed[seat] = lowest
    return placed


def points_over_time(match: Match) -> Curve:
    state = match.state_at(0)
    every = max(1, len(match.plies) // MOST_POINTS)
    curve = [_moment(0, state)]
    for number, (seat, code) in enumerate(match.plies, 1):
        state.apply(code, seat)
        if number % every == 0 or state.over():
            curve.append(_moment(number, state))
    return curve


def _moment(ply: int, state: State) -> Moment:
    places = state.places()
    leader = places.index(1) if places.count(1) == 1 else NONE
    return Moment(ply, [sum(state.score(seat)) for seat in range(state.seats)], leader)
