"""Files people write: every mistake gets one line that names the file, the line and the reason."""

from __future__ import annotations

import random
import re
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from kotatsu.core import toml
from kotatsu.core.components import read_components
from kotatsu.core.corrections import Corrections
from kotatsu.core.errors import FileError, KotatsuError
from kotatsu.core.match import Match, random_match
from kotatsu.core.position import dump_position, load_position, load_view
from kotatsu.core.record import Record
from kotatsu.core.registry import load_game
from kotatsu.core.rng import seeded
from kotatsu.core.scenario import load_scenario
from tests import tables

SEPARATOR = "\u2028"  # ends a line for Python, and none for TOML
SAMPLE = Path(__file__).parents[1] / "sample" / "lanterns" / "components.toml"
SCENARIO = Path(__file__).parents[1] / "scenarios" / "lanterns" / "offer.toml"
GAME = "lanterns"


def record() -> str:
    assert tables.TABLES
    return random_match(load_game(GAME), 2, "1", seeded("1")).record()


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ('[Game "lanterns"]', '[Game "chess"]', 2, "there is no game 'chess'"),
        ('[Seats "2"]', '[Seats "9"]', 4, "for 2 to 4 players, not for 9"),
        ('[Seats "2"]', '[Seats "two"]', 4, "'two' is no number of players"),
        ("[Kotatsu", "Kotatsu", 1, "a header line looks like"),
        ("A give:", "A sell:", 9, "'sell:"),
        ("B give:", "X give:", 10, "begins with a seat"),
        ("A give:", "A buy:1 give:", 9, "not-asked"),
        ("Result", "Outcome", 4, "has no option 'Outcome'"),
        ('[Result "', '[Result "9', 7, "the moves lead to"),
    ],
)
def test_a_damaged_record(old: str, new: str, line: int, words: str, tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    path.write_text(record().replace(old, new, 1))
    with pytest.raises(FileError) as error:
        Match.load(path)
    assert str(error.value).startswith(f"{path}, line {line}: ")
    assert words in str(error.value)
    assert "\n" not in str(error.value)


def test_a_match_that_time_ended_is_read_back_as_it_ended() -> None:
    """Whoever was waited for too long is last, whatever their points; the record says so and whose time was up."""
    whole = Match.replay(record())
    match = whole.until(len(whole.plies) // 2)
    (late, *_) = match.to_act()
    match.end_for(late)
    text = match.record()
    result = next(line for line in text.splitlines() if line.startswith("[Result"))
    assert f'[TimedOut "{"AB"[late]}"]' in text and result.count("*") == 1
    assert f"{'AB'[1 - late]} {match.scores()[1 - late]}*" in result
    again = Match.replay(text)
    assert (again.timed_out, again.over, again.places()) == (late, True, match.places())
    assert again.record() == text
    for wrong, words in (("Z", "is no seat"), ("D", "is no seat"), ("AB"[1 - late], "nobody waits")):
        if wrong in "AB" and 1 - late in match.to_act():
            continue
        with pytest.raises(FileError, match=words):
            Match.replay(text.replace(f'[TimedOut "{"AB"[late]}"]', f'[TimedOut "{wrong}"]'))
    ended = record()
    with pytest.raises(FileError, match="nobody waits"):
        Match.replay(ended.replace("[Result", '[TimedOut "A"]\n[Result'))


def test_a_record_of_other_components_is_refused() -> None:
    text = record()
    there = next(line for line in text.splitlines() if line.startswith("[Components"))
    with pytest.raises(FileError, match=r"line 3: this match was played with components 0123"):
        Match.replay(text.replace(there, '[Components "0123"]'))


def test_a_record_cut_off_in_the_middle_is_a_match_in_the_middle() -> None:
    lines = record().replace(record().split('Result "')[1].split('"')[0], "?").splitlines()
    match = Match.replay("\n".join(lines[:10]))
    assert not match.over and match.plies


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("seats = 2", "seats = 9", "for 2 to 4 players"),
        ("seats = 2", "", "the number of players is missing"),
        ("turn = 0", "turn = -1", "-1 is less than 0"),
        ('active = "A"', 'active = "Q"', "active: 'Q' is no seat"),
        ("most_given = 2", "most_given = 2\nmost_taken = 2", "most_taken: no such field"),
        ('step = "gifts"', 'step = "nap"', "is no step; known are gifts, show-lantern, offer"),
        ("coins = 5", 'coins = "five"', "players.0.coins: 'five' is no whole number"),
        ("seats = 2", "seats = = 2", "this is not TOML"),
        ("turn = 0", "turn = 9223372036854775807", "turn: a number has to be between"),
    ],
)
def test_a_damaged_position(old: str, new: str, words: str) -> None:
    game = load_game(GAME)
    text = toml.dump(dump_position(game, Match.new(game, 2, "1").state))
    assert old in text
    broken = text.replace(old, new, 1)
    with pytest.raises(Exception) as error:
        load_position(game, toml.parse(broken, "p.toml"), "p.toml", broken)
    assert words in str(error.value)


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("stack", 5, "stack: a list of steps belongs here"),
        ("stack", [{"step": []}], "stack: {'step': []} is no step"),
        ("random", 5, "random: four numbers from 0 to 4294967295 belong here"),
        ("random", [2**63, 1, 1, 1], "random: four numbers from 0 to 4294967295 belong here"),
        ("random", [2**32, 1, 1, 1], "random: four numbers from 0 to 4294967295 belong here"),
    ],
)
def test_a_position_of_other_kinds_of_values(name: str, value: object, words: str) -> None:
    game = load_game(GAME)
    whole = dump_position(game, Match.new(game, 2, "1").state)
    with pytest.raises(FileError, match=re.escape(words)):
        load_position(game, whole | {name: value})
    with pytest.raises(FileError, match=re.escape(words)):
        load_view(game, whole | {name: value, "viewer": 0})


ANYTHING: list[Any] = [
    None,
    True,
    -1,
    0,
    7,
    99,
    2**31,
    2**63,
    2**70,
    0.5,
    "",
    "none",
    "hidden",
    "A",
    [],
    {},
    [[]],
    {"step": []},
]


def mutant(data: Any, rng: random.Random) -> Any:
    """The same with something else in one place."""
    if rng.random() < 0.2 or not isinstance(data, dict | list) or not data:
        return rng.choice(ANYTHING)
    if isinstance(data, dict):
        key = rng.choice(list(data))
        if rng.random() < 0.1:
            return {other: value for other, value in data.items() if other != key}
        return data | {rng.choice([key] * 9 + ["none", "hidden"]): mutant(data[key], rng)}
    at = rng.randrange(len(data))
    return [*data[:at], mutant(data[at], rng), *data[at + rng.randrange(2) :]]


@pytest.mark.both_ways
@pytest.mark.parametrize("name", tables.GAMES)
def test_a_position_in_which_anything_stands_is_a_position_or_refused(name: str) -> None:
    game, rng = load_game(name), random.Random(name)
    match = random_match(game, game.seat_counts[0], "1", seeded("1"))
    for _ in range(150):
        state = match.state_at(rng.randrange(len(match.plies)))
        seat = rng.choice(state.to_act())
        for data, load in (
            (dump_position(game, state), load_position),
            (dump_position(game, state.view(seat)), load_view),
        ):
            broken = {**data, **{key: mutant(data[key], rng) for key in rng.sample(list(data), rng.randrange(1, 3))}}
            with suppress(KotatsuError):
                loaded = load(game, broken)
                for asked in [seat] if load is load_view else loaded.to_act():
                    loaded.moves(asked)


@pytest.mark.parametrize(
    ("own", "line", "words"),
    [
        ("[meta]\ncoins = 1\n", 2, "1 is not between 2 and 9"),
        ("[meta]\ncoins = 'many'\n", 2, "'many' is not of the kind of 5"),
        ("[meta]\ncoinz = 3\n", 2, "the game has no such value"),
        ("[[scoring]]\nid = 'ghosts'\n", 2, "there is no id 'ghosts'"),
        ("[meta\n", 1, "this is not TOML"),
    ],
)
def test_corrected_components(own: str, line: int, words: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(own)
    with pytest.raises(FileError) as error:
        load_game(GAME, path)
    assert str(error.value).startswith(f"{path}, line {line}: ")
    assert words in str(error.value)


def test_a_corrected_value_is_played_with_and_known_in_the_record(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[meta]\ncoins = 9\n\n[[scoring]]\nid = 'gifts'\nname_en = 'Donations'\n")
    match = Match.new(GAME, 2, "1", components=path)
    assert match.position()["players"][0]["coins"] == 9  # type: ignore[index]
    plain = load_game(GAME).components.hash
    assert match.game.components.hash != plain
    assert '[Box "mine.toml"]' in match.record()
    for components in (None, path):  # the record brings the box along
        again = Match.replay(match.record(), components=components)
        assert again.position() == match.position() and again.record() == match.record()
    bare = "".join(line for line in match.record().splitlines(keepends=True) if not line.startswith("|"))
    with pytest.raises(FileError, match="played with components"):
        Match.replay(bare)


def test_names_and_remarks_do_not_change_the_hash(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[[scoring]]\nid = 'gifts'\nname_en = 'Donations'\n")
    assert read_components(SAMPLE, path).hash == read_components(SAMPLE).hash


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("title", "titel", "unknown key 'titel'"),
        ('game = "lanterns"', "", "game is missing"),
        ('"give:1" = "not-asked"', '"give:1" = "too-late"', "should be refused because of 'too-late'"),
        ("lanterns = 9", "lanterns = 8", "score of A: lanterns should be 8, is 9"),
        ("players.A.coins", "players.A.gold", "there is no 'gold'"),
        ('"A buy:2"', '"A buy:3"', "too-few-coins"),
        ('shown = ["l9"]', 'shown = ["l99"]', "'l99' is no lantern"),
        ("players.A =", "players.Z =", "line 8: players.Z: there are only A, B"),
        ("players.A =", "players.none =", "line 8: players.none: there are only A, B"),
        ("players.A =", "players.hidden =", "line 8: players.hidden: there are only A, B"),
        ('events = ["taken:A:l9:2"]', 'events = ["taken:A:l9:3"]', "event taken:A:l9:3 expected"),
    ],
)
def test_a_scenario_that_does_not_hold(old: str, new: str, words: str, tmp_path: Path) -> None:
    path = tmp_path / "case.toml"
    text = SCENARIO.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    with pytest.raises(FileError) as error:
        load_scenario(path).check()
    assert str(path) in str(error.value) and words in str(error.value)
    assert "\n" not in str(error.value)


def test_a_key_of_very_many_parts_is_refused_however_it_is_spelled() -> None:
    row = ".".join(["a"] * 90)
    text = "[box]\n" + f'."{SEPARATOR}".'.join([row] * 12) + " = 1\n"
    with pytest.raises(FileError) as caught:
        toml.parse(text, "box.toml")
    assert (caught.value.line, caught.value.why) == (2, "no-toml")


def test_a_line_is_found_quickly_whatever_stands_around_it() -> None:
    began = time.process_time()
    for part in ("", ", " * 30_000, " "):
        toml.line_of(" " * 90_000 + '\n"" = 1\n' + ", " * 40_000, part)
    assert time.process_time() - began < 5
    assert toml.line_of(f'a = "{SEPARATOR}"\r\n[b]\r\nc = 1\r\n', "b", "c") == 3


@pytest.mark.parametrize("number", ["0x" + "F" * 6000, "0b" + "1" * 65, str(2**64)])
def test_a_number_that_nobody_could_read_is_refused(number: str) -> None:
    with pytest.raises(FileError, match="up to 64 bits"):
        toml.parse(f"rows = [{{ id = [1, {number}] }}]", "box")


def test_the_number_of_a_version_is_bounded() -> None:
    with pytest.raises(FileError, match="version"):
        _ = Corrections("[box]\nversion = 1_000_001\n").title


def test_a_record_of_very_many_lines_is_refused_at_once() -> None:
    with pytest.raises(FileError, match="lines"):
        Record('[Game "edo"]' + "\n" * 100_000)
