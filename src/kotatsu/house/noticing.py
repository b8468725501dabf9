"""Who could notice what: everybody counts the plies and the lines of a table's journal as far as they could notice them.

A secret decision may take several steps, and how many somebody has made is a secret too. So no number of a ply or of a line
leaves the house as it is: a viewer is told only which of those it is that they could notice, and whoever could not notice
a line is not told that there is one. When something was told to a viewer, or their view changed, they could notice it.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import accumulate

from kotatsu.core.event_log import EVERYONE
from kotatsu.core.game import AnyGame
from kotatsu.core.log import BEYOND_SEATS
from kotatsu.core.match import Match
from kotatsu.core.position import same_position
from kotatsu.core.state import WATCHER, State
from kotatsu.core.timeline import Ply


def eyes_of(own: Sequence[int]) -> int:
    """The eyes through which a person looks who plays the `own` seats: a bit for each, as in an audience. Of several at one
    screen none has to be looking, and then it is as if somebody only watched."""
    watching = WATCHER if len(own) != 1 else own[0]
    return sum({_bit(viewer) for viewer in (*own, watching)})


def _bit(viewer: int) -> int:
    return 1 << (viewer if viewer >= 0 else BEYOND_SEATS)


def _viewers(seats: int) -> list[int]:
    return [*range(seats), WATCHER]


class Count:
    """The plies as somebody counts them."""

    def __init__(self, plies: Sequence[int], eyes: int) -> None:
        self._before = [0, *accumulate(1 if noticed & eyes else 0 for noticed in plies)]

    @property
    def all(self) -> int:
        return self._before[-1]

    def of(self, ply: int) -> int:
        """How many plies they count before this one: what they call it. What came before the first stays before it."""
        return self._before[ply] if ply >= 0 else ply

    def noticed(self, number: int) -> int:
        """The ply itself that they call so, behind whatever they could not notice before it."""
        return bisect_right(self._before, max(0, min(number, self.all))) - 1

    def ply(self, number: int) -> int:
        """The first ply before which they count so many."""
        return bisect_left(self._before, max(0, min(number, self.all)))


def every_ply(match: Match) -> Count:
    """The plies as they are, for those who may know of all of them."""
    return Count([EVERYONE] * len(match.plies), EVERYONE)


class Witnesses:
    """Who could notice each ply of a match and each line of the journal that led to it."""

    def __init__(self, match: Match) -> None:
        self._plies = [EVERYONE] * len(match.plies)  # they come from a record, which anybody may have read
        self._lines: list[int] = []

    def copy(self) -> Witnesses:
        twin = Witnesses.__new__(Witnesses)
        twin._plies, twin._lines = self._plies[:], self._lines[:]
        return twin

    def number(self, eyes: int) -> int:
        """How often somebody could notice that the table has changed."""
        return sum(1 for noticed in self._lines if noticed & eyes)

    def count(self, eyes: int) -> Count:
        return Count(self._plies, eyes)

    def follow(self, match: Match, state: State, plies: Sequence[Ply], said: bool = False) -> int:
        """A line has been carried out, before which the match was in this state after these plies. Who could notice it:
        everybody, if it was said aloud."""
        same = next((n for n, (old, new) in enumerate(zip(plies, match.plies, strict=False)) if old != new), None)
        first = min(len(plies), len(match.plies)) if same is None else same
        if first == len(plies) == len(match.plies) - 1:
            noticed = _noticed(match, first, state, match.state)
            self._plies.append(noticed)
        else:
            before, self._plies = self._plies, self._plies[:first] + _all_noticed(match, first)
            noticed = 0
            for viewer in _viewers(match.seats):
                counts = [Count(each, _bit(viewer)).all for each in (before, self._plies)]
                if counts[0] != counts[1] or not _looks_alike(match.game, state, match.state, viewer):
                    noticed |= _bit(viewer)
        if said:
            noticed = EVERYONE
        self._lines.append(noticed)
        return noticed


def is_public(noticed: int, seats: int) -> bool:
    """Whether everybody could notice it."""
    return all(noticed & _bit(viewer) for viewer in _viewers(seats))


def _all_noticed(match: Match, first: int) -> list[int]:
    """Who could notice each ply from one on."""
    state = match.state_at(first)
    noticed = []
    for number, ply in enumerate(match.plies[first:], first):
        before = state.copy()
        state.apply(ply.code, ply.seat)
        noticed.append(_noticed(match, number, before, state))
    return noticed


def _noticed(match: Match, ply: int, before: State, after: State) -> int:
    """Who could notice a ply: whoever made it, was told of it or sees a change. Views are compared only where they must."""
    noticed = match.told[ply] | _bit(match.plies[ply].seat)
    for viewer in _viewers(match.seats):
        if not noticed & _bit(viewer) and not _looks_alike(match.game, before, after, viewer):
            noticed |= _bit(viewer)
    return noticed


def _looks_alike(game: AnyGame, before: State, after: State, viewer: int) -> bool:
    return same_position(game, before.view(viewer), after.view(viewer))
