"""Whose browser is whose: every request asks that, so it is remembered where nobody else writes into the database."""

from __future__ import annotations

from collections import OrderedDict
from contextlib import suppress

from kotatsu.house.database import Damaged
from kotatsu.house.driving import PACES, USUAL_PACE
from kotatsu.house.store import PersonRow, Store

MOST = 4096  # browsers


class Acquaintances:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, PersonRow] = OrderedDict()
        self._changes = 0

    async def at(self, device: str) -> PersonRow | None:
        """The person whose device this is. Other processes may let one in or out at any time: with them it is read anew."""
        if self._store.database.shared:
            return await self._store.person_at(device)
        if device in self._known:
            self._known.move_to_end(device)
            return self._known[device]
        changes = self._changes
        person = await self._store.person_at(device)
        if person is not None and changes == self._changes:  # what was changed meanwhile may have been read before
            self._known[device] = person
            if len(self._known) > MOST:
                self._known.popitem(last=False)
        return person

    async def pace_of(self, host: str) -> str:
        """Bots play at the pace the host likes, until somebody at the table wants another one."""
        person = None
        with suppress(Damaged):
            person = await self._store.person(host)
        liked = person.settings.get("pace", USUAL_PACE) if person is not None else USUAL_PACE
        return liked if liked in PACES else USUAL_PACE

    def forget(self, person: str) -> None:
        """Something about a person, or whose devices are theirs, has changed."""
        self._changes += 1
        for device in [device for device, row in self._known.items() if row.id == person]:
            del self._known[device]
