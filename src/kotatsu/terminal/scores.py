"""The score as rows of text: a heading, a row per category, the sum, and the places once the game is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kotatsu.core.state import State

if TYPE_CHECKING:
    from kotatsu.core.texts import Texts  # its import takes a fifth of a second, which other commands can save


def score_rows(state: State, texts: Texts, places: Sequence[int] | None = None) -> list[list[str]]:
    """`places` are those of a match whose state alone does not tell that it is over."""
    everybody = range(state.seats)
    scores = [state.score(seat) for seat in everybody]
    rows = [["", *(texts.seat(seat) for seat in everybody)]]
    rows += [[texts.category(at), *(str(score[at]) for score in scores)] for at in range(len(scores[0]))]
    rows.append([texts.message("terminal-total"), *(str(sum(score)) for score in scores)])
    if places is None and state.over():
        places = state.places()
    if places is not None:
        rows.append([texts.message("terminal-place"), *map(str, places)])
    return rows
