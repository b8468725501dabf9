"""Coming and going: doors open once and for one chair, chairs change hands, and nothing begins before everybody is there."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text

from kotatsu.core.errors import Refusal
from kotatsu.core.state import WATCHER
from kotatsu.house import devices, talk
from kotatsu.house import doors as doors_module
from kotatsu.house.devices import CodeGone
from kotatsu.house.doors import DoorClosed
from kotatsu.house.house import House, Invitation
from kotatsu.house.identity import door_secret, identity
from kotatsu.house.store import GATHERING, OVER, RUNNING, PersonRow
from kotatsu.house.table import Table
from tests.databases import everything_in, looked_into
from tests.house.test_house import GAME, in_house, until_over

pytestmark = pytest.mark.usefixtures("each_database")

OPEN = Invitation("", "", "")
HOST = PersonRow("anna", "Anna", "en", {})
BEN, CARL = PersonRow("ben", "Ben", "de", {}), PersonRow("carl", "Carl", "en", {})
BROWSER = "the secret of Anna's browser"


async def gathering(house: House, chairs: int = 2) -> Table:
    for person in (HOST, BEN, CARL):
        await house.save_person(person)
    guests = [Invitation(HOST.id, HOST.name, ""), *[OPEN] * (chairs - 1)]
    return await house.new_table(GAME, guests, HOST.id, seed="7")


async def loaded(house: House, table: Table) -> Table:
    """The table as it is on disk."""
    found = await house._store.table(table.id)
    assert found is not None
    return await house._load(found)


def test_a_door_opens_one_chair_once(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = await gathering(house, 3)
        secret = await house.doors.open_door(table, 1, BROWSER)
        door = await house.doors.behind(secret)
        assert (door.table, door.seat) == (table.id, 1)
        tries = [house.doors.sit(table, 1, person, identity(secret)) for person in (BEN, CARL)]
        done = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(each) for each in done] == [type(None), DoorClosed]
        assert table.seats_of(BEN.id) == [1] and not table.seats_of(CARL.id)
        with pytest.raises(DoorClosed):
            await house.doors.behind(secret)
        with pytest.raises(DoorClosed):  # nor does it open another chair
            await house.doors.sit(table, 2, CARL, identity(secret))
        assert (await loaded(house, table)).chairs == table.chairs

    in_house(tmp_path, story)


def test_a_door_made_up_withdrawn_or_old_leads_nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        table = await gathering(house)
        first = await house.doors.open_door(table, 1, BROWSER)
        second = await house.doors.open_door(table, 1, BROWSER)
        monkeypatch.setattr(doors_module, "DOOR_SECONDS", -1.0)
        for secret in (first, "made up", "", second[:-1]):
            with pytest.raises(DoorClosed):
                await house.doors.behind(secret)
        assert (await house.doors.behind(second)).seat == 1
        old = await house.doors.open_door(table, 1, BROWSER)
        for secret in (old, second):
            with pytest.raises(DoorClosed):
                await house.doors.behind(secret)
        with pytest.raises(DoorClosed):
            await house.doors.sit(table, 1, BEN, identity(old))
        assert table.chairs[1].open

    in_house(tmp_path, story)


def test_only_the_browser_of_the_host_can_show_a_link_again(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = await gathering(house)
        secret = await house.doors.open_door(table, 1, BROWSER)
        assert await house.doors.secrets_of(table, BROWSER) == {1: secret}
        assert await house.doors.secrets_of(table, "another browser") == {1: ""}

    in_house(tmp_path, story)
    with looked_into(tmp_path) as database:
        table, number = database.execute(text("select table_id, number from doors")).one()
    assert door_secret(BROWSER, table, 1, number) not in everything_in(tmp_path)


def test_a_game_begins_when_everybody_is_there(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = await gathering(house)
        assert table.standing().state == GATHERING
        with pytest.raises(Refusal, match="still gathering"):
            await house.act(table, 0, "move", "give:1")
        secret = await house.doors.open_door(table, 1, BROWSER)
        await house.doors.sit(table, 1, BEN, identity(secret))
        assert table.standing().state == RUNNING
        await house.act(table, 0, "move", "give:1")
        assert (await loaded(house, table)).match.position() == table.match.position()

    in_house(tmp_path, story)


def test_bots_take_the_open_chairs_when_the_host_begins(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = await gathering(house, 3)
        assert table.bot_to_act() is None
        await house.doors.begin(table, "random", ["Bot A", "Bot B", "Bot C"])
        assert [chair.name for chair in table.chairs] == ["Anna", "Bot B", "Bot C"]
        with pytest.raises(Refusal, match="not gathering"):
            await house.doors.begin(table, "random", ["A", "B", "C"])
        await house.doors.hand_to_bot(table, 0, "random", "")
        table.pace = "instant"
        await until_over(table)
        facts = (await house.lists.tables_of(HOST.id))[0][0].facts
        assert facts.standing.state == OVER and facts.chairs[0].person == HOST.id

    in_house(tmp_path, story)


def test_lines_of_the_house_make_nobody_mute_and_who_has_left_is_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(talk, "MOST_KEPT", 6)

    async def story(house: House) -> None:
        table = await gathering(house, 3)
        for seat, person in ((1, BEN), (2, CARL)):
            await house.doors.sit(table, seat, person)
        for _ in range(4):
            await house.doors.hand_to_bot(table, 1, "random", "", BEN.id)
            await house.doors.hand_back(table, 1, BEN.id)
        for _ in range(6):
            await house.talk.say(table, HOST, "Hello")
        with pytest.raises(Refusal, match="full"):
            await house.talk.say(table, HOST, "Hello")
        heard = [message.kind for message in await house.talk.heard(table, HOST.id)]
        assert len(heard) == 12 and heard.count(talk.SAID) == 6
        await house.doors.free(table, 1, BEN.id)
        await house.doors.free(table, 2, CARL.id)
        with pytest.raises(Refusal, match="elsewhere"):
            await house.doors.sit(table, 2, BEN)
        await house.doors.sit(table, 1, BEN)
        for _ in range(3):
            await house.doors.free(table, 1, BEN.id)
            await house.doors.sit(table, 1, BEN)
        assert len(await house.talk.heard(table, HOST.id)) == 14  # each only once

    in_house(tmp_path, story)


def test_a_bot_plays_until_somebody_is_back(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = await gathering(house)
        await house.doors.sit(table, 1, BEN)
        table.pace = "slow"
        await house.doors.hand_to_bot(table, 0, "random", "")
        assert table.bot_to_act() == 0 and not table.seats_of(HOST.id) and table.may_look(HOST.id)
        await house.doors.hand_back(table, 0)
        assert table.seats_of(HOST.id) == [0] and table.bot_to_act() is None
        with pytest.raises(Refusal):
            await house.doors.hand_back(table, 1)

    in_house(tmp_path, story)


def test_whoever_is_replaced_sees_nothing_more(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = await gathering(house)
        await house.doors.sit(table, 1, BEN)
        assert table.may_look(BEN.id)
        await house.doors.free(table, 1)
        assert not table.may_look(BEN.id) and table.chairs[1].open
        await house.doors.sit(table, 1, CARL)
        again = await loaded(house, table)
        assert again.seats_of(CARL.id) == [1] and not again.may_look(BEN.id)

    in_house(tmp_path, story)


def test_watchers_come_if_the_host_wants_and_go_when_not(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = await gathering(house)
        with pytest.raises(DoorClosed):
            await house.doors.watch(table, CARL)
        await house.doors.let_watch(table, 5)
        await house.doors.watch(table, CARL)
        assert table.may_look(CARL.id) and table.behind(CARL.id) == 5 and table.behind(HOST.id) == 0
        again = await loaded(house, table)
        assert again.may_look(CARL.id) and again.behind(CARL.id) == 5
        with pytest.raises(Refusal):
            await house.doors.let_watch(table, 7)
        await house.doors.let_watch(table, -1)
        assert not table.may_look(CARL.id) and not (await loaded(house, table)).may_look(CARL.id)

    in_house(tmp_path, story)


def test_a_closed_table_leaves_nothing_behind(tmp_path: Path) -> None:
    names: list[str] = []

    async def story(house: House) -> None:
        table = await gathering(house)
        names.append(table.id)
        await house.doors.let_watch(table, 0)
        await house.doors.watch(table, CARL)
        await house.doors.open_door(table, WATCHER, BROWSER)
        await house.doors.sit(table, 1, BEN)
        await house.act(table, 0, "move", "give:1")
        await house.talk.say(table, BEN, "Good morning")
        await house.doors.close(table)
        assert await house.table(table.id) is None
        with pytest.raises(Refusal):
            await house.act(table, 1, "move", "give:0")

    in_house(tmp_path, story)
    assert names[0] not in everything_in(tmp_path)


def test_a_friend_of_earlier_games_is_invited_by_name(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = await gathering(house)
        await house.doors.sit(table, 1, BEN)
        assert [friend.name for friend in await house.doors.friends_of(HOST.id)] == ["Ben"]
        assert await house.doors.friends_of(CARL.id) == []
        second = await house.new_table(GAME, [Invitation(HOST.id, "Anna", ""), OPEN], HOST.id)
        await house.doors.open_door(second, 1, BROWSER, BEN.id)
        assert [facts.id for facts in await house.lists.tables_for(BEN.id)] == [second.id]
        assert await house.lists.tables_for(CARL.id) == []
        assert await house.doors.named(second, BEN.id) == 1 and await house.doors.named(second, CARL.id) is None
        await house.doors.decline(second, BEN.id)
        assert await house.lists.tables_for(BEN.id) == []

    in_house(tmp_path, story)


def test_open_tables_are_found_by_those_who_do_not_sit_there(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = await gathering(house)
        assert await house.lists.open_tables(BEN.id) == []
        await house.doors.list_in_lobby(table, True)
        assert [facts.id for facts in await house.lists.open_tables(BEN.id)] == [table.id]
        assert await house.lists.open_tables(HOST.id) == []
        await house.doors.sit(table, 1, BEN)
        assert await house.lists.open_tables(CARL.id) == []

    in_house(tmp_path, story)


def test_however_many_are_sent_away_the_table_goes_on(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = await gathering(house)
        await house.doors.let_watch(table, 0, BROWSER)
        for number in range(130):
            guest = PersonRow(identity(str(number)), "Guest", "en", {})
            await house.save_person(guest)
            await house.doors.watch(table, guest)
            await house.doors.show_out(table, guest.id, BROWSER)
        assert len(table.removed) == 130
        await house.doors.watch(table, guest)
        assert guest.id not in table.removed
        await house.doors.show_out(table, guest.id)  # who goes by themselves was not sent away
        assert guest.id not in table.removed

    in_house(tmp_path, story)


def test_whoever_cannot_be_sent_away_is_not_told_so(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = await gathering(house, 3)
        await house.doors.sit(table, 1, BEN)
        await house.doors.sit(table, 2, CARL)
        with pytest.raises(Refusal):
            await house.doors.free(table, 1, CARL.id)
        assert not table.removed and table.belongs(BEN.id)
        await house.doors.free(table, 2, CARL.id)
        assert not table.removed
        await house.doors.free(table, 1, HOST.id, BROWSER)
        assert table.removed == {BEN.id}
        await house.doors.sit(table, 1, BEN)
        assert not table.removed

    in_house(tmp_path, story)


def test_what_fails_halfway_leaves_the_table_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        table = await gathering(house)

        def fails(*_: object) -> None:
            raise RuntimeError("halfway")

        monkeypatch.setattr(table, "timed", fails)
        with pytest.raises(RuntimeError):
            await house.doors.begin(table, "random", ["", "Bot"])
        assert table.arrangement.gathering

    in_house(tmp_path, story)


def test_a_code_lets_one_device_in_once_and_soon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        await house.save_person(HOST)
        code = await house.devices.new_code(HOST.id)
        typed = f" {code[:4].lower()}-{code[4:8]} {code[8:]}"
        assert await house.devices.whose(typed) == HOST.id
        await house.devices.let_in(typed, "phone")
        assert await house.person_at(identity("phone")) == HOST
        with pytest.raises(CodeGone):
            await house.devices.let_in(code, "thief")
        older = await house.devices.new_code(HOST.id)
        await house.devices.new_code(HOST.id)
        monkeypatch.setattr(devices, "CODE_SECONDS", -1.0)
        late = await house.devices.new_code(HOST.id)
        for gone in (older, late, ""):
            with pytest.raises(CodeGone):
                await house.devices.let_in(gone, "thief")
        assert await house.person_at(identity("thief")) is None
        assert await house.person_at(HOST.id) == HOST
        renamed = await house.save_person(HOST._replace(name="Somebody else"))
        assert await house.person_at(HOST.id) == await house.person_at(identity("phone")) == renamed
        await house.devices.forget_others(HOST.id, "phone")
        assert await house.devices.count(HOST.id) == 1 and await house.person_at(HOST.id) is None
        assert await house.person_at(identity("phone")) == renamed

    in_house(tmp_path, story)


def test_rooms_hear_nothing_of_each_other_until_the_end(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = await gathering(house)
        await house.doors.sit(table, 1, BEN)
        await house.doors.let_watch(table, 0)
        await house.doors.watch(table, CARL)
        await house.talk.say(table, BEN, "between us")
        await house.talk.say(table, CARL, "look at that")
        heard = {who: [m.text for m in await house.talk.heard(table, who)] for who in (HOST.id, CARL.id)}
        assert "between us" in heard[HOST.id] and "look at that" not in heard[HOST.id]
        assert heard[CARL.id] == ["look at that"]

    in_house(tmp_path, story)
