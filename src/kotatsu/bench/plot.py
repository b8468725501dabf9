"""Lines over a plane, as a picture that needs nothing but itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from xml.sax.saxutils import escape

from kotatsu.core.scale import ticks

Line = Sequence[tuple[float, float]]

WIDTH, HEIGHT = 560, 300
LEFT, RIGHT, TOP, BOTTOM = 62, 120, 44, 46
COLOURS = ("#1d3f72", "#b5432f", "#3d7a4e", "#a3761a", "#6b4c86", "#4a4a4a")
TICKS = 5


def plot(title: str, across: str, up: str, lines: Mapping[str, Line]) -> str:
    """All lines in one picture, from zero on, each with its name at its end."""
    right = max(x for line in lines.values() for x, _ in line)
    top = max(1e-9, *(y for line in lines.values() for _, y in line))
    wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def at(x: float, y: float) -> tuple[float, float]:
        return round(LEFT + x / right * wide, 1), round(TOP + high - y / top * high, 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
        ' font-family="system-ui, sans-serif" font-size="12">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="6" fill="#fbf7ee"/>',
        f'<text x="{LEFT}" y="24" font-size="15" font-weight="600" fill="#222">{escape(title)}</text>',
        f'<text x="{LEFT + wide / 2:.0f}" y="{HEIGHT - 10}" text-anchor="middle" fill="#444">{escape(across)}</text>',
        f'<text transform="translate(16 {TOP + high / 2:.0f}) rotate(-90)" text-anchor="middle" fill="#444">{escape(up)}</text>',
    ]
    for tick in ticks(0, top, TICKS):
        _, y = at(0, tick)
        parts.append(f'<path d="M{LEFT} {y}h{wide}" stroke="#d9d0bd"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end" fill="#444">{tick:g}</text>')
    for tick in ticks(0, right, TICKS):
        x, _ = at(tick, 0)
        parts.append(f'<text x="{x}" y="{TOP + high + 18}" text-anchor="middle" fill="#444">{tick:g}</text>')
    names = []
    for colour, (name, line) in zip(COLOURS, lines.items(), strict=False):
        points = [at(x, y) for x, y in line]
        way = " ".join(f"{x},{y}" for x, y in points)
        parts.append(f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts += [f'<circle cx="{x}" cy="{y}" r="3" fill="{colour}"/>' for x, y in points]
        names.append((points[-1][1], colour, name))
    place = TOP - 4.0
    for y, colour, name in sorted(names):
        place = max(place + 15, y + 4)
        parts.append(f'<text x="{LEFT + wide + 10}" y="{place}" fill="{colour}">{escape(name)}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"
