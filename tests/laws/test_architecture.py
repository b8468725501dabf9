"""A game is one package, everything else is generic, and no file is too long to be read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kotatsu.core.registry import game_names

PROJECT = Path(__file__).parents[2]
SOURCE = PROJECT / "src" / "kotatsu"
GENERIC = [path for path in SOURCE.rglob("*.py") if "games" not in path.relative_to(SOURCE).parts]
GAMES = SOURCE / "games"
LONGEST = 450  # lines of a file with code; data and texts are as long as they are


@pytest.mark.parametrize("name", game_names())
def test_no_generic_code_names_a_game(name: str) -> None:
    word = re.compile(rf"\b{name}\b", re.IGNORECASE)
    for path in GENERIC:
        code = re.sub(r'""".*?"""', "", path.read_text("utf-8"), flags=re.DOTALL)
        assert not word.search(code), path


@pytest.mark.parametrize("name", game_names())
def test_no_game_names_another(name: str) -> None:
    for path in GAMES.rglob("*.py"):
        if path.is_relative_to(GAMES / name) or path.parent == GAMES:
            continue
        assert not re.search(rf"\bkotatsu\.games\.{name}\b", path.read_text("utf-8")), path


def test_no_file_is_too_long() -> None:
    files = [path for folder in ("src", "tests", "tools", "examples") for path in (PROJECT / folder).rglob("*")]
    code = [path for path in files if path.suffix in (".py", ".js", ".css")]
    assert len(code) > 500
    assert not [path for path in code if path.read_text("utf-8").count("\n") > LONGEST]
