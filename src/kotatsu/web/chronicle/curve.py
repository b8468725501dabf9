"""Lines over a game, one for each seat, as a picture: points, or what could be expected."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kotatsu.board.look import look_of
from kotatsu.board.markup import Markup, escape
from kotatsu.core.match import Match
from kotatsu.core.scale import ticks
from kotatsu.core.texts import Messages, Texts
from kotatsu.web.chronicle.story import Story
from kotatsu.web.words.html import figure

WIDTH, HEIGHT = 750, 220  # units of the lines, which are stretched to the room there is; letters are not
LONGEST_NAME = 14
LEAST_GAP = 0.1  # of the height, between the names at the end of the lines
ROOM_OF_NAME = 0.18  # of the width, for the name of a lap at the foot
SHORT = 8  # units of the mark of a lap without its name

Spot = tuple[int, int]  # a ply and a value


class Lap(NamedTuple):
    """A part of a game, from a ply on."""

    ply: int
    name: str


def curve(names: Sequence[str], story: Story, wording: Messages, laps: Sequence[Lap] = ()) -> Markup:
    """The points of everybody, the turning point, and the laps of the game."""
    lines = [[(moment.ply, moment.points[seat]) for moment in story.moments] for seat in range(len(names))]
    turn = []
    if story.turn is not None and not story.turn.early:
        points = next(moment.points[story.winner] for moment in story.moments if moment.ply == story.turn.ply)
        turn = [(story.turn.ply, points)]
    return picture(names, lines, turn, wording.message("curve"), laps=laps)


def laps_of(match: Match, texts: Texts) -> list[Lap]:
    """Where each part of a finished game begins; nothing if the game names none."""
    look = look_of(match.game)
    state = match.state_at(0)
    found = [Lap(0, look.lap(state, texts))]
    for number, (seat, code) in enumerate(match.plies, 1):
        state.apply(code, seat)
        name = look.lap(state, texts)
        if name != found[-1].name and number < len(match.plies):
            found.append(Lap(number, name))
    return found if found[-1].name else []


def picture(
    names: Sequence[str],
    lines: Sequence[Sequence[Spot]],
    turns: Sequence[Spot],
    label: str,
    plies: int = 0,
    laps: Sequence[Lap] = (),
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
    marks, foot = _foot(laps, last)
    return Markup(
        f'<figure class="curve"><div class="plot" role="img" aria-label="{escape(label)}"><div class="field">'
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="none">{rules}{marks}{drawn}</svg>'
        f'{numbers}{foot}{circles}{labels}</div><div class="room">{room}</div></div>'
        f"<figcaption>{escape(label)}</figcaption></figure>"
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


def _foot(laps: Sequence[Lap], last: int) -> tuple[str, str]:
    """A line where each lap begins, and the names of as many as there is room for; a phone has room for fewer."""
    marks, names = [], []
    named = alone = -1.0  # where the last name stands; where the last one stands that phones have, too
    for lap in laps:
        x = lap.ply / last
        fits = named < 0 or x - named >= ROOM_OF_NAME
        marks.append(f'<path class="rule" d="M{WIDTH * x:.1f} {0 if fits else HEIGHT - SHORT}V{HEIGHT}"/>')
        if fits:
            everywhere = alone < 0 or x - alone >= 2 * ROOM_OF_NAME
            named, alone = x, x if everywhere else alone
            looks = "lap" if everywhere else "lap between"
            names.append(f'<span class="{looks}" style="left:{100 * x:.1f}%">{escape(lap.name)}</span>')
    return "".join(marks), "".join(names)


def _apart(ends: dict[int, float]) -> dict[int, float]:
    """The heights of the names, moved apart where lines end close together."""
    placed: dict[int, float] = {}
    lowest = -float("inf")
    for seat in sorted(ends, key=lambda seat: ends[seat]):
        lowest = max(ends[seat], lowest + LEAST_GAP)
        placed[seat] = lowest
    return placed
