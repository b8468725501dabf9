"""`kotatsu lab`: teaching bots what positions are worth."""

from __future__ import annotations

import argparse
from pathlib import Path

from kotatsu.cli.arguments import number, print_columns, processes, seats_of
from kotatsu.cli.progress import progress_bar
from kotatsu.core.errors import KotatsuError
from kotatsu.core.registry import load_game
from kotatsu.core.writing import write_text

SUMMARY = "Learn by self-play what positions are worth"
DETAILS = "More in docs/evaluators.md."


def arguments(parser: argparse.ArgumentParser) -> None:
    tasks = parser.add_subparsers(title="tasks", metavar="TASK", required=True)
    train = tasks.add_parser(
        "train",
        help="make a lesson",
        description="Play, learn, compare, and write what was learned as a file for the package of the game. "
        "A course that was stopped goes on where it was; its result is the same for any number of jobs.",
    )
    train.add_argument("game", metavar="GAME", help="a name that `kotatsu games` lists")
    train.add_argument("--seats", type=number, metavar="N", help="number of players (default: the fewest)")
    train.add_argument("--seed", default="1", metavar="TEXT", help="decides all chance")
    for name, (default, what) in NUMBERS.items():
        train.add_argument(f"--{name}", type=number, default=default, metavar="K", help=f"{what} (default: {default})")
    train.add_argument(
        "--hand-only", action="store_true", help="vary nothing but the numbers of the hand; needs no --generations"
    )
    train.add_argument("--start", type=Path, metavar="FILE", help="a lesson to begin with, say one for fewer players")
    train.add_argument("--jobs", type=processes, metavar="J", help="processes at once (default: one per core)")
    train.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster instead")
    train.add_argument("--folder", type=Path, metavar="FOLDER", help="where the games are kept (default: GAME-N here)")
    train.add_argument("--out", type=Path, metavar="FILE", help="the lesson (default: lesson-N.toml in that folder)")
    train.set_defaults(task=_train)
    reading = tasks.add_parser(
        "reading",
        help="write the module that reads the positions of a game",
        description="Print the module `reading.py` for the package of a game, made from its schema.",
    )
    reading.add_argument("game", metavar="GAME", help="a name that `kotatsu games` lists")
    reading.set_defaults(task=_reading)
    columns = tasks.add_parser(
        "columns", help="list the numbers of an observation", description="What each number of an observation means."
    )
    columns.add_argument("game", metavar="GAME", help="a name that `kotatsu games` lists")
    columns.add_argument("--seats", type=number, metavar="N", help="number of players (default: the fewest)")
    columns.set_defaults(task=_columns)


NUMBERS = {
    "games": (400, "games to learn from in each generation, and of each variation"),
    "generations": (2, "how often the best so far plays again"),
    "variations": (0, "how often it is varied then"),
    "tries": (60, "moves tried out for each decision"),
    "trial": (60, "games of each candidate; 0 only proves the lesson to begin with"),
    "proof": (200, "games of the winner against judging by hand"),
}


def run(args: argparse.Namespace) -> int:
    code: int = args.task(args)
    return code


def _train(args: argparse.Namespace) -> int:
    game = load_game(args.game)
    seats = seats_of(args, game)
    numbers = {name: getattr(args, name) for name in NUMBERS}
    may_be_0 = ["variations"] if args.start is None else ["variations", "generations", "trial"]
    if args.hand_only:
        may_be_0.append("generations")
    least = [number for name, number in numbers.items() if name not in may_be_0]
    if min(*least, 1 if args.jobs is None else args.jobs) < 1 or min(numbers.values()) < 0:
        raise KotatsuError(
            f"--jobs, --{', --'.join(NUMBERS)} are at least 1; "
            "--variations may be 0, with --hand-only also --generations, and with --start --generations and --trial"
        )
    try:
        import numpy  # noqa: F401
    except ImportError:
        raise KotatsuError("training needs numpy: install kotatsu[lab]") from None
    from kotatsu.core.lessons import read_lesson
    from kotatsu.core.readings import labels
    from kotatsu.lab.crew import crew_for
    from kotatsu.lab.lesson_file import duel_text, lesson_text
    from kotatsu.lab.selfplay import Weights
    from kotatsu.lab.training import Course, train

    hand = game.start(seats, "hand").hand()
    if args.hand_only and hand is None:
        raise KotatsuError(f"--hand-only: the hand of {game.name} has no numbers that could be varied")
    start = None
    if args.start is not None:
        lesson = read_lesson(args.start, labels(game), hand)
        start = Weights(lesson.turns, lesson.hand, lesson.worth, [int(n) for n in lesson.numbers])
    course = Course(game.name, seats, args.seed, **numbers, start=start, hand_only=args.hand_only)
    folder = args.folder or Path(f"{game.name}-{seats}")
    with progress_bar("games") as progress:
        result = train(course, folder, crew_for(game.name, args.jobs, args.ray), progress)
    print(f"by hand  {result.by_hand}")
    print(f"learned  {result.learned}")
    if result.weights is None or result.duel is None:
        print("nothing was better than judging by hand")
        return 1
    print(f"against judging by hand: {duel_text(result.duel)}")
    if result.gained is not None:
        print(f"against the lesson it began with: {duel_text(result.gained)}")
    if result.duel.lead <= result.duel.lead_error:
        print("that proves nothing: no lesson is written")
        return 1
    out = args.out or folder / f"lesson-{seats}.toml"
    name = "" if args.start is None else args.start.name
    write_text(out, lesson_text(course, result, result.weights, labels(game), hand, name))
    return 0


def _reading(args: argparse.Namespace) -> int:
    from kotatsu.core.readings import source

    print(source(load_game(args.game)), end="")
    return 0


def _columns(args: argparse.Namespace) -> int:
    from kotatsu.core.observing import columns

    game = load_game(args.game)
    found = columns(game, seats_of(args, game))
    print_columns([["", "column", "means"], *[[str(n), column.name, column.means] for n, column in enumerate(found)]])
    return 0
