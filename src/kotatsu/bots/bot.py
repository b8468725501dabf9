# kotatsu: compiled
"""What every bot is: somebody who looks at a view and names a move."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, NamedTuple

from mypy_extensions import mypyc_attr

from kotatsu.core.rng import Rng
from kotatsu.core.state import State


class Budget(NamedTuple):
    """How much a bot may think about one decision."""

    tries: int = 300  # moves tried out: the same answer on every machine
    seconds: float = 30.0  # after which nobody waits for the answer any more


USUAL: Final = Budget()


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player for any game. It gets views, never the state, so it cannot know more than a person in its seat."""

    name: ClassVar[str] = "bot"
    title: ClassVar[Mapping[str, str]] = {}  # what people call it, by language
    level: ClassVar[int] = 0  # how well it plays beside the others, 0 for chance

    def __init__(self, rng: Rng) -> None:
        self.rng = rng  # all its chance, so that the same seed gives the same game again

    def choose(self, view: State, seat: int, budget: Budget = USUAL) -> int:
        """One of the legal moves of this seat, which is to act; `view` is what it sees and stays as it is."""
        raise NotImplementedError
