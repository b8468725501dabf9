"""A match at a prompt and in a notebook: in a line, in words, and as a picture."""

from __future__ import annotations

import base64
from importlib import import_module
from typing import Any

from kotatsu.core import record
from kotatsu.core.errors import KotatsuError
from kotatsu.core.state import WATCHER, State
from kotatsu.core.texts import Texts
from kotatsu.core.timeline import Timeline
from kotatsu.core.vocabulary import SEAT

FEW_MOVES = 8  # shown at a prompt


class AtPrompt(Timeline):
    """What a match tells about itself to somebody who looks at it in Python.

    Unless a seat is named it is what everybody may know; only the moves of `print` are those of whoever is to act.
    """

    def words(self, seat: int | None = None, language: str = "en") -> str:
        """The table in words, as a seat sees it, or somebody without a seat. German is "de"."""
        told: str = _shown().words(self.game, self._seen_from(seat), Texts(self.game, language))
        return told

    def board(self, seat: int | None = None, language: str = "en", theme: str | None = None) -> str:
        """The table as a picture, as a seat sees it, or somebody without a seat: the text of an SVG file.

        What the seat can choose now is gold. `theme` is "light" or "dark"; by default the reader's system decides.
        """
        drawn: str = _shown().picture(self.game, self._seen_from(seat), Texts(self.game, language), theme)
        return drawn

    def _seen_from(self, seat: int | None) -> State:
        if seat is not None and not 0 <= seat < self.state.seats:
            raise KotatsuError(f"there is no seat {seat}; seats are 0 to {self.state.seats - 1}")
        return self.state.view(WATCHER if seat is None else seat)

    def __repr__(self) -> str:
        """What it is and how far it is."""
        now = "over" if self.over else f"{self._waiting()} to act"
        return f"<Match {self.game.name}, {self.state.seats} seats, ply {len(self.plies)}, {now}>"

    def __str__(self) -> str:
        """What one wants to see at a prompt: the table in words, the scores, who is asked what, the first of their moves."""
        view = self._seen_from(None)
        scores = " ".join(f"{SEAT.id(seat)} {sum(view.score(seat))}" for seat in range(view.seats))
        lines = [f"{self.game.name}, ply {len(self.plies)}", "", self.words(), "", f"score  {scores}"]
        if self.over:
            return "\n".join([*lines, f"over   {self._result()}"])
        lines.append(f"to act {self._waiting()}: {self.game.steps.kind(self.state.stack[-1]).name}")
        moves = [self.game.vocabulary.notation(code) for code in self.state.moves()]
        more = f" ... ({len(moves)} in all)" if len(moves) > FEW_MOVES else ""
        return "\n".join([*lines, f"moves  {' '.join(moves[:FEW_MOVES])}{more}"])

    def _repr_html_(self) -> str:
        """The picture in a notebook. As an image it brings its own style along and leaves that of the page alone."""
        data = base64.b64encode(self.board().encode()).decode()
        return f'<img alt="{repr(self).strip("<>")}" style="max-width:100%" src="data:image/svg+xml;base64,{data}">'

    def _result(self) -> str:
        """Points and, behind a star, who won; a question mark while the match runs."""
        if not self.over:
            return record.RUNNING
        places = self.places()
        scores = [sum(self.state.score(seat)) for seat in range(self.state.seats)]
        return " ".join(f"{SEAT.id(seat)} {n}{'*' * (places[seat] == 1)}" for seat, n in enumerate(scores))

    def _waiting(self) -> str:
        return ", ".join(SEAT.id(seat) for seat in self.to_act())


def _shown() -> Any:
    """What shows tables: found when it is asked for, as games are, because the kernel does without it."""
    return import_module("kotatsu.board.showing")
