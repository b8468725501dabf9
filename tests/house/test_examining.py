"""What is tried out harms nobody: not the house, not those who wait, and not whoever brought it if the house was slow."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import pytest

from kotatsu.core.errors import Refusal
from kotatsu.core.match import Match
from kotatsu.core.registry import load_game
from kotatsu.core.trial import Unplayable, try_out
from kotatsu.house import examining
from kotatsu.house.bounds import Bounds
from kotatsu.house.desk import Answer
from kotatsu.house.examining import MOST_WAITING, Busy, Examiner, NotTried, OneAtATime, Study, Trials, trial_for
from tests.house.test_house import GAME

SMALL = Bounds(2, 200_000_000)
bounded = pytest.mark.skipif(sys.platform != "linux", reason="the machine keeps no bounds")


def endless(_match: Match, _seat: int, _about: Any) -> None:
    """A step of a game that never comes back."""
    while True:
        pass


def greedy(_match: Match, _seat: int, _about: Any) -> None:
    bytearray(2_000_000_000)


def fine(_match: Match, _seat: int, about: Any) -> Any:
    return about


async def ask(examiner: Examiner, study: Study, about: Any = None) -> Any:
    game = load_game(GAME)
    return await examiner.examine(game, game.seat_counts[0], None, study, about)


@bounded
def test_a_process_ends_that_works_too_long_and_memory_has_an_end() -> None:
    async def story(examiner: Examiner) -> None:
        with pytest.raises(Refusal, match="box breaks the game"):
            await ask(examiner, greedy)
        with pytest.raises(NotTried):
            await ask(examiner, endless)
        assert await ask(examiner, fine, 7) == 7

    examiner = Examiner(bounds=SMALL)
    try:
        asyncio.run(story(examiner))
    finally:
        examiner.close()


def test_if_the_house_is_slow_no_box_is_blamed(monkeypatch: pytest.MonkeyPatch) -> None:
    examiner = Examiner()
    monkeypatch.setattr(examiner._worker, "ask", lambda _question: Answer(failed="no answer", late=True))
    try:
        with pytest.raises(Busy):
            asyncio.run(ask(examiner, fine))
    finally:
        examiner.close()


def test_everybody_has_one_trial_and_few_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(trials: Trials) -> None:
        go = asyncio.Event()

        async def held(*_what: Any) -> int:
            await go.wait()
            return 7

        monkeypatch.setattr(examining.Examiner, "examine", held)

        async def of(visitor: str) -> Any:
            trial_for(visitor)
            return await ask(trials, fine)

        here = [asyncio.create_task(of(f"visitor {number}")) for number in range(MOST_WAITING + 1)]
        await asyncio.sleep(0)
        with pytest.raises(OneAtATime):
            await asyncio.create_task(of("visitor 0"))
        with pytest.raises(Busy):
            await asyncio.create_task(of("one more"))
        go.set()
        assert await asyncio.gather(*here) == [7] * len(here)
        assert await asyncio.create_task(of("visitor 0")) == 7

    trials = Trials()
    try:
        asyncio.run(story(trials))
    finally:
        trials.close()


def test_a_trial_stops_by_its_own_clock() -> None:
    with pytest.raises(Unplayable) as found:
        try_out(load_game(GAME), seconds=0.0)
    assert found.value.reason == "box-takes-too-long"
