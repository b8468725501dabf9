"""Many games of one kind as NumPy arrays, stepped together in compiled code."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kotatsu.core.errors import KotatsuError
from kotatsu.core.observing import Column, columns, new_slate
from kotatsu.core.readings import reader_of
from kotatsu.core.registry import load_game
from kotatsu.core.state import State
from kotatsu.research.arrays import as_array
from kotatsu.research.fleet import Fleet


class Tables:
    """`count` games side by side. The arrays show how they stand now. They are for reading; each step makes new ones.

    A game that is over is followed by the next in its row at once. Then `over` is true, `rewards` and `points` hold what
    came of the game that has ended, and the observation is the first of the new one.
    """

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        seed: str = "1",
        options: Mapping[str, str] | None = None,
        components: Path | None = None,
    ) -> None:
        self.game = load_game(game, components)
        self.seats = self.game.seat_counts[0] if seats is None else seats
        self.game.check_seats(self.seats)
        if count < 1:
            raise KotatsuError("there is at least one game")
        self.count = count
        self.moves = len(self.game.vocabulary)
        self._options = dict(self.game.check_options(options or {}))
        self._slate = new_slate(self.game, self.seats, count)
        self._reader = reader_of(self.game)
        self.reset(seed)

    def reset(self, seed: str = "1") -> None:
        """Begin anew in every row. The same seed and the same moves give the same games."""
        self._seed = seed
        self._begun = [0] * self.count
        self._fleet = Fleet(self.count, self.seats, self.moves, self._slate, self._reader, self._begin)
        self._show()

    def _show(self) -> None:
        fleet, count = self._fleet, self.count
        self.observations: NDArray[np.int16] = as_array(self._slate.numbers, np.int16, count)
        self.masks: NDArray[np.bool_] = as_array(fleet.masks, np.bool_, count)  # the legal moves of who acts
        self.actors: NDArray[np.uint8] = as_array(fleet.actors, np.uint8)  # the seat that acts
        self.over: NDArray[np.bool_] = as_array(fleet.over, np.bool_)
        self.rewards: NDArray[np.float64] = as_array(fleet.rewards, np.float64, count)  # by seat
        self.points: NDArray[np.float64] = as_array(fleet.points, np.float64, count)  # by seat

    def step(self, actions: NDArray[Any]) -> None:
        """A move in every game, by its code. If one is not legal nothing happens, and the error says which."""
        given = np.asarray(actions)
        if given.ndim != 1 or given.dtype.kind not in "iu":
            raise KotatsuError(f"moves are one row of whole numbers, not {given.dtype} of shape {given.shape}")
        codes: list[int] = given.tolist()
        if len(codes) != self.count:
            raise KotatsuError(f"{len(codes)} moves for {self.count} games")
        row = self._fleet.refuses(codes)
        if row >= 0:
            raise KotatsuError(f"game {row}: {self._named(codes[row])} is not possible now")
        self._fleet.step(codes)
        self._show()

    def random_actions(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A legal move in every game, each with the same chance."""
        above_zero = 1 - rng.random(self.masks.shape, np.float32)  # a draw may be 0, as are moves that are not legal
        chosen: NDArray[np.int64] = np.argmax(above_zero * self.masks, axis=1)
        return chosen

    def state(self, row: int) -> State:
        """The game in a row, for looking closer: `state.copy()` before anything is done to it."""
        return self._fleet.state(row)

    def describe(self) -> list[Column]:
        """What each number of an observation means."""
        return columns(self.game, self.seats)

    def _begin(self, row: int) -> State:
        number = self._begun[row]
        self._begun[row] = number + 1
        state: State = self.game.start(self.seats, game_seed(self._seed, row, number), self._options)
        return state

    def _named(self, code: int) -> str:
        return self.game.vocabulary.notation(code) if 0 <= code < self.moves else f"move {code}"


def game_seed(seed: str, row: int, number: int) -> str:
    """The seed of one of the games in a row."""
    return f"{seed}/{row}/{number}"
