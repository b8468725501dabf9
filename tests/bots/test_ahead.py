"""Thinking while others do: the answer is the one that would have been found later, and it comes from the own view alone."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Set
from itertools import islice

import pytest

from kotatsu.bots.ahead import Occasion, plans
from kotatsu.bots.bot import Budget
from kotatsu.bots.company import Companion
from kotatsu.bots.levels import Daimyo
from kotatsu.bots.registry import make_bot
from kotatsu.core.game import AnyGame
from kotatsu.core.position import position_key
from kotatsu.core.registry import load_game
from kotatsu.core.rng import seeded
from kotatsu.core.state import State
from kotatsu.games import NAMES
from tests.processes import of_session, wait_until_gone

LITTLE = Budget(tries=600)
SEAT = 0
PARENT = """
import os, time
from kotatsu.bots.company import Companion

def work():
    yield os.getpid()
    while True:
        pass

companion = Companion(work)
print(companion.word(1e9), flush=True)
time.sleep(600)
"""
LATE = 1e9  # on the clock; it is not waited for


def bot_for(own: int) -> Daimyo:
    return Daimyo(seeded(f"own {own}"))


def ahead(
    game: AnyGame, state: State, own: int, known: Set[Occasion] = frozenset()
) -> Iterator[tuple[Occasion, list[int]]]:
    return plans(game, state.view(SEAT), SEAT, own, bot_for, LITTLE, seeded(f"guess {own}"), known)


def waits(game: AnyGame, seed: str) -> Iterator[tuple[State, dict[Occasion, list[int]], int]]:
    """Where a seat has something to choose after others have decided: with what it had planned before, and how many
    decisions it has made."""
    state = game.start(min(game.seat_counts), seed)
    bots = [make_bot("greedy", f"{seed} {seat}") for seat in range(state.seats)]
    own, planned = 0, None
    while state.depth:
        seat = state.actor()
        if seat != SEAT:
            planned = planned or dict(ahead(game, state, own))
        elif planned is not None and len(state.moves(SEAT)) > 1:
            yield state, planned, own
            planned = None
        own += int(seat == SEAT)
        state.apply(bots[seat].choose(state.view(seat), seat, Budget(tries=80)), seat)


@pytest.mark.parametrize("name", NAMES)
def test_what_was_planned_before_is_what_would_be_planned_now(name: str) -> None:
    game = load_game(name)
    foreseen = 0
    for seed in ("one", "two"):
        for state, planned, own in islice(waits(game, seed), 12):
            view = state.view(SEAT)
            plan = planned.get(Occasion(own, position_key(game, view)))
            if plan is not None:
                foreseen += 1
                assert plan == bot_for(own).plan(view, SEAT, bot_for(own).within(LITTLE))
                bot = bot_for(own)
                bot.adopt(view, SEAT, plan)
                assert bot.choose(view, SEAT, Budget(tries=1)) == plan[0]
    assert foreseen, "nothing came as expected, so this has shown nothing"


@pytest.mark.parametrize("name", NAMES)
def test_nobody_plans_with_more_than_they_see(name: str) -> None:
    """What others hold is drawn anew: the plans stay the same."""
    game = load_game(name)
    state = game.start(min(game.seat_counts), "hidden")
    bot = make_bot("greedy", "hidden")
    while state.actor() == SEAT:
        state.apply(bot.choose(state.view(SEAT), SEAT, Budget(tries=20)), SEAT)
    other = state.view(SEAT).determinize(SEAT, seeded("another deal"))
    found = list(ahead(game, state, 0))
    assert found and found == list(ahead(game, other, 0))
    assert not list(ahead(game, state, 0, {occasion for occasion, _ in found})), "what is known is not planned again"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere it ends when its work is done")
def test_a_companion_ends_with_the_one_it_works_for() -> None:
    """However it ended, and however deep in thought the companion is."""
    command = [sys.executable, "-c", PARENT]
    parent = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)
    assert parent.stdout is not None
    companion = int(parent.stdout.readline())
    assert of_session(parent.pid) == {parent.pid, companion}
    parent.kill()
    parent.communicate()
    assert not wait_until_gone(parent.pid)


def test_a_companion_is_heard_word_by_word() -> None:
    companion = Companion(lambda: iter([[1, 2], b"x" * 5_000]))
    assert companion.word(LATE) == [1, 2]
    assert companion.word(LATE) == b"x" * 5_000
    assert companion.word(LATE) is None
    companion.end()


def test_a_plan_that_still_holds_is_kept() -> None:
    """Whether somebody was quick enough to think ahead decides nothing in the middle of a turn."""
    game = load_game(NAMES[0])
    state = game.start(game.seat_counts[0], "kept")
    seat = state.actor()
    view = state.view(seat)
    moves = view.moves(seat)
    bot = bot_for(0)
    bot.adopt(view, seat, [moves[0], moves[0]])
    bot.adopt(view, seat, [moves[-1]])
    assert len(moves) > 1 and bot.choose(view, seat, Budget(tries=1)) == moves[0]
