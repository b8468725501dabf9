"""What moves the bots: one driver per table, which goes on whatever fails, until no bot is to act there."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from kotatsu.house.table import BOT, MOVE, Table, Taken
from kotatsu.house.tasks import Tasks
from kotatsu.house.thinking import Thinking
from kotatsu.house.trying import until_done

PACES = {"instant": 0.0, "quick": 0.4, "calm": 1.2, "slow": 2.5}  # seconds a bot takes at least
USUAL_PACE = "quick"

Act = Callable[[Table, int, str, str, int, str], Awaitable[None]]


class Drivers:
    def __init__(self, thinkers: Thinking, act: Act) -> None:
        self._thinkers = thinkers
        self._act = act
        self._tasks = Tasks()

    async def close(self) -> None:
        await self._tasks.close()

    def wake(self, table: Table) -> None:
        """See to it that the bots at a table move, if one is to act; else that they think meanwhile."""
        if table.bot_to_act() is None:
            begun = not (table.arrangement.gathering or table.gone or table.match.over)
            if begun and any(chair.bot for chair in table.chairs) and table.guide() is None:
                self._tasks.begin(lambda: self._think_ahead(table))
        elif table.id not in self._tasks:
            trouble = f"a bot could not move at table {table.id}"
            self._tasks.begin(lambda: until_done(lambda: self._move_one(table), trouble), table.id)

    async def _think_ahead(self, table: Table) -> None:
        """Nobody waits for it, and nobody needs to know if it goes wrong: the bot thinks again when it is asked."""
        try:
            await self._thinkers.think_ahead(table)
        except Exception:
            logging.getLogger(__name__).debug("nobody thinks ahead at table %s", table.id, exc_info=True)

    async def _move_one(self, table: Table) -> bool:
        """Let a bot move, if one is to act."""
        seat = table.bot_to_act()
        if seat is None:
            return False
        await self._move(table, seat)
        return True

    async def _move(self, table: Table, seat: int) -> None:
        number = table.number_for([seat])
        started = time.monotonic()
        guide = table.guide()
        move = guide.move if guide else await self._thought(table, seat)
        rest = PACES[table.pace] - (time.monotonic() - started)
        if rest > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(table.hurry.wait(), rest)
        await self._act(table, seat, MOVE, move, number, BOT)

    async def _thought(self, table: Table, seat: int) -> str:
        """A bot's move. People are not left waiting for one that fails: it moves somehow, and the house takes a note."""
        number = table.number_for([seat])
        try:
            move = await self._thinkers.choose(table, seat)
        except Taken:
            raise
        except Exception:
            logging.getLogger(__name__).exception("a bot could not think at table %s", table.id)
            move = ""
        moves = table.match.moves(seat)
        return secrets.choice(moves) if moves and number == table.number_for([seat]) and move not in moves else move
