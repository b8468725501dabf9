"""Things happen while others wait: whoever comes too late is refused, and what is refused leaves nothing behind."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError

from kotatsu.bots.review import Verdict
from kotatsu.core.errors import Refusal
from kotatsu.core.state import WATCHER
from kotatsu.house.doors import DoorClosed
from kotatsu.house.house import House, Invitation
from kotatsu.house.store import NOBODY_WATCHES
from kotatsu.house.table import BOT, Gone, Table, Taken
from tests.databases import everything_in, let_fail
from tests.house.test_doors import BEN, BROWSER, CARL, HOST, gathering, loaded
from tests.house.test_house import GAME, in_house, until_over

pytestmark = pytest.mark.usefixtures("each_database")

Deed = Callable[[House, Table], Awaitable[object]]


async def one_after_the_other(table: Table, *deeds: Awaitable[object]) -> list[object]:
    """Let all of them wait for the table, in this order."""
    async with table.lock:
        tasks = [asyncio.ensure_future(deed) for deed in deeds]
        await asyncio.sleep(0)
    return await asyncio.gather(*tasks, return_exceptions=True)


async def two_at_a_table(house: House) -> Table:
    table = await gathering(house)
    await house.doors.sit(table, 1, BEN)
    return table


# -- a table that is gone --------------------------------------------------------------------------


@pytest.mark.parametrize(
    "deed",
    [
        lambda house, table: house.act(table, 0, "move", "give:1"),
        lambda house, table: house.talk.say(table, HOST, "hello"),
        lambda house, table: house.talk.tell_of(table, "Anna", "other", ""),
        lambda house, table: house.doors.sit(table, 1, BEN),
        lambda house, table: house.doors.free(table, 0),
        lambda house, table: house.doors.hand_to_bot(table, 0, "random", ""),
        lambda house, table: house.doors.hand_back(table, 0),
        lambda house, table: house.doors.begin(table, "random", ["A", "B"]),
        lambda house, table: house.doors.open_door(table, 1, BROWSER),
        lambda house, table: house.doors.decline(table, BEN.id),
        lambda house, table: house.doors.let_watch(table, 5),
        lambda house, table: house.doors.watch(table, CARL),
        lambda house, table: house.doors.show_out(table, CARL.id),
        lambda house, table: house.doors.list_in_lobby(table, True),
        lambda house, table: house.doors.close(table),
    ],
)
def test_whatever_meets_a_table_that_is_being_closed_is_refused(tmp_path: Path, deed: Deed) -> None:
    async def story(house: House) -> None:
        table = await gathering(house)
        await house.doors.let_watch(table, 0)
        done = await one_after_the_other(table, house.doors.close(table), deed(house, table))
        assert [type(each) for each in done] == [type(None), Gone]
        assert table.bot_to_act() is None and await house.table(table.id) is None

    in_house(tmp_path, story)


def test_a_table_that_was_looked_back_at_can_be_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names: list[str] = []

    async def story(house: House) -> None:
        bot = Invitation("", "Bot", "random")
        table = await house.new_table(GAME, [bot, bot], HOST.id, seed="7")
        names.append(table.id)
        house.set_pace(table, "instant")
        await until_over(table)
        begun, never = asyncio.Event(), asyncio.Event()

        async def thinks(*_: object) -> Verdict:
            if begun.is_set():
                await never.wait()
            begun.set()
            return Verdict(0, 0, 1, 1, (), (), (), 0)

        monkeypatch.setattr(house.advisers, "study", thinks)
        await house.reviews.look(table, begin=True)
        task = house.reviews._tasks._tasks[table.id]
        while not (await house.reviews.look(table, begin=False)).verdicts:
            await asyncio.sleep(0.01)
        await house.doors.close(table)
        await asyncio.wait([task])
        assert task.cancelled() and not house.reviews._tasks
        assert await house.table(table.id) is None

    in_house(tmp_path, story)
    assert names[0] not in everything_in(tmp_path)


# -- all or nothing --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fails", "deed"),
    [
        ("insert on messages", lambda house, table: house.doors.free(table, 1, browser=BROWSER)),
        ("insert on messages", lambda house, table: house.doors.hand_to_bot(table, 1, "random", "")),
        ("insert on doors", lambda house, table: house.doors.free(table, 1, browser=BROWSER)),
        ("delete on doors", lambda house, table: house.doors.let_watch(table, NOBODY_WATCHES)),
    ],
)
def test_what_could_not_be_saved_was_not_done(tmp_path: Path, fails: str, deed: Deed) -> None:
    """One part of a change cannot be written: none of it is, and nobody sees any of it."""

    async def story(house: House) -> None:
        table = await two_at_a_table(house)
        await house.doors.let_watch(table, 0, BROWSER)
        await house.doors.watch(table, CARL)
        before = table.chairs, table.arrangement, dict(table.guests), dict(table.said)
        let_fail(tmp_path, fails)
        with pytest.raises(IntegrityError):
            await deed(house, table)
        assert (table.chairs, table.arrangement, table.guests, table.said) == before
        again = await loaded(house, table)
        assert (again.chairs, again.arrangement, again.guests) == before[:3]

    in_house(tmp_path, story)


# -- a seat that changed hands ---------------------------------------------------------------------


def test_a_bot_that_still_thinks_does_not_move_for_whoever_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House) -> None:
        table = await two_at_a_table(house)
        house.set_pace(table, "instant")
        thinks, back = asyncio.Event(), asyncio.Event()

        async def choose(table: Table, seat: int) -> str:
            thinks.set()
            await back.wait()
            return table.match.moves(seat)[0]

        monkeypatch.setattr(house._thinkers, "choose", choose)
        await house.doors.hand_to_bot(table, 0, "random", "")
        await thinks.wait()
        await house.doors.hand_back(table, 0)
        back.set()
        await asyncio.wait([house._drivers._tasks._tasks[table.id]])
        assert not table.match.plies and table.seats_of(HOST.id) == [0]

    in_house(tmp_path, story)


def test_whoever_was_sent_away_does_not_move_any_more(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = await two_at_a_table(house)
        await house.act(table, 0, "move", "give:1", by=HOST.id)
        late = house.act(table, 1, "move", "give:0", by=BEN.id)
        done = await one_after_the_other(table, house.doors.free(table, 1), late)
        assert [type(each) for each in done] == [type(None), Taken]
        await house.doors.sit(table, 1, CARL)
        for other in (BEN.id, HOST.id, BOT):
            with pytest.raises(Taken):
                await house.act(table, 1, "move", "give:0", by=other)
        assert len(table.match.plies) == 1

    in_house(tmp_path, story)


def test_whoever_left_decides_nothing_about_the_chair(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = await two_at_a_table(house)
        doors = house.doors
        late = (
            doors.free(table, 1, BEN.id),
            doors.hand_to_bot(table, 1, "random", "", BEN.id),
            doors.hand_back(table, 1, BEN.id),
        )
        done = await one_after_the_other(table, doors.free(table, 1, BEN.id), doors.sit(table, 1, CARL), *late)
        assert done[:2] == [None, None] and all(isinstance(each, Refusal) for each in done[2:])
        assert table.seats_of(CARL.id) == [1]

    in_house(tmp_path, story)


def test_nobody_takes_two_chairs(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = await gathering(house, 3)
        done = await one_after_the_other(table, *(house.doors.sit(table, seat, BEN) for seat in (1, 2)))
        assert done[0] is None and isinstance(done[1], Refusal)
        assert table.seats_of(BEN.id) == [1] and table.chairs[2].open

    in_house(tmp_path, story)


def test_nobody_sits_down_after_the_end(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        bot = Invitation("", "Bot", "random")
        table = await house.new_table(GAME, [bot, bot], HOST.id, seed="7")
        house.set_pace(table, "instant")
        await until_over(table)
        await house.doors.free(table, 1)
        with pytest.raises(DoorClosed):
            await house.doors.sit(table, 1, BEN)
        assert table.chairs[1].open

    in_house(tmp_path, story)


def test_whoever_has_played_one_seat_takes_no_other(tmp_path: Path) -> None:
    """While people gather nobody has seen anything, so there they may."""

    async def story(house: House) -> None:
        table = await gathering(house, 3)
        await house.doors.sit(table, 1, BEN)
        await house.doors.free(table, 1, BEN.id)
        await house.doors.sit(table, 2, BEN)
        await house.doors.begin(table, "random", ["A", "B", "C"])
        await house.doors.free(table, 2, BEN.id)
        await house.doors.free(table, 1)
        again = await loaded(house, table)
        with pytest.raises(Refusal, match="sat elsewhere"):
            await house.doors.sit(again, 1, BEN)
        assert [await house.doors.free_chair(table, person.id) for person in (BEN, CARL)] == [2, 1]
        await house.doors.sit(table, 1, CARL)
        await house.doors.sit(table, 2, BEN)
        assert (table.seats_of(CARL.id), table.seats_of(BEN.id)) == ([1], [2])

    in_house(tmp_path, story)


def test_whoever_has_played_two_seats_comes_back_to_either(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        both = [Invitation(HOST.id, name, "") for name in ("Anna", "Guest")]
        table = await house.new_table(GAME, [*both, Invitation(BEN.id, "Ben", "")], HOST.id, seed="7")
        for seat in range(3):
            await house.doors.free(table, seat)
        with pytest.raises(Refusal, match="sat elsewhere"):
            await house.doors.sit(table, 2, HOST)
        await house.doors.sit(table, 1, HOST)
        assert table.seats_of(HOST.id) == [1]

    in_house(tmp_path, story)


# -- watching --------------------------------------------------------------------------------------


def test_nobody_slips_in_while_watching_ends(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = await gathering(house)
        await house.doors.let_watch(table, 5)
        ends = house.doors.let_watch(table, NOBODY_WATCHES)
        done = await one_after_the_other(table, ends, house.doors.watch(table, CARL))
        assert done[0] is None and isinstance(done[1], DoorClosed)
        assert not table.guests and not (await loaded(house, table)).guests
        table.guests[CARL.id] = CARL.name  # as an older house may have left it
        assert not table.belongs(CARL.id) and not table.may_look(CARL.id)

    in_house(tmp_path, story)


def test_whom_the_host_shows_out_needs_a_new_link(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = await gathering(house)
        await house.doors.let_watch(table, 0, BROWSER)
        secret = (await house.doors.secrets_of(table, BROWSER))[WATCHER]
        await house.doors.let_watch(table, 5, BROWSER)
        assert (await house.doors.secrets_of(table, BROWSER))[WATCHER] == secret
        await house.doors.watch(table, CARL)
        await house.doors.show_out(table, CARL.id, BROWSER)
        with pytest.raises(DoorClosed):
            await house.doors.behind(secret)
        assert not table.guests and (await house.doors.secrets_of(table, BROWSER))[WATCHER] != secret

    in_house(tmp_path, story)


def test_nobody_lets_a_bot_play_for_somebody_who_is_here(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = await two_at_a_table(house)
        table.pace = "slow"
        table.presence.come(BEN.id)
        with pytest.raises(Refusal, match="they are here"):
            await house.doors.hand_to_bot(table, 1, "random", "", HOST.id)
        assert table.seats_of(BEN.id) == [1]
        await house.doors.hand_to_bot(table, 1, "random", "", BEN.id)
        await house.doors.hand_back(table, 1, BEN.id)
        table.presence.go(BEN.id)
        await house.doors.hand_to_bot(table, 1, "random", "", HOST.id)
        assert not table.seats_of(BEN.id)

    in_house(tmp_path, story)


# -- another game ----------------------------------------------------------------------------------


def test_of_two_tables_that_are_set_up_after_one_only_one_counts(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = await two_at_a_table(house)
        said = table.said["players"]
        told = await one_after_the_other(
            table, *(house.talk.tell_of(table, name, f"of {name}", "") for name in ("Anna", "Ben"))
        )
        assert told == ["of Anna"] * 2 and table.said["players"] == said + 1
        assert await house.talk.other_table(table) == "of Anna"
        assert await house.talk.tell_of(table, "Ben", "of Ben", "of Anna") == "of Ben"

    in_house(tmp_path, story)
