"""Thinking while others do: what they will probably do, and what to do then.

Others are expected to play as we would in a world that could be true. If it comes out so, the answer is there, the same one
that would have been found then; if not, nothing is lost but time that nobody else wanted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from kotatsu.bots.bot import Budget
from kotatsu.bots.judge import Judge
from kotatsu.bots.planner import Planner
from kotatsu.bots.search import PATIENCE, Searcher
from kotatsu.core.game import AnyGame
from kotatsu.core.position import position_key
from kotatsu.core.rng import Rng
from kotatsu.core.state import State

GUESSES = 4  # how often it is guessed what others will do
EXPECTED = 80  # tries for the turn of somebody else

Plan = tuple[bytes, list[int]]  # what a seat sees, and the turn it has planned for that


def plans(
    game: AnyGame, view: State, seat: int, make: Callable[[int], Planner], budget: Budget, chance: Rng
) -> Iterator[Plan]:
    """Turns for what a seat may see when it is to decide again. Whoever plans is made for each of them afresh, knowing
    before how many own decisions that is."""
    known: set[bytes] = set()
    for _ in range(GUESSES):
        guess, before = guessed(view, seat, chance)
        if guess is None:
            continue
        key = position_key(game, guess)
        if key not in known:
            known.add(key)
            bot = make(before)
            yield key, bot.plan(guess, seat, bot.within(budget))


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
