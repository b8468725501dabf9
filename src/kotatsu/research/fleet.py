# kotatsu: compiled
"""Many games side by side, stepped without a call from Python per game."""

from __future__ import annotations

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64, u8

from kotatsu.core.slate import Slate, write
from kotatsu.core.state import Reader, State


def reward_of(place: int, winners: int, seats: int) -> float:
    """1 for winning alone, -1 shared by the others; whoever shares a win gets their part. All together 0, if anybody won."""
    share = 1.0 / winners if place == 1 else 0.0
    return (seats * share - 1.0) / (seats - 1)


class Fleet:
    """Each row is a game. One that is over is followed by the next at once: `begin` is asked for it with its row.

    All vectors are new ones after each step: what was shown before stays as it is for whoever has it.
    """

    def __init__(
        self, rows: int, seats: int, moves: int, slate: Slate, reader: Reader, begin: Callable[[int], State]
    ) -> None:
        self.rows: i64 = rows
        self.seats: i64 = seats
        self.moves: i64 = moves
        self.slate = slate
        self.masks = vec[u8]()  # by row and move: whether it is legal
        self.actors = vec[u8]()  # the seat to act
        self.over = vec[u8]()  # whether a game has ended in this row
        self.rewards = vec[float]()  # by row and seat: what came of it then
        self.points = vec[float]()
        self._no_masks = vec[u8]([0] * (self.rows * self.moves))  # what each step begins with
        self._nobody = vec[u8]([0] * self.rows)
        self._nothing = vec[float]([0.0] * (self.rows * self.seats))
        self._reader = reader
        self._begin = begin
        self._states: list[State] = [begin(row) for row in range(rows)]
        self._wipe()
        for row in range(self.rows):
            self._look(row)

    def state(self, row: int) -> State:
        """The game in a row, for looking closer."""
        return self._states[row]

    def refuses(self, codes: list[int]) -> int:
        """The first row whose code is no legal move, or -1."""
        moves, masks = self.moves, self.masks
        for row, code in enumerate(codes):
            if code < 0 or code >= moves or masks[i64(row) * moves + i64(code)] == 0:
                return row
        return -1

    def step(self, codes: list[int]) -> None:
        """Make a legal move in every game."""
        actors = self.actors
        self._wipe()
        states = self._states
        for row in range(self.rows):
            state = states[row]
            state.apply(codes[row], actors[row])
            if state.depth == 0:
                self._end(row, state)
                states[row] = self._begin(row)
            self._look(row)

    def _wipe(self) -> None:
        self.slate.wipe()
        self.masks = self._no_masks[:]
        self.actors = self._nobody[:]
        self.over = self._nobody[:]
        self.rewards = self._nothing[:]
        self.points = self._nothing[:]

    def _look(self, row: i64) -> None:
        state = self._states[row]
        seat = state.actor()
        self.actors[row] = u8(seat)
        view = state if state.is_open() else state.view(seat)
        write(view, seat, row, self.slate, self._reader)
        masks = self.masks
        first = row * self.moves
        for code in view.moves(seat):
            masks[first + code] = 1

    def _end(self, row: i64, state: State) -> None:
        self.over[row] = 1
        places = state.places()
        winners = places.count(1)
        for seat in range(self.seats):
            at = row * self.seats + seat
            self.rewards[at] = reward_of(places[seat], winners, self.seats)
            self.points[at] = float(sum(state.score(seat)))
