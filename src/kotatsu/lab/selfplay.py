"""Games played for learning: what every seat had at the end of each turn, and how the game ended."""

from __future__ import annotations

from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.bots.bot import Budget
from kotatsu.bots.greedy import GreedyBot
from kotatsu.bots.judge import Judge
from kotatsu.core.lessons import Lesson
from kotatsu.core.registry import load_game
from kotatsu.core.rng import seeded
from kotatsu.core.state import State
from kotatsu.core.traits import Recorded

WILD_TURNS = 15  # per cent of all turns in which every second decision is left to chance: so much is new in every game
MOST_GLANCES = 32  # of one game; neighbouring turns tell nearly the same


class Weights(NamedTuple):
    """A lesson as plain numbers, to be sent to another process."""

    turns: int
    hand: list[float]
    worth: list[list[float]]
    numbers: list[int]  # of the hand; none for its own


class Taught(Judge):
    """Judges by a lesson, or by hand alone."""

    def __init__(self, weights: Weights | None) -> None:
        self._lesson = None if weights is None else Lesson(*weights)

    def value(self, state: State, seat: int) -> int:
        """What a position is worth to a seat by this lesson."""
        return state.judged(seat, self._lesson)


class Deal(NamedTuple):
    """One game to be played, each seat judging in its own way and trying so many moves for each decision."""

    game: str
    seats: int
    seed: str
    weights: tuple[Weights | None, ...]
    tries: tuple[int, ...]


class Glance(NamedTuple):
    """The end of a turn: what it was worth to each seat by hand, in hundredths, and what each seat had."""

    turn: int
    by_hand: list[int]
    traits: list[list[int]]


class Seen(NamedTuple):
    """What was noted of a game: glances at the ends of turns, and what came of it."""

    glances: list[Glance]
    turns: int
    scores: list[int]
    places: list[int]


def play(deal: Deal, study: bool) -> Seen:
    """Play a game. One for study leaves the beaten track now and then and is looked at after some of its turns."""
    state = load_game(deal.game).start(deal.seats, deal.seed)
    rng = seeded(f"{deal.seed}/bots")
    chance = seeded(f"{deal.seed}/wild")
    bots = []
    for weights in deal.weights:
        bot = GreedyBot(rng)
        bot.judge = Taught(weights)
        bots.append(bot)
    budgets = [Budget(tries=tries) for tries in deal.tries]
    glances: list[Glance] = []
    turn = state.turn
    wild_turn = False
    while not state.over():
        if state.turn != turn:
            turn = state.turn
            if study:
                glances.append(glance(state, deal.weights[0]))
                wild_turn = chance.below(100) < WILD_TURNS
        seat = state.actor()
        if wild_turn and chance.below(2):
            moves = state.moves(seat)
            code = moves[chance.below(len(moves))]
        else:
            code = bots[seat].choose(state.view(seat), seat, budgets[seat])
        state.apply(code, seat)
    while len(glances) > MOST_GLANCES:
        glances.pop(chance.below(len(glances)))
    return Seen(glances, turn, [sum(state.score(seat)) for seat in range(deal.seats)], state.places())


def glance(state: State, weights: Weights | None) -> Glance:
    """What is there to see, by hand as the players of a game for study count."""
    seats = range(state.seats)
    numbers = None if weights is None else weights.numbers
    by_hand = [state.counted(seat, vec[i64](numbers)) if numbers else state.by_hand(seat) for seat in seats]
    return Glance(state.turn, by_hand, [traits_of(state, seat) for seat in seats])


def usual_numbers(game: str, seats: int) -> list[int]:
    """The numbers that the hand of a game counts with, none where it cannot be taught."""
    hand = load_game(game).start(seats, "hand").hand()
    return [] if hand is None else [int(n) for n in hand.usual]


def traits_of(state: State, seat: int) -> list[int]:
    """What one seat has, as the numbers that a lesson weighs."""
    traits = Recorded(seat)
    state.traits(traits)
    return traits.values
