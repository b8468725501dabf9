"""A game as the rest of Kotatsu sees it: facts, names and a way to begin. The rules are in its states and steps."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from kotatsu.core.components import Components
from kotatsu.core.errors import KotatsuError
from kotatsu.core.rng import Rng, seeded
from kotatsu.core.schema import Cards, Fields
from kotatsu.core.state import State
from kotatsu.core.vocabulary import Domain, Phrase, Reasons, Steps, Vocabulary

if TYPE_CHECKING:
    from kotatsu.core.drawing import Canvas, Chip
    from kotatsu.core.sheets import Sheet
    from kotatsu.core.texts import Texts


class Option:
    """Something a host chooses before the game. The first choice is the default."""

    def __init__(self, name: str, *choices: str) -> None:
        self.name = name
        self.choices = choices


class Section:
    """A part of the table told in words: a heading and its lines."""

    def __init__(self, title: str, lines: Sequence[str]) -> None:
        self.title = title
        self.lines = list(lines)


class Names:
    """The part of a game that depends on the names in its component data; the game goes by them."""

    vocabulary: Vocabulary
    events: Sequence[Phrase]
    steps: Steps
    fields: Fields
    player_fields: Fields
    cards: Sequence[Cards]
    categories: Domain


class Game(ABC):
    """One game with one set of components. Subclasses set the class variables and, in `__init__`, the names."""

    name: ClassVar[str]
    prefix: ClassVar[str]  # of its clauses: YOK-3.2.1
    folder: ClassVar[Path]  # rules, texts and components
    seats: ClassVar[range]
    minutes: ClassVar[int]
    options: ClassVar[tuple[Option, ...]] = ()

    vocabulary: Vocabulary
    reasons: Reasons
    events: Sequence[Phrase]  # in the order of their numbers
    steps: Steps
    fields: Fields  # of the state
    player_fields: Fields  # of each of its `players`
    minor_events: frozenset[str] = frozenset()  # those that say nothing new when they are foreseen
    cards: Sequence[Cards] = ()
    untold: frozenset[str] = (
        frozenset()
    )  # tables and table.values of the data that are no part of the box: layout, words
    categories: Domain  # of the final score

    def __init__(self, components: Components) -> None:
        self.components = components

    def go_by(self, names: Names) -> None:
        self.vocabulary = names.vocabulary
        self.events = names.events
        self.steps = names.steps
        self.fields = names.fields
        self.player_fields = names.player_fields
        self.cards = names.cards
        self.categories = names.categories

    # -- what a game provides ----------------------------------------------------------------------

    @abstractmethod
    def blank(self, seats: int) -> State:
        """A state with its players, nothing dealt: the ground on which positions are loaded."""

    @abstractmethod
    def setup(self, seats: int, rng: Rng, options: Mapping[str, str]) -> State:
        """The position before the first decision; its steps are settled by the caller."""

    @abstractmethod
    def census(self, state: State) -> dict[str, int]:
        """How many there are of each limited component that is not a card, wherever they lie now."""

    @abstractmethod
    def describe(self, view: State, texts: Texts) -> list[Section]:
        """The table in words, as the viewer sees it."""

    def draw(self, view: State, canvas: Canvas) -> None:
        """The board as a picture; sets the height of the canvas."""
        raise NotImplementedError

    def chips(self, view: State, seat: int, texts: Texts) -> list[Chip]:
        """What lies in front of a player, in short."""
        raise NotImplementedError

    def icons(self) -> str:
        """The definitions of the game's own icons."""
        raise NotImplementedError

    def sheets(self, texts: Texts) -> list[Sheet]:
        """Everything in the box, in words."""
        raise NotImplementedError

    # -- what everybody uses -----------------------------------------------------------------------

    def start(self, seats: int, seed: str, options: Mapping[str, str] | None = None) -> State:
        """A new game, ready for its first decision."""
        self.check_seats(seats)
        state = self.setup(seats, seeded(seed), self.check_options(options or {}))
        state.settle()
        return state

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            first, last = self.seats[0], self.seats[-1]
            players = f"{first}" if first == last else f"{first} to {last}"
            raise KotatsuError(f"{self.name} is for {players} players, not for {seats}")

    def check_options(self, given: Mapping[str, str]) -> dict[str, str]:
        known = {option.name: option for option in self.options}
        for name, choice in given.items():
            if name not in known:
                raise KotatsuError(f"{self.name} has no option {name!r}; it has {', '.join(known) or 'none'}")
            if choice not in known[name].choices:
                raise KotatsuError(f"option {name}: {choice!r} is none of {', '.join(known[name].choices)}")
        return {option.name: given.get(option.name, option.choices[0]) for option in self.options}
