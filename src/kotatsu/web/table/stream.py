"""What an open page is told of by itself: that the table has changed, who is here, that something was said."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import ExitStack, suppress
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from kotatsu.house.clock import Span
from kotatsu.house.plans import plan_of
from kotatsu.house.presence import TYPING_SECONDS
from kotatsu.house.table import Table
from kotatsu.house.talk import room_of
from kotatsu.web.door.quota import address_of, quota_of
from kotatsu.web.table.clocks import NOW, shown_clock

HEARTBEAT = 20.0  # seconds between signs of life on a quiet stream
COME_BACK = b"retry: 500\n\n"  # milliseconds
UNTOLD = {"clock": "{}", "plans": "[0, 0]"}  # what a page knows without being told
STILL_HERE = b": still here\n\n"
GONE = b"event: gone\ndata: 0\n\n"


def around(table: Table, person: str) -> dict[str, Any]:
    """Who is here, and who is writing in the room where somebody is; `seatings` counts how often chairs have changed."""
    if not table.belongs(person):  # who only looks at what is over knows nobody there
        return {"here": [], "away": [], "watching": [], "typing": [], "own": [], "seatings": 0}
    here, typing = table.presence.is_here, table.presence.is_typing
    room = room_of(table, person)
    inside = [
        *((chair.person, chair.name) for chair in table.chairs if chair.person),
        *table.guests.items(),
    ]
    return {
        "here": [chair.seat for chair in table.chairs if chair.person and here(chair.person)],
        "away": [chair.seat for chair in table.chairs if chair.person and not chair.bot and not here(chair.person)],
        "watching": sorted(name for guest, name in table.guests.items() if here(guest)),
        "typing": sorted(
            {name for who, name in inside if who != person and typing(who) and room_of(table, who) == room}
        ),
        "own": table.seats_of(person),
        "seatings": table.seatings,
    }


def _heard(table: Table, person: str) -> int:
    """How often something was said that somebody could hear."""
    if not table.belongs(person):
        return 0
    return sum(table.said.values()) if table.match.over else table.said.get(room_of(table, person), 0)


def _plans(table: Table, own: Sequence[int]) -> list[int]:
    """How many answers somebody has given beforehand, and how many of them did not fit."""
    plans = [plan.dropped for (seat, kind) in table.plans if seat in own and (plan := plan_of(table, seat, kind))]
    return [len(plans), sum(plans)]


class Told(NamedTuple):
    """What somebody is told now, by kinds of events, and how soon it is looked at again if nothing happens."""

    events: dict[str, str]
    patience: float = HEARTBEAT
    last: bool = False  # nothing will come after it


def told_to_page(table: Table, person: str, away: Callable[[str], Sequence[Span]]) -> Told:
    people, own = around(table, person), table.seats_of(person)
    clock = {} if table.behind(person) else shown_clock(table, away)  # who sees the table late sees no clock
    now = {
        "": str(table.number_for(own)),
        "people": json.dumps(people),
        "said": str(_heard(table, person)),
        "clock": json.dumps(clock),
        "plans": json.dumps(_plans(table, own)),
    }
    return Told(now, TYPING_SECONDS if people["typing"] else HEARTBEAT)


async def events(table: Table, person: str, tell: Callable[[Table, str], Told]) -> AsyncIterator[bytes]:
    """Lines for as long as somebody may look. Chairs may change meanwhile, and with them what they could notice. When the
    house closes they end, and the browser soon asks again: then another process may answer. Signs of life come at the same
    pace whatever happens: one that came late would tell that there was something which nobody was told of."""
    changed = asyncio.Event()
    clock = asyncio.get_running_loop().time
    alive = clock() + HEARTBEAT
    own = table.seats_of(person)
    stop = table.watch(changed.set, own)
    sent: dict[str, str] = {}
    try:
        while table.may_look(person) and not table.gone:
            if table.closing:
                yield COME_BACK
                return
            if own != table.seats_of(person):
                stop()
                own = table.seats_of(person)
                stop = table.watch(changed.set, own)
            told = tell(table, person)
            for kind, data in told.events.items():
                if sent.get(kind, UNTOLD.get(kind)) != data:
                    line = data.replace(NOW, str(time.time())) if kind == "clock" else data
                    yield (f"event: {kind}\n" if kind else "").encode() + f"data: {line}\n\n".encode()
            if told.last:
                return
            sent = told.events
            with suppress(TimeoutError):
                # wait_for would make a task each time
                async with asyncio.timeout_at(min(alive, clock() + told.patience)):
                    await changed.wait()
            changed.clear()
            if clock() >= alive:
                yield STILL_HERE
                alive = clock() + HEARTBEAT
        yield GONE
    finally:
        stop()


class Stream(StreamingResponse):
    """Lines for as long as somebody listens. Whatever ends it, also before the first line, what it held is let go."""

    def __init__(self, lines: AsyncIterator[bytes], held: ExitStack) -> None:
        super().__init__(lines, media_type="text/event-stream", headers={"x-accel-buffering": "no"})
        self._held = held

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._held:
            await super().__call__(scope, receive, send)


def stream_to(request: Request, table: Table, who: str, lines: AsyncIterator[bytes]) -> Stream:
    """A stream that counts as somebody's as long as it is open, and by which the others see that they are here."""
    held = ExitStack()
    held.enter_context(quota_of(request).stream(who, address_of(request.scope)))
    if who:
        table.presence.come(who)
        held.callback(table.presence.go, who)
    return Stream(lines, held)
