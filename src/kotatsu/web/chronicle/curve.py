"""Lines over a game, one for each seat, as a picture: points, or what could be expected."""

from __future__ import annotations

from collections.abc import Sequence
from unicodedata import east_asian_width

from kotatsu.board.markup import Markup, escape
from kotatsu.core.scale import ticks
from kotatsu.core.texts import Messages
from kotatsu.web.chronicle.story import Story
from kotatsu.web.words.html import figure

WHOLE, HEIGHT, MARGIN_LEFT = 794, 220, 44
LETTER = 11.5  # units, on a phone; of a script whose signs are square twice as much
LONGEST_NAME = 14
LEAST_GAP = 22  # between the names at the end of the lines

Spot = tuple[int, int]  # a ply and a value


def curve(names: Sequence[str], story: Story, wording: Messages) -> Markup:
    """The points of everybody, and the turning point."""
    lines = [[(moment.ply, moment.points[seat]) for moment in story.moments] for seat in range(len(names))]
    turn = []
    if story.turn is not None and not story.turn.early:
        points = next(moment.points[story.winner] for moment in story.moments if moment.ply == story.turn.ply)
        turn = [(story.turn.ply, points)]
    return picture(names, lines, turn, wording.message("curve"))


def picture(
    names: Sequence[str], lines: Sequence[Sequence[Spot]], turns: Sequence[Spot], label: str, plies: int = 0
) -> Markup:
    """A line for each seat with its name at the end, and circles where something turned. Lines that do not go on to the end
    yet stop where they are: the game has so many `plies`."""
    values = [value for line in lines for _, value in line]
    top, bottom = max(1, *values), min(0, *values)
    last = max(1, plies, *(spot[0] for line in lines for spot in line))
    width = WHOLE - MARGIN_LEFT - max(map(_room, names))

    def at(spot: Spot) -> tuple[float, float]:
        return width * spot[0] / last, HEIGHT * (top - spot[1]) / (top - bottom)

    drawn = "".join(
        f'<polyline class="seat-{seat}" points="{_path([at(spot) for spot in line])}"/>'
        for seat, line in enumerate(lines)
    )
    ends = {seat: at(line[-1])[1] for seat, line in enumerate(lines) if line}
    labels = "".join(
        f'<text class="seat-{seat} seat-text" x="{width + 8:.1f}" y="{y + 5:.1f}">{escape(_short(names[seat]))}</text>'
        for seat, y in _apart(ends).items()
    )
    circles = "".join(f'<circle class="turn" cx="{x:.1f}" cy="{y:.1f}" r="8"/>' for x, y in map(at, turns))
    box = f"{-MARGIN_LEFT} -14 {WHOLE} {HEIGHT + 28}"
    return Markup(
        f'<figure class="curve"><svg viewBox="{box}" role="img" aria-label="{escape(label)}">'
        f"{_grid(top, bottom, width)}{drawn}{circles}{labels}</svg><figcaption>{escape(label)}</figcaption></figure>"
    )


def _short(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


def _room(name: str) -> float:
    """What a name needs at the end of a line."""
    return 14 + LETTER * sum(2 if east_asian_width(sign) in "WF" else 1 for sign in _short(name))


def _path(spots: list[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)


def _grid(top: int, bottom: int, width: float) -> str:
    """Lines at round numbers."""
    parts = []
    for value in map(int, ticks(bottom, top, least=1)):
        y = HEIGHT * (top - value) / (top - bottom)
        parts.append(
            f'<path class="rule" d="M0 {y:.1f}H{width:.1f}"/><text x="-8" y="{y + 5:.1f}" text-anchor="end">{figure(value)}</text>'
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
