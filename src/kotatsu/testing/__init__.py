"""The laws that every game keeps, as tests. Needs pytest, which playing does not.

A package with a game runs all of them with one line in a test file of its own:

    TestLaws = laws("koikoi", tests=Path(__file__).parent)

`tests` is the folder with the `scenarios` and `records` of the game, whose files cite the clauses that they prove. Each law
is a function in one of the modules here; what it is about (`table`, `name`, `language`, `scenario`, ...) is filled in for
the games that were given.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from kotatsu.core.languages import LANGUAGES
from kotatsu.testing.tables import table_id, tables_of
from kotatsu.web.words.html import THEMES

ROOMS = (
    "positions",
    "history",
    "secrets",
    "advice",
    "texts",
    "rules",
    "files",
    "tours",
    "tips",
    "sheets",
    "boards",
    "keeping",
    "covers",
    "markup",
)

for room in ROOMS:
    pytest.register_assert_rewrite(f"{__name__}.{room}")  # so that a broken law says what it has found

Law = Callable[..., None]


def laws(*games: str, tests: Path | None = None) -> type:
    """All laws for some games, as a class that pytest collects under a name that begins with `Test`."""
    return _tests("Laws", [law for room in ROOMS for law in laws_in(room)], games, tests)


def some_laws(room: str, games: Sequence[str], tests: Path | None = None, *, without: Collection[str] = ()) -> type:
    """The laws of one module, for who wants to run them apart from the others; all of them or `without` some."""
    return _tests(room.capitalize(), [law for law in laws_in(room) if law.__name__ not in without], games, tests)


def laws_in(room: str) -> list[Law]:
    """The laws of one module."""
    module: ModuleType = import_module(f"{__name__}.{room}")
    return [law for name, law in vars(module).items() if name.startswith("test_")]


def _tests(name: str, all_laws: Sequence[Law], games: Sequence[str], tests: Path | None) -> type:
    def generate(_: object, metafunc: pytest.Metafunc) -> None:
        for argument, values in _subjects(games, tests).items():
            if argument in metafunc.fixturenames:
                metafunc.parametrize(argument, values, ids=_ids(argument))

    methods = {law.__name__: staticmethod(law) for law in all_laws}
    if len(methods) != len(all_laws):
        raise ValueError(f"two laws have the same name: {sorted(law.__name__ for law in all_laws)}")
    return type(name, (), {"pytest_generate_tests": generate, "__doc__": laws.__doc__, **methods})


def _subjects(games: Sequence[str], tests: Path | None) -> dict[str, Sequence[Any]]:
    """What each argument of a law stands for."""
    return {
        "table": tables_of(games),
        "name": games,
        "language": LANGUAGES,
        "theme": THEMES,
        "narrow": (False, True),
        "tests": [tests],
        "scenario": _files(tests, "scenarios", "toml"),
        "record": _files(tests, "records", "txt"),
    }


def _files(tests: Path | None, folder: str, ending: str) -> list[Path]:
    return sorted((tests / folder).rglob(f"*.{ending}")) if tests else []


def _ids(argument: str) -> Callable[[Any], str] | None:
    if argument == "table":
        return table_id
    if argument == "narrow":
        return lambda narrow: "narrow" if narrow else "wide"
    if argument in ("scenario", "record"):
        return lambda path: f"{path.parent.name}/{path.stem}"
    return None if argument in ("name", "language", "theme") else lambda _: "tests"
