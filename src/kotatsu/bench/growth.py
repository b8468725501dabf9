"""How the cost of things grows: with the seats, the length of a game, the tables that are open, those who watch.

Everything is processor time of one process, so that other programs disturb it little.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
import tracemalloc
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from kotatsu.bench.clock import measure
from kotatsu.bench.own import middle
from kotatsu.bench.plot import Line, plot
from kotatsu.bench.requests import Caller
from kotatsu.bots import make_bots
from kotatsu.core.match import Match
from kotatsu.core.playout import playouts
from kotatsu.core.registry import game_names, load_game
from kotatsu.core.rng import seeded
from kotatsu.core.state import WATCHER
from kotatsu.house.house import House, Invitation
from kotatsu.house.identity import identity
from kotatsu.house.store import Store
from kotatsu.house.table import Table
from kotatsu.house.thinking import Thinkers
from kotatsu.web.seen.sight import Looker
from kotatsu.web.zones.frame import Frame

PLAYING = 0.1  # seconds for one figure
LONGEST = 300  # plies
EVERY = 50
MOVES = 8  # over which a median is taken
OPEN = (1, 10, 50, 100)
LISTENERS = (1, 100, 300, 1000)


class Figure(NamedTuple):
    """One picture: what grows with what."""

    name: str
    title: str
    across: str
    up: str
    lines: Mapping[str, Line]

    def svg(self) -> str:
        return plot(self.title, self.across, self.up, self.lines)


def growth(tell: Callable[[str], None] = lambda line: None) -> Iterator[Figure]:
    """All figures, one after the other."""
    games = game_names()
    tell("seats")
    yield Figure("seats-decisions", "A random decision", "players", "µs", {game: _decisions(game) for game in games})
    yield Figure("seats-copies", "A copy of a position", "players", "µs", {game: _copies(game) for game in games})
    yield Figure("seats-drawings", "A drawing of the table", "players", "ms", {game: _drawn(game) for game in games})
    tell("length of the game")
    moves, drawings = _two_lines(_along, games)
    yield Figure("length-moves", "A move: checked, on disk, applied", "plies before it", "ms", moves)
    yield Figure("length-drawings", "A drawing", "plies before it", "ms", drawings)
    tell("tables open")
    times, sizes = _two_lines(_open_tables, games)
    yield Figure("tables-moves", "A move at one of the tables", "tables open", "ms", times)
    yield Figure("tables-memory", "Memory of all tables", "tables open", "MB", sizes)
    tell("listeners")
    whole = {game: _listeners(game) for game in games}
    yield Figure("listeners-moves", "A move and its way to all who watch", "watchers", "ms", whole)
    each = {game: [(n, y / n) for n, y in line if n > 1] for game, line in whole.items()}
    yield Figure("listeners-each", "The same, for each of them", "watchers", "ms", each)


# -- seats ------------------------------------------------------------------------------------------


def _two_lines(
    measured: Callable[[str], tuple[Line, Line]], games: Sequence[str]
) -> tuple[dict[str, Line], dict[str, Line]]:
    """Two figures that are measured together, each with a line for every game."""
    both = {game: measured(game) for game in games}
    return {game: first for game, (first, _) in both.items()}, {game: second for game, (_, second) in both.items()}


def _decisions(name: str) -> Line:
    game, rng = load_game(name), seeded("growth")
    return [
        (seats, 1e6 / measure(lambda seats=seats: playouts(game.start(seats, "growth"), rng, 4), PLAYING)[0])  # type: ignore[misc]
        for seats in game.seat_counts
    ]


def _copies(name: str) -> Line:
    game = load_game(name)
    line = []
    for seats in game.seat_counts:
        state = middle(game, seats)
        line.append((seats, 1e6 / measure(lambda state=state: bool(state.copy()), PLAYING)[0]))  # type: ignore[misc]
    return line


def _drawn(name: str) -> Line:
    game = load_game(name)
    line = []
    for seats in game.seat_counts:
        match = _played(Match.new(game, seats, "growth"), EVERY)
        line.append((seats, _milliseconds(lambda match=match: _frame(match).zones())))  # type: ignore[misc]
    return line


# -- the length of a game ---------------------------------------------------------------------------


def _along(name: str) -> tuple[Line, Line]:
    """Moves and drawings all along one game of random bots."""

    async def session() -> tuple[Line, Line]:
        moves: list[tuple[float, float]] = []
        drawings: list[tuple[float, float]] = []
        async with _house() as house:
            table = await _new_table(house, name, "growth")
            spent: list[float] = []
            while not table.match.over and len(table.match.plies) <= LONGEST:
                ply = len(table.match.plies)
                if ply % EVERY < MOVES:
                    spent.append(await _move(house, table))
                else:
                    await _move(house, table)
                if ply % EVERY == MOVES:
                    moves.append((ply - MOVES, 1000 * median(spent)))
                    drawings.append((ply - MOVES, _milliseconds(lambda: _frame(table.match).zones())))
                    spent.clear()
        return moves, drawings

    return asyncio.run(session())


# -- tables -----------------------------------------------------------------------------------------


def _open_tables(name: str) -> tuple[Line, Line]:
    """Moves at the last of more and more tables, and what all of them take in memory."""

    async def session() -> tuple[Line, Line]:
        times: list[tuple[float, float]] = []
        sizes: list[tuple[float, float]] = []
        async with _house() as house:
            tables: list[Table] = []
            tracemalloc.start()
            before, _ = tracemalloc.get_traced_memory()
            for count in OPEN:
                while len(tables) < count:
                    tables.append(await _new_table(house, name, f"growth {len(tables)}"))
                    for _ in range(MOVES):
                        await _move(house, tables[-1])
                sizes.append((count, (tracemalloc.get_traced_memory()[0] - before) / 1e6))
            tracemalloc.stop()
            for count in OPEN:
                times.append((count, 1000 * median([await _move(house, tables[count - 1]) for _ in range(MOVES)])))
        return times, sizes

    return asyncio.run(session())


# -- listeners --------------------------------------------------------------------------------------


def _listeners(name: str) -> Line:
    """A move, and every open page asks for what changed."""

    async def session() -> Line:
        line: list[tuple[float, float]] = []
        async with Caller() as caller:
            secret = await caller.visitor()
            table = await _new_table(caller.house, name, "growth", identity(secret))
            for count in LISTENERS:
                pages = [caller.page(table.id, secret) for _ in range(count)]
                for page in pages:
                    await page.look()
                spent = []
                for _ in range(3):
                    moved = await _move(caller.house, table)
                    spent.append(moved + sum([await page.look() for page in pages]))
                line.append((count, 1000 * median(spent)))
        return line

    return asyncio.run(session())


# -- what they share --------------------------------------------------------------------------------


@asynccontextmanager
async def _house() -> AsyncIterator[House]:
    with tempfile.TemporaryDirectory() as folder:
        house = House(Store(f"sqlite:///{Path(folder) / 'growth.db'}"), Thinkers(1))
        try:
            yield house
        finally:
            await house.close()


async def _new_table(house: House, name: str, seed: str, host: str = "person 0") -> Table:
    seats = range(load_game(name).seat_counts[0])
    guests = [Invitation(f"person {seat}", f"Player {seat}", "") for seat in seats]
    return await house.new_table(name, guests, host, seed=seed)


async def _move(house: House, table: Table) -> float:
    """One random move; the processor time it took."""
    seat = table.match.to_act()[0]
    moves = table.match.moves(seat)
    move = moves[seeded(f"{table.id} {table.number}").below(len(moves))]
    started = time.process_time()
    await house.act(table, seat, "move", move)
    return time.process_time() - started


def _played(match: Match, plies: int) -> Match:
    bots = make_bots(["random"] * match.seats, "growth")
    while not match.over and len(match.plies) < plies:
        seat = match.state.actor()
        match.play_code(bots[seat].choose(match.view(seat), seat), seat)
    return match


def _frame(match: Match) -> Frame:
    return Frame(match, [f"Player {seat}" for seat in range(match.seats)], Looker(WATCHER, "en"))


def _milliseconds(work: Callable[[], Any]) -> float:
    work()  # texts are kept once they have been used, as in a running house
    return 1000 / measure(lambda: bool(work()), PLAYING)[0]
