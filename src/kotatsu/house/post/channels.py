"""How people want to be reached, and what the house needs to reach them."""

from __future__ import annotations

import hmac
import json
import secrets
from collections.abc import Callable
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, func, select, update

from kotatsu.core.errors import Refusal
from kotatsu.house.database import Database, insert_into
from kotatsu.house.identity import identity, new_secret
from kotatsu.house.post.push import new_key
from kotatsu.house.schema import CHANNELS, FACTS, NOTIFIED

EMAIL, PUSH, WEBHOOK = "email", "push", "webhook"
MOST = 8  # channels of a person
MOST_FAILURES = 20  # one after the other; then nobody is there any more
CONFIRM_SECONDS = 2 * 24 * 3600.0
SECRET, VAPID = "secret", "vapid"  # facts


class LinkGone(Refusal):
    """A link that changes nothing any more, or never did."""

    reason = "link-gone"


class Channel(NamedTuple):
    id: str
    person: str
    kind: str
    address: str
    keys: dict[str, str]  # of a browser; and under which address the house was called, for links
    confirmed: bool

    @property
    def base(self) -> str:
        return self.keys.get("base", "")


class Told(NamedTuple):
    """What somebody knows of what waits for them."""

    known: float = 0.0  # everything up to then
    sent: float = 0.0  # when the last message was; 0 if there was none


class Channels:
    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self._database, self._now = database, now

    # -- what is kept -------------------------------------------------------------------------------

    async def of(self, person: str) -> list[Channel]:
        return await self._found(CHANNELS.c.person == person)

    async def ready(self) -> dict[str, list[Channel]]:
        """Whoever wants to be told something, and how."""
        found: dict[str, list[Channel]] = {}
        for channel in await self._found(CHANNELS.c.confirmed == 1):
            found.setdefault(channel.person, []).append(channel)
        return found

    async def owners(self, address: str) -> list[Channel]:
        """Whose letters go to an address, for certain."""
        same = (CHANNELS.c.kind == EMAIL) & (CHANNELS.c.address == address) & (CHANNELS.c.confirmed == 1)
        return await self._found(same)

    async def _found(self, which: Any) -> list[Channel]:
        query = select(CHANNELS).where(which).order_by(CHANNELS.c.since, CHANNELS.c.id)

        def work(connection: Connection) -> list[Channel]:
            return [
                Channel(row.id, row.person, row.kind, row.address, json.loads(row.keys), bool(row.confirmed))
                for row in connection.execute(query)
            ]

        found: list[Channel] = await self._database.read(work)
        return found

    async def add(self, person: str, kind: str, address: str, keys: dict[str, str]) -> str:
        """Keep a way to reach somebody. A mail address has to be confirmed first: the secret of the link that does it."""
        token = new_secret() if kind == EMAIL else ""
        now = self._now()

        def work(connection: Connection) -> bool:
            mine = CHANNELS.c.person == person
            same = mine & (CHANNELS.c.kind == kind) & (CHANNELS.c.address == address)
            stale = (CHANNELS.c.confirmed == 0) & (CHANNELS.c.since < now - CONFIRM_SECONDS)
            connection.execute(delete(CHANNELS).where(same | stale))
            if connection.execute(select(func.count()).select_from(CHANNELS).where(mine)).scalar_one() >= MOST:
                return False
            values = {"id": secrets.token_hex(8), "person": person, "kind": kind, "address": address}
            more = {"token": identity(token) if token else "", "confirmed": int(not token), "failures": 0, "since": now}
            connection.execute(CHANNELS.insert().values(**values, **more, keys=json.dumps(keys)))
            told = insert_into(connection, NOTIFIED).values(person=person, known=now, sent=0.0)  # what waits is known
            connection.execute(told.on_conflict_do_nothing())
            return True

        if not await self._database.write(work):
            raise Refusal("too-many-channels")
        return token

    async def waiting_for(self, token: str) -> Channel:
        """The mail address that a link confirms."""
        good = (CHANNELS.c.token == identity(token)) & (CHANNELS.c.since > self._now() - CONFIRM_SECONDS)
        found = await self._found(good)
        if not token or not found:
            raise LinkGone
        return found[0]

    async def confirm(self, token: str) -> Channel:
        channel = await self.waiting_for(token)
        done = update(CHANNELS).where(CHANNELS.c.id == channel.id).values(token="", confirmed=1)
        await self._database.write(lambda connection: connection.execute(done))
        return channel

    async def remove(self, channel: str, person: str = "") -> None:
        """Forget a way to reach somebody; a person forgets only their own."""
        which = CHANNELS.c.id == channel
        if person:
            which &= CHANNELS.c.person == person
        await self._database.write(lambda connection: connection.execute(delete(CHANNELS).where(which)))

    async def note(self, channel: str, arrived: bool) -> None:
        """Whether something reached somebody. Where nothing arrives for long nobody is."""

        def work(connection: Connection) -> None:
            here = CHANNELS.c.id == channel
            connection.execute(update(CHANNELS).where(here).values(failures=0 if arrived else CHANNELS.c.failures + 1))
            connection.execute(delete(CHANNELS).where(here & (CHANNELS.c.failures >= MOST_FAILURES)))

        await self._database.write(work)

    # -- when somebody was told ---------------------------------------------------------------------

    async def told(self) -> dict[str, Told]:
        """What everybody knows."""
        query = select(NOTIFIED)
        found: dict[str, Told] = await self._database.read(
            lambda connection: {row.person: Told(row.known, row.sent) for row in connection.execute(query)}
        )
        return found

    async def note_told(self, person: str, before: Told, after: Told) -> bool:
        """Note what somebody knows, unless that has changed since it was looked at: of several messengers one tells them."""
        same = (NOTIFIED.c.person == person) & (NOTIFIED.c.known == before.known) & (NOTIFIED.c.sent == before.sent)
        change = update(NOTIFIED).where(same).values(after._asdict())
        noted: bool = await self._database.write(lambda connection: connection.execute(change).rowcount > 0)
        return noted

    # -- secrets of the house -----------------------------------------------------------------------

    async def open(self, push: bool) -> None:
        """Make up the secrets of the house now, so that no page writes one for somebody who only looks."""
        await self._fact(SECRET, new_secret)
        if push:
            await self._fact(VAPID, new_key)

    async def push_key(self) -> str:
        return await self._fact(VAPID, new_key)

    async def stop_secret(self, channel: str) -> str:
        """What the link contains by which a message is the last one. It is made of the house's own secret, so nothing has
        to be kept for it."""
        key = await self._fact(SECRET, new_secret)
        return f"{channel}.{hmac.digest(key.encode(), f'stop {channel}'.encode(), 'sha256').hex()}"

    async def behind(self, secret: str) -> Channel:
        """The way that a link closes."""
        channel = secret.partition(".")[0]
        if not hmac.compare_digest(secret.encode(), (await self.stop_secret(channel)).encode()):
            raise LinkGone
        found = await self._found(CHANNELS.c.id == channel)
        if not found:
            raise LinkGone
        return found[0]

    async def _fact(self, name: str, make: Callable[[], str]) -> str:
        """Something the house has made up once and keeps; of two who make it at once one counts."""
        query = select(FACTS.c.value).where(FACTS.c.name == name)
        kept = await self._database.read(lambda connection: connection.execute(query).scalar_one_or_none())
        if kept is None:
            value = make()

            def work(connection: Connection) -> str:
                insert = insert_into(connection, FACTS).values(name=name, value=value)
                connection.execute(insert.on_conflict_do_nothing())
                return str(connection.execute(query).scalar_one())

            kept = await self._database.write(work)
        return str(kept)
