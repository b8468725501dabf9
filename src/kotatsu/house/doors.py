"""Coming and going: who takes a chair and how, who watches, what bots do for people who are away, and what a host decides.

Whoever calls this has made sure that the host wants it; about a chair, who wants it is checked here, because chairs change
hands. All of it happens while the table is held, is written down first, in one go, and seen then, like moves.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from kotatsu.bots.registry import USUAL_OPPONENT, check_bot
from kotatsu.core.errors import Refusal
from kotatsu.core.state import WATCHER
from kotatsu.house import clock, talk
from kotatsu.house.clock import Wait
from kotatsu.house.database import Damaged
from kotatsu.house.doorbook import Change, Door, Doorbook, Friend, NoDoor
from kotatsu.house.identity import door_secret, identity, new_secret
from kotatsu.house.store import NOBODY_WATCHES, Arrangement, ChairRow, Conflict, PersonRow
from kotatsu.house.table import Table, Taken
from kotatsu.house.talk import Message

DOOR_SECONDS = 14 * 24 * 3600.0
DELAYS = (0, 5, 20, 60)  # moves that watchers may be behind
MOST_FRIENDS = 50
MOST_GUESTS = 30  # who watch one table


class DoorClosed(Refusal):
    """A link that leads nowhere: used, withdrawn, too old, or made up."""

    reason = "door-closed"


class Doors:
    def __init__(
        self,
        book: Doorbook,
        changed: Callable[[Table], None],
        closed: Callable[[Table], None],
        withdraw: Callable[[Table, int], Awaitable[None]],
        look_again: Callable[[Table], Awaitable[None]],
        now: Callable[[], float] = time.time,
    ) -> None:
        self._book, self._changed, self._closed, self._now = book, changed, closed, now
        self._withdraw, self._look_again = withdraw, look_again

    # -- chairs -------------------------------------------------------------------------------------

    async def _arrange(
        self,
        table: Table,
        arrangement: Arrangement,
        chairs: Sequence[ChairRow],
        told: Sequence[Message] = (),
        through: str = "",
        opens: Door | None = None,
        returns: bool = False,
        removed: Sequence[str] = (),
    ) -> None:
        """Let things be as they shall be now. A game begins when nobody is missing any more. The table is held."""
        if arrangement.gathering and not any(chair.open for chair in chairs):
            arrangement = arrangement._replace(gathering=False)
            told = (*told, talk.told(talk.BEGUN))
        standing = table.standing(arrangement.gathering)
        now = self._now()
        waits, paused = self._waits(table, chairs, standing.to_act, now, returns), now if table.paused else 0.0
        standing = table.timed(standing, waits, chairs, paused)
        begins = table.arrangement.gathering and not arrangement.gathering
        change = Change(arrangement, chairs, standing, begins, told, through, opens, removed)
        try:
            said = await self._book.arrange(table.id, table.seatings, change)
        except NoDoor:
            raise DoorClosed from None
        except Conflict:  # another process was faster
            await self._look_again(table)
            raise Taken from None
        table.arrangement, table.chairs, table.waits, table.paused = arrangement, list(chairs), waits, paused
        if arrangement.delay == NOBODY_WATCHES:
            table.guests.clear()
        table.send_away(removed)
        table.seatings += 1
        if said:
            table.said[talk.PLAYERS] = said

    def _waits(
        self, table: Table, chairs: Sequence[ChairRow], asked: Sequence[int], now: float, returns: bool
    ) -> list[Wait]:
        """How everybody is waited for in their chairs, if they sit there from now on; whoever has come may have left before."""
        waits = list(table.running(now))
        for before, after in zip(table.chairs, chairs, strict=True):
            wait = waits[after.seat]
            if (before.person, before.bot) == (after.person, after.bot) or after.bot:
                continue
            if after.open:
                waits[after.seat] = clock.left_empty(wait, now)
                continue
            if before.open and wait.since:
                wait = wait._replace(since=now)
            same = before.person == after.person or returns
            waits[after.seat] = clock.handed_on(table.clock, wait, now, same)
        return clock.follow(table.clock, waits, asked, now, new_turn=False)

    async def _put(
        self,
        table: Table,
        chair: ChairRow,
        told: Sequence[Message],
        through: str = "",
        opens: Door | None = None,
        returns: bool = False,
        removed: Sequence[str] = (),
    ) -> None:
        chairs = [chair if other.seat == chair.seat else other for other in table.chairs]
        await self._arrange(table, table.arrangement, chairs, told, through, opens, returns, removed)

    def _done(self, table: Table) -> None:
        table.tell_all()
        self._changed(table)

    async def sit(self, table: Table, seat: int, person: PersonRow, door: str = "") -> None:
        """Take an open chair, perhaps through a door that closes behind. Whoever has played one seat knows too much to take
        another."""
        async with table.held():
            if table.match.over or not table.chairs[seat].open:
                raise DoorClosed
            if person.id in table.people():
                raise Refusal("already-at-the-table")
            left = await self._book.left(table.id, person.id)
            if seat not in (left or [seat]):
                raise Refusal("sat-elsewhere")
            told = [talk.told(talk.SAT_DOWN, person.name, seat, person.id)]
            await self._put(table, ChairRow(seat, person.id, person.name, ""), told, door, returns=seat in left)
        self._done(table)

    async def free(self, table: Table, seat: int, by: str = "", browser: str = "") -> None:
        """Open a chair again, whoever sat there; if somebody else says so, they were sent away. With the secret of the host's
        browser it has a door at once."""
        async with table.held():
            before = _decided(table, seat, by)
            await self._withdraw(table, seat)
            played = "" if table.arrangement.gathering else before.person
            told = [talk.told(talk.LEFT, before.name, seat, played)] if before.person else []
            opens = _new_door(table, seat, browser)[0] if browser else None
            removed = [before.person] if by and before.person not in ("", by) else []
            await self._put(table, ChairRow(seat, "", "", ""), told, opens=opens, removed=removed)
        self._done(table)

    async def leave(self, table: Table, seat: int, by: str, name: str) -> None:
        """Somebody goes. Before the game their chair is free; in it a bot plays on under a name of its own, so that the others
        come to the end whether anybody looks after the chair or not."""
        async with table.held():
            before = _decided(table, seat, by)
            if table.match.over or before.open:
                raise Refusal("not-now")
            await self._withdraw(table, seat)
            chair, told = ChairRow(seat, "", "", ""), [talk.told(talk.LEFT, before.name, seat)]
            if not table.arrangement.gathering:
                chair = ChairRow(seat, "", name, before.bot or USUAL_OPPONENT)
                told = [talk.told(talk.LEFT, before.name, seat, before.person)]
                told += [] if before.bot else [talk.told(talk.BOT_PLAYS, before.name, seat, before.person)]
            await self._put(table, chair, told)
        self._done(table)

    async def hand_to_bot(self, table: Table, seat: int, bot: str, name: str, by: str = "") -> None:
        """Let a bot play: for the person in the chair until they are back, or for nobody. Nobody decides that for somebody
        who is here: they would lose their say about taking back. A chair that is free in a game is everybody's matter."""
        check_bot(bot, table.match.game.name)
        async with table.held():
            before = table.chairs[seat] if table.keeps_waiting(seat, by) else _decided(table, seat, by)
            if by and before.person not in ("", by) and table.presence.is_here(before.person):
                raise Refusal("they-are-here")
            await self._withdraw(table, seat)
            goes = before.person and not before.bot
            told = [talk.told(talk.BOT_PLAYS, before.name, seat, before.person)] if goes else []
            await self._put(table, before._replace(bot=bot, name=before.name if before.person else name), told)
        self._done(table)

    async def hand_back(self, table: Table, seat: int, by: str = "") -> None:
        """Let the person in a chair play again. If their time was out the bot ends that turn: else they would have more."""
        async with table.held():
            before = _decided(table, seat, by)
            if not before.person or not before.bot:
                raise Refusal("nobody-to-come-back")
            now = self._now()
            if clock.is_out(table.clock, table.running(now)[seat], now):
                raise Refusal("bot-ends-turn")
            await self._put(table, before._replace(bot=""), [talk.told(talk.IS_BACK, before.name, seat, before.person)])
        self._done(table)

    async def time_out(self, table: Table, seat: int, is_out: Callable[[], bool]) -> None:
        """Somebody was waited for too long, if they still are: what was agreed on happens to their chair."""
        async with table.held():
            before = table.chairs[seat]
            if not is_out():
                return
            await self._withdraw(table, seat)
            told = [talk.told(talk.TIME_OUT, before.name, seat, before.person)]
            if table.clock.out == clock.BOT:
                told.append(talk.told(talk.BOT_PLAYS, before.name, seat, before.person))
                await self._put(table, before._replace(bot=USUAL_OPPONENT), told)
            else:
                told.append(talk.told(talk.LEFT, before.name, seat, before.person))
                await self._put(table, ChairRow(seat, "", "", ""), told)
        self._done(table)

    async def begin(self, table: Table, bot: str, names: Sequence[str]) -> None:
        """Begin now: bots take the chairs that are open."""
        check_bot(bot, table.match.game.name)
        async with table.held():
            if not table.arrangement.gathering:
                raise Refusal("not-gathering")
            chairs = [
                chair._replace(bot=bot, name=names[chair.seat]) if chair.open else chair for chair in table.chairs
            ]
            await self._arrange(table, table.arrangement, chairs)
        self._done(table)

    async def close(self, table: Table) -> None:
        """Put a table away, with everything that was done and said there."""
        async with table.held():
            await self._book.delete_table(table.id)
            table.gone = True
        self._closed(table)
        table.tell_all()

    # -- doors --------------------------------------------------------------------------------------

    async def open_door(self, table: Table, seat: int, browser: str, person: str = "") -> str:
        """The secret of a new door to a chair, or to watching, made with the secret of the host's browser."""
        async with table.held():
            if seat != WATCHER and not table.chairs[seat].open:
                raise Refusal("chair-is-taken")
            door, secret = _new_door(table, seat, browser, person)
            await self._book.open_door(door)
        return secret

    async def secrets_of(self, table: Table, browser: str) -> dict[int, str]:
        """The secrets of the doors that this browser has opened, by their seats."""
        made = {}
        for door in await self._book.doors_of(table.id):
            secret = door_secret(browser, table.id, door.seat, door.number)
            made[door.seat] = secret if identity(secret) == door.hash else ""
        return made

    async def behind(self, secret: str) -> Door:
        """Where a secret leads."""
        door = await self._book.door(identity(secret))
        if door is None:
            raise DoorClosed
        return door

    async def named(self, table: Table, person: str) -> int | None:
        """The chair to which a person was invited by name."""
        doors = await self._book.doors_of(table.id)
        return next((door.seat for door in doors if door.person == person and door.seat != WATCHER), None)

    async def invited(self, table: Table) -> dict[int, str]:
        """Who was invited by name to which chair."""
        return {door.seat: door.person for door in await self._book.doors_of(table.id) if door.person}

    async def free_chair(self, table: Table, person: str) -> int:
        """An open chair to which nobody was invited by name; for whoever has played here the one that they left."""
        invited, left = await self.invited(table), await self._book.left(table.id, person)
        free = [chair.seat for chair in table.chairs if chair.open and chair.seat not in invited]
        if not free:
            raise DoorClosed
        return next((seat for seat in free if seat in left), free[0])

    async def decline(self, table: Table, person: str) -> None:
        """Whoever was invited by name does not want to come."""
        async with table.held():
            seat = await self.named(table, person)
            if seat is None:
                return
            table.seatings = await self._book.close_door(table.id, seat)
        table.tell_all()

    # -- watching, and open tables ------------------------------------------------------------------

    async def let_watch(self, table: Table, delay: int, browser: str = "") -> None:
        """Watchers may come, with the secret of the host's browser through a door, and are so many moves behind; if none
        may, those who are there have to go."""
        if delay not in (NOBODY_WATCHES, *DELAYS):
            raise Refusal("no-such-delay")
        async with table.held():
            missing = bool(browser) and delay != NOBODY_WATCHES and WATCHER not in await self.secrets_of(table, browser)
            opens = _new_door(table, WATCHER, browser)[0] if missing else None
            await self._arrange(table, table.arrangement._replace(delay=delay), table.chairs, opens=opens)
        self._done(table)

    async def watch(self, table: Table, person: PersonRow) -> None:
        """Become a guest, through a door that stays open."""
        async with table.held():
            if table.match.over or table.arrangement.delay == NOBODY_WATCHES:
                raise DoorClosed
            if len(table.guests) >= MOST_GUESTS:
                raise Refusal("too-many-watchers")
            table.seatings = await self._book.add_guest(table.id, person.id)
            table.guests[person.id] = person.name
            table.send_away()
        table.tell_all()

    async def show_out(self, table: Table, guest: str, browser: str = "") -> None:
        """A guest goes. Whom the host sends away does not come back through the same door: there is a new one."""
        async with table.held():
            opens = _new_door(table, WATCHER, browser)[0] if browser else None
            removed = [guest] if browser else []
            table.seatings = await self._book.remove_guest(table.id, guest, opens, removed)
            table.guests.pop(guest, None)
            table.send_away(removed)
        table.tell_all()

    async def list_in_lobby(self, table: Table, listed: bool) -> None:
        """Let anybody take an open chair, or nobody without an invitation."""
        async with table.held():
            await self._arrange(table, table.arrangement._replace(listed=listed), table.chairs)
        self._done(table)

    async def friends_of(self, person: str) -> list[Friend]:
        with suppress(Damaged):
            return await self._book.friends_of(person, MOST_FRIENDS)
        return []


def _decided(table: Table, seat: int, by: str) -> ChairRow:
    """A chair about which somebody decides: its person, or the host, or the house itself. It may have changed hands."""
    chair = table.chairs[seat]
    if by not in ("", table.host, chair.person):
        raise Refusal("only-the-host")
    return chair


def _new_door(table: Table, seat: int, browser: str, person: str = "") -> tuple[Door, str]:
    """A door that is not open yet, and the secret that will open it."""
    number = new_secret()
    secret = door_secret(browser, table.id, seat, number)
    return Door(table.id, seat, identity(secret), number, person, time.time() + DOOR_SECONDS), secret
