"""Tables to test at: games with every number of seats, and random walks through their positions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from kotatsu.core.game import AnyGame
from kotatsu.core.match import Match
from kotatsu.core.position import dump_position
from kotatsu.core.registry import load_game
from kotatsu.core.rng import Rng, seeded
from kotatsu.core.state import State

Table = tuple[str, int]


def tables_of(names: Iterable[str]) -> list[Table]:
    """Each game with each number of seats."""
    return [(name, seats) for name in names for seats in load_game(name).seat_counts]


def table_id(table: Table) -> str:
    """What a test of a table is called."""
    return f"{table[0]}-{table[1]}"


def walk(table: Table, seed: int, options: Mapping[str, str] | None = None) -> Iterator[tuple[Match, Rng]]:
    """A random game, yielded before every decision and once when it is over."""
    match = Match.new(load_game(table[0]), table[1], f"walk {seed}", options)
    rng = seeded(f"walker {seed}")
    yield match, rng
    while not match.over:
        waiting = match.to_act()
        seat = waiting[rng.below(len(waiting))]
        moves = match.state.moves(seat)
        match.play_code(moves[rng.below(len(moves))], seat)
        yield match, rng


def force_undo(match: Match) -> None:
    """Take back the last decision whatever it was; it can be made again."""
    last = match.plies[-1]
    match.rewind(len(match.plies) - 1)
    match.undone = [last]


def data(game: AnyGame, state: State) -> dict[str, object]:
    """Everything about a state, for comparing."""
    return dump_position(game, state)
