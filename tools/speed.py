"""Compare this installation with another one, say of an older commit: the same games, and how much faster.

    python -m tools.speed PYTHON [GAME ...] [--rounds 9] [--records 1000] [--no-values]

PYTHON is the interpreter of the other installation. Both measure in processes of their own, in turn and by the time the
processor spent, so that a busy machine slows both; ratios of medians are printed, above 1 where this installation is
quicker. Then both play the same random games at every table: the records and every value of `evaluate` on the way must be
the same, byte for byte. The exit code says whether they were.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import subprocess
import sys
from collections.abc import Iterator
from statistics import median
from typing import Any

SECONDS = 0.2  # that one figure is measured for
POSITIONS = 200
RECORDS_AT_ONCE = 50


# -- in the measured process: only what every version of the package has ------------------------------------------------


class Table:
    """A game with a number of seats, and work on it that can be measured."""

    def __init__(self, name: str, seats: int) -> None:
        from kotatsu.core.registry import load_game
        from kotatsu.core.rng import seeded

        self.game = load_game(name)
        self.seats = seats
        self._rng = seeded("speed")
        self._deals = 0
        self._positions = self._some_positions()

    def _some_positions(self) -> list[Any]:
        """Positions all along a few random games."""
        found: list[Any] = []
        while len(found) < POSITIONS:
            state = self.game.start(self.seats, f"positions {len(found)}")
            while not state.over():
                moves = state.moves()
                state.apply(moves[self._rng.below(len(moves))])
                if self._rng.below(5) == 0:
                    found.append(state.copy())
        return found

    def decisions(self) -> int:
        from kotatsu.core.playout import playouts

        self._deals += 1
        return int(playouts(self.game.start(self.seats, f"deal {self._deals}"), self._rng, 4))

    def copies(self) -> int:
        from kotatsu.core.playout import copies

        for state in self._positions[::10]:
            copies(state, 100)
        return 100 * len(self._positions[::10])

    def evaluations(self) -> int:
        for state in self._positions:
            state.evaluate(0)
        return len(self._positions)

    def records(self, first: int, count: int, values: bool) -> str:
        """A hash over some random games: their records, and perhaps what every position was worth to everybody."""
        from kotatsu.core.match import Match
        from kotatsu.core.rng import seeded

        total = hashlib.sha256()
        for number in range(first, first + count):
            match = Match.new(self.game, self.seats, f"game {number}")
            rng = seeded(f"moves {number}")
            while not match.over:
                if values:
                    total.update(repr([match.state.evaluate(seat) for seat in range(self.seats)]).encode())
                waiting = match.to_act()
                seat = waiting[rng.below(len(waiting))]
                moves = match.state.moves(seat)
                match.play_code(moves[rng.below(len(moves))], seat)
            total.update(match.record().encode())
        return total.hexdigest()


def serve() -> None:
    """Answer one line of JSON with another, until the other end closes."""
    from kotatsu.bench.clock import measure
    from kotatsu.core.registry import game_names, load_game

    tables: dict[tuple[str, int], Table] = {}
    for line in sys.stdin:
        task, name, seats, *numbers = json.loads(line)
        answer: object
        if task == "tables":
            answer = [(game, each) for game in game_names() for each in load_game(game).seat_counts]
        else:
            if (name, seats) not in tables:
                tables[name, seats] = Table(name, seats)
            work = getattr(tables[name, seats], task)
            answer = work(*numbers) if task == "records" else measure(work, SECONDS)[0]
        print(json.dumps(answer), flush=True)


# -- in this process ----------------------------------------------------------------------------------------------------


class Installation:
    """A process of one installation; `ask` and `answer` are apart, so that two can work at once."""

    def __init__(self, python: str) -> None:
        self._process = subprocess.Popen(
            [python, "-P", __file__, "--serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, *task: object) -> None:
        assert self._process.stdin
        print(json.dumps(task), file=self._process.stdin, flush=True)

    def answer(self) -> Any:
        assert self._process.stdout
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("the other process has ended (see above)")
        return json.loads(line)

    def get(self, *task: object) -> Any:
        self.ask(*task)
        return self.answer()

    def close(self) -> None:
        self._process.communicate()


def rates(both: list[Installation], task: str, name: str, seats: int, rounds: int) -> list[float]:
    """How often a second each installation does some work: medians over rounds in which they take turns."""
    found: list[list[float]] = [[] for _ in both]
    for _ in range(rounds):
        for installation, row in zip(both, found, strict=True):
            row.append(installation.get(task, name, seats))
    return [median(row) for row in found]


def compare(both: list[Installation], tables: list[tuple[str, int]], rounds: int) -> None:
    print(f"{'':12} {'decisions/s':>24} {'copies/s':>26} {'evaluate, µs':>22}")
    for name, seats in tables:
        cells = []
        for task, width in (("decisions", 9), ("copies", 10)):
            old, new = rates(both, task, name, seats, rounds)
            cells.append(f"{old:{width},.0f} {new:{width},.0f} {new / old:5.2f}x")
        old, new = rates(both, "evaluations", name, seats, rounds)
        cells.append(f"{1e6 / old:7.2f} {1e6 / new:7.2f} {new / old:5.2f}x")
        print(f"{name + ' ' + str(seats):12} {'  '.join(cells)}", flush=True)


def differences(both: list[Installation], tables: list[tuple[str, int]], games: int, values: bool) -> Iterator[str]:
    """The tables at which the two do not play the same games."""
    for name, seats in tables:
        for first in range(0, games, RECORDS_AT_ONCE):
            for installation in both:
                installation.ask("records", name, seats, first, min(RECORDS_AT_ONCE, games - first), values)
            if len({installation.answer() for installation in both}) > 1:
                yield f"{name} {seats}: some of the games from {first} on"
                break


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("python")
    parser.add_argument("game", nargs="*")
    parser.add_argument("--rounds", type=int, default=9, help="0 measures nothing")
    parser.add_argument("--records", type=int, default=1000, help="games per table; 0 plays none")
    parser.add_argument("--no-values", action="store_true", help="`evaluate` may have learned since")
    asked = parser.parse_args()
    both = [Installation(asked.python), Installation(sys.executable)]
    try:
        tables = [(name, seats) for name, seats in both[1].get("tables", "", 0) if not asked.game or name in asked.game]
        if asked.rounds:
            compare(both, tables, asked.rounds)
        found = list(differences(both, tables, asked.records, not asked.no_values))
    finally:
        for installation in both:
            installation.close()
    for line in found:
        print(f"different: {line}")
    if asked.records and not found:
        same = "records" if asked.no_values else "records and values"
        print(f"{asked.records} games at each of {len(tables)} tables: the same {same}")
    return int(bool(found))


if __name__ == "__main__":
    if sys.argv[1:] == ["--serve"]:
        serve()
    else:
        sys.exit(main())
