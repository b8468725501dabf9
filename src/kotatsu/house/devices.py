"""The devices by which a person is known: one to begin with, others by a code that works once and soon."""

from __future__ import annotations

import time
from collections.abc import Callable

from sqlalchemy import ColumnElement, Connection, delete, select

from kotatsu.core.errors import Refusal
from kotatsu.house.database import Database
from kotatsu.house.identity import identity, new_code, plain_code
from kotatsu.house.schema import CODES, DEVICES

CODE_SECONDS = 10 * 60.0


class CodeGone(Refusal):
    """A code that lets nobody in: used, too old, or made up."""

    reason = "code-gone"


class Devices:
    def __init__(self, database: Database, changed: Callable[[str], None] = lambda person: None) -> None:
        """`changed` is told whose devices are others from now on."""
        self._database, self._changed = database, changed

    async def new_code(self, person: str) -> str:
        """A code with which another device becomes this person's; an earlier one is gone."""
        code = new_code()

        def work(connection: Connection) -> None:
            now = time.time()
            connection.execute(delete(CODES).where((CODES.c.person == person) | (CODES.c.until < now)))
            connection.execute(CODES.insert().values(id=identity(code), person=person, until=now + CODE_SECONDS))

        await self._database.write(work)
        return code

    async def whose(self, typed: str) -> str:
        """Whose code this is."""
        query = select(CODES.c.person).where(_is_good(typed))
        found = await self._database.read(lambda connection: connection.execute(query).scalar_one_or_none())
        if found is None:
            raise CodeGone
        return str(found)

    async def let_in(self, typed: str, secret: str) -> None:
        """Let the browser with this secret be one of theirs from now on."""

        def work(connection: Connection) -> bool:
            used = delete(CODES).where(_is_good(typed)).returning(CODES.c.person)
            person = connection.execute(used).scalar_one_or_none()
            if person is None:
                return False
            connection.execute(DEVICES.insert().values(id=identity(secret), person=person, since=time.time()))
            return True

        if not await self._database.write(work):
            raise CodeGone

    async def count(self, person: str) -> int:
        query = select(DEVICES.c.id).where(DEVICES.c.person == person)
        found: int = await self._database.read(lambda connection: len(connection.execute(query).all()))
        return found

    async def forget_others(self, person: str, secret: str) -> None:
        """Let no device of a person in but the one with this secret, and no code for another."""
        others = (DEVICES.c.person == person) & (DEVICES.c.id != identity(secret))

        def work(connection: Connection) -> None:
            connection.execute(delete(DEVICES).where(others))
            connection.execute(delete(CODES).where(CODES.c.person == person))

        await self._database.write(work)
        self._changed(person)


def _is_good(typed: str) -> ColumnElement[bool]:
    return (CODES.c.id == identity(plain_code(typed))) & (CODES.c.until > time.time())
