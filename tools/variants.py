"""Other ways to search than the one that is used, as bots that a tournament can compare with it.

    python -m kotatsu tournament yokohama --bots shogun@60000,tools.variants:Tree@60000 --all --seed variants --games 40

All of them think about the same candidates, which the searcher finds, in the same kind of worlds. docs/bots.md tells how they did.
"""

from __future__ import annotations

import math
from typing import ClassVar

from kotatsu.bots.bot import Budget
from kotatsu.bots.planner import Planner
from kotatsu.bots.search import SKETCHES, Candidate, Searcher, lead, weigh
from kotatsu.core.rng import Rng
from kotatsu.core.state import FAR, State


class Variant(Planner):
    """Finds candidates as the searcher does, and has another way to compare them."""

    budget: ClassVar[Budget] = Budget(60_000, 600.0)

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.searcher = Searcher(self.judge)

    def plan(self, view: State, seat: int, budget: Budget) -> list[int]:
        searcher = self.searcher
        searcher.outlook = view.outlook()
        if not searcher.outlook:  # what the search does not compare is not compared here
            return searcher.search(view, seat, budget, self.rng)[0].moves[:1]
        last = searcher.tried + budget.tries
        worlds = [searcher.world(view, seat, self.rng) for _ in range(SKETCHES)]
        candidates = searcher.candidates(worlds, seat, budget.tries, math.inf)
        searcher.expect_errors(candidates, self.rng)
        return self.best(view, seat, candidates, worlds, last).moves

    def best(self, view: State, seat: int, candidates: list[Candidate], worlds: list[State], last: int) -> Candidate:
        """The best candidate, found with so many tries that `last` of them are made then."""
        raise NotImplementedError


class Equal(Variant):
    """Nothing is dropped: all candidates meet all worlds."""

    name: ClassVar[str] = "equal"

    def best(self, view: State, seat: int, candidates: list[Candidate], worlds: list[State], last: int) -> Candidate:
        searcher = self.searcher
        while len(candidates) > 1 and searcher.tried < last:
            world = worlds.pop() if worlds else searcher.world(view, seat, self.rng)
            searcher.compare(world, seat, candidates, last, math.inf)
        weigh(candidates)
        return max(candidates, key=_value)


class Whole(Variant):
    """Halving, and everybody plays on to the end of the game."""

    name: ClassVar[str] = "whole"

    def best(self, view: State, seat: int, candidates: list[Candidate], worlds: list[State], last: int) -> Candidate:
        self.searcher.outlook = self.turns(view)
        return self.searcher.halved(view, seat, candidates, worlds, last, math.inf, self.rng)[0]

    def turns(self, view: State) -> int:
        """How many turns from here it is judged what came of a turn."""
        return FAR


class Near(Whole):
    """The same, but nobody plays on for longer than some rounds: what was learned judges what comes then."""

    name: ClassVar[str] = "near"
    rounds: ClassVar[int] = 4

    def turns(self, view: State) -> int:
        return view.turns_in(self.rounds)


class Nearer(Near):
    """The same with a shorter look, and so with more worlds."""

    name: ClassVar[str] = "nearer"
    rounds: ClassVar[int] = 2


class Node:
    """A place in the tree: whole turns of one seat, and what came of them for that seat."""

    def __init__(self, seat: int, turns: list[list[int]]) -> None:
        self.seat = seat
        self.turns = turns
        self.visits = [0] * len(turns)
        self.totals = [0.0] * len(turns)
        self.next: dict[tuple[int, int], Node] = {}  # by the turn, and by who comes then

    def promising(self, curiosity: float) -> int:
        """The turn with the highest upper confidence bound."""
        new = [number for number, visits in enumerate(self.visits) if not visits]
        if new:
            return new[0]
        bonus = curiosity * math.sqrt(math.log(sum(self.visits)))
        bounds = [total / n + bonus / math.sqrt(n) for total, n in zip(self.totals, self.visits, strict=True)]
        return bounds.index(max(bounds))


class Tree(Variant):
    """A tree over whole turns (UCT), each seat for its own good (max^n); at its edge everybody plays on as in the search."""

    name: ClassVar[str] = "tree"
    width: ClassVar[int] = 3  # turns of others and later ones, the best that as many tries find as for a reply
    curiosity: ClassVar[float] = 0.5  # parts of what lies between the best and the worst end that was seen

    def best(self, view: State, seat: int, candidates: list[Candidate], worlds: list[State], last: int) -> Candidate:
        searcher = self.searcher
        root = Node(seat, [candidate.moves for candidate in candidates])
        seen: list[float] = []
        while len(candidates) > 1 and searcher.tried < last:
            world = worlds.pop() if worlds else searcher.world(view, seat, self.rng)
            spread = max(seen) - min(seen) if seen else 1.0
            seen.append(self._grow(root, world, self.curiosity * spread))
        return candidates[root.visits.index(max(root.visits))]

    def _grow(self, root: Node, world: State, curiosity: float) -> float:
        """Add a node to the tree; how the one who thinks fared in the end."""
        state, node = world.copy(), root
        way: list[tuple[Node, int]] = []
        while True:
            chosen = node.promising(curiosity)
            way.append((node, chosen))
            state = self.searcher.end(state, node.seat, node.turns[chosen])
            if not state.depth or state.turn >= world.turn + self.searcher.outlook:
                break
            key = (chosen, state.actor())
            if key not in node.next:
                node.next[key] = self._node(state)
                break
            node = node.next[key]
        state = self.searcher.later(state, world.turn, world.turn + self.searcher.outlook, self.searcher.outlook < FAR)
        for node, chosen in way:
            node.visits[chosen] += 1
            node.totals[chosen] += self._worth(state, node.seat)
        return self._worth(state, root.seat)

    def _node(self, state: State) -> Node:
        seat = state.actor()
        best: dict[tuple[int, ...], tuple[int, list[int]]] = {}  # the same in another order is no alternative
        for line in self.searcher.turns.lines(state, seat, state.reply_tries()):
            content = tuple(sorted(line.moves))
            if content not in best or line.value > best[content][0]:
                best[content] = (line.value, line.moves)
        some = sorted(best.values(), key=lambda found: -found[0])[: self.width]
        return Node(seat, [moves for _, moves in some])

    def _worth(self, state: State, seat: int) -> float:
        return self.judge.value(state, seat) if state.depth else lead(state, seat)


def _value(candidate: Candidate) -> float:
    return candidate.value
