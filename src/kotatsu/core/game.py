"""A game as the rest of Kotatsu sees it: facts, names and a way to begin. The rules are in its states and steps."""

from __future__ import annotations

import inspect
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from kotatsu.core.bits import bits_of, has
from kotatsu.core.components import Components
from kotatsu.core.errors import KotatsuError
from kotatsu.core.event_log import EventLog
from kotatsu.core.reasons import Reasons
from kotatsu.core.rng import Rng, seeded
from kotatsu.core.schema import Cards, Fields, Place
from kotatsu.core.state import NONE, S, State
from kotatsu.core.vocabulary import SEAT, Domain, EventKind, Family, StepKind, Steps, Vocabulary


class Option:
    """Something a host chooses before the game. The first choice is the default."""

    def __init__(self, name: str, *choices: str) -> None:
        self.name = name
        self.choices = choices


OFF, ON = "off", "on"


class HouseRule(Option):
    """The other reading of a passage that can be read in two ways: played where the host asks for it, else not."""

    def __init__(self, name: str, ruling: str) -> None:
        super().__init__(name, OFF, ON)
        self.ruling = ruling  # by which the game is played otherwise


class Facts(NamedTuple):
    """What the house tells about a game before anybody plays it."""

    name: str
    prefix: str  # of its clauses: LAN-3.2.1
    seat_counts: range
    minutes: int
    weight: int = 0  # how much there is to think about, from 1 to 5; 0 if nobody says
    learn_minutes: int = 0  # how long its tour takes


class Names:
    """The part of a game that depends on the names in its component data."""

    families: Sequence[Family]
    events: Mapping[int, EventKind]
    steps: Sequence[StepKind]
    fields: Fields  # of the state
    player_fields: Fields  # of each of its `players`
    cards: Sequence[Cards] = ()
    passing: Sequence[str] = ()  # fields that only say how far a turn or a plan has come: nothing is learned from them
    categories: Domain  # of the final score
    score_groups: Mapping[str, Sequence[str]] = MappingProxyType({})  # in up to four groups: `group-<name>`


def _numbers(names: Names) -> dict[str, list[int]]:
    """The groups of categories by their numbers: every category is in exactly one. Without groups there are none."""
    groups = {name: [names.categories.number(word) for word in words] for name, words in names.score_groups.items()}
    if groups and sorted(number for numbers in groups.values() for number in numbers) != list(
        range(len(names.categories))
    ):
        raise KotatsuError("score_groups: each category belongs into exactly one group")
    return groups


def _check_seat_counts(facts: Facts) -> None:
    """A lead, a winner and somebody to be secret from need two; everything that is not a game's counts on it."""
    counts = facts.seat_counts
    if not counts or min(counts) < 2 or max(counts) > len(SEAT):
        told = f"{counts[0]} to {counts[-1]}" if counts else "nobody"
        raise KotatsuError(f"{facts.name}: a game is for 2 to {len(SEAT)} players, not for {told}")


B = TypeVar("B")
N = TypeVar("N", bound=Names)


class Game(ABC, Generic[S, B, N]):
    """One game with one set of components: its state, the box it reads from them, and the names it goes by."""

    facts: ClassVar[Facts]
    reasons: ClassVar[Reasons]
    options: ClassVar[tuple[Option, ...]] = ()
    kit: tuple[Callable[[Components], B], Callable[[Components], N]]  # what makes its box and its names

    name: ClassVar[str]
    prefix: ClassVar[str]
    seat_counts: ClassVar[range]
    minutes: ClassVar[int]
    weight: ClassVar[int]
    learn_minutes: ClassVar[int]
    folder: ClassVar[Path]  # rules, texts and components: where its front door is
    house_rules: ClassVar[Domain] = Domain("house rule", [])  # in the order of the bits in a state

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "facts" in cls.__dict__:
            cls.name, cls.prefix, cls.seat_counts, cls.minutes, cls.weight, cls.learn_minutes = cls.facts
            _check_seat_counts(cls.facts)
            cls.folder = Path(inspect.getfile(cls)).parent
            names = [option.name for option in cls.options if isinstance(option, HouseRule)]
            cls.house_rules = Domain("house rule", names)

    def __init__(self, components: Components) -> None:
        self.components = components
        make_box, make_names = self.kit
        self.box = make_box(components)
        self.names = names = make_names(components)
        self.vocabulary = Vocabulary(names.families)
        self.events = names.events
        self.steps = Steps(names.steps)
        self.fields = names.fields
        self.player_fields = names.player_fields
        self.cards = names.cards
        self.categories = names.categories
        self.score_groups = _numbers(names)

    # -- what a game provides ----------------------------------------------------------------------

    @abstractmethod
    def blank(self, seats: int) -> S:
        """A state with its players, nothing dealt: the ground on which positions are loaded."""

    @abstractmethod
    def setup(self, seats: int, rng: Rng, options: Mapping[str, str]) -> S:
        """The position before the first decision; its steps are settled by the caller."""

    @abstractmethod
    def census(self, state: S) -> dict[str, int]:
        """How many there are of each limited component that is not a card, wherever they lie now."""

    def stock(self, state: S, component: str) -> Place | None:
        """Where those lie of a line of the census that nobody uses, if they lie anywhere."""
        return None

    # -- what everybody uses -----------------------------------------------------------------------

    def start(self, seats: int, seed: str, options: Mapping[str, str] | None = None, log: EventLog | None = None) -> S:
        """A new game, ready for its first decision. `log` hears what happens until then."""
        self.check_seats(seats)
        chosen = self.check_options(options or {})
        state = self.setup(seats, seeded(seed), chosen)
        state.house_rules = bits_of([self.house_rules.index[name] for name in self.in_force(chosen)])
        state.log = log
        state.settle()
        state.log = None
        return state

    def check_seats(self, seats: int) -> None:
        """Refuse a number of players that the game is not for."""
        if seats not in self.seat_counts:
            first, last = self.seat_counts[0], self.seat_counts[-1]
            players = f"{first}" if first == last else f"{first} to {last}"
            raise KotatsuError(f"{self.name} is for {players} players, not for {seats}")

    def check_options(self, given: Mapping[str, str]) -> dict[str, str]:
        """All options with what was chosen, or with their default; unknown ones are refused."""
        known = {option.name: option for option in self.options}
        for name, choice in given.items():
            if name not in known:
                raise KotatsuError(f"{self.name} has no option {name!r}; it has {', '.join(known) or 'none'}")
            if choice not in known[name].choices:
                raise KotatsuError(f"option {name}: {choice!r} is none of {', '.join(known[name].choices)}")
        return {option.name: given.get(option.name, option.choices[0]) for option in self.options}

    def in_force(self, options: Mapping[str, str]) -> list[str]:
        """The house rules among the options of a table."""
        return [name for name in self.house_rules.ids if options.get(name) == ON]

    def rules_of(self, state: State) -> dict[str, str]:
        """The house rules of a state as options."""
        return {name: ON if has(state.house_rules, bit) else OFF for bit, name in enumerate(self.house_rules.ids)}


AnyGame = Game[Any, Any, Any]


# -- an option that most games have --------------------------------------------------------------------

BY_LOT = "random"


def who_begins(seats: int) -> Option:
    """Who begins: drawn by lot unless the host says."""
    return Option("first", BY_LOT, *SEAT.ids[:seats])


def first_of(options: Mapping[str, str], seats: int) -> int:
    """The seat that begins, NONE if that is drawn."""
    choice = options["first"]
    if choice == BY_LOT:
        return NONE
    if SEAT.index[choice] >= seats:
        raise KotatsuError(f"option first: there is no seat {choice} with {seats} players")
    return SEAT.index[choice]
