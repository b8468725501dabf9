"""A lesson as a file for the package of its game: readable, with the command and the figures that made it."""

from __future__ import annotations

from typing import Any

from kotatsu.core.hand import Hand
from kotatsu.core.toml import dump
from kotatsu.lab.selfplay import Weights
from kotatsu.lab.training import Course, Duel, Result


def command(course: Course, start: str = "") -> str:
    """What makes this lesson again; `start` names the file of the lesson it began with."""
    words = [f"kotatsu lab train {course.game} --seats {course.seats} --seed {course.seed}"]
    for name in ("games", "generations", "variations", "tries", "trial", "proof"):
        words.append(f"--{name} {getattr(course, name)}")
    if course.hand_only:
        words.append("--hand-only")
    if start:
        words.append(f"--start {start}")
    return " ".join(words)


def lesson_text(
    course: Course, result: Result, weights: Weights, labels: list[str], hand: Hand | None, start: str = ""
) -> str:
    """The file of a lesson: what made it and how well it did, then its numbers."""
    head = [
        f"# What the end of a turn is worth with {course.seats} players, learned by self-play. Made again by",
        f"#     {command(course, start)}",
    ]
    if not course.hand_only:  # games that were seen do not tell what other numbers would have made of them
        head.append("# Correlation with the lead at the end, by quarter of the game, on games it did not learn from:")
        head.append(f"#     by hand {_row(result.by_hand)}, learned {_row(result.learned)} ({result.held_out} games)")
    if result.duel is not None:
        head.append(
            f"# One seat with it against {rivals(course.seats)} judging by hand with one and a half times the tries:"
        )
        head.append(f"#     {duel_text(result.duel)}")
    if result.gained is not None:
        head.append(f"# One seat with it against {rivals(course.seats)} with the lesson it began with, equal tries:")
        head.append(f"#     {duel_text(result.gained)}")
    worth = {
        label: [row[place] for row in weights.worth]
        for place, label in enumerate(labels)
        if any(row[place] for row in weights.worth)
    }
    tables: dict[str, Any] = {"turns": weights.turns, "hand": weights.hand, "worth": worth}
    if hand is not None and weights.numbers:
        found = zip(hand.names, hand.usual, weights.numbers, strict=True)
        tables["numbers"] = {name: n for name, usual, n in found if n != usual}
    body = dump(tables, lambda value: isinstance(value, dict))
    body = body.replace("[numbers]", "[numbers] # that the hand counts with, where they are not its usual ones")
    notes = "# hundredths of a point for one of each, at the beginning and at the end of a game"
    return "\n".join(head) + "\n\n" + body.replace("[worth]", f"[worth] {notes}")


def rivals(seats: int) -> str:
    """How many others a seat plays against, in words."""
    return "one" if seats == 2 else f"{seats - 1} (by chance it would win {100 / seats:.0f} %)"


def duel_text(duel: Duel) -> str:
    """What came of a duel, in words."""
    return (
        f"{duel.wins:g} % of {duel.games} games [{duel.low:g}, {duel.high:g}], "
        f"lead {duel.lead:+g} ± {duel.lead_error:g} points"
    )


def _row(numbers: list[float]) -> str:
    return " ".join(f"{number:.2f}" for number in numbers)
