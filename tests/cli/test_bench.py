"""`kotatsu bench`: every figure is there, and the ratios are those of the figures."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys

import pytest

from kotatsu.bench import growth, load, viewers
from kotatsu.bench.server import running_server
from kotatsu.core.errors import KotatsuError
from kotatsu.games import NAMES
from kotatsu.house.house import House
from kotatsu.version import is_compiled
from tests.command import data, kotatsu

PEER = {"decisions_per_s", "games_per_s", "copies_per_s", "version"}
OWN = {
    "decisions_per_s",
    "games_per_s",
    "copies_per_s",
    "ratio_decisions",
    "ratio_copies",
    "ratio_interpreted",
    "turns_judged_per_s",
    "ratio_turns_interpreted",
    "together_per_s",
    "ratio_matches",
    "ratio_environments",
    "bytes_per_state",
    "decisions_per_game",
    "seats",
}


def test_bench_measures_every_game_and_the_peer() -> None:
    report = data("bench", "--rounds", 1, how=kotatsu)
    assert set(report) == {"peers", "games", "compiled"} and report["compiled"] == is_compiled()
    peer = report["peers"]["catanatron"]
    assert set(peer) == PEER
    assert list(report["games"]) == list(NAMES)
    for figures in report["games"].values():
        assert set(figures) == OWN and all(figure > 0 for figure in figures.values())
        for kind in ("decisions", "copies"):
            ratio = figures[f"{kind}_per_s"] / peer[f"{kind}_per_s"]
            assert figures[f"ratio_{kind}"] == pytest.approx(ratio, rel=0.02)
        if is_compiled():
            assert figures["ratio_interpreted"] > 1 and figures["ratio_turns_interpreted"] > 1


def test_a_move_is_measured_for_everybody_who_sees_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewers, "FIRST", 2)
    monkeypatch.setattr(viewers, "MOVES", 3)
    report = viewers.run_viewers_bench()
    assert set(report) >= set(NAMES)
    for figures in report.values():
        assert (
            min(figures["act_ms"], figures["look_ms"])
            <= figures["each_ms"]
            <= max(figures["act_ms"], figures["look_ms"])
        )


@pytest.mark.exhaustive
@pytest.mark.parametrize("looks", [[], ["--looks"]], ids=["hear", "look"])
def test_a_crowd_loses_nothing(looks: list[str]) -> None:
    report = data("bench", "load", "--tables", 3, "--listeners", 2, "--rate", 3, "--seconds", 2, *looks, how=kotatsu)
    for figures in (report["limit"], report["1 process"]):
        assert figures["moves"] + figures["skipped"] == 6 and figures["p99_ms"] > 0


def test_without_the_peer_it_says_so() -> None:
    program = "import sys; sys.modules['catanatron'] = None; from kotatsu.cli import main; sys.exit(main(['bench']))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("kotatsu: ") and "catanatron, is not installed" in done.stderr


def test_without_a_browser_the_figures_of_the_web_say_so() -> None:
    program = (
        "import sys; sys.modules['playwright'] = None; import kotatsu.bench.web as web; web.LAST_PLY = 24; "
        "from kotatsu.cli import main; sys.exit(main(['bench', 'web']))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert [line.split()[0] for line in lines[1:-1]] == list(NAMES)
    assert lines[-1].startswith("Clicks were not measured: ") and "playwright" in lines[-1]


def test_a_server_that_does_not_start_is_not_measured() -> None:
    with pytest.raises(KotatsuError, match="did not start"), running_server(["false"]):
        pass


def test_a_house_that_is_measured_is_closed_whatever_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[House] = []
    close = House.close

    async def noted(house: House) -> None:
        closed.append(house)
        await close(house)

    async def story() -> None:
        async with growth._house():
            raise OSError("something else")

    monkeypatch.setattr(House, "close", noted)
    with pytest.raises(OSError, match="something else"):
        asyncio.run(story())
    assert len(closed) == 1


def test_load_says_where_it_can_be_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "sched_setaffinity", raising=False)
    with pytest.raises(KotatsuError, match="on Linux only"):
        load.run_load(load.Plan(1, 1, 1.0, 1.0, load.usual_game()), (1,), "")
