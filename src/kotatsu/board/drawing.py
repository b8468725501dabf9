"""Drawing a table: a game draws its board on a `Canvas`, which knows what can be chosen and who looks.

The result is SVG text. Anything a move can point at is drawn as a target with the id that the vocabulary names for the
move; the page turns targets into buttons. A piece keeps its id wherever it goes, so it can be seen travelling.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import NamedTuple

from kotatsu.board.markup import Markup, escape, join
from kotatsu.core.state import FULL, NONE, State
from kotatsu.core.texts import Texts

WIDE, HALF, NARROW = 1000, 480, 370  # the width of a scene in its own units: the whole stage, half of it, a phone
DEEP = 400.0  # so far the ground of a scene may go on below it: on a desk there is sometimes room
WHOLE_NARROW = 390  # a phone's width for a table that is drawn in one piece
TABLE = "table"  # the scene of a game that does not cut its table into several


class Chip(NamedTuple):
    """A small thing in front of a player: an icon with a number or a word, and its meaning for readers."""

    icon: str
    text: str
    label: str
    quiet: bool = False  # used up, turned over, nothing there
    first: bool = False  # in the one line of a phone too: at most seven of them


class Canvas:
    """Collects the drawing of one scene for one viewer. `width` is WIDE, HALF or NARROW."""

    def __init__(
        self,
        view: State,
        texts: Texts,
        choices: Mapping[str, str] | None = None,
        narrow: bool = False,
        front: int | None = None,
        scene: str = TABLE,
        width: int = 0,
    ) -> None:
        self.view = view
        self.texts = texts
        self.narrow = narrow
        self.scene = scene
        self.width = width or (WHOLE_NARROW if narrow else WIDE)
        self.height = 0
        self.front = _front(view) if front is None else front  # the seat whose own board is laid out, or NONE
        self._choices = choices or {}  # targets that can be chosen now, with their labels
        self.asked: dict[str, str | None] = {}  # what the drawing wanted to know of them
        self.targets: list[str] = []
        self.faces: dict[str, Markup] = {}  # what each target and piece looks like, whether it can be chosen or not
        self._markup: list[Markup] = []
        self._pieces: list[tuple[str, Markup]] = []
        self._svg: tuple[str, Markup] | None = None  # with its title

    def add(self, markup: Markup) -> None:
        """Put markup onto the board."""
        self._markup.append(markup)

    def can_choose(self, target: str) -> bool:
        """Whether a target can be chosen now."""
        label = self.asked[target] = self._choices.get(target)
        return label is not None

    def target(self, name: str, label: str, markup: Markup) -> None:
        """A thing that moves can point at. `label` is its name for those who do not see it."""
        self._markup.append(self.targeted(name, label, markup))

    def targeted(self, name: str, label: str, markup: Markup) -> Markup:
        """The markup of a target, for use inside other markup."""
        choice = self.asked[name] = self._choices.get(name)
        spoken = label if not choice or choice == label else f"{label}: {choice}"
        state = 'cannot" aria-disabled="true"' if choice is None else 'can"'
        self.targets.append(name)
        self.faces[name] = markup
        return Markup(
            f'<g id="{escape(name)}" class="target {state} role="button" tabindex="-1"'
            f' aria-label="{escape(spoken)}">{markup}</g>'
        )

    def piece(self, name: str, x: float, y: float, markup: Markup) -> None:
        """A piece that travels: drawn around its own origin, above everything else, in one flat layer."""
        moved = f'class="piece" style="transform:translate({x:g}px,{y:g}px)"'
        self.faces[name] = Markup(f'<g id="{escape(name)}" {moved}>{markup}</g>')
        self._pieces.append((name, self.faces[name]))

    @cached_property
    def open(self) -> int:
        """How many of its targets can be chosen; asked when everything is drawn."""
        return len([target for target in self.targets if self.asked[target] is not None])

    @cached_property
    def length(self) -> int:
        """How many characters it takes."""
        return sum(map(len, self._markup)) + sum([len(markup) for _, markup in self._pieces])

    def svg(self, title: str) -> Markup:
        """The whole drawing. Pieces come in the order of their ids, so that the page can move them without re-reading."""
        if self._svg is None or self._svg[0] != title:
            pieces = join([markup for _, markup in sorted(self._pieces)])
            looks = f'class="board{" narrow" * self.narrow}" viewBox="0 0 {self.width} {self.height:g}"'
            whole = (
                f'<svg id="scene-{self.scene}" {looks} xmlns="http://www.w3.org/2000/svg" role="group"'
                f' aria-label="{escape(title)}">{join(self._markup)}<g id="pieces-{self.scene}">{pieces}</g></svg>'
            )
            self._svg = title, Markup(whole)
        return self._svg[1]


def _front(view: State) -> int:
    """Everybody has their own things in front of them; where nothing is hidden, those of whoever is to act."""
    return max(view.actor(), 0) if view.viewer == FULL else max(view.viewer, NONE)
