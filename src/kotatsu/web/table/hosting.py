"""What a host, or whoever sits in a chair, does about the people at a table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from starlette.requests import Request

from kotatsu.bots.registry import USUAL_OPPONENT
from kotatsu.core.errors import KotatsuError, Refusal
from kotatsu.core.state import WATCHER
from kotatsu.core.vocabulary import SEAT
from kotatsu.house.doors import Doors
from kotatsu.house.identity import handle
from kotatsu.house.table import Table
from kotatsu.web.door.answers import Forbidden
from kotatsu.web.door.incoming import number_in, text_in
from kotatsu.web.door.quota import address_of, quota_of
from kotatsu.web.door.visitor import Visitor, house_of
from kotatsu.web.words.wording import wording_in

Way = Callable[["Wish"], Awaitable[None]]


class Wish:
    """What somebody wants to be changed."""

    def __init__(self, doors: Doors, table: Table, visitor: Visitor, form: Mapping[str, Any]) -> None:
        self.doors, self.table, self.visitor, self.form = doors, table, visitor, form
        self.host = visitor.id == table.host

    def seat(self, or_watcher: bool = False) -> int:
        seat = number_in(self.form.get("seat"))
        known = [*range(len(self.table.chairs)), *[WATCHER] * or_watcher]
        if seat is None or seat not in known:
            raise KotatsuError("there is no such seat")
        return seat

    def own_seat(self) -> int:
        """A seat about which the visitor may decide: any for the host, else their own."""
        seat = self.seat()
        if not self.host and self.table.chairs[seat].person != self.visitor.id:
            raise Forbidden("only-the-host")
        return seat

    def bot(self) -> str:
        return text_in(self.form.get("bot")) or USUAL_OPPONENT

    def bot_name(self, seat: int) -> str:
        return wording_in(self.visitor.language).message("bot-name", letter=SEAT.ids[seat % len(SEAT.ids)])


async def arrange(request: Request, table: Table, visitor: Visitor, form: Mapping[str, Any]) -> None:
    """Change what somebody wants to be changed, if it is theirs to decide."""
    wish = Wish(house_of(request).doors, table, visitor, form)
    do = text_in(wish.form.get("do"))
    if do not in HOSTS and do not in ANYBODYS:
        raise KotatsuError("nothing of that kind can be done here")
    if do in HOSTS and not wish.host:
        raise Forbidden("only-the-host")
    if table.match.over and do != "close":
        raise Refusal("game-is-over")
    if do in TOLD:
        quota_of(request).say(visitor.id)
    if do in BOTS_COME:
        quota_of(request).let_think(table.host, address_of(request.scope))
    await {**HOSTS, **ANYBODYS}[do](wish)
    if any(chair.bot for chair in table.chairs) and not table.gone:
        quota_of(request).note(table.host, address_of(request.scope), table)


async def _door(wish: Wish) -> None:
    await wish.doors.open_door(wish.table, wish.seat(or_watcher=True), wish.visitor.secret)


async def _friend(wish: Wish) -> None:
    """Invite somebody by name; the link to the same chair is made, too."""
    named = text_in(wish.form.get("friend"))
    friends = await wish.doors.friends_of(wish.visitor.id)
    friend = next((each.id for each in friends if handle(wish.visitor.id, each.id) == named), None)
    if friend is None:
        raise Refusal("no-such-friend")
    await wish.doors.open_door(wish.table, wish.seat(), wish.visitor.secret, friend)


async def _begin(wish: Wish) -> None:
    names = [wish.bot_name(seat) for seat in range(len(wish.table.chairs))]
    await wish.doors.begin(wish.table, wish.bot(), names)


async def _listed(wish: Wish) -> None:
    await wish.doors.list_in_lobby(wish.table, wish.form.get("listed") == "1")


async def _watch(wish: Wish) -> None:
    delay = number_in(wish.form.get("delay"))
    if delay is None:
        raise Refusal("no-such-delay")
    await wish.doors.let_watch(wish.table, delay, wish.visitor.secret)


async def _show_out(wish: Wish) -> None:
    named = text_in(wish.form.get("guest"))
    guest = next((each for each in wish.table.guests if handle(wish.visitor.id, each) == named), None)
    if guest is not None:
        await wish.doors.show_out(wish.table, guest, wish.visitor.secret)


async def _close(wish: Wish) -> None:
    await wish.doors.close(wish.table)


async def _free(wish: Wish) -> None:
    """Leave a table, or open a chair again: one that somebody else has, or one of several at the same screen. Its new link
    is for the host."""
    seat = wish.own_seat()
    if wish.table.chairs_of(wish.visitor.id) == [seat]:
        await wish.doors.leave(wish.table, seat, wish.visitor.id, wish.bot_name(seat))
    else:
        await wish.doors.free(wish.table, seat, wish.visitor.id, wish.visitor.secret if wish.host else "")


async def _bot(wish: Wish) -> None:
    seat = wish.seat()
    if not wish.table.keeps_waiting(seat, wish.visitor.id):
        wish.own_seat()
    await wish.doors.hand_to_bot(wish.table, seat, wish.bot(), wish.bot_name(seat), wish.visitor.id)


async def _back(wish: Wish) -> None:
    await wish.doors.hand_back(wish.table, wish.own_seat(), wish.visitor.id)


async def _stop_watching(wish: Wish) -> None:
    await wish.doors.show_out(wish.table, wish.visitor.id)


HOSTS: dict[str, Way] = {
    "door": _door,
    "friend": _friend,
    "begin": _begin,
    "listed": _listed,
    "watch": _watch,
    "show-out": _show_out,
    "close": _close,
}
ANYBODYS: dict[str, Way] = {"free": _free, "bot": _bot, "back": _back, "stop-watching": _stop_watching}
BOTS_COME = ("begin", "bot")
TOLD = ("bot", "back")  # to everybody at the table, as often as one likes
