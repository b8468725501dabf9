"""Whole games as a table of figures: one row for every decision, in a file that other programs read.

The rows depend on the seed alone, in their order, too, whoever has played the games.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from kotatsu.bots.registry import make_bots
from kotatsu.core.errors import KotatsuError
from kotatsu.core.game import AnyGame
from kotatsu.core.observing import new_slate
from kotatsu.core.readings import reader_of
from kotatsu.core.registry import load_game
from kotatsu.core.slate import write
from kotatsu.core.state import NONE, State
from kotatsu.core.vocabulary import SEAT
from kotatsu.core.writing import writing
from kotatsu.lab.crew import Crew
from kotatsu.lab.simulate import Setting

GAMES_PER_TASK = 5


class Figure(NamedTuple):
    """A column of the file."""

    name: str
    kind: str  # how Arrow calls it
    means: str


FIGURES = (
    Figure("game", "int32", "the number of the game, from 0 on"),
    Figure("seed", "string", "what the deal of that game was made from: the same seed gives it again"),
    Figure("ply", "int32", "the number of the decision in the game, from 0 on"),
    Figure("turn", "int32", "how many turns were over"),
    Figure("seat", "string", "who decided: A, B, ..."),
    Figure("bot", "string", "which bot sat there"),
    Figure("asked", "string", "the kind of the decision"),
    Figure("move", "string", "what was chosen, in the notation of the game"),
    Figure("code", "int16", "the same as a number: the action of the environments"),
    Figure("legal", "list<int16>", "the codes of all moves that were possible"),
    Figure("points", "int32", "what the seat would have had if the game had ended before the move, as far as it knew"),
    Figure("final_points", "int32", "what the seat had in the end"),
    Figure("place", "int16", "its place in the end; 1 for a winner, several may share it"),
    Figure("winners", "int16", "how many seats were winners"),
)
OBSERVATION = Figure("observation", "list<int16>", "what the seat saw, as `kotatsu lab columns` explains it")

Columns = dict[str, list[Any]]


class Wanted(NamedTuple):
    """What is played, and what of it is kept."""

    setting: Setting
    observations: bool

    @property
    def figures(self) -> tuple[Figure, ...]:
        """The columns of the file, in their order."""
        return (*FIGURES, OBSERVATION) if self.observations else FIGURES


class Sheet(Protocol):
    """A file that rows are written to."""

    def write(self, columns: Columns) -> None:
        """Add rows, given column by column."""

    def close(self) -> None:
        """The file is complete."""


# -- files -------------------------------------------------------------------------------------------


class Csv:
    """Text; lists are numbers with blanks between them."""

    def __init__(self, path: Path, figures: tuple[Figure, ...]) -> None:
        self._names = [figure.name for figure in figures]
        self._file = path.open("w", encoding="utf-8", newline="")
        self._out = csv.writer(self._file, lineterminator="\n")
        self._out.writerow(self._names)

    def write(self, columns: Columns) -> None:
        """Add rows; a list is numbers with blanks between them."""
        rows = zip(*[columns[name] for name in self._names], strict=True)
        self._out.writerows([[_text(value) for value in row] for row in rows])

    def close(self) -> None:
        """The file is complete."""
        self._file.close()


def _text(value: Any) -> Any:
    return " ".join(map(str, value)) if isinstance(value, list) else value


class Parquet:
    """A file for pandas, Polars and their like; each column brings what it means."""

    def __init__(self, path: Path, figures: tuple[Figure, ...]) -> None:
        try:
            import pyarrow as arrow
            from pyarrow import parquet
        except ImportError:
            raise KotatsuError("Parquet needs pyarrow: install kotatsu[research], or name a .csv file") from None
        self._arrow: Any = arrow
        kinds = {name: getattr(arrow, name)() for name in ("int16", "int32", "string")}
        kinds["list<int16>"] = arrow.list_(arrow.int16())
        fields = [arrow.field(one.name, kinds[one.kind], metadata={"means": one.means}) for one in figures]
        self._schema = arrow.schema(fields)
        self._out: Any = parquet.ParquetWriter(path, self._schema, compression="zstd")

    def write(self, columns: Columns) -> None:
        """Add a group of rows."""
        self._out.write_table(self._arrow.table(columns, schema=self._schema))

    def close(self) -> None:
        """The file is complete."""
        self._out.close()


SHEETS: dict[str, Callable[[Path, tuple[Figure, ...]], Sheet]] = {".csv": Csv, ".parquet": Parquet}


def export(
    wanted: Wanted,
    games: int,
    path: Path,
    crew: Crew,
    progress: Callable[[int, int], None] = lambda done, most: None,
) -> int:
    """Play so many games and write them down; the number of rows. Nothing is left of a file that is not finished."""
    if path.suffix not in SHEETS:
        raise KotatsuError(f"{path.name}: a file ends with {' or '.join(SHEETS)}")
    if not path.parent.is_dir():
        raise KotatsuError(f"{path.parent}: there is no such folder")
    unfinished = path.with_name(f".{path.name}.unfinished")
    rows = 0
    try:
        with writing(path):
            sheet = SHEETS[path.suffix](unfinished, wanted.figures)
        try:
            for done, columns in _in_order(wanted, games, crew):
                with writing(path):
                    sheet.write(columns)
                rows += len(columns["ply"])
                progress(done, games)
        finally:
            with writing(path):
                sheet.close()
        with writing(path):
            unfinished.replace(path)
    finally:
        with suppress(OSError):
            unfinished.unlink()
    return rows


def _in_order(wanted: Wanted, games: int, crew: Crew) -> Iterator[tuple[int, Columns]]:
    """The games by their numbers, however they come in; with how many there are by then."""
    tasks = [range(first, min(first + GAMES_PER_TASK, games)) for first in range(0, games, GAMES_PER_TASK)]
    waiting: dict[int, Columns] = {}
    done = 0
    for numbers, columns in crew.run(partial(play_some, wanted), tasks):
        waiting[numbers.start] = columns
        while done in waiting:
            ready = waiting.pop(done)
            done = min(done + GAMES_PER_TASK, games)
            yield done, ready


# -- games -------------------------------------------------------------------------------------------


def play_some(wanted: Wanted, numbers: range) -> tuple[range, Columns]:
    """The rows of some games, by their numbers."""
    game = load_game(wanted.setting.game, wanted.setting.components)
    columns: Columns = {figure.name: [] for figure in wanted.figures}
    for number in numbers:
        _play(game, wanted, number, columns)
    return numbers, columns


def _play(game: AnyGame, wanted: Wanted, number: int, columns: Columns) -> None:
    setting = wanted.setting
    seed = f"{setting.seed}/{number}"
    state = game.start(setting.seats, seed, dict(setting.options))
    bots = make_bots(setting.bots, f"{seed}/bots")
    for bot in bots:
        bot.sit_down(game)
    look = _eyes(game, setting.seats) if wanted.observations else None
    first = len(columns["ply"])
    while not state.over():
        seat = state.actor()
        view, moves = state.view(seat), state.moves(seat)[:]
        code = bots[seat].at_once(moves[:])
        if code == NONE:
            code = bots[seat].choose(view, seat)
        row: dict[str, Any] = {
            "game": number,
            "seed": seed,
            "ply": len(columns["ply"]) - first,
            "turn": state.turn,
            "seat": SEAT.id(seat),
            "bot": setting.bots[seat],
            "asked": game.steps.kind(state.top()).name,
            "move": game.vocabulary.notation(code),
            "code": code,
            "legal": moves,
            "points": sum(view.score(seat)),
        }
        if look is not None:
            row["observation"] = look(view, seat)
        for name, value in row.items():
            columns[name].append(value)
        state.apply(code, seat)
    places = state.places()
    for letter in columns["seat"][first:]:
        seat = SEAT.number(letter)
        columns["final_points"].append(sum(state.score(seat)))
        columns["place"].append(places[seat])
        columns["winners"].append(places.count(1))


def _eyes(game: AnyGame, seats: int) -> Callable[[State, int], list[int]]:
    slate, reader = new_slate(game, seats, 1), reader_of(game)

    def look(view: State, seat: int) -> list[int]:
        slate.wipe()
        write(view, seat, 0, slate, reader)
        return [int(number) for number in slate.numbers]

    return look
