"""What was learned is read from a file and weighed in the same way everywhere."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from kotatsu import KotatsuError
from kotatsu.core.hand import Hand
from kotatsu.core.lessons import WHOLE, Lesson, read_lesson
from kotatsu.core.readings import labels, read, source
from kotatsu.core.registry import home_of, load_game
from kotatsu.core.rng import seeded
from kotatsu.core.state import State
from kotatsu.core.traits import Recorded
from kotatsu.games import NAMES
from tests.tables import TABLES, Table, table_id, walk

ROOT = Path(__file__).parents[2]
GAMES = sorted({name for name, _ in TABLES})


def traits(state: State, seat: int) -> list[int]:
    recorded = Recorded(seat)
    state.traits(recorded)
    return recorded.values


@pytest.mark.parametrize("name", GAMES)
def test_the_module_that_reads_positions_is_the_one_the_schema_asks_for(name: str) -> None:
    game = load_game(name)
    folder = home_of(type(game)).partition(":")[0].rpartition(".")[0].replace(".", "/")
    path = ROOT / folder / "reading.py" if folder.startswith("tests") else ROOT / "src" / folder / "reading.py"
    assert path.read_text("utf-8") == source(game), f"kotatsu lab reading {name} > {path.relative_to(ROOT)}"


@pytest.mark.both_ways
@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_traits_are_what_the_schema_says_and_own_traits_are_no_guess(table: Table) -> None:
    for number, (match, rng) in enumerate(walk(table, 3)):
        if number % 9 or match.over:
            continue
        names = labels(match.game)
        for seat in range(match.seats):
            own = traits(match.state, seat)
            assert own == read(match.game, match.state, seat) and len(own) == len(names)
            assert traits(match.state.determinize(seat, rng.fork()), seat) == own


@pytest.mark.both_ways
@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_a_lesson_adds_the_lead_in_traits_to_a_share_of_the_hand(table: Table) -> None:
    rng = seeded("weights")
    size = len(labels(load_game(table[0])))
    rows = [[(rng.below(2001) - 1000) / 8 for _ in range(size)] for _ in range(2)]
    lesson = Lesson(10, [0.5, 1.0], rows, [])
    for number, (match, _) in enumerate(walk(table, 4)):
        state = match.state
        if number % 9 or match.over:
            continue
        progress = min(1.0, state.turn / 10)
        weights = [first + (last - first) * progress for first, last in zip(*rows, strict=True)]
        worths = [
            sum(weight * n for weight, n in zip(weights, traits(state, seat), strict=True))
            for seat in range(state.seats)
        ]
        for seat in range(state.seats):
            others = (sum(worths) - worths[seat]) / (state.seats - 1)
            share = int((0.5 + 0.5 * progress) * WHOLE)
            expected = state.by_hand(seat) * share // WHOLE + worths[seat] - others
            assert state.judged(seat, lesson) == pytest.approx(expected, abs=1.5)
            assert state.judged(seat, None) == state.by_hand(seat)


@pytest.mark.both_ways
@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_a_hand_counts_with_the_numbers_of_a_lesson(table: Table) -> None:
    """Its own numbers say what it says by itself; others say something else, most of them in any random game."""
    hand = load_game(table[0]).start(table[1], "1").hand()
    if hand is None:
        return
    usual = [int(n) for n in hand.usual]
    rows = [[0.0] * len(labels(load_game(table[0])))] * 2
    unused = set(hand.names)
    for number, (match, _) in enumerate(walk(table, 4)):
        if number % 5 or match.over:
            continue
        seat = match.state.actor()
        assert match.state.judged(seat, Lesson(10, [1.0, 1.0], rows, usual)) == match.state.by_hand(seat)
        for name in sorted(unused):
            changed = [3 * n + 7 if other == name else n for other, n in zip(hand.names, usual, strict=True)]
            if match.state.judged(seat, Lesson(10, [1.0, 1.0], rows, changed)) != match.state.by_hand(seat):
                unused.discard(name)
    assert len(unused) <= len(usual) // 3


@pytest.mark.parametrize("name", NAMES)
def test_the_numbers_of_a_hand_stand_where_their_names_say(name: str) -> None:
    hand = load_game(name).start(load_game(name).seat_counts[0], "1").hand()
    if hand is None:
        return
    module = import_module(f"kotatsu.games.{name}.hand")
    places = {at: word.lower() for word, at in vars(module).items() if word.isupper() and isinstance(at, int)}
    assert all(hand.names[at] == word or hand.names[at].startswith(f"{word}_") for at, word in places.items())
    assert {word for at, word in places.items()} == {
        next(word for at, word in sorted(places.items(), reverse=True) if at <= place)
        for place in range(len(hand.names))
    }


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_lessons_in_packages_are_whole(table: Table) -> None:
    """Whatever lies in a package can be read, and is what bots judge by."""
    state = load_game(table[0]).start(table[1], "1")
    lesson = state.lesson()
    assert all(state.evaluate(seat) == state.judged(seat, lesson) for seat in range(state.seats))


GOOD = 'turns = 20\nhand = [0.5, 1]\n\n[worth]\ncoins = [30, 10.5]\n"lanterns.l1" = [1, 2]\n\n[numbers]\ngold = 9\n'


def test_a_lesson_is_read_by_the_names_of_traits(tmp_path: Path) -> None:
    path = tmp_path / "lesson-2.toml"
    path.write_text(GOOD, "utf-8")
    names = labels(load_game("lanterns"))
    lesson = read_lesson(path, names, Hand({"rice": 5, "gold": 7}))
    assert (lesson.turns, lesson.hand, [*lesson.numbers]) == (20, [0.5, 1.0], [5, 9])  # what is not said is as usual
    worth = dict(zip(names, zip(*lesson.worth, strict=True), strict=True))
    assert worth["coins"] == (30, 10.5) and worth["lanterns.l1"] == (1, 2) and worth["extra"] == (0, 0)


@pytest.mark.parametrize(
    ("right", "wrong", "complaint"),
    [
        ("turns = 20", "turns = 0", r"turns: a whole number from 1 to 1000 belongs here"),
        ("turns = 20", "", r"turns: a whole number"),
        ("[0.5, 1]", "[1]", r"hand: at least two moments belong here"),
        ("[0.5, 1]", '["a", 1]', r"hand: a list of numbers belongs here"),
        ("[0.5, 1]", "[nan, 1]", r"hand: a list of numbers belongs here"),
        ("[30, 10.5]", "[30]", r"coins: 1 numbers where 2 belong"),
        ("coins", "silver", r"silver: there is no such trait"),
        ("gold = 9", "rye = 9", r"rye: the hand has no such number"),
        ("gold = 9", "gold = 0", r"gold: a whole number from 1 to 999999 belongs here"),
        ("gold = 9", "gold = 1.5", r"gold: a whole number"),
        ("[numbers]\ngold = 9", "[numbers.gold]", r"gold: a whole number"),
        ("[worth]", "[worth", r"this is not TOML"),
    ],
)
def test_a_broken_lesson_is_refused_in_a_sentence(tmp_path: Path, right: str, wrong: str, complaint: str) -> None:
    path = tmp_path / "lesson-2.toml"
    path.write_text(GOOD.replace(right, wrong), "utf-8")
    with pytest.raises(KotatsuError, match=complaint) as error:
        read_lesson(path, labels(load_game("lanterns")), Hand({"rice": 5, "gold": 7}))
    assert "lesson-2.toml" in str(error.value) and "\n" not in str(error.value)
