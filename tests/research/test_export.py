"""Whole games as figures: every row is what was played, in either kind of file."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

from kotatsu.core.match import Match
from kotatsu.core.observing import columns
from kotatsu.core.registry import load_game
from kotatsu.lab.crew import Alone, Processes
from kotatsu.lab.export import FIGURES, OBSERVATION, Wanted, export
from kotatsu.lab.simulate import Setting
from tests.command import complaint, output

ROOT = Path(__file__).parents[2]
WANTED = Wanted(Setting("lanterns", 3, ("greedy", "random", "random"), "rows"), observations=True)


def rows_of(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_the_rows_are_the_games(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    assert export(WANTED, 7, path, Alone()) == len(rows_of(path))
    game = load_game("lanterns")
    for number in range(7):
        rows = [row for row in rows_of(path) if int(row["game"]) == number]
        match = Match.new(game, 3, rows[0]["seed"])
        for row in rows:
            seat = "ABC".index(row["seat"])
            assert [int(code) for code in row["legal"].split()] == match.state.moves(seat)
            assert (int(row["ply"]), int(row["turn"])) == (len(match.plies), match.state.turn)
            assert row["asked"] == game.steps.kind(match.state.top()).name
            assert int(row["points"]) == sum(match.view(seat).score(seat))
            assert len(row["observation"].split()) == len(columns(game, 3))
            assert game.vocabulary.notation(int(row["code"])) == row["move"]
            match.play(row["move"], seat)
        places = match.state.places()
        for row in rows:
            seat = "ABC".index(row["seat"])
            assert int(row["final_points"]) == sum(match.state.score(seat)) and int(row["place"]) == places[seat]
            assert int(row["winners"]) == places.count(1) and row["bot"] == WANTED.setting.bots[seat]
        assert match.over


def test_both_kinds_of_files_and_any_number_of_jobs_give_the_same(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    export(WANTED, 12, tmp_path / "a.csv", Alone())
    export(WANTED, 12, tmp_path / "b.csv", Processes(2, "lanterns"))
    assert (tmp_path / "a.csv").read_bytes() == (tmp_path / "b.csv").read_bytes()
    export(WANTED, 12, tmp_path / "c.parquet", Alone())
    table = parquet.read_table(tmp_path / "c.parquet")
    assert [field.metadata[b"means"].decode() for field in table.schema] == [one.means for one in WANTED.figures]
    told = [
        {k: " ".join(map(str, v)) if isinstance(v, list) else str(v) for k, v in row.items()}
        for row in table.to_pylist()
    ]
    assert told == rows_of(tmp_path / "a.csv")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.csv", "b.csv", "c.parquet"]


def test_the_command_and_what_it_refuses(tmp_path: Path) -> None:
    game = "yokohama"
    out = tmp_path / "out.parquet"
    assert "decisions of 3 games" in output("export", game, out, "--games", 3, "--jobs", 1)
    assert out.stat().st_size > 1000
    assert "ends with .csv or .parquet" in complaint("export", game, tmp_path / "out.txt")
    assert "no such folder" in complaint("export", game, tmp_path / "no" / "out.csv")
    assert "at least 1" in complaint("export", game, out, "--games", 0)


def test_the_page_explains_every_column() -> None:
    page = (ROOT / "docs" / "research.md").read_text("utf-8")
    told = dict(re.findall(r"^\| `(\w+)` \| [^|]+ \| (.+) \|$", page, re.MULTILINE))
    assert told == {one.name: one.means for one in (*FIGURES, OBSERVATION)}
