"""Several processes think about one question, and none of them is left behind."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest

from kotatsu import Match
from kotatsu.bots import Budget
from kotatsu.bots.bot import USUAL
from kotatsu.bots.company import Opinion, ask_all
from kotatsu.bots.judge import Judge
from kotatsu.bots.registry import find_bot
from kotatsu.bots.search import Candidate, Searcher, agreed
from kotatsu.core.rng import seeded
from kotatsu.games import NAMES
from kotatsu.house.thinking import allowance

FAR = 600.0  # seconds; nobody waits that long
needs_copies = pytest.mark.skipif(not hasattr(os, "fork"), reason="processes cannot be copied here")


def open_here() -> int:
    """How many files are open in this process."""
    return sum(1 for _ in Path("/dev/fd").iterdir())


def is_gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


@needs_copies
def test_everybody_is_heard_but_those_who_fail() -> None:
    own = os.getpid()

    def work(number: int) -> Opinion:
        if number == 1:
            raise OSError("no idea")
        if number == 2:
            os.kill(os.getpid(), signal.SIGKILL)
        return [(number, 0.5, os.getpid())]

    said = ask_all(work, 5, time.monotonic() + FAR)
    assert [opinion[0][0] for opinion in said] == [0, 3, 4]
    assert said[0][0][2] == own and len({opinion[0][2] for opinion in said}) == 3
    assert all(is_gone(opinion[0][2]) for opinion in said[1:])


@needs_copies
def test_whoever_is_late_is_ended(tmp_path: Path) -> None:
    ear, mouth = os.pipe()

    def work(number: int) -> Opinion:
        if number:
            (tmp_path / str(os.getpid())).touch()
            time.sleep(FAR)
        while len(list(tmp_path.iterdir())) < 2:
            time.sleep(0.01)
        return [(number, 0.0, 0)]

    started = time.monotonic()
    assert ask_all(work, 3, started) == [[(0, 0.0, 0)]]
    assert time.monotonic() - started < FAR / 2
    assert all(is_gone(int(note.name)) for note in tmp_path.iterdir())
    os.close(mouth)
    assert os.read(ear, 1) == b""  # nobody has kept what was open here
    os.close(ear)


def test_what_several_searches_say_is_put_together() -> None:
    candidates = [Candidate([number], 0) for number in range(4)]
    opinions: list[Opinion] = [
        [(1, 50.0, 99), (0, 40.0, 99), (2, 20.0, 9), (3, 60.0, 9)],  # 3 was dropped early, when it looked better
        [(0, 70.0, 99), (1, 30.0, 49), (2, 20.0, 9), (3, 60.0, 9)],
    ]
    order = agreed(candidates, opinions)
    assert [candidate.moves for candidate in order] == [[0], [1], [3], [2]]
    assert order[0].value == pytest.approx(55.0)
    assert order[1].value == pytest.approx((50 * 100 + 30 * 50) / 150)


@pytest.mark.parametrize("game", NAMES)
def test_a_search_in_company_finds_a_turn_and_the_same_one_again(game: str) -> None:
    match = Match.new(game, seed=3)
    seat = match.to_act()[0]
    found = []
    for _ in range(2):
        turns = Searcher(Judge()).search(match.view(seat), seat, Budget(2000, FAR, 3), seeded("company"))
        assert turns[0].moves[0] in match.view(seat).moves(seat)
        found.append([(turn.moves, turn.value) for turn in turns])
    assert found[0] == found[1]


def test_only_who_thinks_by_the_clock_gets_company() -> None:
    assert allowance(USUAL, find_bot("shogun")).processes == (os.cpu_count() or 1)
    assert allowance(USUAL, find_bot("daimyo")).processes == 1


@needs_copies
def test_where_no_process_can_be_made_nothing_is_left_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    fork, made = os.fork, list[int]()

    def fork_once() -> int:
        if made:
            raise BlockingIOError("too many processes")
        process = fork()
        made.append(process)
        return process

    monkeypatch.setattr(os, "fork", fork_once)
    before = open_here()
    with pytest.raises(BlockingIOError):
        ask_all(lambda number: [(number, 0.0, 0)], 4, time.monotonic() + FAR)
    assert open_here() == before and is_gone(made[0])
