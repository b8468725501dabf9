"""Nobody gets more time than was agreed on: not by going and coming, and not by taking back."""

from __future__ import annotations

from pathlib import Path

import pytest

from kotatsu.core.errors import Refusal
from kotatsu.core.match import Match
from kotatsu.core.rng import seeded
from kotatsu.house.clock import BOT, GAME, MOVE, Clock
from kotatsu.house.house import House
from kotatsu.house.store import PersonRow
from kotatsu.house.table import Table
from tests.house.test_clock import Time, in_time, running
from tests.house.test_house import ANNA, BEN

ROW = PersonRow("anna", "Anna", "en", {})


@pytest.mark.parametrize("clock", [Clock(MOVE, 300), Clock(GAME, 300, 10)])
def test_whoever_lets_a_bot_play_and_is_back_at_once_has_no_more_time(tmp_path: Path, clock: Clock) -> None:
    time = Time()

    async def story(house: House) -> None:
        table = await running(house, clock)
        until = table.deadline(0, ())
        time.now = until - 1
        for _ in range(3):
            await house.doors.hand_to_bot(table, 0, "random", "", "anna")
            await house.doors.hand_back(table, 0, "anna")
        assert table.deadline(0, ()) == until

    in_time(tmp_path, time, story)


@pytest.mark.parametrize("clock", [Clock(MOVE, 300, out=BOT), Clock(GAME, 300, 10, out=BOT)])
def test_whose_time_was_out_comes_back_when_the_bot_has_played_that_turn(tmp_path: Path, clock: Clock) -> None:
    time = Time()

    async def story(house: House) -> None:
        table = await running(house, clock)
        time.now = table.deadline(0, ())
        await house.timekeeper.look()
        assert table.chairs[0].bot
        with pytest.raises(Refusal) as refused:
            await house.doors.hand_back(table, 0, "anna")
        assert refused.value.reason == "bot-ends-turn"

    in_time(tmp_path, time, story)


@pytest.mark.parametrize("clock", [Clock(MOVE, 300), Clock(GAME, 300, 10)])
def test_whoever_leaves_and_sits_down_again_has_no_more_time(tmp_path: Path, clock: Clock) -> None:
    time = Time()

    async def story(house: House) -> None:
        table = await running(house, clock)
        until = table.deadline(0, ())
        for left in (200, 1):
            time.now = until - left
            await house.doors.free(table, 0, "anna")
            time.now += 1000  # in which nobody is waited for there
            await house.doors.sit(table, 0, ROW)
            until += 1000
            assert table.deadline(0, ()) == until

    in_time(tmp_path, time, story)


def two_turns_that_follow() -> tuple[Match, int, str]:
    """A game in which somebody ends a turn, has the next one, too, and can take that back."""
    for seed in range(50):
        match, rng = Match.new("yokohama", 2, f"turns {seed}"), seeded(f"player {seed}")
        while not match.over:
            seat, turn = match.to_act()[0], match.state.turn
            moves = match.moves(seat)
            move = moves[rng.below(len(moves))]
            match.play(move, seat)
            if match.state.turn != turn and seat in match.to_act() and not match.why_no_undo(seat):
                match.undo(seat)
                return match, seat, move
    raise AssertionError("nobody had two turns")


@pytest.mark.parametrize("clock", [Clock(MOVE, 300), Clock(GAME, 3000, 10)])
def test_taking_back_the_end_of_a_turn_brings_time_once(tmp_path: Path, clock: Clock) -> None:
    match, seat, move = two_turns_that_follow()
    time = Time()

    def left(table: Table) -> float:
        return table.deadline(seat, ()) - time.now

    async def story(house: House) -> None:
        for person in (ROW, PersonRow("ben", "Ben", "de", {})):
            await house.save_person(person)
        table = await house.new_table("yokohama", [ANNA, BEN], "anna", seed=match.seed, clock=clock)
        for ply in match.plies:
            await house.act(table, ply.seat, "move", match.game.vocabulary.notation(ply.code))
        time.now += 100
        before = left(table)
        await house.act(table, seat, "move", move)
        granted = left(table)
        assert granted > before
        for _ in range(4):
            time.now += 20
            await house.act(table, seat, "undo", "")
            await house.act(table, seat, "move", move)
        assert left(table) == granted - 80

    in_time(tmp_path, time, story)
