"""Boxes are kept: nobody's value is lost, versions never change, tables keep theirs, and people take theirs along."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from kotatsu.core.errors import KotatsuError, Refusal, WrongValue
from kotatsu.core.match import Match
from kotatsu.house import administration
from kotatsu.house.boxes import MOST_BOXES, MOST_HELPERS, Box, Changed, Edit, NoBox, Version
from kotatsu.house.house import House
from kotatsu.house.store import PersonRow
from tests.databases import looked_into
from tests.house.test_house import BOT, GAME, in_house, until_over

pytestmark = pytest.mark.usefixtures("each_database")

COINS = ("meta",)


async def fine(_box: Box) -> None:
    """A check that finds nothing."""
    await asyncio.sleep(0)


def nothing(_match: Match, _seat: int, _about: object) -> None:
    """A trial that always succeeds."""


async def newest(house: House, box: Box) -> Version:
    """The newest version, tried out by nobody."""
    house.boxes.try_out = _tried  # type: ignore[method-assign, assignment]
    return await house.boxes.newest(box, nothing)


async def _tried(*_what: object) -> None:
    await asyncio.sleep(0)


def coins(n: int | None, seen: int | None = None) -> list[Edit]:
    return [Edit(COINS, "coins", n, seen)]


def test_of_values_written_at_once_all_are_kept_and_of_one_value_the_first(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        boxes = house.boxes
        box = await boxes.new("anna", GAME, "Our copy")
        name = [Edit(("scoring", word), "name_en", word.upper(), None) for word in ("lanterns", "gifts", "generosity")]
        both = [boxes.edit(box.id, "anna", [edit], fine, differs=True) for edit in name]
        await asyncio.gather(*both, boxes.edit(box.id, "anna", coins(6), fine, differs=True))
        now = await boxes.get(box.id)
        assert now.edits == 4 and now.draft["meta"] == {"coins": 6} and len(now.draft["scoring"]) == 3
        for seen in (None, 5):
            with pytest.raises(Changed):
                await boxes.edit(box.id, "anna", coins(7, seen), fine, differs=True)
        await boxes.edit(box.id, "anna", coins(None, 6), fine, differs=True)
        assert "meta" not in (await boxes.get(box.id)).draft

    in_house(tmp_path, story)


def test_what_the_rule_book_prints_is_locked_and_what_is_wrong_is_not_written(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        box = await house.boxes.new("anna", GAME, "Our copy")

        async def check(after: Box) -> None:
            await asyncio.to_thread(Match.new, GAME, 2, "1", None, after.corrections())

        with pytest.raises(Refusal, match="value is printed"):
            await house.boxes.edit(box.id, "anna", coins(6), check)
        with pytest.raises(WrongValue, match="not between 2 and 9"):
            await house.boxes.edit(box.id, "anna", coins(99), check, differs=True)
        for path, key in ((("meta",), "id"), (("nowhere",), "x"), (("scoring", "ghosts"), "name_en")):
            with pytest.raises(KotatsuError):
                await house.boxes.edit(box.id, "anna", [Edit(path, key, "x", None)], check, differs=True)
        with pytest.raises(NoBox):
            await house.boxes.edit(box.id, "ben", coins(6), check, differs=True)
        assert (await house.boxes.get(box.id)).draft == {}

    in_house(tmp_path, story)


def test_a_table_keeps_the_version_it_began_with_whatever_becomes_of_the_box(tmp_path: Path) -> None:
    kept: dict[str, str] = {}

    async def first(house: House) -> None:
        boxes = house.boxes
        box = await boxes.new("anna", GAME, "Our copy", {"meta": {"coins": 8}})
        one = await newest(house, box)
        assert (await newest(house, await boxes.get(box.id))) == one  # nothing new, no new version
        table = await house.new_table(GAME, [BOT, BOT], "anna", seed="7", box=one.corrections(box.name))
        kept["table"], kept["hash"] = table.id, table.match.game.components.hash
        changed = await boxes.edit(box.id, "anna", coins(3, 8), fine, differs=True)
        two = await newest(house, changed)
        assert await boxes.versions(box.id) == [2, 1]
        assert await boxes.version(box.id, 1) == one and two.number == 2
        await boxes.delete(box.id, "anna")
        await until_over(table)  # bots in a process of their own have played with it
        kept["record"] = table.match.record()

    async def later(house: House) -> None:
        table = await house.table(kept["table"])
        assert table is not None and table.match.record() == kept["record"]
        assert table.match.game.components.hash == kept["hash"]
        assert '[Box "Our copy, version 1"]' in kept["record"] and "| coins = 8" in kept["record"]
        (listed,) = (await house.lists.tables_of("anna"))[0]
        assert listed.facts.box_title == "Our copy, version 1" and not listed.unreadable
        fork = await house.new_table(GAME, [BOT, BOT], "ben", start=kept["record"])
        assert fork.match.game.components.hash == kept["hash"] and fork.row.box == table.row.box

    in_house(tmp_path, first)
    in_house(tmp_path, later)


def test_helpers_come_by_a_link_and_there_is_an_end_to_boxes(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        boxes = house.boxes
        box = await boxes.new("anna", GAME, "Our copy")
        first, secret = [await boxes.invite(box.id, "anna", "browser") for _ in range(2)]
        for wrong in (first, "", "x"):
            with pytest.raises(NoBox):
                await boxes.help(box.id, wrong, "ben")
        await boxes.help(box.id, secret, "ben")
        await boxes.edit(box.id, "ben", coins(6), fine, differs=True)
        assert [each.id for each in await boxes.of("ben")] == [box.id]
        for refused in (
            boxes.delete(box.id, "ben"),
            boxes.invite(box.id, "ben", "b"),
            boxes.dismiss(box.id, "ben", "x"),
        ):
            with pytest.raises(Refusal):
                await refused
        for _ in range(MOST_BOXES - 1):
            await boxes.new("anna", GAME, "Another")
        with pytest.raises(Refusal, match="too many boxes"):
            await boxes.new("anna", GAME, "One more")

    in_house(tmp_path, story)


def test_of_many_who_come_to_help_at_once_no_more_than_there_is_room_for(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        boxes = house.boxes
        box = await boxes.new("anna", GAME, "Our copy")
        secret = await boxes.invite(box.id, "anna", "browser")
        people = [f"person {number}" for number in range(MOST_HELPERS + 3)]
        came = await asyncio.gather(*(boxes.help(box.id, secret, person) for person in people), return_exceptions=True)
        assert sum(isinstance(one, Refusal) for one in came) == 3
        helpers = (await boxes.get(box.id)).helpers
        assert len(helpers) == MOST_HELPERS
        assert (await boxes.help(box.id, secret, helpers[0])).id == box.id  # who helps already may come again
        assert (await boxes.help(box.id, secret, "anna")).id == box.id

    in_house(tmp_path, story)


def test_a_new_name_survives_a_value_that_is_written_meanwhile(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        box = await house.boxes.new("anna", GAME, "Our copy")

        async def renamed(_after: Box) -> None:
            await house.boxes.rename(box.id, "anna", "Grandma's copy")

        await house.boxes.edit(box.id, "anna", coins(6), renamed, differs=True)
        assert (await house.boxes.get(box.id)).name == "Grandma's copy"

    in_house(tmp_path, story)


def test_whoever_is_deleted_takes_their_boxes_along(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        await house.save_person(PersonRow("anna", "Anna", "de", {}))
        mine = await house.boxes.new("anna", GAME, "Our copy", {"meta": {"coins": 8}})
        await newest(house, mine)
        theirs = await house.boxes.new("ben", GAME, "Ben's copy")
        await house.boxes.help(theirs.id, await house.boxes.invite(theirs.id, "ben", "browser"), "anna")
        with looked_into(tmp_path) as connection:
            found = administration.export_person(connection, "anna")
            assert [(box["name"], len(box["versions"])) for box in found["boxes"]] == [("Our copy", 1)]
            assert found["helps_with"] == ["Ben's copy"]  # and nothing of what is in it
            administration.delete_person(connection, "anna")
        assert await house.boxes.of("anna") == [] and (await house.boxes.get(theirs.id)).helpers == ()
        with pytest.raises(NoBox):
            await house.boxes.get(mine.id)

    in_house(tmp_path, story)


def test_a_new_name_makes_a_new_version_and_old_ones_keep_theirs(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        box = await house.boxes.new("anna", GAME, "Our copy", {"meta": {"coins": 8}})
        one = await newest(house, box)
        await house.boxes.rename(box.id, "anna", "Grandma's copy")
        two = await newest(house, await house.boxes.get(box.id))
        assert (two.number, two.corrections("").title) == (2, "Grandma's copy, version 2")
        assert await house.boxes.version(box.id, 1) == one and await house.boxes.version(box.id, 3) is None

    in_house(tmp_path, story)


def test_a_link_for_helpers_is_found_again_and_whoever_is_sent_away_stays_away(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        boxes = house.boxes
        box = await boxes.new("anna", GAME, "Our copy")
        assert boxes.secret_of(box, "browser") == ""
        secret = await boxes.invite(box.id, "anna", "browser")
        box = await boxes.help(box.id, secret, "ben")
        await boxes.help(box.id, secret, "cleo")
        assert boxes.secret_of(box, "browser") == secret and boxes.secret_of(box, "another") == ""
        await boxes.dismiss(box.id, "cleo", "cleo")  # of her own accord: the link is still good
        await boxes.help(box.id, secret, "cleo")
        await boxes.dismiss(box.id, "anna", "ben")
        assert (await boxes.get(box.id)).helpers == ("cleo",)
        for refused in (boxes.help(box.id, secret, "ben"), boxes.edit(box.id, "ben", coins(6), fine, differs=True)):
            with pytest.raises(NoBox):
                await refused

    in_house(tmp_path, story)
