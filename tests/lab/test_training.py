"""`kotatsu lab train`: what is learned explains unseen games better, comes out the same again, and survives a kill."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from kotatsu import KotatsuError, load_game
from kotatsu.core.hand import Hand
from kotatsu.core.lessons import read_lesson
from kotatsu.core.readings import labels
from kotatsu.core.rng import seeded
from kotatsu.lab.crew import Alone, Processes
from kotatsu.lab.lesson_file import command, lesson_text
from kotatsu.lab.regression import hand_alone, sample, usual_length
from kotatsu.lab.selfplay import Deal, Seen, play
from kotatsu.lab.training import Course, Result, duel_of, train
from kotatsu.lab.varying import STRIDE, Evidence, Scale, variation
from tests.command import complaint, output
from tests.tables import TABLES

assert TABLES  # which makes the sample game known
PATIENCE = 180.0  # seconds, however busy the machine is
COURSE = Course("lanterns", 2, seed="a", games=300, generations=1, variations=0, tries=20, trial=1600, proof=24)
SMALL = replace(COURSE, games=60, trial=60, proof=12)
SCRIPT = """
from pathlib import Path
from kotatsu.lab.crew import Alone
from kotatsu.lab.training import train
from tests.lab.test_training import SMALL
train(SMALL, Path({folder!r}), Alone())
"""


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Result:
    return train(COURSE, tmp_path_factory.mktemp("course"), Alone())


def test_what_is_learned_explains_games_it_has_not_seen(trained: Result, tmp_path: Path) -> None:
    assert trained.weights is not None and trained.held_out == 75
    assert sum(trained.learned) > sum(trained.by_hand) + 0.1
    text = lesson_text(COURSE, trained, trained.weights, labels(load_game("lanterns")), None)
    assert command(COURSE) in text and f"{trained.learned[1]:.2f}" in text
    path = tmp_path / "lesson-2.toml"
    path.write_text(text, "utf-8")
    lesson = read_lesson(path, labels(load_game("lanterns")), None)
    assert (lesson.turns, lesson.hand, lesson.worth, [*lesson.numbers]) == trained.weights


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> Result:
    return train(SMALL, tmp_path_factory.mktemp("small"), Alone())


def test_several_processes_learn_the_same(short: Result, tmp_path: Path) -> None:
    assert train(SMALL, tmp_path, Processes(2, "lanterns")) == short


def test_a_killed_course_goes_on_where_it_was(short: Result, tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", SCRIPT.format(folder=str(tmp_path))], cwd=Path(__file__).parents[2]
    )
    until = time.monotonic() + PATIENCE
    while len(list(tmp_path.glob("*.gz"))) < 3:
        assert process.poll() is None, "it was over before anybody could kill it"
        assert time.monotonic() < until, "it has written nothing"
        time.sleep(0.02)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    before = {path: path.stat().st_mtime_ns for path in tmp_path.glob("*.gz")}
    told: list[int] = []
    assert train(SMALL, tmp_path, Alone(), lambda done, most: told.append(done)) == short
    assert all(path.stat().st_mtime_ns == when for path, when in before.items())
    assert told[0] >= 18 and told == sorted(told) and told[-1] <= SMALL.all_games()


def test_a_lesson_to_begin_with_is_improved_or_only_proved(trained: Result, tmp_path: Path) -> None:
    start = trained.weights
    assert start is not None
    proved = train(replace(COURSE, games=12, trial=0, start=start), tmp_path / "proved", Alone())
    assert proved.weights is not None and proved.weights._replace(turns=start.turns) == start
    improved = train(replace(COURSE, games=24, trial=6, start=start), tmp_path / "improved", Alone())
    assert improved.weights is not None and improved.duel is not None
    varied = replace(COURSE, games=24, generations=0, variations=1, trial=6, start=start)
    told: list[int] = []
    result = train(varied, tmp_path / "varied", Alone(), lambda done, most: told.append(done))
    assert result.weights is not None and varied.all_games() == 6 + 24 + 6 + 2 * 24
    compared = result.weights != start  # what is no other lesson need not be compared with it
    assert (result.gained is not None) == compared and told[-1] == varied.all_games() - (0 if compared else 24)


def test_varied_numbers_show_the_way_whatever_else_decides_games() -> None:
    """Seats with more of one number do better, those with more of another one worse; the rest is luck."""
    game = load_game("lanterns")
    games = [play(Deal(game.name, 2, f"way/{number}", (None, None), (8, 8)), True) for number in range(12)]
    scale = Scale(sample(games, usual_length(games)), [40, 7])
    evidence = Evidence(scale.size)
    for part in range(2):
        steps = [variation(scale, 3, f"{part}/{number}") for number in range(200)]
        assert all((rows.sum(axis=0) == 0).all() and abs(rows).sum() == 2 * scale.size for rows in steps)
        luck = seeded(f"luck/{part}")
        evidence.add(
            steps,
            [
                Seen([], 9, [round(5 * row[0] - 3 * row[-3] + 4 * row[-1] + luck.below(9)) for row in rows], [])
                for rows in steps
            ],
        )
    way = evidence.direction() / scale.size**0.5
    assert way[0] > 0.6 and way[-3] < -0.3 and way[-1] > 0.45 and abs(way[1:-3]).max() < 0.2 and abs(way[-2]) < 0.2
    moved = scale.moved(hand_alone(1.0, len(labels(game)))._replace(numbers=[40, 70]), 2 * way)
    assert (
        moved.hand[-1] < 0.94 and max(moved.worth[0]) > 0 and moved.numbers[1] > 80 and abs(moved.numbers[0] - 40) < 4
    )


def test_the_numbers_of_a_hand_are_varied_alone(tmp_path: Path) -> None:
    """Small ones move too, if the evidence adds up: how far they have come is kept exactly."""
    game = load_game("lanterns")
    games = [play(Deal(game.name, 2, "few", (None, None), (8, 8)), True)]
    scale = Scale(sample(games, 9), [40, 2], hand_only=True)
    assert scale.size == 2
    origin = hand_alone(1.0, len(labels(game)))._replace(numbers=[40, 2])
    evidence = Evidence(scale.size)
    steps = [variation(scale, 2, str(number)) for number in range(50)]
    evidence.add(steps, [Seen([], 9, [round(9 * row[1] - row[0]) for row in rows], []) for rows in steps])
    way = STRIDE * evidence.direction()
    assert 0 < way[1] < STRIDE * 2 and abs(way[0]) < way[1] / 4
    once = scale.moved(origin, way)
    assert once.numbers == [40, 2] and once._replace(numbers=[]) == origin._replace(numbers=[])
    assert scale.moved(origin, 12 * way).numbers[1] == 3
    found = Result(once, [0.5], [0.5], 1, None, duel_of([Seen([], 9, [5, 3], [1, 2])]))
    course = replace(COURSE, generations=0, variations=2, hand_only=True)
    text = lesson_text(course, found, once, labels(game), Hand({"ladder": 38, "oil": 2}), "lesson-2.toml")
    assert "--hand-only --start lesson-2.toml" in text and "Correlation" not in text and "it began with" in text
    assert "\nladder = 40\n" in text and "oil" not in text


def test_a_course_that_varies_comes_out_the_same_in_parts(tmp_path: Path) -> None:
    course = replace(COURSE, games=24, variations=2, trial=12, proof=4)
    assert course.trials() == [2] and replace(course, variations=13).trials() == [6, 12, 13]
    told: list[int] = []
    first = train(course, tmp_path, Alone(), lambda done, most: told.append(done))
    assert len(list(tmp_path.glob("varied-2-*.gz"))) == 4 and told[-1] <= course.all_games()
    assert train(course, tmp_path, Alone()) == first


def test_a_folder_with_another_course_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "course.json").write_text("{}", "utf-8")
    with pytest.raises(KotatsuError, match="holds another course"):
        train(COURSE, tmp_path, Alone())


def test_a_duel_counts_the_seat_that_moves_on() -> None:
    games = [Seen([], 9, [5, 3], [1, 2]), Seen([], 9, [4, 4], [1, 1])]
    duel = duel_of(games)
    assert (duel.games, duel.wins, duel.lead) == (2, 75, 1) and duel.low < 75 < duel.high


def test_the_command_says_what_is_wrong_and_prints_the_reader_of_a_game() -> None:
    assert complaint("lab", "train", "yokohama", "--games", "0").endswith("--generations and --trial")
    assert "no numbers" in complaint("lab", "train", "yokohama", "--hand-only", "--generations", "0")
    assert "is for 2 players" in complaint("lab", "train", "yokohama", "--seats", "3")
    assert "out.number(owner.yen)" in output("lab", "reading", "yokohama")
