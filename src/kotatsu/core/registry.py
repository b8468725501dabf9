"""Finding games: the four that come with Kotatsu, and any that an installed package offers under `kotatsu.games`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from kotatsu.core.components import read_components
from kotatsu.core.errors import KotatsuError
from kotatsu.core.game import AnyGame

Maker = Any  # the class of a game: it is called with its components alone

_added: dict[str, Maker] = {}
_loaded: dict[str, AnyGame] = {}


def add_game(game: Maker) -> None:
    """Make a game known by its name in this process."""
    _added[game.name] = game
    _loaded.pop(game.name, None)


def home_of(kind: type) -> str:
    """Where a class lives, so that another process can find it."""
    return f"{kind.__module__}:{kind.__qualname__}"


def from_home(home: str) -> Any:
    """The class that lives there: the way back from `home_of`."""
    module, _, name = home.partition(":")
    return getattr(import_module(module), name)


def game_names() -> list[str]:
    """All games that can be loaded, those that come with Kotatsu first."""
    return [*import_module("kotatsu.games").NAMES, *_offered(), *_added]


def load_game(name: str, components: Path | str | None = None) -> AnyGame:
    """A game by its name, with its own components or with a file of corrected values on top."""
    if components is None and name in _loaded:
        return _loaded[name]
    maker = _find(name)
    game: AnyGame = maker(
        read_components(maker.folder / "components.toml", None if components is None else Path(components))
    )
    if components is None:
        _loaded[name] = game
    return game


def _find(name: str) -> Maker:
    if name in _added:
        return _added[name]
    if name in import_module("kotatsu.games").NAMES:
        found: Maker = import_module(f"kotatsu.games.{name}.meta").GAME
        return found
    if name in _offered():
        offered: Maker = _offered()[name].load()
        return offered
    raise KotatsuError(f"there is no game {name!r}; there are {', '.join(game_names())}")


@cache  # what is installed stays so while we run
def _offered() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group="kotatsu.games")}
