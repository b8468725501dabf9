"""How much slower simulations are than the kernel alone: `kotatsu simulate` beside `kotatsu bench`, for random bots.

    python -m tools.simulations [GAME ...] [--rounds 5] [--games 300]

Both play random games in this process, in turn and by the time the processor spent. The ratio is that of the medians: 1 is as
quick as the kernel, 2 takes twice as long for a decision.
"""

from __future__ import annotations

import argparse
import time
from statistics import median

from kotatsu.cli.arguments import print_columns
from kotatsu.core.playout import playouts
from kotatsu.core.registry import game_names, load_game
from kotatsu.core.rng import seeded
from kotatsu.lab.simulate import Setting, simulate


def kernel(name: str, games: int) -> float:
    """Random decisions a second inside the kernel."""
    game = load_game(name)
    started = time.process_time()
    decisions = playouts(game.start(game.seat_counts[0], "simulations"), seeded("simulations"), games)
    return decisions / (time.process_time() - started)


def simulated(name: str, games: int) -> float:
    """Decisions a second of random bots in a simulation."""
    seats = load_game(name).seat_counts[0]
    started = time.process_time()
    tally = simulate(Setting(name, seats, ("random",) * seats, "simulations"), games, 1)
    return tally.decisions / (time.process_time() - started)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="GAME")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=300)
    args = parser.parse_args()
    rows = [["", "bench, decisions/s", "simulate, decisions/s", "ratio"]]
    for name in args.names or game_names():
        pairs = [(kernel(name, args.games), simulated(name, args.games)) for _ in range(args.rounds)]
        one, other = (median(figures) for figures in zip(*pairs, strict=True))
        rows.append([name, f"{one:,.0f}", f"{other:,.0f}", f"{one / other:.2f}"])
    print_columns(rows)


if __name__ == "__main__":
    main()
