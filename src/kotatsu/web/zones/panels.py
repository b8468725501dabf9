"""The people at a table: what lies in front of them in full, in one line, and their points."""

from __future__ import annotations

from collections.abc import Sequence

from kotatsu.board.drawing import Chip
from kotatsu.board.markup import kept
from kotatsu.bots.registry import bot_title
from kotatsu.web.seen.sight import Sight
from kotatsu.web.words.html import figure, h, icon

MOST_IN_A_LINE = 7  # chips
SHORT = 3  # characters of a chip that takes one place


def order(sight: Sight) -> list[int]:
    """The viewer first, then the others as they sit."""
    first = max(sight.seat, 0)
    return [(first + place) % sight.match.seats for place in range(sight.match.seats)]


def panels(sight: Sight) -> str:
    """Everybody with what they have. The points of a game that goes on are what they would be if it ended: that is said."""
    waiting = sight.match.to_act()
    caption = "" if sight.match.over else f'<p class="caption" aria-hidden="true">{sight.say("score-now")}</p>'
    return caption + "".join(_panel(sight, seat, seat in waiting) for seat in order(sight))


def _panel(sight: Sight, seat: int, waiting: bool) -> str:
    name, bot = h(sight.called(seat)), sight.bot(seat)
    kind = f' <span class="kind">{h(bot_title(bot, sight.looker.language))}</span>' if bot else ""
    marks = (" active" if waiting else "") + (" you" if seat == sight.seat else "")
    own = seat == sight.seat
    shown = [chip for chip in sight.chips(seat) if own or chip.first or not chip.quiet]
    chips = "".join(map(_chip, shown))
    turn = f'<span class="to-act">{sight.say("to-act")}</span>' if waiting else ""
    return (
        f'<section class="seat seat-{seat}{marks}" id="seat-{seat}" aria-label="{name}">'
        f'<header><span class="crest-of">{icon(f"crest-{seat}")}</span><h2>{name}{kind}</h2>{turn}'
        f"{_clock(sight, seat)}{_eye(sight, seat)}{_score(sight, seat)}</header>"
        f'<ul class="chips">{chips}</ul></section>'
    )


def _clock(sight: Sight, seat: int) -> str:
    """Where the browser lets a clock run."""
    runs = sight.venue.clock and not sight.match.over
    return f'<span class="clock" role="timer" data-clock="{seat}"></span>' if runs else ""


def _score(sight: Sight, seat: int) -> str:
    """The points now, and behind them where they come from."""
    values = sight.view.score(seat)
    points, now = sum(values), sight.say("score-now")
    groups = sight.match.game.score_groups or {"": list(range(len(values)))}
    rows = "".join(
        _group(sight, name, [(number, values[number]) for number in numbers]) for name, numbers in groups.items()
    )
    return (
        f'<details class="score"><summary aria-label="{sight.say("points", n=points)}" title="{now}">{figure(points)}</summary>'
        f"<table><caption>{now}</caption>{rows}</table></details>"
    )


def _group(sight: Sight, name: str, values: Sequence[tuple[int, int]]) -> str:
    """A group of categories with its sum, and those of them that have brought something; without a name only these."""
    told = [(sight.texts.category(number), value) for number, value in values if value or not name]
    if name and len(values) == 1:
        told = []
    rows = "".join(f"<tr><th scope=row>{h(label)}</th><td>{figure(value)}</td></tr>" for label, value in told)
    if not name:
        return rows
    total = sum(value for _, value in values)
    label = h(sight.texts.message(f"group-{name}"))
    return f'<tbody><tr class="sum"><th scope=row>{label}</th><td>{figure(total)}</td></tr>{rows}</tbody>'


def _eye(sight: Sight, seat: int) -> str:
    """The button that lays out somebody else's board."""
    if seat == sight.seat:
        return ""
    label, on = sight.say("look-at", name=sight.names[seat]), str(seat == sight.front).lower()
    named = f'aria-pressed="{on}" aria-label="{label}" title="{label}"'
    return f'<button class="eye" data-front="{seat}" {named}>{icon("eye")}</button>'


def stock(sight: Sight) -> str:
    """Everybody in one line, the viewer first: for screens without room for more."""
    waiting = sight.match.to_act()
    return "".join(_line(sight, seat, seat in waiting) for seat in order(sight))


def _line(sight: Sight, seat: int, waiting: bool) -> str:
    chips = sight.chips(seat)
    first = [chip for chip in chips if chip.first] or [chip for chip in chips if not chip.quiet] or chips
    marks = (" active" if waiting else "") + (" you" if seat == sight.seat else "")
    points = sum(sight.view.score(seat))
    return (
        f'<div class="in-short seat-{seat}{marks}">{icon(f"crest-{seat}")}<b class="who">{h(sight.called(seat))}</b>'
        f"{_clock(sight, seat)}"
        f'<ul class="chips">{"".join(_chip(chip) for chip in first[:MOST_IN_A_LINE])}</ul>'
        f'<b class="points" title="{sight.say("score-now")}"><span aria-hidden="true">{figure(points)}</span>'
        f'<span class="unseen">{sight.say("points", n=points)}</span></b></div>'
    )


@kept
def _chip(chip: Chip) -> str:
    looks = "chip" + " quiet" * chip.quiet + " long" * (len(chip.text) > SHORT)
    body = f'{icon(chip.icon)}<span aria-hidden="true">{h(chip.text)}</span><span class="unseen">{h(chip.label)}</span>'
    return f'<li class="{looks}" data-stock="{h(chip.icon)}" data-label="{h(chip.label)}">{body}</li>'
