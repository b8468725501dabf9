"""Lines over a game, one for each seat, as a picture: points, or what could be expected."""

from __future__ import annotations

from collections.abc import Sequence

from kotatsu.board.markup import Markup, escape
from kotatsu.core.scale import ticks
from kotatsu.core.texts import Messages
from kotatsu.web.chronicle.story import Story
from kotatsu.web.words.html import figure

WIDTH, HEIGHT = 750, 220  # units of the lines, which are stretched to the room there is; letters are not
LONGEST_NAME = 14
LEAST_GAP = 0.1  # of the height, between the names at the end of the lines

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

    def at(spot: Spot) -> tuple[float, float]:
        """Parts of the width and of the height, from the upper left."""
        return spot[0] / last, (top - spot[1]) / (top - bottom)

    drawn = "".join(
        f'<polyline class="seat-{seat}" points="{_path([at(spot) for spot in line])}"/>'
        for seat, line in enumerate(lines)
    )
    ends = {seat: at(line[-1])[1] for seat, line in enumerate(lines) if line}
    labels = "".join(
        f'<b class="seat-{seat}" style="top:{100 * y:.1f}%">{escape(_short(names[seat]))}</b>'
        for seat, y in _apart(ends).items()
    )
    circles = "".join(f'<i class="turn" style="left:{100 * x:.1f}%;top:{100 * y:.1f}%"></i>' for x, y in map(at, turns))
    room = "".join(f"<b>{escape(_short(name))}</b>" for name in names)
    rules, numbers = _grid(top, bottom)
    return Markup(
        f'<figure class="curve"><div class="plot" role="img" aria-label="{escape(label)}"><div class="field">'
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="none">{rules}{drawn}</svg>'
        f'{numbers}{circles}{labels}</div><div class="room">{room}</div></div><figcaption>{escape(label)}</figcaption></figure>'
    )


def _short(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


def _path(spots: list[tuple[float, float]]) -> str:
    return " ".join(f"{WIDTH * x:.1f},{HEIGHT * y:.1f}" for x, y in spots)


def _grid(top: int, bottom: int) -> tuple[str, str]:
    """Lines at round numbers, and the numbers."""
    lines, numbers = [], []
    for value in map(int, ticks(bottom, top, least=1)):
        y = (top - value) / (top - bottom)
        lines.append(f'<path class="rule" d="M0 {HEIGHT * y:.1f}H{WIDTH}"/>')
        numbers.append(f'<span class="tick" style="top:{100 * y:.1f}%">{figure(value)}</span>')
    return "".join(lines), "".join(numbers)


def _apart(ends: dict[int, float]) -> dict[int, float]:
    """The heights of the names, moved apart where lines end close together."""
    placed: dict[int, float] = {}
    lowest = -float("inf")
    for seat in sorted(ends, key=lambda seat: ends[seat]):
        lowest = max(ends[seat], lowest + LEAST_GAP)
        placed[seat] = lowest
    return placed
