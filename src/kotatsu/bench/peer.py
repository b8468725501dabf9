"""The work of the peer that is measured: catanatron, random players, two of them."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from kotatsu.core.errors import KotatsuError

NAME = "catanatron"
MIDDLE = 120  # ticks
COPIES_AT_ONCE = 200


class Peer:
    def __init__(self) -> None:
        try:
            self._package: Any = import_module(NAME)
            self.version = version(NAME)
        except (ImportError, PackageNotFoundError):
            raise KotatsuError(f"the peer to compare with, {NAME}, is not installed: pip install {NAME}") from None
        self._games = 0
        self._middle = self._new(1)
        for _ in range(MIDDLE):
            self._middle.play_tick()

    def _new(self, seed: int) -> Any:
        player, color = self._package.RandomPlayer, self._package.Color
        return self._package.Game([player(color.RED), player(color.BLUE)], seed=seed)

    def play(self) -> int:
        """Play one random game; the decisions taken."""
        self._games += 1
        game = self._new(self._games)
        game.play()
        # newer versions have another name for the list of actions
        state = game.state
        return len(state.action_records if hasattr(state, "action_records") else state.actions)

    def copy(self) -> int:
        for _ in range(COPIES_AT_ONCE):
            self._middle.copy()
        return COPIES_AT_ONCE
