"""Finding games: those that come with Kotatsu, and any that an installed package offers under `kotatsu.games`."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cache, lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from kotatsu.core.components import read_components
from kotatsu.core.corrections import Corrections
from kotatsu.core.errors import FileError, KotatsuError
from kotatsu.core.game import AnyGame
from kotatsu.core.toml import read_text
from kotatsu.version import kernel_of

GROUP = "kotatsu.games"  # of entry points

Maker = Any  # the class of a game: it is called with its components alone

COMPONENTS = "components.toml"
MOST_BOXES = 32  # games with somebody's corrections that are kept

_added: dict[str, Maker] = {}
_loaded: dict[str, AnyGame] = {}


def add_game(game: Maker) -> None:
    """Make a game known by its name in this process."""
    _added[game.name] = game
    _loaded.pop(game.name, None)


def know_game(name: str, home: str) -> None:
    """In a new process: make a game known there, wherever it comes from."""
    if name not in game_names():
        add_game(from_home(home))


def home_of(kind: type | Callable[..., Any]) -> str:
    """Where a class or a function lives, so that another process can find it."""
    return f"{kind.__module__}:{kind.__qualname__}"


def from_home(home: str) -> Any:
    """What lives there: the way back from `home_of`."""
    module, _, name = home.partition(":")
    found: Any = import_module(module)
    for part in name.split("."):
        found = getattr(found, part)
    return found


def game_names() -> list[str]:
    """All games that can be loaded, those that come with Kotatsu first."""
    offered = [name for name, point in _offered().items() if not _trouble(point)]
    return [*import_module("kotatsu.games").NAMES, *offered, *_added]


def load_game(name: str, components: Path | str | Corrections | None = None) -> AnyGame:
    """A game by its name, with its own components or with somebody's corrections on top: a file, or what stands in one."""
    if isinstance(components, str):
        components = Path(components)
    if isinstance(components, Corrections):
        return _with_box(_find(name), components)
    if components is not None:
        return _with_box(_find(name), Corrections(read_text(components), str(components)))
    if name not in _loaded:
        maker = _find(name)
        _loaded[name] = maker(read_components(maker.folder / COMPONENTS))
        _loaded[name].components.made()
    return _loaded[name]


def load_afresh(name: str, own: Corrections) -> AnyGame:
    """A game with somebody's corrections that is not kept: nobody knows yet whether it will be played."""
    return _made(_find(name), own)


@lru_cache(MOST_BOXES)  # all tables with the same box share one game
def _with_box(maker: Maker, own: Corrections) -> AnyGame:
    return _made(maker, own)


def _made(maker: Maker, own: Corrections) -> AnyGame:
    try:
        game: AnyGame = maker(read_components(maker.folder / COMPONENTS, own, maker.name))
        game.components.made()
    except (LookupError, TypeError, ValueError, ArithmeticError, AttributeError, AssertionError) as error:
        if isinstance(error, KotatsuError):
            raise
        told = f"the values do not fit together ({type(error).__name__}: {error})"
        raise FileError(own.source, 0, " ".join(told.split())) from None
    return game


def _find(name: str) -> Maker:
    if name in _added:
        return _added[name]
    if name in import_module("kotatsu.games").NAMES:
        found: Maker = import_module(f"kotatsu.games.{name}.meta").GAME
        return found
    if name in _offered():
        return _load(_offered()[name])
    raise KotatsuError(
        f"there is no game {name!r}; there are {', '.join(game_names())}. A package brings another one if it is installed"
        f" beside Kotatsu and names it under the entry point {GROUP!r}; a program calls kotatsu.add_game"
    )


def _load(point: EntryPoint) -> Maker:
    """The game of another package."""
    trouble = _trouble(point)
    if trouble:
        raise KotatsuError(trouble)
    offered: Maker = point.load()
    return offered


@cache
def _trouble(point: EntryPoint) -> str:
    """Why a game of another package cannot be played: an empty text if it can. Nobody else's games suffer from it."""
    if _is_stale(point):
        return f"{point.name} was compiled with another Kotatsu than this one: install it again"
    try:
        maker = point.load()
        maker(read_components(maker.folder / COMPONENTS))
    except Exception as error:  # whatever a stranger's package can do wrong
        told = f"{point.name} cannot be loaded ({type(error).__name__}: {error})"
        logging.getLogger(__name__).warning("%s", told)
        return told
    return ""


@cache
def _is_stale(point: EntryPoint) -> bool:
    """Whether a game is machine code for another kernel: that would crash, so it is not even imported."""
    package = find_spec(point.module.partition(".")[0])
    home = package.origin if package is not None else None
    return home is not None and kernel_of(Path(home).parent) not in ("", kernel_of())


@cache  # what is installed stays so while we run
def _offered() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}
