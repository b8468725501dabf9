"""Tournaments are fair, and come out the same however they were played."""

from __future__ import annotations

import json
import subprocess
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from kotatsu.bots.bot import NO_LIMIT, USUAL, Budget
from kotatsu.core.errors import FileError, KotatsuError
from kotatsu.games import NAMES
from kotatsu.lab.crew import Processes
from kotatsu.lab.entrants import contests, orders, read_entrant
from kotatsu.lab.playing import Played
from kotatsu.lab.summary import summarize
from kotatsu.lab.tournament import Plan, Result, pair_block, tournament
from tests.command import PROGRAM, complaint, data, output
from tests.processes import wait_until_gone
from tests.tables import TABLES

PATIENCE = 180.0  # seconds, however busy the machine is
PLAN = Plan("lanterns", ("random", "greedy@20", "greedy@60"), 60)


def figures(result: Result) -> dict[str, Any]:
    """All of a summary that must not depend on the machine."""
    return {name: value for name, value in summarize(result).items() if name != "clock"}


@pytest.mark.parametrize("neighbours", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("entrants", [1, 2, 3, 4, 6])
def test_with_every_deal_everybody_sits_everywhere(entrants: int, seats: int, neighbours: bool) -> None:
    found = contests(entrants, seats, neighbours and entrants > 1)
    assert {one for contest in found for one in contest.entrants} == set(range(entrants))
    for deal in range(8):
        for contest in found:
            lineups = [lineup for table in contest.tables for lineup in orders(table, deal)]
            assert len(set(lineups)) == len(lineups)
            counts = Counter((one, seat) for lineup in lineups for seat, one in enumerate(lineup))
            assert len(counts) == len(contest.entrants) * seats
            assert len(set(counts.values())) == 1


def test_the_number_of_jobs_changes_nothing() -> None:
    assert TABLES
    alone = tournament(PLAN)
    assert figures(alone) == figures(tournament(PLAN, Processes(2, PLAN.game)))
    summary = summarize(alone)
    assert [bot["bot"] for bot in summary["bots"]] == list(PLAN.bots)
    for bot in summary["bots"]:
        assert bot["wins"]["low"] <= bot["wins"]["value"] <= bot["wins"]["high"]
        assert sum(bot["points"]) == pytest.approx(bot["score"]["mean"], abs=0.05)
        assert sum(count for _, count in bot["score"]["counts"]) == bot["games"]


def test_every_deal_is_the_same_for_all_who_play_it() -> None:
    """With bots that do not think the seats alone make a difference, so exchanged seats exchange nothing else."""
    result = tournament(Plan("lanterns", ("greedy@1", "greedy@2"), 8, question=None))
    by_deal: dict[int, list[Played]] = {}
    for game in result.games.values():
        by_deal.setdefault(game.deal, []).append(game)
    assert all({game.lineup for game in games} == {(0, 1), (1, 0)} for games in by_deal.values())
    assert all(len({tuple(game.order) for game in games}) == 1 for games in by_deal.values())


def test_a_pair_stops_when_it_is_decided() -> None:
    plan = Plan("lanterns", ("random", "greedy@60"), 2000)
    summary = summarize(tournament(plan))
    assert summary["games"] < 400 < summary["most_games"]
    (pair,) = summary["pairs"]
    assert pair["answer"] == "below"
    assert abs(pair["ratios"][-1]) >= pair["bound"] > max(map(abs, pair["ratios"][:-1]))


def test_a_shared_win_is_shared() -> None:
    game = Played(0, (0, 1, 1), [[5], [5], [3]], [1, 1, 3], [0, 1, 2], 9, [3, 3, 3], [[]] * 3, [], [0.0] * 3)
    block = pair_block((0, 1), [game])
    assert (block.ours, block.theirs) == (0.5, 0.25)
    assert pair_block((0, 1), [game._replace(places=[2, 2, 2])])[:2] == (0, 0)


def test_it_goes_on_after_a_kill(tmp_path: Path) -> None:
    arguments = ["tournament", NAMES[0], "--bots", "random,greedy@8", "--games", "160", "--all"]
    arguments += ["--jobs", "2", "--out", str(tmp_path / "killed")]
    journal = tmp_path / "killed.jsonl"
    process = subprocess.Popen([PROGRAM, *arguments], stdout=subprocess.DEVNULL, start_new_session=True)
    until = time.monotonic() + PATIENCE
    while not journal.exists() or len(journal.read_bytes().splitlines()) < 20:
        assert process.poll() is None, "it was over before anybody could kill it"
        assert time.monotonic() < until, "it has written nothing"
        time.sleep(0.01)
    process.kill()
    process.wait()
    assert not wait_until_gone(process.pid)
    kept = journal.read_bytes()
    journal.write_bytes(kept[:-7])  # as if it had been killed in the middle of a line
    output(*arguments)
    assert journal.read_bytes().startswith(kept[: kept[:-7].rfind(b"\n") + 1])
    found = json.loads((tmp_path / "killed.json").read_text())
    straight = data(*arguments[:-2])
    for summary in (found, straight):
        summary.pop("clock")
    assert found == straight


def test_a_journal_belongs_to_one_tournament(tmp_path: Path) -> None:
    journal = tmp_path / "t.jsonl"
    first = tournament(PLAN, journal=journal)
    kept = journal.read_bytes()
    assert figures(tournament(PLAN, journal=journal)) == figures(first)
    assert journal.read_bytes() == kept
    with pytest.raises(FileError, match="another tournament"):
        tournament(Plan("lanterns", PLAN.bots, 60, seed="2"), journal=journal)
    journal.write_bytes(kept + b"{}\n")
    with pytest.raises(FileError, match="no game"):
        tournament(PLAN, journal=journal)
    more = Plan("lanterns", PLAN.bots, 90)  # more games of the same tournament: what is there is used
    journal.write_bytes(kept)
    assert figures(tournament(more, journal=journal)) == figures(tournament(more))


@pytest.mark.parametrize(
    ("label", "budget"),
    [("greedy", USUAL), ("greedy@7", Budget(7)), ("greedy@0.5s", Budget(NO_LIMIT, 0.5))],
)
def test_a_bot_may_have_a_budget(label: str, budget: Budget) -> None:
    assert read_entrant(label).budget == budget


def test_wrong_plans_are_refused_in_one_sentence() -> None:
    for bots in ("greedy,greedy", "greedy@0", "greedy@", "nobody", "greedy@x"):
        assert complaint("tournament", NAMES[0], "--bots", bots)
    assert "100 %" in complaint("tournament", NAMES[0], "--bots", "greedy,random", "--line", "98")
    with pytest.raises(KotatsuError):
        Plan("lanterns", ("random",), neighbours=True)


def test_a_game_without_an_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kotatsu.lab.playing.LONGEST_GAME", 3)
    with pytest.raises(KotatsuError, match="no end"):
        tournament(Plan("lanterns", ("random",), 1))
