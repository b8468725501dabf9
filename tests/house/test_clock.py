"""Clocks: what is on disk decides, whoever is not there, and what was agreed on happens. Time is told by hand here."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from kotatsu.core.errors import KotatsuError, Refusal
from kotatsu.core.match import Match
from kotatsu.house.clock import (
    BOT,
    DAY,
    DAYS,
    END,
    GAME,
    HOUR,
    MINUTE,
    MOVE,
    NO_CLOCK,
    OPEN,
    Clock,
    Wait,
    deadline,
    follow,
    handed_on,
)
from kotatsu.house.database import NotSaved
from kotatsu.house.house import House
from kotatsu.house.store import OVER, RUNNING, PersonRow, Store
from kotatsu.house.table import Table, Taken
from kotatsu.house.talk import TIME_OUT
from kotatsu.house.thinking import Thinkers
from kotatsu.house.timekeeper import BEAT, CLAIM, CLOSED
from tests import tables
from tests.databases import url
from tests.house.test_house import ANNA, BEN
from tests.house.test_house import GAME as LANTERNS

START = 1_000_000_000.0
THREE_DAYS = Clock(DAYS, 3 * DAY)


class Time:
    """A clock that goes when somebody moves it."""

    def __init__(self, now: float = START) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


def in_time(path: Path, time: Time, story: Callable[[House], Awaitable[None]]) -> None:
    """A house whose time is told; its timekeeper looks when it is asked to."""
    assert tables.TABLES

    async def run() -> None:
        house = House(Store(url(path)), Thinkers(1), time)
        try:
            await house.timekeeper.open_again()
            await story(house)
        finally:
            await house.close()

    asyncio.run(run())


async def running(house: House, clock: Clock) -> Table:
    """A table at which Anna has to act."""
    for person in (PersonRow("anna", "Anna", "en", {}), PersonRow("ben", "Ben", "de", {})):
        await house.save_person(person)
    table = await house.new_table(LANTERNS, [ANNA, BEN], "anna", seed="7", clock=clock)
    await house.act(table, 0, "move", "give:1")
    await house.act(table, 1, "move", "give:0")
    assert table.match.to_act() == [0]
    return table


# -- the arithmetic ----------------------------------------------------------------------------------


def test_a_clock_is_written_and_read() -> None:
    kinds = [(MOVE, 300.0, 0.0), (GAME, 1800.0, 20.0), (DAYS, 3 * DAY, 0.0)]
    for (kind, seconds, more), out, pauses in itertools.product(kinds, (BOT, OPEN, END), (False, True)):
        clock = Clock.made(kind, seconds, more, out, pauses)
        assert Clock.read(clock.written()) == clock
        assert clock.pauses == (pauses and kind != DAYS)
    assert Clock.read("") == NO_CLOCK == Clock.made("none", 0, 0, BOT, False)
    for wrong in [
        ("never", 1, 0),
        (MOVE, 0, 0),
        (MOVE, 3 * HOUR, 0),
        (GAME, 60, 601),
        (DAYS, 31 * DAY, 0),
        (MOVE, float("nan"), 0),
    ]:
        with pytest.raises(KotatsuError):
            Clock.made(*wrong, BOT, False)


def test_a_bank_goes_down_while_one_is_asked_and_grows_with_each_turn() -> None:
    clock = Clock(GAME, 600, 10)
    waits = follow(clock, [Wait(0, 600), Wait(0, 600)], [0], START, False)
    assert waits == [Wait(START, 600), Wait(0, 600)]
    same = follow(clock, waits, [0], START + 50, False)  # another decision of the same turn
    assert same == waits
    waits = follow(clock, waits, [1], START + 100, True)
    assert waits == [Wait(0, 510), Wait(START + 100, 600)]
    waits = follow(clock, waits, [0, 1], START + 130, False)  # asked in the turn of another
    assert waits == [Wait(START + 130, 510), Wait(START + 100, 600)]
    waits = follow(clock, waits, [0], START + 160, True)  # a new turn of the same seat begins anew
    assert waits == [Wait(START + 160, 490), Wait(0, 550)]
    assert follow(clock, waits, [], START + 10_000, True)[0].bank == 10


def test_whoever_takes_a_chair_has_time_to_breathe_and_nobody_gets_more_by_going() -> None:
    per_move = Clock(MOVE, 300)
    late, early = Wait(START, 300), Wait(START, 300)
    assert handed_on(per_move, early, START + 100, same=True) == early  # going and coming back brings nothing
    assert handed_on(per_move, late, START + 400, same=True) == Wait(START + 400, MINUTE)
    assert handed_on(per_move, late, START + 400, same=False) == Wait(START + 400, 300)
    assert handed_on(Clock(GAME, 600, 10), Wait(START, 30), START + 400, same=False) == Wait(START + 400, MINUTE)
    assert handed_on(per_move, Wait(0, 300), START, same=False).since == 0


def test_days_away_stop_a_clock_of_days_and_no_other() -> None:
    wait = Wait(START, 3 * DAY)
    week = (START + DAY, START + 8 * DAY)
    assert deadline(THREE_DAYS, wait, [week]) == START + 10 * DAY
    assert deadline(THREE_DAYS, wait, [week, (START + 9 * DAY, START + 12 * DAY)]) == START + 13 * DAY
    assert deadline(THREE_DAYS, wait, [(START - DAY, START + DAY)]) == START + 4 * DAY
    assert deadline(THREE_DAYS, wait, [(START + 4 * DAY, START + 5 * DAY)]) == START + 3 * DAY  # too late
    assert deadline(Clock(MOVE, 300), Wait(START, 300), [(START, START + DAY)]) == START + 300


# -- at the table ------------------------------------------------------------------------------------


def test_when_time_is_out_a_bot_plays_on_until_they_are_back(tmp_path: Path) -> None:
    time = Time()

    async def story(house: House) -> None:
        table = await running(house, Clock(MOVE, 300, out=BOT))
        time.now += 299
        assert 0 < await house.timekeeper.look() <= 1
        assert not table.chairs[0].bot
        time.now += 1
        await house.timekeeper.look()
        assert table.chairs[0].bot and table.chairs[0].person == "anna"
        said = await house.talk.heard(table, "ben")
        assert [message.kind for message in said][:1] == [TIME_OUT]
        async with asyncio.timeout(60):
            while table.match.to_act() != [1]:
                await asyncio.sleep(0)
        await house.doors.hand_back(table, 0, "anna")
        assert table.deadline(0, ()) == 0 and table.deadline(1, ()) == time.now + 300

    in_time(tmp_path, time, story)


def test_when_time_is_out_the_chair_is_free(tmp_path: Path) -> None:
    time = Time()

    async def story(house: House) -> None:
        table = await running(house, Clock(GAME, 600, 10, OPEN))
        time.now += 10  # of the bank; the turn is not over
        await house.act(table, 0, "move", table.match.moves(0)[0])
        time.now += 700
        await house.timekeeper.look()
        seat = next(chair.seat for chair in table.chairs if chair.open)
        assert table.match.to_act() == [seat]
        time.now += 30 * DAY  # nobody is waited for in a free chair
        await house.timekeeper.look()
        assert table.standing().state == RUNNING and table.standing().due == 0
        carl = PersonRow("carl", "Carl", "en", {})
        await house.save_person(carl)
        await house.doors.sit(table, seat, carl)
        assert table.deadline(seat, ()) == time.now + MINUTE

    in_time(tmp_path, time, story)


@pytest.mark.usefixtures("each_database")
def test_when_time_is_out_the_game_ends_and_stays_ended(tmp_path: Path) -> None:
    time, names = Time(), []

    async def story(house: House) -> None:
        table = await running(house, Clock(DAYS, 3 * DAY, out=END))
        names.append(table.id)
        with pytest.raises(KotatsuError):  # nobody can say so but the clock
            await house.act(table, 1, "time-out", "", by="ben")
        time.now += 3 * DAY
        await house.timekeeper.look()
        assert table.match.over and table.match.to_act() == [] and table.match.moves(0) == []
        assert table.match.places()[0] == 2 and table.standing().winners == [1]
        assert table.match.why_no_undo(0) and table.match.to_redo(0) is None
        for kind in ("move", "undo", "ask"):
            with pytest.raises(Refusal):
                await house.act(table, 0, kind, "give:1", by="anna")

    async def later(house: House) -> None:
        table = await house.table(names[0])
        assert table is not None and table.match.over and table.match.timed_out == 0
        (own,), _ = await house.lists.tables_of("ben")
        assert own.facts.standing.state == OVER and own.facts.standing.winners == [1]
        assert Match.replay(table.match.record()).places() == table.match.places() == [2, 1]
        assert not await house.waiting.of("anna")

    in_time(tmp_path, time, story)
    in_time(tmp_path, time, later)


def test_of_two_whose_time_is_out_the_first_has_lost(tmp_path: Path) -> None:
    """However late somebody looks, and whatever their seats are."""
    time = Time()

    async def story(house: House) -> None:
        table = await house.new_table(LANTERNS, [ANNA, BEN], "anna", seed="7", clock=Clock(GAME, 600, 0, END))
        assert table.match.to_act() == [0, 1]
        table.waits = [Wait(START, 600), Wait(START, 300)]
        time.now += 700
        await house.timekeeper._look_at(table.id)
        assert table.match.timed_out == 1

    in_time(tmp_path, time, story)


def test_what_is_on_disk_decides_after_a_restart(tmp_path: Path) -> None:
    time, names = Time(), []

    async def before(house: House) -> None:
        names.append((await running(house, Clock(MOVE, 300, out=OPEN))).id)
        time.now += CLOSED / 2  # the house is gone for less than it needs to be noticed

    async def after(house: House) -> None:
        table = await house.table(names[0])
        assert table is not None and table.deadline(0, ()) == START + 300
        time.now = START + 301
        await house.timekeeper.look()
        assert table.chairs[0].open

    in_time(tmp_path, time, before)
    in_time(tmp_path, time, after)


@pytest.mark.usefixtures("each_database")
def test_time_in_which_the_house_is_closed_counts_for_nobody(tmp_path: Path) -> None:
    time, names = Time(), []

    async def before(house: House) -> None:
        names.append((await running(house, Clock(MOVE, 300, out=OPEN))).id)
        time.now += 100
        await house.timekeeper.beat()

    async def after(house: House) -> None:
        await house.timekeeper.look()
        table = await house.table(names[0])
        assert table is not None and table.deadline(0, ()) == time.now + 200

    in_time(tmp_path, time, before)
    time.now += 5 * DAY
    in_time(tmp_path, time, after)


@pytest.mark.usefixtures("each_database")
@pytest.mark.parametrize("trouble", [NotSaved, Taken])
def test_a_clock_does_not_stop_because_it_was_looked_at_in_vain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: type[Refusal]
) -> None:
    """The database was away for a moment, or another process was faster: it is looked at again."""
    time = Time()

    async def story(house: House) -> None:
        table = await running(house, Clock(MOVE, 300, out=END))
        time.now += 301

        async def in_vain(*_: object) -> None:
            raise trouble

        with monkeypatch.context() as now:
            now.setattr(house, "end_by_time", in_vain)
            await house.timekeeper.look()
        time.now += CLAIM + 1
        assert await house.timekeeper.look() == BEAT  # nothing is left to do
        assert table.match.over

    in_time(tmp_path, time, story)


@pytest.mark.usefixtures("each_database")
@pytest.mark.parametrize("pauses", [False, True])
def test_time_in_which_the_machine_slept_counts_for_nobody(tmp_path: Path, pauses: bool) -> None:
    """A house that was stopped and goes on, such as that of a laptop that was shut."""
    time = Time()

    async def story(house: House) -> None:
        table = await running(house, Clock(MOVE, 300, out=OPEN, pauses=pauses))
        table.presence.come("anna")
        while house.timekeeper._pausing:
            await house.timekeeper._pausing.finished()
        time.now += 100
        await house.timekeeper.beat()
        time.now += 5 * DAY
        await house.timekeeper.beat()
        await house.timekeeper.look()
        assert not table.chairs[0].open and table.deadline(0, ()) == time.now + 200
        assert (await house._store.times(table.id)).due == time.now + 200
        time.now += 201
        await house.timekeeper.look()
        assert table.chairs[0].open

    in_time(tmp_path, time, story)


def test_a_clock_stands_while_nobody_is_there_if_that_was_chosen(tmp_path: Path) -> None:
    time, names = Time(), []

    async def settled(house: House) -> None:
        while house.timekeeper._pausing:
            await house.timekeeper._pausing.finished()

    async def story(house: House) -> None:
        table = await running(house, Clock(MOVE, 300, out=OPEN, pauses=True))
        names.append(table.id)
        table.presence.come("ben")
        await settled(house)
        time.now += 100
        table.presence.go("ben")
        await settled(house)
        assert table.paused == time.now and table.standing().due == -time.now

    async def later(house: House) -> None:
        time.now += DAY
        await house.timekeeper.look()
        table = await house.table(names[0])
        assert table is not None and not table.chairs[0].open and table.paused
        table.presence.come("anna")
        await settled(house)
        assert not table.paused and table.deadline(0, ()) == time.now + 200
        time.now += 201
        await house.timekeeper.look()
        assert table.chairs[0].open

    in_time(tmp_path, time, story)
    in_time(tmp_path, time, later)


def test_a_clock_that_may_stand_does_not_run_before_anybody_has_come(tmp_path: Path) -> None:
    time = Time()

    async def story(house: House) -> None:
        table = await running(house, Clock(MOVE, 300, out=OPEN, pauses=True))
        time.now += DAY
        await house.timekeeper.look()
        assert not table.chairs[0].open and table.paused == START
        await house.act(table, 0, "move", table.match.moves(0)[0])  # who plays without a page is not here either
        assert table.paused == time.now == -table.standing().due
        time.now += DAY
        table.presence.come("anna")
        table.presence.come("ben")
        while house.timekeeper._pausing:
            await house.timekeeper._pausing.finished()
        (asked,) = table.match.to_act()
        assert 0 < table.deadline(asked, ()) - time.now <= 300 and not table.paused

    in_time(tmp_path, time, story)


def test_somebody_on_vacation_is_waited_for(tmp_path: Path) -> None:
    time = Time()

    async def story(house: House) -> None:
        table = await running(house, Clock(DAYS, 3 * DAY, out=OPEN))
        time.now += 2 * DAY
        await house.vacations.take("anna", 10)
        assert house.vacations.until("anna") == time.now + 10 * DAY
        assert house.vacations.left("anna") == pytest.approx(20)
        with pytest.raises(Refusal):
            await house.vacations.take("anna", 31)
        time.now += 9 * DAY
        await house.timekeeper.look()
        assert not table.chairs[0].open
        await house.vacations.take("anna", 0)  # back a day earlier
        assert house.vacations.left("anna") == pytest.approx(21) and not house.vacations.until("anna")
        time.now += DAY - 1
        await house.timekeeper.look()
        assert not table.chairs[0].open
        time.now += 1
        await house.timekeeper.look()
        assert table.chairs[0].open

    in_time(tmp_path, time, story)


# -- your turn ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("jumps", [(10 * DAY, -10 * DAY), (-3600.0, 3600.0), (-3 * DAY, 3 * DAY)])
def test_a_clock_of_the_machine_that_is_wrong_for_a_while_changes_nothing(
    tmp_path: Path, jumps: tuple[float, float]
) -> None:
    time = Time()

    async def story(house: House) -> None:
        table = await running(house, Clock(MOVE, 300, out=OPEN))
        time.now += 100
        await house.timekeeper.beat()
        for jump in jumps:
            time.now += jump
            await house.timekeeper.beat()
            await house.timekeeper.look()
            assert table.deadline(0, ()) - time.now == 200
        fresh = await running(house, Clock(MOVE, 300, out=OPEN))
        time.now += 5 * DAY  # who was waited for just before is waited for from now on, not from a day to come
        await house.timekeeper.beat()
        assert fresh.deadline(0, ()) == time.now + 300
        time.now += 301
        await house.timekeeper.look()
        assert table.chairs[0].open and fresh.chairs[0].open

    in_time(tmp_path, time, story)
