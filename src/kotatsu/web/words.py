"""The words of the pages themselves, in the reader's language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from kotatsu.core.languages import LANGUAGES
from kotatsu.core.texts import OWN_TEXTS, Messages

FOLDER = Path(__file__).parent / "texts"


@cache
def words_in(language: str) -> Messages:
    return Messages(language, [OWN_TEXTS, FOLDER])


def best_language(accepted: str) -> str:
    """The first of our languages that a browser accepts."""
    for part in accepted.split(","):
        code = part.split(";")[0].strip().lower()[:2]
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]
