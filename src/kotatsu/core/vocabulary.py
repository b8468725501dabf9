"""Names for numbers: the readable side of the kernel's ints.

A `Domain` names the members of a set (areas, cards, goods). A `Phrase` is a word with parameters from domains. Moves, events
and steps are phrases, so one mechanism gives all of them their notation, their texts and their place in files.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from kotatsu.core.errors import KotatsuError
from kotatsu.core.state import HIDDEN, NONE, AnyStep

WORD = re.compile(r"[A-Za-z0-9+_.-]+")
NONE_WORD, HIDDEN_WORD = "none", "hidden"  # how NONE and HIDDEN are written


class Domain:
    """A named, ordered set. `names` holds the texts of its members per language; without it they stand in the .ftl files."""

    def __init__(self, name: str, ids: Sequence[str], names: Mapping[str, Sequence[str]] | None = None) -> None:
        self.name = name
        self.ids = tuple(ids)
        self.names = {language: tuple(texts) for language, texts in (names or {}).items()}
        self.index = {word: number for number, word in enumerate(self.ids)}
        if len(self.index) != len(self.ids):
            raise KotatsuError(f"{name}: two members have the same id")
        for word in self.ids:
            if not WORD.fullmatch(word):
                raise KotatsuError(f"{name}: {word!r} cannot be part of a notation")

    def __len__(self) -> int:
        return len(self.ids)

    def id(self, number: int) -> str:
        """The word for a member; nothing and what is hidden have words too."""
        if number == NONE:
            return NONE_WORD
        if number == HIDDEN:
            return HIDDEN_WORD
        return self.ids[number]

    def number(self, word: object) -> int:
        """The number behind an id."""
        if isinstance(word, str):
            if word in self.index:
                return self.index[word]
            if word in (NONE_WORD, HIDDEN_WORD):
                return NONE if word == NONE_WORD else HIDDEN
        raise KotatsuError(f"{word!r} is no {self.name}; known are {', '.join(self.ids)}")


class Numbers(Domain):
    """Whole numbers from 0 to `last`. Without bounds (last < 0) they can be told in events but not be part of a move."""

    def __init__(self, name: str = "n", last: int = -1) -> None:
        super().__init__(name, [str(n) for n in range(last + 1)])
        self.last = last

    def id(self, number: int) -> str:
        return str(number)

    def number(self, word: object) -> int:
        try:
            number = int(str(word))
        except ValueError:
            raise KotatsuError(f"{word!r} is no whole number") from None
        if 0 <= self.last < number:
            raise KotatsuError(f"{number} is more than {self.last}")
        return number


class Sets(Domain):
    """Sets of members of another domain, written with a plus between them: copper+silk."""

    def __init__(self, name: str, base: Domain, sets: Sequence[Sequence[int]]) -> None:
        super().__init__(name, ["+".join(base.ids[member] for member in members) for members in sets])
        self.base = base
        self.sets = [list(members) for members in sets]


class Amounts(Domain):
    """Numbers of several things at once, written with a plus between them: 2+1. `parts` names the things."""

    def __init__(self, name: str, parts: Sequence[str], rows: Sequence[Sequence[int]]) -> None:
        super().__init__(name, ["+".join(str(n) for n in row) for row in rows])
        self.parts = tuple(parts)
        self.rows = [list(row) for row in rows]


NUMBER = Numbers()
SEAT = Domain("seat", ["A", "B", "C", "D"])


class Phrase:
    """A word with parameters, each from a domain and named like it, unless it is given another name."""

    def __init__(self, name: str, *domains: Domain, **params: Domain) -> None:
        self.name = name
        self.params = {domain.name: domain for domain in domains} | params


class EventKind(Phrase):
    """A kind of event."""

    minor = False


class MinorEvent(EventKind):
    """A kind of event that says nothing new when it is foreseen: it repeats the move that leads to it."""

    minor = True


class Family(Phrase):
    """All moves of one kind: one code for each combination of its parameters, beginning at `first`.

    `target` names the element on the board that stands for the move, with parameters in braces: "area-{area}". A move that
    `ends` a turn hands it on for good, one that `declines` does nothing; whoever shows options sets them apart. One that is
    `free` can be made besides whatever is asked.
    """

    def __init__(
        self,
        name: str,
        first: int,
        target: str = "",
        *domains: Domain,
        ends: bool = False,
        declines: bool = False,
        free: bool = False,
        **params: Domain,
    ) -> None:
        super().__init__(name, *domains, **params)
        self.free = free
        self.first = first
        self.target = target
        self.ends = ends
        self.declines = declines
        self.size = 1
        for domain in self.params.values():
            self.size *= len(domain)

    def values(self, code: int) -> list[int]:
        """The parameters of a code of this family."""
        rest = code - self.first
        values: list[int] = []
        for domain in reversed(self.params.values()):
            values.append(rest % len(domain))
            rest //= len(domain)
        return values[::-1]

    def targets(self, code: int) -> list[str]:
        """The elements on the board that a move is about: that which stands for it, or that of each thing of a set that it
        takes. The things of a set have the elements of sets that hold nothing else."""
        ids = [self.ids(code)]
        for (name, domain), value in zip(self.params.items(), self.values(code), strict=True):
            if isinstance(domain, Sets) and f"{{{name}}}" in self.target:
                ids = [{**each, name: domain.base.ids[member]} for each in ids for member in domain.sets[value]]
        return [self.target.format(**each) for each in ids] if self.target else []

    def ids(self, code: int) -> dict[str, str]:
        """The parameters of a move by name, in words."""
        return {
            name: domain.id(value) for (name, domain), value in zip(self.params.items(), self.values(code), strict=True)
        }


class Vocabulary:
    """Every atomic move of a game. The codes of its families follow one another without a gap."""

    def __init__(self, families: Sequence[Family]) -> None:
        self.families = tuple(families)
        self.notations: list[str] = []
        self._family_of: list[Family] = []
        for family in self.families:
            if family.first != len(self.notations):
                raise KotatsuError(f"family {family.name} begins at {family.first}, not at {len(self.notations)}")
            for code in range(family.first, family.first + family.size):
                self.notations.append(":".join([family.name, *family.ids(code).values()]))
                self._family_of.append(family)
        self.codes = {notation: code for code, notation in enumerate(self.notations)}

    def __len__(self) -> int:
        return len(self.notations)

    def notation(self, code: int) -> str:
        """A move as it is written."""
        return self.notations[code]

    def family(self, code: int) -> Family:
        """The family that a move belongs to."""
        return self._family_of[code]

    def target(self, code: int) -> str:
        """The id of the board element a move belongs to, or an empty text."""
        family = self._family_of[code]
        return family.target.format(**family.ids(code))

    def targets(self, code: int) -> list[str]:
        """The ids of the board elements that a move is about: several if it takes several things together."""
        return self._family_of[code].targets(code)

    def parse(self, text: str) -> int:
        """The code behind a notation."""
        code = self.codes.get(text.strip())
        if code is not None:
            return code
        family = next((family for family in self.families if family.name == text.split(":", maxsplit=1)[0]), None)
        if family is None:
            known = ", ".join(sorted(family.name for family in self.families))
            raise KotatsuError(f"{text!r} is no move of this game; moves begin with {known}")
        raise KotatsuError(f"{text!r} is no move of this game; one would be {self.notations[family.first]!r}")


class StepKind(Phrase):
    """A kind of step: its class and the attributes its constructor takes, in order; a decision names the clause it is about."""

    answers: tuple[str, ...] = ()  # families of moves with which somebody may answer it beforehand

    def __init__(self, name: str, maker: type[AnyStep], rule: str = "", **params: Domain) -> None:
        super().__init__(name, **params)
        self.maker = maker
        self.rule = rule

    def beforehand(self, *families: str) -> StepKind:
        """The same, to be answered beforehand with moves of these families: where it would interrupt others, or where all
        decide at once, each in a plan of several moves, which goes in this order."""
        self.answers = families
        return self

    def make(self, values: Sequence[int]) -> AnyStep:
        """A step of this kind with these values."""
        return self.maker(*values)

    def values(self, step: AnyStep) -> list[int]:
        """What a step of this kind was made with."""
        return [getattr(step, name) for name in self.params]


class Steps:
    """All kinds of steps of a game, found by name (in files) or by class (in a running game)."""

    def __init__(self, kinds: Sequence[StepKind]) -> None:
        self.by_name = {kind.name: kind for kind in kinds}
        self._by_class = {kind.maker: kind for kind in kinds}

    def kind(self, step: AnyStep) -> StepKind:
        """The kind of a step."""
        return self._by_class[type(step)]
