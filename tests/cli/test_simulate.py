"""`kotatsu simulate`: the figures are right, and the same however the work is divided."""

from __future__ import annotations

import pytest

from kotatsu import load_game
from kotatsu.games import NAMES
from kotatsu.lab.simulate import Setting, Tally, seat_bots, simulate
from tests.command import data, output
from tests.tables import TABLES

GAMES = 24


@pytest.fixture
def others_help_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kotatsu.lab.simulate.SURE", 0)
    monkeypatch.setattr("kotatsu.lab.simulate.WORTH_HELP", 0)


@pytest.mark.usefixtures("others_help_at_once")
@pytest.mark.parametrize(("game", "bots"), [*((name, "random") for name in NAMES), (NAMES[0], "greedy,random")])
def test_the_number_of_jobs_changes_nothing(game: str, bots: str) -> None:
    seats = load_game(game).seat_counts[0]
    setting = Setting(game, seats, seat_bots(bots.split(","), seats), "s")
    helped: list[int] = []
    assert simulate(setting, GAMES, 1) == simulate(setting, GAMES, 3, helped.append)
    assert sum(helped) == GAMES and max(helped) <= GAMES // 3  # nobody played all of them


@pytest.mark.parametrize(("game", "bots"), [*((name, "random") for name in NAMES), (NAMES[0], "greedy,random")])
def test_the_figures_are_those_of_the_games(game: str, bots: str) -> None:
    alone = data("simulate", game, "--games", GAMES, "--seed", "s", "--bots", bots)
    assert alone["games"] == GAMES
    assert [seat["bot"] for seat in alone["seats"]] == list(seat_bots(bots.split(","), load_game(game).seat_counts[0]))
    assert all(seat["min"] <= seat["mean"] <= seat["max"] for seat in alone["seats"])
    decided = sum(seat["wins"] + seat["shared_wins"] for seat in alone["seats"])
    assert decided >= GAMES or game == "edo"  # where a game may have no winner at all (EDO-9.4)
    if "greedy" in bots:
        assert alone["seats"][0]["wins"] > 0.8 * GAMES


def test_another_seed_is_another_set_of_games() -> None:
    game = NAMES[0]
    one, other = (data("simulate", game, "--games", 20, "--seed", seed, "--jobs", 1)["seats"] for seed in "xy")
    assert one != other


def test_for_people_it_prints_a_table() -> None:
    lines = output("simulate", NAMES[0], "--games", 10, "--jobs", 1).splitlines()
    assert lines[0].startswith("10 games of") and lines[1].split()[:3] == ["seat", "bot", "mean"]


def test_a_shared_first_place_is_no_win() -> None:
    from kotatsu.bots.arena import Outcome
    from kotatsu.lab.simulate import SeatTally

    tally = Tally([SeatTally(), SeatTally()])
    tally.add(Outcome(10, [5, 5], [1, 1]))
    tally.add(Outcome(10, [7, 3], [1, 2]))
    first, second = tally.by_seat
    assert (first.wins, first.shared_wins, first.least, first.most) == (1, 1, 5, 7)
    assert (second.wins, second.shared_wins) == (0, 1)


@pytest.mark.usefixtures("others_help_at_once")
def test_a_game_that_only_this_process_knows_is_simulated_by_others() -> None:
    assert TABLES
    setting = Setting("lanterns", 2, ("random", "random"))
    assert simulate(setting, 40, 2) == simulate(setting, 40, 1)
