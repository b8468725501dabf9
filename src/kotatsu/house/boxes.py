"""Boxes: what people found printed in their own copies of a game. A box is written value by value, by its owner and those who
help, and played in versions, which never change. Tables keep the version they began with themselves."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from copy import deepcopy
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, RowMapping, delete, func, or_, select, update

from kotatsu.core.corrections import MOST_BYTES, Corrections, Data, find, put, written
from kotatsu.core.errors import Refusal
from kotatsu.core.game import AnyGame
from kotatsu.core.registry import load_game
from kotatsu.house.database import Database, insert_into
from kotatsu.house.examining import QUICK, Examiner, Study, Trials
from kotatsu.house.identity import help_secret, identity, new_secret
from kotatsu.house.schema import BOX_HELPERS, BOX_VERSIONS, BOXES

MOST_BOXES = 30  # of a person
MOST_VERSIONS = 50  # of a box; then the oldest go, which harms no table
MOST_HELPERS = 20
NAME_LENGTH = 60
TRIES = 20  # to write while others write too


class NoBox(Refusal):
    """There is none, or not for whoever asks."""

    reason = "no-box"


class Changed(Refusal):
    """Somebody else has written something there since it was looked at."""

    reason = "box-has-changed"


class Box(NamedTuple):
    id: str
    person: str  # whose it is
    game: str
    name: str
    draft: Data  # the values as they are written now
    edits: int  # how often that has changed
    door: str  # of the link for helpers: a number and the hash of what it contains
    changed: float
    helpers: tuple[str, ...] = ()
    version: int = 0  # the newest

    def may_write(self, person: str) -> bool:
        return person == self.person or person in self.helpers

    def corrections(self, version: int = 0) -> Corrections:
        """The draft, as the version it would be."""
        about = {"game": self.game, "name": self.name, "version": version or self.version + 1}
        return Corrections(written(about, self.draft), self.name)


class Version(NamedTuple):
    number: int
    text: str
    made: float

    def corrections(self, name: str) -> Corrections:
        return Corrections(self.text, name)

    def says(self, box: Box) -> bool:
        """Whether a box is still as it was then, also by its name."""
        mine = self.corrections(box.name)
        return mine.about().get("name") == box.name and mine.values() == box.draft


class Edit(NamedTuple):
    """A value that somebody has found in their box; None if they have not looked, after all."""

    path: tuple[str, ...]  # of the table it stands in
    key: str
    value: Any
    seen: Any  # what stood there when they looked: None if nobody had looked yet


class Boxes:
    def __init__(self, database: Database, now: Callable[[], float] = time.time) -> None:
        self._database, self._now = database, now
        self.examiner = Examiner(bounds=QUICK)  # a look at what somebody types
        self.trials = Trials()
        self.scales = Examiner(gives_way=True)  # what moves when values change is nobody's hurry

    def close(self) -> None:
        for each in (self.examiner, self.trials, self.scales):
            each.close()

    # -- finding ------------------------------------------------------------------------------------

    async def get(self, box: str) -> Box:
        """A box by its id, which only those know to whom somebody gave it."""
        found: Box | None = await self._database.read(lambda connection: _box(connection, box))
        if found is None:
            raise NoBox
        return found

    async def mine(self, box: str, person: str) -> Box:
        """A box that a person may write."""
        found = await self.get(box)
        if not found.may_write(person):
            raise NoBox
        return found

    async def of(self, person: str, game: str = "") -> list[Box]:
        """The boxes of a person and those they help with, the last changed first."""
        helped = select(BOX_HELPERS.c.box_id).where(BOX_HELPERS.c.person == person)
        which = or_(BOXES.c.person == person, BOXES.c.id.in_(helped))
        which = which & (BOXES.c.game == game) if game else which

        def work(connection: Connection) -> list[Box]:
            ids = connection.scalars(select(BOXES.c.id).where(which).order_by(BOXES.c.changed.desc())).all()
            return [box for name in ids if (box := _box(connection, name)) is not None]

        found: list[Box] = await self._database.read(work)
        return found

    async def versions(self, box: str) -> list[int]:
        """The numbers of the versions of a box, the newest first."""
        mine = BOX_VERSIONS.c.box_id == box
        query = select(BOX_VERSIONS.c.number).where(mine).order_by(BOX_VERSIONS.c.number.desc())
        found: list[int] = await self._database.read(lambda connection: list(connection.scalars(query)))
        return found

    async def version(self, box: str, number: int) -> Version | None:
        """A version of a box, if there is one of this number."""
        query = select(BOX_VERSIONS).where((BOX_VERSIONS.c.box_id == box) & (BOX_VERSIONS.c.number == number))

        def work(connection: Connection) -> Version | None:
            row = connection.execute(query).first()
            return None if row is None else Version(row.number, row.text, row.made)

        found: Version | None = await self._database.read(work)
        return found

    async def last(self, box: str) -> Version | None:
        """The newest version."""
        numbers = await self.versions(box)
        return await self.version(box, numbers[0]) if numbers else None

    # -- writing ------------------------------------------------------------------------------------

    async def new(self, person: str, game: str, name: str, values: Data | None = None) -> Box:
        """A new box, perhaps with the values of another one or of a file."""
        row = {
            "id": secrets.token_urlsafe(12),
            "person": person,
            "game": game,
            "name": _named(name),
            "draft": json.dumps(values or {}),
            "edits": 0,
            "door": "",
            "changed": self._now(),
        }

        def work(connection: Connection) -> bool:
            count = select(func.count()).select_from(BOXES).where(BOXES.c.person == person)
            if connection.execute(count).scalar_one() >= MOST_BOXES:
                return False
            connection.execute(BOXES.insert().values(row))
            return True

        if not await self._database.write(work):
            raise Refusal("too-many-boxes")
        return await self.get(str(row["id"]))

    def with_edits(self, box: Box, edits: Sequence[Edit], differs: bool = False) -> Box:
        """A box as it would be. What somebody else has written meanwhile stays: other values beside these, and of the same
        value theirs (Changed). With `differs` also values that the rule book prints may be another."""
        data = load_game(box.game).components.data
        draft = deepcopy(box.draft)
        for edit in edits:
            _check_place(data, edit, differs)
            if find(draft, (*edit.path, edit.key)) != edit.seen:
                raise Changed
            put(draft, data, edit.path, edit.key, edit.value)
        after = box._replace(draft=draft, edits=box.edits + 1, changed=self._now())
        if len(after.corrections().text.encode()) > MOST_BYTES:
            raise Refusal("box-too-large")
        return after

    async def edit(
        self,
        box: str,
        person: str,
        edits: Sequence[Edit],
        check: Callable[[Box], Awaitable[None]],
        differs: bool = False,
    ) -> Box:
        """Write values down, all or none. `check` looks at the box as it would be and raises what is wrong with it."""
        for _ in range(TRIES):
            after = self.with_edits(await self.mine(box, person), edits, differs)
            await check(after)
            if await self._replace(after):
                return after
        raise Changed

    async def _replace(self, after: Box) -> bool:
        """Write a draft down if nobody has written one since."""
        same = (BOXES.c.id == after.id) & (BOXES.c.edits == after.edits - 1)
        values = {"draft": json.dumps(after.draft), "edits": after.edits, "changed": after.changed}
        change = update(BOXES).where(same).values(values).returning(BOXES.c.id)
        done = await self._database.write(lambda connection: connection.execute(change).first())
        return done is not None

    async def rename(self, box: str, person: str, name: str) -> None:
        await self._change(await self.mine(box, person), name=_named(name), changed=self._now())

    async def delete(self, box: str, person: str) -> None:
        """Only whose it is can throw it away. Tables that are played with it go on."""
        found = await self.mine(box, person)
        if found.person != person:
            raise Refusal("not-your-box")
        await self._database.write(lambda connection: wipe_boxes(connection, BOXES.c.id == box))

    # -- helping ------------------------------------------------------------------------------------

    async def invite(self, box: str, person: str, browser: str) -> str:
        """A secret with which others may help; an earlier one leads nowhere now. Only whose it is asks others."""
        found = await self._own(box, person)
        number = new_secret()
        secret = help_secret(browser, box, number)
        await self._change(found, door=f"{number} {identity(secret)}")
        return secret

    def secret_of(self, box: Box, browser: str) -> str:
        """The secret of the link for helpers, to the browser that made it."""
        number, _, known = box.door.rpartition(" ")
        secret = help_secret(browser, box.id, number)
        return secret if box.door and identity(secret) == known else ""

    async def dismiss(self, box: str, person: str, helper: str) -> None:
        """Somebody helps no longer: because they want so, or whose it is. Then the link by which they came is closed."""
        if helper != person:
            await self._change(await self._own(box, person), door="")
        gone = (BOX_HELPERS.c.box_id == box) & (BOX_HELPERS.c.person == helper)
        await self._database.write(lambda connection: connection.execute(delete(BOX_HELPERS).where(gone)))

    async def _own(self, box: str, person: str) -> Box:
        found = await self.mine(box, person)
        if found.person != person:
            raise Refusal("only-the-owner-invites")
        return found

    async def asked(self, box: str, secret: str) -> Box:
        """The box, if whoever knows this secret was asked to help with it."""
        found = await self.get(box)
        if not found.door or identity(secret) != found.door.rpartition(" ")[2]:
            raise NoBox
        return found

    async def help(self, box: str, secret: str, person: str) -> Box:
        found = await self.asked(box, secret)
        if found.may_write(person):
            return found

        def work(connection: Connection) -> bool:
            connection.execute(
                select(BOXES.c.id).where(BOXES.c.id == box).with_for_update()
            )  # one comes after the other
            count = select(func.count()).select_from(BOX_HELPERS).where(BOX_HELPERS.c.box_id == box)
            if connection.execute(count).scalar_one() >= MOST_HELPERS:
                return False
            values = {"box_id": box, "person": person}
            connection.execute(insert_into(connection, BOX_HELPERS).values(values).on_conflict_do_nothing())
            return True

        if not await self._database.write(work):
            raise Refusal("too-many-helpers")
        return await self.get(box)

    async def _change(self, box: Box, **values: Any) -> None:
        change = update(BOXES).where(BOXES.c.id == box.id).values(values)
        await self._database.write(lambda connection: connection.execute(change))

    # -- versions -----------------------------------------------------------------------------------

    async def newest(self, box: Box, study: Study) -> Version:
        """The newest version; if the draft says something else, it is tried out and becomes one."""
        for _ in range(TRIES):
            known = await self.last(box.id)
            if known is not None and known.says(box):
                return known
            corrections = box.corrections(known.number + 1 if known is not None else 1)
            await self.try_out(load_game(box.game), corrections, study)
            version = Version(corrections.about()["version"], corrections.text, self._now())
            if await self._database.write(lambda connection: _add(connection, box.id, version)):  # noqa: B023
                return version
        raise Changed

    async def try_out(self, game: AnyGame, box: Corrections, study: Study, start: str = "") -> None:
        """Refuse values with which nobody can play, or a record that cannot be played with them."""
        await self.trials.examine(game, game.seat_counts[0], box, study, start=start)


def _named(name: str) -> str:
    clean = " ".join(name.split())
    if not 0 < len(clean) <= NAME_LENGTH or not clean.isprintable():
        raise Refusal("a-name-needs-a-letter")
    return clean


def _check_place(data: Data, edit: Edit, differs: bool) -> None:
    """A value of this game, and one that the rule book does not print."""
    table = find(data, edit.path)
    if not isinstance(table, dict) or edit.key in ("id", "source", "field_sources"):
        raise Refusal("no-such-value")
    sources: Mapping[str, str] = table.get("field_sources", {})
    printed = sources.get(edit.key, table.get("source", "")) in ("", "seed")
    if printed and not differs and edit.value != table.get(edit.key) and edit.value is not None:
        raise Refusal("value-is-printed")


def _box(connection: Connection, box: str) -> Box | None:
    row = connection.execute(select(BOXES).where(BOXES.c.id == box)).mappings().first()
    if row is None:
        return None
    helpers = connection.scalars(select(BOX_HELPERS.c.person).where(BOX_HELPERS.c.box_id == box)).all()
    newest = connection.execute(select(func.max(BOX_VERSIONS.c.number)).where(BOX_VERSIONS.c.box_id == box)).scalar()
    return _read(row)._replace(helpers=tuple(helpers), version=newest or 0)


def _read(row: RowMapping) -> Box:
    return Box(**{**row, "draft": json.loads(row["draft"])})


def _add(connection: Connection, box: str, version: Version) -> bool:
    insert = insert_into(connection, BOX_VERSIONS).values(box_id=box, **version._asdict())
    added = connection.execute(insert.on_conflict_do_nothing().returning(BOX_VERSIONS.c.number)).first()
    old = (BOX_VERSIONS.c.box_id == box) & (BOX_VERSIONS.c.number <= version.number - MOST_VERSIONS)
    connection.execute(delete(BOX_VERSIONS).where(old))
    return added is not None


def wipe_boxes(connection: Connection, which: ColumnElement[bool]) -> None:
    """Delete boxes with all that belongs to them."""
    gone = select(BOXES.c.id).where(which)
    for table in (BOX_VERSIONS, BOX_HELPERS):
        connection.execute(delete(table).where(table.c.box_id.in_(gone)))
    connection.execute(delete(BOXES).where(which))
