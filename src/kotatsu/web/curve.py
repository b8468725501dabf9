"""The points of everybody over a game, as a picture."""

from __future__ import annotations

from collections.abc import Sequence

from kotatsu.board.markup import Markup, escape
from kotatsu.core.texts import Messages
from kotatsu.web.story import Story

WIDTH, HEIGHT, MARGIN_LEFT, MARGIN_RIGHT = 600, 220, 44, 150
LONGEST_NAME = 14
LEAST_GAP = 22  # between the names at the end of the lines


def curve(names: Sequence[str], story: Story, words: Messages) -> Markup:
    """A line for each seat with its name at the end, and the turning point."""
    moments = story.moments
    values = [value for moment in moments for value in moment.points]
    top, bottom = max(1, *values), min(0, *values)
    last = max(1, moments[-1].ply)

    def at(ply: int, value: int) -> tuple[float, float]:
        return WIDTH * ply / last, HEIGHT * (top - value) / (top - bottom)

    lines = "".join(
        f'<polyline class="seat-{seat}" points="{_path([at(moment.ply, moment.points[seat]) for moment in moments])}"/>'
        for seat in range(len(names))
    )
    ends = {seat: at(moments[-1].ply, moments[-1].points[seat])[1] for seat in range(len(names))}
    labels = "".join(
        f'<text class="seat-{seat} seat-text" x="{WIDTH + 8}" y="{y + 5:.1f}">{escape(_short(names[seat]))}</text>'
        for seat, y in _apart(ends).items()
    )
    turn = ""
    if story.turn is not None:
        points = next(moment.points[story.winner] for moment in moments if moment.ply == story.turn.ply)
        x, y = at(story.turn.ply, points)
        turn = f'<circle class="turn" cx="{x:.1f}" cy="{y:.1f}" r="8"/>'
    label = escape(words.message("curve"))
    box = f"{-MARGIN_LEFT} -14 {WIDTH + MARGIN_LEFT + MARGIN_RIGHT} {HEIGHT + 28}"
    return Markup(
        f'<figure class="curve"><svg viewBox="{box}" role="img" aria-label="{label}">'
        f"{_grid(top, bottom)}{lines}{turn}{labels}</svg><figcaption>{label}</figcaption></figure>"
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
        y = HEIGHT * (top - value) / (top - bottom)
        parts.append(
            f'<path class="rule" d="M0 {y:.1f}H{WIDTH}"/><text x="-8" y="{y + 5:.1f}" text-anchor="end">{value}</text>'
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
