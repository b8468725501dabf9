"""Whoever runs a house looks after it: tables are closed, people shut out, exported and forgotten; running servers hear of it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from kotatsu.core.errors import KotatsuError
from kotatsu.house import administration
from kotatsu.house.house import House, Invitation
from kotatsu.house.identity import identity
from kotatsu.house.plans import ALWAYS, Plan
from kotatsu.house.post.channels import EMAIL
from kotatsu.house.store import PersonRow
from kotatsu.house.table import Table
from tests.command import complaint, output
from tests.databases import everything_in, looked_into, url
from tests.house.test_doors import OPEN
from tests.house.test_house import GAME, in_house

pytestmark = pytest.mark.usefixtures("each_database")

ADDRESS = "ben@example.org"
ANNA, BEN = (PersonRow(identity(name), name, "de", {"pace": "slow"}) for name in ("Annabella", "Benedikt"))


async def at_a_table(house: House) -> Table:
    for person in (ANNA, BEN):
        await house.save_person(person)
    table = await house.new_table(GAME, [Invitation(ANNA.id, ANNA.name, ""), OPEN], ANNA.id, seed="7")
    await house.doors.sit(table, 1, await house.save_person(BEN._replace(name="Earlier name")))
    await house.save_person(BEN)
    await house.act(table, 0, "move", "give:1")
    await house.act(table, 1, "move", "give:0")
    await house.talk.say(table, BEN, "what I have to say")
    await house.channels.add(BEN.id, EMAIL, ADDRESS, {})
    await house.vacations.take(BEN.id, 3)
    box = await house.boxes.new(ANNA.id, GAME, "Anna's copy")
    await house.boxes.help(box.id, await house.boxes.invite(box.id, ANNA.id, "a browser"), BEN.id)
    async with table.held():
        await house.plans._write(table, 1, "give", Plan(BEN.id, ("give:3",), ALWAYS, 1))
    return table


def test_everything_of_a_person_can_be_exported_and_nothing_of_others(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = await at_a_table(house)
        with looked_into(tmp_path) as connection:
            found = administration.export_person(connection, BEN.id)
            assert administration.find_person(connection, BEN.id[:8]) == BEN.id
            for unknown in ("", BEN.id[:3], "%%%%%%", "f" * 64):
                with pytest.raises(KotatsuError):
                    administration.find_person(connection, unknown)
        assert found["person"]["name"] == BEN.name and found["person"]["settings"] == {"pace": "slow"}
        assert [(each["text"], each["seat"]) for each in found["messages"] if each["text"]] == [
            ("what I have to say", 1)
        ]
        assert found["helps_with"] == ["Anna's copy"] and [each["sent"] for each in found["told_last"]] == [None]
        assert [each["address"] for each in found["reached_by"]] == [ADDRESS]
        assert len(found["away"]) == 1 and found["answers_beforehand"][0]["kind"] == "give"
        (sat,) = found["tables"]
        assert (sat["id"], sat["seats"], sat["host"], sat["watches"]) == (table.id, [1], False, False)
        assert [move[2:4] for move in sat["moves"]] == [[1, "give:0"]]
        told = json.dumps(found)
        assert "seed" not in told and ANNA.id not in told and "give:1" not in told

    in_house(tmp_path, story)


@pytest.mark.parametrize("deletes", [False, True])
def test_somebody_is_shut_out_and_the_game_goes_on(tmp_path: Path, deletes: bool) -> None:
    async def story(house: House) -> None:
        table = await at_a_table(house)
        with looked_into(tmp_path) as connection:
            connection.execution_options(origin="admin")
            (administration.delete_person if deletes else administration.remove_person)(connection, BEN.id)
        assert await house.person_at(BEN.id) is None
        found = await house._store.around(table.id)
        assert found is not None and found.chairs[1].bot and not found.chairs[1].person
        if house._neighbours is not None:  # a running server hears of it
            async with asyncio.timeout(60):
                while table.chairs != found.chairs or BEN.id not in table.removed:
                    await asyncio.sleep(0.02)

    in_house(tmp_path, story)
    kept = everything_in(tmp_path)
    found = [what in kept for what in (BEN.id, BEN.name, "Earlier name", "what I have to say")]
    assert found == [not deletes] * 4
    assert ADDRESS not in kept  # it would be a way back
    assert ANNA.name in kept and "give:0" in kept


def test_from_the_command_line(tmp_path: Path, each_database: str) -> None:
    names: list[str] = []

    async def story(house: House) -> None:
        names.append((await at_a_table(house)).id)

    in_house(tmp_path, story)
    if each_database == "sqlite":
        (tmp_path / "house.db").rename(tmp_path / "kotatsu.db")
        where = ["--data", str(tmp_path)]
    else:
        where = ["--database", url(tmp_path)]
    assert f"{names[0]}  {GAME}" in output("admin", *where, "tables")
    assert names[0] not in output("admin", *where, "tables", "--state", "over")
    assert BEN.id[:12] in output("admin", *where, "people")
    assert json.loads(output("admin", *where, "export", BEN.id[:12]))["person"]["name"] == BEN.name
    assert "deleted" in output("admin", *where, "delete", BEN.id[:12])
    assert "no people are called" in complaint("admin", *where, "remove", BEN.id[:12])
    assert "is gone" in output("admin", *where, "close", names[0])
    assert f"there is no table {names[0]}" in complaint("admin", *where, "close", names[0])
