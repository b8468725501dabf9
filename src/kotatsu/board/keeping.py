"""Scenes that look as they did a move ago are not drawn again: a drawing is kept by what it was made of.

A scene says what it reads of a view. Whatever it asks its canvas, such as whether a target can be chosen, is noted while it
draws. If all of that is as it was, so is the drawing; a law draws it anew in positions that differ in everything else.
"""

from __future__ import annotations

import marshal
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from operator import attrgetter
from threading import Lock
from typing import Any

from kotatsu.board.drawing import Canvas
from kotatsu.core.state import AnyStep, State

PLAIN = 2  # a version of `marshal` that writes equal values alike, wherever they lie
MOST_BYTES = 48_000_000  # of all drawings together
KEPT_OF_EACH = 4  # times its text: the parts, the whole, and what is made of it
SEVERAL = 4  # drawings of the same things with different choices


class Reads:
    """The fields of a view that a scene is drawn from: of the table, of all players, of the one whose board is laid out
    (of everybody, if it is nobody's) and of all others. Who looks, from where, the number of players and the house rules
    count always. Steps of the kinds in `questions` count with all they know, and whose turn it is; others do not. What is
    more special `moment` tells."""

    def __init__(
        self,
        table: str = "",
        players: str = "",
        own: str = "",
        others: str = "",
        questions: tuple[type[AnyStep], ...] = (),
        moment: Callable[[Any, Canvas], object] | None = None,
    ) -> None:
        self.table = frozenset(table.split())
        self.own, self.others = (frozenset(f"{players} {some}".split()) for some in (own, others))
        self._table, self._all, self._own, self._others = map(_getter, (table, players, own, others))
        self._questions = questions
        self._moment = moment

    def of(self, view: Any, canvas: Canvas) -> bytes:
        """All of that in a view, as a key."""
        front, players = canvas.front, view.players
        mine, others = (players, players) if front < 0 else ([players[front]], players[:front] + players[front + 1 :])
        told: Any = (
            (front, view.viewer, view.seats, view.house_rules, self._table(view)),
            [*map(self._all, players), *map(self._own, mine), *map(self._others, others)],
            self._asked(view, canvas) if self._questions else None,
            self._moment(view, canvas) if self._moment is not None else None,
        )
        return marshal.dumps(told, PLAIN)

    def _asked(self, view: State, canvas: Canvas) -> object:
        stack, steps = view.stack, canvas.texts.game.steps
        found = [(steps.kind(step), step) for step in stack if isinstance(step, self._questions)]
        told = [(kind.name, kind.values(step), step is stack[-1]) for kind, step in found]
        return (view.active, told) if told else None


def _getter(names: str) -> Callable[[Any], Any]:
    return attrgetter(*names.split()) if names.strip() else lambda owner: None


class Kept:
    """The drawings that were asked for last, up to some bytes."""

    def __init__(self, most_bytes: int) -> None:
        self._most = most_bytes
        self._canvases: OrderedDict[Hashable, list[Canvas]] = OrderedDict()
        self._lock = Lock()  # what takes long is drawn beside the event loop
        self.bytes = 0

    def get(self, key: Hashable, choices: Mapping[str, str]) -> Canvas | None:
        """The drawing of these things for which the choices are those that it asked for."""
        with self._lock:
            if key not in self._canvases:
                return None
            self._canvases.move_to_end(key)
            canvases = tuple(self._canvases[key])
        return next((canvas for canvas in canvases if _same(canvas.asked, choices)), None)

    def keep(self, key: Hashable, canvas: Canvas) -> None:
        """Have a drawing ready that is finished."""
        with self._lock:
            canvases = self._canvases.setdefault(key, [])
            canvases.append(canvas)
            self.bytes += _cost(canvas)
            if len(canvases) > SEVERAL:
                self.bytes -= _cost(canvases.pop(0))
            while self.bytes > self._most and len(self._canvases) > 1:
                self.bytes -= sum(map(_cost, self._canvases.popitem(last=False)[1]))


def _same(asked: Mapping[str, str | None], choices: Mapping[str, str]) -> bool:
    return all(choices.get(target) == label for target, label in asked.items())


def _cost(canvas: Canvas) -> int:
    return KEPT_OF_EACH * canvas.length


KEPT = Kept(MOST_BYTES)
