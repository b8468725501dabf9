"""Lists of tables, from what is noted of each: nothing is played for one, except what nobody has noted yet."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from kotatsu.core.registry import game_names
from kotatsu.house.catalogue import Catalogue
from kotatsu.house.store import DAMAGED, OTHER_RULES, UNKNOWN, UNREADABLE, Found, Standing, Store, TableFacts
from kotatsu.house.table import Table, why_unreadable
from kotatsu.house.waiting import Waiting

PAGE_LENGTH = 20  # tables in one part of a list
WHY_NOT = {
    DAMAGED: "table-damaged",
    UNREADABLE: "table-whose-journal-does-not-fit",
    OTHER_RULES: "table-of-other-rules",
}


class OwnTable(NamedTuple):
    """A table in the list of a person."""

    facts: TableFacts
    unreadable: str  # why it cannot be played here; empty if it can


class Lists:
    def __init__(self, store: Store, waiting: Waiting, play: Callable[[Found], Awaitable[Table | None]]) -> None:
        self._store, self._waiting, self._play = store, waiting, play
        self._catalogue = Catalogue(store.database)
        self._clerk: asyncio.Task[None] | None = None

    def close(self) -> None:
        if self._clerk is not None:
            self._clerk.cancel()

    async def tables_of(self, person: str, page: int = 0) -> tuple[list[OwnTable], bool]:
        """A page of a person's tables, the last changed first, and whether there is another one. Nothing is played."""
        found = await self._catalogue.tables_of(person, page * PAGE_LENGTH, PAGE_LENGTH + 1)
        games = game_names()
        own = [OwnTable(facts, _why_not(facts, games)) for facts in found[:PAGE_LENGTH]]
        if self._clerk is None and any(table.facts.standing.state == UNKNOWN for table in own):
            self._clerk = asyncio.create_task(self._note_standings())
        return own, len(found) > PAGE_LENGTH

    async def turns_of(self, person: str, waiting: Sequence[str] = ()) -> list[OwnTable]:
        """The tables at which others wait for a person, whoever waits longest first, if they have not been found yet."""
        names = (waiting or [turn.table for turn in await self._waiting.of(person)])[:PAGE_LENGTH]
        if not names:
            return []
        return [OwnTable(facts, "") for facts in _playable(await self._catalogue.tables_called(names))]

    async def tables_for(self, person: str) -> list[TableFacts]:
        """The tables to which a person was invited by name and which can be played here."""
        return _playable(await self._catalogue.tables_for(person, PAGE_LENGTH))

    async def open_tables(self, person: str) -> list[TableFacts]:
        """The tables at which anybody may take a chair and this person does not sit yet."""
        found = _playable(await self._catalogue.open_tables(PAGE_LENGTH))
        return [facts for facts in found if all(chair.person != person for chair in facts.chairs)]

    async def _note_standings(self) -> None:
        """Play tables of which nobody has noted how they stand, one after the other, while people do other things."""
        last = ""
        try:
            while names := await self._store.unknown_tables(last, PAGE_LENGTH):
                for last in names:
                    found = await self._store.table(last)
                    if found is not None and not why_unreadable(found.row, game_names()):
                        table = await self._play(found)
                        await self._store.note(last, UNKNOWN, standing_of(found, table))
        except Exception:
            logging.getLogger(__name__).exception("could not note how tables stand")
        finally:
            self._clerk = None  # whoever sees such a table next lets it be tried again


def _playable(found: Sequence[TableFacts]) -> list[TableFacts]:
    games = game_names()
    return [facts for facts in found if not _why_not(facts, games)]


def _why_not(facts: TableFacts, games: Sequence[str]) -> str:
    known = WHY_NOT.get(facts.standing.state, "")
    return known if facts.standing.state == DAMAGED else why_unreadable(facts, games) or known


def standing_of(found: Found, table: Table | None) -> Standing:
    """How a table stands, if it stands where its journal led when that was written."""
    if table is None:
        return Standing(UNREADABLE)
    standing = table.standing()
    return Standing(OTHER_RULES) if found.digest and standing.digest not in ("", found.digest) else standing
