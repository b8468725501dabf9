"""Every game for OpenSpiel: `pyspiel.load_game("kotatsu", {"game": ..., "seats": ...})` once this module is imported.

All chance of a game is drawn at its beginning: the only chance node is the root, where one of `deals` seeds comes up.
Whatever is shuffled or drawn later follows from that seed, and is hidden until then like everything else that is.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

from kotatsu.core.errors import KotatsuError
from kotatsu.core.observing import columns, new_slate
from kotatsu.core.position import dump_position
from kotatsu.core.readings import reader_of
from kotatsu.core.registry import game_names, load_game
from kotatsu.core.slate import write
from kotatsu.core.state import State
from kotatsu.research.arrays import as_array
from kotatsu.research.fleet import reward_of

LONGEST_GAME = 20_000  # decisions
USUAL = {"game": "", "seats": 0, "deals": 1000, "seed": 1}  # the first game, with the fewest seats
MOST_SEATS = 8

KIND = pyspiel.GameType(
    short_name="kotatsu",
    long_name="Kotatsu",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_SEATS,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=USUAL,
)


class OpenTable(pyspiel.Game):  # type: ignore[misc]
    """A game with a number of seats."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**USUAL, **(params or {})}
        self.kotatsu = load_game(str(given["game"]) or game_names()[0])
        self.seats = int(given["seats"]) or self.kotatsu.seat_counts[0]
        self.kotatsu.check_seats(self.seats)
        self.deals, self.seed = int(given["deals"]), int(given["seed"])
        if self.deals < 1:
            raise KotatsuError("there is at least one deal")
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.kotatsu.vocabulary),
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(KIND, info, given)

    def new_initial_state(self) -> OpenState:
        """A table that is not dealt yet."""
        return OpenState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Eyes:
        """What tells states as numbers and in words."""
        if params:
            raise KotatsuError("this observer has no parameters")
        return Eyes(self)


class Held:
    """What a state of OpenSpiel holds of ours. A copy shares the table and copies the position, quickly."""

    def __init__(self, table: OpenTable, state: State | None) -> None:
        self.table = table
        self.state = state  # none until it is dealt

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.table, None if self.state is None else self.state.copy())


class OpenState(pyspiel.State):  # type: ignore[misc]
    """A position; before the deal it is a chance node."""

    def __init__(self, game: OpenTable) -> None:
        super().__init__(game)
        self.held = Held(game, None)

    @property
    def table(self) -> OpenTable:
        """The game it belongs to."""
        return self.held.table

    @property
    def state(self) -> State | None:
        """The position as Kotatsu knows it; None until it is dealt."""
        return self.held.state

    def current_player(self) -> int:
        """The seat to act, or who deals, or that it is over."""
        if self.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.state.over() else self.state.actor()

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.state is None else sorted(self.state.moves(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, all with the same chance."""
        return [(deal, 1 / self.table.deals) for deal in range(self.table.deals)]

    def _apply_action(self, action: int) -> None:
        if self.state is None:
            self.held.state = self.table.kotatsu.start(self.table.seats, f"{self.table.seed}/{action}")
        else:
            self.state.apply(action, self.state.actor())

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal:{action}" if player < 0 else self.table.kotatsu.vocabulary.notation(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.state is not None and self.state.over()

    def returns(self) -> list[float]:
        """What every seat has won or lost; 0 while the game runs."""
        if self.state is None or not self.state.over():
            return [0.0] * self.table.seats
        places = self.state.places()
        return [reward_of(place, places.count(1), len(places)) for place in places]

    def __str__(self) -> str:
        return "not dealt yet" if self.state is None else json.dumps(dump_position(self.table.kotatsu, self.state))


class Eyes:
    """What a player sees, as OpenSpiel asks for it."""

    def __init__(self, table: OpenTable) -> None:
        self._table = table
        self._slate = new_slate(table.kotatsu, table.seats, 1)
        self._reader = reader_of(table.kotatsu)
        self.tensor = np.zeros(len(columns(table.kotatsu, table.seats)), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: OpenState, player: int) -> None:
        """Let the tensor be what a player sees."""
        self.tensor.fill(0)
        if state.state is not None:
            self._slate.wipe()
            write(state.state.view(player), player, 0, self._slate, self._reader)
            self.tensor[:] = as_array(self._slate.numbers, np.int16)

    def string_from(self, state: OpenState, player: int) -> str:
        """What a player sees, as a view in JSON."""
        if state.state is None:
            return "not dealt yet"
        return json.dumps(dump_position(self._table.kotatsu, state.state.view(player)))


pyspiel.register_game(KIND, OpenTable)
