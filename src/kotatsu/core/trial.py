"""Trying out a game with somebody's own values: whether it begins, goes on and ends, at every number of players."""

from __future__ import annotations

import time

from kotatsu.core.errors import Refusal
from kotatsu.core.game import AnyGame
from kotatsu.core.rng import Rng, seeded
from kotatsu.core.state import State

GAMES = 3  # at each number of players
LONGEST = 20_000  # decisions of a game
SECONDS = 4.0  # of work for all games together; usual values take a tenth of one


class Unplayable(Refusal):
    """Values that are fine one by one, and with which nobody can play."""


def try_out(game: AnyGame, games: int = GAMES, longest: int = LONGEST, seconds: float = SECONDS) -> None:
    """Play random games to their end; Unplayable if one of them breaks or comes to none. Only the work of this process
    counts, so that a busy machine makes no box worse."""
    until = time.process_time() + seconds
    for seats in game.seat_counts:
        for number in range(games):
            chance = seeded(f"trial {number}")
            try:
                ended = _play(game.start(seats, f"trial {number}"), chance, longest, until)
            except (Unplayable, MemoryError):
                raise
            except Exception as error:  # whatever the rules stumble over
                told = f"a game for {seats} players cannot be played ({type(error).__name__}: {error})"
                raise Unplayable("box-breaks-the-game", " ".join(told.split())) from None
            if not ended:
                raise Unplayable("box-without-end", f"a game for {seats} players comes to no end")


def _play(state: State, chance: Rng, longest: int, until: float) -> bool:
    """Random moves, now and then a look as players have it; whether the game came to its end."""
    for decision in range(longest):
        if state.over():
            for seat in range(state.seats):
                state.score(seat)
            return True
        moves = state.moves()
        state.apply(moves[chance.below(len(moves))])
        if time.process_time() > until:
            raise Unplayable("box-takes-too-long", f"{state.seats} players get to no end in time")
        if decision % 16 == 0 and not state.over():
            seat = state.actor()
            state.view(seat).determinize(seat, chance).evaluate(seat)
    return False
