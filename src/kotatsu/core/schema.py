"""What the fields of a state mean: how they are written to a file, checked when they are read, and counted.

A game describes its state once; positions, scenarios, equality and the conservation of components all follow from that.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any, NamedTuple

from kotatsu.core.bits import bits_of, members
from kotatsu.core.errors import KotatsuError
from kotatsu.core.state import HIDDEN
from kotatsu.core.vocabulary import HIDDEN_WORD, Domain

MOST = 2**32  # no number of a position is larger; compiled rules could not even keep some that are


class Kind:
    """How one value is written and read."""

    def dump(self, value: Any) -> Any:
        """A value as readable data."""
        raise NotImplementedError

    def load(self, data: Any) -> Any:
        """The value that was written so; data that cannot be one is refused in words."""
        raise NotImplementedError


class Int(Kind):
    """A whole number, usually not below zero."""

    def __init__(self, at_least: int | None = 0) -> None:
        self.at_least = at_least

    def dump(self, value: Any) -> int | str:
        """A number; in a view one may be hidden. A signed number never is."""
        return HIDDEN_WORD if value == HIDDEN and self.at_least is not None else int(value)

    def load(self, data: Any) -> int:
        if data == HIDDEN_WORD and self.at_least is not None:
            return HIDDEN
        if not isinstance(data, int) or isinstance(data, bool):
            raise KotatsuError(f"{data!r} is no whole number")
        if self.at_least is not None and data < self.at_least:
            raise KotatsuError(f"{data} is less than {self.at_least}")
        if abs(data) > MOST:
            raise KotatsuError(f"a number has to be between {-MOST} and {MOST}")
        return data


class One(Kind):
    """One member of a domain, or none."""

    def __init__(self, domain: Domain) -> None:
        self.domain = domain

    def dump(self, value: Any) -> str:
        return self.domain.id(value)

    def load(self, data: Any) -> int:
        return self.domain.number(data)


class Bits(Kind):
    """A set of members of a domain, kept as the bits of an int, written as a list."""

    def __init__(self, domain: Domain) -> None:
        self.domain = domain

    def dump(self, value: Any) -> list[str] | str:
        """The members; in a view the whole set may be hidden, with its size."""
        return HIDDEN_WORD if value == HIDDEN else [self.domain.id(member) for member in members(value)]

    def load(self, data: Any) -> int:
        if data == HIDDEN_WORD:
            return HIDDEN
        if not isinstance(data, list):
            raise KotatsuError(f"{data!r} is no list")
        numbers = [self.domain.number(item) for item in data]
        if any(number < 0 for number in numbers):
            raise KotatsuError(
                "a set has no hidden members and no empty places: it is hidden as a whole, or not at all"
            )
        return bits_of(numbers)


class Row(Kind):
    """A list of values of one kind; `size` where it is fixed."""

    def __init__(self, kind: Kind, size: int | None = None) -> None:
        self.kind = kind
        self.size = size

    def dump(self, value: Any) -> list[Any]:
        return [self.kind.dump(item) for item in value]

    def load(self, data: Any) -> list[Any]:
        if not isinstance(data, list):
            raise KotatsuError(f"{data!r} is no list")
        if self.size is not None and len(data) != self.size:
            raise KotatsuError(f"{len(data)} values where {self.size} belong")
        return [self.kind.load(item) for item in data]


class Each(Kind):
    """A value for each member of a domain, written as a table. Entries left out when reading become `default`."""

    def __init__(self, domain: Domain, kind: Kind, default: Any = 0) -> None:
        self.domain = domain
        self.kind = kind
        self.default = default

    def dump(self, value: Any) -> dict[str, Any]:
        return {word: self.kind.dump(item) for word, item in zip(self.domain.ids, value, strict=True)}

    def load(self, data: Any) -> list[Any]:
        if not isinstance(data, dict):
            raise KotatsuError(f"{data!r} is no table")
        values = [self.default] * len(self.domain)
        for word, item in data.items():
            number = self.domain.number(word)
            if number < 0:
                raise KotatsuError(f"{word!r} is no {self.domain.name}; known are {', '.join(self.domain.ids)}")
            values[number] = self.kind.load(item)
        return values


INT = Int()
SIGNED = Int(at_least=None)


class Fields:
    """The fields of a state or of one player, by name, in the order they are written."""

    def __init__(self, **kinds: Kind) -> None:
        self.kinds = kinds
        self._get = attrgetter(*kinds) if kinds else lambda owner: ()

    def dump(self, owner: Any) -> dict[str, Any]:
        """All values of an owner by name, as readable data."""
        return {name: kind.dump(getattr(owner, name)) for name, kind in self.kinds.items()}

    def values(self, owner: Any) -> Any:
        """The values as they are, in the order of the fields."""
        return self._get(owner)

    def equal(self, one: Any, other: Any) -> bool:
        """Whether two owners agree in all fields; the values are numbers and lists of such."""
        return bool(self._get(one) == self._get(other))

    def load(self, owner: Any, data: dict[str, Any], path: str = "") -> None:
        """Set the given fields; fields left out stay as they are."""
        for name, item in data.items():
            kind = self.kinds.get(name)
            if kind is None:
                raise KotatsuError(f"{path}{name}: no such field; there are {', '.join(self.kinds)}")
            try:
                value = kind.load(item)
            except KotatsuError as error:
                raise KotatsuError(f"{path}{name}: {error}") from None
            setattr(owner, name, value)


class Place(NamedTuple):
    """Where a number of equal pieces is kept: a field of the state or of a player, or one entry of such a row."""

    owner: Any
    name: str
    entry: int | None = None

    def pieces(self) -> int:
        """How many lie there."""
        value = getattr(self.owner, self.name)
        return int(value if self.entry is None else value[self.entry])

    def put(self, n: int) -> None:
        """Let so many lie there."""
        if self.entry is not None:
            row = list(getattr(self.owner, self.name))
            row[self.entry] = n
            setattr(self.owner, self.name, row)
        else:
            setattr(self.owner, self.name, n)


class Cards:
    """Components that are all different: the places where they can be. Each is in exactly one place, once.

    A place is a field of the state, or of every player with the prefix "players.". The first place takes those that a
    scenario does not mention.
    """

    def __init__(self, domain: Domain, *places: str) -> None:
        self.domain = domain
        self.places = places

    def piles(self, state: Any) -> list[tuple[Any, str]]:
        """The owners and names of all places in a state."""
        found: list[tuple[Any, str]] = []
        for place in self.places:
            name = place.removeprefix("players.")
            owners = state.players if name != place else [state]
            found += [(owner, name) for owner in owners]
        return found


def cards_in(owner: Any, name: str) -> list[int]:
    """The cards in a place, whether it is kept as a list or as bits."""
    pile = getattr(owner, name)
    if isinstance(pile, int):
        return members(pile) if pile >= 0 else []
    return list(pile)


def put_cards(owner: Any, name: str, cards: list[int]) -> None:
    """Lay cards into a place, whether it is kept as a list or as bits."""
    setattr(owner, name, bits_of(cards) if isinstance(getattr(owner, name), int) else cards)
