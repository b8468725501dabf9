# kotatsu: compiled
"""What every bot is: somebody who looks at a view and names a move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, NamedTuple

from mypy_extensions import mypyc_attr

from kotatsu.core.game import AnyGame
from kotatsu.core.rng import Rng
from kotatsu.core.state import NONE, State


class Budget(NamedTuple):
    """How much a bot may think about one decision; where it is 0, as much as that bot usually does."""

    tries: int = 0  # moves tried out: the same answer on every machine
    seconds: float = 0.0
    processes: int = 1  # that may think together, where the bot knows how to


USUAL: Final = Budget()
NO_LIMIT: Final = 1_000_000_000  # tries of a bot that thinks by the clock
# seconds, a day, of one that is given tries and nothing else: so it answers alike however busy a machine is
NO_CLOCK: Final = 86_400.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player for any game. It gets views, never the state, so it cannot know more than a person in its seat."""

    name: ClassVar[str] = "bot"
    title: ClassVar[Mapping[str, str]] = {}  # what people call it, by language
    level: ClassVar[int] = 0  # which of the levels people choose from it is, 0 for none
    budget: ClassVar[Budget] = Budget(300, 30.0)  # how much it usually thinks
    thinks_ahead: ClassVar[bool] = False  # whether it thinks while others do; for those that plan (`planner.py`)
    games: ClassVar[Sequence[str]] = ()  # the only ones it plays, if there are such

    def __init__(self, rng: Rng) -> None:
        self.rng = rng  # all its chance, so that the same seed gives the same game again

    def sit_down(self, game: AnyGame) -> None:
        """Called before a game begins, for bots that need its names and its schema; a view does not know them."""

    def at_once(self, moves: list[int]) -> int:
        """What `choose` would answer, if that needs no look at the table, else NONE. The list is the bot's own.

        Making a view costs as much as several moves: the arena makes one only for those who want to see it.
        """
        return NONE

    def choose(self, view: State, seat: int, budget: Budget = USUAL) -> int:
        """One of the legal moves of this seat, which is to act; `view` is what it sees and stays as it is."""
        raise NotImplementedError

    def within(self, budget: Budget) -> Budget:
        """A budget without gaps."""
        return filled(budget, self.budget)


def filled(budget: Budget, usual: Budget) -> Budget:
    """A budget with the usual one in place of what it leaves open."""
    seconds = budget.seconds or (NO_CLOCK if 0 < budget.tries < NO_LIMIT else usual.seconds)
    return Budget(budget.tries or usual.tries, seconds, budget.processes)
