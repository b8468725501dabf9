"""Every game as a PettingZoo environment: https://pettingzoo.farama.org, in its AEC form (one agent after the other)."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from kotatsu.core.errors import IllegalMove
from kotatsu.core.observing import Column, columns, new_slate
from kotatsu.core.readings import reader_of
from kotatsu.core.registry import load_game
from kotatsu.core.slate import write
from kotatsu.core.state import NONE, WATCHER, State
from kotatsu.core.texts import Texts
from kotatsu.core.vocabulary import SEAT
from kotatsu.research.arrays import as_array
from kotatsu.research.fleet import reward_of

Observation = dict[str, NDArray[Any]]


class TableEnv(AECEnv):  # type: ignore[misc]
    """One table. Agents are called A, B, ...; an action is the code of a move; whoever acts sees their own view.

    Where several decide at once they are asked one after the other, and nobody sees what the others have chosen.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "name": "kotatsu_v0", "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        components: Path | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = load_game(game, components)
        self.seats = self.game.seat_counts[0] if seats is None else seats
        self.game.check_seats(self.seats)
        self.render_mode = render_mode
        self.possible_agents = list(SEAT.ids[: self.seats])
        self._options = self.game.check_options(options or {})
        self._slate = new_slate(self.game, self.seats, 1)
        self._reader = reader_of(self.game)
        self._seen = self._observations()
        moves = len(self.game.vocabulary)
        self._actions = {agent: spaces.Discrete(moves) for agent in self.possible_agents}
        self._seeds = ""
        self._games = 0
        self._dealt: State | None = None

    def _observations(self) -> spaces.Dict:
        found, moves = self.describe(), len(self.game.vocabulary)
        low = np.array([column.least for column in found], np.int16)
        high = np.array([column.most for column in found], np.int16)
        return spaces.Dict(
            {"observation": spaces.Box(low, high, dtype=np.int16), "action_mask": spaces.Box(0, 1, (moves,), np.int8)}
        )

    def describe(self) -> list[Column]:
        """What each number of an observation means."""
        return columns(self.game, self.seats)

    def observation_space(self, agent: str) -> spaces.Dict:
        """The bounds of what an agent sees: the same for all."""
        return self._seen

    def action_space(self, agent: str) -> spaces.Discrete:
        """The codes of all moves of the game: the same for all agents."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: the same one after the same seed; without one the next that follows from the last seed."""
        if seed is not None:
            self._seeds, self._games = str(seed), 0
        elif not self._seeds:
            self._seeds = secrets.token_hex(8)
        self._dealt = self.game.start(self.seats, f"{self._seeds}/{self._games}", self._options)
        self._games += 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        """What a seat sees, and what it may do; that is nothing unless it is to act."""
        state, seat = self.position, SEAT.number(agent)
        view = state.view(seat)
        self._slate.wipe()
        write(view, seat, 0, self._slate, self._reader)
        mask = np.zeros(len(self.game.vocabulary), np.int8)
        if agent == self.agent_selection:
            mask[view.moves(seat)] = 1
        return {"observation": as_array(self._slate.numbers, np.int16), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The move of whoever acts, by its code; after the end of the game only None is possible."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state, seat = self.position, SEAT.number(agent)
        if action is None or int(action) not in state.moves(seat):
            known = action is not None and 0 <= int(action) < len(self.game.vocabulary)
            named = self.game.vocabulary.notation(int(action)) if known and action is not None else str(action)
            raise IllegalMove("not-possible", f"{named} is not possible now for {agent}")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        state.apply(int(action), seat)
        if state.over():
            self._end()
        self._select()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table in words, as somebody without a seat sees it."""
        if self.render_mode != "ansi":
            return None
        from kotatsu.board.look import look_of

        sections = look_of(self.game).describe(self.position.view(WATCHER), Texts(self.game, "en"))
        return "\n".join(line for section in sections for line in (section.title, *section.lines))

    def close(self) -> None:
        """Nothing is held open."""

    @property
    def position(self) -> State:
        """The whole position, which no agent sees: for looking closer."""
        if self._dealt is None:
            raise RuntimeError("reset() comes before everything else")
        return self._dealt

    def _select(self) -> None:
        seat = self.position.actor()
        self.agent_selection = self.possible_agents[0 if seat == NONE else seat]

    def _end(self) -> None:
        places, state = self.position.places(), self.position
        for seat, agent in enumerate(self.possible_agents):
            self.terminations[agent] = True
            self.rewards[agent] = reward_of(places[seat], places.count(1), self.seats)
            self.infos[agent] = {"place": places[seat], "points": sum(state.score(seat))}


def env(game: str, seats: int | None = None, **more: Any) -> TableEnv:
    """A table of any game with any number of seats, as PettingZoo's environments are made."""
    return TableEnv(game, seats, **more)
