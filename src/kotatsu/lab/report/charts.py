"""The pictures of a report. Shapes are stretched to the width there is; words stay words, so that a phone can read them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape
from typing import Any

from kotatsu.core.scale import ticks
from kotatsu.lab.report.writing import Writing

PIGMENTS = ("indigo", "vermilion", "matcha", "wisteria", "copper", "asagi", "brass", "stone")
TALL = 100.0  # what a stretched picture is high and wide, in its own measure
SNOW_EDGE = (4, 9, 1, 6, -2, 8, 0, 7, 4)  # how far down the snow reaches, from right to left
SAMPLES = 96  # of a ridge
STROKES = 3  # whole, dashed, dotted
SNOW = 0.8  # how high on a mountain the snow begins


def pigment(number: int) -> str:
    return f"p-{PIGMENTS[number % len(PIGMENTS)]}"


def stretched(shapes: str, label: str = "") -> str:
    told = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return f'<svg viewBox="0 0 100 100" preserveAspectRatio="none" {told}>{shapes}</svg>'


def axis(values: Sequence[float], low: float, high: float, shown: Sequence[str]) -> str:
    """Numbers below a picture."""
    marks = "".join(
        f'<span style="left:{100 * (value - low) / (high - low):.2f}%">{text}</span>'
        for value, text in zip(values, shown, strict=True)
    )
    return f'<div class="axis" aria-hidden="true">{marks}</div>'


# -- bands: a value with its interval ---------------------------------------------------------------


def band(found: dict[str, float], low: float, high: float, kind: str, line: float | None = None) -> str:
    """A row with a dot and the interval round it."""

    def at(value: float) -> float:
        return 100 * (min(max(value, low), high) - low) / (high - low)

    start, end = at(found["low"]), at(found["high"])
    rule = "" if line is None else f'<i class="line" style="left:{at(line):.2f}%"></i>'
    return (
        f'<div class="band {kind}" aria-hidden="true">{rule}'
        f'<i class="range" style="left:{start:.2f}%;width:{max(0.6, end - start):.2f}%"></i>'
        f'<i class="dot" style="left:{at(found["value"]):.2f}%"></i></div>'
    )


def strength(bots: Sequence[dict[str, Any]], writing: Writing) -> str:
    """The ladder of ratings, the strongest first."""
    values = [bot["elo"][end] for bot in bots for end in ("low", "high")]
    room = max(40.0, 0.06 * (max(values) - min(values)))
    low, high = min(values) - room, max(values) + room
    rows = "".join(
        f'<li><b class="who {pigment(bot["number"])}">{escape(bot["bot"])}</b>'
        f"{band(bot['elo'], low, high, pigment(bot['number']), 0)}"
        f'<span class="value"><b>{writing.number(bot["elo"]["value"], sign=True)}</b>'
        f"<small>[{writing.number(bot['elo']['low'])}, {writing.number(bot['elo']['high'])}]</small></span></li>"
        for bot in sorted(bots, key=lambda bot: -bot["elo"]["value"])
    )
    marks = ticks(low, high)
    below = axis(marks, low, high, [writing.number(mark, sign=True) for mark in marks])
    return f'<ul class="rows">{rows}<li class="below"><span></span>{below}<span></span></li></ul>'


def duels(pairs: Sequence[dict[str, Any]], numbers: dict[str, int], line: float, writing: Writing) -> str:
    """Each pair as a rope that both pull at."""
    rows = []
    for pair in pairs:
        one, other = pair["bots"]
        share = pair["share"]
        ahead = numbers[one] if share["value"] >= 0.5 else numbers[other]
        answer = writing(f"answer-{pair['answer']}") if pair["answer"] else ""
        rows.append(
            f'<li class="duel"><span class="sides"><b class="who {pigment(numbers[one])}">{escape(one)}</b>'
            f'<b class="who right {pigment(numbers[other])}">{escape(other)}</b></span>'
            f'<div class="rope"><i class="{pigment(numbers[one])}" style="width:{100 * share["value"]:.2f}%"></i>'
            f'<i class="{pigment(numbers[other])}"></i>{band(share, 0, 1, pigment(ahead), line)}</div>'
            f'<span class="sides"><span><b>{writing.percent(share["value"])}</b> '
            f"<small>[{writing.number(100 * share['low'])}, {writing.number(100 * share['high'])}]</small></span>"
            f"<small>{answer}</small><b>{writing.percent(1 - share['value'])}</b></span></li>"
        )
    return f'<ul class="duels">{"".join(rows)}</ul>'


def order(places: Sequence[dict[str, Any]], writing: Writing) -> str:
    chance = 1 / len(places)
    high = min(1.0, max(2 * chance, *(one["wins"]["high"] for one in places)))
    rows = "".join(
        f'<li><b class="who p-ink">{writing("order-place", n=number)}</b>'
        f"{band(one['wins'], 0, high, 'p-indigo', chance)}"
        f'<span class="value"><b>{writing.percent(one["wins"]["value"])}</b>'
        f"<small>{writing('order-points', points=writing.number(one['score'], 1))}</small></span></li>"
        for number, one in enumerate(places, 1)
    )
    marks = ticks(0, high, 5)
    below = axis(marks, 0, high, [writing.percent(mark) for mark in marks])
    return f'<ul class="rows">{rows}<li class="below"><span></span>{below}<span></span></li></ul>'


# -- lines and hills ---------------------------------------------------------------------------------


def course(pairs: Sequence[dict[str, Any]], numbers: dict[str, int], writing: Writing) -> str:
    """The evidence deal by deal, between the two ends of the question."""
    last = max(len(pair["ratios"]) for pair in pairs)
    bound: float = pairs[0]["bound"]
    reach: float = 1.25 * max(bound, *(min(abs(ratio), 2 * bound) for pair in pairs for ratio in pair["ratios"]))

    def height(ratio: float) -> float:
        return 50 - 50 * min(max(ratio / reach, -1), 1)

    def ahead(pair: dict[str, Any]) -> int:
        return numbers[pair["bots"][0 if pair["ratios"][-1] > 0 else 1]]

    shapes = [
        f'<rect class="between" x="0" y="{height(bound):.2f}" width="100" height="{2 * (50 - height(bound)):.2f}"/>',
        '<path class="zero" d="M0 50H100"/>',
    ]
    strokes = _strokes([ahead(pair) for pair in pairs])
    for pair, stroke in zip(pairs, strokes, strict=True):
        spots = [(0.0, 50.0), *((100 * n / last, height(ratio)) for n, ratio in enumerate(pair["ratios"], 1))]
        path = " ".join(f"{x:.2f},{y:.2f}" for x, y in spots)
        shapes.append(f'<polyline class="trace {stroke} {pigment(ahead(pair))}" points="{path}"/>')
    legend = "".join(
        f'<span class="{pigment(ahead(pair))}"><i class="stroke {stroke}"></i>{escape(" : ".join(pair["bots"]))}</span>'
        for pair, stroke in zip(pairs, strokes, strict=True)
    )
    marks = ticks(0, last, 5, least=1)
    labels = (
        f'<span class="side" style="top:0">{writing("answer-above")}</span>'
        f'<span class="side" style="bottom:0">{writing("answer-below")}</span>'
    )
    return (
        f'<div class="picture low">{stretched("".join(shapes), writing("course-note"))}{labels}</div>'
        f"{axis(marks, 0, last, [writing.number(mark) for mark in marks])}<p class='legend'>{legend if len(pairs) > 1 else ''}</p>"
    )


def _strokes(colours: Sequence[int]) -> list[str]:
    """How each line is drawn, so that those of one colour differ."""
    return [f"stroke-{colours[:number].count(colour) % STROKES}" for number, colour in enumerate(colours)]


def ridge(counts: Sequence[Sequence[int]], low: float, high: float) -> list[tuple[float, float]]:
    """How dense numbers lie, smoothed by a bell whose width fits their spread; the area is always the same."""
    total = sum(count for _, count in counts)
    mean = sum(value * count for value, count in counts) / total
    spread = math.sqrt(sum(count * (value - mean) ** 2 for value, count in counts) / total)
    wide = max(1.06 * spread * total**-0.2, (high - low) / 120)
    places = [low + (high - low) * n / SAMPLES for n in range(SAMPLES + 1)]
    return [
        (
            place,
            sum(count * math.exp(-(((place - value) / wide) ** 2) / 2) for value, count in counts) / (total * wide),
        )
        for place in places
    ]


def hills(bots: Sequence[dict[str, Any]], writing: Writing) -> str:
    """Final scores as a range of mountains, the best of them under the sun."""
    least = min(bot["score"]["least"] for bot in bots)
    most = max(bot["score"]["most"] for bot in bots)
    room = max(2.0, 0.08 * (most - least))
    low, high = least - room, most + room
    ridges = [ridge(bot["score"]["counts"], low, high) for bot in bots]
    peak = max(height for one in ridges for _, height in one)
    best = max(bots, key=lambda bot: bot["score"]["mean"])
    rows = []
    for bot, one in zip(bots, ridges, strict=True):
        kind = pigment(bot["number"])
        spots = [((x - low) / (high - low) * 100, 100 - 88 * y / peak) for x, y in one]
        top = min(y for _, y in spots)
        edge = " ".join(f"L{x:.2f} {y:.2f}" for x, y in spots)
        cap = 100 - (100 - top) * SNOW
        name = f"snow-{bot['number']}"
        shapes = (
            f'<defs><clipPath id="{name}"><path d="M0 100{edge}L100 100Z"/></clipPath></defs>'
            f'<path class="hill {kind}" d="M0 100{edge}L100 100Z"/>'
            f'<g clip-path="url(#{name})">{_snow(spots, cap)}</g><path class="crest {kind}" d="M0 100{edge}"/>'
        )
        summit = next(x for x, y in spots if y == top)
        sun = f'<i class="sun" style="left:{summit:.2f}%;top:{top:.2f}%"></i>' if bot is best else ""
        first, _, median, _, final = [100 * (value - low) / (high - low) for value in bot["score"]["spread"]]
        rows.append(
            f'<li class="hill-row"><b class="who {kind}">{escape(bot["bot"])}</b>'
            f'<div class="picture ridge">{sun}{stretched(shapes)}</div>'
            f'<div class="extent {kind}"><i class="range" style="left:{first:.2f}%;width:{max(0.6, final - first):.2f}%"></i>'
            f'<i class="tick" style="left:{median:.2f}%"></i></div>'
            f'<span class="value"><b>{writing.number(bot["score"]["mean"], 1)}</b>'
            f"<small>{writing.number(bot['score']['least'])} – {writing.number(bot['score']['most'])}</small></span></li>"
        )
    marks = ticks(low, high, 7)
    below = axis(marks, low, high, [writing.number(mark) for mark in marks])
    return f'<ul class="hills">{"".join(rows)}</ul>{below}'


def _snow(spots: Sequence[tuple[float, float]], cap: float) -> str:
    """The white of a summit: its lower edge runs up and down, as on a print."""
    white = [x for x, y in spots if y <= cap]
    if not white:
        return ""
    left, right = white[0] - 1, white[-1] + 1
    step = (right - left) / 8
    edge = "".join(f"L{right - n * step:.2f} {cap + SNOW_EDGE[n]:.2f}" for n in range(9))
    return f'<path class="snow" d="M{left:.2f} 0H{right:.2f}{edge}Z"/>'


def length(turns: dict[str, Any], writing: Writing) -> str:
    """How many turns games have, as columns."""
    least, most = turns["least"], turns["most"]
    wide = max(1, math.ceil((most - least + 1) / 24))
    bins = [0] * ((most - least) // wide + 1)
    for value, count in turns["counts"]:
        bins[(value - least) // wide] += count
    tallest = max(bins)
    each = 100 / len(bins)
    shapes = "".join(
        f'<rect class="column" x="{n * each + 0.06 * each:.2f}" y="{100 - 94 * count / tallest:.2f}" '
        f'width="{0.88 * each:.2f}" height="{94 * count / tallest:.2f}"/>'
        for n, count in enumerate(bins)
        if count
    )
    shown = writing("length-turns", n=f"{least} – {most}" if least < most else str(least))
    if least == most:
        return f'<p class="large">{shown}</p>'
    low, high = least - 0.5, least - 0.5 + wide * len(bins)
    marks = ticks(least, most, least=1)
    return (
        f'<div class="picture low">{stretched(shapes, shown)}</div>'
        f"{axis(marks, low, high, [writing.number(mark) for mark in marks])}"
    )
