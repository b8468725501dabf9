"""Tables and who sits at them."""

from __future__ import annotations

from kotatsu.core.errors import KotatsuError
from kotatsu.core.registry import load_game
from kotatsu.core.state import WATCHER
from kotatsu.house.clock import BOT, NO_CLOCK, Clock
from kotatsu.house.store import NOBODY_WATCHES, ChairRow
from kotatsu.house.table import Table
from kotatsu.web.api import shapes
from kotatsu.web.api.calls import Call, Seated, path_number
from kotatsu.web.boxes.choosing import box_to_play
from kotatsu.web.door.answers import Forbidden
from kotatsu.web.door.visitor import Visitor, house_of, welcome
from kotatsu.web.table import seating
from kotatsu.web.table.hosting import arrange
from kotatsu.web.table.joining import behind, go_through
from kotatsu.web.table.looking import match_for
from kotatsu.web.table.seating import guests_for, put_up
from kotatsu.web.words.links import address_for

CHAIRS = {shapes.ME: seating.ME, shapes.OPEN: seating.AFAR}  # as the sheet of a table calls them


async def new_table(call: Call, wish: shapes.NewTable) -> shapes.Host:
    """Set up a table. You are its host and sit in one of its chairs. With open chairs it begins when all are taken."""
    game, seats = load_game(wish["game"]), wish["seats"]
    game.check_seats(len(seats))
    options = game.check_options(wish.get("options", {}))
    if seats.count(shapes.ME) != 1:
        raise KotatsuError(f"exactly one of the seats is {shapes.ME!r}")
    visitor = call.newcomer(wish.get("name"))
    guests = guests_for([(CHAIRS.get(who, who), "") for who in seats], visitor)
    box = await box_to_play(call.request, visitor, game.name, wish.get("box", ""))
    clock = _clock_in(wish["clock"]) if "clock" in wish else NO_CLOCK
    table = await put_up(call.request, visitor, game.name, guests, options=options, clock=clock, box=box)
    keys = [key for key in await _keys(call, table, visitor) if key["seat"] is not None]
    return {"table": table.id, "seat": seats.index(shapes.ME), "token": visitor.secret, "keys": keys}


async def join(call: Call, wish: shapes.Join) -> shapes.Token:
    """Take the chair that a key opens, or watch where that is allowed. Keys are made by hosts, here and in the browser."""
    door, table = await behind(call.request, wish["key"])
    visitor = call.newcomer(wish.get("name"))
    await welcome(call.request, visitor, invited=True)
    await go_through(call.request, door, table, visitor)
    return {"table": table.id, "seat": _seat(door.seat), "token": visitor.secret}


async def table(call: Seated) -> shapes.Table:
    """Who is there, and where the game stands."""
    return _told(call)


async def change_seat(call: Seated, wish: shapes.Arrange) -> shapes.Arranged:
    """Let somebody else sit in a chair: any of them if you are the host, else your own. Whoever had it has no token any
    more, unless a bot only plays for them."""
    seat, who = path_number(call.request, "seat"), wish["who"]
    there = next((chair for chair in call.table.chairs if chair.seat == seat), None)
    own = there is not None and there.person == call.visitor.id
    if who == shapes.OPEN and own and call.visitor.id == call.table.host:
        raise Forbidden("host-stays")
    if who == shapes.ME and not own:
        raise Forbidden("not-your-seat")
    taken = there is not None and not there.open
    do = {shapes.OPEN: "free" if taken else "door", shapes.ME: "back"}.get(who, "bot")
    await arrange(call.request, call.table, call.visitor, {"do": do, "seat": seat, "bot": who})
    return {"table": _told(call), "key": await _key(call, seat)}


async def change_watching(call: Seated, wish: shapes.Watching) -> shapes.Arranged:
    """Let people watch, or nobody, if you are the host. Whoever watched has no token any more if nobody may."""
    delay = NOBODY_WATCHES if wish["delay"] is None else wish["delay"]
    await arrange(call.request, call.table, call.visitor, {"do": "watch", "delay": delay})
    return {"table": _told(call), "key": await _key(call, WATCHER)}


async def close_table(call: Seated) -> None:
    """Put the table away, with everything that was done there, if you are the host."""
    await arrange(call.request, call.table, call.visitor, {"do": "close"})


# -- telling -----------------------------------------------------------------------------------------


def now_of(call: Seated) -> shapes.Now:
    table, looker = call.table, call.looker
    match, count = match_for(table, looker), table.count_for(looker.own)
    return {
        "state": table.standing().state,
        "number": table.number_for(looker.own),
        "ply": count.of(len(match.plies)),
        "to_act": [] if table.arrangement.gathering else match.to_act(),
    }


def _told(call: Seated) -> shapes.Table:
    table, request, clock = call.table, call.table.consent.request, call.table.clock
    return {
        "table": table.id,
        "game": table.match.game.name,
        "options": dict(table.match.options),
        "clock": _clock_told(clock) if clock.runs else None,
        "box": table.row.box_title or None,
        "seat": call.seat,
        "host": call.visitor.id == table.host,
        "chairs": [
            {
                "seat": chair.seat,
                "name": chair.name,
                "bot": chair.bot or None,
                "person": bool(chair.person),
                "here": bool(chair.person) and table.presence.is_here(chair.person),
                "until": _until(call, chair),
            }
            for chair in table.chairs
        ],
        "watching": None if table.arrangement.delay == NOBODY_WATCHES else table.arrangement.delay,
        "seal": table.seed_hash,
        "known": bool(table.row.start),
        "request": None if request is None else {"seat": request.seat, "waiting": list(request.waiting)},
        "now": now_of(call),
    }


def _clock_in(wish: shapes.Clock) -> Clock:
    return Clock.made(wish["kind"], wish["seconds"], wish.get("increment", 0), wish.get("out", BOT), pauses=False)


def _clock_told(clock: Clock) -> shapes.Clock:
    seconds, increment = int(clock.seconds), int(clock.increment)
    return {"kind": clock.kind, "seconds": seconds, "increment": increment, "out": clock.out}


def _until(call: Seated, chair: ChairRow) -> int | None:
    """When somebody's time is out; whoever sees the table late would learn from it what they may not know yet."""
    if call.table.behind(call.visitor.id) or call.table.paused:
        return None
    return int(call.table.deadline(chair.seat, house_of(call.request).vacations.spans(chair.person))) or None


def _seat(seat: int) -> int | None:
    return None if seat == WATCHER else seat


async def _keys(call: Call, table: Table, visitor: Visitor) -> list[shapes.Key]:
    """The keys that a host may pass on."""
    made = await house_of(call.request).doors.secrets_of(table, visitor.secret)
    return [
        {"seat": _seat(seat), "key": secret, "link": address_for(call.request, f"/join/{secret}")}
        for seat, secret in made.items()
        if secret
    ]


async def _key(call: Seated, seat: int) -> shapes.Key | None:
    keys = await _keys(call, call.table, call.visitor)
    return next((key for key in keys if key["seat"] == _seat(seat)), None)
