"""Clocks as people choose, read and see them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from starlette.datastructures import FormData

from kotatsu.core.errors import KotatsuError
from kotatsu.core.texts import Messages
from kotatsu.house.clock import BOT, DAY, DAYS, GAME, HOUR, MINUTE, MOVE, NO_CLOCK, OUTS, Clock, Span
from kotatsu.house.table import Table
from kotatsu.web.door.incoming import text_in
from kotatsu.web.words.html import h, icon, pill

CLOCK, OUT, PAUSES = "clock", "out", "pauses"  # fields of the sheet
NOW = '"@now"'  # browsers have clocks of their own, so they are told what the time is here
OFFERED = {
    MOVE: ((MINUTE, 0), (3 * MINUTE, 0), (5 * MINUTE, 0), (10 * MINUTE, 0), (30 * MINUTE, 0)),
    GAME: ((15 * MINUTE, 10), (30 * MINUTE, 20), (HOUR, 30), (2 * HOUR, MINUTE)),
    DAYS: ((DAY, 0), (2 * DAY, 0), (3 * DAY, 0), (7 * DAY, 0), (14 * DAY, 0)),
}


# -- choosing one ------------------------------------------------------------------------------------


def clock_fields(now: Clock, wording: Messages) -> str:
    """The part of a sheet that is about time: closed as long as there is none."""
    say = wording.message
    groups = "".join(
        f'<optgroup label="{h(say(f"clock-{kind}"))}">'
        + "".join(_option(Clock(kind, float(seconds), float(more)), now, wording) for seconds, more in offered)
        + "</optgroup>"
        for kind, offered in OFFERED.items()
    )
    none = f'<option value=""{"" if now.runs else " selected"}>{h(say("clock-none"))}</option>'
    outs = "".join(pill(OUT, out, h(say(f"out-{out}")), out == (now.out if now.runs else BOT)) for out in OUTS)
    return (
        f'<details class="clock-choice"{" open" if now.runs else ""}><summary>{icon("clock")}{h(say("clock"))} '
        f'<span class="quiet">{h(clock_text(now, wording))}</span></summary>'
        f'<label>{h(say("clock-how-long"))}<select name="{CLOCK}">{none}{groups}</select></label>'
        f'<fieldset><legend>{h(say("when-time-is-out"))}</legend><div class="pills">{outs}</div></fieldset>'
        f'<label class="switch"><input type="checkbox" name="{PAUSES}" value="1"{" checked" * now.pauses}> '
        f"{h(say('clock-pauses'))}</label></details>"
    )


def _option(clock: Clock, now: Clock, wording: Messages) -> str:
    chosen = " selected" if (clock.kind, clock.seconds, clock.increment) == now[:3] else ""
    value = f"{clock.kind} {clock.seconds:g} {clock.increment:g}"
    return f'<option value="{value}"{chosen}>{h(clock_text(clock, wording))}</option>'


def clock_text(clock: Clock, wording: Messages) -> str:
    """A clock in a few words."""
    if not clock.runs:
        return wording.message("clock-none")
    if clock.kind == DAYS:
        return wording.message("clock-days-each", n=round(clock.seconds / DAY))
    minutes, seconds = round(clock.seconds / MINUTE), round(clock.increment)
    return wording.message(f"clock-{clock.kind}-each", n=minutes, more=seconds)


def clock_told(clock: Clock, wording: Messages) -> str:
    """How long everybody is waited for, and what happens then: whoever comes shall know before they sit down."""
    return f"{icon('clock')} {h(clock_text(clock, wording))} · {h(wording.message(f'out-{clock.out}-text'))}"


def clock_in(form: FormData) -> Clock:
    """The clock that a form asks for."""
    chosen = text_in(form.get(CLOCK))
    if not chosen:
        return NO_CLOCK
    try:
        kind, seconds, increment = chosen.split()
        given = float(seconds), float(increment)
    except ValueError:
        raise KotatsuError(f"{chosen!r} is no clock") from None
    return Clock.made(kind, *given, text_in(form.get(OUT)) or BOT, form.get(PAUSES) == "1")


# -- seeing one --------------------------------------------------------------------------------------


def time_left(seconds: float, wording: Messages) -> str:
    """How much time there is, in its two largest units."""
    minutes = max(0, int(seconds // MINUTE))
    days, hours = divmod(minutes // 60, 24)
    if days:
        return wording.message("left-days", n=days, more=hours)
    return (
        wording.message("left-hours", n=hours, more=minutes % 60)
        if hours
        else wording.message("left-minutes", n=minutes)
    )


def shown_clock(table: Table, away: Callable[[str], Sequence[Span]]) -> dict[str, Any]:
    """What a page needs to show the clock of everybody: when their time is out, or what they have while it is not their
    turn. It does not change while nothing happens; what time it is here is put in when it is sent."""
    if not table.clock.runs or table.match.over or table.arrangement.gathering:
        return {}
    seats = []
    for chair in table.chairs:
        until = table.deadline(chair.seat, away(chair.person))
        seats.append({"until": until or None, "bank": table.waits[chair.seat].bank, "person": not chair.bot})
    return {"seats": seats, "paused": table.paused or None, "now": NOW.strip('"')}
