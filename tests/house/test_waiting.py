"""Whose turn it is, in the order of waiting."""

from __future__ import annotations

from pathlib import Path

import pytest

from kotatsu.house.clock import DAY, NO_CLOCK
from kotatsu.house.house import House
from tests.house.test_clock import START, THREE_DAYS, Time, in_time, running
from tests.house.test_house import ANNA
from tests.house.test_house import GAME as LANTERNS


@pytest.mark.usefixtures("each_database")
def test_turns_come_in_the_order_of_waiting(tmp_path: Path) -> None:
    time = Time()

    async def story(house: House) -> None:
        first = await running(house, NO_CLOCK)
        time.now += 60
        second = await running(house, THREE_DAYS)
        alone = await house.new_table(LANTERNS, [ANNA, ANNA._replace(name="Guest")], "anna", seed="7")
        turns = await house.waiting.of("anna")
        assert [(turn.table, turn.since, turn.names) for turn in turns] == [
            (first.id, START, ("Ben",)),
            (second.id, START + 60, ("Ben",)),
        ]
        assert [turn.due for turn in turns] == [0, START + 60 + 3 * DAY]
        assert [own.facts.id for own in await house.lists.turns_of("anna")] == [first.id, second.id]
        assert await house.waiting.of("ben") == [] and alone.match.to_act()
        time.now += 60
        while first.match.to_act() == [0]:
            await house.act(first, 0, "move", first.match.moves(0)[-1])
        assert [turn.table for turn in await house.waiting.of("anna")] == [second.id]
        assert [turn.table for turn in await house.waiting.of("ben")] == [first.id]
        await house.doors.hand_to_bot(second, 0, "random", "", by="anna")
        assert await house.waiting.of("anna") == []

    in_time(tmp_path, time, story)
