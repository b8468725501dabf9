# kotatsu: compiled
"""What was learned about positions: a worth of each seat's traits that comes on top of what a game counts by hand.

A lesson belongs to one game with one number of seats. What a thing is worth changes during a game, so there are weights
for its beginning, its end and perhaps moments between; everything else is interpolated by the number of turns.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.errors import FileError
from kotatsu.core.hand import Hand
from kotatsu.core.toml import line_of, parse, read_text

WHOLE: Final = 1024  # the hand's share is counted in parts of this
MOST_TURNS: Final = 1000
MOST_SEATS: Final = 8
MOST: Final = 1_000_000


class Moment:
    """The weights at one turn of the game."""

    def __init__(self, hand: float, weights: list[float]) -> None:
        self.hand = int(hand * WHOLE)
        self.weights = vec[float](weights)


class Lesson:
    """What a game with so many seats has taught: the worth of every trait, moment by moment."""

    def __init__(self, turns: int, hand: list[float], worth: list[list[float]], numbers: list[int]) -> None:
        """For each moment the share of what is counted by hand, and what one of each trait is worth.

        `turns` is the length of a usual game, all worth is in hundredths of a point. `numbers` are what the hand counts
        with, none if its own ones will do.
        """
        self.turns = turns
        self.hand = hand
        self.worth = worth
        self.numbers = vec[i64](numbers)
        # only numbers are to be learned
        self.plain = min(hand) == max(hand) == 1 and not any(any(row) for row in worth)
        self._moments = [self._at(turn / turns) for turn in range(turns + 1)]

    def moment(self, turn: int) -> Moment:
        """The moment to which a turn belongs."""
        moments = self._moments
        return moments[turn] if turn < len(moments) else moments[-1]

    def _at(self, progress: float) -> Moment:
        last = len(self.worth) - 1
        place = progress * last
        first = min(int(place), last - 1)
        part = place - first
        weights = [a + (b - a) * part for a, b in zip(self.worth[first], self.worth[first + 1], strict=True)]
        return Moment(self.hand[first] + (self.hand[first + 1] - self.hand[first]) * part, weights)


class Lessons:
    """The lessons of a game, as they lie in its package, each read when it is first asked for."""

    def __init__(self, package: str, labels: list[str]) -> None:
        self._package = package
        self._labels = labels
        self._found: list[Lesson | None] = [None] * (MOST_SEATS + 1)
        self._looked = 0  # bits: numbers of seats

    def get(self, seats: int, hand: Hand | None) -> Lesson | None:
        """The lesson for so many seats, if there is one; its file is read once, with the numbers of the game's hand."""
        if not self._looked >> seats & 1:
            path = lesson_path(self._package, seats)
            self._found[seats] = read_lesson(path, self._labels, hand) if path.exists() else None
            self._looked |= 1 << seats
        return self._found[seats]


def lesson_path(package: str, seats: int) -> Path:
    """Where the lesson of a game for so many seats is kept."""
    return Path(str(import_module(package).__file__)).parent / f"lesson-{seats}.toml"


def read_lesson(path: Path, labels: list[str], hand: Hand | None) -> Lesson:
    """A lesson from its file. A trait that is not mentioned is worth nothing more, a number is the usual one."""
    text = read_text(path)
    data = parse(text, str(path))
    try:
        return _lesson(data, labels, hand)
    except _Wrong as wrong:
        raise FileError(str(path), line_of(text, wrong.key), f"{wrong.key}: {wrong.what}") from None


class _Wrong(Exception):
    def __init__(self, key: str, what: str) -> None:
        super().__init__(what)
        self.key = key
        self.what = what


def _lesson(data: dict[str, Any], labels: list[str], hand: Hand | None) -> Lesson:
    turns = data.get("turns")
    if not isinstance(turns, int) or not 1 <= turns <= MOST_TURNS:
        raise _Wrong("turns", f"a whole number from 1 to {MOST_TURNS} belongs here")
    shares = _numbers("hand", data.get("hand"), 0)
    if len(shares) < 2:
        raise _Wrong("hand", "at least two moments belong here")
    table = data.get("worth")
    if not isinstance(table, dict):
        raise _Wrong("worth", "a table belongs here")
    worth = [[0.0] * len(labels) for _ in shares]
    for label, row in table.items():
        if label not in labels:
            raise _Wrong(label, "there is no such trait")
        for moment, n in enumerate(_numbers(label, row, len(shares))):
            worth[moment][labels.index(label)] = n
    return Lesson(turns, shares, worth, _taught(data.get("numbers", {}), hand))


def _taught(table: Any, hand: Hand | None) -> list[int]:
    """The numbers of the hand as a lesson has them, none if it says nothing about them."""
    if not isinstance(table, dict):
        raise _Wrong("numbers", "a table belongs here")
    names = [] if hand is None else hand.names
    for name, n in table.items():
        if name not in names:
            raise _Wrong(name, "the hand has no such number")
        if not isinstance(n, int) or not 1 <= n < MOST:
            raise _Wrong(name, f"a whole number from 1 to {MOST - 1} belongs here")
    return [] if hand is None or not table else [table.get(name, hand.usual[at]) for at, name in enumerate(names)]


def _numbers(key: str, row: Any, size: int) -> list[float]:
    if not isinstance(row, list) or not all(isinstance(n, int | float) and abs(n) < MOST for n in row):
        raise _Wrong(key, "a list of numbers belongs here")
    if size and len(row) != size:
        raise _Wrong(key, f"{len(row)} numbers where {size} belong")
    return [float(n) for n in row]
