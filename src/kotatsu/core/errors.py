"""One kind of error for everything a person can get wrong. Its text is one line that says what, where and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


class KotatsuError(ValueError):
    """Something given to Kotatsu is not as it should be; nothing was changed."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors come back from other processes as they were, whatever their constructors ask for."""
        return _again, (type(self), self.args), self.__dict__


def _again(kind: type[KotatsuError], args: tuple[Any, ...]) -> KotatsuError:
    return kind.__new__(kind, *args)


class Refusal(KotatsuError):
    """Something that cannot be done, with a name for the reason, so that it can be said in any language."""

    reason: str = ""  # of a kind that has only one

    def __init__(self, reason: str = "", text: str = "") -> None:
        self.reason = reason or type(self).reason
        super().__init__(text or self.reason.replace("-", " "))


class FileError(KotatsuError):
    """A file that cannot be used, with the place in it; with a name for the reason (`why`) where it can be said in any
    language."""

    def __init__(self, source: str, line: int, reason: str, why: str = "", **details: Any) -> None:
        place = f"{source}, line {line}" if line else source
        super().__init__(f"{place}: {reason}")
        self.source = source
        self.line = line
        self.reason = reason
        self.why = why
        self.details = details


class WrongValue(FileError):
    """A value of component data that cannot be used."""

    def __init__(self, source: str, line: int, path: Sequence[str], why: str, reason: str, /, **details: Any) -> None:
        super().__init__(source, line, f"{'.'.join(path)}: {reason}", why, **details)
        self.path = tuple(path)
        self.plainly = reason


class BadBox(FileError):
    """A file that is no box that can be played with."""

    game = ""  # whose it would be


class IllegalMove(Refusal):
    """A move that the rules, or the situation, do not allow now."""
