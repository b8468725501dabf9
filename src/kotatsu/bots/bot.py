# kotatsu: compiled
"""What every bot is: somebody who looks at a view and names a move."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from kotatsu.core.rng import Rng
from kotatsu.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player for any game. It gets views, never the state, so it cannot know more than a person in its seat."""

    name: ClassVar[str] = "bot"

    def __init__(self, rng: Rng) -> None:
        self.rng = rng  # all its chance, so that the same seed gives the same game again

    def choose(self, view: State, seat: int) -> int:
        """One of the legal moves of this seat, which is to act; `view` is what it sees and stays as it is."""
        raise NotImplementedError
