"""Commands around files: records, positions, scenarios and the clauses of the rules."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from kotatsu import Match, load_game
from kotatsu.core import toml
from kotatsu.core.match import random_match
from kotatsu.core.position import dump_position
from kotatsu.core.rng import seeded
from kotatsu.core.rules import all_clauses
from kotatsu.games import NAMES
from tests.command import complaint, data, kotatsu, output

GAME = NAMES[0]
CLAUSE = all_clauses(load_game(GAME).folder)[0].id


@pytest.fixture(params=NAMES)
def match(request: pytest.FixtureRequest) -> Match:
    game = load_game(request.param)
    return random_match(game, game.seat_counts[-1], "cli", seeded("cli"))


@pytest.fixture
def record(match: Match, tmp_path: Path) -> Path:
    path = tmp_path / "record.txt"
    path.write_text(match.record(), encoding="utf-8")
    return path


def test_replay_tells_the_result(match: Match, record: Path) -> None:
    facts = data("replay", record)
    assert (facts["game"], facts["decisions"], facts["over"]) == (match.game.name, len(match.plies), True)
    assert [result["total"] for result in facts["results"]] == match.scores()
    assert [result["place"] for result in facts["results"]] == match.state.places()
    assert all(sum(result["categories"].values()) == result["total"] for result in facts["results"])
    total = next(line for line in output("replay", record).splitlines() if line.startswith("Total"))
    assert total.split()[1:] == [str(score) for score in match.scores()]
    assert "Summe" in output("replay", record, "--language", "de")


def test_replay_tells_that_time_ended_a_match(match: Match, tmp_path: Path) -> None:
    cut = match.until(len(match.plies) // 2)
    (late, *_) = cut.to_act()
    cut.end_for(late)
    path = tmp_path / "cut.txt"
    path.write_text(cut.record(), encoding="utf-8")
    facts, told = data("replay", path), output("replay", path).splitlines()
    assert (facts["over"], facts["timed_out"]) == (True, "ABCD"[late])
    places = [result["place"] for result in facts["results"]]
    assert places == cut.places() and places[late] == match.seats
    assert told[0].endswith(f"over because the time of {'ABCD'[late]} was up")
    assert told[-1].split()[1:] == [str(place) for place in places]


def test_replay_shows_the_table_at_a_ply(match: Match, record: Path) -> None:
    ply = len(match.plies) // 2
    facts = data("replay", record, "--ply", ply)
    assert facts["position"] == dump_position(match.game, match.state_at(ply))
    assert f"ply {ply} of {len(match.plies)}, next: {facts['next'][0]}" in output("replay", record, "--ply", ply)
    assert "there is no ply 99999" in complaint("replay", record, "--ply", 99999)


def test_a_damaged_record_is_named_with_its_line(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace("\nA ", "\nA fly:moon ", 1), encoding="utf-8")
    assert "line " in complaint("replay", record)
    record.write_bytes(b"\xff\xfe\x00")
    assert "cannot be read" in complaint("replay", record)


def test_positions_go_out_and_come_in(match: Match, record: Path, tmp_path: Path) -> None:
    ply = len(match.plies) // 3
    state = match.state_at(ply)
    as_toml = output("position", "--record", record, "--ply", ply)
    as_json = output("position", "--record", record, "--ply", ply, "--json")
    assert tomllib.loads(as_toml) == json.loads(as_json) == dump_position(match.game, state)
    for name, text in (("position.toml", as_toml), ("position.json", as_json)):
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        facts = data("position", "--load", path)
        moves = [match.game.vocabulary.notation(code) for code in state.moves()]
        assert next(iter(facts["moves"].values())) == moves
        assert f"may play {' '.join(moves)}" in output("position", "--load", path)


def test_a_view_hides_what_the_seat_may_not_know(match: Match, record: Path) -> None:
    ply = len(match.plies) // 3
    for word, viewer in (("A", 0), ("watcher", -2)):
        shown = data("position", "--record", record, "--ply", ply, "--view", word)
        assert shown == dump_position(match.game, match.state_at(ply).view(viewer))


def test_moves_are_played_before_the_position_is_printed() -> None:
    fresh = Match.new(GAME, seed="1")
    moves = []
    for _ in range(2):
        seat = fresh.to_act()[0]
        moves.append(f"{'ABCD'[seat]} {fresh.moves(seat)[0]}")
        fresh.play(fresh.moves(seat)[0], seat)
    assert data("position", GAME, "--moves", "; ".join(moves)) == fresh.position()


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"seats": 99}, "not for 99"),
        ({"wings": 2}, "wings: no such field"),
        ({"game": 7}, "the name of the game is missing"),
        ({"stack": [{"step": "fly"}]}, "is no step"),
        ({"stack": 5}, "stack: a list of steps belongs here"),
        ({"random": 5}, "random: four numbers from 0"),
    ],
)
def test_positions_that_cannot_be_are_refused(change: dict[str, object], says: str, tmp_path: Path) -> None:
    path = tmp_path / "position.toml"
    path.write_text(toml.dump(Match.new(GAME, seed="1").position() | change), encoding="utf-8")
    assert says in complaint("position", "--load", path)


def test_broken_json_is_named_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text("{broken", encoding="utf-8")
    assert "line 1: this is not JSON" in complaint("position", "--load", path)
    for odd in ('{"a":' + "[" * 100_000, '{"a":' + "9" * 5000 + "}"):
        path.write_text(odd, encoding="utf-8")
        assert "this is not JSON that anybody would write" in complaint("position", "--load", path)


def scenario(expected_over: str, extra: str = "") -> str:
    return f'title = "A new game"\nclauses = ["{CLAUSE}"]\ngame = "{GAME}"\n{extra}\n[[then]]\nover = {expected_over}\n'


def test_check_tells_what_holds_fails_and_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "holds.toml").write_text(scenario("false"), encoding="utf-8")
    assert "1 hold, 0 fail" in output("check", tmp_path)
    (tmp_path / "fails.toml").write_text(scenario("true"), encoding="utf-8")
    done = kotatsu("check", tmp_path)
    assert (done.returncode, done.stderr) == (1, "")
    assert f"fails.toml, line 5: 'A new game' fails [{CLAUSE}]: the game should be over" in done.stdout
    (tmp_path / "malformed.toml").write_text(scenario("false", "wings = 2"), encoding="utf-8")
    done = kotatsu("check", tmp_path, "--json")
    assert done.returncode == 2 and "malformed.toml, line 4: unknown key 'wings'" in done.stderr
    facts = json.loads(done.stdout)
    assert (facts["held"], len(facts["failed"]), len(facts["malformed"])) == (1, 1, 1)


@pytest.mark.parametrize(
    ("game", "players", "says"),
    [
        ("yokohama", {"A": {"agents": 12}}, "agents: 12 where 7 belong"),
        (
            "yokohama",
            {"A": {"warehouses": ["tea"]}, "B": {"warehouses": ["tea"]}},
            "warehouse spaces in tea: 2 where 1",
        ),
        ("yokohama", {"A": {"orders": ["order_01"]}, "B": {"orders": ["order_01"]}}, "order_01 lies in 2 places"),
        ("edo", {"B": {"houses": 50}}, "houses B: 50 where 7 belong"),
        ("nippon", {"A": {"workers": ["white"] * 20}}, "worker white: "),
        ("airship", {"A": {"given": {"park": 21}}}, "markers of A: 21 where 20 belong"),
    ],
)
def test_impossible_positions_are_refused(
    game: str, players: dict[str, dict[str, object]], says: str, tmp_path: Path
) -> None:
    """The conservation law holds for positions that somebody wrote, as it does for those that are played."""
    position = Match.new(game, seed="1").position()
    for seat, fields in players.items():
        position["players"]["ABCD".index(seat)].update(fields)  # type: ignore[index]
    path = tmp_path / "position.toml"
    path.write_text(toml.dump(position), encoding="utf-8")
    assert "this position is impossible: " in complaint("position", "--load", path)
    told = {"title": "Impossible", "clauses": [], "game": game, "seed": 1, "set": {"players": players}, "then": []}
    path.write_text(toml.dump(told), encoding="utf-8")
    done = kotatsu("check", path)
    assert done.returncode == 2 and f"this position is impossible: {says}" in done.stderr


@pytest.mark.parametrize("deck", ['["order_05"]', '["order_05", "order_20"]', "[]"])
def test_a_short_deck_changes_no_hand(deck: str, tmp_path: Path) -> None:
    """Cards that a set deck takes from a hand, or leaves without a place, must be accounted for."""
    path = tmp_path / "short.toml"
    path.write_text(scenario("false", f"set.order_deck = {deck}"), encoding="utf-8")
    done = kotatsu("check", path)
    assert done.returncode == 2 and "this position is impossible: order_" in done.stderr


def test_a_scenario_of_an_unknown_clause_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "unknown.toml"
    path.write_text(scenario("false").replace(CLAUSE, f"{CLAUSE}.99"), encoding="utf-8")
    done = kotatsu("check", path)
    assert done.returncode == 2 and f"clauses: {GAME} has no '{CLAUSE}.99'" in done.stderr


def test_check_of_an_empty_folder_is_a_mistake(tmp_path: Path) -> None:
    assert "no scenario" in complaint("check", tmp_path)


def test_clauses_without_tests_looks_at_code_only(tmp_path: Path) -> None:
    done = kotatsu("clauses", GAME, cwd=tmp_path)
    assert "no folder of tests here" in done.stdout
    assert done.stdout.splitlines()[-1].startswith(f"{GAME}: ")


def test_clauses_finds_gaps_and_strays(tmp_path: Path) -> None:
    prefix = load_game(GAME).prefix
    (tmp_path / "test_rules.py").write_text(f"# {prefix}-999.9\n", encoding="utf-8")
    done = kotatsu("clauses", GAME, "--tests", tmp_path)
    assert done.returncode == 1 and f"test_rules.py:1 cites {prefix}-999.9, which is no clause" in done.stdout
    facts = json.loads(kotatsu("clauses", GAME, "--tests", tmp_path, "--json").stdout)["games"][GAME]
    assert len(facts["strays"]) == 1
    proved = [clause for clause in facts["clauses"] if not clause["explains"]]
    assert set(facts["gaps"]) == {clause["id"] for clause in proved}
    assert len(kotatsu("clauses", GAME, "-v", "--tests", tmp_path).stdout.splitlines()) > len(proved)
