"""Drawing a table: a game draws its board on a `Canvas`, which knows what can be chosen and who looks.

The result is SVG text. Anything a move can point at is drawn as a target with the id that the vocabulary names for the
move; the page turns targets into buttons. A piece keeps its id wherever it goes, so it can be seen travelling.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from html import escape as escaped
from typing import Generic, NamedTuple, TypeVar

from kotatsu.core.state import FULL, NONE, State
from kotatsu.core.texts import Texts

WIDE, NARROW = 1000, 390  # the width of a board in its own units: on a desk, on a phone


# The same few thousand texts and shapes are drawn over and over, so they are kept.
kept = lru_cache(maxsize=32_768, typed=True)
LONGEST_KEPT = 200  # characters: what people write may be longer, and then it is not said again


def escape(text: str) -> str:
    """A text as markup."""
    return _escaped(text) if len(text) <= LONGEST_KEPT else escaped(text)


_escaped = kept(escaped)


class Chip(NamedTuple):
    """A small thing in front of a player: an icon with a number or a word, and its meaning for readers."""

    icon: str
    text: str
    label: str
    quiet: bool = False  # used up, turned over, nothing there


class Canvas:
    """Collects the drawing of one board for one viewer."""

    def __init__(
        self,
        view: State,
        texts: Texts,
        choices: Mapping[str, str] | None = None,
        narrow: bool = False,
        front: int | None = None,
    ) -> None:
        self.view = view
        self.texts = texts
        self.narrow = narrow
        self.width = NARROW if narrow else WIDE
        self.height = 0
        self.front = _front(view) if front is None else front  # the seat whose own board is laid out, or NONE
        self._choices = choices or {}  # targets that can be chosen now, with their labels
        self._markup: list[str] = []
        self._pieces: list[tuple[str, str]] = []

    def add(self, markup: str) -> None:
        """Put markup onto the board. It is trusted: escape what is not your own."""
        self._markup.append(markup)

    def can_choose(self, target: str) -> bool:
        return target in self._choices

    def target(self, name: str, label: str, markup: str) -> None:
        """A thing that moves can point at. `label` is its name for those who do not see it."""
        self._markup.append(self.targeted(name, label, markup))

    def targeted(self, name: str, label: str, markup: str) -> str:
        """The markup of a target, for use inside other markup."""
        spoken = f"{label}: {self._choices[name]}" if self._choices.get(name, label) != label else label
        state = "can" if name in self._choices else "cannot"
        return (
            f'<g id="{escape(name)}" class="target {state}" role="button" tabindex="0"'
            f' aria-label="{escape(spoken)}">{markup}</g>'
        )

    def piece(self, name: str, x: float, y: float, markup: str) -> None:
        """A piece that travels: drawn around its own origin, above everything else, in one flat layer."""
        self._pieces.append(
            (name, f'<g id="{escape(name)}" class="piece" style="transform:translate({x:g}px,{y:g}px)">{markup}</g>')
        )

    def svg(self, title: str) -> str:
        """The whole drawing. Pieces come in the order of their ids, so that the page can move them without re-reading."""
        pieces = "".join(markup for _, markup in sorted(self._pieces))
        return (
            f'<svg id="board" class="board{" narrow" * self.narrow}" viewBox="0 0 {self.width} {self.height}" xmlns="http://www.w3.org/2000/svg"'
            f' role="group" aria-label="{escape(title)}">{"".join(self._markup)}<g id="pieces">{pieces}</g></svg>'
        )


def _front(view: State) -> int:
    """Everybody has their own things in front of them; where nothing is hidden, those of whoever is to act."""
    return max(view.actor(), 0) if view.viewer == FULL else max(view.viewer, NONE)


Made = TypeVar("Made")


class Prints(Generic[Made]):
    """What is printed on the pieces of a board in a language, for desk or phone: made once, used for every drawing."""

    def __init__(self, make: Callable[[Texts, bool], Made]) -> None:
        self._make = make
        self._made: dict[tuple[str, bool], Made] = {}

    def of(self, canvas: Canvas) -> Made:
        key = (canvas.texts.language, canvas.narrow)
        if key not in self._made:
            self._made[key] = self._make(canvas.texts, canvas.narrow)
        return self._made[key]


@kept
def rect(x: float, y: float, width: float, height: float, kind: str, radius: float = 8) -> str:
    return f'<rect class="{kind}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}"/>'


def text(x: float, y: float, words: object, kind: str = "", anchor: str = "start") -> str:
    return f'<text class="{kind}" x="{x:g}" y="{y:g}" text-anchor="{anchor}">{escape(str(words))}</text>'


@kept
def icon(name: str, x: float, y: float, size: float, kind: str = "") -> str:
    """One of the icons of the page, with its upper left corner at (x, y)."""
    looks = f"icon {kind}" if kind else "icon"
    spot = f' x="{x:g}" y="{y:g}"' if x or y else ""
    return f'<use href="#i-{name}" class="{looks}"{spot} width="{size:g}" height="{size:g}"/>'


def group(markup: Iterable[str], x: float = 0, y: float = 0) -> str:
    return f'<g transform="translate({x:g} {y:g})">{"".join(markup)}</g>'


def symbol(name: str, markup: str, box: str = "0 0 24 24") -> str:
    """The definition of an icon."""
    return f'<symbol id="i-{name}" viewBox="{box}">{markup}</symbol>'
