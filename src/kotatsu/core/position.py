"""A whole position as readable data, like chess's FEN: it loads back to an equal state."""

from __future__ import annotations

import marshal
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from kotatsu.core import toml
from kotatsu.core.errors import FileError, KotatsuError
from kotatsu.core.game import AnyGame
from kotatsu.core.rng import Rng
from kotatsu.core.schema import Bits, Fields, Int, cards_in
from kotatsu.core.state import EMPTY, FULL, WATCHER, State
from kotatsu.core.vocabulary import HIDDEN_WORD, Numbers, StepKind

KERNEL_NUMBERS = ("turn", "reveals")
HOUSE_RULES = "house_rules"
KERNEL = Fields(**dict.fromkeys(KERNEL_NUMBERS, Int()))
HIGHEST = 0xFFFFFFFF  # of the numbers of a generator
PLAIN = 2  # a version of `marshal` that writes equal values alike, wherever they lie


def dump_position(game: AnyGame, state: State) -> dict[str, Any]:
    """Everything about a state (or a view) as plain data. Two states are equal when their data are."""
    data: dict[str, Any] = {"game": game.name, "seats": state.seats, "components": game.components.hash}
    if state.viewer != FULL:
        data["viewer"] = state.viewer
    data.update({name: getattr(state, name) for name in KERNEL_NUMBERS})
    data["random"] = state.rng.registers()
    if state.house_rules:
        data.update(_rules(game).dump(state))
    data["stack"] = [_dump_step(game, step) for step in state.stack]
    data.update(game.fields.dump(state))
    data["players"] = [game.player_fields.dump(player) for player in _players(state)]
    return data


def _rules(game: AnyGame) -> Fields:
    """The house rules of a state: a position by the book alone does not mention them."""
    return Fields(**{HOUSE_RULES: Bits(game.house_rules)})


def same_position(game: AnyGame, one: State, other: State) -> bool:
    """Whether two states (or two views of one viewer) are equal; quicker than comparing their data."""
    return (
        all(getattr(one, name) == getattr(other, name) for name in KERNEL_NUMBERS)
        and one.house_rules == other.house_rules
        and one.rng.registers() == other.rng.registers()
        and _steps(game, one) == _steps(game, other)
        and game.fields.equal(one, other)
        and all(game.player_fields.equal(*pair) for pair in zip(_players(one), _players(other), strict=True))
    )


def position_key(game: AnyGame, state: State) -> bytes:
    """What the rest of the game follows from, as far as the viewer knows it, for a search that meets positions again.

    Chance is no part of it, neither the generator nor how often something was revealed: positions with the same key have
    the same moves, scores and values, and go on alike if chance does. Keys are for one run of a program, not for files.
    """
    steps = [(kind.name, values) for kind, values in _steps(game, state)]
    players = [game.player_fields.values(player) for player in _players(state)]
    table = game.name, game.components.hash, state.house_rules, state.seats, state.viewer
    return marshal.dumps((table, state.turn, steps, game.fields.values(state), players), PLAIN)


def _steps(game: AnyGame, state: State) -> list[tuple[StepKind, list[int]]]:
    return [(kind, kind.values(step)) for step in state.stack for kind in (game.steps.kind(step),)]


def load_position(game: AnyGame, data: dict[str, Any], source: str = "position", text: str = "") -> State:
    """The state that was dumped. Complaints name the field, and the line if the text is given."""
    with _possible(source):
        hidden = _hidden_in(data)
        if hidden:
            raise FileError(
                source, toml.line_of(text, hidden), f"{hidden}: something is hidden, as in a view; a position is whole"
            )
        state = _loaded(game, data, source, text)
        try:
            check_conservation(game, state)
        except KotatsuError as error:
            raise FileError(source, 0, f"this position is impossible: {error}") from None
        state.refresh()
        for seat in state.to_act():
            state.moves(seat)
    return state


def load_view(game: AnyGame, data: Any, source: str = "view") -> State:
    """The view that was dumped, to look at, to think about and to determinize."""
    viewer = data.get("viewer") if isinstance(data, dict) else None
    if not isinstance(viewer, int) or isinstance(viewer, bool):
        raise FileError(source, 0, "viewer: who looks is missing")
    if data.get("game", game.name) != game.name:
        raise FileError(source, 0, f"game: this is a view of {data['game']}, not of {game.name}")
    with _possible(source):
        view = _loaded(game, {name: value for name, value in data.items() if name != "viewer"}, source, "")
        if viewer != WATCHER and not 0 <= viewer < view.seats:
            raise FileError(source, 0, f"viewer: {viewer} is no seat")
        view.viewer = viewer
        view.refresh()
        if view.legal_seat != viewer:
            view.legal = EMPTY
        if viewer in view.to_act():
            view.moves(viewer)
    return view


@contextmanager
def _possible(source: str) -> Iterator[None]:
    """What the rules stumble over in a position that cannot come about is a complaint about it."""
    try:
        yield
    except KotatsuError:
        raise
    except (
        LookupError,
        TypeError,
        ValueError,
        ArithmeticError,
        AttributeError,
        AssertionError,
        RecursionError,
    ) as error:
        told = f"this position is impossible ({type(error).__name__}: {error})"
        raise FileError(source, 0, " ".join(told.split())) from None


def _hidden_in(data: Any, name: str = "") -> str:
    """The first field in which something is hidden."""
    if isinstance(data, dict):
        return next((found for key, value in data.items() if (found := _hidden_in(value, name or str(key)))), "")
    if isinstance(data, list):
        return next((found for value in data if (found := _hidden_in(value, name))), "")
    return name if data == HIDDEN_WORD else ""


def _loaded(game: AnyGame, data: dict[str, Any], source: str, text: str) -> State:
    """A state with the fields that the data mention; the caller checks and refreshes it."""
    seats = data.get("seats")
    if not isinstance(seats, int):
        raise FileError(source, toml.line_of(text, "seats"), "seats: the number of players is missing")
    game.check_seats(seats)
    wanted = data.get("components", game.components.hash)
    if wanted != game.components.hash:
        raise FileError(
            source,
            toml.line_of(text, "components"),
            f"components {wanted} are needed, these are {game.components.hash}",
        )
    state: State = game.blank(seats)
    change_position(
        game, state, {k: v for k, v in data.items() if k not in ("game", "seats", "components")}, source, text
    )
    state.derive()
    return state


def check_conservation(game: AnyGame, state: State) -> None:
    """Refuse a position in which something of the box is missing, or there is more of it than the box holds."""
    for cards in game.cards:
        places = Counter(card for pile in cards.piles(state) for card in cards_in(*pile))
        for card in range(len(cards.domain)):
            if places[card] != 1:
                where = f"in {places[card]} places instead of one" if places[card] else "nowhere"
                raise KotatsuError(f"{cards.domain.id(card)} lies {where}")
    found = game.census(state)
    for name, wanted in box_census(game, state.seats).items():
        if found[name] != wanted:
            raise KotatsuError(f"{name}: {found[name]} where {wanted} belong")


def box_census(game: AnyGame, seats: int) -> dict[str, int]:
    """How many there are of each limited component in every position."""
    return game.census(game.start(seats, "any will do"))


def change_position(game: AnyGame, state: State, data: dict[str, Any], source: str, text: str) -> None:
    """Set the fields that the data mention; the caller refreshes the state."""
    rest = dict(data)
    try:
        KERNEL.load(state, {name: rest.pop(name) for name in KERNEL_NUMBERS if name in rest})
        if "random" in rest:
            state.rng = _load_rng(rest.pop("random"))
        if HOUSE_RULES in rest:
            _rules(game).load(state, {HOUSE_RULES: rest.pop(HOUSE_RULES)})
        if "stack" in rest:
            state.stack = _load_stack(game, rest.pop("stack"))
        _change_players(game, state, rest.pop("players", []))
        game.fields.load(state, rest)
    except KotatsuError as error:
        raise FileError(source, toml.line_of(text, *_path_in(str(error))), str(error)) from None


def _load_rng(words: Any) -> Rng:
    if not isinstance(words, list) or len(words) != 4 or not all(map(_is_register, words)):
        raise KotatsuError(f"random: four numbers from 0 to {HIGHEST} belong here")
    return Rng(*words)


def _is_register(word: Any) -> bool:
    return isinstance(word, int) and 0 <= word <= HIGHEST


def _load_stack(game: AnyGame, steps: Any) -> list[Any]:
    if not isinstance(steps, list):
        raise KotatsuError("stack: a list of steps belongs here")
    return [_load_step(game, item) for item in steps]


def _change_players(game: AnyGame, state: State, players: Any) -> None:
    if not isinstance(players, list) or not all(isinstance(player, dict) for player in players):
        raise KotatsuError("players: a list of tables belongs here")
    if len(players) > state.seats:
        raise KotatsuError(f"players: {len(players)} for {state.seats} seats")
    for seat, (player, data) in enumerate(zip(_players(state), players, strict=False)):
        game.player_fields.load(player, data, f"players.{seat}.")


def _path_in(complaint: str) -> list[str]:
    return [part for part in complaint.split(":", maxsplit=1)[0].split(".") if not part.isdigit()]


def _players(state: State) -> list[Any]:
    players: list[Any] = getattr(state, "players", [])
    return players


def _dump_step(game: AnyGame, step: Any) -> dict[str, Any]:
    kind = game.steps.kind(step)
    values = zip(kind.params.items(), kind.values(step), strict=True)
    return {"step": kind.name} | {
        name: value if isinstance(domain, Numbers) else domain.id(value) for (name, domain), value in values
    }


def _load_step(game: AnyGame, data: Any) -> Any:
    name = data.get("step") if isinstance(data, dict) else None
    if not isinstance(name, str) or name not in game.steps.by_name:
        raise KotatsuError(f"stack: {data!r} is no step; known are {', '.join(game.steps.by_name)}")
    kind = game.steps.by_name[name]
    unknown = set(data) - {"step", *kind.params}
    if unknown:
        raise KotatsuError(f"stack: {kind.name} has no {', '.join(sorted(unknown))}")
    try:
        return kind.make([domain.number(data[name]) for name, domain in kind.params.items()])
    except KeyError as error:
        raise KotatsuError(f"stack: {kind.name} needs {error}") from None
