"""The page of a report: what was found first, then each picture, then every figure and how to get it again."""

from __future__ import annotations

import base64
import re
import shlex
from html import escape
from pathlib import Path
from typing import Any

from kotatsu.core.registry import load_game
from kotatsu.lab.report import charts
from kotatsu.lab.report.naming import with_short_names
from kotatsu.lab.report.writing import Writing

STATIC = Path(__file__).parent.parent.parent / "web" / "static"  # the house's own colours and letters
SHEET = Path(__file__).parent / "report.css"
FONT = re.compile(r'url\("(fonts/[\w-]+\.woff2)"\)')
EVEN = 0.5


def report(summary: dict[str, Any]) -> str:
    """One HTML page with everything in it: it can be sent, kept, and opened anywhere."""
    writing = Writing(summary["language"])
    shown = with_short_names(summary)
    bots = [{**bot, "number": number} for number, bot in enumerate(shown["bots"])]
    numbers = {bot["bot"]: bot["number"] for bot in bots}
    line = summary["question"]["line"] if summary["question"] else EVEN
    pairs = shown["pairs"]
    cards = [_hero(shown, writing)]
    if pairs:
        asked = " " + writing("pairs-line", line=writing.percent(line)) if summary["question"] else ""
        cards += [
            _card("strength", writing, charts.strength(bots, writing)),
            _card("pairs", writing, charts.duels(pairs, numbers, line, writing), writing("pairs-note") + asked),
        ]
    cards.append(_card("scores", writing, charts.hills(bots, writing), wide=True))
    cards.append(_card("sources", writing, _sources(shown, bots, writing), wide=True))
    if summary["seats"] > 1:
        cards.append(_card("order", writing, charts.order(summary["order"], writing)))
    decisions = writing.number(summary["length"]["decisions"]["mean"])
    note = writing("length-note", decisions=decisions)
    cards.append(_card("length", writing, charts.length(summary["length"]["turns"], writing), note))
    if pairs and summary["question"]:
        cards.append(_card("course", writing, charts.course(pairs, numbers, writing), wide=True))
    cards.append(_card("figures", writing, _figures(summary, writing), "", wide=True))
    cards.append(_card("method", writing, _method(summary, writing), "", wide=True))
    title = escape(f"{summary['title']}: {writing('tournament')}")
    return (
        f'<!doctype html>\n<html lang="{summary["language"]}"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{_styles()}</style></head><body>"
        f'<header class="bar"><span class="brand"><span lang="ja">炬燵</span> Kotatsu</span>'
        f'<span class="place">{writing("tournament")}</span></header>'
        f'<main class="report">{"".join(cards)}</main></body></html>\n'
    )


def _styles() -> str:
    """The house's sheet with its letters inside, and what a report adds."""

    def inside(found: re.Match[str]) -> str:
        return f'url("data:font/woff2;base64,{_data(STATIC / found[1])}")'

    house = FONT.sub(inside, (STATIC / "kotatsu.css").read_text(encoding="utf-8"))
    return house + SHEET.read_text(encoding="utf-8")


def _data(path: Path) -> str:
    return base64.b64encode(path.read_bytes()).decode()


def _card(name: str, writing: Writing, content: str, note: str | None = None, wide: bool = False) -> str:
    told = writing(f"{name}-note") if note is None else note
    below = f'<p class="note">{told}</p>' if told else ""
    return f'<section class="card{" wide" * wide}" id="{name}"><h2>{writing(name)}</h2>{below}{content}</section>'


# -- what was found ----------------------------------------------------------------------------------


def _hero(summary: dict[str, Any], writing: Writing) -> str:
    headline, lead = _finding(summary, writing)
    facts = writing(
        "facts",
        game=summary["title"],
        seats=summary["seats"],
        games=writing.number(summary["games"]),
        deals=writing.number(summary["deals"]),
    )
    early = ""
    decided = all(_decided(pair) for pair in summary["pairs"])
    if summary["question"] and decided and summary["games"] < summary["most_games"]:
        done, most = writing.number(summary["games"]), writing.number(summary["most_games"])
        early = f'<p class="note">{writing("early", games=done, most=most)}</p>'
    return (
        f'<section class="card hero wide"><div><p class="note">{facts}</p><h1>{headline}</h1>'
        f'<p class="lead">{lead}</p>{early}</div>{_cover(summary["game"])}</section>'
    )


def _cover(game: str) -> str:
    folder = load_game(game).folder / "look"
    light, dark = folder / "cover.svg", folder / "cover-dark.svg"
    if not light.exists():
        return ""
    kind = "data:image/svg+xml;base64,"
    night = f'<source srcset="{kind}{_data(dark)}" media="(prefers-color-scheme: dark)">' if dark.exists() else ""
    return f'<picture>{night}<img src="{kind}{_data(light)}" alt=""></picture>'


def _finding(summary: dict[str, Any], writing: Writing) -> tuple[str, str]:
    bots, pairs = summary["bots"], summary["pairs"]
    if not pairs:
        return writing("headline-alone", bot=bots[0]["bot"]), writing("lead-alone")
    if len(pairs) == 1:
        return _duel(summary, pairs[0], writing)
    ranked = sorted(bots, key=lambda bot: -bot["elo"]["value"])
    best = ranked[0]["bot"]
    sure = all(_beats(best, pair) for pair in pairs if best in pair["bots"])
    lead = writing(
        "lead-many",
        decided=sum(_decided(pair) for pair in pairs),
        pairs=len(pairs),
        elo=writing.number(ranked[0]["elo"]["value"] - ranked[-1]["elo"]["value"]),
    )
    return writing("headline-strongest" if sure else "headline-leads", bot=best), lead


def _decided(pair: dict[str, Any]) -> bool:
    """By the test, or without one by an interval that leaves no doubt."""
    if pair["answer"]:
        return bool(pair["answer"] != "open")
    return bool(pair["share"]["low"] > EVEN or pair["share"]["high"] < EVEN)


def _beats(bot: str, pair: dict[str, Any]) -> bool:
    share = pair["share"]
    return bool(share["low"] > EVEN if pair["bots"][0] == bot else share["high"] < EVEN)


def _duel(summary: dict[str, Any], pair: dict[str, Any], writing: Writing) -> tuple[str, str]:
    one, other = pair["bots"]
    share, line = pair["share"], (summary["question"] or {"line": EVEN})["line"]
    if line == EVEN and share["value"] < EVEN:  # the better one is named first
        one, other = other, one
        share = {"value": 1 - share["value"], "low": 1 - share["high"], "high": 1 - share["low"]}
    if not _decided(pair):
        headline = writing("headline-open", one=one, other=other)
    elif line == EVEN:
        headline = writing("headline-beats", better=one, worse=other)
    else:
        headline = writing(f"headline-{pair['answer']}", one=one, other=other, line=writing.percent(line))
    lead = next(bot["lead"]["value"] for bot in summary["bots"] if bot["bot"] == one)
    return headline, writing(
        "lead-pair",
        share=writing.percent(share["value"]),
        low=writing.percent(share["low"]),
        high=writing.percent(share["high"]),
        lead=writing.number(lead, 1),
    )


# -- tables ------------------------------------------------------------------------------------------


def _sources(summary: dict[str, Any], bots: list[dict[str, Any]], writing: Writing) -> str:
    """Bars by groups of categories, then each category."""
    categories = summary["categories"]
    groups = summary["groups"] or [{"name": name, "categories": [n]} for n, name in enumerate(categories)]
    most = max(1.0, *(sum(max(0.0, value) for value in bot["points"]) for bot in bots))
    bars = []
    for bot in bots:
        parts = [sum(bot["points"][number] for number in group["categories"]) for group in groups]
        shown = "".join(
            f'<i class="group-{n % 4}" style="width:{100 * max(0.0, part) / most:.2f}%">'
            f"{writing.number(part) if part / most > 0.04 else ''}</i>"
            for n, part in enumerate(parts)
        )
        bars.append(
            f'<li><b class="who {charts.pigment(bot["number"])}">{escape(bot["bot"])}</b>'
            f'<div class="parts" aria-hidden="true">{shown}</div>'
            f'<b class="total">{writing.number(sum(bot["points"]), 1)}</b></li>'
        )
    legend = "".join(
        f'<span><i class="group-{n % 4}"></i>{escape(group["name"])}</span>' for n, group in enumerate(groups)
    )
    head = "".join(f'<th scope="col">{escape(bot["bot"])}</th>' for bot in bots)
    rows = []
    for n, group in enumerate(groups):
        for number in group["categories"]:
            values = [bot["points"][number] for bot in bots]
            cells = "".join(
                f"<td{' class=best' * (len(bots) > 1 and value == max(values) > min(values))}>{writing.number(value, 1)}</td>"
                for value in values
            )
            mark = f'<i class="swatch group-{n % 4}"></i>'
            rows.append(f'<tr><th scope="row">{mark}{escape(categories[number])}</th>{cells}</tr>')
    total = "".join(f"<td>{writing.number(sum(bot['points']), 1)}</td>" for bot in bots)
    return (
        f'<ul class="bars">{"".join(bars)}</ul><p class="legend">{legend}</p>'
        f'<div class="scroll" tabindex="0"><table><thead><tr><td></td>{head}</tr></thead><tbody>{"".join(rows)}</tbody>'
        f'<tfoot><tr><th scope="row">{writing("sum")}</th>{total}</tr></tfoot></table></div>'
    )


def _figures(summary: dict[str, Any], writing: Writing) -> str:
    columns = ("bot", "games", "wins", "chance", "elo", "lead", "points", "think")
    head = "".join(f'<th scope="col">{writing(f"column-{column}")}</th>' for column in columns)
    rows = "".join(
        f'<tr><th scope="row">{escape(bot["bot"])}</th><td>{writing.number(bot["games"])}</td>'
        f"<td>{writing.interval(bot['wins'], percent=True)}</td><td>{writing.percent(bot['chance'])}</td>"
        f"<td>{writing.interval(bot['elo'])}</td><td>{writing.number(bot['lead']['value'], 1, sign=True)}</td>"
        f"<td>{writing.number(bot['score']['mean'], 1)}</td><td>{writing.number(1000 * clock['seconds'], 2)}</td></tr>"
        for bot, clock in zip(summary["bots"], summary["clock"], strict=True)
    )
    return f'<div class="scroll" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'


def _method(summary: dict[str, Any], writing: Writing) -> str:
    told = [writing("method-deals"), writing("method-shared", none=summary["no_winner"])]
    if summary["seats"] > 2:
        told.append(writing("method-share"))
    question = summary["question"]
    if question and summary["pairs"]:
        values = {name: writing.percent(value) for name, value in question.items()}
        told.append(writing("method-test", **values))
    told.append(writing("method-again"))
    return "".join(f"<p>{text}</p>" for text in told) + f"<pre>{escape(command(summary))}</pre>"


def command(summary: dict[str, Any]) -> str:
    """What has to be typed to get these figures again."""
    words = ["kotatsu", "tournament", summary["game"], "--seats", str(summary["seats"])]
    words += ["--bots", ",".join(bot["bot"] for bot in summary["bots"]), "--games", str(summary["most_games"])]
    words += ["--seed", summary["seed"]]
    for name, value in summary["options"].items():
        words += ["--option", f"{name}={value}"]
    if summary["neighbours"]:
        words.append("--neighbours")
    question = summary["question"]
    if question is None:
        words.append("--all")
    else:
        words += ["--line", f"{100 * question['line']:g}", "--width", f"{100 * question['width']:g}"]
    return shlex.join(words)
