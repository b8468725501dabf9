# kotatsu: compiled
"""The contract between the kernel and a game: a position (`State`) and a stack of what happens next (`Step`).

The top of the stack is the step that happens now. Steps are immutable: whatever they remember is given to their
constructor, so a stack is copied by slicing. A step is taken off the stack before it runs and pushes what follows it;
what is pushed last happens first. The stack is a row of `steps` of which the first `depth` count: a list that shrinks and
grows with every move would ask for memory each time.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kotatsu.core.event_log import EVERYONE, EventLog
from kotatsu.core.hand import Hand
from kotatsu.core.lessons import WHOLE, Lesson, Lessons
from kotatsu.core.rng import Rng
from kotatsu.core.scribe import Scribe
from kotatsu.core.traits import Traits, WeightedSum

# -- who looks at a state: a seat number, or one of these ------------------------------------------
FULL: Final = -1  # the state itself, nothing hidden
WATCHER: Final = -2  # somebody without a seat

# -- special values in lists of components ---------------------------------------------------------
NONE: Final = -1  # no piece, no card, no owner
HIDDEN: Final = -2  # something the viewer may not know

# -- reasons every game shares; a game's own start at FIRST_REASON ---------------------------------
LEGAL: Final = 0
NOT_ASKED: Final = 1  # this is not what is being decided now
NOT_YOUR_DECISION: Final = 2
GAME_IS_OVER: Final = 3
FIRST_REASON: Final = 10

# -- whom a step asks ----------------------------------------------------------------------------
NOBODY: Final = 0
ONE: Final = 1
SEVERAL: Final = 2

FAR: Final = 1_000  # turns; the end of a game comes long before

EMPTY: Final[list[int]] = []  # shared by blank states; never appended to


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. Games add their own fields, all of them ints, lists of ints or lists of small records."""

    def __init__(self, seats: int, rng: Rng) -> None:
        self.seats = seats
        self.rng = rng
        self.steps: list[AnyStep] = []
        self.depth: i64 = 0
        self.active = 0  # whose turn it is
        self.turn = 0  # counts turns: where a search, an undo and a line of the log end
        self.reveals = 0  # counts looks at something unknown: no undo goes back across one
        self.viewer = FULL
        self.house_rules: i64 = 0  # bits: the other readings that this table plays by
        self.log: EventLog | None = None
        self.legal: list[int] = EMPTY  # the options of the seat to act, computed once per decision
        self.legal_seat = NONE

    @property
    def stack(self) -> list[AnyStep]:
        """What happens next, the last first, as a list of its own."""
        return self.steps[: self.depth]

    @stack.setter
    def stack(self, steps: list[AnyStep]) -> None:
        self.steps = steps[:]
        self.depth = len(steps)

    def top(self, below: i64 = 0) -> AnyStep:
        """The step that happens now, or so many below it; a game that is over has none."""
        return self.steps[self.depth - 1 - below]

    # -- what a game provides ----------------------------------------------------------------------

    def copy(self) -> State:
        """An independent twin, without the event log."""
        raise NotImplementedError

    def mask(self, seat: int) -> None:
        """Overwrite with HIDDEN whatever this seat may not know."""
        raise NotImplementedError

    def fill(self, rng: Rng) -> None:
        """Put a random possibility in place of everything HIDDEN."""
        raise NotImplementedError

    def is_open(self) -> bool:
        """Whether nothing is ever hidden from anybody: then no view is needed for looking."""
        return False

    def derive(self) -> None:
        """Recompute what follows from other fields, after those were set from outside."""

    def score(self, seat: int) -> list[int]:
        """Points by category if the game ended now; what the viewer may not know counts nothing."""
        raise NotImplementedError

    def places(self) -> list[int]:
        """The place of each seat, 1 for a winner, after tie-breaks; equal places are shared."""
        raise NotImplementedError

    def by_hand(self, seat: int) -> int:
        """What the position is worth to a seat against the others, in hundredths of a point, as its makers see it."""
        hand = self.hand()
        assert hand is not None
        return self.counted(seat, hand.usual)

    def hand(self) -> Hand | None:
        """The numbers by which that is counted, if a lesson may bring others."""
        return None

    def counted(self, seat: int, numbers: vec[i64]) -> int:
        """The same by other numbers; a game has either this one or `by_hand`."""
        raise NotImplementedError

    def reader(self) -> Reader | None:
        """Whoever reads the positions of this game, if somebody can: without, nothing is learned about it."""
        return None

    # -- what bots ask -----------------------------------------------------------------------------

    def traits(self, out: Traits) -> None:
        """The numbers that describe what a seat has, for learning."""
        reader = self.reader()
        assert reader is not None, "a game that is learned has the module that `kotatsu lab reading` writes"
        reader.turns(self, out)
        reader.player(self, out.me, out)

    def lesson(self) -> Lesson | None:
        """What was learned about this game with so many seats."""
        reader = self.reader()
        return None if reader is None else reader.lessons.get(self.seats, self.hand())

    def evaluate(self, seat: int) -> int:
        """What the position is worth to a seat against the others, in hundredths of a point."""
        return self.judged(seat, self.lesson())

    def judged(self, seat: int, lesson: Lesson | None) -> int:
        """The same with another lesson, or by hand alone."""
        value = self.counted(seat, lesson.numbers) if lesson and len(lesson.numbers) else self.by_hand(seat)
        if lesson is None or lesson.plain or self.depth == 0:
            return value
        moment = lesson.moment(self.turn)
        traits = WeightedSum(seat, moment.weights)
        self.traits(traits)
        own, others = traits.sum, 0.0
        for other in range(self.seats):
            if other != seat:
                traits.again(other)
                self.traits(traits)
                others += traits.sum
        return value * moment.hand // WHOLE + int(own - others / (self.seats - 1))

    # -- what a game may tell a search about itself ------------------------------------------------

    def foresight(self) -> int:
        """How many rounds from here positions are still judged well: so far people are told what comes of a turn."""
        return 2

    def turns_in(self, rounds: int) -> int:
        """How many turns from here so many rounds are over."""
        return rounds * self.seats

    def outlook(self) -> int:
        """How many turns from here a search plays on before it judges, to the end of the game by default.

        0 where looking on was found to mislead: then the end of the own turn decides.
        """
        return FAR

    def reply_tries(self) -> int:
        """How many moves a search tries out for each turn on the way there: few, to see many worlds."""
        return 40

    def reopen(self, seat: int) -> None:
        """Let the others decide again what they decided in secret from this seat: chance made no sensible choice."""

    # -- what players and programs use -------------------------------------------------------------

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.depth == 0

    def to_act(self) -> list[int]:
        """The seats that may decide something now."""
        if self.depth == 0:
            return []
        if self.legal_seat != NONE:
            return [self.legal_seat]
        return self.top().to_act(self)

    def actor(self) -> int:
        """The seat to act, the first one if several may, NONE when the game is over."""
        if self.depth == 0:
            return NONE
        return self.legal_seat if self.legal_seat != NONE else self.to_act()[0]

    def moves(self, seat: int = NONE) -> list[int]:
        """The legal moves of a seat (of the one to act by default). The list belongs to the state: do not change it."""
        if self.depth == 0:
            return []
        if seat == NONE:
            if self.legal_seat != NONE:
                return self.legal
            seat = self.actor()
        if seat == self.legal_seat:
            return self.legal
        if self.viewer != FULL and self.viewer != seat:
            return []
        step = self.top()
        if step.asks() == SEVERAL and seat in step.to_act(self):
            return step.moves(self, seat)
        return []

    def why_not(self, code: int, seat: int = NONE) -> int:
        """LEGAL, or the reason why the seat cannot make this move now."""
        if self.depth == 0:
            return GAME_IS_OVER
        if seat == NONE:
            seat = self.actor()
        if seat not in self.to_act():
            return NOT_YOUR_DECISION
        return self.top().why_not(self, seat, code)

    def apply(self, code: int, seat: int = NONE) -> None:
        """Make a move that is known to be legal, then everything that follows from it without a further decision."""
        if self.viewer != FULL:
            raise ValueError("a view is for looking: determinize it to play on")
        if seat == NONE:
            seat = self.actor()
        self.depth -= 1
        step = self.steps[self.depth]
        step.apply(self, seat, code)
        self.settle()

    def settle(self) -> None:
        """Run events and forced decisions until somebody has a real choice or the game is over."""
        while self.depth:
            step = self.steps[self.depth - 1]
            asks = step.asks()
            if asks == SEVERAL:
                break
            if asks == ONE:
                seat = step.seat(self)
                legal = step.moves(self, seat)
                if len(legal) == 1 and step.answers_itself():
                    self.depth -= 1
                    step.apply(self, seat, legal[0])
                    continue
                self.legal, self.legal_seat = legal, seat
                return
            self.depth -= 1
            step.apply(self, NONE, NONE)
        self.legal, self.legal_seat = EMPTY, NONE

    def refresh(self) -> None:
        """Compute what follows after the position was changed from outside; nothing is played."""
        self.derive()
        self.legal, self.legal_seat = EMPTY, NONE
        if self.depth:
            step = self.top()
            if step.asks() == ONE:
                self.legal_seat = step.seat(self)
                self.legal = step.moves(self, self.legal_seat)

    def view(self, seat: int) -> State:
        """All that a seat (or a WATCHER) may know: a state with HIDDEN values, to look at, not to play on.

        After the end everything is open.
        """
        twin = self.copy()
        twin.rng = Rng(0, 0, 0, 0)
        twin.viewer = seat
        if self.depth:
            twin.mask(seat)
        if seat != self.legal_seat:
            twin.legal = EMPTY
        return twin

    def determinize(self, seat: int, rng: Rng) -> State:
        """A full state that looks the same to this seat, everything unknown drawn from a generator of its own."""
        twin = self.view(seat)
        if twin.depth:
            twin.fill(rng)
        twin.rng = rng.fork()
        twin.viewer = FULL
        twin.refresh()
        return twin

    # -- what steps use ----------------------------------------------------------------------------

    def push(self, step: AnyStep) -> None:
        """Let a step happen next, before everything that was waiting."""
        if self.depth < len(self.steps):
            self.steps[self.depth] = step
        else:
            self.steps.append(step)
        self.depth += 1

    def below(self, n: int) -> int:
        """A random number that somebody sees the effect of."""
        self.reveals += 1
        return self.rng.below(n)

    def shuffle(self, cards: list[int]) -> None:
        """Put cards into an order that nobody knows."""
        self.reveals += 1
        self.rng.shuffle(cards)

    def draw(self, deck: list[int]) -> int:
        """Take the top (last) card of a deck whose order nobody knew."""
        self.reveals += 1
        return deck.pop()

    def tell(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, audience: int = EVERYONE) -> None:
        """Report an event to whoever listens."""
        if self.log is not None:
            self.log.add(kind, seat, a, b, c, audience)

    def carry_over(self, twin: State) -> None:
        """Copy the kernel's own fields to a twin that a game's `copy` is building."""
        twin.steps = self.steps[: self.depth]
        twin.depth = self.depth
        twin.active = self.active
        twin.turn = self.turn
        twin.reveals = self.reveals
        twin.viewer = self.viewer
        twin.house_rules = self.house_rules
        twin.legal = self.legal
        twin.legal_seat = self.legal_seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Reader:
    """Tells the fields of a position, each in its manner. `kotatsu lab reading` writes a quick one for a game."""

    def __init__(self, lessons: Lessons) -> None:
        self.lessons = lessons

    def turns(self, state: State, out: Scribe) -> None:
        """The fields of the table that name a seat, such as whose turn it is."""

    def table(self, state: State, out: Scribe) -> None:
        """All the others."""

    def player(self, state: State, seat: int, out: Scribe) -> None:
        """What a seat has."""

    def plans(self, state: State, seat: int, out: Scribe) -> None:
        """What only passes by, such as a plan that is being made."""


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something that happens: an `Automatic`, a `Decision` of one seat or a `Joint` decision of several."""

    def asks(self) -> int:
        """NOBODY, ONE or SEVERAL; a method, because a call is quicker than a test of the type."""
        return NOBODY

    def apply(self, state: S, seat: int, code: int) -> None:
        """Change the position and push what follows. Events get NONE for seat and code."""
        raise NotImplementedError

    def seat(self, state: S) -> int:
        """The seat that decides."""
        return NONE

    def to_act(self, state: S) -> list[int]:
        """All seats that may decide now."""
        return []

    def options(self, state: S, seat: int) -> list[int]:
        """The codes worth testing: every legal move is among them."""
        return EMPTY

    def why_not(self, state: S, seat: int, code: int) -> int:
        """LEGAL, or the reason against a move. Must answer for every code of the vocabulary."""
        return NOT_ASKED

    def moves(self, state: S, seat: int) -> list[int]:
        """The legal options. A step whose options are all legal, or that finds the legal ones directly, says so here."""
        return [code for code in self.options(state, seat) if self.why_not(state, seat, code) == LEGAL]

    def answers_itself(self) -> bool:
        """Whether a single legal move is made without asking."""
        return True

    def neutral(self, state: S) -> int:
        """The move that adds nothing, if there is one: previews look past such a decision."""
        return NONE


AnyStep = Step[Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class Automatic(Step[S]):
    """Something the rule book lets happen by itself: only `apply` matters."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """A choice of one `seat` between the `options` for which `why_not` finds no reason against."""

    def asks(self) -> int:
        return ONE

    def seat(self, state: S) -> int:
        """The player whose turn it is, unless a step says otherwise."""
        return state.active

    def to_act(self, state: S) -> list[int]:
        return [self.seat(state)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Owned(Decision[S]):
    """A decision of its `owner`, whoever's turn it is."""

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def seat(self, state: S) -> int:
        return self.owner


@mypyc_attr(allow_interpreted_subclasses=True)
class Joint(Step[S]):
    """A decision several seats take independently, in any order. It pushes itself again until all have answered."""

    def asks(self) -> int:
        return SEVERAL

    def seat(self, state: S) -> int:
        return self.to_act(state)[0]
