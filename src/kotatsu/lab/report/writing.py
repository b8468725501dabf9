"""Words and numbers of a report in the reader's language."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

from kotatsu.core.texts import Messages

FOLDER = Path(__file__).parent.parent / "texts"
COMMA = {"de": ","}
THOUSANDS = {"de": "."}


class Writing:
    def __init__(self, language: str) -> None:
        self.language = language
        self._messages = Messages(language, [FOLDER])

    def __call__(self, name: str, /, **values: Any) -> str:
        """A message as HTML."""
        return escape(self._messages.message(name, **values))

    def number(self, value: float, digits: int = 0, sign: bool = False) -> str:
        """A number as people of this language write it; a minus is a minus."""
        text = f"{abs(value):,.{digits}f}"
        whole, _, part = text.partition(".")
        whole = whole.replace(",", THOUSANDS.get(self.language, ","))
        shown = f"{whole}{COMMA.get(self.language, '.')}{part}" if part else whole
        if float(text.replace(",", "")) == 0:
            return shown
        return ("−" if value < 0 else "+" if sign else "") + shown

    def percent(self, value: float, digits: int = 0) -> str:
        return f"{self.number(100 * value, digits)} %"

    def interval(self, found: dict[str, float], percent: bool = False) -> str:
        """A value and the ends of its interval."""
        if percent:
            return f"{self.percent(found['value'])} [{self.number(100 * found['low'])}, {self.number(100 * found['high'])}]"
        return f"{self.number(found['value'], sign=True)} [{self.number(found['low'])}, {self.number(found['high'])}]"
