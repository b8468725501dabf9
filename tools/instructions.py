"""How many instructions of the processor a random decision takes, whoever else uses the machine; needs valgrind.

    python -m tools.instructions [GAME ...] [--games 240] [--values BOT] [--keep FOLDER]

The same random games on every machine, counted inside the compiled kernel alone. With --values it is what judging a position
takes, for every seat, all along games of a bot (`random`, `greedy`; --games 4 are enough). With --keep the profiles stay, for
`callgrind_annotate FOLDER/GAME-SEATS`.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from pathlib import Path

KERNEL = "CPyPy_kotatsu___core___"
PLAYOUTS = f"{KERNEL}playout___playouts"  # counting begins and ends with a call of this
EVALUATE = f"{KERNEL}state___State___evaluate"  # or of this
AT_ONCE = 4  # games from one deal
TRIES = 60  # of a bot whose positions are judged


def play(name: str, seats: int, games: int, bot: str) -> int:
    """In the measured process: the number of decisions, or of positions that were judged."""
    return judged(name, seats, games, bot) if bot else decided(name, seats, games)


def decided(name: str, seats: int, games: int) -> int:
    from kotatsu.core.playout import playouts
    from kotatsu.core.registry import load_game
    from kotatsu.core.rng import seeded

    game, rng = load_game(name), seeded("instructions")
    return sum(playouts(game.start(seats, f"deal {deal}"), rng, AT_ONCE) for deal in range(games // AT_ONCE))


def judged(name: str, seats: int, games: int, bot: str) -> int:
    from kotatsu.bots.bot import Budget
    from kotatsu.bots.registry import make_bot
    from kotatsu.core.registry import load_game

    game, budget, values = load_game(name), Budget(TRIES), 0
    warm = game.start(seats, "warm")
    warm.judged(0, warm.lesson())  # reading the lesson is not counted
    for deal in range(games):
        state, player = game.start(seats, f"deal {deal}"), make_bot(bot, deal)
        while not state.over():
            seat = state.actor()
            state.apply(player.choose(state.view(seat), seat, budget), seat)
            for judge in range(seats):
                state.copy().evaluate(judge)
            values += seats
    return values


def count(name: str, seats: int, games: int, bot: str, profile: Path) -> float:
    """Instructions for each decision, or for each value."""
    kernel = EVALUATE if bot else PLAYOUTS
    command = ["valgrind", "--tool=callgrind", f"--toggle-collect={kernel}", f"--callgrind-out-file={profile}"]
    task = [sys.executable, "-P", __file__, "--play", name, str(seats), str(games), bot]
    done = subprocess.run([*command, *task], capture_output=True, text=True, check=True)
    found = re.search(r"Collected : (\d+)", done.stderr)
    if found is None or found[1] == "0":
        raise SystemExit("nothing was counted: is the package compiled?")
    return int(found[1]) / int(done.stdout)


def main() -> int:
    from kotatsu.core.registry import game_names, load_game

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int, default=240, help="random games at each table")
    parser.add_argument("--values", default="", metavar="BOT", help="count what judging takes, in games of this bot")
    parser.add_argument("--keep", type=Path, help="a folder for the profiles")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        kept = asked.keep or Path(folder)
        kept.mkdir(parents=True, exist_ok=True)
        for name in asked.game or game_names():
            for seats in load_game(name).seat_counts:
                each = count(name, seats, asked.games, asked.values, kept / f"{name}-{seats}")
                what = "a value" if asked.values else "a decision"
                print(f"{name + ' ' + str(seats):12} {each:7,.0f} instructions {what}", flush=True)
    return 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["--play"]:
        print(play(sys.argv[2], int(sys.argv[3]), int(sys.argv[4]), sys.argv[5]))
    else:
        sys.exit(main())
