"""The pictures of `kotatsu bench growth`: everything that was measured is on them and can be read."""

from __future__ import annotations

import re
from itertools import pairwise

from kotatsu.bench.plot import HEIGHT, WIDTH, plot


def test_every_point_is_on_the_picture_and_every_line_has_its_name() -> None:
    lines = {"first <one>": [(1, 0.002), (1000, 7.5)], "second": [(2, 7.4), (500, 0.0)], "flat": [(1, 0.0), (3, 0.0)]}
    svg = plot("Costs & more", "watchers", "ms", lines)
    points = [
        tuple(map(float, point.split(","))) for way in re.findall('points="([^"]+)"', svg) for point in way.split()
    ]
    assert len(points) == sum(len(line) for line in lines.values())
    assert all(0 <= x <= WIDTH and 0 <= y <= HEIGHT for x, y in points)
    assert "first &lt;one&gt;</text>" in svg and "Costs &amp; more" in svg
    places = sorted(float(y) for y in re.findall(r'y="([\d.]+)" fill="#[0-9a-f]+">(?:first|second|flat)', svg))
    assert len(places) == 3 and all(b - a >= 12 for a, b in pairwise(places))
    assert all(int(size) >= 12 for size in re.findall(r'font-size="(\d+)"', svg))


def test_nothing_but_zeros_is_a_picture_too() -> None:
    assert "<polyline" in plot("Nothing", "players", "ms", {"none": [(2, 0.0), (3, 0.0)]})
