"""How many instructions of the processor a random decision takes, whoever else uses the machine; needs valgrind.

    python -m tools.instructions [GAME ...] [--games 240] [--keep FOLDER]

The same random games on every machine, counted inside the compiled kernel alone. With --keep the profiles stay, for
`callgrind_annotate FOLDER/GAME-SEATS`.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from pathlib import Path

KERNEL = "CPyPy_kotatsu___core___playout___playouts"  # counting begins and ends with a call of this
AT_ONCE = 4  # games from one deal


def play(name: str, seats: int, games: int) -> int:
    """In the measured process: the number of decisions."""
    from kotatsu.core.playout import playouts
    from kotatsu.core.registry import load_game
    from kotatsu.core.rng import seeded

    game, rng = load_game(name), seeded("instructions")
    return sum(playouts(game.start(seats, f"deal {deal}"), rng, AT_ONCE) for deal in range(games // AT_ONCE))


def count(name: str, seats: int, games: int, profile: Path) -> float:
    """Instructions for each decision."""
    command = ["valgrind", "--tool=callgrind", f"--toggle-collect={KERNEL}", f"--callgrind-out-file={profile}"]
    task = [sys.executable, "-P", __file__, "--play", name, str(seats), str(games)]
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
    parser.add_argument("--keep", type=Path, help="a folder for the profiles")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        kept = asked.keep or Path(folder)
        kept.mkdir(parents=True, exist_ok=True)
        for name in asked.game or game_names():
            for seats in load_game(name).seat_counts:
                each = count(name, seats, asked.games, kept / f"{name}-{seats}")
                print(f"{name + ' ' + str(seats):12} {each:7,.0f} instructions a decision", flush=True)
    return 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["--play"]:
        print(play(sys.argv[2], int(sys.argv[3]), int(sys.argv[4])))
    else:
        sys.exit(main())
