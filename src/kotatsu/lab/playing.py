"""One game of a tournament, and what is kept of it."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from kotatsu.bots.arena import play_game
from kotatsu.bots.bot import USUAL, Bot, Budget
from kotatsu.bots.registry import make_bot
from kotatsu.core.errors import KotatsuError
from kotatsu.core.event_log import EventLog
from kotatsu.core.game import AnyGame
from kotatsu.core.registry import load_game
from kotatsu.core.state import State
from kotatsu.lab.entrants import Entrant, Lineup, read_entrant

LONGEST_GAME = 5000  # decisions of a seat; some games let bots go round in circles


class Terms(NamedTuple):
    """What is the same in every game of a tournament."""

    game: str
    components: Path | None
    hash: str  # of the components: whoever plays a game has to have the same
    seats: int
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    seed: str


class Key(NamedTuple):
    """Which game it is: together with the terms this decides everything that happens in it."""

    deal: int
    lineup: Lineup


class Played(NamedTuple):
    """What came of a game, seat by seat. `order` holds the seats in the order of their first own decision."""

    deal: int
    lineup: Lineup
    points: list[list[int]]  # by category
    places: list[int]  # 1 for a winner; several may share it, and in some games nobody wins
    order: list[int]
    turns: int
    decisions: list[int]
    taken: list[list[int]]  # which moves a seat has made, each once
    events: list[int]  # by kind, how often it happened
    seconds: list[float]  # of thought; the only thing here that is not the same on every machine

    @property
    def key(self) -> Key:
        """Which game it was."""
        return Key(self.deal, self.lineup)


class Witness(Bot):
    """A bot with a budget of its own, watched while it plays."""

    def __init__(self, bot: Bot, budget: Budget, order: list[int]) -> None:
        super().__init__(bot.rng)
        self._bot = bot
        self._budget = budget
        self._order = order
        self.decisions = 0
        self.taken: set[int] = set()
        self.seconds = 0.0

    def sit_down(self, game: AnyGame) -> None:
        """The bot is told which game begins."""
        self._bot.sit_down(game)

    def choose(self, view: State, seat: int, budget: Budget = USUAL) -> int:
        """What the bot chooses; how long it took and how often it was asked is counted."""
        started = time.process_time()
        code = self._bot.choose(view, seat, self._budget)
        self.seconds += time.process_time() - started
        self.decisions += 1
        if self.decisions > LONGEST_GAME:
            raise KotatsuError(f"{self._bot.name} has made {LONGEST_GAME} decisions in one game and comes to no end")
        self.taken.add(code)
        if view.legal_seat == seat and seat not in self._order:  # what all decide at once says nothing about who begins
            self._order.append(seat)
        return code


def play_some(terms: Terms, keys: Sequence[Key]) -> list[Played]:
    """Play some games, one after the other."""
    game = load_game(terms.game, terms.components)
    if game.components.hash != terms.hash:
        raise KotatsuError(f"{terms.game} has components {game.components.hash} here, the tournament has {terms.hash}")
    entrants = [read_entrant(label) for label in terms.bots]
    return [play_one(game, terms, entrants, key) for key in keys]


def play_one(game: AnyGame, terms: Terms, entrants: Sequence[Entrant], key: Key) -> Played:
    """Play the game that a key names: the deal decides the cards, and with who sits where all other chance."""
    seed = f"{terms.seed}/{key.deal}"
    state = game.start(terms.seats, seed, dict(terms.options))
    order: list[int] = []
    chance = f"{seed}/{'-'.join(map(str, key.lineup))}"
    bots = [
        Witness(make_bot(entrants[number].bot, f"{chance}/{seat}"), entrants[number].budget, order)
        for seat, number in enumerate(key.lineup)
    ]
    for bot in bots:
        bot.sit_down(game)
    state.log = EventLog()
    play_game(state, bots)
    happened = Counter(entry[0] for entry in state.log.entries)
    seats = range(terms.seats)
    return Played(
        key.deal,
        key.lineup,
        [list(state.score(seat)) for seat in seats],
        state.places(),
        order + [seat for seat in seats if seat not in order],
        state.turn,
        [bot.decisions for bot in bots],
        [sorted(bot.taken) for bot in bots],
        [happened[kind] for kind in range(max(game.events) + 1)],
        [round(bot.seconds, 6) for bot in bots],
    )
