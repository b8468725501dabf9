"""Thinking while others do: what they will probably do, and what to do then.

Others are expected to play as we would in a world that could be true. If it comes out so, the answer is there, the same one
that would have been found then; if not, nothing is lost but time that nobody else wanted.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Set
from typing import Final, NamedTuple

from kotatsu.bots.bot import NO_CLOCK, NO_LIMIT, Budget
from kotatsu.bots.judge import Judge
from kotatsu.bots.planner import Planner
from kotatsu.bots.search import PATIENCE, Searcher
from kotatsu.core.game import AnyGame
from kotatsu.core.position import position_key
from kotatsu.core.rng import Rng
from kotatsu.core.state import State

GUESSES: Final = 4  # how often it is guessed what others will do
EXPECTED: Final = 80  # tries for the turn of somebody else
ALONE: Final = 2  # times the seconds, at most, of one who would have company if it were their turn
AWAKE: Final = 0.8  # the least part of its time that the processor was really there for a plan


class Occasion(NamedTuple):
    """A decision to come: how many own ones have been made before, and what is seen then."""

    own: int
    key: bytes


def plans(
    game: AnyGame,
    view: State,
    seat: int,
    own: int,
    make: Callable[[int], Planner],
    budget: Budget,
    chance: Rng,
    known: Set[Occasion] = frozenset(),
) -> Iterator[tuple[Occasion, list[int]]]:
    """Turns for what a seat may see when it is to decide again, but for what is known already.

    It has made so many own decisions; `make` makes the one who plans, afresh for each of them. Who is limited by tries gets
    the time for them, however busy the machine is. Of others a plan is dropped for which there was hardly any.
    """
    by_tries = budget.tries < NO_LIMIT
    seconds = NO_CLOCK if by_tries else budget.seconds * min(ALONE, budget.processes)
    done = set(known)
    for _ in range(GUESSES):
        guess, before = guessed(view, seat, chance)
        if guess is None:
            continue
        occasion = Occasion(own + before, position_key(game, guess))
        if occasion in done:
            continue
        done.add(occasion)
        began, spent = time.monotonic(), time.process_time()
        plan = make(occasion.own).plan(guess, seat, Budget(budget.tries, seconds))
        if by_tries or time.process_time() - spent >= AWAKE * (time.monotonic() - began):
            yield occasion, plan


def guessed(view: State, seat: int, chance: Rng) -> tuple[State | None, int]:
    """What a seat will probably see when it has something to choose again, and how many decisions without a choice it makes
    before; nothing if it is not asked any more."""
    searcher = Searcher(Judge())
    world = searcher.world(view, seat, chance)
    before = 0
    for _ in range(PATIENCE * world.seats):
        if not world.depth:
            break
        if seat in world.to_act():
            moves = world.moves(seat)
            if len(moves) > 1:
                return world.view(seat), before
            world.apply(moves[0], seat)
            before += 1
        else:
            world = searcher.turns.play(world, world.actor(), EXPECTED)
    return None, before
