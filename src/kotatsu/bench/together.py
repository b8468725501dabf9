"""Many games stepped together, side by side with as many stepped one by one; both with what each seat sees.

One by one there are two ways: matches, whose views are read field by field as the schema says, and the environments of
PettingZoo, which write what is seen in compiled code as well.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kotatsu.core.match import Match
from kotatsu.core.observing import new_slate
from kotatsu.core.readings import BySchema
from kotatsu.core.rng import seeded
from kotatsu.core.slate import write
from kotatsu.research.aec import TableEnv
from kotatsu.research.arrays import as_array
from kotatsu.research.vector import Tables

GAMES = 64
SECONDS = 0.25  # per round and way
WARM = 20  # steps before anything is measured


class Together:
    """The same random moves every way. To choose them is not measured: that is the learner's part."""

    def __init__(self, name: str, components: Path | None = None) -> None:
        self._tables = Tables(name, GAMES, components=components)
        self._game, self._seats = self._tables.game, self._tables.seats
        self._rng = seeded("together")
        self._slate, self._reader = new_slate(self._game, self._seats, 1), BySchema(self._game)
        self._matches = [self._new_match() for _ in range(GAMES)]
        self._environments = [TableEnv(name, components=components) for _ in range(GAMES)]
        for number, one in enumerate(self._environments):
            one.reset(seed=number)
        self._masks = [one.last()[0]["action_mask"] for one in self._environments]
        for step in self._ways():
            for _ in range(WARM):
                step()

    def measure(self) -> list[float]:
        """Decisions a second: together, by matches, by environments."""
        return [_rate(step) for step in self._ways()]

    def _ways(self) -> list[Callable[[], float]]:
        return [self._step_tables, self._step_matches, self._step_environments]

    def _step_tables(self) -> float:
        codes = np.array([self._one_of(mask) for mask in self._tables.masks])
        started = time.process_time()
        self._tables.step(codes)
        return time.process_time() - started

    def _step_matches(self) -> float:
        """What a program does that holds the matches itself: play, look, and put what is seen into an array."""
        moves = [match.state.moves() for match in self._matches]
        codes = [each[self._rng.below(len(each))] for each in moves]
        started = time.process_time()
        for match, code in zip(self._matches, codes, strict=True):
            match.play_code(code, match.state.actor())
            if not match.over:
                seat = match.state.actor()
                self._slate.wipe()
                write(match.view(seat), seat, 0, self._slate, self._reader)
                as_array(self._slate.numbers, np.int16)
                mask = np.zeros(self._tables.moves, np.bool_)
                mask[match.state.moves(seat)] = True
        spent = time.process_time() - started
        self._matches = [self._new_match() if match.over else match for match in self._matches]
        return spent

    def _step_environments(self) -> float:
        codes = [self._one_of(mask) for mask in self._masks]
        started = time.process_time()
        for number, (one, code) in enumerate(zip(self._environments, codes, strict=True)):
            one.step(code)
            if one.terminations[one.agent_selection]:
                one.reset()
            self._masks[number] = one.last()[0]["action_mask"]
        return time.process_time() - started

    def _new_match(self) -> Match:
        return Match.new(self._game, self._seats, str(self._rng.below(1 << 30)))

    def _one_of(self, mask: NDArray[Any]) -> int:
        codes: list[int] = np.flatnonzero(mask).tolist()
        return codes[self._rng.below(len(codes))]


def _rate(step: Callable[[], float]) -> float:
    spent = 0.0
    steps = 0
    while spent < SECONDS:
        spent += step()
        steps += 1
    return GAMES * steps / spent
