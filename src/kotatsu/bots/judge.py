# kotatsu: compiled
"""What a position is worth: the one question that everything which searches asks."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from kotatsu.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Asks the position itself. A study may put another one in its place."""

    def value(self, state: State, seat: int) -> int:
        """What a full state is worth to a seat, in hundredths of a point."""
        return state.evaluate(seat)
