"""Many games stepped together, side by side with as many matches stepped one by one; both with what each seat sees."""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from kotatsu.core.match import Match
from kotatsu.core.observing import new_slate, observer_for
from kotatsu.core.rng import seeded
from kotatsu.core.slate import write
from kotatsu.research.arrays import as_array
from kotatsu.research.vector import Tables

GAMES = 64
SECONDS = 0.3  # per round and way
WARM = 20  # steps before anything is measured


class Together:
    """The same random moves both ways. To choose them is not measured: that is the learner's part."""

    def __init__(self, name: str) -> None:
        self._tables = Tables(name, GAMES)
        self._rng = seeded("together")
        game = self._tables.game
        seats = self._tables.seats
        self._slate, self._observer = new_slate(game, seats, 1), observer_for(game, seats)
        self._new = lambda: Match.new(game, seats, str(self._rng.next()))
        self._matches = [self._new() for _ in range(GAMES)]
        for _ in range(WARM):
            self._step_tables()
            self._step_matches()

    def measure(self) -> tuple[float, float]:
        """Decisions a second together, and one by one."""
        return _rate(self._step_tables), _rate(self._step_matches)

    def _step_tables(self) -> float:
        tables = self._tables
        codes = np.array([self._one_of(np.flatnonzero(mask).tolist()) for mask in tables.masks])
        started = time.process_time()
        tables.step(codes)
        return time.process_time() - started

    def _step_matches(self) -> float:
        """What a program does that holds the matches itself: play, look, and put what is seen into an array."""
        codes = [self._one_of(match.state.moves()) for match in self._matches]
        started = time.process_time()
        for match, code in zip(self._matches, codes, strict=True):
            match.play_code(code, match.state.actor())
            if not match.over:
                seat = match.state.actor()
                self._slate.wipe()
                write(match.view(seat), seat, 0, self._slate, self._observer)
                as_array(self._slate.numbers, np.int16)
                mask = np.zeros(self._tables.moves, np.bool_)
                mask[match.state.moves(seat)] = True
        spent = time.process_time() - started
        self._matches = [self._new() if match.over else match for match in self._matches]
        return spent

    def _one_of(self, codes: list[int]) -> int:
        return codes[self._rng.below(len(codes))]


def _rate(step: Any) -> float:
    spent = 0.0
    steps = 0
    while spent < SECONDS:
        spent += step()
        steps += 1
    return GAMES * steps / spent
