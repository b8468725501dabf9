# kotatsu: compiled
"""Bots that plan: they think once, and keep to their plan until something is revealed or is not as they expected."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from kotatsu.bots.bot import USUAL, Bot, Budget
from kotatsu.bots.judge import Judge
from kotatsu.bots.search import Searcher
from kotatsu.bots.turns import Line, Turns
from kotatsu.core.rng import Rng
from kotatsu.core.state import NONE, State

MANY: Final = 5  # ways to begin a turn, among which one may be overlooked
MOST_SLIPS: Final = 2  # in one turn; after that one pulls oneself together
NOTHING: Final = -(10**9)  # hundredths of a point; no position is worth less
PRIME: Final = 2654435761  # spreads likings over the moves


@mypyc_attr(allow_interpreted_subclasses=True)
class Planner(Bot):
    """A bot that thinks of whole turns: it plans one, and makes its moves while nothing unforeseen happens."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.judge = Judge()
        self._plan: list[int] = []
        self._turn = NONE
        self._reveals = NONE
        self.made: list[int] = []  # what it has done in this turn
        self.slips = 0  # in this turn

    def choose(self, view: State, seat: int, budget: Budget = USUAL) -> int:
        moves = view.moves(seat)
        self._enter(view.turn)
        if not self._keeps(view, moves):
            if len(moves) == 1:
                return moves[0]
            self._plan = self.plan(view, seat, self.within(budget))
            self._reveals = view.reveals
        self.made.append(self._plan[0])
        return self._plan.pop(0)

    def plan(self, view: State, seat: int, budget: Budget) -> list[int]:
        """The moves of a turn, as far as one can see."""
        raise NotImplementedError

    def adopt(self, view: State, seat: int, plan: list[int]) -> None:
        """Take a plan that was made before for just this view, if one is needed now."""
        self._enter(view.turn)
        if not self._keeps(view, view.moves(seat)):
            self._reveals = view.reveals
            self._plan = plan[:]

    def _keeps(self, view: State, moves: list[int]) -> bool:
        """Whether the plan of this turn still holds."""
        return bool(self._plan) and view.reveals == self._reveals and self._plan[0] in moves

    def _enter(self, turn: int) -> None:
        if turn != self._turn:
            self._turn = turn
            self._plan = []
            self.made = []
            self.slips = 0


class Expert(Planner):
    """Takes the turn of which most comes later."""

    thinks_ahead: ClassVar[bool] = True

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.searcher = Searcher(self.judge)

    def plan(self, view: State, seat: int, budget: Budget) -> list[int]:
        self.searcher.turns.judge = self.judge
        moves = self.searcher.search(view, seat, budget, self.rng)[0].moves
        return moves if view.outlook() else moves[:1]  # what nobody has compared is thought over at every decision


class Amateur(Planner):
    """Looks to the end of its own turn as people do: overlooks something where there is much to choose from, has things
    it likes, takes the second best for the best when it is in the mood for it, and forgets what it wanted next.

    How much a turn seems better or worse than it is depends on how far the best and the worst are apart. So the worst is
    never taken, and of two possibilities always the better one: nobody declines a gain that costs nothing.
    """

    blur: ClassVar[int] = 0  # how much better every second way seems, per cent of what there is to lose
    liking: ClassVar[int] = 0  # the same for what it always likes
    overlooks: ClassVar[int] = 0  # how many ways to go on in a hundred
    forgets: ClassVar[int] = 0  # how many plans in a hundred, after their first move

    def plan(self, view: State, seat: int, budget: Budget) -> list[int]:
        # with fewer tries than ways to begin there would be one plan only, and nothing to be wrong about
        tries = max(budget.tries, len(view.moves(seat)))
        lines = Turns(self.judge).lines(view.determinize(seat, self.rng), seat, tries)
        best: dict[int, Line] = {}  # by how they begin
        for line in lines:
            first = line.moves[0]
            if first not in best or line.value > best[first].value:
                best[first] = line
        nothing = view.top().neutral(view)
        least = best[nothing].value if nothing in best else NOTHING
        ways = [line for line in best.values() if line.value >= least]  # nobody goes out of their way to lose something
        values = [line.value for line in ways]
        spread = max(values) - min(values)
        mood = spread * self.blur // 100
        taste = spread * self.liking // 100
        chosen = ways[0]
        top: int | None = None
        if self.slips >= MOST_SLIPS:
            return max(ways, key=_value).moves[:]
        for line in ways:
            if len(ways) >= MANY and top is not None and self.rng.below(100) < self.overlooks:
                continue
            liked = ((line.moves[0] + 1) * (seat + 7) * PRIME >> 12) % 101
            seems = line.value
            if line.moves[0] not in self.made:  # nobody does the same thing again and again for fun
                seems += mood * self.rng.below(2) + taste * liked // 100
            if top is None or seems > top:
                chosen, top = line, seems
        self.slips += int(chosen.value < max(values))
        return chosen.moves[:1] if self.rng.below(100) < self.forgets else chosen.moves[:]


def _value(line: Line) -> int:
    return line.value
