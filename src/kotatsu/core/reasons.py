"""Why a move can be refused, and the clause that says so."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType, ModuleType

from kotatsu.core.errors import KotatsuError
from kotatsu.core.state import FIRST_REASON, GAME_IS_OVER, NOT_ASKED, NOT_YOUR_DECISION

SHARED_REASONS = {
    NOT_ASKED: ("not-asked", ""),
    NOT_YOUR_DECISION: ("not-your-decision", ""),
    GAME_IS_OVER: ("game-is-over", ""),
}


class Reasons:
    """Why moves can be refused: a name, which has a text in every language, and the clause that says so.

    `numbers` is the module that holds them as constants; `clauses` names those that each clause is behind, in small letters
    and with hyphens. A reason can be `told_as` another one, if only the clause is different.
    """

    def __init__(
        self, numbers: ModuleType, clauses: Mapping[str, str], told_as: Mapping[str, str] = MappingProxyType({})
    ) -> None:
        self._reasons = dict(SHARED_REASONS)
        for clause, names in clauses.items():
            for name in names.split():
                number: int = getattr(numbers, name.replace("-", "_").upper())
                if number < FIRST_REASON or number in self._reasons:
                    raise KotatsuError(f"{name}: reasons begin at {FIRST_REASON}, and each has one clause")
                self._reasons[number] = (told_as.get(name, name), clause)

    def name(self, reason: int) -> str:
        """What a reason is called."""
        return self._reasons[reason][0]

    def clause(self, reason: int) -> str:
        """The clause behind a reason, empty if there is none."""
        return self._reasons[reason][1]

    def numbers(self) -> list[int]:
        """All reasons of the game."""
        return list(self._reasons)
