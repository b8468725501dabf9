"""What bots are called in pictures: a command or the home of a class takes more room than a name has."""

from __future__ import annotations

import shlex
from collections import Counter
from pathlib import PurePath
from typing import Any

PROGRAM = "engine:"
INTERPRETER = "python"


def short_names(labels: list[str]) -> dict[str, str]:
    """A name for each label: a program by its file, a class by its own name, as long as no two are called alike."""
    short = {label: _short(label) for label in labels}
    called = Counter(short.values())
    return {label: name if called[name] == 1 else label for label, name in short.items()}


def with_short_names(summary: dict[str, Any]) -> dict[str, Any]:
    """The same figures, told with those names."""
    names = short_names([bot["bot"] for bot in summary["bots"]])
    bots = [{**bot, "bot": names[bot["bot"]]} for bot in summary["bots"]]
    pairs = [{**pair, "bots": [names[bot] for bot in pair["bots"]]} for pair in summary["pairs"]]
    return {**summary, "bots": bots, "pairs": pairs}


def _short(label: str) -> str:
    if not label.startswith(PROGRAM):
        return label.rpartition(":")[2]
    try:
        words = [PurePath(word).name for word in shlex.split(label.removeprefix(PROGRAM))]
    except ValueError:
        return label
    return " ".join(words[1:] if len(words) > 1 and words[0].startswith(INTERPRETER) else words)
